"""What every word of the vocabulary is: a struct that can be done."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from vtes_desktop.abilities.vocabulary.aloud import plainly
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules.choice import Procedure


class Word(Struct, frozen=True, omit_defaults=True, tag=True):
    """Something that a card does."""

    is_cost: ClassVar[bool] = False
    """Whether it must be possible before anything is chosen, whatever that will be."""

    def can(self, here: Here) -> bool:
        """Whether there is anything for it to be done to: a card whose targets are missing can't be played."""
        return here is not None

    def do(self, here: Here) -> Procedure[None]:
        """Do it."""
        raise NotImplementedError

    def aloud(self) -> str:
        """What it does, as a clause in the third person: “you gain 1 pool”, every default spelled out."""
        return plainly(self)
