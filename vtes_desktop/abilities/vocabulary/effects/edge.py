"""The Edge, spent for an effect (sec. 4)."""

from __future__ import annotations

from typing import ClassVar

from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules.choice import Procedure
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import NOBODY


class BurnEdge(Word, frozen=True):
    """You burn the Edge for what follows, and can't do it without: nobody has it any more."""

    is_cost: ClassVar[bool] = True

    def can(self, here: Here) -> bool:
        return here.game.table.edge == here.seat

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        game.say(game.who(here.seat), " burns the Edge", seat=here.seat)
        game.do(m.GiveEdge(NOBODY))
        yield from ()
