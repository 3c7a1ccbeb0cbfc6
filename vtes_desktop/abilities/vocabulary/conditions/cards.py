"""Conditions of cards in play: who controls the oldest, whose attempt to block has failed, what combat goes on."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.here import Here


def times_this_turn(name: str, seat: int) -> str:
    """The counter of the table of how often a Methuselah has used cards of a name in this turn."""
    return f"times {name} {seat} this turn"


class FewerThisTurn(Condition, frozen=True):
    """You have used cards of a name fewer than so many times in this turn (sec. 1.6.3).

    >>> FewerThisTurn("Blood Doll", 2).aloud()
    'you have used Blood Doll fewer than 2 times in this turn'
    """

    name: str
    fewer_than: int

    def holds(self, here: Here) -> bool:
        return here.game.table.tally.get(times_this_turn(self.name, here.seat), 0) < self.fewer_than

    def aloud(self) -> str:
        return f"you have used {self.name} fewer than {self.fewer_than} times in this turn"
