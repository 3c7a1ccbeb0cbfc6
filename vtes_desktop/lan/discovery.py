"""Finding tables on the same network by themselves: announced and browsed with DNS-SD over multicast DNS (zeroconf).

Each table is a service of its own, ``_vtes-desktop._tcp``; what its line in a list shows stands in its TXT record. A
host that closes says goodbye. One that was killed, or whose cable was pulled, can't: so who browses also tries every
few seconds whether the host still answers at its port. All of it runs in a thread of its own; `deliver` hands over to
the owner's.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import contextlib
import ipaddress
import secrets
import threading
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Annotated, Any

import ifaddr
import msgspec
from msgspec import Meta, Struct
from zeroconf import Error as ZeroconfError
from zeroconf import IPVersion, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from vtes_desktop.lan.invitation import Address, Invitation, reachable
from vtes_desktop.lan.known_hosts import Fingerprint
from vtes_desktop.plain_words import plain

SERVICE = "_vtes-desktop._tcp.local."
KNOCK_SECONDS = 3.0
"""Between two tries whether a host is still there."""
ANSWER_SECONDS = 2.0
"""In which a host that is there lets itself be connected to."""
SETTLE_SECONDS = 1.5
LOOK_SECONDS = 5.0
"""Between two looks whether this machine has other networks than before."""
MOST = 300
"""Tables in the list; a network with more is not a network of friends."""

Text = Annotated[str, Meta(max_length=60)]


class Announcement(Struct, frozen=True):
    """What everyone on the network may know of a table."""

    table: Annotated[str, Meta(max_length=32, pattern="^[A-Za-z0-9_-]*$")]
    """Its id; empty for a host that only says that tables can be made there."""
    name: Text
    host: Text
    """What the host calls itself."""
    fingerprint: Fingerprint
    """Of the host's certificate."""
    seats: Annotated[int, Meta(ge=0, le=6)] = 0
    taken: Annotated[int, Meta(ge=0, le=6)] = 0
    mode: Text = ""
    edition: Text = ""
    state: Text = "lobby"
    """As in :class:`~vtes_desktop.lan.protocol.TableLine`; ``house`` where tables can be made."""
    password: bool = False
    """To join the table; of a house, to make one."""
    spectators: bool = False
    protocol: Annotated[int, Meta(ge=0)] = 0
    """The newest version of the protocol that the host speaks."""
    program: Text = ""
    """The host's version, for people."""


class Found(Struct, frozen=True):
    """A table on the network."""

    announcement: Announcement
    addresses: tuple[Address, ...]

    @property
    def invitation(self) -> Invitation:
        """How to come there."""
        told = self.announcement
        return Invitation(self.addresses, told.table, told.fingerprint, told.name)


KEYS = {
    "table": "t",
    "name": "n",
    "host": "h",
    "fingerprint": "f",
    "seats": "s",
    "taken": "k",
    "mode": "m",
    "edition": "e",
    "state": "g",
    "password": "p",
    "spectators": "w",
    "protocol": "v",
    "program": "x",
}
"""The TXT record's key of each field: whole, a record stays well under what fits in one packet."""


def written(announcement: Announcement, run: str) -> dict[str, bytes]:
    """The TXT record of an announcement.

    :param run: another for each start of a host, so that one that was killed and came back is news.
    """
    record = {"r": run.encode()}
    for field, key in KEYS.items():
        value = getattr(announcement, field)
        if field == "fingerprint":
            value = base64.urlsafe_b64encode(bytes.fromhex(value)).decode().rstrip("=")
        record[key] = str(int(value) if isinstance(value, bool) else value).encode()[:250]
    return record


def understood(record: Mapping[bytes, bytes | None]) -> Announcement | None:
    """The announcement in a TXT record that anybody may have sent; None when it makes no sense."""
    try:
        values: dict[str, Any] = {
            field: (record.get(key.encode()) or b"").decode("utf-8", "ignore") for field, key in KEYS.items()
        }
        code = values["fingerprint"]
        values["fingerprint"] = base64.b64decode(code + "=" * (-len(code) % 4), altchars=b"-_", validate=True).hex()
        for field in ("name", "host", "mode", "edition", "state", "program"):
            values[field] = plain(values[field], 60)
        return msgspec.convert(values, Announcement, strict=False)
    except (msgspec.MsgspecError, binascii.Error, ValueError):
        return None


def own_addresses(port: int) -> tuple[Address, ...]:
    """Where others may reach this machine, for announcements and invitations."""
    return tuple(Address(address, port) for address in reachable(_addresses()))


def _addresses() -> list[str]:
    """All of this machine's IP addresses."""
    every = (ip.ip for adapter in ifaddr.get_adapters() for ip in adapter.ips)
    return [ip if isinstance(ip, str) else ip[0] for ip in every]


