"""Who acts with cards in the tests of action cards."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy


def acting(
    disciplines: str,
    *cards: str,
    blood: int = 5,
    clan: str = "",
    sect: str = "Camarilla",
    title: str = "",
    text: str = "",
    locked: bool = False,
    capacity: int = 6,
) -> tuple[Position, Copy]:
    """Krid of Sarah, capacity 6, may act with cards."""
    game = table()
    face = vampire("Krid", capacity, disciplines, clan=clan, sect=sect, title=title, text=text)
    krid = game.ready("Sarah", face, blood=blood)
    krid.locked = locked
    game.hand("Sarah", *cards)
    return game, krid


def plays(game: Position, card: str, level: str = "") -> None:
    """Krid plays an action card; what is asked is left to the test."""
    krid = next(copy for copy in game.rules.pile(0, "ready") if game.name(copy) == "Krid")
    game.pick("action card", card, minion=krid, level=level)


def succeeds(game: Position, card: str, level: str = "") -> None:
    """Krid plays an action card that leaves nothing to be chosen, and nobody does anything against it."""
    plays(game, card, level)
    game.pass_all()


def refused(game: Position, card: str, level: str = "") -> None:
    """Krid can't play an action card."""
    with pytest.raises(IllegalError, match="No option"):
        plays(game, card, level)


def uses(game: Position, word: str) -> list[str]:
    """What cards in play are offered for, of those that a word is in."""
    return [option.text for option in game.options("use") if word in option.text]


def until_or_over(game: Position, kind: str, copy: Copy | None = None, *, what: str = "action") -> None:
    """Everybody passes, and strikes with hands, until an option of a kind is offered, or the action, the combat or the
    referendum is over (or was never there)."""
    for _ in range(80):
        offered = [option for option in game.options(kind) if copy is None or option.copy == copy.id]
        if offered or getattr(game.table, what) is None:
            return
        if game.options("hand strike"):
            game.pick("hand strike")
        else:
            game.passes()
    raise AssertionError(f"It never comes to that: {game}")


def over(game: Position) -> None:
    """The running action goes on to its end; nobody does anything more, and whoever fights strikes with the hands."""
    for _ in range(80):
        if game.table.action is None:
            return
        game.pick("hand strike") if game.options("hand strike") else game.passes()
    raise AssertionError(f"It never ends: {game}")


def until_in(game: Position, copy: Copy, region: str) -> None:
    """Everybody passes until a card lies in a region."""
    for _ in range(80):
        if copy.place.region == region:
            return
        game.passes()
    raise AssertionError(f"It never comes to that: {game}")
