"""Minions that modifiers and reactions mean in longer phrases than :mod:`~vtes_desktop.abilities.text.nouns` reads:
several creatures, what somebody is not.

>>> meant("a wraith or zombie ally you control").whose
'you'
"""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.nouns import group, which
from vtes_desktop.abilities.vocabulary.targets import Which

_CREATURES: Final = ("wraith", "zombie", "mummy", "werewolf", "animal", "changeling", "mage", "demon")
_CREATURE: Final = "|".join(_CREATURES)
_LIST: Final = re.compile(
    rf"(?P<locked>locked |unlocked |ready )?"
    rf"(?P<which>(?:{_CREATURE})(?:,? (?:and/)?or (?:{_CREATURE})|, (?:{_CREATURE}))*)"
    r"(?: (?:ally|allies))?(?P<mine> you control)?"
)
_NOT: Final = re.compile(r"(?P<kind>minion|vampire)s? who (?:is|are) not (?P<word>Black Hand|titled|infernal)")
_WITHOUT: Final = re.compile(
    r"(?P<kind>minion|vampire)s? (?:who do(?:es)? not have|without) [A-Z][\w ]+ \[(?P<code>\w{3})\]"
)
_NON: Final = re.compile(
    r"non-(?P<word>anarch|Anarch|mortal|werewolf|zombie|wraith|infernal) (?P<kind>minion|vampire|ally|allie)s?"
)
_READY: Final = ("ready", "torpor")


def meant(phrase: str) -> Which | None:
    """The minions that a phrase means, one or many; None for one that is not understood in full."""
    found = which(phrase) or group(phrase)
    if found is not None:
        return found
    said = re.sub(r"^(?:an?|any|each|the) ", "", phrase[:1].lower() + phrase[1:])
    if creatures := _LIST.fullmatch(said):
        return _creatures(creatures)
    if negated := _NOT.fullmatch(said):
        return Which(negated["kind"], _READY, words=(f"non-{negated['word'].lower()}",))
    if lacking := _WITHOUT.fullmatch(said):
        return Which(lacking["kind"], _READY, without=lacking["code"].lower())
    if other := _NON.fullmatch(said):
        kind = other["kind"].replace("allie", "ally")
        return Which(kind, _READY, words=(f"non-{other['word'].lower()}",))
    return None


def _creatures(match: re.Match[str]) -> Which:
    words = re.findall(_CREATURE, match["which"])
    locked = {"locked ": True, "unlocked ": False}.get(match["locked"] or "")
    each = [
        Which("ally", _READY, "you" if match["mine"] else "any", locked=locked, words=(word,))
        for word in dict.fromkeys(words)
    ]
    return replace(each[0], alternatives=tuple(each[1:])) if len(each) > 1 else each[0]
