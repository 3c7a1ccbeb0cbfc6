"""A hunt for which cards of an ash heap are removed, and what equipment is passed on."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire


def pair(*heap: str) -> Position:
    game = table()
    game.ready("Sarah", "Giovanni del Georgio", blood=2)
    game.ash_heap("Alexis", *heap)
    game.phase("minion", of="Sarah")
    return game


def test_two_copies_are_removed_for_a_hunt_of_three() -> None:
    game = pair("Blur", "Vessel", "Blur", "Blur", "Vessel")
    (giovanni,) = (copy for copy in game.table.copies.values() if game.name(copy) == "Giovanni del Georgio")
    game.pick("card in play")
    assert {game.name(game.rules.copy(each.copy)) for each in game.options("target")} == {"Blur", "Vessel"}
    game.pick("target", "Blur")
    over(game)
    assert giovanni.blood == 5 and giovanni.locked
    assert game.names("Alexis", "removed") == ["Blur", "Blur"]
    assert sorted(game.names("Alexis", "ash heap")) == ["Blur", "Vessel", "Vessel"]


def test_it_is_a_hunt_that_is_not_directed() -> None:
    game = table("Sarah", "Alexis", "Justin")
    giovanni = game.ready("Sarah", "Giovanni del Georgio", blood=2)
    game.ash_heap("Alexis", "Blur", "Blur")
    game.ready("Alexis", vampire("Ira", 6))
    game.phase("minion", of="Sarah")
    game.pick("card in play")
    assert game.rules.action.stealth == 1 and game.rules.action.kind == "hunt" and not game.rules.action.seats
    over(game)
    assert giovanni.blood == 5


@pytest.mark.parametrize("heap", [("Blur", "Vessel"), ()])
def test_without_two_copies_there_is_no_such_hunt(heap: tuple[str, ...]) -> None:
    assert not pair(*heap).options("card in play")
