"""Whom a contract chooses by its text."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from vtes_desktop.abilities.text.nouns import group_of
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.cards.model import Card

_CHOSEN: Final = re.compile(r"\b(?:Every|This) (?P<who>[A-Z][^,.]*?) is (?:considered )?chosen for this contract\.")


@lru_cache(maxsize=256)
def chosen_in_play(card: Card) -> Which | None:
    """What a vampire must be to be chosen for a contract in play, where it says so: any of these, or the one that has
    played it; not who only played it as one (ruling on Mata Hari)."""
    said = next((match for part in card.text if (match := _CHOSEN.search(part.text))), None)
    if said is None:
        return None
    # “Independent or Anarch Assamite” means Assamites of either sect.
    return group_of(re.sub(r"^(\w+) or (\w+) (.+)$", r"\1 \3 and \2 \3", said["who"]))
