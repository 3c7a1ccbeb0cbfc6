"""How cards are called on the screen: as they are printed, or as the player's language has them where the lists do.

krcg 5 has names in French and Spanish; the search finds both in any case. Journals, decks and what goes across the
network know printed names only.
"""

from __future__ import annotations

from typing import Protocol

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card, TextPart
from vtes_desktop.cards.text import parts

_language = ""
_own: dict[str, str] = {}
"""By printed name, for names in sentences."""


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
    _own.clear()
    if _language:
        _own.update({card.display_name: own for card in catalogue.cards.values() if (own := own_name(card))})


def own_words(words: str) -> str:
    """The own name of the card that has this printed one; empty where it is no card's, or the card has none."""
    return _own.get(words, "")


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
