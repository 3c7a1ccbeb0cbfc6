"""What a minion comes to now: its numbers and traits with all that changes them in play, as a player asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from vtes_desktop.rules import minions

if TYPE_CHECKING:
    from vtes_desktop.rules.game import Game
    from vtes_desktop.table.table import Copy


class Figures(Struct, frozen=True):
    """A minion's numbers and traits before anything is played."""

    capacity: int | None
    """In blood; None for who has none (sec. 1.5)."""
    bleed: int
    """Pool that it bleeds for (sec. 6.1.1)."""
    strength: int
    """Damage of its hands (sec. 6.4.5)."""
    stealth: int
    """What it has in every action."""
    intercept: int
    """What it has in every block attempt."""
    votes: int
    """What it casts in a referendum (sec. 6.3.3)."""
    title: str = ""
    """With its city or clan, as :func:`minions.title` has it: ``prince of Chicago``."""
    sect: str = ""
    clan: str = ""
    disciplines: tuple[tuple[str, int], ...] = ()
    """Codes with their levels, 1 basic and 2 superior, in the order of the alphabet."""


def figures(game: Game, copy: Copy) -> Figures:
    """What a minion in play comes to.

    Raises KeyError for one whose face is not known.
    """
    is_vampire = minions.is_vampire(game, copy)
    return Figures(
        minions.capacity(game, copy) if is_vampire else None,
        minions.bleed_amount(game, copy),
        minions.strength(game, copy),
        minions.stealth(game, copy),
        minions.intercept(game, copy),
        minions.votes(game, copy),
        minions.title(game, copy),
        minions.sect(game, copy) if is_vampire else "",
        minions.clan(game, copy),
        tuple(sorted(minions.disciplines(game, copy).items())),
    )
