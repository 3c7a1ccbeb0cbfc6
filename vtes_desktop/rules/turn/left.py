"""What is left to do in a phase: master phase actions, transfers, discard phase actions (sec. 5, 7, 8)."""

from __future__ import annotations

from vtes_desktop.rules.game import Game
from vtes_desktop.rules.turn.interrupted import COUNTERS, Phase
from vtes_desktop.table import moves as m


def left(game: Game, phase: Phase) -> int:
    """What is left to do in the running phase."""
    return game.table.tally.get(COUNTERS[phase], 0)


def set_left(game: Game, phase: Phase, count: int) -> None:
    """So much is left to do in the running phase."""
    set_tally(game, COUNTERS[phase], count)


def set_tally(game: Game, name: str, value: int) -> None:
    """Set a counter of the table itself."""
    if game.table.tally.get(name, 0) != value:
        game.do(m.SetCounter(0, name, value))


def add_to_tally(game: Game, name: str, amount: int) -> None:
    """Add to a counter of the table itself."""
    set_tally(game, name, game.table.tally.get(name, 0) + amount)


def receive(game: Game, seat: int, phase: Phase, usual: int, gained: str = "") -> None:
    """Receive what a phase gives: what is usual, what effects give, and what was `gained` for it before, by the counter
    of the table for that, which counts no more."""
    before = game.table.tally.get(gained, 0)
    set_left(game, phase, max(0, usual + before + game.abilities.of_methuselah(game, seat, COUNTERS[phase])))
    set_tally(game, gained, 0)


def restore_actions(game: Game, phase: Phase) -> None:
    """Of a phase that goes on: no more can be done in it than was left."""
    set_left(game, phase, game.left.actions.get(phase, 0) if game.left is not None else 0)
