"""Rulings of equipment, retainers and allies that a second reader has judged, each played."""

from __future__ import annotations

import pytest

from tests.abilities.deeds import through
from tests.abilities.fights import EVERYTHING, Fighting, fighting
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.table import Copy

BOOTS = library("Boots", "Equipment", text="The bearer gets 1 optional press each combat.")


def axe(damage: int, sort: str = "") -> Card:
    return library(f"Axe {damage}", "Equipment", text=f"Melee weapon. Strike: {damage} {sort}damage.")


def may(fight: Fighting, card: str, level: str | None = None, *, by: str = "Sarah") -> bool:
    """Whether a card is offered before the combat is over."""
    fight.until("play", card, by=by, level=level)
    return fight.game.asked == by and fight.offered("play", card, level)


def lying_on(game: Position, copy: Copy) -> list[str]:
    return [game.name(game.rules.copy(each)) for each in copy.attached]


def strike_with(fight: Fighting, card: str, kind: str = "weapon", by: str = "Sarah") -> None:
    while not (fight.game.asked == by and fight.offered(kind, card)):
        fight.step()
    fight.game.pick(kind, card)


@pytest.mark.parametrize(("card", "own"), [("Black Gloves", 1), ("Bomb", 5), ("White Phosphorus Grenade", 1)])
def test_what_a_weapon_does_to_its_bearer_is_environmental(card: str, own: int) -> None:
    # Revelation of Wrath counts what Ira has inflicted: his hands 1, and nothing of what Kurt's own weapon does.
    fight = fighting("Revelation of Wrath", on_kurt=(card,), blood=(8, 8))
    strike_with(fight, card)
    assert not may(fight, "Revelation of Wrath")
    hurt = 8 - own - 1 if card != "White Phosphorus Grenade" else 8 - 1
    assert fight.kurt.blood == hurt


@pytest.mark.parametrize("card", ["Bomb", "Waxen Poetica", "White Phosphorus Grenade"])
def test_a_weapon_burned_after_use_is_kept_where_the_combat_ends_before(card: str) -> None:
    fight = fighting(on_kurt=(card,), ira=vampire("Ira", 8, "PRE"), against=("Majesty",), blood=(8, 8))
    strike_with(fight, card)
    fight.play("Majesty", "pre", by="Alexis")
    fight.end()
    assert lying_on(fight.game, fight.kurt) == [card]
    fight = fighting(on_kurt=(card,), ira=vampire("Ira", 8, "PRE"), blood=(8, 8))
    strike_with(fight, card)
    fight.end()
    assert not lying_on(fight.game, fight.kurt)


def test_smoke_grenade_burns_as_it_ends_the_combat_whatever_follows() -> None:
    for card, level in (("No Trace", "obf"), ("Psyche!", "CEL"), ("Telepathic Tracking", "AUS"), ("", "")):
        fight = fighting("Fake Out", on_kurt=("Smoke Grenade",), against=(card,) if card else ())
        fight.long()
        strike_with(fight, "Smoke Grenade", "strike" if fight.game.options("strike") else "weapon")
        if card:
            fight.play(card, level, by="Alexis")
        fight.end()
        assert not lying_on(fight.game, fight.kurt)
    fight = fighting(on_kurt=("Smoke Grenade",))
    fight.until("hand strike", by="Sarah")
    assert not fight.offered("weapon", "Smoke Grenade") and not fight.offered("strike", "Smoke Grenade")


def test_a_bomb_that_was_meant_for_a_location_is_not_bound_to_a_strike() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8), blood=8)
    ira = game.ready("Alexis", vampire("Ira", 8), blood=8)
    bomb = game.on(kurt, "Bomb")
    game.in_play("Alexis", "The Rack")
    game.hand("Sarah", "Dodge")
    game.pick("card in play", bomb)
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    fight = Fighting(game, kurt, ira)
    fight.until("hand strike", by="Sarah")
    assert fight.offered("weapon", bomb) and game.options("hand strike") and fight.offered("play", "Dodge")


def test_banshee_ironwail_hurts_who_it_blocks_and_need_not_be_struck_with() -> None:
    fight = fighting(on_ira=("Banshee Ironwail",), against=("Dodge",), ira=vampire("Ira", 8, EVERYTHING))
    assert fight.kurt.blood == 5
    fight.until("hand strike", by="Alexis")
    assert fight.game.options("weapon") and fight.game.options("hand strike")


