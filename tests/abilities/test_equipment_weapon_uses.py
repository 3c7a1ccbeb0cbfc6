"""Weapons that are thrown, parry, wear and bind: what their further sentences do, and when they don't."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING, Fighting, fighting
from tests.abilities.table import table
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, vampire


def struck(fight: Fighting, kind: str = "weapon", *, end: bool = True) -> Fighting:
    """A combat in which Kurt has struck with his weapon."""
    fight.until(kind, by="Sarah")
    fight.game.pick(kind)
    if end:
        fight.end()
    return fight


def stays(fight: Fighting) -> bool:
    """Whether Kurt's weapon is still on him."""
    return len(fight.kurt.attached) == 1


# -- thrown -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["Kerrie", "Dagger"])
def test_a_thrown_weapon_is_out_of_play_until_the_end_of_the_action(card: str) -> None:
    fight = fighting("Fake Out", "Pursuit", on_kurt=(card,))
    fight.long()
    weapon = fight.game.rules.copy(fight.kurt.attached[0])
    struck(fight, "use", end=False)
    fight.until("play", "Pursuit")
    assert not weapon.face_up
    fight.game.pick("play", "Pursuit")  # There is nothing left but hands, at long range.
    fight.end()
    assert (fight.blood[1], weapon.face_up, minions.ASIDE in weapon.marks) == (5, True, False)


@pytest.mark.parametrize("card", ["Kerrie", "Dagger"])
def test_a_thrown_weapon_that_is_dodged_is_out_of_play_all_the_same(card: str) -> None:
    fight = fighting("Pursuit", on_kurt=(card,), against=("Dodge",))
    weapon = fight.game.rules.copy(fight.kurt.attached[0])
    struck(fight, "use", end=False)
    fight.play("Dodge", by="Alexis")
    fight.until("play", "Pursuit")
    assert not weapon.face_up
    fight.end()
    assert (fight.blood[1], weapon.face_up) == (6, True)


# -- burned when it is prevented --------------------------------------------------------------------------------------


def test_a_dagger_breaks_on_whatever_prevents_any_of_it() -> None:
    fight = fighting(on_kurt=("Dagger",), on_ira=("Kevlar Vest",))
    struck(fight, end=False)
    fight.until("use", by="Alexis")
    fight.game.pick("use")
    fight.end()
    assert (stays(fight), fight.blood[1]) == (False, 5)
    assert stays(struck(fighting(on_kurt=("Dagger",))))


STRONG = vampire("Kurt", 8, EVERYTHING, text="+1 strength.")
"""He does three damage with a poker."""


@pytest.mark.parametrize(("level", "burned"), [("FOR", True), ("for", False)])
def test_a_poker_breaks_on_fortitude_that_prevents_all(level: str, burned: bool) -> None:
    fight = fighting(kurt=STRONG, on_kurt=("Poker",), against=("Soak",))
    struck(fight, end=False)
    fight.play("Soak", level, by="Alexis")
    fight.end()
    assert (stays(fight), fight.blood[1]) == (not burned, 6 if burned else 5)


def test_a_poker_is_burned_whatever_prevents_other_damage_that_comes_with_its_own() -> None:
    """Two of the three are the strike’s, and prevented first."""
    fight = fighting("Carrion Crows", on_kurt=("Poker",), against=("Skin of Rock", "Sideslip"))
    fight.play("Carrion Crows", "ani")
    fight.until("weapon", by="Sarah")
    fight.game.pick("weapon", "Poker")
    fight.play("Skin of Rock", "FOR", by="Alexis")
    fight.play("Sideslip", "CEL", by="Alexis")
    fight.end()
    assert (fight.kurt.attached, fight.ira.blood) == ([], 6)


def test_a_poker_does_not_break_when_armor_helps() -> None:
    fight = fighting(kurt=STRONG, on_kurt=("Poker",), on_ira=("Kevlar Vest",), against=("Soak",))
    struck(fight, end=False)
    fight.until("use", by="Alexis")
    fight.game.pick("use")
    fight.play("Soak", "for", by="Alexis")
    fight.end()
    assert (stays(fight), fight.blood[1]) == (True, 6)


