"""One guest's connection as the host has it: WebSocket frames in and out, with bounds on all of it.

It is written on `websockets`' own protocol without its connection class: a message is handled in the same call that
read it, and is on its way to everybody when that returns; nothing ever waits for a guest.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from http import HTTPStatus
from typing import Protocol, cast

from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from vtes_desktop.lan.frames import padded
from vtes_desktop.lan.limits import Limits
from vtes_desktop.lan.protocol import LARGEST_TO_GUEST, LARGEST_TO_HOST, PATH

READ_BYTES = 16 * 1024
"""Read at once from one guest; then others have their turn."""
COMPRESSED_FROM = 4 * 1024
"""Messages so long are compressed."""
CLOSE_SECONDS = 2.0
"""For a guest to take its leave."""
TURN_AWAY_SECONDS = 0.2
"""For a guest that sends too much to hear why it is not listened to."""

_quiet = logging.Logger("websockets of guests")  # what strangers send must not fill the log
_quiet.addHandler(logging.NullHandler())


class Doorman(Protocol):
    """Who hears of a wire."""

    def opened(self, wire: Wire) -> None:
        """The WebSocket is open."""

    def heard(self, wire: Wire, data: bytes | bytearray) -> None:
        """A message came."""

    def offended(self, wire: Wire, kind: str) -> None:
        """The guest sent what is no message; the wire is being closed."""

    def slow(self, wire: Wire) -> None:
        """The guest does not read; the wire was cut."""

    def lost(self, wire: Wire) -> None:
        """The connection has ended. Nothing more comes."""


class Shared:
    """What all wires of a host share."""

    def __init__(self, doorman: Doorman, limits: Limits, loop: asyncio.AbstractEventLoop) -> None:
        self.doorman = doorman
        self.limits = limits
        self.loop = loop
        self.buffer = memoryview(bytearray(READ_BYTES))
        """Filled and emptied within one call, so that one will do."""


def as_frame(data: bytes) -> tuple[bytes, bool]:
    """A message's JSON as it goes over the wire, and whether that is compressed (a binary frame).

    Its length is that of a size class.
    """
    if len(data) < COMPRESSED_FROM:
        return padded(data, LARGEST_TO_GUEST), False
    packed = zlib.compress(data, 1)
    return packed.ljust(1 << (len(packed) - 1).bit_length(), b"\0"), True


def _is_ascii(request: Request) -> bool:
    return all(name.isascii() and value.isascii() for name, value in request.headers.raw_items())


class Wire(asyncio.BufferedProtocol):
    """A connection to one guest."""

    def __init__(self, shared: Shared, address: str) -> None:
        self.address = address
        """As it is counted (:func:`~vtes_desktop.lan.limits.of_whom`)."""
        self.since = shared.loop.time()
        self.heard_at = self.since
        self.pinged = False
        self._shared = shared
        self._protocol = ServerProtocol(max_size=LARGEST_TO_HOST, logger=_quiet)
        self._transport: asyncio.Transport | None = None
        self._outgoing: list[bytes] = []
        self._outgoing_bytes = 0
        self._flushing = False
        self._handshake_bytes = 0
        self._close_by = 0.0
        self._gone = False

    # -- what asyncio tells --------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """TLS is set up."""
        self._transport = cast(asyncio.Transport, transport)
        if self._gone:  # it had to make room for others meanwhile
            self._transport.abort()

    def get_buffer(self, sizehint: int) -> memoryview:  # noqa: ARG002 - asyncio's name
        """Where to read to."""
        return self._shared.buffer

    def buffer_updated(self, nbytes: int) -> None:
        """Something came."""
        self.heard_at = self._shared.loop.time()
        self.pinged = False
        if not self._gone:
            self._read_on(nbytes)

    def eof_received(self) -> bool:
        """The guest has hung up."""
        self._protocol.receive_eof()
        return False

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's name
        """It has ended."""
        self._gone = True
        self._shared.doorman.lost(self)

    # -- what the host does --------------------------------------------------------------------------------------------

    @property
    def open(self) -> bool:
        """Whether messages can be sent."""
        return self._protocol.state is State.OPEN and not self._close_by and not self._gone

    def send(self, frame: bytes, *, binary: bool) -> None:
        """Send a frame (:func:`as_frame`), soon. Whoever has too much to read is cut off."""
        if not self.open or self._transport is None:
            return
        if self._outgoing_bytes + self._transport.get_write_buffer_size() + len(frame) > self._shared.limits.unread:
            self.cut()
            self._shared.doorman.slow(self)
            return
        if binary:
            self._protocol.send_binary(frame)
        else:
            self._protocol.send_text(frame)
        self._collect()

    def close(self, code: CloseCode = CloseCode.NORMAL_CLOSURE) -> None:
        """Send what is to be sent, then take leave."""
        if self._gone or self._close_by:
            return
        self._close_by = self._shared.loop.time() + CLOSE_SECONDS
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(code)
            self._collect()
        elif self._protocol.state is State.CONNECTING:
            self.cut()

    def turn_away(self) -> None:
        """Read nothing more, and end it as soon as what was sent may have gone."""
        self.close(CloseCode.POLICY_VIOLATION)
        self.pause()
        self._shared.loop.call_later(TURN_AWAY_SECONDS, self.cut)

    def cut(self) -> None:
        """End it at once, whatever was still on its way."""
        if self._gone:
            return
        self._gone = True
        if self._transport is not None:
            self._transport.abort()

    def pause(self) -> None:
        """Read nothing more for now."""
        if self._transport is not None and not self._gone:
            self._transport.pause_reading()

    def resume(self) -> None:
        """Read again."""
        if self._transport is not None and not self._gone:
            self._transport.resume_reading()

    def tick(self, now: float) -> None:
        """To be called each second: give up who is silent, or takes too long."""
        limits = self._shared.limits
        if self._gone:
            return
        if self._close_by:
            if now > self._close_by:
                self.cut()
        elif self._protocol.state is not State.OPEN:
            if now - self.since > 2 * limits.handshake:
                self.cut()
                self._shared.doorman.offended(self, "unfinished handshake")
        elif now - self.heard_at > limits.dead:
            self.cut()
        elif now - self.heard_at > limits.quiet and not self.pinged:
            self.pinged = True
            self._protocol.send_ping(b"")
            self._collect()

    # -- frames --------------------------------------------------------------------------------------------------------

    def _read_on(self, nbytes: int) -> None:
        protocol = self._protocol
        connecting = protocol.state is State.CONNECTING
        if connecting:
            self._handshake_bytes += nbytes
            if self._handshake_bytes > self._shared.limits.handshake_bytes:
                self._offended("too long a handshake")
                return
        protocol.receive_data(bytes(self._shared.buffer[:nbytes]))
        events = protocol.events_received()
        if connecting and (len(events) > 1 or (events and protocol.parser_exc is not None)):
            # What came behind the request has been read as frames already, perhaps as the end of all: no answer to
            # the request can be made any more.
            self._offended("frames before the handshake was answered")
            return
        for event in events:
            if isinstance(event, Request):
                self._greet(event)
            elif isinstance(event, Frame) and not self._close_by and not self._gone:
                self._frame(event)
        self._collect()
        if protocol.parser_exc is not None and not self._close_by:
            self._offended("no WebSocket frame")
        elif protocol.state is State.CLOSING and not self._close_by:
            self._close_by = self._shared.loop.time() + CLOSE_SECONDS

    def _greet(self, request: Request) -> None:
        if request.path != PATH:
            self._protocol.send_response(self._protocol.reject(HTTPStatus.NOT_FOUND, "No game is here.\n"))
            return
        if not _is_ascii(request):
            # RFC 9110, sec. 5.5: nothing else is needed here, and websockets can't write its refusal of anything else.
            self._protocol.send_response(self._protocol.reject(HTTPStatus.BAD_REQUEST, "Headers are plain ASCII.\n"))
            return
        self._protocol.send_response(self._protocol.accept(request))
        if self._protocol.state is State.OPEN:
            self._shared.doorman.opened(self)

    def _frame(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT and frame.fin:
            self._shared.doorman.heard(self, frame.data)  # type: ignore[arg-type]
        elif frame.opcode in (Opcode.PING, Opcode.PONG):
            self._shared.doorman.heard(self, b"")
        elif frame.opcode is not Opcode.CLOSE:
            self._offended("fragments or binary frames")

    def _offended(self, kind: str) -> None:
        self._collect()
        self._shared.doorman.offended(self, kind)
        if self._protocol.state is State.CONNECTING:
            self.cut()
        self.close(CloseCode.UNSUPPORTED_DATA)

    def _collect(self) -> None:
        for data in self._protocol.data_to_send():
            self._outgoing.append(data)
            self._outgoing_bytes += len(data)
        if self._outgoing and not self._flushing:
            self._flushing = True
            self._shared.loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Write all that was sent since the last turn of the loop, as one."""
        self._flushing = False
        outgoing, self._outgoing, self._outgoing_bytes = self._outgoing, [], 0
        if self._gone or self._transport is None:
            return
        self._transport.write(b"".join(outgoing))
        if b"" in outgoing:  # websockets' sign for the end
            self._transport.close()
