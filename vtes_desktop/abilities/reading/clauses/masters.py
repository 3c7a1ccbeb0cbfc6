"""Clauses of master cards: blood moved between cards and pools, decks looked at."""

from __future__ import annotations

from collections.abc import Sequence
from re import Match
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.reading.nouns import NUMBER, number, which
from vtes_desktop.abilities.reading.template import clause
from vtes_desktop.abilities.words.blood import AddBlood, MoveBlood
from vtes_desktop.abilities.words.choosing import Choose
from vtes_desktop.abilities.words.flow import Words


def _to_pool(match: Match[str]) -> Sequence[Words] | None:
    amount = number(match["n"])
    if match["who"] == "this card":
        return (MoveBlood("this", "to pool", amount, amount),)
    meant = which(match["who"])
    if meant is None:
        return None
    return (Choose(replace(meant, blood="some")), MoveBlood("target", "to pool", amount, amount))


CLAUSES: Final = (
    clause(
        rf"move (?P<n>{NUMBER}) (?:blood|counters?) from (?P<who>this card|an? [^,.]*?) to your (?:blood )?pool",
        _to_pool,
    ),
    clause(
        rf"(?:move|put) (?P<n>{NUMBER}) blood from the (?:blood )?bank (?:to|on) this card",
        lambda match: (AddBlood("this", number(match["n"])),),
    ),
)
