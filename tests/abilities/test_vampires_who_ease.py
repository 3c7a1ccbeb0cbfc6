"""Vampires that let others become anarchs for nothing, or wake by the Edge."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_modifiers import go_on
from vtes_desktop.rules.invented import vampire


@pytest.mark.parametrize(("whose", "left"), [("Sarah", 5), ("Alexis", 3)])
def test_brunhilde_lets_her_methuselahs_vampires_become_anarchs_for_nothing(whose: str, left: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, sect="Camarilla"), blood=5)
    game.ready(whose, "Brunhilde (ADV)", blood=2, locked=True)
    game.pick("become anarch", minion=krid)
    go_on(game, lambda: game.table.action is None)
    assert krid.blood == left
    assert krid.marks.get("sect") == "Anarch"


@pytest.mark.parametrize(("edge", "locked", "may"), [(1, True, True), (0, True, False), (1, False, False)])
def test_gracetius_wakes_while_his_methuselah_has_the_edge(edge: int, locked: bool, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=4)
    gracetius = game.ready("Alexis", "Gracetius", blood=3, locked=locked)
    game.table.edge = edge
    game.pick("bleed", minion=krid)
    go_on(game, lambda: game.table.action is None or bool(game.options("use")))
    assert bool(game.options("use")) == may
    if may:
        game.pick("use", gracetius)
        go_on(game, lambda: game.table.action is None or bool(game.options("block")))
        game.pick("block", gracetius)
        go_on(game, lambda: game.table.action is None)
        assert krid.blood == 2, "they fought"
