"""The actions that need no card: bleed, hunt, equip from a fellow, become an anarch (sec. 6.1, 10.4)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from vtes_desktop.rules import minions
from vtes_desktop.rules.control import move_onto
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.minion.plan import Plan, Possible, action_by, bleeds, later
from vtes_desktop.rules.minion.taken import Taken
from vtes_desktop.rules.playing.limits import why_not_on
from vtes_desktop.rules.special.disease import is_infected
from vtes_desktop.rules.titles.sects import make_anarch
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.situation import Action
from vtes_desktop.table.table import NOBODY, Copy

HAS_BLED: Final = "has bled this turn"
"""The mark of a minion that has bled successfully in this turn."""
HARD: Final = 2
"""The pool of a bleed that some cards ask for in a later turn, at least."""


def bled_hard(seat: int) -> str:
    """The mark of a minion that has bled a Methuselah for more than 1 pool: the number of the turn in which it last
    has."""
    return f"bled {seat} for more than 1 in turn"


def basic_actions(game: Game, minion: Copy, taken: Taken) -> Iterator[Possible]:
    """The actions that a ready minion may take without a card."""
    if not minions.is_ready(game, minion):
        return
    seat, name = minion.controller, game.name(minion)
    prey, _ = game.neighbours(seat)
    if prey != seat and may_bleed(game, minion, taken):
        own = minions.net_bleed(game, minion)
        amount = minions.bleed_against(game, minion, prey, own)
        text = f"{name} bleeds {game.seat_name(prey)} for {amount}"
        option = Option("bleed", text, minion.id, minion.id, seat=prey, amount=amount)
        yield Possible(option, "bleed", later(bleed_plan, game, minion, prey, own), ("bleed",), directed=True)
    if minions.is_vampire(game, minion):
        yield Possible(Option("hunt", f"{name} hunts", minion.id, minion.id), "hunt", later(hunt_plan, game, minion))
    for fellow in minions.minions(game, seat):
        if fellow.attached and fellow is not minion and any(to_take(game, minion, fellow)):
            text = f"{name} takes equipment from {game.name(fellow)}"
            option = Option("equip from", text, minion.id, minion.id, targets=(fellow.id,))
            yield Possible(option, "equip from", partial(equip_from_plan, game, minion, fellow))
    if may_become_anarch(game, minion):
        cost = anarch_cost(game, minion)
        text = f"{name} becomes an anarch for {cost} blood"
        option = Option("become anarch", text, minion.id, minion.id, amount=cost)
        yield Possible(option, "become anarch", later(become_anarch_plan, game, minion))


# -- bleed (sec. 6.1.1) ---------------------------------------------------------------------------------------------


def no_bleeds(seat: int) -> str:
    """The counter of the table of a Methuselah whose minions can't bleed for the rest of the turn."""
    return f"no bleeds {seat} this turn"


def may_bleed(game: Game, minion: Copy, taken: Taken) -> bool:
    """Whether a minion has a bleed action left this turn: one, even if it unlocks (sec. 6.1.1)."""
    limit = game.edition.bleeds_limit
    if game.table.tally.get(no_bleeds(minion.controller)):
        return False
    return not limit or taken.count(minion, "bleed") < limit


def bleed_plan(game: Game, minion: Copy, target: int, amount: int) -> Plan:
    """A bleed without a card, directed at the prey by default, for an amount to which is added what hangs on whom it is
    directed at (sec. 6.1.1)."""
    action = action_by(game, minion, "bleed", seats=(target,), bleed=amount)
    against = minions.bleed_against(game, minion, target, amount)
    return Plan(action, resolve_bleed, f"{bleeds(game, target)}for {against}", may_resolve=why_no_bleed)


def why_no_bleed(game: Game) -> str:
    """Why nobody can be bled any more, or nothing: never oneself (sec. 6.1.1), nor who has left."""
    target = game.action.seats[0]
    if target == game.action.seat:
        return "nobody bleeds herself"
    return "" if game.table.seats[target].playing else f"{game.seat_name(target)} has left the game"


def resolve_bleed(game: Game, most: int = 0) -> Procedure[None]:
    """The target burns as much pool as the bleed amount, or the `most` that the action can burn; a bleed of one or more
    takes the Edge (sec. 6.1.1)."""
    action = game.action
    target, amount = action.seats[0], action.bleeds_for
    payer = target if game.passing.action.bleed_paid_by == NOBODY else game.passing.action.bleed_paid_by
    at_most = game.passing.action.burns_at_most.get(payer, amount)
    burned = game.passing.action.bled = game.burn_pool(payer, min(amount, at_most, most or amount))
    if burned:
        game.say(game.who(payer), f" burns {burned} pool", seat=payer)
    if amount >= 1 and action.seat in game.passing.action.no_edge:
        game.give_edge(NOBODY)
        game.say("The Edge is burned", seat=action.seat)
    elif amount >= 1 and game.table.edge != action.seat:
        game.give_edge(action.seat)
        game.say(game.who(action.seat), " has the Edge", seat=action.seat)
    if amount >= 1:
        minions.mark(game, game.copy(action.minion), HAS_BLED, "yes")
        if burned >= HARD:
            minions.mark(game, game.copy(action.minion), bled_hard(target), str(game.table.turn))
        yield from game.abilities.happens(game, "successful bleed", game.copy(action.minion), target)


