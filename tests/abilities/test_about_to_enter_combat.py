"""What is for who is about to enter combat with the acting minion: over leaving torpor nobody fights (sec. 6.5.2)."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING
from tests.abilities.table import table
from vtes_desktop.rules.invented import vampire
from vtes_desktop.rules.minion.blocks import ADDED

CARDS = [("Obedience", 4), ("Promise of 1528", 8), ("Promise of 1528", 4)]


@pytest.mark.parametrize("leaves", [False, True])
@pytest.mark.parametrize(("name", "capacity"), CARDS)
def test_who_blocks_is_about_to_fight_but_over_leaving_torpor(name: str, capacity: int, leaves: bool) -> None:
    game = table()
    face = vampire("Actor", capacity, EVERYTHING)
    actor = (game.torpor if leaves else game.ready)("Sarah", face, blood=3)
    blocker = game.ready("Alexis", vampire("Blocker", 6, EVERYTHING, clan="Giovanni"))
    blocker.marks[ADDED] = "5"
    card, *_ = game.hand("Alexis", name)
    game.phase("minion", of="Sarah")
    game.pick("leave torpor" if leaves else "hunt", minion=actor)
    while not game.options("block"):
        game.passes()
    game.pick("block", blocker)
    offered = False
    while game.choice and game.table.action is not None and game.table.combat is None:
        offered = offered or any(option.copy == card.id for option in game.options("play"))
        if not any(option.kind in ("pass", "no block") for option in game.options()):
            break
        game.passes()
    assert offered is not leaves
