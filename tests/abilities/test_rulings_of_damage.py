"""Rulings on damage: who inflicts it, of what kind it is, and what it is prevented or kept off by."""

from __future__ import annotations

import pytest

from tests.abilities.acting import until_or_over
from tests.abilities.deeds import through
from tests.abilities.fights import EVERYTHING, Fighting, fighting
from tests.abilities.table import table
from vtes_desktop.rules.invented import vampire

# -- environmental damage ----------------------------------------------------------------------------------------------


def disarms(fight: Fighting) -> bool:
    """Whether Disarm is offered to Kurt in the round: whether he has inflicted more damage than Ira."""
    fight.until("play", "Disarm", by="Sarah")
    return fight.offered("play", "Disarm")


@pytest.mark.parametrize(
    ("card", "level", "lost"),
    [("Blissful Agony", "val", 1), ("Crawling Chamber", "VIS", 1), ("Drawing Out the Beast", "ANI", 1)],
)
def test_damage_that_an_effect_does_is_not_damage_of_who_played_it(card: str, level: str, lost: int) -> None:
    """Ira dodges: what she loses is of the environment, and Kurt has inflicted nothing."""
    fight = fighting(card, "Disarm", against=("Form of Mist",), kurt=vampire("Kurt", 8, f"{EVERYTHING} VAL"))
    fight.play(card, level)
    fight.play("Form of Mist", "pro", by="Alexis")
    assert not disarms(fight)
    assert fight.ira.blood == 6 - lost


def test_the_damage_of_a_hand_strike_is_of_who_strikes() -> None:
    fight = fighting("Disarm", "Immortal Grapple", kurt=vampire("Kurt", 8, EVERYTHING, text="+1 strength."))
    assert disarms(fight)


def test_damage_of_blood_of_acid_and_aeron_is_of_the_environment() -> None:
    """Ira's hands do 1; Kurt's acid does as much, which is not of his inflicting."""
    fight = fighting("Blood of Acid", "Disarm", "Form of Mist", ira=vampire("Ira", 8, EVERYTHING, text="+1 strength."))
    fight.play("Blood of Acid", "vic")
    assert not disarms(fight)
    assert fight.blood == (6 - 2 - 2, 6 - 1 - 2)
    fight = fighting("Disarm", against=("Form of Mist",), kurt="Aeron")
    fight.play("Form of Mist", "pro", by="Alexis")
    assert not disarms(fight)
    assert fight.ira.blood == 5


@pytest.mark.parametrize("level", ["tha", "THA"])
@pytest.mark.parametrize("far", [True, False])
def test_a_burst_of_sunlight_burns_who_makes_it_at_any_range(level: str, far: bool) -> None:
    fight = fighting("Fake Out", "Burst of Sunlight", on_kurt=(), kurt=vampire("Kurt", 8, f"{EVERYTHING}"))
    if far:
        fight.long()
    fight.play("Burst of Sunlight", level)
    fight.until("nothing")
    fight.end()
    assert {fight.kurt.place.region, fight.ira.place.region} == {"torpor"}


@pytest.mark.parametrize(("far", "lost"), [(False, 1), (True, 0)])
def test_a_grenade_hurts_its_bearer_at_close_range(far: bool, lost: int) -> None:
    fight = fighting("Fake Out", on_kurt=("Grenade",), against=("Form of Mist",))
    if far:
        fight.long()
    fight.until("weapon", "Grenade", by="Sarah")
    fight.game.pick("weapon", "Grenade")
    fight.play("Form of Mist", "pro", by="Alexis")
    fight.end()
    assert fight.kurt.blood == 6 - lost


# -- what additional damage is like ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "more"),
    [
        ("Bollix", "tha", 1),
        ("Dead Hand", "nec", 1),
        ("Lead Fist", "tha", 1),
        ("Lead Fist", "VIS", 2),
        ("Haymaker", "", 1),
    ],
)
def test_additional_damage_is_aggravated_where_the_hands_are(card: str, level: str, more: int) -> None:
    """Bone Spur makes the hands' damage aggravated: a vampire in torpor burns who takes two points and has no blood."""
    fight = fighting("Bone Spur", card, ira=vampire("Ira", 8, "", sect="Anarch"), blood=(6, more))
    fight.play("Bone Spur", "pro")
    fight.play(card, level or None)
    fight.end()
    assert fight.ira.place.region == "torpor" and fight.ira.blood == 0


