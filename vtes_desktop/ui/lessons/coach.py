"""The coach: a strip under the top bar that says what to do, answers, and leads on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from vtes_desktop.ui import theme
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import Label, caption
from vtes_desktop.ui.table.asks import announce
from vtes_desktop.ui.table.overlay import keeps


class Coach(QFrame):
    """Says the step of a lesson."""

    next_wanted = Signal()
    show_wanted = Signal()
    """Do it for me."""
    left = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setProperty("panel", "gold")
        self.setObjectName("coach")
        self.where = Label()
        self.where.setProperty("tone", "gold")
        self.words = Label()
        self.words.setWordWrap(True)
        self.answer = Label()
        self.answer.setWordWrap(True)
        self.answer.hide()
        self.next = QPushButton(tr("Next"))
        self.next.setProperty("tone", "gold")
        self.next.clicked.connect(self.next_wanted)
        self.show_me = QPushButton(tr("Show me"))
        self.show_me.setToolTip(tr("The lesson does this step itself"))
        self.show_me.clicked.connect(self.show_wanted)
        self.leave = QPushButton(tr("Leave"))
        self.leave.setToolTip(tr("Leave the lesson; it goes on from here next time"))
        self.leave.clicked.connect(self.left)
        said = QVBoxLayout()
        said.setSpacing(2)
        said.addWidget(self.where)
        said.addWidget(self.words)
        said.addWidget(self.answer)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 12, 8)
        row.setSpacing(10)
        row.addLayout(said, 1)
        for button in (self.next, self.show_me, self.leave):
            button.setAutoDefault(True)
            row.addWidget(button)
        settings.changed.connect(self._fit)
        self._fit()

    def pressed(self) -> list[QWidget]:
        """The buttons that can be pressed now."""
        return [button for button in (self.next, self.show_me, self.leave) if button.isVisible()]

    def event(self, event: QEvent) -> bool:
        """Keep Space and Enter for the button that has the focus."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and keeps(event):
            event.accept()
            return True
        return super().event(event)

    def _fit(self) -> None:
        k = self._settings.options.text_scale
        self.words.setStyleSheet(f"font-size: {round(15 * k)}px; color: {theme.BONE};")
        self.answer.setStyleSheet(f"font-size: {round(14 * k)}px; font-weight: 600; color: {theme.GOLD_BRIGHT};")

    def say(self, where: str, words: str, *, reads: bool, shows: bool, further: str = "") -> None:
        """Say a step.

        :param where: which step of which lesson.
        :param reads: whether one goes on by having read it.
        :param shows: whether the lesson can do it itself.
        """
        self.where.setText(where)
        self.words.setText(words)
        self.answer.hide()
        self.next.setText(caption(further or tr("Next")))
        self.next.setVisible(reads)
        self.show_me.setVisible(shows)
        if reads:
            self.next.setFocus()
        announce(self, words)

    def correct(self, words: str) -> None:
        """Answer to something else than what was asked for."""
        self.answer.setText(f"» {words}")
        self.answer.show()
        announce(self, words)
