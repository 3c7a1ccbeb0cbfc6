"""What counts as a Gehenna card, a gun or a frenzy: what a card says it is, not what it speaks of."""

from __future__ import annotations

import pytest

from tests.abilities.deeds import through
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.rules.playing.limits import is_called


def with_marcel(*, edge: bool = True) -> Position:
    game = table()
    game.ready("Sarah", "Marcel de Breau")
    if edge:
        game.give_edge("Sarah")
    return game


@pytest.mark.parametrize(("edge", "pool"), [(True, 31), (False, 30)])
def test_marcel_de_breau_gains_a_pool_for_a_gehenna_event_while_his_controller_has_the_edge(
    edge: bool, pool: int
) -> None:
    game = with_marcel(edge=edge)
    game.hand("Alexis", "Dragonbound")
    game.phase("discard", of="Alexis")
    game.pick("event", "Dragonbound")
    game.pass_all()
    assert game["Sarah"].pool == pool


def test_marcel_de_breau_gains_nothing_for_a_card_that_requires_gehenna_events() -> None:
    game = with_marcel()
    for event in ("Dragonbound", "Anthelios, The Red Star"):
        game.in_play("Alexis", event)
    minion = game.ready("Alexis", vampire("Ira", 5))
    game.hand("Alexis", "Alia, God's Messenger")
    game.phase("minion", of="Alexis")
    game.pick("recruit", minion=minion)
    through(game)
    assert game["Sarah"].pool == 30
    assert game.names("Alexis", "uncontrolled") == ["Alia, God's Messenger"]


def test_marcel_de_breau_gains_nothing_for_another_event() -> None:
    game = with_marcel()
    game.hand("Alexis", "FBI Special Affairs Division")
    game.phase("discard", of="Alexis")
    game.pick("event", "FBI Special Affairs Division")
    game.pass_all()
    assert game["Sarah"].pool == 30


@pytest.mark.parametrize(
    ("name", "word", "so"),
    [
        ("Dragonbound", "gehenna", True),
        ("The Fourth Cycle", "gehenna", False),
        ("Watchtower: The Wolves Feed", "gehenna", False),
        ("Watchtower: The Wolves Feed", "watchtower", True),
        ("Assault Rifle", "gun", True),
        ("Zip Gun", "gun", True),
        ("Kevlar Vest", "gun", False),
        ("Drawing Out the Beast", "frenzy", True),
        ("Predator's Mastery", "frenzy", False),
        ("Rock Cat", "gargoyle", True),
        ("Hatchling", "gargoyle", False),
        ("King's Favor", "boon", True),
        ("Living Manse", "location", True),
        ("Rewilding", "location", False),
        ("Zaire River Ferry", "haven", True),
        ("Brick Laying", "haven", False),
    ],
)
def test_a_card_is_of_the_sort_that_its_first_line_says_it_is(name: str, word: str, so: bool) -> None:
    game = table()
    assert is_called(game.rules, game.card(name), word) is so
