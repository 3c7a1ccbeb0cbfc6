"""The texts of all cards: defined by name, else compiled from the installed lists, each once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from vtes_desktop.abilities.by_name import (
    actions,
    actions_further,
    actions_growing,
    actions_more,
    actions_played,
    actions_summoned,
    allies_first,
    combat,
    combat_more,
    crypt,
    crypt_acting,
    crypt_first,
    crypt_second,
    crypt_second_deeds,
    crypt_second_hands,
    crypt_second_more,
    crypt_second_turns,
    crypt_second_votes,
    elders,
    elders_acting,
    equipment,
    equipment_weapons,
    events,
    followers,
    holdings,
    masters,
    masters_archetypes,
    masters_borne,
    masters_grounds,
    masters_held,
    masters_locations,
    masters_sought,
    modifiers,
    modifiers_masked,
    modifiers_more,
    modifiers_rare,
    permanents,
    politics,
    politics_called,
    reactions,
    reactions_more,
    retainers,
)
from vtes_desktop.abilities.by_name.defining import Named, text_of
from vtes_desktop.abilities.card_text import CardText
from vtes_desktop.abilities.text.compiler import compile_card
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card

_ROOMS: Final = tuple(Path(__file__).parents[1] / room for room in ("abilities", "rules"))


def by_name() -> dict[str, list[Named]]:
    """Every card that is defined by name."""
    found: dict[str, list[Named]] = {}
    for each in (
        *actions.CARDS,
        *allies_first.CARDS,
        *actions_further.CARDS,
        *actions_growing.CARDS,
        *actions_more.CARDS,
        *actions_played.CARDS,
        *actions_summoned.CARDS,
        *combat.CARDS,
        *combat_more.CARDS,
        *crypt.CARDS,
        *crypt_acting.CARDS,
        *crypt_first.CARDS,
        *crypt_second.CARDS,
        *crypt_second_deeds.CARDS,
        *crypt_second_hands.CARDS,
        *crypt_second_more.CARDS,
        *crypt_second_turns.CARDS,
        *crypt_second_votes.CARDS,
        *elders.CARDS,
        *elders_acting.CARDS,
        *events.CARDS,
        *equipment_weapons.CARDS,
        *equipment.CARDS,
        *followers.CARDS,
        *holdings.CARDS,
        *masters.CARDS,
        *masters_archetypes.CARDS,
        *masters_borne.CARDS,
        *masters_grounds.CARDS,
        *masters_held.CARDS,
        *masters_locations.CARDS,
        *masters_sought.CARDS,
        *permanents.CARDS,
        *modifiers.CARDS,
        *modifiers_more.CARDS,
        *modifiers_masked.CARDS,
        *modifiers_rare.CARDS,
        *politics.CARDS,
        *politics_called.CARDS,
        *reactions.CARDS,
        *retainers.CARDS,
        *reactions_more.CARDS,
    ):
        found.setdefault(each.name, []).append(each)
    return found


class Texts:
    """What each card's text comes to; made when it is first asked for.

    :param known: texts that were compiled before.
    """

    def __init__(self, known: Mapping[int, CardText] | None = None) -> None:
        self._texts = dict(known or {})
        self._named = by_name()

    @classmethod
    def kept(cls, catalogue: Catalogue) -> Texts:
        """The texts of all cards of a catalogue, read back from the cache folder, or compiled now and kept there."""

        def compile_all() -> dict[int, CardText]:
            return cls().all_of(catalogue.cards.values())

        return cls(catalogue.kept("abilities", dict[int, CardText], compile_all, _ROOMS))

    def of(self, card: Card) -> CardText:
        """The text of a card."""
        text = self._texts.get(card.id)
        if text is None:
            text = self._texts[card.id] = self._make(card)
        return text

    def all_of(self, cards: Iterable[Card]) -> dict[int, CardText]:
        """The texts of many cards, by the card's id."""
        return {card.id: self.of(card) for card in cards}

    def _make(self, card: Card) -> CardText:
        defined = next((each for each in self._named.get(card.name, ()) if each.is_of(card)), None)
        return text_of(defined, card) if defined is not None else compile_card(card)
