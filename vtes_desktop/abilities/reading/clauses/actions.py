"""Clauses that change the running action."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from vtes_desktop.abilities.reading.nouns import who
from vtes_desktop.abilities.reading.template import clause
from vtes_desktop.abilities.words.actions import AddIntercept, AddStealth, Redirect
from vtes_desktop.abilities.words.flow import Words


def _gets(match: re.Match[str]) -> Sequence[Words] | None:
    known, amount = who(match["who"]), int(match["n"])
    if match["stat"] == "stealth":
        return (AddStealth(amount),) if known == "acting" else None
    return (AddIntercept(known, amount),) if known is not None else None


CLAUSES: Final = (
    clause(r"(?P<who>[^,.]+?) gets (?P<n>[+-]\d+) (?P<stat>stealth|intercept)", _gets),
    clause(
        r"change the target of the bleed to another Methuselah other than the acting (?:minion|vampire)'s controller"
        r" \(that Methuselah can attempt to block\)",
        lambda _: (Redirect(),),
    ),
)
