"""Clauses of combat put together with “and”."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from vtes_desktop.abilities.text import grammar
from vtes_desktop.abilities.text.clauses import combat as clauses_of_combat
from vtes_desktop.abilities.vocabulary.effects.word import Words


@lru_cache(maxsize=4096)
def words_of(text: str) -> tuple[Words, ...] | None:
    """What clauses of combat, joined by “and”, come to; None where any is not understood."""
    return grammar.joined(text, _one)


def _one(text: str) -> Sequence[Words] | None:
    for template in clauses_of_combat.CLAUSES:
        match = template.pattern.fullmatch(text)
        made = template.make(match) if match else None
        if made is not None:
            return made
    return grammar.one_clause(text)
