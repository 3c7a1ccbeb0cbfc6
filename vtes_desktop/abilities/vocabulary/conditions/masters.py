"""Conditions and amounts of master cards: which card is being played, who has blocked since, what a bleed has burned
(sec. 1.6.1, 5, 6)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.here import Here


class VictoryPoints(Condition, frozen=True):
    """You have so many victory points or more."""

    least: int = 1

    def holds(self, here: Here) -> bool:
        return here.game.table.seats[here.seat].victory_points >= self.least

    def aloud(self) -> str:
        return f"you have {self.least} or more victory points"
