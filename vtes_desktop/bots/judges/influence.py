"""The influence and unlock phases: which vampire gets pool, and what is done for the Edge and contests (sec. 4, 7)."""

from __future__ import annotations

from typing import Final

from vtes_desktop.bots.evaluate import coming, minion_worth, own_pool_worth
from vtes_desktop.bots.prospects import brought_out, spent
from vtes_desktop.bots.reason import NEVER, NOTHING, Verdict
from vtes_desktop.bots.survival import kept_by_pool
from vtes_desktop.bots.view import View
from vtes_desktop.table.asking import Option
from vtes_desktop.table.table import Copy

RISK: Final = 0.8
"""What a point of pool may cost by the risk of being ousted, and still be spent on a vampire."""
NEARLY: Final = 2
"""Blood for which whoever waits to come out is not kept waiting, whatever threatens: one more can block then."""
LEAST: Final = 2
"""The pool that is left even so."""
TOO_LATE: Final = 4
"""Pool that is kept besides where nobody can be filled before it is gone."""


def transfers(view: View, option: Option) -> Verdict:
    """One vampire after the other is filled, as long as enough pool is left."""
    match option.kind:
        case "transfer":
            copy = view.copy(option.copy)
            if copy is None:
                return NOTHING
            if not can_be_filled(view, copy):
                return Verdict(-1.0, senseless=True)
            if copy is not view.once(best_to_fill):
                # Who lacks but 1 is let out, where the best one takes more pool than there is.
                lacks_one = missing(view, copy) == 1 and view.my_pool - 1 >= LEAST
                return Verdict(0.2, f"{view.name(copy)} needs 1 more", meant=True) if lacks_one else Verdict(-1.0)
            spare = view.my_pool - 1 - least_pool(view) - (0 if can_afford(view, copy) else TOO_LATE)
            short = missing(view, copy)
            if 0 < short <= NEARLY and view.my_pool - short >= LEAST:
                return Verdict(1.0 + 0.1 * view.capacity(copy), f"{view.name(copy)} needs {short} more", meant=True)
            risk = -kept_by_pool(view, -1) if view.weights.survival else 0.0
            if short <= 0 or spare < 0 or (view.my_pool <= 4 and short > 4) or risk > RISK:
                return Verdict(-0.5, "pool is short")
            if view.weights.thrift and is_dear(view, copy):
                return Verdict(-0.5, "the pool is worth more")
            return Verdict(1.0 + 0.1 * view.capacity(copy), f"{view.name(copy)} needs {short} more")
        case "transfer back":
            copy = view.copy(option.copy)
            if copy is not None and missing(view, copy) <= 0 and _is_own_twin(view, copy):
                return Verdict(1.5, "it would be contested", meant=True)
            doomed = view.my_pool <= 2 and copy is not None and missing(view, copy) > 4
            return Verdict(0.6, "pool is nearly gone") if doomed else Verdict(-1.0)
        case "merge":
            return Verdict(1.2, "both texts count then")
        case "draw crypt":
            waiting = [each for each in view.pile(view.seat, "uncontrolled") if each.card]
            if any(can_be_filled(view, each) for each in waiting) or view.my_pool <= least_pool(view) + 6:
                return Verdict(-1.0)
            return Verdict(0.5, "nobody is left to come out")
    return NOTHING


def would_contest(view: View, copy: Copy) -> bool:
    """Whether a vampire that came out would be contested: somebody controls her already, advanced or not."""
    return view.unique(copy) and any(_has_twin(view, copy, seat) for seat in view.table.playing())


def _is_own_twin(view: View, copy: Copy) -> bool:
    """Whether a vampire that came out would be burned, as one controls her already (sec. 4.1)."""
    return view.unique(copy) and _has_twin(view, copy, view.seat)


def _has_twin(view: View, copy: Copy, seat: int) -> bool:
    """Whether a seat controls a minion of the name of a vampire that could come out."""
    card = view.card(copy)
    there = (view.card(each) for each in (*view.ready(seat), *view.torpid(seat)))
    return card is not None and any(each is not None and each.name == card.name for each in there)


