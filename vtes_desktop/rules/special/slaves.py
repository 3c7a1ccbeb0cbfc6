"""Slaves: what they may not do without a master, and how they fight in his place (sec. 11)."""

from __future__ import annotations

from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy


def slave_of(game: Game, minion: Copy) -> str:
    """The clan to which a minion is enslaved, empty for none."""
    return minion.marks.get("slave", minions.facts(game, minion).slave_of)


def may_be_directed(game: Game, minion: Copy) -> bool:
    """Whether a minion may take directed actions: a slave only while its controller has a ready member of the clan
    that it serves (sec. 11)."""
    clan = slave_of(game, minion)
    fellows = minions.ready_minions(game, minion.controller) if clan else ()
    return not clan or any(fellow is not minion and minions.clan(game, fellow) == clan for fellow in fellows)


def steps_in(game: Game, acting: Copy, blocker: Copy) -> Procedure[Copy]:
    """When a member of the clan that it serves is blocked, a slave may be locked to fight the blocker instead; the
    acting vampire unlocks (sec. 11). Returns who fights."""
    seat = acting.controller
    if not minions.is_vampire(game, acting):
        return acting
    options = [
        Option("slave", f"{game.name(slave)} fights instead", slave.id, slave.id, (blocker.id,))
        for slave in minions.ready_minions(game, seat)
        if not slave.locked and slave is not acting and slave_of(game, slave) == minions.clan(game, acting) != ""
    ]
    none = Option("pass", f"{game.name(acting)} fights")
    question = f"{game.name(blocker)} has blocked {game.name(acting)}: does a slave fight instead?"
    option = yield from game.choose(seat, "slave", question, [*options, none], "11", acting.id)
    if option == none:
        return acting
    slave = game.copy(option.copy)
    game.lock(slave)
    game.unlock(acting)
    game.say(game.doing.name(slave), " fights instead of ", game.doing.name(acting), seat=seat)
    return slave
