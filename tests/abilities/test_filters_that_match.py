"""What a card asks others to be is something that some card is: hunting grounds, who has flight."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy


@pytest.mark.parametrize(
    ("grounds", "bleed"),
    [
        ((), 1),
        (("Asylum Hunting Ground", "Zoo Hunting Ground"), 3),
        (("Asylum Hunting Ground", "Poacher's Hunting Ground", "KRCG News Radio"), 2),
    ],
)
def test_santaleous_bleeds_for_each_unique_hunting_ground_in_play(grounds: tuple[str, ...], bleed: int) -> None:
    game = table()
    santaleous = game.ready("Sarah", "Santaleous")
    for number, card in enumerate(grounds):
        game.in_play(number % 2, card)
    assert minions.bleed_amount(game.rules, santaleous) == bleed


def flyers(game: Position) -> tuple[Copy, Copy]:
    """Alexis' Gargoyle, who flies, and her other vampire, who doesn't: both can block who has 1 stealth."""
    flyer, other = game.ready("Alexis", "Verbruch"), game.ready("Alexis", vampire("Guard", 5))
    for minion in (flyer, other):
        game.on(minion, "Raven Spy")
    return flyer, other


@pytest.mark.parametrize(("level", "less"), [("spi", 1), ("SPI", 2)])
def test_squirrel_balance_hampers_who_does_not_fly(level: str, less: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, "SPI"))
    flyer, other = flyers(game)
    game.hand("Sarah", "Squirrel Balance")
    game.pick("bleed", minion=krid)
    while not game.options("play"):
        game.passes()
    before = [minions.intercept(game.rules, minion) for minion in (flyer, other)]
    game.pick("play", level=level)
    after = [minions.intercept(game.rules, minion) for minion in (flyer, other)]
    assert [was - now for was, now in zip(before, after, strict=True)] == [0, less]


@pytest.mark.parametrize(("flies", "may"), [(False, True), (True, False)])
def test_a_nest_of_eagles_does_not_stop_who_flies(flies: bool, may: bool) -> None:
    game = table()
    text = "Flight [FLIGHT]." if flies else ""
    krid = game.ready("Sarah", vampire("Krid", 5, text=text))
    game.ready("Alexis", vampire("Guard", 5, clan="Banu Haqim"))
    game.hand("Alexis", "Nest of Eagles")
    game.pick("bleed", minion=krid)
    seen = False
    while game.table.action is not None:
        seen = seen or bool(game.options("play"))
        game.passes()
    assert seen is may


@pytest.mark.parametrize(
    ("card", "may"), [("Bomb", False), ("Delivery Truck", False), ("Living Manse", True), ("Palatial Estate", True)]
)
def test_helen_has_no_equipment_but_what_is_a_location_in_play(card: str, may: bool) -> None:
    game = table()
    game.ready("Sarah", "Helen Fairchild", clan="Tzimisce")
    game.hand("Sarah", card)
    assert bool(game.options("equip")) is may
