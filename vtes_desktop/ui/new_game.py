"""Setting up a game: who sits where with which deck, and what is agreed on before it begins."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.bots.random_player import RANDOM
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck
from vtes_desktop.rules.edition import EDITIONS, Edition, edition_of
from vtes_desktop.table.journal import Options
from vtes_desktop.ui import theme
from vtes_desktop.ui.backdrop import Backdrop
from vtes_desktop.ui.deck_choice import ChosenDeck, from_last, from_starter
from vtes_desktop.ui.last_table import HAND_SIZE, HOURS, POOL, LastSeat, LastTable
from vtes_desktop.ui.names import NAMES, names_for, your_name
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.seat_row import SeatRow
from vtes_desktop.ui.seating import MOST_CARDS, Setup, list_of_deck, preferred_starters
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
        self._make_agreement(last)
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
        self.random.toggled.connect(self._tell)
        self.strict.toggled.connect(self._rules_changed)
        self.edition.currentIndexChanged.connect(self._edition_changed)
        self._edition_changed()
        settings.changed.connect(self._fit)
        self._fit()

    # -- how it looks --------------------------------------------------------------------------------------------------

    def _make_agreement(self, last: LastTable) -> None:
        def radio(text: str, hint: str, group: QButtonGroup, checked: bool) -> QRadioButton:
            button = QRadioButton(text)
            button.setToolTip(hint)
            button.setAccessibleDescription(hint)
            button.setChecked(checked)
            group.addButton(button)
            return button

        def check(text: str, hint: str, checked: bool) -> QCheckBox:
            box = QCheckBox(text)
            box.setToolTip(hint)
            box.setAccessibleDescription(hint)
            box.setChecked(checked)
            return box

        seating, hands = QButtonGroup(self), QButtonGroup(self)
        shuffled = last.random_seating
        self.random = radio("Random", "The seats are drawn when the game begins", seating, shuffled)
        self.fixed = radio(
            "As listed", "Each one's prey is the next one down, the last one's the first", seating, not shuffled
        )
        self.open = radio(
            "Every hand is open", "One person may play every seat: to try things out", hands, last.open_table
        )
        self.secret = radio(
            "Hands are secret", "A curtain falls before another player's hand is shown", hands, not last.open_table
        )
        rules = QButtonGroup(self)
        self.manual = radio("By hand", "No rules but good manners: the players see to them", rules, not last.strict)
        self.strict = radio(
            "With the referee", "Only what the rules allow can be done; what may be done now glows", rules, last.strict
        )
        self.edition = QComboBox()
        self.edition.setAccessibleName("Edition of the rules")
        for edition in EDITIONS.values():
            self.edition.addItem(edition.title, edition.name)
        self.edition.setCurrentIndex(max(0, self.edition.findData(last.edition)))
        self.edition_about = QLabel()
        self.edition_about.setProperty("tone", "dim")
        self.edition_about.setWordWrap(True)
        self.hours = QDoubleSpinBox()
        self.hours.setRange(*HOURS)
        self.hours.setSingleStep(0.5)
        self.hours.setDecimals(1)
        self.hours.setSuffix(" h")
        self.hours.setSpecialValueText("none")
        self.hours.setValue(last.hours)
        self.replace = check(
            "Replace cards automatically",
            "A played or discarded card is replaced at once, and everything unlocks with a new turn",
            last.replace,
        )
        self.ask = check("Ask before touching another’s cards", "Whose things they are must allow it", last.ask)
        self.pool = QSpinBox()
        self.pool.setRange(*POOL)
        self.pool.setValue(last.pool)
        self.hand_size = QSpinBox()
        self.hand_size.setRange(*HAND_SIZE)
        self.hand_size.setValue(last.hand_size)
        self.more = QToolButton()
        self.more.setText("▸ More")
        self.more.setCheckable(True)
        self.more.setAccessibleName("More to agree on")
        self.more.toggled.connect(self._show_more)

    def _agreement_panel(self) -> QWidget:
        panel = QFrame()
        panel.setProperty("panel", "raised")
        column = self._agreement = QVBoxLayout(panel)

        def heading(text: str) -> None:
            label = QLabel(text)
            label.setProperty("tone", "gold")
            column.addWidget(label)

        heading("Seating")
        for button in (self.random, self.fixed):
            column.addWidget(button)
        heading("Hands")
        for button in (self.open, self.secret):
            column.addWidget(button)
        heading("Rules")
        for button in (self.manual, self.strict):
            column.addWidget(button)
        column.addWidget(self.edition)
        column.addWidget(self.edition_about)
        heading("At the table")
        limit = self._labelled("Time limit", self.hours)
        column.addLayout(limit)
        for box in (self.replace, self.ask):
            column.addWidget(box)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self._more = QWidget()
        advanced = QVBoxLayout(self._more)
        advanced.setContentsMargins(0, 0, 0, 0)
        advanced.addLayout(self._labelled("Pool at the start", self.pool))
        advanced.addLayout(self._labelled("Cards in hand", self.hand_size))
        self._more.setVisible(self.pool.value() != 30 or self.hand_size.value() != 7)
        self.more.setChecked(not self._more.isHidden())
        column.addWidget(self._more)
        column.addStretch()
        return panel

    @staticmethod
    def _labelled(text: str, box: QSpinBox | QDoubleSpinBox) -> QHBoxLayout:
        row = QHBoxLayout()
        label = QLabel(text)
        label.setBuddy(box)
        box.setAccessibleName(text)
        row.addWidget(label, 1)
        row.addWidget(box)
        return row

    def _rules_changed(self) -> None:
        """Random players need a referee."""
        for row in self.rows:
            row.random.setVisible(self.strict.isChecked())
        self._tell()

    def _edition_changed(self) -> None:
        self.edition_about.setText(self._rules.about)
        self.edition.setToolTip(self._rules.about)
        self._tell()

    @property
    def _rules(self) -> Edition:
        return edition_of(str(self.edition.currentData()))

    def _show_more(self, shown: bool) -> None:
        self._more.setVisible(shown)
        self.more.setText("▾ Less" if shown else "▸ More")

    def _lay_out(self) -> None:
        self.back_button = QPushButton("‹  Back")
        self.back_button.setProperty("tone", "flat")
        self.back_button.clicked.connect(self.back)
        self._title = QLabel("New game")
        self._title.setProperty("tone", "title")
        head = QHBoxLayout()
        head.addWidget(self.back_button)
        head.addWidget(self._title, 1)
        self.add_button = QPushButton("Add a seat")
        self.add_button.clicked.connect(lambda: self.add_seat())
        self.starters_button = QPushButton("Other starter decks")
        self.starters_button.setToolTip("Give every seat another starter deck, at random")
        self.starters_button.clicked.connect(lambda: self.deal_starters())
        under = QHBoxLayout()
        under.addWidget(self.add_button)
        under.addWidget(self.starters_button)
        under.addStretch()
        hint = QLabel("A deck file can be dropped on a seat.")
        hint.setProperty("tone", "dim")
        seats = QWidget()
        left = QVBoxLayout(seats)
        left.setContentsMargins(0, 0, 0, 0)
        left.addLayout(self._seats_column)
        left.addLayout(under)
        left.addWidget(hint)
        self.circle = SeatingCircle()
        left.addWidget(self.circle, 1)
        self._panel = self._agreement_panel()
        content = QWidget()
        self._across = QBoxLayout(QBoxLayout.Direction.LeftToRight, content)
        self._across.addWidget(seats, 1)
        self._across.addWidget(self._panel, 0, Qt.AlignmentFlag.AlignTop)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(content)
        self.summary = QLabel()
        self.summary.setWordWrap(True)
        self.sit_button = QPushButton("Sit down")
        self.sit_button.setProperty("tone", "gold")
        self.sit_button.setToolTip("Begin the game (Ctrl+Enter)")
        self.sit_button.clicked.connect(self._sit_down)
        self.host_button = QPushButton("Host on the network…")
        self.host_button.setToolTip("Everybody sits at their own machine, with their own deck")
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

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """One column or two, as there is room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        k = theme.clamp_scale(self._settings.options.text_scale)

        def px(length: float) -> int:
            return round(length * k)

        wide = self.width() >= px(ONE_COLUMN)
        # On a large screen the form keeps to the middle instead of being torn apart.
        side = max(px(24), (self.width() - px(1180)) // 2)
        self._whole.setContentsMargins(side, px(14), side, px(16))
        self._whole.setVerticalSpacing(px(10))
        self._across.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        self._across.setAlignment(self._panel, Qt.AlignmentFlag.AlignTop if wide else Qt.AlignmentFlag(0))
        self._across.setContentsMargins(0, 0, px(4), 0)
        self._across.setSpacing(px(18))
        self._panel.setFixedWidth(px(290)) if wide else self._panel.setMaximumWidth(16_777_215)
        self._panel.setMinimumWidth(px(290))
        self._agreement.setContentsMargins(px(18), px(14), px(18), px(14))
        self._agreement.setSpacing(px(8))
        self._seats_column.setSpacing(px(8))
        self.sit_button.setMinimumSize(px(170), px(40))
        self.host_button.setMinimumSize(px(170), px(40))
        for box in (self.hours, self.pool, self.hand_size):
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
        row.random.setVisible(self.strict.isChecked())
        self.rows.append(row)
        self._seats_column.addWidget(row)
        return row

    def add_seat(self) -> None:
        """One more seat, with a name and a starter deck that nobody has; no more than six."""
        if len(self.rows) >= 6:
            return
        taken = {row.who.casefold() for row in self.rows}
        name = next((name for name in NAMES if name.casefold() not in taken), f"Methuselah {len(self.rows) + 1}")
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
            self.fixed.setChecked(True)  # who arranges seats means to sit so
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

    def play_deck(self, deck: Deck) -> None:
        """Give the first seat a deck from the builder."""
        chosen = ChosenDeck(deck.name or "A new deck", deck)
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
                return f"{row.who} has no deck yet."
            size = row.chosen.deck.crypt_count + row.chosen.deck.library_count
            if not size:
                return f"The deck of {row.who} has no cards."
            if size > MOST_CARDS:
                return f"The deck of {row.who} has {size:,} cards; a table takes {MOST_CARDS:,}."
            if self.strict.isChecked():
                deck = row.chosen.deck
                if why := self._rules.why_not_deck(deck.crypt_count, deck.library_count, len(self.rows)):
                    return f"The deck of {row.who} can’t be played with the referee: {why}"
        return ""

    def table(self) -> LastTable:
        """What is set up, to be remembered."""
        return LastTable(
            [row.last() for row in self.rows],
            self.random.isChecked(),
            self.hours.value(),
            self.open.isChecked(),
            self.replace.isChecked(),
            self.ask.isChecked(),
            self.pool.value(),
            self.hand_size.value(),
            self.strict.isChecked(),
            self._rules.name,
        )

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
        options = Options(
            pool=self.pool.value(),
            hand_size=self.hand_size.value(),
            time_limit=self.hours.value() * 3600,
            open_table=self.open.isChecked(),
            ask=self.ask.isChecked(),
            replace=self.replace.isChecked(),
        )
        return Setup(players, options, self.random.isChecked(), self.strict.isChecked(), self._rules.name)

    def _player(self, row: SeatRow) -> str:
        """Who plays a seat: somebody here, or with the referee a random player."""
        return RANDOM if self.strict.isChecked() and row.random.isChecked() else "here"

    def begin_again(self) -> None:
        """The page comes up again."""
        self._tell()
        self.sit_button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def _tell(self) -> None:
        """Say under the form what will happen, or what is in the way."""
        obstacle = self.obstacle()
        scale = theme.clamp_scale(self._settings.options.text_scale)
        self.circle.show_seats([row.who for row in self.rows], drawn_later=self.random.isChecked(), scale=scale)
        self.sit_button.setEnabled(not obstacle)
        unread = sum(row.chosen.unread for row in self.rows if row.chosen)
        illegal = sum(1 for row in self.rows if row.chosen and row.chosen.warnings)
        if obstacle:
            text = obstacle
        else:
            text = f"{len(self.rows)} Methuselahs"
            if unread:
                text += f" · {unread} unread line{'s' if unread > 1 else ''} of deck lists"
            if illegal:
                text += f" · {illegal} deck{'s' if illegal > 1 else ''} not legal, but playable"
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
