"""Guests that mean no good: refused with a reason, logged once, and the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import random
import secrets
import socket
import ssl
import sys
import tracemalloc
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.game import REQUESTS, Asking, examples
from tests.lan.served import ROOMY, WAIT, RawGuest, dial, playing, seated, serving, terms, true
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.identity import guest_context
from vtes_desktop.lan.limits import Addresses, Bucket, Limits, Once
from vtes_desktop.lan.server import Server
from vtes_desktop.play import requests as r

STRICT = replace(ROOMY, messages_burst=100, messages_each_second=40)


async def still_plays(server: Server, guests: list[RawGuest]) -> None:
    """The table goes on: a request of the first seat comes to every mirror."""
    reply = await guests[0].ask(r.Chat("still here"))
    assert reply.accepted
    for guest in guests:
        await guest.news(reply.n)
    assert true(server, guests)


async def goes_on(guest: RawGuest) -> bool:
    """Whether a connection still answers."""
    try:
        await guest.send(p.Look())
        await guest.hear(p.Tables)
    except ConnectionClosed:
        return False
    return True


# -- what is no message --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "x",
        "{}",
        "[" * 60_000,
        '{"type":"ask","number":1,"request":' * 1_000,
        '{"type":"ask","number":-1,"request":{"type":"draw"}}',
        '{"type":"ask","number":1e400,"request":{"type":"draw"}}',
        '{"type":"ask","number":1,"request":{"type":"deal","number":NaN}}',
        '{"type":"welcome","version":1,"program":"","name":""}',
        '{"type":"join","number":1,"table":"x","token":"AAAA","name":"x"}',
        '{"type":"say","number":1,"text":""}',
        '{"type":"deck","number":1,"name":"","crypt":[' + "1," * 2_000 + '1],"library":[]}',
        '"\\ud800"',
    ],
    ids=str,
)
def test_a_malformed_message_is_refused_and_the_table_goes_on(tmp_path: Path, frame: str) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            guests = await playing(server)
            bad = await RawGuest.connect(server.port)
            await bad.send_raw(frame)
            if frame:
                assert (await bad.refused()).code == "malformed"
            await still_plays(server, guests)

    asyncio.run(story())


def test_what_is_not_text_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            guests = await playing(server)
            for frame in (b"\xff\xfe", b'{"type":"look"}', os.urandom(1000)):
                bad = await RawGuest.connect(server.port)
                await bad.send_raw(frame)
                await bad.ended()
            invalid = await RawGuest.connect(server.port)
            invalid.socket.protocol.send_text(b'{"type":"say","number":1,"text":"\xff"}')
            invalid.socket.transport.write(b"".join(invalid.socket.protocol.data_to_send()))
            await invalid.ended()
            pieces = await RawGuest.connect(server.port)
            with contextlib.suppress(ConnectionClosed):
                await pieces.socket.send(iter(['{"type":', '"look"}']))
            await pieces.ended()
            await still_plays(server, guests)

    asyncio.run(story())


def test_too_large_a_message_ends_the_connection_before_it_is_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            guests = await playing(server)
            bad = await RawGuest.connect(server.port)
            with contextlib.suppress(ConnectionClosed):
                await bad.send_raw("x" * (p.LARGEST_TO_HOST + 1))
            await bad.ended()
            assert bad.socket.close_code == 1009
            large = await RawGuest.connect(server.port)
            # Only a header that promises the largest frame that there can be.
            large.socket.transport.write(b"\x81\xff" + (2**62).to_bytes(8, "big") + bytes(4))
            await large.ended()
            await still_plays(server, guests)

    asyncio.run(story())


def test_one_says_hello_first_and_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            rude = await RawGuest.connect(server.port, hello=False)
            await rude.send(p.Look())
            assert (await rude.refused()).code == "order"
            twice = await RawGuest.connect(server.port)
            assert (await twice.denied(p.Hello(1, 1))).code == "order"

    asyncio.run(story())


@pytest.mark.parametrize(("oldest", "newest", "word"), [(0, 0, "older"), (2, 9, "newer")])
def test_another_version_is_told_politely(tmp_path: Path, oldest: int, newest: int, word: str) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            other = await RawGuest.connect(server.port, hello=False)
            # A newer program may say more than this one understands.
            hello = {"type": "hello", "oldest": oldest, "newest": newest, "program": "x", "languages": ["fr"]}
            await other.send_raw(msgspec.json.encode(hello).decode())
            refused = await other.refused()
            assert (refused.code, refused.oldest, refused.newest) == ("version", p.OLDEST, p.VERSION)
            assert word in refused.reason

    asyncio.run(story())


def test_a_version_in_common_is_found(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            newer = await RawGuest.connect(server.port, hello=False)
            await newer.send(p.Hello(1, 99, "of the future"))
            assert (await newer.hear(p.Welcome)).version == p.VERSION

    asyncio.run(story())


def test_only_the_games_own_path_is_served(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            with pytest.raises(InvalidStatus):
                await connect(f"wss://127.0.0.1:{server.port}/", ssl=guest_context(), server_hostname="", proxy=None)

    asyncio.run(story())


# -- too much ------------------------------------------------------------------------------------------------------


def test_too_many_messages_end_the_connection_and_bar_the_address_for_a_while(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, replace(STRICT, penalty=0.3)) as server:
            guests = await playing(server)
            flood = await RawGuest.connect(server.port)
            with contextlib.suppress(ConnectionClosed):
                for _ in range(500):
                    await flood.send(p.Look())
            assert (await flood.hear(p.Refused)).code == "too much"
            with pytest.raises((OSError, EOFError, ConnectionClosed)):
                await dial(server.port)
            await flood.ended()
            loop = asyncio.get_running_loop()
            barred = loop.time() + 0.3
            while loop.time() < barred:
                await asyncio.sleep(0.01)
            await RawGuest.connect(server.port)
            await still_plays(server, guests)

    asyncio.run(story())


def test_pings_are_counted_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, STRICT) as server:
            flood = await RawGuest.connect(server.port)
            flood.socket.transport.write(b"\x89\x80\x00\x00\x00\x00" * 500)
            assert (await flood.refused()).code == "too much"

    asyncio.run(story())


def test_nothing_but_nonsense_is_not_listened_to_for_ever(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, replace(ROOMY, denied_in_a_row=5)) as server:
            stranger = await RawGuest.connect(server.port)
            for number in range(4):
                await stranger.denied(p.Ask(number + 1, r.Draw()))
            await stranger.send(p.Look())
            await stranger.hear(p.Tables)
            for number in range(5):
                await stranger.send(p.Ask(number + 1, r.Draw()))
            for _ in range(5):
                await stranger.hear(p.Denied)
            assert (await stranger.refused()).code == "order"

    asyncio.run(story())


def test_an_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, replace(ROOMY, of_address=8)) as server:
            guests = await playing(server)
            more = [await RawGuest.connect(server.port) for _ in range(6)]
            last = await RawGuest.connect(server.port)
            assert len(server.door.wires) <= 8, "one of them had to go"
            await last.send(p.Look())
            await last.hear(p.Tables)
            ended = [guest for guest in more if await goes_on(guest) is False]
            assert len(ended) == 1
            await still_plays(server, guests)

    asyncio.run(story())


def test_strangers_leave_room_for_who_has_a_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, replace(ROOMY, in_all=20, without_seat=5)) as server:
            guests = await playing(server)
            for _ in range(8):
                with contextlib.suppress(OSError, EOFError, ConnectionClosed):
                    await RawGuest.connect(server.port)
            strangers = [wire for wire in server.door.wires if server._stranger(wire)]
            assert len(strangers) <= 6
            await still_plays(server, guests)

    asyncio.run(story())


@pytest.mark.skipif(sys.platform != "linux", reason="only there all of 127.0.0.0/8 is this machine")
def test_thousands_of_connections_from_many_addresses(tmp_path: Path) -> None:
    """Those that have a seat keep it, and get in again; everybody else shares what is left."""

    async def story() -> None:
        limits = Limits(tables_of_address=100)
        async with serving(tmp_path, limits) as server:
            guests = await playing(server)
            crowd = []
            for n in range(2_000):
                one = socket.socket()
                one.setblocking(False)
                one.bind((f"127.0.1.{n % 80 + 1}", 0))
                one.connect_ex(("127.0.0.1", server.port))
                crowd.append(one)
                if n % 20 == 0:
                    await asyncio.sleep(0)
            most = 0
            loop = asyncio.get_running_loop()
            until = loop.time() + 0.5
            while loop.time() < until:
                most = max(most, len(server.door.wires))
                await asyncio.sleep(0.01)
            assert most <= limits.without_seat + len(guests) + 1
            back = await RawGuest.connect(server.port)
            back.token = guests[0].token
            await back.join(guests[0].table)
            await back.hear(p.Begins)
            await still_plays(server, [back, guests[1]])
            for one in crowd:
                one.close()

    asyncio.run(story())


@settings(max_examples=examples(60), deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.binary(min_size=1, max_size=200), max_size=6), st.booleans())
def test_whatever_comes_instead_of_frames_a_host_goes_on(tmp_path: Path, pieces: list[bytes], opened: bool) -> None:
    async def story() -> None:
        faults: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context))
        async with serving(tmp_path / secrets.token_hex(4)) as server:
            if opened:
                bad = await RawGuest.connect(server.port)
                for piece in pieces:
                    bad.socket.transport.write(piece)
                await bad.cut()
            else:
                _, writer = await asyncio.open_connection(
                    "127.0.0.1", server.port, ssl=guest_context(), server_hostname=""
                )
                for piece in pieces:
                    writer.write(piece)
                writer.close()
            good = await RawGuest.connect(server.port)
            await good.send(p.Look())
            await good.hear(p.Tables)
        assert not faults

    asyncio.run(story())


def test_handshakes_that_never_end_are_ended(tmp_path: Path) -> None:
    async def story() -> None:
        limits = replace(ROOMY, handshake=0.2, hello=0.3)
        async with serving(tmp_path, limits) as server:
            guests = await playing(server)
            silent = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(50)]
            for _, writer in silent[:25]:
                writer.write(b"\x16\x03\x01")  # the beginning of a TLS greeting
            encrypted = await asyncio.open_connection("127.0.0.1", server.port, ssl=guest_context(), server_hostname="")
            encrypted[1].write(b"GET /vtes HTTP/1.1\r\nHost:")
            mute = await dial(server.port)
            async with asyncio.timeout(WAIT):
                for reader, _ in [*silent, encrypted]:
                    with contextlib.suppress(ConnectionError, ssl.SSLError):
                        assert await reader.read() == b""
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        await mute.recv()
            await still_plays(server, guests)
            for _, writer in [*silent, encrypted]:
                writer.close()

    asyncio.run(story())


def test_a_long_handshake_and_frames_before_its_answer_are_cut_off(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            for data in (
                b"GET /vtes HTTP/1.1\r\n" + b"X-Long: %s\r\n" % (b"x" * 7_000) * 4,
                b"GET /vtes HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
                + b"\x88\x80\x00\x00\x00\x00\x89\x80\x00\x00\x00\x00"
                * 10,
                b"\x00" * 20_000,
            ):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", server.port, ssl=guest_context(), server_hostname=""
                )
                writer.write(data)
                async with asyncio.timeout(WAIT):
                    with contextlib.suppress(ConnectionError, ssl.SSLError):
                        await reader.read()
                writer.close()
            await RawGuest.connect(server.port)

    asyncio.run(story())


def test_who_does_not_read_is_cut_off_and_slows_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, replace(ROOMY, unread=128 * 1024)) as server:
            sarah, alexis = await playing(server)
            alexis.socket.transport.pause_reading()
            running = server.tables[sarah.table].running
            assert running is not None
            lines = 0
            while any(visitor.seat == alexis.seat for visitor in server.tables[sarah.table].visitors):
                assert (await sarah.ask(r.Chat("x" * 500))).accepted
                lines += 1
                assert lines < 20_000, "it is never cut off"
            await still_plays(server, [sarah])
            back = await RawGuest.connect(server.port)
            back.token = alexis.token
            await back.join(sarah.table)
            await back.hear(p.Begins)
            assert true(server, [sarah, back])

    asyncio.run(story())


def test_a_thousand_nasty_guests_cost_no_memory(tmp_path: Path) -> None:
    async def nasty(server: Server, n: int) -> None:
        with contextlib.suppress(OSError, EOFError, ConnectionClosed, AssertionError, TimeoutError):
            match n % 4:
                case 0:
                    guest = await RawGuest.connect(server.port)
                    await guest.send_raw("x" * 60_000)
                    await guest.ended()
                case 1:
                    with socket.create_connection(("127.0.0.1", server.port)):
                        pass
                case 2:
                    guest = await RawGuest.connect(server.port, hello=False)
                    await guest.cut()
                case 3:
                    guest = await RawGuest.connect(server.port)
                    await guest.send(p.Join(1, "0" * 32, secrets.token_bytes(32), "x" * 40))
                    await guest.cut()

    async def story() -> None:
        async with serving(tmp_path) as server:
            guests = await playing(server)
            tracemalloc.start()
            for n in range(100):
                await nasty(server, n)
            gc.collect()
            before, _ = tracemalloc.get_traced_memory()
            for n in range(400):
                await nasty(server, n)
            gc.collect()
            after, _ = tracemalloc.get_traced_memory()
            tracemalloc.stop()
            assert after - before < 500_000
            assert len(server.door.wires) <= len(guests) + 5
            await still_plays(server, guests)

    asyncio.run(story())


def test_everything_is_logged_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            for _ in range(10):
                bad = await RawGuest.connect(server.port)
                await bad.send_raw("nonsense")
                await bad.refused()
            assert server.once.count("127.0.0.1", "malformed message") == 10

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert len([record for record in caplog.records if "malformed" in record.getMessage()]) == 1


# -- forged, replayed, out of order --------------------------------------------------------------------------------


def test_messages_at_the_wrong_moment_are_denied_in_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            guests = await seated(server)
            for message in (
                p.Ask(1, r.Draw()),
                p.Open(bytes(32)),
                p.Earlier(1, 5),
                p.Fetch(1, 0),
                p.Make(1, terms(), secrets.token_bytes(32)),
                p.Join(1, "nowhere", bytes(32), "x"),
                p.Knock(1, guests[0].table, bytes(33)),
                p.Kick(1, 5),
                p.Replace(1, 0),
            ):
                assert (await guests[0].denied(message)).reason.endswith((".", "?"))
            await guests[0].send(p.Start(guests[0].next()))
            for guest in guests:
                await guest.open()
            for guest in guests:
                await guest.hear(p.Begins)
            for message in (  # type: ignore[assignment]
                p.SubmitDeck(1, "x", (), ()),
                p.Ready(1, bytes(32)),
                p.Open(bytes(32)),
                p.Start(1),
                p.Change(1, terms()),
                p.Fetch(1, 0),
                p.Ask(2**52, r.Draw()),
            ):
                assert (await guests[0].denied(message)).reason.endswith((".", "?"))
            guests = sorted(guests, key=lambda guest: guest.seat)
            await still_plays(server, guests)

    asyncio.run(story())


def test_nobody_can_use_up_the_numbers_of_a_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            sarah, _ = await playing(server)
            assert (await sarah.denied(p.Ask(2**53 - 1, r.Draw()))).code == "order"
            assert (await sarah.ask(r.Draw())).accepted

    asyncio.run(story())


@settings(max_examples=examples(40), deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 2**32 - 1))
def test_whatever_is_sent_a_game_goes_on(tmp_path: Path, seed: int) -> None:
    """Messages of every kind with nonsense in them, from a seat, a spectator and a stranger.

    How much a mirror has heard as a message is made hangs on how busy the machine is: only the seed is drawn.
    """
    chance = random.Random(seed)
    choose = chance.randrange
    folder = tmp_path / secrets.token_hex(4)
    kinds = [kind for kind in p.ToHost.__args__ if kind is not p.Hello]

    def message(guest: RawGuest) -> bytes:
        if choose(8) == 0:
            return chance.randbytes(choose(301))
        kind = kinds[choose(len(kinds))]
        if kind is p.Ask:
            assert guest.mirror is not None
            requests = list(REQUESTS)
            asking = Asking(guest.mirror.table, max(guest.seat, 0), choose, wild=4)
            try:
                return msgspec.json.encode(p.Ask(choose(20) + 1, REQUESTS[requests[choose(len(requests))]](asking)))
            except (msgspec.MsgspecError, OverflowError, UnicodeError):
                return b"null"
        fields = {field: VALUES[choose(len(VALUES))](guest) for field in kind.__struct_fields__}
        fields = {name: value for name, value in fields.items() if value is not None}
        return msgspec.json.encode({"type": kind.__struct_config__.tag, **fields})

    async def story() -> None:
        async with serving(folder) as server:
            guests = await playing(server, 3)
            bad = guests.pop()
            watcher = await RawGuest.connect(server.port, "Watcher")
            await watcher.send(p.Watch(1, guests[0].table))
            await watcher.hear(p.Begins)
            watcher.table = guests[0].table
            for guest in (bad, watcher):
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(12):
                        data_ = message(guest)
                        guest.socket.protocol.send_text(data_)
                        guest.socket.transport.write(b"".join(guest.socket.protocol.data_to_send()))
                    await guest.socket.ping()
            assert guests[0].table in server.tables
            if server.tables[guests[0].table].saved.state == "playing":
                reply = await guests[0].ask(r.Chat("still here"))
                if reply.accepted:
                    await guests[1].news(reply.n)
                assert true(server, guests)

    asyncio.run(story())


VALUES = (  # type: ignore[var-annotated]
    lambda guest: guest.number,
    lambda guest: guest.table,
    lambda guest: guest.seat,
    lambda _: 2**53,
    lambda _: -1,
    lambda _: "x" * 50,
    lambda _: True,
    lambda _: None,
    lambda _: [],
    lambda _: {},
    lambda _: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
    lambda _: {"name": "x", "seats": 6},
    lambda _: 1.5,
)
"""What may stand in a field."""


# -- counting ------------------------------------------------------------------------------------------------------


def test_a_bucket_fills_with_time() -> None:
    bucket = Bucket(3, 2, 10.0)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(10.5)
    assert not bucket.take(10.5)
    assert bucket.full(12.5)


def test_addresses_are_forgotten_in_the_end() -> None:
    addresses = Addresses(Limits())
    for n in range(3 * Addresses.MOST):
        address = f"10.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}"
        addresses.why_not(address, float(n))
        addresses.come(address)
        addresses.gone(address)
        addresses.know(address, 0.0)
        addresses.computing(address, 0.0)
        addresses.bar(address, 0.0)
        addresses.guesses(address, 0.0)
    assert addresses.connections == 0
    assert (
        max(
            map(
                len,  # type: ignore[arg-type]
                (addresses._coming, addresses._guessing, addresses._barred, addresses._known, addresses._computing),
            )
        )
        <= Addresses.MOST
    )
    assert len(addresses._connections) == 0


def test_the_log_remembers_only_so_many() -> None:
    once = Once(logging.getLogger("nobody"))
    for n in range(3 * Once.MOST):
        once(str(n), "anything")
    assert len(once._said) <= Once.MOST
