"""Counters that Methuselahs have themselves, by a card that has left the table since (sec. 6.3.2)."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.vocabulary.aloud import does
from vtes_desktop.abilities.vocabulary.amounts import Measure
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.rules.game import Game
from vtes_desktop.table import moves as m

HELD: Final = "counters held"
"""The counter of the table for all counters that Methuselahs have so; the beginning of those for each card and seat."""


def held(game: Game, card: int, seat: int) -> int:
    """How many counters a Methuselah has by cards of a number."""
    return game.table.tally.get(f"{HELD} {card} {seat}", 0)


def hold(game: Game, card: int, seat: int, amount: int) -> None:
    """Set how many counters a Methuselah has by cards of a number."""
    change = amount - held(game, card, seat)
    if change:
        game.do(m.SetCounter(0, f"{HELD} {card} {seat}", amount))
        game.do(m.SetCounter(0, HELD, game.table.tally.get(HELD, 0) + change))


def cards_held(game: Game, seat: int) -> list[int]:
    """The numbers of the cards by which a Methuselah has counters."""
    if not game.table.tally.get(HELD):
        return []
    keys = (key.removeprefix(f"{HELD} ").split() for key, count in game.table.tally.items() if count and key != HELD)
    return [int(key[0]) for key in keys if len(key) == 2 and key[0].isdecimal() and key[1] == str(seat)]


class CountersHeld(Measure, frozen=True):
    """As many counters as you have by cards of this name (sec. 1.4).

    >>> CountersHeld().aloud()
    'the counters that you have by such cards'
    """

    said = "the counters that you have by such cards"

    def of(self, here: Here) -> int:
        return held(here.game, here.source.card, here.seat)


class GiveHeld(Word, frozen=True):
    """Methuselahs get a counter each that they have themselves, up to so many (sec. 1.4).

    >>> GiveHeld(most=2).aloud()
    'the chosen Methuselah gets a counter of such cards (2 at the most)'
    """

    whose: Whose = "chosen"
    most: int = 1

    def act(self, here: Here) -> None:
        game, card = here.game, here.source.card
        for seat in here.methuselahs(self.whose):
            hold(game, card, seat, min(self.most, held(game, card, seat) + 1))
            game.say(game.who(seat), " gets a counter of ", game.doing.name(here.source), seat=seat)

    def aloud(self) -> str:
        return f"{does(self.whose, 'get')} a counter of such cards ({self.most} at the most)"
