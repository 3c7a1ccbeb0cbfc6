"""One table says whose leave each request needs; a rude seat alone opens, ends, hides, switches and undoes nothing."""

from __future__ import annotations

import random
import tempfile
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.game import REQUESTS, SEED, Asking, Choose, by_chance, by_hypothesis, distinct, examples
from tests.play.desk import ALEXIS, JUSTIN, LISA, SARAH, Desk, pool
from tests.play.test_strict import StrictTable
from vtes_desktop.play import requests as r
from vtes_desktop.play.business import SEED_TOLD
from vtes_desktop.play.consent import CONSENT
from vtes_desktop.play.history import faces_seen
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.table.journal import Options
from vtes_desktop.table.moves import BANK, Show
from vtes_desktop.table.sight import cut
from vtes_desktop.table.table import Place, Table

# -- the table --------------------------------------------------------------------------------------------------------


def test_every_request_has_one_line() -> None:
    assert set(CONSENT) == set(get_args(r.Request))
    assert set(REQUESTS) == set(CONSENT), "and the rude seat below sends each of them"
    for request, leave in CONSENT.items():
        assert leave.whose.__doc__, f"{request} needs the leave of nobody can say whom"


OF_EVERYBODY = {
    "open all hands": r.OpenHands(True),
    "the end": r.EndGame(),
    "time up": r.TimeUp(),
    "call the referee": r.SwitchMode("strict"),
    "score": r.Score(SARAH, 3),
    "withdraw": r.Withdraw(),
}


@pytest.mark.parametrize("ask", [False, True])
@pytest.mark.parametrize("what", OF_EVERYBODY)
def test_what_concerns_everybody_is_asked_of_all_whatever_was_agreed(tmp_path: Path, what: str, ask: bool) -> None:
    desk = Desk(tmp_path, 4, Options(ask=ask))
    before = cut(desk.table, -1)
    assert desk.ask(SARAH, OF_EVERYBODY[what]).waiting  # type: ignore[arg-type]
    (question,) = desk.me.asks
    assert question.of == (ALEXIS, JUSTIN, LISA)
    for seat in (ALEXIS, JUSTIN):
        assert desk.ask(seat, r.Answer(question.number, True)).waiting
        assert cut(desk.table, -1) == before
    desk.do(LISA, r.Answer(question.number, True))
    assert cut(desk.table, -1) != before
    desk.host.close()


def test_with_open_hands_at_one_desktop_nothing_is_asked(tmp_path: Path) -> None:
    desk = Desk(tmp_path, 3, Options(ask=True, open_table=True))
    vampire = desk.first(ALEXIS, "uncontrolled")
    for request in (
        r.TurnCards((vampire.id,)),
        r.Blood(pool(ALEXIS), BANK, 3),
        r.Look("library"),
        r.StopLooking("library"),
        r.TakeBack(),
        r.OpenHands(False),
    ):
        assert not desk.ask(SARAH, request).waiting, request
    desk.host.close()


def test_the_seed_is_not_told_by_one_alone(tmp_path: Path) -> None:
    desk = Desk(tmp_path, 3)
    desk.do(SARAH, r.EndGame())
    assert desk.ask(SARAH, r.TellSeed()).waiting
    assert not desk.table.tally.get(SEED_TOLD)
    desk.agree(SARAH)
    assert desk.table.tally.get(SEED_TOLD)
    desk.host.close()


def test_when_the_agreed_time_is_up_nobody_needs_to_allow_it(tmp_path: Path) -> None:
    now = [0.0]
    desk = Desk(tmp_path, 3, Options(time_limit=3600), monotonic=lambda: now[0])
    assert desk.ask(SARAH, r.TimeUp()).waiting
    now[0] = 3600.0
    assert not desk.ask(ALEXIS, r.TimeUp()).waiting
    assert desk.table.over
    desk.host.close()


def test_a_card_that_was_drawn_is_not_looked_at_for_nothing(tmp_path: Path) -> None:
    """Play a card, draw its replacement, take back: that was a free look at the library."""
    desk = Desk(tmp_path, 3)
    for request in (r.Play(desk.first(SARAH, "hand").id), r.Draw(), r.Look("library", 1)):
        before = cut(desk.table, SARAH)
        desk.do(SARAH, request)
        assert desk.ask(SARAH, r.TakeBack()).waiting, request
        assert desk.clients[ALEXIS].asks
        assert cut(desk.table, SARAH) != before
        desk.do(SARAH, r.Answer(desk.me.asks[0].number, False))
    desk.host.close()


def test_nothing_is_taken_back_across_a_roll_or_what_was_seen_in_between(tmp_path: Path) -> None:
    desk = Desk(tmp_path, 3)
    desk.do(SARAH, r.Blood(pool(SARAH), BANK, 1))
    assert not desk.ask(SARAH, r.TakeBack()).waiting
    assert not desk.ask(SARAH, r.Again()).waiting
    desk.do(SARAH, r.Roll())
    assert desk.ask(SARAH, r.TakeBack()).waiting
    desk.agree(SARAH)
    desk.do(SARAH, r.Roll())
    assert desk.ask(SARAH, r.Again()).waiting
    desk.agree(SARAH)
    desk.do(SARAH, r.Draw())
    desk.do(SARAH, r.TakeBack())
    assert desk.ask(SARAH, r.TakeBack()).waiting, "the card that was drawn in between is known"
    desk.host.close()


