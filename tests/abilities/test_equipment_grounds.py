"""Locations that are equipment in the hand: what they do upon others' minions."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.table import Copy

MOTHER = "Gran Madre di Dio, Italy"


def mother(of: str, bearer: int = 6) -> Position:
    """It lies on somebody's vampire."""
    game = table()
    game.on(game.ready(of, vampire("Guard", bearer)), MOTHER)
    return game


def born(game: Position, capacity: int) -> Copy:
    """A vampire that Sarah brings into play in her influence phase."""
    child = game.uncontrolled("Sarah", vampire("Child", capacity), blood=capacity)
    game.phase("influence", of="Sarah")
    while child.place.region == "uncontrolled":
        game.passes()
    return child


@pytest.mark.parametrize(("bearer", "blood"), [(6, 3), (4, 4), (3, 4)])
def test_a_mother_locks_whom_a_neighbour_brings_into_play(bearer: int, blood: int) -> None:
    child = born(mother("Alexis", bearer), 4)
    assert (child.locked, child.blood) == (True, blood)


def test_a_mother_spares_her_own() -> None:
    child = born(mother("Sarah"), 4)
    assert (child.locked, child.blood) == (False, 4)


def test_a_mother_on_an_ally_burns_no_blood() -> None:
    game = table()
    game.on(game.ready("Alexis", ally("Mage", 9)), MOTHER)
    child = born(game, 4)
    assert (child.locked, child.blood) == (True, 4)


def test_a_mother_locks_recruits() -> None:
    game = mother("Alexis")
    kurt = game.ready("Sarah", vampire("Kurt", 6))
    game.hand("Sarah", library("Dog", "Ally", text="Ally with 2 life. 1 strength, 0 bleed."))
    game.pick("recruit", minion=kurt)
    game.pass_all()
    dog = next(copy for copy in game.table.copies.values() if game.name(copy) == "Dog")
    assert (dog.locked, dog.blood) == (True, 2)
