"""Combat and torpor as the rulebook of 1994 has them (Jyhad sec. 12.3.1, 15, 16)."""

from __future__ import annotations

import pytest

from tests.rules.known import give, table, weapon
from tests.rules.test_combat import blocked
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, library, retainer, vampire
from vtes_desktop.rules.torpor.falling import PARALYZED, paralyze
from vtes_desktop.table.table import Copy


def jyhad() -> Position:
    """A game by the first rules, with Cassandra of Sarah."""
    return table("Sarah", "Alexis", "Justin", edition="1994")


def test_a_vampire_is_encountered_and_then_rescued_or_destroyed() -> None:
    game = jyhad()
    cassandra = game.ready("Sarah", vampire("Cassandra", 5), blood=3)
    tiberius = game.torpor("Sarah", vampire("Tiberius", 4), blood=1)
    game.pick("encounter", minion=cassandra)
    assert {option.kind for option in game.options()} == {"rescue", "diablerize"}
    game.pick("rescue")
    game.pick("share", amount=1)
    assert (game.where(tiberius), tiberius.blood, cassandra.blood) == ("ready region of Sarah", 0, 2)


def test_the_paralyzed_stay_locked_and_are_rescued_for_nothing() -> None:
    game = jyhad()
    game.phase("unlock", of="Sarah")
    cassandra = game.ready("Sarah", vampire("Cassandra", 5), blood=3)
    tiberius = game.ready("Sarah", vampire("Tiberius", 4), blood=0)
    paralyze(game.rules, tiberius)
    assert (game.where(tiberius), tiberius.locked) == ("torpor region of Sarah", True)
    game.go_to("minion", of="Sarah")
    assert tiberius.locked
    game.pick("encounter", minion=cassandra)
    game.pick("rescue")
    assert (game.where(tiberius), cassandra.blood, PARALYZED in tiberius.marks) == ("ready region of Sarah", 3, False)


def test_stolen_blood_above_capacity_stays_until_the_end_of_the_turn() -> None:
    game = jyhad()
    roush = game.ready("Sarah", vampire("Ebanezer Roush", 4), blood=4)
    tiberius = game.ready("Alexis", vampire("Tiberius", 6), blood=6)
    game.hand("Sarah", library("Sip", "Combat", text="Strike: steal 2 blood."))
    game.pick("bleed", minion=roush)
    game.pick("block", tiberius)
    game.pick("play", by="Sarah")
    assert (roush.blood, tiberius.blood) == (5, 4)
    game.go_to("discard", of="Alexis")
    assert roush.blood == 4


# -- combat (Jyhad sec. 15) -----------------------------------------------------------------------------------------


def fighters() -> tuple[Position, Copy, Copy]:
    """You block Tiberius, of Sarah, with Cassandra, of Alexis."""
    game = jyhad()
    tiberius = game.ready("Sarah", vampire("Tiberius", 6, "cel"))
    return game, tiberius, game.ready("Alexis", vampire("Cassandra", 6, "CEL"))


def test_cassandra_maneuvers_with_her_handgun_and_tiberius_can_not_attack() -> None:
    game, tiberius, cassandra = fighters()
    handgun = game.on(cassandra, ".44 Magnum")
    blocked(game, tiberius, cassandra)
    game.pick("maneuver", handgun, by="Alexis")
    assert (tiberius.blood, cassandra.blood) == (4, 6)


def test_with_goggles_tiberius_cancels_the_maneuver_and_both_take_damage() -> None:
    game, tiberius, cassandra = fighters()
    handgun = game.on(cassandra, ".44 Magnum")
    goggles = game.on(tiberius, "IR Goggles")
    blocked(game, tiberius, cassandra)
    game.pick("pass", by="Sarah")
    game.pick("maneuver", handgun, by="Alexis")
    game.pick("maneuver", goggles, by="Sarah")
    # Cassandra is bound to her handgun all the same.
    assert (tiberius.blood, cassandra.blood) == (4, 5)


def test_tiberius_uses_vampiric_strength_and_cassandra_dodges_and_is_faster() -> None:
    game, tiberius, cassandra = fighters()
    give(game, "Sarah", "Undead strength", "Blur")
    give(game, "Alexis", "Dodge", "Blur")
    blocked(game, tiberius, cassandra)
    game.pick("play", "Undead strength", by="Sarah")
    game.pick("play", "Dodge", by="Alexis")
    assert (tiberius.blood, cassandra.blood) == (6, 6)
    game.pick("play", "Blur", by="Sarah")
    game.pick("play", "Blur", by="Alexis", level="CEL")
    assert (tiberius.blood, cassandra.blood) == (4, 5)


def test_tiberius_presses_with_his_motorcycle_for_another_round() -> None:
    game, tiberius, cassandra = fighters()
    motorcycle = game.on(tiberius, "Hawg")
    blocked(game, tiberius, cassandra)
    game.pick("press", motorcycle, by="Sarah")
    assert (tiberius.blood, cassandra.blood) == (4, 4)


