"""Experts try things out in the laboratory, and what came of it is learned."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.lab.field import series
from vtes_desktop.bots.lessons import read
from vtes_desktop.bots.traits import NUMBERS, OWN, POSITION, TABLE
from vtes_desktop.lab.accounts import Account, SeatAccount
from vtes_desktop.lab.exploring import Explored, Tried, chances_of
from vtes_desktop.lab.learning import LearningError, learn, written
from vtes_desktop.lab.playing import Result, play
from vtes_desktop.lab.results import Results
from vtes_desktop.lab.running import Here, run

SCORE = OWN.index("score")


def test_experts_explore_and_what_they_tried_is_kept(tmp_path: Path) -> None:
    tried = replace(series("expert,regular,random"), explore=0.5)
    results = Results(tmp_path, tried)
    try:
        (played,) = run(tried, 1, results, Here(), keep=False)
        (kept,) = results.all()
    finally:
        results.close()
    assert kept.explored == played.explored
    (explored,) = played.explored
    assert explored.seat == played.participants.index(0)
    assert [turn for turn, _ in explored.turns] == list(range(1, len(explored.turns) + 1))
    assert len(explored.tried) > 10
    for each in explored.tried:
        assert 0 <= each.picked < len(each.deeds) == len(each.chances) == len(each.own)
        assert sum(each.chances) == pytest.approx(1, abs=0.01)
        assert len(each.table) == len(TABLE)
        assert {len(numbers) for numbers in each.own} == {len(OWN)}
        assert len(each.position) == len(POSITION)
        assert 0 <= each.turn <= len(explored.turns)
    assert any(each.chances[each.picked] < max(each.chances) for each in explored.tried)


def test_nobody_explores_unless_it_is_asked_for(tmp_path: Path) -> None:
    assert not play(series("expert,random,random").plan(0, 0), tmp_path).explored


def test_chance_takes_what_is_better_more_often() -> None:
    chances = chances_of([2.0, 1.5, -3.0])
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[1] > chances[2] > 0.04


def game(number: int, chance: random.Random) -> Result:
    """A game of which two deeds are tried: the judge holds both for equal, one of them brings a point more."""
    tried = []
    points = 1.0
    for turn in range(1, 6):
        scores = (chance.choice((0.0, 1.0)), 1.0, 1.0)
        chances = tuple(chances_of(scores))
        picked = chance.choices(range(3), chances)[0]
        points += 0.2 * (picked == 2) + 0.1 * (scores[picked] - 0.5)
        own = tuple(tuple(score if place == SCORE else 0.0 for place in range(len(OWN))) for score in scores)
        position = tuple(5.0 if name == "playing" else 0.0 for name in POSITION)
        tried.append(Tried(turn, position, (0.0,) * len(TABLE), ("", "act plain", "act good"), chances, own, picked))
    seats = [SeatAccount(victory_points=points), SeatAccount(victory_points=5 - points)]
    explored = [Explored(0, [(turn, tried[turn - 1].position) for turn in range(1, 6)], tried)]
    return Result(0, number, (0, 1), ("", ""), "ousts", 1, 1.0, 0.1, Account(5, 15, seats), explored=explored)


def test_what_brings_more_than_its_judge_thinks_is_learned() -> None:
    chance = random.Random(3)
    found = learn([game(number, chance) for number in range(400)])
    assert found.choices == 2000
    assert found.slope > 0
    assert set(found.lessons) == {"act plain", "act good"}
    good, plain = found.lessons["act good"], found.lessons["act plain"]
    assert good[0] > 0.3 > plain[0]
    assert read(written(found.lessons).encode()) == found.lessons
    assert {len(row) for row in found.lessons.values()} == {len(NUMBERS)}


def test_too_few_games_teach_nothing() -> None:
    chance = random.Random(3)
    with pytest.raises(LearningError, match="more"):
        learn([])
    with pytest.raises(LearningError, match="more"):
        learn([game(0, chance)])
