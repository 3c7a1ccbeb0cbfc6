"""Bytes that no guest means, at every moment of a connection: none comes to the loop as an exception."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import hashlib
import io
import logging
import os
import random
import secrets
import ssl
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tests.game import any_request, by_chance
from tests.lan import broken
from tests.lan.served import ROOMY, RawGuest, playing, seated, serving, terms
from tests.lan.test_serve import served
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.identity import guest_context
from vtes_desktop.lan.server import Server
from vtes_desktop.lan.wire import READ_BYTES, Wire
from vtes_desktop.log_lines import LogLines
from vtes_desktop.play import requests as r

STATES = ("connected", "upgraded", "greeted", "in a lobby", "seated", "watching")
FRESH_GAME_AFTER = 20_000
"""Frames: what of them is a good request makes the game longer, and that is not what is measured."""


# -- a byte that no header has -------------------------------------------------------------------------------------


HEADERS = (b"Upgrade", b"Connection", b"Sec-WebSocket-Key", b"Sec-WebSocket-Extensions", b"Host")


def test_a_header_that_is_not_ascii_is_refused_and_serve_goes_on(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        for header in HEADERS:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, ssl=guest_context(), server_hostname="")
            lines = [line for line in broken.UPGRADE[:-4].split(b"\r\n") if not line.startswith(header + b":")]
            writer.write(b"\r\n".join([*lines, header + b": web\xffsocket", b"", b""]))
            async with asyncio.timeout(10):
                assert (await reader.read()).startswith(b"HTTP/1.1 400 ")
            writer.close()
        await RawGuest.connect(port)

    with served(tmp_path) as host:
        asyncio.run(story(host.port))
        host.process.terminate()
        _, err = host.process.communicate(timeout=300)
        assert "Traceback" not in err


# -- lines of the log ----------------------------------------------------------------------------------------------


def test_a_line_of_the_log_can_always_be_written_and_never_be_forged() -> None:
    file = io.BytesIO()
    handler = logging.StreamHandler(io.TextIOWrapper(file, "utf-8", errors="strict", write_through=True))
    handler.setFormatter(LogLines("%(message)s"))
    log = logging.Logger("of a test")
    log.addHandler(handler)
    try:
        raise ValueError("bad\n2026-11-22 00:00:00 Sarah won \udcff\x1b[2J")
    except ValueError:
        log.exception("%s has gone", "Bob\r\n2026-11-22 00:00:00 Alexis\u2028\udcff\x00")
    lines = file.getvalue().decode().splitlines()
    assert lines[0] == r"Bob\r\n2026-11-22 00:00:00 Alexis\u2028\udcff\x00 has gone"
    assert all(line.startswith("    ") for line in lines[1:])
    assert lines[-1] == r"    2026-11-22 00:00:00 Sarah won \udcff\x1b[2J"


# -- frames --------------------------------------------------------------------------------------------------------


class Nowhere(asyncio.Transport):
    """A transport of a wire: what is written goes nowhere."""

    def __init__(self, wire: Wire) -> None:
        super().__init__()
        self.ended = False
        self.paused = False
        self._wire = wire
        self._loop = asyncio.get_running_loop()

    def write(self, data: object) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def close(self) -> None:
        self.abort()

    def abort(self) -> None:
        if not self.ended:
            self.ended = True
            self._loop.call_soon(self._wire.connection_lost, None)


class Line:
    """A connection to a host without a network: the wire is the host's own."""

    def __init__(self, server: Server, number: int) -> None:
        self.wire = Wire(server._shared, f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}")
        self.transport = Nowhere(self.wire)
        self.wire.connection_made(self.transport)

    def feed(self, data: bytes) -> bool:
        """Bytes come; returns whether more may."""
        for start in range(0, len(data), READ_BYTES):
            if self.transport.ended:
                return False
            piece = data[start : start + READ_BYTES]
            self.wire.get_buffer(-1)[: len(piece)] = piece
            self.wire.buffer_updated(len(piece))
        return not self.transport.ended

    def say(self, message: p.ToHost) -> bool:
        return self.feed(broken.frame(msgspec.json.encode(message)))


