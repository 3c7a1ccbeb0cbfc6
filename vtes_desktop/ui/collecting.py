"""Cyclic garbage is collected on the Qt thread only.

Python collects wherever it happens to allocate; a thread that paints faces or speaks with the network would then take
down widgets that were left over in a cycle, and Qt crashes when that is not done on its own thread.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

TICK_MS = 500
QUIET_TICKS = 20
"""So many looks at which nothing was due: then everything is looked through, once, since garbage that had been kept
for long is due only when much new is made."""


class Collector(QObject):
    """As long as it runs Python collects nothing by itself; a timer looks as often whether it would have."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
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
                self._quiet = 0
                return
        self._quiet += 1
        if self._quiet == QUIET_TICKS:
            gc.collect()
