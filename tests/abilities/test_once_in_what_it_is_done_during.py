"""“During X, do Y”: with one card Y is done only once in each X (sec. 11, wording templates)."""

from __future__ import annotations

import pytest

from tests.abilities.shapes import step, uses
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy


def used_up(game: Position, copy: Copy, text: str = "", *, blocker: Copy | None = None) -> int:
    """How often a card can be used until the running action is over, where it is used whenever it may be."""
    times = 0
    for _ in range(200):
        if game.choice is None or game.table.action is None:
            return times
        offered = uses(game, copy, text)
        if offered and game.referee is not None:
            game.referee.answer(game.choice.options.index(offered[0]))
            times += 1
        elif blocker is not None and any(each.copy == blocker.id for each in game.options("block")):
            game.pick("block", blocker)
        else:
            step(game)
    raise AssertionError(f"It has no end: {game}")


@pytest.mark.parametrize("name", ["Papa Legba", "Lizette", "Virginie, Prodigy", "Sundervere, The Devil Brahmin"])
def test_a_vampire_burns_blood_for_its_bleed_once_in_a_bleed_action(name: str) -> None:
    game = table()
    minion = game.ready("Sarah", name)
    blood = minion.blood
    game.pick("bleed", minion=minion)
    assert used_up(game, minion) == 1
    assert minion.blood == blood - 1


def test_the_next_bleed_is_another_action() -> None:
    game = table("Sarah", "Alexis")
    legba = game.ready("Sarah", "Papa Legba", blood=5)
    for left in (4, 3):
        game.pick("bleed", minion=legba)
        assert used_up(game, legba) == 1
        assert legba.blood == left
        legba.locked = False
        game.referee = None
        game.phase("minion", of="Sarah")


@pytest.mark.parametrize("name", ["Chavi Oraczko", "Veejay Vinod", "Lydia, Grand Praetor", "Nergal"])
def test_a_vampire_burns_blood_for_stealth_once_in_an_action(name: str) -> None:
    game = table()
    crypt = [each for each in game.rules.catalogue.crypt if each.name == name]
    minion = game.ready("Sarah", next((each for each in crypt if each.advanced), crypt[0]))
    guard = game.ready("Alexis", vampire("Guard", 9, text="+3 intercept."))
    game.pick("bleed", minion=minion)
    assert used_up(game, minion, "stealth", blocker=guard) == 1


def test_toby_helps_an_anarch_once_in_a_bleed_and_another_toby_helps_too() -> None:
    game = table()
    toby = game.ready("Sarah", "Toby", blood=3)
    other = game.ready("Justin", "Toby", blood=3)
    krid = game.ready("Sarah", vampire("Krid", 5, sect="Anarch"))
    game.pick("bleed", minion=krid)
    assert used_up(game, toby) == 1
    assert (toby.blood, other.blood, game["Alexis"].pool) == (2, 3, 28)


def test_what_is_said_without_during_can_be_done_again_and_again() -> None:
    game = table()
    streck = game.ready("Alexis", "Maris Streck", blood=5)
    game.ready("Alexis", vampire("Guard", 6))
    krid = game.ready("Sarah", vampire("Krid", 5, text="+2 stealth."))
    game.pick("bleed", minion=krid)
    guard = next(copy for copy in game.table.copies.values() if game.name(copy) == "Guard")
    assert used_up(game, streck, blocker=guard) == 2


def test_crimethinc_unlocks_one_anarch_in_a_minion_phase() -> None:
    game = table()
    first = game.ready("Sarah", vampire("Krid", 5, sect="Anarch"), locked=True)
    second = game.ready("Sarah", vampire("Tom", 5, sect="Anarch"), locked=True)
    card = game.in_play("Sarah", "CrimethInc.", marks={"level": "tha"})
    game.phase("minion", of="Sarah")
    game.pick("use", card)
    while game.options("target"):
        game.pick("target", first)
    assert (first.locked, second.locked, game["Sarah"].pool) == (False, True, 29)
    assert not uses(game, card)


def test_a_sister_s_counter_of_the_abattoir_serves_one_bleed() -> None:
    game = table()
    abattoir = game.in_play("Sarah", "Cursed Abattoir", counters={"counters": 3})
    zombie = game.ready("Sarah", "Aggressive Corpse")
    game.pick("bleed", minion=zombie)
    assert used_up(game, abattoir) == 1
    assert abattoir.counters["counters"] == 2


