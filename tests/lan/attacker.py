"""Somebody at 127.0.0.2 who means no good, as a program: ``python -m tests.lan.attacker KIND PORT TABLE``.

It does one thing, as fast as it can, until it is killed; whatever comes of it, it begins anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import sys
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.game import starter
from tests.lan import broken
from tests.lan.served import RawGuest, terms
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.frames import padded
from vtes_desktop.play import requests as r
from vtes_desktop.table.journal import DeckList

ADDRESS: Final = "127.0.0.2"
EACH_SECOND: Final = 40
"""What a host takes of a connection."""
GONE: Final = (OSError, EOFError, ConnectionClosed, InvalidHandshake, AssertionError, TimeoutError)
"""What comes of being shown the door."""
large = starter(0)
LARGE: Final = DeckList("Large", large.crypt * 2, (large.library * 9)[: 240 - 2 * len(large.crypt)])


async def connections(port: int, _: str) -> None:
    """Open one connection after another, and say nothing."""
    held = []
    for _n in range(200):
        _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))  # type: ignore[assignment]
        held.append(writer)
        await asyncio.sleep(0.005)
    for writer in held:
        writer.transport.abort()


async def broken_bytes(port: int, _: str) -> None:
    """Begin TLS, HTTP or a WebSocket wrongly, again and again."""
    dice = random.Random()
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
    try:
        tls = broken.Tls(reader, writer)
        if dice.randrange(3) == 0:
            writer.write(broken.bent(tls.greeting(), dice))
        else:
            async with asyncio.timeout(1):
                await tls.shake_hands()
            writer.write(tls.encrypted(broken.request(dice)))
            writer.write(tls.encrypted(broken.frames([b'{"type":"look"}'], dice)))
        await writer.drain()
    finally:
        writer.transport.abort()


async def messages(port: int, table: str) -> None:
    """Thirty connections that each ask for the list, and for what is denied."""

    async def one() -> None:
        guest = await RawGuest.connect(port, address=ADDRESS)
        for n in range(10_000):
            await guest.send(p.Look() if n % 10 else p.Join(n, table, secrets.token_bytes(32), "x"))
            await asyncio.sleep(1 / EACH_SECOND)

    await asyncio.gather(*(one() for _ in range(30)))


async def passwords(port: int, _: str) -> None:
    """Guess the password of a table of its own."""
    guests = [await RawGuest.connect(port, address=ADDRESS) for _ in range(10)]
    table = await guests[0].make(terms(2), "Gehenna")
    for n in range(10_000):
        for guest in guests[1:]:
            await guest.send(p.Knock(n, table, b"A" + secrets.token_bytes(32)))
        await asyncio.sleep(1 / EACH_SECOND)


async def own_game(port: int, mode: str = "manual") -> list[RawGuest]:
    """A game of five whose seats are all the attacker's, with the largest decks."""
    guests = [await RawGuest.connect(port, f"Bad {n}", address=ADDRESS) for n in range(5)]
    table = await guests[0].make(terms(5, format="none", mode=mode))
    for guest in guests:
        await guest.join(table)
        await guest.choose(LARGE)
        await guest.ready()
    await guests[0].send(p.Start(guests[0].next(), False))
    for guest in guests:
        await guest.open()
    for guest in guests:
        await guest.hear(p.Begins)
    return guests


async def asking(guests: list[RawGuest], requests: Callable[[RawGuest, int], r.Request]) -> None:
    """All seats ask at the allowed rate; what comes back is read, and thrown away."""

    async def read(guest: RawGuest) -> None:
        while True:
            await guest.socket.recv()

    async def ask(guest: RawGuest) -> None:
        for n in range(10_000):
            request = requests(guest, n)
            frame = padded(msgspec.json.encode(p.Ask(guest.next(), request)), p.LARGEST_TO_HOST)
            await guest.send_raw(frame.decode())
            await asyncio.sleep(1 / EACH_SECOND)

    await asyncio.gather(*(read(guest) for guest in guests), *(ask(guest) for guest in guests))


async def library(port: int, _: str) -> None:
    """Look through the largest library, over and over."""
    looking = (r.Look("library"), r.StopLooking("library"), r.ShuffleDeck("library"))
    await asking(await own_game(port), lambda _, n: looking[n % 3])


async def referee(port: int, _: str) -> None:
    """Call the referee and send it away."""
    await asking(await own_game(port), lambda _, n: r.SwitchMode("manual" if n % 2 else "strict"))


async def notes(port: int, _: str) -> None:
    """Write long notes, and talk."""
    guests = await own_game(port)

    def note(guest: RawGuest, n: int) -> r.Request:
        assert guest.mirror is not None
        pile = guest.mirror.table.pile(guest.seat, "uncontrolled")
        return r.Note(pile[n % len(pile)], f"{n} " + "“" * 1_900) if n % 2 else r.Chat("”" * 500)

    await asking(guests, note)


async def hands(port: int, _: str) -> None:
    """Open and close all hands."""
    await asking(await own_game(port), lambda _, n: r.OpenHands(n % 2 == 0))


async def returning(port: int, _: str) -> None:
    """Come back to a seat again and again: each time the host tells the whole game."""
    guests = await own_game(port)
    while True:
        for before in guests:
            guest = await RawGuest.connect(port, address=ADDRESS)
            guest.token = before.token
            await guest.join(before.table)
            await guest.cut()


async def talking(port: int, _: str) -> None:
    """Talk in a lobby full of spectators."""
    owner = await RawGuest.connect(port, address=ADDRESS)
    table = await owner.make(terms(2))
    watching = []
    for _n in range(25):
        guest = await RawGuest.connect(port, address=ADDRESS)
        await guest.send(p.Watch(1, table))
        watching.append(guest)

    async def talk(guest: RawGuest) -> None:
        for n in range(10_000):
            await guest.send(p.Say(n, "”" * 500))
            await asyncio.sleep(1 / EACH_SECOND)

    async def read(guest: RawGuest) -> None:
        while True:
            await guest.socket.recv()

    await asyncio.gather(*(read(guest) for guest in watching), *(talk(guest) for guest in watching))


ATTACKS: Final[dict[str, Callable[[int, str], Awaitable[None]]]] = {
    attack.__name__: attack
    for attack in (
        connections,
        broken_bytes,
        messages,
        passwords,
        library,
        referee,
        notes,
        hands,
        returning,
        talking,
    )
}


async def main(kind: str, port: int, table: str) -> None:
    while True:
        with contextlib.suppress(*GONE, BaseExceptionGroup):
            await ATTACKS[kind](port, table)
        await asyncio.sleep(0.02)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
