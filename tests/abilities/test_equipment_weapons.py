"""Weapons: each that plays itself is struck with; what their strikes do besides, and who may use them."""

from __future__ import annotations

import re

import pytest

from tests.abilities.fights import EVERYTHING, Fighting, fighting
from tests.abilities.table import table, texts
from vtes_desktop.abilities.text.facts.modes import modes
from vtes_desktop.abilities.text.facts.printed import printed
from vtes_desktop.cards.catalogue import load
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.rules.torpor.falling import go_to_torpor
from vtes_desktop.rules.torpor.torpor import leave_torpor
from vtes_desktop.rules.turn.unlock import NEXT_UNLOCK, unlock_cards
from vtes_desktop.table.moves import SetCounter

BY_HAND = frozenset(
    {
        "Elixir of Distillation",
        "Jar of Skin Eaters",
        "Living Wood Staff",
    }
)
"""The weapons of which a sentence is still done by hand."""


def weapons() -> list[str]:
    """All equipment that is a weapon."""
    return sorted(
        card.display_name
        for card in load().cards.values()
        if "Equipment" in card.types
        and card.text
        and re.match(r"(?:Unique )?(?:melee )?weapon\b", card.text[0].text, re.I)
    )


def test_only_these_weapons_are_done_by_hand() -> None:
    assert len(weapons()) > 50
    assert {name for name in weapons() if not texts().of(load().find(name)).covered} == BY_HAND


@pytest.mark.parametrize("name", [name for name in weapons() if name not in {*BY_HAND, "Sword of Troile"}])
def test_every_weapon_is_struck_with(name: str) -> None:
    """All but one that leaves no choice."""
    card = load().find(name)
    level = modes(card)[0].level
    weapon = printed(card, level).weapon
    assert weapon is not None
    kurt = vampire("Kurt", 8, EVERYTHING, clan=next(iter(card.clans), ""), text="True Faith.")
    ira = vampire("Ira", 8)
    fight = fighting("Fake Out", "Nimble Feet", kurt=kurt, ira=ira, blood=(8, 8), on_kurt=(name,))
    if level:
        minions.mark(fight.game.rules, fight.game.rules.copy(fight.kurt.attached[0]), "level", level)
    if weapon.after_round:
        fight.play("Nimble Feet", "cel")
    if weapon.range == "long":
        fight.long()
    kind = {"damage": "weapon", "combat ends": "strike", "effect": "use"}[weapon.kind]
    fight.until(kind, name, by="Sarah")
    before = fight.ira.blood
    fight.game.pick(kind)
    fight.end()
    if weapon.kind == "damage":
        damage = weapon.amount + weapon.by_strength
        healed = damage - 1 if weapon.aggravated else damage
        again = name == "Talbot's Chainsaw"  # It goes on for a round, and hands strike in that.
        dear = 2 if name == "Sword of Nuln" else 1
        assert fight.ira.blood == before - healed * dear - again
    else:
        assert fight.ira.blood == before - (3 if name == "Enhanced Coagulant" else 0)
    assert (fight.ira.place.region == "torpor") == (weapon.aggravated or name == "Rowan Ring")


# -- who may use them -------------------------------------------------------------------------------------------------


def offers(fight: Fighting, kind: str = "weapon") -> bool:
    """Whether a weapon is offered to Kurt at all as the combat goes its way."""
    fight.until(kind, by="Sarah")
    return fight.game.table.combat is not None


def test_a_sword_that_only_the_faithful_use() -> None:
    """Ruling LSJ 20030607: whoever can't use it may bear it all the same."""
    assert not offers(fighting(on_kurt=("The Crusader Sword",)))
    faithful = vampire("Kurt", 6, "CEL", text="True Faith.")
    fight = fighting("Fake Out", against=("Fake Out",), kurt=faithful, on_kurt=("The Crusader Sword",))
    fight.long()
    fight.until("play", "Fake Out", by="Alexis")
    assert fight.game.table.combat is None  # She can't get to close range.


