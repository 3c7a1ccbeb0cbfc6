"""The buttons to answer the referee with: one widget for the bar and for the dialogs of combat and referendum."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from vtes_desktop.rules.choice import Option
from vtes_desktop.ui.strict.asking import QUIET, Asking
from vtes_desktop.ui.strict.grids import empty
from vtes_desktop.ui.table.session import Session

MOST_BUTTONS = 9
"""Options that get a button of their own; more of them go into a menu."""


class Answers(QWidget):
    """The options of the open question; or who is asked, and a way to hand the screen over."""

    filled = Signal()
    """Other buttons stand there now, and the size may be another."""

    def __init__(self, session: Session, asking: Asking) -> None:
        super().__init__()
        self._session = session
        self._asking = asking
        self._buttons = QGridLayout()
        self._buttons.setSpacing(6)
        self._waiting = QLabel()
        self._waiting.setProperty("tone", "gold")
        self._hand_over = QPushButton()
        self._hand_over.setProperty("tone", "gold")
        self._hand_over.clicked.connect(self._pass_the_screen)
        foot = QHBoxLayout()
        foot.addWidget(self._waiting, 1)
        foot.addWidget(self._hand_over)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(self._buttons)
        whole.addLayout(foot)
        asking.changed.connect(self.fill)
        self.fill()

    def fill(self) -> None:
        """Offer what may be picked now."""
        empty(self._buttons)
        options = list(self._asking.options)
        quiet = [option for option in options if option.kind in QUIET]
        doing = [option for option in options if option not in quiet]
        shown = doing if len(doing) <= MOST_BUTTONS else doing[: MOST_BUTTONS - 1]
        buttons = [self._button(option, _tone(option)) for option in shown]
        if len(doing) > len(shown):
            buttons.append(self._more(doing[len(shown) :]))
        buttons += [self._button(option, "blood") for option in quiet]
        longest = max((len(option.text) for option in (*shown, *quiet)), default=0)
        columns = 2 if longest > 22 else 3
        for place, button in enumerate(buttons):
            self._buttons.addWidget(button, place // columns, place % columns)
        self._show_waiting(bool(options))
        self.filled.emit()

    def _show_waiting(self, mine: bool) -> None:
        asked = self._asking.asked
        elsewhere = asked is not None and not mine
        name = self._session.table.seats[asked.seat].name if asked is not None else ""
        here = asked is not None and asked.seat in self._session.clients
        self._waiting.setText(f"{name} has the word…" if elsewhere else "")
        self._waiting.setVisible(elsewhere)
        self._hand_over.setText(f"Hand the screen to {name}")
        self._hand_over.setVisible(elsewhere and here)

    def _button(self, option: Option, tone: str) -> QPushButton:
        button = QPushButton(option.text.replace("&", "&&"))
        button.setProperty("tone", tone)
        button.setToolTip(option.text)
        button.clicked.connect(partial(self._pick, option))
        return button

    def _more(self, options: list[Option]) -> QPushButton:
        button = QPushButton(f"{len(options)} more…")
        menu = QMenu(button)
        for option in options:
            menu.addAction(option.text.replace("&", "&&")).triggered.connect(partial(self._pick, option))
        button.setMenu(menu)
        return button

    def _pick(self, option: Option, *_: bool) -> None:
        self._asking.pick(option)

    def _pass_the_screen(self) -> None:
        asked = self._asking.asked
        if asked is not None:
            self._session.want_look(asked.seat)


def _tone(option: Option) -> str:
    """For is green, against is red; the rest is plain."""
    if option.kind.endswith(" for"):
        return "green"
    return "blood" if option.kind.endswith(" against") else ""
