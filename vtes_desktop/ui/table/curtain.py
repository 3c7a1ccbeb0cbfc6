"""The curtain that falls between two people at one desktop."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from vtes_desktop.ui.table.overlay import Overlay
from vtes_desktop.ui.table.session import Session


class Curtain(Overlay):
    """Hides the table until the next person says that it is hers to see."""

    lifted = Signal(int)
    """This seat looks now."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.session = session
        session.curtain_wanted.connect(self.fall)

    def fall(self, seat: int) -> None:
        """Hide the table at once; lifting it lets `seat` look."""
        self.session.look(seat)
