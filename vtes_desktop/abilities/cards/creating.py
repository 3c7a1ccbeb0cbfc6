"""Actions that put a vampire in play, as several vampires speak of them."""

from __future__ import annotations

from vtes_desktop.abilities.text.facts.creating import puts_vampire_into_play
from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.here import Here


class PutsVampireIntoPlay(Condition, frozen=True):
    """The action that is being taken puts a vampire in play, at the level at which its card is played; one that only
    leaves torpor is in play already."""

    def holds(self, here: Here) -> bool:
        action = here.game.table.action
        copy = here.game.table.copies.get(action.card) if action is not None else None
        if copy is None:
            return False
        card = here.game.card(copy)
        played = [mode.full_text for mode in modes(card) if mode.level == copy.marks.get("level", "")]
        return puts_vampire_into_play("\n".join([*(played or [each.text for each in card.text])]))

    def aloud(self) -> str:
        return "the action puts a vampire in play"