class Places:
    """Where a bad guest may be at a host: the token of a seat in a game, and in a lobby."""

    def __init__(self) -> None:
        self.game: list[RawGuest] = []
        self.lobby: list[RawGuest] = []

    @classmethod
    async def made(cls, server: Server) -> Places:
        places = cls()
        places.lobby = await seated(server, 2)
        await places.lobby[0].send(p.Change(places.lobby[0].next(), terms(3)))
        await places.lobby[0].hear(p.Lobby, lambda lobby: len(lobby.seats) == 3)
        for guest in places.lobby:
            await guest.close()
        await places.new_game(server)
        return places

    async def new_game(self, server: Server) -> None:
        """Another game, at which nobody is just now."""
        if self.game:
            owner = await RawGuest.connect(server.port)
            await owner.send(p.Watch(1, self.game[0].table, owner=self.game[0].owner))
            await owner.hear(p.Begins)
            await owner.send(p.Finish(2))
            await owner.hear(p.Lobby, lambda lobby: lobby.state == "finished")
            await owner.close()
            server.tables.pop(self.game[0].table)
        self.game = await playing(server, 3)
        for guest in self.game:
            await guest.close()

    def come(self, line: Line, state: str) -> None:
        """Bring a line to where the bad bytes are to come."""
        if state == "connected":
            return
        line.feed(broken.UPGRADE)
        if state == "upgraded":
            return
        line.say(p.Hello(1, 1))
        if state == "in a lobby":
            line.say(p.Join(1, self.lobby[0].table, bytes(32), "Rex"))
        elif state == "seated":
            line.say(p.Join(1, self.game[2].table, self.game[2].token, "Rex"))
        elif state == "watching":
            line.say(p.Watch(1, self.game[2].table))

    def messages(self, seed: int) -> list[bytes]:
        """What a guest could say."""
        table, choose = self.game[0].mirror, by_chance(seed)
        assert table is not None
        made: list[p.ToHost] = [p.Ask(n + 1, any_request(table.table, 2, choose)) for n in range(60)]
        made += [
            p.Hello(1, 1, "x" * 40),
            p.Look(),
            p.Knock(1, self.lobby[0].table, bytes(33)),
            p.Join(2, self.game[0].table, bytes(32), "Rex"),
            p.Join(2, self.lobby[0].table, secrets.token_bytes(32), "Rex\u202e"),
            p.Watch(3, self.game[0].table),
            p.Leave(4),
            p.SubmitDeck(5, "Mine", (200_001,) * 30, (100_001,) * 300),
            p.Ready(6, hashlib.sha256(b"x").digest()),
            p.Open(bytes(32)),
            p.Say(7, "Well"),
            p.Earlier(8, 5),
            p.Fetch(9, 0),
            p.Start(10),
            p.Kick(11, 0),
            p.HandOver(12, 2),
        ]
        return [msgspec.json.encode(message) for message in made]


async def bad_frames(server: Server, places: Places, count: int, seed: int) -> None:
    """Send so many broken frames, over as many lines as it takes."""
    dice = random.Random(seed)
    messages = places.messages(seed)
    sent = lines = fresh = 0
    while sent < count:
        lines += 1
        line = Line(server, lines)
        places.come(line, STATES[lines % len(STATES)])
        on = True
        for _ in range(dice.choice((1, 3, 10, 40))):
            data = broken.request(dice) if lines % len(STATES) == 0 else broken.frames(messages, dice)
            sent += 1
            for piece in broken.pieces(data, dice):
                on = on and line.feed(piece)
            if not on:
                break
        if not line.transport.ended:
            if dice.randrange(2):
                line.wire.eof_received()
            line.transport.abort()
        await asyncio.sleep(0)
        if lines % 50 == 0:
            await asyncio.to_thread(lambda: None)  # whoever knocks or wakes a game is done with it in a thread
        if sent - fresh > FRESH_GAME_AFTER:
            fresh = sent
            await places.new_game(server)


async def all_is_well(server: Server, places: Places) -> None:
    """Both seats of the game can come back and play."""
    guests = []
    for before in places.game[:2]:
        guest = await RawGuest.connect(server.port)
        guest.token = before.token
        await guest.join(before.table)
        await guest.hear(p.Begins)
        guests.append(guest)
    if not (guests[0].mirror and guests[0].mirror.table.over):
        reply = await guests[0].ask(r.Chat("still here"))
        assert reply.accepted
        await guests[1].news(reply.n)
    for guest in guests:
        await guest.close()


