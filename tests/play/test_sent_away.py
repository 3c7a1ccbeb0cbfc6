"""The referee is sent away and called back in the same turn: with everybody's leave, and nothing is given twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.game import catalogue
from tests.play.desk import ALEXIS, JUSTIN, SARAH, pool
from tests.play.test_strict import StrictTable
from vtes_desktop.abilities.engine.by_hand import ByHand
from vtes_desktop.abilities.position import Position
from vtes_desktop.play import requests as r
from vtes_desktop.play.updates import Asked
from vtes_desktop.play.verify import verify
from vtes_desktop.play.vtes import Vtes
from vtes_desktop.rules.turn.interrupted import leave
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.sight import cut
from vtes_desktop.table.table import Place


@pytest.fixture
def table(tmp_path: Path) -> Iterator[StrictTable]:
    strict = StrictTable(tmp_path)
    yield strict
    strict.host.close()


def away_and_back(table: StrictTable, *between: r.Request) -> None:
    """Everybody agrees that the referee goes, somebody moves things, and that it comes back."""
    table.agreed(SARAH, r.SwitchMode("manual"))
    for request in between:
        assert table.host.submit(table.host.table.active, request).accepted
    table.agreed(SARAH, r.SwitchMode("strict"))


def same_after_continue(table: StrictTable) -> None:
    """A host that is opened again has the referee where it was, and the journal is found honest."""
    copy = table.path.with_name("copy.vtes-game")
    copy.write_bytes(table.path.read_bytes())
    again = table.host.resume(catalogue(), copy, lambda: 0.0, lambda _: Vtes(lambda _: ByHand()))
    try:
        assert again.damage == ""
        assert cut(again.table, -1) == cut(table.host.table, -1)
        for seat in (SARAH, ALEXIS, JUSTIN):
            assert again.snapshot(seat).asked == table.host.snapshot(seat).asked
    finally:
        again.close()
    verdict = verify(copy)
    assert verdict.honest, verdict.lie


def test_nobody_sends_the_referee_away_or_calls_it_alone(table: StrictTable) -> None:
    assert table.ask(SARAH, r.SwitchMode("manual")).waiting
    assert table.host.table.mode == "strict"
    assert table.question(ALEXIS) == "Sarah sends the referee away: from here on nobody enforces the rules"
    table.answer(JUSTIN, yes=False)
    assert table.host.table.mode == "strict"
    table.agreed(ALEXIS, r.SwitchMode("manual"))
    assert table.ask(JUSTIN, r.SwitchMode("strict")).waiting
    assert table.host.table.mode == "manual"
    assert table.question(SARAH).startswith("Justin calls the referee: from the ")


def test_taking_that_back_needs_the_same_leave(table: StrictTable) -> None:
    table.agreed(SARAH, r.SwitchMode("manual"))
    assert table.ask(SARAH, r.TakeBack()).waiting
    assert table.question(ALEXIS) == "Sarah takes back sending the referee away"
    assert table.host.table.mode == "manual"


def test_the_master_phase_action_is_not_given_again(table: StrictTable) -> None:
    asked = table.until("master phase", SARAH)
    assert "1 master phase action" in asked.question
    table.pick("master")
    while table.asked.kind != "master phase" and table.host.table.phase == "master":
        table.host.submit(table.asked.seat, r.Pick(table.asked.number, 0))
    spent = table.host.table.phase == "master" and table.host.table.tally.get("master phase actions", 0)
    assert not spent
    away_and_back(table, *(() if table.host.table.phase == "master" else (r.GoToPhase("master"),)))
    assert table.host.table.phase != "master" or table.asked.kind != "master phase"
    same_after_continue(table)


def test_transfers_are_not_given_again(table: StrictTable) -> None:
    table.until("transfers", SARAH)
    left = table.host.table.tally["transfers"]
    table.pick("transfer")
    spent = left - table.host.table.tally.get("transfers", 0)
    assert spent
    away_and_back(table, r.GoToPhase("master"), r.GoToPhase("influence"))
    assert table.host.table.tally.get("transfers", 0) == left - spent
    same_after_continue(table)


def test_the_edge_is_not_paid_again(table: StrictTable) -> None:
    table.agreed(SARAH, r.SwitchMode("manual"))
    for seat in (SARAH, ALEXIS):
        active = table.host.table.active
        assert active == seat
        table.host.submit(active, r.TakeEdge(JUSTIN))
        table.host.submit(active, r.EndTurn())
    # In manual mode the Edge has paid already, so Justin's turn begins once more under the referee.
    table.agreed(SARAH, r.SwitchMode("strict"))
    table.until("unlock phase", JUSTIN)
    before = table.host.table.seats[JUSTIN].pool
    table.pick("edge")
    assert table.host.table.seats[JUSTIN].pool == before + 1
    away_and_back(
        table, r.Blood(BANK, pool(JUSTIN)), *(() if table.host.table.phase == "unlock" else (r.GoToPhase("unlock"),))
    )
    asked = table.asked
    assert asked.kind != "unlock phase" or "edge" not in [option.kind for option in asked.options]
    same_after_continue(table)


@pytest.fixture
def acting(table: StrictTable) -> tuple[StrictTable, int]:
    """Sarah's minion phase, with two ready vampires of hers that have blood, and one of Alexis that may block; the
    first of hers."""
    table.until("transfers", SARAH)
    vampire, second = table.host.table.pile(SARAH, "uncontrolled")[:2]
    other = table.host.table.pile(ALEXIS, "uncontrolled")[0]
    away_and_back(
        table,
        r.Blood(BANK, Purse("card", vampire), 4),
        r.Blood(BANK, Purse("card", second), 4),
        r.Put((vampire, second), Place(SARAH, "ready")),
        r.EndTurn(),
        r.Blood(BANK, Purse("card", other), 4),
        r.Put((other,), Place(ALEXIS, "ready")),
        r.EndTurn(),
        r.EndTurn(),
    )
    asked = table.until("minion phase", SARAH)
    assert {"bleed", "hunt"} <= offered(asked, vampire)
    return table, vampire


def offered(asked: Asked, minion: int) -> set[str]:
    """The kinds of action that a minion may take."""
    return {option.kind for option in asked.options if option.copy == minion}


def bleed(table: StrictTable, minion: int) -> None:
    """A minion bleeds, and its action is begun."""
    asked = table.asked
    which = next(n for n, each in enumerate(asked.options) if each.kind == "bleed" and each.copy == minion)
    assert table.host.submit(SARAH, r.Pick(asked.number, which)).accepted
    assert table.host.table.action is not None
    assert table.host.table.copies[minion].locked


def unlocked_by_hand(table: StrictTable, vampire: int) -> set[str]:
    """The referee is sent away, the vampire is unlocked by hand, the referee comes back: what the vampire may do."""
    away_and_back(table, r.LockCards((vampire,), locked=False))
    assert not table.host.table.copies[vampire].locked
    assert table.host.table.phase == "minion"
    assert table.asked.kind == "minion phase"
    return offered(table.asked, vampire)


def test_an_action_that_was_taken_is_not_taken_again(acting: tuple[StrictTable, int]) -> None:
    table, vampire = acting
    bleed(table, vampire)
    turn = table.host.table.turn
    while table.asked.kind != "minion phase":  # nobody blocks it
        table.host.submit(table.asked.seat, r.Pick(table.asked.number, len(table.asked.options) - 1))
    assert (table.host.table.turn, table.host.table.phase) == (turn, "minion")
    assert "bleed" not in unlocked_by_hand(table, vampire), "it has bled in this turn (sec. 6.1)"
    same_after_continue(table)
    assert "hunt" in offered(table.asked, vampire), "another action may be taken"
    # It is remembered however often the referee goes.
    away_and_back(table)
    assert "bleed" not in offered(table.asked, vampire)
    same_after_continue(table)


def test_an_action_that_was_running_counts_as_taken(acting: tuple[StrictTable, int]) -> None:
    table, vampire = acting
    bleed(table, vampire)
    assert "bleed" not in unlocked_by_hand(table, vampire)
    assert "hunt" in offered(table.asked, vampire)
    same_after_continue(table)


def test_in_the_next_turn_a_minion_may_do_everything_again(acting: tuple[StrictTable, int]) -> None:
    table, vampire = acting
    bleed(table, vampire)
    away_and_back(table, r.LockCards((vampire,), locked=False), r.EndTurn(), r.EndTurn(), r.EndTurn())
    assert {"bleed", "hunt"} <= offered(table.until("minion phase", SARAH), vampire)


def test_in_the_next_turn_everything_is_given_as_ever(table: StrictTable) -> None:
    table.until("transfers", SARAH)
    table.pick("transfer")
    away_and_back(table, r.EndTurn())
    assert table.host.table.active == ALEXIS
    asked = table.until("master phase", ALEXIS)
    assert "1 master phase action" in asked.question
    table.until("transfers", ALEXIS)
    assert table.host.table.tally["transfers"] == 2


def test_going_back_in_the_turn_gives_nothing_again_either(table: StrictTable) -> None:
    table.until("transfers", SARAH)
    away_and_back(table, r.GoToPhase("master"))
    assert table.asked.kind != "master phase", "the master phase of this turn is over"
    assert not table.host.table.tally.get("master phase actions")
    same_after_continue(table)


def test_what_was_done_in_the_turn_before_is_not_remembered_in_the_next() -> None:
    """Whoever is called back from the turn's start would not know it: an honest host was accused of that."""
    game = Position("Sarah", "Alexis", "Justin")
    krid = game.ready("Sarah", "Theo Bell")
    game.hand("Alexis", "Blood Doll")
    game.phase("minion", of="Sarah")
    game.pick("hunt", minion=krid)
    game.pass_all()
    assert leave(game.rules).done
    game.go_to("master", of="Alexis")
    assert leave(game.rules).done == {}
