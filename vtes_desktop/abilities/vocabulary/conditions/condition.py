"""What every condition is: a struct that holds or does not."""

from __future__ import annotations

from msgspec import Struct

from vtes_desktop.abilities.vocabulary.aloud import plainly
from vtes_desktop.abilities.vocabulary.here import Here


class Condition(Struct, frozen=True, omit_defaults=True, tag=True):
    """What must be so."""

    def holds(self, here: Here) -> bool:
        """Whether it is so now."""
        raise NotImplementedError

    def aloud(self) -> str:
        """What must be so, as a clause that goes after “if”: “the action is a bleed”."""
        return plainly(self)


class Measure(Struct, frozen=True, omit_defaults=True, tag=True):
    """A number that is counted when it is needed."""

    def of(self, here: Here) -> int:
        """The number."""
        raise NotImplementedError

    def aloud(self) -> str:
        """The number in words: “the capacity of the chosen card”."""
        return plainly(self)
