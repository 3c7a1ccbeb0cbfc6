"""Actions taken with a card of the hand: action cards, equipment, retainers, allies, political actions (sec. 6.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Procedure
from vtes_desktop.rules.contests import enter_play
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.plan import Plan, Planned, Resolve, later
from vtes_desktop.rules.playing import by_hand, card_option, playable, stays
from vtes_desktop.rules.politics import hold_referendum
from vtes_desktop.rules.requirements import Mode, cost_of
from vtes_desktop.table.situation import Action
from vtes_desktop.table.table import Copy, Place, on

if TYPE_CHECKING:
    from vtes_desktop.rules.minion_phase import Taken

KINDS = {"Action": "action card", "Equipment": "equip", "Retainer": "employ", "Ally": "recruit"}
"""What the action is called by the type of its card."""


def card_plans(game: Game, minion: Copy, taken: Taken) -> Iterator[Planned]:
    """The actions that a ready unlocked minion may take with a card of the hand, each card once a turn (sec. 6.1.6)."""
    for kind, name in KINDS.items():
        for copy, mode in playable(game, minion, kind):
            key = f"card {copy.card}"
            if kind == "Action" and taken.has(minion, key) and not game.edition.repeat_actions:
                continue
            option = card_option(game, name, copy, mode, minion)
            keys = (key,) if kind == "Action" else ()
            yield option, later(card_plan, game, minion, copy, mode, kind), keys
    yield from political_plans(game, minion, taken)


def political_plans(game: Game, minion: Copy, taken: Taken) -> Iterator[Planned]:
    """The referendums that a vampire may call, one political action a turn (sec. 6.1.7)."""
    limit = game.edition.political_limit
    if not minions.is_vampire(game, minion) or (limit and taken.count(minion, "political") >= limit):
        return
    for copy, mode in playable(game, minion, "Political Action"):
        option = card_option(game, "political", copy, mode, minion)
        yield option, later(political_plan, game, minion, copy, mode), ("political",)


def card_plan(game: Game, minion: Copy, copy: Copy, mode: Mode, kind: str) -> Plan:
    """An action with a card: bringing one into play is at +1 stealth, others at none but what they say (sec. 6.1)."""
    card = game.card(copy)
    base = 0 if kind == "Action" else 1
    action = Action(
        KINDS[kind],
        minion.id,
        minion.controller,
        level=mode.level,
        stealth=base + minions.stealth(game, minion),
        blood_cost=cost_of(card, "blood"),
        pool_cost=cost_of(card, "pool"),
    )
    known = game.abilities.action(game, minion, copy, mode, action)
    if known is not None:
        return known
    resolve: dict[str, Resolve] = {
        "Action": lambda game: resolve_by_hand(game, copy),
        "Equipment": lambda game: resolve_on_minion(game, copy),
        "Retainer": lambda game: resolve_on_minion(game, copy),
        "Ally": lambda game: resolve_recruit(game, copy),
    }
    words = {"Action": "plays", "Equipment": "equips with", "Retainer": "employs", "Ally": "recruits"}[kind]
    return Plan(action, resolve[kind], f"{words} {card.display_name}", copy)


def resolve_by_hand(game: Game, copy: Copy) -> Procedure[None]:
    """An action card that the referee can't do (design, decision 6)."""
    yield from by_hand(game, game.action.seat, copy)


def resolve_on_minion(game: Game, copy: Copy) -> Procedure[None]:
    """Equipment and retainers go on the acting minion; a retainer with its life (sec. 6.1.3, 6.1.4)."""
    minion = game.copy(game.action.minion)
    stays(game, copy)
    game.doing.move_card(copy, on(minion.id), controller=minion.controller)
    if "Retainer" in game.card(copy).types:
        game.gain_blood(copy, max(1, minions.facts(game, copy).life))
    yield from enter_play(game, copy)


def resolve_recruit(game: Game, copy: Copy) -> Procedure[None]:
    """The ally is placed in the uncontrolled region, controlled, to show that it can't act this turn (sec. 6.1.5)."""
    stays(game, copy)
    game.doing.move_card(copy, Place(game.action.seat, "uncontrolled"), face_up=True)
    minions.mark(game, copy, "recruited", "yes")
    game.gain_blood(copy, max(1, minions.facts(game, copy).life))
    yield from enter_play(game, copy)


def political_plan(game: Game, minion: Copy, copy: Copy, mode: Mode) -> Plan:
    """A political action, undirected and at +1 stealth; its terms are chosen when it succeeds (sec. 6.1.7, 6.3.1)."""
    card = game.card(copy)
    action = Action(
        "political",
        minion.id,
        minion.controller,
        level=mode.level,
        stealth=1 + minions.stealth(game, minion),
        blood_cost=cost_of(card, "blood"),
        pool_cost=cost_of(card, "pool"),
    )

    def resolve(game: Game) -> Procedure[None]:
        passed = yield from hold_referendum(game, card.display_name, action.seat, minion=minion, card=copy)
        if passed:
            known = game.abilities.effect(game, action.seat, copy, mode, minion)
            yield from known if known is not None else by_hand(game, action.seat, copy)

    return Plan(action, resolve, f"calls {card.display_name}", copy)
