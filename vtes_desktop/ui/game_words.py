"""Sentences of the rooms below, in the player's language: said there in English, translated only where they are shown.

Journals, the network and the rooms that know no window have them in English; ``game_sentences.py`` has each as it is
said there. A sentence that is not there is shown as it came.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from vtes_desktop.table.saying import Saying, Segment, Who
from vtes_desktop.ui.languages import later, tr

CARD_TYPES = (
    later("Master"), later("Action"), later("Action Modifier"), later("Reaction"), later("Combat"),
    later("Political Action"), later("Equipment"), later("Ally"), later("Retainer"), later("Event"), later("Power"),
    later("Conviction"), later("Vampire"), later("Imbued"),
)  # fmt: skip
"""As the card lists have them."""
_PLACE = re.compile(r"\{(\w+)\}")


class Pattern(NamedTuple):
    """What a sentence looks like that has something in it that varies."""

    known: str
    """As it is said, with its ``{names}``."""
    between: tuple[str, ...]
    """What stands before, between and after them."""
    names: tuple[str, ...]

    @classmethod
    def of(cls, known: str) -> Pattern:
        """The pattern of a sentence with at least one name."""
        parts = _PLACE.split(known)
        return cls(known, tuple(parts[::2]), tuple(parts[1::2]))

    def values_in(self, sentence: str) -> dict[str, str]:
        """What stands for each name in a sentence, as little as can be, the first ones first; nothing in another one.

        A sentence may come from a stranger and be very long: it is gone through once.
        """
        first, *middle, last = self.between
        if not (sentence.startswith(first) and sentence.endswith(last)) or "\n" in sentence:
            return {}
        at, end = len(first), len(sentence) - len(last)
        values = []
        for piece in middle:
            found = sentence.find(piece, at + 1, end)
            if found < 0:
                return {}
            values.append(sentence[at:found])
            at = found + len(piece)
        values.append(sentence[at:end])
        return dict(zip(self.names, values, strict=True)) if at < end else {}


def game_word(sentence: str) -> str:
    """A sentence of the rooms below, in the player's language as far as it is known.

    >>> game_word("A crypt has at least 12 cards, not 3 (sec. 1.2).")
    'A crypt has at least 12 cards, not 3 (sec. 1.2).'
    """
    said = tr(sentence)
    if said != sentence or tr("Pass") == "Pass":  # in English there is nothing to look for
        return said
    patterns = _patterns()
    for pattern in (*patterns.get(_first(sentence), ()), *patterns.get("", ())):
        if found := pattern.values_in(sentence):
            return tr(pattern.known, **found)
    return sentence


def translated(saying: Saying, segments: Sequence[Segment]) -> list[Segment]:
    """A sentence of the log, piece by piece, in the player's language; what somebody has said stays as it was said."""
    if saying.kind == "chat":
        return list(segments)
    return [(text if isinstance(named, Who) else game_word(text), named) for text, named in segments]


def card_type(title: str) -> str:
    """A card's type or types, as the lists have them, in the player's language.

    >>> card_type("Action Modifier/Combat")
    'Action Modifier/Combat'
    """
    return "".join(tr(part) if part.strip(" /") else part for part in re.split("( ?/ ?)", title))


def _first(sentence: str) -> str:
    """The word by which a sentence is looked up; empty for one that begins with what varies."""
    word = sentence.lstrip(" ,.:;“").partition(" ")[0]
    return "" if "{" in word else word


@cache
def _patterns() -> dict[str, list[Pattern]]:
    """The patterns of all sentences that have one, by their first word."""
    from vtes_desktop.ui.game_sentences import SENTENCES

    found = defaultdict(list)
    for sentence in SENTENCES:
        if "{" in sentence:
            found[_first(sentence)].append(Pattern.of(sentence))
    return found
