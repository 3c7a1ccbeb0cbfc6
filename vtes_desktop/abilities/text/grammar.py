"""Grammar: clauses put together with “and” and “then”."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from vtes_desktop.abilities.text.clauses import actions, blood, cards, holdings, masters, minions, puts
from vtes_desktop.abilities.text.template import ClauseTemplate, first_made
from vtes_desktop.abilities.vocabulary.effects.word import Words

TEMPLATES: Final[tuple[ClauseTemplate, ...]] = (
    *blood.CLAUSES,
    *cards.CLAUSES,
    *actions.CLAUSES,
    *minions.CLAUSES,
    *holdings.CLAUSES,
    *masters.CLAUSES,
    *puts.CLAUSES,
)
_JOINTS: Final = re.compile(r",? and |,? then |, then ")


def joined(text: str, templates: Sequence[ClauseTemplate]) -> tuple[Words, ...] | None:
    """What clauses joined by “and” do, in order; None where any of them is not understood. A capital at the beginning
    and a full stop at the end don't matter."""
    text = text.strip().removesuffix(".")
    text = text[:1].lower() + text[1:]
    whole = first_made(templates, text)
    if whole is not None:
        return tuple(whole)
    for joint in _JOINTS.finditer(text):
        first = first_made(templates, text[: joint.start()])
        rest = joined(text[joint.end() :], templates) if first is not None else None
        if first is not None and rest is not None:
            return (*first, *rest)
    return None


@lru_cache(maxsize=4096)
def clauses(text: str) -> tuple[Words, ...] | None:
    """What clauses joined by “and” do."""
    return joined(text, TEMPLATES)
