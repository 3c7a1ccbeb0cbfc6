"""The final score."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from vtes_desktop.ui.table.overlay import Overlay
from vtes_desktop.ui.table.session import Session


class ScorePanel(Overlay):
    """Victory points and game win; opens by itself when the game is over."""

    leave = Signal()

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.session = session