def resident() -> float:
    """MiB that this process holds (Linux only)."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


Bad = Callable[[Server, Places, int, int], Awaitable[None]]


@contextlib.contextmanager
def logged_to(path: Path) -> Iterator[None]:
    """The log goes to a file, as a host's does, and not into pytest's memory, where each line would count as growth."""
    root = logging.getLogger()
    handlers, handler = root.handlers[:], logging.FileHandler(path, encoding="utf-8")
    handler.setFormatter(LogLines("%(asctime)s %(message)s"))
    root.handlers = [handler]
    try:
        yield
    finally:
        root.handlers = handlers
        handler.close()


def endure(folder: Path, bad: Bad, count: int, warm: int = 0) -> None:
    """Have a host endure so much; it must not raise anything, and after the first `warm` must not grow."""
    faults: list[object] = []

    async def story() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context))
        # A game that nobody is at may be finished at once.
        async with serving(folder, replace(ROOMY, away=0.0)) as server:
            places = await Places.made(server)
            grown = 1.0
            if warm:
                await bad(server, places, warm, 1)
                await places.new_game(server)
                before = resident()
            await bad(server, places, count, 2)
            if warm:
                await places.new_game(server)
                grown = resident() / before
                print(f"resident memory: {before:.1f} MiB, then {grown:.3f} times that")
            await all_is_well(server, places)
            assert grown <= 1.1

    with logged_to(folder / "host.log"):
        asyncio.run(story())
    assert faults == []


def test_frames_of_every_kind_of_wrongness_at_every_moment(tmp_path: Path) -> None:
    endure(tmp_path, bad_frames, 6_000)


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_million_broken_frames(tmp_path: Path) -> None:
    endure(tmp_path, bad_frames, 1_000_000, warm=200_000)  # the largest game of them has been, and is gone


# -- connections ---------------------------------------------------------------------------------------------------


async def bad_connection(port: int, dice: random.Random, messages: list[bytes]) -> None:
    """A connection that goes wrong somewhere between its first byte and a game."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    tls = broken.Tls(reader, writer)
    try:
        match dice.randrange(8):
            case 0:
                writer.write(dice.randbytes(dice.randrange(2_000)))
            case 1:
                writer.write(broken.bent(tls.greeting(), dice))
            case 2:
                writer.write(tls.greeting()[: dice.randrange(200)])
            case 3:
                kinds = iter(range(2))
                await tls.shake_hands(lambda data: data if next(kinds, 1) == 0 else broken.bent(data, dice))
            case 4:
                await tls.shake_hands()
                writer.write(broken.bent(tls.encrypted(broken.UPGRADE), dice))
            case 5:
                await tls.shake_hands()
                writer.write(tls.encrypted(broken.request(dice)))
            case 6:
                await tls.shake_hands()
                records = [tls.encrypted(broken.UPGRADE)] + [
                    tls.encrypted(broken.frames(messages, dice)) for _ in "abc"
                ]
                writer.write(records[0])
                writer.write(b"".join(records[1:] if dice.randrange(2) else records[:0:-1]))
            case 7:
                await tls.shake_hands()
                writer.write(tls.encrypted(broken.UPGRADE))
                writer.write(tls.encrypted(broken.frames(messages, dice)) + dice.randbytes(30))
        if dice.randrange(2):
            async with asyncio.timeout(0.01):
                await reader.read(1 << 16)
    except (OSError, ssl.SSLError, TimeoutError, EOFError):
        pass
    finally:
        writer.transport.abort() if dice.randrange(2) else writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def bad_connections(server: Server, places: Places, count: int, seed: int) -> None:
    """So many connections, some at once."""
    messages = places.messages(seed)
    numbers = iter(range(count))

    async def some() -> None:
        for number in numbers:
            await bad_connection(server.port, random.Random(seed * count + number), messages)

    await asyncio.gather(*(some() for _ in range(20)))


def test_connections_that_go_wrong_somewhere(tmp_path: Path) -> None:
    endure(tmp_path, bad_connections, 400)


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_hundred_thousand_broken_connections(tmp_path: Path) -> None:
    endure(tmp_path, bad_connections, 100_000, warm=10_000)
