"""Tables where one asks before touching another's things."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.play.desk import ALEXIS, JUSTIN, LISA, SARAH, Desk, card, pool
from vtes_desktop.play import requests as r
from vtes_desktop.table.journal import Options, read
from vtes_desktop.table.moves import BANK
from vtes_desktop.table.saying import plain
from vtes_desktop.table.table import Place, on


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    game = Desk(tmp_path, 4, Options(ask=True))
    yield game
    game.host.close()


def asks(desk: Desk, seat: int, request: r.Request) -> int:
    """Ask for what needs another's leave; the number of the question."""
    lines = len(desk.host.lines)
    reply = desk.ask(seat, request)
    assert reply.accepted
    assert reply.waiting, f"{request} was done without asking"
    assert len(desk.host.lines) == lines
    return max(ask.number for ask in desk.clients[seat].asks)


def question(desk: Desk, seat: int) -> str:
    """The question that is open for a seat, as it reads it."""
    (ask,) = desk.clients[seat].asks
    return plain(ask.saying, [one.name for one in desk.table.seats], lambda i: desk.cards.cards[i].display_name)


def test_allowed_it_is_done_and_refused_it_is_not(desk: Desk) -> None:
    vampire = desk.vampire(ALEXIS)
    number = asks(desk, SARAH, r.LockCards((vampire.id,)))
    assert question(desk, SARAH) == question(desk, ALEXIS) == f"Sarah locks {desk.name(vampire)}"
    assert desk.clients[JUSTIN].asks == ()
    desk.do(ALEXIS, r.Answer(number, False))
    assert not vampire.locked
    assert desk.said() == f"Alexis refuses: Sarah locks {desk.name(vampire)}"
    assert desk.said(JUSTIN) != desk.said(), "that is between the two of them"
    number = asks(desk, SARAH, r.LockCards((vampire.id,)))
    desk.do(ALEXIS, r.Answer(number, True))
    assert vampire.locked
    assert desk.said(JUSTIN) == f"Sarah locks {desk.name(vampire)}"
    assert all(client.asks == () for client in desk.clients)
    assert desk.host.lines[-1].seat == SARAH


def test_only_who_was_asked_may_allow_and_who_asked_may_think_better_of_it(desk: Desk) -> None:
    vampire = desk.vampire(ALEXIS)
    number = asks(desk, SARAH, r.LockCards((vampire.id,)))
    for seat, yes in ((SARAH, True), (JUSTIN, True), (JUSTIN, False)):
        assert desk.refused(seat, r.Answer(number, yes)) == "That was not asked of you."
    desk.do(SARAH, r.Answer(number, False))
    assert desk.refused(ALEXIS, r.Answer(number, True)) == "That question is settled already."
    assert not vampire.locked


def test_everyone_whose_things_are_touched_is_asked(desk: Desk) -> None:
    hers, his = desk.vampire(ALEXIS), desk.vampire(JUSTIN)
    first = asks(desk, SARAH, r.LockCards((his.id, hers.id)))
    assert question(desk, ALEXIS)
    assert desk.clients[JUSTIN].asks == ()
    assert desk.ask(ALEXIS, r.Answer(first, True)).waiting
    (second,) = desk.clients[JUSTIN].asks
    assert desk.clients[ALEXIS].asks == ()
    assert not hers.locked
    desk.do(JUSTIN, r.Answer(second.number, True))
    assert hers.locked
    assert his.locked


def test_what_is_gone_when_it_is_allowed_is_said(desk: Desk) -> None:
    vampire = desk.vampire(ALEXIS)
    shown = desk.first(ALEXIS, "hand")
    desk.do(ALEXIS, r.Reveal((shown.id,), (SARAH,)))
    first = asks(desk, SARAH, r.Hide((shown.id,)))
    desk.do(ALEXIS, r.Play(shown.id))
    reply = desk.ask(ALEXIS, r.Answer(first, True))
    assert (reply.accepted, reply.reason) == (False, "That card is not there any more.")
    assert desk.said() == "That card is not there any more.", "who asked is told, too"
    assert desk.said(ALEXIS) != desk.said()
    assert all(client.asks == () for client in desk.clients)
    second = asks(desk, SARAH, r.LockCards((vampire.id,)))
    desk.do(ALEXIS, r.LockCards((vampire.id,)))
    assert desk.ask(ALEXIS, r.Answer(second, True)).reason == "There is nothing to lock."


