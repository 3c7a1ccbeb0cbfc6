"""The turn and its phases, the deal, ousting and the end of the game, by hand (manual mode; rulebook sec. 2–4, 9)."""

from __future__ import annotations

from contextlib import suppress

from vtes_desktop.abilities.engine.by_hand import ByHand
from vtes_desktop.play import requests as r
from vtes_desktop.play.handling import draw
from vtes_desktop.rules.editions.edition import Words, edition_of
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.turn import ousting
from vtes_desktop.table import moves as m
from vtes_desktop.table.doing import Doing, RefusedError
from vtes_desktop.table.saying import Who
from vtes_desktop.table.table import NOBODY, Clock


def deal(doing: Doing) -> None:
    """Shuffle all decks, deal hands and uncontrolled regions, start the clock (sec. 2.3)."""
    options = doing.options
    for seat in range(len(doing.table.seats)):
        doing.shuffle(seat, "crypt")
        doing.shuffle(seat, "library")
        doing.seat = seat
        draw(doing, "crypt", options.uncontrolled)
        draw(doing, "library", options.hand_size)
    doing.seat = NOBODY
    doing.do(m.SetClock(Clock(options.time_limit, running=True)))
    _say_turn(doing)


def _words(doing: Doing) -> Words:
    return edition_of(doing.table.edition).words


def _say_turn(doing: Doing) -> None:
    doing.say("Turn ", str(doing.table.round), ": ", Who(doing.table.active), kind="turn", seat=doing.table.active)


def _enter(doing: Doing, phase: str) -> None:
    """Go to a phase of the running turn, with the transfers of an influence phase."""
    table = doing.table
    doing.do(m.SetPhase(table.turn, table.round, table.active, phase))
    wanted = edition_of(table.edition).transfers_of(table.turn) if phase == "influence" else 0
    if table.tally.get("transfers", 0) != wanted:
        doing.do(m.SetCounter(0, "transfers", wanted))


def next_phase(doing: Doing) -> None:
    """Go to the next phase, or to the next Methuselah's turn."""
    phases = doing.table.phases
    here = phases.index(doing.table.phase)
    if here == len(phases) - 1:
        next_turn(doing)
        return
    _enter(doing, phases[here + 1])
    doing.say(
        Who(doing.table.active),
        f": {_words(doing).phase(phases[here + 1])} phase",
        kind="turn",
        seat=doing.table.active,
    )


def go_to_phase(doing: Doing, request: r.GoToPhase) -> None:
    """Go to any phase of the running turn."""
    if request.phase not in doing.table.phases:
        raise RefusedError(f"“{request.phase}” is not a phase of a turn.")
    if request.phase == doing.table.phase:
        raise RefusedError(f"It is the {request.phase} phase already.")
    _enter(doing, request.phase)
    doing.say(
        Who(doing.table.active), f": {_words(doing).phase(request.phase)} phase", kind="turn", seat=doing.table.active
    )


def next_turn(doing: Doing) -> None:
    """Give the turn to the next Methuselah still playing; her cards unlock and the Edge pays (sec. 4)."""
    table = doing.table
    if not table.playing():
        raise RefusedError("Nobody is playing any more.")
    following, again = table.following()
    round_ = table.round + again
    doing.do(m.SetPhase(table.turn + 1, round_, following, table.phases[0]))
    if table.tally.get("transfers"):
        doing.do(m.SetCounter(0, "transfers", 0))
    _say_turn(doing)
    if doing.options.replace:
        doing.seat = following
        _unlock(doing, following)
        if table.edge == following:
            doing.move_blood(m.BANK, m.Purse("pool", following), 1)
            doing.say(Who(following), " gains 1 pool for the Edge")


def _unlock(doing: Doing, seat: int) -> int:
    """Unlock all that a seat controls in play; returns how many there were."""
    locked = [
        copy
        for copy in doing.table.lying()
        if copy.locked and copy.controller == seat and doing.table.region_of(copy).in_play
    ]
    for copy in locked:
        doing.do(m.Lock(copy.id, locked=False))
    if locked:
        doing.say(Who(seat), f" {_words(doing).unlocks} {len(locked)} card{'s' if len(locked) > 1 else ''}")
    return len(locked)


def unlock_all(doing: Doing) -> None:
    """Unlock all that the asking seat controls."""
    if not _unlock(doing, doing.seat):
        raise RefusedError("None of your cards is locked.")


def rules_of(doing: Doing) -> Game:
    """The table as the rules take it: how a Methuselah leaves and a game ends is theirs, in manual mode too."""
    return Game(doing, edition_of(doing.table.edition), ByHand())


def oust(doing: Doing, request: r.Oust) -> None:
    """Oust a seat (sec. 9.1); the last one playing gets a victory point more and the game ends."""
    table = doing.table
    if table.over:
        raise RefusedError("The game is over already.")
    if not 0 <= request.seat < len(table.seats) or not table.seats[request.seat].playing:
        raise RefusedError("Only somebody who is playing can be ousted.")
    if len(table.playing()) < 2:
        raise RefusedError("The last Methuselah can't be ousted.")
    predator = table.predator(request.seat)
    game = rules_of(doing)
    doing.say(Who(request.seat), " is ousted", kind="score")
    ousting.leave_table(game, request.seat)
    doing.do(m.Leave(request.seat, ousted=True))
    ousting.reward(game, predator, request.seat, with_pool=True)
    ousting.last_one_standing(game)
    _after_leaving(doing, request.seat)


def withdraw(doing: Doing) -> None:
    """Withdraw the asking seat, with its victory point (sec. 9.2)."""
    table = doing.table
    if table.over:
        raise RefusedError("The game is over already.")
    if not table.seats[doing.seat].playing:
        raise RefusedError("You are not playing any more.")
    leaver = doing.seat
    with suppress(ousting.LeftError):
        # The rules end a turn by it; here there is none to end.
        ousting.complete_withdrawal(rules_of(doing), leaver)
    _after_leaving(doing, leaver)


def _after_leaving(doing: Doing, leaver: int) -> None:
    table = doing.table
    if not table.over and table.active == leaver:
        next_turn(doing)


def time_up(doing: Doing) -> None:
    """End the game by its time limit: half a point to each still playing (tournament rules)."""
    if doing.table.over:
        raise RefusedError("The game is over already.")
    ousting.time_up(rules_of(doing))


def end_game(doing: Doing) -> None:
    """Say that the game is over as it stands."""
    if doing.table.over:
        raise RefusedError("The game is over already.")
    ousting.end_game(rules_of(doing))
