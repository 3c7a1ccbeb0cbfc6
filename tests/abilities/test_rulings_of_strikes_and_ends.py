"""Rulings on strikes, on what may be played when in a combat, and on how combats end and follow each other."""

from __future__ import annotations

import pytest

from tests.abilities.deeds import marked
from tests.abilities.fights import EVERYTHING, Fighting, fighting
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.asking import Option

CLUB = library("Club", "Equipment", text="Melee weapon. Strength+1 damage each strike.")


def strikes(fight: Fighting, words: str, by: str = "") -> list[Option]:
    """What may be chosen as a strike now, of what says these words."""
    return [each for each in fight.game.options() if words in each.text and by in ("", fight.game.asked)]


def both_strike(fight: Fighting) -> None:
    """Both choose to strike with their hands, if they are asked: what is played after that comes next."""
    for _ in range(40):
        if fight.game.log[-1] == f"{fight.game.name(fight.ira)} strikes: hand strike":
            return
        fight.step()
    raise AssertionError(f"They never strike: {fight.game}")


# -- blood that is not there -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "takes"),
    [("Call the Lamprey", "OBT", 1), ("Diversion", "tha", 1), ("Donnybrook", "ser", 2)],
)
@pytest.mark.parametrize("there", [0, 1, 5])
def test_a_strike_steals_what_there_is(card: str, level: str, takes: int, there: int) -> None:
    fight = fighting(card, blood=(3, there), ira=vampire("Ira", 8, "", text="-1 strength."))
    fight.play(card, level)
    fight.end()
    assert fight.blood == (3 + min(takes, there), there - min(takes, there))
    assert fight.ira.place.region == "ready"


def test_goratrix_and_a_kraken_s_kiss_steal_two_or_what_there_is() -> None:
    for there in (0, 1, 4):
        fight = fighting(kurt="Goratrix", blood=(3, there), ira=vampire("Ira", 8, "", text="-1 strength."))
        fight.until("use", "Goratrix", by="Sarah")
        fight.game.pick("use", "Goratrix")
        fight.end()
        assert fight.blood == (3 + min(2, there), there - min(2, there))
    for there, stolen in ((1, 1), (3, 2)):
        fight = fighting(kurt="Goratrix", blood=(3, there), ira=ally("Brute", 4, strength=0))
        fight.until("use", "Goratrix", by="Sarah")
        fight.game.pick("use", "Goratrix")
        fight.end()
        assert fight.kurt.blood == 3 + stolen


@pytest.mark.parametrize("there", [0, 1, 2])
def test_the_strike_of_a_kraken_s_kiss_steals_what_there_is(there: int) -> None:
    fight = fighting("Kraken's Kiss", "Blur", blood=(3, there + 2), ira=vampire("Ira", 8, "", text="-1 strength."))
    fight.play("Kraken's Kiss", "VIC")
    fight.play("Blur", "cel")
    fight.until("strike", by="Sarah")
    fight.game.pick("strike")
    fight.end()
    assert fight.ira.blood == max(0, there - 2)


@pytest.mark.parametrize(("first", "region"), [(0, "torpor"), (3, "ready")])
def test_a_kraken_s_kiss_counts_what_comes_after_it(first: int, region: str) -> None:
    """Ira's hands do 4, in this round or in the one before."""
    strong = vampire("Ira", 9, EVERYTHING, text="+3 strength.")
    fight = fighting("Kraken's Kiss", "Crawling Chamber", ira=strong, blood=(8, 9), against=("Form of Mist",))
    if first:
        fight.play("Crawling Chamber", "vis")
        fight.until("play", "Kraken's Kiss", by="Sarah")
        fight.play("Kraken's Kiss", "vic")
        fight.play("Form of Mist", "pro", by="Alexis")
    else:
        fight.play("Kraken's Kiss", "vic")
    fight.end()
    assert fight.kurt.place.region == region


# -- where a strike reaches --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "level"), [("Coma", "dem"), ("Coma", "DEM"), ("Entombment", "OBT")])
@pytest.mark.parametrize("far", [True, False])
def test_a_strike_that_sends_to_torpor_does_it_at_close_range(card: str, level: str, far: bool) -> None:
    fight = fighting("Fake Out", card)
    if far:
        fight.long()
    fight.until("play", card, by="Sarah", level=level)
    if fight.offered("play", card, level):
        fight.play(card, level)
    fight.end()
    assert fight.ira.place.region == ("ready" if far else "torpor")


