"""Damage that cards on a minion inflict on its opponent in each round: hounds, crows, guardians (sec. 6.4.7). It is no
strike: it comes with the first pair of strikes of a round, and no dodge helps.
"""

from __future__ import annotations

from collections.abc import Iterator

from vtes_desktop.rules import minions
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.game import Game
from vtes_desktop.table.table import Copy


def companions(game: Game, combat: Fight) -> Iterator[tuple[Copy, Copy, int]]:
    """The damage of this round: the card, the minion that takes it, how much."""
    for minion in combat.both:
        for copy in minions.on_it(game, minion):
            said = game.reader.companion(game.card(copy), copy.marks.get("level", ""))
            if said is None or copy.id in combat.round.no_equipment or minions.is_silent(game, copy):
                continue
            other, action = combat.other(minion), game.table.action
            guards = not said.guards or (action is not None and action.minion == other.id)
            reaches = guards and (said.ranged or game.combat.range == "close")
            if reaches and minions.fits(game, minion, said.bearer_must_be):
                yield copy, other, said.damage
