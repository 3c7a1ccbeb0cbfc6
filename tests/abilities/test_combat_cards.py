"""Combat cards that play themselves, each template at each level: strikes and what comes with them."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING, fighting
from tests.abilities.table import table
from vtes_desktop.rules.invented import ally, retainer, vampire
from vtes_desktop.table.asking import IllegalError


def test_majesty_ends_combat_and_unlocks_at_superior() -> None:
    """Ruling RTR 20020501 of the card: it unlocks as the strike resolves."""
    for level, locked in (("pre", True), ("PRE", False)):
        fight = fighting("Majesty")
        fight.play("Majesty", level)
        fight.end()
        assert (fight.blood, fight.kurt.locked) == ((5, 6), locked)


def test_earth_meld_and_the_opponents_majesty_both_unlock() -> None:
    fight = fighting("Earth Meld", against=("Majesty",))
    fight.play("Earth Meld", "PRO")
    fight.play("Majesty", "PRE", by="Alexis")
    fight.end()
    assert (fight.kurt.locked, fight.ira.locked) == (False, False)


def test_form_of_mist_has_the_action_go_on_for_a_blood() -> None:
    fight = fighting("Form of Mist")
    fight.play("Form of Mist", "PRO")
    fight.game.pick("yes")
    fight.end()
    assert (fight.game["Alexis"].pool, fight.blood) == (29, (5, 6))
    assert fight.game.table.action is None


def test_form_of_mist_of_the_blocker_has_nothing_to_go_on_with() -> None:
    fight = fighting(against=("Form of Mist",))
    fight.play("Form of Mist", "PRO", by="Alexis")
    fight.end()
    assert fight.game["Alexis"].pool == 30


def test_form_of_mist_at_basic_only_dodges() -> None:
    fight = fighting("Form of Mist")
    fight.play("Form of Mist", "pro")
    fight.end()
    assert fight.blood == (6, 6)


def test_an_action_does_not_go_on_when_another_combat_follows() -> None:
    """Rulings LSJ 19980109 and RTR 20020501: what is done after combat is lost when another is queued."""
    fight = fighting("Form of Mist", against=("Psyche!",))
    fight.play("Form of Mist", "PRO")
    fight.play("Psyche!", "CEL", by="Alexis")
    fight.end()
    assert (fight.game["Alexis"].pool, fight.blood) == (30, (5, 5))


def test_mirror_image_goes_on_but_not_with_a_bleed() -> None:
    fight = fighting("Mirror Image")
    fight.play("Mirror Image", "CHI")
    fight.end()
    assert fight.game["Alexis"].pool == 30


def test_oubliette_burns_a_blood_of_the_opponent_unless_it_dodges() -> None:
    """Rulings LSJ 19980526 and RTR 20041202: a dodge keeps the blood."""
    fight = fighting("Oubliette")
    fight.play("Oubliette", "OBT")
    fight.end()
    assert fight.blood == (5, 5)
    fight = fighting("Oubliette", against=("Dodge",))
    fight.play("Oubliette", "OBT")
    fight.play("Dodge", by="Alexis")
    fight.end()
    assert fight.blood == (5, 6)


def test_catatonic_fear_hurts_after_combat_at_close_range_only() -> None:
    fight = fighting("Catatonic Fear")
    fight.play("Catatonic Fear", "PRE")
    fight.end()
    assert fight.blood == (5, 5)
    fight = fighting("Catatonic Fear", "Fake Out")
    fight.long()
    fight.play("Catatonic Fear", "PRE")
    fight.end()
    assert fight.blood == (5, 6)


def test_meld_with_the_land_unlocks_the_opponent() -> None:
    fight = fighting("Meld with the Land")
    fight.play("Meld with the Land", "vic")
    fight.end()
    assert (fight.kurt.locked, fight.ira.locked) == (True, False)


@pytest.mark.parametrize(
    ("card", "level", "left"),
    [
        ("Dust Up", "ani", (5, 4)),
        ("Dust Up", "pot", (5, 3)),
        ("Roundhouse", "POT", (5, 2)),
        ("Theft of Vitae", "THA", (7, 4)),
        ("Canine Horde", "ani", (5, 5)),
        ("Walk of Flame", "tha", (5, 5)),
        ("Starvation of Marena", "VIC", (4, 3)),
        ("Undead Strength", "pot", (5, 4)),
        ("Undead Strength", "POT", (5, 3)),
        ("Shadow Strike", "obt", (5, 5)),
    ],
)
def test_strikes_do_what_their_level_says(card: str, level: str, left: tuple[int, int]) -> None:
    if card == "Walk of Flame":
        fight = fighting("Walk of Flame", "Nimble Feet")
        fight.play("Nimble Feet", "cel")
        assert fight.blood == (5, 5)  # Not in the first round.
        fight.play("Walk of Flame", "tha")
        fight.end()
        assert (fight.ira.place.region, fight.kurt.blood) == ("torpor", 4)
        return
    fight = fighting(card)
    fight.play(card, level)
    fight.end()
    assert fight.blood == left


def test_undead_strength_may_be_used_with_a_melee_weapon_but_not_with_a_gun() -> None:
    fight = fighting("Undead Strength", on_kurt=("Meat Cleaver", "Desert Eagle"))
    fight.play("Undead Strength", "POT")
    assert sorted(option.kind for option in fight.game.options()) == ["hand strike", "weapon"]
    fight.game.pick("weapon")
    fight.end()
    assert fight.blood == (5, 2)


def test_aid_from_bats_maneuvers_and_strikes_with_the_same_card_and_gives_a_press_at_superior() -> None:
    fight = fighting("Aid from Bats")
    fight.until("play", "Aid from Bats", by="Sarah")
    assert fight.game.table.combat.step == "range"
    fight.play("Aid from Bats", "ANI")
    assert fight.game.table.combat.range == "long"
    fight.until("press", by="Sarah")
    assert fight.blood == (6, 5)
    fight.game.pick("press")
    fight.end()
    assert fight.blood == (5, 4)


def test_slam_maneuvers_only_to_close_range() -> None:
    fight = fighting("Slam", against=("Fake Out",))
    fight.until("play", by="Sarah")
    assert fight.game.table.combat.step == "choose strike"
    fight = fighting("Slam", against=("Fake Out",))
    fight.play("Fake Out", by="Alexis")
    fight.play("Slam", "POT")
    fight.end()
    assert fight.blood == (4, 3)


def test_a_strike_that_takes_equipment_needs_some_and_comes_first() -> None:
    """Ruling RTR 19980928: not without any to destroy."""
    fight = fighting("Canine Horde")
    fight.until("play", "Canine Horde", by="Sarah")
    with pytest.raises(IllegalError):
        fight.game.pick("play", "Canine Horde", level="ANI")
    fight = fighting("Canine Horde", on_ira=("Desert Eagle",))
    fight.play("Canine Horde", "ANI")
    fight.game.pick("weapon")
    fight.end()
    assert (fight.blood, fight.ira.attached) == ((6, 6), [])


def test_donnybrook_may_burn_a_retainer() -> None:
    fight = fighting("Donnybrook", on_ira=(retainer("Dog", 1),))
    fight.play("Donnybrook", "obf")
    fight.end()
    assert (fight.ira.attached, fight.blood) == ([], (5, 6))


@pytest.mark.parametrize("dodges", [True, False])
@pytest.mark.parametrize(
    ("card", "level"), [("Donnybrook", "obf"), ("Mask Empathy", "pre"), ("Autonomic Mastery", "dom"), ("Morlock", "")]
)
def test_a_dodge_protects_no_retainer(card: str, level: str, *, dodges: bool) -> None:
    """It protects the minion and its possessions, which a retainer is not (sec. 6.4.5)."""
    kurt = card if not level else vampire("Kurt", 8, EVERYTHING, clan="Kiasyd" if level == "dom" else "", sect="Anarch")
    fight = fighting(
        *([card] if level else []),
        kurt=kurt,
        against=("Dodge",) if dodges else (),
        on_ira=(retainer("Dog", 1), "Ivory Bow"),
    )
    dog = fight.game.table.copies[fight.ira.attached[0]]
    if level:
        fight.play(card, level)
    else:
        fight.until("use", fight.kurt)
        fight.game.pick("use", fight.kurt)
    if dodges:
        fight.play("Dodge", by="Alexis")
    elif card == "Donnybrook":
        fight.until("equipment")
        assert len(fight.game.options("equipment")) == 2
        fight.game.pick("equipment", dog)
    fight.end()
    assert dog.place.region == "ash heap" and len(fight.ira.attached) == 1


def test_who_pays_to_escape_a_stunt_saves_the_retainer_that_it_is_aimed_at() -> None:
    fight = fighting("Fake Out", "Stunt Cycle", on_ira=(retainer("Dog", 1),), blood=(6, 6))
    dog = fight.game.table.copies[fight.ira.attached[0]]
    fight.long()
    fight.play("Stunt Cycle", "POT")
    fight.until("target")
    fight.game.pick("target", dog)
    fight.until("yes")
    fight.game.pick("yes")
    fight.end()
    assert dog.place.on == fight.ira.id and fight.ira.blood == 5


def test_breath_of_the_dragon_hurts_its_own_vampire_at_close_range_only() -> None:
    """Ruling LSJ 19970801: that damage is environmental."""
    fight = fighting("Breath of the Dragon", against=("Dodge",))
    fight.play("Breath of the Dragon", "VIC")
    fight.play("Dodge", by="Alexis")
    fight.end()
    assert (fight.blood, fight.kurt.place.region) == ((4, 6), "torpor")
    fight = fighting("Breath of the Dragon", "Fake Out")
    fight.long()
    fight.play("Breath of the Dragon", "vic")
    fight.end()
    assert (fight.kurt.place.region, fight.ira.place.region) == ("ready", "torpor")


def test_a_strike_that_cannot_be_dodged_hits_one_who_dodges() -> None:
    """Ruling LSJ 20030902-2: the dodge may be chosen, but has no effect."""
    fight = fighting("Dust Up", against=("Dodge",))
    fight.play("Dust Up", "ani")
    fight.play("Dodge", by="Alexis")
    fight.end()
    assert fight.blood == (6, 4)


def test_a_dodge_with_an_additional_strike_that_is_not_optional() -> None:
    """Ruling ANK 20220204: not for the dodge only, where another additional strike was gained."""
    fight = fighting("Dust Up")
    fight.play("Dust Up", "cel")
    fight.end()
    assert fight.blood == (6, 5)
    fight = fighting("Dust Up", "Blur")
    fight.play("Blur", "cel")
    fight.until("hand strike", by="Sarah")
    assert not [option for option in fight.game.options("play") if option.level == "cel"]


def test_blur_and_quickness_count_or_do_not_count_against_the_limit() -> None:
    """Ruling LSJ 20001206 of Quickness: the limited ones may come before or after."""
    fight = fighting("Blur", "Quickness")
    fight.play("Quickness", "CEL")
    fight.play("Blur", "CEL")
    fight.end()
    assert fight.blood == (4, 2)
    fight = fighting("Blur", "Pursuit")
    fight.play("Blur", "cel")
    assert not fight.offered("play", "Pursuit")


def test_entombment_sends_a_vampire_to_torpor_and_burns_an_ally() -> None:
    fight = fighting("Entombment")
    fight.play("Entombment", "OBT")
    fight.end()
    assert fight.ira.place.region == "torpor"
    fight = fighting("Entombment", ira=ally("Mage", 3), blood=(6, 3))
    fight.play("Entombment", "obt")
    fight.end()
    assert not fight.game.rules.in_play(fight.ira)


def test_anesthetic_touch_ends_combat_after_its_strike() -> None:
    fight = fighting("Anesthetic Touch", "Blur")
    fight.play("Anesthetic Touch", "obe")
    fight.end()
    assert fight.blood == (5, 5)


@pytest.mark.parametrize(("level", "left"), [("OBE", (6, 5)), ("obe", (5, 5))])
def test_anesthetic_touch_with_first_strike_ends_combat_before_the_other_strike(
    level: str, left: tuple[int, int]
) -> None:
    """A first strike is resolved before the rest (sec. 6.4.5)."""
    fight = fighting("Anesthetic Touch")
    fight.play("Anesthetic Touch", level)
    fight.end()
    assert fight.blood == left


def test_anesthetic_touch_ends_combat_with_what_strikes_first_as_well() -> None:
    fight = fighting("Anesthetic Touch", against=("Anesthetic Touch",))
    fight.play("Anesthetic Touch", "OBE")
    fight.play("Anesthetic Touch", "OBE", by="Alexis")
    fight.end()
    assert fight.blood == (5, 5)


def test_a_card_of_a_discipline_that_nobody_has_is_refused() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, "pot"))
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.hand("Sarah", "Majesty", "Undead Strength")
    game.pick("bleed", minion=kurt)
    game.pick("block", ira)
    while game.choice and not game.options("hand strike"):
        game.passes()
    assert [option.level for option in game.options("play")] == ["pot"]
