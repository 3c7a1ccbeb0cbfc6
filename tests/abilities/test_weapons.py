"""Weapons, what minions and equipment let one do in combat, and the combat cards defined by name."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING, fighting
from tests.abilities.table import table, texts
from vtes_desktop.cards.catalogue import load
from vtes_desktop.rules import minions
from vtes_desktop.rules.control import take_control
from vtes_desktop.rules.invented import ally, vampire

# -- weapons --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("weapon", "left"),
    [
        (".44 Magnum", 4),
        ("Desert Eagle", 4),
        ("Assault Rifle", 2),
        ("Blow Torch", 6),
        ("Bastard Sword", 4),
        ("Chainsaw", 3),
        ("Submachine Gun", 3),
    ],
)
def test_weapons_with_a_plain_strike_are_covered_and_do_their_damage(weapon: str, left: int) -> None:
    assert texts().of(load().find(weapon)).covered
    fight = fighting(on_kurt=(weapon,))
    fight.until("weapon", by="Sarah")
    fight.game.pick("weapon")
    fight.end()
    assert fight.ira.blood == left
    assert (fight.ira.place.region == "torpor") == (weapon == "Blow Torch")


@pytest.mark.parametrize("weapon", ["Jar of Skin Eaters"])
def test_a_weapon_that_says_more_than_is_understood_is_not_covered(weapon: str) -> None:
    assert not texts().of(load().find(weapon)).covered


def test_a_grenade_hurts_its_bearer_at_close_range_and_is_burned_after_use() -> None:
    fight = fighting(on_kurt=("Grenade",))
    fight.until("weapon", by="Sarah")
    fight.game.pick("weapon")
    fight.end()
    assert (fight.blood, fight.kurt.attached) == ((4, 3), [])


@pytest.mark.parametrize("weapon", ["Bomb", "Grenade", "White Phosphorus Grenade"])
@pytest.mark.parametrize("level", ["cel", "CEL"])
def test_a_weapon_is_burned_after_use_though_a_strike_steals_it_at_the_same_time(weapon: str, level: str) -> None:
    """With first strike it is stolen unused."""
    fight = fighting(against=("Fast Hands",), on_kurt=(weapon,), ira=vampire("Ira", 8, "cel CEL"), blood=(8, 8))
    fight.until("weapon", by="Sarah")
    fight.game.pick("weapon")
    fight.play("Fast Hands", level, by="Alexis")
    fight.end()
    assert [fight.game.name(fight.game.rules.copy(each)) for each in (*fight.kurt.attached, *fight.ira.attached)] == (
        [weapon] if level == "CEL" else []
    )


def test_a_gun_with_dragon_s_breath_rounds_is_burned_though_a_strike_steals_it_at_the_same_time() -> None:
    fight = fighting("Dragon's Breath Rounds", against=("Fast Hands",), on_kurt=(".44 Magnum",), blood=(8, 8))
    fight.until("weapon", by="Sarah")
    fight.game.pick("weapon")
    fight.play("Fast Hands", "cel", by="Alexis")
    fight.play("Dragon's Breath Rounds")
    fight.end()
    assert (fight.kurt.attached, fight.ira.attached) == ([], [])
    assert fight.ira.place.region == "torpor"


def test_black_gloves_hurt_their_bearer_once_each_combat() -> None:
    fight = fighting("Pursuit", on_kurt=("Black Gloves",))
    fight.until("weapon", by="Sarah")
    fight.game.pick("weapon")
    fight.end()
    assert fight.ira.place.region == "torpor"
    assert fight.kurt.blood == 4


def test_a_launcher_is_usable_after_the_first_round_only() -> None:
    fight = fighting("Nimble Feet", "Fake Out", on_kurt=("RPG Launcher",))
    fight.until("play", "Nimble Feet", by="Sarah", level="cel")
    fight.game.pick("play", "Nimble Feet", level="cel")
    fight.play("Fake Out")
    fight.until("weapon", by="Sarah")
    assert fight.round == 2


def test_a_sniper_rifle_of_one_who_blocks_sets_the_range_and_must_be_struck_with() -> None:
    """Rulings LSJ 20010814 and LSJ 20021028: only in the combat of the block, and only if it was borne then."""
    fight = fighting("Fake Out", on_ira=("Sniper Rifle",))
    fight.until("use", by="Alexis")
    fight.game.pick("use")
    fight.end()
    assert fight.blood == (4, 6)
    fight = fighting("Fake Out", on_kurt=("Sniper Rifle",))
    fight.until("use", by="Sarah")
    assert fight.game.table.combat is None


# -- what minions can do ----------------------------------------------------------------------------------------------


def test_a_minion_strikes_as_its_own_card_lets_it_once_each_combat() -> None:
    text = "Camarilla. Once each combat, Ramona can strike: dodge."
    fight = fighting("Nimble Feet", kurt=vampire("Ramona", 6, EVERYTHING, text=text))
    fight.until("use", by="Sarah")
    fight.game.pick("use")
    fight.play("Nimble Feet", "cel")
    fight.end()
    assert fight.blood == (5, 5)


def test_a_vest_prevents_a_damage_each_combat() -> None:
    fight = fighting("Pursuit", on_ira=("Flak Jacket",))
    fight.until("use", by="Alexis")
    fight.game.pick("use")
    fight.play("Pursuit", "CEL")
    fight.end()
    assert fight.blood == (5, 5)


def test_leather_is_burned_to_prevent_all_of_a_strike() -> None:
    fight = fighting("Roundhouse", on_ira=("Leather Jacket",))
    fight.play("Roundhouse", "POT")
    fight.until("use", by="Alexis")
    fight.game.pick("use")
    fight.end()
    assert (fight.blood, fight.ira.attached) == ((5, 6), [])


# -- by name --------------------------------------------------------------------------------------------------------


def test_target_vitals_adds_damage_once_some_is_inflicted_and_forbids_presses() -> None:
    """Rulings RTR 19970630 and RTR 19960221: of the strike's kind; on a dodge it does nothing."""
    fight = fighting("Target Vitals", against=("Nimble Feet",))
    fight.play("Target Vitals")
    fight.until("play", "Nimble Feet", by="Alexis", level="cel")
    assert fight.game.table.combat is None
    assert fight.blood == (5, 3)
    fight = fighting("Target Vitals", "Dodge")
    fight.play("Target Vitals")
    fight.play("Dodge")
    fight.end()
    assert fight.blood == (6, 6)


