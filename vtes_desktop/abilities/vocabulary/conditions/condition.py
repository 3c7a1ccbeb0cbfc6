"""What every condition is: a struct that holds or does not."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, ForwardRef, TypeAlias

from msgspec import Struct

from vtes_desktop.abilities.vocabulary.aloud import plainly
from vtes_desktop.abilities.vocabulary.every import every
from vtes_desktop.abilities.vocabulary.here import Here


class Condition(Struct, frozen=True, omit_defaults=True, tag=True):
    """What must be so."""

    said: ClassVar[str] = ""
    """What must be so, where that is always the same."""

    def holds(self, here: Here) -> bool:
        """Whether it is so now."""
        raise NotImplementedError

    def aloud(self) -> str:
        """What must be so, as a clause that goes after “if”: “the action is a bleed”."""
        return self.said or plainly(self)


if TYPE_CHECKING:
    Conditions: TypeAlias = Condition
else:
    assert every
    Conditions = ForwardRef("every(Condition)", module=__name__)
"""Every condition, for decoding: those that there are when the first is decoded."""


def all_hold(here: Here, conditions: tuple[Conditions, ...]) -> bool:
    """Whether all of these are so now."""
    for condition in conditions:  # noqa: SIM110 – asked of every card at every choice
        if not condition.holds(here):
            return False
    return True
