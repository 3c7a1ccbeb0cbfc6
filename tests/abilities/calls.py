"""A vampire calls a referendum: what the tests of political action cards stand on."""

from __future__ import annotations

from collections.abc import Callable

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy

TERMS = frozenset({"points", "methuselah", "clan", "target", "way", "polling"})
"""The kinds of choices at which terms are chosen, and the first after them."""


def called(
    card: str,
    *,
    title: str = "",
    sect: str = "Camarilla",
    clan: str = "Ventrue",
    capacity: int = 8,
    blood: int = 8,
    level: str = "",
    x: int | None = None,
    lay: Callable[[Position], None] | None = None,
) -> tuple[Position, Copy]:
    """Sarah's Krid calls a referendum with a card that nobody blocks; its terms come next. What `lay` puts on the table
    is there before."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", capacity, level, title=title, clan=clan, sect=sect), blood=blood)
    if lay is not None:
        lay(game)
    (copy,) = game.hand("Sarah", card)
    game.pick("political", copy, minion=krid, level=level or None)
    if x is not None:
        game.pick("x", amount=x)
    to_terms(game)
    return game, krid


def to_terms(game: Position) -> None:
    """Everybody passes until the terms or the votes are asked for."""
    while game.choice is not None and game.choice.kind not in TERMS and game.table.action is not None:
        game.passes()


def passes(game: Position) -> None:
    """Sarah casts all that she has for it, the others nothing; it is over as soon as something else is asked."""
    while game.choice is not None and game.table.referendum is not None:
        mine = [number for number, option in enumerate(game.options()) if option.kind.endswith(" for")]
        if mine and game.asked == "Sarah" and game.referee is not None:
            game.referee.answer(mine[0])
        elif game.choice.kind in TERMS - {"polling"}:
            break
        else:
            game.passes()


def votes(game: Position, name: str) -> int:
    """The votes or ballots that the sources of this name offer whoever is asked."""
    return sum(option.amount for option in game.options() if name in option.text and option.kind.endswith(" for"))


def pools(game: Position) -> list[int]:
    """Everybody's pool."""
    return [seat.pool for seat in game.table.seats]
