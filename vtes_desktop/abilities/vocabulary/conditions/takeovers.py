"""The condition for taking the running action over (sec. 6.2)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules.minion import taking_over


class MayTakeOver(Condition, frozen=True):
    """The minion could take the running action itself, and could have used all that was used by the acting one (RTR
    19980623, RTR 20030519, LSJ 20030520, RTR 20041202)."""

    def holds(self, here: Here) -> bool:
        game, minion = here.game, here.minion
        if game.table.action is None or minion is None or game.action.minion not in game.table.copies:
            return False
        return (
            not taking_over.uses_own(game, minion)
            and all(could(minion) for could in game.passing.action.used_as_acting)
            and all(taking_over.could_have_used(game, minion, each) for each in game.passing.action.played)
            and taking_over.could_take(game, minion)
        )
