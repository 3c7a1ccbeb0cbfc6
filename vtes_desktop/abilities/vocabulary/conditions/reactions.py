"""Conditions that modifiers and reactions ask about the running action: what it brings, whom and what it targets, how
it can still be ended (sec. 6.2)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.here import METHUSELAHS, Here
from vtes_desktop.abilities.vocabulary.targets import Which, fits
from vtes_desktop.rules import minions
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.playing.requirements import TITLES, has_word


class Brings(Condition, frozen=True):
    """The action recruits or employs one of these creatures, by the words that the card's text begins with."""

    kinds: tuple[str, ...] = ("recruit", "employ")
    words: tuple[str, ...] = ()

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        card = game.table.copies.get(action.card) if action is not None else None
        if action is None or card is None or action.kind not in self.kinds:
            return False
        return any(has_word(game, card, word) for word in self.words)


class NoneActed(Condition, frozen=True):
    """No action that was not mandatory has been taken in this turn before the running one."""

    def holds(self, here: Here) -> bool:
        return not here.game.taken.free


class TargetsCard(Condition, frozen=True):
    """The action is directed at a card that is meant."""

    which: Which
    at_you: bool = True
    """Whether it must be directed at you besides."""

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        if action is None or (self.at_you and here.seat not in blocks.directed_at(game)):
            return False
        copies = [game.table.copies.get(number) for number in action.targets]
        seats = here.methuselahs(self.which.whose)
        return any(copy is not None and copy.controller in seats and fits(here, self.which, copy) for copy in copies)


class MayFail(Condition, frozen=True):
    """The action can be made to fail: nobody attempts to block it, and it has not been blocked or resolved
    (LSJ 20041022)."""

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        return action is not None and not action.blocker and not here.game.passing.action.resolved


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


class StillBleeds(Condition, frozen=True):
    """The action bleeds whom it bled when that was noted."""

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        return action is not None and action.kind == "bleed" and here.numbers.get(BLED) == action.seats[0]


class RequiresTitle(Condition, frozen=True):
    """The action is taken with a card that requires a titled minion."""

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        card = game.table.copies.get(action.card) if action is not None else None
        return card is not None and bool({"titled", *TITLES} & set(game.card(card).requirement))


class Unblocked(Condition, frozen=True):
    """Blocks have been declined: the action is not blocked, or is resolving."""

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        return action is not None and action.step in ("unblocked", "resolving")


class ForAnarch(Condition, frozen=True):
    """The action requires an Anarch, or a baron who is one (LSJ 20080603), or makes the minion one."""

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        if action is None:
            return False
        card = game.table.copies.get(action.card)
        wanted = set(game.card(card).requirement) if card is not None else set()
        return action.kind == "become anarch" or bool({"anarch", "baron"} & wanted)


BLED = "bled"
"""The number of the Methuselah whom the action bled when that was noted."""
