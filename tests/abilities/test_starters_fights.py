"""Cards of starter decks that fight, arm and change minions: in their main way, another, and once refused."""

from __future__ import annotations

import pytest

from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_elders import offered, until
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, retainer, vampire
from vtes_desktop.table.table import Copy

IRA = vampire("Ira", 6)
CLUB = library("Club", "Equipment", text="Melee weapon.\nStrike: strength+2 damage.")
PRESSES = vampire("Kurt", 8, text="Camarilla: Kurt gets 1 optional press each round.")


def attached(game: Position, copy: Copy) -> list[str]:
    """The names of what is on a card."""
    return [game.name(game.rules.copy(below)) for below in copy.attached]


# -- Ecstatic Agony, Improvised Tactics --------------------------------------------------------------------------------


def test_ecstatic_agony_gives_the_damage_of_the_round_before_as_strength() -> None:
    fight = fighting(on_kurt=("Ecstatic Agony",), on_ira=(CLUB,), kurt=PRESSES, blood=(8, 8))
    seen = []
    while fight.round:
        seen.append((fight.round, minions.strength(fight.game.rules, fight.kurt)))
        if fight.game.options("weapon"):
            fight.game.pick("weapon")
        elif fight.game.options("press") and fight.round == 1:
            fight.game.pick("press")
        else:
            fight.step()
    assert {each for each in seen if each[0] == 1} == {(1, 1)} and {each for each in seen if each[0] == 2} == {(2, 4)}
    assert fight.ira.blood == 8 - 1 - 4 and minions.strength(fight.game.rules, fight.kurt) == 1


@pytest.mark.parametrize(("level", "hurt", "may"), [("AUS", True, True), ("AUS", False, False), ("aus", True, False)])
def test_ecstatic_agony_presses_once_when_its_bearer_was_hurt(level: str, hurt: bool, may: bool) -> None:
    game = table()
    kurt, ira = game.ready("Sarah", vampire("Kurt", 8)), game.ready("Alexis", vampire("Ira", 8))
    agony = game.on(kurt, "Ecstatic Agony", marks={"level": level})
    game.hand("Sarah", library("Jump", "Combat", text="Strike: dodge."))
    game.pick("bleed", minion=kurt)
    game.pick("block", ira)
    pressed = []
    while game.table.action is not None:
        if offered(game, "use", agony):
            pressed.append(game.rules.combat.round)
            game.pick("use", agony)
        elif not hurt and game.options("play"):
            game.pick("play")
        elif game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    assert pressed == ([1] if may else []) and kurt.blood == (8 - len(pressed) - 1 if hurt else 8)


def test_improvised_tactics_draws_in_each_press_step() -> None:
    fight = fighting("Improvised Tactics", kurt=vampire("Kurt", 8, "aus", sect="Anarch"), blood=(8, 8))
    fight.game.library("Sarah", "Ivory Bow", "Theo Bell", "Parity Shift")
    fight.play("Improvised Tactics", "aus")
    # The one that was played is replaced, and one is drawn in the press step.
    assert fight.game.question.startswith("Sarah holds more") and len(fight.game.table.pile(0, "library")) == 23 - 2
    fight.game.pick("discard", fight.game.rules.copy(fight.game.options("discard")[0].copy))
    assert len(fight.game.table.pile(0, "hand")) == 7


def test_what_is_drawn_in_a_press_step_is_discarded_down_from_before_anybody_presses() -> None:
    fight = fighting("Improvised Tactics", kurt=vampire("Kurt", 8, "aus", sect="Anarch"))
    fight.play("Improvised Tactics", "aus")
    fight.until("discard")
    assert fight.game.table.combat is not None and fight.game.table.combat.step == "press"


def test_what_is_drawn_as_a_combat_begins_is_discarded_down_from_at_once() -> None:
    fight = fighting(kurt="Michael Luther", blood=(4, 6))
    fight.until("yes")
    fight.game.pick("yes")
    assert fight.game.question.startswith("Sarah holds more than 7 cards")


