"""Action cards whose target is gone as they resolve: they have no effect at all (rulings on what “fizzles”)."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.table.table import Copy, Place


def announced(name: str, level: str, clan: str = "") -> tuple[Position, Copy, Copy, Copy]:
    """Krid of Sarah announces a card against Ira of Alexis or her Rack; with the card, Krid and what it is against."""
    game = table("Sarah", "Alexis", "Justin")
    krid = game.ready("Sarah", vampire("Krid", 8, EVERYTHING, clan=clan), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 2), blood=2)
    rack = game.in_play("Alexis", "The Rack")
    (card,) = game.hand("Sarah", name)
    game.phase("minion", of="Sarah")
    game.pick("action card", minion=krid, level=level)
    while game.options("target"):
        mine = [option for option in game.options("target") if option.copy in (ira.id, rack.id)]
        game.pick("target", game.table.copies[mine[0].copy])
    assert game.table.action is not None
    (target,) = (game.table.copies[number] for number in game.table.action.targets)
    assert target in (ira, rack)
    return game, card, krid, target


@pytest.mark.parametrize(
    ("name", "level", "clan"),
    [
        ("Rewilding", "", "Gangrel"),
        ("Cryptic Mission", "THA", ""),
        ("Set's Curse", "SER", ""),
        ("Tier of Souls", "ANI", ""),
        ("Divine Sign", "nec", ""),
        ("Distant Friend", "dom pre", ""),
        ("Barrenness", "mal", ""),
    ],
)
@pytest.mark.parametrize("gone", [True, False])
def test_nothing_is_done_without_what_it_was_to_be_done_to(name: str, level: str, clan: str, *, gone: bool) -> None:
    game, card, krid, target = announced(name, level, clan)
    assert game.table.action is not None
    cost = game.table.action.blood_cost
    if gone:
        game.rules.doing.move_card(target, Place(target.owner, "ash heap"))
    pool = game["Alexis"].pool
    game.pass_all()
    done = (krid.blood, krid.locked, game["Alexis"].pool, game.table.copies[card.id].place.region)
    nothing = (5 - cost, True, pool, "ash heap")
    assert (done == nothing) is gone


def test_nobody_gains_what_a_combat_would_have_left_to_who_is_alone() -> None:
    """Taunt the Caged Beast: without the one there is no combat at whose end the other is alone."""
    game = table("Sarah", "Alexis", "Justin")
    krid = game.ready("Sarah", vampire("Krid", 8, "ANI"), blood=5)
    game.ready("Alexis", vampire("Ira", 6), blood=2)
    jo = game.ready("Justin", vampire("Jo", 6), blood=2)
    game.hand("Sarah", "Taunt the Caged Beast")
    game.phase("minion", of="Sarah")
    game.pick("action card", minion=krid, level="ANI")
    game.rules.doing.move_card(jo, Place(jo.owner, "ash heap"))
    game.pass_all()
    assert [copy.blood for copy in game.table.copies.values() if game.rules.name(copy) == "Ira"] == [2]
