"""What goes wrong with networks and machines, and that nothing is lost or done twice by it."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.game import any_request, by_chance, starter
from tests.lan.company import Evening, Hosted, in_step, make_table, play, prepared, seated
from tests.lan.house import digest
from tests.lan.networks import PATIENCE, Networks, Program, why_no_weather, why_not
from tests.lan.player import words_said
from tests.lan.relay import Relay
from vtes_desktop.lan import guest as guest_module
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.guest import Guest
from vtes_desktop.lan.invitation import Address, Invitation, read
from vtes_desktop.play import requests as r
from vtes_desktop.play.updates import Reply
from vtes_desktop.table.journal import Options

in_networks = pytest.mark.skipif(bool(why_not()), reason=why_not() or "-")


# -- a connection that drops after every message


class Cutting(guest_module._Ear):
    """An ear whose connection is cut after so many messages, exactly: the guest hears nothing after them."""

    plan: Callable[[int], int]
    """After how many messages the n-th connection is cut (from 1; the welcome is not counted); 0 for never."""
    last = 0
    heard_now = 0

    def up(self, connection: int, welcome: p.Welcome, address: str, fingerprint: str) -> None:
        self.last, self.heard_now = self.plan(connection), 0
        super().up(connection, welcome, address, fingerprint)

    def heard(self, connection: int, message: p.ToGuest) -> None:
        self.heard_now += 1
        if self.last and self.heard_now > self.last:
            return
        super().heard(connection, message)
        if self.heard_now == self.last:
            connected = self._guest._link._connection
            assert connected is not None
            connected.transport.abort()


def cut_guest(evening: Evening, hosted: Hosted, plan: Callable[[int], int], patch: pytest.MonkeyPatch) -> Guest:
    """A guest with such an ear."""
    with patch.context() as only_here:
        made: type[Cutting] = type("Cut", (Cutting,), {"plan": staticmethod(plan)})
        only_here.setattr(guest_module, "_Ear", made)
        return evening.guest(hosted.invitation)


def through_the_whole_game(
    folder: Path, patch: pytest.MonkeyPatch, plan: Callable[[int], int], seed: int, steps: int
) -> int:
    """A random game in which one guest's connection is cut by plan, from the first hello on; returns how often."""
    choose = by_chance(seed)
    with Hosted(folder) as hosted, Evening() as evening:
        steady, shaky = evening.guest(hosted.invitation), cut_guest(evening, hosted, plan, patch)
        warnings: list[str] = []
        shaky.on_warning.append(warnings.append)
        clients = play(evening, [steady, shaky], p.Terms("Shaky", 2, options=Options(ask=seed % 2 == 0)))
        replies: list[Reply] = []
        asked = 0
        for step in range(steps):
            client = clients[choose(3) > 0]
            guest = (steady, shaky)[client.seat]
            evening.until(lambda guest=guest: guest.can_ask)
            request: r.Request = r.Chat(f"Sarah word {step}")
            if choose(3):
                request = any_request(client.table, client.seat, choose, 20, [ask.number for ask in client.asks])
            client.ask(request, replies.append)
            asked += 1
            if choose(2):
                evening.until(lambda asked=asked: len(replies) == asked)
        evening.until(lambda: len(replies) == asked)
        evening.until(lambda: steady.can_ask and shaky.can_ask)
        in_step(evening, hosted, clients)
        assert warnings == []
        game = hosted.here(hosted.game)
        for client in clients:
            log = hosted.here(lambda seat=client.seat: game.snapshot(seat).log)
            if seed % 2:
                assert client.log == log
            else:  # where one asks first, a refusal is said to who asked, and is in no journal
                heard = iter(client.log)
                assert all(saying in heard for saying in log)
        words = words_said(clients[0].log, "Sarah")
        assert len(words) == len(set(words)), "something was done twice"
        accepted = [reply.n for reply in replies if reply.accepted and reply.n]
        assert len(accepted) == len(set(accepted)), "two requests by one line"
        return shaky._link._number