@pytest.mark.parametrize("far", [True, False])
def test_improvised_tactics_strikes_at_long_range_only(far: bool) -> None:
    fight = fighting(
        "Improvised Tactics", "Increased Strength", "Fake Out",
        kurt=vampire("Kurt", 8, "pot CEL POT", sect="Anarch"), blood=(8, 8),
    )  # fmt: skip
    fight.play("Improvised Tactics", "pot")
    fight.play("Increased Strength", "pot")
    if far:
        fight.long()
    while fight.round and not fight.game.options("hand strike"):
        fight.step()
    mine = [option for option in fight.game.options("strike") if "2R" in option.text]
    assert bool(mine) == far
    if far:
        # It is a strike that requires Potence (ruling).
        assert mine[0].amount == 2
        fight.game.pick("strike")
        fight.end()
        assert fight.ira.blood == 8 - 3


def test_improvised_tactics_maneuvers_for_a_blood_once_each_round_and_is_played_once() -> None:
    fight = fighting(
        "Improvised Tactics", "Improvised Tactics", kurt=vampire("Kurt", 8, "pro", sect="Anarch"), blood=(3, 8)
    )
    fight.play("Improvised Tactics", "pro")
    assert not fight.offered("play", "Improvised Tactics")
    fight.until("maneuver", by="Sarah")
    fight.game.pick("maneuver")
    fight.end()
    # At long range nobody strikes with hands.
    assert fight.blood == (2, 8)


# -- Kraken's Kiss, Violet Tremain -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("strength", "falls"), [(3, True), (2, False)])
def test_krakens_kiss_sends_who_takes_much_to_torpor(strength: int, falls: bool) -> None:
    foe = vampire("Ira", 8, text=f"+{strength} strength.")
    fight = fighting("Kraken's Kiss", ira=foe, blood=(8, 8))
    fight.play("Kraken's Kiss", "vic")
    fight.end()
    assert fight.ira.blood == 6 and fight.kurt.blood == 7 - 1 - strength
    assert minions.in_torpor(fight.game.rules, fight.kurt) == falls


def test_krakens_kiss_steals_once_each_round_and_presses() -> None:
    fight = fighting("Kraken's Kiss", kurt=vampire("Kurt", 8, "VIC"), blood=(5, 8))
    fight.play("Kraken's Kiss", "VIC")
    stolen = []
    while fight.round:
        mine = [option for option in fight.game.options("strike") if "steal" in option.text]
        if mine:
            stolen.append(fight.round)
            fight.game.pick("strike")
        elif fight.game.options("press"):
            fight.game.pick("press")
        else:
            fight.step()
    # The first round's strike was the Kiss; in the second it steals, and there is no press any more.
    assert stolen == [2] and fight.blood == (5 - 1 - 1 + 2 - 1, 8 - 2 - 2)


@pytest.mark.parametrize(("text", "blood", "capacity"), [("+1 strength.", 6, 5), ("", 6, 6), ("+1 strength.", 1, 5)])
def test_violet_lowers_whom_she_hits_hard_by_hand(text: str, blood: int, capacity: int) -> None:
    game = table()
    violet = game.ready("Sarah", "Violet Tremain", marks={"strength for good": "1"} if text else {})
    ira = game.ready("Alexis", IRA, blood=blood)
    game.pick("bleed", minion=violet)
    game.pick("block", ira)
    finish(game)
    assert minions.capacity(game.rules, ira) == capacity and minions.in_torpor(game.rules, ira) == (blood == 1)


def test_violet_lowers_nobody_with_a_weapon_and_no_allies() -> None:
    game = table()
    violet = game.ready("Sarah", "Violet Tremain")
    game.on(violet, CLUB)
    ira = game.ready("Alexis", IRA)
    game.pick("bleed", minion=violet)
    game.pick("block", ira)
    until(game, "weapon")
    game.pick("weapon")
    finish(game)
    assert ira.blood == 3 and minions.capacity(game.rules, ira) == 6


# -- Tanginé, Topaz, Patagia, Darius Styx ------------------------------------------------------------------------------


