"""Printed modifiers: what the data and the fixed phrases of card text give a card as long as it is in play.

Only phrases that always mean the same are read (:mod:`.phrases`): a vampire's ``+1 bleed``, an
ally's life, strength and bleed, a weapon's damage. Anything conditional stands behind other words and is left to the
abilities.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from vtes_desktop.abilities.text.facts import phrases, weapons
from vtes_desktop.cards.model import Card, TextPart
from vtes_desktop.rules.playing.printed import AsVampire, Bonus, Printed

_LIFE: Final = re.compile(r"\bwith (\d+) life\b")
_STRENGTH: Final = re.compile(r"\b(\d+) strength\b")
_BLEED: Final = re.compile(r"(?<![+-])\b(\d+) bleed\b")
_LOCATION: Final = re.compile(r"(?:^|[.:]\s*)(?:unique )?(?:trifle )?location\b")
"""A master card calls itself one, after what it requires, too; others only choose one."""
_NOW_LIFE: Final = re.compile(r"\bhas (\d+) life\b")
_MORE_LIFE: Final = re.compile(r"\bhas (\d+) additional life\b")
_BECOMES: Final = re.compile(r"it becomes an? [\w ]*?ally with (\d+) life, (\d+) strength,? and (\d+) bleed\b")
_EQUIPMENT: Final = re.compile(r"\b(?:becomes an? [^.;]*equipment|represents an equipment card)\b")
_NO_EQUIPMENT: Final = re.compile(
    r"(?:While in play, this (?:equipment )?card (?:represents a location and )?does not count as equipment"
    r"|In play, this is a unique location and does not count as equipment"
    r"|(?:represents a location and )?does not count as equipment wh(?:ile|en) in play)\b"
)
_NOW_STRENGTH: Final = re.compile(r"\band (\d+) strength\b")
_ABOVE: Final = re.compile(r"(?:or \[\w+\] )?As above\b")
_ABOVE_AND: Final = re.compile(r"^As (?:\[\w+\] )?above, and this")
_EQUIP_STEALTH: Final = re.compile(r"The action to equip with this \w+ is with an additional \+(\d+) stealth\.")
_FRENZY: Final = re.compile(r"Frenzy(?: \([^)]*\))?\.")
_WAYS: Final = frozenset({"ACTION", "COMBAT", "REACTION", "ACTION MODIFIER"})
_PERMANENT: Final = frozenset({"Equipment", "Retainer", "Ally", "Master", "Event"})


def _of_bearer(said: list[str]) -> list[str]:
    """The sentences of a card that was put on a minion, which speak of that in other words than equipment does."""
    return [
        _ABOVE_AND.sub("This", re.sub(r"^The attached ", "This ", sentence))
        for sentence in said
        if re.search(r" each (?:combat|round)\.$", sentence)
    ]


@lru_cache(maxsize=8192)
def printed(card: Card, level: str = "", *, merged: bool = False) -> Printed:
    """The printed modifiers of a card, read from its data and text once.

    :param level: the discipline level at which it was played; the basic one by default (sec. 6.1.5).
    :param merged: whether it is an advanced vampire merged with its base card.
    """
    crypt = card.kind == "crypt"
    parts = _parts(card, level, merged=merged)
    said = [sentence for part in parts for sentence in phrases.sentences(part.text, crypt=crypt)]
    text = " ".join(part.text for part in parts)
    ally = "Ally" in card.types
    minion = crypt or ally
    lasting = bool(_PERMANENT & set(card.types))
    in_play = lasting or "Put this card in play" in text
    onto = not lasting and "ut this card on " in text
    own = phrases.own_bonus(said, card.name) if minion else Bonus(hand_size=phrases.hand_bonus(said) if in_play else 0)
    bearer, must_be = phrases.bearer_bonus([each for each in said if lasting or " with this " in each])
    first = card.text[0].text if card.text else ""
    becomes = _BECOMES.search(text)
    stands_for = "card represents an equipment card" in text
    return Printed(
        bleed=own.bleed,
        strength=own.strength,
        stealth=own.stealth,
        intercept=own.intercept,
        votes=own.votes,
        hand_size=own.hand_size,
        hand_size_if_ready=phrases.hand_asks_ready(said),
        bearer=bearer if not minion else Bonus(),
        bearer_must_be=must_be if not minion else "",
        grants=phrases.granted(said) if lasting and not minion else (),
        grants_must_be=phrases.granted_to(said, named_only=not {"Equipment", "Retainer"} & set(card.types)),
        life=_life(first, parts) if {"Ally", "Retainer"} & set(card.types) else int(becomes[1]) if becomes else 0,
        own_strength=_own(first, parts, _STRENGTH, _NOW_STRENGTH) if ally else int(becomes[2]) if becomes else 1,
        own_bleed=_own(first, parts, _BLEED, None) if ally else int(becomes[3]) if becomes else 1,
        extras=phrases.extras(_of_bearer(said) if onto else said, card.name, on_minion=not minion)
        if minion or lasting or onto or stands_for
        else (),
        strikes=weapons.own_strikes(said, card.name) if minion else (),
        as_vampire=phrases.as_vampire(said) if ally else AsVampire(),
        weapon=weapons.weapon(said) if "Equipment" in card.types else weapons.becomes_weapon(said),
        melee=bool(re.match(r"(?:Unique )?melee weapon\b", first, re.I)) or "it becomes a melee weapon" in text,
        gun=bool(re.match(r"(?:Unique )?weapon[:,.] ?gun\b", first, re.I)) or "equipment is a weapon, gun" in text,
        no_ammo="Ammo cards cannot be used with this gun" in text,
        stays_yours=any("ou still control this card" in part.text for part in card.text),
        unique=_is_unique(card, text),
        equip_stealth=int(more[1]) if lasting and (more := _EQUIP_STEALTH.search(text)) else 0,
        frenzy=not crypt and any(_FRENZY.fullmatch(each) for each in said),
        slave_of=phrases.slave_of(said) if crypt else "",
        cannot=phrases.forbidden(said, card.name) if minion else frozenset(),
        plays_as=phrases.plays_as(said, card.name) if crypt else frozenset(),
        you_play_as=crypt and any(each.startswith("You and ") and phrases.plays_as([each], card.name) for each in said),
        plays_named=phrases.plays_named(said),
        **_words(card, first, phrases.traits(said) - phrases.lost_traits(said) if minion else frozenset()),
    )


def _parts(card: Card, level: str, *, merged: bool) -> list[TextPart]:
    """The paragraphs that count: general text, that of the level (the first, if none is said) with what it builds on,
    and what is said of a merged vampire. What a card does as a reflex is not said of it."""
    levels = [part for part in card.text if part.marks and not {"MERGED", "REFLEX"} & set(part.marks)]
    # A level may name an alternative (``obl/tha``), the paragraph has just the first of its marks.
    first = level.split("/")[0]
    at = next((number for number, part in enumerate(levels) if level and _level(part) == first), 0)
    chosen = levels[at : at + 1]
    while chosen and at > 0 and _ABOVE.match(chosen[0].text):
        at -= 1
        chosen.insert(0, levels[at])
    general = [part for part in card.text if not part.marks]
    return general + chosen + [part for part in card.text if merged and part.marks == ("MERGED",)]


def _level(part: TextPart) -> str:
    """The level that a paragraph is for, without the way to play it that may be named besides: ``PRO SPI``."""
    return " ".join(mark for mark in part.marks if mark not in _WAYS) or " ".join(part.marks)


def _life(first: str, parts: list[TextPart]) -> int:
    """Life as printed, and as a higher level changes it."""
    life = _LIFE.search(first)
    amount = int(life[1]) if life else 0
    for part in parts:
        if part.marks and (now := _NOW_LIFE.search(part.text)):
            amount = int(now[1])
        elif part.marks and (more := _MORE_LIFE.search(part.text)):
            amount += int(more[1])
    return amount


def _own(first: str, parts: list[TextPart], printed_as: re.Pattern[str], now: re.Pattern[str] | None) -> int:
    """An ally's own strength or bleed."""
    changed = [match for part in parts if now and part.marks and (match := now.search(part.text))]
    found = changed[-1] if changed else printed_as.search(first)
    return int(found[1]) if found else 1


