"""The deck's cards as the player likes to see them: in groups, each sorted; crypt and library each in their own way."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.cards.spelling import fold
from vtes_desktop.decks.deck import Entry
from vtes_desktop.decks.formats.arranging import TYPE_ORDER, Row, is_trifle, type_title
from vtes_desktop.ui.card_words import discipline_word, sect_word
from vtes_desktop.ui.game_words import card_type
from vtes_desktop.ui.languages import later, tr

CRYPT_GROUPS: Final = ("none", "capacity", "clan", "group", "sect")
CRYPT_SORTS: Final = ("copies", "capacity", "name", "clan", "group")
LIBRARY_GROUPS: Final = ("type", "discipline", "clan", "cost", "none")
LIBRARY_SORTS: Final = ("name", "copies", "cost", "discipline")
WORDS: Final = (
    later("none"),
    later("copies"),
    later("sect"),
    later("stacks"),
    later("faces"),
    later("pool"),
    later("blood"),
    later("crypt"),
    later("library"),
    later("author"),
    later("tags"),
    later("description"),
    later("notes"),
    later("picture"),
    later("table"),
)
"""Of these and of how the library looks: what other lists of the builder have not, for those who translate."""


class Pile(Struct, frozen=True):
    """Cards that lie together."""

    title: str
    """What they have in common: ``Master``; empty when they are all."""
    rows: tuple[Row, ...]

    @property
    def count(self) -> int:
        """Copies of all its cards."""
        return sum(row.entry.count for row in self.rows)

    @property
    def trifles(self) -> int:
        """How many of them are trifles."""
        return sum(row.entry.count for row in self.rows if is_trifle(row.card))


def rows_of(entries: Sequence[Entry], catalogue: Catalogue) -> list[Row]:
    """Entries with their cards; those that the catalogue doesn't have are left out."""
    return [Row(entry, catalogue.cards[entry.card_id]) for entry in entries if entry.card_id in catalogue.cards]


def crypt_piles(rows: Sequence[Row], group: str, sort: str) -> list[Pile]:
    """The crypt's cards in piles by one of :data:`CRYPT_GROUPS`, each sorted by one of :data:`CRYPT_SORTS`."""
    return _piles(sorted(rows, key=_CRYPT_SORT.get(sort, _CRYPT_SORT["copies"])), _CRYPT_GROUP.get(group))


def library_piles(rows: Sequence[Row], group: str, sort: str) -> list[Pile]:
    """The library's cards in piles by one of :data:`LIBRARY_GROUPS`, each sorted by one of :data:`LIBRARY_SORTS`."""
    return _piles(sorted(rows, key=_LIBRARY_SORT.get(sort, _LIBRARY_SORT["name"])), _LIBRARY_GROUP.get(group))


_Group = Callable[[Card], tuple[tuple[Any, ...], str]]
"""A group's place among the others, and its title."""


def _piles(rows: Sequence[Row], group: _Group | None) -> list[Pile]:
    if group is None:
        return [Pile("", tuple(rows))] if rows else []
    found: dict[tuple[tuple[Any, ...], str], list[Row]] = {}
    for row in rows:
        found.setdefault(group(row.card), []).append(row)
    return [Pile(key[1], tuple(found[key])) for key in sorted(found)]


def _name(row: Row) -> tuple[str, int]:
    return fold(row.card.display_name), row.card.id


_CRYPT_SORT: Final[Mapping[str, Callable[[Row], tuple[Any, ...]]]] = {
    "copies": lambda row: (-row.entry.count, -(row.card.capacity or 0), *_name(row)),
    "capacity": lambda row: (-(row.card.capacity or 0), *_name(row)),
    "name": _name,
    "clan": lambda row: (row.card.clans, -(row.card.capacity or 0), *_name(row)),
    "group": lambda row: (_group_place(row.card), -(row.card.capacity or 0), *_name(row)),
}
_LIBRARY_SORT: Final[Mapping[str, Callable[[Row], tuple[Any, ...]]]] = {
    "name": _name,
    "copies": lambda row: (-row.entry.count, *_name(row)),
    "cost": lambda row: (-_cost(row.card), *_name(row)),
    "discipline": lambda row: (_disciplines(row.card) or "~", *_name(row)),
}


def _group_place(card: Card) -> int:
    return card.group if isinstance(card.group, int) else 99


def _cost(card: Card) -> int:
    return sum(99 if cost.variable else cost.amount for cost in card.costs)


def _disciplines(card: Card) -> str:
    joint = " & " if card.discipline_rule == "all" else " / "
    return joint.join(discipline_word(level.code) for level in card.disciplines)


def _by_type(card: Card) -> tuple[tuple[Any, ...], str]:
    title = type_title(card)
    return (TYPE_ORDER.index(title) if title in TYPE_ORDER else 99,), card_type(title).replace("/", " / ")


def _by_cost(card: Card) -> tuple[tuple[Any, ...], str]:
    if not card.costs:
        return (0, 0), tr("Free")
    cost = card.costs[0]
    return (
        {"pool": 1, "blood": 2}.get(cost.currency, 3),
        99 if cost.variable else cost.amount,
    ), f"{cost} {tr(cost.currency)}"


def _by_discipline(card: Card) -> tuple[tuple[Any, ...], str]:
    title = _disciplines(card)
    return (not title, len(card.disciplines) > 1, title), title or tr("No Discipline")


_CRYPT_GROUP: Final[Mapping[str, _Group]] = {
    "capacity": lambda card: ((-(card.capacity or 0),), tr("Capacity {capacity}", capacity=card.capacity)),
    "clan": lambda card: ((card.clans,), " / ".join(card.clans)),
    "group": lambda card: ((_group_place(card),), tr("Group {group}", group=card.group)),
    "sect": lambda card: ((card.sect,), sect_word(card.sect) or tr("No sect")),
}
_LIBRARY_GROUP: Final[Mapping[str, _Group]] = {
    "type": _by_type,
    "discipline": _by_discipline,
    "clan": lambda card: ((not card.clans, card.clans), " / ".join(card.clans) or tr("Any clan")),
    "cost": _by_cost,
}
