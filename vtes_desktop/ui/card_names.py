"""How cards are called on the screen: as they are printed, or as the player's language has them where the lists do.

krcg 5 has names in French and Spanish; the search finds both in any case. Journals, decks and what goes across the
network know printed names only.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, Protocol

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card, TextPart
from vtes_desktop.cards.text import parts
from vtes_desktop.ui.languages import tr

OF_CARDS: Final = "card"
"""The sense of the names of cards that are our own, and so are translated."""

_language = ""
_catalogue: Catalogue | None = None


class Named(Protocol):
    """Anything that has a name: a card of either game."""

    @property
    def display_name(self) -> str:
        """As a person says it."""


def use(language: str) -> None:
    """Call cards by their names in a language from now on; empty for the printed ones. Painted faces stay as they are,
    so this is done before the first."""
    global _language
    _language = language


def learn(catalogue: Catalogue) -> None:
    """Know the names of all cards again in the sentences of the rooms below; called when a card list was read."""
    global _catalogue
    _catalogue = catalogue
    _called.cache_clear()


@cache
def _called() -> Mapping[str, str]:
    """By printed name how each card is called, for names in sentences: put together when the first is looked for."""
    return {card.display_name: called(card) for card in _catalogue.cards.values()} if _catalogue is not None else {}


def own_words(words: str) -> str:
    """How the card is called that has this printed name; empty where it is no card's. No word of a name is looked up,
    whatever words it is made of."""
    known = _called().get(words, "")
    if known:
        return known
    ours = tr(words, OF_CARDS)
    return ours if ours != words else ""


def own_name(card: object) -> str:
    """The card's name in the language that is used; empty where it has none, or printed names are used."""
    if not _language or not isinstance(card, Card):
        return ""
    return next((one.name for one in card.foreign if one.language == _language), "")


def text_of(card: Card) -> tuple[TextPart, ...]:
    """The card's text in the language of its name here."""
    if not own_name(card):
        return card.text
    return parts(next(one.text for one in card.foreign if one.language == _language)) or card.text


def called(card: Named) -> str:
    """The name by which the screen calls a card."""
    return own_name(card) or card.display_name
