"""The cards that a search found, as a model for the grid and the table, in the order that the player likes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.index import name_place
from vtes_desktop.cards.model import Card
from vtes_desktop.cards.spelling import fold
from vtes_desktop.decks.formats.arranging import TYPE_ORDER, type_title
from vtes_desktop.ui.builder import dragging
from vtes_desktop.ui.card_names import called
from vtes_desktop.ui.card_words import discipline_word, requirement_word, sect_word, title_word
from vtes_desktop.ui.game_words import card_type
from vtes_desktop.ui.languages import later, tr

Index = QModelIndex | QPersistentModelIndex


class Column(Struct, frozen=True):
    """A column of the table."""

    name: str
    """Its heading, and its key in the settings."""
    text: Callable[[Card], str]
    numbers: bool = False
    """Whether it is aligned as numbers are."""


def cost_text(card: Card) -> str:
    """What a library card costs: ``2 pool``; empty when it is free or of the crypt."""
    return ", ".join(f"{cost} {cost.currency}" for cost in card.costs)


def clan_line(card: Card) -> str:
    """A card's clan, or the clans of which it requires one."""
    return " / ".join(card.clans)


def discipline_line(card: Card) -> str:
    """A crypt card's disciplines, superior first; what a library card requires."""
    joint = {"any": " / ", "all": " & "}.get(card.discipline_rule, " ")
    return joint.join(sorted(map(str, card.disciplines), key=lambda code: (code.islower(), code)))


def sets_text(card: Card) -> str:
    """The sets that a card was printed in."""
    return ", ".join(dict.fromkeys(printing.set for printing in card.printings))


_COLUMNS: Final = (
    Column(later("Name"), called),
    Column(later("Type"), lambda card: card_type(" / ".join(card.types))),
    Column(later("Clan"), clan_line),
    Column(later("Disciplines"), discipline_line),
    Column(later("Capacity"), lambda card: "" if card.capacity is None else str(card.capacity), True),
    Column(later("Group"), lambda card: "" if card.group is None else str(card.group), True),
    Column(later("Cost"), cost_text),
    Column(later("Title"), title_word),
    Column(later("Sect"), lambda card: sect_word(card.sect)),
    Column(later("Requires"), lambda card: ", ".join(map(requirement_word, card.requirement))),
    Column(later("Sets"), sets_text),
    Column(later("Artist"), lambda card: ", ".join(card.artists)),
    Column(later("Text"), lambda card: " ".join(part.text.replace("\n", " ") for part in card.text)),
)
IN_DECK: Final = later("In deck")
OWNED: Final = later("Owned")
COLUMNS: Final = (*(column.name for column in _COLUMNS[:1]), IN_DECK, OWNED, *(column.name for column in _COLUMNS[1:]))
"""Every column of the table, in the order in which they are offered."""
SHOWN_AT_FIRST: Final = ("Name", IN_DECK, "Type", "Clan", "Disciplines", "Capacity", "Group", "Cost")
_TELLERS: Final[Mapping[str, Column]] = {column.name: column for column in _COLUMNS}

SORTS: Final = (
    later("match"), later("name"), later("capacity"), later("clan"), later("group"), later("discipline"), later("type"),
    later("cost"), later("newest"), later("in deck"), later("owned"),
)  # fmt: skip
"""By what the cards can be sorted: at first as the search gives them, what is meant before the rest.

Kinds that have no such thing come last, in the order of their names."""
_SORT_OF_COLUMN: Final[Mapping[str, str]] = {
    "Name": "name",
    "Capacity": "capacity",
    "Clan": "clan",
    "Group": "group",
    "Disciplines": "discipline",
    "Type": "type",
    "Cost": "cost",
    IN_DECK: "in deck",
    OWNED: "owned",
}


class Order:
    """Sorts cards by anything, quickly: every card's place in an order is reckoned once for all cards."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._released = {one.code: one.released for one in catalogue.sets.values()}
        self._places: dict[str, dict[int, int]] = {}

    def sorted(self, cards: Sequence[Card], by: str, descending: bool = False) -> list[Card]:
        """These cards (as the search gives them, the likeliest first) by one of :data:`SORTS` or a column's name."""
        if by not in SORTS[1:] and by not in _TELLERS:  # "match", or what another version remembered
            return list(reversed(cards)) if descending else list(cards)
        places = self._places.get(by) or self._reckon(by)
        return sorted(cards, key=lambda card: places[card.id], reverse=descending)

    def _reckon(self, by: str) -> dict[int, int]:
        """The rank of each card; cards alike have the same, so that they stay in the order of names."""
        keys = {card.id: self._key(card, by) for card in self._catalogue.cards.values()}
        rank = {value: number for number, value in enumerate(sorted(set(keys.values())))}
        self._places[by] = {card_id: rank[value] for card_id, value in keys.items()}
        return self._places[by]

    def _key(self, card: Card, by: str) -> tuple[Any, ...]:
        if by == "name":
            return name_place(card)
        if by == "newest":
            latest = max((self._released.get(printing.set, "") for printing in card.printings), default="")
            return tuple(-ord(letter) for letter in latest)
        if by in _KEYS:
            return _KEYS[by](card)
        text = _TELLERS[by].text(card)
        return not text, fold(text)


def _type_place(card: Card) -> tuple[int, str]:
    title = type_title(card)
    return (-1 if card.kind == "crypt" else TYPE_ORDER.index(title) if title in TYPE_ORDER else 99, title)


