"""Retainers that inflict damage in each round of a combat (sec. 6.4.7, fixed phrases of card text)."""

from __future__ import annotations

import pytest

from tests.rules.known import give, table
from tests.rules.test_combat import blocked
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.text.facts.companions import companion
from vtes_desktop.rules.facts import Companion
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy

KURT = vampire("Kurt", 6)
IRA = vampire("Ira", 6)


@pytest.mark.parametrize(
    ("name", "level", "inflicts"),
    [
        ("Murder of Crows", "ani", Companion(1, ranged=True)),
        ("Shade", "obt", Companion(1)),
        ("Razor Bat", "", Companion(1, ranged=True, bearer_must_be="Gargoyle")),
        ("Stone Dog", "", Companion(1, bearer_must_be="Gargoyle")),
        ("Elephant Guardian", "", Companion(2, guards=True)),
        ("Hatch the Viper", "pro ser", Companion(1)),
        ("Hatch the Viper", "PRO SER", Companion(2)),
        ("Raven Spy", "ani", None),
    ],
)
def test_what_retainers_inflict(name: str, level: str, inflicts: Companion | None) -> None:
    assert companion(Position("Sarah", "Alexis").card(name), level) == inflicts


def fighters() -> tuple[Position, Copy, Copy]:
    """Kurt of Sarah, who bleeds, and Ira of Alexis, who blocks."""
    game = table()
    return game, game.ready("Sarah", KURT), game.ready("Alexis", IRA)


def test_a_retainer_inflicts_its_damage_beside_its_employers_strike() -> None:
    game, kurt, ira = fighters()
    game.on(kurt, "Shade", marks={"level": "obt"})
    blocked(game, kurt, ira)
    assert (kurt.blood, ira.blood, game.table.combat) == (5, 4, None)


def test_no_dodge_helps_and_it_comes_only_with_the_first_pair_of_strikes() -> None:
    game, kurt, ira = fighters()
    game.on(kurt, "Shade", marks={"level": "obt"})
    give(game, "Alexis", "Dodge")
    blocked(game, kurt, ira)
    game.pick("play", by="Alexis")
    assert (kurt.blood, ira.blood) == (6, 5)


@pytest.mark.parametrize(("name", "blood"), [("Shade", 6), ("Murder of Crows", 5)])
def test_at_long_range_only_what_reaches_inflicts_damage(name: str, blood: int) -> None:
    game, kurt, ira = fighters()
    game.on(kurt, name)
    give(game, "Sarah", "Running")
    blocked(game, kurt, ira)
    game.pick("play", by="Sarah")
    assert (kurt.blood, ira.blood) == (6, blood)


def test_combat_ends_comes_before_it() -> None:
    game, kurt, ira = fighters()
    game.on(kurt, "Shade")
    give(game, "Alexis", "Calm")
    blocked(game, kurt, ira)
    game.pick("play", by="Alexis")
    assert (kurt.blood, ira.blood) == (6, 6)


def test_a_guardian_strikes_only_who_is_acting() -> None:
    game, kurt, ira = fighters()
    game.on(ira, "Elephant Guardian")
    game.on(kurt, "Elephant Guardian")
    blocked(game, kurt, ira)
    assert (kurt.blood, ira.blood) == (3, 5)


def test_its_damage_can_be_prevented() -> None:
    game, kurt, ira = fighters()
    game.on(kurt, "Shade")
    give(game, "Alexis", "Thick skin")
    blocked(game, kurt, ira)
    game.pick("play", by="Alexis")
    assert (kurt.blood, ira.blood) == (5, 6)
