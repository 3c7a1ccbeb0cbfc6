"""Looking in at a host whose address was typed: who it is, which tables it has, kept up to date while one chooses."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from shiboken6 import isValid

from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.guest import Guest
from vtes_desktop.lan.invitation import Invitation, InvitationError, read_address
from vtes_desktop.ui.lan.places import found_at
from vtes_desktop.ui.posting import call

AGAIN_MS = 2000
"""Between two looks at the tables of a host."""


class Visit(QObject):
    """A connection to a host, at none of its tables. :meth:`close` it."""

    seen = Signal(object)
    """What is there: a tuple of :class:`~vtes_desktop.lan.discovery.Found`, the house itself first if it is one."""
    standing_changed = Signal(object)
    """A :class:`~vtes_desktop.lan.guest.Standing`."""
    _posted = Signal(object)

    def __init__(self, invitation: Invitation, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._invitation = invitation
        self._posted.connect(call, Qt.ConnectionType.QueuedConnection)
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(AGAIN_MS)
        self._again.timeout.connect(self._look)
        self.guest = Guest(invitation, self._post, folder)
        self.guest.on_standing.append(self.standing_changed.emit)
        self._look()

    def _post(self, what: Callable[[], None]) -> None:
        if isValid(self):
            self._posted.emit(what)

    def _look(self) -> None:
        self.guest.look(self._hear)

    def _hear(self, answer: p.ToGuest) -> None:
        welcome = self.guest.welcome
        if not isinstance(answer, p.Tables) or welcome is None:
            return
        try:
            answered = read_address(self.guest.address)
        except InvitationError:
            answered = self._invitation.addresses[0]
        at = tuple(dict.fromkeys((answered, *self._invitation.addresses)))
        self._again.start()
        self.seen.emit(tuple(found_at(welcome, answer.tables, self.guest.fingerprint, at)))

    @property
    def name(self) -> str:
        """What the host calls itself; empty before it has answered."""
        return self.guest.welcome.name if self.guest.welcome is not None else ""

    def close(self) -> None:
        """Go away from there; nothing is told any more."""
        self._again.stop()
        threading.Thread(target=self.guest.close, name="goodbye", daemon=True).start()
