"""One way in which a card can be played: as one of its types, at one discipline level, by one of its paragraphs.

The superior level may be used as the basic one too, so both are modes of their own (sec. 1.5). What stands in a
``DRAFT`` box is no mode: it is for other tournaments (sec. 1.6.1).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from msgspec import Struct

from vtes_desktop.cards.model import CardType, DisciplineLevel
from vtes_desktop.rules.combat.blow import StrikeKind

_NO_ACTIONS: Final = frozenset[CardType]({"Action Modifier", "Reaction", "Combat", "Master", "Event"})
"""The types of cards that no action is taken with; one is with a power, where it says so."""


class Mode(Struct, frozen=True):
    """One way to play a card: as one of its types, at one discipline level."""

    type: CardType
    disciplines: tuple[DisciplineLevel, ...] = ()
    """What the minion must have, all of it, or `any_of` them."""
    any_of: bool = False
    level: str = ""
    """How it is called: ``dom``, ``DOM``, ``pot pre``, ``obf/tha``; with a number where paragraphs have no other name;
    empty where there is no choice."""
    text: str = ""
    """What the card then does, for who reads it."""
    above: str = ""
    """What its text builds on when it begins “as above”: the paragraph of the lower level."""
    reflex: bool = False
    strike: StrikeKind | None = None
    """The kind of the strike that it makes; None for none (sec. 6.4.3)."""
    with_weapon: bool = False
    """Whether it strikes with a weapon that the minion bears."""
    with_ranged: bool = False
    """Whether that is a ranged weapon."""
    requires: tuple[str, ...] = ()
    """The words of requirements that are asked for at this level only: ``infernal``, ``capacity 5 or more``."""
    uncounted: bool = False
    """Whether the additional strikes that it gives don't count against the limit."""
    multiplies: bool = False
    """Whether it multiplies votes."""
    directed: bool = False
    """Whether the action is directed at what another Methuselah is or controls."""
    redirects: bool = False
    """Whether it changes who is bled."""
    puts_vampire: bool = False
    """Whether it puts a vampire in play."""
    bars_reactions: bool = False
    """Whether it keeps minions from playing reaction cards."""

    restricts: Literal["", "strikes", "equipment"] = ""
    """Whether it keeps the opposing minion from some strikes in this round, or from equipment."""

    def __hash__(self) -> int:
        # Of one card no two modes have the same type, level and words.
        return hash((self.type, self.level, self.text))

    @property
    def full_text(self) -> str:
        """What it builds on, and its own text."""
        return f"{self.above}\n{self.text}" if self.above else self.text


def at_level(modes: Iterable[Mode], level: str, kind: CardType | None = None) -> Mode | None:
    """The one of a card's modes with a level (as `kind`, where several types have it), a reflex only where no other has
    it; None for none."""
    fitting = [mode for mode in modes if mode.level == level and (kind is None or mode.type == kind)]
    return min(fitting, key=lambda mode: mode.reflex, default=None)


def acting_mode(modes: Iterable[Mode], level: str) -> Mode | None:
    """The one of a card's modes at a level in which an action is taken; None for none."""
    return next((mode for mode in modes if mode.level == level and mode.type not in _NO_ACTIONS), None)
