"""A host in a thread of its own: the server, with its tables announced on the network. A window, or ``serve``, has one.

>>> with Hosting(catalogue, folder, identity(own), deliver) as hosting:                   # doctest: +SKIP
...     hosting.on_ready.append(lambda invitation: print(invitation))
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from pathlib import Path

from filelock import FileLock, Timeout

from vtes_desktop import __version__
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.lan.discovery import Announcement, Discovery, own_addresses
from vtes_desktop.lan.identity import DamagedIdentityError, Identity
from vtes_desktop.lan.invitation import PORT, Address, Invitation
from vtes_desktop.lan.limits import Limits
from vtes_desktop.lan.protocol import VERSION, TableLine
from vtes_desktop.lan.server import ListenError, Server

CLOSE_SECONDS = 8.0
"""In which every table is saved and every guest told; far more than it takes."""


class Hosting:
    """A running host. Made, it begins to listen; :meth:`close` it.

    :param deliver: hands a call over to the owner's thread; all listeners are called by it.
    :param folder: where its tables and their journals are kept; those that are there are open again.
    :param port: where to listen; when it is taken, any other that is free. 0 for any at once.
    :param only_there: when the port is taken, don't take another.
    :param announce: whether tables are to be found by themselves.
    :param password: that it takes to make a table; empty for none.
    :param house: whether it is a house for others, who may make tables at it: then it is announced without any table.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        folder: Path,
        identity: Identity,
        deliver: Callable[[Callable[[], None]], None],
        *,
        name: str = "",
        port: int = PORT,
        address: str = "",
        only_there: bool = False,
        announce: bool = True,
        password: str = "",
        house: bool = False,
        limits: Limits | None = None,
    ) -> None:
        self.invitation: Invitation | None = None
        """How to come to this host from elsewhere; None before it listens."""
        self.on_ready: list[Callable[[Invitation], None]] = []
        """It listens."""
        self.on_failed: list[Callable[[str], None]] = []
        """It can't listen, or has ended by a fault: a sentence."""
        self._make: Callable[[], Server] = lambda: Server(
            catalogue, folder, identity, name=name, password=password, house=house, limits=limits
        )
        self._folder = folder
        self._identity = identity
        self._port, self._address, self._only_there = port, address, only_there
        self._deliver = deliver
        self._announce = announce
        self._house = house
        self._password = bool(password)
        self._announced: dict[str, Announcement] = {}
        self._closing: asyncio.Event | None = None
        self._ended = False
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._main, name="hosting", daemon=True)
        self._thread.start()

    def __enter__(self) -> Hosting:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def alive(self) -> bool:
        """Whether it has not ended."""
        return self._thread.is_alive()

    def close(self, wait: float = CLOSE_SECONDS) -> None:
        """Save every table, tell everyone, and end; waits for that. A second call does nothing."""
        with contextlib.suppress(RuntimeError):  # it has ended already
            self._loop.call_soon_threadsafe(self._end)
        self._thread.join(wait)

    def _end(self) -> None:
        self._ended = True  # perhaps before it has begun
        if self._closing is not None:
            self._closing.set()

    # -- the thread ----------------------------------------------------------------------------------------------------

    def _main(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._live())

    async def _live(self) -> None:
        """Host, unless another program has these tables open."""
        self._closing = asyncio.Event()
        if self._ended:
            return
        lock = FileLock(self._folder / ".lock", timeout=0)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            lock.acquire()
        except (Timeout, OSError) as error:
            sentence = f"Tables can’t be kept in {self._folder}: {error}"
            if isinstance(error, Timeout):
                sentence = "Another window of this program hosts tables already. Host there, or close it first."
            self._deliver(lambda: self._failed(sentence))
            return
        try:
            await self._host(self._closing)
        finally:
            lock.release()

    async def _host(self, closing: asyncio.Event) -> None:
        try:
            server = self._make()
            try:
                await server.listen(self._port, self._address)
            except ListenError:
                if not self._port or self._only_there:
                    raise
                await server.listen(0, self._address)
        except (ListenError, DamagedIdentityError) as error:
            sentence = str(error)
            self._deliver(lambda: self._failed(sentence))
            return
        invitation = self._invitation(server)
        self._deliver(lambda: self._ready(invitation))
        # Announcements go out by a thread of their own, and nobody listens to what it hears.
        only = [self._address] if self._address and ":" not in self._address else None
        discovery = Discovery(lambda call: call(), only) if self._announce else None
        if discovery is not None:
            server.on_change.append(lambda: self._show(server, discovery))
            self._show(server, discovery)
        try:
            await closing.wait()
        finally:
            await server.close()
            if discovery is not None:
                await asyncio.to_thread(discovery.close)

    def _invitation(self, server: Server) -> Invitation:
        found = (Address(self._address, server.port),) if self._address else own_addresses(server.port)
        return Invitation(found, "", self._identity.fingerprint)

    @property
    def here(self) -> Invitation:
        """How this machine itself comes to it, whatever becomes of its networks; only once it listens."""
        assert self.invitation is not None
        address = Address(self._address or "127.0.0.1", self.invitation.addresses[0].port)
        return Invitation((address,), "", self._identity.fingerprint)

    def _ready(self, invitation: Invitation) -> None:
        self.invitation = invitation
        for listener in list(self.on_ready):
            listener(invitation)

    def _failed(self, sentence: str) -> None:
        for listener in list(self.on_failed):
            listener(sentence)

    def _show(self, server: Server, discovery: Discovery) -> None:
        """Announce what is new with the tables."""
        now = {line.id: self._announcement(server, line) for line in server.lines()}
        if self._house:
            now[""] = self._of_house(server)
        for table, announcement in now.items():
            if self._announced.get(table) != announcement:
                discovery.announce(announcement, server.port)
        for table in self._announced.keys() - now.keys():
            discovery.withdraw(table)
        self._announced = now

    def _announcement(self, server: Server, line: TableLine) -> Announcement:
        return Announcement(
            line.id,
            line.name[:60],
            server.name[:60],
            self._identity.fingerprint,
            line.seats,
            line.taken,
            line.mode,
            line.edition[:60],
            line.state,
            line.password,
            line.spectators,
            VERSION,
            __version__,
        )

    def _of_house(self, server: Server) -> Announcement:
        """That tables can be made here, whether or not there is one."""
        name = server.name[:60]
        return Announcement(
            "",
            name,
            name,
            self._identity.fingerprint,
            state="house",
            password=self._password,
            protocol=VERSION,
            program=__version__,
        )
