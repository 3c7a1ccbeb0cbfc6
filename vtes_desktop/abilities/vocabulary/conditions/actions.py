"""Conditions of the running action and of the phase, as minions' own cards name them (sec. 3, 6.2)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.here import Here, Whose


class PhaseIs(Condition, frozen=True):
    """It is a phase."""

    phase: str

    def holds(self, here: Here) -> bool:
        return here.game.table.phase == self.phase


class ActionTargets(Condition, frozen=True):
    """The action that is being taken targets a card, or another that its Methuselah controls."""

    who: str = "minion"
    by_others: bool = False
    """Whether the acting minion must be controlled by another Methuselah than that card."""

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        if action is None:
            return False
        targets = [copy for copy in here.copies(self.who) if copy.id in action.targets]
        return any(not self.by_others or copy.controller != action.seat for copy in targets)


class ActionRequires(Condition, frozen=True):
    """The action is taken with a card that requires a Discipline, at the level at which it is played."""

    code: str

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        card = game.table.copies.get(action.card) if action is not None else None
        if action is None or card is None:
            return False
        if "played" not in card.marks:
            # It is burned once the action has been resolved.
            return any(each.copy is card and self.code in each.codes for each in game.passing.action.played)
        level = action.level or card.marks.get("level", "")
        if level:
            return self.code in level.lower().replace("/", " ").split()
        return any(each.code == self.code for each in game.card(card).disciplines)


class ActionNeeds(Condition, frozen=True):
    """The action is one that a card allows which requires this of the minion: a sect, a title (ruling LSJ 20080604)."""

    word: str

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        card = game.table.copies.get(action.card) if action is not None else None
        return card is not None and self.word in game.card(card).requirement


class TurnOf(Condition, frozen=True):
    """It is the turn of one of these Methuselahs."""

    whose: Whose

    def holds(self, here: Here) -> bool:
        return here.game.table.active in here.methuselahs(self.whose)


class HandHas(Condition, frozen=True):
    """You have a card of a type in your hand; only asked for what you are offered yourself."""

    card_type: str

    def holds(self, here: Here) -> bool:
        game = here.game
        return any(self.card_type in game.card(copy).types for copy in game.pile(here.seat, "hand"))


class ActionOfThis(Condition, frozen=True):
    """The action that is being taken is the card's own: one that it allows, or that brings it into play."""

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        return action is not None and action.card == here.source.id


class CalledByThis(Condition, frozen=True):
    """A referendum is being held that the minion has called (sec. 6.3)."""

    def holds(self, here: Here) -> bool:
        call = here.game.table.referendum
        called = call is not None and not call.blood_hunt
        return called and call is not None and here.minion is not None and call.minion == here.minion.id
