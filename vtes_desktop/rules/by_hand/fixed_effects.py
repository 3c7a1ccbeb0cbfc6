"""What a card does in fixed phrases: numbers added, strikes, maneuvers, presses, prevention."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from vtes_desktop.rules.combat.blow import Blow

ALL: Final = 1_000
"""More damage than anything inflicts."""


class Does(Struct, frozen=True):
    """What a card does, as far as it is read."""

    stealth: int = 0
    bleed: int = 0
    limited: bool = False
    """Whether its bleed counts against the limit of one such increase in an action."""
    intercept: int = 0
    """Of the minion that plays it."""
    their_intercept: int = 0
    """Of the minion that attempts to block."""
    votes: int = 0
    unlocks: bool = False
    wakes: bool = False
    """Whether the minion may block and react in this action although it is locked."""
    locks: bool = False
    unblockable: bool = False
    strike: Blow[int] | None = None
    maneuver: bool = False
    press: bool = False
    additional: int = 0
    prevent: int = 0
    """Points of damage; :data:`ALL` for all of it."""
    normal_only: bool = False
    """Whether it can't prevent aggravated damage."""
    strength: int = 0
    lasts: Literal["", "round", "combat"] = ""
    """How long added strength lasts."""
    cancels: bool = False
    """Whether it cancels the card that is being played."""
    free: bool = False
    """Whether the cancelled card's cost is not paid."""
    rest: tuple[str, ...] = ()
    """The sentences that were not read, to be done by hand."""
