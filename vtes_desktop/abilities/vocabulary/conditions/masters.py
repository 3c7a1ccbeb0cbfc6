"""Conditions and amounts of master cards: which card is being played, who has blocked since, what a bleed has burned
(sec. 1.6.1, 5, 6)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.amounts import Measure
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, fits
from vtes_desktop.rules import minions
from vtes_desktop.rules.playing import cancelling
from vtes_desktop.rules.playing.modes import modes


class BlockedSince(Condition, frozen=True):
    """What was noted by a name has blocked the action since then."""

    name: str = "target"

    def holds(self, here: Here) -> bool:
        before = here.numbers.get(f"{self.name} blocks", 0)
        blocks = here.game.passing.blocked_by
        return sum(blocks.count(copy.id) for copy in here.chosen.get(self.name, ())) > before


class FirstAction(Condition, frozen=True):
    """The running action is the first of the turn; one that was cancelled as it was played does not count."""

    def holds(self, here: Here) -> bool:
        return here.game.table.action is not None and not here.game.taken.all


class Played(Condition, frozen=True):
    """The card that is being played is one of those that are meant, and not cancelled; by one of these Methuselahs."""

    which: Which
    whose: Whose = "any"
    out_of_turn: bool | None = None

    def holds(self, here: Here) -> bool:
        game = here.game
        return any(
            fits(here, self.which, copy)
            and "cancelled" not in copy.marks
            and copy.controller in here.methuselahs(self.whose)
            and self.out_of_turn in (None, minions.facts(game, copy).out_of_turn)
            for copy in game.passing.being_played[-1:]
        )


class CancelsAnothers(Condition, frozen=True):
    """The card that is being played would cancel a minion card that another Methuselah is playing."""

    def holds(self, here: Here) -> bool:
        game = here.game
        if len(game.passing.being_played) < 2:
            return False
        victim, copy = game.passing.being_played[-2:]
        if "cancelled" in copy.marks or "cancelled" in victim.marks or victim.controller == copy.controller:
            return False
        if victim.marks.get("played", "") in ("Master", "Event"):
            return False
        mode = next(
            (
                each
                for each in modes(game.card(copy))
                if each.level == copy.marks.get("level", "") and each.type == copy.marks.get("played")
            ),
            None,
        )
        return mode is not None and cancelling.cancels(game.card(copy), mode) is not None


class VictoryPoints(Condition, frozen=True):
    """You have so many victory points or more."""

    least: int = 1

    def holds(self, here: Here) -> bool:
        return here.game.table.seats[here.seat].victory_points >= self.least


class ActionCard(Condition, frozen=True):
    """The running action is taken with a card that is meant."""

    which: Which

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        card = here.game.table.copies.get(action.card) if action is not None else None
        return card is not None and fits(here, self.which, card)


class PoolBled(Measure, frozen=True):
    """As much pool as was burned for the running bleed."""

    def of(self, here: Here) -> int:
        return here.game.passing.bled
