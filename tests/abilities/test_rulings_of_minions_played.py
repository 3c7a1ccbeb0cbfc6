"""Rulings of vampires, allies and what they bear, each played."""

from __future__ import annotations

import pytest

from tests.abilities.by_words import offers, over, play, quiet, until
from tests.abilities.fights import EVERYTHING
from tests.abilities.table import table
from vtes_desktop.abilities.position import Phase, Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy

ALL = f"{EVERYTHING} VAL FLI OBL MEL"
GUARD = "Camarilla: +3 intercept."


def at(phase: Phase, *hand: str, of: str = "Sarah") -> Position:
    game = table()
    game.hand("Sarah", *hand)
    game.phase(phase, of=of)
    return game


def bears(game: Position, minion: Copy) -> list[str]:
    return [game.name(game.rules.copy(each)) for each in minion.attached]


# -- Equipping in another way ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "card"), [("Vulture", "Unlicensed Taxicab"), ("Synner-G", "Laptop Computer")])
@pytest.mark.parametrize("fits", [True, False])
def test_who_unlocks_by_equipment_does_so_by_pier_13(name: str, card: str, *, fits: bool) -> None:
    game = at("influence", card if fits else "Leather Jacket")
    minion = game.ready("Sarah", name, locked=True)
    game.on(minion, "Pier 13, Port of Baltimore")
    play(game, "use: Pier 13")
    if game.options("target"):
        game.pick("target", card if fits else "Leather Jacket")
    assert bool(game.options("yes") or offers(game, "unlock")) == fits
    if fits:
        game.pick("yes") if game.options("yes") else play(game, "unlock")
        assert not minion.locked


def test_topaz_may_take_another_weapon_than_the_one_that_was_concealed() -> None:
    game = table()
    topaz = game.ready("Sarah", "Topaz", blood=7)
    game.ready("Alexis", vampire("Ira", 8))
    game.hand("Sarah", "Concealed Weapon", ".44 Magnum")
    game.hand("Alexis", "Bundi")
    play(game, "bleed: Topaz", "block: Block with Ira", "Concealed Weapon", "yes")
    while not (game.options("maneuver") or game.options("weapon")):
        if offers(game, "Bundi"):
            play(game, "Bundi")
        else:
            quiet(game)
    assert bears(game, topaz) == ["Bundi"]
    assert ".44 Magnum" in game.names("Sarah", "ash heap")


@pytest.mark.parametrize(("card", "cost", "unlocks"), [("Palatial Estate", 1, True), ("Laptop Computer", 0, False)])
def test_the_british_museum_counts_what_is_equipment_in_the_hand(card: str, cost: int, *, unlocks: bool) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8))
    game.in_play("Sarah", "The British Museum, London")
    game.hand("Sarah", card)
    play(game, f"equip: Kurt: {card}")
    assert until(game, "use: The British Museum") == unlocks
    assert kurt.blood == 8 - cost


