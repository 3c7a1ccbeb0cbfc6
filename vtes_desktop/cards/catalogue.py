"""The catalogue: every published card, found by number or by name.

Reading the lists takes a few hundred milliseconds, so the typed cards are kept in the cache folder and read back in a
few tens: each when it is asked for, until somebody wants all. Search, rulings and starter decks hang on the catalogue
and are made when they are first asked for.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar, get_origin

from msgspec import Raw, Struct, msgpack, structs

from vtes_desktop import folders
from vtes_desktop.cards import lists
from vtes_desktop.cards.lists import CardListError, CardLists
from vtes_desktop.cards.model import Card, CardSet
from vtes_desktop.cards.shelf import Shelf
from vtes_desktop.cards.slang import SLANG
from vtes_desktop.cards.spelling import fold, name_key, spelling
from vtes_desktop.cards.translations import FILES, translations

if TYPE_CHECKING:
    from vtes_desktop.cards.finding import Finder
    from vtes_desktop.cards.rulings import Rulings
    from vtes_desktop.cards.search import Search
    from vtes_desktop.cards.starters import StarterDeck

__all__ = ["CardListError", "Catalogue", "UnknownCard", "load"]

T = TypeVar("T")
_KEPT = 20_000
"""Spellings whose cards are remembered; the tournament archive has fewer."""
_LONGEST = 120
"""Twice the longest name there is."""
_LISTS = (lists.CRYPT, lists.LIBRARY, lists.SETS, *FILES)


class UnknownCard(LookupError):  # noqa: N818 - the word a reader says
    """No card has this name. ``suggestions`` holds the nearest cards, best first."""

    def __init__(self, written: str, suggestions: Sequence[Card] = ()) -> None:
        self.written = written
        self.suggestions = tuple(suggestions)
        nearest = " or ".join(f"“{card.display_name}”" for card in self.suggestions[:3])
        super().__init__(f"No card is called “{written}”" + (f"; did you mean {nearest}?" if nearest else "."))


_CARD = msgpack.Decoder(Card)


class _Content(Struct, array_like=True):
    """What the cache file holds."""

    numbers: list[int]
    cards: list[Raw]
    sets: list[CardSet]
    names: dict[str, tuple[int, ...]]


class Catalogue:
    """All cards of one set of lists.

    :param cards: every card; crypt and library.
    :param sets: every set that the cards name.
    :param shelf: the lists it was read from and what is kept of them, for what is read later; None for none.
    """

    def __init__(
        self,
        cards: Iterable[Card],
        sets: Iterable[CardSet] = (),
        shelf: Shelf | None = None,
        names: dict[str, tuple[int, ...]] | None = None,
    ) -> None:
        self._known = {card.id: card for card in cards}
        """Cards that have been read."""
        self._kept: dict[int, Raw] = {}
        """Cards that are read when they are wanted."""
        self.sets: dict[str, CardSet] = {one.code: one for one in sets}
        self._shelf = shelf
        self._made: dict[str, object] = {}
        self._makers: dict[Callable[[Catalogue], object], object] = {}
        self._names = _name_index(self._known.values()) if names is None else names
        self._spelt: dict[str, tuple[Card, ...]] = {}

    @classmethod
    def _of(cls, content: _Content, shelf: Shelf) -> Catalogue:
        """The catalogue of what was kept."""
        made = cls((), content.sets, shelf, content.names)
        made._kept = dict(zip(content.numbers, content.cards, strict=True))
        return made

    def __len__(self) -> int:
        return len(self._kept or self._known)

    @cached_property
    def cards(self) -> dict[int, Card]:
        """All cards, by official number, in the lists' order."""
        return {number: self._read(number) for number in self._kept} if self._kept else self._known

    def _read(self, number: int) -> Card:
        """The card with this number, read if it has not been. Raises KeyError."""
        card = self._known.get(number)
        if card is None:
            card = self._known[number] = _CARD.decode(self._kept[number])
        return card

    @cached_property
    def crypt(self) -> tuple[Card, ...]:
        """The crypt cards, in the lists' order."""
        return tuple(card for card in self.cards.values() if card.kind == "crypt")

    @cached_property
    def library(self) -> tuple[Card, ...]:
        """The library cards, in the lists' order."""
        return tuple(card for card in self.cards.values() if card.kind == "library")

    @property
    def source(self) -> Path | None:
        """The folder or wheel that the lists were read from; None for a catalogue made of given cards."""
        return self._shelf.files.source if self._shelf else None

    @cached_property
    def search(self) -> Search:
        """The catalogue, ready to be searched."""
        from vtes_desktop.cards.index import Index, build
        from vtes_desktop.cards.search import Search

        def make() -> Index:
            return build(self.cards.values(), self.sets)

        return Search(self._shelf.kept("index", _LISTS, Index, make) if self._shelf else make(), self._read)

    @cached_property
    def finder(self) -> Finder:
        """The names of the catalogue's cards, ready to be looked up."""
        from vtes_desktop.cards.finding import Finder

        return Finder(self.search, self.cards)

    def kept(
        self,
        what: str,
        shape: type[T],
        make: Callable[[], T],
        rooms: tuple[Path, ...],
        steps: Callable[[], Iterable[object]] = tuple,
    ) -> T:
        """Something that another room makes from all cards, kept in the cache folder beside the catalogue, and read
        just once for each catalogue.

        :param shape: the msgspec type of the thing.
        :param rooms: the folders of the code that makes it.
        :param steps: does beforehand, bit by bit, what `make` would do; left off when another process was sooner.
        """
        if what not in self._made:
            self._made[what] = self._shelf.kept(what, _LISTS, shape, make, rooms, steps) if self._shelf else make()
        made = self._made[what]
        assert isinstance(made, get_origin(shape) or shape)
        return made

    def found(self, what: str, shape: type[T], rooms: tuple[Path, ...]) -> T | None:
        """What :meth:`kept` has kept; None where it would have to be made."""
        if what not in self._made and self._shelf is not None:
            there = self._shelf.found(what, _LISTS, shape, rooms)
            if there is None:
                return None
            self._made[what] = there
        found = self._made.get(what)
        assert found is None or isinstance(found, get_origin(shape) or shape)
        return found

    def once(self, maker: Callable[[Catalogue], T]) -> T:
        """What somebody makes of this catalogue, made when it is first asked for, and the same for all who ask."""
        if maker not in self._makers:
            self._makers[maker] = maker(self)
        return self._makers[maker]  # type: ignore[return-value]  # what this maker made

    def has_kept(self, what: str, rooms: tuple[Path, ...]) -> bool:
        """Whether :meth:`kept` need not make it; so too for a catalogue that keeps nothing."""
        return what in self._made or self._shelf is None or self._shelf.has(what, _LISTS, rooms)

    @cached_property
    def rulings(self) -> Rulings:
        """The rulings for every card; nothing is read before the first is asked for."""
        from vtes_desktop.cards.rulings import Rulings

        return Rulings(self._shelf)

    @cached_property
    def starters(self) -> tuple[StarterDeck, ...]:
        """The published starter decks, newest set first."""
        from vtes_desktop.cards.starters import starter_decks

        return starter_decks(self, self._shelf.files if self._shelf else None)

    def card(self, number: int) -> Card:
        """The card with this official number.

        :raises UnknownCard: there is none.
        """
        try:
            return self._known.get(number) or self._read(number)
        except KeyError:
            raise UnknownCard(str(number)) from None

    def find(self, written: str) -> Card:
        """The card of that name, in any usual spelling.

        Case, accents and punctuation don't matter; the article may stand first, last or not at all. Where versions
        share a name, the bare name is the base version of the oldest group; ``(G6)``, ``(ADV)`` and ``(G2 ADV)`` pick.

        >>> load().find("theo bell (g6)").group
        6

        :raises UnknownCard: there is none; it carries suggestions.
        """
        versions = self.versions(written)
        if not versions:
            raise UnknownCard(written, self.suggest(written))
        return versions[0]

    def versions(self, written: str) -> tuple[Card, ...]:
        """The cards that a written name fits, best first: base before advanced, older groups first. May be empty."""
        found = self._spelt.get(written)
        if found is None:
            found = self._fitting(written)
            if len(self._spelt) >= _KEPT:
                self._spelt.clear()
            if len(written) <= _LONGEST:
                self._spelt[written] = found
        return found

    def beginning(self, key: str) -> list[Card]:
        """The cards whose names, as :func:`~vtes_desktop.cards.spelling.name_key` has them, begin so; by name."""
        begun = takewhile(lambda each: each[0].startswith(key), self._keys[bisect_left(self._keys, (key,)) :])
        return [self._read(number) for _, number in begun]

    @cached_property
    def _keys(self) -> list[tuple[str, int]]:
        return sorted((name_key(card.name), card.id) for card in self.cards.values())

    def _fitting(self, written: str) -> tuple[Card, ...]:
        asked = spelling(written)
        cards = [self._read(number) for number in self._names.get(asked.key, ())]
        if asked.advanced:
            cards = [card for card in cards if card.advanced]
        if asked.group:
            cards = [card for card in cards if str(card.group) == asked.group]
        return tuple(cards)

    def suggest(self, text: str, limit: int = 5) -> list[Card]:
        """What players call so, then cards with names nearest to ``text``, best first, each name once; may be empty."""
        from rapidfuzz import fuzz, process  # only needed when a name was mistyped

        key = spelling(text).key
        if not key:
            return []
        near = process.extract(key, self._names.keys(), scorer=fuzz.ratio, limit=limit, score_cutoff=60)
        scores = {match[0]: match[1] for match in near}
        if len(key) >= 3:  # the beginning of a name, or its best known part, is far from the whole by distance
            scores |= {
                name: max(scores.get(name, 0), 70 + 25 * len(key) / len(name)) for name in self._names if key in name
            }
        ranked = sorted(scores, key=lambda name: (-scores[name], not name.startswith(key), name))
        called = [name_key(name) for name in SLANG.get(fold(text), ())]
        found = dict.fromkeys(self._names[name][0] for name in [*called, *ranked] if name in self._names)
        return [self._read(number) for number in found][:limit]

    def display_key(self, card: Card) -> str:
        """A name that only this card has: ``Theo Bell``, ``Theo Bell (ADV)``, ``Theo Bell (G6)``.

        The group is named where another version has the bare name; :meth:`find` takes it back to the same card.
        """
        name = card.display_name
        namesakes = self._names.get(name_key(card.name), ())
        twins = [self._read(number) for number in namesakes if self._read(number).name == card.name]
        same = [twin for twin in twins if twin.advanced == card.advanced]
        if same and same[0].id != card.id and card.group is not None:
            base = name.removesuffix(" (ADV)")
            return f"{base} (G{str(card.group).upper()}{' ADV' if card.advanced else ''})"
        return name


