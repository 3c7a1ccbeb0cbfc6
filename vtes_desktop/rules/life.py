"""Life: allies and retainers without any are burned, an Imbued is incapacitated (sec. 6.1.4, 6.1.5)."""

from __future__ import annotations

from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.imbued.imbued import incapacitate
from vtes_desktop.table.table import Copy


def has_life(game: Game, copy: Copy) -> bool:
    """Whether the counters on a card are its life: an ally's or a retainer's (sec. 6.1.4, 6.1.5)."""
    if minions.is_vampire(game, copy):
        return False
    return minions.is_ally(game, copy) or (bool(copy.place.on) and "Retainer" in game.card(copy).types)


def is_lifeless(game: Game, copy: Copy) -> bool:
    """Whether an ally or retainer in play has no life left."""
    return not copy.blood and in_play(game, copy) and has_life(game, copy)


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


def in_play(game: Game, copy: Copy) -> bool:
    """Whether a minion or retainer is still in play: it may have been burned together with its bearer."""
    return game.table.copies.get(copy.id) is copy and game.in_play(copy)
