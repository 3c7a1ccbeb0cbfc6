"""Paying for a card: its cost in pool, blood or life and convictions, less what may be taken off it (sec. 1.6.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.contributed import Rebate
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.imbued.imbued import burn_conviction
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.requirements import (
    FULL,
    blood_for,
    blood_to_play,
    combat_rebates,
    cost_of,
    is_variable,
    price,
)
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy

REDUCED = "reduced a cost in turn"
"""The mark of a card in play that may reduce a cost once in a turn: the turn in which it last did."""


def announce_rebates(game: Game, seat: int, acting: Copy, card: Card, currency: str, cost: int) -> Procedure[int]:
    """As an action is announced: lock what must be locked for a cost that could not be paid otherwise, and say how many
    counters will pay where that belongs to its terms (rulings on The Line, Ravnos Carnival). Returns what was taken off
    already."""
    have = game.table.seats[seat].pool if currency == "pool" else blood_for(game, acting, card)
    if cost <= have:
        game.passing.action.in_full.add(currency)
    rebates = game.abilities.rebates(game, seat, acting, card, currency) if cost else ()
    promised = 0
    for each in rebates:
        if each.announced:
            others = sum(other.less for other in rebates if other is not each)
            count = yield from _how_many(game, seat, card, currency, each, cost - promised, cost - have - others)
            game.passing.action.promised[each.copy.id] = count
            promised += count
    short = cost - have - promised
    short -= sum(each.less for each in rebates if "lock" not in each.spends and not each.announced)
    lockable, less = [each for each in rebates if "lock" in each.spends], 0
    while less < short and lockable:
        options = [Option("reduce", f"Lock {game.name(each.copy)}", each.copy.id) for each in lockable]
        question = f"{card.display_name}: what is locked to reduce its cost?"
        chosen = yield from game.choose(seat, "reduce", question, options, "1.6.1")
        rebate = next(each for each in lockable if each.copy.id == chosen.copy)
        lockable.remove(rebate)
        amount = min(rebate.less, cost - less)
        if {"counters", "blood"} & set(rebate.spends):
            amount = yield from _how_many(game, seat, card, currency, rebate, cost - less, short - less)
        _spend(game, rebate, amount)
        game.passing.action.reduced_by.append(rebate.copy.card)
        less += amount
    return less


def action_rebates(game: Game, seat: int, acting: Copy, card: Card, currency: str) -> list[Rebate]:
    """What may still be taken off the cost of the card of the running action: of cards that were locked as it was
    announced no second of a name, of counters that were spoken of then no more than that."""
    said = game.passing.action
    return [
        replace(each, less=min(each.less, said.promised.get(each.copy.id, 0))) if each.announced else each
        for each in game.abilities.rebates(game, seat, acting, card, currency)
        if each.copy.card not in said.reduced_by
    ]


def choose_rebates(
    game: Game,
    seat: int,
    minion: Copy | None,
    card: Card,
    currency: str,
    cost: int,
    rebates: Sequence[Rebate] | None = None,
    *,
    blood: int | None = None,
) -> Procedure[int]:
    """Ask for what may be taken off a cost as it is paid, by what cards in play offer or by given `rebates`; what must
    be, as it can't be paid otherwise (with so much `blood`, where that is said), is; but what spends nothing may be
    kept where the cost is an action's that could have been paid in full as that was announced (ruling on Nergal).
    Returns how much is."""
    less = 0
    if currency == "pool":
        have = game.table.seats[seat].pool
    elif blood is not None:
        have = blood
    else:
        have = blood_for(game, minion, card) if minion is not None else 0
    free = rebates is not None and currency in game.passing.action.in_full
    there = game.abilities.rebates(game, seat, minion, card, currency) if rebates is None else rebates
    # What is said of an action as that is announced pays for nothing else (ruling on Charming Lobby).
    for each in [each for each in there if rebates is not None or not each.announced]:
        if less >= cost:
            break
        if each.announced:
            count = min(each.less, cost - less)
        elif {"counters", "blood"} & set(each.spends):
            count = yield from _how_many(game, seat, card, currency, each, cost - less, cost - less - have)
        else:
            question = f"{game.name(each.copy)}: reduce the cost of {card.display_name} by {each.less} {currency}?"
            forced = cost - less > have and not (free and not each.spends)
            taken = forced or (yield from game.confirm(seat, "reduce", question, "1.6.1", each.copy.id))
            count = each.less if taken else 0
        if count:
            _spend(game, each, count)
        less += count
    for rebate in combat_rebates(game, minion, card, currency):
        if less >= cost:
            break
        question = f"{rebate.words}: reduce the cost of {card.display_name} by {rebate.blood} {currency}?"
        about = minion.id if minion is not None else 0
        if cost - less > have or (yield from game.confirm(seat, "reduce", question, "1.6.1", about)):
            if game.fight is not None:
                game.fight.lasting.remove(rebate)
            less += rebate.blood
    if currency == "blood":
        game.passing.now.spare_rebate = max(0, less - cost)
    return min(less, cost)


def _how_many(
    game: Game, seat: int, card: Card, currency: str, rebate: Rebate, cost: int, least: int
) -> Procedure[int]:
    """Ask how many counters of a card pay a part of a cost, `least` of them where it can't be paid otherwise."""
    name = game.name(rebate.copy)
    options = [
        Option("reduce", f"{count} from {name}" if count else "None", rebate.copy.id, amount=count)
        for count in range(max(0, least), min(cost, rebate.less) + 1)
        if not rebate.whole or count in (0, cost)
    ]
    if not options:
        return 0
    what = "how much of its blood pays" if "blood" in rebate.spends else "how many counters pay"
    question = f"{name}: {what} the {cost} {currency} of {card.display_name}?"
    return (yield from game.choose(seat, "reduce", question, options, "1.6.1", rebate.copy.id)).amount


def _spend(game: Game, rebate: Rebate, amount: int) -> None:
    """What becomes of the card by which a cost is reduced."""
    copy = rebate.copy
    if not rebate.spends:
        minions.mark(game, copy, REDUCED, str(game.table.turn))
    if "counters" in rebate.spends:
        game.do(m.SetCounter(copy.id, "counters", copy.counters.get("counters", 0) - amount))
    if "blood" in rebate.spends:
        game.burn_blood(copy, amount)
    if "lock" in rebate.spends:
        game.lock(copy)
    if "burn" in rebate.spends:
        game.burn(copy)


def pay_card(
    game: Game,
    seat: int,
    minion: Copy | None,
    card: Card,
    x: int = 0,
    mode: Mode | None = None,
    less: Mapping[str, int] = FULL,
    *,
    more: int = 0,
) -> Procedure[None]:
    """Pay a card's cost in pool, blood and convictions, and `x` for its X, less what may be taken off it and is
    (sec. 1.6.1), and what an effect takes off each currency; an ally pays blood with its life.

    :param more: the pool that it costs more, below 0 less, for what was declared with it.
    """
    variable = is_variable(game, card)
    game.passing.now.spare_rebate = 0
    for currency in ("pool", "blood"):
        cost = price(game, seat, minion, card, currency, mode, x if variable == currency else 0)
        cost = max(0, cost + (more if currency == "pool" else 0) - less.get(currency, 0))
        blood = blood_to_play(game, minion, card, mode) if cost and minion is not None else 0
        cost -= (yield from choose_rebates(game, seat, minion, card, currency, cost, blood=blood)) if cost else 0
        if currency == "pool":
            game.burn_pool(seat, cost)
        elif minion is not None:
            game.burn_blood(minion, cost)
    if minion is not None:
        yield from burn_conviction(game, minion, cost_of(card, "conviction"))