def load(source: str | Path | None = None, cache: bool = True) -> Catalogue:
    """The catalogue of the lists at ``source`` (a folder or a wheel), or of the installed lists.

    With ``cache`` it is kept in, and read back from, the program's cache folder.

    :raises CardListError: the lists are missing or broken.
    """
    shelf = Shelf(lists.locate(source), folders.cache() if cache else None)
    content = shelf.kept("catalogue", _LISTS, _Content, lambda: _read(shelf.files))
    return Catalogue._of(content, shelf)


def _read(files: CardLists) -> _Content:
    from vtes_desktop.cards import reader  # not needed when the cache is warm

    foreign = translations(files)
    cards = [
        structs.replace(card, foreign=foreign[card.id]) if card.id in foreign else card
        for card in reader.read_cards(files)
    ]
    kept = [Raw(msgpack.encode(card)) for card in cards]
    return _Content([card.id for card in cards], kept, reader.read_sets(files, cards), _name_index(cards))


def _name_index(cards: Iterable[Card]) -> dict[str, tuple[int, ...]]:
    """Card numbers by name key; of several, base versions and older groups first. A name goes before an alias."""
    ordered = sorted(cards, key=lambda card: (card.advanced, card.group if isinstance(card.group, int) else 0, card.id))
    names: dict[str, list[int]] = {}
    for card in ordered:
        names.setdefault(name_key(card.name), []).append(card.id)
    aliases: dict[str, list[int]] = {}
    for card in ordered:
        for name in (*card.aka, *(one.name for one in card.foreign)):
            key = name_key(name)
            if key not in names and card.id not in aliases.setdefault(key, []):
                aliases[key].append(card.id)
    return {key: tuple(numbers) for key, numbers in (names | aliases).items()}
