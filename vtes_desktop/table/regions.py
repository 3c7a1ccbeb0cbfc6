"""A region of a game's table, as data. Which there are is said by the game's description
(:mod:`vtes_desktop.table.games`).
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

SeenBy = Literal["always", "face up", "controller", "nobody"]
"""Who sees a face: everyone whichever side is up; everyone when it is face up, else its controller; its controller
until it is turned face up or the table is open; nobody."""


class Region(Struct, frozen=True):
    """One kind of place, that each seat has or the table itself."""

    name: str
    """The key used in places, moves and journals."""
    title: str
    """How it is called in sentences: ``ash heap``."""
    seen_by: SeenBy
    tracked: bool
    """Whether others can tell the cards here apart. A card that enters or leaves a region where they can't gets a
    new id, so that nobody can follow it (design, decision 3)."""
    ordered: bool = False
    """Whether the order matters and is a secret: a deck."""
    face_up: bool = True
    """Which side a card that arrives here shows."""
    in_play: bool = False
    """Whether cards here are in play, and so keep counters, locks and attached cards."""
    owners: bool = False
    """Whether a card always lies here on its owner's side, with nothing on it."""
    kinds: tuple[str, ...] = ()
    """The kinds of cards that belong here; empty for all."""
    common: bool = False
    """Whether it is the table's own, and no seat has it: its places have the seat -1, and cards here are nobody's, so
    that a face-down one is seen by nobody at all."""

    def takes(self, kind: str) -> bool:
        """Whether cards of a kind belong here."""
        return not self.kinds or kind in self.kinds


def new_id_needed(source: Region, target: Region) -> bool:
    """Whether a card going from `source` to `target` must get a new id to stay untraceable."""
    return source.name != target.name and not (source.tracked and target.tracked)
