"""A guest's connection to a host, made again whenever it is lost: a thread of its own that knows nothing of tables.

It encrypts, compares the fingerprint before it says a word, says Hello, notices a dead line within
:data:`PING_SECONDS` + :data:`PONG_SECONDS`, and comes back after pauses that grow. Whatever comes is handed to an
:class:`Ear`, in order.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import ssl
import threading
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidURI
from websockets.typing import LoggerLike

from vtes_desktop import __version__
from vtes_desktop.lan.fingerprint import fingerprint_of, shown
from vtes_desktop.lan.frames import FrameError, from_host, to_host
from vtes_desktop.lan.identity import guest_context
from vtes_desktop.lan.invitation import Address
from vtes_desktop.lan.kept_list import KeptListError
from vtes_desktop.lan.known_hosts import HostChangedError
from vtes_desktop.lan.protocol import (
    LARGEST_TO_GUEST,
    OLDEST,
    PATH,
    VERSION,
    Closing,
    Hello,
    Refused,
    ToGuest,
    ToHost,
    Welcome,
)

PING_SECONDS = 3.0
PONG_SECONDS = 5.0
OPEN_SECONDS = 5.0
"""For TCP, TLS and WebSocket together, at one address."""
HELLO_SECONDS = 10.0
NEXT_ADDRESS_SECONDS = 0.25
"""After which the next address of a host is tried as well."""
STEADY_SECONDS = 5.0
"""A connection that held so long was a good one: pauses begin from the shortest again."""
MOST_FOUND = 8
"""Addresses at which a host is said to be by now that are tried beside those that were given."""
UNTAKEN = 100
"""Messages that were heard and may wait to be taken in; before more are read there must be room."""
BURST, EACH_SECOND = 80, 35
"""How fast messages go out; hosts allow a little more (``PROTOCOL.md``, "Limits")."""


class Backoff:
    """How long to wait before trying again: longer each time, up to a bound, and never all guests at once."""

    def __init__(self, first: float = 0.3, most: float = 8.0, chance: Callable[[], float] = random.random) -> None:
        self._first, self._most, self._chance = first, most, chance
        self._tries = 0

    def next(self) -> float:
        """Seconds to wait now: between half and the whole of a bound that doubles."""
        bound = min(self._most, self._first * 2.0 ** min(self._tries, 30))
        self._tries += 1
        return bound * (0.5 + self._chance() / 2)

    def reset(self) -> None:
        """Begin from the shortest again."""
        self._tries = 0


class AnotherHostError(HostChangedError):
    """Where the invitation leads, another host answers than the one that it names."""

    def __init__(self, address: str, known: str, now: str) -> None:
        super().__init__(address, known, now)
        self.args = (
            f"At {address} another host answers than the one that you were invited by. The address may have gone to "
            "another machine; or somebody else wants to pass for the host. Nothing was told to it. The host’s "
            f"fingerprint is {shown(known)}. The one that answers has {shown(now)}.",
        )


class Ear(Protocol):
    """Who hears what a link has to tell. All is called in the link's own thread, in order."""

    def vouch(self, welcome: Welcome, address: str, fingerprint: str) -> None:
        """A host answered: may one speak with it? Raises :class:`HostChangedError` or :class:`KeptListError`."""

    def up(self, connection: int, welcome: Welcome, address: str, fingerprint: str) -> None:
        """Connected; `connection` counts up and is what :meth:`Link.send` wants."""

    def heard(self, connection: int, message: ToGuest) -> None:
        """A message came."""

    def down(self, reason: str, pause: float, error: Exception | None) -> None:
        """Not connected, for this reason; the next try comes after `pause` seconds."""

    def over(self, reason: str, error: Exception | None) -> None:
        """The link gave up for good and tells nothing any more."""


class _Pinned(ClientConnection):
    """A WebSocket that compares the host's fingerprint before it says a word."""

    expected = ""
    found = ""

    async def handshake(self, *arguments: Any, **keywords: Any) -> None:
        encrypted = self.transport.get_extra_info("ssl_object")
        self.found = fingerprint_of(encrypted.getpeercert(binary_form=True))
        if self.expected not in ("", self.found):
            raise AnotherHostError(_where(self.transport.get_extra_info("peername")), self.expected, self.found)
        await super().handshake(*arguments, **keywords)


class _Straight(connect):
    """Connects where it is told and nowhere else: a host may not send a guest on to another."""

    def process_redirect(self, exc: Exception) -> Exception | str:
        return exc


class _GivenUpError(Exception):
    """There is no use in trying again; the message is a sentence, the cause what the player should see."""


