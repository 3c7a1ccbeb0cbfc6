"""What is found once and kept until a move changes it: facts of what lies in play, of its marks, and of each hand.

``@of_game`` goes on a function that looks through all cards of the game, wherever they lie, and tells nothing of where
that is; ``@of_what_lies`` on one that looks through the cards in play, ``@of_what_stands`` on one that leaves those out
that are being played, ``@of_marks`` on one that looks through their marks too, ``@of_side`` on one that looks at the
minions of one seat, ready or not, and at who plays, ``@of_hand`` on one that looks through a hand, ``@of_counters`` on
one that looks through the names of the table's own counters but :data:`~vtes_desktop.table.stamps.BUDGETS`. What they
return is kept until the table's stamps (:mod:`vtes_desktop.table.stamps`) say that it may be another, so it must follow
from what these speak of: where cards lie, which side up, under whose control, as what; never from blood, locks or how
much is counted, and only with ``@of_marks`` from other marks. Nobody may change what they return, and it is never None.
:func:`stale` finds what breaks that promise.

The first three and ``@of_counters`` are alike and written out: which of the stamps' facts is asked is said where it is
asked, as a lookup by a function that is given takes 1.4 times as long, ten times at each choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from vtes_desktop.table.stamps import BUDGETS, Stamps

if TYPE_CHECKING:
    from vtes_desktop.rules.game import Game

P = ParamSpec("P")
Found = TypeVar("Found")


class Kept:
    """What was found for one game, and how the table's stamps stood then."""

    def __init__(self, stamps: Stamps) -> None:
        self.stamps = stamps
        self.marks: dict[Any, Any] = {}
        """What is known of what hangs on marks too, by what has found it."""
        self.marks_stamp = self.marks_of = -1
        self.sides = stamps.of_sides
        """The same of each seat's minions, emptied when they change."""
        self.hands = stamps.of_hands
        """The same of each seat's hand, emptied when that changes."""
        self.full_hands: list[int] = []
        """How the hands stood when all were of their size."""
        self.plain_hands: tuple[int, int] | None = None
        """How cards stood, and which counters there were, when nothing was found to change a hand's size or to be
        replaced later; None for never."""
        self.laid_open: object = None
        """How the hands stood when they were last shown to those who may see them, and who that was."""
        self.drained: int | None = None
        """How cards lay when nothing was found to drain off any more; None for never."""


def of_game(find: Callable[[Game], Found]) -> Callable[[Game], Found]:
    """Keep what is found of all cards of the game until there are others."""

    @wraps(find)
    def found(game: Game) -> Found:
        dealt = game.kept.stamps.of_game
        known: Found | None = dealt.get(find)
        if known is None:
            known = dealt[find] = find(game)
        return known

    return found


def of_what_lies(find: Callable[[Game], Found]) -> Callable[[Game], Found]:
    """Keep what is found of the cards in play until others lie there, or otherwise."""

    @wraps(find)
    def found(game: Game) -> Found:
        lying = game.kept.stamps.of_lying
        known: Found | None = lying.get(find)
        if known is None:
            known = lying[find] = find(game)
        return known

    return found


def of_what_stands(find: Callable[[Game], Found]) -> Callable[[Game], Found]:
    """Keep what is found of the cards in play without those that are being played until others stand there, or
    otherwise."""

    @wraps(find)
    def found(game: Game) -> Found:
        standing = game.kept.stamps.of_standing
        known: Found | None = standing.get(find)
        if known is None:
            known = standing[find] = find(game)
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
        known: Found | None = kept.marks.get(find)
        if known is None:
            known = kept.marks[find] = find(game)
        return known

    return found


def of_counters(find: Callable[[Game], Found]) -> Callable[[Game], Found]:
    """Keep what is found of the names of the table's own counters until one comes or goes."""

    @wraps(find)
    def found(game: Game) -> Found:
        counters = game.kept.stamps.of_counters
        known: Found | None = counters.get(find)
        if known is None:
            known = counters[find] = find(game)
        return known

    return found


def of_side(find: Callable[[Game, int], Found]) -> Callable[[Game, int], Found]:
    """Keep what is found of the minions on a seat's side until others lie there, or otherwise, or somebody leaves."""

    @wraps(find)
    def found(game: Game, seat: int) -> Found:
        known: Found | None = game.kept.sides[seat].get(find)
        if known is None:
            known = game.kept.sides[seat][find] = find(game, seat)
        return known

    return found


def of_hand(find: Callable[[Game, int], Found]) -> Callable[[Game, int], Found]:
    """Keep what is found of the cards that a seat holds until she holds others."""

    @wraps(find)
    def found(game: Game, seat: int) -> Found:
        known: Found | None = game.kept.hands[seat].get(find)
        if known is None:
            known = game.kept.hands[seat][find] = find(game, seat)
        return known

    return found


@of_counters
def names_of_counters(game: Game) -> str:
    """The names of the table's own counters, one after the other: most of what is looked for is in none."""
    return " ".join([name for name in game.table.tally if name not in BUDGETS])


def stale(game: Game) -> Iterator[str]:
    """What is kept although it is not so any more: the name of what has found it, what is kept, what there is."""
    kept = game.kept
    stamps = kept.stamps
    of_all = stamps.of_game, stamps.of_lying, stamps.of_standing, stamps.of_counters
    for find, known in [each for facts in of_all for each in facts.items()]:
        if known != (now := find(game)):
            yield f"{find.__qualname__}: {known} is kept, {now} is so"
    if (kept.marks_of, kept.marks_stamp) == (stamps.lying, stamps.marks):
        for find, known in kept.marks.items():
            if known != (now := find(game)):
                yield f"{find.__qualname__}: {known} is kept, {now} is so"
    for seat, facts in [*enumerate(kept.sides), *enumerate(kept.hands)]:
        for find, known in [*facts.items()]:
            if known != (now := find(game, seat)):
                yield f"{find.__qualname__} of seat {seat}: {known} is kept, {now} is so"
