"""Questions to the seats, and notices of what was refused."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from vtes_desktop.ui.table.overlay import Overlay
from vtes_desktop.ui.table.session import Session


class AsksBar(Overlay):
    """What others ask of who is looking, and what they are asked."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.session = session


class Notice(Overlay):
    """A sentence that fades: why something was refused."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.session = session
        session.refused.connect(self.say)

    def say(self, sentence: str) -> None:
        """Show a sentence for a few seconds."""
