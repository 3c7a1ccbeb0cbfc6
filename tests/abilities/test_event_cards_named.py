"""Events: what they do by themselves, whom they cost what, how they end."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import imbued, vampire
from vtes_desktop.table.asking import IllegalError


def passed(game: Position) -> None:
    """Everybody passes until the running action is over."""
    while game.choice is not None and game.table.action is not None:
        game.passes()


@pytest.mark.parametrize(("blood", "left"), [(2, 0), (3, 1)])
def test_narrow_minds_make_redirections_dearer(blood: int, left: int) -> None:
    game = table()
    game.in_play("Justin", "Narrow Minds")
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 6, "dom"), blood=blood)
    game.hand("Alexis", "Deflection")
    game.pick("bleed", minion=krid)
    while game.table.action is not None and not game.options("play"):
        game.passes()
    game.pick("play", "Deflection", minion=ira)
    assert ira.blood == left


def test_narrow_minds_keep_those_with_too_little_blood_from_redirecting() -> None:
    game = table()
    game.in_play("Justin", "Narrow Minds")
    krid = game.ready("Sarah", vampire("Krid", 6))
    game.ready("Alexis", vampire("Ira", 6, "dom"), blood=1)
    game.hand("Alexis", "Deflection")
    game.pick("bleed", minion=krid)
    while game.table.action is not None:
        assert not game.options("play")
        game.passes()


def test_the_uncoiling_burns_an_event_and_is_burned_for_pool() -> None:
    game = table()
    uncoiling = game.in_play("Sarah", "The Uncoiling")
    other = game.in_play("Alexis", "Thirst")
    game.go_to("discard", "Sarah")
    assert other.place.region == "ash heap"
    game = table()
    uncoiling = game.in_play("Justin", "The Uncoiling")
    game.in_play("Alexis", "Thirst")
    game.in_play("Alexis", "Break the Code")
    game.go_to("discard", "Sarah")
    game.pick("use", uncoiling)
    assert (uncoiling.place.region, game.table.seats[0].pool) == ("ash heap", 28)


def test_its_own_methuselah_cannot_buy_the_uncoiling_off() -> None:
    game = table()
    game.in_play("Sarah", "The Uncoiling")
    game.go_to("discard", "Sarah")
    assert not game.options("use")


def test_the_bitter_and_sweet_story_rewards_victory_points() -> None:
    game = table()
    game.in_play("Justin", "The Bitter and Sweet Story")
    game.start()
    for seat, points in ((0, 1.0), (1, 2.0)):
        game.rules.abilities.of_methuselah(game.rules, seat, "hand size")
        game.table.seats[seat].victory_points = points
    sizes = [game.rules.abilities.of_methuselah(game.rules, seat, "hand size") for seat in range(3)]
    assert sizes == [2, 4, 0]


def test_who_equips_unlocks_at_the_end_of_the_turn() -> None:
    """Ruling [LSJ 20080619]: whether the event is still there or not."""
    game = table()
    pac = game.in_play("Justin", "NRA PAC")
    krid = game.ready("Sarah", vampire("Krid", 6))
    (sword,) = game.hand("Sarah", "Bastard Sword")
    game.pick("equip", sword)
    passed(game)
    assert krid.locked
    game.rules.burn(pac)
    game.go_to("discard", "Alexis")
    assert not krid.locked


def test_monsters_hunt_imbued_once_the_code_is_broken() -> None:
    game = table()
    game.in_play("Justin", "Break the Code")
    krid = game.ready("Sarah", vampire("Krid", 6))
    hunter = game.ready("Alexis", imbued("Hunter", 4))
    game.start()
    assert game.rules.abilities.modifier(game.rules, hunter, "intercept") == 0
    game.pick("card in play", "Break the Code", minion=krid)
    assert game.table.action is not None
    assert game.table.action.targets == (hunter.id,)


@pytest.mark.parametrize("hunts", [True, False])
def test_thirst_burns_blood_of_the_small_who_did_not_hunt(hunts: bool) -> None:
    """Ruling [LSJ 20050727]: the hunt need not be successful."""
    game = table()
    for card in ("Thirst", "Break the Code", "Blood Weakens"):
        game.in_play("Justin", card)
    small = game.ready("Sarah", vampire("Small", 2), blood=1)
    large = game.ready("Sarah", vampire("Large", 3), blood=2)
    if hunts:
        game.pick("hunt", minion=small)
        passed(game)
    game.go_to("discard", "Sarah")
    assert (small.blood, large.blood) == (2 if hunts else 0, 2)


def test_the_fourth_cycle_ends_gehenna_and_the_young() -> None:
    game = table()
    for card in ("Thirst", "Break the Code"):
        game.in_play("Justin", card)
    small = game.ready("Alexis", vampire("Small", 3))
    large = game.ready("Alexis", vampire("Large", 4))
    game.hand("Sarah", "The Fourth Cycle", "Blood Weakens")
    game.go_to("discard", "Sarah")
    game.pick("event", "The Fourth Cycle")
    assert (game.names("Justin", "in play"), small.place.region, large.place.region) == ([], "torpor", "ready")
    with pytest.raises(IllegalError):
        game.pick("event", "Blood Weakens")


def test_the_hunger_moon_takes_from_hunters_until_it_is_full() -> None:
    game = table()
    moon = game.in_play("Justin", "Hunger Moon", blood=4)
    krid = game.ready("Sarah", vampire("Krid", 6), blood=2)
    game.pick("hunt", minion=krid)
    passed(game)
    assert (krid.blood, moon.place.region) == (2, "ash heap")


@pytest.mark.parametrize(("capacity", "region"), [(3, "ash heap"), (4, "ready")])
def test_doctor_fletcher_burns_small_hunters_who_are_blocked(capacity: int, region: str) -> None:
    game = table()
    doctor = game.in_play("Justin", "Dr. Marisa Fletcher, CDC", counters={"counters": 4})
    krid = game.ready("Sarah", vampire("Krid", capacity), blood=2)
    ira = game.ready("Alexis", vampire("Ira", 6, text="+1 intercept."))
    game.pick("hunt", minion=krid)
    while game.choice is not None and game.choice.kind != "block":
        game.passes()
    game.pick("block", ira)
    passed(game)
    assert (krid.place.region, doctor.counters.get("counters", 0)) == (region, 0 if capacity == 3 else 4)


@pytest.mark.parametrize(("way", "pool", "left"), [(0, 28, ["Papillon"]), (1, 30, [])])
def test_a_location_of_the_prey_is_burned_or_paid_for(way: int, pool: int, left: list[str]) -> None:
    game = table()
    conquest = game.in_play("Justin", "Conquest of Humanity")
    game.in_play("Alexis", "Papillon")
    game.phase("unlock", of="Sarah")
    game.start()
    game.pick("use", conquest)
    game.pick("way", amount=way, by="Alexis")
    assert (game.table.seats[1].pool, game.names("Alexis", "in play")) == (pool, left)
