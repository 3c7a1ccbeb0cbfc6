"""Clauses of master cards: blood moved between cards and pools, decks looked at."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.text.nouns import NUMBER, numeral, which
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *

CLAUSES: Final = (
    clause(
        r"make (?P<who>an? [^.]*?non-Anarch[^.]*?) [aA]narch",
        meaning(which, lambda meant, _: (Choose(meant), Become("target", sect="Anarch"))),
    ),
    clause(
        rf"add (?P<n>{NUMBER}) blood from the blood bank to (?P<who>an? [^,.]+)",
        meaning(which, lambda meant, match: (Choose(meant), AddBlood("target", numeral(match["n"])))),
    ),
    clause(r"get \+(?P<n>\d) hand size this turn", lambda match: (LendTo("hand size", int(match["n"])),)),
    always(r"(?:get|gain) \+?(?:1|an?)(?: additional)? master phase action", Gain("master phase action")),
    clause(r"get \+(?P<n>\d) transfers?", lambda match: (Gain("transfer", int(match["n"])),)),
    clause(
        rf"draw (?P<n>{NUMBER}) cards? \(discard down afterward\)",
        lambda match: (Draw(numeral(match["n"])), SettleHand()),
    ),
    clause(
        rf"move (?P<n>{NUMBER}) (?:blood|counters?) from this card to your (?:blood )?pool",
        lambda match: (MoveBlood("this", "to pool", numeral(match["n"]), numeral(match["n"])),),
    ),
)
