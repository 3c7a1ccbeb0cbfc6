"""Syncing files to the disk from threads of its own, so that whoever writes never waits for it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

SYNC_SECONDS = 0.15
"""How long something written may wait to be synced."""

Sync = Callable[[], None]
"""Syncs one file; called from a thread of the syncer. Must not raise."""


class Syncer:
    """Threads that sync whatever was written lately, each file at most once in `SYNC_SECONDS`.

    Where many journals are written one syncer serves all of them: a disk takes few syncs at once, and a thread for
    each journal would only have them wait for each other.
    """

    syncs = True
    """Whether anything is synced at all."""

    def __init__(self, threads: int = 1) -> None:
        self._wanted = threads
        self._threads: list[threading.Thread] = []
        self._changed = threading.Condition()
        self._due: dict[Sync, float] = {}
        """What is to be synced, by when; what is in a hurry first."""
        self._busy: set[Sync] = set()
        self._closed = False

    def soon(self, sync: Sync, *, hurry: bool = False) -> None:
        """Call `sync` within `SYNC_SECONDS`, or at once when it is in a hurry."""
        with self._changed:
            if self._closed:
                return
            if hurry:
                waiting = {other: due for other, due in self._due.items() if other != sync}
                self._due = {sync: 0.0, **waiting}
            elif sync in self._due:
                return
            else:
                self._due[sync] = time.monotonic() + SYNC_SECONDS
            if len(self._threads) < self._wanted:
                thread = threading.Thread(target=self._run, name="syncing", daemon=True)
                self._threads.append(thread)
                thread.start()
            self._changed.notify()

    def forget(self, sync: Sync) -> None:
        """Don't call `sync` any more; when it is running just now, wait until it has ended."""
        with self._changed:
            self._due.pop(sync, None)
            while sync in self._busy:
                self._changed.wait()

    def close(self) -> None:
        """End the threads; what was still to be synced is not."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        for thread in self._threads:
            thread.join()

    def _run(self) -> None:
        while (sync := self._next()) is not None:
            sync()
            with self._changed:
                self._busy.discard(sync)
                self._changed.notify_all()

    def _next(self) -> Sync | None:
        """Wait for the next that is due, and have it; None at the end."""
        with self._changed:
            while not self._closed:
                now = time.monotonic()
                # One that is being synced just now waits: what was written since may have missed it.
                sync = next((sync for sync in self._due if sync not in self._busy), None)
                if sync is not None and self._due[sync] <= now:
                    del self._due[sync]
                    self._busy.add(sync)
                    return sync
                self._changed.wait(None if sync is None else self._due[sync] - now)
            return None


class Unsynced(Syncer):
    """Syncs nothing: for games of which one lost to a power cut is simply played again (the laboratory)."""

    syncs = False

    def __init__(self) -> None:
        super().__init__(threads=0)
        self._closed = True