@pytest.mark.parametrize(("clan", "offered"), [("Brujah antitribu", True), ("Brujah", False)])
def test_a_sword_that_only_a_clan_uses(clan: str, offered: bool) -> None:
    assert offers(fighting(on_kurt=("Sword of Judgment",), clan=clan)) == offered


def test_waxen_poetica_is_not_used_against_the_fast_or_allies() -> None:
    assert offers(fighting(ira=vampire("Ira", 6), on_kurt=("Waxen Poetica",)))
    assert not offers(fighting(ira=vampire("Ira", 6, "cel"), on_kurt=("Waxen Poetica",)))
    assert not offers(fighting(ira=ally("Mage", 4), blood=(6, 4), on_kurt=("Waxen Poetica",)))


def test_a_maneuver_that_is_not_for_the_first_round() -> None:
    fight = fighting("Nimble Feet", on_kurt=("Foldable Machine Gun",))
    fight.until("maneuver", by="Sarah")
    assert fight.game.table.combat is None
    fight = fighting("Nimble Feet", on_kurt=("Foldable Machine Gun",))
    fight.play("Nimble Feet", "cel")
    fight.until("maneuver", by="Sarah")
    assert fight.round == 2


# -- other strikes ----------------------------------------------------------------------------------------------------


def struck(fight: Fighting, kind: str = "weapon", *, end: bool = True) -> Fighting:
    """A combat in which Kurt has struck with his weapon."""
    fight.until(kind, by="Sarah")
    fight.game.pick(kind)
    if end:
        fight.end()
    return fight


def test_two_pistols_are_better_than_one() -> None:
    fight = fighting(on_kurt=("Beretta 9mm", "Beretta 9mm"))
    fight.until("use", by="Sarah")
    assert fight.game.table.combat.step == "range"
    fight.game.pick("use", fight.game.rules.copy(fight.kurt.attached[0]))
    fight.end()
    assert fight.blood == (6, 4)
    assert not offers(fighting(on_kurt=("Beretta 9mm",)), "use")


def test_a_ravnos_destroys_a_weapon_with_a_shawl() -> None:
    """Ruling RTR 19980928: there must be a weapon."""
    fight = struck(fighting(on_kurt=("Talith",), on_ira=("Bastard Sword",), clan="Ravnos"), "use")
    assert fight.ira.attached == []
    assert not offers(fighting(on_kurt=("Talith",), clan="Ravnos"), "use")
    assert not offers(fighting(on_kurt=("Talith",), on_ira=("Bastard Sword",), clan="Brujah"), "use")


def test_a_baton_is_dire_for_werewolves() -> None:
    wolf = library("Wolf", "Ally", text="Werewolf with 6 life. 1 strength, 1 bleed.")
    assert struck(fighting(ira=wolf, on_kurt=("Argent Baton",)), "use").ira.blood == 2
    assert not offers(fighting(on_kurt=("Argent Baton",)), "use")


def test_rowan_ring_stays_on_whom_it_sends_to_torpor() -> None:
    """Rulings LSJ 19980219 and LSJ 19980831: not if that dodges; he stays locked there though the ring is gone."""
    fight = struck(fighting(on_kurt=("Rowan Ring",)), "use")
    assert (fight.ira.place.region, len(fight.ira.attached), fight.kurt.attached) == ("torpor", 1, [])
    assert fight.game.rules.copy(fight.ira.attached[0]).controller == fight.ira.controller
    minions.mark(fight.game.rules, fight.ira, "locked before", "yes")
    fight.game.rules.lock(fight.ira)
    unlock_cards(fight.game.rules, fight.ira.controller)
    assert fight.ira.locked
    fight = fighting(on_kurt=("Rowan Ring",), against=("Dodge",))
    struck(fight, "use", end=False)
    fight.play("Dodge", by="Alexis")
    fight.end()
    assert (fight.ira.place.region, len(fight.kurt.attached)) == ("ready", 1)


