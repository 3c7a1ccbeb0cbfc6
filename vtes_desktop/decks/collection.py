"""The cards a player owns: counts by hand, from tables and starter decks, and what is missing for decks.

A missing card is reckoned for one deck at a time (the decks share the cards) or for several to be played side by side.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from vtes_desktop.any_json import UNREADABLE
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.starters import StarterDeck
from vtes_desktop.decks.deck import Deck, Problem, from_starter
from vtes_desktop.decks.encoding import UnreadableDeckError, text_of
from vtes_desktop.decks.formats import csv_lists
from vtes_desktop.decks.formats.arranging import group_text, listed_name, type_title
from vtes_desktop.decks.matching import Matcher
from vtes_desktop.decks.reading import read_deck

MAX_OWNED = 9_999
"""The most copies of one card that a collection counts."""

_VERSION = 1


class Missing(Struct, frozen=True):
    """A card of which more is needed than is owned."""

    card_id: int
    needed: int
    owned: int

    @property
    def missing(self) -> int:
        """Copies to be found."""
        return self.needed - self.owned


class _File(Struct):
    vtes_desktop_collection: Annotated[int, Meta(ge=1)]
    owned: dict[int, Annotated[int, Meta(ge=1, le=MAX_OWNED)]]


class Collection:
    """How many copies of each card a player owns.

    >>> mine = Collection()
    >>> mine.add(100588, 3)
    >>> mine.owned(100588), mine.owned(100001)
    (3, 0)
    """

    def __init__(self, owned: Mapping[int, int] | None = None) -> None:
        self._owned: Counter[int] = Counter()
        for card_id, count in (owned or {}).items():
            self.set(card_id, count)

    def __len__(self) -> int:
        """How many different cards are owned."""
        return len(self._owned)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Collection) and self._owned == other._owned

    __hash__ = None  # type: ignore[assignment]  # it changes

    @property
    def total(self) -> int:
        """How many cards are owned, copies counted."""
        return self._owned.total()

    @property
    def counts(self) -> dict[int, int]:
        """Copies by card number."""
        return dict(sorted(self._owned.items()))

    def owned(self, card_id: int) -> int:
        """How many copies of a card are owned."""
        return self._owned[card_id]

    def set(self, card_id: int, count: int) -> None:
        """Own so many copies of a card; 0 or less is none. Never more than :data:`MAX_OWNED`."""
        if count > 0:
            self._owned[card_id] = min(count, MAX_OWNED)
        else:
            self._owned.pop(card_id, None)

    def add(self, card_id: int, count: int = 1) -> None:
        """Own so many copies more (or, below zero, fewer)."""
        self.set(card_id, self._owned[card_id] + count)

    def add_deck(self, deck: Deck, times: int = 1) -> None:
        """Own a deck's cards (a starter deck bought, say), as often as said; -1 takes them out again."""
        for entry in (*deck.entries, *deck.sideboard):
            self.add(entry.card_id, entry.count * times)

    def add_starter(self, starter: StarterDeck, times: int = 1) -> None:
        """Own a published starter deck, as often as said; -1 takes it out again."""
        self.add_deck(from_starter(starter), times)

    def missing_for(self, deck: Deck) -> list[Missing]:
        """What one deck needs beyond what is owned, in the deck's order."""
        return self._missing(Counter({entry.card_id: entry.count for entry in deck.entries}))

    def missing_for_all(self, decks: Iterable[Deck], together: bool = True) -> list[Missing]:
        """What several decks need: `together` to play them side by side, else to play one after the other."""
        needed: Counter[int] = Counter()
        for deck in decks:
            one = Counter({entry.card_id: entry.count for entry in deck.entries})
            needed = needed + one if together else needed | one
        return self._missing(needed)

    def _missing(self, needed: Mapping[int, int]) -> list[Missing]:
        return [
            Missing(card_id, count, self.owned(card_id))
            for card_id, count in needed.items()
            if count > self.owned(card_id)
        ]


def to_json(collection: Collection) -> str:
    """The collection as the program keeps it."""
    file = _File(_VERSION, collection.counts)
    return msgspec.json.format(msgspec.json.encode(file), indent=1).decode() + "\n"


def from_json(data: bytes) -> Collection:
    """Read what :func:`to_json` wrote.

    :raises UnreadableDeckError: it isn't that, or it is damaged.
    """
    try:
        file = msgspec.json.decode(data, type=_File)
    except UNREADABLE as error:
        raise UnreadableDeckError(f"It isn't a collection of this program, or it is damaged: {error}.") from None
    if file.vtes_desktop_collection > _VERSION:
        raise UnreadableDeckError("A newer version of this program wrote it. Open it there, or export it as CSV.")
    return Collection(file.owned)


def to_csv(collection: Collection, catalogue: Catalogue) -> str:
    """The collection as a table: quantity, name, type, group, official number."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["Quantity", "Card", "Type", "Group", "Id"])
    for card_id, count in collection.counts.items():
        card = catalogue.cards.get(card_id)
        if card is None:
            writer.writerow([count, "", "", "", card_id])
        else:
            group = group_text(card) if card.kind == "crypt" else ""
            writer.writerow([count, listed_name(card, catalogue), type_title(card), group, card_id])
    return out.getvalue()


def from_list(data: bytes | str, catalogue: Catalogue) -> tuple[Collection, list[Problem]]:
    """Read a collection from a table or from any list that a deck can be read from, with what couldn't be understood.

    :raises UnreadableDeckError: no card is in it.
    """
    text = text_of(data)
    layout = csv_lists.table(text, Matcher(catalogue))
    if layout is None:
        deck = read_deck(text, catalogue).deck
        owned = Collection()
        owned.add_deck(deck)
        return owned, deck.problems
    return _from_table(text, layout, catalogue)


def _from_table(text: str, layout: csv_lists.Table, catalogue: Catalogue) -> tuple[Collection, list[Problem]]:
    """A table's counts, which may be larger than a deck's and zero (cards not owned yet)."""
    collection = Collection()
    matcher = Matcher(catalogue)
    for written in csv_lists.written(text, layout, matcher):
        if written.count == 0:
            continue
        found = matcher.one(written)
        if found is not None:
            collection.add(found.id, written.count)
    problems = matcher.finish(Deck()).problems
    if not len(collection) and not problems:
        raise UnreadableDeckError("No card is owned in it: every quantity is 0.")
    return collection, problems
