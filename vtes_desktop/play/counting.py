"""Blood, the Edge, dice and other things that are counted or tossed by hand (manual mode)."""

from __future__ import annotations

from vtes_desktop.play import requests as r
from vtes_desktop.table import moves as m
from vtes_desktop.table.doing import Doing, RefusedError
from vtes_desktop.table.saying import Who


def blood(doing: Doing, request: r.Blood) -> None:
    """Move counters between pools, cards and the bank, and say it in the game's words."""
    source, target, amount = (
        m.BANK if request.source.kind == "bank" else request.source,
        m.BANK if request.target.kind == "bank" else request.target,
        request.amount,
    )
    if source == target:
        raise RefusedError("The counters are there already.")
    for purse in (source, target):
        if purse.kind == "pool" and not 0 <= purse.of < len(doing.table.seats):
            raise RefusedError(f"There is no seat {purse.of} at this table.")
        if purse.kind == "card" and not doing.table.region_of(doing.copy(purse.of)).tracked:
            raise RefusedError("Counters don't lie on cards in a hand or a deck.")
    _count_transfers(doing, source, target, amount)
    doing.move_blood(source, target, amount)
    match source.kind, target.kind:
        case "bank", "pool":
            doing.say(Who(target.of), f" gains {amount} pool")
        case "pool", "bank":
            doing.say(Who(source.of), f" burns {amount} pool")
        case "pool", "pool":
            doing.say(Who(source.of), f" gives {amount} pool to ", Who(target.of))
        case "bank", "card":
            doing.say(doing.name(doing.copy(target.of)), f" gains {amount} blood")
        case "card", "bank":
            doing.say(doing.name(doing.copy(source.of)), f" burns {amount} blood")
        case "pool", "card":
            doing.say(Who(source.of), f" moves {amount} pool to ", doing.name(doing.copy(target.of)))
        case "card", "pool":
            doing.say(
                Who(doing.seat),
                f" moves {amount} blood from ",
                doing.name(doing.copy(source.of)),
                *(" to the pool",) if target.of == doing.seat else (" to the pool of ", Who(target.of)),
            )
        case _:
            doing.say(
                Who(doing.seat),
                f" moves {amount} blood from ",
                doing.name(doing.copy(source.of)),
                " to ",
                doing.name(doing.copy(target.of)),
            )


def _count_transfers(doing: Doing, source: m.Purse, target: m.Purse, amount: int) -> None:
    """In the influence phase, count the transfers that moving counters takes: 1 there, 2 back (sec. 7)."""
    table = doing.table
    left = table.tally.get("transfers", 0)
    if table.phase != "influence" or not left:
        return
    card, pool, price = target, source, 1
    if source.kind == "card":
        card, pool, price = source, target, 2
    if card.kind != "card" or pool != m.Purse("pool", table.active):
        return
    if table.region_of(doing.copy(card.of)).name == "uncontrolled":
        doing.do(m.SetCounter(0, "transfers", max(0, left - price * amount)))


def transfers(doing: Doing, request: r.Transfers) -> None:
    """Correct the transfers left."""
    doing.do(m.SetCounter(0, "transfers", request.left))
    doing.say(Who(doing.table.active), f" has {request.left} transfers left", kind="turn")


def score(doing: Doing, request: r.Score) -> None:
    """Correct a seat's victory points."""
    if not 0 <= request.seat < len(doing.table.seats) or request.victory_points * 2 % 1:
        raise RefusedError("Victory points are counted in halves, for a seat at the table.")
    doing.do(m.SetScore(request.seat, request.victory_points))
    doing.say(Who(request.seat), f" has {request.victory_points:g} victory points", kind="score")


def hand_size(doing: Doing, request: r.HandSize) -> None:
    """Change a seat's hand size."""
    if not 0 <= request.seat < len(doing.table.seats):
        raise RefusedError(f"There is no seat {request.seat} at this table.")
    doing.do(m.SetHandSize(request.seat, request.size))
    doing.say("The hand size of ", Who(request.seat), f" is {request.size}")
