"""Politics: which referendum is called, what its terms are, who votes how (sec. 6.3), and blood hunts (sec. 6.5.6)."""

from __future__ import annotations

from typing import Final

from vtes_desktop.bots.evaluate import care_for, minion_worth, pool_worth
from vtes_desktop.bots.judges.everybody import pool_changes, worth_of_all
from vtes_desktop.bots.reason import NOTHING, Verdict
from vtes_desktop.bots.view import View
from vtes_desktop.table.asking import Option
from vtes_desktop.table.situation import Referendum
from vtes_desktop.table.table import Copy

MOST_POINTS: Final = 3
"""The points that one Methuselah is allocated as a rule."""


def votes_of(view: View, seat: int) -> int:
    """The votes that a Methuselah's titles have, and the Edge."""
    titles = view.kept(("votes", seat), lambda: sum(view.votes(copy) for copy in view.ready(seat)))
    return int(titles) + (view.table.edge == seat)


def chance_to_pass(view: View, mine: int) -> float:
    """How likely a referendum of one's own is to pass: half of the others' votes stand against it."""
    against = sum(votes_of(view, seat) for seat in view.others()) * 0.55 + 0.6
    margin = mine - against
    return min(0.95, max(0.05, 0.5 + 0.18 * margin))


def counted(view: View, option: Option, mine: int) -> float:
    """How likely a referendum of one's own is to pass, where everybody votes by what it brings her: by what it changes
    of her pool and her prey's, or where that is not known the prey alone against it."""
    changes = pool_changes(view, view.copy(option.copy), view.seat)
    margin = mine - 0.6
    for seat in view.others():
        liked = changes.get(seat, 0) - 0.8 * changes.get(view.table.prey(seat), 0)
        if not changes and seat == view.prey:
            liked = -1.0
        margin += ((liked > 0) - (liked < 0)) * votes_of(view, seat)
    return min(0.95, max(0.05, 0.5 + 0.18 * margin))


def call(view: View, option: Option, actor: Copy) -> Verdict:
    """Calling a referendum by a card of the hand."""
    from vtes_desktop.bots.judges.actions import chance_unblocked

    card = view.card(view.copy(option.copy))
    if card is None:
        return NOTHING
    facts = view.facts(option)
    cost = view.weights.blood * view.price(option, "blood")
    if not view.is_known(card):
        return Verdict(-0.5)
    mine = votes_of(view, view.seat) + 1 + sum(each.votes for each in view.my_hand_facts[:6])
    likely = counted(view, option, mine) if view.weights.count else chance_to_pass(view, mine)
    passes = likely * chance_unblocked(view, actor, [view.prey, view.predator], 1)
    for_all = worth_of_all(view, view.copy(option.copy), view.seat)
    worth = (2.8 if for_all is None else for_all) * view.weights.politics
    if for_all is not None and for_all <= 0:
        return Verdict(-1.0, "it would cost me more than it brings")
    if facts.shares < 0:
        # Points that burn pool: most of them are the prey's.
        burned = pool_worth(view, view.prey, -3)
        # An oust is one, whoever likes votes.
        worth = max(worth, burned * view.weights.politics if view.pool(view.prey) > MOST_POINTS else burned)
    if facts.pool:
        worth += 0.5 * facts.pool
    return Verdict(passes * worth - cost - 0.15, f"{mine} votes stand for it")


def side(view: View, held: Referendum) -> float:
    """How much one wants a referendum to pass: below 0 it is to fail."""
    if held.blood_hunt:
        hunted = view.copy(held.minion)
        if hunted is None:
            return 0.0
        if hunted.controller == view.seat:
            return -minion_worth(view, hunted)
        return -care_for(view, hunted.controller) * minion_worth(view, hunted)
    if held.seat == view.seat:
        return 2.0
    worth = 0.0
    harmful = harms(view, held)
    for term in held.named:
        sign = -1 if harmful else 1
        copy = view.copy(term.copy)
        seat = copy.controller if copy is not None else term.seat
        if seat < 0:
            continue
        points = term.amount or 2
        worth += sign * (points if seat == view.seat else 0) * 1.2
        if seat != view.seat:
            worth += pool_worth(view, seat, sign * points) * 0.8
    for_all = worth_of_all(view, view.copy(held.card), held.seat)
    if for_all is not None:
        return worth + for_all
    if not held.named:
        # Whoever calls it gains by it.
        worth += care_for(view, held.seat) * 1.5
    return worth


def harms(view: View, held: Referendum) -> bool:
    """Whether what is named by the terms loses by the referendum."""
    card = view.card(view.copy(held.card))
    if card is None:
        return True
    facts = view.knowledge.facts(card, "Political Action", "")
    return facts.shares < 0 or (not facts.shares and facts.target <= 0)


def poll(view: View, option: Option) -> Verdict:
    """Votes to be cast, on which side."""
    held = view.table.referendum
    if held is None:
        return NOTHING
    want = side(view, held)
    if option.kind in ("wait", "pass"):
        return NOTHING
    source, _, way = option.kind.rpartition(" ")
    if way not in ("for", "against"):
        if option.kind in ("use", "play", "out of turn"):
            facts = view.facts(option)
            return Verdict(0.4 if facts.votes and abs(want) > 0.5 else -0.3)
        return NOTHING
    if abs(want) < 0.25 or (want > 0) != (way == "for"):
        own = held.seat == view.seat if not held.blood_hunt else view.mine(view.copy(held.minion))
        return Verdict(-1.0, senseless=own or abs(want) > 1)
    ahead = sum(vote.amount if vote.side == "for" else -vote.amount for vote in held.cast if not vote.ballots)
    behind = ahead <= 0 if way == "for" else ahead >= 0
    close = abs(ahead) <= 3
    why = "it would help me" if want > 0 else "it would harm me"
    if source == "edge":
        return Verdict(0.3 if abs(want) > 2 and behind and close else -0.5, why)
    if source == "card":
        called = held.card == option.copy
        return Verdict(1.0 if called else 0.2 if abs(want) > 1.5 and behind else -0.3, why)
    if source == "all":
        # Rather than one by one.
        return Verdict(min(2.0, abs(want)) + 0.01, why)
    return Verdict(min(2.0, abs(want)), why)


def blood_hunt_risk(view: View) -> float:
    """How likely a blood hunt would be called on a minion of one's own."""
    mine = votes_of(view, view.seat)
    others = sum(votes_of(view, seat) for seat in view.others())
    if not others:
        return 0.05
    return min(0.95, max(0.05, 0.5 + 0.15 * (others * 0.7 - mine)))


def call_blood_hunt(view: View, option: Option, about: int) -> Verdict:
    """Whether to call a blood hunt at all: never on one's own."""
    hunted = view.copy(about) or view.copy(option.copy)
    mine = hunted is not None and hunted.controller == view.seat
    if option.kind == "yes":
        return Verdict(-5.0 if mine else 0.5 if hunted is None or care_for(view, hunted.controller) < 0 else -0.5)
    return NOTHING


def points(view: View, option: Option) -> Verdict:
    """Points allocated among Methuselahs by one's own referendum."""
    held = view.table.referendum
    harmful = held is None or harms(view, held)
    change = -option.amount if harmful else option.amount
    if option.seat < 0:
        return Verdict(0.01 * option.amount)
    return Verdict(pool_worth(view, option.seat, change), f"{view.table.seats[option.seat].name} gets {option.amount}")
