"""What a deck list says: its cards with their counts and comments, who built it, where it won, what could not be read.

Cards are named by their official number, so a deck needs no catalogue to be held, counted, compared or stored.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from msgspec import Struct, field

if TYPE_CHECKING:
    from vtes_desktop.cards.starters import StarterDeck

FIRST_CRYPT_ID = 200_001
"""Official numbers of crypt cards start here; library cards are below it (from 100001)."""

MAX_COUNT = 999
"""The most copies of one card that a list may hold; larger counts are cut down to it and reported."""

Section = Literal["deck", "sideboard"]


class Entry(Struct, frozen=True):
    """One card of a deck with its number of copies and what the list says beside it."""

    card_id: int
    """The card's official number."""
    count: int = 1
    """Copies, 1 to :data:`MAX_COUNT`."""
    comment: str = ""

    @property
    def is_crypt(self) -> bool:
        """Whether the card belongs in the crypt (and not in the library)."""
        return self.card_id >= FIRST_CRYPT_ID


class Event(Struct, frozen=True):
    """The tournament that a list is from, in the words of the list: every part may be empty."""

    name: str = ""
    place: str = ""
    date: str = ""
    """As written: ``March 26th 2022``, or ``January 4th 2021 -- February 6th 2021``."""
    rounds: str = ""
    """As written: ``2R+F``."""
    players: int | None = None
    winner: str = ""
    url: str = ""
    score: str = ""
    """As written after the dashes: ``2GW9 + 2vp in final``."""
    more: tuple[str, ...] = ()
    """Lines of the event's block that say something else, in order."""


class Problem(Struct, frozen=True):
    """A line of a list that could not be taken as it stands, kept with everything needed to mend it."""

    line_number: int
    """From 1; 0 when the trouble isn't on one line."""
    text: str
    """The line as the list has it."""
    message: str
    """A sentence: what is wrong and what to do."""
    suggestions: tuple[int, ...] = ()
    """Official numbers of the nearest cards, nearest first."""
    kind: Literal["card", "rest", "line", "note"] = "card"
    """``card``: no card was found, so copies are missing from the deck; ``rest``: a part of the list that may hold
    cards wasn't read; ``line``: a remark that belongs nowhere; ``note``: the line was taken, and something about it is
    worth knowing."""
    count: int = 1
    """The copies that the line asks for."""
    comment: str = ""
    """The line's comment, for the entry that mends it."""
    section: Section = "deck"

    @property
    def leaves_cards_out(self) -> bool:
        """Whether the deck may lack cards because of this."""
        return self.kind in ("card", "rest")


