"""The moments of a game that the rules know by name: at some of them effects may be used, upon others cards in play do
what they must. A misspelt one is an error of the type checker."""

from __future__ import annotations

from typing import Literal

Window = Literal[
    "unlock",
    "master",
    "another's master",
    "minion",
    "influence",
    "discard",
    "as announced",
    "before block",
    "block attempt",
    "as blocked",
    "after blocks",
    "before resolution",
    "before combat",
    "after resolution",
    "before range",
    "range",
    "before strikes",
    "choose strike",
    "strikes chosen",
    "prevention",
    "after strikes",
    "additional strikes",
    "press",
    "end of round",
    "end of combat",
    "going to torpor",
    "terms",
    "before votes",
    "polling",
    "as played",
]
"""A moment of a procedure at which effects may be used."""


Event = Literal[
    Window,
    "unlock phase",
    "master phase",
    "minion phase",
    "influence phase",
    "discard phase",
    "end of turn",
    "end of phase",
    "comes into play",
    "enters play",
    "burned",
    "goes to torpor",
    "ready minion burned",
    "reduced to no blood",
    "prey ousted",
    "edge gained",
    "votes tallied",
    "successful bleed",
    "about to bleed",
    "used",
    "replaces",
    "bearer gone",
    "leaves the ready region",
    "changes controller",
    "strike chosen",
    "damaged",
    "equipped",
    "equipped from hand",
    "takes damage",
    "presses",
    "combat is over",
    "card played",
    "card cancelled",
    "cards drawn",
    "burns the Edge for a vote",
    "discards",
    "diablerized",
]
"""Something that happens, upon which cards in play do what they must: a window begins, a phase, a card enters play or
was used, a strike with it is chosen, a minion has been ``damaged`` by another, prevented or not."""
