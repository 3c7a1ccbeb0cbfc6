"""Conditions of what the running action targets, and with what it is taken (sec. 6.2)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.abilities.vocabulary.targets import Which, fits, is_kind
from vtes_desktop.table.table import NOBODY


class ActionAt(Condition, frozen=True):
    """The action that is being taken targets a card that is meant."""

    which: Which

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        if action is None:
            return False
        copies = [game.table.copies.get(number) for number in action.targets]
        seats = here.methuselahs(self.which.whose)
        return any(
            copy is not None and copy.controller in (*seats, NOBODY) and fits(here, self.which, copy) for copy in copies
        )


class ActionWith(Condition, frozen=True):
    """The action is taken with a card of a kind: equipment that is a weapon."""

    kind: str

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        card = game.table.copies.get(action.card) if action is not None else None
        return card is not None and is_kind(here, self.kind, card)


class ActionOfClan(Condition, frozen=True):
    """The action is taken with a card of the hand, or is one that a card in play allows, that requires a clan."""

    clan: str

    def holds(self, here: Here) -> bool:
        game, action = here.game, here.game.table.action
        card = game.table.copies.get(action.card) if action is not None else None
        return card is not None and card.kind == "library" and self.clan in game.card(card).clans
