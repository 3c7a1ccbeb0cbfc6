"""Stamps: how often each sort of thing on a table has changed, so that what was looked up once can be kept until then.

Moves alone count them, in :mod:`vtes_desktop.table.applying`; whoever keeps something keeps the stamp beside it and
looks anew when that is another.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

LAID: Final = frozenset({"ready", "torpor", "in play", "uncontrolled"})
"""The regions where a card can be in play."""
TELLING: Final = frozenset({"played", "level", "merged", "type", "capacity", "recruited", "trained"})
"""The marks that say what a card is while it is in play."""


class Stamps:
    """How often things have changed. Who changes a table without moves (set-up of a position) calls :meth:`anew`."""

    __slots__ = ("hands", "lying")

    def __init__(self, seats: int) -> None:
        self.lying = 0
        """What may be in play: which cards lie where and in which order, on what, which side up, under whose control,
        as what (:data:`TELLING`)."""
        self.hands = [0] * seats
        """Which cards each seat holds, in which order."""

    def anew(self) -> None:
        """Anything may have changed."""
        self.lying += 1
        self.hands = [stamp + 1 for stamp in self.hands]

    def moved(self, regions: Iterable[str], seats: Iterable[int]) -> None:
        """A card went from one of two regions to the other; `seats` are those of the two, -1 for a place on a card."""
        for region, seat in zip(regions, seats, strict=True):
            if region in LAID:
                self.lying += 1
            elif region == "hand":
                self.hands[seat] += 1
