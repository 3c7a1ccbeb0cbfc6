"""A host and its guests for tests: real sockets and real TLS on 127.0.0.1, all in one event loop."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.game import catalogue, starter
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.frames import from_host, padded
from vtes_desktop.lan.identity import Identity, guest_context, identity
from vtes_desktop.lan.limits import Limits
from vtes_desktop.lan.proof import Guest as ProofGuest
from vtes_desktop.lan.server import Server
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import Client
from vtes_desktop.play.updates import Reply
from vtes_desktop.table.journal import DeckList, Options
from vtes_desktop.table.sight import cut
from vtes_desktop.table.table import Table

WAIT = 60.0
"""Seconds for anything to come; it comes in milliseconds."""
ROOMY = Limits(
    of_address=2_000,
    in_all=4_000,
    without_seat=3_000,
    new_burst=1e9,
    strangers_burst=1e9,
    messages_burst=10_000,
    messages_each_second=10_000,
    tables_of_address=1_000,
    tables=1_000,
    says_burst=10_000,
    asks_burst=10_000,
    computing=10_000,
    address_computing=10_000,
    journal_burst=1e12,
    deck_cards=2_000,
)
"""Everybody is on 127.0.0.1 here."""
MANUAL = Options(time_limit=0, ask=False)
M = TypeVar("M")


@cache
def own_identity() -> Identity:
    """The tests' own certificate, made once."""
    return identity(Path(mkdtemp(prefix="vtes-identity-")))


@contextlib.asynccontextmanager
async def serving(
    folder: Path,
    limits: Limits = ROOMY,
    cards: Catalogue | None = None,
    password: str = "",
    pace: float = 0.0,
) -> AsyncIterator[Server]:
    """A host that listens on 127.0.0.1, closed at the end."""
    server = Server(cards or catalogue(), folder, own_identity(), limits=limits, pace=pace, password=password)
    await server.listen(0, "127.0.0.1")
    try:
        yield server
    finally:
        await server.close()


async def dial(port: int, address: str = "127.0.0.1") -> ClientConnection:
    """A WebSocket to a host, before any message, from this address of the machine."""
    return await connect(
        f"wss://127.0.0.1:{port}{p.PATH}",
        ssl=guest_context(),
        server_hostname="",
        compression=None,
        max_size=p.LARGEST_TO_GUEST,
        max_queue=None,
        ping_interval=None,
        close_timeout=0.2,
        local_addr=(address, 0),
    )


