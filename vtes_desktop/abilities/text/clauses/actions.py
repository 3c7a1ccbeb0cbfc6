"""Clauses that change the running action."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from vtes_desktop.abilities.text.clauses.cards import done_to
from vtes_desktop.abilities.text.nouns import NUMBER, numeral, which, who
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *


def _gets(match: re.Match[str]) -> Sequence[Words] | None:
    known, amount = understood(who(match["who"])), int(match["n"])
    if match["stat"] == "stealth":
        return (AddStealth(amount),) if known == "acting" else None
    return (AddIntercept(known, amount),)


def _steal(match: re.Match[str]) -> Sequence[Words] | None:
    meant = understood(which(match["who"]))
    # What one controls oneself can't be stolen, but from another minion of one's own.
    meant = replace(meant, whose="others") if meant.whose == "any" and not meant.elsewhere else meant
    return (Choose(meant), TakeControl("target"))


def _inflict(match: re.Match[str]) -> Sequence[Words] | None:
    hurt = Inflict(numeral(match["n"]), "target", aggravated=bool(match["bad"]), unpreventable=bool(match["un"]))
    return (Choose(understood(which(match["who"]))), hurt)


CLAUSES: Final = (
    clause(r"steal (?P<who>(?:an?|any) [^,.]+)", _steal),
    always("steal 1 pool from another Methuselah", ChooseMethuselah("others", "chosen"), StealPool(1, "chosen")),
    clause(
        rf"inflict (?P<n>{NUMBER})(?P<un> unpreventable)?(?: environmental)?(?P<bad> aggravated)? damage on"
        r" (?P<who>an? [^,.]+)",
        _inflict,
    ),
    clause(r"stun (?P<who>[^,.]+)", done_to(lambda one, _: StayLocked(one, stun=True))),
    clause(
        rf"put (?P<n>{NUMBER}) corruption counters? on (?P<who>[^,.]+)",
        done_to(lambda one, match: Count(numeral(match["n"]), "corruption", one)),
    ),
    always(r"(?:end the action|the action ends)(?: \(unsuccessfully\))?", EndAction()),
    always(
        r"change the target of the bleed to your predator's predator \(that Methuselah can attempt to block\)",
        Redirect("predator's predator"),
    ),
    clause(r"(?P<who>[^,.]+?) gets (?P<n>[+-]\d+) (?P<stat>stealth|intercept)", _gets),
    always(
        r"change the target of the bleed to another Methuselah other than the acting (?:minion|vampire)'s controller"
        r" \(that Methuselah can attempt to block\)",
        Redirect(),
    ),
)
