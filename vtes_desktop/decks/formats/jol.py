"""Jyhad On Line's lists: one line a card (``2xTheo Bell (G6)``), crypt first, no words."""

from __future__ import annotations

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.formats.arranging import crypt_rows, library_parts, plain_name


def write(deck: Deck, catalogue: Catalogue) -> str:
    """The deck as JOL takes it. It holds the cards and their counts."""
    rows = [*crypt_rows(deck, catalogue), *(row for part in library_parts(deck, catalogue) for row in part.rows)]
    lines = [f"{row.entry.count}x{plain_name(row.card, deck, catalogue)}" for row in rows]
    split = len(deck.crypt)
    return "\n".join([*lines[:split], *([""] if split < len(lines) and split else []), *lines[split:]]) + "\n"
