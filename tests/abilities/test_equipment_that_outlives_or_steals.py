"""Equipment that does something else than to be burned with its bearer, or than to let an ally be burned."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.table import Copy

GEM = {"moves on": "yes", "not taken by diablerists": "yes"}


def diablerized(heir: str, *more: str) -> tuple[Position, Copy, list[Copy]]:
    """Ada of Alexis, of capacity 6, with the Gem, is diablerized by Ira of Sarah."""
    game = table()
    ira = game.ready("Sarah", vampire("Ira", 9), blood=1)
    ada = game.torpor("Alexis", vampire("Ada", 6), blood=2)
    gem = game.on(ada, "Soul Gem of Etrius", marks=GEM)
    cards = game.crypt("Alexis", heir, *more)
    game.pick("diablerize", minion=ira)
    while game.table.action is not None or game.table.referendum is not None:
        assert not game.options("take"), "the Gem can't be taken"
        game.passes()
    return game, gem, cards


def test_the_soul_gem_brings_a_younger_heir_full_of_blood_who_can_act() -> None:
    game, gem, (heir,) = diablerized("Basir")
    assert game.where(heir) == "ready region of Alexis"
    assert gem.place.on == heir.id and heir.blood == game.rules.card(heir).capacity
    assert "Ada" in game.names("Alexis", "ash heap")


def test_an_older_heir_waits_uncontrolled_and_the_gem_burns() -> None:
    game, gem, (heir,) = diablerized("Democritus")
    assert heir.place.region == "uncontrolled" and heir.blood == 0
    assert game.where(gem) == "ash heap of Alexis"
    game, gem, _ = diablerized("Democritus")
    assert not any("not taken" in mark or "moves on" in mark for mark in gem.marks)


def test_an_heir_contested_with_ones_own_burns_and_has_an_heir() -> None:
    game = table()
    ira = game.ready("Sarah", vampire("Ira", 9), blood=1)
    ada = game.torpor("Alexis", vampire("Ada", 9), blood=2)
    gem = game.on(ada, "Soul Gem of Etrius", marks=GEM)
    game.ready("Alexis", "Gilbert Duane")
    first, second = game.crypt("Alexis", "Gilbert Duane", "Basir")
    game.pick("diablerize", minion=ira)
    while game.table.action is not None or game.table.referendum is not None:
        game.passes()
    assert game.where(first) == "ash heap of Alexis" and gem.place.on == second.id


def test_an_imbued_heir_comes_incapacitated_and_an_allys_gem_burns_with_it() -> None:
    game, gem, (heir,) = diablerized('Inez "Nurse216" Villagrande')
    assert (heir.place.region, heir.blood, gem.place.on) == ("torpor", 0, heir.id)
    game = table()
    guard = game.ready("Alexis", ally("Guard", life=1))
    gem = game.on(guard, "Soul Gem of Etrius", marks=GEM)
    (top,) = game.crypt("Alexis", "Gilbert Duane")
    ira = game.ready("Sarah", vampire("Ira", 4))
    game.pick("bleed", minion=ira)
    game.pick("block", minion=guard)
    while game.table.combat is not None:
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert game.where(gem) == "ash heap of Alexis" and top.place.region == "crypt"


@pytest.mark.parametrize("who", ["Ira", "Guard"])
def test_the_book_of_going_forth_steals_the_ally_that_would_be_burned(who: str) -> None:
    game = table()
    bearer = game.ready("Sarah", vampire("Ira", 4)) if who == "Ira" else game.ready("Sarah", ally("Other", life=4))
    game.on(bearer, "The Book of Going Forth by Night")
    guard = game.ready("Alexis", ally("Guard", life=1))
    game.pick("bleed", minion=bearer)
    game.pick("block", minion=guard)
    while game.table.combat is not None:
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    if who == "Ira":
        assert (guard.controller, guard.blood, guard.locked) == (0, 1, True)
        assert game.where(guard) == "ready region of Sarah"
    else:
        assert game.where(guard) == "ash heap of Alexis"


def test_the_book_leaves_a_vampire_and_who_is_not_opposed_alone() -> None:
    game = table()
    mine = game.ready("Sarah", vampire("Ira", 4, text="+9 strength."))
    game.on(mine, "The Book of Going Forth by Night")
    foe = game.ready("Alexis", vampire("Foe", 3), blood=1)
    game.pick("bleed", minion=mine)
    game.pick("block", minion=foe)
    while game.table.combat is not None:
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert foe.controller == 1 and foe.place.region == "torpor"