def test_a_stake_needs_two_damage_in_a_combat() -> None:
    fight = struck(fighting("Pursuit", on_kurt=("Wooden Stake",)), end=False)
    fight.play("Pursuit", "CEL")
    struck(fight)
    assert (fight.ira.place.region, len(fight.ira.attached)) == ("torpor", 1)
    assert struck(fighting(on_kurt=("Wooden Stake",))).ira.place.region == "ready"


def test_a_stronger_arm_drives_a_stake_home_at_once() -> None:
    strong = vampire("Kurt", 8, EVERYTHING, text="+1 strength.")
    assert struck(fighting(kurt=strong, on_kurt=("Wooden Stake",))).ira.place.region == "torpor"


def test_who_was_staked_and_rescued_unlocks_when_it_falls_again() -> None:
    """The stake's text: as long as the vampire remains in torpor."""
    strong = vampire("Kurt", 8, EVERYTHING, text="+1 strength.")
    fight = struck(fighting(kurt=strong, on_kurt=("Wooden Stake",)))
    game, ira = fight.game.rules, fight.ira
    unlock_cards(game, ira.controller)
    assert ira.locked
    leave_torpor(game, ira)
    go_to_torpor(game, ira)
    unlock_cards(game, ira.controller)
    assert not ira.locked


def test_tinglestripe_has_another_strike_at_superior_but_one_each_round() -> None:
    fight = fighting("Pursuit", on_kurt=("Tinglestripe",))
    minions.mark(fight.game.rules, fight.game.rules.copy(fight.kurt.attached[0]), "level", "MYT")
    fight.until("use", by="Sarah")
    fight.game.pick("use")
    fight.play("Pursuit", "CEL")
    fight.until("hand strike", by="Sarah")
    assert not fight.offered("weapon")
    assert not fight.offered("use")
    fight.end()
    assert fight.blood[1] == 4


def test_tinglestripe_maneuvers_once_and_for_the_lesser_strike_only() -> None:
    game = table()
    kurt, ira = game.ready("Sarah", vampire("Kurt", 8)), game.ready("Alexis", vampire("Ira", 8))
    stripe = game.on(kurt, "Tinglestripe", marks={"level": "MYT"})
    game.hand("Alexis", "Fake Out")
    game.pick("bleed", minion=kurt)
    game.pick("block", minion=ira)
    assert not game.options("maneuver")
    game.pick("use", stripe, by="Sarah")
    game.pick("play", "Fake Out", by="Alexis")
    # Nothing is left to answer with: the strike that it maneuvered for is made at close range.
    while game.table.action is not None:
        assert not (game.asked == "Sarah" and (game.options("use") or game.options("maneuver")))
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert ira.blood == 7


# -- what their strikes do besides ------------------------------------------------------------------------------------


def test_a_spike_keeps_a_vampire_locked() -> None:
    fight = fighting("Fake Out", on_kurt=("Spike-Thrower",))
    fight.long()
    assert NEXT_UNLOCK in struck(fight).ira.marks
    fight = fighting("Fake Out", against=("Soak",), on_kurt=("Spike-Thrower",))
    fight.long()
    struck(fight, end=False)
    fight.play("Soak", "for", by="Alexis")
    fight.end()
    assert NEXT_UNLOCK not in fight.ira.marks


def test_a_flash_grenade_dazzles_both_at_close_range() -> None:
    """Rulings LSJ 20040601 and RTR 20041202: it locks after the combat, but not whom dodges."""
    fight = struck(fighting(on_kurt=("Flash Grenade",)), "strike")
    assert [NEXT_UNLOCK in each.marks and each.locked for each in (fight.kurt, fight.ira)] == [True, True]
    assert fight.blood == (6, 6)
    fight = fighting("Fake Out", on_kurt=("Flash Grenade",))
    fight.long()
    struck(fight, "strike")
    assert [NEXT_UNLOCK in each.marks for each in (fight.kurt, fight.ira)] == [False, True]
    fight = fighting(on_kurt=("Flash Grenade",), against=("Dodge",))
    struck(fight, "strike", end=False)
    fight.play("Dodge", by="Alexis")
    fight.end()
    assert NEXT_UNLOCK not in fight.ira.marks
    assert fight.kurt.attached == []


