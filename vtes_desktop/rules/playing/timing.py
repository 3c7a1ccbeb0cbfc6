"""When a card of the hand may be played, and by whom (sec. 1.6.3)."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from vtes_desktop.rules.moments import Window
from vtes_desktop.table.situation import ActionKind

Windows = frozenset[Window]
ACTION_WINDOWS: Final[Windows] = frozenset({"before block", "block attempt", "after blocks"})
"""During an action before it resolves: when modifiers and reactions may be played (sec. 6.2). What is played as the
action is announced says so, and comes before them (rulings on such modifiers)."""
FROM_ANNOUNCED: Final[Windows] = ACTION_WINDOWS | {"as announced"}
"""The windows in which what is used may change what hangs on the running action: its stealth, its bleed."""
REFERENDUM: Final[Windows] = frozenset({"before votes", "polling"})
COMBAT: Final[Windows] = frozenset({"before range", "before strikes", "strikes chosen", "after strikes"})
"""When a combat card may be played that says nothing of it."""
AS_PLAYED: Final[Windows] = frozenset({"as played"})


class Timing(Struct, frozen=True):
    """When and by whom a card may be played."""

    windows: Windows
    action: frozenset[ActionKind] = frozenset()
    """The kinds that the action must be of; empty for any."""
    not_bleed: bool = False
    at_me: bool = False
    """Whether the action must be directed at the player or what she controls."""
    directed: bool = False
    undirected: bool = False
    bleed_least: int = 0
    locked: Literal["no", "also", "only"] = "no"
    """Whether a locked minion can play it."""
    torpor: bool = False
    """Whether a vampire in torpor can play it."""
    others: Literal["no", "also", "only"] = "no"
    """Whether a ready minion can play it that is not the acting one, or not in the combat."""
    needed: Literal["", "stealth", "intercept"] = ""
    """What may be added only when it is needed (sec. 6.2.2.2)."""
    blocker: Literal["", "any", "weaker"] = ""
    """Of an attempt: whether somebody must attempt to block; ``weaker`` for an ally or younger vampire."""
    blocks: bool = False
    """Whether the minion that plays it must have blocked, or be blocking."""
    outcome: Literal["", "successful", "blocked", "unsuccessful"] = ""
    """How the action must have gone."""
    younger: Literal["no", "same or older", "yes"] = "no"
    """Whether the acting minion must be a vampire younger than the one that plays it, or may be the same age or older
    (but must be a vampire)."""
    not_by_two: bool = False
    """Whether it can't be played when only two Methuselahs are left."""
    monster: bool = False
    """Whether the acting minion must be a monster (Imbued appendix)."""
    predator: bool = False
    """Whether the acting minion must be controlled by the player's predator."""
    range: Literal["", "close", "long"] = ""
    round: Literal["", "first", "later"] = ""
    opponent: frozenset[str] = frozenset()
    """What the opposing minion must be, any one: ``ally``, ``vampire``, ``younger``."""
    no_action: bool = False
    """Of a reaction that is played as a card is: whether it may be, too, when no action is being taken."""
    for_strike: bool = False
    """Whether it is played as a strike is chosen, and makes none itself."""
    my_turn: bool = False
    """Of an out-of-turn master card: whether it may be played on one's own turn."""