# -- the second dagger ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("region", ["hand", "ash heap"])
def test_a_second_dagger_comes_with_the_first(region: str) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6))
    game.hand("Sarah", "Dagger", *(["Dagger"] if region == "hand" else []))
    if region == "ash heap":
        game.ash_heap("Sarah", "Dagger")
    game.pick("equip", "Dagger", minion=kurt)
    while game.choice and game.choice.kind != "may":
        game.passes()
    game.pick("yes")
    assert len(kurt.attached) == 2


def test_no_second_dagger_comes_with_one_that_is_taken_from_another() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6))
    fellow = game.ready("Sarah", vampire("Fellow", 6))
    game.on(fellow, "Dagger")
    game.hand("Sarah", "Dagger")
    game.pick("equip from", minion=kurt)
    while game.table.action is not None:
        assert game.choice.kind != "may"
        game.passes()
    assert (len(kurt.attached), len(fellow.attached)) == (1, 0)


# -- healing ----------------------------------------------------------------------------------------------------------


def test_the_wounds_of_a_sword_are_dear_to_heal() -> None:
    """The ruling on Sword of Nuln: who has just one blood pays it, and goes to torpor; what can't be healed is not
    dearer."""
    assert struck(fighting(on_kurt=("Sword of Nuln",))).blood == (5, 4)
    fight = struck(fighting(on_kurt=("Sword of Nuln",), blood=(6, 1)))
    assert (fight.blood[1], fight.ira.place.region) == (0, "torpor")
    fight = struck(fighting(on_kurt=("Sword of Nuln",), ira=ally("Mage", 4), blood=(6, 4)))
    assert fight.blood[1] == 3


# -- the coagulant ----------------------------------------------------------------------------------------------------


def test_a_coagulant_makes_disciplines_dear_until_its_victim_has_hunted() -> None:
    """The rulings on Enhanced Coagulant: a card without a type, no weapon any more."""
    fight = struck(fighting(on_kurt=("Enhanced Coagulant",)), "use")
    card = fight.game.rules.copy(fight.ira.attached[0])
    assert (fight.blood, stays(fight)) == ((5, 3), False)
    assert not minions.is_equipment(fight.game.rules, card)
    price = fight.game.rules.abilities.price
    alexis = fight.ira.controller
    for name, more in (("Soak", 1), ("Fake Out", 0)):
        assert price(fight.game.rules, alexis, fight.ira, fight.game.card(name), "blood") == more
    assert price(fight.game.rules, alexis, fight.kurt, fight.game.card("Soak"), "blood") == 0


def test_a_coagulant_stays_where_it_is_when_dodged_or_against_an_ally() -> None:
    fight = fighting(on_kurt=("Enhanced Coagulant",), against=("Dodge",))
    struck(fight, "use", end=False)
    fight.play("Dodge", by="Alexis")
    fight.end()
    assert (stays(fight), fight.blood[1]) == (True, 6)
    fight = fighting(on_kurt=("Enhanced Coagulant",), ira=ally("Mage", 4), blood=(6, 4))
    fight.until("use", by="Sarah")
    assert fight.game.table.combat is None


@pytest.mark.parametrize("blocked", [False, True])
def test_a_coagulant_is_burned_when_its_victim_has_hunted(blocked: bool) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6), blood=3)
    guard = game.ready("Alexis", vampire("Guard", 6, text="+2 intercept."))
    card = game.on(kurt, "Enhanced Coagulant")
    minions.mark(game.rules, card, "type", "card")
    game.pick("hunt", minion=kurt)
    while game.table.action is not None:
        if blocked and game.choice.kind == "block":
            game.pick("block", guard)
        else:
            game.passes() if not game.options("hand strike") else game.pick("hand strike")
    assert bool(kurt.attached) == blocked


# -- parrying ---------------------------------------------------------------------------------------------------------


