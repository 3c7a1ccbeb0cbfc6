"""Cyclic garbage is collected on the Qt thread only.

Python collects wherever it happens to allocate; a thread that paints faces or speaks with the network would then take
down widgets that were left over in a cycle, and Qt crashes when that is not done on its own thread.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

TICK_MS = 500
OLDEST = 2
QUIET_TICKS = 20
"""So many looks at which nothing was due: then everything is looked through, once, since garbage that had been kept
for long is due only when much new is made."""


class Collector(QObject):
    """As long as it runs Python collects nothing by itself; a timer looks as often whether it would have.

    :param freezes: whether what has outlived a collection of the oldest generation (card lists and readings, 130,000
        things that take 0.1 s to look through) is left alone until nothing goes on and no mouse button is held.
    """

    def __init__(self, parent: QObject | None = None, *, freezes: bool = False) -> None:
        super().__init__(parent)
        self._freezes = freezes
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.look)
        self._quiet = 0

    def start(self) -> None:
        """From now on collect here only. To be called on the Qt thread."""
        gc.disable()
        self._timer.start()

    def stop(self) -> None:
        """Let Python collect wherever it likes again."""
        self._timer.stop()
        gc.enable()

    def look(self) -> None:
        """Collect the oldest generation that is due; when nothing was for a while, all of them."""
        due = zip(gc.get_count(), gc.get_threshold(), strict=True)
        for generation, (count, threshold) in reversed(list(enumerate(due))):
            if threshold and count > threshold:
                gc.collect(generation)
                if self._freezes and generation == OLDEST:
                    gc.freeze()
                self._quiet = 0
                return
        if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            return
        self._quiet += 1
        if self._quiet == QUIET_TICKS:
            if self._freezes:
                gc.unfreeze()
            gc.collect()
            if self._freezes:
                gc.freeze()
