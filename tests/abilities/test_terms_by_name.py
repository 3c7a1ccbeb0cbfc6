"""The terms of a referendum name what was chosen for it by a name of its own: the victim, the vampire, the number."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire


def terms(card: str) -> str:
    """The terms as everybody reads them when votes are cast; the first that may be chosen is."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 9, sect="Sabbat", title="archbishop of Oslo"))
    ira = game.ready("Alexis", vampire("Ira", 5))
    game.on(ira, "Ivory Bow")
    game.hand("Sarah", card)
    game.phase("minion", of="Sarah")
    game.pick("political", minion=krid)
    for _ in range(60):
        if (call := game.table.referendum) is not None and call.step == "polling":
            return call.terms
        if any(option.kind in ("pass", "no block") for option in game.options()):
            game.passes()
        else:
            assert isinstance(game, Position) and game.referee is not None
            game.referee.answer(0)
    raise AssertionError(f"It never comes to that: {game}")


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("Public Vilification", "1 blood moves from Ira to each vampire"),
        ("Political Flux", "earns as much pool as 1 instead"),
        ("Confiscation", "moves to Krid"),
    ],
)
def test_terms_name_what_was_chosen(card: str, said: str) -> None:
    assert said in terms(card)
    assert "chosen as" not in terms(card) and "number “" not in terms(card)
