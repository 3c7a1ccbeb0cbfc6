"""Diablerie by a card: who may commit it, and on whom (sec. 6.5.5)."""

from __future__ import annotations

from vtes_desktop.abilities.vocabulary.aloud import block, card
from vtes_desktop.abilities.vocabulary.conditions.condition import Condition
from vtes_desktop.abilities.vocabulary.effects.word import Word, Words, do_all
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules.torpor.diablerie import blood_hunt, diablerie, may_diablerize
from vtes_desktop.table.asking import Procedure


class MayDiablerize(Condition, frozen=True):
    """The minion can commit diablerie (sec. 6.5.5)."""

    def holds(self, here: Here) -> bool:
        return here.minion is not None and may_diablerize(here.game, here.minion)

    def aloud(self) -> str:
        return "this minion can commit diablerie"


class Diablerize(Word, frozen=True):
    """The minion commits diablerie on a vampire in torpor (sec. 6.5.5)."""

    who: str = "target"
    then: tuple[Words, ...] = ()
    """What comes of it before the blood hunt."""

    def do(self, here: Here) -> Procedure[None]:
        minion, victim = here.minion, here.copy(self.who)
        if minion is not None and victim is not None and may_diablerize(here.game, minion):
            yield from diablerie(here.game, minion, victim, lambda: do_all(here, self.then))

    def aloud(self) -> str:
        does = f"this minion diablerizes {card(self.who)}, if it can commit diablerie"
        return f"{does}; before the blood hunt {block(self.then)}" if self.then else does


class BloodHunt(Word, frozen=True):
    """A blood hunt on the minion is decided by a referendum, as if it had committed diablerie (sec. 6.5.5)."""

    said = "a referendum decides on a blood hunt on this minion, as after a diablerie"

    def do(self, here: Here) -> Procedure[None]:
        if here.minion is not None and here.game.in_play(here.minion):
            yield from blood_hunt(here.game, here.minion)
