"""A seat whose player has dropped out: hers for a while, then the table's to give; and a host that stops the clock."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from tests.game import catalogue
from tests.lan.served import ROOMY, RawGuest, playing, serving, table_of
from tests.lan.test_serve import a_game, served
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.server import Server
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.updates import Ask
from vtes_desktop.play.verify import verify
from vtes_desktop.table.journal import Options, read

NOW = replace(ROOMY, away=0.0)


async def question(guest: RawGuest) -> Ask:
    """What this seat is asked."""
    news = await guest.hear(p.News, lambda news: bool(news.update.asks))
    return news.update.asks[0]


def words(ask: Ask) -> str:
    return "".join(part for part in ask.saying.parts if isinstance(part, str))


async def ask_for_seat(sarah: RawGuest, gone: RawGuest) -> int:
    """The owner wants to hand over a seat; returns the message's number."""
    await gone.cut()
    await sarah.hear(p.Lobby, lambda lobby: not lobby.seats[gone.seat].here)
    await sarah.send(p.HandOver(sarah.next(), gone.seat))
    return sarah.number


async def come_back(server_port: int, before: RawGuest) -> RawGuest:
    guest = await RawGuest.connect(server_port, before.name)
    guest.token, guest.owner, guest.number = before.token, before.owner, before.number
    await guest.join(before.table)
    await guest.hear(p.Begins)
    return guest


def test_a_seat_is_kept_for_a_while_for_who_dropped_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, replace(ROOMY, away=60.0)) as server:
            sarah, alexis, justin = await playing(server, 3)
            await ask_for_seat(sarah, alexis)
            denied = await sarah.hear(p.Denied)
            assert "after 60 the table can let somebody else" in denied.reason
            assert (await justin.ask(r.Chat("We wait"))).accepted

    asyncio.run(story())


def test_then_the_table_decides_and_everybody_is_told_whose_hand_is_seen(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, NOW) as server:
            sarah, alexis, justin = await playing(server, 3)
            hand = list(table_of(server, alexis).pile(alexis.seat, "hand"))
            number = await ask_for_seat(sarah, alexis)
            asked = await question(justin)
            assert "see its hand" in words(asked)
            await justin.ask(r.Answer(asked.number, yes=True))
            given = await sarah.hear(p.HandedOver)
            assert given.number == number
            assert any("sees its hand" in said.text for said in justin.heard if isinstance(said, p.Said))
            rex = await RawGuest.connect(server.port, "Rex")
            await rex.join(sarah.table, given.key)
            begins = await rex.hear(p.Begins)
            assert len(begins.snapshot.table.pile(alexis.seat, "hand")) == len(hand)
            assert "Rex has taken the seat" in (await justin.hear(p.Said)).text
            back = await RawGuest.connect(server.port)
            assert (await back.denied(p.Join(1, sarah.table, alexis.token, "Alexis"))).code == "now"

    asyncio.run(story())


def test_the_table_may_say_no(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, NOW) as server:
            sarah, alexis, justin = await playing(server, 3)
            await ask_for_seat(sarah, alexis)
            await justin.ask(r.Answer((await question(justin)).number, yes=False))
            assert "did not agree" in (await sarah.hear(p.Denied)).reason
            alexis = await come_back(server.port, alexis)
            assert (await alexis.ask(r.Draw())).accepted

    asyncio.run(story())


def test_who_comes_back_meanwhile_keeps_her_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, NOW) as server:
            sarah, alexis, justin = await playing(server, 3)
            await ask_for_seat(sarah, alexis)
            asked = await question(justin)
            alexis = await come_back(server.port, alexis)
            assert "is back" in (await sarah.hear(p.Denied)).reason
            await justin.ask(r.Answer(asked.number, yes=True))
            assert (await alexis.ask(r.Draw())).accepted
            assert not server.tables[sarah.table].saved.seats[alexis.seat].released

    asyncio.run(story())


def test_who_comes_back_before_the_key_is_used_keeps_her_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, NOW) as server:
            sarah, alexis, justin = await playing(server, 3)
            await ask_for_seat(sarah, alexis)
            await justin.ask(r.Answer((await question(justin)).number, yes=True))
            key = (await sarah.hear(p.HandedOver)).key
            await come_back(server.port, alexis)
            rex = await RawGuest.connect(server.port, "Rex")
            assert (await rex.denied(p.Join(1, sarah.table, rex.token, "Rex", b"", key))).code == "token"

    asyncio.run(story())