def test_dagger_fetches_its_twin_however_it_is_equipped_from_the_hand() -> None:
    fight = fighting("Concealed Weapon", "Dagger", "Dagger")
    fight.play("Concealed Weapon")
    for _ in range(6):
        if lying_on(fight.game, fight.kurt) == ["Dagger", "Dagger"]:
            break
        if fight.game.options("yes"):
            fight.game.pick("yes")
        elif fight.game.asked == "Sarah" and any(
            "Dagger" in each.text and each.kind not in ("pass",) for each in fight.game.options()
        ):
            fight.game.referee.answer(0)
        else:
            fight.step()
    assert lying_on(fight.game, fight.kurt) == ["Dagger", "Dagger"]


def test_no_maneuver_of_a_drum_for_who_can_use_no_equipment() -> None:
    kurt = vampire("Kurt", 8, "")
    fight = fighting("Blur", kurt=kurt, on_kurt=("Drum of Xipe Totec",), against=("Terror Frenzy",))
    fight.play("Terror Frenzy", "ani", by="Alexis")
    fight.until("maneuver", by="Sarah")
    assert not fight.game.options("maneuver")
    fight = fighting("Blur", kurt=kurt, on_kurt=("Drum of Xipe Totec",))
    fight.until("maneuver", by="Sarah")
    assert fight.game.options("maneuver")
    assert may(fight, "Blur", "CEL")


def test_no_discipline_of_a_drum_for_who_can_use_no_equipment() -> None:
    kurt = vampire("Kurt", 8, "")
    fight = fighting("Blur", kurt=kurt, on_kurt=("Drum of Xipe Totec",), against=("Terror Frenzy",))
    fight.play("Terror Frenzy", "ani", by="Alexis")
    assert not may(fight, "Blur", "CEL")


def test_enhanced_coagulant_stays_where_it_is_dodged_is_for_vampires_and_is_a_weapon_no_more() -> None:
    fight = fighting(on_kurt=("Enhanced Coagulant",), against=("Dodge",))
    strike_with(fight, "Enhanced Coagulant", "use")
    fight.play("Dodge", by="Alexis")
    fight.end()
    assert lying_on(fight.game, fight.kurt) == ["Enhanced Coagulant"]
    fight = fighting(on_kurt=("Enhanced Coagulant", BOOTS), blood=(8, 8))
    strike_with(fight, "Enhanced Coagulant", "use")
    fight.until("press")
    assert lying_on(fight.game, fight.ira) == ["Enhanced Coagulant"]
    fight.game.pick("press")
    fight.until("hand strike", by="Alexis")
    assert not fight.game.options("weapon") and not fight.offered("use", "Enhanced Coagulant")
    (card,) = (fight.game.rules.copy(each) for each in fight.ira.attached)
    assert not minions.is_equipment(fight.game.rules, card)


def test_enhanced_coagulant_is_not_used_against_an_ally() -> None:
    fight = fighting(on_kurt=("Enhanced Coagulant",), ira=ally("Ira", 4))
    fight.until("hand strike", by="Sarah")
    assert not fight.offered("use", "Enhanced Coagulant") and not fight.game.options("weapon")


def test_flaming_candle_is_burned_for_itself_only_and_can_change_hands() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, "OBF"), blood=8)
    other = game.ready("Sarah", vampire("Other", 8), blood=8)
    candle = game.on(kurt, "Flaming Candle")
    castle = game.in_play("Sarah", "Heidelberg Castle, Germany")
    game.hand("Sarah", "Flaming Candle")
    game.phase("minion", of="Sarah")
    game.pick("use", castle)
    through(game, other, candle)
    if candle.place.on != other.id:
        game.pick("target", candle)
    assert candle.place.on == other.id


