"""Who cannot play action cards: none with which an action is taken, whatever its type, but what an effect brings."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over
from tests.abilities.table import table
from vtes_desktop.rules.invented import vampire

BEAST = "Beast, The Leatherface of Detroit"


@pytest.mark.parametrize("card", [
    "Bum's Rush", "Palatial Estate", "Carlton Van Wyk", "Raven Spy", ".44 Magnum", "Kine Resources Contested",
])  # fmt: skip
def test_beast_plays_no_card_with_which_an_action_is_taken(card: str) -> None:
    game = table()
    beast = game.ready("Sarah", BEAST)
    other = game.ready("Sarah", vampire("Krid", 7, "ani"))
    game.ready("Alexis", vampire("Ira", 5))
    (copy,) = game.hand("Sarah", card)
    may = {option.minion for option in game.options() if option.copy == copy.id}
    assert other.id in may and beast.id not in may


def test_beast_still_bleeds_hunts_and_enters_combat_by_himself() -> None:
    game = table()
    beast = game.ready("Sarah", BEAST)
    game.ready("Alexis", vampire("Ira", 5))
    assert {option.kind for option in game.options() if beast.id in (option.minion, option.copy)} == {
        "bleed", "hunt", "become anarch", "card in play",
    }  # fmt: skip


@pytest.mark.parametrize(("card", "has"), [("Palatial Estate", True), (".44 Magnum", False)])
def test_vast_wealth_brings_beast_a_location_and_no_other_equipment(card: str, has: bool) -> None:
    game = table()
    game.phase("master", of="Sarah")
    beast = game.ready("Sarah", BEAST)
    game.hand("Sarah", "Vast Wealth")
    (copy,) = game.library("Sarah", "Blood Doll", "Blood Doll", card)[2:]
    game.pick("master", "Vast Wealth")
    game.go_to("minion", "Sarah") if game.table.phase == "master" else None
    game.pick("card in play", minion=beast)
    over(game)
    assert (copy.place.on == beast.id) == has
