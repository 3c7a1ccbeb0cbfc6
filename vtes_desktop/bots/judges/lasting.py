"""What a card in play brings turn after turn: pool, blood, bleed, transfers and the like, as far as its words say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vtes_desktop.abilities.card_text import CardText, Reading
from vtes_desktop.abilities.facts import Facts, facts_of
from vtes_desktop.abilities.text.facts.printed import printed
from vtes_desktop.abilities.vocabulary.effects import blood
from vtes_desktop.abilities.vocabulary.effects.word import Word
from vtes_desktop.bots.view import View
from vtes_desktop.cards.model import Card

BLEED: Final = 0.7
"""What a point of bleed, of a minion that acts in every turn, is worth a turn, in pool; and the next ones."""
BLOOD: Final = 0.7
STANDING: Final = {
    "bleed": BLEED, "stealth": 0.3, "intercept": 0.35, "votes": 0.4, "transfers": 0.2, "hand size": 0.35,
    "strength": 0.2, "master phase actions": 0.4,
}  # fmt: skip
"""What one more is worth a turn, by the number that it is of."""
LIFE: Final = 0.3
"""What a point of an ally's life is worth."""
USUAL: Final = 0.9
"""What a card that stays in play is taken to be worth where nothing else is known."""


def turns_left(view: View) -> float:
    """The turns of one's own in which a card will be of use, as games go."""
    return max(2.0, 6.0 - 0.4 * (view.table.round - 2))


def lasting(view: View, card: Card) -> float:
    """What a card brings in the turns to come, above what any card in play is taken to be worth; never below 0 but for
    an ally, who takes a turn, and its price, and may bring nothing."""
    each = view.knowledge.per_turn(card, _per_turn) * turns_left(view)
    if "Ally" in card.types:
        face = printed(card, "")
        return each + BLEED * face.own_bleed * turns_left(view) + LIFE * face.life - 1.6
    return max(0.0, each - USUAL)


def _per_turn(card: Card, text: CardText) -> float:
    """What a card brings in a turn, in pool."""
    face, found = printed(card, ""), 0.0
    if {"Equipment", "Retainer"} & set(card.types):
        bonus = face.bearer
        found += sum(STANDING[name] * getattr(bonus, name) for name in ("bleed", "stealth", "intercept", "votes"))
    for reading in text.readings:
        for each in reading.standing:
            if each.whose == "you" and isinstance(each.amount, int) and each.amount > 0:
                found += STANDING.get(each.stat, 0.0) * each.amount
        for upon in reading.upon:
            if upon.event == "unlock phase" and upon.turn == "yours" and not upon.conditions:
                found += _pool(upon.words) + _worth(facts_of(Reading(reading.type, words=upon.words)))
        # A card is locked once, whatever it is locked for.
        uses = (_worth(facts_of(each)) for each in reading.usable if each.turn == "yours" and (each.locks or each.once))
        found += max((0.0, *uses))
        found += BLEED * sum(type(word).__name__ == "BecomeVampire" for word in reading.words)
    return found


def _worth(facts: Facts) -> float:
    gained = max(0, facts.own_blood) + min(2, max(0, facts.target))
    return facts.pool + BLOOD * gained + 0.35 * facts.cards + 0.4 * facts.masters


def _pool(words: Iterable[Word]) -> float:
    """The pool that the prey burns by words."""
    found = 0.0
    for word in words:
        if isinstance(word, blood.BurnPool) and word.whose == "prey" and isinstance(word.amount, int):
            found += word.amount
        found += _pool(getattr(word, "words", ()))
    return found
