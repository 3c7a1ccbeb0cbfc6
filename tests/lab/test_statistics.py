"""Intervals: against tables, and against what they promise when games are drawn by chance."""

from __future__ import annotations

import math
import random

import pytest

from vtes_desktop.lab.statistics import mean_of, share_of, student, wilson


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (7, 2.365), (30, 2.042), (1000, 1.962)]
)
def test_students_t_as_in_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.006)


def test_wilsons_interval_as_in_the_books() -> None:
    found = wilson(0.5, 10, 1.96)
    assert (round(found.low, 3), round(found.high, 3)) == (0.237, 0.763)


def test_a_player_who_took_everything_may_still_lose_one_day() -> None:
    found = share_of([(25.0, 25.0, 5)] * 8)
    assert found.value == 1.0
    assert found.high == 1.0
    assert 0.88 < found.low < 0.95


def test_nothing_is_known_of_no_games() -> None:
    assert share_of([]) == share_of([(0.0, 0.0, 5)])
    assert share_of([]).half_width == 0.5
    assert math.isinf(mean_of([]).high)


def test_the_true_share_lies_in_the_interval_about_as_often_as_is_said() -> None:
    chance, held = random.Random(3), 0
    for _ in range(400):
        blocks = []
        for _ in range(12):
            deal = chance.uniform(0.15, 0.45)  # games of a block are alike
            won = sum(chance.random() < deal for _ in range(5))
            blocks.append((5.0 * won, 25.0, 5))
        found = share_of(blocks)
        held += found.low <= 0.30 <= found.high
    assert 0.92 <= held / 400 <= 0.995


def test_a_paired_difference_is_narrower_than_the_games_are_apart() -> None:
    chance = random.Random(5)
    deals = [chance.gauss(0, 1) for _ in range(50)]
    better = mean_of([deal + 0.1 + chance.gauss(0, 0.05) - deal for deal in deals])
    assert better.low < 0.1 < better.high
    assert better.half_width < 0.03
