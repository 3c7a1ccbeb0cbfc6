"""What must be done before a minion phase ends; equipment that unlocks who takes it, from the hand or from a fellow."""

from __future__ import annotations

import pytest

from tests.abilities.deeds import through
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy

# -- mandatory actions -----------------------------------------------------------------------------------------


def test_a_child_by_waters_of_duat_must_hunt_before_the_phase_ends() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6, clan="Ministry", sect="Independent"))
    (water,) = game.hand("Sarah", "Waters of Duat")
    game.pick("action card")
    game.pass_all()
    assert game.offers() == ["hunt: Waters of Duat hunts"]
    game.pick("hunt", minion=water)
    through(game)
    assert water.blood == 1 and game.table.phase == "discard"


def test_who_is_stuck_or_locked_keeps_nobody_from_ending_the_phase() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 5), blood=0, locked=True)
    game.ready("Sarah", vampire("Tom", 5))
    game.pick("pass")
    assert game.table.phase == "discard"


# -- equipment that unlocks who equips with it -----------------------------------------------------------------


def stays_locked(game: Position, minion: Copy) -> bool:
    """Whether a minion is still locked as Sarah's turn is over."""
    while game.table.active == 0:
        game.passes()
    return minion.locked


UNLOCKING = ("Leather Jacket", "Baseball Bat", "Powder of Rigidity")


@pytest.mark.parametrize("card", UNLOCKING)
def test_who_equips_from_the_hand_or_from_a_fellow_unlocks_later_in_the_turn(card: str) -> None:
    for from_hand in (True, False):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", 5))
        if from_hand:
            game.hand("Sarah", card)
        else:
            game.on(game.ready("Sarah", vampire("Tom", 5), locked=True), card)
        game.pick("equip" if from_hand else "equip from", minion=krid)
        through(game)
        assert krid.attached and not stays_locked(game, krid)


@pytest.mark.parametrize("card", UNLOCKING)
def test_who_is_blocked_as_it_takes_it_does_not_unlock(card: str) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5))
    tom = game.ready("Sarah", vampire("Tom", 5), locked=True)
    guard = game.ready("Alexis", vampire("Guard", 5, text="+2 intercept."))
    game.on(tom, card)
    game.pick("equip from", minion=krid)
    through(game, blocker=guard)
    assert tom.attached and stays_locked(game, krid)


def test_a_bat_that_was_concealed_unlocks_nobody() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5))
    guard = game.ready("Alexis", vampire("Guard", 5, text="+2 intercept."))
    game.hand("Sarah", "Concealed Weapon", "Baseball Bat")
    game.pick("bleed", minion=krid)
    while not game.options("play"):
        game.pick("block", guard) if game.options("block") else game.passes()
    game.pick("play", "Concealed Weapon")
    through(game)
    assert krid.attached and stays_locked(game, krid)
