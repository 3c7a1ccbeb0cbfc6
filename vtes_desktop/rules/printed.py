"""Printed modifiers: what the data and the fixed phrases of card text give a card as long as it is in play.

Only phrases that always mean the same are read: a vampire's ``+1 bleed``, an ally's life, strength and bleed, a
weapon's damage. Anything conditional stands behind other words and is left to the abilities.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from msgspec import Struct

from vtes_desktop.cards.model import Card

_NUMBER: Final = r"([+-]\d+)"
_ALONE: Final = r"(?:^|[.:]\s*|\]\s*|\band\s|,\s*)"
_PHRASE: Final = re.compile(
    _ALONE + _NUMBER + r" (bleed|strength|stealth|intercept|hand size)\b(?=[.,]|\s*and\b|\s*$)", re.I
)
_LIFE: Final = re.compile(r"\bwith (\d+) life\b")
_STRENGTH: Final = re.compile(r"\b(\d+) strength\b")
_BLEED: Final = re.compile(r"(?<![+-])\b(\d+) bleed\b")
_STRIKE: Final = re.compile(
    r"\bStrike:\s*(?:(\d+)(R?)|strength ?([+-]\d+)?)\s*(aggravated )?(?:hand )?(?:ranged )?damage", re.I
)
_OPTIONAL: Final = re.compile(r"\b(\d+) optional (maneuver|press)(?:es|s)?\b", re.I)


class Weapon(Struct, frozen=True):
    """A strike that equipment gives its bearer (sec. 6.4.3)."""

    damage: int
    """Damage; added to the bearer's strength when `by_strength`."""
    by_strength: bool = False
    ranged: bool = False
    aggravated: bool = False


class Printed(Struct, frozen=True):
    """What a card's face gives without a condition."""

    bleed: int = 0
    """Added to the minion's own."""
    strength: int = 0
    stealth: int = 0
    intercept: int = 0
    hand_size: int = 0
    life: int = 0
    """An ally's or retainer's life when it comes into play."""
    own_strength: int = 1
    own_bleed: int = 1
    """A minion's own bleed amount before anything is added."""
    maneuvers: int = 0
    """Optional maneuvers each combat."""
    presses: int = 0
    weapon: Weapon | None = None
    unique: bool = False
    location: bool = False
    trifle: bool = False
    out_of_turn: bool = False
    discipline: bool = False
    trophy: bool = False
    infernal: bool = False
    scarce: bool = False
    sterile: bool = False
    slave_of: str = ""
    red_list: bool = False
    blood_cursed: bool = False
    black_hand: bool = False
    seraph: bool = False


@lru_cache(maxsize=8192)
def printed(card: Card) -> Printed:
    """The printed modifiers of a card, read from its data and text once."""
    text = " ".join(part.text for part in card.text if not part.marks)
    added = {name.lower(): int(number) for number, name in _PHRASE.findall(text)}
    first = card.text[0].text if card.text else ""
    ally = "Ally" in card.types
    life = _LIFE.search(first)
    strength, bleed = _STRENGTH.search(first), _BLEED.search(first)
    return Printed(
        bleed=added.get("bleed", 0),
        strength=added.get("strength", 0),
        stealth=added.get("stealth", 0),
        intercept=added.get("intercept", 0),
        hand_size=added.get("hand size", 0),
        life=int(life[1]) if life else 0,
        own_strength=int(strength[1]) if ally and strength else 1,
        own_bleed=int(bleed[1]) if ally and bleed else 1,
        maneuvers=sum(int(count) for count, what in _OPTIONAL.findall(text) if what.lower() == "maneuver"),
        presses=sum(int(count) for count, what in _OPTIONAL.findall(text) if what.lower() == "press"),
        weapon=_weapon(text) if "Equipment" in card.types else None,
        unique=_is_unique(card, text),
        slave_of=_slave_of(card, text),
        **_words(card, first, text),
    )


def _weapon(text: str) -> Weapon | None:
    found = _STRIKE.search(text)
    if found is None:
        return None
    number, ranged, bonus, aggravated = found.groups()
    return Weapon(
        int(number or bonus or 0),
        by_strength=number is None,
        ranged=bool(ranged) or "ranged" in found[0].lower(),
        aggravated=bool(aggravated),
    )


def _is_unique(card: Card, text: str) -> bool:
    """Crypt cards are unique unless they say otherwise, library cards when they say so (sec. 4.1)."""
    if card.kind == "crypt":
        return not re.search(r"\bnon-unique\b", text, re.I)
    return bool(re.match(r"(?:\w+[.:]? )?(?:\w+\. )*unique\b", text, re.I))


def _slave_of(card: Card, text: str) -> str:
    found = re.search(r"\b([A-Z][\w ]+?) slave\b", text, re.I) if card.kind == "crypt" else None
    return found[1].split()[-1] if found else ""


def _words(card: Card, first: str, text: str) -> dict[str, bool]:
    head = first.lower()
    master = "Master" in card.types
    return {
        "location": master and "location" in head.split(".")[0],
        "trifle": master and "trifle" in head[:60],
        "out_of_turn": master and "out-of-turn" in head[:60],
        "discipline": master and card.capacity_change == 1 and bool(card.disciplines or "discipline" in head[:60]),
        "trophy": master and head.startswith("trophy"),
        "infernal": bool(re.search(r"\binfernal\b", head)) and not master,
        "scarce": bool(re.search(r"\bscarce\b", text, re.I)) and card.kind == "crypt",
        "sterile": bool(re.search(r"\bsterile\b", text, re.I)) and card.kind == "crypt",
        "red_list": "red list" in head and card.kind == "crypt",
        "blood_cursed": "blood cursed" in text.lower() and card.kind == "crypt",
        "black_hand": "black hand" in head and card.kind == "crypt",
        "seraph": "seraph" in head and card.kind == "crypt",
    }
