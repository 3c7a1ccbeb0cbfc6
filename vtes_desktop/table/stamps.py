"""Stamps: how often each sort of thing on a table has changed, so that what was looked up once can be kept until then.

Moves alone count them, in :mod:`vtes_desktop.table.applying`; whoever keeps something keeps the stamp beside it and
looks anew when that is another.
"""

from __future__ import annotations

from typing import Final

LAID: Final = frozenset({"ready", "torpor", "in play", "uncontrolled", "contested"})
"""The regions where a card can be in play or contested."""
TELLING: Final = frozenset({"played", "level", "merged", "type", "capacity", "recruited", "represents", "trained"})
"""The marks that say what a card is while it is in play."""


class Stamps:
    """How things stand. Who changes a table without moves (set-up of a position) calls :meth:`anew`.

    Each card that lies where it may be in play has a number of its own for how it came there and as what; another one
    whenever that changes. The stamp of what lies is all of these numbers together. So a card that is played and burned
    leaves the stamp behind that was there before it, and what was known then is known again.
    """

    __slots__ = ("_given", "_numbers", "blood", "hands", "lying", "marks")

    def __init__(self, seats: int) -> None:
        self._given = 0
        self._numbers: dict[int, int] = {}
        """By copy."""
        self.lying = 0
        """What may be in play: which cards lie where and in which order, on what, which side up, under whose control,
        as what (:data:`TELLING`)."""
        self.hands = [0] * seats
        """Which cards each seat holds, in which order, and how many it may."""
        self.marks = 0
        """Which other marks cards bear."""
        self.blood = 0
        """How much blood or life each card has."""

    def _number(self) -> int:
        """A number that never was, of so many bits that none is ever made up of others."""
        self._given += 1
        return hash((self._given, self._given))

    def changed(self, copy: int) -> None:
        """A copy lies otherwise. What lay there when nobody looked has no number: what was so then never is again."""
        self._arrived(copy, self._numbers.get(copy) or self._number())

    def _arrived(self, copy: int, before: int) -> None:
        number = self._number()
        self.lying ^= before ^ number
        self._numbers[copy] = number

    def _gone(self, copy: int) -> None:
        """A copy has left where it might be in play; what lay there when nobody looked has no number."""
        self.lying ^= self._numbers.pop(copy, 0) or self._number()

    def anew(self) -> None:
        """Anything may have changed."""
        self.lying ^= self._number()
        self.marks += 1
        self.blood += 1
        self.hands = [stamp + 1 for stamp in self.hands]

    def left(self, copy: int, region: str, seat: int) -> None:
        """A copy has left a region; `seat` is the region's, -1 for a place on a card there."""
        if region in LAID:
            self._gone(copy)
        elif region == "hand":
            self.hands[seat] += 1

    def shuffled(self, region: str, seat: int) -> None:
        """The cards of a region have other numbers."""
        if region in LAID:
            self.anew()
        elif region == "hand":
            self.hands[seat] += 1

    def came(self, copy: int, region: str, seat: int) -> None:
        """A copy has come to a region, or its number there is another."""
        if region in LAID:
            self._arrived(copy, self._numbers.get(copy, 0))
        elif region == "hand":
            self.hands[seat] += 1
