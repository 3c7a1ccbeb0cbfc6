"""Clauses that move blood and pool."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from vtes_desktop.abilities.text.clauses.cards import done_to
from vtes_desktop.abilities.text.nouns import NUMBER, numeral, who, whose
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnBlood, BurnPool, GainPool
from vtes_desktop.abilities.vocabulary.effects.word import Words


def gain_blood(match: re.Match[str]) -> Sequence[Words] | None:
    """Blood or life for somebody."""
    return (AddBlood(understood(who(match["who"])), numeral(match["n"])),)


def _burn_pool(match: re.Match[str]) -> Sequence[Words] | None:
    return (BurnPool(numeral(match["n"]), understood(whose(match["whose"]))),)


CLAUSES: Final = (
    clause(
        rf"(?:add (?P<n>{NUMBER}) blood|move (?P<m>{NUMBER}) blood from the (?:blood )?bank) to (?P<who>[^,.]+)",
        done_to(lambda one, match: AddBlood(one, numeral(match["n"] or match["m"]))),
    ),
    clause(
        rf"burn (?P<n>{NUMBER}) blood from (?P<who>[^,.]+)",
        done_to(lambda one, match: BurnBlood(one, numeral(match["n"]))),
    ),
    clause(rf"(?P<who>[^,.]+?) gains (?P<n>{NUMBER}) blood(?: from the (?:blood )?bank)?", gain_blood),
    clause(rf"gain (?P<n>{NUMBER}) pool", lambda match: (GainPool(numeral(match["n"])),)),
    clause(rf"(?P<whose>[^,.]+?) burns (?P<n>{NUMBER}) pool", _burn_pool),
)
