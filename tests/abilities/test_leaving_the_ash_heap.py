"""What is remembered of cards in an ash heap, as they go where nobody may follow them."""

from __future__ import annotations

from tests.abilities.table import table
from vtes_desktop.rules.invented import ally
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