@pytest.mark.parametrize(("clan", "may"), [("Salubri", False), ("Brujah", True)])
def test_tangine_shrinks_from_salubri(clan: str, may: bool) -> None:
    game = table()
    tangine = game.ready("Sarah", "Tanginé")
    ira = game.ready("Alexis", vampire("Ira", 6, clan=clan))
    game.hand("Sarah", library("Jump", "Combat", text="Strike: dodge."), "Brute Force")
    game.pick("bleed", minion=tangine)
    game.pick("block", ira)
    while not (game.table.combat is not None and game.table.combat.step == "choose strike" and game.asked == "Sarah"):
        game.passes()
    assert bool(game.options("hand strike")) == may
    assert any(option.copy in [copy.id for copy in game.rules.pile(0, "hand")] for option in game.options("play"))


def test_tangine_inflicts_damage_on_minions_and_retainers_but_salubri() -> None:
    game = table()
    tangine = game.ready("Sarah", "Tanginé")
    ira = game.ready("Alexis", IRA, blood=4)
    salubri = game.ready("Alexis", vampire("Sal", 6, clan="Salubri"))
    torpid = game.torpor("Justin", vampire("Tor", 5))
    raven = game.on(salubri, retainer("Rex", 1), owner="Alexis")
    game.pick("card in play", tangine)
    assert {option.copy for option in game.options("target")} == {tangine.id, ira.id, torpid.id, raven.id}
    game.pick("target", raven)
    finish(game)
    assert not game.rules.in_play(raven) and salubri.blood == 6


@pytest.mark.parametrize("swaps", [True, False])
def test_topaz_takes_the_equipment_of_the_preys_hand_instead(swaps: bool) -> None:
    game = table()
    topaz = game.ready("Sarah", "Topaz")
    game.hand("Sarah", "Ivory Bow")
    game.hand("Alexis", "Soul Gem of Etrius", "Parity Shift")
    game.pick("equip", minion=topaz)
    until(game, "yes")
    assert game.asked == "Sarah"
    if not swaps:
        game.pick("no")
        assert attached(game, topaz) == ["Ivory Bow"]
        return
    game.pick("yes")
    until(game, "seen")
    game.pick("seen")
    game.pick("equipment")
    finish(game)
    assert attached(game, topaz) == ["Soul Gem of Etrius"] and game.names("Sarah", "ash heap") == ["Ivory Bow"]
    # Only the cost of the other was paid (ruling), and the prey has drawn up.
    assert game["Sarah"].pool == 29 and topaz.blood == 7 and len(game.table.pile(1, "hand")) == 7
    (gem,) = (game.rules.copy(below) for below in topaz.attached)
    assert gem.controller == 0 and gem.owner == 1


def test_others_of_her_methuselah_take_nothing_instead() -> None:
    game = table()
    game.ready("Sarah", "Topaz")
    krid = game.ready("Sarah", IRA)
    game.hand("Sarah", "Ivory Bow")
    game.hand("Alexis", ".44 Magnum")
    game.pick("equip", minion=krid)
    while game.table.action is not None:
        assert not game.options("yes")
        game.passes()
    assert attached(game, krid) == ["Ivory Bow"]


def test_patagia_lets_a_nosferatu_fly_for_a_round() -> None:
    fight = fighting(on_kurt=("Patagia: Flaps Allowing Limited Flight",), kurt=PRESSES, blood=(6, 6))
    wings = fight.game.rules.copy(fight.kurt.attached[0])
    fight.until("use", wings)
    fight.game.pick("use", wings)
    assert fight.kurt.blood == 5 and minions.disciplines(fight.game.rules, fight.kurt)["fli"] == 2
    used = 0
    while fight.round:
        if fight.game.options("press") and fight.round == 1:
            fight.game.pick("press")
            assert "fli" not in minions.disciplines(fight.game.rules, fight.kurt)
        used += offered(fight.game, "use", wings)
        fight.step()
    assert not used and "fli" not in minions.disciplines(fight.game.rules, fight.kurt)


