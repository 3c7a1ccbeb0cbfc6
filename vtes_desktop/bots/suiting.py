"""Decks for computer players: how much of a deck plays itself, and a deck that suits the others at a table."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.starters import StarterDeck

if TYPE_CHECKING:
    from vtes_desktop.abilities.texts import Texts

ENOUGH: Final = 0.95
"""The share of a deck's cards that must play themselves; of the rest a computer player plays little, and safely."""

Counts = Mapping[int, int]
"""How many of each card, by the card's number."""


def share(deck: Counts, catalogue: Catalogue, texts: Texts) -> float:
    """The share of a deck's cards, each copy counted, that play themselves: 0 to 1; 0 for no cards."""
    total = sum(deck.values())
    known = (
        count
        for number, count in deck.items()
        if (card := catalogue.cards.get(number)) is not None and texts.of(card).covered
    )
    return sum(known) / total if total else 0.0


def counted(starter: StarterDeck) -> dict[int, int]:
    """A starter deck's cards."""
    return dict((*starter.crypt, *starter.library))


def likeness(one: Counts, other: Counts) -> float:
    """How alike two decks are: the share of the copies of both that they have in common, 0 to 1."""
    both = sum(min(count, other.get(number, 0)) for number, count in one.items())
    either = sum(max(one.get(number, 0), other.get(number, 0)) for number in {*one, *other})
    return both / either if either else 0.0


def that_play_themselves(decks: Iterable[StarterDeck], catalogue: Catalogue, texts: Texts) -> Iterator[StarterDeck]:
    """Those of some decks that a computer player plays well, one by one: reading a deck's cards takes time."""
    return (deck for deck in decks if share(counted(deck), catalogue, texts) >= ENOUGH)


def suiting(decks: Sequence[StarterDeck], others: Sequence[Counts], chance: random.Random) -> StarterDeck:
    """One of some decks that is like none of those at the table: drawn from the third that is least like them.

    Raises ValueError for no decks.
    """
    if not decks:
        raise ValueError("There are no decks to choose from.")
    alike = {deck.code: max((likeness(counted(deck), other) for other in others), default=0.0) for deck in decks}
    ordered = sorted(decks, key=lambda deck: (alike[deck.code], deck.code))
    return chance.choice(ordered[: max(1, (len(ordered) + 2) // 3)] if others else ordered)
