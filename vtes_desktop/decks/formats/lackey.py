"""LackeyCCG's deck files: a count, a tab and a name in plain letters; the library first, then ``Crypt:``."""

from __future__ import annotations

import re

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.formats.arranging import ascii_name, crypt_rows, library_parts, plain_name

_CRYPT = re.compile(r"(?im)^crypt:\s*$")
_TABBED = re.compile(r"(?m)^\d+(?:\t| {4,})\S")


def looks_like(text: str) -> bool:
    """Whether a text list is Lackey's."""
    return bool(_CRYPT.search(text) and _TABBED.search(text))


def write(deck: Deck, catalogue: Catalogue) -> str:
    """The deck as Lackey's plug-in takes it. It holds the cards, their counts and the sideboard."""
    lines = [
        f"{row.entry.count}\t{_name(row.card, deck, catalogue)}"
        for part in library_parts(deck, catalogue)
        for row in part.rows
    ]
    lines.append("Crypt:")
    lines += [f"{row.entry.count}\t{_name(row.card, deck, catalogue)}" for row in crypt_rows(deck, catalogue)]
    if deck.sideboard:
        lines.append("Sideboard:")
        lines += [f"{entry.count}\t{_name(catalogue.card(entry.card_id), deck, catalogue)}" for entry in deck.sideboard]
    return "\n".join(lines) + "\n"


def _name(card: Card, deck: Deck, catalogue: Catalogue) -> str:
    return ascii_name(plain_name(card, deck, catalogue)).replace("/", "")
