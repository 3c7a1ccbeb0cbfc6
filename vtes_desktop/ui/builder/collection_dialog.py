"""The player's collection: what is owned, in numbers; starter decks added in one click; what is missing for decks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFileDialog,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.cards.spelling import fold
from vtes_desktop.cards.starters import StarterDeck
from vtes_desktop.decks import collection as collections
from vtes_desktop.decks.collection import Collection, Missing
from vtes_desktop.decks.deck import Deck, Entry
from vtes_desktop.decks.encoding import MAX_BYTES, TOO_LARGE, UnreadableDeckError
from vtes_desktop.decks.reading import write_deck
from vtes_desktop.decks.shelf import Shelved
from vtes_desktop.decks.storing import StoringError, replace
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.room import make_room
from vtes_desktop.ui.builder.shelf_reader import Listing
from vtes_desktop.ui.choosers import ChoiceBox
from vtes_desktop.ui.flow import Flow
from vtes_desktop.ui.languages import figure, later, plural, tr
from vtes_desktop.ui.plain import Label, caption
from vtes_desktop.ui.saving import ask_where_to_save

_LISTS = later("Lists (*.csv *.txt *.json *.xml *.eld);;All files (*)")


class CollectionDialog(QDialog):
    """Three pages: the numbers with bringing in and out, the starter decks, what is missing."""

    done_saying = Signal(str)

    def __init__(self, desk: Desk, scale: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._scale = scale
        self._before: list[Collection] = []
        self.setWindowTitle(tr("My collection"))
        self.heading = Label()
        self.heading.setProperty("tone", "heading")
        self.said = Label()
        self.said.setWordWrap(True)
        self.tabs = QTabWidget()
        self.tabs.addTab(self._starter_page(), tr("Starter decks"))
        self.tabs.addTab(self._missing_page(), tr("Missing cards"))
        self.bring = self._button(tr("Import…"), self._ask_for_file)
        self.take = self._button(tr("Export CSV…"), self._ask_where)
        self.add_deck = self._button(tr("Add this deck's cards"), self._add_current)
        self.undo = self._button(tr("Undo"), self._undo)
        self.undo.setEnabled(False)
        close = self._button(tr("Close"), self.accept)
        buttons = Flow(round(6 * scale))
        for button in (self.bring, self.take, self.add_deck, self.undo, close):
            buttons.addWidget(button)
        hint = Label(
            tr("Single counts are typed into the column “Owned” of the card list (F2), or with the card's menu.")
        )
        hint.setProperty("tone", "dim")
        hint.setWordWrap(True)
        low = parent.window().height() / scale < 480
        hint.setVisible(not low)
        self.said.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(*(round((8 if low else 18) * scale),) * 4)
        column.setSpacing(round((4 if low else 9) * scale))
        for widget in (self.heading, hint):
            column.addWidget(widget)
        column.addWidget(self.tabs, 1)
        column.addWidget(self.said)
        column.addLayout(buttons)
        make_room(self, parent, 760, 600, scale, below=40)
        self._shelved: list[Shelved] | None = None
        """The decks on the shelf; None until they are read."""
        desk.collection_changed.connect(self._show)
        self._show()
        desk.reader.read(self._shelf_read)

    def bring_in(self, path: Path) -> None:
        """Add what a file lists to the collection, or take it as the whole collection where there was none."""
        try:
            with path.open("rb") as file:
                data = file.read(MAX_BYTES + 1)
            if len(data) > MAX_BYTES:
                raise UnreadableDeckError(TOO_LARGE)
            read, problems = collections.from_list(data, self._desk.catalogue)
        except OSError as error:
            self._say(tr("{path} can't be opened: {strerror}.", path=path, strerror=error.strerror or error), "blood")
            return
        except UnreadableDeckError as error:
            self._say(tr("{path} can't be read as a collection. {error}", path=path, error=error), "blood")
            return

        def add(owned: Collection) -> None:
            for number, count in read.counts.items():
                owned.add(number, count)

        self._change(add)
        left = [problem for problem in problems if problem.leaves_cards_out]
        rest = (
            plural(
                "One line was not matched: “{words}”.",
                "{n} lines were not matched, the first: “{words}”.",
                len(left),
                words=left[0].text[:80],
            )
            if left
            else ""
        )
        self._say(
            tr("{total} cards were added from {name}. {rest}", total=read.total, name=path.name, rest=rest).strip(),
            "blood" if left else "gold",
        )

    # Pages

    def _starter_page(self) -> QWidget:
        page = QWidget()
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Find a starter deck"))
        self.search.setAccessibleName(tr("Find a starter deck"))
        self.search.setClearButtonEnabled(True)
        self.starters = _table([tr("Starter deck"), tr("Year"), tr("Crypt"), tr("Library"), "", ""])
        self._listed: list[StarterDeck] = list(self._desk.catalogue.starters)
        self.starters.setRowCount(len(self._listed))
        for row, starter in enumerate(self._listed):
            texts = (starter.name, starter.released[:4], str(starter.crypt_size), str(starter.library_size))
            for place, text in enumerate(texts):
                self.starters.setItem(row, place, _cell(text, place > 0))
            add = self._small(tr("Add"), tr("Add {name} to my collection", name=starter.name), starter, 1)
            out = self._small(tr("Take out"), tr("Take {name} out of my collection", name=starter.name), starter, -1)
            self.starters.setCellWidget(row, 4, add)
            self.starters.setCellWidget(row, 5, out)
        _fit(self.starters, round(36 * self._scale))
        for place, text in ((4, tr("Add")), (5, tr("Take out"))):
            # A table doesn't ask the widgets in its cells how wide they are.
            wide = self.fontMetrics().horizontalAdvance(text) + round(40 * self._scale)
            self.starters.setColumnWidth(place, wide)
        column = QVBoxLayout(page)
        column.addWidget(self.search)
        column.addWidget(self.starters, 1)
        self.search.textChanged.connect(self._find_starter)
        return page

    def _missing_page(self) -> QWidget:
        page = QWidget()
        self.for_which = ChoiceBox()
        self.for_which.addItems(
            [tr("for this deck"), tr("for all my decks, one at a time"), tr("for all my decks, side by side")]
        )
        self.for_which.setAccessibleName(tr("Missing for"))
        self.with_open = QCheckBox(tr("and those open here"))
        self.with_open.setChecked(True)
        copy = self._button(tr("Copy the list"), self._copy_missing)
        row = Flow(round(8 * self._scale))
        for widget in (Label(tr("Missing")), self.for_which, self.with_open, copy):
            row.addWidget(widget)
        self.missing = _table([tr("Card"), tr("Needed"), tr("Owned"), tr("Missing")])
        column = QVBoxLayout(page)
        column.addLayout(row)
        column.addWidget(self.missing, 1)
        self.for_which.currentIndexChanged.connect(self._show_missing)
        self.with_open.toggled.connect(self._show_missing)
        return page

    def _small(self, text: str, words: str, starter: StarterDeck, times: int) -> QPushButton:
        button = QPushButton(caption(text))
        button.setProperty("compact", True)
        button.setAutoDefault(False)
        button.setAccessibleName(words)
        button.clicked.connect(lambda: self._add_starter(starter, times))
        return button

    def _button(self, text: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(caption(text))
        button.setAutoDefault(False)
        button.clicked.connect(lambda: do())
        return button

    # Doing

    def _change(self, change: Callable[[Collection], object]) -> None:
        before = self._desk.collection
        owned = Collection(before.counts)
        change(owned)
        if owned != before:
            self._before.append(before)
            self.undo.setEnabled(True)
            self._desk.own(owned)

    def _undo(self) -> None:
        if self._before:
            self._desk.own(self._before.pop())
            self._say(tr("Taken back."), "dim")
        self.undo.setEnabled(bool(self._before))

    def _add_starter(self, starter: StarterDeck, times: int) -> None:
        self._change(lambda owned: owned.add_starter(starter, times))
        done = tr("{name}: added.", name=starter.name) if times > 0 else tr("{name}: taken out.", name=starter.name)
        self._say(done, "gold")

    def _add_current(self) -> None:
        deck = self._desk.current.deck
        self._change(lambda owned: owned.add_deck(deck))
        self._say(tr("The cards of “{name}” were added.", name=deck.name or tr("New deck")), "gold")

    def _show(self) -> None:
        owned = self._desk.collection
        self.heading.setText(
            tr("My collection: {total} cards, {count} different", total=figure(owned.total), count=figure(len(owned)))
        )
        self.take.setEnabled(bool(len(owned)))
        self._show_missing()

    def _show_missing(self) -> None:
        found = sorted(self._missing(), key=lambda one: fold(self._name(one)))
        self.missing.setRowCount(len(found))
        for row, one in enumerate(found):
            for column, text in enumerate((self._name(one), str(one.needed), str(one.owned), str(one.missing))):
                self.missing.setItem(row, column, _cell(text, column > 0))
        _fit(self.missing, round(27 * self._scale))
        self.with_open.setVisible(self.for_which.currentIndex() > 0)
        copies = sum(one.missing for one in found)
        self.tabs.setTabText(
            1, caption(tr("Missing cards ({copies})", copies=copies) if copies else tr("Missing cards (none)"))
        )

    def _missing(self) -> list[Missing]:
        owned = self._desk.collection
        if self.for_which.currentIndex() == 0:
            return owned.missing_for(self._desk.current.deck)
        opened = {one.shelved.path for one in self._desk.decks if one.shelved is not None}
        decks = [one.deck for one in self._shelved or () if one.path not in opened]
        decks += [one.deck for one in self._desk.decks if self.with_open.isChecked() or one.shelved is not None]
        return owned.missing_for_all(decks, together=self.for_which.currentIndex() == 2)

    def _shelf_read(self, listing: Listing) -> None:
        self._shelved = listing.decks
        self._show_missing()

    def _name(self, one: Missing) -> str:
        card = self._desk.catalogue.cards.get(one.card_id)
        return self._desk.catalogue.display_key(card) if card else tr("card {card_id}", card_id=one.card_id)

    def _copy_missing(self) -> None:
        known = self._desk.catalogue.cards
        entries = [Entry(one.card_id, min(one.missing, 999)) for one in self._missing() if one.card_id in known]
        QGuiApplication.clipboard().setText(
            write_deck(Deck(tr("Missing"), entries=entries), "vdb", self._desk.catalogue)
        )
        self._say(tr("The list of {count} missing cards was copied.", count=len(entries)), "gold")

    def _find_starter(self, text: str) -> None:
        words = fold(text).split()
        for row, starter in enumerate(self._listed):
            said = fold(f"{starter.name} {starter.code} {starter.released}")
            self.starters.setRowHidden(row, not all(word in said for word in words))

    def _ask_for_file(self) -> None:
        dialog = QFileDialog(self, tr("Bring in a collection"), "", tr(_LISTS))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.bring_in(Path(name)))
        dialog.open()

    def _ask_where(self) -> None:
        ask_where_to_save(self, tr("Save the collection"), "collection.csv", tr("CSV (*.csv)"), self.save_to, "csv")

    def save_to(self, path: Path) -> None:
        """Write the collection as CSV."""
        try:
            replace(path, collections.to_csv(self._desk.collection, self._desk.catalogue).encode())
        except StoringError as error:
            self._say(str(error), "blood")
            return
        self._say(tr("Saved as {path}.", path=path), "gold")

    def _say(self, text: str, tone: str) -> None:
        self.said.setText(text)
        self.said.setVisible(bool(text))
        self.said.setProperty("tone", tone)
        self.said.style().unpolish(self.said)
        self.said.style().polish(self.said)


def _table(headings: list[str]) -> QTableWidget:
    table = QTableWidget(0, len(headings))
    table.setHorizontalHeaderLabels(headings)
    table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
    table.setShowGrid(False)
    table.verticalHeader().hide()
    return table


def _cell(text: str, number: bool) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    if number:
        item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
    return item


def _fit(table: QTableWidget, row: int) -> None:
    table.verticalHeader().setDefaultSectionSize(row)
    table.resizeColumnsToContents()
    table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
