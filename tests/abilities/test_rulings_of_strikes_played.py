"""Rulings of strikes and of the damage they do, each played in a combat."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING, Fighting, fighting
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy

ALL = f"{EVERYTHING} VAL FLI OBL"
AGGRAVATED = "Camarilla: Damage from Kurt's hand strikes is aggravated."


def held(fight: Fighting, name: str, seat: int = 0) -> Copy:
    return next(copy for copy in fight.game.rules.pile(seat, "hand") if fight.game.name(copy) == name)


def may(fight: Fighting, card: str, by: str = "Sarah", level: str | None = None) -> bool:
    """Whether she may still play it; everybody passes until then."""
    fight.until("play", card, by=by, level=level)
    return fight.game.asked == by and fight.offered("play", card, level)


@pytest.mark.parametrize("level", ["vic", "VIC"])
def test_meld_with_the_land_unlocks_before_combat_ends(level: str) -> None:
    """The opposing minion stays unlocked when another combat begins at once."""
    fight = fighting("Psyche!", against=("Meld with the Land",), on_kurt=(".44 Magnum",))
    assert fight.kurt.locked
    fight.play("Meld with the Land", level, by="Alexis")
    assert may(fight, "Psyche!", level="CEL")
    assert fight.kurt.locked == (level == "VIC")
    fight.play("Psyche!", "CEL")
    fight.until("weapon")
    assert (fight.kurt.locked, fight.round) == (level == "VIC", 1)


@pytest.mark.parametrize(("blood", "where", "left"), [(0, "ash heap", 0), (1, "torpor", 0), (2, "torpor", 1)])
def test_what_merrill_treats_as_normal_is_handled_first(blood: int, where: str, left: int) -> None:
    """The rest is aggravated, and burns who has been wounded by the first without blood."""
    kurt = vampire("Kurt", 8, text=f"{AGGRAVATED} +1 strength.")
    fight = fighting(kurt=kurt, ira="Merrill Molitor", blood=(6, blood))
    fight.until("use", by="Alexis")
    fight.game.pick("use", fight.ira)
    fight.end()
    assert fight.ira.place.region == where
    assert where == "ash heap" or fight.ira.blood == left


@pytest.mark.parametrize("dodged", [True, False])
def test_who_dodges_morphean_blow_does_not_get_it(*, dodged: bool) -> None:
    fight = fighting("Morphean Blow", kurt=vampire("Kurt", 8, ALL), against=("Vampiric Speed",) if dodged else ())
    blow = held(fight, "Morphean Blow")
    fight.play("Morphean Blow", "val")
    if dodged:
        fight.play("Vampiric Speed", "cel", by="Alexis")
    fight.end()
    assert (blow.place.on == fight.ira.id) == (not dodged)


@pytest.mark.parametrize(("strike", "level"), [("Oubliette", "OBT"), ("Vampiric Speed", "cel"), ("Majesty", "pre")])
@pytest.mark.parametrize("aim", ["Target Vitals", "Target Head"])
def test_an_aim_at_a_strike_without_damage_does_nothing(strike: str, level: str, aim: str) -> None:
    fight = fighting(strike, aim)
    fight.play(aim)
    fight.play(strike, level)
    fight.end()
    assert fight.ira.blood == 6 - (strike == "Oubliette")


@pytest.mark.parametrize(
    ("card", "level", "more"),
    [
        ("Necrosis", "pot", 1),
        ("Necrosis", "thn", 2),
        ("Pounce", None, 2),
        ("Scorpion Sting", "ani", 1),
        ("Slam", "pot", 2),
    ],
)
def test_what_is_added_to_aggravated_damage_is_aggravated(card: str, level: str | None, more: int) -> None:
    fight = fighting(card, kurt=vampire("Kurt", 8, f"{ALL} THN", text=AGGRAVATED))
    fight.play(card, level)
    fight.end()
    assert f"Ira takes {more + 1} damage ({more + 1} aggravated)" in fight.game.log
    assert (fight.ira.place.region, fight.ira.blood) == ("torpor", 6 - more)


def test_what_necrosis_does_later_is_not_added_to() -> None:
    fight = fighting("Necrosis", "Target Vitals", kurt=vampire("Kurt", 8, f"{ALL} THN"), blood=(6, 8))
    fight.play("Target Vitals")
    fight.play("Necrosis", "THN")
    fight.end()
    assert fight.ira.blood == 8 - (1 + 2 + 2) - 1


def test_a_dodged_pounce_hurts_as_the_surroundings_do() -> None:
    """The damage is not the opposing minion's, which its revelation would count."""
    fight = fighting("Pounce", "Revelation of Wrath", kurt=vampire("Kurt", 8, ALL), against=("Vampiric Speed",))
    fight.play("Pounce")
    fight.play("Vampiric Speed", "cel", by="Alexis")
    fight.until("press")
    assert fight.kurt.blood == 5
    fight.end()


