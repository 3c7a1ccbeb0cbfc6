"""Combat cards that play themselves: maneuvers, presses, prevention, what lasts a round or a combat, the end of one."""

from __future__ import annotations

import pytest

from tests.abilities.fights import fighting
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally
from vtes_desktop.table.asking import IllegalError

# -- maneuvers and presses ------------------------------------------------------------------------------------------


def test_flash_maneuvers_or_presses_and_gives_a_press_with_the_maneuver_at_superior() -> None:
    fight = fighting("Flash")
    fight.play("Flash", "CEL")
    assert fight.game.table.combat.range == "long"
    fight.until("press", by="Sarah")
    fight.game.pick("press")
    assert fight.blood == (5, 5)  # Of the second round only.
    fight = fighting("Flash")
    fight.until("play", "Flash", by="Sarah", level="CEL")
    fight.game.passes()
    fight.until("play", "Flash", by="Sarah")
    assert [option.level for option in fight.game.options("play")] == ["cel"]  # Only basic presses.


def test_resist_earths_grasp_gives_its_press_only_with_the_maneuver() -> None:
    fight = fighting("Resist Earth's Grasp")
    fight.until("play", "Resist Earth's Grasp", by="Sarah", level="cel")
    assert fight.game.table.combat.step == "range"
    fight.play("Resist Earth's Grasp", "cel")
    fight.until("press", by="Sarah")
    assert (fight.game.table.combat.range, fight.kurt.blood) == ("long", 5)
    fight = fighting("Resist Earth's Grasp")
    fight.until("play", "Resist Earth's Grasp", by="Sarah", level="cel")
    fight.game.passes()
    fight.play("Resist Earth's Grasp", "cel")
    fight.end()
    assert fight.blood == (3, 4)


def test_a_press_that_only_continues_does_not_end_combat() -> None:
    fight = fighting("Apportation", against=("Apportation",))
    fight.play("Apportation", "tha")
    assert fight.round == 2  # Alexis could have pressed to end the first only.
    fight.end()
    assert fight.blood == (4, 4)


def test_crawling_chamber_maneuvers_only_to_long_range() -> None:
    fight = fighting("Fake Out", against=("Crawling Chamber",))
    fight.play("Fake Out")
    assert not [option for option in fight.game.options("play") if option.level == "tha"]


def test_telepathic_tracking_gives_a_maneuver_in_the_next_round_and_starts_a_new_one_at_superior() -> None:
    fight = fighting("Telepathic Tracking")
    fight.play("Telepathic Tracking", "aus")
    fight.until("maneuver", by="Sarah")
    assert fight.round == 2
    fight = fighting("Telepathic Tracking", against=("Majesty",))
    fight.play("Majesty", "pre", by="Alexis")
    fight.play("Telepathic Tracking", "AUS")
    fight.end()
    assert fight.blood == (4, 4)


def test_psyche_begins_another_combat() -> None:
    fight = fighting("Psyche!", against=("Majesty",))
    fight.play("Majesty", "PRE", by="Alexis")
    fight.play("Psyche!", "CEL")
    fight.end()
    assert (fight.blood, fight.ira.locked) == ((5, 4), False)


def test_psyche_can_not_be_played_when_one_is_not_ready_any_more() -> None:
    fight = fighting("Psyche!", "Entombment")
    fight.play("Entombment", "OBT")
    fight.until("play", "Psyche!")
    assert fight.game.table.combat is None


def test_cold_aura_sets_the_range_and_nobody_maneuvers() -> None:
    fight = fighting("Cold Aura", against=("Fake Out",))
    fight.play("Cold Aura", "nec")
    fight.end()
    assert (fight.blood, fight.game.table.combat) == ((5, 6), None)


def test_shadow_step_sets_the_range_for_blood_that_must_be_there() -> None:
    fight = fighting("Shadow Step", blood=(2, 6))
    fight.play("Shadow Step", "OBT")
    fight.game.pick("set range", amount=1)
    fight.end()
    assert fight.blood == (0, 6)
    fight = fighting("Shadow Step", blood=(1, 6))
    fight.until("play", "Shadow Step")
    with pytest.raises(IllegalError):
        fight.game.pick("play", level="OBT")


# -- what lasts -----------------------------------------------------------------------------------------------------


def test_immortal_grapple_leaves_hand_strikes_only_and_keeps_them_close() -> None:
    """Rulings TOM 19960521 and RTR 19970630: the press counts in this round; the next has no determine range step."""
    fight = fighting("Immortal Grapple", against=("Majesty", "Fake Out", "Undead Strength"), on_ira=("Meat Cleaver",))
    fight.play("Immortal Grapple", "POT")
    fight.until("hand strike", by="Alexis")
    assert sorted(option.kind for option in fight.game.options()) == ["hand strike", "play", "play"]
    assert {option.level for option in fight.game.options("play")} == {"pot", "POT"}
    fight.game.pick("hand strike")
    fight.until("press", by="Sarah")
    fight.game.pick("press")
    fight.until("hand strike", by="Alexis")
    assert (fight.round, fight.game.table.combat.range) == (2, "close")
    assert fight.offered("play", "Majesty")


def test_a_strike_chosen_with_a_maneuver_is_lost_to_a_grapple() -> None:
    """Ruling TOM 19951217: who is committed to another strike gets none."""
    fight = fighting("Immortal Grapple", "Fake Out", against=("Aid from Bats",))
    fight.until("play", "Aid from Bats", by="Alexis")
    fight.play("Aid from Bats", "ani", by="Alexis")
    fight.play("Fake Out")
    fight.play("Immortal Grapple", "pot")
    fight.end()
    assert fight.blood == (6, 5)


