"""Another minion takes the running action over (sec. 6.2)."""

from __future__ import annotations

from vtes_desktop.abilities.here import Here
from vtes_desktop.abilities.words.word import Word
from vtes_desktop.rules import taking_over
from vtes_desktop.rules.choice import Procedure


class TakeOver(Word, frozen=True):
    """The acting minion unlocks, this one locks instead, and the action goes on with it as the acting one."""

    def do(self, here: Here) -> Procedure[None]:
        """Change who acts."""
        game = here.game
        if game.table.action is not None and here.minion is not None:
            taking_over.take_over(game, here.minion)
            game.abilities.count_anew(game)
        yield from ()


TakeOverWords = TakeOver
"""The words of this module."""