@pytest.mark.parametrize("far", [True, False])
def test_entombment_burns_an_ally_at_close_range(far: bool) -> None:
    fight = fighting("Fake Out", "Entombment", ira=ally("Brute", 4), blood=(6, 4))
    if far:
        fight.long()
    fight.until("play", "Entombment", by="Sarah", level="obt")
    if fight.offered("play", "Entombment", "obt"):
        fight.play("Entombment", "obt")
    fight.end()
    assert fight.ira.place.region == ("ready" if far else "ash heap")


@pytest.mark.parametrize("armed", [True, False])
def test_fast_hands_need_a_weapon_to_steal(armed: bool) -> None:
    fight = fighting("Fast Hands", on_ira=(CLUB,) if armed else ("Leather Jacket",))
    fight.until("play", "Fast Hands")
    assert fight.offered("play", "Fast Hands") == armed


@pytest.mark.parametrize("worn", [True, False])
def test_lucian_steals_nothing_that_he_may_not_have(worn: bool) -> None:
    fight = fighting(kurt="Lucian", on_kurt=("Leather Jacket",) if worn else (), on_ira=("Leather Jacket",))
    fight.until("use", "Lucian", by="Sarah")
    offered = fight.offered("use", "Lucian")
    if offered:
        fight.game.pick("use", "Lucian")
        fight.end()
    assert offered != worn
    assert len(fight.kurt.attached) == 1


@pytest.mark.parametrize("more", [True, False])
def test_what_lucian_steals_is_used_from_the_next_round_on(more: bool) -> None:
    """His additional strike of the round cannot be made with the club."""
    fight = fighting("Infernal Pursuit", "Blur", kurt="Lucian", on_ira=(CLUB,), blood=(8, 8))
    fight.until("use", "Lucian", by="Sarah")
    fight.game.pick("use", "Lucian")
    if more:
        fight.play("Blur", "cel")
        assert fight.ira.blood == 7  # Of his hands: there was nothing else to choose.
    fight.play("Infernal Pursuit", "cel")
    for _ in range(20):
        if fight.round == 1:
            fight.step()
    fight.until("hand strike", by="Sarah")
    assert fight.round == 2 and fight.game.options("weapon")


def test_a_lucky_blow_is_no_strike_of_another_card() -> None:
    fight = fighting("Lucky Blow", "Burning Wrath", on_kurt=(CLUB,))
    fight.play("Lucky Blow")
    for _ in range(4):
        assert not [each for each in fight.game.options("play") if "Burning Wrath" in each.text]
        if fight.game.table.combat is None:
            break
        fight.step()


# -- what is chosen, and when ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", [True, False])
def test_a_bone_spur_is_in_time_until_strikes_resolve(chosen: bool) -> None:
    fight = fighting("Bone Spur", blood=(6, 6))
    if chosen:
        both_strike(fight)
    fight.play("Bone Spur", "pro")
    fight.end()
    assert fight.ira.place.region == "torpor"


def test_a_bone_spur_comes_too_late_after_the_strikes() -> None:
    fight = fighting("Bone Spur", blood=(6, 6))
    for _ in range(20):
        if fight.ira.blood == 6:
            fight.step()
    fight.until("play", "Bone Spur")
    if fight.offered("play", "Bone Spur", "pro"):
        fight.play("Bone Spur", "pro")
    fight.end()
    assert fight.ira.place.region == "ready"


@pytest.mark.parametrize("level", ["cel", "CEL"])
def test_a_backstab_comes_even_after_both_strikes_are_chosen(level: str) -> None:
    """Ira blocks and has first strike: Kurt, who has no blood to heal with, strikes her no more."""
    fight = fighting(against=("Backstab",), kurt=ally("Brute", 1), blood=(1, 6))
    both_strike(fight)
    fight.play("Backstab", level, by="Alexis")
    fight.end()
    assert fight.kurt.place.region == "ash heap" and fight.ira.blood == 4


@pytest.mark.parametrize("card", ["Baal's Bloody Talons", "Dragon's Breath Rounds", "Manstopper Rounds"])
def test_a_weapon_is_improved_once_strikes_are_chosen(card: str) -> None:
    fight = fighting(card, on_kurt=(CLUB,) if card.startswith("Baal") else (".44 Magnum",))
    fight.until("weapon", by="Sarah")
    assert not fight.offered("play", card)
    fight.game.pick("weapon")
    assert fight.game.log[-1] == "Ira strikes: hand strike" and fight.offered("play", card)


