"""The headings that part a text list: crypt, library, card types, sideboard, and what they say about counts.

Headings are told by their words alone (``Crypt (12 cards, min=14, max=25, avg=5.08)``, ``Crypt [12 vampires] Capacity
min: 2``, ``-- Master [17] --``), so that every program's punctuation is understood.
"""

from __future__ import annotations

import re
from typing import Literal

from msgspec import Struct

HeadingKind = Literal["crypt", "library", "type", "sideboard", "summary"]


def _words(*lines: str) -> frozenset[str]:
    return frozenset(word for line in lines for word in line.split())


_LONGEST = 120
_WORD = re.compile(r"[^\W\d_]+")
_BESIDE = re.compile(r"(?<=[)\]])\s+(?=[^\W\d])|\s+(?:/|\||--+|[–—])\s+|;\s*")
"""Between two headings in one line."""
_NUMBER = re.compile(r"\d{1,6}")
_SAYING = re.compile(r"[^\W_]")

_CRYPT = frozenset({"crypt", "cripta", "crypte", "krypta"})
_LIBRARY = frozenset({"library", "librairie", "bibliothèque", "bibliotheque", "biblioteca", "bibliothek", "libreria"})
_SIDEBOARD = frozenset({"sideboard", "maybeboard"})
_SUMMARY = _words(
    "ave average avg capacity card cards deck g group groups grp imbued max maximum min minimum size sl total unique",
    "amount copies count name names number qty quantity",
    "vampire vampires vampiros vampiri cartas cartes karten carte grand",
)
_TYPES = _words(
    "master masters action actions modifier modifiers mod reaction reactions combat combats political politics vote",
    "votes equipment equipments ally allies retainer retainers event events power powers conviction convictions",
    "maîtres maitres réactions réaction alliés équipement équipements serviteurs événements politiques modificateurs",
    "maestros acciones acción reacciones reacción combate aliados equipo criados eventos políticas modificadores",
    "maestri azioni reazioni combattimento alleati equipaggiamento seguaci eventi politiche modificatori",
    "meister aktionen reaktionen kampf verbündete ausrüstung gefolgsleute ereignisse modifikatoren",
)
_ANY_TYPE = _words("other misc mixed multi dual combo multitype")
"""Words over cards of several types, or of what types remain."""
_BESIDE_TYPES = _SUMMARY | _words("and or trifle trifles minion discipline disciplines skill type types") | _ANY_TYPE


class Heading(Struct, frozen=True):
    """A heading of a list."""

    kind: HeadingKind
    declared: int | None
    """How many cards the heading says there are; None when it doesn't say."""
    title: str = ""
    """The heading in short, for sentences: ``crypt``, ``Action Modifier``."""


def heading(line: str) -> Heading | None:
    """The heading that a line is, or None when it is none.

    >>> heading("Crypt: (12 cards, Min: 22, Max: 44, Avg: 8,16)")
    Heading(kind='crypt', declared=12, title='crypt')
    >>> heading("Library Hunting Ground") is None
    True
    """
    if len(line) > _LONGEST:
        return None
    words = [word.casefold() for word in _WORD.findall(line)]
    if not words:
        return None
    if words[0] == "sl" and len(words) > 1:  # ***SL***CRYPT***
        words = words[1:]
    rest = set(words[1:])
    if words[0] in _CRYPT and rest <= _SUMMARY:
        return Heading("crypt", _declared(line), "crypt")
    if words[0] in _LIBRARY and rest <= _SUMMARY:
        return Heading("library", _declared(line), "library")
    if words[0] in _SIDEBOARD and rest <= _SUMMARY:
        return Heading("sideboard", _declared(line), "sideboard")
    if (words[0] in _ANY_TYPE or not _TYPES.isdisjoint(words)) and set(words) <= _TYPES | _BESIDE_TYPES:
        return Heading("type", _declared(line), _type_title(line))
    if set(words) <= _SUMMARY:
        return Heading("summary", None)
    return None


def headings(line: str) -> list[Heading]:
    """The headings that a line is, one or more beside each other; none when it is none.

    >>> [found.title for found in headings("Library (5 cards) Action (3)")]
    ['library', 'Action']
    """
    whole = heading(line)
    if whole is not None:
        return [whole]
    parts = [part for part in _BESIDE.split(line) if not is_rule(part)] if len(line) <= _LONGEST else []
    found = [heading(part) for part in parts]
    return [one for one in found if one is not None] if len(parts) > 1 and all(found) else []


def is_rule(line: str) -> bool:
    """Whether a line is empty or only drawn (``-----``, ``=====``)."""
    return not _SAYING.search(line)


def _declared(line: str) -> int | None:
    number = _NUMBER.search(line)
    return int(number[0]) if number else None


def _type_title(line: str) -> str:
    return re.split(r"[(\[:\d]", line.strip(" -=*#/"), maxsplit=1)[0].strip() or line.strip()
