"""Running a series: on the processes of this machine, or on a cluster of dask.distributed; stopped and gone on with.

Both are given the same task, :func:`perform`. What a game comes to does not depend on where it is played.
"""

from __future__ import annotations

import multiprocessing
import os
import tempfile
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path
from typing import Final, Protocol

from msgspec import Struct

from vtes_desktop.lab.absurd import Checker
from vtes_desktop.lab.following import begin_worker
from vtes_desktop.lab.plan import GamePlan, Series
from vtes_desktop.lab.playing import Result, file_name, ground, play
from vtes_desktop.lab.results import Results

AHEAD: Final = 3
"""Games handed out for each worker before one is done: none waits for the next, and a stop does not take long."""


class Played(Struct, frozen=True):
    """What a worker sends back."""

    result: Result
    journal: bytes = b""
    """The journal, compressed, where the worker does not write to the folder of the results itself."""


def perform(plan: GamePlan, folder: str, keep: bool = True) -> Played:
    """Play a game in a worker: into `folder`, or where that is empty into one of its own, sent back."""
    if folder:
        return Played(_play(plan, Path(folder), keep))
    with tempfile.TemporaryDirectory(prefix="vtes-lab-") as own:
        result = _play(plan, Path(own), True)
        kept = keep or bool(result.fault) or bool(result.absurd)
        return Played(result, zlib.compress((Path(own) / file_name(plan)).read_bytes(), 1) if kept else b"")


def _play(plan: GamePlan, folder: Path, keep: bool) -> Result:
    if not plan.check:
        return play(plan, folder, keep=keep)
    checker = Checker(plan, ground().knowledge, file_name(plan))
    result = play(plan, folder, checker, keep=keep)
    result.absurd = checker.found
    return result


class Workers(Protocol):
    """Where games are played."""

    number: int
    """How many at a time."""

    def submit(self, plan: GamePlan, journals: Path, keep: bool) -> Future[Played]:
        """Hand out a game."""
        ...

    def close(self) -> None:
        """Let go of the workers; what they play is not waited for."""
        ...


class Processes:
    """Processes of this machine, started anew (``spawn``), so that nothing of the program's state goes with them."""

    def __init__(self, number: int = 0) -> None:
        self.number = number or os.cpu_count() or 1
        self._pool = ProcessPoolExecutor(self.number, multiprocessing.get_context("spawn"), initializer=begin_worker)

    def submit(self, plan: GamePlan, journals: Path, keep: bool) -> Future[Played]:
        """Hand out a game."""
        return self._pool.submit(perform, plan, str(journals), keep)

    def close(self) -> None:
        """Let go of the processes; games that run come to their end, others are not begun."""
        self._pool.shutdown(cancel_futures=True)


class Here:
    """This very process: games are played as they are handed out."""

    number = 1

    def submit(self, plan: GamePlan, journals: Path, keep: bool) -> Future[Played]:
        """Play a game."""
        done: Future[Played] = Future()
        done.set_result(perform(plan, str(journals), keep))
        return done

    def close(self) -> None:
        """Nothing to let go of."""


def workers(jobs: int, cluster: str) -> Workers:
    """The workers that are asked for: a cluster's, so many processes, or with one job this one. Raises
    :class:`~vtes_desktop.lab.cluster.ClusterError`."""
    if cluster:
        from vtes_desktop.lab.cluster import Cluster

        return Cluster(cluster)
    return Here() if jobs == 1 else Processes(jobs)


class Progress(Struct, frozen=True):
    """How far a series is."""

    done: int
    of: int
    half_width: float | None = None
    """Of what decides when it is enough, so far; None before anything can be said."""


Tell = Callable[[Progress, list[Result]], None]
"""Told after each game: how far it is, and all results so far, the last one at the end."""
Enough = Callable[[list[Result]], float]
"""The half width of what is wanted to be narrow, of the games so far."""


def run(
    series: Series,
    games: int,
    results: Results,
    crew: Workers,
    *,
    width: Enough | None = None,
    until: float = 0.0,
    keep: bool | int = True,
    tell: Tell = lambda _, __: None,
    stopped: Callable[[], bool] = lambda: False,
) -> list[Result]:
    """Play what is left of so many games of each arm; returns all results, by number and arm.

    :param width: how wide the interval still is; with `until` above 0 the series ends once it is no wider.
    :param keep: whether journals are kept; a number keeps those of the first games of each arm, to be watched.
    :param stopped: asked between games: whether to stop; what was played is kept.
    """
    done = results.done()
    played = results.all()
    waiting = (
        series.plan(arm, number)
        for number in range(games)
        for arm in range(len(series.arms))
        if (arm, number) not in done
    )
    of = games * len(series.arms)
    for each in _handed_out(waiting, results.journals, crew, keep):
        _keep_journal(each, results.journals)
        results.add(each.result)
        played.append(each.result)
        half: float | None = None
        block = len(played) % (series.places * len(series.arms)) == 0
        if width is not None and until > 0 and block:
            half = width(played)
        tell(Progress(len(played), of, half), played)
        if stopped() or (half is not None and half <= until):
            break
    return sorted(played, key=lambda result: (result.number, result.arm))


def _keep_journal(played: Played, folder: Path) -> None:
    if played.journal:
        result = played.result
        name = file_name_of(result)
        (folder / name).write_bytes(zlib.decompress(played.journal))


def file_name_of(result: Result) -> str:
    """The name of the journal of a game that was played."""
    return file_name(GamePlan(result.arm, result.number, "", ()))


def _is_kept(plan: GamePlan, keep: bool | int) -> bool:
    return keep if isinstance(keep, bool) else plan.number < keep


def _handed_out(plans: Iterator[GamePlan], journals: Path, crew: Workers, keep: bool | int) -> Iterator[Played]:
    """Results as they come, with never more games handed out than keep every worker busy."""
    running: set[Future[Played]] = set()
    try:
        while True:
            wanted = 1 if isinstance(crew, Here) else crew.number * AHEAD
            more = islice(plans, wanted - len(running))
            running |= {crew.submit(plan, journals, _is_kept(plan, keep)) for plan in more}
            if not running:
                return
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            for each in ended:
                yield each.result()
    finally:
        for each in running:
            each.cancel()
