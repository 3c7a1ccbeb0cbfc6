"""The computer players at this desktop's table, on the window's side: their process and the pace."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from vtes_desktop.bots.company import Company, Reason, reason_in, told_to
from vtes_desktop.bots.pace import PACES, Name
from vtes_desktop.bots.seating import parse
from vtes_desktop.bots.thinker import Thinker
from vtes_desktop.play.client import sit_down
from vtes_desktop.play.host import Host
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.posting import call
from vtes_desktop.ui.table.advice import Adviser


class Opponents(QObject):
    """Plays the seats that no person plays, and has advice given.

    The process that thinks is started when somebody first needs it, and ended with the table.
    """

    told = Signal(str)
    """A sentence about how the thinking goes."""
    changed = Signal()
    """Whether one of them waits until a person wants to see its deed."""
    _posted = Signal(object)

    def __init__(self, host: Host, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._settings = settings
        self._steps = False
        header = host.header
        thinker = Thinker(host.catalogue.source)
        self._posted.connect(call, Qt.ConnectionType.QueuedConnection)
        self.adviser = Adviser(thinker, header.commitment, self)
        """Advises people; its process is that of the players."""
        self.adviser.told.connect(self.told)
        self.company = Company(
            thinker,
            f"{header.commitment} {len(host.lines)}",
            self._later,
            self._posted.emit,
            lambda: PACES[self.pace],
            self.told.emit,
        )
        self.company.talks = lambda: settings.options.bargains
        self.company.changed = self.changed.emit
        settings.changed.connect(self.company.wake)

    @property
    def pace(self) -> Name:
        """What is wanted now."""
        return "step" if self._steps else self._settings.options.pace

    def set_pace(self, name: Name) -> None:
        """Play at another pace: from now on in all games, step by step in this one only."""
        self._steps = name == "step"
        if name != "step":
            self._settings.change(pace=name)
        self.company.wake()

    def sit_at(self, host: Host) -> None:
        """Take the seats that the game's header gives to them."""
        for seat, entry in enumerate(host.header.seats):
            sitter = parse(entry.player)
            if sitter.plays_itself:
                self.company.seat(sit_down(host, seat), sitter)

    def reason(self, line: int, seat: int) -> Reason | None:
        """Why one of them did what a line of the journal says, as far as a seat may know it."""
        reason = self.company.reasons.get(line)
        if reason is None and 0 < line <= len(self._host.lines):
            # Of an evening before this one.
            reason = reason_in(self._host.lines[line - 1])
        return told_to(reason, seat, self._host.table, self._host.catalogue) if reason is not None else None

    def last_reason(self, seat: int) -> Reason | None:
        """Why one of them did the last thing for which it had a reason."""
        reasons = self.company.reasons
        return self.reason(next(reversed(reasons)), seat) if reasons else None

    def close(self) -> None:
        """They get up; their process ends."""
        self.company.close()
        self.adviser.close()

    def _later(self, seconds: float, call: Callable[[], None]) -> None:
        QTimer.singleShot(round(seconds * 1000), self, call)
