"""Vampires who keep their blood, their hand, their intercept, what they contest."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_elders import call, until
from vtes_desktop.rules.invented import library, vampire


def test_basir_feeds_on_discipline_cards_and_neither_blocks_nor_reacts() -> None:
    game = table()
    basir = game.ready("Sarah", "Basir", blood=0)
    game.hand("Sarah", "Celerity")
    game.phase("master", "Sarah")
    game.pick("master", "Celerity")
    if game.options("target"):
        game.pick("target", target=basir)
    game.pass_all()
    assert basir.attached and basir.blood == 1
    game = table()
    basir, ira = game.ready("Sarah", "Basir"), game.ready("Justin", vampire("Ira", 4))
    game.hand("Sarah", "Wake with Evening's Freshness")
    game.phase("minion", "Justin")
    game.pick("bleed", minion=ira)
    assert not game.options("block") and not game.options("play")
    game.pass_all()
    assert game["Sarah"].pool == 29


@pytest.mark.parametrize(("given", "blocks"), [(1, True), (2, False)])
def test_gael_has_an_intercept_of_one_whatever_is_played(given: int, blocks: bool) -> None:
    game = table()
    gael = game.ready("Alexis", "Gaël Pilet")
    game.on(gael, "Sport Bike")
    game.on(gael, "Sport Bike")
    ira = game.ready("Sarah", vampire("Ira", 4, text=f"+{given} stealth."))
    game.pick("bleed", minion=ira)
    game.pick("block", minion=gael)
    game.pass_all()
    assert (game["Alexis"].pool == 30) == blocks


def test_hagar_keeps_the_hand_short_while_unlocked_in_the_own_turn() -> None:
    game = table()
    hagar = game.ready("Sarah", "Hagar Stone")
    game.hand("Sarah", "Blood Doll", "Effective Management")
    game.phase("master", "Sarah")
    game.start()
    held = len(game["Sarah"].piles["hand"])
    game.pick("master", "Blood Doll")
    if game.options("target"):
        game.pick("target", target=hagar)
    game.go_to("minion", "Sarah")
    assert len(game["Sarah"].piles["hand"]) == held - 1
    game.pick("hunt", minion=hagar)
    game.go_to("discard", "Sarah")
    assert len(game["Sarah"].piles["hand"]) == held
    game = table()
    game.ready("Sarah", "Hagar Stone")
    game.hand("Sarah", "Blood Doll")
    game.phase("master", "Sarah")
    game.start()
    held = len(game["Sarah"].piles["hand"])
    game.pick("master", "Blood Doll")
    while game.table.active == 0:
        game.passes()
    assert len(game["Sarah"].piles["hand"]) == held


def test_hagar_lets_what_is_discarded_be_replaced() -> None:
    game = table()
    game.ready("Sarah", "Hagar Stone")
    game.phase("discard", "Sarah")
    game.start()
    held = len(game["Sarah"].piles["hand"])
    game.referee.answer(0)
    assert len(game["Sarah"].piles["ash heap"]) == 1
    assert len(game["Sarah"].piles["hand"]) == held


def test_hagar_keeps_back_what_was_played_not_what_an_effect_discards() -> None:
    """Alexa discards a card for a vote: that is replaced, the card of the referendum is not."""
    for hagar, lacks in (("Hagar Stone", 1), ("Gilbert Duane", 0)):
        game = table()
        game.ready("Sarah", hagar)
        alexa = game.ready("Sarah", "Alexa Draper")
        krid = game.ready("Sarah", vampire("Krid", 6))
        game.hand("Sarah", "Govern the Unaligned")
        call(game, krid)
        until(game, "use", alexa)
        before = len(game["Sarah"].piles["hand"])
        game.pick("use", alexa)
        assert "Govern the Unaligned" in game.names("Sarah", "ash heap")
        assert len(game["Sarah"].piles["hand"]) == before
        assert before == (8 if lacks else 7) - lacks


def test_hagar_keeps_back_events_too() -> None:
    game = table()
    game.ready("Sarah", "Hagar Stone")
    game.hand("Sarah", library("Doom", "Event", text="Gehenna. Nothing happens."))
    game.phase("discard", "Sarah")
    game.start()
    held = len(game["Sarah"].piles["hand"])
    game.pick("event")
    assert len(game["Sarah"].piles["hand"]) == held - 1


def test_who_contests_with_the_controller_of_democritus_burns_one_pool_more() -> None:
    for ready, cost in ((True, 2), (False, 1)):
        game = table()
        (game.ready if ready else game.torpor)("Alexis", "Democritus")
        game.contested("Alexis", "Theo Bell", marks={"contested": "yes"})
        game.contested("Sarah", "Theo Bell", marks={"contested": "yes"})
        game.phase("unlock", "Sarah")
        assert [option.amount for option in game.options("contest")] == [cost]
        game.pick("contest")
        assert game["Sarah"].pool == 30 - cost
        while game.asked == "Sarah":
            game.passes()
        assert [option.amount for option in game.options("contest")] == [1]


def test_olugbenga_pays_for_a_contested_vampire_with_blood() -> None:
    def contest(card: str) -> tuple:  # type: ignore[type-arg]
        game = table()
        olugbenga = game.ready("Sarah", "Olugbenga", blood=3)
        mine = game.contested("Sarah", card, marks={"contested": "yes"}, blood=2)
        game.contested("Alexis", card, marks={"contested": "yes"})
        game.phase("unlock", "Sarah")
        return game, olugbenga, mine

    game, olugbenga, mine = contest("Theo Bell")
    assert len(game.options("contest")) == 3
    game.pick("contest", target=olugbenga)
    assert (game["Sarah"].pool, olugbenga.blood, mine.blood) == (30, 2, 2)
    game, olugbenga, mine = contest("Theo Bell")
    game.pick("contest", target=mine)
    assert (game["Sarah"].pool, olugbenga.blood, mine.blood) == (30, 3, 1)
    game, *_ = contest("The Barrens")
    assert [option.amount for option in game.options("contest")] == [1]


def test_sennadurek_unlocks_as_the_edge_is_lost_in_others_turns() -> None:
    game = table()
    one = game.ready("Sarah", "Sennadurek", locked=True)
    ira = game.ready("Justin", vampire("Ira", 4))
    game.give_edge("Alexis")
    game.phase("minion", "Justin")
    game.pick("bleed", minion=ira)
    while not game.options("yes"):
        game.passes()
    assert not one.locked and game.asked == "Sarah"
    game.pick("yes")
    assert game.asked == "Sarah" and game.options("seen")
    game = table()
    one = game.ready("Sarah", "Sennadurek", locked=True)
    ira = game.ready("Sarah", vampire("Ira", 4))
    game.give_edge("Alexis")
    game.pick("bleed", minion=ira)
    while game.edge != "Sarah":
        game.passes()
    assert one.locked
    assert not any("unlocks" in line for line in game.log)
