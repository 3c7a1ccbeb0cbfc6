"""Clauses of combat put together with “and”."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vtes_desktop.abilities.text import grammar
from vtes_desktop.abilities.text.clauses import combat as clauses_of_combat
from vtes_desktop.abilities.vocabulary.effects.word import Words

_TEMPLATES: Final = (*clauses_of_combat.CLAUSES, *grammar.TEMPLATES)


@lru_cache(maxsize=4096)
def words_of(text: str) -> tuple[Words, ...] | None:
    """What clauses of combat, joined by “and”, come to; None where any is not understood."""
    return grammar.joined(text, _TEMPLATES)
