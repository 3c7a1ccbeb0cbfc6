"""Equipment and retainers that speak of whom they are on: on a minion of another kind they do not do it."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over, until_or_over
from tests.abilities.table import table
from tests.abilities.test_elders import offered
from tests.abilities.test_vampires_most_played import duel
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import ally, vampire

GARGOYLE = vampire("Krid", 6, clan="Gargoyle")
OTHER = vampire("Krid", 6, clan="Brujah")


@pytest.mark.parametrize("name", ["Razor Bat", "Stone Dog"])
@pytest.mark.parametrize(("face", "lost"), [(GARGOYLE, 2), (OTHER, 1)])
def test_a_gargoyles_companion_fights_for_a_gargoyle_only(name: str, face: Card, lost: int) -> None:
    game = table()
    krid = game.ready("Sarah", face)
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.on(krid, name)
    assert any(option.minion == krid.id for option in game.options("card in play")) == (
        name == "Stone Dog" and face is GARGOYLE
    )
    duel(game, krid, ira)
    over(game)
    assert ira.blood == 6 - lost


@pytest.mark.parametrize(("face", "may"), [(OTHER, True), (ally("Brute", 3), False)])
def test_a_living_manse_ends_the_combat_of_a_vampire_only(face: Card, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", face)
    ira = game.ready("Alexis", vampire("Ira", 6))
    manse = game.on(krid, "Living Manse")
    duel(game, krid, ira)
    until_or_over(game, "use", manse)
    assert offered(game, "use", manse) == may
    if may:
        game.pick("use", manse)
        over(game)
        assert (krid.blood, ira.blood) == (6, 6) and manse.place.region == "ash heap"


@pytest.mark.parametrize(("face", "may"), [(OTHER, True), (ally("Brute", 3), False)])
def test_only_a_vampire_steals_blood_from_san_lorenzo(face: Card, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", face)
    game.uncontrolled("Justin", vampire("Young", 4), blood=3)
    place = game.on(krid, "San Lorenzo de El Escorial, Spain")
    assert offered(game, "card in play", place) == may


@pytest.mark.parametrize(("sect", "may"), [("Anarch", True), ("Camarilla", False)])
def test_crypts_sons_go_on_for_an_anarch_only(sect: str, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect=sect))
    ira = game.ready("Alexis", vampire("Ira", 6))
    sons = game.on(krid, "Crypt's Sons")
    duel(game, krid, ira)
    until_or_over(game, "use", sons)
    assert offered(game, "use", sons) == may


@pytest.mark.parametrize(("sect", "may"), [("Laibon", True), ("Camarilla", False)])
def test_a_shaman_hides_a_laibon_only(sect: str, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect=sect))
    ira = game.ready("Alexis", vampire("Ira", 6))
    shaman = game.on(krid, "Shaman")
    game.pick("bleed", minion=krid)
    until_or_over(game, "block", ira)
    game.pick("block", ira)
    until_or_over(game, "use", shaman)
    assert offered(game, "use", shaman) == may