def test_target_vitals_is_played_with_a_strike_that_was_chosen_before_and_once() -> None:
    """Ruling LSJ 20080409: as the strike is chosen, also where a maneuver has chosen it."""
    fight = fighting("Target Vitals", "Thrown Gate")
    fight.play("Thrown Gate", "pot")
    fight.play("Target Vitals")
    assert not fight.offered("play", "Target Vitals")
    fight.end()
    assert fight.blood == (6, 3)


def test_target_vitals_may_be_cancelled_by_discarding_two_combat_cards() -> None:
    fight = fighting("Target Vitals", against=("Dodge", "Fake Out"))
    fight.play("Target Vitals")
    fight.game.pick("cancel", by="Alexis")
    fight.game.pick("discard", "Dodge")
    fight.end()
    assert fight.blood == (5, 5)


def test_concealed_weapon_gets_a_small_weapon_of_the_hand() -> None:
    """Rulings LSJ 20020821 and LSJ 20020904: strength beyond 1 is not counted."""
    fight = fighting("Concealed Weapon", "Desert Eagle", "Assault Rifle", "Ivory Bow")
    fight.play("Concealed Weapon")
    fight.until("weapon", by="Sarah")
    assert fight.game["Sarah"].pool == 29
    fight.game.pick("weapon")
    fight.end()
    assert fight.blood == (5, 4)
    fight = fighting("Concealed Weapon", "Assault Rifle", "Ivory Bow")
    fight.until("play", "Concealed Weapon")
    assert fight.game.table.combat is None


