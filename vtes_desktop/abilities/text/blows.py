"""Strikes in words: what stands after “Strike:” on cards, with the maneuvers, presses and additional strikes that come
with them (sec. 6.4.2–6.4.5).

>>> blow("hand strike at +1 damage").kind
'hand'
"""

from __future__ import annotations

import re
from typing import Final, Literal

from msgspec.structs import replace

from vtes_desktop.abilities.text.nouns import NUMBER, numeral
from vtes_desktop.abilities.vocabulary.amounts import Amount, Number
from vtes_desktop.abilities.vocabulary.effects.combat import GainAdditional, GiveExtra
from vtes_desktop.abilities.vocabulary.effects.flow import StrikeDoes
from vtes_desktop.abilities.vocabulary.effects.strikes import WITH_WHAT_IT_BEARS, Blow, MakeStrike
from vtes_desktop.abilities.vocabulary.effects.word import Words
from vtes_desktop.rules.combat import blow as fixed

Way = Literal["", "continue", "end", "close", "long"]
_ONLY: Final[dict[str, Way]] = {
    "continue combat": "continue",
    "end combat": "end",
    "get to close range": "close",
    "get to long range": "long",
    "go to long range": "long",
}
ONLY: Final = rf"(?:,? (?:only usable )?to (?P<only>{'|'.join(_ONLY)}))"
"""The pattern of what a maneuver or press may be used for."""
_WITH: Final = re.compile(
    rf",?(?: and)? with (?P<n>{NUMBER}) (?P<optional>optional )?(?P<what>maneuver|press|additional strike)(?:e?s)?"
    rf"(?P<limited> \(limited\))?(?: this round)?{ONLY}?$"
)
_FIRST: Final = re.compile(r",? with first strike$|^first strike, ")


def only(said: str | None) -> Way:
    """What a maneuver or press may be used for; empty for anything."""
    return _ONLY[said] if said else ""


def only_range(said: str | None) -> Literal["any", "close", "long"]:
    """The range to which a maneuver may be used."""
    way = only(said)
    return way if way in ("close", "long") else "any"


def amount(text: str) -> Amount:
    """A number of damage or blood: in figures, or made of the X of the cost (“X+1”)."""
    match = re.fullmatch(r"(\d+)?X(?:\+(\d+))?", text)
    return Number("x", int(match[1] or 1), int(match[2] or 0)) if match else numeral(text)


_N: Final = rf"(?:{NUMBER}|\d?X(?:\+\d+)?)"
_BLOWS: Final[tuple[tuple[str, Blow], ...]] = (
    (r"dodge", Blow("dodge")),
    (r"combat ends", Blow("combat ends")),
    (
        rf"hand strike(?: \(at strength damage\))?(?: at \+(?P<n>{_N}) damage)?(?P<bad>, aggravated| aggravated)?",
        Blow("hand"),
    ),
    (r"hand strike or use a melee weapon(?: strike)?", Blow("hand or melee weapon")),
    (r"(?:use a )?melee weapon strike", Blow("melee weapon")),
    (rf"(?P<n>{_N})(?P<r>R| ranged)?(?P<bad> aggravated)?(?P<un> unpreventable)? damage", Blow("damage")),
    (
        r"strength(?: ?(?P<n>[+-]\d+))?(?P<r>R| ranged)?(?P<bad> aggravated)?(?P<un> unpreventable)? damage",
        Blow("damage", by_strength=True),
    ),
    (
        rf"steal (?P<n>{_N}) blood(?: (?:or|and/or) life)?(?: counters?)?(?: \(becoming blood\))?",
        Blow("steal blood"),
    ),
    (r"(?:destroy|burn) (?:an )?equipment", Blow("destroy equipment")),
    (r"(?:destroy|burn) (?:an )?equipment or (?:a )?retainer", Blow("destroy equipment", retainers_too=True)),
    (r"(?:destroy|burn) (?:a )?weapon", Blow("destroy equipment", weapons_only=True)),
    (r"steal (?:an )?equipment", Blow("steal equipment")),
    (r"steal (?:a )?weapon", Blow("steal equipment", weapons_only=True)),
)


def blow(text: str, *, ranged: bool = False) -> Blow | None:
    """The strike that a phrase describes; None for one that is not understood in full."""
    first = _FIRST.search(text)
    if first:
        text = text.replace(first[0], "")
    for before in ("ranged, ", "ranged; ", "ranged "):
        if text.startswith(before):
            text, ranged = text.removeprefix(before), True
    for pattern, made in _BLOWS:
        match = re.fullmatch(pattern, text, re.I)
        if match:
            said: dict[str, str | None] = {"n": None, "r": None, "bad": None, "un": None} | match.groupdict()
            return replace(
                made,
                amount=amount(said["n"]) if said["n"] else made.amount,
                ranged=bool(said["r"]) or ranged,
                aggravated=bool(said["bad"]),
                unpreventable=bool(said["un"]),
                first=bool(first),
            )
    return None


def fixed_blow(text: str) -> fixed.Blow[int] | None:
    """The strike that a phrase describes, if nothing of it must be counted or chosen."""
    made = blow(text)
    if made is None or not isinstance(made.amount, int) or made.kind in WITH_WHAT_IT_BEARS:
        return None
    return fixed.Blow(**{name: getattr(made, name) for name in made.__struct_fields__})


def strike(text: str, *, ranged: bool = False) -> tuple[Words, ...] | None:
    """What a strike in words comes to, with all that comes with it; None for one that is not understood in full."""
    more: list[Words] = []
    maneuver: Literal["", "any", "close", "long"] = ""
    while match := _WITH.search(text):
        text = text[: match.start()]
        way = only(match["only"])
        if match["what"] == "maneuver" and way in ("", "close", "long"):
            maneuver = way or "any"
        elif match["what"] == "press" and way in ("", "continue", "end"):
            more.append(GiveExtra("press", amount=numeral(match["n"]), only=way))
        elif match["what"] == "additional strike" and match["limited"] and not way:
            more.append(
                GiveExtra("additional strike", amount=numeral(match["n"]))
                if match["optional"]
                else StrikeDoes("resolves", (GainAdditional(numeral(match["n"])),))
            )
        else:
            return None
    made = blow(text.rstrip(","), ranged=ranged)
    if made is None:
        return None
    return (MakeStrike(made, maneuver), *more)
