"""Offers between Methuselahs, and the answers to them. Nobody is bound by the rules to keep them."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vtes_desktop.play import requests as r
from vtes_desktop.table import moves as m
from vtes_desktop.table.bargain import Bargain, Promise
from vtes_desktop.table.doing import Doing, RefusedError
from vtes_desktop.table.saying import Part, Who
from vtes_desktop.table.table import Table

MOST_OPEN: Final = 3
"""Offers of one Methuselah that wait for an answer at a time."""


def in_force(table: Table) -> tuple[Bargain, ...]:
    """What is offered or agreed and not over yet, between those who still play."""
    acting = table.action.minion if table.action is not None else 0
    return tuple(
        each
        for each in table.bargains
        if each.until >= table.turn
        and each.minion in (0, acting)
        and table.seats[each.by].playing
        and table.seats[each.to].playing
    )


def offers_to(table: Table, seat: int) -> tuple[Bargain, ...]:
    """The offers that wait for the answer of a seat, the oldest first."""
    return tuple(each for each in in_force(table) if each.to == seat and not each.agreed)


def offer(doing: Doing, request: r.Offer) -> None:
    """Offer somebody a bargain. It lapses with the turn; one about a block with the action that is running."""
    table = doing.table
    if not 0 <= request.to < len(table.seats) or request.to == doing.seat:
        raise RefusedError("A bargain is offered to another Methuselah.")
    if not (table.seats[request.to].playing and table.seats[doing.seat].playing) or table.over:
        raise RefusedError("Bargains are between those who still play.")
    if request.give == request.want == "nothing":
        raise RefusedError("There is nothing in this bargain.")
    there = in_force(table)
    if sum(each.by == doing.seat and not each.agreed for each in there) >= MOST_OPEN:
        raise RefusedError(f"{MOST_OPEN} offers wait for an answer already.")
    number = max((each.number for each in table.bargains), default=0) + 1
    about = table.action.minion if table.action is not None and "block" in (request.give, request.want) else 0
    made = Bargain(number, doing.seat, request.to, request.give, request.want, request.turns, False, table.turn, about)
    doing.do(m.SetBargains((*there, made)))
    doing.say(*words(made), kind="chat")


def answer_offer(doing: Doing, request: r.AnswerOffer) -> None:
    """Agree to an offer, or not."""
    table = doing.table
    there = in_force(table)
    found = next((each for each in offers_to(table, doing.seat) if each.number == request.offer), None)
    if found is None:
        raise RefusedError("This offer is not open to you any more.")
    rest = tuple(each for each in there if each is not found)
    if request.yes:
        until = table.turn + found.turns * len(table.playing())
        rest = (*rest, replace(found, agreed=True, until=until))
    doing.do(m.SetBargains(rest))
    doing.say(Who(doing.seat), " agrees with " if request.yes else " does not agree with ", Who(found.by), kind="chat")


def words(bargain: Bargain) -> tuple[Part, ...]:
    """An offer as a sentence of the log: “Lisa offers Alexis: no bleed for 2 turns, for a vote for the referendum of
    Lisa”, or “Lisa asks Alexis for a block of the running action”."""
    given = _promised(bargain.give, bargain.to, bargain.turns)
    wanted = _promised(bargain.want, bargain.by, bargain.turns)
    if not given:
        return (Who(bargain.by), " asks ", Who(bargain.to), " for ", *wanted)
    said: tuple[Part, ...] = (Who(bargain.by), " offers ", Who(bargain.to), ": ", *given)
    return (*said, ", for ", *wanted) if wanted else said


def _promised(promise: Promise, other: int, turns: int) -> tuple[Part, ...]:
    """What is promised to another."""
    match promise:
        case "no bleed":
            return (f"no bleed for {turns} turn{'s' if turns > 1 else ''}",)
        case "vote for":
            return "a vote for the referendum of ", Who(other)
        case "block":
            return ("a block of the running action",)
    return ()