def test_what_another_has_shown_is_hidden_by_leave_only(tmp_path: Path) -> None:
    desk = Desk(tmp_path, 3)
    mine, hers = desk.first(SARAH, "hand"), desk.first(ALEXIS, "hand")
    desk.do(SARAH, r.Reveal((mine.id,)))
    assert not desk.ask(SARAH, r.Hide((mine.id,))).waiting, "what one has shown oneself"
    desk.do(ALEXIS, r.Reveal((hers.id,)))
    assert desk.ask(SARAH, r.Hide((hers.id,))).waiting
    desk.do(SARAH, r.RandomCard(ALEXIS))
    (shown,) = [move.copy for move in desk.host.lines[-1].moves if isinstance(move, Show)]
    assert desk.ask(ALEXIS, r.Hide((shown,))).waiting, "Sarah has shown that"
    desk.host.close()


@pytest.mark.parametrize("ask", [False, True])
def test_nobody_drains_and_ousts_another_without_leave(tmp_path: Path, ask: bool) -> None:
    """Where one does not ask, another's pool can be moved; she alone says whether she is ousted."""
    desk = Desk(tmp_path, 4, Options(ask=ask))
    assert desk.ask(SARAH, r.Blood(pool(ALEXIS), BANK, 30)).waiting == ask
    for rude in (SARAH, JUSTIN):
        assert desk.ask(rude, r.Oust(ALEXIS)).waiting
        assert desk.clients[rude].asks[-1].of == (ALEXIS,)
    desk.do(ALEXIS, r.Answer(desk.me.asks[-1].number, False))
    assert ALEXIS in desk.table.playing()
    assert not desk.ask(ALEXIS, r.Oust(ALEXIS)).waiting, "oneself"
    desk.host.close()


def test_where_one_asks_who_has_paid_all_her_pool_is_ousted(tmp_path: Path) -> None:
    desk = Desk(tmp_path, 4, Options(ask=True))
    desk.do(ALEXIS, r.Blood(pool(ALEXIS), BANK, 30))
    assert not desk.ask(SARAH, r.Oust(ALEXIS)).waiting
    desk.host.close()


def test_one_says_oneself_that_one_hands_over_a_seat_and_the_others_decide(tmp_path: Path) -> None:
    desk = Desk(tmp_path, 3, Options(ask=False))
    assert desk.ask(SARAH, r.PassSeat(SARAH)).waiting
    assert desk.me.asks[-1].of == (ALEXIS, JUSTIN), "whoever takes it sees a hand"
    desk.agree(SARAH)
    assert desk.said(JUSTIN) == "Sarah hands over this seat: whoever takes it sees its hand"
    desk.host.close()


def test_who_is_gone_for_long_is_waited_for_with_all_but_the_end(tmp_path: Path) -> None:
    host = Desk(tmp_path, 4, Options(ask=False)).resume()
    for gone, request in ((False, r.EndGame()), (True, r.EndGame()), (True, r.OpenHands(True)), (True, r.Oust(LISA))):
        host.gone = lambda gone=gone: {LISA} if gone else set()
        assert host.submit(SARAH, request).waiting
        asked = host.snapshot(SARAH).asks[-1]
        assert (LISA in asked.of) == (not gone or request != r.EndGame()), (gone, request)
        assert host.submit(SARAH, r.Answer(asked.number, False)).accepted
    host.close()


# -- a rude seat ------------------------------------------------------------------------------------------------------


def of_others(table: Table, rude: int) -> object:
    """All that lies with others, and what belongs to the whole table; not what the rude one has put on it."""
    theirs = {
        copy.id: (copy.card, copy.place, copy.locked, copy.face_up, copy.blood, copy.counters, copy.note, copy.shown_to)
        for copy in table.copies.values()
        if copy.controller != rude
    }
    seats = [
        (seat.pool, seat.victory_points, seat.hand_size, seat.ousted, seat.withdrawn)
        for number, seat in enumerate(table.seats)
        if number != rude
    ]
    return cut_values(theirs), seats, table.mode, table.open, table.over, table.tally.get(SEED_TOLD)  # type: ignore[arg-type]


def cut_values(theirs: dict[int, tuple[object, ...]]) -> dict[int, tuple[object, ...]]:
    return {i: tuple(dict(value) if isinstance(value, dict) else value for value in all_) for i, all_ in theirs.items()}


def faces_of_others(table: Table, rude: int) -> list[set[int]]:
    """For each seat, the cards of other owners than the rude one that it sees."""
    theirs = {copy.card for copy in table.copies.values() if copy.owner != rude}
    return [set(seen) & theirs for seen in faces_seen(table)]


