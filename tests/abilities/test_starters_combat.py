"""Cards of combat and some masters that starter decks lacked: in their main way, another, and once refused."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.abilities.acting import plays, refused
from tests.abilities.calls import votes
from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_elders import until
from tests.abilities.test_modifiers import go_on, may_play
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire

IRA = vampire("Ira", 6)
RED = vampire("Red", 6, "CEL ANI POT", clan="Brujah")
AXE = library("Axe", "Equipment", text="Melee weapon. Strike: strength+1 damage.")
CANNON = library("Cannon", "Equipment", text="Weapon. Gun. Strike: 4R damage.")
DAGGER = library("Dagger", "Equipment", text="Melee weapon. Strike: 1 aggravated damage.")


@pytest.mark.parametrize(
    ("level", "damage", "count"), [("ser", 1, None), ("ser", 2, 1), ("SER", 2, 1), ("SER", 3, 2), ("ser", -1, 1)]
)
def test_revelation_of_wrath_counts_what_was_inflicted(level: str, damage: int, count: int | None) -> None:
    weapon = DAGGER if damage < 0 else library("Rod", "Equipment", text=f"Melee weapon. Strike: {damage} damage.")
    fight = fighting("Revelation of Wrath", on_ira=(weapon,))
    game = fight.game
    while game.table.action is not None and not may_play(game, "Revelation of Wrath", level):
        game.pick("weapon") if game.options("weapon") else fight.step()
    assert (game.table.action is None) == (count is None)
    if count is not None:
        game.pick("play", "Revelation of Wrath", level=level)
        assert fight.ira.counters["corruption 0"] == count


@pytest.mark.parametrize(
    ("level", "ira", "escapes", "left"),
    [("pot", RED, True, (5, 5)), ("pot", RED, False, (5, 3)), ("pot", IRA, False, (5, 3)), ("POT", IRA, False, (6, 2))],
)
def test_stunt_cycle_shields_and_can_be_escaped(level: str, ira: object, escapes: bool, left: tuple[int, int]) -> None:
    rod = library("Sling", "Equipment", text="Weapon. Strike: 2R damage.")
    fight = fighting("Fake Out", "Stunt Cycle", ira=ira, on_ira=(rod,))  # type: ignore[arg-type]
    game = fight.game
    fight.long()
    while not may_play(game, "Stunt Cycle"):
        game.passes()
    game.pick("play", "Stunt Cycle", level=level)
    while game.table.action is not None:
        if game.options("weapon"):
            game.pick("weapon")
        elif game.options("yes"):
            game.pick("yes" if escapes else "no")
        else:
            fight.step()
    assert fight.blood == left


def test_stunt_cycle_needs_long_range() -> None:
    fight = fighting("Stunt Cycle")
    while fight.game.table.action is not None:
        assert not may_play(fight.game, "Stunt Cycle")
        fight.step()


@pytest.mark.parametrize(("card", "level"), [("Tranquility Shield", "for"), ("Armor of Caine's Fury", "VAL")])
@pytest.mark.parametrize("calm", [True, False])
def test_frenzy_does_nothing_to_the_calm(card: str, level: str, calm: bool) -> None:
    fight = fighting(
        card,
        against=("Drawing Out the Beast", "Terror Frenzy"),
        kurt=vampire("Kurt", 8, "FOR VAL", clan="Salubri" if card[0] == "T" else "Salubri antitribu"),
    )
    game = fight.game
    before = minions.strength(game.rules, fight.kurt)
    fight.play("Drawing Out the Beast", "ani", by="Alexis")
    assert minions.strength(game.rules, fight.kurt) == before + 1
    if calm:
        fight.play(card, level)
        go_on(game, lambda: game.asked == "Alexis")
        assert not may_play(game, "Terror Frenzy") or "Terror" not in game.question
    assert minions.strength(game.rules, fight.kurt) == before + (not calm)


@pytest.mark.parametrize(("level", "left"), [("pot", 6), ("POT", 5)])
def test_fractured_armament_needs_equipment(level: str, left: int) -> None:
    fight = fighting("Fractured Armament", on_ira=(AXE,))
    fight.play("Fractured Armament", level)
    fight.end()
    assert (fight.ira.blood, len(fight.ira.attached)) == (left, 0)
    fight = fighting("Fractured Armament")
    while fight.game.table.action is not None:
        assert not may_play(fight.game, "Fractured Armament")
        fight.step()


@pytest.mark.parametrize(("name", "left"), [("Aggressive Corpse", 4), ("Bone Shambler", 6)])
def test_aggressive_corpse_cannot_be_dodged(name: str, left: int) -> None:
    fight = fighting(against=(library("Jump", "Combat", text="Strike: dodge."),), kurt=name, blood=(3, 6))  # type: ignore[arg-type]
    fight.until("play", by="Alexis")
    fight.game.pick("play")
    fight.end()
    assert fight.ira.blood == left


@pytest.mark.parametrize(("code", "may"), [("dom", False), ("pre", False), ("ani", True)])
def test_aggressive_corpse_is_no_target_of_dominate_or_presence(code: str, may: bool) -> None:
    game = table()
    game.ready("Alexis", "Aggressive Corpse")
    game.ready("Sarah", vampire("Krid", 6, "DOM PRE ANI"))
    game.hand("Sarah", library("Daze", "Action", text="(D) Burn an ally.", disciplines=code))
    assert bool(game.options("action card")) == may


@pytest.mark.parametrize("own", [True, False])
def test_escaped_mental_patient_is_burned_after_his_strike(own: bool) -> None:
    game = table()
    patient, ira = game.ready("Sarah", "Escaped Mental Patient", blood=3), game.ready("Alexis", IRA)
    game.pick("card in play", patient)
    if game.options("enter combat"):
        game.pick("enter combat", ira)
    until(game, "use" if own else "hand strike", patient if own else None)
    game.pick("use", patient) if own else game.pick("hand strike")
    finish(game)
    assert (ira.place.region, ira.blood) == ("torpor" if own else "ready", 5)
    assert game.names("Sarah", "ash heap") == (["Escaped Mental Patient"] if own else [])


@pytest.mark.parametrize(("way", "blood", "locked"), [("3", 5, True), ("2", 4, False)])
def test_psychophagia_feeds_on_dead_allies(way: str, blood: int, locked: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, clan="Hecata"), blood=2)
    game.ready("Alexis", IRA)
    game.ash_heap("Alexis", "Carlton Van Wyk")
    game.hand("Sarah", "Psychophagia")
    plays(game, "Psychophagia")
    action = game.table.action
    assert action is not None and (action.kind, action.stealth) == ("hunt", 1)
    until(game, "way")
    option = next(each for each in game.options("way") if way in each.text)
    game.pick("way", amount=option.amount)
    finish(game)
    assert (krid.blood, krid.locked, game.names("Alexis", "removed")) == (blood, locked, ["Carlton Van Wyk"])


def test_psychophagia_needs_a_dead_ally() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6, clan="Hecata"), blood=2)
    game.ash_heap("Alexis", "Majesty")
    game.hand("Sarah", "Psychophagia")
    refused(game, "Psychophagia")


@pytest.mark.parametrize(("path", "left"), [("", 1), ("Power and the Inner Voice", 2)])
def test_absolute_tyranny_takes_votes_of_those_off_the_path(path: str, left: int) -> None:
    game = table()
    mine = "Power and the Inner Voice"
    krid = game.ready("Sarah", replace(vampire("Krid", 8, "POT PRE", sect="Sabbat"), path=mine), blood=4)
    game.ready("Alexis", replace(vampire("Lord", 8, title="prince of Paris"), path=path))
    game.hand("Sarah", "Absolute Tyranny", "Consanguineous Boon")
    game.pick("political", "Consanguineous Boon", minion=krid)
    go_on(game, lambda: may_play(game, "Absolute Tyranny", "POT PRE"))
    game.pick("play", "Absolute Tyranny", level="POT PRE")
    while game.asked != "Alexis" or not votes(game, "Lord"):
        game.passes()
    assert votes(game, "Lord") == left


@pytest.mark.parametrize("frenzied", [True, False])
def test_frenzy_makes_a_second_round(frenzied: bool) -> None:
    fight = fighting(against=("Frenzy",), on_ira=(AXE,))
    game = fight.game
    if frenzied:
        until(game, "out of turn")
        game.pick("out of turn", "Frenzy")
        game.pick("target", fight.ira)
    rounds, struck = set(), False
    while game.table.action is not None:
        rounds.add(fight.round)
        struck = struck or (fight.round == 1 and bool(game.options("weapon")))
        fight.step()
    assert (2 in rounds, struck) == (frenzied, not frenzied)


@pytest.mark.parametrize(("weapon", "left"), [(CANNON, 4), (DAGGER, 4), (AXE, None)])
def test_illegal_search_and_seizure_burns_what_is_dangerous(weapon: object, left: int | None) -> None:
    game = table()
    ira = game.ready("Alexis", IRA, blood=5)
    game.on(ira, weapon)  # type: ignore[arg-type]
    game.hand("Sarah", "Illegal Search and Seizure")
    game.phase("master", of="Sarah")
    if left is None:
        assert not game.options("master")
        return
    game.pick("master", "Illegal Search and Seizure")
    game.pass_all()
    assert (ira.blood, len(ira.attached)) == (left, 0)
