"""What comes of vampires' actions, blocks, falls and arrivals, by the shapes of their sentences."""

from __future__ import annotations

import pytest

from tests.abilities.shapes import bout, finish, step, until_use, use, uses
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.table.table import Copy


def bleeds(name: str, *, block: bool = False, blocker: str = "", capacity: int = 5) -> tuple[Position, Copy, Copy]:
    """Sarah's vampire bleeds Alexis, whose minion blocks or does not; the action is over."""
    game = table()
    acting = game.ready("Sarah", name, blood=3)
    other = game.ready("Alexis", blocker or vampire("Ira", capacity), blood=3)
    game.hand("Sarah", "Dodge")
    game.hand("Alexis", "Deflection")
    game.rules.discreet = True
    while not game.options("bleed"):
        game.passes()
    game.pick("bleed", minion=acting)
    while game.choice and game.choice.kind != "block" and game.table.action is not None:
        game.passes()
    if block:
        game.pick("block", other)
    return game, acting, other


def test_luke_unlocks_after_a_successful_bleed_only() -> None:
    for block, locked in ((False, False), (True, True)):
        game, luke, _ = bleeds("Luke Fellows", block=block)
        finish(game)
        assert luke.locked is locked


def test_the_one_who_was_bled_discards_a_card_at_random() -> None:
    game, _, _ = bleeds("Doctor Streck")
    finish(game)
    assert (len(game.rules.pile(1, "ash heap")), len(game.rules.pile(1, "hand"))) == (1, 7)


def test_sargon_gains_the_edge_for_any_successful_action() -> None:
    game = table()
    sargon = game.ready("Sarah", "Sargon", blood=1)
    game.table.edge = 1
    game.pick("hunt", minion=sargon)
    finish(game)
    assert game.table.edge == 0


def test_an_unlock_after_an_action_that_requires_a_clan() -> None:
    for clan, offered in (("Gangrel", True), ("Brujah", False)):
        game = table()
        keegan = game.ready("Sarah", "Keegan", clan=clan)
        deed = library("Deed", "Action", text="Gain 1 pool.", clans=(clan,))
        game.hand("Sarah", deed)
        game.pick("action card", "Deed", minion=keegan)
        assert until_use(game, keegan, "unlock") is offered
        if offered:
            use(game, keegan, "unlock")
            assert not keegan.locked
            assert not uses(game, keegan, "unlock")


def test_a_larger_hand_while_in_combat() -> None:
    fight = bout("Henri Lavenant")
    fight.until_step("range")
    assert len(fight.game.rules.pile(0, "hand")) == 8
    finish(fight.game)
    assert fight.game.rules.table.seats[0].hand_size == 7


def test_blood_as_a_combat_begins() -> None:
    fight = bout("Daliah", blood=(2, 2))
    while fight.game.choice and not fight.game.options("yes"):
        step(fight.game)
    fight.game.pick("yes")
    assert fight.one.blood == 3


# -- blocks -----------------------------------------------------------------------------------------------------------


def test_who_controls_the_blocker_burns_a_pool() -> None:
    for block, pool in ((True, 29), (False, 30)):
        game, _, _ = bleeds("Aelswith, The Irresistible", block=block)
        finish(game)
        lost = 0 if block else game["Alexis"].pool - 30
        assert game["Alexis"].pool - lost == pool


def test_jason_makes_the_blocking_vampire_burn_a_blood_after_the_combat() -> None:
    game, _, ira = bleeds("Jason, The World's Voice", block=True)
    finish(game)
    # One for the hand strike, one for the block.
    assert ira.blood == 1


def test_a_block_gives_a_blood() -> None:
    game, _, assad = bleeds("Luke Fellows", block=True, blocker="Assad Salhoum")
    finish(game)
    # One blood for the block, one lost to the hand strike.
    assert assad.blood == 3


@pytest.mark.parametrize(("capacity", "locked"), [(2, True), (11, False)])
def test_younger_vampires_that_fail_to_block_gracis_lock(capacity: int, locked: bool) -> None:
    game = table()
    gracis = game.ready("Sarah", "Gracis Nostinus", blood=3)
    ira = game.ready("Alexis", vampire("Ira", capacity))
    game.pick("hunt", minion=gracis)
    while game.choice and game.table.action is not None:
        if game.options("block"):
            game.pick("block", ira)
            break
        game.passes()
    # A hunt has one stealth, and she has no intercept.
    finish(game)
    assert ira.locked is locked


def test_older_vampires_do_not_lock_for_blocking_adams() -> None:
    for capacity, locked in ((11, False), (1, True)):
        game, _, ira = bleeds("Reverend Adams", block=True, capacity=capacity)
        finish(game)
        if game.rules.in_play(ira):
            assert ira.locked is locked


# -- comings and goings -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "pool", "region"),
    [
        ("Thomas De Lutrius", 29, "torpor"),
        ("Sylvester Simms", 29, "torpor"),
        ("Julius", 30, "ash heap"),
    ],
)
def test_what_comes_of_going_to_torpor(name: str, pool: int, region: str) -> None:
    fight = bout(name, vampire("Ira", 8, text="+5 strength."), blood=(1, 5))
    finish(fight.game)
    for _ in range(20):
        if fight.game.choice is None or (fight.one.place.region == region and fight.game["Sarah"].pool == pool):
            break
        step(fight.game)
    assert (fight.one.place.region, fight.game["Sarah"].pool) == (region, pool)


def test_pool_is_burned_as_solomon_enters_play() -> None:
    game = table()
    solomon = game.uncontrolled("Sarah", "Dr. Solomon Grey", blood=11)
    game.phase("influence", of="Sarah")
    game.start()
    while game.choice and solomon.place.region != "ready":
        game.pick("pass") if game.options("pass") else step(game)
    assert game["Sarah"].pool == 29


def test_who_loses_a_minion_in_combat_with_egidia_burns_a_pool() -> None:
    fight = bout("Egidia Arrú", vampire("Ira", 1), blood=(5, 1))
    fight.game.rules.burn_blood(fight.other, 1)
    finish(fight.game)
    for _ in range(10):
        if fight.game["Alexis"].pool == 29:
            break
        step(fight.game)
    assert (fight.other.place.region, fight.game["Alexis"].pool) == ("torpor", 29)
