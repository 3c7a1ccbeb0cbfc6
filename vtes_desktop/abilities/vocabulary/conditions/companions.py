"""Conditions and amounts that allies and retainers ask about: the round of a combat, what was played in the running
action, what lies on the card itself."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.amounts import Measure
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules import minions


class InFirstRound(Condition, frozen=True):
    """The minion fights, in the first round of the combat."""

    def holds(self, here: Here) -> bool:
        game, fight = here.game, here.game.fight
        return fight is not None and here.minion in fight.both and game.combat.round == 1


class HasPlayedWith(Condition, frozen=True):
    """A minion has played a card that requires a Discipline in the running action; one that was cancelled counts
    (sec. 11)."""

    code: str
    who: str = "opponent"

    def holds(self, here: Here) -> bool:
        numbers = {copy.id for copy in here.copies(self.who)}
        return any(each.minion in numbers and self.code in each.codes for each in here.game.passing.action.played)


class NoCounters(Condition, frozen=True):
    """There are fewer counters of a kind on the card itself than so many."""

    counter: str = "counters"
    least: int = 1

    def holds(self, here: Here) -> bool:
        return here.source.counters.get(self.counter, 0) < self.least


class IsDirected(Condition, frozen=True):
    """The running action is directed at somebody (sec. 6.2.2.1)."""

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        return action is not None and action.kind != "political" and any(seat != action.seat for seat in action.seats)


class OwnBlock(Condition, frozen=True):
    """The card itself is a minion that fights because it has blocked, in the first round of that combat."""

    def holds(self, here: Here) -> bool:
        game, fight, action = here.game, here.game.fight, here.game.table.action
        if fight is None or action is None or game.combat.round > 1 or fight.follows:
            return False
        blocks = action.step == "blocked" and action.blocker == here.source.id
        return blocks and here.source in fight.both and fight.acting.id == action.minion


class BurnedByActing(Condition, frozen=True):
    """The ally that was burned just now fought an acting vampire in the running combat."""

    def holds(self, here: Here) -> bool:
        game, fight, action = here.game, here.game.fight, here.game.table.action
        if fight is None or action is None:
            return False
        burned = fight.opposing in here.copies("it") and minions.is_ally(game, fight.opposing)
        return burned and fight.acting.id == action.minion and minions.is_vampire(game, fight.acting)


class NotDone(Condition, frozen=True):
    """Something that all cards of a name do only once in an action has not been done in the running one."""

    name: str

    def holds(self, here: Here) -> bool:
        return self.name not in here.game.passing.action.limited


class MarkedNumber(Measure, frozen=True):
    """The number that a mark of the card itself says: the X of its cost, once it is in play."""

    name: str = "x"
    plus: int = 0

    def of(self, here: Here) -> int:
        return int(here.source.marks.get(self.name, 0)) + self.plus


class VictoryPoints(Measure, frozen=True):
    """So many for each victory point that you have."""

    times: int = 1

    def of(self, here: Here) -> int:
        return int(self.times * here.game.table.seats[here.seat].victory_points)
