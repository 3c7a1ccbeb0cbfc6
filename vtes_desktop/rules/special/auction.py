"""Auctions: Methuselahs bid pool for the control of a vampire (sec. 1.6.1, 1.5; rulings on Hostile Takeover)."""

from __future__ import annotations

from typing import Final

from vtes_desktop.rules.control import take_control
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.turn.left import add_to_tally
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import PASS, Option, Procedure
from vtes_desktop.table.table import NOBODY, Copy

_DEBT: Final = "owes a bid: "
"""The beginning of the counters of the table for pool that was bid on credit: by whom."""


def auction(game: Game, seat: int, copy: Copy, credit: int = 0, *, to_controller: bool = False) -> Procedure[None]:
    """Bid for a minion, openly, one after the other clockwise from who conducts the auction, until nobody bids more.

    :param credit: the pool that a winner need not pay at once.
    :param to_controller: whether the bid goes to who controls the minion, who pays half of it (rounded up) to the
        bank where she wins herself; else all of it goes to the bank.
    """

    def most(other: int) -> int:
        """What a Methuselah could pay for."""
        pool = game.table.seats[other].pool
        return 2 * pool if to_controller and other == copy.controller else pool + credit

    best, winner = 0, NOBODY
    order = game.clockwise(seat)
    waiting = list(order)
    while waiting:
        other = waiting.pop(0)
        amounts = range(best + 1, most(other) + 1)
        bids = [Option("bid", f"Bid {amount} pool", copy.id, amount=amount) for amount in amounts]
        if other == winner or not bids:
            continue
        so_far = f" {game.seat_name(winner)} bids {best}." if best else ""
        question = f"{game.seat_name(other)}: bid for {game.name(copy)}?{so_far}"
        option = yield from game.choose(other, "bid", question, [*bids, PASS], "1.6.1", copy.id)
        if option.kind == "bid":
            best, winner = option.amount, other
            game.say(game.who(other), f" bids {best} pool for ", game.doing.name(copy), seat=other)
            place = order.index(other) + 1
            waiting = [*order[place:], *order[: place - 1]]
    if winner == NOBODY:
        return
    yield from _pay(game, winner, copy, best, credit, to_controller=to_controller)
    if copy.controller != winner:
        yield from take_control(game, winner, copy)


def _pay(game: Game, seat: int, copy: Copy, bid: int, credit: int, *, to_controller: bool) -> Procedure[None]:
    """Pay a bid: half of one's own for one's own minion, all of it to its controller, or all to the bank but for what
    is owed."""
    if to_controller and seat != copy.controller:
        game.move_blood(m.Purse("pool", seat), m.Purse("pool", copy.controller), bid)
        return
    now = (bid + 1) // 2 if to_controller else bid
    if credit:
        least = max(0, bid - game.table.seats[seat].pool)
        options = [Option("number", f"{owed} pool", amount=owed) for owed in range(least, min(credit, bid) + 1)]
        question = f"{game.seat_name(seat)}: how much of the bid is paid later?"
        owed = (yield from game.choose(seat, "amount", question, options, "1.6.1", copy.id)).amount
        now -= owed
        add_to_tally(game, f"{_DEBT}{seat}", owed)
    game.burn_pool(seat, now)


def pay_debt(game: Game, seat: int) -> None:
    """In her discard phase a Methuselah pays 1 pool of what she owes."""
    if game.table.tally.get(f"{_DEBT}{seat}"):
        game.burn_pool(seat, 1)
        add_to_tally(game, f"{_DEBT}{seat}", -1)
        game.say(game.who(seat), " pays 1 pool of what was bid", seat=seat)
