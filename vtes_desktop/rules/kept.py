"""What is found once and kept until a move changes it: facts of what lies in play, of its marks, and of each hand.

``@of_what_lies`` goes on a function that looks through the cards in play, ``@of_marks`` on one that looks through their
marks too, ``@of_hand`` on one that looks through a hand. What they return is kept until the table's stamps
(:mod:`vtes_desktop.table.stamps`) say that it may be another, so it must follow from what these speak of: where cards
lie, which side up, under whose control, as what; never from blood, locks or counters, and only with ``@of_marks`` from
other marks. Nobody may change what they return. :func:`stale` finds what breaks that promise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar

from vtes_desktop.table.stamps import Stamps

if TYPE_CHECKING:
    from vtes_desktop.rules.game import Game

P = ParamSpec("P")
Found = TypeVar("Found")


class Kept:
    """What was found for one game, and how the table's stamps stood then."""

    def __init__(self, stamps: Stamps) -> None:
        seats = len(stamps.hands)
        self.stamps = stamps
        self.lying_stamp = -1
        self.lying: dict[Any, Any] = {}
        """By what has found it."""
        self._before: dict[int, dict[Any, Any]] = {}
        """The same of what lay before, and may lie again, by its stamp."""
        self.marks: dict[Any, Any] = {}
        """The same of what hangs on marks too."""
        self.marks_stamp = self.marks_of = -1
        self.hand_stamps = [-1] * seats
        self.hands: list[dict[Any, Any]] = [{} for _ in range(seats)]
        """The same of each seat's hand."""
        self.full_hands: list[int] = []
        """How the hands stood when all were of their size."""
        self.drained: tuple[int, int, int] | None = None
        """How cards, marks and blood stood when nothing was found to drain off any more; None for never."""

    def look(self) -> None:
        """Others lie there, or otherwise: what is known of them, if they did before."""
        if len(self._before) >= MOST_KEPT:
            del self._before[next(iter(self._before))]
        self._before[self.lying_stamp] = self.lying
        self.lying_stamp = self.stamps.lying
        self.lying = self._before.pop(self.lying_stamp, {})


MOST_KEPT: Final = 4
"""What lay before so many changes is not looked up again."""


def of_what_lies(find: Callable[[Game], Found]) -> Callable[[Game], Found]:
    """Keep what is found of the cards in play until others lie there, or otherwise."""

    @wraps(find)
    def found(game: Game) -> Found:
        kept = game.kept
        if kept.lying_stamp != kept.stamps.lying:
            kept.look()
        try:
            known: Found = kept.lying[find]
        except KeyError:
            known = kept.lying[find] = find(game)
        return known

    return found


def of_seat(find: Callable[[Game, int], Found]) -> Callable[[Game, int], Found]:
    """As :func:`of_what_lies`, what is found for one seat."""

    @wraps(find)
    def found(game: Game, seat: int) -> Found:
        kept = game.kept
        if kept.lying_stamp != kept.stamps.lying:
            kept.look()
        try:
            known: Found = kept.lying[find, seat]
        except KeyError:
            known = kept.lying[find, seat] = find(game, seat)
        return known

    return found


def of_marks(find: Callable[[Game], Found]) -> Callable[[Game], Found]:
    """Keep what is found of the cards in play and their marks until either changes."""

    @wraps(find)
    def found(game: Game) -> Found:
        kept = game.kept
        stamps = kept.stamps
        if kept.marks_stamp != stamps.marks or kept.marks_of != stamps.lying:
            kept.marks.clear()
            kept.marks_stamp, kept.marks_of = stamps.marks, stamps.lying
        try:
            known: Found = kept.marks[find]
        except KeyError:
            known = kept.marks[find] = find(game)
        return known

    return found


def of_hand(find: Callable[[Game, int], Found]) -> Callable[[Game, int], Found]:
    """Keep what is found of the cards that a seat holds until she holds others."""

    @wraps(find)
    def found(game: Game, seat: int) -> Found:
        kept = game.kept
        hand, stamp = kept.hands[seat], kept.stamps.hands[seat]
        if kept.hand_stamps[seat] != stamp:
            hand.clear()
            kept.hand_stamps[seat] = stamp
        try:
            known: Found = hand[find]
        except KeyError:
            known = hand[find] = find(game, seat)
        return known

    return found


def stale(game: Game) -> Iterator[str]:
    """What is kept although it is not so any more: the name of what has found it, what is kept, what there is."""
    kept = game.kept
    stamps = kept.stamps
    if kept.lying_stamp == stamps.lying:
        for key, known in kept.lying.items():
            find, *of = key if isinstance(key, tuple) else (key,)
            if known != (now := find(game, *of)):
                yield f"{find.__qualname__}: {known} is kept, {now} is so"
    if (kept.marks_of, kept.marks_stamp) == (stamps.lying, stamps.marks):
        for find, known in kept.marks.items():
            if known != (now := find(game)):
                yield f"{find.__qualname__}: {known} is kept, {now} is so"
    for seat, hand in enumerate(kept.hands):
        if kept.hand_stamps[seat] == stamps.hands[seat]:
            for find, known in hand.items():
                if known != (now := find(game, seat)):
                    yield f"{find.__qualname__} of seat {seat}: {known} is kept, {now} is so"
