"""Weights are drawn for each place of each game, and what each brings is told apart."""

from __future__ import annotations

from msgspec.structs import replace

from tests.lab.field import series
from vtes_desktop.lab.accounts import Account, SeatAccount
from vtes_desktop.lab.playing import Result
from vtes_desktop.lab.statistics import Interval
from vtes_desktop.lab.tuning import FACTOR, difference, moved, values

DRAWS = {"fear": (8.0, 18.0), "haste": (1.0, 2.0)}
GAMES = 200


def test_what_each_of_two_weights_brings_is_told_apart() -> None:
    """Whoever draws the larger fear takes 2 points rather than 1; haste does nothing."""
    drawn = replace(series("regular,regular,regular"), draws=DRAWS)
    results = []
    for number in range(GAMES):
        plan = drawn.plan(0, number)
        assert plan == drawn.plan(0, number)
        seats = [SeatAccount(victory_points=1.0 + (chair.sitter.weights["fear"] == 18.0)) for chair in plan.chairs]
        places = tuple(chair.participant for chair in plan.chairs)
        results.append(Result(0, number, places, ("", "", ""), "ousts", 1, 1.0, 0.1, Account(5, 15, seats)))
    fear, haste = (difference(drawn, results, name) for name in DRAWS)
    assert fear.low > 0.1
    assert haste.low < 0 < haste.high


def test_a_weight_of_nothing_begins_somewhere() -> None:
    found = values({"fear": 12.0, "dread": 0.0}, ("fear", "dread"))
    assert found["fear"] == (12.0 / FACTOR, 12.0 * FACTOR)
    smaller, larger = found["dread"]
    assert smaller == 0 < larger


def test_a_weight_moves_the_further_the_surer_it_is_better() -> None:
    sure, likely, worse = Interval(0.05, 0.01, 0.09), Interval(0.02, -0.02, 0.06), Interval(-0.05, -0.09, -0.01)
    assert moved(2.0, 3.0, sure) == 2.0 * FACTOR
    assert 2.0 < moved(2.0, 3.0, likely) < 2.0 * FACTOR
    assert moved(2.0, 3.0, worse) == round(2.0 / FACTOR, 4)
    assert moved(0.0, 0.5, sure) == 0.5
    assert moved(0.0, 0.5, worse) == 0.0
