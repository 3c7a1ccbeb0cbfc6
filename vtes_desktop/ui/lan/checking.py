"""Checking a game after it: the host tells its seed and gives its journal, and a program of its own verifies it."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Signal

from vtes_desktop.folders import GAME_SUFFIX
from vtes_desktop.play import requests as r
from vtes_desktop.play.updates import Reply
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.lan.room import Room
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.table.session import Session


class Checking(QObject):
    """One check of a game that is over. It takes a while, in another process; :attr:`done` tells what came of it."""

    done = Signal(str, bool)
    """What was found, in sentences, and whether all is as committed."""

    def __init__(self, session: Session, room: Room, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._room = room
        self._process: QProcess | None = None
        self.running = False
        """Whether a check is going on."""
        self._asked = 0
        """The number of the question whether the seed may be told."""
        self._until_now: Path | None = None
        """What this seat was told before the journal came."""

    def start(self) -> None:
        """Ask for the seed if it was not told, then for the journal, then check it."""
        if self.running:
            return
        self.running = True
        if self._session.client.reveal is not None or self._session.viewer < 0:
            self._fetch()
        else:
            self._session.client.ask(r.TellSeed(), self._told)

    def _told(self, reply: Reply) -> None:
        if reply.waiting:
            self._asked = reply.n
            self._session.updated.connect(self._heard)
        # Another may have asked for it a moment before.
        elif reply.accepted or self._session.client.reveal is not None:
            self._fetch()
        else:
            self._end(game_word(reply.reason), honest=False)

    def _heard(self, *_: object) -> None:
        """The others are asked whether the seed may be told: it was, or somebody has refused."""
        client = self._session.client
        if client.reveal is None and any(ask.number == self._asked for ask in client.asks):
            return
        self._session.updated.disconnect(self._heard)
        if client.reveal is not None:
            self._fetch()
        else:
            self._end(tr("The shuffles can’t be checked: the seed was not told."), honest=False)

    def _fetch(self) -> None:
        self._room.fetch_journal(self._got)

    def _got(self, journal: bytes | str) -> None:
        seen = self._room.transcript
        if isinstance(journal, str) or seen is None:
            why = game_word(journal) if isinstance(journal, str) else ""
            self._end(tr("The shuffles can’t be checked: {why}", why=why), honest=False)
            return
        path = seen.with_suffix(GAME_SUFFIX)
        scratch = seen.with_suffix(".new")
        try:
            scratch.write_bytes(journal)
            scratch.replace(path)
            # What is said from now on is in the transcript and can't be in this journal: that is nobody's fault.
            self._until_now = seen.with_suffix(".now")
            shutil.copyfile(seen, self._until_now)
        except OSError as error:
            self._end(
                tr("The journal can’t be kept in {parent}: {strerror}.", parent=path.parent, strerror=error.strerror),
                honest=False,
            )
            return
        self._verify(path, self._until_now)

    def _verify(self, path: Path, seen: Path) -> None:
        process = self._process = QProcess(self)
        environment = process.processEnvironment()
        for name, value in os.environ.items():
            environment.insert(name, value)
        environment.insert("PYTHONIOENCODING", "utf-8")
        process.setProcessEnvironment(environment)
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._failed)
        process.start(sys.executable, ["-m", "vtes_desktop", "game", "verify", str(path), "--seen", str(seen)])

    def _finished(self, status: int) -> None:
        process = self._process
        if process is None:
            return
        said = bytes(process.readAllStandardOutput().data()).decode(errors="replace").strip()
        trouble = bytes(process.readAllStandardError().data()).decode(errors="replace").strip()
        if not said:
            # A file that can't be read is said in its last line; so is a fault of ours.
            last = trouble.splitlines()[-1] if trouble else ""
            said = tr("The game could not be checked. {trouble}", trouble=last).strip()
        self._end(" ".join(map(game_word, said.split("\n"))), honest=status == 0)

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._end(tr("The check can’t be started."), honest=False)

    def _end(self, words: str, *, honest: bool) -> None:
        self.running = False
        if self._until_now is not None:
            with contextlib.suppress(OSError):  # it is of no use, and in nobody's way
                self._until_now.unlink(missing_ok=True)
            self._until_now = None
        self.done.emit(words, honest)
