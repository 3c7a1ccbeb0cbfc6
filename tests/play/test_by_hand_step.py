"""A card done by hand under the referee: what may be done, what is asked first, and what “Not so” takes back."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.game import catalogue
from tests.play.desk import ALEXIS, JUSTIN, SARAH, pool
from tests.play.test_strict import StrictTable
from vtes_desktop.abilities.engine.by_hand import ByHand
from vtes_desktop.play import requests as r
from vtes_desktop.play.verify import verify
from vtes_desktop.play.vtes import Vtes
from vtes_desktop.table.asking import TRIES
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.sight import cut
from vtes_desktop.table.table import Place


@pytest.fixture
def table(tmp_path: Path) -> Iterator[StrictTable]:
    """Somebody is about to do by hand what a card says."""
    strict = StrictTable(tmp_path)
    choose = random.Random(2)
    while (asked := strict.asked).kind != "by hand":
        assert strict.host.submit(asked.seat, r.Pick(asked.number, choose.randrange(len(asked.options)))).accepted
    yield strict
    strict.host.close()


def others(doer: int) -> list[int]:
    return [seat for seat in (SARAH, ALEXIS, JUSTIN) if seat != doer]


def answer_all(table: StrictTable, kind: str) -> None:
    """All who are asked whether it was done as the card says answer so, till one refuses."""
    while table.asked.kind == "agree":
        table.pick(kind)
        if kind == "not agreed":
            return


def test_not_so_takes_back_all_that_was_done(table: StrictTable) -> None:
    doer, before = table.asked.seat, cut(table.host.table, -1)
    question = table.asked.question
    for victim in others(doer):
        table.do(doer, r.Blood(pool(victim), BANK, 10))
    ready = table.host.table.pile(doer, "uncontrolled")[0]
    table.do(doer, r.Blood(BANK, Purse("card", ready), 2))
    table.pick("done")
    assert table.asked.kind == "agree"
    table.pick("agreed")
    table.pick("not agreed")
    assert cut(table.host.table, -1) == before
    assert (table.asked.kind, table.asked.seat, table.asked.question) == ("by hand", doer, question)
    assert "does not agree: what was done by hand is taken back" in table.said(doer)
    assert table.ask(doer, r.Again()).reason == "Nothing was taken back."


def test_what_is_not_agreed_on_three_times_is_left_undone(table: StrictTable) -> None:
    doer, before = table.asked.seat, [seat.pool for seat in table.host.table.seats]
    for _ in range(TRIES):
        assert (table.asked.kind, table.asked.seat) == ("by hand", doer)
        table.do(doer, r.Blood(pool(others(doer)[0]), pool(doer), 3))
        table.pick("done")
        table.pick("not agreed")
    assert table.asked.kind != "by hand"
    assert [seat.pool for seat in table.host.table.seats] == before


def test_where_nothing_was_done_there_is_nothing_to_agree_on(table: StrictTable) -> None:
    table.pick("done")
    assert table.asked.kind != "agree"


def test_what_is_hidden_is_opened_with_leave_only(table: StrictTable) -> None:
    doer = table.asked.seat
    victim, third = others(doer)
    piles = table.host.table.seats[victim].piles
    opening = {
        "turn up a vampire": (r.TurnCards((piles["uncontrolled"][0],)), {victim}),
        "move one to the ready region": (r.Put((piles["uncontrolled"][0],), Place(victim, "ready")), {victim}),
        "pick of a hand": (r.RandomCard(victim), {victim}),
        "mill": (r.PutTop(victim, "library", Place(victim, "ash heap"), 5), {victim}),
        "look at the library": (r.Look("library", 3), {victim, third}),
        "draw": (r.Draw("library", 2), {victim, third}),
        "mill oneself": (r.PutTop(doer, "library", Place(doer, "ash heap")), {victim, third}),
    }
    for what, (request, of) in opening.items():
        before = cut(table.host.table, -1)
        reply = table.ask(doer, request)  # type: ignore[arg-type]
        assert reply.waiting, what
        (ask,) = table.client(doer).asks
        assert set(ask.of) == of, what
        assert table.ask(victim, r.Answer(ask.number, False)).accepted
        assert cut(table.host.table, -1) == before, what
    assert not table.ask(doer, r.Reveal((piles["hand"][0],))).accepted, "another's hand is not even asked for"


def test_with_leave_it_is_done_and_still_goes_back_with_the_rest(table: StrictTable) -> None:
    doer = table.asked.seat
    victim = others(doer)[0]
    before = cut(table.host.table, -1)
    table.agreed(doer, r.PutTop(victim, "library", Place(victim, "ash heap"), 2))
    assert len(table.host.table.pile(victim, "ash heap")) == len(before.pile(victim, "ash heap")) + 2
    table.agreed(doer, r.Draw("library", 1))
    table.pick("done")
    table.pick("not agreed")
    assert cut(table.host.table, -1) == before


def test_a_step_that_was_refused_survives_continue_and_is_found_honest(table: StrictTable) -> None:
    doer = table.asked.seat
    for _ in range(TRIES - 1):
        table.do(doer, r.Blood(pool(others(doer)[0]), BANK, 3))
        table.pick("done")
        table.pick("not agreed")
    table.do(doer, r.Blood(pool(doer), BANK, 1))
    copy = table.path.with_name("copy.vtes-game")
    copy.write_bytes(table.path.read_bytes())
    again = table.host.resume(catalogue(), copy, lambda: 0.0, lambda _: Vtes(lambda _: ByHand()))
    try:
        assert again.damage == ""
        assert cut(again.table, -1) == cut(table.host.table, -1)
        assert again.snapshot(doer).asked == table.host.snapshot(doer).asked
    finally:
        again.close()
    verdict = verify(copy)
    assert verdict.honest, verdict.lie
