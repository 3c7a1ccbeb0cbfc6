"""Sentences of the rooms below, in the player's language: said there in English, translated only where they are shown.

Journals, the network and the rooms that know no window have them in English; ``game_sentences.py`` has each as it is
said there. A sentence that is not there is shown as it came.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from functools import cache

from vtes_desktop.table.saying import Saying, Segment, Who
from vtes_desktop.ui.languages import later, tr

CARD_TYPES = (
    later("Master"), later("Action"), later("Action Modifier"), later("Reaction"), later("Combat"),
    later("Political Action"), later("Equipment"), later("Ally"), later("Retainer"), later("Event"), later("Power"),
    later("Conviction"), later("Vampire"), later("Imbued"),
)  # fmt: skip
"""As the card lists have them."""
_PLACE = re.compile(r"\\\{(\w+)\\\}")


def game_word(sentence: str) -> str:
    """A sentence of the rooms below, in the player's language as far as it is known.

    >>> game_word("A crypt has at least 12 cards, not 3 (sec. 1.2).")
    'A crypt has at least 12 cards, not 3 (sec. 1.2).'
    """
    said = tr(sentence)
    if said != sentence or tr("Pass") == "Pass":  # in English there is nothing to look for
        return said
    patterns = _patterns()
    for pattern, known in (*patterns.get(_first(sentence), ()), *patterns.get("", ())):
        if found := pattern.fullmatch(sentence):
            return tr(known, **found.groupdict())
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
def _patterns() -> dict[str, list[tuple[re.Pattern[str], str]]]:
    """What sentences look like that have something in them that varies, by their first word."""
    from vtes_desktop.ui.game_sentences import SENTENCES

    found = defaultdict(list)
    for sentence in SENTENCES:
        if "{" in sentence:
            pattern = re.compile(_PLACE.sub(r"(?P<\1>.+?)", re.escape(sentence)))
            found[_first(sentence)].append((pattern, sentence))
    return found
