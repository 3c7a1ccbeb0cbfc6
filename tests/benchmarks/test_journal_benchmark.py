"""Continuing a long game, and writing one line."""

from __future__ import annotations

from pathlib import Path

from pytest_benchmark.fixture import BenchmarkFixture

from tests.benchmarks.busy import busy_game, dragging
from tests.game import catalogue
from vtes_desktop.play.games import lay_out
from vtes_desktop.play.host import Host
from vtes_desktop.table.applying import apply_all
from vtes_desktop.table.journal import read, read_summary
from vtes_desktop.table.table import Table

REPLAY = 0.5
"""Seconds for a journal of 5,000 moves."""


def long_game(folder: Path) -> Path:
    """A journal of 5,000 moves and more."""
    host = busy_game(folder)
    requests = dragging(host)
    moves = sum(len(line.moves) for line in host.lines)
    while moves < 5_000:
        for seat, request in requests:
            assert host.submit(seat, request).accepted
            moves += len(host.lines[-1].moves)
    host.close()
    return host.journal.path


def test_continue_a_game_of_5000_moves(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    """Read, check and play again the whole journal, ready to go on and to take back every move."""
    path = long_game(tmp_path)

    def resume() -> None:
        Host.resume(catalogue(), path).close()

    benchmark.pedantic(resume, rounds=15, warmup_rounds=1)
    benchmark.extra_info["lines"] = len(read(path).lines)
    benchmark.extra_info["bytes"] = path.stat().st_size
    if benchmark.stats is not None:
        assert benchmark.stats.stats.max <= REPLAY


def test_replay_5000_moves(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    """Read the file and make its moves: what a replay does."""
    path = long_game(tmp_path)

    def replay() -> Table:
        opened = read(path)
        table = lay_out(opened.header)
        for line in opened.lines:
            apply_all(table, line.moves)
        return table

    table = benchmark.pedantic(replay, rounds=15, warmup_rounds=1)
    assert table.copies
    if benchmark.stats is not None:
        assert benchmark.stats.stats.max <= REPLAY


def test_the_summary_for_the_start_page(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    path = long_game(tmp_path)
    header, last = benchmark(read_summary, path)
    assert header.seats
    assert last is not None
