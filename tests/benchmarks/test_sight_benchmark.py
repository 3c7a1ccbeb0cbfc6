"""Cutting a full table for a seat, and telling a seat what changed."""

from __future__ import annotations

from pathlib import Path

from pytest_benchmark.fixture import BenchmarkFixture

from tests.benchmarks.busy import busy_game
from vtes_desktop.table.applying import Touched
from vtes_desktop.table.sight import changes, cut, merge


def test_cut_a_full_table(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    host = busy_game(tmp_path)
    mirror = benchmark(cut, host.table, 1)
    assert len(mirror.copies) > 200
    host.close()


def test_tell_everything_anew(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    """What opening all hands costs for each seat: the largest change there is."""
    host = busy_game(tmp_path)
    mirror = cut(host.table, 1)
    known = set(mirror.copies)

    def tell() -> None:
        merge(mirror, changes(host.table, Touched(everything=True), 1, known))

    benchmark(tell)
    assert mirror == cut(host.table, 1)
    host.close()
