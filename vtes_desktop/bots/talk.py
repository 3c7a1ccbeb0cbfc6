"""What computer players say to the others: offers, answers to offers, and keeping their word. Little, and to the point.

Everything is decided by what the seat's own mirror shows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vtes_desktop.bots.judges import politics, reactions
from vtes_desktop.bots.reason import Verdict
from vtes_desktop.bots.view import View
from vtes_desktop.play import requests as r
from vtes_desktop.play.bargaining import in_force, offers_to
from vtes_desktop.play.updates import Asked
from vtes_desktop.table.asking import Option
from vtes_desktop.table.bargain import Bargain, Promise

KEPT_FOR: Final = 2
"""Turns for which it offers not to bleed."""
_BROKEN: Final = Verdict(-6.0, "it would break my word")


def answers(view: View) -> tuple[r.AnswerOffer, ...]:
    """What it says to the offers that wait for it."""
    return tuple(
        r.AnswerOffer(each.number, gain(view, each) > 0 and not _contradicts(view, each))
        for each in offers_to(view.table, view.seat)
    )


def gain(view: View, bargain: Bargain) -> float:
    """What a bargain that is offered to it is worth to it, in pool of its own."""
    return _received(view, bargain.give, bargain) - _cost(view, bargain.want, bargain)


def _received(view: View, promise: Promise, bargain: Bargain) -> float:
    match promise:
        case "no bleed" if bargain.by == view.predator:
            bleeds = sum(max(0, view.bleed(copy)) for copy in view.ready(bargain.by))
            return 0.7 * bargain.turns * bleeds
        case "no bleed":
            return 0.1
        case "vote for":
            return 0.8
        case "block":
            return 1.0
    return 0.0


def _cost(view: View, promise: Promise, bargain: Bargain) -> float:
    match promise:
        case "no bleed" if bargain.by == view.prey:
            # Whoever is bled no more is not ousted: that has a price which is rarely paid.
            return 1.5 * bargain.turns * sum(max(0, view.bleed(copy)) for copy in view.ready(view.seat)) + 2.0
        case "no bleed":
            return 0.0
        case "vote for":
            held = view.table.referendum
            if held is None or held.seat != bargain.by:
                return 1.2
            return 0.3 - politics.side(view, held)
        case "block":
            return _cost_of_block(view)
    return 0.0


def _cost_of_block(view: View) -> float:
    """What it costs to try to block the running action; much where nobody can."""
    able = [Option("block", "", copy=each.id) for each in view.unlocked(view.seat) if view.reaches(each)]
    if view.table.action is None or not able:
        return 5.0
    return -max(reactions.block(view, option, frozenset()).score for option in able) - 0.1


def _contradicts(view: View, bargain: Bargain) -> bool:
    """Whether it has promised somebody else the contrary: its vote."""
    return bargain.want == "vote for" and any(
        each.promise(view.seat) == "vote for" and each.other(view.seat) != bargain.by for each in in_force(view.table)
    )


def offer(view: View, asked: Asked, option: Option) -> r.Offer | None:
    """What it says to another as it is about to answer so: it asks for votes, or for a block."""
    return next(_offers(view, asked, option), None)


def _offers(view: View, asked: Asked, option: Option) -> Iterator[r.Offer]:
    held, action = view.table.referendum, view.table.action
    if asked.kind == "polling" and held is not None and held.seat == view.seat:
        voters = [seat for seat in view.others() if seat != view.prey and politics.votes_of(view, seat) > 0]
        cast = {vote.seat for vote in held.cast}
        if voters := [seat for seat in voters if seat not in cast]:
            strongest = max(voters, key=lambda seat: politics.votes_of(view, seat))
            yield r.Offer(strongest, "no bleed", "vote for", KEPT_FOR)
    if asked.kind == "block" and option.kind != "block" and action is not None and not action.seats:
        # Who acts may be blocked by prey and predator; who can't asks the other of them.
        there = {view.table.prey(action.seat), view.table.predator(action.seat)} - {view.seat, action.seat}
        able = [seat for seat in there if view.unlocked(seat)]
        if able and reactions.harm(view, action) > 1.0:
            yield r.Offer(able[0], "nothing", "block")


def word_kept(view: View, asked: Asked, option: Option, tried: frozenset[int]) -> Verdict | None:
    """What an option is worth by what was promised; None where that says nothing of it. Who promised a block has kept
    its word once a minion (of those that it has `tried` in this action) has attempted it, in vain or not."""
    for each in in_force(view.table):
        promised = each.promise(view.seat)
        if promised == "no bleed" and _bleeds(view, option) == each.other(view.seat):
            return _BROKEN
        held, action = view.table.referendum, view.table.action
        if promised == "vote for" and held is not None and held.seat == each.other(view.seat):
            way = option.kind.rpartition(" ")[2]
            if way == "against":
                return _BROKEN
            if way == "for" and not option.kind.startswith("card"):
                return Verdict(2.0, "I have given my word")
        running = action is not None and each.until - each.turns * len(view.table.playing()) == view.table.turn
        owed = promised == "block" and running and asked.kind == "block" and not tried
        blocker = view.copy(option.copy) if owed and option.kind == "block" else None
        # Nobody is owed an attempt that can't succeed, nor an ally's life.
        if blocker is not None and view.reaches(blocker) and not reactions.spares(view, blocker):
            return Verdict(1.5, "I have given my word")
    return None


def _bleeds(view: View, option: Option) -> int:
    """Whom an option to act bleeds; -1 for nobody."""
    card = view.card(view.copy(option.copy)) if option.copy != option.minion else None
    text = view.knowledge.action(card, option.level) if card is not None else None
    if option.kind in ("bleed", "bleed with conviction") or (text is not None and text.kind == "bleed"):
        return option.seat if option.seat >= 0 else view.prey
    return -1
