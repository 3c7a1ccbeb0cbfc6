"""Learning from games what an option is worth more or less than its judge thinks.

In games of :mod:`~vtes_desktop.lab.exploring` experts take an option by chance now and then. What a position is worth
is found first: the share of the victory points that a seat takes in the end, by how it stands (least squares over
piecewise linear numbers, apart for how many still play; half of the games tell of the other half). Then each choice is
held against what came of it: how the seat stood as its next turns began, less how it stood when it chose. The
difference between the option that was taken and what chance would have taken on average is all that it can hang on, so
the coefficients of that difference are what a deed is worth (a regression on the score function). They are shrunk
towards the judge's word as if each were known beforehand to within :data:`DOUBT` pool.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from vtes_desktop.bots.lessons import Lessons
from vtes_desktop.bots.traits import NUMBERS, POSITION
from vtes_desktop.lab.exploring import Tried
from vtes_desktop.lab.playing import Result
from vtes_desktop.lab.standing import sound

Numbers = NDArray[np.float64]

SHARE: Final = 0.5
"""The share of an expert's choices in which chance has a say."""
LAMBDA: Final = 0.4
"""How much of what comes after one's next turn counts beside how one stands then."""
DOUBT: Final = (1.2, 0.6)
"""How far a deed is taken to be misjudged, in pool, and how far that hangs on each number."""
SLOPE: Final = 0.005
"""The share of a game's victory points that a point of a judge's score has come to in earlier games."""
SLOPE_DOUBT: Final = 0.002
"""How far that is taken to be off: some hundred games say more."""
SELDOM: Final = 0.1
"""A deed that was to be had less often than so many times by a seat in a game is not learned."""
_KNOTS: Final = (0.15, 0.4, 0.65, 0.88)
"""The shares of positions below the bends of what a number is worth."""
_PLAYING: Final = POSITION.index("playing")
"""The place of the number of those who still play, in a position."""
_RIDGE: Final = 30.0
_AT_ONCE: Final = 20_000
"""Rows that are worked with at a time."""
_SCORE: Final = NUMBERS.index("score")
"""The place of the judge's score among an option's numbers."""


class LearningError(Exception):
    """Nothing can be learned; the message is a sentence for who asked."""


class Learned(Struct, frozen=True):
    """What games have taught."""

    lessons: dict[str, tuple[float, ...]]
    choices: int
    """In which chance had a say."""
    explained: float
    """The share of the spread of victory points that a position explains, in games that it was not learned from."""
    slope: float
    """The share of a game's victory points that a point of a judge's score comes to."""


class _Seat(Struct, frozen=True):
    """One seat of one game."""

    half: int
    """Which half of the games it is of."""
    points: float
    """Its share of the victory points."""
    turns: list[tuple[int, tuple[float, ...]]]
    tried: list[Tried]


class Worth:
    """What a position is worth: the share of the victory points that is to be expected."""

    def __init__(self, positions: Numbers, shares: Numbers) -> None:
        """Learn it: `positions` is rows of numbers, `shares` what became of each."""
        self._scale = np.maximum(1e-3, positions.std(axis=0))
        self._bends = [self._of_column(positions[:, column] / scale) for column, scale in enumerate(self._scale)]
        size = self._spread(positions[:1]).shape[1]
        whole, with_shares = np.zeros((size, size)), np.zeros(size)
        for at in range(0, len(positions), _AT_ONCE):
            rows = self._spread(positions[at : at + _AT_ONCE])
            whole += rows.T @ rows
            with_shares += rows.T @ shares[at : at + _AT_ONCE]
        self._weights = np.linalg.solve(whole + np.eye(size) * _RIDGE, with_shares)

    @staticmethod
    def _of_column(column: Numbers) -> Numbers:
        found: Numbers = np.unique(np.quantile(column, _KNOTS))
        bends: Numbers = found[found > column.min()]
        return bends

    def _spread(self, positions: Numbers) -> Numbers:
        columns = [np.ones((len(positions), 1))]
        for place, (scale, bends) in enumerate(zip(self._scale, self._bends, strict=True)):
            number = positions[:, place : place + 1] / scale
            columns += [number, *(np.maximum(0.0, number - bend) for bend in bends)]
        rows = np.concatenate(columns, axis=1)
        playing = np.clip(positions[:, _PLAYING], 2, 5)
        return np.concatenate([rows, *(rows * (playing == number)[:, None] for number in (2, 3, 4))], axis=1)

    def of(self, positions: Numbers) -> Numbers:
        """What each of some positions is worth."""
        if not len(positions):
            return np.zeros(0)
        parts = [self._spread(positions[at : at + _AT_ONCE]) for at in range(0, len(positions), _AT_ONCE)]
        return np.concatenate([part @ self._weights for part in parts])


