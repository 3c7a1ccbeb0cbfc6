"""What is read from the face of cards: one by one, and over the whole pool."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.game import catalogue
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.text.facts.printed import printed
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, retainer, vampire
from vtes_desktop.rules.playing.printed import Bonus, Extra, Recoil, Weapon


def facts(name: str, level: str = "", *, merged: bool = False) -> object:
    return printed(catalogue().find(name), level, merged=merged)


@pytest.mark.parametrize(
    ("name", "what", "amount"),
    [
        ("Arika", "bleed", 2),
        ("Lucian, the Perfect", "bleed", 3),
        ("Torvus Bloodbeard", "strength", 1),
        ("Inyanga", "intercept", 1),
        ("Muaziz, Archon of Ulugh Beg", "stealth", 1),
        ("Gypsies", "stealth", 1),
        ("High Top", "intercept", 1),
        ("Mithras", "votes", 2),
        ("Eze, The Demon Prince", "votes", 1),
        ("The Capuchin", "hand_size", 2),
        ("Hagar Stone", "hand_size", 1),
        ("Nana Buruku", "hand_size", 1),
        ("Elder Library", "hand_size", 1),
        ("Shaal Fragment", "hand_size", 2),
        # Conditions are left to the abilities.
        ("Ganesh", "bleed", 0),
        ("Antonino", "stealth", 0),
        ("Cynthia Ingold", "strength", 0),
        ("Üresség", "bleed", 0),
        ("Father Juan Carlos", "stealth", 0),
        ("Saatet-ta", "intercept", 0),
        ("Aristotle de Laurent", "hand_size", 0),
    ],
)
def test_a_modifier_without_a_condition_is_read(name: str, what: str, amount: int) -> None:
    assert getattr(facts(name), what) == amount


@pytest.mark.parametrize(
    ("name", "bonus", "must_be"),
    [
        ("Laptop Computer", Bonus(bleed=1), ""),
        ("J. S. Simmons, Esq.", Bonus(bleed=1), ""),
        ("Sport Bike", Bonus(intercept=1), ""),
        ("Raven Spy", Bonus(intercept=1), ""),
        ("Robert Carter", Bonus(bleed=2), "vampire"),
        ("Treasured Samadji", Bonus(bleed=1), "Ravnos"),
        ("Erebus Mask", Bonus(stealth=1), "Harbinger of Skulls"),
        ("Kduva's Mask", Bonus(bleed=1, votes=2), "Laibon"),
        ("Legendary Vampire", Bonus(bleed=2, votes=2), "vampire"),
        ("Depravity", Bonus(strength=1), "vampire"),
        ("Jackal", Bonus(), ""),
        ("Path of the Void", Bonus(), ""),
    ],
)
def test_a_card_on_a_minion_gives_it_what_it_says(name: str, bonus: Bonus, must_be: str) -> None:
    read = printed(catalogue().find(name))
    assert (read.bearer, read.bearer_must_be) == (bonus, must_be)


@pytest.mark.parametrize(
    ("name", "weapon"),
    [
        (".44 Magnum", Weapon("damage", 2, ranged=True)),
        ("Bang Nakh — Tiger's Claws", Weapon("damage", 2, by_strength=True)),
        ("Bastard Sword", Weapon("damage", 1, by_strength=True)),
        ("Black Gloves", Weapon("damage", 1, by_strength=True, aggravated=True, recoil=Recoil(1, once=True))),
        ("Blow Torch", Weapon("damage", 1, aggravated=True)),
        ("Brass Knuckles", Weapon("damage", 1, by_strength=True, once="combat")),
        ("Chainsaw", Weapon("damage", 3, once="combat")),
        ("Combat Shotgun", Weapon("damage", 3, ranged=True, once="round")),
        ("Mark V", Weapon("damage", 4, ranged=True, range="long", once="round")),
        ("Garrote", Weapon("damage", 0, by_strength=True, range="close")),
        ("Ivory Bow", Weapon("damage", 1, ranged=True, aggravated=True)),
        ("Femur of Toomler", Weapon("damage", 1, by_strength=True, aggravated=True)),
        ("Bomb", Weapon("damage", 5, ranged=True, burned_after=True, recoil=Recoil(5))),
        ("Submachine Gun", Weapon("damage", 3, ranged=True)),
        ("Smoke Grenade", Weapon("combat ends", ranged=True, range="long", burned_after=True)),
        ("Leather Jacket", None),
        ("Rowan Ring", Weapon("effect")),
    ],
)
def test_a_weapon_has_its_strike(name: str, weapon: Weapon | None) -> None:
    assert printed(catalogue().find(name)).weapon == weapon


@pytest.mark.parametrize(
    ("name", "extras"),
    [
        (".44 Magnum", (Extra("maneuver"),)),
        ("Deer Rifle", (Extra("maneuver", 2),)),
        ("AK-47", (Extra("maneuver"), Extra("additional strike", 1, "round", "this weapon"))),
        ("Righteous Blade", (Extra("press", 1, "combat", "continue"),)),
        ("Blade of Bellona", (Extra("maneuver", 1, "combat", "close"),)),
        ("Abaddon", (Extra("maneuver"), Extra("press"))),
        ("Federico di Padua", (Extra("maneuver", 1, "first round"),)),
        ("Renegade Garou", (Extra("additional strike", 1, "round", mandatory=True), Extra("maneuver"))),
        ("IR Goggles", (Extra("maneuver"),)),
        ("Qetu the Evil Doer", (Extra("press", 1, "combat", "end"),)),
        ("Andy", ()),
        ("Aiyana, The Wolfcatcher", ()),
        ("Sarah Raines", ()),
        ("Brujah Debate", ()),
    ],
)
def test_optional_maneuvers_presses_and_additional_strikes_are_read(name: str, extras: tuple[Extra, ...]) -> None:
    assert printed(catalogue().find(name)).extras == extras


def test_a_minion_has_its_own_strikes() -> None:
    assert printed(catalogue().find("Thadius Zho")).strikes == (Weapon("damage", 2, ranged=True),)
    assert printed(catalogue().find("Order of Hermes Cabal")).strikes == (
        Weapon("damage", 1, ranged=True, aggravated=True),
    )
    assert printed(catalogue().find("Laika")).strikes == (), "for a blood"


@pytest.mark.parametrize(
    ("name", "level", "life", "strength", "bleed"),
    [
        ("47th Street Royals", "", 2, 1, 0),
        ("Renegade Garou", "", 3, 2, 0),
        ("Moise Kasavubu", "", 1, 0, 0),
        ("Rafastio Ghoul", "", 2, 1, 1),
        ("Raven Spy", "ani", 1, 1, 1),
        ("Raven Spy", "ANI", 2, 1, 1),
        ("Underbridge Stray", "", 1, 0, 0),
        ("Underbridge Stray", "ANI", 2, 1, 0),
        ("Corrupt Construction", "VIC", 2, 0, 0),
        ("Shambling Hordes", "NEC", 4, 0, 0),
    ],
)
def test_life_strength_and_bleed_are_those_of_the_level(
    name: str, level: str, life: int, strength: int, bleed: int
) -> None:
    read = printed(catalogue().find(name), level)
    assert (read.life, read.own_strength, read.own_bleed) == (life, strength, bleed)


@pytest.mark.parametrize(
    ("name", "trait"),
    [
        ("Annazir", "infernal"),
        ("Angelo", "red_list"),
        ("Ossian", "red_list"),
        ("Lydia, Grand Praetor", "scarce"),
        ("Dorka", "sterile"),
        ("Jamal", "blood_cursed"),
        ("Teresita, The Godmother", "black_hand"),
        ("Teresita, The Godmother", "seraph"),
    ],
)
def test_traits_are_those_of_the_card(name: str, trait: str) -> None:
    assert getattr(facts(name), trait) is True


@pytest.mark.parametrize(
    ("name", "trait"),
    [
        ("Echo", "red_list"),
        ("Seraphina", "seraph"),
        ("Righteous Endeavor", "infernal"),
        ("Vidal Jarbeaux", "black_hand"),
        ("Contagion", "infernal"),
    ],
)
def test_naming_a_trait_is_not_having_it(name: str, trait: str) -> None:
    assert getattr(facts(name), trait) is False


def test_slaves_know_their_clan() -> None:
    assert printed(catalogue().find("Porphyry")).slave_of == "Tremere"
    assert printed(catalogue().find("Toy")).slave_of == "Malkavian antitribu"
    assert printed(catalogue().find("Virstania, The Great Mother")).slave_of == ""


@pytest.mark.parametrize("name", ["Lucita", "Ossian", "Carfax Abbey", "Local 1111", "Argent Baton"])
def test_unique_cards_say_so(name: str) -> None:
    assert printed(catalogue().find(name)).unique


@pytest.mark.parametrize(
    "name", ["Laptop Computer", "Kiss of Lachesis", "The Embrace", "Bauble", "Praxis Seizure: Athens"]
)
def test_others_do_not(name: str) -> None:
    assert not printed(catalogue().find(name)).unique


def test_a_minion_adds_up_what_is_on_it() -> None:
    game = Position("Sarah", "Alexis")
    krid = game.ready(
        "Sarah", vampire("Krid", 6, clan="Ravnos", title="prince of Chicago", text="Camarilla: +1 bleed.")
    )
    game.on(krid, "Laptop Computer")
    game.on(krid, "Treasured Samadji")
    game.on(krid, "Legendary Vampire")
    game.on(krid, library("Veil", "Equipment", text="This minion gets +1 stealth and +2 strength."))
    assert minions.bleed_amount(game.rules, krid) == 6
    assert minions.stealth(game.rules, krid) == 1
    assert minions.strength(game.rules, krid) == 3
    assert minions.votes(game.rules, krid) == 4
    assert minions.intercept(game.rules, krid) == 0


def test_a_minion_that_is_not_what_a_card_asks_for_gets_nothing_of_it() -> None:
    game = Position("Sarah", "Alexis")
    mage = game.ready("Sarah", ally("Mage", 2, bleed=1))
    brujah = game.ready("Sarah", vampire("Kurt", clan="Brujah"))
    for minion in (mage, brujah):
        game.on(minion, "Treasured Samadji")
        game.on(minion, "Robert Carter")
    assert minions.bleed_amount(game.rules, mage) == 1
    assert minions.bleed_amount(game.rules, brujah) == 3


def test_a_merged_vampire_has_the_text_of_both() -> None:
    game = Position("Sarah", "Alexis")
    base = vampire("Krid", 5, text="Camarilla: +1 bleed.")
    advanced = vampire(
        "Krid", 7, text={"": "Advanced, Camarilla: +1 intercept.", "MERGED": "+1 strength."}, advanced=True
    )
    alone = game.ready("Sarah", advanced)
    assert (minions.strength(game.rules, alone), minions.intercept(game.rules, alone)) == (1, 1)
    merged = game.ready("Alexis", advanced, marks={"merged": "1"})
    game.on(merged, base)
    assert minions.bleed_amount(game.rules, merged) == 2
    assert (minions.strength(game.rules, merged), minions.intercept(game.rules, merged)) == (2, 1)


def test_a_retainer_with_no_number_has_no_life() -> None:
    assert printed(retainer("Ghoul", 3)).life == 3
    assert printed(catalogue().find("Bonding")).life == 0


def test_the_whole_pool_is_read() -> None:
    counted: Counter[str] = Counter()
    for card in catalogue().cards.values():
        read = printed(card)
        for name in ("bleed", "strength", "stealth", "intercept", "votes", "hand_size", "extras", "strikes", "unique"):
            counted[name] += bool(getattr(read, name))
        counted["bearer"] += read.bearer != Bonus()
        counted["weapon"] += read.weapon is not None
        counted["life"] += read.life > 0
        for trait in ("infernal", "scarce", "sterile", "red_list", "blood_cursed", "black_hand", "seraph", "slave_of"):
            counted[trait] += bool(getattr(read, trait))
        if {"Ally", "Retainer"} & set(card.types):
            assert read.life > 0, card.name
    # A later list may bring more cards or another wording of a few, but not lose a whole kind.
    least = {
        "bleed": 145,
        "strength": 90,
        "stealth": 20,
        "intercept": 18,
        "votes": 3,
        "hand_size": 18,
        "extras": 65,
        "strikes": 20,
        "bearer": 33,
        "weapon": 58,
        "life": 170,
        "unique": 2200,
        "infernal": 23,
        "scarce": 33,
        "sterile": 40,
        "red_list": 22,
        "blood_cursed": 48,
        "black_hand": 60,
        "seraph": 9,
        "slave_of": 15,
    }
    assert {name: counted[name] for name in least if counted[name] < least[name]} == {}
    assert counted["weapon"] < 80 and counted["stealth"] < 60, "conditions must not be read as none"


def test_every_weapon_of_the_pool_has_a_strike_but_those_with_effects_of_their_own() -> None:
    without = [
        card.name
        for card in catalogue().library
        if "Equipment" in card.types and "weapon" in card.text[0].text.lower()[:20] and printed(card).weapon is None
    ]
    assert len(without) <= 5, without
