"""Names and texts of cards in other languages, as krcg 5 lays them beside the lists.

They are extra: lists without them, or with a broken file of them, are read all the same.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from vtes_desktop.cards.lists import CardListError, CardLists
from vtes_desktop.cards.model import Foreign

_log = logging.getLogger(__name__)

LANGUAGES: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {"fr": ("fr-FR", "Français"), "es": ("es-ES", "Español")}
)
"""By code: what it is called in the lists, and by those who speak it."""


def file_of(language: str, stem: str) -> str:
    """Where a language's list is, beside the lists.

    >>> file_of("fr", "vteslib")
    'vtescsv-fr/vteslib.fr-FR.csv'
    """
    return f"vtescsv-{language}/{stem}.{LANGUAGES[language][0]}.csv"


FILES: Final = tuple(file_of(language, stem) for language in LANGUAGES for stem in ("vtescrypt", "vteslib"))


def translations(files: CardLists) -> dict[int, tuple[Foreign, ...]]:
    """What the lists have in other languages, by official number."""
    from vtes_desktop.cards import text  # neither is needed when the cache is warm
    from vtes_desktop.cards.reader import rows

    found: defaultdict[int, list[Foreign]] = defaultdict(list)
    for language, (code, _) in LANGUAGES.items():
        name = f"Name {code}"
        for stem in ("vtescrypt", "vteslib"):
            file = file_of(language, stem)
            if not files.has(file):
                continue
            try:
                for _, row in rows(files, file, ("Id", name, "Card Text")):
                    number = row["Id"].strip()
                    if number.isdecimal() and len(number) < 9 and row[name].strip():
                        words = text.plain(row["Card Text"])
                        found[int(number)].append(Foreign(language, " ".join(row[name].split()), words))
            except CardListError as error:
                _log.warning("%s", error)
    return {number: tuple(each) for number, each in found.items()}