@pytest.mark.parametrize(("thrown", "left"), [(True, True), (False, False)])
def test_talons_do_not_burn_a_weapon_that_is_out_of_play(thrown: bool, left: bool) -> None:
    fight = fighting("Baal's Bloody Talons", on_kurt=("Kerrie",))
    fight.until("weapon", "Kerrie", by="Sarah")
    fight.game.pick("use" if thrown else "weapon", "Kerrie")
    fight.play("Baal's Bloody Talons", "qui")
    fight.end()
    assert marked(fight.game, "Kerrie") == left


@pytest.mark.parametrize("how", ["agg", "plain"])
def test_an_escaped_patient_chooses_which_strike_he_makes(how: str) -> None:
    fight = fighting(kurt="Escaped Mental Patient", blood=(1, 6), ira=vampire("Ira", 8, "", text="-1 strength."))
    fight.until("hand strike", by="Sarah")
    assert strikes(fight, "", by="Sarah") and fight.game.options("use")
    fight.game.pick("use") if how == "agg" else fight.game.pick("hand strike")
    fight.end()
    assert fight.ira.place.region == ("torpor" if how == "agg" else "ready")
    assert fight.kurt.place.region == ("ash heap" if how == "agg" else "ready")


@pytest.mark.parametrize("how", ["end", "Rötschreck"])
def test_an_escaped_patient_is_not_burned_where_his_strike_does_not_resolve(how: str) -> None:
    against = ("Majesty",) if how == "end" else ("Rötschreck",)
    fight = fighting(kurt="Escaped Mental Patient", blood=(1, 6), against=against)
    fight.until("use", by="Sarah")
    fight.game.pick("use")
    if how == "end":
        fight.play("Majesty", "pre", by="Alexis")
    else:
        fight.until("out of turn", "Rötschreck", by="Alexis")
        fight.game.pick("out of turn", "Rötschreck")
    fight.end()
    assert fight.kurt.place.region == "ready"
    assert fight.ira.place.region == ("ready" if how == "end" else "torpor")


# -- the range ---------------------------------------------------------------------------------------------------------


def test_who_has_the_range_set_by_cailean_sets_it_no_more_but_may_do_something_else() -> None:
    flying = vampire("Ira", 8, f"{EVERYTHING} FLI")
    for setter in (True, False):
        fight = fighting(kurt="Cailean", ira=flying, against=("High Ground", "Fear of the Void Below"))
        fight.until("use", "Cailean", by="Sarah")
        if setter:
            fight.game.pick("use", "Cailean")
            fight.game.referee.answer(0)
        for _ in range(10):
            if fight.game.asked != "Alexis":
                fight.step()
        offers = fight.game.offers("play")
        assert any("High Ground" in each for each in offers) != setter, (setter, offers)
        assert any("Fear of the Void" in each for each in offers)


@pytest.mark.parametrize("card", ["Outside the Hourglass", "Alpha Glint"])
def test_the_void_below_makes_the_range_long_at_once(card: str) -> None:
    fight = fighting("Fear of the Void Below", card)
    fight.play("Fear of the Void Below", "dai")
    fight.until("play", card, by="Sarah")
    assert fight.offered("play", card)


@pytest.mark.parametrize("void", [True, False])
def test_a_flamethrower_bursts_where_the_void_makes_the_range_long_before_it_is_determined(void: bool) -> None:
    fight = fighting(
        "Fear of the Void Below", "Outside the Hourglass", on_ira=("Improvised Flamethrower",), blood=(6, 6)
    )
    if void:
        fight.play("Fear of the Void Below", "dai")
    fight.play("Outside the Hourglass", "TEM")
    assert marked(fight.game, "Improvised Flamethrower") != void


# -- one combat after the other ----------------------------------------------------------------------------------------


def test_amelia_s_opponent_burns_blood_after_each_combat() -> None:
    fight = fighting("Psyche!", kurt="Amelia, The Blood Red Tears", blood=(5, 8))
    fight.game.rules.table  # noqa: B018
    fight.end()
    assert fight.ira.blood == 8 - 1 - 1
    amelia = vampire("Ira", 8, EVERYTHING)
    fight = fighting(kurt="Amelia, The Blood Red Tears", ira=amelia, against=("Psyche!",), blood=(5, 8))
    fight.play("Psyche!", "CEL", by="Alexis")
    fight.end()
    assert fight.ira.blood == 8 - 2 * (1 + 1)


