"""The unlock phase (sec. 4)."""

from __future__ import annotations

from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.contests import contest_cards, contest_titles
from vtes_desktop.rules.effects import window
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.hands import settle_hand
from vtes_desktop.rules.imbued import unlock_step
from vtes_desktop.rules.ousting import (
    announce_withdrawal,
    check_pools,
    complete_withdrawal,
    may_withdraw,
    withdrawing,
)
from vtes_desktop.rules.playing import burn_option_cards
from vtes_desktop.table.table import Copy, Place


def unlock_phase(game: Game, seat: int) -> Procedure[None]:
    """Unlock everything but what is infernal, then in any order: the Edge, contests, effects (sec. 4)."""
    if withdrawing(game, seat):
        complete_withdrawal(game, seat)
    yield from unlock_cards(game, seat)
    if may_withdraw(game, seat):
        leave = yield from game.confirm(
            seat, "withdraw", f"{game.seat_name(seat)} may announce that she withdraws from the game.", "9.2"
        )
        if leave:
            announce_withdrawal(game, seat)
    if game.table.edge == seat:
        game.gain_pool(seat, game.edition.edge_pool)
        game.say(game.who(seat), f" gains {game.edition.edge_pool} pool for the Edge")
    yield from contest_cards(game, seat)
    yield from contest_titles(game, seat)
    check_pools(game)
    yield from unlock_step(game, seat)
    yield from window(game, [seat], "unlock", "Unlock phase", "4")
    yield from burn_options(game, seat)
    check_pools(game)


def unlock_cards(game: Game, seat: int) -> Procedure[None]:
    """Unlock all that a Methuselah controls; an infernal minion only for a pool (sec. 4, 11)."""
    locked = [copy for copy in game.controlled(seat) if copy.locked]
    paid: list[Copy] = []
    for copy in locked:
        if is_infernal(game, copy):
            if game.table.seats[seat].pool < 1:
                continue
            question = f"{game.name(copy)} is infernal: burn 1 pool to {game.edition.words.unlock} it?"
            if not (yield from game.confirm(seat, "infernal", question, "11", copy.id)):
                continue
            game.burn_pool(seat, 1)
            paid.append(copy)
        game.unlock(copy)
    count = sum(not copy.locked for copy in locked)
    if count:
        game.say(game.who(seat), f" {game.edition.words.unlocks} {count} card{'s' if count > 1 else ''}")


def is_infernal(game: Game, copy: Copy) -> bool:
    """Whether a card is infernal (sec. 11)."""
    return minions.facts(game, copy).infernal or bool(copy.marks.get("infernal"))


def burn_options(game: Game, seat: int) -> Procedure[None]:
    """Any Methuselah may discard one card with a burn option that no minion of hers can use (sec. 1.6.1)."""
    for other in game.clockwise(seat):
        cards = burn_option_cards(game, other)
        if not cards:
            continue
        options = [Option("discard", f"Discard {game.name(copy)}", copy.id) for copy in cards]
        question = f"{game.seat_name(other)} may discard a card by its burn option."
        keep = Option("pass", "Keep them")
        option = yield from game.choose(other, "burn option", question, [*options, keep], "1.6.1")
        if option != keep:
            copy = game.copy(option.copy)
            game.say(game.who(other), " discards ", game.doing.name(copy), " by its burn option", seat=other)
            game.doing.move_card(copy, Place(copy.owner, "ash heap"))
            yield from settle_hand(game, other)
