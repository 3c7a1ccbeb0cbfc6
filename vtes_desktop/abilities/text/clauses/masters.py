"""Clauses of master cards: blood moved between cards and pools, decks looked at."""

from __future__ import annotations

from collections.abc import Sequence
from re import Match
from typing import Final

from vtes_desktop.abilities.text.nouns import NUMBER, numeral, which
from vtes_desktop.abilities.text.template import clause
from vtes_desktop.abilities.vocabulary.effects.word import Words
from vtes_desktop.abilities.words import *


def _onto_young(match: Match[str]) -> Sequence[Words] | None:
    meant = which(match["who"])
    return (Choose(meant), AddBlood("target", numeral(match["n"]))) if meant is not None else None


def _make_anarch(match: Match[str]) -> Sequence[Words] | None:
    meant = which(match["who"])
    return (Choose(meant), Become("target", sect="Anarch")) if meant is not None else None


CLAUSES: Final = (
    clause(r"make (?P<who>an? [^.]*?non-Anarch[^.]*?) [aA]narch", _make_anarch),
    clause(rf"add (?P<n>{NUMBER}) blood from the blood bank to (?P<who>an? [^,.]+)", _onto_young),
    clause(r"get \+(?P<n>\d) hand size this turn", lambda match: (LendTo("hand size", int(match["n"])),)),
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
