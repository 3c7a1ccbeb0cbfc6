"""What must be so before a move changes anything: seats and places that are there, numbers that a game can have.

A journal is a file, and a file can hold anything.
"""

from __future__ import annotations

from collections.abc import Iterable

from vtes_desktop.table.regions import Region
from vtes_desktop.table.table import NOBODY, Copy, Place, Table, on

MOST = 1_000_000_000
"""No number on a table is larger."""


class MoveError(ValueError):
    """A move that can't be made on this table; the table is unchanged. The message is a sentence."""


def a_seat(table: Table, seat: int) -> int:
    """The seat's number, if there is one. Raises :class:`MoveError`."""
    if not -1 < seat < len(table.seats):
        raise MoveError(f"There is no seat {seat} at this table of {len(table.seats)}.")
    return seat


def seats(table: Table, numbers: Iterable[int]) -> tuple[int, ...]:
    """The seats, each once and ascending. Raises :class:`MoveError` when one is not there."""
    return tuple(sorted({a_seat(table, number) for number in numbers}))


def a_pile(table: Table, seat: int, region: str) -> str:
    """The region's name, if the seat has it, or with seat -1 the table. Raises :class:`MoveError` or KeyError."""
    of = table.regions[region]
    if not of.common:
        a_seat(table, seat)
    elif seat != NOBODY:
        raise MoveError(f"No seat has the {of.title}: that is the table’s own.")
    return region


def whose(table: Table, seat: int) -> int:
    """The seat's number, or -1 for nobody's where the table has regions of its own. Raises :class:`MoveError`."""
    return seat if seat == NOBODY and table.common else a_seat(table, seat)


def a_kind(table: Table, kind: str) -> str:
    """The kind of card, if the game has it. Raises :class:`MoveError`."""
    if kind not in table.description.kinds:
        raise MoveError(f"There are no cards of the kind “{kind[:40]}” in this game.")
    return kind


def number(value: int, least: int = 0) -> int:
    """The number, if it lies between `least` and `MOST`. Raises :class:`MoveError`."""
    if not least <= value <= MOST:
        raise MoveError(f"{value} is not a number for the table.")
    return value


def region_at(table: Table, place: Place) -> Region:
    """The region that a place is in. Raises :class:`MoveError` or KeyError for a place that can't be."""
    if not place.on:
        region = table.regions[place.region]
        if region.common or not 0 <= place.seat < len(table.seats):
            a_pile(table, place.seat, place.region)
        return region
    if place != on(place.on):
        raise MoveError("A place on a card is in no region of its own.")
    region = table.region_of(table.copies[place.on])
    if not region.tracked:
        raise MoveError(f"Cards can't be put on a card in the {region.title}.")
    return region


def tracked(table: Table, copy: Copy, what: str) -> Copy:
    """The copy, if it can bear `what`. Raises :class:`MoveError` for a card in a deck or a hand."""
    if not (table.region_of(copy) if copy.place.on else table.regions[copy.place.region]).tracked:
        raise MoveError(f"{what} can't lie on a card in a deck or a hand.")
    return copy


def laden(copy: Copy) -> bool:
    """Whether there is anything on a copy or about it that a card in a deck or a hand can't have."""
    return bool(copy.attached or copy.blood or copy.counters or copy.locked or copy.note or copy.marks)