def test_what_belongs_to_another_by_then_is_asked_of_that_one(desk: Desk) -> None:
    vampire = desk.vampire(ALEXIS)
    number = asks(desk, SARAH, r.LockCards((vampire.id,)))
    desk.do(ALEXIS, r.Put((vampire.id,), Place(JUSTIN, "ready")))
    assert vampire.controller == JUSTIN
    assert desk.ask(ALEXIS, r.Answer(number, True)).waiting
    assert not vampire.locked
    (ask,) = desk.clients[JUSTIN].asks
    desk.do(JUSTIN, r.Answer(ask.number, True))
    assert vampire.locked


def test_what_can_not_be_done_is_not_even_asked(desk: Desk) -> None:
    vampire = desk.vampire(ALEXIS)
    assert desk.refused(SARAH, r.LockCards((vampire.id,), locked=False)) == "There is nothing to unlock."
    assert desk.refused(SARAH, r.Blood(pool(ALEXIS), BANK, 31)) == "There are only 30 counters to move, not 31."
    assert desk.refused(SARAH, r.Blood(pool(9), BANK)) == "There is no seat 9 at this table."
    assert desk.refused(SARAH, r.Oust(77)) == "Only somebody who is playing can be ousted."
    assert all(client.asks == () for client in desk.clients)


def test_trying_what_to_ask_leaves_no_trace(desk: Desk) -> None:
    """Neither on the table nor in the journal, nor in what chance will bring or which ids come next."""
    hers = desk.vampire(ALEXIS)
    before = (desk.host._chance.drawn, desk.host._new_id.given, desk.path.read_bytes())
    for request in (r.RandomCard(ALEXIS), r.PutTop(ALEXIS, "library", Place(SARAH, "ash heap"), 3)):
        desk.do(SARAH, r.Answer(asks(desk, SARAH, request), False))
    desk.do(SARAH, r.Answer(asks(desk, SARAH, r.Put((hers.id,), Place(ALEXIS, "crypt"))), False))
    assert (desk.host._chance.drawn, desk.host._new_id.given, desk.path.read_bytes()) == before


def things(desk: Desk) -> dict[str, tuple[r.Request, set[int]]]:
    """What Sarah may ask for, and whose leave it takes."""
    hers, worn = desk.vampire(ALEXIS), desk.first(ALEXIS, "hand")
    mine, other = desk.vampire(SARAH), desk.vampire(LISA)
    desk.do(ALEXIS, r.Play(worn.id, hers.id), r.TakeEdge(ALEXIS))
    desk.do(SARAH, r.Draw())
    return {
        "lock": (r.LockCards((hers.id,)), {ALEXIS}),
        "worn": (r.Put((worn.id,), Place(ALEXIS, "ash heap")), {ALEXIS}),
        "turn": (r.TurnCards((hers.id,), face_up=False), {ALEXIS}),
        "count": (r.Count(hers.id, "stealth"), {ALEXIS}),
        "note": (r.Note(hers.id, "mine"), {ALEXIS}),
        "steal": (r.TakeControl(hers.id, SARAH), {ALEXIS}),
        "give away": (r.TakeControl(mine.id, ALEXIS), {ALEXIS}),
        "feed": (r.Blood(BANK, card(hers)), {ALEXIS}),
        "rob": (r.Blood(pool(ALEXIS), pool(SARAH)), {ALEXIS}),
        "rob for a third": (r.Blood(pool(ALEXIS), pool(JUSTIN)), {ALEXIS, JUSTIN}),
        "mill": (r.PutTop(ALEXIS, "library", Place(ALEXIS, "ash heap")), {ALEXIS}),
        "random": (r.RandomCard(ALEXIS), {ALEXIS}),
        "score": (r.Score(ALEXIS, 1), {ALEXIS}),
        "hand size": (r.HandSize(ALEXIS, 5), {ALEXIS}),
        "oust": (r.Oust(ALEXIS), {ALEXIS}),
        "edge": (r.TakeEdge(SARAH), {ALEXIS}),
        "open hands": (r.OpenHands(True), {ALEXIS, JUSTIN, LISA}),
        "several": (r.LockCards((hers.id, other.id, mine.id)), {ALEXIS, LISA}),
        "mine": (r.LockCards((mine.id,)), set()),
        "my pool": (r.Blood(pool(SARAH), BANK), set()),
        "play on": (r.Play(desk.first(SARAH, "hand").id, hers.id), set()),
        "my turn": (r.NextPhase(), set()),
        "my own last": (r.TakeBack(), set()),
    }


