"""The program's own deck file: JSON that holds everything a deck has, with names beside numbers for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta, Struct, structs

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import MAX_COUNT, Deck, Entry, Event, Problem
from vtes_desktop.decks.encoding import UnreadableDeckError
from vtes_desktop.decks.formats.arranging import listed_name
from vtes_desktop.decks.matching import Matcher, Written

VERSION = 1
"""Raised when a file of this program can no longer be read by the program before it."""

MARK = "vtes_desktop_deck"
"""The first key of the file, by which it is known; its value is :data:`VERSION`."""


class _Card(Struct, omit_defaults=True):
    id: int
    count: int = 1
    name: str = ""
    comment: str = ""
    printings: list[str] = []
    """Sets, one for each copy of which the printing is chosen."""


class _File(Struct, omit_defaults=True):
    vtes_desktop_deck: Annotated[int, Meta(ge=1)]
    name: str = ""
    author: str = ""
    description: str = ""
    event: Event | None = None
    cards: list[_Card] = []
    sideboard: list[_Card] = []
    notes: str = ""
    tags: list[str] = []
    problems: list[Problem] = []


def looks_like(value: object) -> bool:
    """Whether decoded JSON is a deck file of this program."""
    return isinstance(value, dict) and MARK in value


def read(value: object, matcher: Matcher) -> Deck:
    """Read a deck file of this program from decoded JSON.

    A card that the catalogue doesn't have (an older list of cards, say) becomes a problem and is kept that way.

    :raises UnreadableDeckError: the file is damaged, or a newer program's.
    """
    try:
        file = msgspec.convert(value, _File)
    except msgspec.ValidationError as error:
        raise UnreadableDeckError(
            f"It is a deck of this program, but damaged: {error}. The version before it is beside it, in a file of "
            "the same name that ends in .bak."
        ) from None
    if file.vtes_desktop_deck > VERSION:
        raise UnreadableDeckError("A newer version of this program wrote it. Open it there, or export it as text.")
    for card in file.cards:
        matcher.take(Written(0, f"{card.count}x {card.name}", card.name, card.count, card.comment, "deck", card.id))
    for card in file.sideboard:
        text = f"{card.count}x {card.name}"
        matcher.take(Written(0, text, card.name, card.count, card.comment, "sideboard", card.id))
    deck = Deck(
        name=file.name,
        author=file.author,
        description=file.description,
        event=file.event,
        notes=file.notes,
        tags=file.tags,
        problems=[_known(problem, matcher.catalogue) for problem in file.problems],
        printings={card.id: tuple(card.printings[:MAX_COUNT]) for card in file.cards if card.printings},
    )
    return matcher.finish(deck)


def _known(problem: Problem, catalogue: Catalogue) -> Problem:
    """A problem with only those suggestions that the catalogue has: the file may be older than the card list."""
    return structs.replace(problem, suggestions=tuple(card for card in problem.suggestions if card in catalogue.cards))


def write(deck: Deck, catalogue: Catalogue) -> str:
    """The deck with everything it has."""

    def cards(entries: list[Entry], printings: Mapping[int, tuple[str, ...]]) -> list[_Card]:
        return [
            _Card(
                entry.card_id,
                entry.count,
                listed_name(catalogue.card(entry.card_id), catalogue),
                entry.comment,
                list(printings.get(entry.card_id, ())[: entry.count]),
            )
            for entry in entries
        ]

    file = _File(
        VERSION,
        deck.name,
        deck.author,
        deck.description,
        deck.event,
        cards(deck.entries, deck.printings),
        cards(deck.sideboard, {}),
        deck.notes,
        deck.tags,
        deck.problems,
    )
    return msgspec.json.format(msgspec.json.encode(file), indent=2).decode() + "\n"
