"""What is said in a lobby, and a line to say something."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLineEdit, QSizePolicy, QVBoxLayout

from vtes_desktop.lan.protocol import Said
from vtes_desktop.ui import theme
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Pages, escape
from vtes_desktop.ui.table.asks import announce
from vtes_desktop.ui.table.seat_colours import seat_colour

MOST_SAID = 500
"""Lines of talk that stay to be read."""


class Talk(QFrame):
    """What is said in the lobby, and a line to say something."""

    say = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("panel", "raised")
        self.log = Pages()
        self.log.setAccessibleName(tr("What is said"))
        self.log.document().setMaximumBlockCount(MOST_SAID)
        self.log.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.line = QLineEdit()
        self.line.setMaxLength(500)
        self.line.setPlaceholderText(tr("say something to the table…"))
        self.line.setAccessibleName(tr("Say something to the table"))
        self.line.returnPressed.connect(self._say)
        column = QVBoxLayout(self)
        column.addWidget(self.log, 1)
        column.addWidget(self.line)

    def hear(self, said: Said) -> None:
        """Add what somebody said; names and words are shown as they are, never as marks."""
        words = escape(said.text)
        if said.name:
            colour = seat_colour(said.seat) if said.seat >= 0 else theme.DIM
            words = f'<b style="color: {colour}">{escape(said.name)}</b>: {words}'
        else:
            words = f'<span style="color: {theme.DIM}">{words}</span>'
        self.log.append(words)
        announce(self, f"{said.name}: {said.text}" if said.name else said.text)

    def _say(self) -> None:
        words = self.line.text().strip()
        if words:
            self.say.emit(words)
            self.line.clear()
