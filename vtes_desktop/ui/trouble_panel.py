"""The panel of the start page that says what is wrong: there is no card list, or the settings can't be kept."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label, caption


class TroublePanel(QFrame):
    """A sentence, and ways to another card list where it is about that."""

    card_list_wanted = Signal(str)
    """Use another card list: ``folder``, ``file``, ``installed``, or ``again`` for the same one anew."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("panel", "blood")
        self.text = Label()
        self.text.setWordWrap(True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        buttons = QHBoxLayout()
        self.buttons: dict[str, QPushButton] = {}
        for what, text in (
            ("folder", tr("Choose a folder…")),
            ("file", tr("Choose a wheel…")),
            ("installed", tr("Use the installed list")),
            ("again", tr("Try again")),
        ):
            button = QPushButton(caption(text))
            button.setProperty("compact", True)
            button.setAutoDefault(True)  # Enter presses it too
            button.clicked.connect(partial(self._clicked, what))
            self.buttons[what] = button
            buttons.addWidget(button)
        buttons.addStretch()
        column = QVBoxLayout(self)
        column.addWidget(self.text)
        column.addLayout(buttons)
        self.hide()

    def _clicked(self, what: str, *_: bool) -> None:
        self.card_list_wanted.emit(what)

    def tell(self, sentence: str, *, card_list: bool, chosen: bool) -> None:
        """Say this; see :meth:`~vtes_desktop.ui.start_page.StartPage.show_problem`."""
        self.text.setText(sentence)
        for what, button in self.buttons.items():
            button.setVisible(card_list and (what != "installed" or chosen))
