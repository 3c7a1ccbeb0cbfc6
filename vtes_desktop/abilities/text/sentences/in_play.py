"""Sentences of cards in play: what they may be used for, and what they do by themselves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from vtes_desktop.abilities.text.grammar import clauses
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *
from vtes_desktop.rules.moments import Event, Window
from vtes_desktop.table.situation import ActionKind

_KINDS: Final[dict[str, tuple[ActionKind, ...]]] = {
    "bleed": ("bleed",),
    "bleeding": ("bleed",),
    "hunt": ("hunt",),
    "hunting": ("hunt",),
    "equip": ("equip", "equip from"),
    "equipping": ("equip", "equip from"),
    "recruit": ("recruit",),
    "recruiting": ("recruit",),
    "recruiting allies": ("recruit",),
    "recruit ally": ("recruit",),
    "employ": ("employ",),
    "employing": ("employ",),
    "employing retainers": ("employ",),
    "employ retainer": ("employ",),
    "political": ("political",),
    "diablerie": ("diablerize",),
    "rescue": ("rescue",),
    "leave torpor": ("leave torpor",),
    "taking an action to enter combat with another minion": ("enter combat",),
    "actions to enter combat": ("enter combat",),
}
EVENTS: Final[dict[str, Event]] = {
    "unlock": "unlock phase",
    "master": "master phase",
    "minion": "minion phase",
    "influence": "influence phase",
    "discard": "discard phase",
}
"""The events at which phases begin."""
PHASE: Final = rf"(?P<phase>{'|'.join(EVENTS)})"


def kinds_of(phrase: str) -> tuple[ActionKind, ...] | None:
    """The kinds of action that a phrase names, several with “and” or “or” between; None for one that is not understood.

    >>> kinds_of("recruit or employ"), kinds_of("equip")
    (('recruit', 'employ'), ('equip', 'equip from'))
    """
    each = [_KINDS.get(kind, ()) for kind in re.split(r",? (?:and|or) (?:an? )?|, ", phrase)]
    return tuple(kind for kinds in each for kind in kinds) if all(each) else None


def parted(words: Sequence[Words]) -> tuple[tuple[Words, ...], tuple[Words, ...]]:
    """What is done, and what is chosen before that, as :class:`Usable` has them."""
    chosen = tuple(word for word in words if isinstance(word, Choose | ChooseMethuselah))
    return tuple(word for word in words if word not in chosen), chosen


def windows_of(phase: str) -> tuple[Window, ...]:
    """When what is for a phase may be used: in the minion phase during actions, too."""
    return MINION_PHASE if phase == "minion" else (phase,)  # type: ignore[return-value]


def _in_phase(match: re.Match[str], _: Sentence) -> Pieces | None:
    words, phase = understood(clauses(match["what"])), match["phase"]
    if match["can"]:
        locks, once = bool(match["lock"]), "" if match["lock"] else "turn"
        return (Usable(match["what"], (phase,), *parted(words), turn="yours", locks=locks, once=once),)  # type: ignore[arg-type]
    # Whether its vampire lies in torpor then or not, it is over.
    return (Upon(EVENTS[phase], words, turn="yours", torpid=words == (Burn("this"),)),)


SENTENCES: Final = (
    sentence(
        rf"During your {PHASE} phase, (?P<can>you (?:can|may) )?"
        r"(?P<lock>lock this card to )?(?P<what>[^.]+)\.",
        _in_phase,
    ),
)
