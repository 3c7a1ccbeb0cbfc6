"""Stamps: how often each sort of thing on a table has changed, so that what was looked up once can be kept until then.

Moves alone count them, in :mod:`vtes_desktop.table.applying`; whoever keeps something keeps the stamp beside it and
looks anew when that is another.
"""

from __future__ import annotations

from collections.abc import Set
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from vtes_desktop.table.table import Copy

LAID: Final = frozenset({"ready", "torpor", "in play", "uncontrolled", "contested"})
"""The regions where a card can be in play or contested."""
SIDE: Final = frozenset({"ready", "torpor", "uncontrolled"})
"""The regions of a seat where its minions lie."""
TELLING: Final = frozenset(
    {"played", "level", "merged", "type", "capacity", "recruited", "represents", "trained", "remains"}
    | {"capacity this turn", "capacity until unlock", "overfull"}
)
"""The marks that say what a card is while it is in play, and how much blood it may have."""
BEING_PLAYED: Final = "played"
"""The mark of a card that is being played: it lies on the table, and is not in play yet."""
BUDGETS: Final = frozenset({"master phase actions", "transfers", "discard phase actions"})
"""The counters of a table that come and go in each turn and are only ever looked at by their names."""
MOST_KEPT: Final = 4
"""What lay before so many changes is not looked up again."""


