"""Two decks side by side, and one card put in another's place."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from vtes_desktop.decks.deck import Deck, Entry, Section


class Difference(Struct, frozen=True):
    """One card of which two decks have different numbers of copies."""

    card_id: int
    before: int
    after: int
    section: Section = "deck"

    @property
    def change(self) -> int:
        """Copies more (or, below zero, fewer) in the second deck."""
        return self.after - self.before


class Comparison(Struct, frozen=True):
    """What two decks have alike and apart."""

    differences: tuple[Difference, ...]
    """Crypt before library, in the order of the first deck, then of the second."""
    shared: int
    """Copies that are in both decks (without sideboards)."""

    @property
    def added(self) -> int:
        """Copies that only the second deck has."""
        return sum(max(0, one.change) for one in self.differences if one.section == "deck")

    @property
    def removed(self) -> int:
        """Copies that only the first deck has."""
        return sum(max(0, -one.change) for one in self.differences if one.section == "deck")


def compare(before: Deck, after: Deck) -> Comparison:
    """Compare the cards of two decks; words and comments are left aside.

    >>> one, other = Deck(entries=[Entry(100588, 4)]), Deck(entries=[Entry(100588, 6)])
    >>> compare(one, other).differences[0].change
    2
    """
    differences = [
        *_differences(before.crypt, after.crypt, "deck"),
        *_differences(before.library, after.library, "deck"),
        *_differences(before.sideboard, after.sideboard, "sideboard"),
    ]
    counts = {entry.card_id: entry.count for entry in after.entries}
    shared = sum(min(entry.count, counts.get(entry.card_id, 0)) for entry in before.entries)
    return Comparison(tuple(differences), shared)


def replaced(deck: Deck, old: int, new: int) -> Deck:
    """The deck with every copy of a card, sideboard too, replaced by another card, in the same place.

    Copies of the new card that were there already stay, and both comments. The deck given is left as it is.
    """
    result = deck.copy()
    if old == new:
        return result
    result.entries = _swapped(deck.entries, old, new)
    result.sideboard = _swapped(deck.sideboard, old, new)
    return result


def _differences(before: list[Entry], after: list[Entry], section: Section) -> list[Difference]:
    first = {entry.card_id: entry.count for entry in before}
    second = {entry.card_id: entry.count for entry in after}
    return [
        Difference(card_id, first.get(card_id, 0), second.get(card_id, 0), section)
        for card_id in dict.fromkeys([*first, *second])
        if first.get(card_id, 0) != second.get(card_id, 0)
    ]


def _swapped(entries: Iterable[Entry], old: int, new: int) -> list[Entry]:
    deck = Deck()
    for entry in entries:
        deck.add(new if entry.card_id == old else entry.card_id, entry.count, entry.comment)
    return deck.entries
