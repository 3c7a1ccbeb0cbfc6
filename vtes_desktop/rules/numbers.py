"""The numbers that the rules ask of cards in play, by name: what standing modifiers add to them. A misspelt one is an
error of the type checker, and of the test that reads all cards."""

from __future__ import annotations

from typing import Literal

MinionNumber = Literal[
    "action blood",
    "action pool",
    "aggravated damage",
    "aggravated hands",
    "ballots",
    "bleed",
    "blockers burn",
    "blocks locked",
    "cannot block",
    "cannot hunt",
    "cannot hunt as normal",
    "cannot recruit",
    "capacity",
    "damage from strikes",
    "doubled votes",
    "first strike",
    "hunt",
    "immune to frenzy",
    "intercept",
    "may not strike",
    "must be struck with",
    "no abilities",
    "no blood hunt",
    "no damage",
    "no diablerie",
    "no life",
    "no votes",
    "no votes against",
    "not avenged",
    "only aggravated damage",
    "others yield its title",
    "protected",
    "protected from capacity",
    "protected without Auspex",
    "stays locked",
    "stealth",
    "strength",
    "strike damage",
    "strike toll",
    "toll",
    "toll against",
    "unaffected by gehenna",
    "undirected only",
    "unusable",
    "votes",
    "yields its title",
]
"""Asked of a minion, or a card on one; of some any number above 0 says that it is so."""
MethuselahNumber = Literal[
    "cards not replaced",
    "discard phase actions",
    "hand size",
    "master phase actions",
    "more replaced",
    "no Gehenna events",
    "open hand",
    "stands in",
    "transfers",
]
"""Asked of a Methuselah."""