# -- hunt (sec. 6.1.2) ----------------------------------------------------------------------------------------------


def hunt_plan(game: Game, minion: Copy) -> Plan:
    """A hunt, at +1 stealth (sec. 6.1.2)."""
    return Plan(action_by(game, minion, "hunt", 1), resolve_hunt, "hunts")


def resolve_hunt(game: Game, amount: int = 1) -> Procedure[None]:
    """The vampire gains blood from the bank; what is too much drains off (sec. 6.1.2)."""
    minion = game.copy(game.action.minion)
    amount = max(0, amount + game.abilities.modifier(game, minion, "hunt") + game.passing.amount(minion, "hunt"))
    if is_infected(minion):
        amount = 0
    game.passing.action.hunted = amount > 0
    if pool := min(amount, game.passing.action.hunted_pool):
        game.gain_pool(minion.controller, pool)
        game.say(game.who(minion.controller), f" gains {pool} pool of the hunt", seat=minion.controller)
    fed = amount - pool > 0 and feed(game, minion)
    minions.give_blood(game, minion, amount - pool - fed)
    if amount > pool + fed:
        game.say(game.doing.name(minion), f" gains {amount - pool - fed} blood", seat=minion.controller)
    yield from ()


def feed(game: Game, minion: Copy) -> bool:
    """A blood of what a minion hunts for goes to another vampire where an effect has it so; returns whether it has."""
    other = game.passing.action.hunt_feeds
    if other is None or not game.in_play(other) or not minions.is_vampire(game, other):
        return False
    game.passing.action.hunt_feeds = None
    minions.give_blood(game, other, 1)
    game.say(game.doing.name(other), " gains 1 blood", seat=minion.controller)
    return True


# -- equip from a fellow (sec. 6.1.3) -------------------------------------------------------------------------------


def takes(copy: int) -> str:
    """What makes an action to take a piece of equipment the same as another (ruling on Change of Target)."""
    return f"equip from {copy}"


def to_take(game: Game, minion: Copy, fellow: Copy) -> Iterator[Copy]:
    """The equipment of a fellow that a minion may take, but for what an effect keeps it from taking again."""
    vampire = minions.is_vampire(game, minion)
    for copy in minions.equipment(game, fellow):
        barred = why_not_on(game, minion, game.card(copy))
        if not barred and not game.taken.is_forbidden(minion, takes(copy.id), vampire=vampire):
            yield copy


def equip_from_plan(game: Game, minion: Copy, fellow: Copy) -> Procedure[Plan | None]:
    """Take any number of equipment from another of one's minions, at +1 stealth (sec. 6.1.3)."""
    left = list(to_take(game, minion, fellow))
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
    stealth = 1 + max((minions.facts(game, copy).equip_stealth for copy in taken), default=0)
    action = action_by(game, minion, "equip from", stealth, targets=tuple(copy.id for copy in taken))

    def still_there() -> list[Copy]:
        return [copy for copy in taken if copy.place.on == fellow.id and fellow.controller == action.seat]

    def resolve(game: Game) -> Procedure[None]:
        acting = game.copy(game.action.minion)
        for copy in still_there():
            game.say(game.doing.name(acting), " takes ", game.doing.name(copy), seat=action.seat)
            move_onto(game, copy, acting, acting.controller)
            yield from game.abilities.happens(game, "equipped", copy, acting.controller)
        minions.drain(game, fellow)

    words, gone = f"takes equipment from {game.name(fellow)}", "the equipment is not there any more"
    return Plan(action, resolve, words, may_resolve=lambda _: "" if still_there() else gone)


# -- become an anarch (sec. 10.4) -----------------------------------------------------------------------------------


def may_become_anarch(game: Game, minion: Copy) -> bool:
    """Whether a vampire may take the action: neither an anarch nor titled, and able to pay (sec. 10.4)."""
    return (
        game.edition.become_anarch_cost > 0
        and minions.is_vampire(game, minion)
        and not minions.is_anarch(game, minion)
        and not minions.title(game, minion)
        and minion.blood >= anarch_cost(game, minion)
    )


def anarch_cost(game: Game, minion: Copy) -> int:
    """What becoming an anarch costs now, with what cards in play say of it (sec. 10.4)."""
    return minions.would_cost(game, minion, becoming_anarch(game, minion))


def becoming_anarch(game: Game, minion: Copy) -> Action:
    """The action to become an anarch: for a blood less where its controller has another ready anarch (sec. 10.4)."""
    fellows = minions.ready_minions(game, minion.controller)
    others = any(fellow is not minion and minions.is_anarch(game, fellow) for fellow in fellows)
    return action_by(game, minion, "become anarch", 1, blood_cost=max(0, game.edition.become_anarch_cost - others))


def become_anarch_plan(game: Game, minion: Copy) -> Plan:
    """Become an anarch, undirected and at +1 stealth (sec. 10.4)."""

    def resolve(game: Game) -> Procedure[None]:
        make_anarch(game, game.copy(game.action.minion))
        yield from ()

    return Plan(becoming_anarch(game, minion), resolve, "becomes an anarch")
