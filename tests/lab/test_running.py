"""A series on processes, stopped and gone on with; and the same on a cluster of two workers."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tests.lab.field import series
from vtes_desktop.lab.playing import Result
from vtes_desktop.lab.results import FILE, Results, ResultsError, read_results
from vtes_desktop.lab.running import Here, Processes, Progress, run
from vtes_desktop.table.journal import read

OF = series("regular,random,random", rounds=3)


def told(results: list[Result]) -> list[object]:
    """What must not depend on where a game was played."""
    return [(each.arm, each.number, each.ended, each.answers, each.account) for each in results]


def test_a_series_that_is_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    heard: list[Progress] = []
    results = Results(tmp_path, OF)
    run(OF, 4, results, Here(), tell=lambda progress, _: heard.append(progress), stopped=lambda: len(heard) == 2)
    results.close()
    assert [progress.done for progress in heard] == [1, 2]
    results = Results(tmp_path, OF)
    played = run(OF, 4, results, Here(), tell=lambda progress, _: heard.append(progress))
    results.close()
    assert [progress.done for progress in heard] == [1, 2, 3, 4]
    assert [each.number for each in played] == [0, 1, 2, 3]
    found, kept = read_results(tmp_path)
    assert found == OF
    assert told(kept) == told(played)
    assert len(list((tmp_path / "games").iterdir())) == 4


def test_a_folder_keeps_one_series_of_one_program(tmp_path: Path) -> None:
    Results(tmp_path, OF, "this program").close()
    with pytest.raises(ResultsError, match="another series"):
        Results(tmp_path, series("random,random,random"), "this program")
    with pytest.raises(ResultsError, match="another version"):
        Results(tmp_path, OF, "a later program")


def test_what_is_no_results_is_said(tmp_path: Path) -> None:
    with pytest.raises(ResultsError, match="no results"):
        read_results(tmp_path)
    (tmp_path / FILE).write_bytes(b"a shopping list")
    with pytest.raises(ResultsError, match="can't be read"):
        read_results(tmp_path)
    with pytest.raises(ResultsError, match="can't be kept"):
        Results(tmp_path, OF)


def test_it_ends_once_the_interval_is_narrow_enough(tmp_path: Path) -> None:
    results = Results(tmp_path, OF)
    widths = iter([0.4, 0.2, 0.1])
    played = run(OF, 30, results, Here(), width=lambda _: next(widths), until=0.25)
    results.close()
    assert len(played) == 6, "two blocks of three"


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    here, there = Results(tmp_path / "here", OF), Results(tmp_path / "there", OF)
    crew = Processes(2)
    try:
        played = run(OF, 3, there, crew, keep=False)
    finally:
        crew.close()
    assert told(played) == told(run(OF, 3, here, Here()))
    assert not list((tmp_path / "there" / "games").iterdir()), "no journals were wanted"
    here.close()
    there.close()


@pytest.mark.long
def test_two_real_workers_of_a_cluster_play_the_same_games_and_send_journals_back(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    from vtes_desktop.lab.cluster import Cluster

    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
    ) as grid:
        crew = Cluster(grid.scheduler_address)
        assert crew.number == 2
        there = Results(tmp_path / "there", OF)
        try:
            played = run(OF, 4, there, crew)
        finally:
            crew.close()
            there.close()
    here = Results(tmp_path / "here", OF)
    assert told(played) == told(run(OF, 4, here, Here()))
    here.close()
    for one in sorted((tmp_path / "here" / "games").iterdir()):
        other = read(tmp_path / "there" / "games" / one.name)
        assert [line.moves for line in other.lines] == [line.moves for line in read(one).lines]


def test_a_cluster_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    from vtes_desktop.lab import cluster

    monkeypatch.setattr(cluster, "SECONDS", 1)
    with pytest.raises(cluster.ClusterError, match="No cluster with workers answers"):
        cluster.Cluster("tcp://127.0.0.1:9")


def test_results_are_plain_sql(tmp_path: Path) -> None:
    results = Results(tmp_path, OF)
    run(OF, 2, results, Here())
    results.close()
    base = sqlite3.connect(tmp_path / FILE)
    assert base.execute("SELECT count(*), min(ended) FROM games").fetchone() == (2, "limit")
    base.close()
