"""Rulings of what follows an action, a block or a burned minion, and of what lasts, each played."""

from __future__ import annotations

import pytest

from tests.abilities.by_words import offers, over, play, quiet, until
from tests.abilities.fights import EVERYTHING, fighting
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.table import Copy

ALL = f"{EVERYTHING} VAL FLI OBL MEL"
GEM = {"moves on": "yes", "not taken by diablerists": "yes"}
DEADLY = "Camarilla: +3 strength. Damage from Kurt's hand strikes is aggravated."
GUARD = "Camarilla: +3 intercept."


# -- Wamukota --------------------------------------------------------------------------------------------------


def equipping() -> tuple[Position, Copy, Copy]:
    """Kurt equips, Ira blocks, and Wamukota may have him go on."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, ALL, sect="Laibon"))
    game.ready("Sarah", "Wamukota")
    ira = game.ready("Alexis", vampire("Ira", 8, ALL, text=GUARD))
    game.ready("Alexis", vampire("Jan", 8, ALL, text=GUARD))
    game.ready("Justin", vampire("Jim", 8, ALL, text=GUARD))
    game.hand("Sarah", ".44 Magnum")
    play(game, "equip: Kurt: .44 Magnum")
    return game, kurt, ira


def test_who_has_declined_does_not_block_what_wamukota_lets_go_on() -> None:
    game, kurt, ira = equipping()
    while not offers(game, "block: Block with Jim"):
        game.pick("no block")
    play(game, "block: Block with Jim", "use: Wamukota")
    while game.table.action is not None:
        assert not (game.asked == "Alexis" and game.options("block"))
        quiet(game)
    assert [game.name(game.rules.copy(each)) for each in kurt.attached] == [".44 Magnum"]
    assert not ira.locked


# -- Siren's Lure ----------------------------------------------------------------------------------------------


def lured() -> tuple[Position, Copy, Copy]:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, "OBF"))
    mel = game.ready("Sarah", vampire("Mel", 8, ALL))
    ira = game.ready("Alexis", vampire("Ira", 8, ALL))
    game.hand("Sarah", "Siren's Lure")
    game.hand("Alexis", "Siren's Lure")
    game.in_play("Sarah", "Heidelberg Castle, Germany")
    game.on(mel, ".44 Magnum")
    play(game, "bleed: Kurt", "block: Block with Ira")
    return game, mel, ira


def test_a_lure_is_for_the_acting_methuselah_and_its_combat_is_of_the_action() -> None:
    game, mel, ira = lured()
    assert game.asked == "Sarah"
    play(game, "Siren's Lure [MEL]")
    while game.table.combat is None:
        assert game.table.action is not None
        assert not offers(game, "Heidelberg") and not offers(game, "Siren's Lure", "Alexis")
        quiet(game)
    assert game.table.action is not None
    assert {game.table.combat.acting.minion, game.table.combat.opposing.minion} == {mel.id, ira.id}


# -- Soul Gem of Etrius ----------------------------------------------------------------------------------------


def gem_of(bearer: str, heir: str, *cards: str) -> tuple[Position, Copy]:
    game = table()
    game.ready("Sarah", vampire("Kurt", 9, ALL, text=DEADLY))
    old = game.ready("Alexis", bearer, blood=0)
    game.on(old, "Soul Gem of Etrius", marks=GEM)
    game.crypt("Alexis", heir)
    game.hand("Sarah", *cards)
    play(game, "bleed: Kurt", "block: Block with")
    return game, old


@pytest.mark.parametrize("heir", ["Anson", "Beast, The Leatherface of Detroit"])
@pytest.mark.parametrize("drawn_out", [True, False])
def test_a_soul_gem_finds_its_heir_whoever_cannot_use_it(heir: str, *, drawn_out: bool) -> None:
    game, old = gem_of("Nergal", heir, *(("Drawing Out the Beast",) if drawn_out else ()))
    if drawn_out:
        play(game, "Drawing Out the Beast [ani]")
    over(game)
    young = next(copy for copy in game.rules.pile(1, "ready"))
    assert (game.name(young), young.blood) == (heir, minions.capacity(game.rules, young))
    assert old.place.region == "ash heap"


def test_who_is_removed_from_the_game_has_no_heir() -> None:
    game = table()
    old = game.ready("Sarah", vampire("Old", 9))
    game.on(old, "Soul Gem of Etrius", marks=GEM)
    game.crypt("Sarah", "Anson")
    game.hand("Sarah", "Golconda: Inner Peace")
    game.phase("master", of="Sarah")
    play(game, "Golconda")
    if game.options("target"):
        game.pick("target", old)
    while game.table.phase == "master" and game.options("pass"):
        game.passes()
    assert old.place.region == "removed"
    assert game.names("Sarah", "ready") == []


def test_an_heir_of_the_same_name_may_bleed_though_the_first_has_bled() -> None:
    game = table()
    first = game.ready("Sarah", "Lucita", blood=1)
    game.on(first, "Celerity")
    game.on(first, "Soul Gem of Etrius", marks=GEM)
    game.ready("Alexis", vampire("Kurt", 9, ALL, text=f"{DEADLY} +3 intercept."))
    game.crypt("Sarah", "Lucita")
    play(game, "bleed: Lucita", "block: Block with Kurt")
    over(game)
    assert first.place.region == "ash heap"
    assert offers(game, "bleed: Lucita")


# -- Soul Stealing ---------------------------------------------------------------------------------------------


def test_who_burns_its_opponent_in_combat_steals_its_soul() -> None:
    fight = fighting("Soul Stealing", kurt=vampire("Kurt", 9, ALL, text=DEADLY), blood=(3, 0))
    fight.play("Soul Stealing")
    assert fight.kurt.blood == 3 - 1 + 4


def test_a_soul_is_stolen_before_the_blood_hunt() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 9, ALL), blood=2)
    game.torpor("Alexis", vampire("Old", 9), blood=0)
    game.hand("Sarah", "Soul Stealing")
    play(game, "diablerizes Old")
    assert until(game, "Soul Stealing")
    assert game.table.referendum is None and not any("Referendum" in line for line in game.log)
    play(game, "Soul Stealing")
    assert kurt.blood == 6


def test_nobodys_soul_is_stolen_by_a_side_effect() -> None:
    game = table()
    kamiri = game.ready("Sarah", "Kamiri wa Itherero", blood=5)
    game.ready("Alexis", ally("Gus", 3))
    game.on(kamiri, "Necromancy")
    game.hand("Sarah", "Soul Stealing")
    play(game, "bleed: Kamiri", "block: Block with Gus")
    assert not until(game, "Soul Stealing")
    assert game.names("Alexis", "ash heap") == ["Gus"]


# -- Temptation ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("blood", "counters", "may"), [(0, (0, 0), 2), (1, (1, 0), 1), (2, (1, 1), 0)])
def test_each_temptation_counts_by_itself_and_for_nothing_where_there_is_no_blood(
    blood: int, counters: tuple[int, int], may: int
) -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8))
    ira = game.ready("Alexis", vampire("Ira", 8), blood=blood)
    for number in counters:
        card = game.on(ira, "Temptation", owner="Sarah", counters={"counters": number} if number else {})
        card.controller = 0
    assert sum("Temptation" in each.text for each in game.options("use")) == may


# -- Veil of Darkness, The Slow Withering ----------------------------------------------------------------------


def test_a_veil_of_darkness_comes_before_anything_that_cancels() -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, ALL))
    game.in_play("Justin", "Veil of Darkness")
    game.hand("Sarah", "Govern the Unaligned")
    game.hand("Alexis", "Direct Intervention")
    game.library("Sarah", "The Barrens")
    play(game, "Govern the Unaligned [dom]")
    assert not offers(game, "Direct Intervention")
    assert (kurt.blood, kurt.locked) == (8, False)
    assert "Govern the Unaligned has no effect" in game.log


def test_a_veil_of_darkness_is_over_no_ally() -> None:
    game = table()
    game.ready("Sarah", ally("Gus", 3, text="Gus can play cards requiring basic Dominate [dom] as a vampire."))
    game.in_play("Justin", "Veil of Darkness")
    game.hand("Sarah", "Govern the Unaligned")
    game.library("Sarah", "The Barrens")
    play(game, "Govern the Unaligned [dom]")
    over(game)
    assert game["Alexis"].pool == 27
    assert not any("has no effect" in each or "reveals" in each for each in game.log)


@pytest.mark.parametrize("blood", [1, 2])
def test_what_the_slow_withering_adds_is_paid_with_the_rest(blood: int) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, ALL), blood=blood)
    game.in_play("Justin", "The Slow Withering")
    game.hand("Sarah", "Legal Manipulations")
    assert offers(game, "Legal Manipulations [PRE]") == (blood == 2)
    if blood == 2:
        play(game, "Legal Manipulations [PRE]")
        over(game)
        assert kurt.blood == 0


# -- Marks on who acts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "level"), [("Marked Path", "OBF"), ("Shadow Cast", "OBL")])
@pytest.mark.parametrize("other", [True, False])
def test_a_path_leads_to_the_same_methuselah(card: str, level: str, *, other: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, ALL))
    game.ready("Alexis", vampire("Ira", 8, ALL))
    game.ready("Justin", vampire("Jim", 8, ALL))
    game.hand("Sarah", card, "Bum's Rush")
    play(game, "bleed: Kurt", f"{card} [{level}]")
    over(game)
    game.go_to("discard", "Alexis")
    game.go_to("minion", "Sarah")
    if other:
        play(game, "Bum's Rush", "Jim")
    else:
        play(game, "bleed: Kurt")
    play(game, "block: Block with Jim" if other else "block: Block with Ira")
    assert until(game, f"use: {card}") == (not other)


# -- The Art of Memory -----------------------------------------------------------------------------------------


def test_the_art_of_memory_comes_after_all_combats() -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, ALL), marks={"black hand": "yes"})
    ira = game.ready("Alexis", vampire("Ira", 8, ALL))
    game.hand("Sarah", "The Art of Memory", "Torn Signpost", "Bum's Rush")
    play(game, "Bum's Rush")
    if game.options("target"):
        game.pick("target", ira)
    play(game, "The Art of Memory", "Torn Signpost [pot]")
    while "Art of Memory" not in game.question:
        quiet(game)
    assert game.table.combat is None
    assert offers(game, "target: Torn Signpost") and offers(game, "target: Bum's Rush")


# -- For who acts ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("copies", [1, 2])
def test_minions_with_guns_suppress_each_for_who_acts(copies: int) -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, ALL))
    for name in ("Ann", "Bob"):
        game.on(game.ready("Sarah", vampire(name, 5)), ".44 Magnum")
    game.on(game.ready("Justin", vampire("Jim", 5)), ".44 Magnum")
    game.ready("Alexis", vampire("Ira", 8, text="Camarilla: +1 intercept."))
    game.hand("Sarah", *["Suppressing Fire"] * copies)
    game.hand("Justin", "Suppressing Fire")
    play(game, "bleed: Kurt", "block: Block with Ira")
    for name in ("Ann", "Bob")[:copies]:
        assert not offers(game, "Suppressing Fire", "Justin")
        play(game, f"{name}: Suppressing Fire")
    over(game)
    assert game["Alexis"].pool == (29 if copies == 2 else 30)


def test_only_who_acts_masks_and_veils() -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, ALL))
    for seat in ("Sarah", "Alexis", "Justin"):
        game.ready(seat, vampire(f"Obf {seat}", 5, ALL))
        game.hand(seat, "Mask of a Thousand Faces", "Veil the Legions", "Siren's Lure")
    play(game, "bleed: Kurt")
    seen = set()
    for _ in range(40):
        if game.table.action is None:
            break
        if any(each in " ".join(game.offers("play")) for each in ("Mask", "Veil", "Lure")):
            seen.add(game.asked)
            assert game.table.combat is None
        game.pick("block") if game.options("block") else quiet(game)
    assert seen == {"Sarah"}
