"""How what the referee reads of fixed phrases is said: strikes, and numbers added to an action or a combat."""

from __future__ import annotations

from collections.abc import Iterator

from vtes_desktop.abilities.vocabulary.aloud import together
from vtes_desktop.abilities.vocabulary.effects.strikes import blow_aloud
from vtes_desktop.rules.by_hand.fixed_effects import ALL, Does

_LASTS = {"": "", "round": " for the rest of the round", "combat": " for the rest of the combat"}


def does_aloud(does: Does) -> str:
    """All that a card does in fixed phrases, in one clause; empty for nothing besides what it is."""
    return together(_parts(does))


def _parts(does: Does) -> Iterator[str]:
    if does.cancels:
        yield f"the card being played is cancelled and its cost is {'not ' if does.free else ''}paid"
    if does.stealth:
        yield f"the action gets {does.stealth:+} stealth"
    if does.bleed:
        limited = " (limited: one such increase in an action)" if does.limited else ""
        yield f"the bleed of the action changes by {does.bleed:+}{limited}"
    if does.intercept:
        yield f"this minion gets {does.intercept:+} intercept in this action"
    if does.their_intercept:
        yield f"the minion that attempts to block gets {does.their_intercept:+} intercept in this action"
    if does.votes:
        yield f"this minion gets {does.votes:+} votes in this referendum"
    if does.unlocks:
        yield "this minion unlocks"
    if does.wakes:
        yield "this minion can block and play reaction cards in this action as though it were unlocked"
    if does.locks:
        yield "this minion locks"
    if does.unblockable:
        yield "the action can’t be blocked"
    yield from _combat_parts(does)


def _combat_parts(does: Does) -> Iterator[str]:
    if does.strike is not None:
        yield f"this minion strikes: {blow_aloud(does.strike)}"
    if does.maneuver:
        yield "this minion gets a maneuver"
    if does.press:
        yield "this minion gets a press"
    if does.additional:
        yield f"this minion gets {does.additional} additional strike{'s' if does.additional > 1 else ''}"
    if does.prevent:
        kind = "normal damage" if does.normal_only else "damage"
        yield f"{'all' if does.prevent >= ALL else does.prevent} {kind} to this minion is prevented"
    if does.strength:
        yield f"this minion gets {does.strength:+} strength{_LASTS[does.lasts]}"
