"""Rulings on what reduces a cost: what is locked, and what is said, as the action is announced."""

from __future__ import annotations

import pytest

from tests.abilities.fights import fighting
from tests.abilities.table import table
from tests.abilities.test_elders import until
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.table.table import Copy


def short_of(name: str, *, pool: int = 30, blood: int = 6) -> tuple[Position, Copy, Copy]:
    """Sarah's minion phase with a card in play that reduces costs, and a vampire to act."""
    game = table()
    place = game.in_play("Sarah", name) if name != "Eccentric Billionaire" else game.ready("Sarah", name)
    krid = game.ready("Sarah", vampire("Krid", 6, "ani"), blood=blood)
    game.pool("Sarah", pool)
    if name == "The Shard, London":
        game.give_edge("Sarah")
    return game, place, krid


@pytest.mark.parametrize(("name", "kind", "card", "pool", "blood"), [
    ("The Line", "action card", library("Deed", "Action", blood=3, text="Gain 1 pool."), 30, 2),
    ("Powerbase: Tshwane", "action card", library("Deed", "Action", pool=3, text="Gain 1 pool."), 2, 6),
    ("The Shard, London", "action card", library("Deed", "Action", blood=3, text="Gain 1 pool."), 30, 1),
    ("Eccentric Billionaire", "equip", library("Bag", "Equipment", pool=3), 2, 6),
    ("Sunset Strip, Hollywood", "recruit", library("Ally", "Ally", pool=3, text="Mortal with 1 life."), 2, 6),
])  # fmt: skip
def test_what_a_cost_could_not_be_paid_without_is_locked_as_the_action_is_announced(
    name: str, kind: str, card: Card, pool: int, blood: int
) -> None:
    """And it stays locked where the action is blocked."""
    game, place, krid = short_of(name, pool=pool, blood=blood)
    ira = game.ready("Alexis", vampire("Ira", 6, text="Camarilla: +3 intercept."))
    game.hand("Sarah", card)
    game.pick(kind, minion=krid)
    assert place.locked
    until(game, "block")
    game.pick("block", ira)
    finish(game)
    assert (place.locked, game["Sarah"].pool) == (True, pool)


def test_nothing_is_locked_for_a_card_that_is_cancelled() -> None:
    game, line, krid = short_of("The Line", blood=2)
    game.hand("Sarah", library("Deed", "Action", blood=3, text="Gain 1 pool."))
    game.hand("Justin", "Direct Intervention")
    game.pick("action card", minion=krid)
    game.pick("out of turn", "Direct Intervention")
    finish(game)
    assert (line.locked, krid.blood) == (False, 2)


def test_the_line_is_not_locked_as_the_action_is_announced_where_its_cost_can_be_paid() -> None:
    game, line, krid = short_of("The Line", blood=3)
    game.hand("Sarah", library("Deed", "Action", blood=3, text="Gain 1 pool."))
    game.pick("action card", minion=krid)
    assert not game.options("reduce") and not line.locked
    until(game, "yes")
    game.pick("yes")
    finish(game)
    assert (line.locked, krid.blood) == (True, 1)


@pytest.mark.parametrize(("locked", "most"), [(False, 5), (True, 4)])
def test_the_line_makes_an_x_payable_that_is_one_more_than_the_blood(locked: bool, most: int) -> None:
    """What could otherwise not be afforded can be (ruling on The Line); it is locked as the action is announced."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "TEM"), blood=4)
    line = game.in_play("Sarah", "The Line", locked=locked)
    game.ready("Alexis", vampire("Ira", 5))
    game.library("Sarah", "Flash", "Political Ally")
    game.hand("Sarah", "Summon History")
    game.pick("action card", "Summon History", minion=krid, level="tem")
    assert [option.amount for option in game.options("x")] == list(range(most + 1))
    game.pick("x", amount=most)
    assert line.locked
    while game.table.action is not None:
        game.pick("search", "Political Ally") if game.options("search") else game.passes()
    assert (krid.blood, "Political Ally" in game.names("Sarah", "ready")) == (0, True)


@pytest.mark.parametrize("locked", [False, True])
def test_the_line_lets_chameleon_take_whose_capacity_is_one_more_than_the_blood(locked: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 7, sect="Anarch", title="baron of Oslo"), blood=3)
    game.in_play("Sarah", "The Line", locked=locked)
    game.hand("Sarah", "Chameleon")
    game.ready("Alexis", vampire("Ira", 4), marks={"came into play in turn": str(game.table.turn)})
    assert bool(game.options("action card")) != locked
    if not locked:
        game.pick("action card", "Chameleon", minion=krid)
        finish(game)
        assert (krid.blood, "Ira" in game.names("Sarah", "ready")) == (0, True)


def test_a_second_billionaire_is_not_locked_for_the_same_card() -> None:
    for cost, possible in ((3, True), (4, False)):
        game, first, krid = short_of("Eccentric Billionaire", pool=2)
        second = game.ready("Sarah", "Eccentric Billionaire")
        game.ready("Alexis", vampire("Ira", 6, text="Camarilla: +3 intercept."))
        game.hand("Sarah", library("Bag", "Equipment", pool=cost))
        assert any(option.minion == krid.id for option in game.options("equip")) == possible
        if possible:
            game.pick("equip", minion=krid)
            until(game, "block")
            assert [first.locked, second.locked].count(True) == 1


def test_how_many_counters_of_the_carnival_pay_is_said_as_the_action_is_announced() -> None:
    for blocked in (False, True):
        game = table()
        carnival = game.in_play("Sarah", "Ravnos Carnival", counters={"counters": 3})
        krid = game.ready("Sarah", vampire("Krid", 6, clan="Ravnos"), blood=2)
        ira = game.ready("Alexis", vampire("Ira", 6, text="Camarilla: +3 intercept."))
        game.hand("Sarah", library("Deed", "Action", blood=3, text="Gain 1 pool."))
        game.pick("action card", minion=krid)
        assert [option.amount for option in game.options("reduce")] == [1, 2, 3]
        game.pick("reduce", amount=2)
        assert carnival.counters["counters"] == 3
        if blocked:
            until(game, "block")
            game.pick("block", ira)
        finish(game)
        assert carnival.counters["counters"] == (3 if blocked else 1)
        assert not blocked or game["Sarah"].pool == 30
        assert blocked or (krid.blood, game["Sarah"].pool) == (1, 31)


@pytest.mark.parametrize(("answer", "left"), [("yes", 3), ("no", 2)])
def test_what_a_combat_brings_may_pay_for_a_card_of_it(answer: str, left: int) -> None:
    """Inner Essence takes 1 blood off the cost of a combat card where one likes it to, once in the combat."""
    fight = fighting("Inner Essence", "Coma", "Coma")
    fight.play("Inner Essence", "vic")
    fight.play("Coma", "dem")
    assert (fight.game.asked, fight.game.question) == ("Sarah", "Inner Essence: reduce the cost of Coma by 1 blood?")
    fight.game.pick(answer)
    fight.end()
    assert fight.kurt.blood == left
