"""The page of a new game of Vendetta: seats and clans, which cards, what is agreed on, the rewards of the rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.bots.seating import Sitter, word
from vtes_desktop.plain_words import LONGEST_NAME, plain
from vtes_desktop.ui import icons, theme
from vtes_desktop.ui.backdrop import Backdrop, margin_at
from vtes_desktop.ui.choosers import ChoiceBox
from vtes_desktop.ui.faces import colours
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import later, plural, tr
from vtes_desktop.ui.names import NAMES, names_for, your_name
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import Label, as_written, caption
from vtes_desktop.ui.table.seat_colours import seat_colour
from vtes_desktop.ui.vendetta.faces import CLAN_NAMES
from vtes_desktop.ui.vendetta.rewards_grid import RewardsGrid
from vtes_desktop.vendetta import card_files
from vtes_desktop.vendetta.cards import CLAN_CARDS, CardSet
from vtes_desktop.vendetta.readings import FIXED, READINGS, Readings

SEATS: Final = (3, 6)
ONE_COLUMN: Final = 900
"""A page narrower than this, in pixels at text scale 1, has the agreement below the seats."""
REFEREED: Final = (4, 5)
"""Players for whom there are rules (S13)."""
BY_LOT: Final = ""
READ: Final = later("How we read the rules")
PLAYERS: Final = (
    (later("Person"), Sitter()),
    (later("Computer"), Sitter("computer")),
    (later("Random player"), Sitter("random")),
)
SHORT_NAME: Final = 9
"""Letters of a name that are seen at least."""


class HouseSetup(Struct, frozen=True):
    """A game of Vendetta to begin."""

    players: tuple[tuple[str, str, str], ...]
    """Names, who plays there as a header has it, and the clan's code (empty: by lot, or chosen at the table)."""
    cards: CardSet
    readings: Readings
    strict: bool = True
    open_table: bool = False


class SeatLine(QFrame):
    """A seat: the name, who plays, the clan."""

    changed = Signal()
    remove = Signal()

    def __init__(self, name: str, sitter: Sitter) -> None:
        super().__init__()
        self.setProperty("panel", "raised")
        self.number = Label()
        self.name = QLineEdit(name)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(tr("Name of the player"))
        self.name.setMinimumWidth(self.name.fontMetrics().averageCharWidth() * SHORT_NAME)
        self.name.textChanged.connect(self.changed)
        self.player = ChoiceBox()
        self.player.setAccessibleName(tr("Who plays this seat"))
        for title, each in PLAYERS:
            self.player.addItem(tr(title), word(each))
        self.player.setCurrentIndex(max(0, self.player.findData(word(sitter))))
        self.player.currentIndexChanged.connect(self.changed)
        self._before = 0
        """Who played as long as there was a referee."""
        self.clan = ChoiceBox()
        self.clan.setAccessibleName(tr("Clan"))
        self.clan.currentIndexChanged.connect(self.changed)
        self.sign = Label()
        self.state = Label()
        self.state.setProperty("tone", "dim")
        self.out = QPushButton("✕")
        self.out.setProperty("tone", "flat")
        self.out.setToolTip(tr("Take this seat away"))
        self.out.setAccessibleName(tr("Take this seat away"))
        self.out.clicked.connect(self.remove)
        upper = QHBoxLayout()
        upper.addWidget(self.number)
        upper.addWidget(self.name, 2)
        upper.addWidget(self.player, 1)
        upper.addWidget(self.out)
        lower = QHBoxLayout()
        lower.addWidget(self.sign)
        lower.addWidget(self.clan, 1)
        lower.addWidget(self.state, 2)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(14, 8, 8, 10)
        rows.addLayout(upper)
        rows.addLayout(lower)

    @property
    def who(self) -> str:
        """The name, in plain words."""
        return plain(self.name.text(), LONGEST_NAME)

    @property
    def code(self) -> str:
        """The clan's code; empty for one by lot."""
        return str(self.clan.currentData() or BY_LOT)

    @property
    def sitter(self) -> str:
        """Who plays, as a header has it."""
        return str(self.player.currentData() or "")

    def offer(self, cards: CardSet, *, refereed: bool) -> None:
        """Offer the clans of a set; computer players need the referee."""
        chosen = CLAN_NAMES.get(self.code[-2:], "")
        self.clan.blockSignals(True)
        self.clan.clear()
        self.clan.addItem(tr("Chosen at the table") if refereed else tr("By lot"), BY_LOT)
        for code, clan in cards.clans.items():
            self.clan.addItem(clan.name or code, code)
        found = next(
            (i for i in range(self.clan.count()) if CLAN_NAMES.get(str(self.clan.itemData(i))[-2:]) == chosen), 0
        )
        self.clan.setCurrentIndex(found if chosen else 0)
        self.clan.blockSignals(False)
        if refereed and not self.player.isEnabled():
            self.player.setCurrentIndex(self._before)
        elif self.player.isEnabled() and not refereed:
            self._before = self.player.currentIndex()
            self.player.setCurrentIndex(0)
        self.player.setEnabled(refereed)
        self.tell(cards)

    def tell(self, cards: CardSet) -> None:
        """Say what is known of the clan, and show its sign."""
        self.state.setText(game_word(cards.state_of(self.code)) if self.code else "")
        clan = CLAN_NAMES.get(self.code[-2:], "")
        side = round(self.fontMetrics().height() * 1.8)
        if clan:
            tint = colours.hsl(colours.of_clan(clan), 2.2).name()
            self.sign.setPixmap(icons.icon_pixmap(icons.clan_icon(clan), side, self.devicePixelRatioF(), tint))
        else:
            self.sign.setText("?")
        self.sign.setFixedWidth(side)

    def show_at(self, place: int, *, removable: bool) -> None:
        """Say which seat it is."""
        self.number.setText(f"{place + 1}")
        self.number.setFixedWidth(self.fontMetrics().horizontalAdvance("00"))
        self.number.setStyleSheet(f"color: {seat_colour(place)}; font-weight: 600;")
        self.out.setEnabled(removable)


