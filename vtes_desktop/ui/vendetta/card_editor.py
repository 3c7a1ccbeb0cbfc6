"""The card editor: a group types in the cards of its own box, clan by clan; they lie in a file of the data folder.

What stands here already is what can be read of the published game. The file holds only what was typed over it, in the
same form as the shipped one, and can be edited by hand as well.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QMenu,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.plain_words import plain
from vtes_desktop.ui.backdrop import Backdrop
from vtes_desktop.ui.choosers import ChoiceBox
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import Label, caption
from vtes_desktop.ui.vendetta.effect_words import effect_words
from vtes_desktop.ui.vendetta.marks import STEP_WORDS
from vtes_desktop.ui.vendetta.rewards_grid import RewardsGrid
from vtes_desktop.vendetta import card_files
from vtes_desktop.vendetta.cards import STARTING, Ally, CardSet, Clan, ClanCard, Drain, Step
from vtes_desktop.vendetta.effects import Does, aloud

FILE: Final = "own.yaml"
CLAN_COLUMNS: Final = (
    later("Code"), later("Name"), later("Step"), later("Printed Power"), later("Effect"), later("What it says"),
)  # fmt: skip
ALLY_COLUMNS: Final = (
    later("Code"), later("Name"), later("Kind"), later("Influence"), later("Feed"), later("Drained: Blood"),
    later("Drained: Influence"), later("Effect"), later("What it says"),
)  # fmt: skip
ALLIES: Final = "AL"
"""The table of the Allies."""
UNSURE: Final = "?"
"""What stands after a value that is not certain; whoever takes it away says that it is so."""
KINDS: Final = (("?", None), (later("Human"), False), (later("Vampire"), True))
LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 600
HIGHEST: Final = 20


class CardEditor(Backdrop):
    """The page of the card editor.

    :param folder: where the group's file lies.
    """

    back = Signal()

    def __init__(self, settings: Settings, folder: Path | None = None) -> None:
        super().__init__()
        self._settings = settings
        self._path = (folder or card_files.own_folder()) / FILE
        self._folder = self._path.parent
        self._shipped = card_files.shipped()
        self._own = CardSet(1, name="Our box")
        self._filling = False
        self.tables: dict[str, QTableWidget] = {}
        """By the code of a clan; ``AL`` for the Allies."""
        self._lay_out()
        self._read()

    def _lay_out(self) -> None:
        leave = QPushButton(tr("‹  Back"))
        leave.setProperty("tone", "flat")
        leave.clicked.connect(self.back)
        title = Label(tr("Card editor — Vendetta"))
        title.setProperty("tone", "title")
        head = QHBoxLayout()
        head.addWidget(leave)
        head.addWidget(title, 1)
        about = Label(
            tr(
                "Type in what stands on the cards of your box. It stays on this machine, and goes to those who play at "
                "your table. What is empty is asked at the table when it is needed; a value with a question mark is "
                "not certain: take the mark away if it is so. Check the two Starting cards of each clan. An effect is "
                "written in the program’s own words, or left to be done by hand."
            )
        )
        about.setProperty("tone", "dim")
        about.setWordWrap(True)
        self.tabs = QTabWidget()
        for code, clan in self._shipped.clans.items():
            self.tabs.addTab(self._table(code, CLAN_COLUMNS), caption(clan.name or code))
        self.tabs.addTab(self._table(ALLIES, ALLY_COLUMNS), tr("Allies"))
        self.tabs.addTab(self._rewards_page(), tr("Rewards"))
        self.samples = QPushButton(tr("Effects…"))
        self.samples.setToolTip(tr("Effects as they are written: one that is chosen goes to the card that is marked"))
        self.samples.setMenu(QMenu(self.samples))
        self.samples.menu().aboutToShow.connect(self._fill_samples)
        self.tabs.currentChanged.connect(lambda page: self.samples.setVisible(page < len(self.tables)))
        self.said = Label()
        self.said.setWordWrap(True)
        self.save_button = QPushButton(tr("Save"))
        self.save_button.setProperty("tone", "gold")
        self.save_button.setMinimumSize(170, 40)
        self.save_button.clicked.connect(self.save)
        foot = QHBoxLayout()
        foot.addWidget(self.samples)
        foot.addWidget(self.said, 1)
        foot.addWidget(self.save_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(32, 14, 32, 16)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(about)
        column.addWidget(self.tabs, 1)
        column.addLayout(foot)

    def _table(self, code: str, columns: tuple[str, ...]) -> QTableWidget:
        table = QTableWidget(0, len(columns))
        table.setHorizontalHeaderLabels([caption(tr(each)) for each in columns])
        table.verticalHeader().hide()
        # As high as the boxes in it, in whatever size of text.
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.setWordWrap(True)
        name = "" if code == ALLIES else self._shipped.clans[code].name or code
        table.setAccessibleName(tr("Cards of {clan}", clan=name) if name else tr("Allies"))
        header = table.horizontalHeader()
        scale = self._settings.options.text_scale
        header.setMinimumSectionSize(
            header.fontMetrics().horizontalAdvance(caption(tr(columns[-1]))) + round(30 * scale)
        )
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Interactive)
        header.resizeSection(1, round(220 * scale))
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Interactive)
        header.resizeSection(2, round(160 * scale))
        header.setSectionResizeMode(len(columns) - 2, QHeaderView.ResizeMode.Interactive)
        header.resizeSection(len(columns) - 2, round(330 * scale))
        header.setSectionResizeMode(len(columns) - 1, QHeaderView.ResizeMode.Stretch)
        table.itemChanged.connect(partial(self._changed, code))
        self.tables[code] = table
        return table

    def _rewards_page(self) -> QWidget:
        page = QWidget()
        about = Label(
            tr("How much Influence the first, second and third place of a Location bring: rulebook, page 15.")
        )
        about.setWordWrap(True)
        self.rewards = RewardsGrid()
        column = QVBoxLayout(page)
        column.addWidget(about)
        column.addWidget(self.rewards, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        return page

    def _fill_samples(self) -> None:
        """Each kind of effect that the practice set has, as it is read aloud; for Allies theirs."""
        menu = self.samples.menu()
        menu.clear()
        code = list(self.tables)[self.tabs.currentIndex()]
        entries: tuple[ClanCard | Ally, ...] = (
            card_files.practice().allies if code == ALLIES else card_files.practice().cards
        )
        for words in dict.fromkeys(card_files.does_in_words(each.does) for each in entries):
            does = card_files.does_of(words, code, of_ally=code == ALLIES)
            said = effect_words(aloud(does)) if does is not None else ""
            menu.addAction(
                caption(said or tr("No effect: its values are all")), partial(self._take_sample, code, words)
            )

    def _take_sample(self, code: str, words: str) -> None:
        table = self.tables[code]
        item = table.item(table.currentRow(), table.columnCount() - 2)
        if item is None:
            self.said.setText(tr("Click on the card first that does so."))
            return
        item.setText(words)

    def _changed(self, code: str, item: QTableWidgetItem) -> None:
        """An effect was typed: read it aloud, or say what is wrong with it."""
        table = self.tables.get(code)
        if table is None or self._filling or item.column() != table.columnCount() - 2:
            return
        try:
            does = self._effect(table, item.row(), of_ally=code == ALLIES)
        except card_files.CardFileError as error:
            self.said.setText(game_word(str(error)))
            return
        name = self._words(table, item.row(), 0, 10) or ""
        self.said.setText(f"{name}: {effect_words(aloud(does)) or tr('No effect.')}" if does is not None else "")

    # -- reading and writing -------------------------------------------------------------------------------------------

    def _read(self) -> None:
        """Show what is known, with the group's own over it."""
        now = self._shipped
        try:
            now = card_files.completed(self._folder)
            if self._path.exists():
                self._own = card_files.read(self._path)
        except card_files.CardFileError as error:
            self.said.setText(game_word(str(error)))
            self.save_button.setEnabled(False)
        self._filling = True
        for code, clan in now.clans.items():
            table = self.tables.get(code)
            if table is not None:
                for card in now.of_clan(code):
                    self._add_card(table, card, starting=card.code in (clan.starting or ()))
        for ally in now.allies:
            self._add_ally(self.tables[ALLIES], ally)
        self._filling = False
        self.rewards.show_rewards(now.rewards)

    @staticmethod
    def _cell(
        table: QTableWidget, row: int, column: int, words: object, *, fixed: bool = False, unsure: bool = False
    ) -> None:
        said = "" if words is None else str(words)
        item = QTableWidgetItem(plain(f"{said} {UNSURE}" if unsure and said else said, LONGEST_TEXT))
        if fixed:
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
        table.setItem(row, column, item)

    def _add_card(self, table: QTableWidget, card: ClanCard, *, starting: bool) -> None:
        row = table.rowCount()
        unsure = card.unsure or ()
        table.insertRow(row)
        self._cell(table, row, 0, card.code, fixed=True)
        if (item := table.item(row, 0)) is not None:
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if starting else Qt.CheckState.Unchecked)
            item.setToolTip(tr("Checked: a Starting card of its clan"))
        self._cell(table, row, 1, card.name, unsure="name" in unsure)
        steps = ChoiceBox()
        steps.setAccessibleName(tr("Step of {card}", card=card.code))
        steps.addItem("?", None)
        for step, words in STEP_WORDS.items():
            steps.addItem(tr(words), step)
        steps.setCurrentIndex(0 if "step" in unsure else max(0, steps.findData(card.step)))
        table.setCellWidget(row, 2, steps)
        self._cell(table, row, 3, card.power, unsure="power" in unsure)
        self._cell(table, row, 4, card_files.does_in_words(card.does), unsure="does" in unsure)
        self._cell(table, row, 5, card.text)

    def _add_ally(self, table: QTableWidget, ally: Ally) -> None:
        row = table.rowCount()
        unsure = ally.unsure or ()
        table.insertRow(row)
        drain = ally.drain or Drain()
        self._cell(table, row, 0, ally.code, fixed=True)
        self._cell(table, row, 1, ally.name, unsure="name" in unsure)
        kinds = ChoiceBox()
        kinds.setAccessibleName(tr("Kind of {card}", card=ally.code))
        for words, value in KINDS:
            kinds.addItem(tr(words), value)
        kinds.setCurrentIndex(0 if "vampire" in unsure else [value for _, value in KINDS].index(ally.vampire))
        table.setCellWidget(row, 2, kinds)
        values = ("influence", ally.influence), ("feed", ally.feed), ("drain", drain.blood), ("drain", drain.influence)
        for column, (field, number) in enumerate(values, 3):
            self._cell(table, row, column, number, unsure=field in unsure)
        self._cell(table, row, 7, card_files.does_in_words(ally.does), unsure="does" in unsure)
        self._cell(table, row, 8, ally.text)

    @staticmethod
    def _words(table: QTableWidget, row: int, column: int, longest: int) -> str | None:
        """What stands in a cell; None for nothing, and for what is not certain."""
        item = table.item(row, column)
        words = plain(item.text(), longest) if item is not None else ""
        return words if words and not words.endswith(UNSURE) else None

    def _effect(self, table: QTableWidget, row: int, *, of_ally: bool) -> Does | None:
        """The effect of a row. Raises :class:`~vtes_desktop.vendetta.card_files.CardFileError`."""
        words = self._words(table, row, table.columnCount() - 2, LONGEST_TEXT) or ""
        return card_files.does_of(words, f"{self._words(table, row, 0, 10)}, effect", of_ally=of_ally)

    def _number(self, table: QTableWidget, row: int, column: int) -> int | None:
        """The number of a cell; None for an empty one. Raises ValueError with a sentence for anything else."""
        words = self._words(table, row, column, 10)
        if words is None:
            return None
        code = self._words(table, row, 0, 10)
        if not (words.isascii() and words.isdigit() and int(words) <= HIGHEST):
            raise ValueError(
                tr("{code}: “{words}” is no number from 0 to {highest}.", code=code, words=words, highest=HIGHEST)
            )
        return int(words)

    @staticmethod
    def _choice(table: QTableWidget, row: int) -> object:
        box = table.cellWidget(row, 2)
        return box.currentData() if isinstance(box, ChoiceBox) else None

    def cards(self) -> CardSet:
        """What was typed over what is shipped. Raises ValueError with a sentence."""
        cards, allies = [], []
        for code, table in self.tables.items():
            for row in range(table.rowCount()):
                if code == ALLIES:
                    allies.append(self._ally(table, row))
                else:
                    cards.append(self._card(table, row))
        known = {card.code: card for card in self._shipped.cards}
        there = {ally.code: ally for ally in self._shipped.allies}
        clans = self._clans()
        # A file stands for itself: whatever it speaks of must be in it.
        named = {code for clan in clans.values() for code in clan.starting or ()}
        cards = [card for card in cards if card.code in named or _says(card, known.get(card.code))]
        if clans:
            clans |= {card.clan: Clan() for card in cards if card.clan not in clans}
        return replace(
            self._own,
            name=self._own.name or "Our box",
            clans=clans,
            cards=tuple(cards),
            allies=tuple(ally for ally in allies if _says(ally, there.get(ally.code))),
            rewards=self.rewards.rewards(self._own.rewards),
        )

    def _clans(self) -> dict[str, Clan]:
        """The group's clans with their Starting cards. Raises ValueError for more than two of one."""
        clans = dict(self._own.clans)
        for code, table in self.tables.items():
            rows = range(table.rowCount()) if code != ALLIES else ()
            items = [item for row in rows if (item := table.item(row, 0)) is not None]
            found = [item.text() for item in items if item.checkState() == Qt.CheckState.Checked]
            if len(found) > STARTING:
                raise ValueError(
                    tr(
                        "{codes} are checked; a clan has {starting} Starting cards.",
                        codes=", ".join(found),
                        starting=STARTING,
                    )
                )
            if found:
                first, second = (*found, None)[:STARTING]
                clans[code] = replace(clans.get(code, Clan()), starting=(first, second))
            elif code in clans:
                clans[code] = replace(clans[code], starting=None)
        return clans

    def _card(self, table: QTableWidget, row: int) -> ClanCard:
        chosen = self._choice(table, row)
        step: Step | None = next((each for each in STEP_WORDS if each == chosen), None)
        name, text = self._words(table, row, 1, LONGEST_NAME), self._words(table, row, 5, LONGEST_TEXT)
        code, does = self._words(table, row, 0, 10) or "", self._effect(table, row, of_ally=False)
        return ClanCard(code, name, step, self._number(table, row, 3), does, text=text, from_="yours")

    def _ally(self, table: QTableWidget, row: int) -> Ally:
        chosen = self._choice(table, row)
        influence, feed, blood, drained = (self._number(table, row, column) for column in range(3, 7))
        drain = Drain(blood, drained) if (blood, drained) != (None, None) else None
        name, text = self._words(table, row, 1, LONGEST_NAME), self._words(table, row, 8, LONGEST_TEXT)
        code, does = self._words(table, row, 0, 10) or "", self._effect(table, row, of_ally=True)
        vampire = chosen if isinstance(chosen, bool) else None
        return Ally(code, name, None, vampire, influence, feed, drain, does, text=text, from_="yours")

    def save(self) -> None:
        """Write the group's file; says so, or why not."""
        try:
            found = self.cards()
            why = found.wrong()[1]
            if why:
                raise ValueError(why)
            scratch = self._path.with_suffix(".new")
            scratch.write_text(card_files.written(found), "utf-8")
            scratch.replace(self._path)
        except (ValueError, card_files.CardFileError) as error:
            self.said.setText(game_word(str(error)))
        except OSError as error:
            self.said.setText(tr("The cards can't be saved in {path}: {error}.", path=self._path, error=error.strerror))
        else:
            self._own = found
            self.said.setText(
                tr(
                    "Saved in {path}: {cards} Clan cards and {allies} Allies.",
                    path=self._path,
                    cards=len(found.cards),
                    allies=len(found.allies),
                )
            )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)


def _says(entry: ClanCard | Ally, shipped: ClanCard | Ally | None) -> bool:
    """Whether an entry says something that the shipped file does not, or is not sure of."""
    fields = ("name", "step", "power", "text", "does", "vampire", "influence", "feed", "drain")
    unsure = (shipped.unsure or ()) if shipped is not None else ()
    said = [(getattr(entry, field, None), getattr(shipped, field, None), field in unsure) for field in fields]
    return any(now is not None and (now != before or open_) for now, before, open_ in said)