@pytest.mark.parametrize("first", [1, 2])
def test_a_connection_cut_after_other_messages_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: int
) -> None:
    """Cut after one message, the next after three, then five, …: in the lobby, at the start, in play."""
    drops = through_the_whole_game(tmp_path, monkeypatch, lambda n: first + 2 * (n - 1), seed=first, steps=80)
    assert drops > 8


def test_a_connection_that_never_lasts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two messages more than it takes to be back at the table, each time."""
    drops = through_the_whole_game(tmp_path, monkeypatch, lambda n: 30 if n == 1 else 5, seed=2, steps=40)
    assert drops > 10


@pytest.mark.parametrize("after", range(1, 50, 7))
def test_a_connection_cut_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    drops = through_the_whole_game(tmp_path, monkeypatch, lambda n: after if n == 1 else 0, seed=3, steps=25)
    assert drops == 2


@pytest.mark.long
@pytest.mark.parametrize("after", range(1, 300))
def test_a_connection_cut_after_each_message_of_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    through_the_whole_game(tmp_path, monkeypatch, lambda n: after if n == 1 else 0, seed=4, steps=150)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10, 40))
def test_connections_cut_at_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    dice = random.Random(seed)
    through_the_whole_game(tmp_path, monkeypatch, lambda _: dice.randrange(1, 40), seed, steps=200)


# -- programs that are killed


def begin_with(evening: Evening, house: Program, folder: Path, words: int) -> tuple[Guest, Program, str]:
    """A game of this process' guest and a player's program; returns both and the invitation."""
    invitation = read(house.line())
    owner = evening.guest(invitation, folder / "owner")
    table = make_table(evening, owner, p.Terms("Doomed", 2, options=Options()))
    seated(evening, owner, table, "Sarah")
    player = Program("tests.lan.player", folder / "player", to(invitation, table), "Alexis", "1", str(words))
    prepared(evening, owner, starter(0))
    evening.until(lambda: owner.lobby and all(seat.ready for seat in owner.lobby.seats))
    owner.start()
    evening.until(lambda: owner.client)
    return owner, player, to(invitation, table)


def to(invitation: Invitation, table: str) -> str:
    """The invitation to a table of that host."""
    return str(replace(invitation, table=table))


def test_a_guest_s_program_is_killed_again_and_again(tmp_path: Path) -> None:
    killed_guest(tmp_path, seed=1, kills=2, words=40)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 8))
def test_a_guest_s_program_is_killed_many_times(tmp_path: Path, seed: int) -> None:
    killed_guest(tmp_path, seed, kills=15, words=400)


def killed_guest(folder: Path, seed: int, kills: int, words: int) -> None:
    dice = random.Random(seed)
    with Program("tests.lan.house", folder / "host", "0", "127.0.0.1") as house, Evening() as evening:
        owner, player, invitation = begin_with(evening, house, folder, words)
        shown: list[str] = []
        for _ in range(kills):
            player.until("playing")
            for _ in range(dice.randrange(1, words // kills)):
                shown.append(player.line())
                if shown[-1].startswith("done"):
                    break  # quicker than whoever kills it
            shown += player.kill()
            player = Program("tests.lan.player", folder / "player", invitation, "Alexis", "1", str(words))
        with player:
            line = ""
            while not line.startswith("done"):
                line = player.line()
                shown.append(line)
            assert owner.client
            evening.until(lambda: owner.client and words_said(owner.client.log, "Alexis")[-1:] == [words - 1])
            assert words_said(owner.client.log, "Alexis") == list(range(words)), "a word was doubled or lost"
            lines = [int(one.split()[2]) for one in shown if one.startswith("word")]
            assert len(lines) == len(set(lines)) and lines == sorted(lines)
            house.say("cut")
            last, *digests = house.line().split()
            assert line == f"done {last} {digests[1 - owner.seat]}"
            assert digest(owner.client.table) == digests[owner.seat]


def test_the_host_s_program_is_killed_again_and_again(tmp_path: Path) -> None:
    killed_host(tmp_path, seed=1, kills=2)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 8))
def test_the_host_s_program_is_killed_many_times(tmp_path: Path, seed: int) -> None:
    killed_host(tmp_path, seed, kills=12)


def killed_host(folder: Path, seed: int, kills: int) -> None:
    """The host is killed while requests are on their way; whatever anybody had seen is there when it is back."""
    dice, choose = random.Random(seed), by_chance(seed)
    house = Program("tests.lan.house", folder / "host", "0", "127.0.0.1")
    with Evening() as evening:
        try:
            invitation = read(house.line())
            guests = [evening.guest(invitation, folder / str(n)) for n in range(3)]
            watching = evening.guest(invitation)
            clients = play(evening, guests, watching=[watching])
            replies: list[Reply] = []
            asked = word = 0
            for kill in range(kills + 1):
                for _ in range(dice.randrange(20, 60)):
                    client = clients[choose(3)]
                    request: r.Request = r.Chat(f"Sarah word {word}")
                    word += 1
                    if choose(2):
                        request = any_request(client.table, client.seat, choose)
                        if isinstance(request, r.EndGame | r.TimeUp):
                            continue
                    client.ask(request, replies.append)
                    asked += 1
                    if choose(2):
                        evening.until(lambda asked=asked: len(replies) >= asked - 5)
                if kill == kills:
                    break
                house.kill()
                seen = [(client.n, len(client.log)) for client in clients]
                house = Program("tests.lan.house", folder / "host", str(invitation.addresses[0].port), "127.0.0.1")
                house.line()
                evening.until(lambda: all(guest.can_ask for guest in (*guests, watching)), PATIENCE)
                for client, (n, said) in zip(clients, seen, strict=True):
                    assert client.n >= n and len(client.log) >= said, "something that was seen is gone"
            evening.until(lambda: len(replies) == asked, PATIENCE)
            house.say("cut")
            last, *digests = house.line().split()
            evening.until(lambda: all(client.n == int(last) for client in clients))
            assert [digest(client.table) for client in clients[:3]] == digests
            words = words_said(clients[0].log, "Sarah")
            assert len(words) == len(set(words)), "a word was said twice"
            accepted = [reply.n for reply in replies if reply.accepted and reply.n]
            assert len(accepted) == len(set(accepted))
            forgotten = {reply.reason for reply in replies if not reply.accepted and "restarted" in reply.reason}
            assert len(forgotten) <= 1
        finally:
            house.kill()


@pytest.mark.long
@pytest.mark.skipif(os.name != "posix", reason="only there can a program be stopped in its tracks")
def test_a_laptop_sleeps_until_the_host_has_given_it_up(tmp_path: Path) -> None:
    with Program("tests.lan.house", tmp_path / "host", "0", "127.0.0.1") as house, Evening() as evening:
        owner, player, _ = begin_with(evening, house, tmp_path, words=5)
        with player:
            while not player.line().startswith("done"):
                pass
            player.sleep()
            evening.until(lambda: owner.lobby and not owner.lobby.seats[1 - owner.seat].here, 60.0)
            assert owner.client
            assert evening.ask(owner.client, r.Chat("Are you there?")).accepted
            player.wake()
            assert player.until("standing connected") <= 10.0
            line = player.line()
            house.say("cut")
            last, *digests = house.line().split()
            assert line == f"done {last} {digests[1 - owner.seat]}"


# -- bad lines


def test_a_game_over_a_slow_line_that_stalls(tmp_path: Path) -> None:
    """150 ms each way, and now and then as long again as lost packets take to be sent once more."""
    slow_game(tmp_path, requests=12, drops=1)


@pytest.mark.long
def test_a_long_game_over_a_slow_line(tmp_path: Path) -> None:
    slow_game(tmp_path, requests=300, drops=20)


def slow_game(folder: Path, requests: int, drops: int) -> None:
    dice, choose = random.Random(1), by_chance(1)
    with Hosted(folder) as hosted, Relay(hosted.port) as relay, Evening() as evening:
        relay.delay, relay.stall = 0.15, lambda: 0.4 if dice.random() < 0.05 else 0.0
        near = evening.guest(hosted.invitation)
        far = evening.guest(replace(hosted.invitation, addresses=(Address("127.0.0.1", relay.port),)))
        clients = play(evening, [near, far], p.Terms("Slow", 2, options=Options()))
        replies: list[Reply] = []
        for number in range(requests):
            client = clients[number % 2]
            evening.until(lambda client=client: (near, far)[client.seat].can_ask)
            client.ask(any_request(client.table, client.seat, choose), replies.append)
            if number % (requests // drops) == requests // drops // 2:
                relay.drop()
        evening.until(lambda: len(replies) == requests)
        evening.until(lambda: far.can_ask)
        in_step(evening, hosted, clients)


def test_a_line_that_goes_silent_is_noticed(tmp_path: Path) -> None:
    """Nothing is closed and nothing comes, as when a cable is pulled or a router forgets."""
    with Hosted(tmp_path) as hosted, Relay(hosted.port) as relay, Evening() as evening:
        near = evening.guest(hosted.invitation)
        far = evening.guest(replace(hosted.invitation, addresses=(Address("127.0.0.1", relay.port),)), ping=(0.3, 0.5))
        clients = play(evening, [near, far], p.Terms("Silent", 2, options=Options()))
        relay.silent = True
        replies: list[Reply] = []
        clients[1].ask(r.Roll(6), replies.append)
        evening.until(lambda: far.standing.kind == "away")
        assert far.standing.reason == "The host did not answer any more."
        assert evening.ask(clients[0], r.Roll(6)).accepted, "the others play on"
        relay.silent = False
        evening.until(lambda: replies)
        assert replies[0].accepted
        in_step(evening, hosted, clients)


# -- cables and weather


@in_networks
def test_a_cable_is_pulled_and_put_back(tmp_path: Path) -> None:
    """The host and two players on three machines. The second player's cable is pulled until its program says so."""
    with (
        Networks(3) as networks,
        Program("tests.lan.house", tmp_path / "host", "0", networks.address(0), before=networks.before(0)) as house,
    ):
        invitation = house.line()
        with Program("tests.lan.owner", tmp_path / "owner", invitation, before=networks.before(1)) as owner:
            there = to(read(invitation), owner.line())
            arguments = (tmp_path / "player", there, "Alexis", "1", "5")
            with Program("tests.lan.player", *arguments, before=networks.before(2)) as player:
                player.until("playing")
                while not player.line().startswith("done"):
                    pass
                networks.pull(2)
                assert player.until("standing away") <= 10.0
                owner.say("said while you were away")
                owner.until("said while you were away")
                networks.plug(2)
                assert player.until("standing connected") <= 10.0
                line = player.line()
                house.say("cut")
                last, *digests = house.line().split()
                assert line.split()[:2] == ["done", last] and line.split()[2] in digests


@pytest.mark.skipif(bool(why_no_weather()), reason=why_no_weather() or "-")
def test_a_game_in_bad_weather(tmp_path: Path) -> None:
    """300 ms there and back, one packet of twenty lost, and some that overtake others."""
    with Networks(2) as networks, Evening():
        for machine in range(2):
            assert networks.weather(machine, "delay", "150ms", "30ms", "loss", "5%", "reorder", "1%")
        with Program(
            "tests.lan.house", tmp_path / "host", "0", networks.address(0), before=networks.before(0)
        ) as house:
            invitation = house.line()
            with Program("tests.lan.owner", tmp_path / "owner", invitation, before=networks.before(1)) as owner:
                there = to(read(invitation), owner.line())
                arguments = (tmp_path / "player", there, "Alexis", "1", "15")
                with Program("tests.lan.player", *arguments, before=networks.before(1)) as player:
                    line = ""
                    while not line.startswith("done"):
                        line = player.line()
                    house.say("cut")
                    assert line.split()[2] in house.line().split()
