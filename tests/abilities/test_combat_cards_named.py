"""Combat cards defined by name, and more sentences of them: played at each level, and refused."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING, Fighting, fighting
from tests.abilities.table import table, texts
from vtes_desktop.cards.catalogue import load
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, vampire

COVERED = (
    "Infernal Pursuit", "Aura Reading", "Pulled Fangs", "Molotov Cocktail", "Pass Through Shadow", "Zip Gun",
    "Dragon's Breath Rounds", "Weather Control", "Preternatural Evasion", "Absorb the Mind", "Pounce",
    "Thoughts Betrayed", "Wind Dance", "High Ground", "Stutter-Step", "Unholy Penance", "Quick Meld",
    "Serpent's Numbing Kiss", "Armor of Vitality", "Backstep", "Psychic Assault", "Blood of Acid", "Bloodform",
    "Lead Fist", "Voracious Vermin", "Quick Jab", "Manstopper Rounds", "Street Cred", "Hexe", "Blessed Blade",
    "Skin of the Adder", "Shadow Feint", "Blight",
)  # fmt: skip


@pytest.mark.parametrize("name", COVERED)
def test_this_combat_card_plays_itself(name: str) -> None:
    assert texts().of(load().find(name)).covered


def played(card: str, level: str | None = None, *, end: bool = True, **more: object) -> Fighting:
    """A combat in which Kurt has played a card."""
    fight = fighting(card, **more)  # type: ignore[arg-type]
    fight.play(card, level)
    if end:
        fight.end()
    return fight


# -- strikes ----------------------------------------------------------------------------------------------------------


def test_preternatural_evasion_ends_combat_for_a_blood() -> None:
    fight = played("Preternatural Evasion", "CEL")
    assert fight.blood == (5, 6)
    fight = fighting(against=("Preternatural Evasion",), blood=(6, 0))
    fight.until("play", "Preternatural Evasion", by="Alexis", level="CEL")
    assert fight.game.table.combat is None


@pytest.mark.parametrize(
    ("card", "level", "left"),
    [
        ("Psychic Assault", "aus", (5, 5)),
        ("Psychic Assault", "AUS", (5, 4)),
        ("Hexe", "dai", (4, 4)),
        ("Lead Fist", "tha", (5, 4)),
        ("Lead Fist", "VIS", (5, 3)),
        ("Absorb the Mind", "myt", (6, 5)),
        ("Stutter-Step", "CEL", (6, 5)),
        ("Pounce", None, (5, 3)),
        ("Quick Jab", None, (5, 5)),
        ("Bloodform", "VIC", (6, 6)),
        ("Blood of Acid", "vic", (3, 4)),
        ("Weather Control", "tha", (4, 4)),
        ("Thoughts Betrayed", "dom", (3, 4)),
        ("Skin of the Adder", "SER", (4, 4)),
    ],
)
def test_what_is_left_after_a_round(card: str, level: str | None, left: tuple[int, int]) -> None:
    fight = played(card, level, end=False, kurt=vampire("Kurt", 8, f"{EVERYTHING} FLI STR"))
    while fight.game.choice and fight.round == 1:
        fight.step()
    assert fight.blood == left


def test_psychic_assault_is_no_worse_by_an_effect_but_surer_by_the_black_hand() -> None:
    hand = vampire("Kurt", 8, EVERYTHING, sect="Sabbat", text="Sabbat. Black Hand.")
    fight = played("Psychic Assault", "AUS", kurt=hand, against=("Soak",))
    assert fight.blood[1] == 4
    assert not fight.offered("play", "Soak")


def test_quick_jab_ignores_what_is_more_than_one() -> None:
    strong = vampire("Kurt", 8, EVERYTHING, text="+3 strength.")
    assert played("Quick Jab", kurt=strong).blood[1] == 5


def test_stutter_step_is_of_the_first_pair_and_close() -> None:
    fight = fighting("Stutter-Step", "Fake Out")
    fight.long()
    fight.until("play", "Stutter-Step", by="Sarah", level="CEL")
    assert fight.game.table.combat is None


def test_pounce_that_is_dodged_hurts_and_lets_press() -> None:
    fight = fighting("Pounce", kurt=vampire("Kurt", 8, f"{EVERYTHING} FLI"), against=("Dodge",))
    fight.play("Pounce")
    fight.play("Dodge", by="Alexis")
    fight.until("press", by="Alexis")
    assert fight.blood == (5, 6)


@pytest.mark.parametrize(("card", "level"), [("Shadow Feint", "CEL OBF"), ("Sanguinary Wind", "CEL")])
def test_a_pounce_that_cannot_be_dodged_hurts_only_who_dodges(card: str, level: str) -> None:
    fight = fighting("Pounce", card, kurt=vampire("Kurt", 8, f"{EVERYTHING} FLI"), against=("Dodge",), blood=(8, 8))
    if card == "Shadow Feint":
        fight.play(card, level)
    fight.play("Pounce")
    fight.play("Dodge", by="Alexis")
    if card == "Sanguinary Wind":
        fight.play(card, level)
    fight.until("press", by="Alexis")
    assert fight.blood == (8 if card == "Sanguinary Wind" else 7, 8 - 3)
    assert fight.game.table.combat is None


@pytest.mark.parametrize("sure", [True, False])
def test_who_dodges_a_stunt_cycle_in_vain_may_still_burn_blood_to_escape(*, sure: bool) -> None:
    fight = fighting("Stunt Cycle", "Fake Out", *(["Sanguinary Wind"] if sure else []), against=("Vampiric Speed",))
    fight.long()
    fight.play("Stunt Cycle", "pot")
    fight.play("Vampiric Speed", "cel", by="Alexis")
    if sure:
        fight.play("Sanguinary Wind", "CEL")
        fight.until("yes", by="Alexis")
        fight.game.pick("yes")
    fight.end()
    assert fight.blood == (6, 5 if sure else 6)


def test_wind_dance_dodges_twice() -> None:
    fight = fighting("Wind Dance", against=("Pursuit",))
    fight.play("Wind Dance", "THA")
    fight.play("Pursuit", "CEL", by="Alexis")
    fight.end()
    assert fight.blood == (6, 6)


def test_vermin_gnaw_a_weapon() -> None:
    fight = played("Voracious Vermin", "ANI", on_ira=("Bastard Sword",))
    assert (fight.ira.attached, fight.blood) == ([], (6, 6))


def test_absorb_the_mind_takes_a_discipline_card() -> None:
    fight = fighting("Absorb the Mind", kurt=vampire("Kurt", 8, "MYT dom"), on_ira=("Dominate",))
    fight.play("Absorb the Mind", "MYT")
    fight.until("target", by="Sarah")
    if fight.game.choice and fight.game.options("target"):
        fight.game.pick("target")
    fight.end()
    assert minions.disciplines(fight.game.rules, fight.kurt)["dom"] == 2


def test_blessed_blade_adds_to_a_melee_weapon() -> None:
    fight = fighting("Blessed Blade", kurt=vampire("Kurt", 8, "VAL"), on_kurt=("Bastard Sword",))
    fight.play("Blessed Blade", "VAL")
    fight.end()
    assert fight.blood[1] == 1


# -- guns -------------------------------------------------------------------------------------------------------------


def shot(fight: Fighting) -> Fighting:
    """A combat in which Kurt has chosen to shoot."""
    fight.until("weapon", by="Sarah")
    fight.game.pick("weapon")
    return fight


def test_dragons_breath_burns_and_is_burned() -> None:
    """Rulings of the card: the damage of the gun itself is not aggravated."""
    fight = shot(fighting("Dragon's Breath Rounds", on_kurt=(".44 Magnum",)))
    fight.play("Dragon's Breath Rounds")
    fight.end()
    assert (fight.ira.place.region, fight.ira.blood, fight.kurt.attached) == ("torpor", 3, [])
    fight = fighting("Dragon's Breath Rounds", on_kurt=("Bastard Sword",))
    shot(fight)
    fight.until("play", "Dragon's Breath Rounds")
    assert fight.game.table.combat is None


def test_manstoppers_count_once_for_a_gun_and_for_each_strike() -> None:
    fight = shot(fighting("Manstopper Rounds", "Manstopper Rounds", "Pursuit", on_kurt=(".44 Magnum",)))
    fight.play("Manstopper Rounds")
    fight.play("Pursuit", "CEL")
    shot(fight)
    assert not fight.offered("play", "Manstopper Rounds")
    fight.end()
    assert fight.blood[1] == 0


def test_a_zip_gun_is_equipment_and_takes_no_ammo() -> None:
    fight = fighting("Zip Gun", "Manstopper Rounds")
    fight.play("Zip Gun")
    shot(fight)
    assert not fight.offered("play", "Manstopper Rounds")
    fight.end()
    assert (fight.blood, len(fight.kurt.attached)) == ((4, 5), 1)


def test_a_cocktail_is_thrown_in_a_later_strike_of_another_round() -> None:
    fight = fighting("Molotov Cocktail", "Nimble Feet", "Pursuit")
    fight.play("Molotov Cocktail")
    fight.play("Pursuit", "CEL")  # Its strike can only be that of the hands.
    fight.play("Nimble Feet", "cel")
    assert fight.blood[1] == 5
    shot(fight)
    fight.end()
    assert (fight.ira.place.region, fight.kurt.attached) == ("torpor", [])
    fight = fighting("Molotov Cocktail")
    fight.play("Molotov Cocktail")
    fight.end()
    assert fight.game.names("Sarah", "ash heap") == ["Molotov Cocktail"]


# -- hands and replacing ----------------------------------------------------------------------------------------------


def test_infernal_pursuit_draws_more() -> None:
    fight = fighting("Infernal Pursuit", "Fake Out")
    before = len(fight.game.rules.pile(0, "library"))
    fight.until("play", "Infernal Pursuit", by="Sarah", level="CEL")
    fight.game.pick("play", "Infernal Pursuit", level="CEL")
    assert fight.game.asked == "Sarah"
    assert fight.game.options("discard")
    assert before - len(fight.game.rules.pile(0, "library")) == 2


def test_aura_reading_opens_a_hand_for_the_combat() -> None:
    fight = fighting("Aura Reading", against=("Dodge", "Fake Out"))
    fight.play("Aura Reading", "aus")
    fight.until("play", "Fake Out", by="Alexis")
    hers = fight.game.rules.pile(1, "hand")
    assert all(copy.shown_to for copy in hers)
    fight.end()
    assert not any(copy.shown_to for copy in fight.game.rules.pile(1, "hand"))


def test_aura_reading_fills_a_hand_for_the_combat() -> None:
    fight = fighting("Aura Reading", against=("Fake Out",))
    fight.play("Aura Reading", "AUS")
    fight.until("play", "Fake Out", by="Alexis")
    assert fight.game["Sarah"].hand_size == 9
    assert len(fight.game.rules.pile(0, "hand")) == 9


# -- what stays on somebody -------------------------------------------------------------------------------------------


def test_a_shadow_stays_and_gives_stealth() -> None:
    """Ruling RTR 20020501: not when another combat follows."""
    fight = played("Pass Through Shadow", "OBL", kurt=vampire("Kurt", 8, "OBL"))
    assert len(fight.kurt.attached) == 1
    game = fight.game
    game.rules.unlock(fight.kurt)
    game.rules.unlock(fight.ira)
    fight = fighting("Pass Through Shadow", kurt=vampire("Kurt", 8, "OBL"), against=("Psyche!",))
    fight.play("Pass Through Shadow", "OBL")
    fight.play("Psyche!", "CEL", by="Alexis")
    fight.end()
    assert fight.kurt.attached == []


def test_pulled_fangs_hurt_and_keep_from_hunting() -> None:
    fight = fighting("Pulled Fangs", "Undead Strength")
    fight.play("Undead Strength", "pot")
    fight.play("Pulled Fangs")
    fight.end()
    assert (fight.blood, len(fight.ira.attached)) == ((5, 3), 1)
    fight = fighting("Pulled Fangs")
    fight.until("play", "Pulled Fangs")
    assert fight.game.table.combat is None


def test_who_cannot_hunt_goes_to_torpor_and_two_actions_mend_it() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6), blood=3)
    game.on(kurt, "Pulled Fangs")
    assert not game.options("hunt")
    fangs = game.rules.copy(kurt.attached[0])
    other = game.ready("Sarah", vampire("Friend", 6))
    game.pick("card in play", fangs, minion=kurt)
    game.pass_all()
    assert fangs.place.on == kurt.id
    game.pick("card in play", fangs, minion=other)
    game.pass_all()
    assert kurt.attached == []
    game = table()
    starved = game.ready("Sarah", vampire("Kurt", 6), blood=0)
    game.on(starved, "Pulled Fangs")
    game.ready("Sarah", vampire("Friend", 6))
    assert game.choice is not None
    assert starved.place.region == "torpor"


def test_the_kiss_locks_and_paralyzes_at_close_range_unless_dodged() -> None:
    fight = played("Serpent's Numbing Kiss", "PRE SER")
    assert (fight.blood, fight.ira.locked, len(fight.ira.attached)) == ((5, 6), True, 1)
    assert game_modifier(fight) > 0
    fight = fighting("Serpent's Numbing Kiss", against=("Dodge",))
    fight.play("Serpent's Numbing Kiss", "PRE SER")
    fight.play("Dodge", by="Alexis")
    fight.end()
    assert fight.ira.attached == []


def game_modifier(fight: Fighting) -> int:
    """Whether Ira stays locked."""
    return fight.game.rules.abilities.modifier(fight.game.rules, fight.ira, "stays locked")


def test_penance_makes_the_striking_vampire_bleed_more() -> None:
    fight = played("Unholy Penance", "PRE")
    assert len(fight.ira.attached) == 1
    game = fight.game
    game.rules.unlock(fight.kurt)
    game.rules.taken.keys.clear() if hasattr(game.rules.taken, "keys") else None
    copy = game.rules.copy(fight.ira.attached[0])
    assert (copy.marks["level"], copy.marks["chosen"]) == ("PRE", str(fight.kurt.id))


# -- the rest ---------------------------------------------------------------------------------------------------------


def test_a_flier_takes_the_high_ground_before_range() -> None:
    fight = fighting("High Ground", kurt=vampire("Kurt", 8, "", text="Flight [FLIGHT]."))
    fight.until("play", "High Ground", by="Sarah")
    assert fight.game.table.combat.step == "before range"
    fight.game.pick("play", "High Ground")
    fight.end()
    assert fight.blood == (6, 6)
    fight = fighting("High Ground")
    fight.until("play", "High Ground", by="Sarah")
    assert fight.game.table.combat.step == "range"


def test_quick_meld_maneuvers_again_for_blood() -> None:
    fight = fighting("Quick Meld", against=("Fake Out",))
    fight.play("Quick Meld", "PRO")
    fight.play("Fake Out", by="Alexis")
    fight.until("maneuver", by="Sarah")
    fight.game.pick("maneuver")
    fight.end()
    assert fight.blood == (5, 6)


def test_armor_of_vitality_breaks_a_blade() -> None:
    fight = fighting("Armor of Vitality", on_ira=("Bastard Sword",))
    fight.until("weapon", by="Alexis")
    fight.game.pick("weapon")
    fight.play("Armor of Vitality", "FOR")
    fight.end()
    assert (fight.ira.attached, fight.kurt.blood) == ([], 5)


def test_backstep_lets_press_whoever_hit() -> None:
    fight = fighting("Backstep", on_ira=(".44 Magnum",))
    fight.play("Backstep")
    fight.until("weapon", by="Alexis")
    fight.game.pick("weapon")
    fight.until("press", by="Alexis")
    assert fight.round == 1


def test_weather_grows_and_hurts_retainers() -> None:
    fight = fighting("Weather Control", "Nimble Feet", on_kurt=("Raven Spy",))
    fight.play("Weather Control", "THA")
    fight.play("Nimble Feet", "cel")
    fight.end()
    assert (fight.kurt.attached, fight.blood) == ([], (1, 1))


def test_street_cred_needs_the_upper_hand() -> None:
    fight = fighting("Street Cred", "Undead Strength")
    child = fight.game.uncontrolled("Sarah", vampire("Child", 5))
    fight.play("Undead Strength", "pot")
    fight.play("Street Cred", "POT")
    while fight.game.options("target"):
        fight.game.pick("target")
    fight.end()
    assert child.blood == 2
    fight = fighting("Street Cred")
    fight.game.uncontrolled("Sarah", vampire("Child", 5))
    fight.until("play", "Street Cred")
    assert fight.game.table.combat is None


def test_bloodform_is_not_hurt_but_by_what_is_aggravated() -> None:
    fight = played("Bloodform", "VIC", on_ira=("Ivory Bow",), end=False)
    fight.until("weapon", by="Alexis")
    fight.game.pick("weapon")
    fight.end()
    assert fight.kurt.place.region == "torpor"


def test_shadow_feint_strikes_first_and_surely() -> None:
    fight = fighting("Shadow Feint", ira=ally("Mage", 1), blood=(6, 1))
    fight.play("Shadow Feint", "CEL OBF")
    fight.end()
    assert fight.kurt.blood == 5  # It has struck before the mage could; a blood was the cost.
    fight = fighting("Shadow Feint", against=("Dodge",))
    fight.play("Shadow Feint", "CEL OBF")
    fight.play("Dodge", by="Alexis")
    fight.end()
    assert fight.blood == (5, 5)