def _is_unique(card: Card, text: str) -> bool:
    """Crypt cards are unique unless they say otherwise, library cards when they say so (sec. 4.1)."""
    if card.kind == "crypt":
        return not re.search(r"(?:^|[.:\n]\s*)(?:non-unique\b|\w+s are not unique\.)", text, re.I)
    return bool(re.search(r"(?:^|[.:\n]\s*|\bthis is a |\bMaster: )unique\b", text, re.I))


def _is_location(card: Card) -> bool:
    """Whether an equipment card is a location while it is in play."""
    return "Equipment" in card.types and any(_NO_EQUIPMENT.search(part.text) for part in card.text)


def _words(card: Card, first: str, traits: frozenset[str]) -> dict[str, bool]:
    head = first.lower()
    master = "Master" in card.types
    return {
        "location": (master and _LOCATION.search(head.partition("\n")[0]) is not None) or _is_location(card),
        "no_equipment": _is_location(card),
        "becomes_equipment": "Combat" in card.types and any(_EQUIPMENT.search(part.text) for part in card.text),
        "trifle": master and "trifle" in head[:60],
        "learns_superior": "each master: discipline card placed on" in head,
        "also_out_of_turn": master
        and "play this card from your hand to your ash heap as an out-of-turn master" in head,
        "out_of_turn": master and "out-of-turn" in head[:60],
        "discipline": master and "discipline" in head[:20],
        "trophy": master and bool(re.match(r"(?:master[.:] )?trophy\b", head)),
        "infernal": "infernal" in traits,
        "scarce": "scarce" in traits,
        "sterile": "sterile" in traits,
        "red_list": "red list" in traits,
        "blood_cursed": "blood cursed" in traits,
        "black_hand": "black hand" in traits,
        "seraph": "seraph" in traits,
        "flight": "flight [flight]" in traits or bool({"Ally", "Imbued"} & set(card.types) and "[FLIGHT]" in first),
    }