@pytest.mark.parametrize(
    ("card", "level", "more"),
    [
        ("Bollix", "tha", 1),
        ("Dead Hand", "nec", 1),
        ("Lead Fist", "tha", 1),
        ("Lead Fist", "VIS", 2),
        ("Haymaker", "", 1),
    ],
)
def test_so_much_aggravated_damage_burns(card: str, level: str, more: int) -> None:
    fight = fighting("Bone Spur", card, ira=vampire("Ira", 8, "", sect="Anarch"), blood=(6, more - 1))
    fight.play("Bone Spur", "pro")
    fight.play(card, level or None)
    fight.end()
    assert fight.ira.place.region == "ash heap"


@pytest.mark.parametrize(("level", "burned"), [("pot", 1), ("POT", 2)])
def test_all_damage_of_burning_wrath_is_aggravated(level: str, burned: int) -> None:
    fight = fighting("Burning Wrath", ira=vampire("Ira", 8), blood=(6, burned))
    fight.play("Burning Wrath", level)
    fight.end()
    assert (fight.ira.place.region, fight.ira.blood) == ("torpor", 0)
    fight = fighting("Burning Wrath", ira=vampire("Ira", 8), blood=(6, burned - 1))
    fight.play("Burning Wrath", level)
    fight.end()
    assert fight.ira.place.region == "ash heap"


@pytest.mark.parametrize(("level", "regions"), [("pot", ("torpor", "ash heap")), ("POT", ("torpor", "ash heap"))])
def test_increased_strength_adds_what_the_strike_is_of(level: str, regions: tuple[str, str]) -> None:
    more = 1 if level == "pot" else 2
    for blood, region in zip((1 + more, more), regions, strict=True):
        fight = fighting("Increased Strength", "Burning Wrath", ira=vampire("Ira", 8), blood=(6, blood))
        fight.play("Increased Strength", level)
        fight.play("Burning Wrath", "pot")
        fight.end()
        assert fight.ira.place.region == region


@pytest.mark.parametrize("increased", [True, False])
def test_the_strikes_of_heroic_might_are_of_potence(increased: bool) -> None:
    marks = {"level": "POT"}
    fight = fighting(
        "Increased Strength", "Fake Out", lay=lambda game, kurt, _: game.on(kurt, "Heroic Might", marks=marks)
    )
    if increased:
        fight.play("Increased Strength", "POT")
    fight.long()
    fight.until("use", "Heroic Might", by="Sarah")
    (number,) = [n for n, each in enumerate(fight.game.options()) if each.kind == "use" and "2" in each.text]
    fight.game.referee.answer(number)
    fight.end()
    assert fight.ira.blood == 6 - 2 - (2 if increased else 0)


# -- what prevents it --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "prevents"), [("NEC", False), ("nec", True)])
def test_ablative_skin_prevents_nothing_that_fortitude_cannot(level: str, prevents: bool) -> None:
    marks, counters = {"level": "for"}, {"ablative": 3}
    fight = fighting(
        "Dead Hand", lay=lambda game, _, ira: game.on(ira, "Ablative Skin", marks=marks, counters=counters)
    )
    fight.play("Dead Hand", level)
    fight.until("use", "Ablative Skin", by="Alexis")
    assert fight.offered("use", "Ablative Skin") == prevents


@pytest.mark.parametrize("card", ["Dead Hand", "Bollix"])
def test_what_is_added_to_a_strike_fortitude_cannot_prevent_either(card: str) -> None:
    level = {"Dead Hand": "NEC", "Bollix": "tha"}[card]
    fight = fighting("Torn Signpost", card, against=("Skin of Rock",), blood=(6, 8))
    fight.play("Torn Signpost", "pot")
    fight.play(card, level)
    fight.until("play", "Skin of Rock", by="Alexis")
    assert not fight.offered("play", "Skin of Rock")
    fight.end()
    assert fight.ira.blood == 5


@pytest.mark.parametrize(("x", "lost"), [(0, 2), (1, 2), (2, 2), (3, 3)])
def test_hidden_strength_prevents_up_to_one_more_than_its_cost(x: int, lost: int) -> None:
    """Ira's hands do 3."""
    fight = fighting("Hidden Strength", ira=vampire("Ira", 8, "", text="+2 strength."))
    fight.play("Hidden Strength", "for")
    fight.game.pick("x", amount=x)
    fight.end()
    assert fight.kurt.blood == 6 - x - max(0, 3 - x - 1) and 6 - fight.kurt.blood == lost


