"""Sentences of the rooms below, in the player's language: said there in English, translated only where they are shown.

Journals, the network and the rooms that know no window have them in English; ``game_sentences.py`` has each as it is
said there, and ``game_patterns.py`` knows them again. A sentence that is not there is shown as it came.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QLocale

from vtes_desktop.table.saying import Part, Saying, Segment, segments
from vtes_desktop.ui.game_patterns import Sentences
from vtes_desktop.ui.languages import later, tr

CARD_TYPES = (
    later("Master"), later("Action"), later("Action Modifier"), later("Reaction"), later("Combat"),
    later("Political Action"), later("Equipment"), later("Ally"), later("Retainer"), later("Event"), later("Power"),
    later("Conviction"), later("Vampire"), later("Imbued"),
)  # fmt: skip
"""As the card lists have them."""
_FIRST_MARK: Final = 0xE000
"""In a sentence of the log a letter from here on, which no language has, stands for each part that is a name."""
NO_KINDS: Final[Mapping[str, str]] = MappingProxyType({})
_MARKS: Final = re.compile("([\ue000-\uf8ff])")


_SMOOTHING: Final[Mapping[str, Sequence[tuple[re.Pattern[str], str]]]] = {
    "fr": (
        (re.compile(r"\bde le (?=\w)"), "du "),
        (re.compile(r"\bde les (?=\w)"), "des "),
        (re.compile(r"\bà le (?=\w)"), "au "),
        (re.compile(r"\bà les (?=\w)"), "aux "),
        (re.compile(r"\b([Dd])e (?=[aeiouyâéèêîôûAEIOUÂÉÈÊÎÔÛ])"), r"\1'"),
        (re.compile(r"(?<![\d,.])1 dégâts aggravés\b"), "1 dégât aggravé"),
        (re.compile(r"(?<![\d,.])([01]) (dégât|action|transfert|carte|compteur|place)s\b"), r"\1 \2"),
    ),
    "es": ((re.compile(r"\b([Dd])e el (?=\w)"), r"\1el "), (re.compile(r"\b([Aa]) el (?=\w)"), r"\1l ")),
}
"""By language: what runs into each other, and what becomes of it."""


def game_word(sentence: str) -> str:
    """A sentence of the rooms below, in the player's language as far as it is known.

    >>> game_word("A crypt has at least 12 cards, not 3 (sec. 1.2).")
    'A crypt has at least 12 cards, not 3 (sec. 1.2).'
    """
    language = tr("Pass")
    if language == "Pass":  # in English there is nothing to look for
        return tr(sentence)
    return _in_language(language, sentence)


@lru_cache(4096)
def _in_language(_: str, sentence: str) -> str:
    return smoothed(sentences().read(sentence).said, QLocale().name().partition("_")[0])


def smoothed(sentence: str, language: str) -> str:
    """A sentence that was put together of parts, with these run into each other as the language has it.

    >>> smoothed("voler 1 dégâts de un allié à le porteur de Anson", "fr"), smoothed("de el siervo", "es")
    ("voler 1 dégât d'un allié au porteur d'Anson", 'del siervo')
    """
    for found, instead in _SMOOTHING.get(language, ()):
        sentence = found.sub(instead, sentence)
    return sentence


@cache
def sentences() -> Sentences:
    """All that the rooms below say, of every game: whoever is at the start page may come to a table of any."""
    from vtes_desktop.ui.game_sentences import NOUNS, SENTENCES
    from vtes_desktop.ui.said.names import CLANS
    from vtes_desktop.ui.vendetta.sentences import SENTENCES as OF_VENDETTA

    return Sentences((*SENTENCES, *OF_VENDETTA), NOUNS, CLANS)


def marked(saying: Saying) -> tuple[str, Mapping[str, Part]]:
    """A sentence of the log with a mark for each part that is a name, and what each mark stands for."""
    named: dict[str, Part] = {}
    pieces = []
    for part in saying.parts:
        if isinstance(part, str):
            pieces.append(_MARKS.sub("", part))
        else:
            mark = chr(_FIRST_MARK + len(named))
            named[mark] = part
            pieces.append(mark)
    return "".join(pieces), named


def translated(
    saying: Saying, seats: Sequence[str], card_name: Callable[[int], str], kinds: Mapping[str, str]
) -> list[Segment]:
    """A sentence of the log, piece by piece (:func:`~vtes_desktop.table.saying.segments`), in the player's language and
    the order of its words; what somebody has said stays as it was said."""
    if tr("Pass") == "Pass" or _is_speech(saying):
        return segments(saying, seats, card_name, kinds)
    sentence, named = marked(saying)
    found: list[Segment] = []
    for piece in _MARKS.split(game_word(sentence)):
        part = named.get(piece)
        if part is None:
            found.extend([(piece, None)] if piece else [])
            continue
        # A card that the reader does not know, and what stands between several, are words, too.
        for text, name in segments(Saying((part,)), seats, card_name, kinds):
            found.append((text if name is not None and _has_name(name) else game_word(text), name))
    return found


def told(
    saying: Saying, seats: Sequence[str], card_name: Callable[[int], str], kinds: Mapping[str, str] = NO_KINDS
) -> str:
    """A sentence of the log as one string, in the player's language."""
    return "".join(text for text, _ in translated(saying, seats, card_name, kinds))


def _is_speech(saying: Saying) -> bool:
    """Whether it tells what somebody has written, after a name and a colon."""
    said = saying.parts[1] if len(saying.parts) > 1 else ""
    return saying.kind == "chat" and isinstance(said, str) and said.startswith(": ")


def _has_name(part: object) -> bool:
    """Whether what a sentence names is called by a name, rather than “a card”."""
    return getattr(part, "card", 1) != 0


def card_type(title: str) -> str:
    """A card's type or types, as the lists have them, in the player's language.

    >>> card_type("Action Modifier/Combat")
    'Action Modifier/Combat'
    """
    return "".join(tr(part) if part.strip(" /") else part for part in re.split("( ?/ ?)", title))
