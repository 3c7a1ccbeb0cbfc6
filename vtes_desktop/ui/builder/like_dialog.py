"""Like this: the cards that do the same as one, and those that tournament decks play with it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.abilities.texts import Texts
from vtes_desktop.bots.alike import Alike, alike
from vtes_desktop.cards.model import Card
from vtes_desktop.decks.archive import Played
from vtes_desktop.plain_words import plain
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.room import make_room
from vtes_desktop.ui.ending import shared_pool
from vtes_desktop.ui.languages import figure, plural, tr
from vtes_desktop.ui.plain import Label, as_written
from vtes_desktop.ui.table.card_sheet import cost_line, type_line
from vtes_desktop.ui.working import Job

_CARD = Qt.ItemDataRole.UserRole


class _Cards(QTreeWidget):
    """Cards with what is to be said of each; Enter, plus and a double click put one into the deck."""

    wanted = Signal(object, int)
    """So many copies more (or fewer) of this :class:`Card`."""

    def __init__(self, name: str, titles: Sequence[str]) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setHeaderLabels(list(titles))
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.itemDoubleClicked.connect(lambda item, _: self.wanted.emit(item.data(0, _CARD), 1))

    def show_rows(self, rows: Sequence[tuple[Card, Sequence[str]]]) -> None:
        """Show these cards with their words."""
        self.clear()
        items = []
        for card, words in rows:
            item = QTreeWidgetItem([plain(word) for word in words])
            item.setData(0, _CARD, card)
            item.setToolTip(0, as_written("\n".join([type_line(card), cost_line(card), *(p.text for p in card.text)])))
            items.append(item)
        self.addTopLevelItems(items)
        self._share()
        if items:
            self.setCurrentItem(items[0])

    def _share(self) -> None:
        """Names have half of the width at least; the other columns share the rest."""
        left = self.viewport().width() // 2
        for column in range(1, self.columnCount()):
            self.resizeColumnToContents(column)
            wide = min(self.columnWidth(column), left // (self.columnCount() - column))
            self.setColumnWidth(column, wide)
            left -= wide

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width is shared anew."""
        super().resizeEvent(event)
        self._share()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and plus: one copy into the deck; minus: one out."""
        item = self.currentItem()
        card = item.data(0, _CARD) if item is not None else None
        steps = {Qt.Key.Key_Return: 1, Qt.Key.Key_Enter: 1, Qt.Key.Key_Plus: 1, Qt.Key.Key_Minus: -1}
        if card is not None and event.key() in steps:
            self.wanted.emit(card, steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


class LikeDialog(QDialog):
    """At the left what does the same, at the right what is played with it."""

    wanted = Signal(list, int)
    archive_wanted = Signal(object)
    """The tournament decks with this :class:`Card`."""

    def __init__(self, desk: Desk, card: Card, scale: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._card = card
        self.setWindowTitle(tr("Like this"))
        heading = Label(tr("Like {display_name}", display_name=card.display_name))
        heading.setProperty("tone", "heading")
        self.said_alike = Label(tr("Comparing …"))
        self.said_played = Label()
        self.same = _Cards(tr("Cards that do the same"), (tr("Does the same"), tr("In the deck"), tr("What both do")))
        self.beside = _Cards(
            tr("Cards played with it"), (tr("Played with it"), tr("In the deck"), tr("Decks"), tr("Copies"))
        )
        halves = QSplitter()
        halves.setChildrenCollapsible(False)
        for label, table in ((self.said_alike, self.same), (self.said_played, self.beside)):
            label.setProperty("tone", "dim")
            label.setWordWrap(True)
            table.wanted.connect(self._wanted)
            half = QWidget()
            column = QVBoxLayout(half)
            column.setContentsMargins(0, 0, 0, 0)
            column.addWidget(label)
            column.addWidget(table, 1)
            halves.addWidget(half)
        keys = Label(
            tr("Enter or a double click puts one into the deck, − takes one out; the pointer on a name shows its text.")
        )
        keys.setProperty("tone", "dim")
        keys.setWordWrap(True)
        self.more = QPushButton(tr("The decks …"))
        self.more.setAutoDefault(False)
        close = QPushButton(tr("Close"))
        close.setAutoDefault(False)
        buttons = QHBoxLayout()
        buttons.addWidget(keys, 1)
        buttons.addWidget(self.more)
        buttons.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(round(16 * scale),) * 4)
        column.setSpacing(round(9 * scale))
        column.addWidget(heading)
        column.addWidget(halves, 1)
        column.addLayout(buttons)
        make_room(self, parent, 980, 600, scale)
        close.clicked.connect(self.accept)
        self.more.clicked.connect(lambda: self.archive_wanted.emit(card))
        desk.archive.changed.connect(self._ask_archive)
        desk.deck_changed.connect(self._show_counts)
        known = desk.catalogue
        # Away from the Qt thread: the first time all cards are read for it.
        self._job = Job(lambda: alike(card, known, Texts.all_kept(known)), self._compared)
        shared_pool().start(self._job)
        desk.archive.begin()
        self._ask_archive()
        self.same.setFocus()

    def _compared(self, found: list[Alike]) -> None:
        known = self._desk.catalogue
        self.same.show_rows([(one.card, (known.display_key(one.card), "", one.shared)) for one in found])
        many = len(found)
        self.said_alike.setText(
            plural(
                "{n} card, the likest first, by what the referee reads of them.",
                "{n} cards, the likest first, by what the referee reads of them.",
                many,
            )
            if found
            else tr("The referee reads nothing of it that other cards have, too.")
        )
        self._show_counts()

    def _ask_archive(self) -> None:
        archive = self._desk.archive
        number = self._card.id
        if archive.reading:
            self.said_played.setText(tr("The tournament archive is being read …"))
        elif archive.ask(lambda base: (base.played_with(number), len(base)), self._played):
            self.said_played.setText(tr("Looking it up …"))
        else:
            self.said_played.setText(
                archive.problem or tr("No tournament archive is known: choose yours with “The decks …”.")
            )

    def _played(self, told: tuple[tuple[Played, list[Played]], int]) -> None:
        (of_card, beside), decks = told
        known = self._desk.catalogue
        rows = [
            (card, (known.display_key(card), "", f"{one.decks:,} ({one.decks / max(1, of_card.decks):.0%})", copies))
            for one in beside
            if (card := known.cards.get(one.card_id)) is not None and (copies := f"{one.copies / one.decks:.1f}")
        ]
        self.beside.show_rows(rows)
        mean = ", " + tr("{copies:.1f} copies in each", copies=of_card.copies / of_card.decks) if of_card.decks else ""
        self.said_played.setText(
            tr(
                "Played in {decks} of {decks2} winning decks{mean}. First what belongs to it the most.",
                decks=figure(of_card.decks),
                decks2=figure(decks),
                mean=mean,
            )
        )
        self._show_counts()

    def _show_counts(self) -> None:
        deck = self._desk.current.deck
        for table in (self.same, self.beside):
            for row in range(table.topLevelItemCount()):
                item = table.topLevelItem(row)
                if item is not None:
                    count = deck.count(item.data(0, _CARD).id)
                    item.setText(1, f"{count}×" if count else "")

    def _wanted(self, card: Card, count: int) -> None:
        self.wanted.emit([card.id], count)
