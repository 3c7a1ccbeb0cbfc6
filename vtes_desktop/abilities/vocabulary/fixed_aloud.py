"""How what the referee reads of fixed phrases is said: strikes, and numbers added to an action or a combat."""

from __future__ import annotations

from collections.abc import Iterator

from vtes_desktop.abilities.vocabulary.aloud import together
from vtes_desktop.rules.by_hand.fixed_effects import ALL, Does, StrikeText

_LASTS = {"": "", "round": " for the rest of the round", "combat": " for the rest of the combat"}


def strike_aloud(strike: StrikeText) -> str:
    """A strike, with its range and what it does (sec. 6.4.5).

    >>> strike_aloud(StrikeText("damage", 2, ranged=True))
    'strike for 2 normal damage, at any range'
    """
    amount, what = strike.amount, "weapon" if strike.weapons_only else "equipment"
    kinds = {
        "hand": "strike with its hands for its strength" + (f" plus {amount}" if amount else ""),
        "damage": f"strike for {amount} {'aggravated' if strike.aggravated else 'normal'} damage",
        "dodge": "dodge",
        "combat ends": "strike to end combat",
        "steal blood": f"strike to steal {amount} blood or life",
        "destroy equipment": f"strike to burn one {what} of the opposing minion",
        "steal equipment": f"strike to steal one {what} of the opposing minion",
    }
    said = [kinds[strike.kind]]
    if strike.kind == "hand" and strike.aggravated:
        said.append("aggravated")
    if strike.kind not in ("dodge", "combat ends"):
        said.append("at any range" if strike.ranged else "only at close range")
    if strike.unpreventable:
        said.append("unpreventable")
    if strike.first:
        said.append("with first strike")
    return ", ".join(said)


def does_aloud(does: Does) -> str:
    """All that a card does in fixed phrases, in one clause."""
    return together(_parts(does)) or "nothing besides what it is"


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
        yield f"this minion can {strike_aloud(does.strike)}"
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
