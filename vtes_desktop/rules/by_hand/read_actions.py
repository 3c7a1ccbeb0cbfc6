"""Action cards that no ability knows: what their fixed phrases say is done, the rest is done by hand (sec. 6.1.6)."""

from __future__ import annotations

from msgspec.structs import replace

from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.by_hand.step import by_hand
from vtes_desktop.rules.contributed import Declared
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.minion.action_text import ActionText
from vtes_desktop.rules.minion.basic_actions import bleed_plan, resolve_bleed, resolve_hunt
from vtes_desktop.rules.minion.entering_combat import enter_combat_plan, opponents, why_no_combat
from vtes_desktop.rules.minion.plan import Plan, card_action
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.requirements import prices
from vtes_desktop.rules.torpor.torpor import not_in_torpor, ready_again
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.situation import Action, ActionKind
from vtes_desktop.table.table import Copy


def read_kind(said: ActionText) -> ActionKind:
    """The kind of an action card's action, for what is mandatory, limited or blocked in its own way."""
    return said.kind or "action card"


def read_action(game: Game, minion: Copy, copy: Copy, mode: Mode, said: ActionText) -> Procedure[Plan | None]:
    """Settle what is declared with an action card, by what is read of it (sec. 6.2.1)."""
    if said.kind in ("bleed", "enter combat"):
        return (yield from (bleed_with if said.kind == "bleed" else fight_with)(game, minion, copy, mode, said))
    action = card_action(game, minion, copy, read_kind(said), level=mode.level, stealth=said.stealth)
    declared = yield from game.abilities.declare(game, minion.controller, copy, mode, minion)
    if declared is not None:
        kind = declared.brings or action.kind
        action = replace(action, kind=kind, targets=declared.targets, seats=declared.seats)
    elif said.directed:
        action = yield from declare_target(game, action, copy)

    def resolve(game: Game) -> Procedure[None]:
        if said.kind == "hunt" and said.basic:
            yield from resolve_hunt(game, 1 + said.amount)
        if said.kind == "leave torpor" and not said.stays:
            ready_again(game, minion)
        yield from rest_of(game, game.table.copies.get(game.action.minion, minion), copy, mode, said)

    plan = Plan(action, resolve, f"plays {game.name(copy)}", copy, declared=words_of(declared))
    return plan if said.kind != "leave torpor" else replace(plan, may_resolve=lambda game: not_in_torpor(game, minion))


def words_of(declared: Declared | None) -> str:
    """What the log says of what was declared."""
    return declared.words if declared is not None else ""


def rest_of(game: Game, minion: Copy, copy: Copy, mode: Mode, said: ActionText) -> Procedure[None]:
    """What else an action card does besides its bleed, hunt or combat: by what is known of it, else by hand."""
    known = game.abilities.effect(game, minion.controller, copy, mode, minion)
    if known is not None:
        yield from known
    elif not said.alone:
        yield from by_hand(game, minion.controller, copy, minion=minion)


def declare_target(game: Game, action: Action, by: Copy) -> Procedure[Action]:
    """Declare at whom a directed action is directed; at nobody where it targets one's own (sec. 6.2.1, 6.2.2.1)."""
    others = [seat for seat in game.clockwise(action.seat) if seat != action.seat]
    options = [Option("directed at", f"{game.seat_name(seat)} or what she controls", seat=seat) for seat in others]
    own = Option("undirected", "What I control myself (undirected)", seat=action.seat)
    question = f"{game.name(by)}: at whom is the action directed?"
    option = yield from game.choose(action.seat, "directed at", question, [*options, own], "6.2.2.1", by.id)
    return replace(action, seats=(option.seat,))


def bleed_with(game: Game, minion: Copy, copy: Copy, mode: Mode, said: ActionText) -> Procedure[Plan | None]:
    """A bleed with an action card: the rules of bleeding apply but for what the card says (sec. 6.1.6)."""
    seat, table = minion.controller, game.table
    seats = {
        "prey": [table.prey(seat)],
        "predator or prey": list(dict.fromkeys((table.prey(seat), table.predator(seat)))),
        "any": [other for other in game.clockwise(seat) if other != seat],
    }[said.whom]
    options = [Option("bleed", f"Bleed {game.seat_name(other)}", seat=other) for other in seats if other != seat]
    if not options:
        return None
    question = f"Whom does {game.name(minion)} bleed?"
    target = (yield from game.choose(seat, "bleed", question, options, "6.1.1")).seat
    amount = minions.net_bleed(game, minion) + said.amount
    plain = bleed_plan(game, minion, target, amount)
    declared = yield from game.abilities.declare(game, seat, copy, mode, minion)
    announced = card_action(game, minion, copy, "bleed", level=mode.level, stealth=said.stealth)
    action = replace(announced, seats=(target,), bleed=amount)

    def resolve(game: Game) -> Procedure[None]:
        yield from resolve_bleed(game, said.most)
        yield from rest_of(game, game.table.copies.get(game.action.minion, minion), copy, mode, said)

    words = f"{plain.words} with {game.name(copy)}"
    return Plan(action, resolve, words, copy, plain.may_resolve, declared=words_of(declared))


def fight_with(game: Game, minion: Copy, copy: Copy, mode: Mode, said: ActionText) -> Procedure[Plan | None]:
    """Enter combat with a minion by an action card."""
    target = yield from choose_opponent(game, minion, said.against, game.card(copy), mode.level)
    if target is None:
        return None

    declared = yield from game.abilities.declare(game, minion.controller, copy, mode, minion)

    def first(game: Game) -> Procedure[None]:
        acting = game.table.copies.get(game.action.minion, minion)
        yield from game.abilities.prepare(game, acting.controller, copy, mode, acting)

    def afterwards(game: Game) -> Procedure[None]:
        yield from rest_of(game, game.table.copies.get(game.action.minion, minion), copy, mode, said)

    def may_resolve(game: Game) -> str:
        # The target must still be what the card asks for, ready and locked for instance (rulings on Ambush).
        acting = game.table.copies.get(game.action.minion, minion)
        why = why_no_combat(game, acting, target)
        if why or target in opponents(game, acting, said.against):
            return why
        return f"{game.name(target)} is no target of it any more"

    blood, pool = prices(game, minion.controller, minion, game.card(copy), mode)
    plan = enter_combat_plan(
        game,
        minion,
        target,
        stealth=said.stealth,
        blood_cost=blood,
        pool_cost=pool,
        level=mode.level,
        card=copy,
        first=first,
        afterwards=afterwards,
        acting=not said.target_acts,
        locks=said.locks,
    )
    return replace(plan, may_resolve=may_resolve, declared=words_of(declared))


def choose_opponent(
    game: Game, minion: Copy, against: frozenset[str], card: Card | None = None, level: str = ""
) -> Procedure[Copy | None]:
    """Choose with whom a minion enters combat; None when there is nobody."""
    options = [
        Option("enter combat", f"With {game.name(other)} ({game.seat_name(other.controller)})", other.id)
        for other in opponents(game, minion, against, card, level)
    ]
    if not options:
        return None
    question = f"With whom does {game.name(minion)} enter combat?"
    return game.copy((yield from game.choose(minion.controller, "enter combat", question, options, "6.4")).copy)
