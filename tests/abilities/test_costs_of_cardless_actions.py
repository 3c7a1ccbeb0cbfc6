"""Actions of the rulebook that cost more or less by cards in play: offered to whoever can pay what they cost then."""

from __future__ import annotations

import pytest

from tests.abilities.deeds import through
from tests.abilities.table import table
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire


@pytest.mark.parametrize(
    ("rescuer", "left"), [("Doc Martina", 0), ("Frondator", 0), ("Miriam Benyona", 0), ("Adelino Da Silva", 1)]
)
def test_a_vampire_rescues_for_what_the_rescue_costs_it(rescuer: str, left: int) -> None:
    game = table()
    saviour = game.ready("Sarah", rescuer, blood=1)
    fallen = game.torpor("Sarah", vampire("Vic", 10), blood=0)
    game.pick("rescue", minion=saviour, target=fallen)
    through(game)
    assert (fallen.place.region, saviour.blood) == ("ready", left)


def test_the_two_share_the_lessened_cost_of_a_rescue() -> None:
    game = table()
    martina = game.ready("Sarah", "Doc Martina", blood=3)
    fallen = game.torpor("Sarah", vampire("Vic", 10), blood=3)
    game.pick("rescue", minion=martina, target=fallen)
    assert [option.amount for option in game.options("share")] == [0, 1]
    game.pick("share", amount=1)
    through(game)
    assert (fallen.place.region, fallen.blood, martina.blood) == ("ready", 2, 3)


def test_a_rescue_is_not_offered_where_its_cost_is_too_high() -> None:
    game = table()
    game.ready("Sarah", vampire("Krid", 6), blood=1)
    game.torpor("Sarah", vampire("Vic", 10), blood=0)
    assert not game.options("rescue")
    for blood, offered in ((2, False), (3, True)):
        game = table()
        game.ready("Sarah", vampire("Krid", 6), blood=blood)
        game.torpor("Sarah", "Isanwayen", blood=0)
        assert bool(game.options("rescue")) is offered


def test_ankla_hotep_is_rescued_for_nothing_and_rescues_at_the_usual_cost() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6), blood=1)
    ankla = game.torpor("Sarah", "Ankla Hotep", blood=0)
    game.pick("rescue", minion=krid, target=ankla)
    through(game)
    assert (ankla.place.region, krid.blood) == ("ready", 1)
    game = table()
    game.ready("Sarah", "Ankla Hotep", blood=1)
    game.torpor("Sarah", vampire("Vic", 10), blood=0)
    assert not game.options("rescue")


def test_zhara_leaves_torpor_with_a_single_blood() -> None:
    game = table()
    zhara = game.torpor("Sarah", "Zhara", blood=1)
    game.pick("leave torpor", minion=zhara)
    through(game)
    assert (zhara.place.region, zhara.blood) == ("ready", 0)
    for who, blood in (("Zhara", 0), ("Theo Bell", 1)):
        game = table()
        game.torpor("Sarah", who, blood=blood)
        assert not game.options("leave torpor")


@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_becoming_an_anarch_is_free_with_brunhilde_ready_or_in_torpor(where: str) -> None:
    game = table()
    advanced = next(each for each in game.rules.catalogue.crypt if each.name == "Brunhilde" and each.advanced)
    getattr(game, where)("Sarah", advanced)
    krid = game.ready("Sarah", vampire("Krid", 5), blood=1)
    (option,) = game.options("become anarch")
    assert option.amount == 0
    game.pick("become anarch", minion=krid)
    through(game)
    assert (minions.sect(game.rules, krid), krid.blood) == ("Anarch", 1)


def test_the_vampires_of_others_pay_in_spite_of_brunhilde() -> None:
    game = table()
    advanced = next(each for each in game.rules.catalogue.crypt if each.name == "Brunhilde" and each.advanced)
    game.ready("Alexis", advanced)
    krid = game.ready("Sarah", vampire("Krid", 5), blood=2)
    game.pick("become anarch", minion=krid)
    through(game)
    assert krid.blood == 0
    game = table()
    game.ready("Alexis", advanced)
    game.ready("Sarah", vampire("Krid", 5), blood=1)
    assert not game.options("become anarch")
