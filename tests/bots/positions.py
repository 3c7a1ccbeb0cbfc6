"""What a computer Methuselah does in a position that was laid out."""

from __future__ import annotations

from functools import cache

from tests.game import catalogue
from tests.rules.random_game import texts
from vtes_desktop.abilities.position import Position
from vtes_desktop.bots.mind import Level, Mind
from vtes_desktop.bots.view import Knowledge, View
from vtes_desktop.bots.weights import weights_of
from vtes_desktop.play.updates import Asked
from vtes_desktop.table.asking import Option
from vtes_desktop.table.sight import cut


@cache
def knowledge() -> Knowledge:
    """Of the installed cards."""
    return Knowledge(catalogue(), texts())


def decided(game: Position, level: Level = "regular", mind: Mind | None = None) -> Option:
    """The option that whoever is asked picks now; with a `mind` that remembers what it has picked before."""
    choice = game.choice
    assert choice is not None
    asked = Asked(1, choice.seat, choice.kind, choice.question, choice.rule, choice.about, choice.options)
    mind = mind or Mind(knowledge(), choice.seat, level, seed="same")
    return choice.options[mind.decide(cut(game.table, choice.seat), asked).option]


def seen(game: Position) -> View:
    """What the first seat sees."""
    return View(cut(game.table, 0), 0, knowledge(), weights_of())


def until(game: Position, kind: str) -> None:
    """Everybody passes until a question of a kind is asked."""
    while game.choice is not None and game.choice.kind != kind:
        game.passes()
    assert game.choice is not None
