"""What several reaction cards say alike."""

from __future__ import annotations

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules.minion import blocks
from vtes_desktop.table.asking import Procedure


class CountAnew(Word, frozen=True):
    """What a card that has just come into play adds to the action's numbers counts at once."""

    def do(self, here: Here) -> Procedure[None]:
        game, blocker = here.game, here.copy("blocker")
        if game.table.action is not None:
            game.abilities.count_anew(game)
            if blocker is not None:
                game.change_action(intercept=blocks.intercept_of(game, blocker))
        yield from ()

    def aloud(self) -> str:
        return "the numbers of the running action are counted anew, with this card"
