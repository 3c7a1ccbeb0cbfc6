"""The lists of the web deck builders: VDB's and Amaranth's text, VDB's and VTES Decks' JSON, VDB's links.

A link to a deck that only the web site holds can't be followed: the program doesn't go online for decks.
"""

from __future__ import annotations

import re
from urllib.parse import parse_qs, quote, urlencode, urlsplit

import msgspec

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck, Entry
from vtes_desktop.decks.encoding import UnreadableDeckError
from vtes_desktop.decks.formats.arranging import library_parts, listed_name, one_line
from vtes_desktop.decks.formats.twd import crypt_lines
from vtes_desktop.decks.matching import Matcher, Written

_LINK = re.compile(r"(?i)^(?:https?://|www\.)\S+$")
_CARD = re.compile(r"(\d+)=(-?\d+)")


def write_text(deck: Deck, catalogue: Catalogue) -> str:
    """The deck as VDB and Amaranth print it. It holds name, author and description."""
    lines = [f"Deck Name: {one_line(deck.name)}", f"Author: {one_line(deck.author)}"]
    if deck.description:
        lines.append(f"Description: {deck.description}")
    crypt = crypt_lines(_without_comments(deck), catalogue)
    title = f"Library ({deck.library_count} cards)"
    lines += ["", crypt[0], "=" * len(crypt[0]), *crypt[2:], "", title, "=" * len(title)]
    for number, part in enumerate(library_parts(deck, catalogue)):
        trifles = f"; {part.trifles} trifle" if part.title == "Master" and part.trifles else ""
        heading = f"{part.title} ({part.count}{trifles})"
        lines += [""] * (number > 0) + [heading, "-" * len(heading)]
        lines += [f"{row.entry.count}x {listed_name(row.card, catalogue)}" for row in part.rows]
    return "\n".join(lines) + "\n"


def write_vdb_json(deck: Deck, catalogue: Catalogue) -> str:  # noqa: ARG001 every format is written alike
    """The deck as VDB's interface gives it: counts by official number. It holds name, author and description."""
    return _pretty({**_words(deck), "cards": {str(entry.card_id): entry.count for entry in deck.entries}})


def write_vtes_decks_json(deck: Deck, catalogue: Catalogue) -> str:
    """The deck as VTES Decks' interface gives it, with names. It holds name, author and description."""

    def cards(entries: list[Entry]) -> list[dict[str, object]]:
        return [
            {
                "id": entry.card_id,
                "number": entry.count,
                "name": listed_name(catalogue.card(entry.card_id), catalogue),
            }
            for entry in entries
        ]

    return _pretty({**_words(deck), "crypt": cards(deck.crypt), "library": cards(deck.library)})


def write_link(deck: Deck, catalogue: Catalogue) -> str:  # noqa: ARG001 every format is written alike
    """A link that opens the deck on VDB, everything in the link itself. It holds name, author and description."""
    words = {key: value for key, value in _words(deck).items() if value}
    query = f"?{urlencode(words, quote_via=quote)}" if words else ""
    return f"https://vdb.im/decks/deck{query}#{';'.join(f'{entry.card_id}={entry.count}' for entry in deck.entries)}\n"


def is_link(text: str) -> bool:
    """Whether a text is nothing but a link."""
    return bool(_LINK.match(text.strip())) and len(text) < 100_000


def read_link(text: str, matcher: Matcher) -> Deck:
    """Read a link that holds the deck itself.

    :raises UnreadableDeckError: the link only says where the deck is.
    """
    link = text.strip()
    try:
        parts = urlsplit(link if "://" in link else f"https://{link}")
        words = parse_qs(parts.query, max_num_fields=50)
    except ValueError:
        raise UnreadableDeckError("This isn't a link that can be read. Copy the deck's text and paste that.") from None
    cards = [one for one in parts.fragment.split(";") if one]
    if not any(_CARD.fullmatch(one) for one in cards):
        raise UnreadableDeckError(
            f"This link only says where the deck is ({parts.hostname or 'somewhere'}), and decks aren't fetched from "
            "the web. Export the deck there as text, and open or paste that."
        )
    for one in cards:
        number = _CARD.fullmatch(one)
        if number is None:
            matcher.rest(1, one, f"“{one[:60]}” in the link isn't a card with its count.")
        else:
            matcher.take(Written(1, one, "", int(number[2][:12]), card_id=int(number[1][:12])))
    name, author, description = (words.get(key, [""])[0] for key in ("name", "author", "description"))
    deck = Deck(name, author, description)
    return matcher.finish(deck)


def _words(deck: Deck) -> dict[str, str]:
    return {"name": deck.name, "author": deck.author, "description": deck.description}


def _pretty(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"


def _without_comments(deck: Deck) -> Deck:
    plain = deck.copy()
    plain.entries = [Entry(entry.card_id, entry.count) for entry in deck.entries]
    return plain
