"""Which entries of the deck are chosen, and which is the current one: by clicks, a band, arrow keys. No painting."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from vtes_desktop.ui.builder.pile_layout import Part, Spot

_HEAD = 20.0
"""Pixels of a spot's top by which its place is reckoned: the rest may lie under others."""


class Chosen(Struct, frozen=True):
    """An entry of the deck: which part, which card."""

    part: Part
    card: int


def key_of(spot: Spot) -> Chosen:
    """The entry at a spot."""
    return Chosen(spot.part, spot.row.card.id)


class Choosing:
    """The chosen entries among those that lie there."""

    def __init__(self) -> None:
        self.spots: Sequence[Spot] = ()
        self.chosen: set[Chosen] = set()
        self.current: Chosen | None = None

    def lie(self, spots: Sequence[Spot]) -> bool:
        """Other entries lie there now; returns whether fewer are chosen than before."""
        self.spots = spots
        there = {key_of(spot) for spot in spots}
        if self.current not in there:
            self.current = None
        fewer = not self.chosen <= there
        if fewer:
            self.chosen = self.chosen & there
        return fewer

    @property
    def in_order(self) -> list[Chosen]:
        """The chosen entries in the order in which they lie."""
        return [key for key in map(key_of, self.spots) if key in self.chosen]

    @property
    def current_spot(self) -> Spot | None:
        """Where the current entry lies."""
        return next((spot for spot in self.spots if key_of(spot) == self.current), None)

    def between(self, first: Chosen, last: Chosen) -> set[Chosen]:
        """All entries from one to another."""
        keys = [key_of(spot) for spot in self.spots]
        if first not in keys or last not in keys:
            return {last}
        low, high = sorted((keys.index(first), keys.index(last)))
        return set(keys[low : high + 1])

    def next_to_current(self, across: int, down: int) -> Spot | None:
        """The nearest entry in a direction from the current one; the first when there is none."""
        here = self.current_spot
        if here is None:
            return self.spots[0] if self.spots else None
        x, y = _place(here)

        def distance(spot: Spot) -> float:
            to_x, to_y = _place(spot)
            along = (to_x - x) * across + (to_y - y) * down
            aside = abs(to_y - y) if across else abs(to_x - x)
            return along + 3 * aside if along > 4 else float("inf")

        best = min(self.spots, key=distance)
        return best if distance(best) < float("inf") else None


def _place(spot: Spot) -> tuple[float, float]:
    return spot.x + spot.width / 2, spot.y + min(spot.height, _HEAD) / 2
