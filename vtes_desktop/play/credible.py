"""Whether what a host, or the file of what one was told, tells of a game can be so at any table: both are strangers’.

The window, the referee's reading of a mirror and computer players take it for granted that a card lies somewhere, that
what lies on it is there, and that a seat that is spoken of is at the table. What is said against that never gets to
them. Whether it is *true* nobody here can know; that the game's checksums tell afterwards.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from msgspec import Raw

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play.games import ExtraError, play_of
from vtes_desktop.play.updates import Snapshot, Update
from vtes_desktop.table.games import GAMES
from vtes_desktop.table.sight import Changes
from vtes_desktop.table.table import NOBODY, Copy, Table

MOST: Final = 2**31
"""No number of a game is so large, nor so far below 0: ids of copies have 31 bits, and all that is counted fewer."""
FACES: Final = 2**53
"""Nor does a printed card have such a number, whatever list it is of."""
SEATS: Final = frozenset(
    (
        "seat", "seats", "owner", "controller", "shown_to", "declined", "press", "done", "by", "to", "of", "agreed",
        "together", "answered", "edge", "active", "only", "known_to", "traced_by",
    )
)  # fmt: skip
"""Fields in which numbers are those of seats, -1 for nobody, in whatever a snapshot or an update holds."""
_COMMITMENT: Final = re.compile("[0-9a-f]{64}")


def is_game(snapshot: Snapshot) -> bool:
    """Whether a game can stand as a host tells it to who comes to it."""
    table = snapshot.table
    if table.game not in GAMES or not _COMMITMENT.fullmatch(snapshot.commitment):
        return False
    of = table.description
    return (
        of.seats[0] <= len(table.seats) <= of.seats[1]
        and table.phase in of.phases
        and table.active != NOBODY
        and all(seat.piles.keys() == set(of.of_seats) for seat in table.seats)
        and table.common.keys() == set(of.common)
        and all(number == copy.id for number, copy in table.copies.items())
        and _names_seats(snapshot, len(table.seats))
        and _lies(table, table.copies, {})
        and _has_faces(snapshot)
    )


def _has_faces(snapshot: Snapshot) -> bool:
    """Whether the game's own part of the header is one that it can be played with."""
    try:
        play_of(snapshot.table.game).faces(snapshot.extra, Catalogue(()))
    except ExtraError:
        return False
    return True


def goes_on(table: Table, update: Update) -> bool:
    """Whether a game can go on from a table as a host tells it."""
    changes, seats = update.changes, range(len(table.seats))
    if not (
        all(_is_there(table, pile.seat, pile.region) for pile in changes.piles)
        and all(view.number in seats for view in changes.seats)
        and (changes.table is None or (changes.table.phase in table.phases and changes.table.active != NOBODY))
        and _names_seats(update, len(seats))
    ):
        return False
    if not (changes.copies or changes.gone or changes.piles):
        return True
    copies = _copies_after(table, changes)
    return _lies(table, copies, {(pile.seat, pile.region): pile.ids for pile in changes.piles})


def _copies_after(table: Table, changes: Changes) -> Mapping[int, Copy]:
    copies = dict(table.copies)
    for number in changes.gone:
        copies.pop(number, None)
    return copies | {copy.id: copy for copy in changes.copies}


def _is_there(table: Table, seat: int, region: str) -> bool:
    """Whether a table has such a pile, of a seat or its own."""
    if seat == NOBODY:
        return region in table.common
    return 0 <= seat < len(table.seats) and region in table.seats[seat].piles


def _lies(table: Table, copies: Mapping[int, Copy], piles: Mapping[tuple[int, str], tuple[int, ...]]) -> bool:
    """Whether these copies can lie as they say they do, and whether what lies in a pile is one of them.

    :param piles: those that are others than on the table, by seat and region.
    """
    kinds, on_others = table.description.kinds, 0
    for copy in copies.values():
        if copy.kind not in kinds or len(set(copy.attached)) < len(copy.attached):
            return False
        on_others += len(copy.attached)
        if any((above := copies.get(i)) is None or above.place.on != copy.id for i in copy.attached):
            return False
        place = copy.place
        if place.on:
            on_others -= 1
        elif not _is_there(table, place.seat, place.region):
            return False
    if on_others:
        return False  # one says that it lies on another, which says nothing of it
    for copy in copies.values():
        below, depth = copy, 0
        while below.place.on:
            below, depth = copies[below.place.on], depth + 1
            if depth > len(copies):
                return False  # they lie on each other in a ring
    # Only where cards can't be told apart may one have no number.
    return all(
        (i in copies and not copies[i].place.on) if i or table.regions[region].tracked else True
        for seat, region, pile in table.piles()
        for i in piles.get((seat, region), pile)
    )


def _names_seats(told: Any, seats: int, field: str = "") -> bool:
    """Whether all seats in what was told are at a table of so many, and no number is beyond all games."""
    match told:
        case bool() | str() | bytes() | None | Raw():
            return True
        case int() | float():
            if field in SEATS:
                return NOBODY <= told < seats
            return -MOST < told < (FACES if field == "card" else MOST)
        case tuple() | list():
            return all(_names_seats(part, seats, field) for part in told)
        case dict():
            return all(_names_seats(part, seats) for part in told.values())
        case _:
            return all(_names_seats(getattr(told, name), seats, name) for name in told.__struct_fields__)
