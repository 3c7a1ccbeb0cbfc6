"""The master phase: what is played, for what there is to gain (sec. 5)."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.facts import Facts
from vtes_desktop.bots.evaluate import coming, own_pool_worth
from vtes_desktop.bots.judges import targets
from vtes_desktop.bots.judges.lasting import lasting
from vtes_desktop.bots.judges.victims import choice, has_beneficiary, has_victim, leaves_pool
from vtes_desktop.bots.reason import NOTHING, Verdict
from vtes_desktop.bots.view import View
from vtes_desktop.rules import minions
from vtes_desktop.rules.turn.master import discipline_bearers
from vtes_desktop.table.asking import Option

ENOUGH: Final = 14
"""Pool beyond which it is not short in any turn to come."""


def master(view: View, option: Option) -> Verdict:
    """A master card to be played."""
    if option.kind == "mark":
        # It opens the way to a fight with it, which is seldom wanted.
        return Verdict(-1.0)
    if option.kind not in ("master", "event", "out of turn"):
        return NOTHING
    copy = view.copy(option.copy)
    card = view.card(copy)
    if card is None or copy is None:
        return NOTHING
    facts = view.facts(option)
    cost = view.price(option, "pool")
    if cost >= view.my_pool:
        return Verdict(-20.0, "it would cost all pool")
    worth = _price(view, cost)
    if not has_victim(view, facts, copy):
        return Verdict(-2.0, "it would harm only oneself", senseless=True)
    if facts.beside:
        return Verdict(-0.5)
    if facts.pays_controller:
        there = [Option("target", "", each.id) for each in choice(view, facts, copy, None)]
        best = max((targets.target(view, each, copy.id, there).score for each in there), default=-1.0)
        return Verdict(_price(view, cost) + min(2.0, best) - 0.3, "somebody is worth more gone")
    if view.is_known(card):
        worth += 1.2 if facts.stays else 0.6
    else:
        # What is done by hand it can't judge.
        return Verdict(-0.5)
    worth += facts.pool * 0.9 + 0.4 * facts.cards + 0.8 * facts.masters
    if facts.target > 0 and "uncontrolled" in facts.where:
        # Whoever comes out sooner acts sooner.
        worth += 0.5 * min(4, facts.target)
    if facts.others_pool < 0:
        worth += 0.6 * -facts.others_pool
    if view.weights.lasting and facts.stays:
        worth += view.weights.lasting * lasting(view, card)
    if view.weights.wisdom:
        worth += view.weights.wisdom * _wisdom(view, facts, cost)
    if facts.to_pool:
        fat = max((each.blood for each in view.ready(view.seat)), default=0)
        worth += own_pool_worth(view, min(4, max(0, fat - 3))) * (1 - 0.6 * plenty(view, view.my_pool)) - 1.0
        if fat < 4 or view.my_pool > 24:
            return Verdict(-0.5, "no vampire has blood to spare")
    if facts.target > 0 and not view.ready(view.seat) and not view.pile(view.seat, "uncontrolled"):
        return Verdict(-1.0)
    if not has_beneficiary(view, facts, copy, cost=cost) or (
        minions.facts(view.game, copy).discipline
        and not any(
            view.mine(each) and leaves_pool(view, copy, each, cost)
            for each in discipline_bearers(view.game, view.seat, copy)
        )
    ):
        return Verdict(-1.0, "it would help nobody but others", senseless=True)
    harmless = facts.target >= 0 and not facts.others_pool
    if harmless and view.needs_minion(card) and not view.ready(view.seat):
        return Verdict(-1.0, "there is nobody for it", senseless=True)
    return Verdict(worth, f"{card.display_name} is of use")


def _price(view: View, cost: int) -> float:
    """What the pool is worth that a card costs: the less, the more there is of it than can be needed."""
    return own_pool_worth(view, -cost) * (1 - 0.6 * plenty(view, view.my_pool - cost))


def plenty(view: View, pool: int) -> float:
    """How much more pool there would be than can be needed: 0 for none, 1 for far too much."""
    return min(1.0, max(0.0, (pool - ENOUGH - coming(view)) / 10))


def _wisdom(view: View, facts: Facts, cost: int) -> float:
    """What a card may be worth that whoever built the deck has paid for."""
    worth = 0.9 * cost * (1 - 0.8 * view.late) if facts.stays or facts.target else 0.0
    if facts.target > 0:
        worth += (0.7 if "uncontrolled" in facts.where else 0.4) * min(4, facts.target)
    elif facts.target < 0 and "ash heap" not in facts.where:
        rivals = (view.prey, view.predator)
        worth += 0.5 * min(4, -facts.target) if any(view.ready(seat) for seat in rivals) else -1.0
    return worth
