"""A film is read in a thread of its own, a little at a time, so that the window stays at hand meanwhile."""

from __future__ import annotations

import logging
import threading
import time
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from vtes_desktop.play.film import Film, FilmError, developing
from vtes_desktop.ui.game_words import game_word

log = logging.getLogger(__name__)

BREATH: Final = 0.002
"""Seconds of reading after which the window's thread is let in."""


class FilmReader(QObject):
    """Reads one film after another; a new one puts an end to the one before."""

    went_on = Signal(int, int)
    """How many lines of how many were gone through."""
    read = Signal(object)
    """The :class:`~vtes_desktop.play.film.Film`."""
    failed = Signal(str)
    """Why it can't be shown, as a sentence."""
    _came = Signal(int, object)

    def __init__(self) -> None:
        # Without a parent, and held by its own thread while that runs, so that no page has to wait for it.
        super().__init__()
        self._number = 0
        self._came.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def start(self, path: Path) -> None:
        """Read this film; one of the signals tells what came of it."""
        self._number += 1
        threading.Thread(target=self._read, args=(self._number, path), name="film").start()

    def stop(self) -> None:
        """Read no more."""
        self._number += 1

    def _read(self, number: int, path: Path) -> None:
        came: object
        try:
            came = self._develop(number, path)
        except FilmError as error:
            came = game_word(str(error))
        try:
            self._came.emit(number, came)
        except RuntimeError:
            log.debug("The program ended before the film was read.")

    def _develop(self, number: int, path: Path) -> Film | None:
        film: Film | None = None
        since = time.perf_counter()
        for film, n in developing(path):
            if time.perf_counter() - since > BREATH:
                if number != self._number:
                    return None
                self._came.emit(number, (n, film.kept_length))
                time.sleep(0.001)  # whoever waits for Python's lock is let in
                since = time.perf_counter()
        return film

    def _tell(self, number: int, came: object) -> None:
        if number != self._number:
            return
        match came:
            case Film():
                self.read.emit(came)
            case str():
                self.failed.emit(came)
            case (int(n), int(of)):
                self.went_on.emit(n, of)
