"""Conditions: what must be so for a card to be played or an effect to happen."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.amounts import Amount, amount_of
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition, Conditions
from vtes_desktop.abilities.vocabulary.here import Here, Whose
from vtes_desktop.abilities.vocabulary.targets import Which, fits, found
from vtes_desktop.rules import minions
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.playing.requirements import cost_of


class Is(Condition, frozen=True):
    """A card is one of those that are meant."""

    who: str
    which: Which

    def holds(self, here: Here) -> bool:
        """Whether it is so now; not for a card that is gone."""
        seats = None if self.which.whose == "any" else here.methuselahs(self.which.whose)
        there = here.copies(self.who)
        return any(fits(here, self.which, copy) and (seats is None or copy.controller in seats) for copy in there)


class IsReady(Condition, frozen=True):
    """A minion is ready."""

    who: str = "minion"

    def holds(self, here: Here) -> bool:
        return any(minions.is_ready(here.game, copy) for copy in here.copies(self.who))


class InTorpor(Condition, frozen=True):
    """A vampire lies in torpor."""

    who: str = "minion"

    def holds(self, here: Here) -> bool:
        return any(minions.in_torpor(here.game, copy) for copy in here.copies(self.who))


class There(Condition, frozen=True):
    """Cards that are meant are there."""

    which: Which
    least: int = 1

    def holds(self, here: Here) -> bool:
        return len(found(here, self.which)) >= self.least


class HasEdge(Condition, frozen=True):
    """A Methuselah has the Edge."""

    whose: Whose = "you"

    def holds(self, here: Here) -> bool:
        return here.game.table.edge in here.methuselahs(self.whose)


class ActionIs(Condition, frozen=True):
    """The action being taken is of one of these kinds."""

    kinds: tuple[str, ...]

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        return action is not None and action.kind in self.kinds


class Bled(Condition, frozen=True):
    """The bleed was successful for so much or more (sec. 6.1.1)."""

    least: int = 1

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        return action is not None and action.kind == "bleed" and action.bleed >= self.least


class Successful(Condition, frozen=True):
    """The action was successful, or was not: blocked (sec. 6.2.3)."""

    yes: bool = True

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        if action is None:
            return False
        return here.game.passing.successful if self.yes else action.step == "blocked"


class YourTurn(Condition, frozen=True):
    """It is your turn, or it is not."""

    yes: bool = True

    def holds(self, here: Here) -> bool:
        return (here.game.table.active == here.seat) == self.yes


class AtLeast(Condition, frozen=True):
    """A number is so high or more."""

    amount: Amount
    least: int

    def holds(self, here: Here) -> bool:
        return amount_of(here, self.amount) >= self.least


class PoolIs(Condition, frozen=True):
    """A Methuselah has so much pool at most, or at least."""

    whose: Whose
    most: int = 1000
    least: int = 0

    def holds(self, here: Here) -> bool:
        seats = here.game.table.seats
        return any(self.least <= seats[seat].pool <= self.most for seat in here.methuselahs(self.whose))


class BloodLeft(Condition, frozen=True):
    """The minion that plays the card has so much blood or life left once it has paid for it."""

    least: int = 1

    def holds(self, here: Here) -> bool:
        """Whether it is so now; an ally needs one life more than it burns."""
        if here.minion is None:
            return False
        left = here.minion.blood - cost_of(here.game.card(here.source), "blood")
        return left >= self.least + (0 if minions.is_vampire(here.game, here.minion) else 1)


class Same(Condition, frozen=True):
    """Two words speak of the same card, or do not: the minion is the one that blocks."""

    one: str
    other: str = "minion"
    yes: bool = True

    def holds(self, here: Here) -> bool:
        return (here.copy(self.one) is here.copy(self.other) is not None) == self.yes


class InterceptNeeded(Condition, frozen=True):
    """One of the minions that are meant blocks, and stealth exceeds its intercept (sec. 6.2.2.2)."""

    which: Which

    def holds(self, here: Here) -> bool:
        game = here.game
        blocker = here.copy("blocker")
        return (
            blocker is not None
            and blocks.intercept_needed(game, blocker)
            and blocker.controller in here.methuselahs(self.which.whose)
            and fits(here, self.which, blocker)
        )


class StealthNeeded(Condition, frozen=True):
    """Somebody blocks, and stealth does not exceed its intercept (sec. 6.2.2.2)."""

    def holds(self, here: Here) -> bool:
        return here.game.table.action is not None and blocks.stealth_needed(here.game)


class NotPlayed(Condition, frozen=True):
    """No card of this name was played in the running action, or not by the minion itself."""

    name: str
    by_itself: bool = False

    def holds(self, here: Here) -> bool:
        cards, mine = here.game.catalogue.cards, here.minion.id if here.minion is not None else 0
        return all(
            cards[card].display_name != self.name or (self.by_itself and minion != mine)
            for minion, card in here.game.played_by
        )


class IsUndirected(Condition, frozen=True):
    """The action is directed at nobody (sec. 6.2.2.1)."""

    def holds(self, here: Here) -> bool:
        return here.game.table.action is not None and not blocks.directed_at(here.game)


class Passed(Condition, frozen=True):
    """The referendum of the action passed (sec. 6.3.2)."""

    def holds(self, here: Here) -> bool:
        return here.game.passing.passed_by >= 0


class Acting(Condition, frozen=True):
    """A minion is taking the running action; of these kinds, where any are said, and directed or not."""

    who: str = "minion"
    kinds: tuple[str, ...] = ()
    directed: bool | None = None

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        return (
            action is not None
            and any(copy.id == action.minion for copy in here.copies(self.who))
            and (not self.kinds or action.kind in self.kinds)
            and (self.directed is None or bool(blocks.directed_at(here.game)) == self.directed)
        )


class TargetControls(Condition, frozen=True):
    """A Methuselah at whom the action is directed controls cards that are meant, or none (ruling on Kestrelle)."""

    which: Which
    yes: bool = True

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        if action is None:
            return False
        those = {copy.controller for copy in found(here, self.which)}
        return any((seat in those) == self.yes for seat in action.seats)


class IsUnlocked(Condition, frozen=True):
    """A card is unlocked."""

    who: str = "this"

    def holds(self, here: Here) -> bool:
        return any(not copy.locked for copy in here.copies(self.who))


class BleedsSameAgain(Condition, frozen=True):
    """The minion is about to bleed the Methuselah that is noted on the card."""

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        return action is not None and here.source.marks.get("against") in [str(seat) for seat in action.seats]


class BleedsWhom(Condition, frozen=True):
    """The action bleeds one of these Methuselahs."""

    whose: Whose

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        seats = here.methuselahs(self.whose)
        return action is not None and action.kind == "bleed" and any(seat in seats for seat in action.seats)


class ActingIs(Condition, frozen=True):
    """The acting minion is controlled by one of these Methuselahs."""

    whose: Whose

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        return action is not None and action.seat in here.methuselahs(self.whose)


class Covers(Condition, frozen=True):
    """One number is as high as another, or higher."""

    amount: Amount
    other: Amount

    def holds(self, here: Here) -> bool:
        return amount_of(here, self.amount) >= amount_of(here, self.other)


class DirectedAtYou(Condition, frozen=True):
    """The action is directed at you, or at a card that you control (sec. 6.2.2.1)."""

    def holds(self, here: Here) -> bool:
        return here.game.table.action is not None and here.seat in blocks.directed_at(here.game)


class AnyOf(Condition, frozen=True):
    """One of several is so."""

    conditions: tuple[Conditions, ...]

    def holds(self, here: Here) -> bool:
        return any(condition.holds(here) for condition in self.conditions)


class Not(Condition, frozen=True):
    """Something is not so."""

    condition: Conditions

    def holds(self, here: Here) -> bool:
        return not self.condition.holds(here)


class BlockMayBegin(Condition, frozen=True):
    """The minion may attempt to block now, once it is unlocked, or already does; `free` of the restrictions on who may
    (sec. 6.2.2.1)."""

    who: str = "minion"
    free: bool = False
    which: Which | None = None
    """Where it is not known yet: one of these may."""

    def holds(self, here: Here) -> bool:
        copies = here.copies(self.who) if self.which is None else found(here, self.which)
        return any(blocks.may_begin(here.game, copy, free=self.free) for copy in copies)