def test_who_was_sent_away_has_her_seat_given_only_by_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, NOW) as server:
            sarah, alexis, justin = await playing(server, 3)
            assert "asked first" in (await sarah.denied(p.Kick(sarah.next(), alexis.seat))).reason
            assert (await alexis.ask(r.Chat("I am still here"))).accepted
            await justin.ask(r.Answer((await question(justin)).number, yes=True))
            assert (await alexis.refused()).code == "kicked"
            await sarah.hear(p.Lobby, lambda lobby: not lobby.seats[alexis.seat].here)
            await sarah.send(p.HandOver(sarah.next(), alexis.seat))
            await sarah.hear(p.HandedOver)
            back = await RawGuest.connect(server.port)
            assert (await back.denied(p.Join(1, sarah.table, alexis.token, "Alexis"))).code == "kicked"

    asyncio.run(story())


def test_nobody_is_sent_away_by_the_owner_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, NOW) as server:
            sarah, alexis, justin = await playing(server, 3)
            await sarah.denied(p.Kick(sarah.next(), alexis.seat))
            await justin.ask(r.Answer((await question(justin)).number, yes=False))
            await sarah.hear(p.News, lambda news: not news.update.asks)
            # Whoever hands over her own seat later is not sent away by what was refused.
            await alexis.send(p.HandOver(alexis.next(), alexis.seat))
            for guest in (sarah, justin):
                await guest.ask(r.Answer((await question(guest)).number, yes=True))
            assert (await alexis.hear(p.HandedOver)).seat == alexis.seat
            assert (await alexis.ask(r.Draw())).accepted

    asyncio.run(story())


# -- the end of a game -------------------------------------------------------------------------------------------------


def test_the_owner_does_not_finish_a_game_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, ROOMY) as server:
            sarah, alexis, justin = await playing(server, 3)
            elsewhere = await RawGuest.connect(server.port)
            await elsewhere.send(p.Watch(elsewhere.next(), sarah.table, owner=sarah.owner))
            await elsewhere.hear(p.Begins)
            assert "those who play end it" in (await elsewhere.denied(p.Finish(elsewhere.next()))).reason
            assert "are asked" in (await sarah.denied(p.Finish(sarah.next()))).reason
            for guest in (alexis, justin):
                assert not table_of(server, sarah).over
                await guest.ask(r.Answer((await question(guest)).number, yes=True))
            assert table_of(server, sarah).over
            await sarah.send(p.Finish(sarah.next()))
            await alexis.hear(p.Lobby, lambda lobby: lobby.state == "finished")

    asyncio.run(story())


def test_who_has_been_away_for_long_does_not_hold_up_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, replace(ROOMY, away=60.0)) as server:
            sarah, alexis, justin = await playing(server, 3)
            await alexis.cut()
            await sarah.hear(p.Lobby, lambda lobby: not lobby.seats[alexis.seat].here)
            for request in (r.EndGame(), r.OpenHands(True)):
                number = (await sarah.ask(request)).n
                assert (await justin.ask(r.Answer(number, yes=True))).waiting, "she may come back"
            server.tables[sarah.table].away[alexis.seat] -= 60.0
            await sarah.hear(p.News, lambda news: len(news.update.asks) == 1)
            assert table_of(server, sarah).over
            assert not table_of(server, sarah).open, "her hand is hers however long she is away"
            number = (await sarah.ask(r.TellSeed())).n
            await justin.ask(r.Answer(number, yes=True))
            await sarah.hear(p.News, lambda news: news.update.reveal is not None)

    asyncio.run(story())


def test_a_seat_that_nobody_comes_back_to_after_a_restart_does_not_hold_up_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, NOW) as server:
            sarah, alexis = await playing(server, 2)
            await alexis.cut()
            await sarah.cut()
        async with serving(tmp_path, NOW) as server:
            sarah = await come_back(server.port, sarah)
            reply = await sarah.ask(r.EndGame())
            assert reply.accepted and not reply.waiting

    asyncio.run(story())


# -- a host that dies while somebody is asked ----------------------------------------------------------------------