def test_hidden_strength_needs_damage() -> None:
    fight = fighting("Hidden Strength", "Form of Mist")
    fight.play("Form of Mist", "pro")
    fight.until("play", "Hidden Strength")
    assert not fight.offered("play", "Hidden Strength")


@pytest.mark.parametrize(("level", "lost"), [("pro", 2), ("PRO", 1)])
def test_flesh_of_marble_prevents_no_aggravated_damage_that_counts_as_normal(level: str, lost: int) -> None:
    """Kurt's skin of night has him take aggravated damage as normal: it is aggravated still."""
    fight = fighting("Flesh of Marble", "Skin of Night", against=("Burning Wrath",))
    fight.play("Flesh of Marble", level)
    fight.play("Burning Wrath", "pot", by="Alexis")
    fight.play("Skin of Night", "for")
    fight.end()
    assert (fight.kurt.place.region, fight.kurt.blood) == ("ready", 6 - lost)


def test_blood_shield_burns_blood_before_it_could_heal() -> None:
    """Ira has 3: she burns 2 at once, and heals Kurt's damage with what is left, not the other way round."""
    strong = vampire("Kurt", 8, EVERYTHING, text="+1 strength.")
    fight = fighting(ira=vampire("Ira", 6), blood=(6, 3), kurt=strong, on_kurt=("Blood Shield",))
    fight.until("use", "Blood Shield", by="Sarah")
    fight.game.pick("use", "Blood Shield")
    fight.end()
    assert fight.ira.place.region == "torpor" and fight.kurt.blood == 6


@pytest.mark.parametrize(("level", "lost"), [("VIC", 0), ("", 1)])
def test_who_is_immune_takes_no_damage_that_cannot_be_prevented(level: str, lost: int) -> None:
    """Ira draws out the beast: Kurt takes 1 in the press step."""
    weak = vampire("Ira", 8, EVERYTHING, text="-1 strength.")
    fight = fighting("Bloodform", against=("Drawing Out the Beast",), ira=weak)
    fight.play("Drawing Out the Beast", "ANI", by="Alexis")
    if level:
        fight.play("Bloodform", level)
    fight.end()
    assert fight.kurt.blood == 6 - lost


@pytest.mark.parametrize(("name", "hurt"), [("Carolina Vález", False), ("Aeron", True)])
def test_who_is_immune_to_allies_is_not_hurt_in_the_unlock_phase(name: str, hurt: bool) -> None:
    game = table()
    carolina = game.ready("Sarah", name, blood=5)
    game.ready("Sarah", "Abyssal Hunter")
    game.phase("unlock", of="Sarah")
    for _ in range(10):
        if game.table.phase != "unlock":
            break
        game.pick("target") if game.options("target") else game.passes()
    assert carolina.blood == (4 if hurt else 5)


@pytest.mark.parametrize("merged", [True, False])
def test_helena_merged_takes_no_damage_of_a_demon_outside_combat(merged: bool) -> None:
    game = table()
    helena = game.ready("Alexis", "Helena (ADV)", blood=5, marks={"merged": "yes"} if merged else {})
    hunter = game.ready("Sarah", "Abyssal Hunter")
    game.pick("card in play", minion=hunter)
    through(game, helena)
    assert helena.blood == (5 if merged else 4)


@pytest.mark.parametrize(("card", "region"), [("Catatonic Fear", "ready"), ("Burst of Sunlight", "torpor")])
def test_domain_of_evernight_makes_nothing_aggravated_that_comes_after_the_combat(card: str, region: str) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, EVERYTHING), blood=6)
    ira = game.ready("Alexis", vampire("Ira", 8, f"{EVERYTHING}", text="-1 strength."), blood=6)
    game.hand("Sarah", "Domain of Evernight")
    game.hand("Alexis", card)
    game.pick("bleed", minion=kurt)
    until_or_over(game, "play")
    game.pick("play", "Domain of Evernight", level="tem")
    until_or_over(game, "block")
    game.pick("block", ira)
    fight = Fighting(game, kurt, ira)
    fight.play(card, "PRE" if card == "Catatonic Fear" else "tha", by="Alexis")
    fight.end()
    assert kurt.place.region == region
