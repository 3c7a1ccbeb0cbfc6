"""Ending with whoever started it: no process of the laboratory goes on alone."""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from collections.abc import Callable
from typing import Final

NICER: Final = 10
"""By how much workers stand back for the window and everything else."""


def begin_worker() -> None:
    """What each worker process does first: it stands back for others, and ends when who started it has."""
    if hasattr(os, "nice"):
        os.nice(NICER)
    starter = multiprocessing.parent_process()
    if starter is None:
        return

    def leave() -> None:
        starter.join()
        os._exit(1)  # whoever waited for its games is gone

    threading.Thread(target=leave, name="following", daemon=True).start()


def input_closed() -> Callable[[], bool]:
    """Whether the standard input has ended, which is how a window says that it is enough; so does its own end."""
    ended = threading.Event()

    def wait() -> None:
        # Not by a buffer: a thread that waits in one keeps the program from ending.
        while os.read(sys.stdin.fileno(), 1):
            pass
        ended.set()

    threading.Thread(target=wait, name="input", daemon=True).start()
    return ended.is_set