class Deck(Struct):
    """A deck list. Each card has at most one entry in `entries` and at most one in `sideboard`.

    >>> deck = Deck(name="Fifth Tradition")
    >>> deck.add(200076, 2)
    >>> deck.add(100588, 4, "never enough")
    >>> deck.crypt_count, deck.library_count
    (2, 4)
    """

    name: str = ""
    author: str = ""
    description: str = ""
    event: Event | None = None
    entries: list[Entry] = field(default_factory=list)
    """Crypt and library in the order of the list."""
    sideboard: list[Entry] = field(default_factory=list)
    notes: str = ""
    """The player's own notes, apart from the published description."""
    tags: list[str] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    printings: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """Of cards whose printing is chosen: the set of one copy after another; the copies beyond may be any printing."""

    @property
    def crypt(self) -> list[Entry]:
        """The entries of the crypt, in order."""
        return [entry for entry in self.entries if entry.card_id >= FIRST_CRYPT_ID]

    @property
    def library(self) -> list[Entry]:
        """The entries of the library, in order."""
        return [entry for entry in self.entries if entry.card_id < FIRST_CRYPT_ID]

    @property
    def crypt_count(self) -> int:
        """How many cards the crypt has, copies counted."""
        return copies(self.crypt)

    @property
    def library_count(self) -> int:
        """How many cards the library has, copies counted."""
        return copies(self.library)

    @property
    def unmatched(self) -> list[Problem]:
        """The problems because of which the deck may lack cards."""
        return [problem for problem in self.problems if problem.leaves_cards_out]

    def count(self, card_id: int, section: Section = "deck") -> int:
        """How many copies of a card the deck (or its sideboard) has."""
        return next((entry.count for entry in self._entries(section) if entry.card_id == card_id), 0)

    def add(self, card_id: int, count: int = 1, comment: str = "", section: Section = "deck") -> None:
        """Add copies of a card; a card already there gets more copies, and both comments.

        The count is kept between 1 and :data:`MAX_COUNT`.
        """
        entries = self._entries(section)
        for place, entry in enumerate(entries):
            if entry.card_id == card_id:
                both = "; ".join(dict.fromkeys(part for part in (entry.comment, comment) if part))
                entries[place] = Entry(card_id, _bounded(entry.count + count), both)
                return
        entries.append(Entry(card_id, _bounded(count), comment))

    def set_count(self, card_id: int, count: int, section: Section = "deck") -> None:
        """Make the number of copies of a card exactly `count`; 0 or less takes the card out."""
        entries = self._entries(section)
        for place, entry in enumerate(entries):
            if entry.card_id == card_id:
                if count > 0:
                    entries[place] = Entry(card_id, _bounded(count), entry.comment)
                else:
                    del entries[place]
                return
        if count > 0:
            entries.append(Entry(card_id, _bounded(count)))

    def set_comment(self, card_id: int, comment: str, section: Section = "deck") -> None:
        """Write the comment beside a card that the deck has; raises ``KeyError`` when it hasn't."""
        entries = self._entries(section)
        for place, entry in enumerate(entries):
            if entry.card_id == card_id:
                entries[place] = Entry(card_id, entry.count, comment)
                return
        raise KeyError(card_id)

    def mend(self, problem: Problem, card_id: int) -> None:
        """Settle a problem: its line meant this card. Raises ``ValueError`` when the deck has no such problem."""
        self.problems.remove(problem)
        self.add(card_id, problem.count, problem.comment, problem.section)

    def copy(self) -> Deck:
        """The same deck again, so that changing one leaves the other alone."""
        return Deck(
            self.name,
            self.author,
            self.description,
            self.event,
            list(self.entries),
            list(self.sideboard),
            self.notes,
            list(self.tags),
            list(self.problems),
            dict(self.printings),
        )

    def choose_printings(self, card_id: int, sets: tuple[str, ...]) -> None:
        """Choose the printings of a card's copies; none for whatever comes."""
        if sets:
            self.printings[card_id] = sets
        else:
            self.printings.pop(card_id, None)

    def printed(self, entry: Entry) -> list[tuple[str, int]]:
        """The copies of one of its entries by their printing, chosen ones first; an empty code is any.

        >>> deck = Deck(entries=[Entry(100588, 4)], printings={100588: ("KoT", "Jyhad", "KoT")})
        >>> deck.printed(deck.entries[0])
        [('KoT', 2), ('Jyhad', 1), ('', 1)]
        """
        chosen = self.printings.get(entry.card_id, ())[: entry.count]
        counted = [(code, chosen.count(code)) for code in dict.fromkeys(chosen)]
        left = entry.count - len(chosen)
        return [*counted, ("", left)] if left else counted

    def _entries(self, section: Section) -> list[Entry]:
        return self.entries if section == "deck" else self.sideboard


def from_starter(starter: StarterDeck) -> Deck:
    """A published starter deck as a deck."""
    cards = (*starter.crypt, *starter.library)
    return Deck(name=starter.name, entries=[Entry(card_id, _bounded(count)) for card_id, count in cards])


def copies(entries: Iterable[Entry]) -> int:
    """How many cards some entries are, copies counted."""
    return sum(entry.count for entry in entries)


def _bounded(count: int) -> int:
    return min(max(count, 1), MAX_COUNT)
