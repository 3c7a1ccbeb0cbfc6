"""Whole games of five regulars, as the laboratory plays them: how long one takes, and how much of it is thinking."""

from __future__ import annotations

from pathlib import Path

from pytest_benchmark.fixture import BenchmarkFixture

from tests.game import catalogue
from vtes_desktop.lab.field import starters
from vtes_desktop.lab.plan import GamePlan, Series, sitters
from vtes_desktop.lab.playing import Result, ground, play
from vtes_desktop.lab.standing import standings

GAME, THINKING = 1.0, 0.25
"""Seconds of one core on a quiet machine, in the mean; the share of them that the players think."""
GAMES = 20
ALONE, FEW = 0.95, 15
"""The share of the victory points that a regular takes alone against four random players; games in a small trial."""


def test_five_regulars(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    series = Series((sitters(",".join(["regular"] * 5)),), starters(catalogue()), "benchmark")
    ground()
    results: list[Result] = []
    numbers = iter(range(GAMES))

    def next_plan() -> tuple[tuple[GamePlan, Path], dict[str, object]]:
        return (series.plan(0, next(numbers)), tmp_path), {}

    def one(plan: GamePlan, folder: Path) -> None:
        results.append(play(plan, folder, keep=False))

    benchmark.pedantic(one, setup=next_plan, rounds=GAMES)
    assert not [result.fault for result in results if result.fault]
    seconds = sum(result.seconds for result in results)
    thinking = sum(result.thinking for result in results) / seconds
    benchmark.extra_info["seconds of computing"] = round(seconds / len(results), 3)
    benchmark.extra_info["thinking"] = round(thinking, 3)
    benchmark.extra_info["by ousts"] = sum(result.ended == "ousts" for result in results)
    if benchmark.stats is not None:
        assert seconds / len(results) <= GAME
        assert thinking <= THINKING


def test_one_regular_among_random_players(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    series = Series((sitters("regular,random,random,random,random"),), starters(catalogue()), "benchmark")
    ground()
    results = benchmark.pedantic(
        lambda: [play(series.plan(0, number), tmp_path, keep=False) for number in range(FEW)], rounds=1
    )
    share = standings(series, results)[0].vp_share
    benchmark.extra_info["share"] = [round(each, 3) for each in (share.value, share.low, share.high)]
    assert share.high >= ALONE