class RawGuest:
    """A guest that says just what it is told to say, and hears everything."""

    def __init__(self, socket: ClientConnection, name: str) -> None:
        self.socket = socket
        self.name = name
        self.token = secrets.token_bytes(32)
        self.owner = secrets.token_bytes(32)
        self.random = secrets.token_bytes(32)
        self.heard: list[p.ToGuest] = []
        """All that came."""
        self.frames: list[str | bytes] = []
        self.seat = -1
        self.table = ""
        self.lobby: p.Lobby | None = None
        self.mirror: Client | None = None
        self.number = 0
        self._read = 0

    @classmethod
    async def connect(cls, port: int, name: str = "Sarah", hello: bool = True, address: str = "127.0.0.1") -> RawGuest:
        """A guest that has said hello."""
        guest = cls(await dial(port, address), name)
        if hello:
            await guest.send(p.Hello(p.OLDEST, p.VERSION, "tests"))
            await guest.hear(p.Welcome)
        return guest

    async def send(self, message: p.ToHost) -> None:
        await self.send_raw(padded(msgspec.json.encode(message), p.LARGEST_TO_HOST).decode())

    async def send_raw(self, frame: str | bytes) -> None:
        await self.socket.send(frame)

    def next(self) -> int:
        self.number += 1
        return self.number

    async def receive(self) -> p.ToGuest:
        """The next message, taken in."""
        async with asyncio.timeout(WAIT):
            frame = await self.socket.recv()
        self.frames.append(frame)
        message = from_host(frame)
        self.heard.append(message)
        match message:
            case p.Seated(seat=seat, table=table, asked=asked):
                self.seat, self.table = seat, table
                self.number = max(self.number, asked)
            case p.Lobby():
                self.lobby = message
            case p.Begins(snapshot):
                self.mirror = Client(snapshot, lambda *_: None)
            case p.News(update):
                assert self.mirror is not None
                assert 0 <= update.n - self.mirror.n <= 1
                self.mirror.receive(update)
        return message

    async def hear(self, kind: type[M], when: Callable[[M], bool] = lambda _: True) -> M:
        """The next message of that kind, after those that were waited for before."""
        while True:
            while self._read < len(self.heard):
                message = self.heard[self._read]
                self._read += 1
                if isinstance(message, kind) and when(message):
                    return message
                unwanted = isinstance(message, (p.Denied, p.Refused))
                assert not unwanted, f"{self.name} waits for {kind.__name__} and hears {message}"
            await self.receive()

    async def denied(self, message: p.ToHost) -> p.Denied:
        """Send what must be denied."""
        await self.send(message)
        return await self.hear(p.Denied)

    async def refused(self) -> p.Refused:
        """The host ends the connection; returns why."""
        reason = await self.hear(p.Refused)
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.receive()
        return reason

    async def ended(self) -> None:
        """Wait until the connection has ended."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.receive()

    async def cut(self) -> None:
        """Pull the cable, as far as one can."""
        self.socket.transport.abort()
        await self.socket.wait_closed()

    async def close(self) -> None:
        await self.socket.close()

    # -- at a table ----------------------------------------------------------------------------------------------------

    async def make(self, terms: p.Terms, password: str = "") -> str:
        await self.send(p.Make(self.next(), terms, self.owner, password))
        self.table = (await self.hear(p.Made)).table
        await self.hear(p.Lobby)
        return self.table

    async def join(self, table: str = "", key: bytes = b"", password: str = "") -> p.Seated:
        proof = await self.prove(table or self.table, password) if password else None
        confirmation = proof[1] if proof else b""
        await self.send(p.Join(self.next(), table or self.table, self.token, self.name, confirmation, key))
        seated = await self.hear(p.Seated)
        if proof:
            proof[0].check(seated.proof)
        await self.hear(p.Lobby)
        return seated

    async def prove(self, table: str, password: str) -> tuple[ProofGuest, bytes]:
        """Knock; returns the proof and its confirmation."""
        proof = ProofGuest(password, own_identity().fingerprint)
        await self.send(p.Knock(self.next(), table, proof.opening))
        return proof, proof.confirm((await self.hear(p.Challenge)).answer)

    async def choose(self, deck: DeckList) -> None:
        await self.send(p.SubmitDeck(self.next(), deck.name, deck.crypt, deck.library))
        assert (await self.hear(p.DeckChecked)).reasons == ()

    async def ready(self) -> None:
        await self.send(p.Ready(self.next(), hashlib.sha256(self.random).digest()))
        await self.hear(p.Lobby, lambda lobby: lobby.seats[self.seat].ready)

    async def open(self) -> None:
        await self.hear(p.Opening)
        await self.send(p.Open(self.random))

    async def ask(self, request: r.Request, number: int = 0) -> Reply:
        """Ask, and wait for the reply."""
        number = number or self.next()
        await self.send(p.Ask(number, request))
        return (await self.hear(p.Answered, lambda answered: answered.number == number)).reply

    async def news(self, n: int) -> Table:
        """Wait until the mirror has come to a line."""
        while self.mirror is None or self.mirror.n < n:
            await self.receive()
        return self.mirror.table


def terms(seats: int = 2, name: str = "Friday", **more: object) -> p.Terms:
    return msgspec.structs.replace(p.Terms(name, seats, options=MANUAL), **more)


async def seated(server: Server, seats: int = 2, decks: Sequence[DeckList] = (), **more: object) -> list[RawGuest]:
    """Guests in a lobby, all ready; the first owns the table."""
    guests = [
        await RawGuest.connect(server.port, name) for name in ("Sarah", "Alexis", "Justin", "Lisa", "Rex")[:seats]
    ]
    table = await guests[0].make(terms(seats, **more))  # type: ignore[arg-type]
    for number, guest in enumerate(guests):
        await guest.join(table)
        await guest.choose(decks[number] if decks else starter(number))
        await guest.ready()
    return guests


async def playing(
    server: Server, seats: int = 2, decks: Sequence[DeckList] = (), random_seating: bool = False, **more: object
) -> list[RawGuest]:
    """Guests in a game that has just begun, by seat; the table's owner is the first unless seats were drawn."""
    guests = await seated(server, seats, decks, **more)
    await guests[0].send(p.Start(guests[0].next(), random_seating))
    for guest in guests:
        await guest.open()
    for guest in guests:
        await guest.hear(p.Begins)
    return sorted(guests, key=lambda guest: guest.seat)


def true(server: Server, guests: Sequence[RawGuest]) -> bool:
    """Whether every guest's mirror is the cut of the true table."""
    return all(
        guest.mirror is not None and guest.mirror.table == cut(table_of(server, guest), guest.seat) for guest in guests
    )


def table_of(server: Server, guest: RawGuest) -> Table:
    running = server.tables[guest.table].running
    assert running is not None
    return running.host.table
