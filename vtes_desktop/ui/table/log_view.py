"""The log and the chat."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from vtes_desktop.ui.table.session import Session


class LogView(QFrame):
    """What happened, in sentences, with chat and signals below."""

    left = Signal()
    """Esc in the chat line: the table should have the focus again."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session

    def talk(self) -> None:
        """Put the cursor in the chat line."""