def test_disguised_weapon_is_got_as_a_strike_is_chosen_at_superior() -> None:
    fight = fighting("Disguised Weapon", "Assault Rifle")
    fight.until("play", by="Sarah", level="OBF")
    assert fight.game.table.combat.step == "choose strike"
    fight.game.pick("play", "Disguised Weapon", level="OBF")
    fight.game.pick("weapon")
    fight.end()
    assert (fight.blood, fight.game["Sarah"].pool) == ((5, 2), 25)


def test_a_walking_stick_wears_out() -> None:
    """Ruling ANK 20201229-2: full damage as long as a counter is left."""
    fight = fighting("Weighted Walking Stick", "Pursuit", "Nimble Feet", against=("Soak", "Dodge"))
    fight.play("Weighted Walking Stick")
    fight.until("weapon", by="Sarah")
    fight.game.pick("weapon")
    fight.play("Soak", "for", by="Alexis")
    stick = fight.game.rules.copy(fight.kurt.attached[0])
    assert stick.counters["counters"] == 3  # Even if prevented.
    fight.play("Pursuit", "CEL")
    fight.game.pick("weapon")
    assert stick.counters["counters"] == 1
    fight.play("Nimble Feet", "cel")
    fight.game.pick("weapon", by="Sarah")
    fight.end()
    assert (fight.kurt.attached, fight.ira.blood) == ([], 2)


@pytest.mark.parametrize("card", ["Weighted Walking Stick", "Zip Gun"])
def test_a_combat_card_that_has_become_equipment_is_stolen_as_such(card: str) -> None:
    fight = fighting(card, against=("Mesmerize",), ira=vampire("Ira", 3), blood=(6, 3))
    fight.play(card)
    fight.end()
    game, kurt = fight.game, fight.kurt
    (armed,) = minions.equipment(game.rules, kurt)
    game.go_to("discard", of="Sarah")
    thief = game.ready("Alexis", vampire("Krid", 9, "DOM"))
    game.go_to("minion", of="Alexis")
    game.pick("action card", "Mesmerize", minion=thief, level="DOM")
    game.pass_all()
    assert (armed.place.on, armed.controller, armed.owner) == (thief.id, 1, 0)
    assert minions.equipment(game.rules, thief) == [armed]
    # Who takes the thief has its equipment, too.
    for _ in take_control(game.rules, 2, thief):
        pass
    assert (armed.place.on, armed.controller) == (thief.id, 2)


@pytest.mark.parametrize("card", ["Weighted Walking Stick", "Zip Gun", "Molotov Cocktail"])
@pytest.mark.parametrize("who", ["Helen Fairchild", ""])
def test_who_cannot_have_equipment_plays_no_card_that_becomes_it(card: str, who: str) -> None:
    fight = fighting(card, kurt=who, blood=(3, 6))
    fight.until("play", card, by="Sarah")
    assert fight.offered("play", card) is not bool(who)
    if who:
        # Nor does it take one of a fellow's.
        game = table()
        helen, fellow = game.ready("Sarah", who), game.ready("Sarah", vampire("Krid", 4))
        game.on(fellow, card, marks={"type": "equipment"})
        assert [each for each in game.options("equip from") if each.minion == helen.id] == []


def test_disarm_sends_to_torpor_whom_it_has_hurt_more() -> None:
    """Ruling LSJ 20010812: surroundings don't count."""
    fight = fighting("Disarm", "Undead Strength")
    fight.play("Undead Strength", "pot")
    fight.play("Disarm", "POT")
    fight.end()
    assert fight.ira.place.region == "torpor"
    assert minions.strength(fight.game.rules, fight.ira) == 0
    fight = fighting("Disarm", "Carrion Crows")
    fight.play("Carrion Crows", "ANI")
    fight.until("play", "Disarm")
    assert fight.game.table.combat is None


