"""Cards of starter decks that have something else happen instead: no torpor, no burning, another strike, a contest; in
their main way, another, and once refused."""

from __future__ import annotations

import pytest

from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_elders import offered, until
from tests.abilities.test_modifiers import may_play
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.table.table import Copy

STRONG = vampire("Ira", 8, text="Camarilla: +1 strength.")
CLAWS = vampire("Ira", 8, text="Camarilla: Damage from Ira's hand strikes is aggravated. +1 strength.")
JUMP = library("Jump", "Combat", text="Strike: dodge.")
FLASH = library("Flash", "Combat", text="Strike: 2R damage.\nThis vampire gets +2 strength this combat.")


# -- Undead Persistence, Undying Tenacity ------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["Undead Persistence", "Undying Tenacity"])
def test_who_persists_goes_to_torpor_after_the_combat(card: str) -> None:
    fight = fighting(card, ira=STRONG, blood=(1, 6))
    fight.play(card, "for")
    if card == "Undead Persistence":
        assert minions.is_ready(fight.game.rules, fight.kurt) and fight.game.options("press")
    fight.end()
    assert minions.in_torpor(fight.game.rules, fight.kurt) and fight.ira.blood == 5


def test_who_persists_fights_on_and_the_press_is_for_this_round() -> None:
    fight = fighting("Undead Persistence", ira=STRONG, blood=(1, 6))
    fight.play("Undead Persistence", "for")
    fight.game.pick("press")
    # A second round is fought, after which nobody may press any more.
    assert fight.round == 0 and minions.in_torpor(fight.game.rules, fight.kurt) and fight.ira.blood == 4


def test_who_persists_is_wounded_and_burned_by_aggravated_damage() -> None:
    fight = fighting("Undead Persistence", ira=CLAWS, blood=(1, 6))
    fight.play("Undead Persistence", "for")
    fight.game.pick("press")
    fight.end()
    assert not fight.game.rules.in_play(fight.kurt)


def test_undead_persistence_is_played_once_in_a_combat_and_only_when_torpor_threatens() -> None:
    fight = fighting("Undead Persistence", "Undead Persistence", ira=STRONG, blood=(1, 6))
    fight.play("Undead Persistence", "for")
    fight.game.pick("press")
    while fight.round:
        assert not fight.offered("play", "Undead Persistence", "for")
        fight.step()
    fight = fighting("Undead Persistence", ira=STRONG, blood=(3, 6))
    while fight.round:
        assert not fight.offered("play", "Undead Persistence", "for")
        fight.step()


def test_three_rounds_without_a_card_end_the_combat_of_who_persists() -> None:
    presses = vampire("Ira", 8, text="Camarilla: Ira gets 1 optional press each round. +1 strength.")
    fight = fighting("Undead Persistence", ira=presses, blood=(1, 8))
    fight.play("Undead Persistence", "for")
    rounds = 0
    while fight.round:
        rounds = max(rounds, fight.round)
        if fight.game.options("press") and fight.game.asked == "Alexis":
            fight.game.pick("press")
        else:
            fight.step()
    # It was played in the first round; the second, third and fourth were quiet.
    assert rounds in (4, 5) and minions.in_torpor(fight.game.rules, fight.kurt)


@pytest.mark.parametrize("again", [False, True])
def test_in_a_combat_that_follows_who_persisted_falls_at_once_unless_it_persists_again(again: bool) -> None:
    cards = ("Undead Persistence", "Psyche!", *(("Undead Persistence",) if again else ()))
    fight = fighting(*cards, ira=STRONG, blood=(1, 8))
    game, played, at = fight.game, 0, []
    while game.table.action is not None:
        if fight.offered("play", "Undead Persistence", "for") and (not played or again):
            at.append(len(game.rules.passing.action.fought))
            game.pick("play", "Undead Persistence", level="for")
            played += 1
        elif fight.offered("play", "Psyche!", "CEL"):
            game.pick("play", "Psyche!", level="CEL")
        else:
            fight.step()
    assert minions.in_torpor(game.rules, fight.kurt)
    # The blow of the second combat is struck only where it persists there, too (ruling).
    assert at == ([1, 2] if again else [1]) and fight.ira.blood == (6 if again else 7)


