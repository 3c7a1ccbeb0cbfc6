"""The order and the words in which lists are written: crypt by count and capacity, library by type and name."""

from __future__ import annotations

import unicodedata

from msgspec import Struct

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.cards.spelling import fold
from vtes_desktop.decks.deck import Deck, Entry
from vtes_desktop.decks.matching import goes_with

TYPE_ORDER = (
    "Master",
    "Conviction",
    "Action",
    "Action/Combat",
    "Action/Reaction",
    "Ally",
    "Equipment",
    "Political Action",
    "Retainer",
    "Power",
    "Action Modifier",
    "Action Modifier/Combat",
    "Action Modifier/Reaction",
    "Reaction",
    "Combat",
    "Combat/Reaction",
    "Event",
)
"""The order of card types in the tournament archive; types not named here come after, by name."""

_PLAIN = str.maketrans(
    {
        "ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss", "đ": "d",
        "ð": "d", "þ": "th", "ı": "i", "‘": "'", "’": "'", "“": '"', "”": '"', "–": "-", "—": "-", "…": "...",
        "™": "(TM)", "\xa0": " ",
    }
)  # fmt: skip


class Row(Struct, frozen=True):
    """An entry with its card."""

    entry: Entry
    card: Card


class Part(Struct, frozen=True):
    """The library cards of one type (``Action Modifier/Combat``), in the order of their names."""

    title: str
    rows: tuple[Row, ...]

    @property
    def count(self) -> int:
        """How many cards there are, copies counted."""
        return sum(row.entry.count for row in self.rows)

    @property
    def trifles(self) -> int:
        """How many of them are trifles, copies counted."""
        return sum(row.entry.count for row in self.rows if is_trifle(row.card))


def crypt_rows(deck: Deck, catalogue: Catalogue) -> list[Row]:
    """The crypt: most copies first, then highest capacity, then name.

    :raises UnknownCard: the deck has a card that the catalogue hasn't.
    """
    rows = [Row(entry, catalogue.card(entry.card_id)) for entry in deck.crypt]
    return sorted(rows, key=lambda row: (-row.entry.count, -(row.card.capacity or 0), fold(row.card.name), row.card.id))


def library_parts(deck: Deck, catalogue: Catalogue) -> list[Part]:
    """The library by card type, in the archive's order.

    :raises UnknownCard: the deck has a card that the catalogue hasn't.
    """
    parts: dict[str, list[Row]] = {}
    for entry in deck.library:
        card = catalogue.card(entry.card_id)
        parts.setdefault(type_title(card), []).append(Row(entry, card))
    order = {title: number for number, title in enumerate(TYPE_ORDER)}
    return [
        Part(title, tuple(sorted(rows, key=lambda row: (fold(row.card.name), row.card.id))))
        for title, rows in sorted(parts.items(), key=lambda part: (order.get(part[0], len(order)), part[0]))
    ]


def type_title(card: Card) -> str:
    """A card's types as headings write them: ``Action Modifier/Combat``."""
    return "/".join(sorted(card.types))


def is_trifle(card: Card) -> bool:
    """Whether a master card is a trifle (rulebook: Master Phase)."""
    return "Master" in card.types and any("trifle" in part.text.casefold() for part in card.text if not part.marks)


def discipline_text(card: Card, none: str = "-none-") -> str:
    """``DOM OBF aus``: superior disciplines first, each by letter; `none` when there are none."""
    return " ".join(sorted(str(level) for level in card.disciplines)) or none


def group_text(card: Card) -> str:
    """``6``, or ``ANY``."""
    return str(card.group or "ANY").upper()


def clan_text(card: Card) -> str:
    """A crypt card's clan or creed."""
    return card.clans[0] if card.clans else ""


def listed_name(card: Card, catalogue: Catalogue) -> str:
    """A name that only this card has, as lists write it: ``Theo Bell (G6)``, ``Anarch Free Press, The``."""
    key = catalogue.display_key(card)
    marks = key[len(card.display_name.removesuffix(" (ADV)")) :]
    return f"{archive_name(card)}{marks}"


def plain_name(card: Card, deck: Deck, catalogue: Catalogue) -> str:
    """The name for lists that have nothing but names: :func:`listed_name`, with the group where it would be misread.

    The bare name is the oldest version's; in a crypt that this version doesn't go with, readers would take another.
    """
    name = listed_name(card, catalogue)
    groups = [catalogue.card(entry.card_id).group for entry in deck.crypt]
    numbers = [group for group in groups if isinstance(group, int)]
    if card.kind == "library" or " (G" in name or goes_with(card, numbers) or len(catalogue.versions(card.name)) == 1:
        return name
    base = name.removesuffix(" (ADV)")
    return f"{base} (G{group_text(card)}{' ADV' if card.advanced else ''})"


def archive_name(card: Card) -> str:
    """The name as the tournament archive writes it, without what tells versions apart."""
    return card.name.replace("™", "(TM)").replace(" — ", " -- ")


def ascii_name(name: str) -> str:
    """A name in plain ASCII: ``Kuyen`` for ``Kuyén``."""
    name = name.translate(_PLAIN)
    return unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode("ascii")


def one_line(text: str) -> str:
    """A text without line ends, for lists that have one line for it."""
    return " ".join(line.strip() for line in text.split("\n")).strip()
