"""Guests at a real host: coming, playing, being cut off, coming back, being told why not."""

from __future__ import annotations

import contextlib
import queue
import socket
import ssl
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as connect_plainly
from websockets.sync.server import ServerConnection, serve

from tests.game import starters
from tests.lan.company import (
    PATIENCE,
    Evening,
    Hosted,
    in_step,
    make_table,
    play,
    prepared,
    seated,
)
from vtes_desktop.decks.storing import StoringError
from vtes_desktop.lan import kept_list, link
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.frames import FrameError, from_host, padded, to_host
from vtes_desktop.lan.guest import SAID, Guest
from vtes_desktop.lan.identity import host_context, identity
from vtes_desktop.lan.invitation import Address, Invitation
from vtes_desktop.lan.known_hosts import FILE as HOSTS_FILE
from vtes_desktop.lan.known_hosts import HostChangedError, KnownHosts
from vtes_desktop.lan.limits import Limits
from vtes_desktop.lan.link import AnotherHostError, Backoff
from vtes_desktop.lan.tickets import FILE, Ticket, Tickets, new_secret
from vtes_desktop.lan.visitor import DeniedError
from vtes_desktop.play import requests as r
from vtes_desktop.play.updates import Reply
from vtes_desktop.table.journal import Options
from vtes_desktop.table.saying import plain

# -- pauses between tries


def test_pauses_grow_to_a_bound_and_begin_again() -> None:
    backoff = Backoff(first=1.0, most=8.0, chance=lambda: 1.0)
    assert [backoff.next() for _ in range(6)] == [1, 2, 4, 8, 8, 8]
    backoff.reset()
    assert backoff.next() == 1


def test_guests_do_not_all_come_back_at_once() -> None:
    early, late = Backoff(1.0, 8.0, chance=lambda: 0.0), Backoff(1.0, 8.0, chance=lambda: 1.0)
    assert [early.next() for _ in range(4)] == [0.5, 1, 2, 4]
    assert [late.next() for _ in range(4)] == [1, 2, 4, 8]
    tired = Backoff(1.0, 8.0)
    assert all(tired.next() <= 8.0 for _ in range(2000)), "no number grows too large"


# -- frames


def test_frames_tell_less_by_their_lengths() -> None:
    lengths = {len(to_host(p.Say(1, "x" * n))) for n in range(1, 400)}
    assert lengths == {256, 512}
    assert len(padded(b"x" * 60_000, 65_536)) == 65_536
    assert len(padded(b"x" * 65_000, 65_000)) == 65_000


def test_what_is_too_much_is_not_sent() -> None:
    with pytest.raises(FrameError, match="too much at once"):
        to_host(p.Say(1, "x" * 70_000))


LOBBY = p.Lobby("k3", p.Terms("Friday"), "lobby", ())
LINE = p.TableLine("k3", "Friday", 5, 2, "current", "manual", False, True, "lobby")


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        '{"type":"hello"}',
        '{"type":"said","name":1}',
        b"",
        b"\x78\x9c",
        b"zip",
        msgspec.json.encode(replace(LOBBY, seats=(p.LobbySeat("Sarah"),) * 7)).decode(),
        msgspec.json.encode(replace(LOBBY, seats=(p.LobbySeat("S" * 41),))).decode(),
        msgspec.json.encode(replace(LOBBY, table="k" * 33)).decode(),
        msgspec.json.encode(p.Seated(1, "k3", 9)).decode(),
        msgspec.json.encode(p.Tables((LINE,) * 5_001)).decode(),
        msgspec.json.encode(p.DeckChecked(1, ("Too many cards.",) * 1_001)).decode(),
        msgspec.json.encode(p.Entrusted("k3", b"o" * 5_000_000)).decode(),
    ],
)
def test_what_a_host_should_not_say_is_said_so(frame: str | bytes) -> None:
    with pytest.raises(FrameError, match="The host sent"):
        from_host(frame)


# -- meeting a host


def test_a_host_is_met_and_known_then(hosted: Hosted, evening: Evening, tmp_path: Path) -> None:
    guest = evening.guest(hosted.invitation, tmp_path)
    evening.until(lambda: guest.standing.kind == "connected")
    assert guest.welcome and guest.welcome.name == "Alexis"
    assert guest.fingerprint == hosted.identity.fingerprint
    assert KnownHosts(tmp_path).check("Alexis", "", hosted.identity.fingerprint) is not None


