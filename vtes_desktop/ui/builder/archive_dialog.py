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
    QHBoxLayout,
    QHeaderView,
    QMenu,
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

from vtes_desktop.cards.model import Card
from vtes_desktop.decks.archive import ANY, Archive, Near, Played, ReadingTold, Won, Year
from vtes_desktop.decks.archive_sources import packed_beside
from vtes_desktop.decks.deck import Deck
from vtes_desktop.plain_words import plain
from vtes_desktop.ui.builder.archive_pages import ArchiveCurves, ArchiveDeck
from vtes_desktop.ui.builder.archive_question import ArchiveQuestion
from vtes_desktop.ui.builder.curve_view import Curve
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.room import make_room
from vtes_desktop.ui.languages import figure, plural, tr
from vtes_desktop.ui.plain import Label, as_written, caption

_ASK_AFTER = 200
"""Milliseconds of rest after which what is asked is looked for."""
_SHOWN = 1_000
"""The most decks and cards that are listed; more of them help nobody."""
_WHAT = Qt.ItemDataRole.UserRole


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
        self._near_to: Deck | None = None
        self.setWindowTitle(tr("Tournament archive"))
        self._lay_out()
        make_room(self, parent, 1180, 740, scale, below=50)
        self._later = QTimer(self, interval=_ASK_AFTER, singleShot=True)
        self._later.timeout.connect(self._ask)
        self._connect()
        desk.archive.begin()
        self._show_state()

    def ask_card(self, card: Card) -> None:
        """Look for the decks with this card, and show since when it is played."""
        self.question.cards.setText(self._desk.catalogue.display_key(card))
        self.pages.setCurrentWidget(self.over_years)

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
        self.source.setText(tr("Archive"))
        self.source.setToolTip(tr("Where the archive is read from"))
        self.source.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.source.setMenu(self._source_menu())
        self.bar = QProgressBar()
        self.bar.setAccessibleName(tr("Reading the archive"))
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
        self.question = ArchiveQuestion(self._desk.catalogue, self._scale)
        self._near = QPushButton(tr("Nearest to my deck"))
        self._near.setCheckable(True)
        self._near.setAutoDefault(False)
        self._near.setToolTip(tr("The decks that share most copies with the deck that is worked on"))
        self.clear = QPushButton(tr("Ask anew"))
        self.clear.setAutoDefault(False)
        buttons = QHBoxLayout()
        self.count = Label()
        self.count.setProperty("tone", "dim")
        buttons.addWidget(self.count, 1)
        buttons.addWidget(self._near)
        buttons.addWidget(self.clear)
        self.found = self._table(
            tr("Decks found"), (tr("Date"), tr("Player"), tr("Event"), tr("Deck"), tr("Alike")), stretch=2
        )
        self.found.setColumnHidden(4, True)
        column = QVBoxLayout(half)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(7 * self._scale))
        column.addWidget(self.question)
        column.addLayout(buttons)
        column.addWidget(self.found, 1)
        return half

    def _right_half(self) -> QWidget:
        self.pages = QTabWidget()
        self.deck = ArchiveDeck(self._desk.catalogue, self._scale)
        self.played = self._table(tr("Cards played"), (tr("Card"), tr("Decks"), tr("Share"), tr("Copies")), stretch=0)
        self.over_years = ArchiveCurves(self._scale)
        for title, page in (
            (tr("Deck"), self.deck),
            (tr("Cards played"), self.played),
            (tr("Over the years"), self.over_years),
        ):
            self.pages.addTab(page, caption(title))
        return self.pages

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
        menu.addAction(tr("A folder of decks …"), partial(self._choose, folder=True))
        menu.addAction(tr("A file (text, zip, twda.json.xz) …"), partial(self._choose, folder=False))
        beside = menu.addAction(tr("The one that came with the card lists"), lambda: self._desk.archive.use(None))
        beside.setEnabled(packed_beside(self._desk.catalogue) is not None)
        return menu

    def _connect(self) -> None:
        archive = self._desk.archive
        archive.changed.connect(self._show_state)
        archive.progressed.connect(self._progressed)
        self.question.changed.connect(self._later.start)
        self._near.clicked.connect(self._near_clicked)
        self.clear.clicked.connect(self._ask_anew)
        self.found.currentItemChanged.connect(self._marked)
        self.found.itemActivated.connect(lambda *_: self.deck.open())
        self.played.itemActivated.connect(self._card_activated)
        self.deck.open_wanted.connect(self._open_deck)
        self.deck.compare_wanted.connect(self.compare_wanted)
        self.deck.alike_wanted.connect(self.ask_near)

    # The archive

    def _choose(self, *, folder: bool) -> None:
        dialog = QFileDialog(self, tr("The tournament archive"))
        dialog.setFileMode(QFileDialog.FileMode.Directory if folder else QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self._desk.archive.use(Path(name)))
        dialog.open()

    def _show_state(self) -> None:
        archive = self._desk.archive
        self.bar.setVisible(archive.reading)
        if archive.reading:
            self.bar.setRange(0, 0)
            self._say(
                tr("Reading {source} … once; it is kept, and there at once the next time.", source=archive.source),
                "dim",
            )
        elif archive.problem:
            self._say(archive.problem, "blood")
        elif archive.decks:
            left = len(archive.refused)
            refused = "; " + tr("{left} could not be read", left=left) if left else ""
            self._say(
                tr(
                    "{decks} decks from {source}{refused}.",
                    decks=figure(archive.decks),
                    source=archive.source,
                    refused=refused,
                ),
                "dim",
            )
            self.said.setToolTip(as_written("\n".join(f"{name}: {why}" for name, why in archive.refused[:30])))
            archive.ask(_about, self._know)
        else:
            self._say(
                tr(
                    "Choose your copy of the tournament archive: the community’s folder of .txt decks or "
                    "a zip of it, its one big file, or krcg’s twda.json.xz. It is read once and stays on "
                    "this machine."
                ),
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
        self.question.offer(clans, [one.year for one in years])

    # Asking

    def _ask(self) -> None:
        self._later.stop()
        asked = self._asked = self.question.asked()
        self._question += 1
        question = self._question
        near = self._near_to if self._near.isChecked() else None
        title = self.question.title(asked)

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
        self.over_years.show_curve(curve)

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
            where = ", ".join(
                filter(
                    None, (won.event, won.place, tr("{players} players", players=won.players) if won.players else "")
                )
            )
            shared = "\n" + tr("{shared} copies are in both", shared=one.shared) if isinstance(one, Near) else ""
            item.setToolTip(2, as_written(f"{where}\n{won.clans}{shared}"))
            item.setData(0, _WHAT, won)
            items.append(item)
        self.found.addTopLevelItems(items)
        for column in (0, 1, 4):
            self.found.resizeColumnToContents(column)
        quarter = self.found.viewport().width() // 4
        self.found.setColumnWidth(1, min(self.found.columnWidth(1), round(150 * self._scale), quarter))
        self.found.setColumnWidth(3, min(round(140 * self._scale), quarter))
        many = len(decks)
        said = plural("{n} deck", "{n} decks", many) + (
            ", " + tr("{shown} shown", shown=figure(_SHOWN)) if many > _SHOWN else ""
        )
        self.count.setText(said if self._desk.archive.decks else "")
        if items:
            self.found.setCurrentItem(items[0])
        else:
            self.deck.show_deck(None)

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
            item.setToolTip(
                3,
                as_written(tr("{copies} copies in {decks} decks", copies=figure(one.copies), decks=figure(one.decks))),
            )
            item.setData(0, _WHAT, card)
            items.append(item)
        self.played.clear()
        self.played.addTopLevelItems(items)
        for column in (1, 2, 3):
            self.played.resizeColumnToContents(column)

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
            self.deck.show_deck(deck)

    def _open_deck(self, deck: Deck) -> None:
        self._desk.open(deck, saved=False)
        self.close()

    # Buttons

    def _near_clicked(self, on: bool) -> None:
        self._near_to = self._desk.current.deck.copy() if on else None
        self._ask()

    def _ask_anew(self) -> None:
        self._near.setChecked(False)
        self.question.clear()
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


def _about(archive: Archive) -> tuple[list[str], list[Year]]:
    return archive.clans(), archive.years(ANY)


def _deck_of(number: int) -> Callable[[Archive], tuple[int, Deck]]:
    return lambda archive: (number, archive.deck(number))
