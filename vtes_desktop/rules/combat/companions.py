"""Damage that cards on a minion inflict on its opponent in each round: hounds, crows, guardians (sec. 6.4.7). It is no
strike: it comes with the first pair of strikes of a round, and no dodge helps.
"""

from __future__ import annotations

from vtes_desktop.rules import minions
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.game import Game
from vtes_desktop.table.table import Copy


def companions(game: Game, combat: Fight) -> list[tuple[Copy, Copy, int]]:
    """The damage of this round: the card, the minion that takes it, how much."""
    found = []
    for minion in combat.both:
        for copy in minions.on_it(game, minion):
            said = game.reader.companion(game.card(copy), copy.marks.get("level", ""))
            if said is None or copy.id in combat.round.no_equipment or minions.is_silent(game, copy):
                continue
            if not minions.fits(game, minion, said.bearer_must_be):
                continue
            if (said.ranged or game.combat.range == "close") and (not said.guards or is_acting(game, combat, minion)):
                found.append((copy, combat.other(minion), said.damage))
    return found


def is_acting(game: Game, combat: Fight, minion: Copy) -> bool:
    """Whether a minion's opponent is the acting minion of the running action."""
    action = game.table.action
    return action is not None and action.minion == combat.other(minion).id
