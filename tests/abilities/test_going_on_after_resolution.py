"""A blocked action that goes on after its resolution (Go-getter)."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy


def equipping(*, blood: int = 5, cards: tuple[str, ...] = ("Go-getter",)) -> tuple[Position, Copy, Copy]:
    """Krid, a Ravnos with superior Obfuscate, is about to equip; Eve of Alexis can block it."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, "OBF", clan="Ravnos"), blood=blood)
    eve = game.ready("Alexis", vampire("Eve", 5, text="+2 intercept."))
    game.hand("Sarah", "Learjet", *cards)
    game.pick("equip", minion=krid)
    return game, krid, eve


def goes_through(game: Position, eve: Copy | None, *, blocks: int = 1, plays: bool = True) -> int:
    """Eve blocks so many times; whoever fights strikes with the hands. How often Go-getter could be played after it."""
    offered = 0
    for _ in range(80):
        if game.table.action is None:
            break
        if blocks and eve is not None and any(each.copy == eve.id for each in game.options("block")):
            blocks -= 1
            game.pick("block", eve)
        elif game.options("hand strike"):
            game.pick("hand strike")
        elif any(each.level == "OBF" for each in game.options("play")):
            offered += 1
            game.pick("play", "Go-getter", level="OBF") if plays else game.passes()
        else:
            game.passes()
    return offered


def test_a_go_getter_equips_after_the_block() -> None:
    game, krid, eve = equipping()
    assert goes_through(game, eve) == 1
    assert [game.name(game.table.copies[each]) for each in krid.attached] == ["Learjet"]
    # One for the blow, one for going on; the Learjet costs a pool.
    assert (krid.blood, game["Sarah"].pool, krid.locked, eve.locked) == (3, 29, True, True)


def test_a_go_getter_that_is_not_played_lets_the_action_fail() -> None:
    game, krid, eve = equipping()
    assert goes_through(game, eve, plays=False) == 1
    assert not krid.attached and game["Sarah"].pool == 30


def test_a_go_getters_action_can_be_blocked_again() -> None:
    game, krid, eve = equipping(cards=("Go-getter", "Go-getter"))
    other = game.ready("Alexis", vampire("Other", 5, text="+2 intercept."))
    assert goes_through(game, eve) == 1
    assert krid.attached
    game, krid, eve = equipping()
    other = game.ready("Alexis", vampire("Other", 5, text="+2 intercept."))
    seen = False
    for _ in range(80):
        if game.table.action is None:
            break
        if game.options("block"):
            who = other if eve.locked else eve
            seen |= who is other
            game.pick("block", who)
        elif game.options("hand strike"):
            game.pick("hand strike")
        elif any(each.level == "OBF" for each in game.options("play")):
            game.pick("play", "Go-getter", level="OBF")
        else:
            game.passes()
    assert seen and not krid.attached and game["Sarah"].pool == 30


@pytest.mark.parametrize(("blood", "blocks"), [(1, 1), (5, 0)])
def test_a_go_getter_is_refused_without_blood_or_block(blood: int, blocks: int) -> None:
    game, _, eve = equipping(blood=blood)
    assert goes_through(game, eve, blocks=blocks) == 0


def test_a_bleed_does_not_go_on_by_a_go_getter() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, "OBF", clan="Ravnos"))
    eve = game.ready("Alexis", vampire("Eve", 5))
    game.hand("Sarah", "Go-getter")
    game.pick("bleed", minion=krid)
    assert goes_through(game, eve) == 0
    assert game["Alexis"].pool == 30
