"""The course of an action: announced, block attempts, resolved (sec. 6.2)."""

from __future__ import annotations

from msgspec import Struct

from vtes_desktop.rules import minions
from vtes_desktop.rules.blocks import resolve_block_attempts, sequence
from vtes_desktop.rules.choice import Procedure
from vtes_desktop.rules.combat import fight
from vtes_desktop.rules.effects import window
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.ousting import check_pools
from vtes_desktop.rules.plan import Plan
from vtes_desktop.rules.playing import announce_card
from vtes_desktop.rules.torpor import blocked_leaving_torpor
from vtes_desktop.table.table import Copy


class Outcome(Struct, frozen=True):
    """How an action went."""

    successful: bool
    blocked_by: int = 0
    cancelled: bool = False
    """Whether the card for it was cancelled as it was played: the action may be attempted again."""


def take_action(game: Game, plan: Plan) -> Procedure[Outcome]:
    """Take an action from its announcement to its end (sec. 6.2)."""
    action = plan.action
    acting = game.copy(action.minion)
    game.lock(acting)
    game.played_by.clear()
    game.set_action(action)
    game.say(game.doing.name(acting), f" {plan.words}", seat=action.seat)
    card = plan.card
    if card is not None:
        card = yield from announce_card(game, acting, card, action.level)
        if card is None:
            game.set_action(None)
            return Outcome(successful=False, cancelled=True)
        game.change_action(card=card.id)
    yield from window(game, sequence(game), "as announced", f"{game.name(acting)} {plan.words}.", "6.2.1")
    blocker = None
    if still_acting(game):
        blocker = yield from resolve_block_attempts(game)
    outcome = yield from resolve_action(game, plan, acting, card, blocker)
    yield from window(game, sequence(game), "after resolution", f"{game.name(acting)} {plan.words}: after it.", "6.2.3")
    game.set_action(None)
    check_pools(game)
    return outcome


def still_acting(game: Game) -> bool:
    """Whether the acting minion can go on: ready, or in torpor where it leaves it."""
    acting = game.table.copies.get(game.action.minion)
    if acting is None or acting.controller != game.action.seat:
        return False
    return minions.is_ready(game, acting) or game.action.kind == "leave torpor"


def resolve_action(game: Game, plan: Plan, acting: Copy, card: Copy | None, blocker: Copy | None) -> Procedure[Outcome]:
    """Resolve the action: pay and do it, or burn its card and fight the blocker (sec. 6.2.3)."""
    if blocker is not None:
        yield from be_blocked(game, acting, card, blocker)
        return Outcome(successful=False, blocked_by=blocker.id)
    game.change_action(step="resolving", blocker=0)
    why = "" if still_acting(game) else "the acting minion is not there any more"
    why = why or plan.may_resolve(game) or pay(game, acting)
    if why:
        game.say("The action of ", game.doing.name(acting), f" fails: {why}", seat=plan.action.seat)
        burn_action_card(game, card)
        return Outcome(successful=False)
    yield from plan.resolve(game)
    burn_action_card(game, card)
    return Outcome(successful=True)


def be_blocked(game: Game, acting: Copy, card: Copy | None, blocker: Copy) -> Procedure[None]:
    """The action is blocked: its card is burned, the blocker locks, and the two fight (sec. 6.2.3)."""
    game.change_action(step="blocked", blocker=blocker.id)
    game.say(game.doing.name(blocker), " blocks ", game.doing.name(acting), seat=blocker.controller)
    burn_action_card(game, card)
    game.lock(blocker)
    if game.action.kind == "leave torpor":
        yield from blocked_leaving_torpor(game, acting, blocker)
    else:
        yield from fight(game, acting, blocker)


def burn_action_card(game: Game, card: Copy | None) -> None:
    """Burn the card played for the action, unless its effect has put it somewhere."""
    if card is not None and game.table.copies.get(card.id) is card and card.marks.get("played"):
        game.burn(card, quietly=True)


def pay(game: Game, acting: Copy) -> str:
    """Pay the action's cost; returns why it can't be paid, or nothing (sec. 6.2.3)."""
    action = game.action
    words = "its cost can't be paid"
    if action.pool_cost > game.table.seats[action.seat].pool:
        return words
    if action.blood_cost - action.share > acting.blood:
        return words
    if action.share and action.share > game.copy(action.targets[0]).blood:
        return words
    game.burn_pool(action.seat, action.pool_cost)
    game.burn_blood(acting, action.blood_cost - action.share)
    if action.share:
        game.burn_blood(game.copy(action.targets[0]), action.share)
    return ""
