"""A guest's messages that wait for an answer."""

from __future__ import annotations

from collections.abc import Callable

from vtes_desktop.lan.frames import FrameError
from vtes_desktop.lan.place import Done
from vtes_desktop.lan.protocol import Denied, ToGuest, ToHost

UNANSWERED = 64
"""Messages remembered, of those that are only answered when they are refused."""


class Calls:
    """What was said to the host, by number, and who wants to hear the answer.

    :param send: sends on the present connection; raises :class:`FrameError`.
    """

    def __init__(self, send: Callable[[ToHost], None]) -> None:
        self._send = send
        self._calls: dict[int, tuple[ToHost, Done, bool]] = {}
        self._away = "There is no connection to the host yet."

    def call(self, number: int, message: ToHost, done: Done, again: bool = False) -> None:
        """Send a message; `done` gets its answer.

        When the connection is lost before that, it is sent `again` on the next; else `done` gets Denied, as it may have
        been done or not.
        """
        if self._away and not again:
            return done(Denied(number, "closing", self._away))
        self._calls[number] = (message, done, again)
        while len(self._calls) > UNANSWERED:
            del self._calls[next(iter(self._calls))]
        return None if self._away else self._try(number, message)

    def _try(self, number: int, message: ToHost) -> None:
        try:
            self._send(message)
        except FrameError as error:
            self.answered(number, Denied(number, "too much", str(error)))

    def answered(self, number: int, answer: ToGuest) -> bool:
        """Pass an answer on; returns whether somebody waited for it."""
        call = self._calls.pop(number, None)
        if call is not None:
            call[1](answer)
        return call is not None

    def settled(self, number: int) -> None:
        """Nothing more will come of this one."""
        self._calls.pop(number, None)

    def reached(self) -> None:
        """There is a connection: send what waited for it."""
        self._away = ""
        for number, (message, _, _) in list(self._calls.items()):
            self._try(number, message)

    def lost(self, reason: str, for_good: bool = False) -> None:
        """The connection is lost, by this reason."""
        self._away = reason
        for number, (_, _, again) in list(self._calls.items()):
            if for_good or not again:
                self.answered(number, Denied(number, "closing", f"{reason} It may have been done, or not."))
