"""The fixed phrases of weapons, and of the strikes that minions' own cards let them make (sec. 6.4.3, 6.4.5)."""

from __future__ import annotations

import re
from typing import Final, Literal

from msgspec.structs import replace

from vtes_desktop.abilities.text.facts.phrases import speaks_of
from vtes_desktop.rules.playing.printed import Recoil, Weapon

_DAMAGE: Final = (
    r"(?P<number>\d+)(?P<r>R?)(?P<bad> aggravated)? damage"
    r"|(?P<strength>[Ss]trength) ?(?P<plus>[+-]\d+)?(?P<worse> aggravated)? damage"
)
_STRIKE: Final = re.compile(
    rf"(?:Strike: |Alternatively, ranged strike: )(?:{_DAMAGE})(?P<rest>[^.]*)|(?:{_DAMAGE.replace('?P<', '?P<as_')})"
    rf" (?:each strike|as a strike)(?P<as_rest>[^.]*)"
)
_HAND: Final = re.compile(r"Strike: hand strike at \+(\d+) damage\b(?P<rest>[^.]*)")
_OWN_STRIKE: Final = re.compile(
    rf"(?P<who>[A-Z][\w'’\"\-,& ]*?)(?:,| has .*)? (?:can|may) strike(?: for|:) (?:{_DAMAGE})\."
)
_ENDS: Final = re.compile(r"(?:Strike: combat ends|End combat as a strike)(?P<rest>[^.]*)\.")
_BECOMES: Final = re.compile(
    r"[^.]*; it becomes a (?:melee )?weapon equipment that can strike: (?P<strike>[^.,;]+ damage)(?P<rest>[^.]*)\."
)
_RECOIL: Final = re.compile(
    r"(?:(?P<close>If [^.,]+ is used at close range, )the (?:minion with this (?:weapon|equipment)|bearer) takes|"
    r"If [^.,]+ is used in combat, the bearer takes|Bearer takes)"
    r" (?P<n>\d+)(?P<bad> aggravated)? damage(?: during strike resolution when [^.,]+)?"
    r"(?P<once>, but only once each combat)?(?: as well)?\."
)
_BANE: Final = re.compile(
    r"Damage inflicted (?:on an? ([\w ]+?) by this weapon|by this weapon on an? ([\w ]+?)) is aggravated\."
)
_HEAD: Final = re.compile(r"(?:unique )?(?:melee )?weapon[.:,]", re.I)


def weapon(said: list[str]) -> Weapon | None:
    """The strike that a weapon gives its bearer; None for what is no weapon."""
    later = " ".join(said)
    for sentence in said:
        if match := _STRIKE.match(sentence):
            groups = {key.removeprefix("as_"): value for key, value in match.groupdict().items() if value is not None}
            return _weapon(groups, later)
        if match := _HAND.match(sentence):
            made = _weapon({"strength": "strength", "plus": match[1], "rest": match["rest"]}, later)
            return replace(made, hand=True)
        if match := _ENDS.match(sentence):
            made = _weapon({"number": "0", "r": "R", "rest": match["rest"]}, later)
            return Weapon(0, ranged=True, range=made.range, burned_after=made.burned_after, kind="combat ends")
    return Weapon(0, kind="special") if said and _HEAD.match(said[0]) else None


def becomes_weapon(said: list[str]) -> Weapon | None:
    """The strike of a card that becomes a weapon once it is played; None for other cards."""
    for number, sentence in enumerate(said):
        if match := _BECOMES.fullmatch(sentence):
            return weapon([f"Strike: {match['strike']}{match['rest']}.", *said[number + 1 :]])
    if any("card represents an equipment card" in sentence for sentence in said):
        return weapon([sentence.removeprefix("It does ") for sentence in said if "represents a" not in sentence])
    return None


def own_strikes(said: list[str], name: str) -> tuple[Weapon, ...]:
    """The strikes that a minion's card always lets it make: ``Survivalist may strike for 2R damage.``"""
    found = []
    for sentence in said:
        match = _OWN_STRIKE.fullmatch(sentence)
        if match and speaks_of(match["who"], name):
            found.append(_weapon({key: value for key, value in match.groupdict().items() if value is not None}, ""))
    return tuple(found)


def reads_recoil(sentence: str) -> bool:
    """Whether a sentence says, and only that, what a weapon does to its bearer."""
    return _RECOIL.fullmatch(sentence) is not None


def _recoil(match: re.Match[str]) -> Recoil:
    """What a weapon does to its bearer."""
    return Recoil(int(match["n"]), bool(match["bad"]), "close" if match["close"] else "", bool(match["once"]))


def _weapon(groups: dict[str, str], text: str) -> Weapon:
    by_strength = "strength" in groups
    rest = groups.get("rest", "").lower() + " " + text.lower()
    recoil = _RECOIL.search(text)
    bane = _BANE.search(text)
    only_long = "only usable at long range" in rest or "only at long range" in rest
    once: Literal["", "round", "combat"] = ""
    if re.search(r"(?:only usable|used to strike only) once (?:each|per) round", rest):
        once = "round"
    elif re.search(r"only usable once (?:each|per) combat", rest):
        once = "combat"
    return Weapon(
        int(groups.get("plus", 0) if by_strength else groups["number"]),
        by_strength=by_strength,
        ranged=bool(groups.get("r")),
        aggravated="bad" in groups or "worse" in groups,
        range="long" if only_long else "close" if "only usable at close range" in rest else "",
        once=once,
        after_round=1 if "only usable after the first round" in rest else 0,
        recoil=_recoil(recoil) if recoil else None,
        banes=tuple(re.split(r" or (?:an? )?", bane[1] or bane[2])) if bane else (),
        wears="for each damage inflicted by this strike (even if prevented), burn 1 counter from this card" in rest,
        burned_after=bool(re.search(r"\bburn(?: \w+| this \w+)?(?: the \w+)? after (?:either )?use\b", rest)),
    )