@pytest.mark.parametrize("hands", [1, 2])
def test_a_zip_gun_hurts_as_the_surroundings_do(hands: int) -> None:
    """Revelation of Wrath counts only what the opposing minion inflicts."""
    ira = vampire("Ira", 8, text=f"Camarilla: +{hands - 1} strength." if hands > 1 else "")
    fight = fighting("Zip Gun", "Revelation of Wrath", ira=ira)
    fight.play("Zip Gun")
    fight.until("weapon")
    fight.game.pick("weapon")
    assert may(fight, "Revelation of Wrath") == (hands > 1)
    assert fight.kurt.blood == 6 - hands - 1


def test_the_damage_of_an_hourglass_is_the_minions_own() -> None:
    """It counts with that of the hands."""
    fight = fighting("Outside the Hourglass", against=("Revelation of Wrath",))
    fight.play("Outside the Hourglass", "TEM")
    assert may(fight, "Revelation of Wrath", "Alexis")


def test_quick_jab_inflicts_one_damage_to_prevent() -> None:
    fight = fighting("Torn Signpost", "Quick Jab", against=("Skin of Rock",))
    fight.play("Torn Signpost", "POT")
    fight.play("Quick Jab")
    fight.play("Skin of Rock", "for", by="Alexis")
    fight.end()
    assert fight.ira.blood == 6
    # What an aim adds upon damage is in excess as well.
    fight = fighting("Target Vitals", "Quick Jab")
    fight.until("play", "Quick Jab")
    fight.game.pick("play", "Target Vitals")
    fight.play("Quick Jab")
    fight.end()
    assert fight.blood == (5, 5)


def test_preternatural_evasion_burns_the_blood_as_it_is_played() -> None:
    fight = fighting("Preternatural Evasion")
    fight.play("Preternatural Evasion", "CEL")
    assert fight.kurt.blood == 5
    fight.end()
    assert fight.blood == (5, 6)


@pytest.mark.parametrize(
    ("card", "basic", "superior"), [("Theft of Vitae", "tha", "THA"), ("Tongue of the Serpent", "ser", "SER")]
)
@pytest.mark.parametrize("blood", [0, 1, 2])
def test_a_theft_takes_what_there_is(card: str, basic: str, superior: str, blood: int) -> None:
    for level, stolen in ((basic, 1), (superior, 2)):
        fight = fighting(card, blood=(3, blood))
        fight.play(card, level)
        fight.end()
        assert fight.blood == (3 + min(stolen, blood) - 1, max(0, blood - stolen))
        assert fight.ira.place.region == "ready"


@pytest.mark.parametrize("blood", [(8, 8), (8, 0), (1, 8), (7, 2)])
def test_two_thefts_of_vitae_resolve_together(blood: tuple[int, int]) -> None:
    """What is won and lost is summed up, and nothing drains off in between."""
    fight = fighting("Theft of Vitae", against=("Theft of Vitae",), blood=blood)
    fight.play("Theft of Vitae", "THA")
    fight.play("Theft of Vitae", "tha", by="Alexis")
    fight.end()
    kurt, ira = blood
    won, lost = min(2, ira), min(1, kurt)
    assert fight.blood == (min(8, kurt + won - lost), min(8, ira - won + lost))


