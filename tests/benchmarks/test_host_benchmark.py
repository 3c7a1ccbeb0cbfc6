"""A request through the host, the journal and five seats' updates, to the last client's mirror."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.benchmarks.busy import busy_game, dragging
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import sit_down
from vtes_desktop.table.sight import cut

MEDIAN, LAST_HUNDREDTH = 0.001, 0.005
"""Seconds."""


def hundredth(data: list[float]) -> float:
    """What 99 of 100 stay below."""
    return sorted(data)[len(data) * 99 // 100]


def test_a_request_to_the_last_mirror(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    host = busy_game(tmp_path)
    clients = [sit_down(host, seat) for seat in range(5)]
    assert len(host.table.copies) > 400
    requests = cycle(dragging(host))

    def next_request() -> tuple[tuple[int, r.Request], dict[str, object]]:
        return next(requests), {}

    def ask(seat: int, request: r.Request) -> None:
        before = clients[4].n
        clients[seat].ask(request)
        assert clients[4].n == before + 1, request

    benchmark.pedantic(ask, setup=next_request, rounds=4_200)
    for client in clients:
        assert client.table == cut(host.table, client.seat)
    assert not host.journal.unsaved
    host.close()
    if benchmark.stats is not None:
        benchmark.extra_info["p99 ms"] = round(hundredth(benchmark.stats.stats.data) * 1000, 3)
        assert benchmark.stats.stats.median <= MEDIAN
        assert hundredth(benchmark.stats.stats.data) <= LAST_HUNDREDTH


def test_the_deal(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    """From a header to five dealt hands."""
    from itertools import count

    from tests.game import catalogue, header
    from vtes_desktop.play.host import Host

    numbers = count()
    begin = header(5)

    def deal() -> None:
        Host.start(catalogue(), tmp_path / f"{next(numbers)}.vtes-game", begin).close()

    benchmark(deal)


@pytest.mark.parametrize("seat", [0, -1])
def test_a_late_clients_snapshot(benchmark: BenchmarkFixture, tmp_path: Path, seat: int) -> None:
    host = busy_game(tmp_path)
    requests = dragging(host)
    for number in range(2_100):
        assert host.submit(*requests[number % len(requests)]).accepted
    snapshot = benchmark(host.snapshot, seat)
    assert len(snapshot.log) > 2_000
    host.close()