def lost(before: list[Counter[int]], after: list[Counter[int]]) -> bool:
    """Whether anybody does not see any more what was seen before."""
    return any(one - other for one, other in zip(before, after, strict=True))


def be_rude(choose: Choose, steps: int) -> None:
    """In manual mode, where one asks: Sarah sends whatever there is, and nobody ever answers her."""
    catalogue, players = distinct(3)
    with tempfile.TemporaryDirectory() as folder:
        header = new_header(players, Options(ask=True, replace=False), seed=SEED)
        host = Host.start(catalogue, Path(folder) / "game.vtes-game", header, lambda: 0.0)
        for seat in range(3):
            first, second = host.table.pile(seat, "uncontrolled")[:2]
            host.submit(seat, r.Put((first,), Place(seat, "ready")))
            host.submit(seat, r.Put((second,), Place(seat, "torpor"), face_up=False))
        mine = host.table.pile(SARAH, "ready")[0]
        worn, shown = host.table.pile(ALEXIS, "hand")[:2]
        host.submit(ALEXIS, r.Put((worn,), Place(-1, "", mine), face_up=False))
        host.submit(ALEXIS, r.Reveal((shown,)))
        host.submit(ALEXIS, r.TakeEdge(ALEXIS))
        kinds = sorted(REQUESTS, key=lambda kind: kind.__name__)
        theirs, seen = of_others(host.table, SARAH), faces_of_others(host.table, SARAH)
        for _ in range(steps):
            asks = [ask.number for ask in host.snapshot(SARAH).asks]
            mirror = cut(host.table, SARAH)
            request = REQUESTS[kinds[choose(len(kinds))]](Asking(mirror, SARAH, choose, 30, asks))
            faces = faces_seen(host.table)
            reply = host.submit(SARAH, request)
            if not host.table.seats[SARAH].playing:
                break
            assert of_others(host.table, SARAH) == theirs, request
            assert faces_of_others(host.table, SARAH) == seen, request
            assert host.table.edge == ALEXIS, request
            if isinstance(request, r.TakeBack | r.Again) and reply.accepted and not reply.waiting:
                assert not lost(faces, faces_seen(host.table)), "what was seen is not taken back alone"
        host.close()


@given(st.data())
@settings(max_examples=examples(20))
def test_a_rude_seat_in_manual_mode(data: st.DataObject) -> None:
    be_rude(by_hypothesis(data), 25)


@pytest.mark.parametrize("seed", range(6))
def test_a_rude_seat_in_a_long_manual_game(seed: int) -> None:
    be_rude(by_chance(seed), 400)


@pytest.mark.parametrize("seed", range(4))
def test_a_rude_seat_under_the_referee(tmp_path: Path, seed: int) -> None:
    """It does not answer what the referee asks, but sends everything else; also while it is to do a card by hand."""
    table = StrictTable(tmp_path)
    host, choose = table.host, random.Random(seed)
    while (asked := table.asked).kind != "by hand":
        rude = choose.randrange(3)
        before, faces = cut(host.table, -1), faces_seen(host.table)
        table.ask(rude, any_but_answers(host.table, rude, choose.randrange))
        now = cut(host.table, -1)
        if faces_seen(host.table) == faces:
            now.clock = before.clock
            assert now == before, "nothing but showing one's own cards changes a strict table"
        assert host.table.mode == "strict"
        assert not (host.table.over or host.table.open)
        for ask in [ask for client in table.clients.values() for ask in client.asks if ask.by == client.seat]:
            host.submit(ask.by, r.Answer(ask.number, False))
        asked = table.asked
        assert host.submit(asked.seat, r.Pick(asked.number, choose.randrange(len(asked.options)))).accepted
    doer, before = asked.seat, cut(host.table, -1)
    unseen = faces_unseen(host.table)
    for _ in range(300):
        table.ask(doer, any_but_answers(host.table, doer, choose.randrange))
        opened = {card for seen in faces_seen(host.table) for card in seen} & unseen
        assert not opened, "what is hidden is opened with leave only"
        assert host.table.mode == "strict"
        assert not (host.table.over or host.table.open)
    for ask in table.client(doer).asks:
        table.ask(doer, r.Answer(ask.number, False))
    table.pick("done")
    if table.asked.kind == "agree":
        table.pick("not agreed")
        now = cut(host.table, -1)
        now.clock = before.clock
        assert now == before
    host.close()


def any_but_answers(table: Table, seat: int, choose: Choose) -> r.Request:
    """Whatever there is, but no answer to the referee or to another."""
    kinds = [kind for kind in REQUESTS if kind not in (r.Pick, r.Answer)]
    return REQUESTS[kinds[choose(len(kinds))]](Asking(cut(table, seat), seat, choose, 30))


def faces_unseen(table: Table) -> set[int]:
    """The cards of which nobody sees a copy."""
    return {copy.card for copy in table.copies.values()} - {card for seen in faces_seen(table) for card in seen}
