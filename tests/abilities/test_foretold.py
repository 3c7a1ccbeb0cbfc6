"""The terms of a referendum say who gains and who burns how much, as the table stands."""

from __future__ import annotations

from tests.abilities.test_politics import called
from vtes_desktop.rules.invented import vampire


def test_shares_are_told_by_name_and_number() -> None:
    game, _ = called("Kine Resources Contested")
    game.pick("points", seat="Sarah", amount=0)
    game.pick("points", seat="Alexis", amount=3)
    assert game.table.referendum is not None
    assert game.table.referendum.terms == "Alexis burns 3 pool, Justin burns 1 pool"


def test_what_is_counted_is_counted_for_each_methuselah() -> None:
    game, _ = called("Political Stranglehold")
    game.ready("Alexis", vampire("Ira", 9))
    assert game.table.referendum is not None
    assert game.table.referendum.terms == "Sarah gains 3 pool"
