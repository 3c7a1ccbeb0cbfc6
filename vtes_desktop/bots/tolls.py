"""What an action would cost its minion, before it is announced: its price, and what cards in play ask for such an
action besides (sec. 1.6.1, 6.2.3). Who can't pay as it resolves has acted in vain."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from vtes_desktop.abilities.card_text import InPlayAction
from vtes_desktop.abilities.option_facts import used_in
from vtes_desktop.bots.view import View
from vtes_desktop.rules import minions
from vtes_desktop.rules.minion.action import cost_now, lacks_blood
from vtes_desktop.rules.minion.basic_actions import becoming_anarch
from vtes_desktop.rules.playing.requirements import plays_it_as_one
from vtes_desktop.rules.torpor.torpor import leaving, rescue_cost, rescuing
from vtes_desktop.table.asking import Option
from vtes_desktop.table.situation import Action, ActionKind
from vtes_desktop.table.table import Copy

BARE: Final[Mapping[str, ActionKind]] = MappingProxyType(
    {
        "bleed": "bleed", "hunt": "hunt", "diablerize": "diablerize", "encounter": "encounter", "equip": "equip",
        "equip from": "equip from", "recruit": "recruit", "employ": "employ", "political": "political",
        "power": "power",
    }
)  # fmt: skip
"""The kinds of options that are called as their actions are, besides those of torpor and of anarchs."""


def action_of(view: View, option: Option, actor: Copy) -> Action:
    """The action that an option is, as far as it is known before it is announced: its kind, its cost without what cards
    in play ask for it, whom it is directed at. What is asked for later is left open."""
    victim = view.copy(option.targets[0]) if option.targets else None
    if option.kind == "leave torpor":
        return leaving(view.game, actor)
    if option.kind == "become anarch":
        return becoming_anarch(view.game, actor)
    if option.kind == "rescue" and victim is not None:
        return rescuing(view.game, actor, victim, min(victim.blood, rescue_cost(view.game, actor, victim)))
    kind = BARE.get(option.kind, "card in play" if option.kind == "card in play" else "action card")
    blood, pool = 0, 0
    seats = (option.seat,) if option.seat >= 0 else ()
    copy = view.copy(option.copy) if option.copy != actor.id or option.kind == "card in play" else None
    card = view.card(copy)
    if option.kind == "card in play" and card is not None:
        used = used_in(view.knowledge.texts.of(card), option)
        if isinstance(used, InPlayAction):
            kind = used.kind
            blood, pool = used.blood if isinstance(used.blood, int) else 0, used.pool
            if used.directed and copy is not None:
                seats = (copy.controller,)
    elif card is not None:
        blood, pool = _price(view, option, actor, "blood"), _price(view, option, actor, "pool")
        said = view.knowledge.action(card, option.level)
        if option.kind == "action card" and said is not None:
            kind = said.kind or kind
            if said.directed and not seats:
                seats = (view.prey,)
    if victim is not None:
        seats = () if view.mine(victim) else (victim.controller,)
    elif kind == "bleed" and not seats:
        seats = (view.prey,)
    return Action(
        kind, actor.id, view.seat, option.copy if card is not None else 0, option.level, option.targets, seats,
        bleed=option.amount if kind == "bleed" else 0, blood_cost=blood, pool_cost=pool,
    )  # fmt: skip


def _price(view: View, option: Option, actor: Copy, currency: str) -> int:
    """What the card of an option costs, without what may be taken off that."""
    card = view.card(view.copy(option.copy))
    price = view.price(option, currency)
    if card is None or not price:
        return 0
    less = sum(each.less for each in view.game.abilities.rebates(view.game, view.seat, actor, card, currency))
    return max(0, price - less)


def toll(view: View, option: Option, actor: Copy) -> float | None:
    """What cards in play have the action of an option cost more, in pool of one's own; None where its minion could not
    pay what it costs now, as an ally pays no blood (sec. 1.6.3)."""
    game = view.game
    if not view.asks_tolls and not any(game.abilities.modifier(game, actor, name) for name in minions.ADDED_TO_COST):
        # The referee offers nothing whose own price can't be paid.
        return 0.0
    action = action_of(view, option, actor)
    with minions.as_if(game, action):
        blood, pool = cost_now(game, actor, "blood"), cost_now(game, actor, "pool")
        refused = lacks_blood(game, actor) and not _pays_as_vampire(view, option, actor)
    if refused or blood - action.share > actor.blood or pool > view.my_pool:
        return None
    return view.weights.blood * (blood - action.blood_cost) + (pool - action.pool_cost)


def _pays_as_vampire(view: View, option: Option, actor: Copy) -> bool:
    """Whether an ally would play the card as a vampire, and so pay with its life."""
    card = view.card(view.copy(option.copy))
    return card is not None and option.kind != "card in play" and plays_it_as_one(view.game, actor, card)