class Discovery:
    """This program's part in finding tables: announcing its own, listing the others'. :meth:`close` it.

    :param deliver: hands a call over to the owner's thread; each list, and each problem, goes by it.
    :param interfaces: IPv4 addresses of the interfaces to use; None for all that there are.
    """

    def __init__(
        self,
        deliver: Callable[[Callable[[], None]], None],
        interfaces: Sequence[str] | None = None,
        *,
        knock: float = KNOCK_SECONDS,
        look: float = LOOK_SECONDS,
    ) -> None:
        self.on_problem: list[Callable[[str], None]] = []
        """Called with a sentence when tables can't be found by themselves here, and with none when they can again."""
        self._deliver = deliver
        self._interfaces = list(interfaces) if interfaces is not None else None
        self._knock = knock
        self._look_every = look
        self._run = secrets.token_hex(4)
        self._own: dict[str, tuple[Announcement, int]] = {}
        self._changed: Callable[[tuple[Found, ...]], None] | None = None
        self._found: dict[str, Found] = {}
        self._hidden: set[str] = set()
        self._answered: set[tuple[Address, ...]] = set()
        self._told: tuple[Found, ...] | None = None
        self._zeroconf: AsyncZeroconf | None = None
        self._browser: AsyncServiceBrowser | None = None
        self._registered: dict[str, AsyncServiceInfo] = {}
        self._at: frozenset[str] = frozenset()
        self._problem = ""
        self._tasks: set[asyncio.Task[None]] = set()
        self._jobs: asyncio.Queue[Callable[[], Awaitable[None]] | None] = asyncio.Queue()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._main, name="discovery", daemon=True)
        self._thread.start()

    # -- for the owner's thread ----------------------------------------------------------------------------------------

    def announce(self, announcement: Announcement, port: int) -> None:
        """Tell the network of a table that is reached at this port, or what is new with it."""

        async def job() -> None:
            self._own[announcement.table] = (announcement, port)
            await self._register(announcement.table)

        self._do(job)

    def withdraw(self, table: str) -> None:
        """The table is not to be found any more."""

        async def job() -> None:
            self._own.pop(table, None)
            if (info := self._registered.pop(table, None)) is not None and self._zeroconf is not None:
                await (await self._zeroconf.async_unregister_service(info))

        self._do(job)

    def browse(self, changed: Callable[[tuple[Found, ...]], None]) -> None:
        """Call `changed` with all tables on the network, now and whenever that changes."""

        async def job() -> None:
            self._changed, self._told = changed, None
            await self._look()
            self._tell()

        self._do(job)

    def stop_browsing(self) -> None:
        """List nothing any more."""

        async def job() -> None:
            self._changed = None
            await self._stop_looking()

        self._do(job)

    def close(self, wait: float = 3.0) -> None:
        """Say goodbye for every table and end. Waits for that at most `wait` seconds."""
        with contextlib.suppress(RuntimeError):  # it has ended already
            self._loop.call_soon_threadsafe(self._jobs.put_nowait, None)
        self._thread.join(wait)

    def _do(self, job: Callable[[], Awaitable[None]]) -> None:
        with contextlib.suppress(RuntimeError):  # closed: nobody is told anything any more
            self._loop.call_soon_threadsafe(self._jobs.put_nowait, job)

    # -- the thread ----------------------------------------------------------------------------------------------------

    def _main(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._live())

    async def _live(self) -> None:
        self._start(self._watch_networks())
        self._start(self._keep_knocking())
        await self._open()
        while (job := await self._jobs.get()) is not None:
            try:
                await job()
            except (OSError, ZeroconfError) as error:
                self._complain(error)
        for task in list(self._tasks):
            task.cancel()
        await self._shut()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _open(self) -> None:
        """Take part in the networks that there are now."""
        self._at = frozenset(self._interfaces or _addresses())
        try:
            if self._interfaces is not None:
                self._zeroconf = AsyncZeroconf(interfaces=self._interfaces, ip_version=IPVersion.V4Only)
            else:
                self._zeroconf = AsyncZeroconf(ip_version=IPVersion.V4Only)
            for table in list(self._own):
                await self._register(table)
            if self._changed is not None:
                await self._look()
        except (OSError, ZeroconfError) as error:
            self._complain(error)
        else:
            self._say("")

    async def _shut(self) -> None:
        await self._stop_looking()
        self._registered.clear()
        if self._zeroconf is not None:
            await self._zeroconf.async_unregister_all_services()
            await self._zeroconf.async_close()
        self._zeroconf = None

    async def _watch_networks(self) -> None:
        """A laptop wakes up somewhere else: begin anew there."""
        while self._interfaces is None:
            await asyncio.sleep(self._look_every)
            if frozenset(_addresses()) != self._at or self._zeroconf is None:

                async def job() -> None:
                    await self._shut()
                    await self._open()

                self._jobs.put_nowait(job)

    def _complain(self, error: Exception) -> None:
        self._say(
            "Tables can’t be found by themselves on this network just now "
            f"({error or type(error).__name__}). Invitations work all the same."
        )

    def _say(self, problem: str) -> None:
        if problem != self._problem:
            self._problem = problem

            def tell() -> None:
                for listener in list(self.on_problem):
                    listener(problem)

            self._deliver(tell)

    # -- announcing ----------------------------------------------------------------------------------------------------

    async def _register(self, table: str) -> None:
        if self._zeroconf is None:
            return
        announcement, port = self._own[table]
        addresses = self._interfaces or [address.host for address in own_addresses(port)]
        info = AsyncServiceInfo(
            SERVICE,
            f"{table or 'host'}-{announcement.fingerprint[:12]}.{SERVICE}",
            port=port,
            addresses=[ipaddress.ip_address(address).packed for address in addresses],
            properties=dict(written(announcement, self._run)),
            server=f"vtes-{announcement.fingerprint[:12]}.local.",
        )
        known, self._registered[table] = table in self._registered, info
        # The name holds the fingerprint, so nobody else has it: no need to ask around for it first.
        if known:
            await self._zeroconf.async_update_service(info)
        else:
            await self._zeroconf.async_register_service(info, cooperating_responders=True)

    # -- browsing ------------------------------------------------------------------------------------------------------

    async def _look(self) -> None:
        if self._browser is None and self._zeroconf is not None:
            self._browser = AsyncServiceBrowser(self._zeroconf.zeroconf, SERVICE, handlers=[self._heard])

    async def _stop_looking(self) -> None:
        if self._browser is not None:
            await self._browser.async_cancel()
        self._browser = None
        self._found.clear()
        self._hidden.clear()

    def _heard(self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        if state_change is ServiceStateChange.Removed:
            self._found.pop(name, None)
            self._tell()
        else:
            self._start(self._ask(zeroconf, service_type, name))

    async def _ask(self, zeroconf: Zeroconf, service_type: str, name: str) -> None:
        """What is told of a service, and where it is."""
        info = AsyncServiceInfo(service_type, name)
        if not await info.async_request(zeroconf, 3000):
            return
        self._take(name, info)
        if (found := self._found.get(name)) is not None and await _answers(found.addresses):
            self._answered.add(found.addresses)
        # A host that has moved is known by its old address as well for a second (RFC 6762, 10.2).
        await asyncio.sleep(SETTLE_SECONDS)
        info = AsyncServiceInfo(service_type, name)
        if name in self._found and info.load_from_cache(zeroconf):
            self._take(name, info)

    def _take(self, name: str, info: AsyncServiceInfo) -> None:
        """List what was told."""
        announcement = understood(info.properties)
        addresses = tuple(Address(host, info.port or 0) for host in reachable(info.parsed_addresses()))
        if announcement is None or not addresses or not info.port:
            return
        if name in self._found or len(self._found) < MOST:
            self._found[name] = Found(announcement, addresses)
            self._hidden.discard(name)
            self._tell()

    def _tell(self) -> None:
        """Tell the list, if it is another than before."""
        changed = self._changed
        if changed is None:
            return
        found = (found for name, found in self._found.items() if name not in self._hidden)
        tables = tuple(sorted(found, key=lambda one: (one.announcement.name.casefold(), one.announcement.table)))
        if tables != self._told:
            self._told = tables
            self._deliver(lambda: changed(tables))

    async def _keep_knocking(self) -> None:
        """Leave out of the list who does not answer any more, until they do."""
        silent: dict[tuple[Address, ...], int] = {}
        while True:
            await asyncio.sleep(self._knock)
            places = {found.addresses for found in self._found.values()}
            answers = await asyncio.gather(*(_answers(place) for place in places))
            for place, answer in zip(places, answers, strict=True):
                silent[place] = 0 if answer else silent.get(place, 0) + 1
                if answer:
                    self._answered.add(place)
                # Who never answered may stand behind a firewall; that is said when one tries to join.
                gone = answer is False or (silent[place] >= 2 and place in self._answered)
                names = {name for name, found in self._found.items() if found.addresses == place}
                self._hidden = self._hidden | names if gone else self._hidden - names
            self._tell()


async def _answers(addresses: Sequence[Address]) -> bool | None:
    """Whether somebody listens at one of these addresses; False when the machine says that nobody does."""
    answer: bool | None = None
    for address in addresses:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                _, writer = await asyncio.open_connection(address.host, address.port)
        except ConnectionRefusedError:
            answer = False
        except OSError:
            continue
        else:
            writer.close()
            return True
    return answer