def test_garrote_burns_who_falls_though_he_has_dodged_it() -> None:
    spy = library("Wasp", "Retainer", text="Animal with 1 life. 1 damage each round during strike resolution.")
    assert spy
    fight = fighting(on_kurt=("Garrote", "Murder of Crows"), against=("Dodge",), blood=(6, 0))
    strike_with(fight, "Garrote")
    fight.play("Dodge", by="Alexis")
    fight.until("use")
    assert fight.offered("use", "Garrote")
    fight.game.pick("use", "Garrote")
    assert fight.ira.place.region == "ash heap"
    fight = fighting(on_kurt=("Garrote", "Murder of Crows"), blood=(6, 0))
    fight.until("hand strike", by="Sarah")
    fight.game.pick("hand strike")
    fight.until("use")
    assert not fight.offered("use", "Garrote") and fight.ira.place.region == "torpor"


@pytest.mark.parametrize("card", ["Kerrie", "Dagger"])
def test_a_thrown_weapon_does_the_weapon_s_damage(card: str) -> None:
    fight = fighting("Sword of the Righteous", kurt=vampire("Kurt", 8, EVERYTHING), on_kurt=(card,), blood=(6, 6))
    fight.play("Sword of the Righteous", "ani")
    strike_with(fight, card, "use")
    fight.end()
    assert fight.ira.blood == 4


def test_sword_of_judgment_strikes_once_more_though_with_hands() -> None:
    kurt = vampire("Kurt", 8, "", clan="Brujah antitribu", sect="Sabbat")
    fight = fighting(kurt=kurt, on_kurt=("Sword of Judgment",))
    fight.until("hand strike", by="Sarah")
    fight.game.pick("hand strike")
    fight.until("additional strike", by="Sarah")
    assert fight.game.options("additional strike")
    fight.game.pick("additional strike")
    fight.until("weapon", by="Sarah")
    assert fight.offered("weapon", "Sword of Judgment") and fight.game.options("hand strike")


def test_sword_of_nuln_takes_twice_the_blood_as_far_as_there_is() -> None:
    kurt = vampire("Kurt", 8, "", clan="Tremere")
    fight = fighting(kurt=kurt, on_kurt=("Sword of Nuln",), blood=(6, 1))
    strike_with(fight, "Sword of Nuln")
    fight.end()
    assert fight.ira.place.region == "torpor" and fight.ira.blood == 0
    fight = fighting("Taste of Vitae", kurt=kurt, on_kurt=("Sword of Nuln",), blood=(4, 6))
    strike_with(fight, "Sword of Nuln")
    fight.play("Taste of Vitae")
    fight.end()
    assert fight.blood == (5, 4)


def test_sniper_rifle_is_for_who_blocks_and_may_go_unused_where_no_strike_is_made() -> None:
    fight = fighting(on_ira=("Sniper Rifle",), against=("Dodge",))
    fight.until("use", "Sniper Rifle", by="Alexis")
    fight.game.pick("use", "Sniper Rifle")
    assert not may(fight, "Dodge", by="Alexis") and fight.blood == (4, 6)
    fight = fighting(on_ira=("Sniper Rifle",), kurt="Lucian, the Perfect", blood=(6, 6))
    fight.until("use", "Sniper Rifle", by="Alexis")
    fight.game.pick("use", "Sniper Rifle")
    fight.until("no strike", by="Alexis")
    assert fight.game.options("no strike")


def test_escaped_mental_patient_burns_in_any_case_once_his_strike_has_resolved() -> None:
    fight = fighting(kurt="Escaped Mental Patient", blood=(1, 6), on_kurt=(BOOTS,), against=("Dodge",))
    strike_with(fight, "Escaped Mental Patient", "use")
    fight.play("Dodge", by="Alexis")
    fight.end()
    assert fight.kurt.place.region == "ash heap"
    fight = fighting(kurt="Escaped Mental Patient", blood=(1, 6), against=("Majesty",))
    strike_with(fight, "Escaped Mental Patient", "use")
    fight.play("Majesty", "pre", by="Alexis")
    fight.end()
    assert fight.kurt.place.region == "ready"


def test_small_vampires_gain_strikes_to_no_use_against_a_rock_cat() -> None:
    fight = fighting(kurt="Rock Cat", ira=vampire("Ira", 3, "CEL"), against=("Side Strike",), blood=(4, 3))
    assert may(fight, "Side Strike", "CEL", by="Alexis")
    fight.game.pick("play", "Side Strike", level="CEL")
    fight.end()
    assert fight.kurt.blood == 4


