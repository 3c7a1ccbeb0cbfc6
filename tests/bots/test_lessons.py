"""What games have taught an expert is added to what its judges say."""

from __future__ import annotations

import msgspec
import pytest

from tests.abilities.table import table
from tests.bots.positions import decided, knowledge
from vtes_desktop.abilities.position import Position
from vtes_desktop.bots.lessons import Lessons, lessons, read
from vtes_desktop.bots.mind import Mind
from vtes_desktop.bots.traits import NUMBERS

ALWAYS = dict.fromkeys(NUMBERS, 0.0)


def row(**numbers: float) -> tuple[float, ...]:
    """A lesson: so much for each of some numbers, nothing for the rest."""
    return tuple((ALWAYS | {name.replace("_", " "): weight for name, weight in numbers.items()}).values())


def bleeding() -> Position:
    """Sarah's turn to act, with a vampire who has blood enough; nobody could block him."""
    game = table()
    game.ready("Sarah", "Theo Bell", blood=6)
    game.phase("minion", of="Sarah")
    return game


def taught(game: Position, known: Lessons) -> str:
    """What an expert does who has learned just this."""
    choice = game.choice
    assert choice is not None
    mind = Mind(knowledge(), choice.seat, "expert", seed="same")
    mind.lessons = known
    return decided(game, mind=mind).kind


def test_a_lesson_tips_a_choice() -> None:
    game = bleeding()
    assert taught(game, {}) == "bleed"
    assert taught(game, {"act hunt": row(always=-1.0)}) == "bleed"
    assert taught(game, {"act bleed prey": row(always=-3.0)}) != "bleed"


def test_a_lesson_hangs_on_how_the_table_stands() -> None:
    """Not to bleed while one is rich says nothing to who is poor."""
    known = {"act bleed prey": row(rich=-9.0)}
    game = bleeding()
    assert taught(game, known) != "bleed"
    game = table()
    game.ready("Sarah", "Theo Bell", blood=6)
    game.pool("Sarah", 6)
    game.phase("minion", of="Sarah")
    assert taught(game, known) == "bleed"


def test_no_lesson_outdoes_a_judge_by_far() -> None:
    """A full vampire can't hunt for anything, whatever is said of hunting."""
    game = table()
    theo = game.ready("Sarah", "Theo Bell")
    theo.blood = 7
    game.phase("minion", of="Sarah")
    assert taught(game, {"act hunt": row(always=99.0), "act bleed prey": row(always=-99.0)}) == "pass"


@pytest.mark.parametrize(("stealth", "blocks"), [(0, True), (1, False)])
def test_no_lesson_makes_a_block_that_cannot_reach(stealth: int, blocks: bool) -> None:
    game = table()
    actor = game.ready("Alexis", "Gilbert Duane", blood=4)
    game.ready("Justin", "Gwendolyn Fleming", blood=5)
    game.phase("minion", of="Alexis")
    game.pick("hunt" if stealth else "bleed", minion=actor)
    while game.asked != "Justin" or not game.options("block"):
        game.passes()
    kind = "block hunt" if stealth else "block bleed"
    assert (taught(game, {kind: row(always=3.0)}) == "block") is blocks


def test_no_lesson_gives_blood_to_who_has_no_room() -> None:
    game = table()
    game.ready("Sarah", "Theo Bell", blood=7)
    game.hand("Sarah", "Life in the City")
    game.phase("master", of="Sarah")
    assert game.options("master")
    lesson = row(always=3.0)
    assert taught(game, dict.fromkeys(("master phase play target+", "master phase play own_blood+"), lesson)) == "pass"


def test_what_was_poured_is_not_taken_back_in_the_same_turn() -> None:
    game = table()
    waiting = game.uncontrolled("Sarah", "Theo Bell", blood=3)
    game.ready("Sarah", "Gwendolyn Fleming")
    game.pool("Sarah", 20)
    game.phase("influence", of="Sarah")
    choice = game.choice
    assert choice is not None
    mind = Mind(knowledge(), choice.seat, "expert", seed="same")
    mind.lessons = {}
    assert decided(game, mind=mind).kind == "transfer"
    game.pick("transfer", waiting)
    mind.lessons = {"influence transfer back": row(always=3.0), "influence transfer": row(always=-3.0)}
    assert game.options("transfer back")
    assert decided(game, mind=mind).kind != "transfer back"


def test_only_an_expert_has_learned() -> None:
    assert not Mind(knowledge(), 0, "regular").lessons
    assert Mind(knowledge(), 0, "expert").lessons == lessons()


def test_the_lessons_that_come_with_the_program_are_of_deeds_that_there_are() -> None:
    assert len(lessons()) > 50
    assert {"act bleed prey", "act hunt", "influence transfer", "block bleed"} <= lessons().keys()


@pytest.mark.parametrize("data", [b"{", b"[]", b'{"act hunt": [1, 2]}', b'{"act hunt": "much"}'])
def test_what_holds_no_lessons_is_refused(data: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        read(data)


@pytest.mark.parametrize(("pool", "throws"), [(12, False), (1, True)])
def test_no_lesson_throws_a_minion_down_for_a_small_bleed(pool: int, throws: bool) -> None:
    game = table()
    rico = game.ready("Sarah", "Rico Loco", blood=1)
    game.ready("Alexis", "Gilbert Duane", blood=4)
    game.hand("Sarah", "Daring the Dawn")
    game.pool("Alexis", pool)
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=rico)
    assert game.asked == "Sarah"
    assert game.options("play")
    assert (taught(game, {"modify play bars": row(always=3.0)}) == "play") is throws