def _discipline_place(card: Card) -> tuple[Any, ...]:
    if not card.disciplines:
        return (1, "")
    if card.kind == "crypt":
        return (0, discipline_word(sorted(card.disciplines, key=lambda one: not one.superior)[0].code))
    return (0, discipline_word(card.disciplines[0].code))


_KEYS: Final[Mapping[str, Callable[[Card], tuple[Any, ...]]]] = {
    "capacity": lambda card: (card.kind != "crypt", card.capacity or 0),
    "clan": lambda card: (not card.clans, clan_line(card), card.kind != "crypt"),
    "group": lambda card: (card.group is None, card.group if isinstance(card.group, int) else 99),
    "discipline": _discipline_place,
    "type": _type_place,
    "cost": lambda card: (
        card.kind == "crypt",
        *((99, "") if not card.costs else (card.costs[0].amount, card.costs[0].currency)),
    ),
}


class Pool(QAbstractTableModel):
    """The cards found, in order: column 0 is the card for the grid, the columns are those of the table."""

    count_typed = Signal(int, int)
    """In the table, a count was typed: card number, copies wanted in the deck."""
    owned_typed = Signal(int, int)
    """In the table, an owned count was typed: card number, copies."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.cards: list[Card] = []
        self.in_deck: Mapping[int, int] = {}
        """Copies in the deck by card number."""
        self.owned: Mapping[int, int] = {}
        self.columns: tuple[str, ...] = COLUMNS
        self._rows: dict[int, int] | None = None

    def set_cards(self, cards: list[Card]) -> None:
        """Hold other cards."""
        self.beginResetModel()
        self.cards = cards
        self._rows = None
        self.endResetModel()

    def set_counts(self, in_deck: Mapping[int, int], owned: Mapping[int, int]) -> None:
        """Other counts beside the cards; only rows whose counts change are told to be painted anew."""
        changed = {
            number for number in in_deck.keys() | self.in_deck.keys() if in_deck.get(number) != self.in_deck.get(number)
        }
        if owned is not self.owned:
            changed |= {
                number for number in owned.keys() | self.owned.keys() if owned.get(number) != self.owned.get(number)
            }
        self.in_deck, self.owned = in_deck, owned
        if len(changed) > 200:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.cards) - 1, len(self.columns) - 1))
            return
        for number in changed:
            row = self.row_of(number)
            if row >= 0:
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(self.columns) - 1))

    def row_of(self, number: int) -> int:
        """The row of the card with that number; -1 when it isn't among those found."""
        if self._rows is None:
            self._rows = {card.id: row for row, card in enumerate(self.cards)}
        return self._rows.get(number, -1)

    def card(self, index: Index) -> Card | None:
        """The card at an index; None for none."""
        return self.cards[index.row()] if index.isValid() and index.row() < len(self.cards) else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """One row a card."""
        return 0 if parent.isValid() else len(self.cards)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Every column; the table hides those that are not chosen."""
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What a cell says."""
        if role == Qt.ItemDataRole.DisplayRole or role == Qt.ItemDataRole.EditRole:
            return self._text(self.cards[index.row()], self.columns[index.column()])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            name = self.columns[index.column()]
            numbers = name in (IN_DECK, OWNED) or _TELLERS[name].numbers
            side = Qt.AlignmentFlag.AlignHCenter if numbers else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.sentence(self.cards[index.row()])
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Take a count typed into the table."""
        text = str(value).strip()
        if role != Qt.ItemDataRole.EditRole or not (text.isascii() and (text.isdecimal() or not text)):
            return False
        told = self.count_typed if self.columns[index.column()] == IN_DECK else self.owned_typed
        told.emit(self.cards[index.row()].id, min(int(text[:6] or "0"), 9_999))
        return True

    def sentence(self, card: Card) -> str:
        """A card for a screen reader: name, kind, how many are in the deck."""
        parts = [called(card), " ".join(card.types)]
        if card.kind == "crypt":
            parts.append(
                tr(
                    "{clan_line}, capacity {capacity}, group {group}",
                    clan_line=clan_line(card),
                    capacity=card.capacity,
                    group=card.group,
                )
            )
        copies = self.in_deck.get(card.id, 0)
        if copies:
            parts.append(tr("{copies} in the deck", copies=copies))
        return ", ".join(parts)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> object:
        """The columns' names."""
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return tr(self.columns[section])
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Cards can be dragged; counts can be typed."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled
        flags |= Qt.ItemFlag.ItemNeverHasChildren
        if index.isValid() and self.columns[index.column()] in (IN_DECK, OWNED):
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def mimeTypes(self) -> list[str]:
        """What is dragged."""
        return [dragging.CARDS_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The cards of these rows."""
        rows = dict.fromkeys(index.row() for index in indexes)
        return dragging.mime(dragging.Dragged("pool", tuple(self.cards[row].id for row in rows)))

    def _text(self, card: Card, column: str) -> str:
        if column == IN_DECK:
            return str(self.in_deck.get(card.id) or "")
        if column == OWNED:
            return str(self.owned.get(card.id) or "")
        return _TELLERS[column].text(card)


def sort_of_column(name: str) -> str:
    """What the cards are sorted by when a column's heading is clicked."""
    return _SORT_OF_COLUMN.get(name, name)
