"""What others may do to an incapacitated Imbued (Imbued appendix)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes_desktop.rules import minions
from vtes_desktop.rules.combat.damage import inflict
from vtes_desktop.rules.combat.hurt import Hurt
from vtes_desktop.rules.control import move_onto
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.imbued.imbued import burn_conviction, convictions, is_incapacitated
from vtes_desktop.rules.minion.plan import Plan, Possible, action_by, later
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy


def imbued_actions(game: Game, minion: Copy) -> Iterator[Possible]:
    """Any minion may burn an incapacitated Imbued and take its equipment, as a directed action."""
    if not minions.is_ready(game, minion):
        return
    for victim in minions.fallen(game):
        if is_incapacitated(game, victim):
            text = f"{game.name(minion)} burns {game.name(victim)}"
            option = Option("burn imbued", text, minion.id, minion.id, (victim.id,))
            plan = later(burn_plan, game, minion, victim)
            yield Possible(option, "burn imbued", plan, directed=victim.place.seat != minion.controller)


def burn_plan(game: Game, minion: Copy, victim: Copy) -> Plan:
    """Burn an incapacitated Imbued and take its equipment."""
    action = action_by(game, minion, "burn imbued", targets=(victim.id,), seats=(victim.controller,))

    def resolve(game: Game) -> Procedure[None]:
        for copy in minions.equipment(game, victim):
            if why_not_on(game, minion, game.card(copy)):
                continue
            game.say(game.doing.name(minion), " takes ", game.doing.name(copy), seat=minion.controller)
            move_onto(game, copy, minion, minion.controller)
        game.burn(victim)
        yield from avenge(game, minion)

    words, gone = f"burns {game.name(victim)}", "its target is not incapacitated any more"
    return Plan(action, resolve, words, may_resolve=lambda game: "" if is_incapacitated(game, victim) else gone)


def avenge(game: Game, minion: Copy) -> Procedure[None]:
    """Each ready Imbued may burn a conviction to inflict an unpreventable damage on who burned its fellow."""
    for seat in game.clockwise(game.action.seat):
        for imbued in minions.ready_minions(game, seat):
            there = game.table.region_of(minion).in_play
            if not there or not minions.is_imbued(game, imbued) or not convictions(game, imbued):
                continue
            question = f"{game.name(imbued)}: burn a conviction to inflict 1 damage on {game.name(minion)}?"
            if (yield from game.confirm(seat, "avenge", question, "Imbued", imbued.id)):
                yield from burn_conviction(game, imbued, 1)
                yield from inflict(game, [Hurt(minion, normal=1, unpreventable=True)], [seat])
