"""Ending the game: ousting, withdrawal, victory points (sec. 9)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from vtes_desktop.rules.turn import ante
from vtes_desktop.rules.turn.since import noted
from vtes_desktop.table import moves as m
from vtes_desktop.table.sight import seers
from vtes_desktop.table.table import NOBODY, Clock, Copy, Place

if TYPE_CHECKING:
    from vtes_desktop.rules.game import Game


CLAIMS_POINT: Final = "claims a victory point"
"""The mark of a card in play: the Methuselah of whom its controller gains the next victory point instead."""
BROUGHT: Final = "half points brought"
"""The counters of such a card: how many halves of a victory point it has brought."""
POINT: Final = 2
"""Of these make one."""


class LeftError(Exception):
    """The Methuselah whose turn it is has left the game, or the game is over: the turn ends where it stands."""


NEXT_OUST = "pool for the next oust"
"""The counter of the table for the pool that the next predator earns by an effect, instead of what is usual."""


def check_pools(game: Game) -> None:
    """Oust every Methuselah who has run out of pool (sec. 9.1).

    Whoever is ousted at the same time as her prey gets the victory point but no pool. Raises :class:`LeftError` when
    the Methuselah whose turn it is has left, or nobody is left to play against.
    """
    table = game.table
    out = [seat for seat, here in enumerate(table.seats) if here.pool <= 0 and not (here.ousted or here.withdrawn)]
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
            game.passing.now.happened.append(("prey ousted", None, predator))
            reward(game, predator, seat, with_pool=predator not in out)
    last_one_standing(game)
    if table.active in out or table.over:
        raise LeftError


def reward(game: Game, predator: int, prey: int, *, with_pool: bool) -> None:
    """Give a predator what the ousting of her prey brings: a victory point, pool, in old games the ante (sec. 9.1)."""
    give_points(game, predator, 1)
    if with_pool:
        pool = game.table.tally.get(NEXT_OUST, 0) or game.edition.oust_pool
        if game.table.tally.get(NEXT_OUST):
            game.do(m.SetCounter(0, NEXT_OUST, 0))
        game.gain_pool(predator, pool)
        game.say(game.who(predator), f" gains a victory point and {pool} pool", kind="score")
    else:
        game.say(game.who(predator), " gains a victory point", kind="score")
    ante.win_ante(game, predator, prey)


def give_points(game: Game, seat: int, points: float) -> None:
    """Give a Methuselah victory points, or who has a claim on them by a card in play that has not brought one yet."""
    for copy in game.marked(CLAIMS_POINT):
        holder = copy.controller
        if copy.marks[CLAIMS_POINT] == str(seat) and holder != seat and game.table.seats[holder].playing:
            game.say(game.who(holder), " has a claim on the victory point of ", game.who(seat), kind="score")
            brought = copy.counters.get(BROUGHT, 0) + round(2 * points)
            if brought >= POINT:
                game.burn(copy)
            else:
                game.do(m.SetCounter(copy.id, BROUGHT, brought))
            give_points(game, holder, points)
            return
    game.do(m.SetScore(seat, game.table.seats[seat].victory_points + points))
    if game.table.mode == "strict":  # by hand nobody asks for it later
        game.do(noted(game.table, "gained a victory point", seat))


def leave_table(game: Game, seat: int) -> None:
    """Take everything of a Methuselah off the table: what she controls is removed from the game, or goes where the
    edition says; her cards that others control stay, unless the edition returns them (sec. 9.1, 1.3).

    What nobody had seen is removed face down. What others control on a card that leaves is burned (sec. 1.1).
    """
    table = game.table
    there = {
        name
        for name, region in table.regions.items()
        if (region.tracked or name == "hand") and name not in ("ash heap", "removed")
    }
    for minion in game.pile(seat, "ready"):
        # Its minions leave the ready region (ruling on The Black Throne).
        game.goes(minion, "leaves the ready region")
    for root in [table.copies[i] for _, region, pile in table.piles() if region in there for i in pile]:
        # What lies on a card first: with its bearer it would be burned instead.
        for copy in reversed(list(table.with_attached(root))) if root.attached else (root,):
            if table.copies.get(copy.id) is copy and leaves(game, copy, seat):
                leave_game(game, copy, seat)
    game.doing.move_blood(m.Purse("pool", seat), m.BANK, table.seats[seat].pool)
    if table.edge == seat:
        game.give_edge(NOBODY)


def leaves(game: Game, copy: Copy, seat: int) -> bool:
    """Whether a card leaves the table with a Methuselah: all that she controls; in an edition that returns her cards,
    all that she owns too (sec. 9.1, 1.3)."""
    return copy.controller == seat or (game.edition.ousted_cards == "returned" and copy.owner == seat)


def leave_game(game: Game, copy: Copy, seat: int) -> None:
    """Remove a card from the game; where the edition returns cards, another's goes to its owner's ash heap."""
    table = game.table
    shown = seers(table, copy).issuperset(range(len(table.seats)))
    if table.region_of(copy).tracked:
        game.strip(copy)
    if game.edition.ousted_cards == "returned" and copy.owner != seat:
        game.doing.move_card(copy, Place(copy.owner, "ash heap"))
    else:
        game.doing.move_card(copy, Place(copy.owner, "removed"), face_up=shown)


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
    won = winner([seat.victory_points for seat in table.seats], game.edition.game_win_least)
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


def winner(points: list[float], least: float = 2.0) -> int | None:
    """Who has the game win: at least so many victory points, and more than anyone else; None for nobody.

    >>> winner([2.0, 0.5, 0.5]), winner([1.0, 0.5]), winner([2.0, 2.0])
    (0, None, None)
    """
    best = max(points)
    leaders = [seat for seat, score in enumerate(points) if score == best]
    return leaders[0] if best >= least and len(leaders) == 1 else None


# Withdrawing


def withdrawing(game: Game, seat: int) -> bool:
    """Whether a Methuselah has announced that she withdraws, and has kept to its conditions so far (sec. 9.2)."""
    return bool(game.table.tally.get(_withdrawing(seat)))


@cache
def _withdrawing(seat: int) -> str:
    """The counter of the table that says so."""
    return f"withdrawing {seat}"


def may_withdraw(game: Game, seat: int) -> bool:
    """Whether a Methuselah may announce it: an empty library and less than a full hand at her turn's start."""
    table = game.table
    return not table.pile(seat, "library") and len(table.pile(seat, "hand")) < table.seats[seat].hand_size


