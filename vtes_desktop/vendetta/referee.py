"""The referee: a whole game as one procedure, from wherever the table stands.

What is going on stands on the table alone (phase, tally, marks), so that the procedure can begin at any round, turn,
Location or step: after a take-back, a crash, or when the players call the referee in the midst of a game.
"""

from __future__ import annotations

from msgspec.structs import replace

from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import NOBODY
from vtes_desktop.vendetta import planning, rounds
from vtes_desktop.vendetta.count_up import Account, ranking
from vtes_desktop.vendetta.game import ROUNDS, Game, OverError
from vtes_desktop.vendetta.resolution import resolution
from vtes_desktop.vendetta.set_up import choose_clans
from vtes_desktop.vendetta.unknown import value


def play(game: Game) -> Procedure[None]:
    """The game from where the table stands to its end (R1, R2)."""
    try:
        yield from choose_clans(game)
        while not game.table.over:
            yield from _phase(game)
    except OverError:
        _end(game)


def _phase(game: Game) -> Procedure[None]:
    """The phase that the table is in, and on to the next (R2)."""
    match game.table.phase:
        case "feed":
            yield from rounds.feed(game)
            game.go_to("locations")
        case "locations":
            rounds.new_allies(game)
            game.go_to("hand")
        case "hand":
            yield from rounds.hand_building(game)
            planning.begin(game)
        case "planning":
            yield from planning.planning(game)
            game.go_to("resolution")
        case "resolution":
            yield from resolution(game)
            if game.round >= ROUNDS:
                yield from count_up(game)
            else:
                rounds.end_round(game)
                begin_round(game, game.round + 1)


def begin_round(game: Game, number: int) -> None:
    """The first phase of a round (R2)."""
    game.go_to("feed", active=game.in_order()[0], round_=number)
    game.say(f"Round {number} of {ROUNDS}", kind="turn", seat=NOBODY)


def count_up(game: Game) -> Procedure[None]:
    """The end of the game: what each card is worth is known or said, then the most Influence wins (G1–G3)."""
    for seat in game.in_order():
        for region, what in (("alliance", "influence"), ("drained", "drained influence")):
            for copy in game.pile(seat, region):
                yield from value(game, copy, what)
    _end(game)


def _end(game: Game) -> None:
    """Say how much Influence everybody has and who has won; the game is over."""
    accounts = ranking(game.table, game.faces)
    for account in accounts:
        game.say(game.who(account.seat), f": {in_words(account)}", kind="score", seat=account.seat)
    game.say(game.who(accounts[0].seat), " wins the game", kind="score", seat=accounts[0].seat)
    game.do(m.EndGame())
    game.do(m.SetClock(replace(game.table.clock, running=False)))


def in_words(account: Account) -> str:
    """A player's Influence and what it is made of, as a sentence."""
    if not account.playing:
        return "out of the game"
    parts = f"{account.tokens} in tokens, {account.alliance} of the Alliance, {account.drained} of Drained cards"
    less = f", less {account.diablerie} for Diablerie" if account.diablerie else ""
    return f"{account.influence} Influence ({parts}{less}), {account.blood} Blood left"
