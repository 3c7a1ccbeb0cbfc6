"""A strike as a card describes it, before anybody makes it (sec. 6.4.5)."""

from __future__ import annotations

from typing import Generic, Literal, TypeVar

from msgspec import Struct

N = TypeVar("N")
StrikeKind = Literal[
    "hand",
    "hand or melee weapon",
    "melee weapon",
    "ranged weapon",
    "weapon",
    "damage",
    "dodge",
    "combat ends",
    "steal blood",
    "destroy equipment",
    "steal equipment",
    "effect",
    "none",
]


class Blow(Struct, Generic[N], frozen=True, omit_defaults=True):
    """A strike as a card describes it, its amount a number of kind ``N``: fixed, or still to be counted."""

    kind: StrikeKind
    amount: N = 0  # type: ignore[assignment]  # Every kind of number is an int, too.
    """Damage, or blood stolen; of a hand strike or a weapon's, what is added."""
    by_strength: bool = False
    """Of damage: whether the minion's strength is added."""
    ranged: bool = False
    aggravated: bool = False
    unpreventable: bool = False
    first: bool = False
    """Whether it is done with first strike."""
    undodgeable: bool = False
    weapons_only: bool = False
    """Of destroying or stealing equipment: whether it must be a weapon."""
    retainers_too: bool = False
    """Of destroying equipment: whether it may be a retainer instead."""
    dodge: bool = False
    """Whether it protects as a dodge besides what it does."""
