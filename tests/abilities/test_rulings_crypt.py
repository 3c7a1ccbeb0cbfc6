"""Minions' own cards as their rulings say, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_modifiers import go_on
from vtes_desktop.rules.invented import vampire


@pytest.mark.parametrize("name", ["Lord Tremere", "Nakhthorheb", "Nicomedes", "Alexandra"])
def test_what_is_used_during_ones_turn_can_be_used_during_an_action(name: str) -> None:
    """TOM 19960214, LSJ 20001201, LSJ 20010702: at any point of the phase, and so while an action goes on."""
    game = table()
    elder = game.ready("Sarah", name, locked=name == "Nakhthorheb", blood=5)
    krid = game.ready("Sarah", vampire("Krid", 3, clan="Toreador" if name == "Alexandra" else "Tremere"))
    game.ready("Alexis", vampire("Watcher", 2))
    game.pick("bleed", minion=krid)
    go_on(game, lambda: bool(game.options("use")) or game.table.action is None)
    assert game.table.action is not None
    assert {option.copy for option in game.options("use")} == {elder.id}
    game.pick("use", elder)
    if name in ("Lord Tremere", "Alexandra"):
        assert krid.locked
        game.pick("way", amount=1)
        assert not krid.locked
    elif name == "Nakhthorheb":
        assert not elder.locked
    else:
        assert elder.blood == 4


@pytest.mark.parametrize("name", ["Lord Tremere", "Nakhthorheb", "Nicomedes"])
def test_it_cannot_be_used_in_the_turn_of_another(name: str) -> None:
    game = table()
    elder = game.ready("Alexis", name, locked=name == "Nakhthorheb", blood=5)
    krid = game.ready("Sarah", vampire("Krid", 3, clan="Tremere"))
    game.ready("Alexis", vampire("Watcher", 2))
    game.pick("bleed", minion=krid)
    while game.table.action is not None and game.choice is not None:
        assert elder.id not in {option.copy for option in game.options("use")}
        game.passes()


@pytest.mark.parametrize(("name", "actions"), [("Nana Buruku", 2), ("Anson", 2), ("Cybele", 2), ("Gilbert Duane", 1)])
def test_two_master_phase_actions_instead_of_one(name: str, actions: int) -> None:
    game = table()
    game.phase("unlock", of="Sarah")
    game.ready("Sarah", name)
    game.hand("Sarah", "Villein")
    game.start()
    while game.table.phase != "master":
        game.passes()
    assert game.table.tally["master phase actions"] == actions


@pytest.mark.parametrize(("name", "actions"), [("Unmada", 2), ("Sreelekha", 2), ("Gilbert Duane", 1)])
def test_more_discard_phase_actions(name: str, actions: int) -> None:
    game = table()
    game.phase("influence", of="Sarah")
    game.ready("Sarah", name)
    game.start()
    while game.table.phase != "discard":
        game.passes()
    assert game.choice is not None
    assert game.table.tally["discard phase actions"] == actions


def test_a_mandatory_press_is_used() -> None:
    """Adrino Manauara presses to continue in the first round, whether his controller likes it or not."""
    fight = fighting(kurt="Adrino Manauara", blood=(6, 6))
    fight.end()
    # Two rounds of hand strikes.
    assert fight.blood == (4, 4)
    fight = fighting(kurt="Gilbert Duane", blood=(6, 6))
    fight.end()
    assert fight.blood == (5, 5)
