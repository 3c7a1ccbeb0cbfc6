"""The catalogue: every published card, found by number or by name.

Reading the lists takes a few hundred milliseconds, so the typed cards are kept in the cache folder and read back in a
few tens. The cache belongs to the lists' content and to this program's reading of them: when either changes, or the
file is damaged, it is made again.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Sequence
from functools import cached_property
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Struct

from vtes_desktop import folders
from vtes_desktop.cards import lists
from vtes_desktop.cards.lists import CardListError, CardLists
from vtes_desktop.cards.model import Card, CardSet
from vtes_desktop.cards.spelling import name_key, spelling

__all__ = ["CardListError", "Catalogue", "UnknownCard", "load"]

_log = logging.getLogger(__name__)


class UnknownCard(LookupError):  # noqa: N818 - the word a reader says
    """No card has this name. ``suggestions`` holds the nearest cards, best first."""

    def __init__(self, written: str, suggestions: Sequence[Card] = ()) -> None:
        self.written = written
        self.suggestions = tuple(suggestions)
        nearest = " or ".join(f"“{card.display_name}”" for card in self.suggestions[:3])
        super().__init__(f"No card is called “{written}”" + (f"; did you mean {nearest}?" if nearest else "."))


class _Content(Struct, array_like=True):
    """What the cache file holds."""

    cards: list[Card]
    sets: list[CardSet]
    names: dict[str, tuple[int, ...]]


class Catalogue:
    """All cards of one set of lists.

    :param cards: every card; crypt and library.
    :param sets: every set that the cards name.
    :param files: the lists it was read from, for what is read later (rulings, starter names); None for none.
    """

    def __init__(
        self,
        cards: Iterable[Card],
        sets: Iterable[CardSet] = (),
        files: CardLists | None = None,
        names: dict[str, tuple[int, ...]] | None = None,
    ) -> None:
        self.cards: dict[int, Card] = {card.id: card for card in cards}
        self.sets: dict[str, CardSet] = {one.code: one for one in sets}
        self.files = files
        self._names = _name_index(self.cards.values()) if names is None else names

    def __len__(self) -> int:
        return len(self.cards)

    @cached_property
    def crypt(self) -> tuple[Card, ...]:
        """The crypt cards, in the lists' order."""
        return tuple(card for card in self.cards.values() if card.kind == "crypt")

    @cached_property
    def library(self) -> tuple[Card, ...]:
        """The library cards, in the lists' order."""
        return tuple(card for card in self.cards.values() if card.kind == "library")

    def card(self, number: int) -> Card:
        """The card with this official number.

        :raises UnknownCard: there is none.
        """
        try:
            return self.cards[number]
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
        asked = spelling(written)
        cards = [self.cards[number] for number in self._names.get(asked.key, ())]
        if asked.advanced:
            cards = [card for card in cards if card.advanced]
        if asked.group:
            cards = [card for card in cards if str(card.group) == asked.group]
        return tuple(cards)

    def suggest(self, text: str, limit: int = 5) -> list[Card]:
        """Cards whose names are nearest to ``text``, best first, each name once; empty when nothing comes near."""
        from rapidfuzz import fuzz, process  # only needed when a name was mistyped

        key = spelling(text).key
        scored = process.extract(key, self._names.keys(), scorer=fuzz.WRatio, limit=limit * 2, score_cutoff=60)
        found = {self._names[match[0]][0]: None for match in scored}
        return [self.cards[number] for number in found][:limit]

    def display_key(self, card: Card) -> str:
        """A name that only this card has: ``Theo Bell``, ``Theo Bell (ADV)``, ``Theo Bell (G6)``.

        The group is named where another version has the bare name; :meth:`find` takes it back to the same card.
        """
        name = card.display_name
        namesakes = self._names.get(name_key(card.name), ())
        twins = [self.cards[number] for number in namesakes if self.cards[number].name == card.name]
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
    files = lists.locate(source)
    if not cache:
        return _catalogue(_read(files), files)
    kept = folders.cache() / f"catalogue-{files.digest(lists.CRYPT, lists.LIBRARY, lists.SETS)}-{_reading()}.msgpack"
    content = _kept(kept)
    if content is None:
        content = _read(files)
        _keep(kept, content)
    return _catalogue(content, files)


def _catalogue(content: _Content, files: CardLists) -> Catalogue:
    return Catalogue(content.cards, content.sets, files, content.names)


def _read(files: CardLists) -> _Content:
    from vtes_desktop.cards import reader  # not needed when the cache is warm

    cards = reader.read_cards(files)
    return _Content(cards, reader.read_sets(files, cards), _name_index(cards))


def _name_index(cards: Iterable[Card]) -> dict[str, tuple[int, ...]]:
    """Card numbers by name key; of several, base versions and older groups first. A name goes before an alias."""
    ordered = sorted(cards, key=lambda card: (card.advanced, card.group if isinstance(card.group, int) else 0, card.id))
    names: dict[str, list[int]] = {}
    for card in ordered:
        names.setdefault(name_key(card.name), []).append(card.id)
    aliases: dict[str, list[int]] = {}
    for card in ordered:
        for name in card.aka:
            key = name_key(name)
            if key not in names and card.id not in aliases.setdefault(key, []):
                aliases[key].append(card.id)
    return {key: tuple(numbers) for key, numbers in (names | aliases).items()}


def _reading() -> str:
    """A short fingerprint of the code that reads the lists: another version of it makes its own cache."""
    total = blake2b(digest_size=4)
    for module in sorted(Path(__file__).parent.glob("*.py")):
        stat = module.stat()
        total.update(f"{module.name} {stat.st_size} {stat.st_mtime_ns} ".encode())
    return total.hexdigest()


def _kept(path: Path) -> _Content | None:
    try:
        content = msgspec.msgpack.decode(path.read_bytes(), type=_Content)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError) as error:
        _log.info("The catalogue's cache is made again: %s", error)
        return None
    return content if content.cards else None


def _keep(path: Path, content: _Content) -> None:
    """Write the cache in one step; a cache that can't be written is only a slower start."""
    try:
        part = path.with_suffix(f".{os.getpid()}.part")
        part.write_bytes(msgspec.msgpack.encode(content))
        part.replace(path)
        older = sorted(path.parent.glob("catalogue-*"), key=lambda kept: kept.stat().st_mtime)
        for stale in older[:-4]:
            stale.unlink(missing_ok=True)
    except OSError as error:
        _log.warning("The catalogue's cache could not be written: %s", error)