@pytest.mark.parametrize("name", ["Lucita"])
def test_one_reaction_card_is_cancelled_in_an_action(name: str) -> None:
    game = table()
    crypt = [each for each in game.rules.catalogue.crypt if each.name == name and each.advanced]
    lucita = game.ready("Sarah", crypt[0], blood=8)
    for guard in ("Ira", "Uta"):
        game.ready("Alexis", vampire(guard, 4, "dom"))
    game.hand("Alexis", "Deflection", "Deflection")
    game.pick("bleed", minion=lucita)
    cancelled = 0
    for _ in range(60):
        if game.table.action is None or game.referee is None or game.choice is None:
            break
        if offered := uses(game, lucita):
            game.referee.answer(game.choice.options.index(offered[0]))
            cancelled += 1
        elif game.options("play"):
            game.referee.answer(game.choice.options.index(game.options("play")[0]))
        else:
            step(game)
    assert (cancelled, lucita.blood) == (1, 6)


def test_greensleeves_helps_humo_once_in_a_bleed() -> None:
    game = table()
    greensleeves = game.ready("Sarah", "Greensleeves", blood=5)
    humo = game.ready("Sarah", "Humo")
    game.pick("bleed", minion=humo)
    assert used_up(game, greensleeves) == 1
    assert greensleeves.blood == 4


def test_a_new_moon_sigil_gives_stealth_once_in_an_action() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=8)
    sigil = game.on(krid, "New Moon Sigil", marks={"level": "SPI"})
    guard = game.ready("Alexis", vampire("Guard", 9, text="+3 intercept."))
    game.pick("bleed", minion=krid)
    assert used_up(game, sigil, "stealth", blocker=guard) == 1


def test_the_ruins_of_charizel_lessen_a_bleed_once() -> None:
    game = table()
    ruins = game.in_play("Alexis", "Ruins of Charizel", counters={"counters": 4})
    krid = game.ready("Sarah", vampire("Krid", 8, text="+4 bleed."))
    game.pick("bleed", minion=krid)
    game.pick("use", ruins)
    game.pick("amount", amount=1)
    assert used_up(game, ruins) == 0
    assert game["Alexis"].pool == 26


def test_silas_gives_one_discard_phase_action() -> None:
    game = table()
    silas = game.ready("Sarah", "Silas")
    blood = silas.blood
    game.phase("discard", of="Sarah")
    game.pick("use", silas)
    assert silas.blood == blood - 1
    assert not uses(game, silas)


def test_a_drone_feeds_one_bleed_of_another_once() -> None:
    game = table()
    drone = game.ready("Sarah", "Gravebound Drone", marks={"level": "OBL"})
    other = game.ready("Sarah", "Gravebound Drone", marks={"level": "OBL"})
    life = other.blood
    game.pick("bleed", minion=drone)
    assert used_up(game, drone, "bleed") == 1
    assert other.blood == life - 1


def test_a_tzimisce_unlocks_the_vozhd_once_in_a_minion_phase_of_another() -> None:
    game = table()
    lord = game.ready("Sarah", vampire("Lord", 6, clan="Tzimisce"), blood=5)
    vozhd = game.ready("Sarah", "The Vozhd of Szczecin", locked=True)
    for name in ("Foe", "Other foe"):
        game.ready("Justin", vampire(name, 9))
    game.phase("minion", of="Justin")
    game.pick("use", vozhd)
    game.pick("bleed", game.rules.pile(2, "ready")[0])
    used_up(game, vozhd, blocker=vozhd)
    assert (vozhd.locked, lord.blood) == (True, 4)
    game.pick("bleed", game.rules.pile(2, "ready")[1])
    assert used_up(game, vozhd) == 0


@pytest.mark.parametrize("name", ["Khalid", "Lille Haake"])
def test_one_master_phase_action_of_two_is_used_for_it(name: str) -> None:
    game = table()
    minion = game.ready("Sarah", name)
    game.ready("Sarah", "Cybele")
    game.hand("Sarah", "Spying Mission", "Spying Mission")
    game.phase("master", of="Sarah")
    assert "2 master phase actions" in game.question
    game.pick("use", minion)
    game.pick("discard", "Spying Mission")
    # The other has nothing to be used for.
    assert (game.table.phase, len(game.names("Sarah", "ash heap"))) == ("minion", 1)
