"""What is found once and kept until a move changes it: facts of what lies in play, and of each hand.

``@of_what_lies`` goes on a function that looks through the cards in play, ``@of_hand`` on one that looks through a
hand. What they return is kept until the table's stamps (:mod:`vtes_desktop.table.stamps`) say that it may be another,
so it must follow from what these speak of: where cards lie, which side up, under whose control, as what; never from
blood, locks, counters or other marks. Nobody may change what they return. :func:`stale` finds what breaks that promise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar

if TYPE_CHECKING:
    from vtes_desktop.rules.game import Game

P = ParamSpec("P")
Found = TypeVar("Found")


class Kept:
    """What was found for one game, and how the table's stamps stood then."""

    __slots__ = ("hand_stamps", "hands", "lying", "lying_stamp")

    def __init__(self, seats: int) -> None:
        self.lying_stamp = -1
        self.lying: dict[Any, Any] = {}
        """By what has found it."""
        self.hand_stamps = [-1] * seats
        self.hands: list[dict[Any, Any]] = [{} for _ in range(seats)]
        """The same of each seat's hand."""


_MISSING: Final = object()


def of_what_lies(find: Callable[[Game], Found]) -> Callable[[Game], Found]:
    """Keep what is found of the cards in play until others lie there, or otherwise."""

    @wraps(find)
    def found(game: Game) -> Found:
        kept, stamp = game.kept, game.table.stamps.lying
        if kept.lying_stamp != stamp:
            kept.lying.clear()
            kept.lying_stamp = stamp
        known: Found = kept.lying.get(find, _MISSING)
        if known is _MISSING:
            known = kept.lying[find] = find(game)
        return known

    return found


def of_hand(find: Callable[[Game, int], Found]) -> Callable[[Game, int], Found]:
    """Keep what is found of the cards that a seat holds until she holds others."""

    @wraps(find)
    def found(game: Game, seat: int) -> Found:
        kept, stamp = game.kept, game.table.stamps.hands[seat]
        if kept.hand_stamps[seat] != stamp:
            kept.hands[seat].clear()
            kept.hand_stamps[seat] = stamp
        known: Found = kept.hands[seat].get(find, _MISSING)
        if known is _MISSING:
            known = kept.hands[seat][find] = find(game, seat)
        return known

    return found


def stale(game: Game) -> Iterator[str]:
    """What is kept although it is not so any more: the name of what has found it, what is kept, what there is."""
    stamps, kept = game.table.stamps, game.kept
    if kept.lying_stamp == stamps.lying:
        for find, known in kept.lying.items():
            if known != (now := find(game)):
                yield f"{find.__qualname__}: {known} is kept, {now} is so"
    for seat, hand in enumerate(kept.hands):
        if kept.hand_stamps[seat] == stamps.hands[seat]:
            for find, known in hand.items():
                if known != (now := find(game, seat)):
                    yield f"{find.__qualname__} of seat {seat}: {known} is kept, {now} is so"
