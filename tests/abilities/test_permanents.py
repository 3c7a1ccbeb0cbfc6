"""Masters and events that stay in play, locations and hunting grounds."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.asking import IllegalError


def test_a_hunting_ground_feeds_a_vampire_and_no_second_one_feeds_the_same() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, title="prince of Chicago"), blood=1)
    first = game.in_play("Sarah", "Papillon")
    second = game.in_play("Sarah", "Papillon")
    game.phase("unlock", of="Sarah")
    game.pick("use", first)
    assert krid.blood == 3
    with pytest.raises(IllegalError):
        game.pick("use", second)


def test_a_discipline_card_gives_its_level_and_capacity() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "dom"))
    game.phase("master", of="Sarah")
    (card,) = game.hand("Sarah", "Dominate")
    game.pick("master", card)
    assert (card.place.on, minions.disciplines(game.rules, krid)["dom"]) == (krid.id, 2)
    assert minions.capacity(game.rules, krid) == 7


def test_giants_blood_fills_a_vampire() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 9), blood=1)
    game.phase("master", of="Sarah")
    (card,) = game.hand("Sarah", "Giant's Blood")
    game.pick("master", card)
    assert krid.blood == 9


def test_fame_burns_three_pool_as_its_bearer_goes_to_torpor_and_one_of_everybody_after() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=1)
    ira = game.ready("Alexis", vampire("Ira", 6, text="+2 strength."), blood=6)
    game.on(krid, "Fame", owner="Justin")
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    game.pass_all()
    assert (krid.place.region, game["Sarah"].pool) == ("torpor", 27)
    game.ready("Alexis", vampire("Milo", 3))
    game.go_to("minion", of="Alexis")
    assert game["Alexis"].pool == 29


def test_archon_investigation_burns_who_bleeds_for_four() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 9, text="+3 bleed."))
    game.hand("Alexis", "Archon Investigation")
    game.pick("bleed", minion=krid)
    game.pick("out of turn", "Archon Investigation", by="Alexis")
    assert (krid.place.region, game["Alexis"].pool) == ("ash heap", 27)


def test_anarch_revolt_spares_who_controls_a_ready_anarch() -> None:
    for sect, pool in (("Anarch", 30), ("Camarilla", 29)):
        game = table()
        game.ready("Sarah", vampire("Krid", 6, sect=sect))
        game.in_play("Justin", "Anarch Revolt")
        game.phase("unlock", of="Sarah")
        game.start()
        assert game["Sarah"].pool == pool


def test_the_unmasking_gives_allies_intercept_against_vampires() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    mage = game.ready("Alexis", ally("Mage", 2))
    game.in_play("Justin", "Unmasking, The")
    game.pick("hunt", minion=krid)
    game.pick("block", mage)
    # One stealth of the hunt against one intercept: it blocks, and they fight.
    assert mage.locked


def test_pentex_keeps_from_blocking_and_others_burn_it() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.on(ira, "Pentex™ Subversion", owner="Sarah")
    game.pick("bleed", minion=krid)
    # Nobody is left to block.
    assert game["Alexis"].pool == 29
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    pentex = game.on(krid, "Pentex™ Subversion", owner="Alexis")
    nora = game.ready("Sarah", vampire("Nora", 6))
    with pytest.raises(IllegalError):
        game.pick("card in play", pentex, minion=krid)
    game.pick("card in play", pentex, minion=nora)
    game.pass_all()
    assert pentex.place.region == "ash heap"


def test_the_rack_feeds_the_one_that_was_chosen() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=1)
    nora = game.ready("Sarah", vampire("Nora", 6), blood=1)
    game.phase("master", of="Sarah")
    (rack,) = game.hand("Sarah", "Rack, The")
    game.pick("master", rack)
    game.pick("target", nora)
    assert rack.marks["chosen"] == str(nora.id)
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=1)
    rack = game.in_play("Sarah", "Rack, The", marks={"chosen": str(krid.id)})
    game.phase("unlock", of="Sarah")
    game.pick("use", rack)
    assert krid.blood == 3


def test_anyone_may_fight_a_vampire_whose_haven_is_uncovered() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.ready("Alexis", vampire("Milo", 6))
    uncovered = game.on(ira, "Haven Uncovered", owner="Justin")
    game.pick("card in play", uncovered, minion=krid)
    assert game.table.action is not None
    assert (game.table.action.targets, game.table.action.stealth) == ((ira.id,), 1)


def test_scourge_of_the_enochians_goes_on_even_if_nobody_is_burned() -> None:
    game = table()
    scourge = game.in_play("Sarah", "Scourge of the Enochians")
    game.phase("discard", of="Sarah")
    game.pick("use", scourge)
    assert game.table.seats[scourge.controller].name == "Justin"
