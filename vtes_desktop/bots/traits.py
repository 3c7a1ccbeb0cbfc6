"""What an option is like, as numbers: the deed that it is, the state of the table, and what is its own.

A deed is the part of the game with what the option does there: ``act bleed``, ``block``, ``react redirects``. What was
learned of games (:mod:`~vtes_desktop.bots.lessons`) is said of deeds, and hangs on these numbers.
"""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.facts import Facts
from vtes_desktop.bots.parts import ACTION_WINDOWS, COMBAT_WINDOWS, LEAVING
from vtes_desktop.bots.view import View
from vtes_desktop.play.updates import Asked
from vtes_desktop.table.asking import Option
from vtes_desktop.table.table import Copy

NOTHING_DONE: Final = LEAVING | {"agreed", "not agreed"}
"""Options to do nothing, which everything else is held against."""
TABLE: Final = (
    "poor", "rich", "prey poor", "predator poor", "round", "two play", "three play", "minions", "unlocked",
    "threat", "prey's blockers", "at me", "by predator", "by prey", "hand of reactions", "edge", "last unlocked",
    "holds redirection", "holds a wake", "predator's minions", "predator's blockers",
)  # fmt: skip
"""What is the same for all options of a choice."""
OWN: Final = ("score", "blood", "capacity", "pool price", "blood price", "bleed", "behind", "copies", "lacks")
"""What is an option's own."""
NUMBERS: Final = ("always", *TABLE, *OWN)
"""All numbers of an option, the first of which is 1."""
POSITION: Final = (
    "pool", "prey's pool", "predator's pool", "pool beyond", "minions", "capacity", "blood", "bleed", "votes", "torpid",
    "prey's minions", "prey's capacity", "prey's blood", "prey's bleed",
    "predator's minions", "predator's capacity", "predator's bleed",
    "most waiting blood", "waiting", "waiting blood", "least lacking", "playing", "round", "edge", "victory points",
    "own turn", "predator's turn", "prey's turn", "unlocked", "prey's unlocked", "predator's unlocked", "library",
    "hand", "action", "action at me", "action's bleed",
)  # fmt: skip
"""The numbers that tell how a seat stands."""
_CARDS: Final = frozenset(
    {"play", "use", "card in play", "master", "out of turn", "action card", "event", "use power", "power"}
)
_FIRST: Final = (
    "redirects", "wakes", "fails", "bars", "cancels", "unlocks", "prevents", "ends_combat", "dodges", "aggravated",
    "ranged", "steals", "strikes", "additional", "maneuvers", "presses", "more_strength", "votes", "titles", "masters",
)  # fmt: skip


def deed(view: View, asked: Asked, option: Option) -> str:
    """What an option is; empty for doing nothing."""
    if option.kind in NOTHING_DONE:
        return ""
    part = _part(view, asked.kind)
    if option.kind in _CARDS:
        return f"{part} {_card_deed(view, option)}"
    if option.kind in ("discard", "stash"):
        card = view.card(view.copy(option.copy))
        return f"{part} {card.types[0] if card is not None else 'card'}"
    if option.kind == "block":
        action = view.table.action
        return f"block {action.kind if action is not None else ''}"
    if option.targets or option.kind == "target":
        target = view.copy(option.targets[0]) if option.targets else view.copy(option.copy)
        return f"{part} {option.kind} {_whose(view, view.owner_of(target))}"
    if option.seat >= 0:
        return f"{part} {option.kind} {_whose(view, option.seat)}"
    return f"{part} {option.kind}"


def _part(view: View, kind: str) -> str:
    if kind in ACTION_WINDOWS:
        return "modify" if view.action_of_mine() else "react"
    if kind in COMBAT_WINDOWS:
        return f"fight {kind}"
    return {"minion phase": "act", "transfers": "influence"}.get(kind, kind)


def _whose(view: View, seat: int) -> str:
    if seat == view.seat:
        return "mine"
    return "prey" if seat == view.prey else "predator" if seat == view.predator else "other"


def _card_deed(view: View, option: Option) -> str:
    facts = view.facts(option)
    card = view.card(view.copy(option.copy))
    kind = "use" if option.kind in ("use", "card in play") else "play"
    if card is not None and option.kind == "action card":
        text = view.knowledge.action(card, option.level)
        if text is not None and text.kind in ("bleed", "hunt", "enter combat"):
            return f"{kind} {text.kind}"
    return f"{kind} {_fact(facts)}"


def _fact(facts: Facts) -> str:
    for name in _FIRST:
        if getattr(facts, name):
            return name
    for name in ("stealth", "intercept", "bleed", "pool", "others_pool", "own_blood", "target"):
        number = getattr(facts, name)
        if number:
            return f"{name}{'+' if number > 0 else '-'}"
    if facts.to_pool:
        return "to pool"
    if facts.cards:
        return "draws"
    return "stays" if facts.stays else "known" if facts.known else "unknown"