def test_a_nightstick_prevents_three_of_the_next_strike_only() -> None:
    """The rulings on Nightstick: what was not used is lost."""
    strong = vampire("Ira", 8, EVERYTHING, text="+3 strength.")
    fight = fighting(on_kurt=("Nightstick",), ira=strong, against=("Pursuit",))
    struck(fight, "use", end=False)
    fight.play("Pursuit", "CEL", by="Alexis")
    fight.until("hand strike", by="Sarah")
    assert not fight.offered("use")
    fight.end()
    assert fight.blood == (1, 6)  # One of the first hand strike, and all four of the second.


def test_a_nightstick_does_not_prevent_a_gun() -> None:
    fight = fighting(on_kurt=("Nightstick",), on_ira=(".44 Magnum",))
    struck(fight, "use", end=False)
    fight.until("weapon", by="Alexis")
    fight.game.pick("weapon")
    fight.end()
    assert fight.blood == (4, 6)


# -- bound ------------------------------------------------------------------------------------------------------------


def test_a_sword_must_be_struck_with_at_close_range() -> None:
    cards = ("Dodge", "Brute Force", "Pursuit")
    fight = fighting(*cards, on_kurt=("Sword of Troile", "Bastard Sword"), clan="Brujah")
    fight.until("play", "Brute Force")
    assert not fight.offered("play", "Dodge")
    assert not fight.offered("hand strike")
    assert {each.copy for each in fight.game.options("weapon")} == {fight.kurt.attached[0]}
    fight.game.pick("weapon")
    fight.play("Pursuit", "CEL")
    fight.until("weapon")
    fight.game.pick("weapon")
    fight.end()
    assert (fight.blood[1], fight.ira.place.region) == (0, "ready")  # Three for each of two strikes.


def test_who_must_strike_with_a_sword_of_troile_does_so_with_a_brute_force_too() -> None:
    """Its other way, a hand strike, is open to who is free to choose."""
    for sword, damage in (("Sword of Troile", 1 + 2 + 2), ("Bastard Sword", 1 + 1 + 2)):
        fight = fighting("Brute Force", on_kurt=(sword,), clan="Brujah", blood=(8, 8))
        fight.play("Brute Force", "pot")
        ways = [option.text for option in fight.game.options("way")]
        assert ways == ([] if sword == "Sword of Troile" else ["hand strike", "melee weapon strike"])
        if ways:
            fight.game.pick("way", amount=1)
        fight.end()
        assert fight.ira.blood == 8 - damage


def test_a_sword_does_not_bind_at_long_range_nor_when_hands_must_strike() -> None:
    fight = fighting("Dodge", on_kurt=("Sword of Troile",), against=("Fake Out",))
    fight.play("Fake Out", by="Alexis")
    fight.until("play", "Dodge", by="Sarah")
    assert fight.offered("hand strike")
    fight = fighting(on_kurt=("Sword of Troile",), against=("Immortal Grapple",))
    fight.play("Immortal Grapple", "POT", by="Alexis")
    fight.end()
    assert fight.blood[1] == 5


# -- strikes with melee weapons that do no damage ----------------------------------------------------------------------


@pytest.mark.parametrize(("card", "left"), [("Rowan Ring", 5), ("Enhanced Coagulant", 4)])
def test_a_melee_weapon_that_does_no_damage_strikes_first_with_silence_of_death_too(card: str, left: int) -> None:
    """Kurt has paid 1 blood for it: whom the Ring sends to torpor doesn't strike any more; the Coagulant is none."""
    fight = fighting("Silence of Death", on_kurt=(card,), blood=(6, 1))
    fight.play("Silence of Death", "qui")
    struck(fight, "use")
    assert (fight.kurt.blood, fight.ira.place.region) == (left, "torpor")


@pytest.mark.parametrize(("face", "hit"), [("Elihu", True), (vampire("Kurt", 8, EVERYTHING), False)])
def test_nobody_dodges_a_ring_with_which_elihu_strikes(face: str | Card, hit: bool) -> None:
    fight = struck(fighting(kurt=face, on_kurt=("Rowan Ring",), against=("Dodge",)), "use", end=False)
    fight.play("Dodge", by="Alexis")
    fight.end()
    assert (fight.ira.place.region == "torpor", len(fight.ira.attached)) == (hit, int(hit))