def test_whose_leave_a_thing_takes(desk: Desk) -> None:
    for what, (request, of) in things(desk).items():
        lines = len(desk.host.lines)
        asked: set[int] = set()
        waiting = desk.ask(SARAH, request).waiting
        while waiting:
            (ask,) = desk.me.asks
            asked.add(ask.of)
            reply = desk.ask(ask.of, r.Answer(ask.number, True))
            waiting = reply.waiting
        assert asked == of, what
        assert len(desk.host.lines) == lines + 1, what
        if what not in ("my own last",):
            desk.do(SARAH, r.TakeBack())


def test_the_turn_is_the_active_methuselahs(desk: Desk) -> None:
    number = asks(desk, ALEXIS, r.NextPhase())
    desk.do(SARAH, r.Answer(number, True))
    assert desk.table.phase == "master"
    for request in (r.EndTurn(), r.GoToPhase("influence"), r.Transfers(4)):
        number = asks(desk, ALEXIS, request)
        desk.do(SARAH, r.Answer(number, False))
    assert (desk.table.phase, desk.table.active) == ("master", SARAH)


def test_taking_back_what_another_did_asks_that_one(desk: Desk) -> None:
    desk.do(SARAH, r.Blood(pool(SARAH), BANK, 3))
    number = asks(desk, ALEXIS, r.TakeBack())
    assert question(desk, SARAH) == "Alexis takes back: Sarah burns 3 pool"
    desk.do(SARAH, r.Answer(number, True))
    assert desk.table.seats[SARAH].pool == 30
    number = asks(desk, ALEXIS, r.Again())
    assert question(desk, SARAH) == "Alexis does again: Sarah burns 3 pool"
    desk.do(SARAH, r.Answer(number, True))
    assert desk.table.seats[SARAH].pool == 27


def test_who_has_left_the_game_is_not_asked(desk: Desk) -> None:
    desk.do(ALEXIS, r.Withdraw())
    desk.do(SARAH, r.PutTop(ALEXIS, "library", Place(ALEXIS, "ash heap")))
    assert len(desk.copies(ALEXIS, "ash heap")) == 1


def test_questions_are_not_kept_over_night(desk: Desk) -> None:
    vampire = desk.vampire(ALEXIS)
    asks(desk, SARAH, r.LockCards((vampire.id,)))
    lines = len(desk.host.lines)
    host = desk.resume()
    assert len(host.lines) == lines == len(read(desk.path).lines)
    assert host.snapshot(ALEXIS).asks == ()
    host.close()


def test_putting_ones_own_card_on_anothers_minion_is_play(desk: Desk) -> None:
    hers, mine = desk.vampire(ALEXIS), desk.first(SARAH, "hand")
    desk.do(SARAH, r.Put((mine.id,), on(hers.id)))
    assert (mine.controller, mine.owner) == (SARAH, SARAH)