def test_damaged_files_of_one_s_own_are_said_and_do_not_keep_one_out(
    hosted: Hosted, evening: Evening, tmp_path: Path
) -> None:
    for name in (FILE, HOSTS_FILE):
        (tmp_path / name).write_bytes(b"[damaged")
    guest = evening.guest(hosted.invitation, tmp_path)
    warnings: list[str] = []
    guest.on_warning.append(warnings.append)
    table = make_table(evening, guest)
    seated(evening, guest, table, "Sarah")
    assert len(warnings) == 2 and "hosts that you know" in warnings[0] and "seats at other tables" in warnings[1]


def test_a_disk_that_takes_nothing_is_said_and_does_not_keep_one_out(
    hosted: Hosted, evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> str:
        raise StoringError("The disk is full.")

    monkeypatch.setattr(kept_list, "replace", full)
    guest = evening.guest(hosted.invitation, tmp_path)
    warnings: list[str] = []
    guest.on_warning.append(warnings.append)
    table = make_table(evening, guest)
    seated(evening, guest, table, "Sarah")
    assert warnings[0] == "The disk is full."
    assert "Your seat can’t be kept" in warnings[1]


def test_an_address_typed_by_hand_is_trusted_the_first_time(hosted: Hosted, evening: Evening, tmp_path: Path) -> None:
    typed = Invitation((Address("127.0.0.1", hosted.port),))
    guest = evening.guest(typed, tmp_path)
    evening.until(lambda: guest.standing.kind == "connected")
    assert guest.fingerprint == hosted.identity.fingerprint


def test_a_changed_host_is_said_and_nothing_is_told_to_it(hosted: Hosted, evening: Evening, tmp_path: Path) -> None:
    KnownHosts(tmp_path).remember("Alexis", "10.0.0.1:27182", "ab" * 32)
    guest = evening.guest(hosted.invitation, tmp_path)
    guest.join("k3", "Sarah")
    evening.until(lambda: guest.standing.kind == "ended")
    error = guest.standing.error
    assert isinstance(error, HostChangedError)
    assert (error.known, error.now) == ("ab" * 32, hosted.identity.fingerprint)
    assert guest.standing.reason == str(error)
    KnownHosts(tmp_path).remember("Alexis", "", hosted.identity.fingerprint)  # the player asked Alexis
    again = evening.guest(hosted.invitation, tmp_path)
    evening.until(lambda: again.standing.kind == "connected")


def test_another_host_than_the_invitation_s_hears_no_word(hosted: Hosted, evening: Evening, tmp_path: Path) -> None:
    """Whoever answers at that address has another certificate: not even the WebSocket is asked for."""
    heard = []

    def answer(server: socket.socket) -> None:
        connection, _ = server.accept()
        with host_context(identity(tmp_path / "impostor")).wrap_socket(connection, server_side=True) as encrypted:
            heard.append(encrypted.recv(1000))

    with socket.create_server(("127.0.0.1", 0)) as server:
        thread = threading.Thread(target=answer, args=(server,))
        thread.start()
        guest = evening.guest(
            Invitation((Address("127.0.0.1", server.getsockname()[1]),), "", hosted.identity.fingerprint)
        )
        evening.until(lambda: guest.standing.kind == "ended")
        thread.join(PATIENCE)
    assert isinstance(guest.standing.error, AnotherHostError)
    assert guest.standing.error.known == hosted.identity.fingerprint
    assert heard == [b""]


def test_the_address_that_answers_is_taken(hosted: Hosted, evening: Evening) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        nobody = closed.getsockname()[1]
    addresses = (Address("127.0.0.1", nobody), Address("127.0.0.1", hosted.port))
    guest = evening.guest(Invitation(addresses, "", hosted.identity.fingerprint))
    evening.until(lambda: guest.standing.kind == "connected")
    assert guest.address == str(addresses[1])


def test_why_nobody_answers_is_said_and_tried_again(tmp_path: Path, evening: Evening) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    own = identity(tmp_path / "host" / "identity")
    guest = evening.guest(Invitation((Address("127.0.0.1", port),), "", own.fingerprint))
    evening.until(lambda: guest.standing.reason)
    assert guest.standing.kind == "connecting" and "Nobody listens at 127.0.0.1" in guest.standing.reason
    with Hosted(tmp_path / "host", port=port):
        evening.until(lambda: guest.standing.kind == "connected")


def test_what_is_no_host_is_said(evening: Evening) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        thread = threading.Thread(target=lambda: server.accept()[0].sendall(b"SSH-2.0-OpenSSH\r\n"))
        thread.start()
        guest = evening.guest(Invitation((Address("127.0.0.1", server.getsockname()[1]),), "", "ab" * 32))
        evening.until(lambda: guest.standing.reason)
        thread.join(PATIENCE)
    assert "no host of this game" in guest.standing.reason or "lost" in guest.standing.reason


def test_only_the_newest_tls_is_spoken(hosted: Hosted) -> None:
    old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    old.check_hostname, old.verify_mode = False, ssl.CERT_NONE
    old.maximum_version = ssl.TLSVersion.TLSv1_2
    with pytest.raises((ssl.SSLError, OSError)):
        connect_plainly(f"wss://127.0.0.1:{hosted.port}{p.PATH}", ssl=old, proxy=None)


class Scripted:
    """A host that says what it is told to, to each guest that says hello."""

    def __init__(self, folder: Path, *frames: str | bytes) -> None:
        self.own = identity(folder)
        self.greeted = 0
        self._frames = frames
        context = host_context(self.own)
        self._server = serve(self._answer, "127.0.0.1", 0, ssl=context, compression=None)
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    def _answer(self, connection: ServerConnection) -> None:
        connection.recv()
        self.greeted += 1
        for frame in self._frames:
            connection.send(frame)
        with contextlib.suppress(ConnectionClosed):
            connection.recv()

    def __enter__(self) -> Scripted:
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join(PATIENCE)

    @property
    def invitation(self) -> Invitation:
        return Invitation((Address("127.0.0.1", self._server.socket.getsockname()[1]),), "", self.own.fingerprint)


def said(message: p.ToGuest) -> str:
    return msgspec.json.encode(message).decode()


def test_a_newer_host_says_so_politely(tmp_path: Path, evening: Evening) -> None:
    with Scripted(tmp_path, said(p.Refused("version", "This host speaks version 7: update.", 7, 7))) as host:
        guest = evening.guest(host.invitation)
        evening.until(lambda: guest.standing.kind == "ended")
        assert guest.standing.reason == "This host speaks version 7: update."
        assert host.greeted == 1, "not tried again and again"


def test_a_version_that_was_never_offered_ends_it(tmp_path: Path, evening: Evening) -> None:
    with Scripted(tmp_path, said(p.Welcome(p.VERSION + 1, "vtes-desktop 99", "Alexis"))) as host:
        guest = evening.guest(host.invitation)
        evening.until(lambda: guest.standing.kind == "ended")
        assert "never offered" in guest.standing.reason


def test_a_busy_host_is_tried_again(tmp_path: Path, evening: Evening) -> None:
    with Scripted(tmp_path, said(p.Refused("busy", "Too many guests just now.", again=True))) as host:
        guest = evening.guest(host.invitation)
        evening.until(lambda: host.greeted >= 3)
        assert guest.standing.kind == "connecting" and guest.standing.reason == "Too many guests just now."


@pytest.mark.parametrize("frame", ["what?", b"\0" * 100, "[" * 10_000], ids=["words", "bytes", "brackets"])
@pytest.mark.parametrize("greeting", [(), (said(p.Welcome(p.VERSION, "x", "Alexis")),)], ids=["at once", "later"])
def test_a_host_that_makes_no_sense_is_left_and_tried_again(
    tmp_path: Path, evening: Evening, frame: str | bytes, greeting: tuple[str, ...]
) -> None:
    with Scripted(tmp_path, *greeting, frame) as host:
        guest = evening.guest(host.invitation)
        reasons: list[str] = []
        guest.on_standing.append(lambda standing: reasons.append(standing.reason))
        evening.until(lambda: host.greeted >= 2)
        assert any(reason.startswith("The host sent what can’t be understood") for reason in reasons)


def test_a_host_that_never_greets_is_left(tmp_path: Path, evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "HELLO_SECONDS", 0.1)
    with Scripted(tmp_path) as host:
        guest = evening.guest(host.invitation)
        evening.until(lambda: host.greeted >= 2)
        assert "Nobody answers" in guest.standing.reason


def test_whoever_says_where_a_host_is_keeps_nobody_from_coming_back_to_it(tmp_path: Path, evening: Evening) -> None:
    with Hosted(tmp_path / "right") as right:
        port = right.port
        guest = evening.guest(right.invitation)
        evening.until(lambda: guest.standing.kind == "connected")
    evening.until(lambda: guest.standing.kind == "away")
    for lie in range(1, 40):
        guest.also_at((Address("127.0.0.2", lie),))
    with Hosted(tmp_path / "right", port=port):
        evening.until(lambda: guest.standing.kind == "connected")


def test_a_host_that_moves_is_come_back_to_where_it_is_found(tmp_path: Path, evening: Evening) -> None:
    with Hosted(tmp_path / "right") as right:
        guest = evening.guest(right.invitation)
        evening.until(lambda: guest.standing.kind == "connected")
    evening.until(lambda: guest.standing.kind == "away")
    with Hosted(tmp_path / "right") as moved:
        guest.also_at(moved.invitation.addresses)
        evening.until(lambda: guest.standing.kind == "connected")


class Talker(Scripted):
    """A host that talks as fast as it is heard."""

    def __init__(self, folder: Path) -> None:
        self.talked = 0
        super().__init__(folder)

    def _answer(self, connection: ServerConnection) -> None:
        connection.recv()
        connection.send(said(p.Welcome(p.VERSION, "x", "Alexis")))
        with contextlib.suppress(ConnectionClosed):
            while True:
                connection.send(said(p.Said("Alexis", "x" * 3_900)))
                self.talked += 1


def test_a_host_that_talks_faster_than_one_can_listen_waits(tmp_path: Path) -> None:
    """What is heard and not taken in yet stays few, whatever is told; all else would fill this machine's memory."""
    calls: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
    with Talker(tmp_path) as host:
        guest = Guest(host.invitation, calls.put)
        most = 0
        for _ in range(20 * link.UNTAKEN):
            calls.get(timeout=PATIENCE)()
            most = max(most, calls.qsize())
        guest.close()
    assert len(guest.said) == SAID
    assert 0 < most <= link.UNTAKEN


def test_another_host_at_the_same_address_is_not_spoken_to(tmp_path: Path, evening: Evening) -> None:
    """In the middle of an evening somebody else answers: the guest waits for the right one, and says why."""
    with Hosted(tmp_path / "right") as right:
        port = right.port
        guest = evening.guest(right.invitation)
        table = make_table(evening, guest)
        seated(evening, guest, table, "Sarah")
    with Hosted(tmp_path / "wrong", port=port) as wrong:
        evening.until(lambda: guest.standing.error)
        assert isinstance(guest.standing.error, AnotherHostError) and guest.standing.kind == "away"
        assert guest.standing.error.now == wrong.identity.fingerprint
        assert wrong.here(lambda: len(wrong.server._visitors)) == 0
    with Hosted(tmp_path / "right", port=port):
        evening.until(lambda: guest.standing.kind == "connected" and guest.seat == 0)


# -- the lobby


def test_a_table_is_made_listed_and_joined(hosted: Hosted, evening: Evening) -> None:
    owner, guest = (evening.guest(hosted.invitation) for _ in range(2))
    table = make_table(evening, owner)
    assert owner.owner
    listed = evening.answer(guest.look)
    assert isinstance(listed, p.Tables) and [line.id for line in listed.tables] == [table]
    seated(evening, guest, table, "Justin")
    evening.until(lambda: guest.lobby and owner.lobby and owner.lobby.seats[0].here)
    assert guest.lobby and guest.lobby.seats[guest.seat].name == "Justin" and not guest.owner
    guest.say("Hello")
    evening.until(lambda: owner.said)
    assert (owner.said[-1].name, owner.said[-1].text) == ("Justin", "Hello")
    left = evening.answer(guest.leave)
    assert isinstance(left, p.Left) and guest.seat == -1 and guest.ticket is None


def test_an_illegal_deck_is_answered_to_its_player_alone(hosted: Hosted, evening: Evening) -> None:
    owner, guest = (evening.guest(hosted.invitation) for _ in range(2))
    table = make_table(evening, owner)
    seated(evening, owner, table, "Sarah")
    seated(evening, guest, table, "Alexis")
    heard: list[p.ToGuest] = []
    owner.on_message.append(heard.append)
    (_, deck), *_ = starters(1)
    checked = evening.answer(lambda done: guest.submit_deck("short", deck.crypt[:3], deck.library[:5], done))
    assert isinstance(checked, p.DeckChecked) and checked.reasons
    checked = evening.answer(lambda done: guest.submit_deck(deck.name, deck.crypt, deck.library, done))
    assert isinstance(checked, p.DeckChecked) and not checked.reasons
    evening.until(lambda: owner.lobby and owner.lobby.seats[guest.seat].crypt)
    assert owner.lobby and owner.lobby.seats[guest.seat].library == len(deck.library)
    assert not any(isinstance(message, p.DeckChecked) for message in heard)


def test_a_password_is_proved_and_never_sent(hosted: Hosted, evening: Evening) -> None:
    owner, right, wrong, none = (evening.guest(hosted.invitation) for _ in range(4))
    table = make_table(evening, owner, password="Málaga by night")
    seated(evening, right, table, "Justin", "Málaga by night")
    denied = evening.answer(lambda done: wrong.join(table, "Lisa", "Malaga by night", done=done))
    assert isinstance(denied, p.Denied) and denied.code == "password"
    denied = evening.answer(lambda done: none.join(table, "Richard", done=done))
    assert isinstance(denied, p.Denied) and denied.code == "password"
    assert wrong.ticket is None and wrong.standing.kind == "connected"
    hosted.cut_all()
    evening.until(lambda: right.standing.kind == "away")
    evening.until(lambda: right.standing.kind == "connected")
    assert right.seat == 0, "who has a seat proves it no second time"


def test_who_watches_proves_the_password_each_time(hosted: Hosted, evening: Evening) -> None:
    owner, watching = (evening.guest(hosted.invitation) for _ in range(2))
    table = make_table(evening, owner, password="Ravnos")
    answer = evening.answer(lambda done: watching.watch(table, "Ravnos", done))
    assert isinstance(answer, p.Watching)
    hosted.cut_all()
    evening.until(lambda: watching.standing.kind == "away")
    evening.until(lambda: watching.standing.kind == "connected")
    assert watching.lobby is not None


def test_whoever_was_ready_is_ready_again_after_a_drop(hosted: Hosted, evening: Evening) -> None:
    owner, guest = (evening.guest(hosted.invitation) for _ in range(2))
    table = make_table(evening, owner, p.Terms("Two", 2))
    (_, hers), (_, his) = starters(2)
    seated(evening, owner, table, "Sarah")
    seated(evening, guest, table, "Alexis")
    prepared(evening, owner, hers)
    prepared(evening, guest, his)
    hosted.cut_all()
    evening.until(lambda: owner.standing.kind == "away")
    before = owner.lobby
    evening.until(lambda: owner.standing.kind == "connected" and owner.lobby is not before)
    evening.until(lambda: owner.lobby and all(seat.here and seat.ready for seat in owner.lobby.seats))
    warnings: list[str] = []
    guest.on_warning.append(warnings.append)
    owner.start()
    evening.until(lambda: owner.client and guest.client)
    assert warnings == []


def test_a_kicked_guest_has_lost_its_seat(hosted: Hosted, evening: Evening, tmp_path: Path) -> None:
    owner, guest = evening.guest(hosted.invitation), evening.guest(hosted.invitation, tmp_path)
    table = make_table(evening, owner)
    seated(evening, guest, table, "Lisa")
    owner.kick(guest.seat)
    evening.until(lambda: guest.standing.kind == "ended")
    assert "sent you away" in guest.standing.reason
    assert Tickets(tmp_path).all() == []


def test_a_table_is_entrusted_to_another(hosted: Hosted, evening: Evening, tmp_path: Path) -> None:
    first, second = (evening.guest(hosted.invitation, tmp_path / str(n)) for n in range(2))
    table = make_table(evening, first)
    seated(evening, first, table, "Sarah")
    seated(evening, second, table, "Alexis")
    first.entrust(second.seat)
    evening.until(lambda: second.owner and not first.owner)
    with evening.away_once(first, second):
        hosted.cut_all()
    evening.until(lambda: all(guest.standing.kind == "connected" for guest in (first, second)))
    assert second.owner and not first.owner
    (hers,), (his,) = Tickets(tmp_path / "0").all(), Tickets(tmp_path / "1").all()
    assert hers.token and not hers.owner and his.token and his.owner


def test_whoever_sends_much_is_held_back_at_home(tmp_path: Path, evening: Evening) -> None:
    """A host ends the connection of who sends too much; a guest never gets there, however quick the player is."""
    with Hosted(tmp_path, limits=Limits()) as hosted:
        guests = [evening.guest(hosted.invitation) for _ in range(2)]
        clients = play(evening, guests)
        replies: list[Reply] = []
        for _ in range(150):
            clients[0].ask(r.Roll(6), replies.append)
        evening.until(lambda: len(replies) == 150)
        assert all(reply.accepted for reply in replies)
        assert guests[0]._connection == 1, "never refused"


def test_what_a_guest_may_not_do_is_denied_with_a_sentence(hosted: Hosted, evening: Evening) -> None:
    owner, guest = (evening.guest(hosted.invitation) for _ in range(2))
    table = make_table(evening, owner)
    seated(evening, guest, table, "Lisa")
    for call in (
        lambda done: guest.start(refused=done),
        lambda done: guest.kick(0, done),
        lambda done: guest.finish(done),
        lambda done: guest.change(p.Terms("Mine"), done),
        lambda done: guest.replace(1, done),
        lambda done: guest.join("nowhere", "Lisa", done=done),
    ):
        denied = evening.answer(call)
        assert isinstance(denied, p.Denied) and denied.reason.endswith("."), denied
    assert guest.seat == 0 and guest.lobby is not None


def test_before_there_is_a_connection_a_call_is_denied(evening: Evening) -> None:
    guest = evening.guest(Invitation((Address("127.0.0.1", 1),)))
    denied = evening.answer(lambda done: guest.hand_over(0, done))
    assert isinstance(denied, p.Denied) and denied.code == "closing"


# -- the game


@pytest.fixture
def table_of_three(hosted: Hosted, evening: Evening, tmp_path: Path) -> None:
    guests = [evening.guest(hosted.invitation, tmp_path / str(n)) for n in range(3)]
    play(evening, guests)


@pytest.mark.usefixtures("table_of_three")
def test_a_game_is_played(hosted: Hosted, evening: Evening) -> None:
    clients = [guest.client for guest in evening.guests if guest.client]
    in_step(evening, hosted, clients)
    first = next(client for client in clients if client.seat == 0)
    assert evening.ask(first, r.Draw()).accepted
    assert evening.ask(clients[0], r.Chat("Hello")).n == 3
    refused = evening.ask(first, r.Put((999_999,), first.table.copies[first.table.pile(0, "hand")[0]].place))
    assert not refused.accepted and refused.reason
    in_step(evening, hosted, clients)


@pytest.mark.usefixtures("table_of_three")
def test_what_no_wire_could_bring_is_refused_at_home(evening: Evening) -> None:
    (client, *_) = [guest.client for guest in evening.guests if guest.client]
    assert "can't be asked" in evening.ask(client, r.Draw("x" * 41)).reason
    assert "can't be asked" in evening.ask(client, r.Roll(0)).reason
    assert evening.ask(client, r.Roll(6)).accepted, "the connection holds"


@pytest.mark.usefixtures("table_of_three")
def test_many_requests_at_once_come_in_order(hosted: Hosted, evening: Evening) -> None:
    clients = [guest.client for guest in evening.guests if guest.client]
    replies: list[Any] = []
    for number in range(100):
        clients[0].ask(r.Chat(f"word {number}"), replies.append)
    evening.until(lambda: len(replies) == 100)
    assert [reply.n for reply in replies] == list(range(2, 102))
    in_step(evening, hosted, clients)


@pytest.mark.usefixtures("table_of_three")
def test_nothing_is_done_twice_or_lost_when_the_network_drops(hosted: Hosted, evening: Evening) -> None:
    clients = [guest.client for guest in evening.guests if guest.client]
    replies: list[Any] = []
    for number in range(60):
        clients[number % 3].ask(r.Chat(f"word {number}"), replies.append)
        if number % 10 == 9:
            with evening.away_once(*evening.guests):
                hosted.cut_all()
                evening.until(lambda: evening.guests[0].standing.kind == "away")
                refused = evening.ask(clients[0], r.Chat("while away"))
                assert not refused.accepted and "can’t be reached" in refused.reason
            evening.until(lambda: all(guest.standing.kind == "connected" for guest in evening.guests))
            evening.until(lambda: all(guest.can_ask for guest in evening.guests))
    evening.until(lambda: len(replies) == 60)
    assert all(reply.accepted for reply in replies)
    in_step(evening, hosted, clients)
    game = hosted.here(hosted.game)
    words = [
        plain(saying, [seat.name for seat in clients[0].table.seats], str)
        for saying in clients[0].log
        if "word" in str(saying)
    ]
    assert sorted(int(line.rsplit("word ", 1)[1].rstrip("”")) for line in words) == list(range(60))
    for client in clients:
        assert client.log == hosted.here(lambda seat=client.seat: game.snapshot(seat).log)


def test_a_program_closed_in_mid_game_comes_back_by_its_ticket(
    hosted: Hosted, evening: Evening, tmp_path: Path
) -> None:
    guests = [evening.guest(hosted.invitation, tmp_path / str(n)) for n in range(2)]
    clients = play(evening, guests)
    evening.ask(clients[1], r.Chat("one"))
    seat = clients[1].seat
    guests[1].close()
    evening.ask(clients[0], r.Chat("two"))
    (ticket,) = Tickets(tmp_path / "1").all()
    assert (ticket.title, ticket.player, ticket.host) == ("Friday night", "Alexis", "Alexis")
    again = evening.guest(Invitation(ticket.addresses, ticket.table, ticket.fingerprint), tmp_path / "1")
    back = evening.answer(lambda done: again.come_back(ticket, done))
    assert (isinstance(back, p.Seated) and back.seat == seat and back.asked == 8) or back
    evening.until(lambda: again.client)
    assert again.client
    assert evening.ask(again.client, r.Chat("three")).n == 4
    in_step(evening, hosted, [clients[0], again.client])


def test_a_seat_is_not_given_up_while_the_host_can_t_read_its_game(
    hosted: Hosted, evening: Evening, tmp_path: Path
) -> None:
    guests = [evening.guest(hosted.invitation, tmp_path / str(n)) for n in range(2)]
    clients = play(evening, guests)
    come, failed = hosted.server._come, []  # type: ignore[var-annotated]

    def fail_twice(*message: Any) -> None:
        if len(failed) < 2:
            failed.append(1)
            raise DeniedError("fault", "The journal can’t be read: Input/output error.")
        come(*message)

    hosted.here(lambda: setattr(hosted.server, "_come", fail_twice))
    reasons: list[str] = []
    for guest in guests:
        guest.on_standing.append(lambda standing: reasons.append(standing.reason))
    hosted.cut_all()
    evening.until(lambda: len(failed) == 2 and all(guest.can_ask for guest in guests))
    assert reasons.count("The journal can’t be read: Input/output error.") == 2
    in_step(evening, hosted, clients)
    assert len(Tickets(tmp_path / "1").all()) == 1


def test_a_ticket_is_kept_until_it_is_worth_nothing(hosted: Hosted, evening: Evening, tmp_path: Path) -> None:
    guests = [evening.guest(hosted.invitation, tmp_path / str(n)) for n in range(2)]
    play(evening, guests)
    (ticket,) = Tickets(tmp_path / "1").all()
    guests[1].close()

    def fail(*_: Any) -> None:
        raise DeniedError("fault", "The journal can’t be read.")

    come = hosted.server._come
    hosted.here(lambda: setattr(hosted.server, "_come", fail))
    again = evening.guest(hosted.invitation, tmp_path / "1")
    denied = evening.answer(lambda done: again.come_back(ticket, done))
    assert isinstance(denied, p.Denied) and Tickets(tmp_path / "1").all()
    hosted.here(lambda: setattr(hosted.server, "_come", come))
    guests[0].kick(1 - guests[0].seat)
    evening.until(lambda: guests[0].said and "sent away" in guests[0].said[-1].text)
    denied = evening.answer(lambda done: again.come_back(ticket, done))
    assert isinstance(denied, p.Denied) and Tickets(tmp_path / "1").all() == []


def test_one_seat_is_at_one_place_at_a_time(hosted: Hosted, evening: Evening, tmp_path: Path) -> None:
    guests = [evening.guest(hosted.invitation, tmp_path / str(n)) for n in range(2)]
    play(evening, guests)
    (ticket,) = Tickets(tmp_path / "1").all()
    elsewhere = evening.guest(hosted.invitation, tmp_path / "1")
    elsewhere.come_back(ticket)
    evening.until(lambda: elsewhere.client and guests[1].standing.kind == "ended")
    assert "elsewhere" in guests[1].standing.reason
    assert guests[1].client
    assert not evening.ask(guests[1].client, r.Chat("still here?")).accepted


def test_a_seat_is_handed_over(hosted: Hosted, evening: Evening, tmp_path: Path) -> None:
    guests = [evening.guest(hosted.invitation, tmp_path / str(n)) for n in range(2)]
    play(evening, guests)
    seat, table = guests[1].seat, guests[1].lobby.table if guests[1].lobby else ""
    keys: list[p.ToGuest] = []
    guests[1].hand_over(seat, keys.append)
    evening.until(lambda: guests[0].client and guests[0].client.asks)
    assert guests[0].client and not keys, "whoever takes the seat sees its hand: the other is asked"
    evening.ask(guests[0].client, r.Answer(guests[0].client.asks[0].number, True))
    evening.until(lambda: keys)
    (key,) = keys
    assert isinstance(key, p.HandedOver)
    friend = evening.guest(hosted.invitation, tmp_path / "friend")
    answer = evening.answer(lambda done: friend.join(table, "Lisa", key=key.key, done=done))
    assert isinstance(answer, p.Seated) and answer.seat == seat
    evening.until(lambda: friend.client and guests[1].standing.kind == "ended")
    assert friend.client and friend.client.seat == seat
    thief = evening.guest(hosted.invitation)
    denied = evening.answer(lambda done: thief.join(table, "Thief", key=key.key, done=done))
    assert isinstance(denied, p.Denied), "a key opens once"


def test_who_only_watches_can_ask_nothing(hosted: Hosted, evening: Evening) -> None:
    guests = [evening.guest(hosted.invitation) for _ in range(2)]
    watching = evening.guest(hosted.invitation)
    *clients, spectator = play(evening, guests, watching=[watching])
    assert spectator.seat == -1
    assert "only watching" in evening.ask(spectator, r.Chat("psst")).reason
    evening.ask(clients[0], r.Draw())
    in_step(evening, hosted, [*clients, spectator])


def test_without_the_seat_s_token_nobody_acts_for_it(hosted: Hosted, evening: Evening) -> None:
    guests = [evening.guest(hosted.invitation) for _ in range(2)]
    play(evening, guests)
    table = guests[0].lobby.table if guests[0].lobby else ""
    stranger = evening.guest(hosted.invitation)
    forged = Ticket(hosted.identity.fingerprint, table, player="Sarah", token=new_secret())
    denied = evening.answer(lambda done: stranger.come_back(forged, done))
    assert isinstance(denied, p.Denied) and stranger.client is None


def test_the_host_closes_and_opens_again(tmp_path: Path, evening: Evening) -> None:
    with Hosted(tmp_path / "host") as hosted:
        port = hosted.port
        guests = [evening.guest(hosted.invitation, tmp_path / str(n)) for n in range(2)]
        clients = play(evening, guests)
        evening.ask(clients[0], r.Chat("one"))
        heard: list[p.ToGuest] = []
        guests[0].on_message.append(heard.append)
    evening.until(lambda: all(guest.standing.kind == "away" for guest in guests))
    assert any(isinstance(message, p.Closing) for message in heard)
    with Hosted(tmp_path / "host", port=port) as hosted:
        evening.until(lambda: all(guest.standing.kind == "connected" for guest in guests))
        evening.until(lambda: all(guest.can_ask for guest in guests))
        assert evening.ask(clients[1], r.Chat("two")).n == 3
        in_step(evening, hosted, clients)


def test_the_journal_is_fetched_after_the_game(hosted: Hosted, evening: Evening) -> None:
    guests = [evening.guest(hosted.invitation) for _ in range(2)]
    terms = p.Terms("Short", 2, options=Options(), share_journal=True)
    clients = play(evening, guests, terms)
    got: list[bytes | p.Denied] = []
    guests[1].fetch_journal(got.append)
    evening.until(lambda: got)
    assert isinstance(got[0], p.Denied), "not while it is played"
    for request in (r.EndGame(), r.TellSeed()):
        asked = evening.ask(clients[0], request)
        assert asked.waiting
        assert evening.ask(clients[1], r.Answer(asked.n, True)).accepted
    guests[1].fetch_journal(got.append)
    evening.until(lambda: len(got) == 2)
    assert isinstance(got[1], bytes) and got[1].count(b"\n") >= 3


# -- tickets


@pytest.mark.parametrize("damage", [b"", b"{}", b"\xff", b'[{"fingerprint":"x"}]', b"[" * 4000])
def test_damaged_tickets_are_kept_and_said(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / FILE).write_bytes(damage)
    tickets = Tickets(tmp_path)
    assert tickets.all() == []
    assert "hand it over" in tickets.kept.damage
    assert (tmp_path / f"{FILE}.damaged-1").read_bytes() == damage
    tickets.keep(Ticket("ab" * 32, "k3", token=b"t" * 32))
    assert len(tickets.all()) == 1


def test_what_would_not_be_read_again_is_not_written_over_the_other_tickets(tmp_path: Path) -> None:
    tickets = Tickets(tmp_path)
    kept = tickets.keep(Ticket("ab" * 32, "k3", token=new_secret()))
    with pytest.raises(kept_list.KeptListError, match="too long"):
        tickets.keep(Ticket("cd" * 32, "k4", title="x" * 5_000_000, token=new_secret()))
    assert Tickets(tmp_path).all() == [kept]


def test_a_ticket_takes_the_place_of_its_older_self(tmp_path: Path) -> None:
    tickets = Tickets(tmp_path)
    first = tickets.keep(Ticket("ab" * 32, "", owner=b"o" * 32))
    second = tickets.keep(Ticket("ab" * 32, "k3", owner=b"o" * 32), first)
    seat = tickets.keep(Ticket("ab" * 32, "k3", token=b"t" * 32, owner=b"o" * 32), second)
    other = tickets.keep(Ticket("cd" * 32, "k3", token=b"u" * 32))
    assert tickets.all() == [other, seat]
    assert tickets.find("ab" * 32, "k3") == seat
    tickets.drop(other)
    assert tickets.all() == [seat]
