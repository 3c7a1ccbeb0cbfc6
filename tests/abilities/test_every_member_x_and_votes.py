"""Rulings for groups of cards, played with each: the X of a cost may be zero, and burning a card for a vote is not
playing it."""

from __future__ import annotations

import pytest

from tests.abilities.members import each, fitting, goes_on
from tests.abilities.table import table
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import vampire

X = ("Cost X", "X can be zero")
ONCE = ("Vote playable once per game", "Burning the card")


@each(*X)
def test_the_x_of_a_cost_may_be_zero_and_no_less(card: Card) -> None:
    game, name = table(), card.display_name
    krid = game.ready("Sarah", fitting(card, 8), blood=2)
    foe = game.ready("Alexis", vampire("Foe", 8, text="+2 intercept."))
    (copy,) = game.hand("Sarah", card)
    game.library("Sarah", "Leather Jacket")
    game.pool("Sarah", 2)
    if name == "Awe":
        game.hand("Sarah", "Kine Resources Contested")
        foe.locked = True
    game.phase("master" if "Master" in card.types else "minion", of="Sarah")
    if name == "Awe":
        game.pick("political", "Kine Resources Contested", minion=krid)
    elif {"Combat", "Action Modifier"} & set(card.types):
        game.pick("bleed", minion=krid)
    for _ in range(60):
        if game.options("x"):
            break
        mine = [number for number, option in enumerate(game.options()) if option.copy == copy.id]
        if mine and game.choice is not None:
            assert game.referee is not None
            # The first level; the superior one of Will-o’-the-Wisp asks for more.
            game.referee.answer(mine[0])
        else:
            goes_on(game, foe if name == "Hidden Strength" else None)
    assert [option.amount for option in game.options("x")][:2] == [0, 1]
    before = (krid.blood, game["Sarah"].pool)
    game.pick("x", amount=0)
    for _ in range(60):
        if copy.place.region != "hand" and game.table.action is None and game.table.combat is None:
            break
        goes_on(game, foe if name == "Hidden Strength" else None)
    if "Combat" not in card.types:
        assert (krid.blood, game["Sarah"].pool) == before


@each(*ONCE)
@pytest.mark.parametrize("burned", [True, False])
def test_a_card_that_is_burned_for_a_vote_was_not_played(card: Card, *, burned: bool) -> None:
    game = table()
    krid = game.ready("Sarah", fitting(card, 9))
    game.ready("Alexis", vampire("Foe", 6), locked=True)
    game.ready("Justin", vampire("Jay", 6), locked=True)
    (other,) = game.hand("Alexis", card)
    game.hand("Sarah", "Kine Resources Contested" if burned else card)
    game.phase("minion", of="Sarah")
    game.pick("political", minion=krid)
    for _ in range(80):
        if game.table.action is None:
            break
        if burned and game.options("card for") and game.asked == "Alexis":
            game.pick("card for", other)
        else:
            goes_on(game)
    assert (other.place.region == "ash heap") == burned
    # Another copy of it can be called after that, or can't.
    calls = game.ready("Alexis", fitting(card, 9, "Caller"))
    game.hand("Alexis", card)
    for _ in range(80):
        if (game.table.phase, game.table.active) == ("minion", 1):
            break
        goes_on(game)
    offered = {
        game.name(game.table.copies[option.copy]) for option in game.options("political") if option.minion == calls.id
    }
    assert (card.display_name in offered) == burned
