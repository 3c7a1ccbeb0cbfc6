"""The regions of a game's table, as data: the one description of what is special to a game about where cards lie.

VTES has the regions of the rulebook's section 2; another game would bring a table of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from msgspec import Struct

SeenBy = Literal["always", "face up", "controller", "nobody"]
"""Who sees a face: everyone whichever side is up; everyone when it is face up, else its controller; its controller
until it is turned face up or the table is open; nobody."""


class Region(Struct, frozen=True):
    """One kind of place that each seat has."""

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
    kind: Literal["crypt", "library", "both"] = "both"
    """Which cards belong here."""


VTES_REGIONS: Mapping[str, Region] = MappingProxyType(
    {
        region.name: region
        for region in (
            Region("crypt", "crypt", "nobody", tracked=False, ordered=True, face_up=False, kind="crypt"),
            Region("library", "library", "nobody", tracked=False, ordered=True, face_up=False, kind="library"),
            Region("hand", "hand", "controller", tracked=False, face_up=False, kind="library"),
            Region("ash heap", "ash heap", "face up", tracked=True),
            Region("uncontrolled", "uncontrolled region", "controller", tracked=True, face_up=False),
            Region("ready", "ready region", "face up", tracked=True, in_play=True),
            Region("torpor", "torpor region", "face up", tracked=True, in_play=True),
            Region("in play", "cards in play", "face up", tracked=True, in_play=True),
            Region("research", "research area", "controller", tracked=True, face_up=False),
            Region("contested", "contested cards", "always", tracked=True, face_up=False),
            Region("removed", "cards removed from the game", "face up", tracked=True),
        )
    }
)
"""The regions of Vampire: The Eternal Struggle (rulebook sec. 2, 6.6.4, 11)."""

REGIONS: Mapping[str, Mapping[str, Region]] = MappingProxyType({"vtes": VTES_REGIONS})
"""The regions of each game by the game's key in a journal's header."""

PHASES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"vtes": ("unlock", "master", "minion", "influence", "discard")}
)
"""The phases of a turn of each game, in order (sec. 3)."""


def new_id_needed(source: Region, target: Region) -> bool:
    """Whether a card going from `source` to `target` must get a new id to stay untraceable."""
    return source.name != target.name and not (source.tracked and target.tracked)
