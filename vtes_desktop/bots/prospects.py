"""What pool and vampires are worth by the victory points that came of them, in games of the laboratory.

Least squares over the ends of 89,000 turns in 1,980 games of regular players with tournament decks: the points that a
Methuselah still took, by her own and her prey's pool (in the steps of :data:`STEPS`), her minions with their capacity,
blood and bleed, and those of prey and predator. A tenth of a victory point is taken as one, which is about what a point
of her own pool comes to in the middle of a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

STEPS: Final = (4, 8, 12, 18)
"""The pool up to which a step goes; the last one is of all above."""
OWN: Final[Mapping[int, tuple[float, ...]]] = {
    5: (0.9, 1.05, 1.0, 0.75, 0.6), 4: (0.5, 1.0, 1.3, 0.9, 0.5), 3: (0.75, 1.1, 1.15, 0.8, 0.3),
    2: (0.65, 1.2, 1.05, 0.3, 0.1),
}  # fmt: skip
"""A point of one's own pool at each step, by how many still play."""
CAPACITY: Final[Mapping[int, float]] = {5: 0.59, 4: 0.59, 3: 0.41, 2: 0.2}
"""A point of capacity of one's own vampire, with the blood that fills it."""
BLEED: Final[Mapping[int, float]] = {5: 0.8, 4: 1.0, 3: 0.55, 2: 0.0}
"""A point of bleed of one's own minion."""
READY: Final = 0.5
"""A minion who can block already in the others' next turns."""
WAITING: Final[Mapping[int, float]] = {5: 0.49, 4: 0.49, 3: 0.36, 2: 0.15}
"""A point of blood on a vampire who waits to come out."""
EARLY: Final = 5
"""The last round in which a vampire has the whole game before it."""
EARLY_CAPACITY: Final = 0.85
EARLY_BLEED: Final = 1.1
EARLY_WAITING: Final = 0.88


def step(pool: int) -> int:
    """The step that a point of pool belongs to.

    >>> [step(pool) for pool in (1, 4, 5, 18, 19)]
    [0, 0, 1, 3, 4]
    """
    return sum(pool > most for most in STEPS)


def _playing(playing: int) -> int:
    return max(2, min(5, playing))


def own_point(playing: int, pool: int) -> float:
    """What the last of so many points of one's own pool is worth where so many still play."""
    return OWN[_playing(playing)][step(pool)]


def spent(playing: int, pool: int, number: int) -> float:
    """What so many points are worth that are taken from one's own pool.

    >>> spent(5, 10, 3)
    3.05
    """
    return sum(own_point(playing, pool - point) for point in range(number))


def brought_out(playing: int, turn: int, capacity: int, bleed: int, blood: int) -> float:
    """What a vampire is worth that comes out in a round, beside the `blood` that lies on it already."""
    playing = _playing(playing)
    if playing == 5 and turn <= EARLY:
        each, bleeds, waits = EARLY_CAPACITY, EARLY_BLEED, EARLY_WAITING
    else:
        each, bleeds, waits = CAPACITY[playing], BLEED[playing], WAITING[playing]
    return each * capacity + bleeds * bleed + READY - waits * blood
