"""The way to the process that thinks: a question goes in at once, the thought comes back later; nobody waits for it."""

from __future__ import annotations

import logging
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from vtes_desktop.bots.thinking import Task, Thought, read_frame, write_frame

log = logging.getLogger(__name__)

PATIENCE: Final = 60.0
"""Seconds after which a process that does not answer is ended (the first answer comes after the cards are read)."""
TRIES: Final = 2
"""How often a question is put to a new process, before it is given up."""
LOST: Final = "The computer players’ thinking failed at this question; an ordinary answer is given instead."
AGAIN: Final = "The computer players’ thinking had to be started again."

Done = Callable[[Thought | None, str], None]
"""Takes a thought (None when it was given up), and what is to be said of how it came, as a sentence or empty."""


class _Question(Struct, frozen=True):
    data: bytes
    done: Done


class Thinker:
    """One process for all computer players of a program. It is started with the first question, or by :meth:`warm`.

    A process, for it shares no lock with the window or a server's loop; started as a command of its own, for it then
    runs nothing of the program's main file again and ends when its input does, even if the program is killed.

    :param lists: the card list, where it is not the installed one.
    """

    def __init__(self, lists: Path | None = None) -> None:
        self._command = [sys.executable, "-m", "vtes_desktop.bots.thinking", *([str(lists)] if lists else [])]
        self._questions: queue.SimpleQueue[_Question | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False
        self._encoder = msgspec.msgpack.Encoder()
        self.starts = 0
        """How often a process was started."""

    @property
    def process(self) -> int:
        """The number of the process; 0 while there is none."""
        process = self._process
        return process.pid if process is not None and process.poll() is None else 0

    def warm(self) -> None:
        """Start the process now, so that it has read the cards when it is first asked."""
        self._begin()

    def think(self, task: Task, done: Done) -> None:
        """Ask; `done` is called with the thought, in another thread."""
        self._begin()
        # Encoded here and now: the mirror goes on changing.
        self._questions.put(_Question(self._encoder.encode(task), done))

    def close(self) -> None:
        """End the process. What is still asked is not answered any more."""
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.kill()
        self._questions.put(None)
        if self._thread is not None:
            self._thread.join(PATIENCE)

    def _begin(self) -> None:
        if self._thread is None and not self._closed:
            self._thread = threading.Thread(target=self._run, name="computer players", daemon=True)
            self._thread.start()

    def _run(self) -> None:
        self._start()
        while (question := self._questions.get()) is not None and not self._closed:
            self._ask(question)
        self._end()

    def _ask(self, question: _Question) -> None:
        said = ""
        for _ in range(TRIES):
            thought = self._exchange(question.data)
            if self._closed:
                return
            if thought is not None:
                question.done(thought, said)
                return
            log.warning("The process that thinks for computer players has ended; another is started.")
            said = AGAIN
            self._end()
            self._start()
        question.done(None, LOST)

    def _exchange(self, data: bytes) -> Thought | None:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            return None
        limit = threading.Timer(PATIENCE, process.kill)
        limit.start()
        try:
            write_frame(process.stdin, data)  # type: ignore[arg-type]  # IO[bytes] of a pipe is a BinaryIO
            answer = read_frame(process.stdout)  # type: ignore[arg-type]  # the same
            return msgspec.msgpack.decode(answer, type=Thought) if answer else None
        except (OSError, msgspec.MsgspecError) as error:
            log.warning("The process that thinks for computer players does not answer: %s", error)
            return None
        finally:
            limit.cancel()

    def _start(self) -> None:
        # It must find this very program, wherever that was imported from.
        paths = os.pathsep.join(path or str(Path.cwd()) for path in sys.path)
        flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)
        with self._lock:
            if self._closed:
                return
            try:
                self._process = subprocess.Popen(
                    self._command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=None if sys.stderr is not None else subprocess.DEVNULL,
                    env={**os.environ, "PYTHONPATH": paths},
                    creationflags=flags,
                )
            except OSError as error:
                log.warning("No process can be started to think for computer players: %s", error)
                self._process = None
                return
        self.starts += 1

    def _end(self) -> None:
        process = self._process
        self._process = None
        if process is None:
            return
        process.kill()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError as error:  # what was not read any more is lost with it
                    log.debug("A pipe to the ended process: %s", error)
        process.wait()
