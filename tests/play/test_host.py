"""The host: one way in and out, clients told in order, the clock, and nonsense from anybody."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.game import SEED, any_request, by_chance, by_hypothesis, distinct, examples
from tests.play.desk import ALEXIS, JUSTIN, SARAH, Desk, card, pool
from tests.table.moves import assert_whole
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import Client, sit_down
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.updates import Update
from vtes_desktop.table.journal import JournalError, Options, read
from vtes_desktop.table.moves import BANK
from vtes_desktop.table.sight import cut
from vtes_desktop.table.table import Place


class Hours:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


# Anybody may ask anything


@given(st.data(), st.sampled_from([Options(), Options(ask=True)]))
@settings(max_examples=examples(25))
def test_whatever_is_asked_the_answer_is_a_move_or_a_sentence(data: st.DataObject, options: Options) -> None:
    asked(by_hypothesis(data), options, 25, wild=2)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_asked_in_a_long_game(seed: int) -> None:
    asked(by_chance(seed), Options(ask=seed % 2 == 1), 400, wild=3)


def asked(choose, options: Options, steps: int, wild: int) -> None:  # type: ignore[no-untyped-def]
    """Random requests of random seats, half of their parts nonsense."""
    catalogue, players = distinct(3)
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(Path(folder), players, options, catalogue)
        counters = desk.table.blood_in_all()
        for _ in range(steps):
            seat = choose(5) - 1
            client = desk.clients[seat]
            request = any_request(client.table, max(seat, 0), choose, wild, [ask.number for ask in client.asks])
            table, lines = cut(desk.table, 0), len(desk.host.lines)
            reply = desk.host.submit(seat, request)
            if not reply.accepted:
                assert reply.reason.endswith("."), reply
                assert reply.reason[0].isupper() or reply.reason[0] == "“", reply
                assert cut(desk.table, 0) == table, f"{request} of {seat} was refused but did something"
                # A wish that can't be granted any more is settled by that.
                assert len(desk.host.lines) - lines in ((0, 1) if isinstance(request, r.Answer) else (0,))
            elif not isinstance(request, (r.Point, r.Answer)) and not reply.waiting:
                assert reply.n == len(desk.host.lines) == lines + 1
            assert_whole(desk.table)
            assert desk.table.blood_in_all() == counters
        desk.host.close()


# Clients


def test_all_clients_are_told_in_order_also_of_what_is_asked_in_between(desk: Desk) -> None:
    """A client that answers at once, as a bot does: nobody hears of the answer before the question."""
    heard: dict[int, list[int]] = {seat: [] for seat in range(5)}

    def note(seat: int) -> None:
        desk.clients[seat].on_update.append(lambda update: heard[seat].append(update.n))

    for seat in range(5):
        note(seat)

    def answer(update: Update) -> None:
        if any("who bids" in str(saying.parts) for saying in update.sayings):
            for _ in range(3):
                desk.clients[ALEXIS].ask(r.Chat("I do"))

    desk.clients[ALEXIS].on_update.append(answer)
    first = len(desk.host.lines) + 1
    desk.do(SARAH, r.Chat("who bids?"))
    for seat in range(5):
        assert heard[seat] == [first, first + 1, first + 2, first + 3]
        assert [desk.said(seat, back) for back in (4, 3, 1)] == ["Sarah: who bids?", "Alexis: I do", "Alexis: I do"]


def test_a_client_that_fails_keeps_nothing_from_the_others(desk: Desk) -> None:
    """Its fault comes to light, but every mirror is true and the game goes on."""

    def fail(_: Update) -> None:
        raise ZeroDivisionError

    for seat in (SARAH, JUSTIN):
        desk.clients[seat].on_update.append(fail)
    vampire = desk.first(SARAH, "uncontrolled")
    with pytest.raises(ZeroDivisionError):
        desk.me.ask(r.Put((vampire.id,), Place(SARAH, "ready")))
    for client in desk.clients:
        assert client.table == cut(desk.table, client.seat)
        client.on_update.clear()
    desk.do(ALEXIS, r.Chat("all well?"))
    assert len(read(desk.path).lines) == len(desk.host.lines) == desk.me.n


def test_who_joins_later_knows_what_the_others_of_the_seat_know(desk: Desk) -> None:
    desk.do(SARAH, r.Draw(), r.RandomCard(ALEXIS), r.Chat("hello"), r.TakeBack())
    late = sit_down(desk.host, SARAH)
    assert late.table == desk.me.table
    assert late.log == desk.me.log
    assert (late.n, late.can_take_back, late.can_again) == (desk.me.n, desk.me.can_take_back, desk.me.can_again)
    desk.do(SARAH, r.Draw())
    assert late.table == desk.me.table


def test_who_joins_or_leaves_while_all_are_told(desk: Desk) -> None:
    """A late client starts from the very moment, and hears of nothing twice; who left hears nothing more."""
    late: list[Client] = []
    heard: list[int] = []

    def come_and_go(_: Update) -> None:
        if not late:
            late.append(sit_down(desk.host, JUSTIN))
            late[0].on_update.append(lambda update: heard.append(update.n))
            desk.host.leave(left)

    left_heard: list[Update] = []

    def left(update: Update) -> None:
        left_heard.append(update)

    desk.me.on_update.append(come_and_go)
    desk.host.join(ALEXIS, left)
    desk.do(SARAH, r.Draw())
    assert late[0].table == desk.clients[JUSTIN].table
    assert late[0].log == desk.clients[JUSTIN].log
    assert (heard, left_heard) == ([], [])
    desk.do(SARAH, r.Draw())
    assert heard == [len(desk.host.lines)]
    assert left_heard == []


def test_a_closed_game_takes_no_requests(desk: Desk) -> None:
    lines = len(desk.host.lines)
    desk.host.close()
    assert desk.host.submit(SARAH, r.Draw()).reason == "This game was closed."
    assert len(read(desk.path).lines) == lines
    desk.host.close()


def test_a_fault_of_ours_leaves_nothing_behind(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug in the middle of a request: the table is as it was, the caller learns of it, the journal has no line."""
    from vtes_desktop.play import handling

    def fault(*_: object) -> None:
        raise ZeroDivisionError

    before, lines = cut(desk.table, SARAH), len(desk.host.lines)
    copy = desk.first(SARAH, "hand")
    with monkeypatch.context() as patched:
        patched.setattr(handling, "replace_cards", fault)
        with pytest.raises(ZeroDivisionError):
            desk.host.submit(SARAH, r.Play(copy.id))
    assert cut(desk.table, SARAH) == before
    assert len(read(desk.path).lines) == len(desk.host.lines) == lines
    desk.do(SARAH, r.Play(copy.id))