def test_a_grapple_is_not_for_long_range() -> None:
    fight = fighting("Immortal Grapple", "Fake Out")
    fight.long()
    fight.until("play", "Immortal Grapple")
    assert fight.game.table.combat is None


def test_carrion_crows_hurt_each_round_even_one_who_dodges_but_not_after_combat_ends() -> None:
    """Rulings RTR 19941109 and TOM 19951216 of the card."""
    fight = fighting("Carrion Crows", "Deny", against=("Dodge",))
    fight.play("Carrion Crows", "ANI")
    fight.play("Dodge", by="Alexis")
    assert fight.blood == (6, 4)
    fight.play("Deny", "dem")
    fight.end()
    assert fight.blood == (5, 1)
    fight = fighting("Carrion Crows", against=("Majesty",))
    fight.play("Carrion Crows", "ani")
    fight.play("Majesty", "pre", by="Alexis")
    fight.end()
    assert fight.blood == (6, 5)


def test_torn_signpost_sets_strength() -> None:
    """Rulings PIB 20130303 and LSJ 20100813: it sets the base, and what adds to strength is added."""
    for level, left in (("pot", 4), ("POT", 3)):
        fight = fighting("Torn Signpost")
        fight.play("Torn Signpost", level)
        fight.end()
        assert fight.blood == (5, left)
    fight = fighting("Torn Signpost", "Bear's Skin")
    fight.play("Torn Signpost", "pot")
    fight.play("Bear's Skin", "ani pro")
    assert minions.strength(fight.game.rules, fight.kurt) == 3


def test_disease_weakens_the_opponent_until_combat_ends() -> None:
    fight = fighting("Disease")
    fight.play("Disease", "qui")
    fight.end()
    assert (fight.blood, minions.strength(fight.game.rules, fight.ira)) == ((5, 5), 1)


@pytest.mark.parametrize(
    ("card", "level"), [("Claws of the Dead", "pro"), ("Raking Talons", None), ("Chiropteran Marauder", "VIC")]
)
def test_hand_strikes_are_aggravated_for_a_while(card: str, level: str | None) -> None:
    fight = fighting(card, "Undead Strength", clan="Gargoyle")
    fight.play(card, level)
    fight.play("Undead Strength", "pot")
    fight.end()
    assert (fight.ira.place.region, fight.ira.blood) == ("torpor", 5)


def test_hunger_of_marduk_offers_a_strike_for_the_round() -> None:
    """Ruling ANK 20220207: it may be chosen more than once in the round."""
    fight = fighting("Hunger of Marduk", "Blur", clan="Banu Haqim")
    fight.play("Hunger of Marduk", "THA")
    fight.until("strike", by="Sarah")
    fight.game.pick("strike")
    fight.play("Blur", "cel")
    fight.game.pick("strike", by="Sarah")
    fight.end()
    assert fight.blood == (8, 2)


def test_increased_strength_counts_for_strikes_with_potence_cards_only() -> None:
    fight = fighting("Increased Strength", "Roundhouse")
    fight.play("Increased Strength", "POT")
    fight.play("Roundhouse", "pot")
    fight.end()
    assert fight.blood == (5, 1)
    fight = fighting("Increased Strength")
    fight.play("Increased Strength", "POT")
    fight.end()
    assert fight.blood == (5, 5)


def test_drawing_out_the_beast_binds_a_vampire_and_hurts_it_at_superior() -> None:
    """Ruling LSJ 20010312: nothing in the press step when combat ends before it."""
    fight = fighting("Drawing Out the Beast", against=("Fake Out",), on_ira=("Desert Eagle",))
    fight.play("Drawing Out the Beast", "ANI")
    fight.until("hand strike")
    assert not fight.game.options("weapon")
    fight.end()
    assert fight.blood == (4, 4)
    fight = fighting("Drawing Out the Beast", ira=ally("Mage", 3), blood=(6, 3))
    fight.until("play", "Drawing Out the Beast")
    assert fight.game.table.combat is None


def test_body_arsenal_and_apparition_last() -> None:
    fight = fighting("Apparition", "Deny")
    fight.play("Apparition", "CHI")
    fight.until("prevent", by="Sarah")
    fight.game.pick("prevent")
    fight.play("Deny", "dem")
    fight.until("prevent", by="Sarah")
    fight.game.pick("prevent")
    fight.end()
    assert fight.blood == (5, 4)  # It costs 1.


# -- the end of a round ----------------------------------------------------------------------------------------------


def test_taste_of_vitae_gains_what_the_opponent_lost_to_damage_even_if_it_is_gone() -> None:
    """Rulings RTR 20030519 and LSJ 20031201-2: also when the round ends prematurely, and the opponent is burned."""
    fight = fighting("Taste of Vitae", "Roundhouse", blood=(3, 6))
    fight.play("Roundhouse", "pot")
    fight.play("Taste of Vitae")
    fight.end()
    assert fight.blood == (5, 3)
    fight = fighting("Taste of Vitae", "Roundhouse", blood=(3, 2))
    fight.play("Roundhouse", "pot")
    assert fight.ira.place.region == "torpor" or fight.game.options()
    fight.play("Taste of Vitae")
    fight.end()
    assert (fight.kurt.blood, fight.ira.place.region) == (4, "torpor")


def test_taste_of_vitae_is_not_for_one_in_torpor_nor_against_an_ally() -> None:
    """Ruling PIB 20121028: not against an ally."""
    fight = fighting("Taste of Vitae", against=("Entombment",))
    fight.play("Entombment", "OBT", by="Alexis")
    fight.until("play", "Taste of Vitae")
    assert fight.game.table.combat is None
    fight = fighting("Taste of Vitae", ira=ally("Mage", 3), blood=(6, 3))
    fight.until("play", "Taste of Vitae")
    assert fight.game.table.combat is None
