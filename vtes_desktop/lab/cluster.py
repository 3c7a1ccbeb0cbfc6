"""Games on a cluster of dask.distributed: the same tasks as on this machine's processes (optional extra ``lab``).

The workers need this program installed; journals come back with the results, so they need no common disk.
"""

from __future__ import annotations

from concurrent.futures import Future
from pathlib import Path
from typing import Protocol

from vtes_desktop.lab.plan import GamePlan
from vtes_desktop.lab.running import Played, perform

SECONDS = 20
"""How long the scheduler may take to answer, and the first worker to be there."""


class ClusterError(Exception):
    """The cluster can't be used; the message is a sentence for who asked."""


class Cluster:
    """The workers of a scheduler. Raises :class:`ClusterError` where there is none."""

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
        except ImportError as error:
            raise ClusterError("A cluster needs dask.distributed: pip install 'vtes-desktop[lab]'.") from error
        try:
            self._client = Client(address, timeout=SECONDS, set_as_default=False)
            self._client.wait_for_workers(1, timeout=SECONDS)
        except (OSError, ValueError, TimeoutError) as error:
            raise ClusterError(f"No cluster with workers answers at {address}: {error}.") from error
        self.number = max(1, len(self._client.scheduler_info(n_workers=-1)["workers"]))

    def submit(self, plan: GamePlan, journals: Path, keep: bool) -> Future[Played]:  # noqa: ARG002 - no common disk
        """Hand out a game."""
        given: Future[Played] = Future()
        remote = self._client.submit(perform, plan, "", keep, pure=False)
        remote.add_done_callback(lambda done: _pass_on(done, given))
        return given

    def close(self) -> None:
        """Leave the cluster; what waits there is cancelled."""
        self._client.close()


class _Remote(Protocol):
    """A game at a worker, as dask.distributed has it."""

    status: str

    def result(self) -> Played: ...

    def exception(self) -> BaseException: ...


def _pass_on(remote: _Remote, given: Future[Played]) -> None:
    """Give what came of a game on to who waits for it."""
    if given.cancelled():
        return
    if remote.status == "finished":
        given.set_result(remote.result())
    elif remote.status == "error":
        given.set_exception(remote.exception())
    else:
        given.cancel()
