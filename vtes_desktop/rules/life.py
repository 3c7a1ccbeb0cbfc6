"""Losing life: allies and retainers without any are burned, an Imbued is incapacitated (sec. 6.1.4, 6.1.5, 6.4.6)."""

from __future__ import annotations

from typing import Final

from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.imbued.imbued import incapacitate
from vtes_desktop.rules.special.red_list import award_trophies, is_red_list
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy


def lose_life(game: Game, copy: Copy, amount: int, by: Copy | None = None) -> Procedure[int]:
    """Have an ally or retainer burn life, as much as there is; without life it is burned `by` whoever took it
    (sec. 6.4.6). Returns how much it has lost."""
    lost = game.burn_blood(copy, amount)
    yield from check_life(game, copy, by)
    return lost


def has_life(game: Game, copy: Copy) -> bool:
    """Whether the counters on a card are its life: an ally's or a retainer's (sec. 6.1.4, 6.1.5)."""
    if minions.is_vampire(game, copy):
        return False
    return minions.is_ally(game, copy) or (bool(copy.place.on) and "Retainer" in game.card(copy).types)


def is_lifeless(game: Game, copy: Copy) -> bool:
    """Whether an ally or retainer in play has no life left."""
    return not copy.blood and in_play(game, copy) and has_life(game, copy)


def check_life(game: Game, copy: Copy, by: Copy | None = None) -> Procedure[None]:
    """An ally or retainer that has lost its last life is burned; an Imbued is incapacitated instead (sec. 6.1.4,
    6.1.5, Imbued appendix)."""
    if is_lifeless(game, copy):
        yield from end_life(game, copy, by)


def end_life(game: Game, copy: Copy, by: Copy | None = None) -> Procedure[None]:
    """Burn an ally or retainer that has lost its last life, or incapacitate an Imbued."""
    if minions.is_imbued(game, copy):
        incapacitate(game, copy)
    else:
        yield from burn_minion(game, copy, by)


def burn_lifeless(game: Game) -> None:
    """Burn the allies and retainers that any effect has cost their last life, whatever it was (sec. 6.1.4, 6.1.5)."""
    lifeless = game.passing.now.lifeless
    while lifeless:
        copy = lifeless.pop(0)
        if not is_lifeless(game, copy):
            continue
        if minions.is_imbued(game, copy):
            incapacitate(game, copy)
        else:
            game.burn(copy)


def burn_minion(game: Game, copy: Copy, by: Copy | None = None) -> Procedure[None]:
    """Burn a minion or retainer with everything on it; for a Red List minion `by` whom it was burned is rewarded."""
    hunted = minions.is_minion(game, copy) and is_red_list(game, copy)
    bearer = game.table.copies.get(copy.place.on)
    yield from before_burning(game, copy)
    game.burn(copy)
    if bearer is not None:
        minions.drain(game, bearer)
    if hunted and by is not None:
        yield from award_trophies(game, by)


MOVES_ON: Final = "moves on"
"""The mark of a card that may leave the minion that it is on as that is about to be burned."""


def before_burning(game: Game, copy: Copy) -> Procedure[None]:
    """What lies on a minion that is about to be burned may leave it."""
    if any(MOVES_ON in game.copy(below).marks for below in copy.attached):
        yield from game.abilities.happens(game, "about to be burned", copy, copy.controller)


def in_play(game: Game, copy: Copy) -> bool:
    """Whether a minion or retainer is still in play: it may have been burned together with its bearer."""
    return game.table.copies.get(copy.id) is copy and game.in_play(copy)
