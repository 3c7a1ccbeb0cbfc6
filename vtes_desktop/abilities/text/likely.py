"""Which templates can match a sentence at all: hundreds of patterns are sorted by a word that must stand in it."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from vtes_desktop.abilities.text.template import SentenceTemplate

_CHARACTER_CLASS: Final = re.compile(r"(?<!\\)\[\^?\]?(?:\\.|[^\]\\])*\]")
_INNERMOST_GROUP: Final = re.compile(r"(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)")
_REPEATED: Final = re.compile(r"(?:\\.|.)(?:[?*+]|\{[\d,]*\})[?+]?")
_WORD: Final = re.compile(r"(?:^|(?<= ))[A-Za-z]{2,}(?=[ ,:;]|\\\.)")
_WORDS: Final = re.compile(r"[A-Za-z]{2,}")
_ANYTHING: Final = "\0"


class Likely:
    """Templates, tried in their order, of which most are known not to match a sentence without being tried."""

    def __init__(self, templates: Sequence[SentenceTemplate]) -> None:
        self._by_word: dict[str, list[tuple[int, SentenceTemplate]]] = defaultdict(list)
        for number, template in enumerate(templates):
            self._by_word[needed_word(template.pattern.pattern)].append((number, template))

    def of(self, text: str) -> list[SentenceTemplate]:
        """Those that may match a text, in their order."""
        found = list(self._by_word.get("", ()))
        for word in set(_WORDS.findall(text)):
            found += self._by_word.get(word, ())
        return [template for _, template in sorted(found, key=lambda each: each[0])]


def needed_word(pattern: str) -> str:
    """The longest word that stands between spaces in whatever a pattern matches; empty where none is sure to."""
    left = _CHARACTER_CLASS.sub(_ANYTHING, pattern)
    while (less := _INNERMOST_GROUP.sub(_ANYTHING, left)) != left:
        left = less
    if "|" in left:
        return ""
    return max(_WORD.findall(_REPEATED.sub(_ANYTHING, left)), key=len, default="")