# -- Reform Body -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "blood"), [("vic", 0), ("VIC", 2)])
def test_reform_body_goes_to_torpor_instead_of_being_burned_in_combat(level: str, blood: int) -> None:
    foe = vampire("Ira", 8, text="Camarilla: Damage from Ira's hand strikes is aggravated. +2 strength.")
    fight = fighting("Reform Body", ira=foe, blood=(1, 6))
    fight.play("Reform Body", level)
    fight.end()
    assert minions.in_torpor(fight.game.rules, fight.kurt) and fight.kurt.blood == 1 + blood


@pytest.mark.parametrize("reforms", [True, False])
def test_reform_body_makes_a_diablerie_unsuccessful(reforms: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=2)
    tot = game.torpor("Alexis", vampire("Tot", 6, "VIC"), blood=3, locked=True)
    game.on(tot, "Ivory Bow")
    game.hand("Alexis", "Reform Body")
    game.pick("diablerize", minion=krid, target=tot)
    until(game, "play")
    if reforms:
        game.pick("play", "Reform Body", level="VIC")
    finish(game)
    if reforms:
        # Nothing comes of it, and no blood hunt (ruling).
        assert (krid.blood, tot.blood) == (2, 5) and tot.attached and not any("Blood hunt" in line for line in game.log)
    assert game.rules.in_play(tot) == reforms and minions.in_torpor(game.rules, tot) == reforms


def test_reform_body_is_of_no_use_in_a_blood_hunt_or_to_who_is_not_burned() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "VIC"), blood=2)
    game.torpor("Alexis", vampire("Tot", 6))
    game.ready("Alexis", vampire("Pri", 6, title="prince of Chicago"))
    game.hand("Sarah", "Reform Body")
    game.pick("diablerize", minion=krid)
    while game.rules.in_play(krid) and game.table.action is not None:
        assert not may_play(game, "Reform Body")
        if game.options("title for") and game.asked == "Alexis":
            game.pick("title for")
        else:
            game.passes()
    assert not game.rules.in_play(krid)


# -- Primal Instincts --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("acts", [True, False])
def test_primal_instincts_are_for_the_acting_vampire(acts: bool) -> None:
    cards = ("Primal Instincts", JUMP.name)
    fight = _laid(cards if acts else (), () if acts else cards)
    chosen = False
    while fight.table.action is not None:
        if may_play(fight, "Primal Instincts", "AUS"):
            chosen = True
            assert fight.asked == "Sarah"
            fight.pick("play", "Primal Instincts", level="AUS")
            assert fight.question.startswith("Kurt: which strike")
            fight.pick("play", "Jump")
        elif fight.options("hand strike"):
            fight.pick("hand strike")
        else:
            fight.passes()
    kurt, ira = fight.rules.pile(0, "ready")[0], fight.rules.pile(1, "ready")[0]
    assert chosen == acts and (kurt.blood, ira.blood) == ((5, 6) if acts else (5, 5))


def _laid(mine: tuple[str, ...], theirs: tuple[str, ...]) -> Position:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, "AUS"), blood=6)
    ira = game.ready("Alexis", vampire("Ira", 8, "AUS"), blood=6)
    for seat, cards in (("Sarah", mine), ("Alexis", theirs)):
        game.hand(seat, *[JUMP if card == "Jump" else card for card in cards])
    game.pick("bleed", minion=kurt)
    game.pick("block", ira)
    return game


