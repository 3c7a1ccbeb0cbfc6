"""Paying for a card: its cost in pool, blood or life and convictions, less what may be taken off it (sec. 1.6.1)."""

from __future__ import annotations

from collections.abc import Mapping

from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.contributed import Rebate
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.imbued.imbued import burn_conviction
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.requirements import FULL, combat_rebates, cost_of, is_variable, price
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy

__all__ = ["REDUCED", "choose_rebates", "pay_card"]

REDUCED = "reduced a cost in turn"
"""The mark of a card in play that may reduce a cost once in a turn: the turn in which it last did."""


def choose_rebates(game: Game, seat: int, minion: Copy | None, card: Card, currency: str, cost: int) -> Procedure[int]:
    """Ask for what may be taken off a cost as it is paid; what must be, as it can't be paid otherwise, is. Returns how
    much is."""
    less = 0
    have = game.table.seats[seat].pool if currency == "pool" else minion.blood if minion is not None else 0
    for each in game.abilities.rebates(game, seat, minion, card, currency):
        if less >= cost:
            break
        if {"counters", "blood"} & set(each.spends):
            less += yield from _from_counters(game, seat, card, currency, each, cost - less, cost - less - have)
            continue
        question = f"{game.name(each.copy)}: reduce the cost of {card.display_name} by {each.less} {currency}?"
        if cost - less > have or (yield from game.confirm(seat, "reduce", question, "1.6.1", each.copy.id)):
            _spend(game, each, each.less)
            less += each.less
    for rebate in combat_rebates(game, minion, card, currency):
        if less >= cost:
            break
        question = f"{rebate.words}: reduce the cost of {card.display_name} by {rebate.blood} {currency}?"
        about = minion.id if minion is not None else 0
        if cost - less > have or (yield from game.confirm(seat, "reduce", question, "1.6.1", about)):
            if game.fight is not None:
                game.fight.lasting.remove(rebate)
            less += rebate.blood
    return min(less, cost)


def _from_counters(
    game: Game, seat: int, card: Card, currency: str, rebate: Rebate, cost: int, least: int
) -> Procedure[int]:
    """Ask how many counters of a card pay a part of a cost, `least` of them where it can't be paid otherwise."""
    name = game.name(rebate.copy)
    options = [
        Option("reduce", f"{count} from {name}" if count else "None", rebate.copy.id, amount=count)
        for count in range(max(0, least), min(cost, rebate.less) + 1)
    ]
    if not options:
        return 0
    what = "how much of its blood pays" if "blood" in rebate.spends else "how many counters pay"
    question = f"{name}: {what} the {cost} {currency} of {card.display_name}?"
    count = (yield from game.choose(seat, "reduce", question, options, "1.6.1", rebate.copy.id)).amount
    if count:
        _spend(game, rebate, count)
    return count


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
) -> Procedure[None]:
    """Pay a card's cost in pool, blood and convictions, and `x` for its X, less what may be taken off it and is
    (sec. 1.6.1), and what an effect takes off each currency; an ally pays blood with its life."""
    variable = is_variable(game, card)
    for currency in ("pool", "blood"):
        cost = price(game, seat, minion, card, currency, mode, x if variable == currency else 0)
        cost = max(0, cost - less.get(currency, 0))
        cost -= (yield from choose_rebates(game, seat, minion, card, currency, cost)) if cost else 0
        if currency == "pool":
            game.burn_pool(seat, cost)
        elif minion is not None:
            game.burn_blood(minion, cost)
    if minion is not None:
        yield from burn_conviction(game, minion, cost_of(card, "conviction"))
