"""Conditions of the running action and turn that cards in play ask about: what was played, who recruited, the phase."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules.minion.card_actions import RECRUITED_IN


class NonePlayed(Condition, frozen=True):
    """No card was played as this type in the running action; one that was cancelled was played (sec. 11)."""

    kind: str

    def holds(self, here: Here) -> bool:
        return all(each.type != self.kind for each in here.game.passing.played)


class DisciplinesUsed(Condition, frozen=True):
    """The minion has used so many Disciplines to play cards in the running action, or more."""

    least: int

    def holds(self, here: Here) -> bool:
        mine = here.minion.id if here.minion is not None else 0
        used: set[str] = set()
        for each in sorted((one for one in here.game.passing.played if one.minion == mine), key=lambda one: one.any_of):
            new = sorted(each.codes - used)
            used |= set(new[:1] if each.any_of else new)
        return len(used) >= self.least


class Resolved(Condition, frozen=True):
    """The running action has come to its resolution, blocked or not: no effect has ended it before."""

    def holds(self, here: Here) -> bool:
        return here.game.table.action is not None and here.game.passing.resolved


class FirstRecruit(Condition, frozen=True):
    """The acting minion recruits an ally, the first by an action in this turn (sec. 6.1.5)."""

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        acting = game.table.copies.get(action.minion) if action is not None and action.kind == "recruit" else None
        return acting is not None and acting.marks.get(RECRUITED_IN) != str(game.table.turn)


class Quiet(Condition, frozen=True):
    """No action is being taken, and nobody fights."""

    action: bool = True
    """Whether actions count, and not just combats."""

    def holds(self, here: Here) -> bool:
        return here.game.fight is None and not (self.action and here.game.table.action is not None)
