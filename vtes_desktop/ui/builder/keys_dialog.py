"""The builder's keys and what the pointer can do, on one sheet."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QDialog, QGridLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from vtes_desktop.ui.builder.room import make_room
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.plain import Label

_KEYS: Final = (
    (
        later("Cards found"),
        (
            (later("Double click, middle click, Enter, +"), later("one copy into the deck")),
            ("1 … 9", later("so many copies more")),
            (later("−, Del"), later("one copy out of the deck")),
            (later("Drag"), later("into the deck, its sideboard, or another deck's tab")),
            (later("Space"), later("the card large, with text, rulings and printings")),
            (later("Ctrl + wheel"), later("larger and smaller pictures")),
            ("F2", later("in the table: type a count")),
        ),
    ),
    (
        later("The deck"),
        (
            (later("Arrows"), later("from card to card")),
            (later("Double click, middle click, Enter, +"), later("one copy more")),
            (later("−, Shift + double click"), later("one copy fewer")),
            (later("Alt + wheel"), later("more and fewer copies")),
            ("1 … 9", later("exactly so many copies")),
            ("Del", later("all copies out")),
            (later("Ctrl or Shift + click, a band"), later("choose several cards")),
            (later("Drag"), later("out to the cards found, or to the sideboard")),
            (later("Ctrl + wheel"), later("larger and smaller cards")),
        ),
    ),
    (
        later("Search"),
        (
            ("Ctrl+F", later("to the search line; Down goes to the cards")),
            ("F6", later("on to the next part: search, cards, deck, pages below")),
            (later("Tab, Enter"), later("take the proposal")),
            (later("Click a chip, Space"), later("ask for it; Disciplines: again for superior")),
            (later("Arrows"), later("from chip to chip")),
            (later("Shift or right click on a chip"), later("cards without it")),
        ),
    ),
    (
        later("Decks"),
        (
            (later("Ctrl+Z, Ctrl+Shift+Z"), later("undo and redo, without a limit")),
            (later("Ctrl+S, Ctrl+Shift+S"), later("save, save as a new deck")),
            (later("Ctrl+N, Ctrl+W, Ctrl+Shift+T"), later("new, close, reopen")),
            ("Ctrl+Tab", later("the next open deck")),
            (later("Ctrl+O, Ctrl+V"), later("import, paste a deck")),
            (later("Ctrl+E, Ctrl+P"), later("export a list, print proxies")),
            ("Ctrl+R", later("replace a card everywhere")),
            ("Ctrl+D", later("my decks and starter decks")),
            ("Ctrl+T", later("the tournament archive")),
        ),
    ),
)


class KeysDialog(QDialog):
    """The sheet."""

    def __init__(self, scale: float, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keys"))
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setHorizontalSpacing(round(18 * scale))
        grid.setVerticalSpacing(round(3 * scale))
        row = 0
        for title, keys in _KEYS:
            heading = Label(tr(title))
            heading.setProperty("tone", "gold")
            heading.setStyleSheet("font-weight: 600; margin-top: 8px;")
            grid.addWidget(heading, row, 0, 1, 2)
            row += 1
            for key, words in keys:
                name = Label(tr(key))
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
        close = QPushButton(tr("Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(round(16 * scale),) * 4)
        column.addWidget(area, 1)
        column.addWidget(close)
        make_room(self, parent, 620, 680, scale)