@pytest.mark.parametrize(("seat", "blood"), [("Sarah", 6), ("Justin", 5)])
def test_the_british_museum_makes_cheaper_what_a_smith_finds(seat: str, blood: int) -> None:
    """An equipment that is a location once it is in play."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, "tha"))
    game.in_play(seat, "The British Museum, London")
    game.hand("Sarah", "Magic of the Smith")
    game.library("Sarah", *["Blood Doll"] * 20, "Palatial Estate")
    play(game, "Magic of the Smith [tha]")
    while game.table.action is not None:
        found = [each for each in game.options() if "Palatial Estate" in each.text]
        game.pick(found[0].kind, "Palatial Estate") if found else quiet(game)
    assert "Palatial Estate" in bears(game, kurt)
    assert kurt.blood == blood


@pytest.mark.parametrize(("name", "blood"), [("Marie Faucigny", 6), ("", 5)])
def test_marie_pays_less_for_an_estate(name: str, blood: int) -> None:
    game = table()
    minion = game.ready("Sarah", name or vampire("Marie", 7), blood=7)
    game.hand("Sarah", "Palatial Estate")
    play(game, "Palatial Estate")
    over(game)
    assert minion.blood == blood


@pytest.mark.parametrize(("location", "blood"), [("Therbold Realty", 6), ("", 5)])
def test_therbold_realty_makes_an_estate_cheaper(location: str, blood: int) -> None:
    game = table()
    minion = game.ready("Sarah", vampire("Marie", 7), blood=7)
    if location:
        game.in_play("Sarah", location)
    game.hand("Sarah", "Palatial Estate")
    play(game, "equip: Marie: Palatial Estate")
    over(game)
    assert minion.blood == blood


@pytest.mark.parametrize("bearer", ["", "Beast, The Leatherface of Detroit"])
@pytest.mark.parametrize("found", ["Wooden Stake", ".44 Magnum", "Mokolé Blood"])
def test_what_vast_wealth_finds_for_nobody_is_burned_without_cost(bearer: str, found: str) -> None:
    game = table()
    kurt = game.ready("Sarah", bearer or vampire("Kurt", 8))
    game.on(kurt, "Vast Wealth")
    game.library("Sarah", *["Blood Doll"] * 9, found, "Bundi")
    play(game, "Vast Wealth")
    over(game)
    fits = not bearer and found != "Mokolé Blood"
    assert bears(game, kurt) == ["Vast Wealth", *([found] if fits else [])]
    assert (found in game.names("Sarah", "ash heap")) == (not fits)
    assert game["Sarah"].pool == 30 - (2 if fits and found == ".44 Magnum" else 0)


@pytest.mark.parametrize("blocked", [True, False])
def test_vast_wealth_is_looked_for_by_an_equip_action_that_succeeds(*, blocked: bool) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8))
    game.on(kurt, "Vast Wealth")
    game.in_play("Sarah", "NRA PAC")
    ira = game.ready("Alexis", vampire("Ira", 8, text=GUARD))
    game.library("Sarah", *["Blood Doll"] * 9, "Bundi")
    play(game, "Vast Wealth", *(["block: Block with Ira"] if blocked else []))
    over(game)
    assert ("Bundi" in bears(game, kurt)) == (not blocked)
    assert any("finds Bundi" in line for line in game.log) == (not blocked)
    game.go_to("discard", "Alexis")
    assert kurt.locked == blocked  # It unlocks at the end of the turn.
    del ira


@pytest.mark.parametrize("before", [True, False])
def test_nra_pac_is_for_what_is_done_after_it_has_come(*, before: bool) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8))
    game.hand("Sarah", "Bundi", "NRA PAC")
    if not before:
        game.in_play("Justin", "NRA PAC")
    play(game, "equip: Kurt: Bundi")
    over(game)
    if before:
        game.go_to("discard", "Sarah")
        play(game, "event: Play NRA PAC" if offers(game, "event: Play NRA PAC") else "NRA PAC")
    game.go_to("discard", "Alexis")
    assert kurt.locked == before


def test_taxicab_is_driven_by_who_takes_it_from_a_fellow() -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8))
    bob = game.ready("Sarah", vampire("Bob", 8))
    game.on(bob, "Unlicensed Taxicab")
    game.on(bob, "Bundi")
    game.ready("Alexis", vampire("Ira", 8))
    play(game, "equip from: Kurt", "Take Unlicensed Taxicab", "Take Bundi")
    while not game.options("no block"):
        quiet(game)
    assert "stealth 2" in game.question


# -- Intercept -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("masked", [True, False])
def test_teresita_sees_whoever_acts_as_a_camarilla_vampire(*, masked: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, "OBF"))
    game.ready("Sarah", vampire("Sab", 8, "OBF", sect="Sabbat"))
    game.ready("Alexis", "Teresita, The Godmother")
    game.hand("Sarah", "Mask of a Thousand Faces")
    play(game, "hunt: Kurt")
    if masked:
        play(game, "Mask of a Thousand Faces [obf]")
    assert until(game, "block: Block with Teresita")
    lacks = any("lacks" in each for each in game.offers("block"))
    assert lacks == masked


def test_teresita_sees_no_anarch() -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, "OBF"))
    game.ready("Alexis", "Teresita, The Godmother")
    game.hand("Sarah", "The Red Question")
    play(game, "hunt: Kurt", "The Red Question")
    assert until(game, "block: Block with Teresita")
    assert any("lacks" in each for each in game.offers("block"))


@pytest.mark.parametrize(("where", "locked"), [("ready", True), ("torpor", False), ("ready", False)])
def test_paul_forrest_helps_a_ravnos_wherever_he_is(where: str, *, locked: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, clan="Ravnos"))
    paul = getattr(game, where)("Sarah", "Paul Forrest, False Prophet", blood=2, locked=locked)
    play(game, "bleed: Kurt", "use: Paul Forrest")
    over(game)
    assert (paul.blood, game["Alexis"].pool) == (1, 28)


@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_marciana_gives_intercept_for_the_action_also_from_torpor(where: str) -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, "OBF"))
    marciana = getattr(game, where)("Alexis", "Marciana Giovanni, Investigator")
    ira = game.ready("Alexis", vampire("Ira", 8), blood=4)
    play(game, "hunt: Kurt", "block: Block with Ira")
    while not offers(game, "use: Marciana", "Alexis"):
        quiet(game)
    play(game, "use: Marciana")
    game.pick("target", ira)
    if until(game, "+1 intercept"):
        play(game, "+1 intercept")
    over(game)
    assert marciana.locked
    assert (ira.locked, any("Ira blocks" in line for line in game.log)) == (True, True)


@pytest.mark.parametrize("locked", [True, False])
def test_maris_gives_intercept_again_and_again_also_while_locked(*, locked: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, "OBF"))
    maris = game.ready("Alexis", "Maris Streck", blood=6, locked=locked)
    game.ready("Alexis", vampire("Ira", 8))
    game.hand("Sarah", "Lost in Crowds")
    play(game, "bleed: Kurt", "block: Block with Ira", "Lost in Crowds [OBF]", "use: Maris", "use: Maris")
    assert maris.blood == 4
    over(game)
    assert game["Alexis"].pool == 30


def test_matteus_gives_himself_intercept_again_and_again() -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, "OBF", sect="Sabbat", title="archbishop of Rome"))
    matteus = game.ready("Alexis", "Matteus, Flesh Sculptor", blood=6)
    game.hand("Sarah", "Domain Challenge", "Lost in Crowds")
    play(game, "Domain Challenge", "block: Block with Matteus", "use: Matteus", "Lost in Crowds [OBF]")
    for _ in range(2):
        play(game, "use: Matteus")
    # One for the blow of who is blocked.
    assert matteus.blood == 3 - 1


@pytest.mark.parametrize("named", [True, False])
def test_talley_is_keen_where_any_target_is_a_fellow(*, named: bool) -> None:
    game = table()
    game.ready("Sarah", vampire("Kurt", 8, ALL))
    game.ready("Alexis", "Talley, The Hound")
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.hand("Sarah", "Bum's Rush", "Abactor")
    play(game, "Bum's Rush" if named else "Abactor")
    if named:
        game.pick("enter combat", ira)
    while not game.options("no block"):
        quiet(game)
    lacks = [each for each in game.offers("block") if "Talley" in each and "lacks" in each]
    assert bool(lacks) == (not named)


# -- Others ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "price"), [("Tryphosa", 1), ("", 0)])
@pytest.mark.parametrize("blocked", [True, False])
def test_tryphosa_makes_only_a_bleed_that_succeeds_dearer(name: str, price: int, *, blocked: bool) -> None:
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 8, clan="Malkavian"), blood=5)
    if name:
        game.ready("Justin", name)
    ira = game.ready("Alexis", vampire("Ira", 8, text="Camarilla: +3 intercept. -1 strength."))
    play(game, "bleed: Kurt", *(["block: Block with Ira"] if blocked else []))
    over(game)
    assert kurt.blood == 5 - price * (not blocked)
    del ira


@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_tori_locks_also_in_torpor(where: str) -> None:
    game = table()
    tori = getattr(game, where)("Sarah", "Tori Longwood", blood=2)
    game.ready("Sarah", vampire("Kurt", 8))
    game.go_to("discard", "Sarah")
    assert tori.locked


@pytest.mark.parametrize(("seat", "price"), [("Sarah", 1), ("Alexis", 0)])
def test_walker_is_dear_to_his_own_controller(seat: str, price: int) -> None:
    game = at("master", "Vessel")
    walker = game.ready(seat, "Walker Grimes")
    play(game, "Play Vessel")
    if game.options("target"):
        game.pick("target", walker)
    assert game["Sarah"].pool == 30 - 1 - price


def test_qawiyya_unlocks_once_in_a_minion_phase() -> None:
    game = table()
    qawiyya = game.ready("Sarah", "Qawiyya el-Ghaduba", blood=9)
    play(game, "bleed: Qawiyya")
    over(game)
    play(game, "use: Qawiyya")
    assert not qawiyya.locked
    play(game, "hunt: Qawiyya")
    over(game)
    assert not offers(game, "use: Qawiyya")


@pytest.mark.parametrize("master", [1, 2])
def test_nahir_researches_with_every_master_phase_action(master: int) -> None:
    game = at("master")
    nahir = game.ready("Sarah", "Nahir")
    if master == 2:
        game.in_play("Sarah", "The Parthenon")
        play(game, "use: The Parthenon")
    for _ in range(master):
        play(game, "use: Nahir")
    assert (sum(nahir.counters.values()), game["Sarah"].pool) == (master, 30 - master)


def test_pariah_hunts_also_with_a_card() -> None:
    game = table()
    game.ready("Sarah", "Pariah", blood=3)
    game.ash_heap("Alexis", "Lucita")
    game.hand("Sarah", "Vulture's Buffet")
    assert offers(game, "Pariah: Vulture's Buffet [obf]")


def test_phillipe_must_diablerize_again_though_he_has() -> None:
    game = table()
    phillipe = game.ready("Sarah", "Phillipe Rigaud")
    for name in ("One", "Two"):
        game.torpor("Alexis", vampire(name, 9), blood=0)
    game.hand("Sarah", "Freak Drive")
    game.on(phillipe, "Fortitude")
    assert {option.kind for option in game.options()} == {"diablerize"}
    play(game, "diablerizes One", "Freak Drive [for]")
    while game.table.action is not None or game.table.referendum is not None:
        quiet(game)
    assert not phillipe.locked
    assert {option.kind for option in game.options()} == {"diablerize"}


@pytest.mark.parametrize("blood", [3, 1])
def test_nergal_saves_his_ability_where_his_card_is_cancelled(blood: int) -> None:
    game = table()
    nergal = game.ready("Sarah", "Nergal", blood=blood)
    game.hand("Sarah", "Magic of the Smith", "Legal Manipulations")
    game.hand("Alexis", "Direct Intervention")
    play(game, "Nergal: Magic of the Smith [tha]")
    while not offers(game, "Direct Intervention"):
        quiet(game)
    play(game, "Direct Intervention")
    assert not nergal.locked
    play(game, "Nergal: Legal Manipulations [pre]")
    while game.table.action is not None:
        game.pick("yes") if game.options("yes") else quiet(game)
    assert nergal.blood == blood


@pytest.mark.parametrize(("level", "life"), [("ani", 1), ("ANI", 2)])
def test_what_piper_brings_depends_on_the_disciplines_of_who_was_chosen(level: str, life: int) -> None:
    game = at("master", "Piper", "Raven Spy")
    kurt = game.ready("Sarah", vampire("Kurt", 8, level, sect="Anarch"))
    play(game, "Play Piper")
    assert offers(game, "Raven Spy [ANI]") == (level == "ANI")
    play(game, f"Raven Spy [{level}]")
    (spy,) = (game.rules.copy(each) for each in kurt.attached)
    assert (spy.blood, kurt.locked) == (life, True)


@pytest.mark.parametrize(("name", "less"), [("Sébastien Goulet", 1), ("", 0)])
def test_sebastien_pays_less_for_what_piper_brings(name: str, less: int) -> None:
    game = at("master", "Piper", "Vivienne Géroux")
    game.ready("Sarah", name or vampire("Kurt", 8), sect="Anarch")
    play(game, "Play Piper", "bring: Vivienne")
    assert "Vivienne Géroux" in game.names("Sarah", "uncontrolled")
    assert game["Sarah"].pool == 30 - 1 + less


@pytest.mark.parametrize("life", [1, 4])
def test_nephandus_may_have_more_life_than_he_began_with(life: int) -> None:
    game = table()
    nephandus = game.ready("Sarah", "Nephandus", blood=life)
    game.torpor("Alexis", vampire("Old", 3))
    game.pick("card in play", minion=nephandus)
    while game.table.action is not None:
        game.pick("target") if game.options("target") else quiet(game)
    assert nephandus.blood == life + 1
