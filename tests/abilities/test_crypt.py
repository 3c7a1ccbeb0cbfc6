"""What vampires' own cards say of actions, combats, costs and phases."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import IllegalError
from vtes_desktop.rules.invented import vampire


def test_more_bleed_against_who_controls_a_ready_one_of_a_clan() -> None:
    for clan, pool in (("Brujah", 28), ("Ventrue", 29)):
        game = table()
        ranjan = game.ready("Sarah", "Ranjan Rishi, Camarilla Scholar")
        game.ready("Alexis", vampire("Ira", 4, clan=clan), locked=True)
        game.pick("bleed", minion=ranjan)
        game.pass_all()
        assert game["Alexis"].pool == pool


def test_more_bleed_is_counted_anew_when_the_bleed_is_redirected() -> None:
    game = table()
    ranjan = game.ready("Sarah", "Ranjan Rishi, Camarilla Scholar")
    game.ready("Alexis", vampire("Ira", 4, "dom", clan="Brujah"))
    game.hand("Alexis", "Deflection")
    game.pick("bleed", minion=ranjan)
    game.pick("no block")
    assert game.table.action is not None
    assert game.table.action.bleed == 2
    game.pick("play", "Deflection")
    game.pass_all()
    assert game["Justin"].pool == 29


def test_zoe_hunts_without_stealth() -> None:
    game = table()
    zoe = game.ready("Sarah", "Zöe", blood=1)
    game.ready("Alexis", vampire("Ira", 4))
    game.pick("hunt", minion=zoe)
    assert game.table.action is not None
    assert game.table.action.stealth == 0


def test_combat_cards_cost_adana_a_blood_less() -> None:
    game = table()
    adana = game.ready("Sarah", "Adana de Sforza", blood=0)
    ira = game.ready("Alexis", vampire("Ira", 6))
    (majesty,) = game.hand("Sarah", "Majesty")
    assert game.rules.abilities.price(game.rules, 0, adana, game.rules.card(majesty), "blood") == -1
    assert game.rules.abilities.price(game.rules, 1, ira, game.rules.card(majesty), "blood") == 0


def test_theo_bell_enters_combat_with_a_ready_minion_of_another() -> None:
    game = table()
    theo = game.ready("Sarah", "Theo Bell", blood=5)
    ira = game.ready("Alexis", vampire("Ira", 4), blood=4)
    game.torpor("Justin", vampire("Milo", 4))
    game.pick("card in play", theo, minion=theo)
    game.pass_all()
    assert game.table.combat is not None or (theo.blood, ira.blood) == (4, 3)


def test_who_cannot_block_is_not_asked_to() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 4))
    game.ready("Alexis", "Ambrosio Luis Monçada, Plenipotentiary")
    ira = game.ready("Alexis", vampire("Ira", 4))
    game.pick("bleed", minion=krid)
    assert [option.copy for option in game.options("block")] == [ira.id]


def test_ingrid_gives_transfers_while_she_is_ready() -> None:
    for place, transfers in (("ready", "6 transfers"), ("torpor", "4 transfers")):
        game = table()
        getattr(game, place)("Sarah", "Ingrid Rossler")
        game.uncontrolled("Sarah", vampire("Child", 9))
        game.phase("influence", of="Sarah")
        assert transfers in game.question


def test_cybele_bleeds_harder_for_a_blood() -> None:
    game = table()
    cybele = game.ready("Sarah", "Cybele", blood=5)
    game.pick("card in play", cybele, minion=cybele)
    game.pass_all()
    # Her own bleed, two more by the action.
    own = minions.bleed_amount(game.rules, cybele)
    assert (game["Alexis"].pool, cybele.blood) == (30 - own - 2, 4)
    with pytest.raises(IllegalError):
        game.pick("bleed", minion=cybele)
