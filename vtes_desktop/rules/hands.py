"""The hand: it always has its size, while the library lasts (sec. 1.6.1)."""

from __future__ import annotations

from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.game import Game
from vtes_desktop.table.table import Place


def hand_size(game: Game, seat: int) -> int:
    """How many cards a Methuselah holds now: her size, less what is replaced later."""
    size = game.table.seats[seat].hand_size
    return max(0, size - game.table.tally.get(f"replaced later {seat}", 0))


def settle_hand(game: Game, seat: int) -> Procedure[None]:
    """Draw up to the hand size, or discard down to it, at once (sec. 1.6.1); in a referendum of old only after it."""
    if game.table.referendum is not None and not game.edition.replaced_in_referendum:
        return
    hand = game.table.pile(seat, "hand")
    missing = hand_size(game, seat) - len(hand)
    if missing > 0:
        game.draw(seat, missing)
        return
    for _ in range(-missing):
        options = [Option("discard", f"Discard {game.name(copy)}", copy.id) for copy in game.pile(seat, "hand")]
        question = f"{game.seat_name(seat)} holds more than {hand_size(game, seat)} cards and discards one."
        option = yield from game.choose(seat, "discard down", question, options, "1.6.1")
        copy = game.copy(option.copy)
        game.say(game.who(seat), " discards ", game.doing.name(copy), seat=seat)
        game.doing.move_card(copy, Place(copy.owner, "ash heap"))
