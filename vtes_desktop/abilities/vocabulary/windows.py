"""When something may be used of which card text says no time."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal

from vtes_desktop.rules.moments import Event, Window
from vtes_desktop.rules.wording import WINDOWS_SAID, together

IN_COMBAT: Final[tuple[Window, ...]] = ("before range", "before strikes", "after strikes", "end of round")
"""In a combat, while no damage is on its way and no strike waits to be resolved."""
IN_ACTION: Final[tuple[Window, ...]] = ("as announced", "before block", "block attempt", "after blocks")
"""While an action goes on, until it resolves."""
IN_ROUND: Final[tuple[Window, ...]] = ("before range", "before strikes", "choose strike", "strikes chosen")
"""When effects of a round of combat may be used before its strikes resolve (sec. 6.4)."""
PHASES: Final[tuple[Window, ...]] = ("unlock", "master", "minion", "influence", "discard")
ANY_TIME: Final[tuple[Window, ...]] = (
    *PHASES, "before block", "block attempt", "as blocked", "after blocks", "before votes", "polling",
    "after resolution", "strikes chosen", *IN_COMBAT,
)  # fmt: skip
"""“You can lock this card to …” without a time: in the phases of one's own turn and the unlock phase of others, and in
anybody's action, referendum and combat whenever one may play an effect (sec. 1.6.1.6, ANK 20200616) – but never while a
card is being played or damage is being dealt, for nothing is used in response to these (the rulings on such cards)."""
MINION_PHASE: Final[tuple[Window, ...]] = ("minion", *IN_ACTION, "polling", "after resolution", *IN_COMBAT)
"""“During your minion phase”: at any time of it, in its actions and combats too (rulings on Temptation, Puppet Master,
Lord Tremere and Nu, The Pillar), and in no other phase."""
ANY_TURN: Final[tuple[Window, ...]] = (*PHASES, *IN_ACTION, "polling", "after resolution", "strikes chosen", *IN_COMBAT)
"""At any time of one's turn, or of anybody's for what is had “once each turn”: in an action, in a referendum (ruling on
Alexandra) and in a combat too."""
LOOKED_AT: Final[tuple[Event, ...]] = (
    "unlock phase", "master phase", "minion phase", "influence phase", "discard phase", "end of turn",
    "after resolution", "end of round", "goes to torpor", "ready minion burned",
)  # fmt: skip
"""When a card looks whether it must be burned: whenever something may have brought that about."""


def windows_aloud(windows: Collection[Window]) -> str:
    """When something may be used, in the order of the procedures.

    >>> windows_aloud(("minion", "unlock"))
    'in the unlock phase or in the minion phase'
    """
    if set(windows) >= set(ANY_TIME):
        return "at any time in a phase, an action or a combat at which effects may be used (never as a card is played)"
    if tuple(windows) == MINION_PHASE:
        return "at any time in the minion phase, in an action and a combat of it too"
    return together((said for window, said in WINDOWS_SAID.items() if window in windows), "or")


def turn_aloud(turn: Literal["yours", "others", "any"]) -> str:
    """In whose turn something is: said after when; nothing for anybody’s.

    >>> turn_aloud("others")
    ' of another Methuselah’s turn'
    """
    return {"yours": " of your own turn", "others": " of another Methuselah’s turn", "any": ""}[turn]
