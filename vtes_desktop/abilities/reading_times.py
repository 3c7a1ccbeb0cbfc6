"""When a card may be played, said aloud (sec. 1.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vtes_desktop.abilities.vocabulary.windows import windows_aloud
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.rules.wording import action_name, together

_OF_ITS_OWN: Final = {"Action Modifier": "the acting minion", "Combat": "a minion in the combat"}
"""Who plays cards of a type that do not say that others do."""


def timing_aloud(when: Timing, kind: str) -> str:
    """When and by whom a card of a type may be played, said after “it is played”.

    >>> timing_aloud(Timing(frozenset({"after blocks"}), needed="stealth"), "Action Modifier")
    'after blocks are declined, only where stealth is needed, by the acting minion'
    """
    who = [] if kind in ("Master", "Event") else [_who(when, kind)]
    return ", ".join([windows_aloud(when.windows), *_asked(when), *who])


def _who(when: Timing, kind: str) -> str:
    if kind in _OF_ITS_OWN and when.others == "no":
        return f"by {_OF_ITS_OWN[kind]}"
    locked = {"no": "unlocked ", "also": "locked or unlocked ", "only": "locked "}[when.locked]
    ready = "ready" if not when.torpor else "ready (or torpid)"
    others = {"no": "", "also": ", in the action or combat or not", "only": " that is not in the action or combat"}
    return f"by a {ready} {locked}minion{others[when.others]}"


def _asked(when: Timing) -> Iterator[str]:
    """What must be so besides, and who may play it where not everybody may."""
    asked: tuple[tuple[object, str], ...] = (
        (when.action, f"during {together(map(action_name, sorted(when.action)), 'or')}"),
        (when.not_bleed, "during an action that is no bleed"),
        (when.at_me, "that is directed at you or a card that you control"),
        (when.directed or when.undirected, f"during {'a directed' if when.directed else 'an undirected'} action"),
        (when.bleed_least, f"of a bleed for {when.bleed_least} or more"),
        (when.needed, f"only where {when.needed} is needed"),
        (when.blocker, f"against {'any blocker' if when.blocker == 'any' else 'a blocking ally or younger vampire'}"),
        (when.blocks, "by the minion that blocks or has blocked"),
        (when.outcome, f"if the action was {when.outcome}"),
        (when.younger == "same or older", "if the acting minion is a vampire"),
        (when.younger == "yes", "if the acting minion is a vampire younger than it"),
        (when.not_by_two, "not while only two Methuselahs are left"),
        (when.monster, "if the acting minion is a monster"),
        (when.predator, "if the acting minion is your predator’s"),
        (when.range, f"only at {when.range} range"),
        (when.round, f"only in {'the first round' if when.round == 'first' else 'a later round'}"),
        (when.opponent, f"against an opponent that is {together(sorted(when.opponent), 'or')}"),
        (when.for_strike, "for a strike that is chosen then"),
        (when.my_turn, "also in your own turn"),
    )
    return (said for so, said in asked if so)