def test_a_trap_presses_until_nobody_plays_a_card() -> None:
    fight = fighting("Trap")
    fight.play("Trap")
    fight.end()
    assert fight.blood == (2, 2)  # Four rounds: three presses.
    assert fight.game.names("Sarah", "ash heap") == ["Trap"]


def test_a_trap_may_be_pressed_out_of() -> None:
    """Ruling ANK 20200525-1: its press comes first, and can be answered."""
    fight = fighting("Trap", against=("Nimble Feet",))
    fight.play("Trap")
    fight.play("Nimble Feet", "cel", by="Alexis")
    fight.end()
    assert fight.blood == (5, 5)


def test_terror_frenzy_makes_combat_cards_dearer_or_binds() -> None:
    fight = fighting("Terror Frenzy", against=("Majesty",), blood=(6, 1))
    fight.play("Terror Frenzy", "ANI")
    fight.until("play", "Majesty")
    assert fight.game.table.combat is None
    fight = fighting("Terror Frenzy", "Fake Out", against=("Fake Out",))
    fight.play("Terror Frenzy", "ani")
    fight.play("Fake Out")
    assert not (fight.game.asked == "Alexis" and fight.offered("play", "Fake Out"))


def test_superior_mettle_prevents_all_of_later_initial_strikes_for_a_blood() -> None:
    fight = fighting("Nimble Feet", against=("Superior Mettle",))
    fight.play("Superior Mettle", "FOR", by="Alexis")
    fight.play("Nimble Feet", "cel")
    fight.until("prevent", by="Alexis")
    fight.game.pick("prevent")
    fight.end()
    assert fight.blood == (4, 4)


def test_amaranth_diablerizes_instead_of_torpor() -> None:
    fight = fighting("Amaranth", "Roundhouse", blood=(6, 1))
    fight.play("Roundhouse", "POT")
    fight.play("Amaranth")
    fight.game.pass_all()
    assert not fight.game.rules.in_play(fight.ira)
    fight = fighting("Amaranth", "Roundhouse", against=("Roundhouse",), blood=(1, 1))
    fight.play("Roundhouse", "POT")
    fight.play("Roundhouse", "POT", by="Alexis")
    fight.until("play", "Amaranth")
    assert (fight.kurt.place.region, fight.ira.place.region) == ("torpor", "torpor")


def test_decapitate_burns_instead_of_torpor() -> None:
    fight = fighting("Decapitate", "Roundhouse", blood=(6, 1))
    fight.play("Roundhouse", "POT")
    fight.play("Decapitate", "POT")
    fight.end()
    assert not fight.game.rules.in_play(fight.ira)


def test_hell_for_leather_burns_pool_when_the_opponent_is_gone() -> None:
    fight = fighting("Hell-for-Leather", "Entombment")
    fight.play("Entombment", "OBT")
    fight.play("Hell-for-Leather", "obt")
    fight.end()
    assert fight.game["Alexis"].pool == 28
    fight = fighting("Hell-for-Leather")
    fight.until("play", "Hell-for-Leather", level="obt")
    assert fight.game.table.combat is None


def test_pack_alpha_employs_an_animal_or_burns_one_for_strength() -> None:
    fight = fighting("Pack Alpha", "Raven Spy", "Murder of Crows")
    fight.until("play", "Pack Alpha", by="Sarah", level="ani")
    fight.game.pick("play", "Pack Alpha", level="ani")
    fight.game.pick("target", "Raven Spy", level="ani")
    fight.end()
    assert len(fight.kurt.attached) == 1
    fight = fighting("Pack Alpha", on_kurt=("Raven Spy",))
    fight.play("Pack Alpha", "ANI")
    assert minions.strength(fight.game.rules, fight.kurt) == 2
    assert len(fight.kurt.attached) == 1


