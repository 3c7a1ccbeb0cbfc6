"""The bar at the top: turn, phases, take back, clock, menu."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from vtes_desktop.ui.table.session import Session


class TopBar(QFrame):
    """Turn, phases, take back, clock, menu."""

    leave = Signal()
    settings_wanted = Signal()
    keys_wanted = Signal()
    score_wanted = Signal()
    full_screen_wanted = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
