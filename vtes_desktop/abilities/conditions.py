"""Conditions: what must be so for a card to be played or an effect to happen."""

from __future__ import annotations

from msgspec import Struct

from vtes_desktop.abilities.amounts import Amount, amount_of
from vtes_desktop.abilities.here import Here, Whose
from vtes_desktop.abilities.which import Which, fits, found
from vtes_desktop.rules import minions


class Condition(Struct, frozen=True, omit_defaults=True, tag=True):
    """What must be so."""

    def holds(self, here: Here) -> bool:
        """Whether it is so now."""
        raise NotImplementedError


class Is(Condition, frozen=True):
    """A card is one of those that are meant."""

    who: str
    which: Which

    def holds(self, here: Here) -> bool:
        """Whether it is so now; not for a card that is gone."""
        return any(fits(here, self.which, copy) for copy in here.copies(self.who))


class IsReady(Condition, frozen=True):
    """A minion is ready."""

    who: str = "minion"

    def holds(self, here: Here) -> bool:
        """Whether it is so now."""
        return any(minions.is_ready(here.game, copy) for copy in here.copies(self.who))


class There(Condition, frozen=True):
    """Cards that are meant are there."""

    which: Which
    least: int = 1

    def holds(self, here: Here) -> bool:
        """Whether it is so now."""
        return len(found(here, self.which)) >= self.least


class HasEdge(Condition, frozen=True):
    """A Methuselah has the Edge."""

    whose: Whose = "you"

    def holds(self, here: Here) -> bool:
        """Whether it is so now."""
        return here.game.table.edge in here.methuselahs(self.whose)


class ActionIs(Condition, frozen=True):
    """The action being taken is of one of these kinds."""

    kinds: tuple[str, ...]

    def holds(self, here: Here) -> bool:
        """Whether it is so now."""
        action = here.game.table.action
        return action is not None and action.kind in self.kinds


class Bled(Condition, frozen=True):
    """The bleed was successful for so much or more (sec. 6.1.1)."""

    least: int = 1

    def holds(self, here: Here) -> bool:
        """Whether it is so now."""
        action = here.game.table.action
        return action is not None and action.kind == "bleed" and action.bleed >= self.least


class Successful(Condition, frozen=True):
    """The action was successful, or was not: blocked (sec. 6.2.3)."""

    yes: bool = True

    def holds(self, here: Here) -> bool:
        """Whether it is so now."""
        action = here.game.table.action
        if action is None:
            return False
        return here.game.passing.successful if self.yes else action.step == "blocked"


class YourTurn(Condition, frozen=True):
    """It is your turn, or it is not."""

    yes: bool = True

    def holds(self, here: Here) -> bool:
        """Whether it is so now."""
        return (here.game.table.active == here.seat) == self.yes


class AtLeast(Condition, frozen=True):
    """A number is so high or more."""

    amount: Amount
    least: int

    def holds(self, here: Here) -> bool:
        """Whether it is so now."""
        return amount_of(here, self.amount) >= self.least


class PoolIs(Condition, frozen=True):
    """A Methuselah has so much pool at most, or at least."""

    whose: Whose
    most: int = 1000
    least: int = 0

    def holds(self, here: Here) -> bool:
        """Whether it is so of one of them."""
        seats = here.game.table.seats
        return any(self.least <= seats[seat].pool <= self.most for seat in here.methuselahs(self.whose))


Conditions = Is | IsReady | There | HasEdge | ActionIs | Bled | Successful | YourTurn | AtLeast | PoolIs
"""Every condition, for decoding."""


def all_hold(here: Here, conditions: tuple[Conditions, ...]) -> bool:
    """Whether all of these are so now."""
    return all(condition.holds(here) for condition in conditions)
