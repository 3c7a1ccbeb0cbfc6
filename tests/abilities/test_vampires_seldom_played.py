"""Crypt cards played less that are defined by name, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_elders import offered, until
from tests.abilities.test_vampires_most_played import duel, finish
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import library, vampire


def test_egothha_gains_blood_for_a_master_card_of_the_prey() -> None:
    for card, blood in (("Blood Doll", 3), ("Majesty", 2)):
        game = table()
        egothha = game.ready("Sarah", "Egothha", blood=2)
        game.library("Alexis", card)
        game.phase("unlock", of="Sarah")
        game.start()
        assert (egothha.blood, game.names("Alexis", "ash heap")) == (blood, [card])


def test_victorine_lets_the_edge_be_burned_against_small_bleeders() -> None:
    for capacity, possible in ((4, True), (5, False)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", capacity))
        victorine = game.torpor("Alexis", "Victorine Lafourcade")
        game.give_edge("Alexis")
        game.pick("bleed", minion=krid)
        assert offered(game, "use", victorine) == possible
        if possible:
            game.pick("use", victorine)
            finish(game)
            assert (game["Alexis"].pool, game.edge) == (30, "")


@pytest.mark.parametrize(
    ("name", "card", "less"),
    [
        ("Black Cat", "Bastard Sword", 1),
        ("Izhim abd Azrael", "Bastard Sword", 1),
        ('Jennifer "Flame61" Vidisania', "Bastard Sword", 1),
        ("Marie Faucigny", "Leather Jacket", 1),
        ("Marie Faucigny", "Bastard Sword", 0),
        ("Izhim abd Azrael", "Leather Jacket", 0),
    ],
)
def test_equipment_costs_some_less(name: str, card: str, less: int) -> None:
    game = table()
    mine = game.ready("Sarah", name)
    assert game.rules.abilities.price(game.rules, 0, mine, game.card(card), "pool") == -less


def test_necromancy_costs_harbingers_less_while_angelique_is_ready() -> None:
    card = library("Grave Rite", "Action", text="Gain 1 pool.", disciplines="nec", blood=2)
    for place, less in (("ready", -1), ("torpor", 0)):
        game = table()
        getattr(game, place)("Sarah", "Angelique")
        kin = game.ready("Sarah", vampire("Kin", 5, clan="Harbinger of Skulls"))
        other = game.ready("Sarah", vampire("Krid", 5))
        price = game.rules.abilities.price
        assert (price(game.rules, 0, kin, card, "blood"), price(game.rules, 0, other, card, "blood")) == (less, 0)


def test_kazimir_presses_after_he_has_blocked() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5))
    kazimir = game.ready("Alexis", "Kazimir Savostin")
    duel(game, krid, kazimir)
    until(game, "press")
    assert game.asked == "Alexis"
    game = table()
    acting = game.ready("Sarah", "Kazimir Savostin")
    duel(game, acting, game.ready("Alexis", vampire("Ira", 5)))
    for _ in range(9):
        assert not game.options("press")
        if game.table.action is None:
            break
        game.passes()


def test_alabastrom_unlocks_another_gargoyle_once() -> None:
    for clan, possible in (("Gargoyle", True), ("Brujah", False)):
        game = table()
        alabastrom = game.ready("Sarah", "Alabástrom")
        other = game.ready("Sarah", vampire("Rock", 4, clan=clan), locked=True)
        game.start()
        assert offered(game, "use", alabastrom) == possible
        if possible:
            game.pick("use", alabastrom)
            assert not other.locked
            assert not offered(game, "use", alabastrom)


def test_older_blockers_look_at_the_hand_behind_iris() -> None:
    for capacity, asked in ((5, True), (1, False)):
        game = table()
        iris = game.ready("Sarah", "Iris Bennett")
        ira = game.ready("Alexis", vampire("Ira", capacity))
        duel(game, iris, ira)
        assert bool(game.options("yes")) == asked
        assert not asked or game.asked == "Alexis"


def test_jesse_unlocks_for_gehenna_cards() -> None:
    for text, locked in (("Gehenna. It is dark.", False), ("It is dark.", True)):
        game = table()
        jesse = game.ready("Sarah", "Jesse Menks", locked=True)
        name = "Dark Sign" if not locked else "Dark Omen"
        game.hand("Sarah", library(name, "Event", text=text))
        game.phase("discard", of="Sarah")
        game.pick("event", name)
        assert jesse.locked == locked


def test_kahina_hurts_who_has_her_corruption() -> None:
    game = table()
    kahina = game.ready("Sarah", "Kahina the Sorceress")
    marked = game.ready("Alexis", vampire("Ira", 5), counters={"corruption 0": 2})
    other = game.ready("Alexis", vampire("Milo", 5), counters={"corruption 1": 1})
    game.pick("card in play", kahina)
    until(game, "title for", kahina)
    game.pick("title for", kahina)
    finish(game)
    assert (marked.blood, other.blood) == (4, 5)


def test_nahum_danielle_and_john_in_the_unlock_phase() -> None:
    game = table()
    nahum = game.ready("Sarah", "Nahum Enosh", blood=1)
    krid = game.ready("Sarah", vampire("Krid", 5), blood=1)
    game.phase("unlock", of="Sarah")
    game.pick("use", nahum)
    assert (krid.blood, nahum.blood) == (2, 1)
    for blood, after in ((0, 2), (1, 1)):
        game = table()
        danielle = game.ready("Sarah", "Danielle Diron", blood=blood)
        game.phase("unlock", of="Sarah")
        game.start()
        assert danielle.blood == after
    game = table()
    john = game.ready("Sarah", "John Paleologus", blood=5)
    game.phase("unlock", of="Sarah")
    game.pick("use", john)
    assert (john.blood, game["Alexis"].pool) == (3, 29)


def test_the_prey_chooses_whom_aemilius_hurts() -> None:
    game = table()
    game.ready("Sarah", "Gnaeus Aemilius Augustinus")
    ira = game.ready("Alexis", vampire("Ira", 5))
    milo = game.ready("Alexis", vampire("Milo", 5))
    game.phase("unlock", of="Sarah")
    assert game.asked == "Alexis"
    game.pick("target", target=milo)
    assert (ira.blood, milo.blood) == (5, 4)


def test_baroque_does_not_hunt_giovanni() -> None:
    for clan, possible in (("Giovanni", False), ("Brujah", True)):
        game = table()
        baroque = game.ready("Sarah", "Baroque")
        game.ready("Alexis", vampire("Ira", 3, clan=clan))
        game.start()
        assert offered(game, "card in play", baroque) == possible


def test_justine_stays_unlocked_when_she_blocks_the_small() -> None:
    for capacity, locked in ((3, False), (4, True)):
        game = table()
        krid = game.ready("Sarah", vampire("Krid", capacity))
        justine = game.ready("Alexis", "Justine, Elder of Dallas")
        duel(game, krid, justine)
        finish(game)
        assert justine.locked == locked


def test_malabranca_takes_pool_of_a_richer_prey() -> None:
    for pool, possible in ((31, True), (30, False)):
        game = table()
        malabranca = game.ready("Sarah", "Malabranca")
        game.pool("Alexis", pool)
        game.start()
        assert offered(game, "card in play", malabranca) == possible
        if possible:
            game.pick("card in play", malabranca)
            finish(game)
            assert (game["Sarah"].pool, game["Alexis"].pool) == (31, 30)
    assert minions.is_ready(game.rules, malabranca)


def test_annabelle_gives_toreador_bleed_until_the_turn_ends() -> None:
    """All of them, not just those in play then [ruling on Annabelle Triabell]."""
    game = table()
    annabelle = game.ready("Sarah", "Annabelle Triabell", blood=5)
    toreador = game.ready("Sarah", vampire("Rose", 5, clan="Toreador"))
    krid = game.ready("Sarah", vampire("Krid", 5))
    game.pick("card in play", annabelle)
    finish(game)
    rules = game.rules
    assert (annabelle.locked, annabelle.blood) == (False, 4)
    assert (minions.bleed_amount(rules, toreador), minions.bleed_amount(rules, krid)) == (2, 1)
