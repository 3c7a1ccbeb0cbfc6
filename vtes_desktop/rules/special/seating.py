"""Other seats: Methuselahs change places, and so prey and predator (sec. 2, 3)."""

from __future__ import annotations

from collections.abc import Sequence

from vtes_desktop.rules.game import Game
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import REVERSED, SEATED


def take_seats(game: Game, order: Sequence[int]) -> None:
    """Those who still play take their seats anew.

    :param order: all of them, clockwise; the first may be anyone.
    """
    table = game.table
    places = iter(order)
    now = [next(places) if table.seats[seat].playing else seat for seat in table.seating()]
    for place, seat in enumerate(now):
        game.do(m.SetCounter(0, f"{SEATED}{seat}", place + 1))
    game.say("The Methuselahs sit anew, clockwise: ", ", ".join(game.seat_name(seat) for seat in order))


def switch_places(game: Game, one: int, other: int) -> None:
    """Two Methuselahs who still play switch places."""
    swapped = {one: other, other: one}
    take_seats(game, [swapped.get(seat, seat) for seat in game.playing()])


def reverse(game: Game) -> None:
    """The turn goes the other way round from now on; everybody's prey stays to her left (sec. 3)."""
    back = game.table.tally.get(REVERSED, 0)
    game.do(m.SetCounter(0, REVERSED, 0 if back else 1))
    game.say(f"The turn goes to the {'left' if back else 'right'} from now on")
