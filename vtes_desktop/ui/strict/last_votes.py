"""Closing a referendum: so long after the last vote that nobody seems to have more, passing for who is asked here.

The rules leave the end of polling to the table; fifteen seconds after the last vote are enough (experience.md). Each
desktop does this for its own seats only, by their own answers, and never votes for anybody.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from vtes_desktop.play import requests as r
from vtes_desktop.rules.choice import Option
from vtes_desktop.ui.strict.asking import QUIET, Asking
from vtes_desktop.ui.table.session import Session

SECONDS: Final = 15.0
"""After the last vote."""
TICK_MS: Final = 250


class LastVotes(QObject):
    """Counts down after the last vote and passes for the seat of this desktop whose word it is.

    :param monotonic: seconds, as :func:`time.monotonic` has them.
    """

    changed = Signal()
    """The seconds left are others."""

    def __init__(
        self,
        session: Session,
        asking: Asking,
        monotonic: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._asking = asking
        self._monotonic = monotonic
        self._votes = 0
        self._since = 0.0
        """When the last vote was cast; or, once time was up, when the last answer was given for somebody."""
        self.left = 0
        """Whole seconds left; 0 while nothing is counted."""
        self.timer = QTimer(self)
        self.timer.setInterval(TICK_MS)
        self.timer.timeout.connect(self.look)
        session.updated.connect(lambda _: self.look())
        asking.changed.connect(self.look)
        session.settings.changed.connect(self.look)
        self.look()

    def look(self) -> None:
        """See how long ago the last vote was cast, and pass when it is long enough."""
        held = self._session.table.referendum
        polling = held is not None and held.step == "polling" and bool(held.cast)
        if held is None or not polling or not self._session.settings.options.close_votes:
            self._votes = 0
            self.timer.stop()
            self._show(0)
            return
        if len(held.cast) != self._votes:
            self._votes, self._since = len(held.cast), self._monotonic()
        if not self.timer.isActive():
            self.timer.start()
        left = SECONDS - (self._monotonic() - self._since)
        self._show(max(0, math.ceil(left)))
        if left <= 0:
            self._pass()

    def _show(self, left: int) -> None:
        if left != self.left:
            self.left = left
            self.changed.emit()

    def _pass(self) -> None:
        """Pass for who is asked, when that is somebody at this desktop who may pass."""
        asked = self._session.client.asked
        client = self._session.clients.get(asked.seat) if asked is not None else None
        asked = client.asked if client is not None else None
        if client is None or asked is None or asked.kind != "polling":
            return
        quiet = _quiet(asked.options)
        if quiet is not None:
            client.ask(r.Pick(asked.number, asked.options.index(quiet)))


def _quiet(options: tuple[Option, ...]) -> Option | None:
    return next((option for option in options if option.kind in QUIET), None)