def test_succubus_takes_from_an_empty_vampire_nothing_and_burns_an_ally_of_one() -> None:
    for victim, blood in ((vampire("Ira", 5), 0), (ally("Ira", 1), 1)):
        game = table()
        succubus = game.ready("Sarah", "Succubus", blood=2)
        ira = game.ready("Alexis", victim, blood=blood)
        game.phase("minion", of="Sarah")
        game.pick("card in play", succubus)
        through(game, ira)
        assert succubus.blood == 2 + blood
        assert ira.place.region == ("ready" if not blood else "ash heap")


def test_ghoul_escort_helps_nobody_who_leaves_torpor() -> None:
    for place in ("torpor", "ready"):
        game = table()
        kurt = (game.torpor if place == "torpor" else game.ready)("Sarah", vampire("Kurt", 6), blood=4)
        ira = game.ready("Alexis", vampire("Ira", 9, "AUS", text="+2 intercept."))
        escort = game.on(kurt, "Ghoul Escort", blood=4)
        game.phase("minion", of="Sarah")
        game.pick("leave torpor" if place == "torpor" else "bleed", minion=kurt)
        while not game.options("block"):
            game.passes()
        game.pick("block", ira)
        offered = any(each.copy == escort.id for each in game.options("use"))
        assert offered == (place == "ready")


def test_talaq_plays_as_one_who_has_disciplines_and_has_none() -> None:
    game = table()
    talaq = game.ready("Sarah", "Talaq, The Immortal", blood=3)
    assert not minions.disciplines(game.rules, talaq)
    fight = fighting("Theft of Vitae", kurt="Talaq, The Immortal", blood=(3, 6))
    assert may(fight, "Theft of Vitae", "tha") and not fight.offered("play", "Theft of Vitae", "THA")


def test_ossian_is_met_by_a_strike_that_needs_auspex_where_none_was_used_before() -> None:
    ira = vampire("Ira", 8, "AUS")
    fight = fighting(kurt="Ossian", ira=ira, against=("Psychic Assault",), blood=(4, 8))
    assert may(fight, "Psychic Assault", by="Alexis")


def test_who_has_chosen_its_strike_with_a_maneuver_must_make_it() -> None:
    """Though Lucian's opponent may not strike (ruling on Lucian, the Perfect)."""
    fight = fighting(ira="Lucian, the Perfect", on_kurt=(".44 Magnum",))
    fight.until("maneuver", by="Sarah")
    fight.game.pick("maneuver")
    fight.end()
    assert "Kurt strikes: .44 Magnum: 2R damage" in fight.game.log


def test_who_was_bound_to_a_strike_before_may_leave_it() -> None:
    """By a Dam the Heart's River that comes after it (ruling on that)."""
    fight = fighting("Dam the Heart's River", on_ira=("Sniper Rifle",))
    game = fight.game
    fight.until("use", by="Alexis")
    game.pick("use")
    fight.play("Dam the Heart's River", "QUI")
    fight.until("no strike", by="Alexis")
    game.pick("no strike")
    fight.end()
    assert "Ira strikes: no strike" in game.log


@pytest.mark.parametrize(("bearer", "able"), [("Black Cat", True), ("Lucita", False)])
def test_equipment_counts_as_costing_what_it_would_cost_its_bearer(bearer: str, able: bool) -> None:
    """A Submachine Gun for 4 is one for 3 on Black Cat, and so may be stolen by Bulscu (ruling on her)."""
    game = table()
    bulscu = game.ready("Sarah", "Bulscu")
    game.give_edge("Sarah")
    other = game.ready("Alexis", vampire("Ira", 4))
    gun = game.on(game.ready("Alexis", bearer), "Submachine Gun")
    game.on(other, "AK-47")
    assert [option.minion for option in game.options("card in play")] == [bulscu.id] * able
    if able:
        game.pick("card in play", bulscu)
        through(game)
        assert gun.place.on == bulscu.id


def test_tara_gives_the_blood_that_equipment_would_cost_its_bearer() -> None:
    """An AK-47 for 5 counts as one for 3 on Ivan Krenyenko (ruling on him)."""
    game = table()
    tara = game.ready("Sarah", "Tara, The Hollow One")
    ivan = game.ready("Sarah", "Ivan Krenyenko (ADV)", blood=2)
    game.on(ivan, "AK-47")
    game.pick("card in play", tara)
    through(game)
    assert (ivan.attached, ivan.blood) == ([], 5)
