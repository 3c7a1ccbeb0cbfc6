"""Conditions that modifiers and reactions ask about the running action: what it brings, whom and what it targets, how
it can still be ended (sec. 6.2)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.aloud import card_does
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.here import METHUSELAHS, Here
from vtes_desktop.rules import minions
from vtes_desktop.rules.minion import blocks


class NoneActed(Condition, frozen=True):
    """No action that was not mandatory has been taken in this turn before the running one."""

    def holds(self, here: Here) -> bool:
        return not here.game.taken.free

    def aloud(self) -> str:
        return "no action that was not mandatory was taken in this turn before this one"


class MayFail(Condition, frozen=True):
    """The action can be made to fail: nobody attempts to block it, and it has not been blocked or resolved
    (LSJ 20041022)."""

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        return action is not None and not action.blocker and not here.game.passing.action.resolved

    def aloud(self) -> str:
        return "nobody attempts to block the action, and it is neither blocked nor resolved"


class SameMethuselahs(Condition, frozen=True):
    """The action is directed at just the Methuselahs that the card remembers, the controller of who takes it not
    counted (LSJ 20100527)."""

    def holds(self, here: Here) -> bool:
        game, seats = here.game, here.source.marks.get(METHUSELAHS)
        return (
            game.table.action is not None
            and seats is not None
            and set(map(int, seats.split())) == set(blocks.directed_at(game))
        )

    def aloud(self) -> str:
        return "the action is directed at just the Methuselahs whom this card remembers"


class HasBlood(Condition, frozen=True):
    """A vampire has so much blood, or where that will do as well another minion so much life."""

    who: str = "minion"
    least: int = 1
    life: bool = False

    def holds(self, here: Here) -> bool:
        game = here.game
        return any(
            copy.blood >= self.least and (self.life or minions.is_vampire(game, copy)) for copy in here.copies(self.who)
        )

    def aloud(self) -> str:
        return card_does(
            self.who, f"have {self.least} or more {'blood or life' if self.life else 'blood, and is a vampire'}"
        )


class Unblocked(Condition, frozen=True):
    """Blocks have been declined: the action is not blocked, or is resolving."""

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        return action is not None and action.step in ("unblocked", "resolving")

    def aloud(self) -> str:
        return "blocks have been declined"