def test_bollix_keeps_fortitude_from_preventing_and_weapons_from_hurting() -> None:
    fight = fighting("Bollix", against=("Soak", "Glancing Blow"), on_ira=("Desert Eagle",))
    fight.play("Bollix", "tha")
    fight.until("weapon", by="Alexis")
    fight.game.pick("weapon")
    assert fight.offered("play", "Glancing Blow")
    assert not fight.offered("play", "Soak")
    fight.end()
    assert fight.blood == (6, 4)


def test_an_ally_is_burned_not_diablerized() -> None:
    fight = fighting("Amaranth", "Roundhouse", ira=ally("Mage", 2), blood=(6, 2))
    fight.play("Roundhouse", "POT")
    fight.until("play", "Amaranth")
    assert fight.game.table.combat is None


# -- more of minions and cards on them ------------------------------------------------------------------------------


def test_an_ally_enters_combat_as_its_own_card_lets_it() -> None:
    game = table()
    ghoul = game.ready("Sarah", "Escaped Mental Patient")
    kurt, corpse = game.ready("Alexis", vampire("Victim", 5), locked=True), game.ready("Sarah", vampire("Own", 5))
    game.pick("card in play", minion=ghoul)
    game.pass_all()
    game.pick("hand strike")
    game.pass_all()
    assert (kurt.blood < 5, corpse.blood, ghoul.blood < 2) == (True, 5, True)


def test_the_bearer_of_an_office_enters_combat_with_vampires_only() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Hunter", 6))
    game.on(kurt, "Alastor")
    game.ready("Alexis", ally("Mage", 3))
    assert not [option for option in game.options("card in play") if option.minion == kurt.id]


def test_a_vampire_sharpens_its_hands_for_blood() -> None:
    fight = fighting(kurt="Lambach")
    fight.until("use", by="Sarah")
    fight.game.pick("use")
    fight.end()
    assert (fight.kurt.blood, fight.ira.place.region) == (4, "torpor")


def test_crows_hurt_the_opponent_of_their_bearer_each_round() -> None:
    fight = fighting(on_kurt=("Murder of Crows",))
    fight.end()
    assert fight.blood == (5, 4)


def test_coma_keeps_locked_whom_it_sends_to_torpor() -> None:
    fight = fighting("Coma")
    fight.play("Coma", "DEM")
    fight.end()
    assert (fight.ira.place.region, bool(fight.ira.marks)) == ("torpor", True)
    fight = fighting("Coma", against=("Dodge",))
    fight.play("Coma", "DEM")
    fight.play("Dodge", by="Alexis")
    fight.end()
    assert (fight.ira.place.region, fight.ira.marks) == ("ready", {})


def test_a_card_that_is_not_for_fliers_is_refused_against_one() -> None:
    fight = fighting("Earthshock", ira=vampire("Wing", 6, text="Flight [FLIGHT]."))
    fight.until("play", "Earthshock")
    assert fight.game.table.combat is None


@pytest.mark.parametrize("clan", ["of it", "another"])
@pytest.mark.parametrize(
    ("weapon", "bane"),
    [
        ("Banshee Ironwail", "Kiasyd"),
        ("Blade of Enoch", "Brujah antitribu"),
        ("Joumlon's Axe", "Kiasyd"),
        ("Dagger", "Kiasyd"),
    ],
)
def test_a_weapon_is_worse_for_the_clan_that_it_is_made_against(weapon: str, bane: str, clan: str) -> None:
    """Aggravated damage sends to torpor whom normal damage leaves ready (sec. 6.4.6; the weapons' texts)."""
    fight = fighting(ira=vampire("Ira", 8, clan=bane if clan == "of it" else "Nosferatu"), on_kurt=(weapon,))
    fight.until("weapon", by="Sarah")
    fight.game.pick("weapon", by="Sarah")
    fight.end()
    assert minions.in_torpor(fight.game.rules, fight.ira) == (clan == "of it")
