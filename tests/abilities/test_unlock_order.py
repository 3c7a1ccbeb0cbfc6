"""What cards do in the unlock phase comes when its Methuselah says (sec. 4), and at the latest as she goes on."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.asking import IllegalError


def revolting(pool: int) -> Position:
    """Sarah with the Edge and without an anarch, in her unlock phase under an Anarch Revolt of Justin's."""
    game = table()
    game.ready("Sarah", vampire("Krid", 5))
    game.in_play("Justin", "Anarch Revolt")
    game.pool("Sarah", pool)
    game.give_edge("Sarah")
    game.phase("unlock", of="Sarah")
    return game


def test_the_pool_for_the_edge_may_be_taken_before_what_a_card_burns() -> None:
    """With one pool she takes that for the Edge first, and lives."""
    game = revolting(1)
    game.pick("edge")
    # Nothing else could be done then, and so it was.
    assert (game["Sarah"].pool, game["Sarah"].playing) == (1, True)


def test_it_may_be_done_before_it_must() -> None:
    game = revolting(5)
    game.pick("order", "Anarch Revolt")
    assert game["Sarah"].pool == 4
    game.pick("edge")
    assert game["Sarah"].pool == 5
    # Nothing is left to be done, neither again nor otherwise.
    assert game.table.phase == "master" or not game.options("order")


def test_going_on_does_what_is_due_once() -> None:
    game = revolting(5)
    game.pick("pass")
    assert game["Sarah"].pool == 4
    assert game.table.phase != "unlock" or not game.options("order")


def test_where_nothing_else_can_be_done_it_is_done_at_once() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 5))
    game.in_play("Justin", "Anarch Revolt")
    game.phase("unlock", of="Sarah")
    game.start()
    assert game["Sarah"].pool == 29


def test_an_anarch_at_the_end_of_the_phase_is_enough() -> None:
    """Ruling on Anarch Revolt: what counts is whether there is a ready anarch by the end of the unlock phase."""
    game = revolting(5)
    game.ready("Sarah", vampire("Rebel", 4, sect="Anarch"))
    game.pick("pass")
    assert game["Sarah"].pool == 5
    game = revolting(5)
    with pytest.raises(IllegalError):
        game.pick("order", "Smiling Jack, The Anarch")
