"""What convictions can be burned for, and the effects of powers (Imbued appendix)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from vtes_desktop.abilities.text.facts.modes import with_facts
from vtes_desktop.cards.model import Card, CardType
from vtes_desktop.rules.facts import Burning, PowerEffect
from vtes_desktop.rules.playing.modes import Mode

_INTERCEPT: Final = re.compile(r"Burn when a monster is acting to give this imbued \+(\d+) intercept\b")
_HINDER: Final = re.compile(r"Burn when this imbued declares an action to give monsters -(\d+) intercept\b")
_STRIKE: Final = re.compile(r"Burn to make a hand or weapon strike against a monster at \+(\d+) damage\.")
_BLEED: Final = re.compile(r"Burn to bleed at \+(\d+) bleed as a \(D\) action\.")
_CANCEL: Final = re.compile(r"Burn this card to cancel either an action directed at this imbued that requires (.+)")
_CONTROL: Final = re.compile(
    r"When an effect that would change control of this imbued is played or announced, you may burn this card to cancel"
    r" that effect\."
)
_ONCE: Final = re.compile(r"An imbued may burn only one .+? each action\.")


def reads(sentence: str) -> bool:
    """Whether a sentence says, and only that, what a conviction can be burned for."""
    endings = {_INTERCEPT: r" for that action\.", _HINDER: r" for this action\.", _STRIKE: "", _BLEED: ""}
    if re.fullmatch(r"An imbued may burn only one .+? (?:for the following effects )?each action\.", sentence):
        return True
    if _CANCEL.fullmatch(sentence) or _CONTROL.fullmatch(sentence) or sentence == "No cost is paid.":
        return True
    return any(re.fullmatch(pattern.pattern + ending, sentence) for pattern, ending in endings.items())


_TYPES: Final[dict[str, CardType]] = {
    "ACTION": "Action",
    "ACTION MODIFIER": "Action Modifier",
    "REACTION": "Reaction",
    "COMBAT": "Combat",
}


@lru_cache(maxsize=64)
def burning(card: Card) -> Burning:
    """What a conviction can be burned for, by its text."""
    text = " ".join(part.text for part in card.text)
    amounts = [found[1] if (found := pattern.search(text)) else 0 for pattern in (_INTERCEPT, _HINDER, _STRIKE, _BLEED)]
    intercept, hinder, strike, bleed = map(int, amounts)
    cancelled = _CANCEL.search(text)
    codes = frozenset(re.findall(r"\[(\w{3})\]", cancelled[1])) if cancelled else frozenset()
    control = _CONTROL.search(text) is not None
    return Burning(intercept, hinder, strike, bleed, codes, control, once=bool(_ONCE.search(text)))


@lru_cache(maxsize=64)
def effects_of(card: Card) -> tuple[PowerEffect, ...]:
    """The effects of a power that have an icon; a paragraph without one goes on with the effect before it."""
    found: list[tuple[CardType, int, list[str]]] = []
    for part in card.text:
        kinds = [_TYPES[mark] for mark in part.marks if mark in _TYPES]
        cost = next((int(match[1]) for mark in part.marks if (match := re.match(r"(\d+) CONVICTION", mark))), 0)
        if kinds:
            found += [(kind, cost, [part.text]) for kind in kinds]
        elif found and not part.marks:
            found[-1][2].append(part.text)
    before = [sum(kind == other for other, _, _ in found[:place]) for place, (kind, _, _) in enumerate(found)]
    return tuple(
        PowerEffect(with_facts(Mode(kind, level=f"{count + 1}" if count else "", text="\n".join(texts))), cost)
        for (kind, cost, texts), count in zip(found, before, strict=True)
    )