def test_a_weapon_that_cassandra_destroys_with_first_strike_is_not_used() -> None:
    game, tiberius, cassandra = fighters()
    flamethrower = game.on(tiberius, "Flamethrower")
    give(game, "Alexis", "Quick disarming")
    blocked(game, tiberius, cassandra)
    game.pick("weapon", flamethrower, by="Sarah")
    game.pick("play", by="Alexis")
    assert (game.where(flamethrower), game.where(cassandra)) == ("ash heap of Sarah", "ready region of Alexis")


def test_ebanezer_roush_steals_the_last_life_of_a_mage() -> None:
    game = jyhad()
    roush = game.ready("Sarah", vampire("Ebanezer Roush", 6), blood=3)
    mage = game.ready("Alexis", ally("Mage", 2, strength=0), blood=1)
    give(game, "Sarah", "Bite")
    blocked(game, roush, mage)
    game.pick("play", by="Sarah")
    assert (roush.blood, game.where(mage)) == (4, "ash heap of Alexis")


def test_stolen_blood_heals_a_wound_of_the_same_time() -> None:
    game = jyhad()
    roush = game.ready("Sarah", vampire("Ebanezer Roush", 6), blood=1)
    tiberius = game.ready("Alexis", vampire("Tiberius", 6, text="+1 strength."), blood=1)
    give(game, "Sarah", "Bite")
    blocked(game, roush, tiberius)
    game.pick("play", by="Sarah")
    # One is all there was to steal; with his own it heals both wounds.
    assert (roush.blood, tiberius.blood, game.where(roush)) == (0, 0, "ready region of Sarah")


def test_the_wounds_of_a_retainer_that_lives_are_healed_after_the_combat() -> None:
    game, tiberius, cassandra = fighters()
    dog = game.on(tiberius, retainer("Dog", 3))
    rifle = game.on(cassandra, weapon("Rifle", "2R"))
    give(game, "Alexis", "Running")
    blocked(game, tiberius, cassandra)
    game.pick("play", by="Alexis")
    game.pick("weapon", rifle)
    game.pick("target", dog)
    assert (game.table.combat, dog.blood) == (None, 3)


def test_ranged_damage_may_be_dealt_to_a_retainer_at_close_range_and_can_not_be_prevented() -> None:
    game, tiberius, cassandra = fighters()
    dog = game.on(tiberius, retainer("Dog", 2))
    rifle = game.on(cassandra, weapon("Rifle", "2R"))
    give(game, "Sarah", "Dodge", "Thick skin")
    blocked(game, tiberius, cassandra)
    game.pick("play", "Dodge", by="Sarah")
    game.pick("weapon", rifle, by="Alexis")
    game.pick("target", dog, by="Alexis")
    assert (game.where(dog), tiberius.blood) == ("ash heap of Sarah", 6)


def test_a_melee_weapon_is_not_aimed_at_a_retainer() -> None:
    game, tiberius, cassandra = fighters()
    dog = game.on(tiberius, retainer("Dog", 2))
    club = game.on(cassandra, weapon("Club", "strength+1"))
    blocked(game, tiberius, cassandra)
    game.pick("weapon", club, by="Alexis")
    assert (dog.blood, tiberius.blood, game.table.combat) == (2, 4, None)


def by_hand(level: str, edition: str = "1994") -> tuple[Position, Copy, Copy]:
    """Cassandra, who is blocked by Tiberius, plays a card before range; her player says what it does."""
    game = table("Sarah", "Alexis", "Justin", edition=edition)
    cassandra = game.ready("Sarah", vampire("Cassandra", 5), blood=3)
    tiberius = game.ready("Alexis", vampire("Tiberius", 6), blood=6)
    game.hand("Sarah", library("Old art", "Combat", text="Only usable before range is determined. Do something."))
    game.hand("Alexis", library("Leap", "Combat", text="Maneuver."))
    game.pick("bleed", minion=cassandra)
    game.pick("block", tiberius)
    game.pick("play", "Old art")
    if any(option.level == level for option in game.options("adjust")):
        game.pick("adjust", tiberius if level == "paralyzed" else None, level=level)
    return game, cassandra, tiberius


@pytest.mark.parametrize(("level", "leaps"), [("close quarters", False), ("", True)])
def test_at_close_quarters_there_is_no_long_range_any_more(level: str, leaps: bool) -> None:
    """Jyhad sec. 15.3."""
    game, _, _ = by_hand(level)
    game.agree()
    # Else Alexis could maneuver.
    assert ("play: Tiberius: Leap" in game.offers()) is leaps
    assert any("close quarters" in line.lower() for line in game.log) is not leaps


def test_a_card_may_paralyze_a_vampire_in_combat() -> None:
    """Jyhad sec. 15.3: it goes to torpor, locked."""
    game, _, tiberius = by_hand("paralyzed")
    game.agree()
    assert (game.where(tiberius), tiberius.locked) == ("torpor region of Alexis", True)
    assert PARALYZED in tiberius.marks


def test_neither_is_offered_by_todays_rules() -> None:
    game, _, _ = by_hand("", "current")
    assert not {"paralyzed", "close quarters"} & {option.level for option in game.options("adjust")}
