"""The game's clock in the top bar: what is left of the time, or how long was played when there is no limit."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QPushButton

from vtes_desktop.play import requests as r
from vtes_desktop.ui import theme
from vtes_desktop.ui.dressing import dress
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import as_written
from vtes_desktop.ui.table import signs
from vtes_desktop.ui.table.log_view import clock_time
from vtes_desktop.ui.table.session import Session

WARNING: Final = 300.0
"""Seconds left from which the clock warns."""


class GameClock(QPushButton):
    """Counts by itself between updates; a click stops it or lets it run.

    It starts at the first :meth:`heard`.

    :param monotonic: seconds that only ever grow; given by tests.
    """

    time_up = Signal()
    """The time has just run out, or was out already at the first look."""
    changed_width = Signal()
    """Its words have another length now."""

    def __init__(self, session: Session, monotonic: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._session = session
        self._monotonic = monotonic
        self._told = False
        self._short = False
        self._length = 0
        self._said: tuple[object, ...] = ()
        """What it was made of."""
        self.setProperty("tone", "flat")
        self._timer = QTimer(self)
        self._timer.setInterval(1000)
        self._timer.timeout.connect(self.tick)
        self._played = session.client.t
        self._since = monotonic()
        self._line = session.client.n
        self.clicked.connect(self._click)

    @property
    def left(self) -> float | None:
        """Seconds left, negative when the time is over; None for no limit."""
        limit = self._session.table.clock.limit
        return limit - self.played if limit else None

    @property
    def played(self) -> float:
        """Seconds of play so far."""
        running = self._session.table.clock.running
        return self._played + (self._monotonic() - self._since if running else 0.0)

    def heard(self) -> None:
        """Take the time from the last update; of one that was heard before (another seat looks now) it runs on."""
        client = self._session.client
        if (client.n, client.t) != (self._line, self._played):
            self._line, self._played = client.n, client.t
            self._since = self._monotonic()
        if self._session.table.clock.running:
            self._timer.start()
        else:
            self._timer.stop()
        self.tick()

    def shorten(self, short: bool) -> None:
        """Leave out seconds and words."""
        self._short = short
        self._show()

    def tick(self) -> None:
        """Show the time as it is now, and tell when it is up."""
        self._show()
        length = len(self.text()) + (not self.icon().isNull())
        if length != self._length:
            self._length = length
            self.changed_width.emit()
        left = self.left
        if left is None or left > 0:
            self._told = False
        elif self._session.table.clock.running and not self._told:
            self._told = True
            self.time_up.emit()

    def _show(self) -> None:
        table = self._session.table
        left = self.left
        if left is None:
            words, says = (
                clock_time(self.played),
                tr("{clock_time} played, no time limit", clock_time=clock_time(self.played)),
            )
            if not self._short:
                words = tr("{time} played", time=words)
        elif left > 0:
            shown = clock_time(left)
            words = shown if not self._short else shown[: -3 if left >= 3600 else None].removeprefix("0:")
            says = tr("{shown} left", shown=shown)
            words = words if self._short else says
        else:
            words = says = tr("Time is up")
        paused = not table.clock.running and not table.over
        late = left is not None and left <= WARNING and not table.over
        sign = "paused" if paused else "warning" if late else ""
        said = (words, says, sign, late, table.over, theme.GOLD)
        if said == self._said:
            return
        self._said = said
        self.setIcon(signs.icon(sign, theme.BLOOD_BRIGHT if late else theme.GOLD) if sign else signs.none())
        tone = "blood" if left is not None and left <= 0 and not table.over else "flat"
        dress(self, tone=tone)
        colour = f"color: {theme.BLOOD_BRIGHT}" if late and tone == "flat" else ""
        if colour != self.styleSheet():
            self.setStyleSheet(colour)
        what = tr("The clock stands; click to let it run") if paused else tr("Click to stop the clock")
        self.setToolTip(as_written(f"{says}. {what}." if not table.over else f"{says}."))
        self.setAccessibleName(tr("Clock: {says}, stopped", says=says) if paused else tr("Clock: {says}", says=says))
        self.setText(words)

    def _click(self) -> None:
        left = self.left
        if left is not None and left <= 0 and not self._session.table.over:
            self.time_up.emit()
        else:
            self._session.ask(r.Pause(not self._session.table.clock.running))