class Link:
    """A connection to a host. Made, it begins to connect; :meth:`close` it."""

    def __init__(
        self,
        addresses: Sequence[Address],
        fingerprint: str,
        ear: Ear,
        *,
        backoff: Backoff | None = None,
        ping: tuple[float, float] = (PING_SECONDS, PONG_SECONDS),
        logger: LoggerLike | None = None,
    ) -> None:
        """:param fingerprint: the host's, 64 hex digits; empty to trust whom :meth:`Ear.vouch` lets pass, once."""
        self._given = tuple(addresses)
        self._addresses = list(addresses)
        self._fingerprint = fingerprint
        self._ear = ear
        self._backoff = backoff or Backoff()
        self._ping = ping
        self._logger = logger
        self._number = 0
        self._met = False
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
        self._hurry = asyncio.Event()
        self._untaken = 0
        self._room = asyncio.Event()
        self._loop = asyncio.new_event_loop()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self._connection: _Pinned | None = None
        self._dropped = ""
        self._thread = threading.Thread(target=self._main, name="guest", daemon=True)
        self._thread.start()

    # -- for the owner's thread ----------------------------------------------------------------------------------------

    def send(self, connection: int, message: ToHost) -> None:
        """Send a message on this connection; it is dropped if that one is gone. Raises :class:`FrameError`."""
        frame = to_host(message)
        self._soon(lambda: self._outbox.put_nowait(frame) if connection == self._number else None)

    def hurry(self) -> None:
        """Try again now rather than after the pause."""
        self._soon(self._hurry.set)

    def drop(self, reason: str = "") -> None:
        """Give up this connection and make another, for this reason: what was heard on it is of no use."""

        def drop() -> None:
            if self._connection is not None:
                self._dropped = reason
                self._connection.transport.abort()

        self._soon(drop)

    def also_at(self, addresses: Sequence[Address]) -> None:
        """The host is found at these addresses, too (it got another one, say): try them first. Those that were given
        at the beginning stay: anybody can say where a host is found."""

        def take() -> None:
            if new := [address for address in addresses if address not in self._addresses]:
                found = [*new, *(one for one in self._addresses if one not in self._given)]
                self._addresses = [*found[:MOST_FOUND], *self._given]
                self._hurry.set()

        self._soon(take)

    def taken(self) -> None:
        """One more of the messages that were heard has been taken in. While too many wait for it nothing is read."""

        def took() -> None:
            self._untaken -= 1
            self._room.set()

        self._soon(took)

    def close(self, wait: float = 3.0) -> None:
        """Say goodbye and end; nothing is told any more. Waits for the thread at most `wait` seconds."""

        def end() -> None:
            self._closing = True
            if self._task:
                self._task.cancel()

        self._soon(end)
        self._thread.join(wait)

    def _soon(self, what: Callable[[], object]) -> None:
        with contextlib.suppress(RuntimeError):  # the thread has ended, and its loop with it
            self._loop.call_soon_threadsafe(what)

    # -- the thread ----------------------------------------------------------------------------------------------------

    def _main(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._live())

    async def _live(self) -> None:
        if self._closing:
            return
        self._task = asyncio.ensure_future(self._come_and_come_back())
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _come_and_come_back(self) -> None:
        while True:
            error: Exception | None = None
            try:
                reason = await self._once()
            except _GivenUpError as given_up:
                cause = given_up.__cause__
                self._ear.over(str(given_up), cause if isinstance(cause, Exception) else None)
                return
            except AnotherHostError as another:  # met before: wait for the right one to come back
                reason, error = str(another), another
            except _FAILED as failed:
                reason = _sentence(failed, self._addresses[0])
            pause = self._backoff.next()
            self._hurry.clear()
            self._ear.down(reason, pause, error)
            try:
                async with asyncio.timeout(pause):
                    await self._hurry.wait()
            except TimeoutError:
                pass

    async def _once(self) -> str:
        """Connect, and stay as long as it holds; returns why it ended."""
        connection, address = await self._connected()
        try:
            self._connection = connection
            welcome = await self._greeted(connection)
            self._vouched(welcome, str(address), connection.found)
            self._number += 1
            self._outbox = asyncio.Queue()
            since = self._loop.time()
            self._ear.up(self._number, welcome, str(address), connection.found)
            writing = asyncio.ensure_future(self._write(connection, self._outbox))
            try:
                return await self._read(connection)
            finally:
                writing.cancel()
                if self._loop.time() - since >= STEADY_SECONDS:
                    self._backoff.reset()
        finally:
            self._connection = None
            await connection.close()

    def _vouched(self, welcome: Welcome, address: str, fingerprint: str) -> None:
        try:
            self._ear.vouch(welcome, address, fingerprint)
        except (HostChangedError, KeptListError) as error:
            raise _GivenUpError(str(error)) from error
        self._fingerprint, self._met = fingerprint, True

    async def _greeted(self, connection: _Pinned) -> Welcome:
        hello = Hello(OLDEST, VERSION, f"vtes-desktop {__version__}")
        async with asyncio.timeout(HELLO_SECONDS):
            await connection.send(to_host(hello))
            answer = from_host(await connection.recv())
        match answer:
            case Welcome(version=version) if OLDEST <= version <= VERSION:
                return answer
            case Welcome():
                raise _GivenUpError("The host speaks a version of the game’s language that was never offered to it.")
            case Refused(reason=reason, again=True):
                raise _AgainError(reason)
            case Refused(reason=reason):
                raise _GivenUpError(reason)
        raise FrameError("The host did not greet.")

    async def _connected(self) -> tuple[_Pinned, Address]:
        """A connection to whichever address answers first; raises what the likeliest one failed by."""
        tries = [asyncio.ensure_future(self._try(address, n)) for n, address in enumerate(self._addresses)]
        pending, errors = set(tries), list[Exception]()
        won: asyncio.Task[tuple[_Pinned, Address]] | None = None
        try:
            while pending and won is None:
                done, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
                for one in done:
                    try:
                        one.result()
                        won = won or one
                    except (AnotherHostError, *_FAILED) as error:
                        errors.append(error)
        finally:
            for one in tries:
                one.cancel()
            await asyncio.gather(*tries, return_exceptions=True)
            for one in tries:
                if one is not won and not one.cancelled() and one.exception() is None:
                    one.result()[0].transport.abort()  # two came through in the same moment
        if won is not None:
            return won.result()
        another = next((error for error in errors if isinstance(error, AnotherHostError)), None)
        if another is not None and not self._met:
            raise _GivenUpError(str(another)) from another
        raise another or errors[0]

    async def _try(self, address: Address, number: int) -> tuple[_Pinned, Address]:
        await asyncio.sleep(NEXT_ADDRESS_SECONDS * number)

        def pinned(*arguments: Any, **keywords: Any) -> _Pinned:
            made = _Pinned(*arguments, **keywords)
            made.expected = self._fingerprint
            return made

        connection = await _Straight(
            f"wss://{address}{PATH}",
            ssl=guest_context(),
            server_hostname="",
            proxy=None,
            user_agent_header=None,
            compression=None,
            max_size=LARGEST_TO_GUEST,
            open_timeout=OPEN_SECONDS,
            ping_interval=self._ping[0],
            ping_timeout=self._ping[1],
            close_timeout=0.5,
            logger=self._logger,
            create_connection=pinned,  # type: ignore[arg-type]
        )
        assert isinstance(connection, _Pinned)
        return connection, address

    async def _write(self, connection: _Pinned, outbox: asyncio.Queue[str]) -> None:
        """Send what is to be sent, no faster than hosts allow."""
        allowed, since = float(BURST), self._loop.time()
        while True:
            frame = await outbox.get()
            now = self._loop.time()
            allowed, since = min(BURST, allowed + (now - since) * EACH_SECOND) - 1, now
            if allowed < 0:
                await asyncio.sleep(-allowed / EACH_SECOND)
            try:
                await connection.send(frame)
            except ConnectionClosed:
                return  # whoever reads hears of it, too

    async def _read(self, connection: _Pinned) -> str:
        reason = self._dropped = ""
        try:
            while True:
                message = from_host(await connection.recv())
                match message:
                    case Refused(reason=reason, again=False):
                        await self._tell(message)
                        raise _GivenUpError(reason)
                    case Refused(reason=reason) | Closing(reason=reason):
                        pass
                await self._tell(message)
        except ConnectionClosed as error:
            return reason or self._dropped or _sentence(error, self._addresses[0])

    async def _tell(self, message: ToGuest) -> None:
        """Hand over what was heard, and wait while the guest does not keep up: a host can tell faster than a window can
        show, and all that waits is in memory."""
        self._untaken += 1
        self._ear.heard(self._number, message)
        while self._untaken >= UNTAKEN:
            self._room.clear()
            await self._room.wait()


