"""The table's own business, whatever is played: clock and seats, open hands, the seed, dice, words (manual mode)."""

from __future__ import annotations

from vtes_desktop.play import requests as r
from vtes_desktop.table import moves as m
from vtes_desktop.table.doing import Doing, RefusedError
from vtes_desktop.table.saying import Who
from vtes_desktop.table.table import NOBODY, Clock

SEED_TOLD = "seed told"
"""The counter in the table's tally that says that everyone knows the seed."""


def tell_seed(doing: Doing) -> None:
    """Tell everyone the seed, so that every shuffle can be checked."""
    if not doing.table.over:
        raise RefusedError("The seed is told when the game is over: who knows it can foretell every shuffle.")
    if doing.table.tally.get(SEED_TOLD):
        raise RefusedError("The seed was told already.")
    doing.do(m.SetCounter(0, SEED_TOLD, 1))
    doing.say("The seed is told: every shuffle can be checked now", kind="table", seat=NOBODY)


def pass_seat(doing: Doing, request: r.PassSeat) -> None:
    """Say that somebody else may have a seat: one's own, or that of who has dropped out or is sent away."""
    if not 0 <= request.seat < len(doing.table.seats):
        raise RefusedError(f"There is no seat {request.seat} at this table.")
    if request.seat == doing.seat:
        doing.say(Who(doing.seat), " hands over this seat: whoever takes it sees its hand", kind="table")
        return
    doing.say(
        Who(doing.seat),
        " lets somebody else have the seat of ",
        Who(request.seat),
        ": whoever takes it sees its hand",
        kind="table",
    )


def pause(doing: Doing, request: r.Pause) -> None:
    """Stop the clock or let it run. At the time limit the host itself stops it."""
    clock = doing.table.clock
    if clock.running == request.running:
        raise RefusedError("The clock is running already." if request.running else "The clock stands already.")
    doing.do(m.SetClock(Clock(clock.limit, request.running)))
    if doing.seat == NOBODY:
        doing.say("The time of the game is up: the clock stands. End it now, or let the clock run", kind="table")
        return
    doing.say(Who(doing.seat), " lets the clock run" if request.running else " stops the clock", kind="table")


def open_hands(doing: Doing, request: r.OpenHands) -> None:
    """Open or close every hand."""
    if doing.table.open == request.open:
        raise RefusedError("The hands are so already.")
    doing.do(m.OpenTable(request.open))
    doing.say(Who(doing.seat), " opens all hands" if request.open else " closes the hands", kind="table")


def take_edge(doing: Doing, request: r.TakeEdge) -> None:
    """Move the one thing that one seat has at a time: the Edge."""
    if not NOBODY <= request.seat < len(doing.table.seats):
        raise RefusedError(f"There is no seat {request.seat} at this table.")
    edge = doing.table.description.edge
    if request.seat == doing.table.edge:
        raise RefusedError(f"The {edge} is there already.")
    doing.do(m.GiveEdge(request.seat))
    if request.seat == NOBODY:
        doing.say(f"The {edge} goes back to nobody")
    else:
        doing.say(Who(request.seat), f" has the {edge}")


def roll(doing: Doing, request: r.Roll) -> None:
    """Roll a die or flip a coin."""
    came = doing.random(request.sides)
    if request.sides == 2:
        doing.say(Who(doing.seat), f" flips a coin: {('heads', 'tails')[came]}", kind="chance")
    else:
        doing.say(Who(doing.seat), f" rolls a {came + 1} of {request.sides}", kind="chance")


SIGNALS = {
    "hand": " raises a hand",
    "something": " has something to play",
    "wait": " asks everyone to wait",
    "go on": " has nothing: go on",
}


def signal(doing: Doing, request: r.Signal) -> None:
    """Tell the table without words."""
    doing.say(Who(doing.seat), SIGNALS[request.kind], kind="chat")


def chat(doing: Doing, request: r.Chat) -> None:
    """Say something."""
    text = " ".join(request.text.split())
    if not text:
        raise RefusedError("There is nothing to say.")
    doing.say(Who(doing.seat), f": {text}", kind="chat")