def learn(results: Iterable[Result], tell: Callable[[str], None] = lambda _: None) -> Learned:
    """What the games of a series teach in which experts explored. Raises :class:`LearningError` where they tried too
    little."""
    seats = list(_seats(results))
    choices = sum(len(seat.tried) for seat in seats)
    known = _known(seats)
    if not known:
        raise LearningError(f"{choices} choices were tried, of which nothing can be learned: play more games.")
    tell(f"{choices} choices of {len(seats)} seats; {len(known)} deeds")
    gains, explained = _gains(seats)
    tell(f"how a seat stands explains {explained:.0%} of what it takes")
    rows = [tried for seat in seats for tried in seat.tried]
    lessons, slope = _solved(rows, gains, known)
    return Learned(lessons, choices, explained, slope)


def _seats(results: Iterable[Result]) -> Iterable[_Seat]:
    for result in sound(list(results)):
        points = [seat.victory_points for seat in result.account.seats]
        whole = sum(points)
        for each in result.explored if whole else ():
            yield _Seat(result.number % 2, points[each.seat] / whole, each.turns, each.tried)


def _known(seats: Sequence[_Seat]) -> dict[str, int]:
    """The deeds that were seen often enough, with the place of each."""
    seen = Counter(deed for seat in seats for tried in seat.tried for deed in set(tried.deeds) if deed)
    often = sorted(deed for deed, number in seen.items() if number >= SELDOM * len(seats))
    return {deed: place for place, deed in enumerate(often)}


def _gains(seats: Sequence[_Seat]) -> tuple[Numbers, float]:
    """What came of each choice, over how the seat stood; and how much of the points a position explains."""
    turns = [np.array([position for _, position in seat.turns]).reshape(-1, len(POSITION)) for seat in seats]
    tried = [np.array([each.position for each in seat.tried]).reshape(-1, len(POSITION)) for seat in seats]
    worths = []
    for half in (0, 1):
        of = [place for place, seat in enumerate(seats) if seat.half == half and (seat.turns or seat.tried)]
        if not of:
            raise LearningError("One game teaches nothing: play more.")
        there = [rows for place in of for rows in (turns[place], tried[place]) if len(rows)]
        shares = [np.full(len(rows), seats[place].points) for place in of for rows in (turns[place], tried[place])]
        worths.append(Worth(np.concatenate(there), np.concatenate(shares)))
    gains: list[Numbers] = []
    left, spread = 0.0, []
    for seat, stood, chose in zip(seats, turns, tried, strict=True):
        worth = worths[1 - seat.half]  # it was not learned from this game
        then = worth.of(stood)
        returns = _returns(then, seat.points)
        after = np.array([returns[each.turn] for each in seat.tried])
        gains.append(after - worth.of(chose) if len(chose) else after)
        left += float(((then - seat.points) ** 2).sum())
        spread += [seat.points] * len(then)
    return np.concatenate(gains), 1 - left / max(1e-9, float(np.var(spread)) * len(spread))


