"""Rulings on actions that end before combat or go on: what was put off, who diablerizes, what is paid for waking."""

from __future__ import annotations

import pytest

from tests.abilities.fights import EVERYTHING
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.rules.minion.blocks import ADDED


def until(game: Position, kind: str, text: str = "") -> None:
    """Everybody passes until something is offered in the running action."""
    while game.table.action is not None and not any(text in option.text for option in game.options(kind)):
        game.passes()


@pytest.mark.parametrize(("name", "level"), [("Change of Target", ""), ("Tangle Atropos' Hand", "pot")])
def test_daring_the_dawn_hurts_where_the_action_was_not_cancelled_before_its_resolution(name: str, level: str) -> None:
    game = table()
    actor = game.ready("Sarah", vampire("Actor", 7, EVERYTHING), blood=5)
    winter = game.ready("Alexis", "Gregory Winter")
    winter.marks[ADDED] = "5"
    game.hand("Sarah", "Daring the Dawn", name)
    game.phase("minion", of="Sarah")
    game.pick("hunt", minion=actor)
    until(game, "play", "Daring the Dawn")
    game.pick("play", "Daring the Dawn", level="FOR")
    until(game, "block")
    game.pick("block", winter)
    until(game, "play", name)
    game.pick("play", name, level=level)
    game.pass_all()
    assert game.where(actor) == ("torpor region of Sarah" if name == "Change of Target" else "ready region of Sarah")


@pytest.mark.parametrize(
    ("name", "level"), [("Change of Target", ""), ("Mirror Walk", "THA"), ("The Kiss of Ra", "for"), ("", "")]
)
def test_who_blocks_leaving_torpor_diablerizes_nobody_where_the_action_has_ended(name: str, level: str) -> None:
    game = table()
    actor = game.torpor("Sarah", vampire("Actor", 7, EVERYTHING), blood=5)
    blocker = game.ready("Alexis", vampire("Blocker", 6), blood=5)
    blocker.marks[ADDED] = "5"
    game.hand("Sarah", *[name] * bool(name))
    game.phase("minion", of="Sarah")
    game.pick("leave torpor", minion=actor)
    until(game, "block")
    game.pick("block", blocker)
    if name:
        until(game, "play", name)
        game.pick("play", name, level=level)
    until(game, "yes")
    assert bool(game.options("yes")) == (not name)


def test_who_has_blocked_pays_nothing_for_forced_awakening_though_the_action_goes_on() -> None:
    game = table()
    actor = game.ready("Sarah", vampire("Actor", 7, EVERYTHING), blood=5)
    blocker = game.ready("Alexis", vampire("Blocker", 6), blood=5, locked=True)
    blocker.marks[ADDED] = "5"
    game.hand("Sarah", "Mirror Image")
    game.hand("Alexis", "Forced Awakening")
    game.phase("minion", of="Sarah")
    game.pick("hunt", minion=actor)
    until(game, "play", "Forced Awakening")
    game.pick("play", "Forced Awakening", minion=blocker)
    until(game, "block")
    game.pick("block", blocker)
    until(game, "hand strike")
    game.pick("play", "Mirror Image", level="CHI")
    game.pass_all()
    assert "The action of Actor goes on as if unblocked" in game.log
    assert blocker.blood == 5


def test_who_is_said_not_to_have_blocked_pays_for_forced_awakening() -> None:
    game = table()
    actor = game.ready("Sarah", vampire("Actor", 7, EVERYTHING), blood=5)
    blocker = game.ready("Alexis", vampire("Blocker", 6), blood=5, locked=True)
    game.hand("Sarah", "Horrific Countenance")
    game.hand("Alexis", "Forced Awakening")
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=actor)
    until(game, "play", "Forced Awakening")
    game.pick("play", "Forced Awakening", minion=blocker)
    until(game, "block")
    game.pick("block", blocker)
    until(game, "play", "Horrific Countenance")
    game.pick("play", "Horrific Countenance")
    game.pass_all()
    assert (blocker.blood, game["Alexis"].pool) == (4, 29)
