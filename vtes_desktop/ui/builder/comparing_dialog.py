"""Two decks side by side: what each has that the other hasn't."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.cards.spelling import fold
from vtes_desktop.decks.comparing import Difference, compare
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.encoding import UnreadableDeckError
from vtes_desktop.decks.reading import read_deck_file
from vtes_desktop.plain_words import plain
from vtes_desktop.ui import theme
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.room import make_room
from vtes_desktop.ui.builder.shelf_reader import Listing
from vtes_desktop.ui.choosers import ChoiceBox
from vtes_desktop.ui.deck_picker import FILE_KINDS
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label


class Candidate(Struct, frozen=True):
    """A deck that can be compared with."""

    name: str
    deck: Deck


class ComparingDialog(QDialog):
    """The current deck at the left, another that is chosen above at the right."""

    def __init__(self, desk: Desk, others: Sequence[Candidate], scale: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._deck = desk.current.deck
        self._others = list(others)
        self._scale = scale
        self.setWindowTitle(tr("Compare two decks"))
        heading = Label(tr("“{name}” compared with", name=self._deck.name or tr("New deck")))
        heading.setProperty("tone", "heading")
        heading.setWordWrap(True)
        self.which = ChoiceBox()
        self.which.setAccessibleName(tr("Compare with"))
        self.which.addItems([plain(one.name) for one in self._others])
        self.which.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.which.setMinimumContentsLength(18)
        self.file = QPushButton(tr("A file…"))
        self.file.setAutoDefault(False)
        self.said = Label()
        self.said.setWordWrap(True)
        self.table = QTableWidget(0, 4)
        self.table.setHorizontalHeaderLabels([tr("Card"), tr("This deck"), tr("The other"), tr("Change")])
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.table.setShowGrid(False)
        self.table.verticalHeader().setDefaultSectionSize(round(27 * scale))
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.setAccessibleName(tr("Differences"))
        close = QPushButton(tr("Close"))
        close.setDefault(True)
        above = QHBoxLayout()
        above.addWidget(heading, 2)
        above.addWidget(self.which, 3)
        above.addWidget(self.file)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(round(18 * scale),) * 4)
        column.setSpacing(round(10 * scale))
        column.addLayout(above)
        column.addWidget(self.said)
        column.addWidget(self.table, 1)
        column.addLayout(buttons)
        make_room(self, parent, 680, 600, scale)
        self.which.currentIndexChanged.connect(self._show)
        self.file.clicked.connect(self._ask_for_file)
        close.clicked.connect(self.accept)
        self._show(0)
        desk.reader.read(self._shelf_read)

    def _shelf_read(self, listing: Listing) -> None:
        """The decks on the shelf can be chosen, too."""
        opened = {one.shelved.path for one in self._desk.decks if one.shelved is not None}
        for one in listing.decks:
            if one.path not in opened:
                self._others.append(Candidate(one.deck.name or one.path.stem, one.deck))
                self.which.addItem(plain(self._others[-1].name))

    def add_file(self, path: Path) -> None:
        """Compare with a deck file."""
        try:
            deck = read_deck_file(path, self._desk.catalogue).deck
        except UnreadableDeckError as error:
            self.said.setText(str(error))
            return
        self._others.append(Candidate(f"{deck.name or path.stem} ({path.name})", deck))
        self.which.addItem(plain(self._others[-1].name))
        self.which.setCurrentIndex(len(self._others) - 1)

    def _show(self, place: int) -> None:
        self.table.setRowCount(0)
        if not 0 <= place < len(self._others):
            self.said.setText(tr("No other deck is open: choose one of yours, or a file."))
            return
        found = compare(self._deck, self._others[place].deck)
        self.said.setText(
            tr(
                "{shared} cards are in both; the other deck has {added} that this one hasn't, and lacks {removed}.",
                shared=found.shared,
                added=found.added,
                removed=found.removed,
            )
        )
        differences = sorted(found.differences, key=self._order)
        self.table.setRowCount(len(differences))
        for row, one in enumerate(differences):
            self._fill_row(row, one)
        self.table.resizeColumnsToContents()
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)

    def _order(self, one: Difference) -> tuple[bool, bool, bool, str]:
        """Crypt before library, what is more before what is less."""
        return one.section == "sideboard", one.card_id < 200_000, one.change < 0, fold(self._name(one.card_id))

    def _fill_row(self, row: int, one: Difference) -> None:
        where = " (sideboard)" if one.section == "sideboard" else ""
        change = f"+{one.change}" if one.change > 0 else str(one.change).replace("-", "−")
        colour = theme.LIFE if one.change > 0 else theme.BLOOD_BRIGHT
        texts = (f"{self._name(one.card_id)}{where}", str(one.before or "–"), str(one.after or "–"), change)
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            if column:
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            if column == 3:
                item.setForeground(QColor(colour))
            self.table.setItem(row, column, item)

    def _name(self, number: int) -> str:
        card = self._desk.catalogue.cards.get(number)
        return self._desk.catalogue.display_key(card) if card else tr("card {number}", number=number)

    def _ask_for_file(self) -> None:
        dialog = QFileDialog(self, tr("Compare with a deck file"), "", tr(FILE_KINDS))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.add_file(Path(name)))
        dialog.open()
