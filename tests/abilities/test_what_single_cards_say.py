"""Cards of which single sentences are defined with them: each in its way, and where it says nothing."""

from __future__ import annotations

import pytest

from tests.abilities.shapes import finish, step, use, uses
from tests.abilities.table import table
from vtes_desktop.rules.invented import ally, library, vampire


def test_eternal_vigilance_unlocks_to_block() -> None:
    game = table()
    ira = game.ready("Alexis", vampire("Ira", 8, sect="Sabbat"), locked=True)
    awake = game.on(ira, "Eternal Vigilance")
    krid = game.ready("Sarah", vampire("Krid", 5))
    game.pick("bleed", minion=krid)
    while not uses(game, awake):
        game.passes()
    use(game, awake, by="Alexis")
    # One is burned for it, and one in the combat.
    assert (ira.blood, game["Alexis"].pool) == (6, 30)


def test_eternal_vigilance_wakes_no_vampire_that_left_the_sabbat() -> None:
    game = table()
    awake = game.on(game.ready("Alexis", vampire("Ira", 8, sect="Camarilla"), locked=True), "Eternal Vigilance")
    game.pick("bleed", minion=game.ready("Sarah", vampire("Krid", 5)))
    offered = False
    while game.table.action is not None:
        offered = offered or bool(uses(game, awake))
        game.passes()
    assert not offered


def test_any_vampire_burns_gather_for_a_pool() -> None:
    game = table()
    gather = game.in_play("Alexis", "Gather")
    krid, beast = game.ready("Sarah", vampire("Krid", 5)), game.ready("Sarah", ally("Beast"))
    burning = [option.minion for option in game.options("card in play") if "burn it" in option.text]
    assert burning == [krid.id] != [beast.id]
    game.pick("card in play", gather, minion=krid)
    finish(game)
    assert (gather.place.region, game["Sarah"].pool) == ("ash heap", 29)


@pytest.mark.parametrize("locked", [True, False])
def test_a_restructured_ally_unlocks_for_a_pool(locked: bool) -> None:
    game = table()
    beast = game.ready("Sarah", ally("Beast"), locked=locked)
    bond = game.on(beast, "Restructure", marks={"level": "dem"})
    game.phase("unlock", of="Sarah")
    assert beast.locked is locked
    assert bool(uses(game, bond)) is locked
    if locked:
        use(game, bond, by="Sarah")
        assert (beast.locked, game["Sarah"].pool) == (False, 29)


def test_the_arms_dealer_finds_a_weapon() -> None:
    game = table()
    dealer = game.ready("Sarah", "Arms Dealer")
    blade, ring = game.library(
        "Sarah", library("Blade", "Equipment", text="Melee weapon."), library("Ring", "Equipment")
    )
    game.pick("card in play", dealer)
    while not game.options("search"):
        game.passes()
    assert ring.id not in {option.copy for option in game.options("search")}
    game.pick("search", blade)
    assert blade.place.region == "hand"


@pytest.mark.parametrize("directed", [True, False])
def test_alicia_cortez_locks_a_younger_vampire_of_the_target(directed: bool) -> None:
    game = table()
    alicia, ira = game.ready("Sarah", "Alicia Cortez"), game.ready("Alexis", vampire("Ira", 5))
    elder = game.ready("Alexis", vampire("Elder", 9))
    (call,) = game.hand("Sarah", "Kine Resources Contested")
    game.pick("bleed" if directed else "hunt", minion=alicia)
    while game.table.action is not None and not uses(game, alicia):
        game.passes()
    assert bool(uses(game, alicia)) is directed
    if directed:
        use(game, alicia, by="Sarah")
        game.pass_all()
        assert (ira.locked, elder.locked, call.place.region) == (True, False, "ash heap")


@pytest.mark.parametrize(("region", "sizes"), [("ready", [7, 6, 7]), ("torpor", [7, 7, 7])])
def test_the_high_priest_lessens_the_hand_of_the_prey(region: str, sizes: list[int]) -> None:
    game = table()
    (game.ready if region == "ready" else game.torpor)("Sarah", "High Priest Angra Mainyu")
    game.start()
    assert [seat.hand_size for seat in game.table.seats] == sizes


@pytest.mark.parametrize(("discipline", "paid"), [("pro", 1), ("ani", 2)])
def test_horrock_pays_less_for_protean(discipline: str, paid: int) -> None:
    game = table()
    horrock = game.ready("Sarah", "Horrock", blood=5)
    game.hand("Sarah", library("Claws", "Action", text="Gain 1 pool.", disciplines=discipline, blood=2))
    game.pick("action card", "Claws", minion=horrock)
    finish(game)
    assert horrock.blood == 5 - paid


@pytest.mark.parametrize("blocked", [True, False])
def test_icarus_looks_at_the_hand_of_whom_he_bled(blocked: bool) -> None:
    game = table()
    icarus, ira = game.ready("Sarah", "Icarus, The Manchurian"), game.ready("Alexis", vampire("Ira", 5))
    game.hand("Alexis", "Dodge")
    game.pick("bleed", minion=icarus)
    if blocked:
        while not game.options("block"):
            game.passes()
        game.pick("block", ira)
    asked = False
    while game.table.action is not None:
        if game.options("yes"):
            asked = "look at that hand" in game.question
            game.pick("yes")
        else:
            step(game)
    assert asked is not blocked


@pytest.mark.parametrize("blocked", [True, False])
def test_sakhar_finds_equipment(blocked: bool) -> None:
    game = table()
    sakhar, ira = game.ready("Sarah", "Sakhar"), game.ready("Alexis", vampire("Ira", 6, text="+1 intercept."))
    (gear,) = game.library("Sarah", library("Gear", "Equipment", text="Equipment."))
    game.pick("card in play", sakhar)
    while not game.options("block" if blocked else "search"):
        game.passes()
    if blocked:
        game.pick("block", ira)
        finish(game)
    else:
        game.pick("search", gear)
    assert gear.place.region == ("library" if blocked else "hand")
