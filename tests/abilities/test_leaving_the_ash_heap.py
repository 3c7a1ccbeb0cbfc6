"""What is remembered of cards in an ash heap, as they go where nobody may follow them."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_politics import passed
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.table import Place


def test_an_ally_that_was_burned_goes_back_to_a_hand_without_the_turn_of_that() -> None:
    game = table()
    fellow = game.ready("Sarah", ally("Fellow", life=2), blood=2)
    game.phase("minion", of="Sarah")
    game.rules.burn(fellow)
    assert fellow.place.region == "ash heap"
    assert "burned in turn" in fellow.marks
    held = len(game.rules.pile(0, "hand"))
    game.rules.doing.move_card(fellow, Place(0, "hand"))
    back = game.rules.pile(0, "hand")
    assert len(back) == held + 1
    assert not any(copy.marks for copy in back)


@pytest.mark.parametrize(("level", "region"), [("nec", "uncontrolled"), ("NEC", "ready")])
def test_a_vampire_that_comes_back_by_possession_is_another_one_to_the_rack(level: str, region: str) -> None:
    """Rulings on Possession and The Rack."""
    game = table()
    game.ready("Sarah", vampire("Krid", 6, "NEC"), blood=6)
    back = game.ash_heap("Sarah", vampire("Ira", 4))[0]
    rack = game.in_play("Sarah", "The Rack", marks={"chosen": str(back.id)})
    game.hand("Sarah", "Possession")
    game.phase("minion", of="Sarah")
    game.pick("action card", "Possession", level=level)
    while game.table.action is not None:
        if game.options("target"):
            game.pick("target", back)
        else:
            game.passes()
    assert back.place.region == region
    assert "chosen" not in rack.marks


@pytest.mark.parametrize("burned", [True, False])
def test_the_rack_loses_track_of_the_capuchin_who_burns_and_not_of_who_is_banished(burned: bool) -> None:
    """Rulings on The Capuchin and Banishment."""
    game = table()
    capuchin = game.ready("Sarah", "The Capuchin", blood=1)
    rack = game.in_play("Sarah", "The Rack", marks={"chosen": str(capuchin.id)})
    krid = game.ready("Sarah", vampire("Krid", 12, title="prince of Rome"), blood=6)
    game.hand("Sarah", "Banishment")
    game.phase("minion", of="Sarah")
    if burned:
        game.rules.burn(capuchin)
        game.pass_all()
        while capuchin.place.region == "ash heap":
            game.passes()
    else:
        game.pick("political", "Banishment", minion=krid)
        passed(game)
    assert capuchin.place.region == "uncontrolled"
    assert ("chosen" in rack.marks) is not burned


def test_a_vampire_that_comes_back_in_the_turn_can_play_what_one_can_play_once_in_a_turn() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6, "NEC"), blood=6)
    ira = game.ready("Sarah", vampire("Ira", 6, "CEL FOR"), blood=6)
    ozmo = game.ready("Sarah", vampire("Ozmo", 3))
    game.hand("Sarah", "Forced March", "Forced March", "Possession")
    game.phase("minion", of="Sarah")
    game.pick("hunt", minion=ira)
    while not game.options("play"):
        game.passes()
    game.pick("play", "Forced March")
    game.pass_all()
    assert not ira.locked
    game.rules.burn(ira)
    game.pick("hunt", minion=ozmo)
    game.pass_all()
    game.pick("action card", "Possession", level="NEC")
    while game.table.action is not None:
        if game.options("target"):
            game.pick("target", ira)
        else:
            game.passes()
    game.pick("hunt", minion=ira)
    while game.table.action is not None and not game.options("play"):
        game.passes()
    game.pick("play", "Forced March")
