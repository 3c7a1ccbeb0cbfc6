"""Card text in the words that are printed on the cards.

krcg 5 says two clans and one Discipline by their newer names inside texts, not always in right English (“an Banu
Haqim”, “Ministries”). What is read here, and the marks of sentences in `cards/`, are of the older words: both dialects
come to the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from vtes_desktop.cards.model import Card


def _several(match: re.Match[str]) -> str:
    return f"{match[1]} Assamites" if match[1] else "Assamites"


_OLDER: Final[tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...]] = (
    (re.compile(r"\bMinistries\b"), "Followers of Set"),
    (re.compile(r"\bMinistry\b"), "Follower of Set"),
    (re.compile(r"\b(all|cost|prevents|of) Banu Haqim\b|\bBanu Haqim(?= get\b)"), _several),
    (re.compile(r"\bBanu Haqim\b"), "Assamite"),
    (re.compile(r"\bBlood Sorcery\b"), "Thaumaturgy"),
)
_NEWER: Final = ("Ministr", "Banu Haqim", "Blood Sorcery")


def in_older_words(card: Card) -> Card:
    """The card with its text as it was printed; the very card where nothing of it is newer."""
    if not any(word in part.text for part in card.text for word in _NEWER):
        return card
    text = tuple(replace(part, text=_older(part.text)) for part in card.text)
    return replace(card, text=text) if text != card.text else card


def _older(text: str) -> str:
    for newer, older in _OLDER:
        text = newer.sub(older, text)
    return text
