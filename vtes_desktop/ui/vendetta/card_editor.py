"""The card editor: a group types in the cards of its own box, clan by clan; they lie in a file of the data folder.

What stands here already is what can be read of the published game. The file holds only what was typed over it, in the
same form as the shipped one, and can be edited by hand as well.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
)

from vtes_desktop.plain_words import plain
from vtes_desktop.ui.backdrop import Backdrop
from vtes_desktop.ui.choosers import ChoiceBox
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import Label, caption
from vtes_desktop.ui.vendetta.marks import STEP_WORDS
from vtes_desktop.vendetta import card_files
from vtes_desktop.vendetta.cards import Ally, CardSet, ClanCard, Drain, Step

FILE: Final = "own.yaml"
CLAN_COLUMNS: Final = ("Code", "Name", "Step", "Power", "What it says")
ALLY_COLUMNS: Final = (
    "Code",
    "Name",
    "Kind",
    "Influence",
    "Feed",
    "Drained: Blood",
    "Drained: Influence",
    "What it says",
)
KINDS: Final = (("?", None), ("Human", False), ("Vampire", True))
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
        self.tables: dict[str, QTableWidget] = {}
        """By the code of a clan; ``AL`` for the Allies."""
        self._lay_out()
        self._read()

    def _lay_out(self) -> None:
        leave = QPushButton("‹  Back")
        leave.setProperty("tone", "flat")
        leave.clicked.connect(self.back)
        title = Label("Card editor — Vendetta")
        title.setProperty("tone", "title")
        head = QHBoxLayout()
        head.addWidget(leave)
        head.addWidget(title, 1)
        about = Label(
            "Type in what stands on the cards of your box. It stays on this machine, and goes to those who play at "
            "your table. What is empty is asked at the table when it is needed."
        )
        about.setProperty("tone", "dim")
        about.setWordWrap(True)
        self.tabs = QTabWidget()
        for code, clan in self._shipped.clans.items():
            self.tabs.addTab(self._table(code, CLAN_COLUMNS), caption(clan.name or code))
        self.tabs.addTab(self._table("AL", ALLY_COLUMNS), "Allies")
        self.said = Label()
        self.said.setWordWrap(True)
        self.save_button = QPushButton("Save")
        self.save_button.setProperty("tone", "gold")
        self.save_button.setMinimumSize(170, 40)
        self.save_button.clicked.connect(self.save)
        foot = QHBoxLayout()
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
        table.setHorizontalHeaderLabels([caption(each) for each in columns])
        table.verticalHeader().hide()
        table.setWordWrap(True)
        table.setAccessibleName("Allies" if code == "AL" else f"Cards of {self._shipped.clans[code].name or code}")
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Interactive)
        header.resizeSection(1, 220)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Interactive)
        header.resizeSection(2, 160)
        header.setSectionResizeMode(len(columns) - 1, QHeaderView.ResizeMode.Stretch)
        self.tables[code] = table
        return table

    # -- reading and writing -------------------------------------------------------------------------------------------

    def _read(self) -> None:
        """Show what is known, with the group's own over it."""
        now = self._shipped
        try:
            now = card_files.completed(self._folder)
            if self._path.exists():
                self._own = card_files.read(self._path)
        except card_files.CardFileError as error:
            self.said.setText(str(error))
            self.save_button.setEnabled(False)
        for code in now.clans:
            table = self.tables.get(code)
            if table is not None:
                for card in now.of_clan(code):
                    self._add_card(table, card)
        for ally in now.allies:
            self._add_ally(self.tables["AL"], ally)

    @staticmethod
    def _cell(table: QTableWidget, row: int, column: int, words: str, *, fixed: bool = False) -> None:
        item = QTableWidgetItem(plain(words, LONGEST_TEXT))
        if fixed:
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
        table.setItem(row, column, item)

    def _add_card(self, table: QTableWidget, card: ClanCard) -> None:
        row = table.rowCount()
        table.insertRow(row)
        self._cell(table, row, 0, card.code, fixed=True)
        self._cell(table, row, 1, card.name or "")
        steps = ChoiceBox()
        steps.setAccessibleName(f"Step of {card.code}")
        steps.addItem("?", None)
        for step, words in STEP_WORDS.items():
            steps.addItem(words, step)
        steps.setCurrentIndex(max(0, steps.findData(card.step)))
        table.setCellWidget(row, 2, steps)
        self._cell(table, row, 3, "" if card.power is None else str(card.power))
        self._cell(table, row, 4, card.text or "")

    def _add_ally(self, table: QTableWidget, ally: Ally) -> None:
        row = table.rowCount()
        table.insertRow(row)
        drain = ally.drain or Drain()
        self._cell(table, row, 0, ally.code, fixed=True)
        self._cell(table, row, 1, ally.name or "")
        kinds = ChoiceBox()
        kinds.setAccessibleName(f"Kind of {ally.code}")
        for words, value in KINDS:
            kinds.addItem(words, value)
        kinds.setCurrentIndex([value for _, value in KINDS].index(ally.vampire))
        table.setCellWidget(row, 2, kinds)
        values = (ally.influence, ally.feed, drain.blood, drain.influence)
        for column, number in enumerate(values, 3):
            self._cell(table, row, column, "" if number is None else str(number))
        self._cell(table, row, 7, ally.text or "")

    @staticmethod
    def _words(table: QTableWidget, row: int, column: int, longest: int) -> str | None:
        item = table.item(row, column)
        return (plain(item.text(), longest) or None) if item is not None else None

    def _number(self, table: QTableWidget, row: int, column: int) -> int | None:
        """The number of a cell; None for an empty one. Raises ValueError with a sentence for anything else."""
        words = self._words(table, row, column, 10)
        if words is None or words == "?":
            return None
        code = self._words(table, row, 0, 10)
        if not (words.isascii() and words.isdigit() and int(words) <= HIGHEST):
            raise ValueError(f"{code}: “{words}” is no number from 0 to {HIGHEST}.")
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
                if code == "AL":
                    allies.append(self._ally(table, row))
                else:
                    cards.append(self._card(table, row))
        known = {card.code: card for card in self._shipped.cards}
        there = {ally.code: ally for ally in self._shipped.allies}
        kept = {card.code: card for card in self._own.cards}
        return CardSet(
            1,
            name=self._own.name or "Our box",
            clans=self._own.clans,
            cards=tuple(
                card
                for card in (_over(card, kept.get(card.code)) for card in cards)
                if _says(card, known.get(card.code))
            ),
            allies=tuple(ally for ally in allies if _says(ally, there.get(ally.code))),
            rewards=self._own.rewards,
            readings=self._own.readings,
        )

    def _card(self, table: QTableWidget, row: int) -> ClanCard:
        chosen = self._choice(table, row)
        step: Step | None = next((each for each in STEP_WORDS if each == chosen), None)
        name, text = self._words(table, row, 1, LONGEST_NAME), self._words(table, row, 4, LONGEST_TEXT)
        code = self._words(table, row, 0, 10) or ""
        return ClanCard(code, name, step, self._number(table, row, 3), text=text, from_="yours")

    def _ally(self, table: QTableWidget, row: int) -> Ally:
        chosen = self._choice(table, row)
        influence, feed, blood, drained = (self._number(table, row, column) for column in range(3, 7))
        drain = Drain(blood, drained) if (blood, drained) != (None, None) else None
        name, text = self._words(table, row, 1, LONGEST_NAME), self._words(table, row, 7, LONGEST_TEXT)
        code = self._words(table, row, 0, 10) or ""
        vampire = chosen if isinstance(chosen, bool) else None
        return Ally(code, name, None, vampire, influence, feed, drain, text=text, from_="yours")

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
        except ValueError as error:
            self.said.setText(str(error))
        except OSError as error:
            self.said.setText(f"The cards can't be saved in {self._path}: {error.strerror}.")
        else:
            self._own = found
            self.said.setText(f"Saved in {self._path}: {len(found.cards)} Clan cards and {len(found.allies)} Allies.")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)


def _over(card: ClanCard, kept: ClanCard | None) -> ClanCard:
    """The card with the effect that stands in the group's file already, which is written there by hand."""
    if kept is None or kept.does is None:
        return card
    return ClanCard(card.code, card.name, card.step, card.power, kept.does, card.text, kept.unsure, card.from_)


def _says(entry: ClanCard | Ally, shipped: ClanCard | Ally | None) -> bool:
    """Whether an entry says something that the shipped file does not."""
    fields = ("name", "step", "power", "text", "does", "vampire", "influence", "feed", "drain")
    said = [(getattr(entry, field, None), getattr(shipped, field, None)) for field in fields]
    return any(now is not None and now != before for now, before in said)
