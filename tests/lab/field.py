"""Series for tests: few games, of the published starter decks."""

from __future__ import annotations

from functools import cache

from tests.game import starter
from vtes_desktop.lab.plan import Series, sitters
from vtes_desktop.table.journal import DeckList


@cache
def field() -> tuple[DeckList, ...]:
    """Seven starter decks."""
    return tuple(starter(number) for number in range(7))


def series(*seats: str, rounds: int = 25, seed: str = "1", check: bool = False) -> Series:
    """A series of line-ups, each written as on the command line."""
    return Series(tuple(sitters(each) for each in seats), field(), seed, rounds, check=check)
