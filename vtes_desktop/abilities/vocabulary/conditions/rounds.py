"""Conditions of a combat's rounds and of who fights in it (sec. 6.4)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which, fits


class InRound(Condition, frozen=True):
    """The combat is in its first round, or in a later one."""

    first: bool = True

    def holds(self, here: Here) -> bool:
        combat = here.game.table.combat
        return combat is not None and (combat.round == 1) == self.first


class Fought(Condition, frozen=True):
    """Minions that are meant fight in the combat: one, or both."""

    which: Which
    both: bool = False

    def holds(self, here: Here) -> bool:
        fight = here.game.fight
        if fight is None:
            return False
        seats = here.methuselahs(self.which.whose)
        meant = [copy for copy in fight.both if copy.controller in seats and fits(here, self.which, copy)]
        return len(meant) >= (2 if self.both else 1)
