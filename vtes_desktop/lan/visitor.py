"""A guest as the host sees it: what it has shown itself to be, on one connection."""

from __future__ import annotations

import math
from collections import deque
from typing import TYPE_CHECKING

import msgspec
from websockets.frames import CloseCode

from vtes_desktop.lan.limits import Bucket, Limits
from vtes_desktop.lan.protocol import Code, Denied, Refused, ToGuest, ToHost
from vtes_desktop.lan.wire import Wire, as_frame
from vtes_desktop.table.table import NOBODY

if TYPE_CHECKING:
    from vtes_desktop.lan import proof
    from vtes_desktop.lan.hosted_table import HostedTable

_encoder = msgspec.json.Encoder()

Ready = tuple[bytes, bool]
"""A message as it goes over the wire."""


def encoded(message: ToGuest) -> Ready:
    """A message ready to be sent to any number of visitors."""
    return as_frame(_encoder.encode(message))


class Visitor:
    """One guest on one connection."""

    def __init__(self, wire: Wire, limits: Limits, now: float) -> None:
        self.wire = wire
        self.greeted = False
        self.table: HostedTable | None = None
        self.seat = NOBODY
        """The seat that it acts for; -1 for none."""
        self.watching = False
        self.owner = False
        self.promise = b""
        """In a lobby: what it is ready with."""
        self.knocked: tuple[str, proof.Host] | None = None
        """The password's proof that it has begun, and for which table (none: the host)."""
        self.messages = Bucket(limits.messages_burst, limits.messages_each_second, now)
        self.computing = Bucket(limits.computing, limits.computing_each_second, now)
        self.slowed = 0.0
        """Seconds that it had to wait for the host since it was last told so."""
        self.slowed_at = -math.inf
        """When it was last told that it is heard more slowly."""
        self.denied = 0
        """How often in a row."""
        self.waiting: deque[ToHost] = deque()
        """Messages that came while one was still being done."""
        self.busy = False

    @property
    def address(self) -> str:
        """As it is counted."""
        return self.wire.address

    def send(self, message: ToGuest) -> None:
        """Send a message."""
        self.send_ready(encoded(message))

    def send_ready(self, ready: Ready) -> None:
        """Send a message that is encoded already."""
        frame, binary = ready
        self.wire.send(frame, binary=binary)

    def deny(self, number: int, code: Code, reason: str) -> None:
        """Say why one message was not done."""
        self.denied += 1
        self.send(Denied(number, code, reason))

    def refuse(self, code: Code, reason: str, *, again: bool = False, oldest: int = 0, newest: int = 0) -> None:
        """Say why the connection ends, and end it."""
        self.send(Refused(code, reason, oldest, newest, again))
        self.wire.close(CloseCode.POLICY_VIOLATION)


class DeniedError(Exception):
    """A message that is not done: code and sentence."""

    def __init__(self, code: Code, reason: str) -> None:
        super().__init__(reason)
        self.code: Code = code
        self.reason = reason
