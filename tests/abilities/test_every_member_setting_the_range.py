"""Rulings on effects that set the range of a combat by themselves, played with each of them: which comes first, and
what can be used all the same."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING
from tests.abilities.fights import step as fights_on
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire

GHOUL = "Asanbonsam Ghoul"
LEVELS = {"Squirrel Balance": "cel", "Neutral Guard": "obe", "Gang Tactics": ""}


def blocked(*modifiers: str, ghoul: bool = False, more: tuple[str, ...] = ()) -> Position:
    """Kurt plays these as his bleed is announced, in this order; Ira or the ghoul blocks him."""
    game = table()
    kurt = game.ready("Sarah", vampire("Kurt", 9, EVERYTHING, clan="Nosferatu antitribu", sect="Anarch"))
    ira = game.ready("Alexis", GHOUL) if ghoul else game.ready("Alexis", vampire("Ira", 9, EVERYTHING))
    game.hand("Sarah", *modifiers, *more)
    game.pick("bleed", minion=kurt)
    for name in modifiers:
        game.pick("play", name, level=LEVELS[name])
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    return game


def ranges(game: Position) -> list[str]:
    """The range of each round that is fought."""
    while game.choice is not None and game.table.action is not None:
        fights_on(game)
    return [line.split()[3].rstrip(",") for line in game.log if line.startswith("The range is")]


@pytest.mark.parametrize(
    ("modifiers", "ghoul", "range"),
    [
        (("Squirrel Balance",), False, "long"),
        (("Squirrel Balance",), True, "long"),
        (("Neutral Guard",), False, "long"),
        (("Neutral Guard",), True, "close"),
        (("Gang Tactics",), True, "close"),
        (("Gang Tactics", "Neutral Guard"), False, "close"),
        (("Neutral Guard", "Gang Tactics"), False, "close"),
        (("Gang Tactics", "Squirrel Balance"), False, "close"),
        (("Squirrel Balance", "Gang Tactics"), False, "long"),
        (("Squirrel Balance", "Neutral Guard"), False, "long"),
    ],
)
def test_of_several_that_set_the_range_the_first_has_it(modifiers: tuple[str, ...], ghoul: bool, range: str) -> None:
    assert ranges(blocked(*modifiers, ghoul=ghoul)) == [range]


@pytest.mark.parametrize("modifier", ["Gang Tactics", "Neutral Guard"])
def test_what_comes_before_range_is_used_though_the_range_is_set(modifier: str) -> None:
    game = blocked(modifier, more=("Carrion Crows", "Fake Out"))
    assert game.choice is not None and game.choice.kind == "before range"
    assert any("Carrion Crows" in option.text for option in game.options("play"))
    while game.choice is not None and game.table.combat is not None:
        assert not any("Fake Out" in option.text for option in game.options("play"))
        fights_on(game)
