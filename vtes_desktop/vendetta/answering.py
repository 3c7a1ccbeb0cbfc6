"""The simple computer player as a table asks for it: from a seat's mirror and a question to an answer."""

from __future__ import annotations

from collections.abc import Callable

from vtes_desktop.play.updates import Asked
from vtes_desktop.table.table import Table
from vtes_desktop.vendetta.agreed import Printed
from vtes_desktop.vendetta.sensible import Sensible, View


def picker(printed: object, seed: str) -> Callable[[Table, int, Asked], int]:
    """A player for a table of these cards. Raises TypeError for those of another game."""
    if not isinstance(printed, Printed):
        raise TypeError("These are not the cards of a game of Vendetta.")
    cards, agreed = printed.cards, printed.agreed
    player = Sensible(seed)

    def pick(table: Table, seat: int, asked: Asked) -> int:
        view = View(table, cards, agreed.cards, agreed.readings, seat)
        return player.pick(view, asked.kind, asked.options)

    return pick
