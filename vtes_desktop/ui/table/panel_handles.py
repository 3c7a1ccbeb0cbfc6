"""What a panel over the table is moved and stretched by."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from vtes_desktop.ui import theme
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label
from vtes_desktop.ui.table import signs


class Movable(Protocol):
    """A panel that a person may put elsewhere."""

    def geometry(self) -> QRect:
        """Where it is."""

    def put_at(self, place: QRect) -> None:
        """Put it there, as far as there is room."""


class PanelHead(QWidget):
    """A panel's upper edge, by which it is moved."""

    def __init__(self, panel: Movable) -> None:
        super().__init__()
        self._panel = panel
        self._held: QPoint | None = None
        self.setCursor(Qt.CursorShape.SizeAllCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold."""
        self._held = event.globalPosition().toPoint() - self._panel.geometry().topLeft()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the panel."""
        if self._held is not None:
            place = self._panel.geometry()
            place.moveTopLeft(event.globalPosition().toPoint() - self._held)
            self._panel.put_at(place)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Let go."""
        self._held = None


class PanelGrip(Label):
    """The lower right corner, by which a panel is made larger or smaller."""

    def __init__(self, panel: Movable) -> None:
        super().__init__()
        self._panel = panel
        self._held: QPoint | None = None
        self.setPixmap(signs.pixmap("grip", 16, theme.FAINT))
        self.setCursor(Qt.CursorShape.SizeFDiagCursor)
        self.setToolTip(tr("Larger or smaller"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold."""
        self._held = event.globalPosition().toPoint() - self._panel.geometry().bottomRight()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Stretch the panel to the pointer."""
        if self._held is not None:
            place = self._panel.geometry()
            corner = event.globalPosition().toPoint() - self._held - place.topLeft()
            place.setSize(QSize(corner.x() + 1, corner.y() + 1))
            self._panel.put_at(place)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Let go."""
        self._held = None
