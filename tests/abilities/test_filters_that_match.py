"""What a card asks others to be is something that some card is: who has flight, what puts a vampire in play."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire
from vtes_desktop.rules.minion.action import cost_now
from vtes_desktop.rules.why.minion import why_not_act_with
from vtes_desktop.table.table import Copy


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


# -- actions to put a vampire in play (sec. 11) ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "code", "fertile", "sterile"),
    [
        ("Possession", "NEC", {"nec", "NEC"}, {"nec"}),
        ("Dual Form", "PRO", {"pro", "PRO"}, {"pro"}),
        ("The Eternal Mask", "SER", {"ser", "SER"}, {"ser"}),
        ("Summon History", "TEM", {"tem", "TEM"}, {"tem"}),
        ("Chain of Command", "DOM", {"dom", "DOM"}, set()),
        ("The Embrace", "", {""}, set()),
        ("Call the Great Beast", "", {""}, {""}),
        ("Web of Knives Recruit", "", {""}, {""}),
    ],
)
def test_who_is_sterile_takes_no_action_at_a_level_that_puts_a_vampire_in_play(
    card: str, code: str, fertile: set[str], sterile: set[str]
) -> None:
    for text, levels in (("", fertile), ("Sterile.", sterile)):
        game = table()
        clan = "Banu Haqim" if card == "Web of Knives Recruit" else "Baali"
        krid = game.ready("Sarah", vampire("Krid", 9, *code.split(), clan=clan, text=text))
        game.ready("Alexis", vampire("Guard", 5))
        game.uncontrolled("Sarah", vampire("Child", 3))
        game.ash_heap("Sarah", vampire("Dead", 4), "Leather Jacket")
        (held,) = game.hand("Sarah", card)
        assert {option.level for option in game.options("action card")} == levels
        if card == "Chain of Command" and not levels:
            assert why_not_act_with(game.rules, krid, held, game.rules.taken).clause == "is sterile"


def test_azaneal_pays_in_full_for_what_only_speaks_of_vampires() -> None:
    for card, cost in (("The Embrace", 1), ("Shepherd's Innocence", 2)):
        game = table()
        azaneal = game.ready("Sarah", "Azaneal")
        game.on(azaneal, "Animalism")
        game.ready("Alexis", vampire("Guard", 5))
        game.hand("Sarah", card)
        game.pick("action card", card, minion=azaneal)
        while game.table.action is None:
            game.referee.answer(0)
        assert cost_now(game.rules, azaneal, "blood") == cost