def test_primal_instincts_take_back_what_the_cancelled_strike_brought() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, "AUS"), blood=6)
    ira = game.ready("Alexis", vampire("Ira", 8), blood=6)
    pressing = library("Lunge", "Combat", text="Strike: 2R damage, with 1 optional press.")
    game.hand("Sarah", "Primal Instincts", pressing)
    game.pick("bleed", minion=kurt)
    game.pick("block", ira)
    until(game, "play")
    while not may_play(game, "Lunge"):
        game.passes()
    game.pick("play", "Lunge")
    while not may_play(game, "Primal Instincts", "AUS"):
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    game.pick("play", "Primal Instincts", level="AUS")
    # The new strike is with hands, and there is no press: nobody is asked anything more.
    assert game.table.action is None and (kurt.blood, ira.blood) == (4, 5)


# -- Political Seizure -------------------------------------------------------------------------------------------------

SHRINE = library("Shrine", "Master", text="Location.\nDuring your unlock phase, gain 1 pool.")


def seized(face: object) -> tuple[Position, Copy]:
    """Sarah contests a location of Alexis with Political Seizure."""
    game = table()
    game.ready("Sarah", vampire("Krid", 5, clan="Lasombra"))
    place = game.in_play("Alexis", face)  # type: ignore[arg-type]
    game.hand("Sarah", "Political Seizure")
    game.phase("master", of="Sarah")
    game.pick("master", "Political Seizure")
    game.pass_all()
    return game, place


@pytest.mark.parametrize("face", [SHRINE, "The Barrens"])
def test_political_seizure_takes_a_location_that_is_yielded(face: object) -> None:
    game, place = seized(face)
    assert game["Sarah"].pool == 28 and place.place.region == "contested" and not place.face_up
    while not game.options("yield"):
        game.passes()
    assert game.asked == "Alexis"
    game.pick("yield")
    assert place.controller == 0 and place.place.region == "in play" and place.face_up
    assert "Political Seizure" in game.names("Sarah", "ash heap")


def test_political_seizure_that_is_yielded_brings_nothing() -> None:
    game, place = seized(SHRINE)
    while not game.options("contest"):
        game.passes()
    game.pick("contest")
    while not (game.options("yield") and game.asked == "Sarah"):
        game.passes()
    game.pick("yield")
    game.go_to("discard", "Alexis")
    assert game["Alexis"].pool == 30 - 1 + 1
    assert place.controller == 1 and place.place.region == "in play" and not place.marks.get("contests as")
    assert "Political Seizure" in game.names("Sarah", "ash heap")


def test_a_namesake_that_is_not_unique_is_not_contested_with_it() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 5, clan="Lasombra"))
    other = game.in_play("Justin", SHRINE)
    mine = game.in_play("Sarah", SHRINE)
    place = game.in_play("Alexis", SHRINE)
    game.hand("Sarah", "Political Seizure")
    game.phase("master", of="Sarah")
    game.pick("master", "Political Seizure")
    assert not offered(game, "target", mine) and offered(game, "target", other)
    game.pick("target", place)
    game.pass_all()
    assert place.place.region == "contested" and game.rules.in_play(other) and game.rules.in_play(mine)


@pytest.mark.parametrize(("name", "gains"), [("Amam the Devourer", 1), ("Gregory Winter", 2), ("Nephandus", 1)])
@pytest.mark.parametrize(("victim", "saved"), [("Ira", False), ("Ira", True), ("The Capuchin", False)])
def test_who_is_not_burned_after_all_feeds_nobody(name: str, gains: int, victim: str, *, saved: bool) -> None:
    """Whatever becomes of one that was burned (rulings on Sacrificial Lamb)."""
    game = table()
    ally = game.ready("Sarah", name, blood=1)
    ira = game.torpor("Alexis", vampire("Ira", 6, "VIC") if victim == "Ira" else victim, blood=2)
    game.hand("Alexis", *(("Reform Body",) if saved else ()))
    burns = next(option for option in game.options("card in play") if "burn" in option.text)
    assert game.choice is not None and game.referee is not None
    game.referee.answer(game.choice.options.index(burns))
    while game.table.action is not None:
        if game.options("target"):
            game.pick("target", ira)
        elif game.options("play"):
            game.pick("play", "Reform Body", level="vic")
        else:
            game.passes()
    assert ally.blood == 1 + (0 if saved else gains) and (ira.place.region == "torpor") == saved
