"""One piece of work on a worker, told of on the Qt thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

import shiboken6
from PySide6.QtCore import QObject, QRunnable, Qt, QTimer, Signal

T = TypeVar("T")
_PAINTED: Final = 400
"""Milliseconds of the event loop in which what was just shown is painted."""


class _Told(QObject):
    done = Signal(object)


class Job(QRunnable):
    """Does one thing, once.

    Keep it until it has told: what it tells by goes with it.

    :param do: the work; it gets no widget.
    :param then: hears what `do` returned, on the Qt thread: a method of a ``QObject``, so that nothing is called when
        that is gone.
    """

    def __init__(self, do: Callable[[], T], then: Callable[[T], object]) -> None:
        super().__init__()
        self._do = do
        self._told = _Told()
        self._told.done.connect(then, Qt.ConnectionType.QueuedConnection)
        self.setAutoDelete(False)

    def run(self) -> None:
        """Do it; at the end of the program nobody may be left to be told."""
        found = self._do()
        if shiboken6.isValid(self._told):
            self._told.done.emit(found)


def when_painted(owner: QObject, do: Callable[[], object]) -> None:
    """Do something soon: when the event loop is back and what was just shown is on screen; not if the owner is gone."""
    QTimer.singleShot(0, owner, lambda: QTimer.singleShot(_PAINTED, owner, do))