def test_a_meat_hook_holds_fast_and_may_be_destroyed() -> None:
    fight = struck(fighting(on_kurt=("Meat Hook",)), end=False)
    fight.until("press", by="Sarah")
    fight.game.pick("press")
    struck(fight)
    assert fight.blood[1] == 2  # Two rounds, for there is but one press in a combat.
    fight = fighting(on_kurt=("Meat Hook",))
    struck(fight, end=False)
    fight.until("use", by="Alexis")
    fight.game.pick("use")
    fight.end()
    assert (fight.kurt.attached, fight.blood) == ([], (6, 5))


def test_a_flamethrower_blows_up_when_its_bearer_is_hurt_from_afar() -> None:
    """Ruling LSJ 20040802: even by what is prevented."""
    fight = fighting(
        "Fake Out", "Soak", "Soak", "Soak", against=(), on_kurt=("Improvised Flamethrower",), on_ira=(".44 Magnum",)
    )
    fight.long()
    fight.until("weapon", by="Alexis")
    fight.game.pick("weapon")
    fight.play("Soak", "FOR")
    fight.end()
    assert fight.kurt.attached == []
    assert fight.kurt.place.region == "torpor"
    fight = fighting(on_kurt=("Improvised Flamethrower",), on_ira=(".44 Magnum",))
    fight.until("weapon", by="Alexis")
    fight.game.pick("weapon")
    fight.end()
    assert len(fight.kurt.attached) == 1


@pytest.mark.parametrize("guarded", [True, False])
def test_a_flamethrower_blows_up_before_range_where_that_is_set_to_long(guarded: bool) -> None:
    """Ruling on Outside the Hourglass, with Neutral Guard."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 9, "OBE"))
    thrower = game.on(kurt, "Improvised Flamethrower")
    ira = game.ready("Alexis", vampire("Ira", 8, "TEM"))
    game.hand("Sarah", "Neutral Guard")
    game.hand("Alexis", "Outside the Hourglass")
    game.pick("bleed", minion=kurt)
    if guarded:
        game.pick("play", "Neutral Guard", level="obe")
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    while not game.options("play") or game.asked != "Alexis":
        game.passes()
    game.pick("play", "Outside the Hourglass", level="TEM")
    while game.table.action is not None:
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert (thrower.place.on == kurt.id) == (not guarded)


def test_a_sentinel_grows_by_what_it_has_hurt() -> None:
    fight = struck(fighting("Pursuit", on_kurt=("The Crimson Sentinel",)))
    sentinel = fight.game.rules.copy(fight.kurt.attached[0])
    assert (sentinel.counters["counters"], fight.ira.blood) == (1, 4)
    fight = fighting(on_kurt=("The Crimson Sentinel",))
    sentinel = fight.game.rules.copy(fight.kurt.attached[0])
    minions.mark(fight.game.rules, sentinel, "chosen", str(fight.kurt.id))
    fight.game.rules.do(SetCounter(sentinel.id, "counters", 2))
    assert struck(fight).ira.blood == 2
    fight = fighting(on_kurt=("The Crimson Sentinel",))
    sentinel = fight.game.rules.copy(fight.kurt.attached[0])
    minions.mark(fight.game.rules, sentinel, "chosen", str(fight.ira.id))
    fight.game.rules.do(SetCounter(sentinel.id, "counters", 2))
    assert struck(fight).ira.blood == 4  # They were another minion's.


def test_a_garrote_burns_whom_it_would_send_to_torpor() -> None:
    fight = struck(fighting(blood=(6, 0), on_kurt=("Garrote",)), end=False)
    fight.until("use", by="Sarah")
    fight.game.pick("use")
    fight.end()
    assert not fight.game.rules.in_play(fight.ira)
    assert fight.kurt.attached == []
    fight = fighting("Roundhouse", blood=(6, 0), on_kurt=("Garrote",))
    fight.play("Roundhouse", "POT")
    assert not offers(fight, "use")


def test_a_grapple_is_cancelled_with_an_axe() -> None:
    fight = fighting(on_kurt=("Joumlon's Axe",), against=("Immortal Grapple",))
    fight.play("Immortal Grapple", "POT", by="Alexis")
    fight.until("use", by="Sarah")
    fight.game.pick("use")
    fight.end()
    assert fight.blood[1] == 4
    assert not offers(fighting(on_kurt=("Joumlon's Axe",), against=("Fake Out",)), "use")


def test_the_archangel_cancels_an_aim_for_blood() -> None:
    fight = fighting(on_kurt=("Sword of the Archangel",), against=("Target Vitals",), clan="Salubri")
    fight.play("Target Vitals", by="Alexis")
    fight.until("use", by="Sarah")
    fight.game.pick("use")
    fight.end()
    assert fight.kurt.blood == 4  # One for the cancelling, one of her strike.
    fight = fighting(on_kurt=("Sword of the Archangel",), against=("Target Vitals",), clan="Brujah")
    fight.play("Target Vitals", by="Alexis")
    assert not offers(fight, "use")


def test_the_archangel_unlocks_after_it_has_burned_a_vampire() -> None:
    fight = fighting("Fake Out", blood=(6, 0), on_kurt=("Sword of the Archangel",), clan="Salubri")
    fight = struck(fight, end=False)
    fight.until("use", by="Sarah")
    assert not fight.game.rules.in_play(fight.ira)
    fight.game.pick("use")
    assert not fight.kurt.locked


def test_whom_an_ironwail_blocks_burns_blood_first() -> None:
    """Ruling ANK 20210627."""
    fight = fighting(on_ira=("Banshee Ironwail",))
    assert fight.blood == (5, 6)


def test_a_launcher_lights_up_whoever_acts() -> None:
    """Ruling LSJ 20020612: no attempt to block is needed."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 6, text="+1 stealth."))
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.ready("Alexis", vampire("Guard", 6))
    game.on(ira, "Starshell Grenade Launcher")
    game.pick("bleed", minion=kurt)
    while not (game.asked == "Alexis" and game.options("use")):
        game.passes()
    game.pick("use")
    assert (game.table.action.stealth, ira.locked) == (0, True)