def _returns(then: Numbers, points: float) -> list[float]:
    """What is to come after so many of a seat's own turns have begun, from none on: the worth of the next ones, and in
    the end the points themselves.

    >>> _returns(np.array([0.5]), 1.0)
    [0.7, 1.0]
    """
    found = [points]
    for worth in reversed(then):
        found.append((1 - LAMBDA) * float(worth) + LAMBDA * found[-1])
    return found[::-1]


def _solved(rows: Sequence[Tried], gains: Numbers, known: dict[str, int]) -> tuple[dict[str, tuple[float, ...]], float]:
    """The lessons, and what a point of a judge's score comes to."""
    size, spread = len(NUMBERS), float(np.var(gains))
    whole, against = _equations(*_over_chance(rows, known), gains)
    trusted = spread / SLOPE_DOUBT**2
    whole[-1, -1] += trusted
    against[-1] += trusted * SLOPE
    slope = max(0.3 * SLOPE, float(against[-1] / whole[-1, -1]))
    doubt = np.tile([DOUBT[0], *[DOUBT[1]] * (size - 1)], len(known)) * slope
    whole[np.diag_indices(len(whole))] += [*(spread / doubt**2), 0.0]
    weights = np.linalg.solve(whole, against)
    slope = max(float(weights[-1]), 0.3 * slope)
    lessons = (weights[:-1] / slope).reshape(len(known), size)
    return {deed: tuple(round(float(each), 2) for each in lessons[place]) for deed, place in known.items()}, slope


def _over_chance(
    rows: Sequence[Tried], known: dict[str, int]
) -> tuple[list[tuple[NDArray[np.int64], Numbers]], Numbers]:
    """What was taken, over what chance would have taken on average: for each deed, the choices in which it was to be
    had and the difference of its numbers in each; and the difference of the judge's scores in every choice."""
    found: list[tuple[list[int], list[Numbers]]] = [([], []) for _ in known]
    scores = np.zeros(len(rows))
    for number, tried in enumerate(rows):
        chances = np.array(tried.chances) / sum(tried.chances)
        own = np.array(tried.own)
        numbers = np.concatenate([np.ones((len(own), 1)), np.repeat([tried.table], len(own), axis=0), own], axis=1)
        scores[number] = numbers[tried.picked, _SCORE] - chances @ numbers[:, _SCORE]
        for deed in set(tried.deeds) & known.keys():
            of = np.array([each == deed for each in tried.deeds])
            there = -(chances[of] @ numbers[of])
            if of[tried.picked]:
                there = there + numbers[tried.picked]
            at, differences = found[known[deed]]
            at.append(number)
            differences.append(there)
    return [(np.array(at), np.array(differences)) for at, differences in found], scores


def _equations(
    deeds: Sequence[tuple[NDArray[np.int64], Numbers]], scores: Numbers, gains: Numbers
) -> tuple[Numbers, Numbers]:
    """The normal equations of the gains on the numbers of all deeds and, last, the score."""
    size = len(NUMBERS)
    whole = np.zeros((len(deeds) * size + 1, len(deeds) * size + 1))
    against = np.zeros(len(whole))
    for place, (at, there) in enumerate(deeds):
        one = slice(place * size, (place + 1) * size)
        against[one] = there.T @ gains[at]
        whole[one, -1] = whole[-1, one] = there.T @ scores[at]
        for other, (at_other, there_other) in enumerate(deeds[place:], place):
            _, mine, theirs = np.intersect1d(at, at_other, assume_unique=True, return_indices=True)
            if len(mine):
                product = there[mine].T @ there_other[theirs]
                two = slice(other * size, (other + 1) * size)
                whole[one, two] = product
                whole[two, one] = product.T
    whole[-1, -1], against[-1] = scores @ scores, scores @ gains
    return whole, against


def written(lessons: Lessons) -> str:
    """The file of lessons: a deed in each line."""
    rows = (f'"{deed}": [{", ".join(f"{each:g}" for each in row)}]' for deed, row in sorted(lessons.items()))
    return "{\n" + ",\n".join(rows) + "\n}\n"
