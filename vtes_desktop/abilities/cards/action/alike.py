"""What several action cards say alike."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.table import moves as m


class CountTurn(Word, frozen=True):
    """One more time in this turn that you have used cards of a name."""

    name: str

    def act(self, here: Here) -> None:
        key = times_this_turn(self.name, here.seat)
        here.game.do(m.SetCounter(0, key, here.game.table.tally.get(key, 0) + 1))

    def aloud(self) -> str:
        return f"this counts as one more use of {self.name} in this turn"


HARDENED_BEARER: Final = Upon("before range", (AddInCombat("aggravated as normal"),), (Fights(),))
"""The bearer treats aggravated damage as normal damage."""


TOUGH_BEARER: Final = Usable(
    "prevent 1 damage", ("prevention",), (Prevent(1),), conditions=(Fights(),), by="bearer", once="combat"
)


class AtAll(Word, frozen=True):
    """The action is directed at all these Methuselahs."""

    whose: Whose = "others"

    def act(self, here: Here) -> None:
        for seat in here.methuselahs(self.whose):
            here.seats[f"chosen {seat}"] = seat

    def aloud(self) -> str:
        return f"the action is directed at {methuselah(self.whose)}"


CHOIRS: Final = Which("card", ("in play",), "you", name="Choir")


def outlawed(word: str, by: str, label: str, *more: InPlayAction) -> Reading:
    """While the card is in play vampires of a sort can be fought by an action of others, and have 1 stealth less in
    the action by which they would be rid of it."""
    of_a_sort = (word,)
    return reading(
        "Action",
        Standing(
            "stealth",
            -1,
            Which("vampire", IN_PLAY, words=of_a_sort),
            conditions=(ActionOfThis(),),
            in_action=True,
        ),
        InPlayAction(
            label,
            (),
            "enter combat",
            by=Which("vampire", words=(by,)),
            against=Which("vampire", whose="others", words=of_a_sort),
        ),
        *more,
    )
