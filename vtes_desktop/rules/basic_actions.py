"""The actions that need no card: bleed, hunt, equip from a fellow (sec. 6.1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.plan import Plan, Planned, later
from vtes_desktop.table import moves as m
from vtes_desktop.table.situation import Action
from vtes_desktop.table.table import Copy, on

if TYPE_CHECKING:
    from vtes_desktop.rules.minion_phase import Taken


def basic_plans(game: Game, minion: Copy, taken: Taken) -> Iterator[Planned]:
    """The actions that a ready unlocked minion may take without a card."""
    seat, name = minion.controller, game.name(minion)
    prey = game.table.prey(seat)
    limit = game.edition.bleeds_limit
    if prey != seat and (not limit or taken.count(minion, "bleed") < limit):
        amount = minions.bleed_amount(game, minion)
        text = f"{name} bleeds {game.seat_name(prey)} for {amount}"
        option = Option("bleed", text, minion.id, minion.id, seat=prey, amount=amount)
        yield option, later(bleed_plan, game, minion, prey, amount), ("bleed",)
    if minions.is_vampire(game, minion):
        option = Option("hunt", f"{name} hunts", minion.id, minion.id)
        yield option, later(hunt_plan, game, minion), ()
    for fellow in minions.minions(game, seat):
        carried = minions.equipment(game, fellow)
        if fellow is not minion and carried:
            text = f"{name} takes equipment from {game.name(fellow)}"
            option = Option("equip from", text, minion.id, minion.id, targets=(fellow.id,))
            yield option, partial(equip_from_plan, game, minion, fellow), ()


def bleed_plan(game: Game, minion: Copy, target: int, amount: int) -> Plan:
    """A bleed without a card, directed at the prey by default (sec. 6.1.1)."""
    action = Action(
        "bleed",
        minion.id,
        minion.controller,
        seats=(target,),
        bleed=amount,
        stealth=minions.stealth(game, minion),
    )
    return Plan(action, resolve_bleed, f"bleeds {game.seat_name(target)}")


def resolve_bleed(game: Game) -> Procedure[None]:
    """The target burns as much pool as the bleed amount; a successful bleed takes the Edge (sec. 6.1.1)."""
    action = game.action
    target, amount = action.seats[0], max(0, action.bleed)
    burned = game.burn_pool(target, amount)
    game.say(game.who(target), f" burns {burned} pool", seat=target)
    if amount >= 1 and game.table.edge != action.seat:
        game.do(m.GiveEdge(action.seat))
        game.say(game.who(action.seat), " has the Edge", seat=action.seat)
    yield from ()


def hunt_plan(game: Game, minion: Copy) -> Plan:
    """A hunt, at +1 stealth (sec. 6.1.2)."""
    action = Action("hunt", minion.id, minion.controller, stealth=1 + minions.stealth(game, minion))
    return Plan(action, resolve_hunt, "hunts")


def resolve_hunt(game: Game) -> Procedure[None]:
    """The vampire gains a blood from the bank; what is too much drains off (sec. 6.1.2)."""
    minion = game.copy(game.action.minion)
    minions.give_blood(game, minion, 1)
    game.say(game.doing.name(minion), " gains 1 blood", seat=minion.controller)
    yield from ()


def equip_from_plan(game: Game, minion: Copy, fellow: Copy) -> Procedure[Plan | None]:
    """Take any number of equipment from another of one's minions, at +1 stealth (sec. 6.1.3)."""
    left = minions.equipment(game, fellow)
    taken: list[Copy] = []
    while left:
        options = [Option("take", f"Take {game.name(copy)}", copy.id) for copy in left]
        if taken:
            options.append(Option("pass", "That is all"))
        question = f"What does {game.name(minion)} take from {game.name(fellow)}?"
        option = yield from game.choose(minion.controller, "equip from", question, options, "6.1.3")
        if option.kind == "pass":
            break
        copy = game.copy(option.copy)
        taken.append(copy)
        left.remove(copy)
    action = Action(
        "equip from",
        minion.id,
        minion.controller,
        targets=tuple(copy.id for copy in taken),
        stealth=1 + minions.stealth(game, minion),
    )
    return Plan(action, resolve_equip_from, f"takes equipment from {game.name(fellow)}")


def resolve_equip_from(game: Game) -> Procedure[None]:
    """The equipment that is still there goes to the acting minion (sec. 6.1.3)."""
    action = game.action
    minion = game.copy(action.minion)
    for i in action.targets:
        copy = game.table.copies.get(i)
        if copy is not None and copy.place.on:
            game.say(game.doing.name(minion), " takes ", game.doing.name(copy), seat=action.seat)
            game.doing.move_card(copy, on(minion.id), controller=minion.controller)
    yield from ()