def of_table(view: View) -> list[float]:
    """The numbers of :data:`TABLE`, each about 0 to 1."""
    table = view.table
    action = table.action
    pool, playing = view.my_pool, len(table.playing())
    reactions = sum("Reaction" in card.types for card in view.hand_cards())
    return [
        max(0.0, 8 - pool) / 8,
        min(1.5, max(0.0, (pool - 10) / 10)),
        max(0.0, 8 - view.pool(view.prey)) / 8,
        max(0.0, 8 - view.pool(view.predator)) / 8,
        min(1.5, table.round / 10),
        float(playing == 2),
        float(playing == 3),
        min(1.5, len(view.ready(view.seat)) / 4),
        min(1.5, len(view.unlocked(view.seat)) / 4),
        min(1.5, sum(view.threats) / max(1, pool)),
        min(1.5, len(view.unlocked(view.prey)) / 3),
        float(view.is_at_me()),
        float(action is not None and action.seat == view.predator),
        float(action is not None and action.seat == view.prey),
        min(1.5, reactions / 3),
        float(table.edge == view.seat),
        float(len(view.unlocked(view.seat)) == 1),
        float(any(each.redirects for each in view.my_hand_facts)),
        float(any(each.wakes for each in view.my_hand_facts)),
        min(1.5, len(view.ready(view.predator)) / 4),
        min(1.5, len(view.unlocked(view.predator)) / 3),
    ]


def of_option(view: View, option: Option, score: float) -> list[float]:
    """The numbers of :data:`OWN`."""
    minion = view.copy(option.minion) or view.copy(option.copy)
    card = view.card(view.copy(option.copy))
    action = view.table.action
    played = card is not None and option.kind in _CARDS
    copies = sum(each is card for each in view.hand_cards()) if card is not None else 0
    behind = 0.0
    if action is not None and minion is not None and minion.place.region == "ready":
        behind = (
            (action.stealth - view.intercept(minion)) / 2
            if action.seat != view.seat
            else (action.intercept - action.stealth) / 2
        )
    return [
        max(-3.0, min(6.0, score)),
        min(2.0, minion.blood / 5) if minion is not None else 0.0,
        _capacity(view, minion) / 8,
        min(2.0, view.price(option, "pool") / 3) if played else 0.0,
        min(2.0, view.price(option, "blood") / 2) if played else 0.0,
        min(2.0, (action.bleeds_for if action is not None else option.amount) / 3),
        max(-1.5, min(1.5, behind)),
        min(1.5, max(0, copies - 1) / 2),
        min(2.0, _lacks(view, minion) / 4),
    ]


def _capacity(view: View, minion: Copy | None) -> float:
    if minion is None:
        return 0.0
    return float(view.capacity(minion) if minion.place.region in ("ready", "torpor") else view.capacity_printed(minion))


def _lacks(view: View, minion: Copy | None) -> float:
    if minion is None or minion.place.region != "uncontrolled":
        return 0.0
    return float(max(0, view.capacity_printed(minion) - minion.blood))


def of_position(view: View) -> list[float]:
    """The numbers of :data:`POSITION`."""
    table, me, prey, predator = view.table, view.seat, view.prey, view.predator
    beyond = table.prey(prey)
    mine, theirs, hunters = view.ready(me), view.ready(prey), view.ready(predator)
    waiting = [each for each in view.pile(me, "uncontrolled") if each.card]
    now = table.active
    action = table.action
    return [
        view.my_pool, view.pool(prey), view.pool(predator), view.pool(beyond),
        len(mine), sum(view.capacity(each) for each in mine), sum(each.blood for each in mine),
        sum(view.bleed(each) for each in mine), sum(view.votes(each) for each in mine), len(view.torpid(me)),
        len(theirs), sum(view.capacity(each) for each in theirs), sum(each.blood for each in theirs),
        sum(view.bleed(each) for each in theirs),
        len(hunters), sum(view.capacity(each) for each in hunters), sum(view.bleed(each) for each in hunters),
        max((each.blood for each in waiting), default=0), len(waiting), sum(each.blood for each in waiting),
        min((view.capacity_printed(each) - each.blood for each in waiting), default=9),
        len(table.playing()), table.round, float(table.edge == me), table.seats[me].victory_points,
        float(now == me), float(now == predator), float(now == prey), len(view.unlocked(me)),
        len(view.unlocked(prey)), len(view.unlocked(predator)), len(table.pile(me, "library")),
        len(view.hand()), float(action is not None),
        float(action is not None and view.is_at_me()), float(action.bleeds_for if action is not None else 0),
    ]  # fmt: skip