class Stamps:
    """How things stand. Who changes a table without moves (set-up of a position) calls :meth:`anew`.

    Each card that lies where it may be in play has a number of its own for how it came there and as what; another one
    whenever that changes. The stamp of what lies is all of these numbers together. So a card that is played and burned
    leaves the stamp behind that was there before it, and what was known then is known again. The stamp of what stands
    is that of what lies without the cards that are being played (:data:`BEING_PLAYED`): most of what is known of cards
    in play has nothing to do with these.
    """

    __slots__ = (
        "_before",
        "_given",
        "_numbers",
        "_standing",
        "_stood",
        "blood",
        "borne",
        "counters",
        "filled",
        "hands",
        "lying",
        "marks",
        "of_counters",
        "of_game",
        "of_hands",
        "of_lying",
        "of_sides",
        "of_standing",
        "standing",
        "without_pool",
    )

    def __init__(self, seats: int) -> None:
        self._given = 0
        self._numbers: dict[int, int] = {}
        """By copy."""
        self.lying = 0
        """What may be in play: which cards lie where and in which order, on what, which side up, under whose control,
        as what (:data:`TELLING`)."""
        self.of_game: dict[Any, Any] = {}
        """What is known of all cards of the game, wherever they lie, by whom it was found."""
        self.of_lying: dict[Any, Any] = {}
        """What is known of what may be in play, by whom it was found; another one whenever that changes, which is what
        was known of it where it has lain so before."""
        self._before: dict[int, dict[Any, Any]] = {}
        """The same of what lay before, and may lie again, by its stamp."""
        self._standing: dict[int, int] = {}
        """The numbers of the copies that are not being played."""
        self.standing = 0
        """What may be in play without what is being played."""
        self.of_standing: dict[Any, Any] = {}
        """What is known of that, by whom it was found, as :attr:`of_lying`."""
        self._stood: dict[int, dict[Any, Any]] = {}
        """The same of what stood before, and may stand again, by its stamp."""
        self.hands = [0] * seats
        """Which cards each seat holds, in which order, who may see them, and how many it may hold."""
        self.of_hands: list[dict[Any, Any]] = [{} for _ in range(seats)]
        """What is known of each hand, by whom it was found; emptied when that changes."""
        self.of_sides: list[dict[Any, Any]] = [{} for _ in range(seats)]
        """What is known of the minions on each seat's side (:data:`SIDE`) and as what they lie there, and of who plays;
        emptied when that changes."""
        self.marks = 0
        """Which other marks cards bear."""
        self.borne: set[str] | None = None
        """The names of all marks that cards have borne since somebody looked; None where nobody has yet."""
        self.blood = 0
        """How much blood or life each card has."""
        self.filled: set[int] = set()
        """The cards that have got some since somebody who looks for those has emptied it."""
        self.counters = 0
        """Which counters the table itself has, without :data:`BUDGETS`."""
        self.of_counters: dict[Any, Any] = {}
        """What is known of their names, by whom it was found; emptied when one comes or goes."""
        self.without_pool = True
        """Whether somebody may have no pool left; set to False by whoever has looked and found nobody who plays."""

    def _number(self) -> int:
        """A number that never was, of so many bits that none is ever made up of others."""
        self._given += 1
        return hash((self._given, self._given))

    def changed(self, copy: Copy) -> None:
        """A copy lies otherwise where it lies. What lay there when nobody looked has no number: what was so then never
        is again."""
        if copy.id not in self._numbers:
            self._gone(copy.id)
        self._arrived(copy)
        place = copy.place
        if place.region in SIDE:
            self.of_sides[place.seat].clear()

    def _arrived(self, copy: Copy) -> None:
        number = self._number()
        self._lies_otherwise(self._numbers.get(copy.id, 0) ^ number)
        self._numbers[copy.id] = number
        stood = self._standing.pop(copy.id, 0)
        if BEING_PLAYED not in copy.marks:
            self._standing[copy.id] = number
            stood ^= number
        if stood:
            self._stands_otherwise(stood)

    def _lies_otherwise(self, change: int) -> None:
        if self.of_lying:
            _keep(self._before, self.lying, self.of_lying)
        self.lying ^= change
        self.of_lying = self._before.pop(self.lying, {})

    def _stands_otherwise(self, change: int) -> None:
        if self.of_standing:
            _keep(self._stood, self.standing, self.of_standing)
        self.standing ^= change
        self.of_standing = self._stood.pop(self.standing, {})

    def _gone(self, copy: int) -> None:
        """A copy has left where it might be in play; what lay there when nobody looked has no number."""
        number = self._numbers.pop(copy, 0)
        self._lies_otherwise(number or self._number())
        stood = self._standing.pop(copy, 0) if number else self._number()
        if stood:
            self._stands_otherwise(stood)

    def anew(self) -> None:
        """Anything may have changed."""
        self.of_game.clear()
        self.seated_anew()

    def seated_anew(self) -> None:
        """Anything may have changed but which cards the game is played with: somebody has left, or sits elsewhere."""
        self._lies_otherwise(self._number())
        self._stands_otherwise(self._number())
        self.marks += 1
        self.borne = None
        self.blood += 1
        self.named()
        self.without_pool = True
        for seat, side in enumerate(self.of_sides):
            side.clear()
            self.hand_changed(seat)

    def hand_changed(self, seat: int) -> None:
        """A seat holds other cards, may hold more or less, or others see them."""
        self.hands[seat] += 1
        self.of_hands[seat].clear()

    def named(self) -> None:
        """A counter of the table's own has come or gone."""
        self.counters += 1
        self.of_counters.clear()

    def left(self, copy: int, region: str, seat: int) -> None:
        """A copy has left a region; `seat` is the region's, -1 for a place on a card there."""
        if region in LAID:
            self._gone(copy)
            if region in SIDE and seat >= 0:
                self.of_sides[seat].clear()
        elif region == "hand":
            self.hand_changed(seat)

    def marked(self, names: Set[str]) -> None:
        """A copy bears other marks than before, and now these."""
        self.marks += 1
        if self.borne is not None:
            self.borne.update(names)

    def shuffled(self, region: str, seat: int) -> None:
        """The cards of a region have other numbers."""
        if region in LAID:
            self.anew()
        elif region == "hand":
            self.hand_changed(seat)

    def came(self, copy: Copy, region: str, seat: int) -> None:
        """A copy has come to a region, or its number there is another."""
        if region in LAID:
            self._arrived(copy)
            if region in SIDE and seat >= 0:
                self.of_sides[seat].clear()
        elif region == "hand":
            self.hand_changed(seat)


def _keep(known: dict[int, dict[Any, Any]], stamp: int, facts: dict[Any, Any]) -> None:
    """Keep what was known of what lay before, and forget what lay long ago."""
    if len(known) >= MOST_KEPT:
        del known[next(iter(known))]
    known[stamp] = facts