class HouseNewGame(Backdrop):
    """The page of a new game of Vendetta."""

    back = Signal()
    sit_down = Signal(object)
    """The :class:`HouseSetup`."""
    editor_wanted = Signal()
    host_wanted = Signal()

    def __init__(self, settings: Settings, folder: Path | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._folder = folder
        self._cards = card_files.practice()
        self.lines: list[SeatLine] = []
        self._seats = QVBoxLayout()
        self._make_agreement()
        self._lay_out()
        for number, name in enumerate(names_for(REFEREED[1], your_name(settings))):
            self._add(name, Sitter() if number == 0 else Sitter("computer"))
        self._cards_changed()
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self._sit_down)
        settings.changed.connect(self._fit)
        self._fit()

    # -- how it looks --------------------------------------------------------------------------------------------------

    def _radio(self, text: str, hint: str, group: QButtonGroup, *, checked: bool) -> QRadioButton:
        button = QRadioButton(caption(text))
        button.setToolTip(as_written(hint))
        button.setAccessibleDescription(hint)
        button.setChecked(checked)
        group.addButton(button)
        return button

    def _make_agreement(self) -> None:
        sets, hands, rules = QButtonGroup(self), QButtonGroup(self), QButtonGroup(self)
        self.practice = self._radio(
            tr("Practice set"),
            tr("Seven clans of nine plain cards of our own: complete, to learn and to try"),
            sets,
            checked=True,
        )
        self.published = self._radio(
            tr("The published game"),
            tr("What is known of it, completed by your own card file: you need the box in front of you"),
            sets,
            checked=False,
        )
        self.about = Label()
        self.about.setProperty("tone", "dim")
        self.about.setWordWrap(True)
        self.editor = QPushButton(tr("Card editor…"))
        self.editor.setToolTip(tr("Enter the cards of your box: they stay on your machine and at your table"))
        self.editor.clicked.connect(self.editor_wanted)
        self.strict = self._radio(tr("With the referee"), tr("The program sees to the rules"), rules, checked=True)
        self.manual = self._radio(tr("By hand"), tr("The players see to the rules"), rules, checked=False)
        self.secret = self._radio(
            tr("Hands are secret"), tr("A curtain falls before another player’s hand is shown"), hands, checked=True
        )
        self.open = self._radio(tr("Every hand is open"), tr("One person may play every seat"), hands, checked=False)
        self.rewards = RewardsGrid()
        self.rewards_about = Label()
        self.rewards_about.setProperty("tone", "dim")
        self.rewards_about.setWordWrap(True)
        self.readings: dict[str, QComboBox] = {}
        for reading in READINGS:
            box = ChoiceBox()
            question = game_word(reading.question)
            box.setAccessibleName(question)
            for value, text in reading.answers.items():
                box.addItem(game_word(text), value)
            box.setToolTip(as_written(f"{question} ({reading.mark})"))
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(14)
            self.readings[reading.name] = box
        for button in (self.practice, self.published):
            button.toggled.connect(self._cards_changed)
        self.strict.toggled.connect(self._rules_changed)
        self.rewards.changed.connect(self._tell)

    def _lay_out(self) -> None:
        self.back_button = QPushButton(tr("‹  Back"))
        self.back_button.setProperty("tone", "flat")
        self.back_button.clicked.connect(self.back)
        title = Label(tr("New game — Vendetta"))
        title.setProperty("tone", "title")
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.back_button)
        head.addWidget(title, 1)
        self.add_button = QPushButton(tr("Add a seat"))
        self.add_button.clicked.connect(lambda: self.add_seat())
        seats = QWidget()
        left = QVBoxLayout(seats)
        left.setContentsMargins(0, 0, 0, 0)
        left.addLayout(self._seats)
        left.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)
        left.addStretch(1)
        content = QWidget()
        self._across = QBoxLayout(QBoxLayout.Direction.LeftToRight, content)
        self._across.setContentsMargins(0, 0, 8, 0)
        self._across.setSpacing(18)
        self._across.addWidget(seats, 5)
        self._panel = self._agreement()
        self._across.addWidget(self._panel, 4)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(content)
        self.summary = Label()
        self.summary.setWordWrap(True)
        self.sit_button = QPushButton(tr("Sit down"))
        self.sit_button.setProperty("tone", "gold")
        self.sit_button.setToolTip(tr("Begin the game (Ctrl+Enter)"))
        self.sit_button.clicked.connect(self._sit_down)
        self.host_button = QPushButton(tr("Host on the network…"))
        self.host_button.setToolTip(tr("Everybody sits at their own machine"))
        self.host_button.clicked.connect(self.host_wanted)
        foot = QHBoxLayout()
        foot.setSpacing(10)
        foot.addWidget(self.summary, 1)
        foot.addWidget(self.host_button)
        foot.addWidget(self.sit_button)
        self._whole = QGridLayout(self)
        self._whole.addLayout(head, 0, 0)
        self._whole.addWidget(scroll, 1, 0)
        self._whole.addLayout(foot, 2, 0)
        self._whole.setRowStretch(1, 1)

    def _agreement(self) -> QFrame:
        panel = QFrame()
        panel.setProperty("panel", "raised")
        column = QVBoxLayout(panel)
        column.setContentsMargins(18, 14, 18, 14)
        column.setSpacing(7)

        def heading(text: str) -> None:
            label = Label(text)
            label.setProperty("tone", "gold")
            column.addWidget(label)

        heading(tr("Cards"))
        column.addWidget(self.practice)
        column.addWidget(self.published)
        column.addWidget(self.about)
        column.addWidget(self.editor, 0, Qt.AlignmentFlag.AlignLeft)
        heading(tr("Rules"))
        column.addWidget(self.strict)
        column.addWidget(self.manual)
        heading(tr("Hands"))
        column.addWidget(self.secret)
        column.addWidget(self.open)
        heading(tr("Rewards of Influence"))
        column.addWidget(self.rewards)
        column.addWidget(self.rewards_about)
        self.more = QToolButton()
        self.more.setText(caption(f"▸ {tr(READ)}"))
        self.more.setCheckable(True)
        self.more.setAccessibleName(tr("How the group reads the rules"))
        self.more.toggled.connect(self._show_more)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self._more = QWidget()
        rows = QVBoxLayout(self._more)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(3)
        for reading in READINGS:
            question = Label(game_word(reading.question))
            question.setWordWrap(True)
            question.setBuddy(self.readings[reading.name])
            rows.addWidget(question)
            rows.addWidget(self.readings[reading.name])
        fixed = Label(tr("Always so: {readings}", readings=" ".join(game_word(each.reading) for each in FIXED)))
        fixed.setProperty("tone", "dim")
        fixed.setWordWrap(True)
        rows.addWidget(fixed)
        self._more.hide()
        column.addWidget(self._more)
        return panel

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One column or two, as there is room; in the middle of a large screen."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        k = theme.clamp_scale(self._settings.options.text_scale)
        side = max(margin_at(self.width(), round(24 * k)), (self.width() - round(1180 * k)) // 2)
        self._whole.setContentsMargins(side, round(14 * k), side, round(16 * k))
        self._whole.setVerticalSpacing(round(10 * k))
        wide = self.width() >= round(ONE_COLUMN * k)
        self._across.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        self._across.setAlignment(self._panel, Qt.AlignmentFlag.AlignTop if wide else Qt.AlignmentFlag(0))
        for button in (self.sit_button, self.host_button):
            button.setMinimumSize(round(170 * k), round(40 * k))

    def _show_more(self, shown: bool) -> None:
        self._more.setVisible(shown)
        self.more.setText(caption(f"{'▾' if shown else '▸'} {tr(READ)}"))

    # -- the seats -----------------------------------------------------------------------------------------------------

    def _add(self, name: str, sitter: Sitter) -> SeatLine:
        line = SeatLine(name, sitter)
        line.changed.connect(self._tell)
        line.remove.connect(lambda: self.remove_seat(line))
        self.lines.append(line)
        self._seats.addWidget(line)
        return line

    def add_seat(self) -> None:
        """One more seat; no more than six."""
        if len(self.lines) < SEATS[1]:
            taken = {line.who.casefold() for line in self.lines}
            name = next(
                (name for name in NAMES if name.casefold() not in taken),
                tr("Player {number}", number=len(self.lines) + 1),
            )
            self._add(name, Sitter("computer"))
            self._rules_changed()

    def remove_seat(self, line: SeatLine) -> None:
        """Take a seat away; no fewer than three."""
        if len(self.lines) > SEATS[0]:
            self.lines.remove(line)
            self._seats.removeWidget(line)
            line.hide()
            line.deleteLater()
            self._rules_changed()

    # -- what comes of it ----------------------------------------------------------------------------------------------

    @property
    def refereed(self) -> bool:
        """Whether there is a referee: for four and five, and for three who agree to play as four."""
        return self.strict.isChecked() and self._may_referee()

    def _may_referee(self) -> bool:
        count = len(self.lines)
        as_four = count == SEATS[0] and str(self.readings["three_players"].currentData()) == "as four"
        return REFEREED[0] <= count <= REFEREED[1] or as_four

    def _cards_changed(self) -> None:
        """Another set: its clans, what is known of them, its rewards."""
        problem = ""
        if self.practice.isChecked():
            self._cards = card_files.practice()
        else:
            try:
                self._cards = card_files.completed(self._folder)
            except card_files.CardFileError as error:
                problem = game_word(str(error))
                self._cards = card_files.shipped()
        self.editor.setVisible(self.published.isChecked())
        if problem:
            self.about.setText(problem)
        elif self.practice.isChecked():
            self.about.setText(tr("Our own cards, not those of the published game."))
        else:
            known = sum(card.known for card in self._cards.cards)
            self.about.setText(
                tr(
                    "{known} of {cards} Clan cards are known. The others are played from your box: they lie on the "
                    "table as blank cards, and their player says what they do.",
                    known=known,
                    cards=len(self._cards.clans) * CLAN_CARDS,
                )
            )
        self.rewards.show_rewards(self._cards.rewards)
        self._rules_changed()

    def _rules_changed(self) -> None:
        self.strict.setEnabled(self._may_referee())
        for place, line in enumerate(self.lines):
            line.show_at(place, removable=len(self.lines) > SEATS[0])
            line.offer(self._cards, refereed=self.refereed)
        self.add_button.setEnabled(len(self.lines) < SEATS[1])
        self._tell()

    def obstacle(self) -> str:
        """Why the game can't begin yet, as a sentence; empty when it can."""
        for line in self.lines:
            if not line.who:
                return tr("Every player needs a name.")
        chosen = [line.code for line in self.lines if line.code]
        for code in chosen:
            if chosen.count(code) > 1:
                name = self._cards.clans[code].name or code
                return tr("Two players have chosen {name}; each clan is there once.", name=name)
        return ""

    def _tell(self) -> None:
        for line in self.lines:
            line.tell(self._cards)
        obstacle = self.obstacle()
        self.sit_button.setEnabled(not obstacle)
        missing = self.rewards.missing
        self.rewards_about.setText(
            tr(
                "{missing} of 9 are not filled in: they stand on page 15 of the rulebook. The first player is asked "
                "for each when it is needed.",
                missing=missing,
            )
            if missing
            else tr("All nine are known.")
        )
        count = plural("{n} player", "{n} players", len(self.lines))
        by_hand = "" if self._may_referee() else f" · {tr('by hand: their rules are missing')}"
        self.summary.setText(obstacle or count + by_hand)
        self.summary.setStyleSheet(f"color: {theme.BLOOD_BRIGHT if obstacle else theme.DIM};")

    def setup(self) -> HouseSetup:
        """The game to begin. Only when there is no :meth:`obstacle`."""
        refereed = self.refereed
        players = tuple((line.who, line.sitter if refereed else word(Sitter()), line.code) for line in self.lines)
        readings = msgspec.convert({name: box.currentData() for name, box in self.readings.items()}, Readings)
        cards = replace(self._cards, rewards=self.rewards.rewards(self._cards.rewards))
        return HouseSetup(players, cards, readings, refereed, self.open.isChecked())

    def begin_again(self) -> None:
        """The page comes up again: card files may have changed."""
        self._cards_changed()
        self.sit_button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def _sit_down(self) -> None:
        if not self.obstacle():
            self.sit_down.emit(self.setup())
