"""The tournament archive: look for decks, read them, compare them, see what is played and since when."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QSplitter,
    QTabWidget,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.cards.catalogue import Catalogue, UnknownCard
from vtes_desktop.cards.model import Card
from vtes_desktop.cards.query import QueryError
from vtes_desktop.decks.archive import ANY, Archive, Asked, Near, Played, ReadingTold, Won, Year
from vtes_desktop.decks.archive_sources import packed_beside
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.reading import write_deck
from vtes_desktop.plain_words import plain, shown
from vtes_desktop.ui.builder.curve_view import Curve, CurveView
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.mending import card_completer
from vtes_desktop.ui.builder.monospaced import monospaced
from vtes_desktop.ui.builder.room import make_room
from vtes_desktop.ui.choosers import ChoiceBox
from vtes_desktop.ui.plain import Label, as_written, caption

_ASK_AFTER = 200
"""Milliseconds of rest after which what is asked is looked for."""
_SHOWN = 1_000
"""The most decks and cards that are listed; more of them help nobody."""
_WHAT = Qt.ItemDataRole.UserRole
_FIRST_YEAR = 1994


class ArchiveDialog(QDialog):
    """What is asked at the left over the decks that fit; at the right the deck, the cards played, the curves."""

    compare_wanted = Signal(str, object)
    """Compare the deck that is worked on with this one: its name, and the :class:`Deck`."""

    def __init__(self, desk: Desk, scale: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._scale = scale
        self._asked = ANY
        self._question = 0
        """Counts what was asked: an answer to an older question is too late."""
        self._kept: list[Curve] = []
        self._curve: Curve | None = None
        self._deck: Deck | None = None
        self._near_to: Deck | None = None
        self.setWindowTitle("Tournament archive")
        self._lay_out()
        make_room(self, parent, 1180, 740, scale, below=50)
        self._later = QTimer(self, interval=_ASK_AFTER, singleShot=True)
        self._later.timeout.connect(self._ask)
        self._connect()
        desk.archive.begin()
        self._show_state()

    def ask_card(self, card: Card) -> None:
        """Look for the decks with this card, and show since when it is played."""
        self.cards.setText(self._desk.catalogue.display_key(card))
        self.pages.setCurrentWidget(self.curve_page)

    def ask_near(self, deck: Deck) -> None:
        """List the decks that are most like this one."""
        self._near_to = deck.copy()
        self._near.setChecked(True)
        self._ask()

    # Laying out

    def _lay_out(self) -> None:
        self.said = Label()
        self.said.setWordWrap(True)
        self.source = QToolButton()
        self.source.setText("Archive")
        self.source.setToolTip("Where the archive is read from")
        self.source.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.source.setMenu(self._source_menu())
        self.bar = QProgressBar()
        self.bar.setAccessibleName("Reading the archive")
        self.bar.hide()
        head = QHBoxLayout()
        head.addWidget(self.said, 1)
        head.addWidget(self.bar)
        head.addWidget(self.source)
        halves = QSplitter()
        halves.setChildrenCollapsible(False)
        halves.addWidget(self._left_half())
        halves.addWidget(self._right_half())
        halves.setStretchFactor(0, 1)
        halves.setStretchFactor(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(round(14 * self._scale),) * 4)
        column.setSpacing(round(8 * self._scale))
        column.addLayout(head)
        column.addWidget(halves, 1)

    def _left_half(self) -> QWidget:
        half = QWidget()
        self.cards = self._line("Deflection, or several: Govern + Deflection", "Cards in the deck")
        self.cards.setCompleter(card_completer(self._desk.catalogue, self.cards))
        self.clan = ChoiceBox()
        self.clan.setAccessibleName("Clan")
        self.clan.addItem("Any clan")
        self.player = self._line("", "Player")
        self.event_words = self._line("Tournament, place or name of the deck", "Event")
        self.first, self.last = ChoiceBox(), ChoiceBox()
        self.first.setAccessibleName("From the year")
        self.last.setAccessibleName("To the year")
        self.first.addItem("any year")
        self.last.addItem("any year")
        years = QHBoxLayout()
        years.addWidget(self.first, 1)
        years.addWidget(Label("to"))
        years.addWidget(self.last, 1)
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(round(5 * self._scale))
        self.taken = Label()
        self.taken.setWordWrap(True)
        self.taken.hide()
        form.addRow("Cards", self.cards)
        form.addRow("", self.taken)
        form.addRow("Clan", self.clan)
        form.addRow("Player", self.player)
        form.addRow("Event", self.event_words)
        form.addRow("Years", years)
        self._near = QPushButton("Nearest to my deck")
        self._near.setCheckable(True)
        self._near.setAutoDefault(False)
        self._near.setToolTip("The decks that share most copies with the deck that is worked on")
        self.clear = QPushButton("Ask anew")
        self.clear.setAutoDefault(False)
        buttons = QHBoxLayout()
        self.count = Label()
        self.count.setProperty("tone", "dim")
        buttons.addWidget(self.count, 1)
        buttons.addWidget(self._near)
        buttons.addWidget(self.clear)
        self.found = self._table("Decks found", ("Date", "Player", "Event", "Deck", "Alike"), stretch=2)
        self.found.setColumnHidden(4, True)
        column = QVBoxLayout(half)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(7 * self._scale))
        column.addLayout(form)
        column.addLayout(buttons)
        column.addWidget(self.found, 1)
        return half

    def _right_half(self) -> QWidget:
        self.pages = QTabWidget()
        deck_page = QWidget()
        self.list = QPlainTextEdit()
        self.list.setReadOnly(True)
        self.list.setAccessibleName("The deck")
        self.list.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        monospaced(self.list, 12.5 * self._scale)
        self.take = QPushButton("Open a copy")
        self.take.setProperty("tone", "gold")
        self.compare = QPushButton("Compare with mine")
        self.alike = QPushButton("Decks like this one")
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for button in (self.alike, self.compare, self.take):
            button.setAutoDefault(False)
            button.setEnabled(False)
            buttons.addWidget(button)
        column = QVBoxLayout(deck_page)
        column.setContentsMargins(0, round(6 * self._scale), 0, 0)
        column.addWidget(self.list, 1)
        column.addLayout(buttons)
        self.played = self._table("Cards played", ("Card", "Decks", "Share", "Copies"), stretch=0)
        self.curve_page = QWidget()
        self.curves = CurveView()
        self.curves.scale = self._scale
        self.keep = QPushButton("Keep this curve")
        self.keep.setToolTip("It stays beside the next ones, to be compared with")
        self.drop = QPushButton("Drop the kept ones")
        row = QHBoxLayout()
        row.addStretch(1)
        for button in (self.drop, self.keep):
            button.setAutoDefault(False)
            row.addWidget(button)
        column = QVBoxLayout(self.curve_page)
        column.setContentsMargins(0, round(6 * self._scale), 0, 0)
        column.addWidget(self.curves, 1)
        column.addLayout(row)
        for title, page in (("Deck", deck_page), ("Cards played", self.played), ("Over the years", self.curve_page)):
            self.pages.addTab(page, caption(title))
        return self.pages

    def _line(self, placeholder: str, name: str) -> QLineEdit:
        line = QLineEdit()
        line.setPlaceholderText(placeholder)
        line.setAccessibleName(name)
        line.setClearButtonEnabled(True)
        return line

    def _table(self, name: str, titles: tuple[str, ...], stretch: int) -> QTreeWidget:
        table = QTreeWidget()
        table.setAccessibleName(name)
        table.setHeaderLabels(list(titles))
        table.setRootIsDecorated(False)
        table.setUniformRowHeights(True)
        table.setAlternatingRowColors(False)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.header().setStretchLastSection(False)
        table.header().setSectionResizeMode(stretch, QHeaderView.ResizeMode.Stretch)
        return table

    def _source_menu(self) -> QMenu:
        menu = QMenu(self)
        menu.addAction("A folder of decks …", partial(self._choose, folder=True))
        menu.addAction("A file (text, zip, twda.json.xz) …", partial(self._choose, folder=False))
        beside = menu.addAction("The one that came with the card lists", lambda: self._desk.archive.use(None))
        beside.setEnabled(packed_beside(self._desk.catalogue) is not None)
        return menu

    def _connect(self) -> None:
        archive = self._desk.archive
        archive.changed.connect(self._show_state)
        archive.progressed.connect(self._progressed)
        for line in (self.cards, self.player, self.event_words):
            line.textChanged.connect(self._later.start)
        for box in (self.clan, self.first, self.last):
            box.currentIndexChanged.connect(self._later.start)
        self._near.clicked.connect(self._near_clicked)
        self.clear.clicked.connect(self._ask_anew)
        self.found.currentItemChanged.connect(self._marked)
        self.found.itemActivated.connect(lambda *_: self._open_deck())
        self.played.itemActivated.connect(self._card_activated)
        self.take.clicked.connect(self._open_deck)
        self.compare.clicked.connect(self._compare)
        self.alike.clicked.connect(lambda: self.ask_near(self._deck) if self._deck else None)
        self.keep.clicked.connect(self._keep_curve)
        self.drop.clicked.connect(self._drop_curves)

    # The archive

    def _choose(self, *, folder: bool) -> None:
        dialog = QFileDialog(self, "The tournament archive")
        dialog.setFileMode(QFileDialog.FileMode.Directory if folder else QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self._desk.archive.use(Path(name)))
        dialog.open()

    def _show_state(self) -> None:
        archive = self._desk.archive
        self.bar.setVisible(archive.reading)
        if archive.reading:
            self.bar.setRange(0, 0)
            self._say(f"Reading {archive.source} … once; it is kept, and there at once the next time.", "dim")
        elif archive.problem:
            self._say(archive.problem, "blood")
        elif archive.decks:
            left = len(archive.refused)
            refused = f"; {left} could not be read" if left else ""
            self._say(f"{archive.decks:,} decks from {archive.source}{refused}.", "dim")
            self.said.setToolTip(as_written("\n".join(f"{name}: {why}" for name, why in archive.refused[:30])))
            archive.ask(_about, self._know)
        else:
            self._say(
                "Choose your copy of the tournament archive: the community’s folder of .txt decks or a zip of it, its "
                "one big file, or krcg’s twda.json.xz. It is read once and stays on this machine.",
                "gold",
            )
        if not archive.decks:
            self._fill_found([])
        self._ask()

    def _progressed(self, told: ReadingTold) -> None:
        self.bar.setRange(0, max(told.of, 1))
        self.bar.setValue(told.done)

    def _know(self, known: tuple[list[str], list[Year]]) -> None:
        """Offer the clans and years that there are."""
        clans, years = known
        for box, words in (
            (self.clan, ["Any clan", *clans]),
            (self.first, ["any year", *(str(one.year) for one in years)]),
            (self.last, ["any year", *(str(one.year) for one in years)]),
        ):
            chosen = box.currentText()
            box.blockSignals(True)
            box.clear()
            box.addItems([plain(word) for word in words])
            box.setCurrentIndex(max(0, box.findText(chosen)))
            box.blockSignals(False)

    # Asking

    def _asked_now(self) -> Asked:
        cards, said = taken_cards(self.cards.text(), self._desk.catalogue)
        self.taken.setText(said)
        self.taken.setVisible(bool(said))
        return Asked(
            cards=tuple(tuple(card.id for card in group) for group in cards),
            clan=self.clan.currentText() if self.clan.currentIndex() > 0 else "",
            player=self.player.text(),
            event=self.event_words.text(),
            first=_year(self.first),
            last=_year(self.last),
        )

    def _ask(self) -> None:
        self._later.stop()
        asked = self._asked = self._asked_now()
        self._question += 1
        question = self._question
        near = self._near_to if self._near.isChecked() else None
        title = self._title(asked)

        def answer(archive: Archive) -> tuple[int, list[Won] | list[Near], list[Played], Curve]:
            decks: list[Won] | list[Near] = archive.nearest(near) if near is not None else archive.find(asked)
            return question, decks, archive.played(asked), Curve(title, tuple(archive.years(asked)))

        self._desk.archive.ask(answer, self._answered)

    def _answered(self, told: tuple[int, list[Won] | list[Near], list[Played], Curve]) -> None:
        question, decks, played, curve = told
        if question != self._question:
            return
        self._fill_found(decks)
        self._fill_played(played, sum(year.decks for year in curve.years) if self._asked != ANY else 0)
        self._curve = curve
        self._show_curves()

    def _fill_found(self, decks: list[Won] | list[Near]) -> None:
        near = self._near.isChecked()
        self.found.setColumnHidden(4, not near)
        self.found.clear()
        items = []
        for one in decks[:_SHOWN]:
            won = one.won if isinstance(one, Near) else one
            words = [won.date, won.player, won.event, won.name or won.clans]
            if isinstance(one, Near):
                words.append(f"{one.alike:.0%}")
            item = QTreeWidgetItem([plain(word) for word in words])
            where = ", ".join(filter(None, (won.event, won.place, f"{won.players} players" if won.players else "")))
            shared = f"\n{one.shared} copies are in both" if isinstance(one, Near) else ""
            item.setToolTip(2, as_written(f"{where}\n{won.clans}{shared}"))
            item.setData(0, _WHAT, won)
            items.append(item)
        self.found.addTopLevelItems(items)
        for column in (0, 1, 4):
            self.found.resizeColumnToContents(column)
        self.found.setColumnWidth(1, min(self.found.columnWidth(1), round(150 * self._scale)))
        self.found.setColumnWidth(3, round(140 * self._scale))
        many = len(decks)
        said = f"{many:,} deck{'s' if many != 1 else ''}" + (f", {_SHOWN:,} shown" if many > _SHOWN else "")
        self.count.setText(said if self._desk.archive.decks else "")
        if items:
            self.found.setCurrentItem(items[0])
        else:
            self._show_deck(None)

    def _fill_played(self, played: list[Played], decks: int) -> None:
        total = decks or self._desk.archive.decks
        known = self._desk.catalogue.cards
        items = []
        for one in played[:_SHOWN]:
            card = known.get(one.card_id)
            if card is None:
                continue
            copies = one.copies / one.decks
            name = plain(self._desk.catalogue.display_key(card))
            item = QTreeWidgetItem([name, f"{one.decks:,}", f"{one.decks / max(1, total):.0%}", f"{copies:.1f}"])
            for column in (1, 2, 3):
                item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            item.setToolTip(3, as_written(f"{one.copies:,} copies in {one.decks:,} decks"))
            item.setData(0, _WHAT, card)
            items.append(item)
        self.played.clear()
        self.played.addTopLevelItems(items)
        for column in (1, 2, 3):
            self.played.resizeColumnToContents(column)

    def _title(self, asked: Asked) -> str:
        known = self._desk.catalogue
        cards = " + ".join(known.display_key(known.cards[group[0]]) for group in asked.cards)
        years = f"{asked.first or ''}–{asked.last or ''}" if asked.first or asked.last else ""
        return ", ".join(filter(None, (cards, asked.clan, asked.player, asked.event, years))) or "All decks"

    # The deck

    def _marked(self, item: QTreeWidgetItem | None) -> None:
        won = item.data(0, _WHAT) if item is not None else None
        if isinstance(won, Won):
            self._desk.archive.ask(_deck_of(won.id), self._have_deck)

    def _have_deck(self, told: tuple[int, Deck]) -> None:
        number, deck = told
        item = self.found.currentItem()
        won = item.data(0, _WHAT) if item is not None else None
        if isinstance(won, Won) and won.id == number:
            self._show_deck(deck)

    def _show_deck(self, deck: Deck | None) -> None:
        self._deck = deck
        try:
            self.list.setPlainText(plain_list(deck, self._desk.catalogue) if deck else "")
        except UnknownCard as error:
            self.list.setPlainText(str(error))
        for button in (self.take, self.compare, self.alike):
            button.setEnabled(deck is not None)

    def _open_deck(self) -> None:
        if self._deck is not None:
            self._desk.open(self._deck.copy(), saved=False)
            self.close()

    def _compare(self) -> None:
        if self._deck is not None:
            event = self._deck.event
            name = self._deck.name or (event.winner if event else "") or "The archive’s deck"
            self.compare_wanted.emit(name, self._deck)

    # The curves

    def _show_curves(self) -> None:
        shown = [*self._kept]
        if self._curve is not None and self._curve not in shown:
            shown.append(self._curve)
        self.curves.show_curves(shown)
        self.drop.setEnabled(bool(self._kept))

    def _keep_curve(self) -> None:
        if self._curve is not None and self._curve not in self._kept:
            self._kept = [*self._kept[-4:], self._curve]
        self._show_curves()

    def _drop_curves(self) -> None:
        self._kept = []
        self._show_curves()

    # Buttons

    def _near_clicked(self, on: bool) -> None:
        self._near_to = self._desk.current.deck.copy() if on else None
        self._ask()

    def _ask_anew(self) -> None:
        self._near.setChecked(False)
        for line in (self.cards, self.player, self.event_words):
            line.clear()
        for box in (self.clan, self.first, self.last):
            box.setCurrentIndex(0)
        self._ask()

    def _card_activated(self, item: QTreeWidgetItem) -> None:
        card = item.data(0, _WHAT)
        if isinstance(card, Card):
            self.ask_card(card)

    def _say(self, words: str, tone: str) -> None:
        self.said.setText(words)
        self.said.setToolTip("")
        self.said.setProperty("tone", tone)
        self.said.style().unpolish(self.said)
        self.said.style().polish(self.said)


def taken_cards(written: str, catalogue: Catalogue) -> tuple[list[tuple[Card, ...]], str]:
    """The cards that a line names, several with a plus between them; and what has to be said about it.

    A name that is no card's whole is the first that the search would find.
    """
    taken: list[tuple[Card, ...]] = []
    guessed: list[str] = []
    for name in filter(None, map(str.strip, written.split("+"))):
        versions = catalogue.versions(name)
        if not versions:
            try:
                found = catalogue.finder.find(name).cards
            except QueryError as error:
                return taken, str(error)
            if not found:
                return taken, f"No card is called “{name}”."
            versions = catalogue.versions(found[0].name)
            guessed.append(found[0].display_name)
        taken.append(versions)
    return taken, f"Taken for {' and '.join(guessed)}." if guessed else ""


def plain_list(deck: Deck, catalogue: Catalogue) -> str:
    """The deck as the archive prints it, for reading."""
    return shown(write_deck(deck, "twd", catalogue))


def _about(archive: Archive) -> tuple[list[str], list[Year]]:
    return archive.clans(), archive.years(ANY)


def _deck_of(number: int) -> Callable[[Archive], tuple[int, Deck]]:
    return lambda archive: (number, archive.deck(number))


def _year(box: ChoiceBox) -> int:
    text = box.currentText()
    return int(text) if text.isdecimal() else 0
