"""How likely one is to be ousted in the predator's next turn, by what her minions bleed for, who could block them, and
one's pool; and what it is worth that this becomes less likely.

What her hand adds to a bleed nobody sees: it is taken as bleeds went in games of the laboratory.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from vtes_desktop.bots.view import View

BLEEDS: Final = 0.8
"""How often a minion of the predator bleeds in her turn."""
BLOCKED: Final = 0.7
"""How often an unlocked minion blocks a bleed."""
MORE: Final = ((0, 0.6), (1, 0.2), (2, 0.13), (4, 0.07))
"""What unseen cards add to a bleed, and how often."""
PLENTY: Final = 14
"""Pool, and half of the capacity in play, with which one has all to lose."""


@cache
def ousted(bleeds: tuple[int, ...], blockers: int, pool: int) -> float:
    """How likely bleeds of so much, of which each blocker stops one if it can, burn all of a pool.

    >>> ousted((), 0, 3), round(ousted((1,), 0, 1), 2), round(ousted((1,), 1, 1), 2)
    (0.0, 0.8, 0.24)
    """
    if pool <= 0:
        return 1.0
    if not bleeds:
        return 0.0
    amount, later = bleeds[0], bleeds[1:]
    stopped = BLOCKED if blockers else 0.0
    found = (1 - BLEEDS) * ousted(later, blockers, pool)
    if stopped:
        found += BLEEDS * stopped * ousted(later, blockers - 1, pool)
    for more, share in MORE:
        found += BLEEDS * (1 - stopped) * share * ousted(later, blockers, max(0, pool - amount - more))
    return found


def kept_by_blocker(view: View, others: int) -> float:
    """What it is worth that a blocker more makes it less likely that one is ousted, beside so many others."""
    bleeds, pool = view.threats, view.my_pool
    return view.weights.survival * _at_stake(view) * (ousted(bleeds, others, pool) - ousted(bleeds, others + 1, pool))


def kept_by_pool(view: View, change: int) -> float:
    """What it is worth that a change of one's own pool makes it less likely that one is ousted, below 0 likelier."""
    bleeds, blockers, pool = view.threats, len(view.unlocked(view.seat)), view.my_pool
    less = ousted(bleeds, blockers, pool) - ousted(bleeds, blockers, max(1, pool + change))
    return view.weights.survival * _at_stake(view) * less


def _at_stake(view: View) -> float:
    """How much there is to lose, at most 1: who has little left to win with stakes it rather than wait for the end."""
    strength = sum(view.capacity(copy) for copy in view.ready(view.seat))
    return min(1.0, (view.my_pool + 0.5 * strength) / PLENTY)
