"""Minions' own cards as their rulings say, played through the referee."""

from __future__ import annotations

import pytest

from tests.abilities.fights import fighting, step
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


@pytest.mark.parametrize("turn", ["Sarah", "Alexis"])
@pytest.mark.parametrize("name", ["Katherine Stoddard", "Nicomedes", "The Medic", "Alexandra"])
def test_what_is_used_during_ones_turn_can_be_used_in_a_combat_of_it(name: str, turn: str) -> None:
    game = table()
    elder = game.ready("Sarah", name, blood=3)
    game.ready("Sarah", vampire("Tor", 5, clan="Toreador"))
    krid = game.ready(turn, vampire("Krid", 5, sect="Anarch"), blood=2)
    ira = game.ready("Sarah" if turn == "Alexis" else "Alexis", vampire("Ira", 5, text="+2 intercept."))
    game.hand("Sarah", "Enhanced Senses")
    game.give_edge("Sarah")
    game.phase("minion", of=turn)
    game.pick("hunt", minion=krid)
    go_on(game, lambda: any(option.copy == ira.id for option in game.options("block")))
    game.pick("block", ira)
    for _ in range(40):
        fights = game.table.combat is not None
        if game.table.action is None or (fights and any(option.copy == elder.id for option in game.options("use"))):
            break
        step(game)
    # In her own turn, while the combat goes on; in another's not at all.
    assert (game.table.combat is not None) == (turn == "Sarah")
    if turn == "Alexis":
        return
    held = [copy.id for copy in game.rules.pile(0, "hand")]
    game.pick("use", elder)
    if name == "The Medic":
        if game.options("target"):
            game.pick("target", krid)
        assert not game.edge and any("1 blood" in line for line in game.log)
    elif name != "Alexandra":
        if game.options("discard"):
            game.pick("discard", "Enhanced Senses")
        now = [copy.id for copy in game.rules.pile(0, "hand")]
        assert len(now) == 7 and now != held
    assert all(option.copy != elder.id for option in game.options("use"))


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
