"""Coverage: how many cards play themselves, counted honestly, and which sentences are not understood yet.

A card counts when every sentence of it is understood, at each discipline level and for each of its types.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct

from vtes_desktop.abilities.by_hand import reason
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card


class WeightsError(Exception):
    """A file of weights can't be read; the message is a sentence."""


class Sentence(Struct, frozen=True):
    """A sentence that is not understood."""

    text: str
    weight: int
    cards: tuple[str, ...]
    """The cards that have it, by name."""


class Coverage(Struct, frozen=True):
    """What is covered of some cards."""

    covered: int
    total: int
    weighted: float
    """From 0 to 1: each card counted as often as its weight says."""
    uncovered: tuple[Sentence, ...]
    """The sentences that are not understood, those of the greatest weight first."""
    kinds: dict[str, tuple[int, int, float]]
    """The same for ``crypt`` and ``library``: covered, total, weighted."""
    needs: dict[str, tuple[str, ...]]
    """What the cards need that are by hand for a part, and which they are; most first."""


def coverage(catalogue: Catalogue, texts: Texts, weights: Mapping[int, int] | None = None) -> Coverage:
    """How many cards of a catalogue play themselves.

    :param weights: how much each card counts, by number; without it each counts once.
    """
    weigh = {card.id: 1 for card in catalogue.cards.values()} if weights is None else weights
    sentences: Counter[str] = Counter()
    having: dict[str, list[str]] = {}
    kinds = {}
    for kind, cards in (("crypt", catalogue.crypt), ("library", catalogue.library)):
        covered = [card for card in cards if texts.of(card).covered]
        kinds[kind] = (len(covered), len(cards), _share(covered, cards, weigh))
        for card in cards:
            for said in dict.fromkeys(each for reading in texts.of(card).readings for each in reading.unread):
                sentences[said] += weigh.get(card.id, 0)
                having.setdefault(said, []).append(catalogue.display_key(card))
    everything = [*catalogue.crypt, *catalogue.library]
    covered = [card for card in everything if texts.of(card).covered]
    uncovered = sorted(sentences, key=lambda said: (-sentences[said], -len(having[said]), said))
    return Coverage(
        len(covered),
        len(everything),
        _share(covered, everything, weigh),
        tuple(Sentence(said, sentences[said], tuple(having[said])) for said in uncovered),
        kinds,
        _needs(catalogue, [card for card in everything if not texts.of(card).covered]),
    )


NOBODY_KNOWS: Final = "somebody to say why: no reason is known yet"
"""What a card of a newer list needs that is not understood."""


def _needs(catalogue: Catalogue, cards: Iterable[Card]) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for card in cards:
        found.setdefault(reason(card) or NOBODY_KNOWS, []).append(catalogue.display_key(card))
    return {each: tuple(found[each]) for each in sorted(found, key=lambda each: -len(found[each]))}


class Deck(Struct, frozen=True):
    """A published starter deck, and which of its cards are by hand for a part."""

    code: str
    name: str
    copies: int
    """How many cards it has, crypt and library."""
    by_hand: tuple[str, ...]


class Starters(Struct, frozen=True):
    """The published starter decks, those with the least by hand first."""

    whole: int
    """In how many every card plays itself."""
    of: int
    decks: tuple[Deck, ...]


def starters(catalogue: Catalogue, texts: Texts) -> Starters:
    """How much of the published starter decks plays itself."""
    decks = []
    for deck in catalogue.starters:
        cards = [catalogue.cards[number] for number, _ in (*deck.crypt, *deck.library)]
        by_hand = tuple(catalogue.display_key(card) for card in cards if not texts.of(card).covered)
        decks.append(Deck(deck.code, deck.name, deck.crypt_size + deck.library_size, by_hand))
    decks.sort(key=lambda deck: len(deck.by_hand))
    return Starters(sum(not deck.by_hand for deck in decks), len(decks), tuple(decks))


class NewCard(Struct, frozen=True):
    """A card that an older list does not have, or has with another text."""

    name: str
    changed: bool
    """Whether the older list has it."""
    covered: bool


def news(catalogue: Catalogue, older: Catalogue, texts: Texts) -> tuple[NewCard, ...]:
    """What is new in a list against an older one: new cards, then changed texts, each in the list's order."""
    found = []
    for card in catalogue.cards.values():
        before = older.cards.get(card.id)
        if before is None or before.text != card.text:
            found.append(NewCard(catalogue.display_key(card), before is not None, texts.of(card).covered))
    return tuple(sorted(found, key=lambda each: each.changed))


def _share(covered: Iterable[Card], cards: Iterable[Card], weigh: Mapping[int, int]) -> float:
    total = sum(weigh.get(card.id, 0) for card in cards)
    return sum(weigh.get(card.id, 0) for card in covered) / total if total else 0.0


def read_weights(path: Path, catalogue: Catalogue) -> tuple[dict[int, int], list[str]]:
    """How much each card counts, from a table with the columns ``kind``, ``name``, ``advanced`` and ``copies``; and the
    names in it that no card has. Where versions share a name, the oldest group's counts.

    Raises :class:`WeightsError`.
    """
    weights: Counter[int] = Counter()
    unknown = []
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            rows = csv.DictReader(file)
            missing = {"kind", "name", "copies"} - set(rows.fieldnames or ())
            if missing:
                raise WeightsError(f"{path} has no column “{sorted(missing)[0]}”; it needs kind, name and copies.")
            for row in rows:
                copies = (row["copies"] or "").strip()
                if not copies.isdecimal():
                    raise WeightsError(f"{path}, line {rows.line_num}: “{copies}” is no number of copies.")
                card = _card(catalogue, row["kind"] or "", row["name"] or "", advanced=bool(row.get("advanced")))
                if card is None:
                    unknown.append(row["name"] or "")
                else:
                    weights[card.id] += int(copies)
    except (OSError, UnicodeError, csv.Error) as error:
        raise WeightsError(f"{path} can’t be read: {error}") from error
    return dict(weights), unknown


def _card(catalogue: Catalogue, kind: str, name: str, *, advanced: bool) -> Card | None:
    return next((card for card in catalogue.versions(name) if card.kind == kind and card.advanced == advanced), None)
