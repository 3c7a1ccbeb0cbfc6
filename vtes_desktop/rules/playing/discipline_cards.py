"""Discipline cards: on whom their text lets them be put, and whether it lets a Discipline be chosen (sec. 1.6.2).

Which Disciplines a card gives is among its printed modifiers. One that was chosen stands as the mark ``discipline`` on
the card.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from vtes_desktop.cards.model import Card

_CHOSEN: Final = re.compile(r"\bchoose a Discipline\b")
_ON: Final = re.compile(r"\bPut this card on ([^.]*)")
_WITH: Final = re.compile(r"(.*?) with [A-Z][\w ]*? ?\[(\w{3})\]$")


@lru_cache(maxsize=1024)
def is_chosen(card: Card) -> bool:
    """Whether the Discipline that the card gives is chosen when it is played."""
    return any(_CHOSEN.search(part.text) for part in card.text)


@lru_cache(maxsize=1024)
def bearers(card: Card) -> tuple[tuple[str, str, bool], ...]:
    """Whom a card may be put on by its text, any one of them: what it must be (``vampire``, a clan, a sect), the code
    of a Discipline that it must have or nothing, and whether who plays the card must control it."""
    found = next((match for part in card.text if (match := _ON.search(part.text))), None)
    if found is None:
        return (("vampire", "", False),)
    made = []
    for phrase in re.split(r",? or (?:on )?", found[1].partition(" and ")[0]):
        words = re.sub(r"^(?:an?|any) (?:ready )?", "", phrase.strip())
        own = words.endswith(" you control")
        words = words.removesuffix(" you control")
        needs = _WITH.match(words)
        made.append((needs[1] if needs else words, needs[2].lower() if needs else "", own))
    return tuple(made)
