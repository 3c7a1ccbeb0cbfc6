"""Clauses of combat put together with “and”."""

from __future__ import annotations

import re
from functools import lru_cache

from vtes_desktop.abilities.text import grammar
from vtes_desktop.abilities.text.clauses import combat as clauses_of_combat
from vtes_desktop.abilities.vocabulary.effects.word import Words


@lru_cache(maxsize=4096)
def words_of(text: str) -> tuple[Words, ...] | None:
    """What clauses of combat, joined by “and”, come to; None where any is not understood."""
    text = text.strip().removesuffix(".")
    text = text[:1].lower() + text[1:]
    whole = _one(text)
    if whole is not None:
        return whole
    for joint in re.finditer(r",? and |,? then |, then ", text):
        first = _one(text[: joint.start()])
        rest = words_of(text[joint.end() :]) if first is not None else None
        if first is not None and rest is not None:
            return (*first, *rest)
    return None


def _one(text: str) -> tuple[Words, ...] | None:
    for template in clauses_of_combat.CLAUSES:
        match = template.pattern.fullmatch(text)
        made = template.make(match) if match else None
        if made is not None:
            return tuple(made)
    made = grammar.one_clause(text)
    return tuple(made) if made is not None else None