@pytest.mark.parametrize(("card", "level"), [("Earth Meld", "PRO"), ("Bond with the Mountain", "VIS")])
@pytest.mark.parametrize("again", ["Psyche!", "Telepathic Tracking", ""])
def test_who_melds_unlocks_though_the_combat_goes_on_or_another_begins(card: str, level: str, again: str) -> None:
    fight = fighting(again, against=(card,)) if again else fighting(against=(card,))
    fight.play(card, level, by="Alexis")
    if again:
        fight.play(again, "CEL" if again == "Psyche!" else "AUS")
        assert [each for each in fight.game.log if "strikes: hand strike" in each][1:], "There is another round."
    assert not fight.ira.locked
    fight.end()
    assert not fight.ira.locked


@pytest.mark.parametrize("dodged", [True, False])
def test_who_dodges_a_bond_with_the_mountain_is_not_unlocked_by_it(*, dodged: bool) -> None:
    """The combat ends all the same: only what is directed at who dodges is cancelled (sec. 6.4.5)."""
    fight = fighting("Bond with the Mountain", against=("Vampiric Speed",) if dodged else ())
    fight.play("Bond with the Mountain", "vis")
    if dodged:
        fight.play("Vampiric Speed", "cel", by="Alexis")
    while fight.game.table.combat is not None:
        fight.step()
    assert (fight.kurt.locked, fight.ira.locked) == (False, dodged)


def test_bond_with_the_mountain_unlocks_both_before_the_combat_ends() -> None:
    fight = fighting("Psyche!", against=("Bond with the Mountain",))
    fight.play("Bond with the Mountain", "vis", by="Alexis")
    fight.play("Psyche!", "CEL")
    assert not fight.ira.locked and not fight.kurt.locked


@pytest.mark.parametrize("level", ["obe", "OBE"])
def test_an_anesthetic_touch_is_a_hand_strike_after_which_combat_ends(level: str) -> None:
    fight = fighting("Anesthetic Touch", "Blur", against=("Blur",))
    fight.play("Anesthetic Touch", level)
    fight.end()
    assert fight.blood == (5 if level == "obe" else 6, 5)


@pytest.mark.parametrize("dodged", [True, False])
def test_a_kiss_of_cathari_that_is_dodged_stuns_nobody(dodged: bool) -> None:
    from msgspec.structs import replace

    face = replace(vampire("Kurt", 8, EVERYTHING), path="Cathari")
    fight = fighting("Kiss of Cathari", kurt=face, against=("Form of Mist",))
    fight.play("Kiss of Cathari", "OBF/PRE")
    if dodged:
        fight.play("Form of Mist", "pro", by="Alexis")
    fight.end()
    assert bool(fight.ira.marks.get("stays locked") or [k for k in fight.ira.marks if "lock" in k]) != dodged


def test_a_blissful_agony_begins_no_combat_where_one_is_to_follow() -> None:
    valeren = vampire("Kurt", 8, f"{EVERYTHING} VAL", sect="Anarch")
    ira = vampire("Ira", 8, f"{EVERYTHING} VAL", sect="Anarch")
    fight = fighting("Blissful Agony", kurt=valeren, ira=ira, against=("Blissful Agony",))
    third = fight.game.ready("Justin", vampire("Third", 5))
    fight.play("Blissful Agony", "VAL")
    fight.game.pick("target", third)
    fight.play("Blissful Agony", "VAL", by="Alexis")
    assert fight.game.table.action is not None
    for _ in range(60):
        if fight.game.table.action is None:
            break
        if fight.game.options("order"):
            fight.game.pick("order", minion=fight.kurt)
        else:
            fight.game.pick("target", third) if fight.game.options("target") else fight.step()
    log = [each for each in fight.game.log if each.startswith("Combat:")]
    assert log == ["Combat: Kurt against Ira", "Combat: Ira against Third"], log


def test_an_immortal_grapple_that_was_cancelled_was_played() -> None:
    fight = fighting("Immortal Grapple", "Immortal Grapple", against=("Charismatic Aura",))
    fight.play("Immortal Grapple", "pot")
    fight.play("Charismatic Aura", "aus pre", by="Alexis")
    fight.until("play", "Immortal Grapple")
    assert not fight.offered("play", "Immortal Grapple")
