"""The coach: a strip under the top bar that says what to do, answers, and leads on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QVBoxLayout, QWidget

from vtes_desktop.ui import theme
from vtes_desktop.ui.dressing import dress_letters
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import Label, caption
from vtes_desktop.ui.table.asks import announce
from vtes_desktop.ui.table.overlay import keeps

IN_A_COLUMN: Final = (0.85, 0.75, 0.65, 0.55)
"""How large its words may be beside the table, where large letters leave few to a line: the first that has room."""
ABOVE: Final = 126
"""What else the column needs, in pixels: the preview."""


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
        said = self._said = QVBoxLayout()
        said.setSpacing(2)
        said.addWidget(self.where)
        said.addWidget(self.words)
        said.addWidget(self.answer)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(16, 8, 12, 8)
        self._row.setSpacing(10)
        self._row.addLayout(said, 1)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.addLayout(self._buttons)
        for button in (self.next, self.show_me, self.leave):
            button.setAutoDefault(True)
            self._buttons.addWidget(button)
        settings.changed.connect(self._keep_room)
        self._keep_room()

    @property
    def upright(self) -> bool:
        """Whether its buttons stand below its words: in a column."""
        return self._row.direction() == QBoxLayout.Direction.TopToBottom

    def stand(self, *, upright: bool) -> None:
        """Stand in a column, or lie over the table."""
        way = QBoxLayout.Direction
        self._row.setDirection(way.TopToBottom if upright else way.LeftToRight)
        self.where.setWordWrap(upright)
        self._keep_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Other lines of words need another height."""
        super().resizeEvent(event)
        self._keep_room()

    def _keep_room(self) -> None:
        """In a column, which asks nobody how high one is in its width, as high as all it says.
        Three buttons stand one below the other there."""
        if not self.upright:
            self._write(1.0)
            self.setMinimumHeight(0)
            return
        column = self.parentWidget()
        room = column.height() - ABOVE if column is not None else self.height()
        for size in IN_A_COLUMN:
            self._write(size)
            self._said.invalidate()
            self._row.invalidate()
            high = self._row.totalHeightForWidth(self.width())
            if high <= room:
                break
        self.setMinimumHeight(max(0, min(high, room)))

    def pressed(self) -> list[QWidget]:
        """The buttons that can be pressed now."""
        return [button for button in (self.next, self.show_me, self.leave) if button.isVisible()]

    def event(self, event: QEvent) -> bool:
        """Keep Space and Enter for the button that has the focus."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and keeps(event):
            event.accept()
            return True
        return super().event(event)

    def _write(self, size: float) -> None:
        k = self._settings.options.text_scale * size
        dress_letters(self.words, f"font-size: {round(15 * k)}px; color: {theme.BONE};")
        dress_letters(self.answer, f"font-size: {round(14 * k)}px; font-weight: 600; color: {theme.GOLD_BRIGHT};")
        many = self.upright and not any(button.isHidden() for button in (self.next, self.show_me, self.leave))
        way = QBoxLayout.Direction
        self._buttons.setDirection(way.TopToBottom if many else way.LeftToRight)

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
        self._keep_room()
        announce(self, words)

    def correct(self, words: str) -> None:
        """Answer to something else than what was asked for."""
        self.answer.setText(f"» {words}")
        self.answer.show()
        self._keep_room()
        announce(self, words)
