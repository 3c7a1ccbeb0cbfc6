"""The fixed phrases of weapons, and of the strikes that minions' own cards let them make (sec. 6.4.3, 6.4.5)."""

from __future__ import annotations

import re
from typing import Final, Literal

from vtes_desktop.abilities.text.blows import fixed_blow
from vtes_desktop.abilities.text.nouns import is_self
from vtes_desktop.rules.playing.printed import Recoil, Weapon

_DAMAGE: Final = r"(?:\d+R?|[Ss]trength(?: ?[+-]\d+)?)(?: aggravated)? damage"
_STRIKE: Final = re.compile(
    rf"(?:Strike: |Alternatively, ranged strike: )(?P<blow>hand strike at \+\d+ damage\b|combat ends|{_DAMAGE})"
    rf"(?P<rest>[^.]*)|(?P<as_blow>{_DAMAGE}) (?:each strike|as a strike)(?P<as_rest>[^.]*)"
    r"|End (?P<end_blow>combat) as a strike(?P<end_rest>[^.]*)\."
)
_OWN_STRIKE: Final = re.compile(
    rf"(?P<who>[A-Z][\w'’\"\-,& ]*?)(?:,| has .*)? (?:can|may) strike(?: for|:) (?P<blow>{_DAMAGE})\."
)
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
            groups = {key.rpartition("_")[2]: value for key, value in match.groupdict().items() if value is not None}
            return _weapon(groups["blow"], groups["rest"], later)
    return Weapon("effect") if said and _HEAD.match(said[0]) else None


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
        if match and is_self(match["who"], name):
            found.append(_weapon(match["blow"], "", ""))
    return tuple(each for each in found if each is not None)


def reads_recoil(sentence: str) -> bool:
    """Whether a sentence says, and only that, what a weapon does to its bearer."""
    return _RECOIL.fullmatch(sentence) is not None


def _recoil(match: re.Match[str]) -> Recoil:
    """What a weapon does to its bearer."""
    return Recoil(int(match["n"]), bool(match["bad"]), "close" if match["close"] else "", bool(match["once"]))


def _weapon(strike: str, rest: str, text: str) -> Weapon | None:
    """A weapon's strike, of how it is described, what stands behind that in its sentence, and the whole text."""
    made = fixed_blow("combat ends" if strike == "combat" else strike)
    if made is None:
        return None
    rest = f"{rest} {text}".lower()
    recoil = _RECOIL.search(text)
    bane = _BANE.search(text)
    only_long = "only usable at long range" in rest or "only at long range" in rest
    once: Literal["", "round", "combat"] = ""
    if re.search(r"(?:only usable|used to strike only) once (?:each|per) round", rest):
        once = "round"
    elif re.search(r"only usable once (?:each|per) combat", rest):
        once = "combat"
    within: Literal["", "close", "long"] = "close" if "only usable at close range" in rest else ""
    burned = re.search(r"\bburn(?: \w+| this \w+)?(?: the \w+)? after (?:either )?use\b", rest) is not None
    if made.kind == "combat ends":
        return Weapon("combat ends", ranged=True, range="long" if only_long else within, burned_after=burned)
    return Weapon(
        "damage",
        made.amount,
        by_strength=made.by_strength or made.kind == "hand",
        ranged=made.ranged,
        aggravated=made.aggravated,
        range="long" if only_long else within,
        once=once,
        burned_after=burned,
        after_round=1 if "only usable after the first round" in rest else 0,
        recoil=_recoil(recoil) if recoil else None,
        wears="for each damage inflicted by this strike (even if prevented), burn 1 counter from this card" in rest,
        banes=tuple(re.split(r" or (?:an? )?", bane[1] or bane[2])) if bane else (),
        hand=made.kind == "hand",
    )