@pytest.mark.parametrize("blood", [1, 3])
def test_serpents_numbing_kiss_burns_its_blood_once_combat_is_over(blood: int) -> None:
    """It must: there is nothing to choose."""
    fight = fighting("Serpent's Numbing Kiss", "Psyche!", blood=(blood, 6))
    kiss = held(fight, "Serpent's Numbing Kiss")
    fight.play("Serpent's Numbing Kiss", "PRE SER")
    assert may(fight, "Psyche!", level="CEL")
    assert (fight.kurt.blood, kiss.place.on) == (blood, 0)
    fight.end()
    assert (fight.kurt.blood, kiss.place.on) == (blood - 1, fight.ira.id)


def test_unholy_penance_is_put_once_combat_is_over() -> None:
    fight = fighting("Unholy Penance", "Psyche!")
    penance = held(fight, "Unholy Penance")
    fight.play("Unholy Penance", "PRE")
    assert may(fight, "Psyche!", level="CEL")
    assert penance.place.on == 0
    fight.end()
    assert penance.place.on == fight.ira.id


@pytest.mark.parametrize(
    ("later", "level", "price"),
    [("Disarm", "pot", 1), ("Telepathic Tracking", "AUS", 2), ("Psyche!", "CEL", 1), ("Taste of Vitae", None, 1)],
)
@pytest.mark.parametrize("short", [0, 1])
def test_terror_frenzy_makes_what_ends_a_combat_dearer(later: str, level: str | None, price: int, short: int) -> None:
    """Ira has it against her; who can't pay can't play it."""
    ends = ("Majesty",) if later in ("Telepathic Tracking", "Psyche!") else ()
    kurt = vampire("Kurt", 8, "ANI PRE", text="Camarilla: -1 strength.")
    ira = vampire("Ira", 8, "POT AUS CEL", text="Camarilla: +1 strength.")
    fight = fighting("Terror Frenzy", *ends, against=(later,), kurt=kurt, ira=ira, blood=(6, price - short))
    fight.play("Terror Frenzy", "ANI")
    if ends:
        fight.play("Majesty", "pre")
    assert may(fight, later, "Alexis", level) == (not short)
    if not short:
        fight.game.pick("play", later, level=level)
        assert fight.ira.blood == (2 if later == "Taste of Vitae" else 0)


@pytest.mark.parametrize("bundi", [True, False])
def test_violets_bundi_strikes_as_her_hands_do(*, bundi: bool) -> None:
    fight = fighting(kurt="Violet Tremain", on_kurt=("Bundi",), blood=(5, 6))
    before = minions.capacity(fight.game.rules, fight.ira)
    if bundi:
        fight.until("weapon")
        fight.game.pick("weapon")
    fight.end()
    assert minions.capacity(fight.game.rules, fight.ira) == before - bundi


def test_violets_victim_shrinks_at_the_end_of_a_combat_that_another_follows() -> None:
    fight = fighting("Psyche!", kurt="Violet Tremain", on_kurt=("Bundi", "Celerity", "Celerity"), blood=(5, 6))
    before = minions.capacity(fight.game.rules, fight.ira)
    fight.until("weapon")
    fight.game.pick("weapon")
    fight.play("Psyche!", "CEL")
    fight.until("weapon")
    assert fight.round == 1
    assert minions.capacity(fight.game.rules, fight.ira) == before - 1


@pytest.mark.parametrize(
    ("ira", "against", "counters"), [("", "", 3), ("", "Skin of Rock", 3), ("Nephandus", "", 4), ("", "Blood Fury", 5)]
)
def test_a_walking_stick_wears_by_what_it_inflicts(ira: str, against: str, counters: int) -> None:
    """Damage that is prevented was inflicted; what is less or none was not."""
    fight = fighting(
        "Weighted Walking Stick", ira=ira, against=(against,) if against else (), blood=(6, 2 if ira else 6)
    )
    stick = held(fight, "Weighted Walking Stick")
    fight.play("Weighted Walking Stick")
    fight.until("weapon")
    fight.game.pick("weapon")
    if against:
        fight.play(against, "tha" if against == "Blood Fury" else "for", by="Alexis")
    fight.end()
    assert sum(stick.counters.values()) + stick.blood == counters
