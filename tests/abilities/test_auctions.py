"""Auctions of vampires and control for a while, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.test_elders import until
from tests.abilities.test_master_cards_grounds import at
from tests.bots.positions import decided
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, imbued, vampire

IRA = vampire("Ira", 6)
JUSTICAR = vampire("Judge", 7, clan="Ventrue", title="justicar of Ventrue")
LORD = vampire("Lord", 7, clan="Ventrue")


def bids(game: Position, *offered: tuple[str, int]) -> None:
    """Bid one after the other; who is not named passes, until the auction is over."""
    left = list(offered)
    while game.options("bid"):
        if left and left[0][0] == game.asked:
            game.pick("bid", amount=left.pop(0)[1])
        else:
            game.passes()
    assert not left


def test_the_highest_bid_of_hostile_takeover_goes_to_the_controller() -> None:
    game = at("master")
    game.hand("Sarah", "Hostile Takeover")
    game.ready("Sarah", LORD)
    ira = game.ready("Alexis", IRA)
    game.ready("Alexis", vampire("Elder", 7))
    game.pick("master")
    assert {option.amount for option in game.options("bid")} == set(range(1, 30))
    bids(game, ("Sarah", 2), ("Justin", 3), ("Sarah", 4))
    assert (ira.controller, game["Sarah"].pool, game["Alexis"].pool, game["Justin"].pool) == (0, 25, 34, 30)


def test_a_controller_who_wins_pays_half_to_the_bank_and_may_bid_twice_her_pool() -> None:
    game = at("master")
    game.hand("Sarah", "Hostile Takeover")
    game.ready("Sarah", LORD)
    ira = game.ready("Alexis", IRA)
    game.pool("Alexis", 4)
    game.pick("master")
    game.pick("bid", amount=4)
    assert (game.asked, max(option.amount for option in game.options("bid"))) == ("Alexis", 8)
    bids(game, ("Alexis", 5))
    assert (ira.controller, game["Sarah"].pool, game["Alexis"].pool) == (1, 29, 1)


def test_nobody_need_bid_and_no_elder_is_taken_over() -> None:
    game = at("master")
    game.hand("Sarah", "Hostile Takeover")
    game.ready("Sarah", LORD)
    ira = game.ready("Alexis", IRA)
    game.pick("master")
    bids(game)
    assert (ira.controller, game["Alexis"].pool) == (1, 30)
    game = at("master")
    game.hand("Sarah", "Hostile Takeover")
    game.ready("Sarah", LORD)
    game.ready("Alexis", vampire("Elder", 7))
    assert not game.options("master")


def test_temptation_is_paid_to_the_bank_up_to_five_of_it_later() -> None:
    game = at("master")
    game.hand("Sarah", "Temptation of Greater Power", "Temptation of Greater Power")
    game.ready("Sarah", JUSTICAR)
    ira = game.ready("Alexis", IRA)
    game.pick("master")
    game.pick("target", ira)
    bids(game, ("Sarah", 7))
    game.pick("number", amount=5)
    assert (ira.controller, game["Sarah"].pool, game["Alexis"].pool) == (0, 25, 30)
    assert not game.options("master")  # Only one in a game.
    game.go_to("discard", of="Sarah")
    assert game["Sarah"].pool == 24
    assert game.table.tally["owes a bid: 0"] == 4


def test_temptation_needs_a_justicar_and_lets_one_bid_more_than_one_has() -> None:
    game = at("master")
    game.hand("Sarah", "Temptation of Greater Power")
    game.ready("Alexis", IRA)
    assert not game.options("master")
    game = at("master")
    game.hand("Sarah", "Temptation of Greater Power")
    game.ready("Sarah", JUSTICAR)
    game.ready("Alexis", IRA)
    game.pool("Sarah", 6)
    game.pick("master")
    game.pick("target", "Ira") if game.options("target") else None
    assert max(option.amount for option in game.options("bid")) == 8
    bids(game, ("Sarah", 6))
    assert {option.amount for option in game.options("number")} == {3, 4, 5}


def test_malkavian_dementia_lasts_until_the_next_unlock_phase() -> None:
    game = at("master")
    game.hand("Sarah", "Malkavian Dementia")
    mad = game.ready("Alexis", vampire("Mad", 5, clan="Malkavian"), locked=False)
    game.pick("master")
    assert mad.controller == 0
    game.go_to("discard", of="Alexis")
    assert mad.controller == 0
    mad.locked = True
    game.ready("Sarah", IRA)
    game.go_to("minion", of="Sarah")
    # He goes back before anything unlocks.
    assert (mad.controller, mad.locked) == (1, True)
    game = at("master")
    game.hand("Sarah", "Malkavian Dementia")
    game.ready("Sarah", vampire("Mad", 5, clan="Malkavian"))
    game.ready("Alexis", IRA)
    assert not game.options("master")


@pytest.mark.parametrize("name", ["Hostile Takeover", "From a Sinking Ship"])
def test_a_malkavian_taken_for_good_does_not_go_back(name: str) -> None:
    game = at("master")
    game.hand("Sarah", "Malkavian Dementia")
    mad = game.ready("Alexis", vampire("Mad", 5, clan="Malkavian"))
    game.ready("Justin", LORD)
    game.ready("Sarah", IRA)
    game.pick("master")
    game.pool("Sarah", 3)
    game.go_to("discard", of="Alexis")
    game.hand_size("Justin", 9)
    game.hand("Justin", name)
    game.passes()
    until(game, "master")
    game.pick("master")
    game.pick("target", mad) if game.options("target") else None
    bids(game, ("Justin", 1)) if name == "Hostile Takeover" else None
    assert mad.controller == 2
    game.go_to("minion", of="Sarah")
    assert mad.controller == 2


def test_who_is_ousted_takes_along_whom_she_controls_for_a_while() -> None:
    game = at("master")
    game.hand("Sarah", "Malkavian Dementia")
    mad = game.ready("Alexis", vampire("Mad", 5, clan="Malkavian"))
    game.pick("master")
    game.pool("Sarah", 1)
    foe = game.ready("Justin", vampire("Foe", 5))
    game.go_to("minion", of="Justin")
    game.pick("bleed", minion=foe)
    game.pass_all()
    assert game["Sarah"].ousted
    assert mad.place.region == "removed"


@pytest.mark.parametrize(("pool", "size", "seen"), [(3, 6, True), (4, 6, False), (3, 7, False), (3, 0, True)])
def test_from_a_sinking_ship_takes_a_minion_of_who_has_little_pool(pool: int, size: int, seen: bool) -> None:
    game = at("master")
    game.hand("Sarah", "From a Sinking Ship")
    target = game.ready("Justin", vampire("Foe", size) if size else ally("Helper", 2))
    game.ready("Alexis", vampire("Other", 3))
    game.pool("Justin", pool)
    assert bool(game.options("master")) == seen
    if seen:
        game.pick("master")
        assert target.controller == 0


def test_from_a_sinking_ship_takes_an_imbued_too() -> None:
    game = at("master")
    game.hand("Sarah", "From a Sinking Ship")
    target = game.ready("Justin", imbued("Witness", 8))
    game.pool("Justin", 3)
    game.pick("master")
    assert target.controller == 0


def test_a_computer_player_bids_little_and_not_for_a_weakling() -> None:
    for foe, much in (("Abiku", True), ("Anarch Convert", False)):
        game = at("master")
        game.hand("Sarah", "Hostile Takeover")
        game.ready("Sarah", "Alan Sovereign")
        theirs = game.ready("Alexis", foe)
        game.pick("master")
        game.pick("target", theirs)
        option = decided(game)
        assert (option.kind == "bid", option.amount) == (much, 1 if much else 0)
