"""An answer that has come under a pointer which meant another one: pressed only once the pointer has moved.

In the strip it concerns what can't be meant by the way: the end of a phase, a card thrown away; in a panel or a menu,
which come over what was there before, all that can be pressed. The keyboard is not held by it.
"""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QObject, QPoint, Signal
from PySide6.QtGui import QCursor, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget
from shiboken6 import isValid

from vtes_desktop.ui.dressing import dress
from vtes_desktop.ui.languages import tr

PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class Held(QObject):
    """Watches buttons whose answers weigh."""

    refused = Signal(str)
    """Why a press did nothing."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._stood: set[tuple[str, int, int, int]] = set()
        """What weighed when it was last looked: its words, and where it stood."""
        self._button: QPushButton | None = None
        self._lay = QPoint()
        """The button that is held, and where the pointer lay then, on the screen."""

    def look(self, weighty: Collection[QPushButton]) -> None:
        """These answers weigh now: hold the one that was not there before and stands under the pointer."""
        stand = {
            button: (button.accessibleName() or button.text(), button.x(), button.y(), button.width())
            for button in weighty
        }
        if self._button is not None and stand.get(self._button) not in self._stood:
            self._release()
        pointer = QCursor.pos()
        for button, place in stand.items():
            lies_here = button.isVisible() and button.rect().contains(button.mapFromGlobal(pointer))
            if lies_here and place not in self._stood:
                self._button, self._lay = button, pointer
                dress(button, held=True)
                button.setMouseTracking(True)
                button.installEventFilter(self)
        self._stood = set(stand.values())

    def forget(self) -> None:
        """What comes next was not there before, wherever it stands."""
        self._release()
        self._stood = set()

    def _release(self) -> None:
        button, self._button = self._button, None
        if button is not None and isValid(button):
            button.removeEventFilter(self)
            dress(button, held=False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A press where the pointer lies still is not for what stands there now."""
        if watched is not self._button:
            return False
        if event.type() == QEvent.Type.Leave:
            self._release()
        elif isinstance(event, QMouseEvent):
            moved = (event.globalPosition().toPoint() - self._lay).manhattanLength()
            if moved >= QApplication.startDragDistance():
                self._release()
            elif event.type() in PRESSES:
                self.refused.emit(tr("Another answer stands here now: move the pointer before you press it."))
                return True
        return False


class HeldMenu(QMenu):
    """A menu in which nothing is chosen by a pointer that has lain still since it came."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lay: QPoint | None = None
        """Where the pointer lay when it came, on the screen; None once it has moved."""

    def showEvent(self, event: QShowEvent) -> None:
        """Remember where the pointer lies."""
        super().showEvent(event)
        self._lay = QCursor.pos()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """From here on it is meant."""
        super().mouseMoveEvent(event)
        self._is_still(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The second half of a double click is not for what has come under it."""
        if not (self._is_still(event) and self.rect().contains(event.position().toPoint())):
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Nor is the end of a click."""
        if not (self._is_still(event) and self.rect().contains(event.position().toPoint())):
            super().mouseReleaseEvent(event)

    def _is_still(self, event: QMouseEvent) -> bool:
        if self._lay is not None:
            moved = (event.globalPosition().toPoint() - self._lay).manhattanLength()
            if moved >= QApplication.startDragDistance():
                self._lay = None
        return self._lay is not None
