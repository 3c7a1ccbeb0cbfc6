"""Whom a contract chooses by its text."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from vtes_desktop.abilities.text.nouns import group_of
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.cards.model import Card

_ALL_CHOSEN: Final = re.compile(r"\bEvery (?P<who>[A-Z][^,.]*?) is considered chosen for this contract\.")


@lru_cache(maxsize=256)
def all_chosen(card: Card) -> Which | None:
    """The vampires all of whom are chosen for a contract, where it says so."""
    every = next((match for part in card.text if (match := _ALL_CHOSEN.search(part.text))), None)
    return group_of(every["who"]) if every is not None else None
