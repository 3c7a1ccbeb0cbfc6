"""What things are worth to a Methuselah, in points of her own pool: minions, pool, harm done to whom."""

from __future__ import annotations

from typing import Final

from vtes_desktop.bots.survival import kept_by_pool
from vtes_desktop.bots.view import View
from vtes_desktop.table.table import Copy

LEFT: Final = 3
"""The blood that a vampire is left with where pool is not short."""
SHORT: Final = 5
"""Pool that is short."""


def minion_worth(view: View, copy: Copy) -> float:
    """What a minion is worth to who controls it: its capacity, blood, votes, bleed and what lies on it."""
    weights = view.weights
    worth = weights.capacity * view.capacity(copy) + 0.3 * len(copy.attached)
    if view.is_vampire(copy):
        worth += weights.blood * copy.blood
    else:
        # What it has cost is gone with it.
        card = view.card(copy)
        worth += 1.0 + (0.5 * view.cost(card, "pool") if card is not None else 0.0)
    worth += weights.vote * view.votes(copy) + 0.5 * max(0, view.bleed(copy) - 1)
    if copy.place.region == "torpor":
        worth *= weights.torpor
    return worth


def pool_worth(view: View, seat: int, change: int) -> float:
    """What it is worth to oneself that a Methuselah's pool changes by so much."""
    if seat == view.seat:
        return own_pool_worth(view, change)
    share = care_for(view, seat)
    pool = view.pool(seat)
    change = max(change, -pool)
    worth = share * change
    if view.weights.scent and seat == view.prey:
        worth *= 1 + view.weights.scent * max(-0.7, min(1.0, (10 - pool) / 8))
    if change < 0 and pool + change <= 0:
        worth += view.weights.oust * (1 if seat == view.prey else -0.6 if seat != view.predator else 0.4)
    return worth


def own_pool_worth(view: View, change: int) -> float:
    """What a change of one's own pool is worth: each point more, the less there is."""
    pool, weights = view.my_pool, view.weights
    total = 0.0
    step = 1 if change > 0 else -1
    for number in range(abs(change)):
        now = pool + step * number
        total += step * weights.own_pool * (1 + max(0.0, weights.fear - now) / weights.fear)
    if pool + change <= 0:
        total -= 60
    elif weights.survival:
        total += kept_by_pool(view, change)
    return total


def care_for(view: View, seat: int) -> float:
    """How one likes a point gained by another Methuselah: the prey's hurts most, a cross-table ally's is nothing."""
    if seat == view.prey:
        return -view.weights.prey_pool
    if seat == view.predator:
        return -view.weights.grudge
    # Whoever keeps one's predator busy is a friend.
    return 0.15 if seat == view.table.predator(view.predator) else -0.15


def threat(view: View, seat: int, at: int) -> float:
    """The pool that a Methuselah's minions may bleed from another in one turn."""
    if seat == at:
        return 0.0
    return sum(max(0, view.bleed(copy)) + 0.8 for copy in view.ready(seat))


def coming(view: View) -> float:
    """The pool that one must expect to lose before one's next turn: by what was lost of late, and what could be."""
    return view.kept(("coming",), lambda: max(1.25 * view.loss, 0.4 * threat(view, view.predator, view.seat)))


def danger(view: View) -> float:
    """How near one is to being ousted: 0 for safe, 1 for before one's next turn."""
    return min(1.5, coming(view) / max(1, view.my_pool))


def combat_value(view: View, mine: Copy, theirs: Copy) -> float:
    """What a combat between two minions is worth to who controls the first: harm done less harm taken, as they look,
    and what cards for it one holds."""
    hand = view.my_hand_facts
    hits = view.strength(mine) + 0.6 * min(2, sum(1 for each in hand if each.strikes or each.more_strength))
    taken = view.strength(theirs) + 0.5 + view.weights.dread * 3 * view.fighting(theirs.controller)
    if any(each.dodges or each.ends_combat for each in hand):
        taken *= 0.35
        hits *= 0.8
    taken = max(0.0, taken - 0.5 * min(3, sum(each.prevents > 0 for each in hand)))
    harm = _harm(view, theirs, hits)
    loss = _harm(view, mine, taken)
    care = view.weights.fight if theirs.controller in (view.prey, view.predator) else 0.3
    return care * harm - view.weights.risk * loss


def _harm(view: View, copy: Copy, damage: float) -> float:
    """What so much damage costs who controls a minion."""
    blood = copy.blood
    if not view.is_vampire(copy):
        return minion_worth(view, copy) if damage >= blood else 0.5 * damage
    burned = min(damage, blood)
    harm = view.weights.blood * burned * 1.2
    if damage > blood:
        harm += (1 - view.weights.torpor) * view.weights.capacity * view.capacity(copy) * min(1.0, damage - blood)
    return harm
