"""Another minion takes the running action over (sec. 6.2)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules.choice import Procedure
from vtes_desktop.rules.minion import blocks, taking_over


class TakeOver(Word, frozen=True):
    """The acting minion unlocks, this one locks instead, and the action goes on with it as the acting one."""

    def do(self, here: Here) -> Procedure[None]:
        game = here.game
        if game.table.action is not None and here.minion is not None:
            taking_over.take_over(game, here.minion)
            game.abilities.count_anew(game)
        yield from ()


class CountAnew(Word, frozen=True):
    """What a card that has just come into play adds to the action's numbers counts at once."""

    def do(self, here: Here) -> Procedure[None]:
        game, blocker = here.game, here.copy("blocker")
        if game.table.action is not None:
            game.abilities.count_anew(game)
            if blocker is not None:
                game.change_action(intercept=blocks.intercept_of(game, blocker))
        yield from ()


class LendDiscipline(Word, frozen=True):
    """The acting minion can play basic cards of a Discipline as a vampire until the action ends."""

    code: str

    def do(self, here: Here) -> Procedure[None]:
        here.game.passing.action.lent.setdefault(here.game.action.minion, set()).add(self.code)
        yield from ()
