"""What an option can be, in the rulebook's words: a name for each, so that a misspelt one is an error of the type
checker.

The type checker alone reads them: an option that a later version sends is read all the same, and means nothing here.
"""

from __future__ import annotations

from typing import Literal

Side = Literal["for", "against"]
VoteSource = Literal["card", "edge", "gained", "prisci", "title"]
"""Where votes and ballots come from."""
ManyVotes = Literal["all for", "all against"]
VoteKind = Literal[
    "card for", "card against", "edge for", "edge against", "gained for", "gained against",
    "prisci for", "prisci against", "title for", "title against",
]  # fmt: skip
"""What casts the votes of one source."""
EndKind = Literal["agreed", "not agreed", "done", "keep", "no", "pass", "yes"]
"""What ends something, or says yes or no to it."""
_Other = Literal[
    "action card", "additional strike", "adjust", "aggravated", "all", "amount", "apply", "ask", "bearer",
    "become anarch", "bid", "bleed", "bleed with conviction", "block", "blood", "bottom", "bring", "burn",
    "burn conviction", "burn imbued", "by hand", "cancel", "card in play", "circle", "clan", "contest",
    "contest title", "control", "conviction", "damage", "diablerie", "diablerize", "directed at", "discard",
    "discipline", "do", "drain", "draw crypt", "edge", "employ", "encounter", "end contest",
    "end title contest", "enter combat", "equip", "equip from", "equipment", "event", "exchange",
    "fail title contest", "hand strike", "hunt", "infernal", "leave", "leave torpor", "look", "maneuver",
    "mark", "master", "merge", "methuselah", "move", "move blood", "no block", "no strike", "normal",
    "number", "order", "out of turn", "pay", "play", "play face down", "play face up", "points",
    "political", "pool", "power", "press", "prevent", "reading", "recruit", "red list", "redirect",
    "reduce", "remove", "rescue", "rest", "return", "rival", "search", "sect", "seen", "set range", "share",
    "slave", "starting", "stash", "stay", "step", "strike", "take", "target", "term", "title", "top",
    "transfer", "transfer back", "trophy", "undirected", "use", "use by hand", "use power", "votes", "wait",
    "way", "weapon", "withdraw", "x", "yield", "yield title",
]  # fmt: skip
OptionKind = EndKind | VoteKind | ManyVotes | Side | _Other
