"""The host's door: it listens, lets connections in as far as there is room, and encrypts them."""

from __future__ import annotations

import asyncio
import random
import socket
import ssl
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from vtes_desktop.lan.limits import Addresses, Limits, Once, of_whom
from vtes_desktop.lan.wire import Shared, Wire

SEND_BUFFER = 256 * 1024
"""Bytes that the operating system may hold for one guest."""

Do = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]
"""Does something in a task of its own."""


class Door:
    """Where guests come in.

    :param stranger: whether whoever is on a wire has no right to be here: those make room for others.
    """

    def __init__(
        self, shared: Shared, limits: Limits, tls: ssl.SSLContext, once: Once, do: Do, stranger: Callable[[Wire], bool]
    ) -> None:
        self.wires: set[Wire] = set()
        """All connections, from the moment that they were let in."""
        self.addresses = Addresses(limits)
        self.port = 0
        self._encrypting: dict[Wire, asyncio.Task[None]] = {}
        self._shared = shared
        self._limits = limits
        self._tls = tls
        self._once = once
        self._do = do
        self._stranger = stranger
        self._listening: socket.socket | None = None

    def reserve(self, port: int, address: str) -> None:
        """Take a port (0: any that is free), without letting anyone in yet. Raises OSError."""
        self._listening = _listening(address, port)
        self.port = self._listening.getsockname()[1]

    def open(self) -> None:
        """Let guests in."""
        if self._listening is not None:
            self._do(self._accept(self._listening))

    def close(self) -> None:
        """Let nobody in any more."""
        if self._listening is not None:
            self._listening.close()
            self._listening = None

    def gone(self, wire: Wire) -> None:
        """A connection has ended."""
        if wire in self.wires:
            self.wires.discard(wire)
            self.addresses.gone(wire.address)

    async def _accept(self, listening: socket.socket) -> None:
        loop = self._shared.loop
        while True:
            try:
                connection, peer = await loop.sock_accept(listening)
            except OSError as error:
                if self._listening is None:
                    return
                # Too many open files, most likely: those that are open go on, and some will end.
                self._once("this machine", "connections can't be accepted", str(error))
                await asyncio.sleep(0.5)
                continue
            address = of_whom(str(peer[0]))
            why = self.addresses.why_not(address, loop.time())
            if not why and not self._make_room(address):
                why = "full"
            if why:
                self._once(address, why)
                connection.close()
                continue
            connection.setblocking(False)
            # asyncio does this only for sockets that it has made itself.
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
            wire = Wire(self._shared, address)
            self.addresses.come(address)
            self.wires.add(wire)
            self._encrypting[wire] = task = self._do(self._encrypt(wire, connection))
            task.add_done_callback(partial(self._encrypted, wire, connection))
            await asyncio.sleep(0)  # a crowd at the door must not keep those inside waiting

    def _encrypted(self, wire: Wire, connection: socket.socket, task: asyncio.Task[None]) -> None:
        del self._encrypting[wire]
        if task.cancelled():  # only now has asyncio let go of it, if it ever had it
            connection.close()

    def _make_room(self, address: str) -> bool:
        """Whether there is room for one more of this address; if need be made at the cost of a stranger.

        Nobody can say yet whether the newcomer has a seat: so it is let in, and has the time that it takes to show its
        token, however many strangers there are. Who goes is a stranger of the address that crowds the house most, and
        of those one drawn by chance: no order of coming keeps others out.
        """
        full = self.addresses.is_full(address)
        if not full and self.addresses.connections < self._limits.without_seat:
            return True
        now = self._shared.loop.time()
        strangers: dict[str, list[Wire]] = {}
        known: dict[str, list[Wire]] = {}
        for wire in self.wires:
            if self._stranger(wire):
                crowds = known if self.addresses.is_known(wire.address, now) else strangers
                crowds.setdefault(wire.address, []).append(wire)
        if not full and sum(map(len, (*strangers.values(), *known.values()))) < self._limits.without_seat:
            return True
        if full == "too many connections":
            of_it = strangers.get(address) or known.get(address)
            crowds = {address: of_it} if of_it else {}
        else:
            crowds = strangers or known
        if not crowds:
            return False
        most = max(map(len, crowds.values()))
        crowd = [wire for wires in crowds.values() if len(wires) == most for wire in wires]
        self._once("this machine", "full: strangers make room for others")
        self._send_off(random.choice(crowd))
        return True

    def _send_off(self, wire: Wire) -> None:
        """End a connection at once, also one that is not encrypted yet."""
        if (task := self._encrypting.get(wire)) is not None:
            task.cancel()
        wire.cut()
        self.gone(wire)

    def send_all_off(self) -> None:
        """End every connection at once."""
        for wire in list(self.wires):
            self._send_off(wire)

    async def _encrypt(self, wire: Wire, connection: socket.socket) -> None:
        try:
            await self._shared.loop.connect_accepted_socket(
                lambda: wire,
                connection,
                ssl=self._tls,
                ssl_handshake_timeout=self._limits.handshake,
                ssl_shutdown_timeout=2.0,
            )
        except OSError as error:  # ssl.SSLError and TimeoutError, too
            if not isinstance(error, ConnectionError):  # who only looks whether a host is here hangs up
                self._once(wire.address, "no TLS", type(error).__name__)
            connection.close()
            self.gone(wire)


def _listening(address: str, port: int) -> socket.socket:
    """A socket that listens for IPv4 and, where the machine has it, IPv6. Raises OSError."""
    if address:
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        made = socket.create_server((address, port), family=family, backlog=512)
    elif socket.has_dualstack_ipv6():
        made = socket.create_server(("", port), family=socket.AF_INET6, dualstack_ipv6=True, backlog=512)
    else:
        made = socket.create_server(("", port), backlog=512)
    made.setblocking(False)
    return made
