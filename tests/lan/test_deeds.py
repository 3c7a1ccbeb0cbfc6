"""What is said or done at a table is done once, whenever the connection is lost; and the owner changes its terms."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.game import starters
from tests.lan.company import Evening, Hosted, make_table, prepared, seated
from tests.lan.served import RawGuest, terms
from tests.lan.test_serve import a_game, served
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.guest import Guest
from vtes_desktop.lan.proof import ProofError
from vtes_desktop.lan.server import Server
from vtes_desktop.lan.visitor import Visitor
from vtes_desktop.play import requests as r
from vtes_desktop.table.journal import Options, read

Cut = Callable[[type], list[p.Deed]]


@pytest.fixture
def cut_after(monkeypatch: pytest.MonkeyPatch) -> Cut:
    """Cut the connection of whoever does such a deed first, before it hears of it; returns all that come."""

    def arrange(kind: type) -> list[p.Deed]:
        came: list[p.Deed] = []
        usual = Server._do_once

        def do(server: Server, visitor: Visitor, message: p.Deed) -> None:
            if isinstance(message, kind):
                came.append(message)
                if len(came) == 1:
                    monkeypatch.setattr(visitor, "send", lambda _: None)
            usual(server, visitor, message)
            if isinstance(message, kind) and len(came) == 1:
                visitor.wire.cut()

        monkeypatch.setattr(Server, "_do_once", do)
        return came

    return arrange


@pytest.fixture
def two(hosted: Hosted, evening: Evening, tmp_path: Path) -> tuple[Guest, Guest]:
    """Sarah, who owns the table, and Lisa."""
    owner, guest = (evening.guest(hosted.invitation, tmp_path / str(n)) for n in range(2))
    table = make_table(evening, owner, p.Terms("Friday", 3, options=Options()))
    seated(evening, owner, table, "Sarah")
    seated(evening, guest, table, "Lisa")
    return owner, guest


def heard(guest: Guest) -> list[str]:
    return [said.text for said in guest.said]


def test_what_was_said_when_the_connection_broke_is_heard_once(
    evening: Evening, two: tuple[Guest, Guest], cut_after: Cut
) -> None:
    owner, guest = two
    came = cut_after(p.Say)
    guest.say("Hello")
    evening.until(lambda: len(came) == 2)
    assert came[0] == came[1]
    guest.say("Anybody?")
    evening.until(lambda: "Anybody?" in heard(owner) and "Anybody?" in heard(guest))
    assert heard(owner) == ["Hello", "Anybody?"]
    assert heard(guest)[-2:] == ["Hello", "Anybody?"]


def test_what_is_said_while_the_connection_is_away_is_heard_when_it_is_back(
    hosted: Hosted, evening: Evening, two: tuple[Guest, Guest]
) -> None:
    owner, guest = two
    for number in range(10):
        hosted.cut_all()
        guest.say(f"Hello {number}")
        evening.until(lambda number=number: f"Hello {number}" in heard(guest))
    evening.until(lambda: "Hello 9" in heard(owner))
    assert heard(owner) == [f"Hello {number}" for number in range(10)]


def test_who_was_sent_away_when_the_connection_broke_is_sent_away_once_and_nobody_else_is(
    hosted: Hosted, evening: Evening, two: tuple[Guest, Guest], cut_after: Cut, tmp_path: Path
) -> None:
    owner, guest = two
    assert owner.lobby is not None
    table = owner.lobby.table
    came = cut_after(p.Kick)
    adam = evening.guest(hosted.invitation, tmp_path / "2")
    owner.kick(guest.seat, name="Lisa")
    evening.until(lambda: guest.standing.kind == "ended")
    seated(evening, adam, table, "Adam")
    evening.until(lambda: len(came) == 2)
    denied = evening.answer(lambda done: owner.kick(adam.seat, done, "Lisa"))
    assert isinstance(denied, p.Denied) and denied.reason == "Lisa does not sit there any more."
    assert adam.seat == 1 and adam.standing.kind == "connected"


def test_a_game_that_began_when_the_owners_connection_broke_has_begun_once(
    hosted: Hosted, evening: Evening, two: tuple[Guest, Guest], cut_after: Cut
) -> None:
    for guest, (_, deck) in zip(two, starters(2), strict=True):
        prepared(evening, guest, deck)
    came = cut_after(p.Start)
    refused: list[p.ToGuest] = []
    two[0].start(refused=refused.append)
    evening.until(lambda: len(came) == 2)
    evening.until(lambda: refused)
    assert isinstance(refused[0], p.Done)
    # The owner's number did not come: everybody is asked again, and nothing begins by itself.
    evening.until(lambda: two[0].lobby is not None and two[0].lobby.state == "lobby")
    assert hosted.here(lambda: [table.running for table in hosted.server.tables.values()]) == [None]


def test_a_deed_is_remembered_by_a_host_that_was_restarted(tmp_path: Path, evening: Evening) -> None:
    with Hosted(tmp_path / "host") as hosted:
        port = hosted.port
        owner, guest = (evening.guest(hosted.invitation, tmp_path / str(n)) for n in range(2))
        table = make_table(evening, owner)
        for each, name in ((owner, "Sarah"), (guest, "Lisa")):
            seated(evening, each, table, name)
        message = p.Kick(owner._next(), guest.seat, once=b"word")
        owner._send(message)
        evening.until(lambda: guest.standing.kind == "ended")
    evening.until(lambda: owner.standing.kind == "away")
    with Hosted(tmp_path / "host", port=port) as hosted:
        evening.until(lambda: owner.standing.kind == "connected")
        adam = evening.guest(hosted.invitation, tmp_path / "2")
        seated(evening, adam, table, "Adam")
        heard: list[p.ToGuest] = []
        owner.on_message.append(heard.append)
        owner._send(message)
        evening.until(lambda: p.Done(message.number) in heard)
        assert adam.seat == guest.seat and adam.standing.kind == "connected"


# -- what was said, and the host was killed before it answered ---------------------------------------------------------


async def until_killed(guest: RawGuest, kill: Callable[[], None]) -> None:
    kill()
    await guest.ended()


async def said_again(guest: RawGuest, port: int, say: p.Say) -> RawGuest:
    """The guest comes back to the host, which was killed, and says again what was not answered."""
    back = await RawGuest.connect(port, guest.name)
    back.token, back.number = guest.token, guest.number
    await back.join(guest.table)
    await back.send(say)
    assert (await back.hear(p.Done)).number == say.number
    return back


def test_what_was_said_in_a_game_is_in_its_journal_once_although_the_host_was_killed(tmp_path: Path) -> None:
    guests: list[RawGuest] = []
    say = p.Say(50, "Has it begun?", b"a word")

    async def before(port: int, kill: Callable[[], None]) -> None:
        guests.extend(await a_game(port))
        await guests[0].send(say)
        await guests[1].hear(p.News)
        await until_killed(guests[1], kill)

    async def after(port: int) -> None:
        back = await said_again(guests[0], port, say)
        assert (await back.ask(r.Chat("Yes"))).accepted

    with served(tmp_path) as host:
        asyncio.run(before(host.port, lambda: host.process.send_signal(signal.SIGKILL)))
    with served(tmp_path, host.port) as host:
        asyncio.run(after(host.port))
    (journal,) = tmp_path.rglob("*.vtes-game")
    chats = [line.request for line in read(journal).lines if b'"chat"' in bytes(line.request)]
    assert [msgspec.json.decode(chat, type=r.Chat).text for chat in chats] == ["Has it begun?", "Yes"]


def test_what_was_said_in_a_lobby_is_heard_once_although_the_host_was_killed(tmp_path: Path) -> None:
    guests: list[RawGuest] = []
    say = p.Say(50, "Shall we begin?", b"a word")

    async def before(port: int, kill: Callable[[], None]) -> None:
        guests.extend([await RawGuest.connect(port, name) for name in ("Sarah", "Alexis")])
        table = await guests[0].make(terms(2))
        for guest in guests:
            await guest.join(table)
        await guests[0].send(say)
        assert (await guests[1].hear(p.Said)).text == say.text
        await until_killed(guests[1], kill)

    async def after(port: int) -> None:
        back = await said_again(guests[0], port, say)
        await back.send(p.Say(back.next(), "Yes", b"another"))
        assert (await back.hear(p.Said)).text == "Yes"

    with served(tmp_path) as host:
        asyncio.run(before(host.port, lambda: host.process.send_signal(signal.SIGKILL)))
    with served(tmp_path, host.port) as host:
        asyncio.run(after(host.port))


# -- the terms ---------------------------------------------------------------------------------------------------------


def test_the_owner_changes_the_terms_and_who_was_ready_is_asked_again(
    evening: Evening, two: tuple[Guest, Guest]
) -> None:
    owner, guest = two
    for each, (_, deck) in zip(two, starters(2), strict=True):
        prepared(evening, each, deck)
    owner.change(p.Terms("Monday", 2, mode="strict", options=Options(time_limit=3600)))
    evening.until(lambda: guest.lobby is not None and guest.lobby.terms.name == "Monday")
    assert guest.lobby is not None
    assert [seat.name for seat in guest.lobby.seats] == ["Sarah", "Lisa"]
    assert not any(seat.ready for seat in guest.lobby.seats)
    assert all(seat.crypt for seat in guest.lobby.seats)
    evening.until(lambda: guest.said)
    said = guest.said[-1].text
    for words in ("“Monday”", "2 seats", "with the referee", "one hour", "Say again that you are ready"):
        assert words in said


def test_terms_that_are_as_they_were_ask_nobody_again(evening: Evening, two: tuple[Guest, Guest]) -> None:
    owner, guest = two
    prepared(evening, guest, starters(2)[1][1])
    assert owner.lobby is not None
    terms = owner.lobby.terms
    answer = evening.answer(lambda done: owner.change(terms, done))
    assert isinstance(answer, p.Done)
    assert owner.lobby.seats[guest.seat].ready


def test_a_password_is_given_changed_and_taken_away(
    hosted: Hosted, evening: Evening, two: tuple[Guest, Guest], tmp_path: Path
) -> None:
    owner, _ = two
    assert owner.lobby is not None
    table, terms = owner.lobby.table, owner.lobby.terms
    for given, tried, comes in (("kindred", "", False), ("kine", "kindred", False), ("", "", True)):
        answer = evening.answer(lambda done, given=given: owner.change(terms, done, given))
        assert isinstance(answer, p.Done)
        assert owner.lobby is not None and owner.lobby.password == bool(given)
        adam = evening.guest(hosted.invitation, tmp_path / f"adam {given}")
        try:
            answer = evening.answer(lambda done, adam=adam, tried=tried: adam.join(table, "Adam", tried, done=done))
        except ProofError:
            answer = p.Denied(0, "password", "")
        assert isinstance(answer, p.Seated) == comes, answer


def test_random_players_and_a_table_by_hand_do_not_go_together(evening: Evening, two: tuple[Guest, Guest]) -> None:
    owner, _ = two
    strict = p.Terms("Friday", 3, mode="strict", options=Options())
    assert isinstance(evening.answer(lambda done: owner.change(strict, done)), p.Done)
    assert isinstance(evening.answer(lambda done: owner.replace(2, done)), p.Done)
    denied = evening.answer(lambda done: owner.change(p.Terms("Friday", 3, options=Options()), done))
    assert isinstance(denied, p.Denied) and "need the referee" in denied.reason
