"""Computer players on the network fill open seats, take over from who has dropped out, and give the seat back."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tests.game import starter
from tests.lan.served import ROOMY, RawGuest, playing, serving, terms
from vtes_desktop.bots.company import reason_in
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.running import Running
from vtes_desktop.lan.server import Server
from vtes_desktop.play import requests as r
from vtes_desktop.table.journal import read

NOW = replace(ROOMY, away=0.0)
WORD = "computer expert bully"


def running(server: Server, guest: RawGuest) -> Running:
    found = server.tables[guest.table].running
    assert found is not None
    return found


async def pass_until(server: Server, guests: list[RawGuest], seat: int, answers: int) -> None:
    """Guests answer with the last option until a seat has answered so often."""
    host = running(server, guests[0]).host
    by_seat = {guest.seat: guest for guest in guests}
    before = len(host.lines)
    for _ in range(400):
        if sum(line.seat == seat for line in host.lines[before:]) >= answers:
            return
        asked = host.asked(0)
        assert asked is not None
        if asked.seat in by_seat:
            options = host.asked(asked.seat).options  # it is asked
            assert (await by_seat[asked.seat].ask(r.Pick(asked.number, len(options) - 1))).accepted
        else:
            await guests[0].news(len(host.lines) + 1)
    raise AssertionError("the computer player does not play")


async def come_back(server: Server, before: RawGuest) -> RawGuest:
    guest = await RawGuest.connect(server.port, before.name)
    guest.token, guest.owner, guest.number = before.token, before.owner, before.number
    await guest.join(before.table)
    await guest.hear(p.Begins)
    return guest


async def against_a_computer(server: Server, *, bargains: bool = False) -> RawGuest:
    """Somebody who plays with one computer player, the game just begun."""
    guest = await RawGuest.connect(server.port)
    table = await guest.make(replace(terms(2, mode="strict"), bargains=bargains))
    await guest.join(table)
    await guest.send(p.Replace(guest.next(), 1, computer=WORD))
    await guest.hear(p.Lobby, lambda lobby: lobby.seats[1].computer == WORD and lobby.seats[1].library > 0)
    await guest.choose(starter(0))
    await guest.ready()
    await guest.send(p.Start(guest.next(), random_seating=False))
    await guest.open()
    await guest.hear(p.Begins)
    return guest


def test_a_computer_player_takes_over_a_dropped_seat_and_gives_it_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, NOW) as server:
            sarah, alexis, justin = await playing(server, 3, mode="strict")
            await alexis.cut()
            await sarah.hear(p.Lobby, lambda lobby: not lobby.seats[alexis.seat].here)
            await sarah.send(p.Replace(sarah.next(), alexis.seat, computer=WORD))
            lobby = await sarah.hear(p.Lobby, lambda lobby: lobby.seats[alexis.seat].player == "random")
            assert lobby.seats[alexis.seat].computer == WORD
            told = [said.text for said in sarah.heard if isinstance(said, p.Said)]
            assert "A computer player fills in for Alexis" in told
            await pass_until(server, [sarah, justin], alexis.seat, 4)
            process = server._thinker.process
            assert process
            again = await come_back(server, alexis)
            lobby = await sarah.hear(p.Lobby, lambda lobby: lobby.seats[alexis.seat].here)
            assert lobby.seats[alexis.seat].player == "person"
            assert lobby.seats[alexis.seat].computer == ""
            assert alexis.seat not in running(server, sarah)._company
            await pass_until(server, [sarah, again, justin], alexis.seat, 2)
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)

    asyncio.run(story())


def test_an_open_seat_is_filled_in_the_lobby_and_the_journal_says_by_whom(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, NOW) as server:
            sarah = await against_a_computer(server)
            await pass_until(server, [sarah], 1 - sarah.seat, 3)

    asyncio.run(story())
    (journal,) = tmp_path.rglob("*.vtes-game")
    assert sorted(seat.player for seat in read(journal).header.seats) == [WORD, "person"]


def test_the_journal_keeps_no_reason_that_a_guest_gives(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, NOW) as server:
            guests = await playing(server, 2, mode="strict")
            host = running(server, guests[0]).host
            asked = host.asked(guests[0].seat)
            assert asked is not None
            guest = next(each for each in guests if each.seat == asked.seat)
            assert (await guest.ask(r.Pick(asked.number, 0, "so I say"))).accepted
            assert [reason_in(line) for line in host.lines if line.picks] == [None]

    asyncio.run(story())


@pytest.mark.parametrize("wanted", [True, False])
def test_computer_players_offer_bargains_where_the_table_wants_it(tmp_path: Path, wanted: bool) -> None:
    async def story() -> None:
        async with serving(tmp_path, NOW) as server:
            sarah = await against_a_computer(server, bargains=wanted)
            assert running(server, sarah)._company.talks() is wanted

    asyncio.run(story())


def test_one_process_thinks_for_all_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, NOW) as server:
            tables = [await against_a_computer(server) for _ in range(2)]
            for sarah in tables:
                await pass_until(server, [sarah], 1 - sarah.seat, 2)
            assert server._thinker.starts == 1

    asyncio.run(story())


@pytest.mark.parametrize("word", ["computer", "computer grandmaster sly", "person", "computer regular plain x"])
def test_an_unknown_computer_player_is_malformed(word: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(p.Replace(1, 1, computer=word)), type=p.Replace)


def test_what_says_no_computer_is_a_random_player_as_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, NOW) as server:
            sarah = await RawGuest.connect(server.port)
            await sarah.make(terms(2, mode="strict"))
            await sarah.join()
            await sarah.send(p.Replace(sarah.next(), 1))
            lobby = await sarah.hear(p.Lobby, lambda lobby: lobby.seats[1].player == "random")
            assert lobby.seats[1].computer == ""
            assert lobby.seats[1].name == "Random player"

    asyncio.run(story())
