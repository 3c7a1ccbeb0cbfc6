"""Ending the game: ousting, withdrawal, victory points (sec. 9)."""

from __future__ import annotations

from vtes_desktop.rules.game import Game
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import NOBODY, Clock, Place


class LeftError(Exception):
    """The Methuselah whose turn it is has left the game: her turn ends where it stands."""


def check_pools(game: Game) -> None:
    """Oust every Methuselah who has run out of pool (sec. 9.1).

    Whoever is ousted at the same time as her prey gets the victory point but no pool. Raises :class:`LeftError` when
    the Methuselah whose turn it is has left.
    """
    table = game.table
    out = [seat for seat in table.playing() if table.seats[seat].pool <= 0]
    if not out or table.over:
        return
    predators = {seat: table.predator(seat) for seat in out}
    for seat in out:
        game.say(game.who(seat), " is ousted", kind="score", seat=seat)
        leave_table(game, seat)
        game.do(m.Leave(seat, ousted=True))
    for seat in out:
        predator = predators[seat]
        if predator != seat:
            give_points(game, predator, 1)
            if predator not in out:
                game.gain_pool(predator, game.edition.oust_pool)
                game.say(game.who(predator), f" gains a victory point and {game.edition.oust_pool} pool", kind="score")
            else:
                game.say(game.who(predator), " gains a victory point", kind="score")
    last_one_standing(game)
    if table.active in out and not table.over:
        raise LeftError


def give_points(game: Game, seat: int, points: float) -> None:
    """Give a Methuselah victory points."""
    game.do(m.SetScore(seat, game.table.seats[seat].victory_points + points))


def leave_table(game: Game, seat: int) -> None:
    """Remove from the game all that a Methuselah controls; her cards that others control stay (sec. 9.1, 1.3)."""
    table = game.table
    # What lies on minions first: with its bearer it would be burned instead.
    for copy in sorted(
        (copy for copy in table.copies.values() if copy.controller == seat), key=lambda copy: not copy.place.on
    ):
        region = table.region_of(copy)
        if (region.tracked and region.name not in ("ash heap", "removed")) or region.name == "hand":
            if region.tracked:
                game.strip(copy)
            game.doing.move_card(copy, Place(copy.owner, "removed"))
    game.burn_pool(seat, table.seats[seat].pool)
    if table.edge == seat:
        game.do(m.GiveEdge(NOBODY))


def last_one_standing(game: Game) -> None:
    """The last Methuselah left gets a victory point more, and the game ends (sec. 9.1)."""
    playing = game.table.playing()
    if len(playing) == 1:
        give_points(game, playing[0], 1)
        game.say(game.who(playing[0]), " is the last Methuselah and gains a victory point", kind="score")
    if len(playing) <= 1:
        end_game(game)


def end_game(game: Game) -> None:
    """Stop the clock and say who has won."""
    table = game.table
    game.do(m.EndGame())
    if table.clock.running:
        game.do(m.SetClock(Clock(table.clock.limit, running=False)))
    won = winner([seat.victory_points for seat in table.seats])
    if won is None:
        game.say("The game is over; nobody has a game win", kind="score", seat=NOBODY)
    else:
        game.say("The game is over: ", game.who(won), " has the game win", kind="score", seat=NOBODY)


def time_up(game: Game) -> None:
    """End the game by its time limit: half a point to each still playing (tournament rules)."""
    game.say("The time is up", kind="score", seat=NOBODY)
    for seat in game.table.playing():
        give_points(game, seat, game.edition.time_limit_points)
    end_game(game)


def winner(points: list[float]) -> int | None:
    """Who has the game win: at least two victory points, and more than anyone else; None for nobody.

    >>> winner([2.0, 0.5, 0.5]), winner([1.0, 0.5]), winner([2.0, 2.0])
    (0, None, None)
    """
    best = max(points)
    leaders = [seat for seat, score in enumerate(points) if score == best]
    return leaders[0] if best >= 2 and len(leaders) == 1 else None


def withdrawing(game: Game, seat: int) -> bool:
    """Whether a Methuselah has announced that she withdraws, and has kept to its conditions so far (sec. 9.2)."""
    return bool(game.table.tally.get(f"withdrawing {seat}"))


def may_withdraw(game: Game, seat: int) -> bool:
    """Whether a Methuselah may announce it: an empty library and less than a full hand at her turn's start."""
    table = game.table
    return (
        not table.pile(seat, "library")
        and len(table.pile(seat, "hand")) < table.seats[seat].hand_size
        and not withdrawing(game, seat)
    )


def announce_withdrawal(game: Game, seat: int) -> None:
    """Announce in the unlock phase that one withdraws (sec. 9.2)."""
    game.do(m.SetCounter(0, f"withdrawing {seat}", 1))
    game.say(game.who(seat), " announces that she withdraws", kind="score", seat=seat)


def spoil_withdrawal(game: Game, seat: int) -> None:
    """The withdrawal fails: pool or blood was lost, or a minion entered combat (sec. 9.2)."""
    if withdrawing(game, seat):
        game.do(m.SetCounter(0, f"withdrawing {seat}", 0))
        game.say("The withdrawal of ", game.who(seat), " has failed", kind="score", seat=seat)


def complete_withdrawal(game: Game, seat: int) -> None:
    """Withdraw, at the start of the next unlock phase, with a victory point (sec. 9.2). Raises :class:`LeftError`."""
    game.do(m.SetCounter(0, f"withdrawing {seat}", 0))
    game.say(game.who(seat), " withdraws from the game and gains a victory point", kind="score", seat=seat)
    leave_table(game, seat)
    game.do(m.Leave(seat, withdrawn=True))
    give_points(game, seat, game.edition.withdrawal_points)
    last_one_standing(game)
    raise LeftError
