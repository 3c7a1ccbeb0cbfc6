"""Workers end before Python does.

When the program ends PySide takes down every Qt object and Python its interpreter. A worker that is still painting or
reading then tells of it by a signal that is gone, or waits for Python's lock for ever within Qt: the program dies on
its way out. Python waits for its own threads by itself; for Qt's it is told to here.
"""

from __future__ import annotations

import atexit
import weakref
from functools import cache

import shiboken6
from PySide6.QtCore import QThreadPool

LONGEST_MS = 10_000
"""How long the end of the program waits for a worker; one face or one file takes far less."""


def finish_before_exit(pool: QThreadPool) -> QThreadPool:
    """See to it that nothing runs in a pool any more when the program ends; what has not begun is dropped.

    Returns the pool. It is called after QtCore was imported, and so at the end before PySide takes Qt down.
    """
    atexit.register(_finish, weakref.ref(pool))
    return pool


@cache
def shared_pool() -> QThreadPool:
    """Qt's own pool, for what is read or written now and then."""
    pool = QThreadPool.globalInstance()
    atexit.register(_wait, pool)
    return pool


def _finish(pool: weakref.ReferenceType[QThreadPool]) -> None:
    still = pool()
    if still is not None:
        _wait(still)


def _wait(pool: QThreadPool) -> None:
    if shiboken6.isValid(pool):
        pool.clear()
        pool.waitForDone(LONGEST_MS)
