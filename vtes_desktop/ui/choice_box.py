"""One of several, in a box that the wheel leaves alone until it has the focus; all such are in `choosers`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QWheelEvent


class ChoiceBox(QComboBox):
    """One of several."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # not by the wheel

    def wheelEvent(self, event: QWheelEvent) -> None:
        """For this box if it has the focus, else for the page."""
        super().wheelEvent(event) if self.hasFocus() else event.ignore()
