"""Tables where one asks before touching another's things."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.game import canonical
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
    moves = [line.moves for line in desk.host.lines]
    reply = desk.ask(seat, request)
    assert reply.accepted, reply.reason
    assert reply.waiting, f"{request} was done without asking"
    assert [line.moves for line in desk.host.lines] == [*moves, ()], "only the question is written"
    assert reply.n == max(ask.number for ask in desk.clients[seat].asks)
    return reply.n


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


def test_everyone_whose_things_are_touched_is_asked_together(desk: Desk) -> None:
    hers, his = desk.vampire(ALEXIS), desk.vampire(JUSTIN)
    number = asks(desk, SARAH, r.LockCards((his.id, hers.id)))
    assert question(desk, ALEXIS) == question(desk, JUSTIN)
    assert desk.ask(ALEXIS, r.Answer(number, True)).waiting
    (ask,) = desk.me.asks
    assert (ask.of, ask.agreed) == ((ALEXIS, JUSTIN), (ALEXIS,))
    assert desk.refused(ALEXIS, r.Answer(number, False)) == "That was not asked of you."
    assert not hers.locked
    desk.do(JUSTIN, r.Answer(number, True))
    assert hers.locked
    assert his.locked


def test_any_refusal_ends_a_question(desk: Desk) -> None:
    number = asks(desk, SARAH, r.OpenHands(True))
    assert desk.ask(ALEXIS, r.Answer(number, True)).waiting
    desk.do(LISA, r.Answer(number, False))
    assert desk.said() == "Lisa refuses: Sarah opens all hands and uncontrolled regions to everybody"
    assert desk.refused(JUSTIN, r.Answer(number, True)) == "That question is settled already."
    assert not desk.table.open


def test_nobody_buries_the_others_under_questions(desk: Desk) -> None:
    asks(desk, SARAH, r.EndGame())
    assert desk.refused(SARAH, r.EndGame()).startswith("You have asked that already")
    for size in range(1, 5):
        asks(desk, SARAH, r.HandSize(ALEXIS, size))
    assert desk.refused(SARAH, r.HandSize(ALEXIS, 9)).startswith("You wait for 5 answers already")
    desk.do(SARAH, r.Answer(desk.me.asks[0].number, False))
    asks(desk, SARAH, r.HandSize(ALEXIS, 9))


def test_what_is_gone_when_it_is_allowed_is_said(desk: Desk) -> None:
    vampire = desk.vampire(ALEXIS)
    shown = desk.first(ALEXIS, "hand")
    desk.do(ALEXIS, r.Reveal((shown.id,), (SARAH,)))
    first = asks(desk, SARAH, r.Hide((shown.id,)))
    desk.do(ALEXIS, r.Play(shown.id))
    desk.ask(JUSTIN, r.Answer(first, True))
    desk.ask(LISA, r.Answer(first, True))
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
    desk.do(JUSTIN, r.Answer(number, True))
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
    before = (desk.host._chance.drawn, desk.host._new_id.given, canonical(desk.table))
    for request in (r.RandomCard(ALEXIS), r.PutTop(ALEXIS, "library", Place(SARAH, "ash heap"), 3)):
        desk.do(SARAH, r.Answer(asks(desk, SARAH, request), False))
    desk.do(SARAH, r.Answer(asks(desk, SARAH, r.Put((hers.id,), Place(ALEXIS, "crypt"))), False))
    assert (desk.host._chance.drawn, desk.host._new_id.given, canonical(desk.table)) == before


EVERYBODY = {ALEXIS, JUSTIN, LISA}


def things(desk: Desk) -> dict[str, tuple[r.Request, set[int]]]:
    """What Sarah may ask for, and whose leave it takes."""
    hers, worn = desk.vampire(ALEXIS), desk.first(ALEXIS, "hand")
    mine, other, away = desk.vampire(SARAH), desk.vampire(LISA), desk.vampire(SARAH)
    desk.do(ALEXIS, r.Play(worn.id, hers.id), r.TakeEdge(ALEXIS))
    desk.do(ALEXIS, r.TakeControl(away.id, ALEXIS))
    return {
        "lock": (r.LockCards((hers.id,)), {ALEXIS}),
        "worn": (r.Put((worn.id,), Place(ALEXIS, "ash heap")), {ALEXIS}),
        "turn": (r.TurnCards((hers.id,), face_up=False), {ALEXIS}),
        "turn up": (r.TurnCards((desk.first(ALEXIS, "uncontrolled").id,)), {ALEXIS}),
        "count": (r.Count(hers.id, "stealth"), {ALEXIS}),
        "note": (r.Note(hers.id, "mine"), {ALEXIS}),
        "steal": (r.TakeControl(hers.id, SARAH), {ALEXIS}),
        "take what one owns": (r.Put((away.id,), Place(SARAH, "ready")), {ALEXIS}),
        "give away": (r.TakeControl(mine.id, ALEXIS), {ALEXIS}),
        "lay on another's side": (r.Put((mine.id,), Place(JUSTIN, "torpor")), {JUSTIN}),
        "feed": (r.Blood(BANK, card(hers)), {ALEXIS}),
        "rob": (r.Blood(pool(ALEXIS), pool(SARAH)), {ALEXIS}),
        "rob for a third": (r.Blood(pool(ALEXIS), pool(JUSTIN)), {ALEXIS, JUSTIN}),
        "mill": (r.PutTop(ALEXIS, "library", Place(ALEXIS, "ash heap")), {ALEXIS}),
        "random": (r.RandomCard(ALEXIS), {ALEXIS}),
        "hand size": (r.HandSize(ALEXIS, 5), {ALEXIS}),
        "oust": (r.Oust(ALEXIS), {ALEXIS}),
        "edge": (r.TakeEdge(SARAH), {ALEXIS}),
        "score": (r.Score(ALEXIS, 1), EVERYBODY),
        "my score": (r.Score(SARAH, 1), EVERYBODY),
        "open hands": (r.OpenHands(True), EVERYBODY),
        "look through my library": (r.Look("library"), EVERYBODY),
        "bring a card": (r.AddCard(hers.card, Place(SARAH, "ready")), EVERYBODY),
        "the referee": (r.SwitchMode("strict"), EVERYBODY),
        "withdraw": (r.Withdraw(), EVERYBODY),
        "the end": (r.EndGame(), EVERYBODY),
        "time up": (r.TimeUp(), EVERYBODY),
        "several": (r.LockCards((hers.id, other.id, mine.id)), {ALEXIS, LISA}),
        "mine": (r.LockCards((mine.id,)), set()),
        "my pool": (r.Blood(pool(SARAH), BANK), set()),
        "my hand size": (r.HandSize(SARAH, 9), set()),
        "play on": (r.Play(desk.first(SARAH, "hand").id, hers.id), set()),
        "my turn": (r.NextPhase(), set()),
        "draw": (r.Draw(), set()),
        "show": (r.Reveal((desk.copies(SARAH, "hand")[2].id,)), set()),
        "oust myself": (r.Oust(SARAH), set()),
    }


def test_whose_leave_a_thing_takes(desk: Desk) -> None:
    for what, (request, of) in things(desk).items():
        reply = desk.ask(SARAH, request)
        assert reply.accepted, (what, reply.reason)
        asked = set(desk.me.asks[-1].of) if reply.waiting else set()
        assert asked == of, what
        if reply.waiting:
            desk.agree(SARAH)
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


def test_taking_back_the_end_of_a_turn_is_called_so(desk: Desk) -> None:
    desk.do(SARAH, r.EndTurn())
    asks(desk, JUSTIN, r.TakeBack())
    assert question(desk, SARAH) == "Justin takes back the end of the turn of Sarah"


def test_who_has_left_the_game_is_not_asked_but_what_was_hidden_there_is_everybodys(desk: Desk) -> None:
    desk.do(ALEXIS, r.Withdraw())
    desk.do(SARAH, r.HandSize(ALEXIS, 3))
    number = asks(desk, SARAH, r.PutTop(ALEXIS, "library", Place(ALEXIS, "ash heap")))
    assert desk.me.asks[0].of == (JUSTIN, LISA)
    desk.do(LISA, r.Answer(number, False))


def test_who_is_ousted_and_still_there_is_asked_about_the_end(desk: Desk) -> None:
    desk.do(SARAH, r.Oust(ALEXIS))
    asks(desk, SARAH, r.EndGame())
    assert desk.me.asks[-1].of == (ALEXIS, JUSTIN, LISA)
    asks(desk, SARAH, r.SwitchMode("strict"))
    assert desk.me.asks[-1].of == (JUSTIN, LISA)


def test_questions_are_asked_again_after_continue_and_not_carried_out(desk: Desk) -> None:
    """Even where nobody looks at the table any more who is ousted, and so would have to be asked no more."""
    vampire = desk.vampire(ALEXIS)
    lock = asks(desk, SARAH, r.LockCards((vampire.id,)))
    desk.do(SARAH, r.Oust(LISA))
    end = asks(desk, SARAH, r.EndGame())
    for seat in (ALEXIS, JUSTIN):
        desk.ask(seat, r.Answer(end, True))
    lines = len(desk.host.lines)
    host = desk.resume()
    try:
        assert len(host.lines) == lines == len(read(desk.path).lines)
        assert not host.table.over
        assert [(ask.number, ask.of, ask.agreed) for ask in host.snapshot(SARAH).asks] == [
            (lock, (ALEXIS,), ()),
            (end, (ALEXIS, JUSTIN, LISA), ()),
        ]
        assert host.snapshot(ALEXIS).asks[0].saying == host.snapshot(SARAH).asks[0].saying
        for seat in (ALEXIS, JUSTIN):
            assert host.submit(seat, r.Answer(end, True)).waiting
        assert not host.table.over
        assert host.submit(LISA, r.Answer(end, True)).accepted
        assert host.table.over
    finally:
        host.close()


def test_a_take_back_that_waited_over_night_is_for_what_it_was_asked_for(desk: Desk) -> None:
    desk.do(ALEXIS, r.Blood(pool(ALEXIS), BANK, 2))
    number = asks(desk, SARAH, r.TakeBack())
    desk.do(ALEXIS, r.Blood(pool(ALEXIS), BANK, 3))
    host = desk.resume()
    try:
        assert host.submit(ALEXIS, r.Answer(number, True)).reason == "Something else was done since: ask again."
        assert host.table.seats[ALEXIS].pool == 25
    finally:
        host.close()


def test_putting_ones_own_card_on_anothers_minion_is_play(desk: Desk) -> None:
    hers, mine = desk.vampire(ALEXIS), desk.first(SARAH, "hand")
    desk.do(SARAH, r.Put((mine.id,), on(hers.id)))
    assert (mine.controller, mine.owner) == (SARAH, SARAH)
