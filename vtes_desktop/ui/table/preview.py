"""The preview: the card under the pointer, large, with its text, what lies on it and its rulings."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QWidget

from vtes_desktop.ui.faces import FaceCache
from vtes_desktop.ui.table.session import Hover, Session


class Preview(QFrame):
    """Shows what :attr:`Session.hovered` told last; a click or Space pins it."""

    def __init__(self, session: Session, faces: FaceCache, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.faces = faces
        self.pinned = False
        session.hovered.connect(self.show_card)

    def show_card(self, hover: Hover) -> None:
        """Show a card, unless another is pinned."""

    def toggle_pin(self) -> None:
        """Keep the card that is shown whatever is hovered, or let it go."""
