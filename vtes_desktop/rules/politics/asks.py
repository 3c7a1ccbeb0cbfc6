"""What the terms of a referendum ask for (sec. 6.3.2)."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Kind = Literal[
    "Methuselah",
    "vampire",
    "minion",
    "ally",
    "retainer",
    "equipment",
    "location",
    "card",
    "clan",
    "Discipline",
    "title",
    "city",
    "number",
]
MANY: Final = 100
"""The most that may be named where any number may, and the capacity that no vampire exceeds."""


class Wanted(Struct, frozen=True):
    """One kind of thing that may be named, and which of them."""

    kind: Kind
    be: tuple[str, ...] = ()
    """What a minion must be, each: a clan, or a word as requirements have it (``prince``, ``non-titled``)."""
    ready: bool = False
    torpor: bool = False
    unlocked: bool = False
    age: Literal["", "younger", "older"] = ""
    """Compared with the acting vampire."""
    capacity: tuple[int, int] = (0, MANY)
    """The least and the most."""
    of: Literal["", "you", "others", "prey"] = ""
    """Whose it must be."""
    others: bool = False
    """Whether it must be another than oneself: of Methuselahs, or of vampires than the acting one."""
    new: bool = False
    """Whether it must not be named in these terms already."""
    same: Literal["", "clan", "sect"] = ""
    """What a vampire must have in common with the acting one."""
    richer: bool = False
    """Of a Methuselah, whether she must have more pool than the caller."""
    numbers: tuple[int, int] = (0, 0)
    """The least and the most number."""


class Ask(Struct, frozen=True):
    """One thing that the terms ask for: some of what is `wanted` are named, or points are allocated among them."""

    wanted: tuple[Wanted, ...]
    """Any one of these will do."""
    least: int = 1
    most: int = 1
    half: bool = False
    """Whether at least half of them must be named."""
    points: int = 0
    """Points that are allocated among them, all of them; 0 where they are only named."""
    points_by: Literal["", "Methuselahs", "half capacity"] = ""
    """What the points are instead: as many as Methuselahs play, or half the acting vampire's capacity, rounded up."""
    each: int = MANY
    """The most points for one."""
    again: bool = False
    """Whether one may be named again and again, which is how points are allocated that nobody has counted."""
