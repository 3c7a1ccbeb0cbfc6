"""Many strangers at the door, from one address or from hundreds: who has a seat comes in before them."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.lan.served import ROOMY, RawGuest, playing, serving, terms
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.limits import Addresses, Limits, of_whom
from vtes_desktop.lan.proof import Guest as ProofGuest
from vtes_desktop.lan.server import Server
from vtes_desktop.play import requests as r

many_addresses = pytest.mark.skipif(sys.platform != "linux", reason="only there all of 127.0.0.0/8 is this machine")


@contextlib.asynccontextmanager
async def crowd(server: Server, addresses: list[str]) -> AsyncIterator[list[socket.socket]]:
    """Silent connections, one of each of these addresses, as often as it is named."""
    made = []
    for n, address in enumerate(addresses):
        one = socket.socket()
        one.setblocking(False)
        one.bind((address, 0))
        one.connect_ex(("127.0.0.1", server.port))
        made.append(one)
        if n % 10 == 0:
            await asyncio.sleep(0)
    try:
        yield made
    finally:
        for one in made:
            one.close()


async def back(server: Server, before: RawGuest, address: str) -> RawGuest:
    guest = await RawGuest.connect(server.port, address=address)
    guest.token, guest.number = before.token, before.number
    await guest.join(before.table)
    await guest.hear(p.Begins)
    return guest


@many_addresses
@pytest.mark.parametrize("address", ["127.0.0.1", "127.0.9.9"], ids=["where it was", "elsewhere"])
def test_who_has_a_seat_comes_in_before_strangers_however_many_there_are(tmp_path: Path, address: str) -> None:
    """Each stranger has an address of its own: 500 of those kept everybody out."""

    async def story() -> None:
        limits = replace(ROOMY, without_seat=60, in_all=200)
        async with serving(tmp_path, limits) as server:
            sarah, alexis = await playing(server)
            async with crowd(server, [f"127.0.{2 + n // 200}.{n % 200 + 1}" for n in range(200)]):
                for _ in range(3):
                    await sarah.cut()
                    sarah = await back(server, sarah, address)
                    assert (await sarah.ask(r.Chat("back"))).accepted
                assert len(server.door.wires) <= limits.without_seat + 3
                assert (await alexis.ask(r.Chat("never gone"))).accepted

    asyncio.run(story())


def test_a_crowd_at_the_same_address_makes_room(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, replace(ROOMY, of_address=8)) as server:
            sarah, alexis = await playing(server)
            async with crowd(server, ["127.0.0.1"] * 30):
                await sarah.cut()
                sarah = await back(server, sarah, "127.0.0.1")
                assert len(server.door.wires) <= 8
                assert (await alexis.ask(r.Chat("never gone"))).accepted

    asyncio.run(story())


def test_strangers_of_all_addresses_together_come_no_faster_than_can_be_encrypted() -> None:
    limits = Limits()
    addresses = Addresses(limits)
    addresses.know("10.9.9.9", 0.0)
    let_in = sum(not addresses.why_not(f"10.0.{n >> 8}.{n & 255}", 0.0) for n in range(1_000))
    assert let_in == limits.strangers_burst
    assert not addresses.why_not("10.9.9.9", 0.0)
    assert not addresses.is_known("10.9.9.9", limits.known + 1)


def test_an_ipv4_address_is_the_same_in_both_spellings() -> None:
    assert of_whom("::ffff:10.0.0.7") == of_whom("::FFFF:0a00:7") == of_whom("10.0.0.7")


# -- passwords -----------------------------------------------------------------------------------------------------


async def guess(server: Server, table: str, address: str) -> p.Denied | p.Challenge:
    """Try a password from somewhere."""
    stranger = await RawGuest.connect(server.port, address=address)
    await stranger.send(p.Knock(1, table, ProofGuest("wrong", server.identity.fingerprint).opening))
    while not isinstance(answer := await stranger.receive(), p.Denied | p.Challenge):
        pass
    await stranger.close()
    return answer


@many_addresses
def test_guesses_from_many_addresses_are_counted_for_the_table_and_lock_no_seat_out(tmp_path: Path) -> None:
    async def story() -> None:
        limits = replace(ROOMY, guesses=3, table_guesses=10, table_guesses_each_second=0.001)
        async with serving(tmp_path, limits) as server:
            owner = await RawGuest.connect(server.port)
            table = await owner.make(terms(2), "Gehenna")
            await owner.join(password="Gehenna")
            other = await RawGuest.connect(server.port, address="127.0.8.1")
            free = await other.make(terms(2), "Nod")
            answers = [await guess(server, table, f"127.0.4.{n + 1}") for n in range(14)]
            assert [isinstance(answer, p.Challenge) for answer in answers] == [True] * 10 + [False] * 4
            assert isinstance(answers[-1], p.Denied)
            assert "Who has a seat needs none" in answers[-1].reason
            assert isinstance(await guess(server, free, "127.0.4.200"), p.Challenge), "another table is not concerned"
            await owner.cut()
            again = await RawGuest.connect(server.port, address="127.0.7.7")
            again.token = owner.token
            assert (await again.join(table)).seat == owner.seat
            friend = await RawGuest.connect(server.port, "Friend", address="127.0.7.7")
            await friend.join(table, password="Gehenna")

    asyncio.run(story())
