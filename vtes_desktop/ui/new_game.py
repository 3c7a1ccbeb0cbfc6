"""Setting up a game: who sits where with which deck, and what is agreed on before it begins."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.bots.seating import parse, word
from vtes_desktop.bots.suiting import suiting
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck
from vtes_desktop.ui import theme
from vtes_desktop.ui.agreement import Agreement
from vtes_desktop.ui.backdrop import Backdrop, margin_at
from vtes_desktop.ui.deck_choice import ChosenDeck, from_last, from_starter
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import figure, plural, tr
from vtes_desktop.ui.last_table import LastSeat, LastTable
from vtes_desktop.ui.names import NAMES, names_for, your_name
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import Label
from vtes_desktop.ui.seat_row import SeatRow
from vtes_desktop.ui.seating import MOST_CARDS, Setup, computer_starters, list_of_deck, preferred_starters
from vtes_desktop.ui.seating_circle import SeatingCircle

ONE_COLUMN = 900
"""Below this width at text scale 1, what is agreed on stands under the seats."""

KEPT_DECKS = 12
"""How many deck files are remembered as played last."""


class NewGamePage(Backdrop):
    """The page of a new game; it starts from the table that was laid last."""

    back = Signal()
    host_wanted = Signal()
    """Open a table for others on the network instead."""
    sit_down = Signal(object, object)
    """The :class:`Setup`, and the :class:`LastTable` to remember."""

    def __init__(self, settings: Settings, catalogue: Catalogue, last: LastTable, parent: QWidget | None = None):
        super().__init__(parent)
        self._settings = settings
        self._catalogue = catalogue
        self.rows: list[SeatRow] = []
        """The seats, clockwise."""
        self._seats_column = QVBoxLayout()
        self.agreement = Agreement(last)
        self._lay_out()
        seats = last.seats if len(last.seats) >= 2 else [LastSeat() for _ in range(last.quick_seats)]
        for seat, name in zip(seats, names_for(len(seats), your_name(settings)), strict=True):
            self._add(name, seat)
        self.deal_starters(only_missing=True)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(True)  # Enter presses them too
        # Shortcuts and no key events: a button with the focus takes Enter for itself.
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self._sit_down)
        self.agreement.random.toggled.connect(self._tell)
        self.agreement.strict.toggled.connect(self._rules_changed)
        self.agreement.edition.currentIndexChanged.connect(self._tell)
        settings.changed.connect(self._fit)
        self._fit()

    # -- how it looks --------------------------------------------------------------------------------------------------

    def _rules_changed(self) -> None:
        """Computer players need a referee."""
        for row in self.rows:
            row.referee(there=self.agreement.strict.isChecked())
        self._tell()

    def _lay_out(self) -> None:
        self.back_button = QPushButton(tr("‹  Back"))
        self.back_button.setProperty("tone", "flat")
        self.back_button.clicked.connect(self.back)
        self._title = Label(tr("New game"))
        self._title.setProperty("tone", "title")
        head = QHBoxLayout()
        head.addWidget(self.back_button)
        head.addWidget(self._title, 1)
        self.add_button = QPushButton(tr("Add a seat"))
        self.add_button.clicked.connect(lambda: self.add_seat())
        self.starters_button = QPushButton(tr("Other starter decks"))
        self.starters_button.setToolTip(tr("Give every seat another starter deck, at random"))
        self.starters_button.clicked.connect(lambda: self.deal_starters())
        under = QHBoxLayout()
        under.addWidget(self.add_button)
        under.addWidget(self.starters_button)
        under.addStretch()
        hint = Label(tr("A deck file can be dropped on a seat."))
        hint.setProperty("tone", "dim")
        seats = QWidget()
        left = QVBoxLayout(seats)
        left.setContentsMargins(0, 0, 0, 0)
        left.addLayout(self._seats_column)
        left.addLayout(under)
        left.addWidget(hint)
        self.circle = SeatingCircle()
        left.addWidget(self.circle, 1)
        content = QWidget()
        self._across = QBoxLayout(QBoxLayout.Direction.LeftToRight, content)
        self._across.addWidget(seats, 1)
        self._across.addWidget(self.agreement, 0, Qt.AlignmentFlag.AlignTop)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(content)
        self.summary = Label()
        self.summary.setWordWrap(True)
        self.sit_button = QPushButton(tr("Sit down"))
        self.sit_button.setProperty("tone", "gold")
        self.sit_button.setToolTip(tr("Begin the game (Ctrl+Enter)"))
        self.sit_button.clicked.connect(self._sit_down)
        self.host_button = QPushButton(tr("Host on the network…"))
        self.host_button.setToolTip(tr("Everybody sits at their own machine, with their own deck"))
        self.host_button.clicked.connect(self.host_wanted)
        foot = QHBoxLayout()
        foot.addWidget(self.summary, 1)
        foot.addWidget(self.host_button)
        foot.addSpacing(8)
        foot.addWidget(self.sit_button)
        self._whole = QGridLayout(self)
        self._whole.addLayout(head, 0, 0)
        self._whole.addWidget(self._scroll, 1, 0)
        self._whole.addLayout(foot, 2, 0)
        self._whole.setRowStretch(1, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One column or two, as there is room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        k = theme.clamp_scale(self._settings.options.text_scale)

        def px(length: float) -> int:
            return round(length * k)

        wide = self.width() >= px(ONE_COLUMN)
        # On a large screen the form keeps to the middle instead of being torn apart.
        side = max(margin_at(self.width(), px(24)), (self.width() - px(1180)) // 2)
        self._whole.setContentsMargins(side, px(14), side, px(16))
        self._whole.setVerticalSpacing(px(10))
        self._across.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        self._across.setAlignment(self.agreement, Qt.AlignmentFlag.AlignTop if wide else Qt.AlignmentFlag(0))
        self._across.setContentsMargins(0, 0, px(4), 0)
        self._across.setSpacing(px(18))
        beside = max(px(290), self.agreement.minimumSizeHint().width())
        self.agreement.setFixedWidth(beside) if wide else self.agreement.setMaximumWidth(16_777_215)
        self.agreement.setMinimumWidth(beside)
        self.agreement.column.setContentsMargins(px(18), px(14), px(18), px(14))
        self.agreement.column.setSpacing(px(8))
        self._seats_column.setSpacing(px(8))
        self.sit_button.setMinimumSize(px(170), px(40))
        self.host_button.setMinimumSize(px(170), px(40))
        for box in (self.agreement.hours, self.agreement.pool, self.agreement.hand_size):
            box.setMinimumWidth(px(96))
        self._number()

    # -- the seats -----------------------------------------------------------------------------------------------------

    def _add(self, name: str, seat: LastSeat) -> SeatRow:
        row = SeatRow(self._settings, self._catalogue, name, self)
        if seat.name:
            row.name.setText(seat.name)
        row.set_deck(from_last(seat, self._catalogue))
        row.changed.connect(self._tell)
        row.remove.connect(lambda: self.remove_seat(row))
        row.move_by.connect(lambda step: self.move_seat(row, step))
        row.referee(there=self.agreement.strict.isChecked())
        row.seat(parse(seat.player))
        row.computer_wanted.connect(lambda: self.agreement.strict.setChecked(True))
        row.suiting_deck_wanted.connect(lambda: self.suit(row))
        self.rows.append(row)
        self._seats_column.addWidget(row)
        return row

    def add_seat(self) -> None:
        """One more seat, with a name and a starter deck that nobody has; no more than six."""
        if len(self.rows) >= 6:
            return
        taken = {row.who.casefold() for row in self.rows}
        name = next(
            (name for name in NAMES if name.casefold() not in taken), tr("Methuselah {count}", count=len(self.rows) + 1)
        )
        row = self._add(name, LastSeat())
        self.deal_starters(only_missing=True)
        self._number()
        row.name.setFocus()

    def remove_seat(self, row: SeatRow) -> None:
        """Take a seat away; no fewer than two."""
        if len(self.rows) > 2:
            place = self.rows.index(row)
            self.rows.remove(row)
            self._seats_column.removeWidget(row)
            row.hide()
            row.deleteLater()
            self._number()
            self.rows[min(place, len(self.rows) - 1)].out.setFocus()

    def move_seat(self, row: SeatRow, step: int) -> None:
        """Let somebody sit one place earlier (-1) or later (1)."""
        place = self.rows.index(row)
        to = place + step
        if 0 <= to < len(self.rows):
            self.rows.insert(to, self.rows.pop(place))
            self._seats_column.removeWidget(row)
            self._seats_column.insertWidget(to, row)
            self.agreement.fixed.setChecked(True)  # who arranges seats means to sit so
            self._number()

    def deal_starters(self, *, only_missing: bool = False, chance: random.Random | None = None) -> None:
        """Give every seat (or each that has no deck) a starter deck, no two the same while there are enough."""
        chance = chance or random.SystemRandom()
        rows = [row for row in self.rows if row.chosen is None or not only_missing]
        taken = {row.chosen.starter for row in self.rows if row.chosen and row not in rows}
        whole = preferred_starters(self._catalogue)
        decks = [deck for deck in whole if deck.code not in taken] or whole
        if not decks:
            return
        chosen = chance.sample(decks, len(rows)) if len(decks) >= len(rows) else chance.choices(decks, k=len(rows))
        for row, deck in zip(rows, chosen, strict=True):
            row.set_deck(from_starter(deck, self._catalogue))
        for row in rows:
            if row.sitter.kind == "computer":
                self.suit(row, chance)

    def suit(self, row: SeatRow, chance: random.Random | None = None) -> None:
        """Give a seat a starter deck that a computer player plays well, unlike those of the others."""
        others = [each.chosen.cards for each in self.rows if each is not row and each.chosen is not None]
        decks = computer_starters(self._catalogue)
        taken = {each.chosen.starter for each in self.rows if each.chosen}
        free = [deck for deck in decks if deck.code not in taken] or decks
        if free:
            row.set_deck(from_starter(suiting(free, others, chance or random.SystemRandom()), self._catalogue))

    def play_deck(self, deck: Deck) -> None:
        """Give the first seat a deck from the builder."""
        chosen = ChosenDeck(deck.name or tr("A new deck"), deck)
        chosen.weigh(self._catalogue)
        self.rows[0].set_deck(chosen)

    def _number(self) -> None:
        for place, row in enumerate(self.rows):
            row.show_at(place, len(self.rows))
        self.add_button.setEnabled(len(self.rows) < 6)
        self._tell()

    # -- what comes of it ----------------------------------------------------------------------------------------------

    def obstacle(self) -> str:
        """Why the game can't begin yet, as a sentence; empty when it can."""
        for row in self.rows:
            if row.chosen is None:
                return tr("{who} has no deck yet.", who=row.who)
            size = row.chosen.deck.crypt_count + row.chosen.deck.library_count
            if not size:
                return tr("The deck of {who} has no cards.", who=row.who)
            if size > MOST_CARDS:
                return tr(
                    "The deck of {who} has {size} cards; a table takes {most_cards}.",
                    who=row.who,
                    size=figure(size),
                    most_cards=figure(MOST_CARDS),
                )
            if self.agreement.strict.isChecked():
                deck = row.chosen.deck
                if why := self.agreement.rules.why_not_deck(deck.crypt_count, deck.library_count, len(self.rows)):
                    return tr(
                        "The deck of {who} can’t be played with the referee: {why}", who=row.who, why=game_word(why)
                    )
        return ""

    def table(self) -> LastTable:
        """What is set up, to be remembered."""
        return self.agreement.table([row.last() for row in self.rows])

    def setup(self) -> Setup:
        """The game to begin. Only when there is no :meth:`obstacle`; names are told apart by a number."""
        names: list[str] = []
        for row in self.rows:
            name, number = row.who, 2
            while name in names:
                name = f"{row.who} ({number})"
                number += 1
            names.append(name)
        players = tuple(
            (name, list_of_deck(row.chosen.deck, row.chosen.name), self._player(row))
            for name, row in zip(names, self.rows, strict=True)
            if row.chosen is not None
        )
        decks = [row.chosen.deck for row in reversed(self.rows) if row.chosen is not None]
        printings = {number: sets[0] for deck in decks for number, sets in deck.printings.items() if sets}
        agreed = self.agreement
        random_seating, strict = agreed.random.isChecked(), agreed.strict.isChecked()
        return Setup(players, agreed.options(), random_seating, strict, agreed.rules.name, printings)

    def _player(self, row: SeatRow) -> str:
        """Who plays a seat: somebody here, or with the referee a computer player."""
        return word(row.sitter)

    def begin_again(self) -> None:
        """The page comes up again."""
        self._tell()
        self.sit_button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def _tell(self) -> None:
        """Say under the form what will happen, or what is in the way."""
        obstacle = self.obstacle()
        scale = theme.clamp_scale(self._settings.options.text_scale)
        self.circle.show_seats(
            [row.who for row in self.rows], drawn_later=self.agreement.random.isChecked(), scale=scale
        )
        self.sit_button.setEnabled(not obstacle)
        unread = sum(row.chosen.unread for row in self.rows if row.chosen)
        illegal = sum(1 for row in self.rows if row.chosen and row.chosen.warnings)
        if obstacle:
            text = obstacle
        else:
            said = [plural("{n} Methuselah", "{n} Methuselahs", len(self.rows))]
            if unread:
                said.append(plural("{n} unread line of deck lists", "{n} unread lines of deck lists", unread))
            if illegal:
                said.append(plural("{n} deck not legal, but playable", "{n} decks not legal, but playable", illegal))
            text = " · ".join(said)
        self.summary.setText(text)
        self.summary.setStyleSheet(f"color: {theme.BLOOD_BRIGHT if obstacle or unread or illegal else theme.DIM};")

    def _sit_down(self) -> None:
        if self.obstacle():
            return
        files = [str(row.chosen.file.absolute()) for row in self.rows if row.chosen and row.chosen.file]
        if files:
            kept = [*files, *self._settings.options.last_decks]
            self._settings.change(last_decks=list(dict.fromkeys(kept))[:KEPT_DECKS])
        self.sit_down.emit(self.setup(), self.table())
