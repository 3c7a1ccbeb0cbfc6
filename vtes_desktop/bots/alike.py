"""Cards that do the same as another: by what the referee reads of them, never by their words.

What a card does is a few numbers (:mod:`~vtes_desktop.abilities.facts`); two cards are alike as far as these are, and
as far as they are played in the same way: by type and Discipline. Vampires are alike by Disciplines, clan and capacity.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec import Struct, structs

from vtes_desktop.abilities.card_text import CardText, InPlayAction, Reading, Upon, Usable
from vtes_desktop.abilities.facts import facts_of
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card

_DEEDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "bleed": "{:+} bleed",
        "stealth": "{:+} stealth",
        "intercept": "{:+} intercept",
        "votes": "{:+} votes",
        "wakes": "wakes",
        "unlocks": "unlocks",
        "redirects": "redirects a bleed",
        "cancels": "cancels a card",
        "fails": "ends an action or a block",
        "bars": "keeps from blocking",
        "blocks": "attempts to block",
        "dodges": "dodges",
        "ends_combat": "ends combat",
        "damage": "strikes for {}",
        "ranged": "at range",
        "aggravated": "aggravated",
        "steals": "steals {} blood",
        "first": "first strike",
        "prevents": "prevents {} damage",
        "maneuvers": "maneuvers",
        "presses": "presses",
        "additional": "{} additional strikes",
        "more_strength": "{:+} strength",
        "pool": "{:+} pool",
        "others_pool": "{:+} pool for others",
        "own_blood": "{:+} blood",
        "target": "helps or harms its target",
        "cards": "draws {}",
        "titles": "gives a title",
        "masters": "{:+} master actions",
        "to_pool": "moves blood to the pool",
    }
)
"""What is compared, in a few words each."""
_HUMP: Final = re.compile("([A-Z])")
_LEAST: Final = 0.35
"""Cards that are less alike are not."""


class Alike(Struct, frozen=True):
    """A card that is like another."""

    card: Card
    likeness: float
    """0 to 1."""
    shared: str
    """What both do or are, in a few words."""


def deeds_of(text: CardText) -> dict[str, int]:
    """What a card does, whichever way it is played: its greatest number of each kind.

    >>> from vtes_desktop.cards.catalogue import load
    >>> deeds_of(Texts().of(load().find("Deflection")))["redirects"]
    1
    """
    deeds: dict[str, int] = {}
    for reading in text.readings:
        ways: tuple[Reading | Usable | InPlayAction, ...] = (reading, *reading.usable, *reading.actions)
        for used in ways:
            found = structs.asdict(facts_of(used))
            for name in _DEEDS:
                number = int(found[name])
                if abs(number) > abs(deeds.get(name, 0)):
                    deeds[name] = number
        for each in reading.standing:
            if each.stat in _DEEDS and isinstance(each.amount, int) and abs(each.amount) > abs(deeds.get(each.stat, 0)):
                deeds[each.stat] = each.amount
    return deeds


def alike(card: Card, catalogue: Catalogue, texts: Texts, limit: int = 40) -> list[Alike]:
    """The cards that are most like this one, the likest first; none when too little is known of it."""
    does = deeds_of if deeds_of(texts.of(card)) else _words_of
    deeds = does(texts.of(card))
    found: list[Alike] = []
    for other in catalogue.cards.values():
        if other.id == card.id or other.kind != card.kind:
            continue
        if card.kind == "crypt":
            likeness, shared = _alike_in_crypt(card, other)
        else:
            if not set(card.types) & set(other.types) and not _answers(card, other):
                continue
            likeness, shared = _alike_in_library(card, deeds, other, does(texts.of(other)))
        if likeness >= _LEAST:
            found.append(Alike(other, likeness, shared))
    found.sort(key=lambda one: (-one.likeness, -len(one.card.printings), one.card.name))
    return found[:limit]


def _words_of(text: CardText) -> dict[str, int]:
    """The referee's words for what a card does, where no number says it: ``{"gain strength": 1}``."""
    words: dict[str, int] = {}
    for reading in text.readings:
        ways: tuple[Reading | Usable | InPlayAction | Upon, ...] = (
            reading, *reading.usable, *reading.actions, *reading.upon,
        )  # fmt: skip
        for used in ways:
            words |= {_HUMP.sub(r" \1", type(word).__name__).strip().lower(): 1 for word in used.words}
        words |= {each.stat: 1 for each in reading.standing}
    return words


def _answers(card: Card, other: Card) -> bool:
    """Whether both may be played by who is not acting."""
    return {"Reaction", "Combat"} <= {*card.types, *other.types}


def _alike_in_library(
    card: Card, deeds: Mapping[str, int], other: Card, others: Mapping[str, int]
) -> tuple[float, str]:
    both = [name for name in deeds if name in others and deeds[name] * others[name] > 0]
    if not both:
        return 0.0, ""
    near = sum(
        0.5 + 0.5 * min(abs(deeds[name]), abs(others[name])) / max(abs(deeds[name]), abs(others[name])) for name in both
    )
    done = near / len(deeds.keys() | others.keys())
    likeness = (
        0.5 * done + 0.2 * _overlap(set(card.types), set(other.types)) + 0.3 * _overlap(_needs(card), _needs(other))
    )
    said = [_DEEDS.get(name, name).format(others[name]) for name in both]
    return likeness, ", ".join(said)


def _alike_in_crypt(card: Card, other: Card) -> tuple[float, str]:
    mine = {level.code: 1 + level.superior for level in card.disciplines}
    theirs = {level.code: 1 + level.superior for level in other.disciplines}
    shared = sum(min(mine[code], theirs[code]) for code in mine.keys() & theirs.keys())
    disciplines = shared / max(1, sum(mine.values()) + sum(theirs.values()) - shared)
    clan = bool(set(card.clans) & set(other.clans))
    capacity = max(0.0, 1 - abs((card.capacity or 0) - (other.capacity or 0)) / 5)
    titled = bool(card.title) == bool(other.title)
    said = [
        "same clan" if clan else "",
        " ".join(str(level) for level in other.disciplines if level.code in mine),
        f"capacity {other.capacity}",
        other.title if card.title else "",
    ]
    return 0.5 * disciplines + 0.25 * clan + 0.2 * capacity + 0.05 * titled, ", ".join(filter(None, said))


def _needs(card: Card) -> set[str]:
    return {level.code for level in card.disciplines} | set(card.clans) or {"nothing"}


def _overlap(one: set[str], other: set[str]) -> float:
    return len(one & other) / len(one | other) if one | other else 1.0
