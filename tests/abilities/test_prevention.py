"""Combat cards that play themselves: damage prevented, cards cancelled as they are played, and the rest."""

from __future__ import annotations

import pytest

from tests.abilities.fights import fighting

# -- prevention -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "left"),
    [
        ("Indomitability", "for", 5),
        ("Indomitability", "FOR", 5),
        ("Soak", "for", 6),
        ("Rego Motum", "THA", 5),
        ("Skin of Rock", "FOR", 6),
        ("Stonestrength", "vis", 5),
    ],
)
def test_damage_is_prevented(card: str, level: str, left: int) -> None:
    fight = fighting("Dust Up", against=(card,))
    fight.play("Dust Up", "ani")
    fight.play(card, level, by="Alexis")
    fight.end()
    assert fight.blood == (5, left)


def test_nothing_is_prevented_that_is_not_there() -> None:
    fight = fighting("Soak", against=("Claws of the Dead", "Dodge"))
    fight.play("Claws of the Dead", "pro", by="Alexis")
    fight.until("play", "Soak")
    assert fight.game.table.combat is None  # Aggravated damage only.


def test_hidden_strength_prevents_one_more_than_is_paid() -> None:
    fight = fighting("Roundhouse", against=("Hidden Strength",))
    fight.play("Roundhouse", "POT")
    fight.play("Hidden Strength", "for", by="Alexis")
    fight.game.pick("x", amount=2)
    fight.end()
    assert fight.blood == (5, 3)  # Two paid, three of four prevented.


def test_rolling_with_the_punches_protects_from_strikes_for_the_round_but_not_from_crows() -> None:
    fight = fighting("Carrion Crows", "Dust Up", "Pursuit", against=("Rolling with the Punches",))
    fight.play("Carrion Crows", "ani")
    fight.play("Dust Up", "pot")
    fight.play("Rolling with the Punches", "FOR", by="Alexis")
    fight.play("Pursuit", "CEL")
    fight.end()
    assert fight.blood == (5, 4)


def test_skin_of_steel_protects_for_the_rest_of_the_round_at_superior_only() -> None:
    for level, left in (("for", 4), ("FOR", 5)):
        fight = fighting("Pursuit", against=("Skin of Steel",))
        fight.play("Skin of Steel", level, by="Alexis")
        fight.play("Pursuit", "CEL")
        fight.end()
        assert fight.blood == (5, left)


def test_flesh_of_marble_lets_one_point_through_each_round() -> None:
    """Ruling LSJ 20021001: at superior its player chooses which of different points is not prevented."""
    fight = fighting("Roundhouse", "Pursuit", "Deny", against=("Flesh of Marble",))
    fight.play("Flesh of Marble", "pro", by="Alexis")
    fight.play("Roundhouse", "POT")
    fight.play("Pursuit", "CEL")
    fight.play("Deny", "dem")
    fight.end()
    assert fight.blood == (4, 4)  # One in each of two rounds.
    fight = fighting("Song in the Dark", against=("Flesh of Marble",))
    fight.play("Flesh of Marble", "pro", by="Alexis")
    fight.play("Song in the Dark", "ANI")
    fight.end()
    assert (fight.ira.place.region, fight.ira.blood) == ("torpor", 5)
    fight = fighting("Song in the Dark", against=("Flesh of Marble",))
    fight.play("Flesh of Marble", "PRO", by="Alexis")
    fight.play("Song in the Dark", "ANI")
    fight.end()
    assert (fight.ira.place.region, fight.ira.blood) == ("torpor", 6)


def test_unflinching_persistence_prevents_later_when_it_maneuvers() -> None:
    fight = fighting("Unflinching Persistence", against=("Canine Horde",))
    fight.play("Unflinching Persistence", "FOR")
    fight.play("Canine Horde", "ani", by="Alexis")
    fight.until("prevent", by="Sarah")
    fight.game.pick("prevent")
    fight.end()
    assert fight.blood == (6, 6)


# -- cancelled as they are played, and the rest -----------------------------------------------------------------------


def test_charismatic_aura_cancels_a_strike_card_and_another_strike_is_chosen() -> None:
    fight = fighting("Roundhouse", against=("Charismatic Aura",))
    fight.play("Roundhouse", "POT")
    fight.game.pick("play", "Charismatic Aura", by="Alexis", level="aus pre")
    fight.end()
    assert fight.blood == (5, 4)  # A blood for it, and a hand strike.
    fight = fighting("Immortal Grapple", against=("Charismatic Aura",))
    fight.play("Immortal Grapple", "pot")
    assert fight.offered("play", "Charismatic Aura")


def test_charismatic_aura_does_not_cancel_an_aim_or_a_maneuver() -> None:
    fight = fighting("Target Vitals", "Fake Out", against=("Charismatic Aura",))
    fight.play("Fake Out")
    assert not fight.offered("play", "Charismatic Aura", "aus pre")
    fight.play("Target Vitals")
    assert not fight.offered("play", "Charismatic Aura", "aus pre")


def test_bollix_cancels_an_aim() -> None:
    fight = fighting("Target Vitals", against=("Bollix",))
    fight.play("Target Vitals")
    fight.game.pick("play", "Bollix", by="Alexis", level="pre")
    fight.end()
    assert fight.blood == (5, 5)


def test_skin_of_night_makes_aggravated_damage_normal() -> None:
    fight = fighting("Song in the Dark", against=("Skin of Night",))
    fight.play("Song in the Dark", "ANI")
    fight.play("Skin of Night", "for", by="Alexis")
    fight.end()
    assert (fight.blood, fight.ira.place.region) == ((3, 4), "ready")  # The card costs 2.


