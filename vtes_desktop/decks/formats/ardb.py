"""The Anarch Revolt Deck Builder's text, which FELDB and others write and read as well."""

from __future__ import annotations

import re

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.formats.arranging import (
    clan_text,
    crypt_rows,
    discipline_text,
    group_text,
    library_parts,
    one_line,
)
from vtes_desktop.decks.statistics import capacity_span

_HEADING = re.compile(r"(?im)^\s*crypt\s*(?:\[\d+\s*vampires?\]|:\s*\(\d+\s*(?:vampires?|cards?)\s*,\s*min)")
_RULE = "-" * 60


def looks_like(text: str) -> bool:
    """Whether a text list is ARDB's or FELDB's."""
    return bool(_HEADING.search(text))


def write(deck: Deck, catalogue: Catalogue) -> str:
    """The deck as ARDB prints it. It holds name, author and description."""
    span = capacity_span(deck, catalogue)
    lines = [
        f"Deck Name : {one_line(deck.name)}",
        f"Author : {one_line(deck.author)}",
        "Description :",
        *deck.description.split("\n"),
        "",
        f"Crypt [{deck.crypt_count} vampires] Capacity min: {span.lowest} max: {span.highest} "
        f"average: {span.average:.2f}",
        _RULE,
    ]
    rows = crypt_rows(deck, catalogue)
    width = max((len(row.card.name) for row in rows), default=0)
    powers = max((len(discipline_text(row.card, "")) for row in rows), default=0)
    for row in rows:
        card = row.card
        advanced = "Adv" if card.advanced else "   "
        lines.append(
            f" {row.entry.count}x {card.name:<{width}}  {advanced} {card.capacity or 0:>2} "
            f"{discipline_text(card, ''):<{powers}}  {card.title:<12} {clan_text(card)}:{group_text(card)}"
        )
    lines += ["", f"Library [{deck.library_count} cards]", _RULE]
    for part in library_parts(deck, catalogue):
        trifles = f" ({part.trifles} trifles)" if part.title == "Master" and part.trifles else ""
        lines += [f"{part.title} [{part.count}]{trifles}"]
        lines += [f" {row.entry.count}x {row.card.display_name}" for row in part.rows]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"
