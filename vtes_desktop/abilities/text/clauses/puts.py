"""Clauses of action cards: put on a minion locked, crypts drawn from, hands looked at, life restored."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.nouns import NUMBER, numeral, which
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *

_ME: Final = r"this (?:acting )?[A-Z]?\w+(?: of Set| antitribu)?"


def _heal(match: re.Match[str]) -> Sequence[Words] | None:
    meant = understood(which(match["who"]))
    wounded = replace(meant, wounded="who has fewer life" in match[0])
    heal = Heal("target", numeral(match["n"]) if match["n"] else 1000)
    if meant.kind != "minion":
        return Choose(wounded), heal
    # A vampire has no life with which it started: it gains blood as its capacity lets it.
    fed = AddBlood("target", heal.amount)
    return Choose(wounded), If((Is("target", Which("vampire", ("ready", "torpor"))),), (fed,), (heal,))


_MINE: Final = Which("vampire", ("ready", "torpor"), "you", locked=False)
CLAUSES: Final = (
    clause(
        rf"put this card on {_ME}(?:,? (?P<unlock>and unlock (?:them|him or her|it))|, locked)",
        lambda match: (PutOn("minion"), Unlock("minion") if match["unlock"] else Lock("this")),
    ),
    always(r"put this card on (?:this|the) acting [A-Z]\w+", PutOn("minion")),
    always(r"move the top card from your crypt to your uncontrolled region", DrawCrypt()),
    always(
        r"move a vampire from torpor to their controller's ready region",
        Choose(Which("vampire", ("torpor",), movable=True)),
        LeaveTorpor("target"),
    ),
    always(
        r"look at your prey's hand and discard one card of your choice from it",
        ChooseMethuselah("prey"),
        Discard(whose="chosen"),
    ),
    clause(r"add enough life to (?P<who>[^,.]+?) to reach their starting life(?P<n>)", _heal),
    clause(
        rf"add (?P<n>{NUMBER}) (?:blood or )?life to (?P<who>an? [^,.]+?)"
        r"(?:, not to exceed their starting life| who has fewer life than their starting life)",
        _heal,
    ),
    clause(
        rf"each of your unlocked vampires gains (?P<n>{NUMBER}) blood(?: from the (?:blood )?bank)?",
        lambda match: (WithEach(_MINE, (AddBlood("target", numeral(match["n"])),)),),
    ),
    clause(
        rf"{_ME} gains (?P<n>{NUMBER}) blood and unlocks",
        lambda match: (AddBlood("minion", numeral(match["n"])), Unlock("minion")),
    ),
)
