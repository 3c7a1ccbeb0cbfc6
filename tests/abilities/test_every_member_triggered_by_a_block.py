"""All that a successful block triggers is done, as the acting Methuselah orders it, though some of it ends the action
(ruling on Mirror Walk): what lies in play, and what was played."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.rules.minion.blocks import ADDED
from vtes_desktop.table.table import Copy

BEARS = {
    "Aching Beauty": ("actor", "Alexis burns 1 pool"),
    "Terrifying Visage": ("actor", "Alexis burns 1 pool"),
    "Paragon": ("actor", "Blocker burns 1 blood"),
    "Hierophant": ("actor", "Blocker burns 1 blood"),
    "Banshee Ironwail": ("blocker", "Actor burns 1 blood"),
    "Dr. Marisa Fletcher, CDC": ("Justin", "Actor is burned"),
    "Millicent Smith, Puritan Vampire Hunter": ("Sarah", "Actor is burned"),
}
"""On whom a card lies, or before whom, and what it does as the hunt is blocked."""


def hunted(*hand: str) -> tuple[Position, Copy, Copy]:
    """A vampire is about to hunt, and another can block that."""
    game = table()
    actor = game.ready("Sarah", vampire("Actor", 7, EVERYTHING + " VAL", clan="Toreador", sect="Laibon"), blood=4)
    blocker = game.ready("Alexis", vampire("Blocker", 5, EVERYTHING), blood=1)
    blocker.marks[ADDED] = "3"
    game.hand("Sarah", *hand)
    game.phase("minion", of="Sarah")
    return game, actor, blocker


def until(game: Position, kind: str) -> None:
    """Everybody passes until an option of a kind is offered in the running action."""
    while game.table.action is not None and not game.options(kind):
        game.passes()


@pytest.mark.parametrize("name", BEARS)
def test_what_lies_in_play_does_it_though_the_action_is_ended(name: str) -> None:
    where, said = BEARS[name]
    game, actor, blocker = hunted("Mirror Walk")
    if where in ("actor", "blocker"):
        game.on(actor if where == "actor" else blocker, name)
    else:
        game.in_play(where, name, counters={"counters": 9})
    game.pick("hunt", minion=actor)
    until(game, "block")
    game.pick("block", blocker)
    game.pick("play", "Mirror Walk", level="THA")
    game.pass_all()
    assert "The action ends" in game.log
    assert said in game.log
    assert game.table.combat is None
    assert blocker.locked


@pytest.mark.parametrize("first", ["Burning Touch", "Those Who Endure Judge"])
def test_the_acting_methuselah_orders_what_was_played(first: str) -> None:
    game, actor, blocker = hunted("Those Who Endure Judge", "Burning Touch")
    game.pick("hunt", minion=actor)
    game.pick("play", "Those Who Endure Judge")
    game.pick("play", "Burning Touch", level="val")
    until(game, "block")
    game.pick("block", blocker)
    until(game, "order")
    game.pick("order", first, by="Sarah")
    # A blocker that has no blood left to burn doesn't block.
    assert ("The block of Blocker fails" in game.log) == (first == "Burning Touch")


@pytest.mark.parametrize("first", ["Aching Beauty", "Millicent Smith, Puritan Vampire Hunter"])
def test_the_acting_methuselah_orders_what_lies_in_play(first: str) -> None:
    game, actor, blocker = hunted()
    game.on(actor, "Aching Beauty")
    game.in_play("Sarah", "Millicent Smith, Puritan Vampire Hunter")
    game.pick("hunt", minion=actor)
    until(game, "block")
    game.pick("block", blocker)
    until(game, "order")
    game.pick("order", first, by="Sarah")
    game.pass_all()
    assert not game.rules.in_play(actor)
    assert game["Alexis"].pool == (29 if first == "Aching Beauty" else 30)