def test_patagia_is_of_no_use_to_who_does_not_fight_or_has_no_blood() -> None:
    fight = fighting(on_ira=("Patagia: Flaps Allowing Limited Flight",), blood=(6, 0))
    other = fight.game.ready("Sarah", vampire("Oth", 6))
    game_wings = fight.game.on(other, "Patagia: Flaps Allowing Limited Flight")
    wings = fight.game.rules.copy(fight.ira.attached[0])
    while fight.round:
        assert not offered(fight.game, "use", wings) and not offered(fight.game, "use", game_wings)
        fight.step()


@pytest.mark.parametrize(("held", "gets"), [("Ivory Bow", True), ("Raven Spy", True), ("Parity Shift", False)])
def test_darius_styx_takes_equipment_and_retainers_that_he_sees(held: str, gets: bool) -> None:
    game = table()
    darius = game.ready("Sarah", "Darius Styx", blood=1)
    game.ready("Justin", IRA)
    game.hand_size("Justin", 1)
    game.hand("Justin", held)
    game.pick("card in play", darius)
    game.pick("methuselah", seat="Justin")
    until(game, "seen")
    assert game.asked == "Sarah" and held in game.options("seen")[0].text
    game.pick("seen")
    finish(game)
    assert attached(game, darius) == ([held] if gets else []) and (darius.blood, game["Sarah"].pool) == (1, 30)
    assert len(game.table.pile(2, "hand")) == 1 and (held in game.names("Justin", "hand")) != gets
    if held == "Raven Spy":
        assert game.rules.copy(darius.attached[0]).blood == 1


# -- Vicissitude Poisoning ---------------------------------------------------------------------------------------------


def poisoned(counters: int, *cards: object, capacity: int = 2) -> tuple[Position, Copy, Copy]:
    """Krid, a Tzimisce of Alexis, bears Sarah's Vicissitude Poisoning with so many counters, and acts."""
    game = table()
    krid = game.ready("Alexis", vampire("Krid", capacity, "VIC ani", clan="Tzimisce"))
    poison = game.on(krid, "Vicissitude Poisoning", owner="Sarah", counters={"poison": counters})
    game.hand("Alexis", *cards)  # type: ignore[arg-type]
    game.phase("minion", of="Alexis")
    return game, krid, poison


@pytest.mark.parametrize(("counters", "burned"), [(2, True), (1, False)])
def test_vicissitude_poisoning_burns_at_the_end_of_the_action(counters: int, burned: bool) -> None:
    grow = library("Grow", "Action", disciplines="vic", text="+1 stealth action.\nThis vampire gains 1 blood.")
    game, krid, poison = poisoned(counters, grow)
    game.ready("Justin", IRA)
    game.pick("action card", minion=krid)
    assert poison.counters["poison"] == counters + 1
    while game.table.action is not None:
        assert game.rules.in_play(krid)
        game.passes()
    assert game.rules.in_play(krid) != burned


def test_vicissitude_poisoning_counts_no_other_cards_and_lies_on_tzimisce() -> None:
    game, krid, poison = poisoned(2, library("Grow", "Action", disciplines="ani", text="This vampire gains 1 blood."))
    game.pick("action card", minion=krid)
    finish(game)
    assert game.rules.in_play(krid) and poison.counters["poison"] == 2
    game = table()
    game.ready("Alexis", vampire("Krid", 3, clan="Brujah"))
    game.hand("Sarah", "Vicissitude Poisoning")
    game.phase("master", of="Sarah")
    assert not game.options("master")


def test_vicissitude_poisoning_burns_at_the_end_of_the_combat() -> None:
    game, krid, poison = poisoned(3, library("Claw", "Combat", disciplines="vic", text="Strike: dodge."), capacity=3)
    ira = game.ready("Justin", IRA)
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    until(game, "play")
    game.pick("play", "Claw")
    while game.table.combat is not None:
        assert poison.counters["poison"] == 4 and game.rules.in_play(krid)
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    assert not game.rules.in_play(krid)