def can_be_filled(view: View, copy: Copy) -> bool:
    """Whether there is any use in blood for one that waits to come out: it lacks some, nobody controls it already, and
    no other copy of it is about to come out."""
    if not copy.card or missing(view, copy) <= 0 or would_contest(view, copy):
        return False
    same = (each for each in view.pile(view.seat, "uncontrolled") if each.card == copy.card and each is not copy)
    return not view.unique(copy) or not any(
        (missing(view, each), each.id) < (missing(view, copy), copy.id) for each in same
    )


def missing(view: View, copy: Copy) -> int:
    """How much blood an uncontrolled vampire lacks."""
    return view.capacity_printed(copy) - copy.blood


def least_pool(view: View) -> int:
    """The pool that is kept: little with no minion out, more with each, and never less than what threatens."""
    out = len(view.ready(view.seat))
    weights = view.weights
    if out == 0:
        return 3
    keep = weights.keep_pool * min(1.0, 0.45 + 0.3 * out) + weights.keep_more * max(0, out - 2)
    # Whoever is hardly bled can spend more: more minions end the game sooner.
    keep *= min(1.0, 0.6 + 0.2 * view.loss)
    return int(max(keep * (1 - 0.35 * view.late), min(weights.floor * coming(view) + 1, 12)))


def can_afford(view: View, copy: Copy) -> bool:
    """Whether a vampire can be filled, and enough pool is left: who fills it over several turns is bled meanwhile."""
    short, bled = missing(view, copy), coming(view)
    turns = -(-short // 4)
    return view.my_pool - short - (turns - 1) * bled > (2 + bled if view.ready(view.seat) else 2)


ENOUGH_OUT: Final = 2
"""The ready minions without which nobody gets far, whatever they cost."""


def is_dear(view: View, copy: Copy) -> bool:
    """Whether the pool that a vampire still lacks has come to more, in games, than the vampire."""
    if len(view.ready(view.seat)) < ENOUGH_OUT:
        return False
    playing, capacity = len(view.table.playing()), view.capacity_printed(copy)
    brings = brought_out(playing, view.table.round, capacity, max(0, view.bleed(copy)), copy.blood)
    return brings < view.weights.thrift * spent(playing, view.my_pool, missing(view, copy))


def best_to_fill(view: View) -> Copy | None:
    """The vampire in the uncontrolled region that is worth most for the turns that it takes to fill."""
    best, highest = None, -1.0
    for copy in view.pile(view.seat, "uncontrolled"):
        short = missing(view, copy) if copy.card else 0
        if not can_be_filled(view, copy):
            continue
        turns = -(-short // 4)
        worth = view.capacity_printed(copy) + 1.5 + view.weights.fit * view.usable_cards(copy)
        share = 1 if can_afford(view, copy) else 0.15
        value = worth / (turns + 0.35) ** view.weights.haste * share + 0.4 * copy.blood
        if value > highest:
            best, highest = copy, value
    return best


def unlock_phase(view: View, option: Option) -> Verdict:
    """The Edge, contests, what is paid to unlock."""
    copy = view.copy(option.copy)
    match option.kind:
        case "edge":
            return Verdict(2.0, "the Edge gives a pool")
        case "withdraw":
            return NEVER
        case "contest":
            worth = minion_worth(view, copy) if copy is not None else 2.0
            return Verdict(0.5 * worth + own_pool_worth(view, -max(1, option.amount)), "it is worth contesting")
        case "yield":
            return Verdict(0.0 if view.my_pool < 6 else -1.5)
        case "end contest":
            return Verdict(1.0)
        case "infernal":
            # Who never pays never acts again.
            return Verdict(2.5 + own_pool_worth(view, -1), "it can act again")
        case "conviction":
            return Verdict(1.0, "a conviction is gained")
    return NOTHING