# A full disk


def test_everyone_is_told_while_the_game_is_not_saved(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.write

    def full(descriptor: int, data: bytes) -> int:
        if descriptor == desk.host.journal._descriptor:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real(descriptor, data)

    saved = len(desk.host.lines)
    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full)
        desk.do(SARAH, r.Draw(), r.Blood(pool(SARAH), BANK))
        for client in desk.clients:
            assert "not being saved any more" in client.unsaved
        assert sit_down(desk.host, JUSTIN).unsaved
        assert len(read(desk.path).lines) == saved
    desk.do(ALEXIS, r.Chat("try again"))
    assert [client.unsaved for client in desk.clients] == [""] * 6
    assert len(read(desk.path).lines) == len(desk.host.lines) == saved + 3


# The clock


def test_only_time_of_play_counts(tmp_path: Path) -> None:
    hours = Hours()
    desk = Desk(tmp_path, 2, monotonic=hours)
    hours.now += 100
    assert desk.host.played == 100
    hours.now += 50
    desk.do(SARAH, r.Pause(False))
    assert desk.host.lines[-1].t == 150, "the time until the clock stood counts"
    hours.now += 1000
    assert desk.host.played == 150
    desk.do(SARAH, r.Pause(True))
    assert desk.host.lines[-1].t == 150, "the time while it stood does not"
    hours.now += 10
    desk.do(SARAH, r.Chat("on we go"))
    assert desk.me.t == 160
    hours.now += 5
    desk.do(SARAH, r.EndGame())
    hours.now += 1000
    assert desk.host.played == 165
    desk.do(SARAH, r.TakeBack())
    hours.now += 1
    assert desk.host.played == 166, "a game that is not over after all goes on"
    desk.host.close()


def test_the_time_between_closing_and_continuing_does_not_count(tmp_path: Path) -> None:
    hours = Hours()
    desk = Desk(tmp_path, 2, monotonic=hours)
    hours.now += 100
    desk.do(SARAH, r.Chat("back tomorrow"))
    desk.host.close()
    hours.now = 5.0
    host = Host.resume(desk.cards, desk.path, hours)
    assert host.played == 100
    hours.now += 7
    assert host.played == 107
    host.close()


# Beginning


def test_a_new_game_does_not_take_anothers_file(desk: Desk) -> None:
    header = desk.host.header
    desk.host.close()
    before = desk.path.read_bytes()
    with pytest.raises(JournalError, match="can't be saved"):
        Host.start(desk.cards, desk.path, header)
    assert desk.path.read_bytes() == before


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_sit_down(tmp_path: Path, players: int) -> None:
    desk = Desk(tmp_path, players)
    assert [len(desk.copies(seat, "hand")) for seat in range(players)] == [7] * players
    desk.host.close()


@pytest.mark.parametrize("players", [0, 1, 7])
def test_not_fewer_and_not_more(players: int) -> None:
    _, decks = distinct(1)
    with pytest.raises(ValueError, match="2 to 6"):
        new_header(decks * players, Options(), seed=SEED)


def test_a_short_deck_is_dealt_as_far_as_it_goes(tmp_path: Path) -> None:
    catalogue, players = distinct(2, crypt=2, library=3)
    desk = Desk(tmp_path, players, cards=catalogue)
    assert len(desk.copies(SARAH, "hand")) == 3
    assert len(desk.copies(SARAH, "uncontrolled")) == 2
    desk.do(SARAH, r.Play(desk.first(SARAH, "hand").id))
    assert len(desk.copies(SARAH, "hand")) == 2, "nothing is left to draw"
    desk.host.close()


def test_the_same_seed_deals_the_same_hands_and_another_seed_others(tmp_path: Path) -> None:
    catalogue, players = distinct(2)
    hands = []
    for number, seed in enumerate((SEED, SEED, "ab" * 32)):
        path = tmp_path / f"{number}.vtes-game"
        host = Host.start(catalogue, path, new_header(players, Options(), seed=seed))
        hands.append([host.table.copies[i].card for i in host.table.pile(0, "hand")])
        host.close()
    assert hands[0] == hands[1]
    assert hands[0] != hands[2]


def test_blood_is_never_made_or_lost(desk: Desk) -> None:
    vampire = desk.vampire(SARAH, 3)
    counters = desk.table.blood_in_all()
    desk.do(SARAH, r.Blood(pool(SARAH), card(vampire), 5), r.Blood(card(vampire), BANK, 2))
    desk.do(SARAH, r.Put((vampire.id,), Place(SARAH, "ash heap")), r.TakeEdge(ALEXIS), r.Oust(JUSTIN))
    assert desk.table.blood_in_all() == counters
