"""Browsing a pile: its cards as a grid."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from vtes_desktop.ui.faces import FaceCache
from vtes_desktop.ui.table.overlay import Overlay
from vtes_desktop.ui.table.session import Session

COPIES_MIME: Final = "application/x-vtes-copies"
"""Dragged copies: their ids as a JSON list."""


class Browse(Overlay):
    """The cards of a pile, to search, to drag out and to take."""

    def __init__(self, session: Session, faces: FaceCache, parent: QWidget) -> None:
        super().__init__(parent)
        self.session = session
        self.faces = faces
        session.browse.connect(self.open_pile)

    def open_pile(self, seat: int, region: str) -> None:
        """Open a seat's pile; one's own crypt or library is looked through and shuffled after."""

    def open_top(self, region: str, count: int) -> None:
        """Look at the top cards of one's crypt or library."""
