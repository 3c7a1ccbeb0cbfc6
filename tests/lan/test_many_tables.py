"""Many tables in one process: each its own, few threads, games that sleep and wake, faults that stay where they are."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.game import any_request, by_chance, catalogue
from tests.lan.served import ROOMY, RawGuest, playing, seated, serving, terms, true
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan import saved as s
from vtes_desktop.lan.server import SYNCING_THREADS
from vtes_desktop.lan.table_files import path_of
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.updates import Reply
from vtes_desktop.table.journal import read


def check(folder: Path, tables: int, requests: int) -> None:
    async def play(guests: list[RawGuest], seed: int) -> None:
        choose = by_chance(seed)
        for _ in range(requests):
            guest = guests[choose(len(guests))]
            assert guest.mirror is not None
            reply = await guest.ask(any_request(guest.mirror.table, guest.seat, choose))
            for other in guests:
                await other.news(reply.n)

    # Tests before this one may have left some that are still ending.
    others = set(threading.enumerate())

    async def story() -> None:
        async with serving(folder) as server:
            games = [await playing(server, 3) for _ in range(tables)]
            await asyncio.gather(*(play(guests, seed) for seed, guests in enumerate(games)))
            for guests in games:
                assert true(server, guests)
            syncing = [thread for thread in threading.enumerate() if thread.name == "syncing" and thread not in others]
            assert 0 < len(syncing) <= SYNCING_THREADS
        journals = list(folder.glob("*.vtes-game"))
        assert len(journals) == tables
        for journal in journals:
            assert not read(journal).damage

    asyncio.run(story())


def test_tables_do_not_disturb_each_other(tmp_path: Path) -> None:
    check(tmp_path, tables=6, requests=25)


@pytest.mark.long
def test_fifty_tables(tmp_path: Path) -> None:
    check(tmp_path, tables=50, requests=200)


def test_a_game_at_which_nobody_is_sleeps_and_wakes(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, replace(ROOMY, asleep=0.0)) as server:
            sarah, alexis = await playing(server)
            await sarah.ask(r.Draw(), 33)
            table = server.tables[sarah.table]
            await sarah.close()
            await alexis.close()
            while table.running is not None or table._moving is not None:
                await asyncio.sleep(0.05)
            # Nobody has it open, now that it is saved.
            Host.resume(catalogue(), tmp_path / table.saved.journal).close()
            # Both come at once: it is read once.
            back = [await RawGuest.connect(server.port, name) for name in ("Sarah", "Alexis")]
            for guest, before in zip(back, (sarah, alexis), strict=True):
                guest.token = before.token
                await guest.send(p.Join(1, before.table, guest.token, guest.name))
            for guest in back:
                await guest.hear(p.Seated)
                await guest.hear(p.Begins)
            assert await back[0].ask(r.Draw(), 33) == Reply(True, n=2)
            assert (await back[0].ask(r.Draw())).accepted
            await back[1].news(3)
            assert true(server, back)

    asyncio.run(story())


def test_a_fault_of_the_rules_ends_one_connection_and_is_not_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    submit = Host.submit

    def failing(self: Host, seat: int, request: r.Request, number: int = 0, once: bytes = b"") -> Reply:
        if isinstance(request, r.Roll):
            raise ZeroDivisionError
        return submit(self, seat, request, number, once)

    monkeypatch.setattr(Host, "submit", failing)
    faults: list[object] = []

    async def story() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context.get("exception")))
        async with serving(tmp_path) as server:
            sarah, alexis = await playing(server)
            await sarah.send(p.Ask(50, r.Roll()))
            await sarah.ended()
            back = await RawGuest.connect(server.port)
            back.token = sarah.token
            assert (await back.join(sarah.table)).asked == 50
            await back.hear(p.Begins)
            reply = await back.ask(r.Roll(), 50)
            assert not reply.accepted
            assert "failed" in reply.reason
            assert (await back.ask(r.Draw())).accepted
            await alexis.news(2)
            assert true(server, [back, alexis])

    asyncio.run(story())
    assert [type(fault) for fault in faults] == [ZeroDivisionError]


def test_what_can_t_be_saved_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise s.SavedError("The disk is full.")

    async def story() -> None:
        async with serving(tmp_path) as server:
            sarah, alexis = await seated(server, 2)
            table = server.tables[sarah.table]
            before = s.encoded(table.saved)
            keep = s.keep
            monkeypatch.setattr(s, "keep", full)
            rex = await RawGuest.connect(server.port, "Rex")
            for guest, message in (
                (sarah, p.Change(1, terms(3))),
                (sarah, p.Kick(2, 1)),
                (sarah, p.HandOver(3, 1)),
                (rex, p.Make(4, terms(), rex.owner)),
            ):
                denied = await guest.denied(message)
                assert (denied.code, denied.reason) == ("fault", "The disk is full.")
            assert s.encoded(table.saved) == before
            assert len(server.tables) == 1
            monkeypatch.setattr(s, "keep", keep)
            await sarah.send(p.Start(5))
            await sarah.open()
            monkeypatch.setattr(s, "keep", full)
            await alexis.open()
            said = await alexis.hear(p.Said)
            assert "disk is full" in said.text
            lobby = await alexis.hear(p.Lobby)
            assert (lobby.state, [seat.here for seat in lobby.seats]) == ("lobby", [True, True])
            assert [lobby.seats[guest.seat].name for guest in (sarah, alexis)] == ["Sarah", "Alexis"]

    asyncio.run(story())


def test_tables_that_can_t_be_read_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "aa.vtes-table").write_text("{")
    (tmp_path / "bb.vtes-table").write_bytes(b"\xff" * 100)

    async def story() -> None:
        async with serving(tmp_path) as server:
            sarah = await RawGuest.connect(server.port)
            await sarah.make(terms())
            table = path_of(tmp_path, sarah.table)
            newer = s.read(table)
            newer.format, newer.id = 99, "cc"
            s.keep(tmp_path, "cc", s.encoded(newer))
        async with serving(tmp_path) as server:
            assert list(server.tables) == [sarah.table]
        assert (tmp_path / "aa.vtes-table").read_text() == "{"

    asyncio.run(story())


def test_a_game_that_can_t_be_read_is_said_to_who_comes(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            sarah, _ = await playing(server)
        (journal,) = tmp_path.glob("*.vtes-game")
        journal.write_bytes(b"nonsense\n" * 3)
        async with serving(tmp_path) as server:
            back = await RawGuest.connect(server.port)
            denied = await back.denied(p.Join(1, sarah.table, sarah.token, "Sarah"))
            assert denied.code == "fault"
            assert journal.name in denied.reason

    asyncio.run(story())


def test_limits_of_tables_and_spectators(tmp_path: Path) -> None:
    async def story() -> None:
        limits = replace(ROOMY, tables=3, tables_of_address=2, spectators=1)
        async with serving(tmp_path, limits) as server:
            owners = [await RawGuest.connect(server.port) for _ in range(3)]
            for owner in owners[:2]:
                await owner.make(terms())
            assert (await owners[2].denied(p.Make(1, terms(), owners[2].owner))).code == "full"
            watchers = [await RawGuest.connect(server.port) for _ in range(2)]
            await watchers[0].send(p.Watch(1, owners[0].table))
            await watchers[0].hear(p.Watching)
            assert (await watchers[1].denied(p.Watch(1, owners[0].table))).code == "full"
            await owners[0].send(p.Finish(2))
            assert (await owners[0].refused()).code == "closing"
            await owners[2].make(terms())
            assert not path_of(tmp_path, owners[0].table).exists()

    asyncio.run(story())


def test_a_full_house_lets_go_of_a_lobby_that_is_only_kept_for_somebody(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, replace(ROOMY, tables=2, asleep=0.3)) as server:
            away, here, more = [await RawGuest.connect(server.port) for _ in range(3)]
            for guest in (away, here):
                await guest.make(terms())
                await guest.join()
            await away.close()
            while server.tables[away.table].visitors:
                await asyncio.sleep(0.05)
            kept = server.tables[away.table]
            assert (await more.denied(p.Make(1, terms(), more.owner))).code == "full", "she may come back"
            while asyncio.get_running_loop().time() - kept.empty_since <= 0.3:
                await asyncio.sleep(0.05)
            await more.make(terms())
            assert set(server.tables) == {here.table, more.table}

    asyncio.run(story())


def test_lobbies_that_nobody_wants_are_removed(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, replace(ROOMY, asleep=0.0)) as server:
            sarah, alexis = await RawGuest.connect(server.port), await RawGuest.connect(server.port)
            await sarah.make(terms())
            await alexis.make(terms())
            await alexis.join()
            await sarah.close()
            await alexis.close()
            while sarah.table in server.tables:
                await asyncio.sleep(0.05)
            assert list(server.tables) == [alexis.table], "somebody has a seat there"

    asyncio.run(story())
