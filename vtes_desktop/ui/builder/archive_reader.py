"""The tournament archive on a worker: read in the background, asked without holding up the screen."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Event
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Qt, QThreadPool, Signal

from vtes_desktop import folders
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.archive import Archive, ReadingTold, open_archive
from vtes_desktop.decks.archive_sources import ArchiveError, packed_beside
from vtes_desktop.ui.builder.remembered import Remembered
from vtes_desktop.ui.ending import finish_before_exit
from vtes_desktop.ui.working import Job

log = logging.getLogger(__name__)
T = TypeVar("T")


class _Opened(NamedTuple):
    archive: Archive
    refused: list[tuple[str, str]]
    decks: int


class _Progress(QObject):
    made = Signal(object)


class ArchiveReader(QObject):
    """The archive that the player chose, else the one that came with the card lists."""

    changed = Signal()
    """Another archive is read, was read, or could not be."""
    progressed = Signal(object)
    """How far reading is: a :class:`ReadingTold`."""

    def __init__(self, catalogue: Catalogue, remembered: Remembered, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._remembered = remembered
        self._archive: Archive | None = None
        self._jobs: list[Job] = []
        self._stopped = Event()
        self.destroyed.connect(self._stopped.set)
        self._progress = _Progress()
        self._progress.made.connect(self.progressed, Qt.ConnectionType.QueuedConnection)
        self._turn = 0
        """Which archive was begun last, counted: what is told of one before is too late."""
        self.reading = False
        self.decks = 0
        """Decks in it; 0 while there is none."""
        self.refused: list[tuple[str, str]] = []
        """What in it could not be read, with the reasons."""
        self.problem = ""
        """Why there is none, as a sentence."""
        self._pool = finish_before_exit(QThreadPool(self))
        self._pool.setMaxThreadCount(1)  # a base is not to be shared by threads
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.stop)

    @property
    def source(self) -> Path | None:
        """Where the archive is read from; None when none is known."""
        chosen = self._remembered.looks.archive
        return Path(chosen) if chosen else packed_beside(self._catalogue)

    def begin(self) -> None:
        """Read the archive, unless that was begun already."""
        source = self.source
        if source is None or self.reading or self._archive is not None or self.problem:
            return
        self.reading = True
        self._stopped.clear()
        self._turn += 1
        work = partial(_open, self._turn, source, self._catalogue, self._progress, self._stopped)
        self.changed.emit()
        self._start(work, self._opened)

    def use(self, source: Path | None) -> None:
        """Read another archive; None for the one that came with the card lists."""
        self.stop()
        self.wait()
        if self._archive is not None:
            self._archive.close()
        self._archive, self.decks, self.refused, self.problem, self.reading = None, 0, [], "", False
        self._turn += 1
        self._remembered.note(archive=str(source) if source else "")
        self.begin()
        self.changed.emit()

    def ask(self, question: Callable[[Archive], T], then: Callable[[T], object]) -> bool:
        """Ask the archive; `then` hears the answer on the Qt thread. False when there is none to be asked.

        :param then: a method of a ``QObject``: when that is gone, nothing is called.
        """
        archive = self._archive
        if archive is None:
            return False
        self._start(lambda: question(archive), then)
        return True

    def stop(self) -> None:
        """Read no further; what was read is kept, and it goes on there the next time."""
        self._stopped.set()

    def wait(self) -> None:
        """Wait until nothing is being read (for closing down and tests)."""
        self._pool.waitForDone()

    def _start(self, do: Callable[[], T], then: Callable[[T], object]) -> None:
        job = Job(do, then)
        self._jobs = [*self._jobs[-8:], job]  # a job must outlive its run
        self._pool.start(job)

    def _opened(self, told: tuple[int, _Opened | str]) -> None:
        turn, found = told
        if turn != self._turn:
            if isinstance(found, _Opened):
                found.archive.close()
            return
        self.reading = False
        if isinstance(found, _Opened):
            self._archive, self.refused, self.decks = found.archive, found.refused, found.decks
        else:
            self.problem = found
            log.warning("%s", found)
        self.changed.emit()


def _open(
    turn: int, source: Path, catalogue: Catalogue, progress: _Progress, stopped: Event
) -> tuple[int, _Opened | str]:
    """On the worker: the archive, or why there is none. The reader may be gone by now."""

    def told(how_far: ReadingTold) -> bool:
        progress.made.emit(how_far)
        return not stopped.is_set()

    try:
        archive, refused = open_archive(folders.cache(), source, catalogue, told)
    except ArchiveError as error:
        return turn, str(error)
    return turn, _Opened(archive, refused, len(archive))
