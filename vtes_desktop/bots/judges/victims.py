"""Whom a card could be done to, by the words that choose: others for what harms, one's own for what helps."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.facts import Facts
from vtes_desktop.abilities.vocabulary import targets
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.bots.evaluate import care_for
from vtes_desktop.bots.judges.influence import can_be_filled
from vtes_desktop.bots.view import View
from vtes_desktop.table.table import Copy

_SEEN: Final = frozenset({"ready", "torpor", "in play"})
"""Regions of which every card is seen."""


def has_victim(view: View, facts: Facts, source: Copy, minion: Copy | None = None) -> bool:
    """Whether a card that harms what is chosen for it finds something of another's, whom one
    wishes no good.

    :param source: the card itself.
    :param minion: who plays it, where a minion does.
    """
    if facts.either_turn:
        return any((copy.controller == view.seat) == copy.locked for copy in choice(view, facts, source, minion))
    if facts.target >= 0 or not facts.where:
        return True
    return any(
        copy.controller != view.seat and care_for(view, copy.controller) < 0 and not (facts.only_turns and copy.locked)
        for copy in choice(view, facts, source, minion)
    )


def has_beneficiary(view: View, facts: Facts, source: Copy, minion: Copy | None = None, *, cost: int = 0) -> bool:
    """Whether a card that helps what is chosen for it, or is put on it, finds something of one's own, beside who
    acts; of those who wait to come out, one that there is any use in filling. Not one for which a master card of that
    `cost` would take all pool."""
    if facts.target < 0 or not facts.where or not (facts.target > 0 or facts.stays or facts.to_pool):
        return True
    return any(
        copy.controller == view.seat
        and copy is not minion
        and (not facts.fills or has_room(view, copy))
        and (not facts.only_turns or copy.locked)
        and leaves_pool(view, source, copy, cost)
        for copy in choice(view, facts, source, minion)
    )


def leaves_pool(view: View, source: Copy, target: Copy, cost: int) -> bool:
    """Whether a master card leaves any pool where it is dearer for what is chosen, as in a Secure Haven."""
    more = dearer_for(view, source, target)
    return not more or cost + more < view.my_pool


def dearer_for(view: View, source: Copy, target: Copy) -> int:
    """How much more pool a master card that would be played costs for what is chosen for it."""
    card = view.card(source)
    if card is None or "Master" not in card.types or view.game.in_play(source):
        return 0
    return view.knowledge.onlooker.abilities.more_for(view.game, view.seat, card, target)


def has_room(view: View, copy: Copy) -> bool:
    """Whether there is any use in blood for a card."""
    if copy.place.region == "uncontrolled" and copy.kind == "crypt":
        return can_be_filled(view, copy)
    return not view.is_vampire(copy) or copy.blood < view.capacity(copy)


def choice(view: View, facts: Facts, source: Copy, minion: Copy | None) -> list[Copy]:
    """What a card may choose; where not everything there is seen, whatever lies in those regions."""
    which = facts.which
    if which is not None and _SEEN.issuperset(which.where):
        return targets.found(Here(view.game, view.seat, source, minion), which)
    here = Here(view.game, view.seat, source, minion)
    return [
        copy
        for seat in view.table.playing()
        for region in facts.where
        for copy in view.pile(seat, region)
        if which is None or not copy.card or targets.fits(here, which, copy)
    ]
