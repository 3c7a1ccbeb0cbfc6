"""Reading the shelf on a worker: a thousand decks take seconds, and nobody should wait for them.

The worker has a shelf of its own, which keeps what it has read; only files that changed are read again.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.shelf import Found, Shelf, Shelved, Unread
from vtes_desktop.ui.ending import finish_before_exit


class Listing(Struct):
    """What is on the shelf."""

    query: str
    folders: list[str]
    decks: list[Shelved]
    unread: list[Unread]
    found: list[Found]
    """What the query found; empty without one."""


class _Job(QRunnable):
    """Lists the shelf, or searches it, once."""

    class _Told(QObject):
        done = Signal(object)

    def __init__(self, shelf: Shelf, query: str) -> None:
        super().__init__()
        self.told = self._Told()
        self._shelf = shelf
        self._query = query
        self.setAutoDelete(False)

    def run(self) -> None:
        """Read."""
        shelf, query = self._shelf, self._query
        found = shelf.search(query) if query else []
        self.told.done.emit(Listing(query, shelf.folders(), shelf.decks(), shelf.unread(), found))


class ShelfReader(QObject):
    """Reads the decks under one folder."""

    def __init__(self, root: Path, catalogue: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shelf = Shelf(root, catalogue)
        self._jobs: list[_Job] = []
        self._pool = finish_before_exit(QThreadPool(self))
        self._pool.setMaxThreadCount(1)  # the shelf is not to be shared by threads

    def read(self, then: Callable[[Listing], object], query: str = "") -> None:
        """List the shelf; `then` is called with the :class:`Listing` on the Qt thread.

        :param then: a method of a ``QObject``: when that is gone, nothing is called.
        """
        job = _Job(self._shelf, query)
        job.told.done.connect(then, Qt.ConnectionType.QueuedConnection)
        self._jobs = [*self._jobs[-8:], job]  # a job must outlive its run
        self._pool.start(job)

    def wait(self) -> None:
        """Wait until nothing is being read (for closing down and tests)."""
        self._pool.waitForDone()