def test_a_request_that_waited_for_leave_is_asked_again_after_a_kill_and_not_carried_out(tmp_path: Path) -> None:
    """Everybody is asked whether all hands are opened; the host is killed before they have answered."""
    guests: list[RawGuest] = []

    async def before(port: int, kill: Callable[[], None]) -> None:
        guests.extend(sorted(await a_game(port), key=lambda guest: guest.seat))
        reply = await guests[0].ask(r.OpenHands(True))
        assert reply.waiting
        await question(guests[1])
        kill()
        with contextlib.suppress(ConnectionClosed):
            while True:
                await guests[1].receive()

    async def after(port: int) -> None:
        back = [await come_back(port, guest) for guest in guests]
        asks = [guest.mirror.asks for guest in back]
        assert all(len(each) == 1 for each in asks[1:]), "it is asked again"
        assert not back[0].mirror.table.open, "and not done"
        assert (await back[1].ask(r.Answer(asks[1][0].number, yes=True))).waiting
        assert (await back[0].ask(r.Chat("Well?"))).accepted
        assert not back[0].mirror.table.open
        reply = await back[2].ask(r.Answer(asks[2][0].number, yes=True))
        assert (await back[0].news(reply.n)).open

    with served(tmp_path) as host:
        asyncio.run(before(host.port, lambda: host.process.send_signal(signal.SIGKILL)))
    with served(tmp_path, host.port) as host:
        asyncio.run(after(host.port))


def test_a_seat_that_the_table_is_asked_about_is_asked_about_again_after_a_kill(tmp_path: Path) -> None:
    guests: list[RawGuest] = []

    async def before(port: int, kill: Callable[[], None]) -> None:
        guests.extend(sorted(await a_game(port), key=lambda guest: guest.seat))
        await guests[2].cut()
        await guests[0].hear(p.Lobby, lambda lobby: not lobby.seats[2].here)
        loop = asyncio.get_running_loop()
        until = loop.time() + 1.1
        while loop.time() < until:  # the shortest time that the command line lets a host wait
            await asyncio.sleep(0.05)
        await guests[0].send(p.HandOver(guests[0].next(), 2))
        await question(guests[1])
        kill()
        with contextlib.suppress(ConnectionClosed):
            while True:
                await guests[1].receive()

    async def after(port: int) -> None:
        back = [await come_back(port, guest) for guest in guests[:2]]
        (ask,) = back[1].mirror.asks
        await back[1].ask(r.Answer(ask.number, yes=True))
        owner = back[0]
        await owner.send(p.HandOver(owner.next(), 2))
        assert (await owner.hear(p.HandedOver)).seat == 2

    with served(tmp_path, 0, "--away", "1") as host:
        asyncio.run(before(host.port, lambda: host.process.send_signal(signal.SIGKILL)))
    with served(tmp_path, host.port, "--away", "1") as host:
        asyncio.run(after(host.port))


# -- the time limit ------------------------------------------------------------------------------------------------


def test_the_host_stops_the_clock_at_the_time_limit_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    late = [0.0]
    monkeypatch.setattr("vtes_desktop.lan.running.CLOCK_SECONDS", 0.01)

    async def story() -> None:
        async with serving(tmp_path) as server:
            sarah, alexis = await playing(server, 2, options=Options(time_limit=3600, ask=False))
            host = game_of(server, sarah)
            host._monotonic = lambda: time.monotonic() + late[0]
            assert (await sarah.ask(r.Draw())).accepted
            assert table_of(server, sarah).clock.running
            late[0] = 4000.0
            news = await alexis.hear(p.News, lambda news: bool(news.update.sayings) and news.update.n > 2)
            assert "time of the game is up" in str(news.update.sayings)
            assert not table_of(server, sarah).clock.running
            assert (await sarah.ask(r.Pause(True))).accepted
            late[0] = 8000.0
            for _ in range(10):
                assert (await alexis.ask(r.Roll())).accepted
            assert table_of(server, sarah).clock.running, "they want to play on"

    asyncio.run(story())
    (journal,) = tmp_path.glob("*.vtes-game")
    lines = read(journal).lines
    assert sum(line.seat == -1 for line in lines) == 2, "the deal, and the clock"
    again = Host.resume(catalogue(), journal)
    assert again.table.clock.running
    again.close()
    verdict = verify(journal, catalogue())
    assert verdict.honest, verdict


def game_of(server: Server, guest: RawGuest) -> Host:
    running = server.tables[guest.table].running
    assert running is not None
    return running.host
