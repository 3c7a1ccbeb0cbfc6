"""What several reaction cards say alike."""

from __future__ import annotations

from vtes_desktop.abilities.cards.language import *
from vtes_desktop.rules.minion import blocks


class CountAnew(Word, frozen=True):
    """What a card that has just come into play adds to the action's numbers counts at once."""

    said = "the numbers of the running action are counted anew, with this card"

    def act(self, here: Here) -> None:
        game, blocker = here.game, here.copy("blocker")
        if game.table.action is not None:
            game.abilities.count_anew(game)
            if blocker is not None:
                game.change_action(intercept=blocks.intercept_of(game, blocker))


class FoughtBlocker(Condition, frozen=True):
    """The last combat of the running action was that of the acting minion with the blocking one."""

    said = "the acting minion has just fought the blocking one"

    def holds(self, here: Here) -> bool:
        game, acting, blocker = here.game, here.copy("acting"), here.copy("blocker")
        fought = game.passing.action.fought
        return bool(fought) and game.fight is None and acting is not None and fought[-1].other(acting) is blocker
