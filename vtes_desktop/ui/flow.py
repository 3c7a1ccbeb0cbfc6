"""A layout that goes on in the next line when a line is full, as words do."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Flow(QLayout):
    """Widgets in lines from left to right, each as large as it wants to be and in the middle of its line.

    :param gap: pixels between them, both ways.
    """

    def __init__(self, gap: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        """How high it is at each width that was asked for; Qt asks many times for each change."""
        self.setSpacing(gap)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Put one more at the end."""
        self._items.append(item)

    def count(self) -> int:
        """How many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The one at that place; None past the end."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take one out; None past the end."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It takes no more room than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """The narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """How high it is at that width, in pixels."""
        height = self._heights.get(width)
        if height is None:
            height = self._heights[width] = self._place(QRect(0, 0, width, 0), move=False)
        return height

    def invalidate(self) -> None:
        """Something in it has changed: forget how high it was."""
        self._heights.clear()
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        """Put everything in its place."""
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        """Large enough for the largest of its widgets."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """Large enough for the largest of its widgets."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _place(self, rect: QRect, *, move: bool) -> int:
        x, y, high = rect.x(), rect.y(), 0
        line: list[tuple[QLayoutItem, QRect]] = []
        for item in self._items:
            if item.isEmpty():  # a hidden widget
                continue
            size = item.sizeHint()
            if x > rect.x() and x + size.width() > rect.right() + 1:
                if move:
                    _lay(line, high)
                x, y, high, line = rect.x(), y + high + self.spacing(), 0, []
            line.append((item, QRect(QPoint(x, y), size)))
            x += size.width() + self.spacing()
            high = max(high, size.height())
        if move:
            _lay(line, high)
        return y + high - rect.y()


def _lay(line: list[tuple[QLayoutItem, QRect]], high: int) -> None:
    """Put what stands in a line of that height in its middle."""
    for item, place in line:
        item.setGeometry(place.translated(0, (high - place.height()) // 2))
