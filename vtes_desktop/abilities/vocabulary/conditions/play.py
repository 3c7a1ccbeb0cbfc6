"""Conditions of the running action and turn that cards in play ask about: what was played, who recruited, the phase."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules.minion.card_actions import RECRUITED_IN


class FirstRecruit(Condition, frozen=True):
    """The acting minion recruits an ally, the first by an action in this turn (sec. 6.1.5)."""

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        acting = game.table.copies.get(action.minion) if action is not None and action.kind == "recruit" else None
        return acting is not None and acting.marks.get(RECRUITED_IN) != str(game.table.turn)

    def aloud(self) -> str:
        return "the acting minion recruits its first ally by an action in this turn"


class Quiet(Condition, frozen=True):
    """No action is being taken, and nobody fights."""

    action: bool = True
    """Whether actions count, and not just combats."""

    def holds(self, here: Here) -> bool:
        return here.game.fight is None and not (self.action and here.game.table.action is not None)

    def aloud(self) -> str:
        return "no action is being taken and nobody fights" if self.action else "nobody fights"
