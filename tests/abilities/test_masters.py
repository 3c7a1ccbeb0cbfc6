"""Master cards, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.table.asking import IllegalError


def in_master_phase() -> Position:
    """Sarah's master phase."""
    game = table()
    game.phase("master", of="Sarah")
    return game


def use(game: Position, words: str) -> None:
    """Use a card in play for what its button says."""
    choice = game.choice
    assert choice is not None
    assert game.referee is not None
    game.referee.answer(next(number for number, option in enumerate(choice.options) if words in option.text))


def test_villein_moves_two_to_five_blood_and_makes_the_next_villein_dearer() -> None:
    game = in_master_phase()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=7)
    first, second = game.hand("Sarah", "Villein", "Villein")
    game.pick("master", first)
    assert [option.amount for option in game.options("amount")] == [2, 3, 4, 5]
    game.pick("amount", amount=3)
    assert (krid.blood, game["Sarah"].pool) == (4, 33)
    game.pick("master", second)
    game.pick("amount", amount=2)
    # One pool more for the one that is on it already.
    assert (krid.blood, game["Sarah"].pool) == (2, 34)


def test_villein_needs_a_vampire_with_blood() -> None:
    game = in_master_phase()
    game.ready("Sarah", vampire("Krid", 8), blood=0)
    (villein,) = game.hand("Sarah", "Villein")
    with pytest.raises(IllegalError):
        game.pick("master", villein)


def test_vessel_burns_a_blood_doll_and_moves_blood_in_the_unlock_phase() -> None:
    game = in_master_phase()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=4)
    doll = game.on(krid, "Blood Doll")
    (vessel,) = game.hand("Sarah", "Vessel")
    game.pick("master", vessel)
    game.pick("target", doll)
    assert (doll.place.region, vessel.place.on) == ("ash heap", krid.id)
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=4)
    vessel = game.on(krid, "Vessel")
    game.phase("unlock", of="Sarah")
    game.pick("use", vessel)
    game.pick("pool")
    assert (krid.blood, game["Sarah"].pool) == (5, 29)


def test_dreams_of_the_sphinx_burns_with_its_third_counter() -> None:
    game = in_master_phase()
    child = game.uncontrolled("Sarah", vampire("Child", 5))
    sphinx = game.in_play("Sarah", "Dreams of the Sphinx", counters={"counters": 1})
    use(game, "add 1 blood")
    assert (child.blood, sphinx.locked, sphinx.counters) == (1, True, {"counters": 2})
    game = in_master_phase()
    child = game.uncontrolled("Sarah", vampire("Child", 5))
    sphinx = game.in_play("Sarah", "Dreams of the Sphinx", counters={"counters": 2})
    use(game, "add 1 blood")
    assert (child.blood, sphinx.place.region) == (1, "ash heap")


def test_information_highway_gives_two_transfers() -> None:
    game = table()
    game.uncontrolled("Sarah", vampire("Child", 9))
    game.in_play("Sarah", "Information Highway")
    game.phase("influence", of="Sarah")
    assert "6 transfers" in game.question


def test_direct_intervention_cancels_a_minion_card_for_nothing() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "DOM"), blood=4)
    (govern,) = game.hand("Sarah", "Govern the Unaligned")
    game.hand("Alexis", "Direct Intervention")
    game.pick("action card", govern, level="dom")
    game.pick("out of turn", "Direct Intervention", by="Alexis")
    assert (krid.blood, krid.locked, game["Alexis"].pool, govern.place.region) == (4, False, 29, "ash heap")


def test_zillahs_valley_wants_a_great_one() -> None:
    for capacity, offered in ((8, True), (7, False)):
        game = in_master_phase()
        child = game.uncontrolled("Sarah", vampire("Child", capacity))
        (valley,) = game.hand("Sarah", "Zillah's Valley")
        if offered:
            game.pick("master", valley)
            assert (child.blood, game["Sarah"].pool) == (4, 25)
        else:
            with pytest.raises(IllegalError):
                game.pick("master", valley)


def test_minion_tap_moves_any_amount() -> None:
    game = in_master_phase()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=7)
    (tap,) = game.hand("Sarah", "Minion Tap")
    game.pick("master", tap)
    game.pick("amount", amount=6)
    assert (krid.blood, game["Sarah"].pool) == (1, 36)


def test_the_parthenon_gives_a_master_phase_action() -> None:
    game = in_master_phase()
    parthenon = game.in_play("Sarah", "Parthenon, The")
    game.hand("Sarah", "Liquidation")
    game.pick("use", parthenon)
    assert "2 master phase actions" in game.question
    assert parthenon.locked


def test_liquidation_burns_seven_cards_for_three_pool() -> None:
    game = in_master_phase()
    (sale,) = game.hand("Sarah", "Liquidation")
    game.pick("master", sale)
    assert (game["Sarah"].pool, len(game.table.pile(0, "ash heap"))) == (33, 8)


def test_smiling_jack_grows_and_burns_the_others() -> None:
    game = table()
    jack = game.in_play("Sarah", "Smiling Jack, The Anarch", blood=0)
    game.phase("unlock", of="Sarah")
    game.start()
    assert (jack.blood, game["Sarah"].pool) == (1, 29)
    ira = game.ready("Alexis", vampire("Ira", 6), blood=6)
    game.go_to("unlock", of="Alexis")
    game.pick("way", amount=1, by="Alexis")
    assert (ira.blood, game["Alexis"].pool) == (5, 30)


def test_the_coven_goes_on_to_the_predator() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8), blood=4)
    coven = game.in_play("Sarah", "Coven, The")
    game.phase("master", of="Sarah")
    game.pick("use", coven)
    assert krid.blood == 6
    game.go_to("discard", of="Sarah")
    assert game.table.seats[coven.controller].name == "Justin"


def test_barrens_discards_and_draws() -> None:
    game = in_master_phase()
    barrens = game.in_play("Sarah", "Barrens, The")
    (junk,) = game.hand("Sarah", library("Junk", "Combat"))
    game.pick("use", barrens)
    game.pick("discard", junk)
    assert (junk.place.region, len(game.table.pile(0, "hand"))) == ("ash heap", 7)


def test_news_radio_helps_a_blocker_of_mine_and_for_a_pool_anothers() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 6))
    radio = game.in_play("Alexis", "KRCG News Radio")
    game.pick("hunt", minion=krid)
    game.pick("block", ira)
    game.pick("use", radio, by="Alexis")
    # The block succeeds and they fight.
    assert (ira.locked, radio.locked, krid.blood) == (True, True, 5)


def test_tribute_takes_one_from_each_ready_vampire() -> None:
    game = in_master_phase()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=3)
    nora = game.ready("Sarah", vampire("Nora", 6), blood=0)
    (tribute,) = game.hand("Sarah", "Tribute to the Master")
    game.pick("master", tribute)
    assert (krid.blood, nora.blood, game["Sarah"].pool) == (2, 0, 31)


def test_a_vampire_of_another_steals_powerbase_montreal() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    base = game.in_play("Alexis", "Powerbase: Montreal")
    game.pick("card in play", base, minion=krid)
    game.pass_all()
    assert (base.controller, base.place.seat) == (0, 0)


def test_a_blood_doll_is_used_on_a_vampire_in_torpor_too() -> None:
    """As a ruling on it says."""
    game = table()
    krid = game.torpor("Sarah", vampire("Krid", 6), blood=2)
    doll = game.on(krid, "Blood Doll")
    game.phase("master", of="Sarah")
    game.pick("use", doll)
    game.pick("blood")
    assert (krid.blood, game["Sarah"].pool) == (1, 31)