def announce_withdrawal(game: Game, seat: int) -> None:
    """Announce in the unlock phase that one withdraws (sec. 9.2)."""
    game.do(m.SetCounter(0, f"withdrawing {seat}", 1))
    game.say(game.who(seat), " announces that she withdraws", kind="score", seat=seat)


def note_loss(game: Game, source: m.Purse) -> None:
    """Counters are about to leave a purse: a Methuselah's pool, or blood of her vampire, spoils her withdrawal, even
    when she gains as much again (sec. 9.2)."""
    if source.kind == "pool":
        spoil_withdrawal(game, source.of)
    elif source.kind == "card":
        copy = game.copy(source.of)
        if not withdrawing(game, copy.controller) or "Imbued" in game.card(copy).types or not game.in_play(copy):
            return
        if copy.kind == "crypt" or copy.marks.get("type") == "vampire":
            spoil_withdrawal(game, copy.controller)


def holdings(game: Game) -> dict[m.Purse, int]:
    """What a withdrawal could be spoiled by losing: the pools of those who withdraw and the blood of their vampires.

    Compared by :func:`note_losses` with what is there later, where players have moved things by hand.
    """
    held: dict[m.Purse, int] = {}
    for seat in [seat for seat in game.table.playing() if withdrawing(game, seat)]:
        held[m.Purse("pool", seat)] = game.table.seats[seat].pool
        held |= {m.Purse("card", copy.id): copy.blood for copy in game.controlled(seat)}
    return held


def note_losses(game: Game, before: dict[m.Purse, int]) -> None:
    """Spoil the withdrawals of those who have less now than they had."""
    for purse, amount in before.items():
        lost = purse.kind == "pool" and game.table.seats[purse.of].pool < amount
        copy = game.table.copies.get(purse.of) if purse.kind == "card" else None
        if lost or (copy is not None and copy.blood < amount):
            note_loss(game, purse)


def spoil_withdrawal(game: Game, seat: int) -> None:
    """The withdrawal fails: pool or blood was lost, or a minion entered combat (sec. 9.2)."""
    if withdrawing(game, seat):
        game.do(m.SetCounter(0, f"withdrawing {seat}", 0))
        game.say("The withdrawal of ", game.who(seat), " has failed", kind="score", seat=seat)


def complete_withdrawal(game: Game, seat: int) -> None:
    """Withdraw, at the start of the next unlock phase, with a victory point; the predator gets nothing (sec. 9.2).

    Raises :class:`LeftError`.
    """
    game.do(m.SetCounter(0, f"withdrawing {seat}", 0))
    game.say(game.who(seat), " withdraws from the game and gains a victory point", kind="score", seat=seat)
    leave_table(game, seat)
    game.do(m.Leave(seat, withdrawn=True))
    give_points(game, seat, game.edition.withdrawal_points)
    last_one_standing(game)
    raise LeftError
