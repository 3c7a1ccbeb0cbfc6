"""What is counted by whom an action is directed at; who has flight; what can be burned at any time, in a referendum
too."""

from __future__ import annotations

import pytest

from tests.abilities.acting import acting
from tests.abilities.deeds import through
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.vocabulary.here import METHUSELAHS
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.table import Copy

FLYER = vampire("Flyer", 5, text="Flight [FLIGHT].")


def bled(game: Position, minion: Copy, *picks: str) -> tuple[int, int]:
    """What a bleed costs Alexis and Justin."""
    before = game["Alexis"].pool, game["Justin"].pool
    game.pick("bleed", minion=minion)
    through(game, *picks)
    return before[0] - game["Alexis"].pool, before[1] - game["Justin"].pool


def redirecting() -> Position:
    """Alexis can redirect a bleed."""
    game = table()
    game.ready("Alexis", vampire("Al", 5, "AUS"))
    game.hand("Alexis", "Telepathic Misdirection")
    return game


def appolonius(game: Position, *, merged: bool) -> Copy:
    """Appolonius (ADV) of Sarah; Alexis has two titled vampires, one in torpor."""
    game.ready("Alexis", vampire("Prim", 5, title="primogen"))
    game.torpor("Alexis", vampire("Prin", 7, title="prince of Paris"))
    return game.ready("Sarah", "Appolonius (ADV)", marks={"merged": "yes"} if merged else {})


@pytest.mark.parametrize("merged", [True, False])
def test_appolonius_bleeds_for_one_more_for_each_titled_vampire_of_his_target(*, merged: bool) -> None:
    game = table()
    assert bled(game, appolonius(game, merged=merged)) == (3, 0)


def test_appolonius_bleeds_another_for_no_more_than_the_titled_vampires_there() -> None:
    game = redirecting()
    assert bled(game, appolonius(game, merged=False), "Telepathic Misdirection [AUS]") == (0, 1)


@pytest.mark.parametrize(
    ("victim", "redirected", "lost"), [(1, False, (2, 0)), (2, False, (1, 0)), (1, True, (0, 1)), (2, True, (0, 2))]
)
def test_a_draught_of_the_soul_bleeds_the_burned_vampires_controller_for_more(
    victim: int, *, redirected: bool, lost: tuple[int, int]
) -> None:
    game = redirecting()
    krid = game.ready("Sarah", vampire("Krid", 6))
    marks = {"level": "AUS QUI", METHUSELAHS: str(victim)}
    game.on(krid, "Draught of the Soul", marks=marks)
    assert bled(game, krid, *(["Telepathic Misdirection [AUS]"] if redirected else [])) == lost


@pytest.mark.parametrize("level", ["spi", "SPI"])
def test_squirrel_balance_hinders_only_who_has_neither_flight_nor_spiritus(level: str) -> None:
    game, krid = acting("SPI", "Squirrel Balance")
    game.ready("Alexis", FLYER)
    game.ready("Alexis", "Impundulu")
    game.ready("Alexis", vampire("Spirit", 5, "spi"))
    game.ready("Alexis", vampire("Other", 5))
    game.ready("Alexis", ally("Ally", 2))
    game.pick("bleed", minion=krid)
    while not game.options("play"):
        game.passes()
    game.pick("play", "Squirrel Balance", level=level)
    while not game.options("block"):
        game.passes()
    lacking = {game.name(game.table.copies[each.copy]) for each in game.options("block") if "lacks" in each.text}
    assert lacking == {"Other", "Ally"}


@pytest.mark.parametrize(
    ("minion", "may"),
    [(vampire("Plain", 5), True), (FLYER, False), (vampire("Assamite", 5, clan="Banu Haqim"), False)],
)
def test_a_nest_of_eagles_is_nothing_against_who_has_flight(minion: Card, *, may: bool) -> None:
    game = table()
    krid = game.ready("Sarah", minion)
    game.ready("Alexis", vampire("Rav", 5, clan="Banu Haqim"))
    game.hand("Alexis", "Nest of Eagles")
    game.pick("bleed", minion=krid)
    offered = False
    while game.table.action is not None:
        offered |= bool(game.options("play"))
        game.passes()
    assert offered == may


@pytest.mark.parametrize("later", [True, False])
def test_zillahs_tears_unlock_in_a_referendum_too(*, later: bool) -> None:
    """Where they were put there in an earlier turn."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, title="prince of Boston"))
    ira = game.ready("Alexis", vampire("Ira", 6, sect="Sabbat"))
    (card,) = game.hand("Sarah", "Kine Resources Contested")
    game.pick("political", card, minion=krid)
    ira.locked = True
    game.on(ira, "Zillah's Tears", marks={} if later else {"new this turn": "yes"})
    asked = set[str]()
    for _ in range(40):
        if game.table.action is None:
            break
        if game.options("points"):
            game.pick("points", amount=max(option.amount for option in game.options("points")))
            continue
        if game.options("use"):
            asked.add(game.question.split("?")[0].split(":")[-1].strip())
        game.passes()
    assert ({"before votes are cast", "votes"} <= asked) == later
