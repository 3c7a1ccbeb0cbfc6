"""Estimates with their intervals: shares of victory points, means, and paired differences.

Games of one block share decks and deals, so a block counts as one observation (cluster sampling). All intervals hold
what is estimated with 95 % confidence.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, variance
from typing import Final

from msgspec import Struct

CONFIDENCE: Final = 0.95
FEW_BLOCKS: Final = 4
"""Of fewer blocks the scatter says too little: games are taken for independent then."""


class Interval(Struct, frozen=True):
    """An estimate with the low and high end of its interval."""

    value: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """Half of the distance between the ends."""
        return (self.high - self.low) / 2


def student(freedom: int, confidence: float = CONFIDENCE) -> float:
    """Student's t for a two-sided interval: the Cornish–Fisher expansion (Abramowitz and Stegun 26.7.5), exact below
    three degrees of freedom.

    >>> [round(student(n), 2) for n in (1, 2, 5, 10, 100)]
    [12.71, 4.3, 2.57, 2.23, 1.98]
    """
    p = 0.5 + confidence / 2
    if freedom <= 0:
        return math.inf
    if freedom == 1:
        return math.tan(math.pi * (p - 0.5))
    if freedom == 2:
        a = 4 * p * (1 - p)
        return 2 * (p - 0.5) * math.sqrt(2 / a)
    z = NormalDist().inv_cdf(p)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


def wilson(share: float, observations: float, z: float) -> Interval:
    """Wilson's interval of a share over so many independent observations, with the quantile `z`."""
    if observations <= 0 or math.isinf(z):
        return Interval(share, 0.0, 1.0)
    middle = (share + z * z / (2 * observations)) / (1 + z * z / observations)
    half = (
        z * math.sqrt(share * (1 - share) / observations + z * z / (4 * observations**2)) / (1 + z * z / observations)
    )
    return Interval(share, max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half)))


def share_of(blocks: Sequence[tuple[float, float, int]]) -> Interval:
    """The share that part has of whole, over blocks of (part, whole, games): Wilson's interval with the number of
    observations that the blocks' scatter comes to (a ratio estimator's variance by linearization; Korn and Graubard
    1998), never more than one for each game."""
    games = sum(count for _, _, count in blocks)
    whole = sum(each for _, each, _ in blocks)
    if not whole:
        return Interval(0.0, 0.0, 1.0)
    share = sum(part for part, _, _ in blocks) / whole
    number = len(blocks)
    if number < FEW_BLOCKS or share in (0.0, 1.0):
        return wilson(share, games, NormalDist().inv_cdf(0.5 + CONFIDENCE / 2))
    scatter = number / (number - 1) * sum((part - share * each) ** 2 for part, each, _ in blocks) / whole**2
    observations = min(float(games), share * (1 - share) / scatter) if scatter > 0 else float(games)
    return wilson(share, observations, student(number - 1))


def mean_of(values: Sequence[float]) -> Interval:
    """The mean of independent observations with Student's interval."""
    if not values:
        return Interval(0.0, -math.inf, math.inf)
    middle = fmean(values)
    if len(values) < 2:
        return Interval(middle, -math.inf, math.inf)
    half = student(len(values) - 1) * math.sqrt(variance(values) / len(values))
    return Interval(middle, middle - half, middle + half)
