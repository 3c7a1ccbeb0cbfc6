"""Who thinks for the computer players of a table: the process of :mod:`~vtes_desktop.bots.thinker`, or, for a game
whose player is simple and quick, a few lines right here.

:data:`NEAR` names, by a game's key, the module whose ``picker`` makes such a player for a table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Final, Protocol

from vtes_desktop.bots.thinking import Task, Thought
from vtes_desktop.play.updates import Asked
from vtes_desktop.table.table import Table

NEAR: Final[Mapping[str, str]] = MappingProxyType({"vendetta": "vtes_desktop.vendetta.answering"})

Pick = Callable[[Table, int, Asked], int]
"""From a seat's mirror, the seat and what it is asked to the place of the option that it picks."""


class Thinking(Protocol):
    """What a company of computer players asks."""

    def warm(self) -> None:
        """Be ready."""

    def think(self, task: Task, done: Callable[[Thought | None, str], None]) -> None:
        """Think about a question; `done` is told what comes of it, perhaps in another thread."""

    def close(self) -> None:
        """Think no more."""


class Near:
    """Thinks at once and here."""

    def __init__(self, pick: Pick) -> None:
        self._pick = pick

    def warm(self) -> None:
        """There is nothing to get ready."""

    def think(self, task: Task, done: Callable[[Thought | None, str], None]) -> None:
        """Answer at once. Of bargains it knows nothing."""
        if task.asked is None:
            done(Thought(-1), "")
            return
        done(Thought(self._pick(task.table, task.seat, task.asked)), "")

    def close(self) -> None:
        """There is nothing to end."""


def thinking_for(game: str, faces: object, seed: str, usual: Callable[[], Thinking]) -> Thinking:
    """Who thinks at a table: a game's own quick player, else the `usual`.

    :param faces: the printed cards of the game.
    :param seed: what the quick player's chance is drawn of.
    """
    module = NEAR.get(game)
    return Near(import_module(module).picker(faces, seed)) if module else usual()
