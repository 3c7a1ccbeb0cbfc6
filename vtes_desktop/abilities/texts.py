"""The texts of all cards: defined by name, else compiled from the installed lists, each once."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Iterator, Mapping

from vtes_desktop.abilities import cards
from vtes_desktop.abilities.card_text import CardText
from vtes_desktop.abilities.cards.defining import Named, text_of
from vtes_desktop.abilities.filling import KEPT, ROOMS
from vtes_desktop.abilities.text.compiler import compile_card
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
    """What each card's text comes to; made when it is first asked for.

    :param known: texts that were compiled before.
    """

    def __init__(self, known: Mapping[int, CardText] | None = None) -> None:
        self._named = by_name()
        self._texts = dict(known or {})
        self.timed: dict[int, Timed] = {}
        """When each card of a hand can be played, by the card's number, as far as a game has asked for it."""

    @classmethod
    def kept(cls, catalogue: Catalogue) -> Texts:
        """The texts of all cards of a catalogue, read back from the cache folder, or compiled now and kept there."""

        texts = cls()  # With all cards' own words, which what is read back may hold.
        shape = dict[int, CardText]
        printed = tuple(catalogue.cards.values())
        texts._texts |= catalogue.kept(
            KEPT, shape, lambda: texts.all_of(printed), ROOMS, lambda: texts._one_by_one(printed)
        )
        return texts

    def of(self, card: Card) -> CardText:
        """The text of a card."""
        try:
            return self._texts[card.id]
        except KeyError:
            text = self._texts[card.id] = self._make(card)
            return text

    def all_of(self, printed: Iterable[Card]) -> dict[int, CardText]:
        """The texts of many cards, by the card's id."""
        return {card.id: self.of(card) for card in printed}

    def _one_by_one(self, printed: Iterable[Card]) -> Iterator[None]:
        """Compile the texts of many cards, in steps."""
        for card in printed:
            self.of(card)
            yield

    def _make(self, card: Card) -> CardText:
        card = in_older_words(card)
        defined = next((each for each in self._named.get(card.name, ()) if each.is_of(card)), None)
        return text_of(defined, card) if defined is not None else compile_card(card)
