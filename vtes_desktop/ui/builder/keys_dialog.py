"""The builder's keys and what the pointer can do, on one sheet."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QDialog, QGridLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from vtes_desktop.ui.builder.room import make_room
from vtes_desktop.ui.plain import Label

_KEYS: Final = (
    (
        "Cards found",
        (
            ("Double click, middle click, Enter, +", "one copy into the deck"),
            ("1 … 9", "so many copies more"),
            ("−, Del", "one copy out of the deck"),
            ("Drag", "into the deck, its sideboard, or another deck's tab"),
            ("Space", "the card large, with text, rulings and printings"),
            ("Ctrl + wheel", "larger and smaller pictures"),
            ("F2", "in the table: type a count"),
        ),
    ),
    (
        "The deck",
        (
            ("Arrows", "from card to card"),
            ("Double click, middle click, Enter, +", "one copy more"),
            ("−, Shift + double click", "one copy fewer"),
            ("Alt + wheel", "more and fewer copies"),
            ("1 … 9", "exactly so many copies"),
            ("Del", "all copies out"),
            ("Ctrl or Shift + click, a band", "choose several cards"),
            ("Drag", "out to the cards found, or to the sideboard"),
            ("Ctrl + wheel", "larger and smaller cards"),
        ),
    ),
    (
        "Search",
        (
            ("Ctrl+F", "to the search line; Down goes to the cards"),
            ("F6", "on to the next part: search, cards, deck, pages below"),
            ("Tab, Enter", "take the proposal"),
            ("Click a chip, Space", "ask for it; Disciplines: again for superior"),
            ("Arrows", "from chip to chip"),
            ("Shift or right click on a chip", "cards without it"),
        ),
    ),
    (
        "Decks",
        (
            ("Ctrl+Z, Ctrl+Shift+Z", "undo and redo, without a limit"),
            ("Ctrl+S, Ctrl+Shift+S", "save, save as a new deck"),
            ("Ctrl+N, Ctrl+W, Ctrl+Shift+T", "new, close, reopen"),
            ("Ctrl+Tab", "the next open deck"),
            ("Ctrl+O, Ctrl+Shift+V", "import, paste a deck"),
            ("Ctrl+E, Ctrl+P", "export a list, print proxies"),
            ("Ctrl+R", "replace a card everywhere"),
            ("Ctrl+D", "my decks and starter decks"),
            ("Ctrl+T", "the tournament archive"),
        ),
    ),
)


class KeysDialog(QDialog):
    """The sheet."""

    def __init__(self, scale: float, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Keys")
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setHorizontalSpacing(round(18 * scale))
        grid.setVerticalSpacing(round(3 * scale))
        row = 0
        for title, keys in _KEYS:
            heading = Label(title)
            heading.setProperty("tone", "gold")
            heading.setStyleSheet("font-weight: 600; margin-top: 8px;")
            grid.addWidget(heading, row, 0, 1, 2)
            row += 1
            for key, words in keys:
                name = Label(key)
                name.setWordWrap(True)
                said = Label(words)
                said.setWordWrap(True)
                said.setProperty("tone", "dim")
                grid.addWidget(name, row, 0)
                grid.addWidget(said, row, 1)
                row += 1
        grid.setColumnStretch(0, 4)
        grid.setColumnStretch(1, 5)
        area = QScrollArea()
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        close = QPushButton("Close")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(round(16 * scale),) * 4)
        column.addWidget(area, 1)
        column.addWidget(close)
        make_room(self, parent, 620, 680, scale)
