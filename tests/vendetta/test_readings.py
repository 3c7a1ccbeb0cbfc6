"""Each reading of a rule that is not clear: what the table does by ours, and by the other."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.vendetta.test_resolution import conflict, resolve
from vtes_desktop.vendetta.effects import Does, Sum
from vtes_desktop.vendetta.position import Position
from vtes_desktop.vendetta.readings import READINGS, Readings
from vtes_desktop.vendetta.rounds import _feed

FOUR = ("Claudia", "Louis", "Marta", "Ivo")


def planning(readings: Readings) -> Position:
    game = Position(*FOUR, first="Claudia", readings=readings)
    game.go_to("planning")
    return game


def place(log: list[str], words: str) -> int:
    return next(number for number, said in enumerate(log) if words in said)


def test_each_answer_to_each_question_is_tried_by_a_test() -> None:
    """Those that our own is not: they stand in a test as they are written."""
    said = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    for each in READINGS:
        for answer in list(each.answers)[1:]:
            assert each.name in said and f'"{answer}"' in said, (each.name, answer)


@pytest.mark.parametrize(("reading", "turns"), [("by the table", 2), ("one card left", 4)])
def test_p2_planning_ends_by_the_table_or_when_one_card_is_left(reading: str, turns: int) -> None:
    game = planning(Readings(planning_ends=reading))  # type: ignore[arg-type]
    game.hand("Claudia", 1, 1, 1, 1, 1)
    game.again()
    asked = 0
    while game.table.phase == "planning":
        asked += game.kind == "planning" and game.asked == [0]
        game.first()
    assert asked == turns


@pytest.mark.parametrize(("reading", "before"), [("each by itself", True), ("together", False)])
def test_z1_paying_the_last_blood_is_settled_at_once_or_after_the_turn(reading: str, before: bool) -> None:
    game = planning(Readings(paying=reading))  # type: ignore[arg-type]
    game.blood("Claudia", 1)
    card = game.pile("Claudia", "hand")[0]
    game.pick("play face down", copy=card, level="1")
    assert game.kind == "blood"
    assert any("Claudia is in Frenzy" in said for said in game.log()) == before
    game.pick("blood", amount=0)
    assert any("Claudia is in Frenzy" in said for said in game.log())


@pytest.mark.parametrize(("reading", "first"), [("after the effect", "Ivo loses"), ("at once", "Louis is in Frenzy")])
def test_z8_several_frenzies_of_one_effect_come_after_it_or_each_at_once(reading: str, first: str) -> None:
    game = conflict(Readings(several_frenzies=reading))  # type: ignore[arg-type]
    game.card("Claudia", "1", step="preparation", does=Does(each_rival=Does(lose=Sum(blood=1))))
    for name in ("Louis", "Ivo"):
        game.card(name, "1")
        game.blood(name, 1)
    resolve(game)
    log, other = game.log(), {"Ivo loses", "Louis is in Frenzy"} - {first}
    assert place(log, first) < place(log, other.pop())


@pytest.mark.parametrize(("reading", "fed"), [("nothing", 1), ("in full", 2)])
def test_f2_drained_cards_feed_nobody_or_in_full(reading: str, fed: int) -> None:
    game = planning(Readings(drained_feed=reading))  # type: ignore[arg-type]
    game.game.put(game.pile("", "victims")[0], 0, "drained")
    assert len(game.pile("Claudia", "alliance")) == 1
    before = game["Claudia"].pool
    list(_feed(game.game, 0))
    assert game["Claudia"].pool - before == fed


@pytest.mark.parametrize(("reading", "stolen"), [("in the conflict", 0), ("at the Location", 1)])
def test_t7_who_has_only_blood_at_a_location_is_a_rival_or_not(reading: str, stolen: int) -> None:
    game = conflict(Readings(rivals=reading, lone_player_uses_cards="yes"))  # type: ignore[arg-type]
    game.card("Claudia", "1", step="preparation", does=Does(each_rival=Does(steal=Sum(blood=1))))
    game.deploy("Louis", "1", 2)
    resolve(game)
    assert any("Claudia steals 1 Blood from Louis" in said for said in game.log()) == bool(stolen)


@pytest.mark.parametrize(("reading", "power"), [("as counted", -2), ("as zero", 0)])
def test_k2_total_power_is_as_it_is_counted_or_no_less_than_zero(reading: str, power: int) -> None:
    game = conflict(Readings(power_below_zero=reading))  # type: ignore[arg-type]
    game.card("Claudia", "1", step="conflict", power=1, does=Does(each_rival=Does(power=-3)))
    game.card("Louis", "1", power=1)
    resolve(game)
    assert f"Louis has {power} Power at Location 1" in game.log()


@pytest.mark.parametrize(("reading", "there"), [("all leaves", 0), ("cards stay", 1)])
def test_b5_the_cards_of_who_is_out_leave_or_stay_until_the_end_of_the_round(reading: str, there: int) -> None:
    game = planning(Readings(out_by_diablerie=reading))  # type: ignore[arg-type]
    game.card("Claudia", "2")
    game.tokens("Claudia", diablerie=2)
    elder = game.ally("Claudia", vampire=True)
    game.pick("drain", copy=elder)
    assert not game["Claudia"].playing and len(game.game.deployed(0, "2")) == there
    assert not game.pile("Claudia", "alliance")


@pytest.mark.parametrize(("reading", "gained"), [("yes", 2), ("no", 0)])
def test_k17_the_cards_of_a_lone_player_are_carried_out_or_not(reading: str, gained: int) -> None:
    game = conflict(Readings(lone_player_uses_cards=reading))  # type: ignore[arg-type]
    game.card("Claudia", "1", step="aftermath", does=Does(gain=Sum(blood=2)))
    resolve(game)
    assert any("Claudia gains 2 Blood by" in said for said in game.log()) == bool(gained)
