"""Free uses that change nothing: none is offered for ever.

A use of a card in play that costs nothing could be repeated without end: blood moved there and back, a card looked at
again. It is offered :data:`MOST` times in each situation of a phase; then it must be another situation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence, Sized
from functools import cache
from operator import attrgetter
from typing import Any, Final

import msgspec
from msgspec import Struct, field

from vtes_desktop.table.games import game_table
from vtes_desktop.table.table import Table

MOST: Final = 2
"""How often something can be used in the same situation of a phase."""
_BORNE: Final = attrgetter("attached")
_LIES: Final = attrgetter("id", "place", "locked", "controller", "blood")
Repeated = tuple[int, int, int]
"""The card in play, which of its uses, and by which minion (0 for none)."""


class Repeats(Struct):
    """What was used in the running phase, and how things stood then."""

    phase: tuple[int, str] = (0, "")
    """The turn, and its phase."""
    used: dict[Repeated, list[int]] = field(default_factory=dict)
    """By use: the situations in which it was, as numbers that tell them apart."""

    def note(self, what: Repeated, phase: tuple[int, str], now: int) -> None:
        """Something is being used in this phase, in this situation."""
        if self.phase != phase:
            self.phase, self.used = phase, {}
        self.used.setdefault(what, []).append(now)

    def has(self, what: Repeated, phase: tuple[int, str]) -> bool:
        """Whether something was used in this phase so often that it may be worn."""
        return self.phase == phase and len(self.used.get(what, ())) >= MOST

    def is_worn(self, what: Repeated, now: int) -> bool:
        """Whether something was used in this very situation as often as it may be."""
        return self.used.get(what, []).count(now) >= MOST

    def copy(self) -> Repeats:
        """The same, sharing nothing that could change."""
        used = {key: list(situations) for key, situations in self.used.items()} if self.used else {}
        return Repeats(self.phase, used)


def standing(table: Table) -> bytes:
    """How a table stands, as far as anybody can tell: pools, how many cards lie where, what lies in play and how, what
    is going on. In which order copies were made or marked is no part of it: a take-back may change that.
    """
    copies = table.copies
    seats = [(seat.pool, [*map(len, seat.piles.values())]) for seat in table.seats]
    there: list[int] = []
    in_play, bearing = _looked_through(table.game)
    for piles in (*(seat.piles for seat in table.seats), table.common):
        if not piles:
            continue
        for name in in_play:
            if name in piles:
                there += piles[name]
        for name in bearing:
            if name in piles and any(map(_BORNE, map(copies.__getitem__, piles[name]))):
                # What lies on a card counts wherever that lies.
                laden = [copies[i] for i in piles[name] if copies[i].attached]
                there += [each.id for copy in laden for each in table.with_attached(copy) if each is not copy]
    lying = [copies[i] for i in sorted(there)]
    marked = [
        (copy.id, sorted(copy.counters.items()), sorted(copy.marks.items()))
        for copy in lying
        if copy.counters or copy.marks
    ]
    going_on = table.edge, table.action, table.combat, table.referendum, table.tally
    return msgspec.msgpack.encode((seats, [*map(_LIES, lying)], marked, going_on))


@cache
def _looked_through(game: str) -> tuple[Sequence[str], Sequence[str]]:
    """A game’s regions whose cards all count for how a table stands, and those where a card may bear others."""
    regions = game_table(game).regions
    all_count = [name for name, region in regions.items() if region.in_play or name == "uncontrolled"]
    return all_count, [name for name, region in regions.items() if region.tracked]


def situation(table: Table, remembered: Iterable[Struct]) -> int:
    """How things stand, what is remembered for a while only too, as a number."""
    return hash((standing(table), *[_size(each) for each in remembered]))


def _size(kept: Struct) -> tuple[object, ...]:
    """How many things are remembered, and its plain numbers and words."""
    plain, many = _parts(type(kept))
    return *plain(kept), *map(len, many(kept))


@cache
def _parts(kind: type[Struct]) -> tuple[Callable[[Struct], Iterable[object]], Callable[[Struct], Iterable[Sized]]]:
    """What reads the plain numbers and words of a struct that begins empty, and what its lists and sets."""
    fresh = kind()
    values = {name: getattr(fresh, name) for name in kind.__struct_fields__}
    plain = [name for name, value in values.items() if isinstance(value, int | str)]
    many = [name for name, value in values.items() if isinstance(value, list | set)]
    return _reader(plain), _reader(many)


def _reader(names: Sequence[str]) -> Callable[[Struct], Iterable[Any]]:
    """What reads fields of a struct, in this order."""
    # Of less than two, an attrgetter would not give a tuple.
    return attrgetter(*names) if len(names) > 1 else lambda kept: [getattr(kept, name) for name in names]
