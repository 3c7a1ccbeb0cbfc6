"""A position is played by the words of what is offered: ``play(game, "bleed: Kurt", "block: Block with Ira")``."""

from __future__ import annotations

from vtes_desktop.abilities.position import Position

QUIET = ("pass", "no block", "no strike", "hand strike", "no", "seen")
"""What everybody picks who does nothing, the first that is offered."""


def offers(game: Position, what: str, by: str = "") -> bool:
    """Whether something of those words is offered now."""
    return by in ("", game.asked) and any(what in each for each in game.offers())


def quiet(game: Position) -> None:
    """Whoever is asked does nothing, or presses where that is mandatory."""
    kinds = [option.kind for option in game.options()]
    kind = next((each for each in (*QUIET, "press") if each in kinds), None)
    assert kind is not None and game.referee is not None, game.question
    game.referee.answer(kinds.index(kind))


def until(game: Position, what: str, by: str = "") -> bool:
    """Everybody does nothing until something of those words is offered, or no action runs any more."""
    for _ in range(90):
        if game.choice is None or game.table.action is None:
            return False
        if offers(game, what, by):
            return True
        quiet(game)
    raise AssertionError(f"It never comes to that: {game}")


def play(game: Position, *whats: str) -> None:
    """The first that is offered of some words, then of others; everybody does nothing until it is."""
    for what in whats:
        assert offers(game, what) or until(game, what), f"{what} is not offered: {game}"
        assert game.referee is not None
        game.referee.answer(next(number for number, each in enumerate(game.offers()) if what in each))


def over(game: Position) -> None:
    """Everybody does nothing until the action is over."""
    assert not until(game, "nothing that is ever offered")
