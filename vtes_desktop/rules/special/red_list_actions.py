"""Hunting down marked Red List minions (sec. 11)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.minion.entering_combat import enter_combat_plan
from vtes_desktop.rules.minion.plan import Plan, Possible, later
from vtes_desktop.rules.minion.taken import Taken
from vtes_desktop.rules.special.red_list import MARKED, marked_by
from vtes_desktop.table.asking import Option
from vtes_desktop.table.table import Copy

HUNTING_STEALTH = 1
HUNTING_COST = 1
"""Blood that the action costs."""


def red_list_actions(game: Game, minion: Copy, taken: Taken) -> Iterator[Possible]:
    """Entering combat with a marked Red List minion: a vampire's +1 stealth action that costs a blood, once a turn."""
    if (
        not game.marked(MARKED)
        or not minions.is_vampire(game, minion)
        or not minions.is_ready(game, minion)
        or minion.blood < HUNTING_COST
        or taken.has(minion, MARKED)
    ):
        return
    for seat in game.table.playing():
        if seat == minion.controller:
            continue
        for target in minions.ready_minions(game, seat):
            if marked_by(target, minion.controller):
                text = f"{game.name(minion)} enters combat with {game.name(target)} (Red List)"
                option = Option("red list", text, minion.id, minion.id, (target.id,))
                plan = later(hunt_down_plan, game, minion, target)
                yield Possible(option, "enter combat", plan, (MARKED,), directed=True, blood=HUNTING_COST)


def hunt_down_plan(game: Game, minion: Copy, target: Copy) -> Plan:
    """Enter combat with a marked Red List minion."""
    return enter_combat_plan(game, minion, target, stealth=HUNTING_STEALTH, blood_cost=HUNTING_COST)
