"""Random games with the referee alone, no host: whoever is asked takes any option."""

from __future__ import annotations

import random
from collections.abc import Callable

from vtes_desktop.table.table import Table
from vtes_desktop.vendetta.cards import CardSet
from vtes_desktop.vendetta.position import Position
from vtes_desktop.vendetta.readings import READINGS, Readings

NAMES = ("Claudia", "Louis", "Marta", "Ivo", "Nina")
MOST = 3000
"""Answers: no game takes as many."""


def any_readings(chance: random.Random) -> Readings:
    """Every setting by chance; three players never."""
    said = {each.name: chance.choice(list(each.answers)) for each in READINGS if each.name != "three_players"}
    return Readings(**said)  # type: ignore[arg-type]


def play_out(
    seed: int,
    players: int = 5,
    *,
    readings: Readings | None = None,
    cards: CardSet | None = None,
    watch: Callable[[Position], None] = lambda _: None,
) -> Position:
    """A whole game; `watch` looks on before each answer."""
    chance = random.Random(seed)
    game = Position(*NAMES[:players], key=f"{seed:064x}", clans=(), readings=readings, cards=cards)
    for _ in range(MOST):
        if game.question is None:
            return game
        watch(game)
        seat = chance.choice(game.asked)
        choice = next(each for each in game.choices if each.seat == seat)
        game.answer(seat, chance.randrange(len(choice.options)))
    raise AssertionError(f"Game {seed} does not end.")


def adds_up(table: Table) -> None:
    """What is so at any moment of a game."""
    kinds = [copy.kind for copy in table.copies.values()]
    assert kinds.count("victim") == 35 and kinds.count("ally") == 30
    for number, seat in enumerate(table.seats):
        assert seat.pool >= 0 and all(value > 0 for value in seat.tokens.values())
        assert seat.tokens.get("diablerie used", 0) <= seat.tokens.get("diablerie", 0)
        if seat.piles["sheet"]:
            mine = [copy for copy in table.copies.values() if copy.kind == "clan" and copy.owner == number]
            assert len(mine) == 9
            assert not any(copy.marks for copy in mine if copy.place.region in ("hand", "clan deck"))
    assert sum(len(pile) for _, _, pile in table.piles()) == len(table.copies)
