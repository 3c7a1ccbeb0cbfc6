"""What a card says of an action: its kind, stealth, direction and cost (sec. 6.1.6, 6.2.1)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal[
    "", "bleed", "hunt", "enter combat", "leave torpor", "rescue", "diablerize", "political", "equip", "employ",
    "recruit",
]  # fmt: skip
Whom = Literal["prey", "predator or prey", "any"]


class ActionText(Struct, frozen=True):
    """What is read of one action."""

    kind: Kind = ""
    """Empty for what only the card itself describes."""
    stealth: int = 0
    directed: bool = False
    """Whether it is directed at what another Methuselah is or controls, by its (D)."""
    stays: bool = False
    """Of an action of a vampire in torpor: whether that does not leave it."""
    undirected: bool = False
    """Whether it says that it is undirected, whoever controls its targets."""
    amount: int = 0
    """Bleed or blood of the hunt, above the ordinary."""
    basic: bool = False
    """Of a hunt, whether the vampire hunts as always besides what else the action does."""
    alone: bool = False
    """Whether a bleed, hunt or combat is all that it says, so that nothing is left to be done by hand."""
    blood: int = 0
    """What an action of a card in play costs the acting vampire."""
    pool: int = 0
    most: int = 0
    """Of a bleed, the most pool that it burns; 0 for no limit."""
    locks: bool = False
    """Of a combat, whether the opponent is locked as it begins."""
    target_acts: bool = False
    """Of a combat, whether the opponent counts as the acting minion in it."""
    against: frozenset[str] = frozenset()
    """Of a combat, what the opponent must be: ``vampire`` or ``ally``, ``locked`` or ``unlocked``; ``locked or 3
    blood``
    for a vampire with so much blood at most, or any locked minion."""
    whom: Whom = "prey"
    """Of a bleed, who may be bled."""
    by_locked: Literal["no", "also", "only"] = "no"
    """Whether a locked vampire may take it."""
    anyone: bool = False
    """Of a card in play: whether the minions of every Methuselah may take it."""