def test_lightning_reflexes_buys_additional_strikes() -> None:
    fight = fighting("Lightning Reflexes")
    fight.play("Lightning Reflexes", "CEL")
    fight.game.pick("amount", amount=2)
    fight.end()
    assert fight.blood == (2, 3)  # One for the card, two for two strikes, one damage.


def test_bond_with_the_mountain_unlocks_as_the_combat_ends() -> None:
    fight = fighting("Bond with the Mountain")
    fight.play("Bond with the Mountain", "vis")
    fight.end()
    assert (fight.kurt.locked, fight.ira.locked, fight.blood) == (False, False, (5, 6))


def test_soul_burning_keeps_an_earlier_chosen_weapon_from_hurting() -> None:
    fight = fighting(against=("Blood Fury",), on_kurt=("Desert Eagle",))
    fight.until("weapon", by="Sarah")
    fight.game.pick("weapon")
    fight.play("Blood Fury", "tha", by="Alexis")
    fight.end()
    assert fight.blood == (4, 5)


# -- a card that gives a maneuver or press and prevention besides -----------------------------------------------------


@pytest.mark.parametrize("maneuvers", [True, False])
def test_obedient_flesh_prevents_whether_its_maneuver_is_used_or_not(*, maneuvers: bool) -> None:
    fight = fighting("Obedient Flesh", against=("Aid from Bats",))
    fight.play("Obedient Flesh", "DOM PRO")
    fight.until("maneuver", by="Sarah")
    if maneuvers:
        fight.game.pick("maneuver", "Obedient Flesh")
    fight.play("Aid from Bats", "ani", by="Alexis")
    fight.until("prevent", by="Sarah")
    fight.game.pick("prevent", "Obedient Flesh")
    fight.end()
    assert fight.kurt.blood == 6 - 1


@pytest.mark.parametrize("before", [0, 1, 2])
def test_typhonic_beast_presses_whether_it_has_prevented_or_not(before: int) -> None:
    """Whatever was played before it."""
    fight = fighting("Typhonic Beast", *("Immense Size", "Carrion Crows")[:before])
    for card in ("Immense Size", "Carrion Crows")[:before]:
        fight.play(card, "vic" if card == "Immense Size" else "ani")
    fight.play("Typhonic Beast", "POT SER")
    fight.until("prevent", by="Sarah")
    fight.game.pick("prevent", "Typhonic Beast")
    fight.until("press", by="Sarah")
    fight.game.pick("press", "Typhonic Beast")
    fight.until("prevent", by="Sarah")
    assert fight.round == 2


# -- what Fortitude cannot prevent ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "struck"),
    [
        ("Blood Fury", "THA", 3),
        ("Blood Rage", "tha", 1),
        ("Bollix", "tha", 2),
        ("Dead Hand", "NEC", 2),
        ("Soul Burn", "THA", 2),
    ],
)
def test_fortitude_prevents_only_what_comes_besides_the_strike(card: str, level: str, struck: int) -> None:
    """Of the two by the crows each card prevents one, and the third that is held has nothing left to prevent."""
    soaks = ("Skin of Rock",) * 3
    fight = fighting("Carrion Crows", card, against=soaks, blood=(8, 8))
    fight.play("Carrion Crows", "ANI")
    fight.play(card, level)
    for left in (struck + 2, struck + 1):
        fight.until("play", "Skin of Rock", by="Alexis", level="for")
        assert f"would take {left} damage" in fight.game.question
        fight.play("Skin of Rock", "for", by="Alexis")
    fight.end()
    assert fight.ira.blood == 8 - struck


@pytest.mark.parametrize("level", ["nec", "NEC"])
@pytest.mark.parametrize("shield", ["Skin of Steel", "Rolling with the Punches"])
def test_what_fortitude_prevents_for_the_round_it_does_not_of_such_a_strike(shield: str, level: str) -> None:
    fight = fighting("Dead Hand", "Blur", against=(shield,), blood=(8, 8))
    fight.until("hand strike", by="Sarah")
    fight.game.pick("hand strike")
    fight.play(shield, "FOR", by="Alexis")
    fight.play("Blur", "cel")
    fight.play("Dead Hand", level)
    fight.end()
    assert fight.ira.blood == 8 - 1 - (2 if level == "NEC" else 0)


@pytest.mark.parametrize(
    ("card", "level"), [("Exuding Blood", "qui"), ("Exuding Blood", "QUI"), ("Blood Sweat", "QUI")]
)
def test_flesh_of_marble_lets_nothing_through_besides_what_cannot_be_prevented(card: str, level: str) -> None:
    fight = fighting("Carrion Crows", "Fake Out", card, against=("Flesh of Marble",), blood=(8, 8))
    fight.play("Carrion Crows", "ANI")
    fight.play("Flesh of Marble", "pro", by="Alexis")
    fight.long()
    fight.play(card, level)
    fight.end()
    assert fight.ira.blood == 8 - {"Exuding Blood": 1, "Blood Sweat": 2}[card] - (level == "QUI")


@pytest.mark.parametrize(("level", "later"), [("vis", 3), ("VIS", 1)])
def test_half_of_a_strike_is_prevented_rounded_up_at_superior_of_each_later_one_too(level: str, later: int) -> None:
    """Of 3 damage 2 are prevented, at superior too (ruling on Rockheart)."""
    fight = fighting("Undead Strength", "Undead Strength", "Pursuit", against=("Rockheart",), blood=(6, 8))
    fight.play("Undead Strength", "POT")
    fight.play("Rockheart", level, by="Alexis")
    fight.play("Pursuit", "CEL")
    assert fight.ira.blood == 7
    fight.play("Undead Strength", "POT")
    fight.end()
    assert fight.ira.blood == 7 - later
