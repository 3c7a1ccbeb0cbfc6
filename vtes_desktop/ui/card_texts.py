"""What all cards do, compiled beside the start page, so that the first game need not wait for it."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QProcess, QProcessEnvironment

from vtes_desktop import folders
from vtes_desktop.ui.card_pool import CardPool

log = logging.getLogger(__name__)


class CardTexts(QObject):
    """Has the texts of the pool's cards compiled by a process of its own, once for each card list.

    Never by two at once, nor by two programs of this user. A game that begins meanwhile compiles them itself, and
    leaves off as soon as the process has kept them (:meth:`vtes_desktop.abilities.texts.Texts.kept`). The process ends
    with the window.
    """

    def __init__(self, pool: CardPool, parent: QObject) -> None:
        super().__init__(parent)
        self._pool = pool
        self._lock = QLockFile(str(folders.cache() / "filling.lock"))
        self._process = QProcess(self)
        self._process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedChannels)
        self._process.finished.connect(self._finished)
        self._process.errorOccurred.connect(self._failed)
        self._again = False
        self.starts = 0
        """How often a process was started."""
        pool.changed.connect(self.look)

    @property
    def busy(self) -> bool:
        """Whether the process runs."""
        return self._process.state() != QProcess.ProcessState.NotRunning

    def look(self) -> None:
        """Start the process if the pool's texts are not kept; when one runs, look again at its end."""
        from vtes_desktop.abilities import filling

        catalogue = self._pool.catalogue
        if self.busy:
            self._again = True
        elif catalogue is not None and not filling.is_done(catalogue) and self._lock.tryLock(0):
            lists = [str(catalogue.source)] if catalogue.source is not None else []
            self._process.setProgram(sys.executable)
            self._process.setArguments(["-m", filling.__name__, *lists])
            surroundings = QProcessEnvironment.systemEnvironment()
            # It must find this very program, wherever that was imported from.
            surroundings.insert("PYTHONPATH", os.pathsep.join(path or str(Path.cwd()) for path in sys.path))
            self._process.setProcessEnvironment(surroundings)
            self.starts += 1
            self._process.start(QProcess.OpenModeFlag.ReadOnly)

    def close(self) -> None:
        """End the process."""
        self._again = False
        if self.busy:
            self._process.kill()
            self._process.waitForFinished()

    def _finished(self) -> None:
        self._lock.unlock()
        if self._again:
            self._again = False
            self.look()

    def _failed(self, error: QProcess.ProcessError) -> None:
        log.warning("The cards' texts are not compiled ahead: %s", error.name)
        if error == QProcess.ProcessError.FailedToStart:
            self._lock.unlock()
