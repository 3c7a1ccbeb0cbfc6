"""The texts of all cards: defined by name, else compiled from the installed lists, each once."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from msgspec import Raw, msgpack

from vtes_desktop.abilities import cards
from vtes_desktop.abilities.card_text import CardText, Reading
from vtes_desktop.abilities.cards.defining import Named, text_of
from vtes_desktop.abilities.filling import KEPT, ROOMS
from vtes_desktop.abilities.text.dialect import in_older_words
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.playing.held import Timed


def by_name() -> dict[str, list[Named]]:
    """Every card that is defined by name, by that name."""
    found: dict[str, list[Named]] = {}
    for module in pkgutil.walk_packages(cards.__path__, f"{cards.__name__}."):
        for each in getattr(importlib.import_module(module.name), "CARDS", ()):
            found.setdefault(each.name, []).append(each)
    return found


class Texts:
    """What each card's text comes to; read back, or compiled, when it is first asked for.

    :param known: texts that were compiled before.
    :param catalogue: the cards; what is kept of their texts need not be compiled.
    """

    def __init__(self, known: Mapping[int, CardText] | None = None, catalogue: Catalogue | None = None) -> None:
        self._named = by_name()  # also all cards' own words, which what is read back may hold
        self._texts = dict(known or {})
        self._awaits = catalogue
        """Of which nothing was kept when it was last looked for; None once it need not be looked for any more."""
        self._kept: Mapping[int, Raw] = {}
        self.timed: dict[int, Timed] = {}
        """When each card of a hand can be played, by the card's number, as far as a game has asked for it."""
        self.played: dict[tuple[int, str, str, bool], Reading | None] = {}
        """What was read of each way to play a card: by its number, level, type, and whether it is a reflex; as far as a
        game has asked for it."""

    @classmethod
    def kept(cls, catalogue: Catalogue) -> Texts:
        """The texts of a catalogue's cards, the same for all who ask: each as it was kept in the cache folder, or, as
        long as nobody has :meth:`kept all <all_kept>`, compiled when it is asked for."""
        return catalogue.once(_of_catalogue)

    @classmethod
    def all_kept(cls, catalogue: Catalogue) -> Texts:
        """The same for whoever wants all or most of them: what is not kept yet is compiled now, and kept."""
        texts = cls.kept(catalogue)
        printed = tuple(catalogue.cards.values())
        texts._awaits = None
        texts._kept = catalogue.kept(
            KEPT, dict[int, Raw], lambda: texts._packed(printed), ROOMS, lambda: texts._one_by_one(printed)
        )
        return texts

    def of(self, card: Card) -> CardText:
        """The text of a card."""
        text = self._texts.get(card.id)
        if text is None:
            text = self._texts[card.id] = self._read(card) or self._make(card)
        return text

    def all_of(self, printed: Iterable[Card]) -> dict[int, CardText]:
        """The texts of many cards, by the card's id."""
        return {card.id: self.of(card) for card in printed}

    def _one_by_one(self, printed: Iterable[Card]) -> Iterator[None]:
        """Compile the texts of many cards, in steps."""
        for card in printed:
            self.of(card)
            yield

    def _packed(self, printed: Iterable[Card]) -> dict[int, Raw]:
        return {card.id: Raw(msgpack.encode(self.of(card))) for card in printed}

    def _read(self, card: Card) -> CardText | None:
        """The text of a card as it was kept; None where it was not."""
        if self._awaits is not None and self._awaits.has_kept(KEPT, ROOMS):
            self._kept, self._awaits = self._awaits.found(KEPT, dict[int, Raw], ROOMS) or {}, None
        packed = self._kept.get(card.id)
        return _decoder().decode(packed) if packed is not None else None

    def _make(self, card: Card) -> CardText:
        card = in_older_words(card)
        defined = next((each for each in self._named.get(card.name, ()) if each.is_of(card)), None)
        return text_of(defined, card)


def _of_catalogue(catalogue: Catalogue) -> Texts:
    return Texts(catalogue=catalogue)


@cache
def _decoder() -> msgpack.Decoder[CardText]:
    """Reads a text back, once all words are known that it may hold."""
    return msgpack.Decoder(CardText)
