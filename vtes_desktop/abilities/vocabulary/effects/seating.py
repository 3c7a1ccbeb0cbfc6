"""Methuselahs who change places (sec. 2)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.aloud import methuselah
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.rules.special.seating import reverse, switch_places, take_seats
from vtes_desktop.table.asking import Option, Procedure


class SwitchPlaces(Word, frozen=True):
    """You switch places with a Methuselah, and so prey and predator.

    >>> SwitchPlaces().aloud()
    'you switch places at the table with the chosen Methuselah'
    """

    whose: Whose = "chosen"

    def do(self, here: Here) -> Procedure[None]:
        for seat in here.methuselahs(self.whose)[:1]:
            if here.game.table.seats[here.seat].playing:
                switch_places(here.game, here.seat, seat)
        yield from ()

    def aloud(self) -> str:
        return f"you switch places at the table with {methuselah(self.whose)}"


class ChooseSeating(Word, frozen=True):
    """Choose in which order all Methuselahs will sit, clockwise from you."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        order, left = [here.seat], [seat for seat in game.clockwise(here.seat) if seat != here.seat]
        while left:
            options = [Option("methuselah", game.seat_name(seat), seat=seat) for seat in left]
            question = f"{game.name(here.source)}: who will sit to the left of {game.seat_name(order[-1])}?"
            option = yield from game.choose(here.seat, "methuselah", question, options, "6.3.2", here.source.id)
            order.append(option.seat)
            left.remove(option.seat)
        here.seats = {f"place {place}": seat for place, seat in enumerate(order)}
        here.terms = f"clockwise: {', '.join(game.seat_name(seat) for seat in order)}"

    def aloud(self) -> str:
        return "choose in which order all Methuselahs will sit, clockwise from you"


class TakeSeats(Word, frozen=True):
    """All Methuselahs sit as was chosen; who has left since is left out."""

    def do(self, here: Here) -> Procedure[None]:
        take_seats(here.game, [seat for seat in here.seats.values() if here.game.table.seats[seat].playing])
        yield from ()

    def aloud(self) -> str:
        return "all Methuselahs take the seats that were chosen"


class ReversePlay(Word, frozen=True):
    """The turn goes the other way round from now on; prey and predator stay who they are (sec. 3)."""

    def do(self, here: Here) -> Procedure[None]:
        reverse(here.game)
        yield from ()

    def aloud(self) -> str:
        return "the turn goes the other way round from now on, while each prey stays to the left of her predator"
