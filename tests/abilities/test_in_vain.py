"""What would change nothing is told from what would, so that nobody is stopped by it."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.vocabulary.effects.blood import BurnBlood, BurnPool, GainPool, Heal, StealPool
from vtes_desktop.abilities.vocabulary.here import Here
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.asking import Option


def uses(game: Position, card: int) -> list[Option]:
    return [option for option in game.options("use") if option.copy == card]


@pytest.mark.parametrize(("blood", "idle"), [(6, True), (5, False)])
def test_a_hunting_ground_is_idle_while_nobody_could_keep_its_blood(blood: int, idle: bool) -> None:
    game = table()
    game.phase("unlock", of="Sarah")
    krid = game.ready("Sarah", vampire("Krid", 6), blood=blood)
    ground = game.in_play("Sarah", "Uptown Hunting Ground")
    (use,) = uses(game, ground.id)
    assert use.idle is idle
    # Who wants to use it in vain may.
    game.pick("use", ground)
    assert krid.blood == 6


def test_a_hunting_ground_is_not_idle_when_one_of_two_could() -> None:
    game = table()
    game.phase("unlock", of="Sarah")
    game.ready("Sarah", vampire("Krid", 6), blood=6)
    game.ready("Sarah", vampire("Ira", 4), blood=3)
    ground = game.in_play("Sarah", "Uptown Hunting Ground")
    (use,) = uses(game, ground.id)
    assert not use.idle


def test_nothing_is_said_of_blood_and_pool_of_which_there_is_none() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=6)
    here = Here(game.rules, 0, krid, krid)
    game.table.seats[1].pool = 0
    for word in (BurnPool(2, "prey"), GainPool(0), StealPool(1, "prey"), BurnBlood("minion", 0), Heal("minion", 0)):
        assert list(word.do(here)) == []
    assert game.log == []
    assert list(GainPool(2).do(here)) == []
    assert [each for each in game.log if "gains 2 pool" in each] == game.log != []
