"""Why a card that plays itself can't be played, where only its own text knows."""

from __future__ import annotations

from tests.abilities.table import table
from vtes_desktop.rules.invented import vampire
from vtes_desktop.rules.why.card import why_not


def test_an_action_without_a_target_says_what_it_lacks() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6, "DOM"), blood=4)
    (card,) = game.hand("Sarah", "Graverobbing")
    said = why_not(game.rules, game.choice, 0, card)
    assert "Krid finds no vampire that it could be played on" in said
    assert "sec. 1.6.1" in said


def test_nothing_is_said_of_a_card_that_has_a_target() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6, "DOM"), blood=4)
    game.torpor("Alexis", vampire("Ira", 4), blood=0)
    (card,) = game.hand("Sarah", "Graverobbing")
    assert why_not(game.rules, game.choice, 0, card).startswith("This can be done now:")