def test_a_vest_prevents_two_of_guns_or_one() -> None:
    """Ruling LSJ 20081210: the two may be of two strikes."""
    fight = fighting(on_kurt=("Submachine Gun",), on_ira=("Kevlar Vest",))
    struck(fight, end=False)
    for _ in range(2):
        fight.until("use", by="Alexis")
        number = next(i for i, option in enumerate(fight.game.choice.options) if "gun" in option.text)
        fight.game.referee.answer(number)
    assert not fight.offered("use")
    fight.end()
    assert fight.blood[1] == 5
    fight = fighting(on_ira=("Kevlar Vest",))
    fight.until("use", by="Alexis")
    fight.game.pick("use")
    assert not fight.offered("use")
    fight.end()
    assert fight.blood == (5, 6)


# -- frenzy -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["Sire's Index Finger", "Blade of Enoch"])
def test_some_are_immune_to_frenzy(card: str) -> None:
    """Rulings LSJ 20040210 and, of the blade, LSJ 20030607: not a vampire that is too small for it. A frenzy card that
    would do nothing is not offered."""
    for capacity in (8, 4):
        ira = vampire("Ira", capacity, EVERYTHING)
        fight = fighting("Terror Frenzy", "Fake Out", against=("Fake Out",), ira=ira, on_ira=(card,))
        fight.until("play", "Terror Frenzy", by="Sarah")
        open_to_it = card == "Blade of Enoch" and capacity == 4
        assert (
            fight.offered("play", "Terror Frenzy", "ani") == fight.offered("play", "Terror Frenzy", "ANI") == open_to_it
        )
        if open_to_it:
            fight.play("Terror Frenzy", "ani")
            fight.play("Fake Out")
            fight.until("play", "Fake Out", by="Alexis")
            assert fight.game.table.combat is None
