"""Conditions of the running action and turn that cards in play ask about: what was played, who recruited, the phase."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.here import Here


class Quiet(Condition, frozen=True):
    """No action is being taken, and nobody fights."""

    action: bool = True
    """Whether actions count, and not just combats."""

    def holds(self, here: Here) -> bool:
        return here.game.fight is None and not (self.action and here.game.table.action is not None)

    def aloud(self) -> str:
        return "no action is being taken and nobody fights" if self.action else "nobody fights"
