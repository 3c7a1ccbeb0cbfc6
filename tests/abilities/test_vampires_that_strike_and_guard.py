"""Vampires defined by name whose text counts in combat: strikes, presses, damage that is prevented or not inflicted."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING, Fighting, fighting
from tests.abilities.table import table
from tests.abilities.test_elders import offered
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, retainer, vampire
from vtes_desktop.rules.playing.limits import why_not_on

STRONG = vampire("Ira", 8, text="+2 strength.")
WOLF = library("Wolf", "Ally", text="Werewolf with 4 life. 3 strength, 1 bleed.")
GUN = library("Gun", "Equipment", text="Weapon, gun. Strike: 3R damage.")
BURNING = library("Torch", "Equipment", text="Melee weapon. Strike: 2 aggravated damage.")
PAGE = retainer("Page", 2)


def in_round(fight: Fighting, number: int) -> None:
    """Everybody passes, and strikes with hands, until a round has begun."""
    while fight.round < number and fight.game.table.action is not None:
        fight.step()


def test_arianne_ends_combat_and_hurts_in_a_later_round() -> None:
    fight = fighting("Hidden Strength", kurt="Arianne, The Conqueror", blood=(6, 6))
    fight.until("hand strike")
    assert not offered(fight.game, "use", fight.kurt)
    pressing = vampire("Ira", 8, text="Ira gets 1 optional press each combat.")
    fight = fighting(kurt="Arianne, The Conqueror", ira=pressing)
    fight.until("press", fight.ira)
    fight.game.pick("press", fight.ira)
    fight.until("use", fight.kurt)
    assert fight.round == 2
    before = fight.ira.blood
    fight.game.pick("use", fight.kurt)
    fight.end()
    assert fight.ira.blood == before - 1


def test_aeron_hurts_whoever_fights_him_at_close_range() -> None:
    fight = fighting(kurt="Aeron")
    fight.end()
    assert fight.ira.blood == 4
    fight = fighting("Fake Out", kurt="Aeron")
    fight.long()
    fight.end()
    assert fight.ira.blood == 6
    fight = fighting(kurt="Aeron")
    fight.until("use", fight.kurt)
    assert fight.game.table.combat is not None and fight.game.table.combat.step == "press"
    fight.game.pick("use", fight.kurt)
    fight.until("hand strike")
    assert fight.round == 2 or fight.kurt.blood <= 4


@pytest.mark.parametrize(("face", "offers"), [(WOLF, True), (STRONG, False)])
def test_aiyana_knows_werewolves(face: Card, offers: bool) -> None:
    fight = fighting(kurt="Aiyana, The Wolfcatcher", ira=face, blood=(3, 4))
    fight.until("use", fight.kurt)
    assert (fight.game.table.combat is not None) == offers
    if offers:
        fight.game.pick("use", fight.kurt)
        fight.until("use", fight.kurt)
        # She has paid a blood, and what the werewolf inflicts is prevented.
        assert fight.kurt.blood == 2
        assert offered(fight.game, "use", fight.kurt)


@pytest.mark.parametrize(("paid", "lost"), [(True, 3), (False, 0)])
def test_jalan_treats_aggravated_damage_as_normal(paid: bool, lost: int) -> None:
    fight = fighting(kurt="Jalan-Aajav", blood=(9, 6), on_ira=(BURNING,))
    fight.until("use", fight.kurt)
    if paid:
        fight.game.pick("use", fight.kurt)
    fight.until("weapon")
    fight.game.pick("weapon")
    fight.end()
    region = "ready" if paid else "torpor"
    assert fight.kurt.place.region == region and (not paid or fight.kurt.blood == 9 - lost)


def test_morlock_burns_a_retainer() -> None:
    for bears in (True, False):
        fight = fighting(kurt="Morlock", blood=(8, 8), on_ira=(PAGE,) if bears else ())
        page = fight.game.table.copies[fight.ira.attached[0]] if bears else None
        fight.until("use", fight.kurt)
        assert offered(fight.game, "use", fight.kurt) == bears
        if page is not None:
            fight.game.pick("use", fight.kurt)
            fight.end()
            assert page.place.region == "ash heap" and fight.ira.blood == 8


@pytest.mark.parametrize(("who", "lost"), [("Mictlantecuhtli", 1), (vampire("Krid", 10), 6)])
def test_who_is_immune_to_weapons_is_not_hurt_by_a_bomb_of_its_own(who: str | Card, lost: int) -> None:
    """It is of the environment (LSJ 19970801), and of the weapon; the hand of the opponent hurts."""
    fight = fighting(kurt=who, on_kurt=("Bomb",), blood=(10, 8))
    fight.until("weapon", by="Sarah")
    fight.game.pick("weapon")
    fight.end()
    assert fight.kurt.blood == 10 - lost


@pytest.mark.parametrize(("weapon", "lost"), [(GUN, 0), (None, 3)])
def test_mictlantecuhtli_is_immune_to_weapons(weapon: Card | None, lost: int) -> None:
    fight = fighting(kurt="Mictlantecuhtli", ira=STRONG, on_ira=(weapon,) if weapon is not None else (), blood=(10, 8))
    fight.until("weapon" if weapon is not None else "hand strike", by="Alexis")
    if weapon is not None:
        fight.game.pick("weapon")
    fight.end()
    assert fight.kurt.blood == 10 - lost


def test_mictlantecuhtli_feeds_the_others_as_he_drinks() -> None:
    game = table()
    mine, kin = game.ready("Sarah", "Mictlantecuhtli"), game.ready("Sarah", vampire("Kin", 6), blood=2)
    game.torpor("Alexis", vampire("Prey", 4))
    game.pick("diablerize", minion=mine)
    game.pass_all()
    assert kin.blood == 3
    game = table()
    kin = game.ready("Sarah", vampire("Kin", 6), blood=2)
    game.ready("Sarah", "Mictlantecuhtli", blood=2)
    game.torpor("Alexis", vampire("Prey", 4), blood=0)
    game.pick("diablerize", minion=kin)
    game.pass_all()
    assert kin.blood == 2


def test_chaundice_prevents_two_twice_also_of_one_strike() -> None:
    giant = vampire("Ira", 8, text="+4 strength.")
    fight = fighting(kurt=giant, ira="Chaundice", blood=(8, 8))
    for text in ("Chaundice: prevent 2 damage", "Chaundice: prevent 2 damage again"):
        fight.until("use", fight.ira)
        assert f"use: {text}" in fight.game.offers("use")
        fight.game.referee.answer([option.text for option in fight.game.choice.options].index(text))
    fight.end()
    # Of five damage four were prevented.
    assert fight.ira.blood == 7
    fight = fighting(ira="Chaundice", on_kurt=(BURNING,), blood=(8, 8))
    fight.until("weapon", by="Sarah")
    fight.game.pick("weapon")
    fight.until("use", fight.ira)
    assert fight.game.table.action is None


def test_christopher_strikes_first_for_a_blood_and_watches_one_minion() -> None:
    fight = fighting(kurt="Christopher Houghton", on_kurt=(BURNING,), blood=(10, 8))
    fight.until("use", fight.kurt)
    fight.game.pick("use", fight.kurt)
    fight.until("weapon")
    fight.game.pick("weapon")
    fight.end()
    assert fight.ira.place.region == "torpor" and fight.kurt.blood == 9
    game = table()
    chris = game.ready("Sarah", "Christopher Houghton")
    one, other = game.ready("Alexis", vampire("One", 4)), game.ready("Justin", vampire("Other", 4))
    game.phase("unlock", of="Sarah")
    game.start()
    if not game.options("target"):
        game.passes()
    game.pick("target", target=one)
    for minion, intercept in ((one, 2), (other, 0)):
        game.go_to("minion", game.table.seats[minion.controller].name)
        game.pick("bleed", minion=minion) if minion is other else game.pick("hunt", minion=minion)
        assert minions.intercept(game.rules, chris) == intercept
        game.pass_all()


@pytest.mark.parametrize("long", [True, False])
def test_seren_sends_to_torpor_after_a_round_at_long_range(long: bool) -> None:
    presser = vampire("Ira", 8, text="Ira gets 1 optional press each combat.")
    fight = fighting("Fake Out", kurt="Seren Sukardi", ira=presser, blood=(7, 8), on_kurt=(GUN,))
    if long:
        fight.long()
    fight.until("press", fight.ira)
    fight.game.pick("press", fight.ira)
    fight.until("weapon")
    assert fight.round == 2
    assert offered(fight.game, "use", fight.kurt) == long
    if long:
        fight.game.pick("use", fight.kurt)
        fight.end()
        assert fight.ira.place.region == "torpor"


@pytest.mark.parametrize(("card", "gains"), [("Theft of Vitae", True), ("Fake Out", False)])
def test_valerius_strikes_again_with_thaumaturgy(card: str, gains: bool) -> None:
    fight = fighting(card, "Burst of Sunlight", kurt="Valerius Maior, Hell's Fool", blood=(5, 8))
    if gains:
        fight.play(card, "tha")
    fight.until("use", fight.kurt)
    assert (fight.game.table.combat is not None) == gains
    if gains:
        fight.game.pick("use", fight.kurt)
        while fight.game.choice is not None and fight.game.choice.kind != "strike":
            fight.step()
        # Only with such a card, or with nothing.
        kinds = {(option.kind, option.copy) for option in fight.game.options() if option.minion == fight.kurt.id}
        assert {kind for kind, _ in kinds} <= {"no strike", "play"}


def test_valerius_advanced_blinds_who_acts_once_he_attempts_to_block() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, EVERYTHING))
    valerius = game.ready("Alexis", "Valerius Maior, Hell's Fool (ADV)")
    game.hand("Sarah", "Lost in Crowds", "Faceless Night")
    game.pick("bleed", minion=krid)
    while not game.options("block"):
        game.passes()
    game.pick("block", valerius)
    assert not [option for option in game.options("play") if option.copy and game.asked == "Sarah"]


def test_valerius_is_lighter_and_clean_once_merged() -> None:
    game = table()
    alone = game.ready("Sarah", "Valerius Maior, Hell's Fool (ADV)")
    assert minions.capacity(game.rules, alone) == 7 and minions.has_trait(game.rules, alone, "infernal")
    game = table()
    top = game.ready("Sarah", "Valerius Maior, Hell's Fool (ADV)", marks={"merged": "yes"})
    game.on(top, "Valerius Maior, Hell's Fool")
    assert minions.capacity(game.rules, top) == 5
    traits = [minions.has_trait(game.rules, top, trait) for trait in ("infernal", "red list")]
    assert traits == [False, False]


@pytest.mark.parametrize(
    ("name", "card", "may"),
    [
        ("Johann Matheson", "Ecstasy", False),
        ("Johann Matheson", "The Jones", False),
        ("Johann Matheson", "Blood Doll", True),
        ("Toy", "Toy Chest Test", False),
        ("Toy", "Blood Doll", True),
        ("Lynn Thompson", "Body Bag", False),
        ("Lynn Thompson", "Ivory Bow", True),
    ],
)
def test_cards_that_some_vampires_cannot_have(name: str, card: str, may: bool) -> None:
    game = table()
    mine, ira = game.ready("Sarah", name), game.ready("Sarah", vampire("Krid", 5))
    face = game.card(card)
    assert (not why_not_on(game.rules, mine, face), not why_not_on(game.rules, ira, face)) == (may, True)
    if card == "Blood Doll":
        game.hand("Sarah", card)
        game.phase("master", of="Sarah")
        game.pick("master", card)
        assert any(mine.id in option.targets for option in game.options("target"))


@pytest.mark.parametrize("of", ["Sarah", "Alexis"])
def test_others_play_no_master_cards_on_mimir(of: str) -> None:
    game = table()
    mimir = game.ready("Sarah", "Mimir")
    game.ready("Alexis", vampire("Other", 5)), game.ready("Sarah", vampire("Krid", 5))
    game.hand(of, "Pentex(TM) Subversion")
    game.phase("master", of=of)
    game.pick("master", "Pentex(TM) Subversion")
    assert any(mimir.id in option.targets for option in game.options("target")) == (of == "Sarah")