class _AgainError(Exception):
    """The host is too busy just now; the message is its sentence."""


_FAILED = (
    OSError,  # TimeoutError and ssl.SSLError, too
    EOFError,
    ConnectionClosed,
    InvalidHandshake,
    InvalidMessage,
    InvalidURI,
    FrameError,
    _AgainError,
)
"""What comes of trying to connect, or of a host that makes no sense."""


def _where(peer: Any) -> str:
    return str(Address(peer[0], peer[1])) if peer else "the host’s address"


def _sentence(error: Exception, address: Address) -> str:
    """Why there is no connection, for people."""
    match error:
        case FrameError() | _AgainError():
            return str(error)
        case ConnectionClosed() if error.rcvd is None and error.sent is not None:
            return "The host did not answer any more."
        case ConnectionClosed():
            return "The connection was lost."
        case ConnectionRefusedError():
            return f"Nobody listens at {address}: the host’s program is closed, or a firewall is in the way."
        case TimeoutError():
            return f"Nobody answers at {address}."
        case socket.gaierror():
            return f"There is no host called {address.host} on this network."
        case ssl.SSLError() | InvalidHandshake() | InvalidMessage() | EOFError():
            return f"What answers at {address} is no host of this game."
        case OSError():
            return f"{address} can’t be reached: {error.strerror or error}."
    return f"{address} can’t be reached."
