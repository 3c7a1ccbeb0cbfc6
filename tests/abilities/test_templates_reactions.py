"""Sentences of reaction cards that no other test plays: each once as it may be played, and once where it is refused."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_modifiers import block, go_on, may_play
from tests.abilities.test_reactions import has_blocked
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import ally, vampire
from vtes_desktop.table.table import Copy

STEALTHY = "Jost Werner"
"""A vampire with +1 stealth."""


def bled(
    disciplines: str,
    *cards: str,
    by: str = STEALTHY,
    kind: str = "bleed",
    clan: str = "",
    sect: str = "Camarilla",
    title: str = "",
    locked: bool = False,
) -> tuple[Position, Copy, Copy]:
    """A vampire of Sarah with +1 stealth, or another, acts; Ira of Alexis, capacity 7, has cards."""
    game = table()
    acting = game.ready("Sarah", by, blood=2)
    made = vampire("Ira", 7, disciplines, clan=clan, sect=sect, title=title)
    ira = game.ready("Alexis", made, blood=4, locked=locked)
    game.hand("Alexis", *cards)
    game.pick(kind, minion=acting)
    return game, acting, ira


def to(game: Position, card: str, level: str | None = None) -> None:
    """Everybody does nothing until a card may be played, or the action is over."""
    go_on(game, lambda: may_play(game, card, level) or game.table.action is None)


@pytest.mark.parametrize(("level", "disciplines"), [("aus cel", "aus cel"), ("AUS CEL", "AUS CEL")])
def test_intercept_with_a_maneuver_in_the_combat_that_comes(level: str, disciplines: str) -> None:
    game, _, ira = bled(disciplines, "Quicken Sight")
    assert not may_play(game, "Quicken Sight")
    block(game, ira)
    game.pick("play", "Quicken Sight", level=level, by="Alexis")
    go_on(game, lambda: bool(game.options("maneuver")) or game.table.action is None)
    assert (game.asked, has_blocked(game, ira)) == ("Alexis", True)
    game, _, ira = bled(disciplines, "Quicken Sight", by="Gilbert Duane")
    block(game, ira)
    assert not may_play(game, "Quicken Sight")


def test_a_gangrel_unlocks_to_block_and_locks_again_where_it_has_not_blocked() -> None:
    game, _, ira = bled("", "Eyes of the Wild", clan="Gangrel", locked=True)
    to(game, "Eyes of the Wild")
    game.pick("play", "Eyes of the Wild")
    assert not ira.locked
    game.pick("use", by="Alexis")
    # One for the intercept, and one for the strike in the combat.
    assert ira.blood == 2
    game.pass_all()
    assert (has_blocked(game, ira), ira.locked) == (True, True)
    game, _, ira = bled("", "Eyes of the Wild", clan="Gangrel", locked=True)
    to(game, "Eyes of the Wild")
    game.pick("play", "Eyes of the Wild")
    game.pass_all()
    assert (has_blocked(game, ira), ira.locked, game["Alexis"].pool) == (False, True, 29)
    game, _, ira = bled("", "Eyes of the Wild", clan="Gangrel")
    to(game, "Eyes of the Wild")
    assert game.table.action is None


def test_a_blood_for_intercept_once_in_the_action() -> None:
    game, _, ira = bled("SPI", "Speak with Spirits", locked=True)
    to(game, "Speak with Spirits", "SPI")
    game.pick("play", "Speak with Spirits", level="SPI")
    game.pick("use", by="Alexis")
    assert (ira.blood, game.options("use"), has_blocked(game, ira)) == (2, [], True)
    game, _, ira = bled("SPI", "Speak with Spirits", locked=True, by="Gilbert Duane")
    to(game, "Speak with Spirits", "SPI")
    game.pick("play", "Speak with Spirits", level="SPI")
    assert not game.options("use")


def test_intercept_that_costs_a_blood() -> None:
    game, _, ira = bled("ani", "Falcon's Eye")
    assert not may_play(game, "Falcon's Eye")
    block(game, ira)
    game.pick("play", "Falcon's Eye", level="ani")
    assert ira.blood <= 3
    game.pass_all()
    assert has_blocked(game, ira)
    game, _, ira = bled("ani", "Falcon's Eye", by="Gilbert Duane")
    block(game, ira)
    assert not may_play(game, "Falcon's Eye")


@pytest.mark.parametrize(("level", "locked"), [("for", False), ("cel", True)])
def test_an_anarch_attempts_to_block_and_may_stay_unlocked(level: str, *, locked: bool) -> None:
    game, _, ira = bled("aus cel for", "Guardian Vigil", sect="Anarch", by="Gilbert Duane")
    to(game, "Guardian Vigil", level)
    game.pick("play", "Guardian Vigil", level=level)
    game.pass_all()
    assert (has_blocked(game, ira), ira.locked) == (True, locked)
    game, _, ira = bled("aus cel for", "Guardian Vigil", by="Gilbert Duane")
    to(game, "Guardian Vigil", level)
    assert game.table.action is None


def test_intercept_and_no_lock_for_the_block() -> None:
    game, _, ira = bled("ani aus", "Read the Winds")
    block(game, ira)
    game.pick("play", "Read the Winds", level="ani aus")
    game.pass_all()
    assert (has_blocked(game, ira), ira.locked) == (True, False)
    game, _, ira = bled("ani aus", "Read the Winds", by="Gilbert Duane")
    block(game, ira)
    assert not may_play(game, "Read the Winds")


def test_intercept_only_where_a_vampire_is_acting() -> None:
    game, _, ira = bled("abo", "Predator's Communion")
    block(game, ira)
    game.pick("play", "Predator's Communion", level="abo")
    game.pass_all()
    assert has_blocked(game, ira)
    game = table()
    guard = game.ready("Sarah", ally("Guard"))
    ira = game.ready("Alexis", vampire("Ira", 7, "ABO"), locked=True)
    game.hand("Alexis", "Predator's Communion")
    game.pick("bleed", minion=guard)
    to(game, "Predator's Communion")
    assert (game.table.action, ira.locked) == (None, True)


def test_a_locked_one_unlocks_where_a_vampire_is_acting() -> None:
    game, _, ira = bled("ABO", "Predator's Communion", locked=True)
    to(game, "Predator's Communion", "ABO")
    game.pick("play", "Predator's Communion", level="ABO")
    assert not ira.locked


@pytest.mark.parametrize(("acting", "levels"), [("aus", {"cel", "CEL"}), ("cel", {"CEL"}), ("CEL", set())])
def test_intercept_that_a_discipline_of_the_acting_minion_forbids(acting: str, levels: set[str]) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 4, acting))
    ira = game.ready("Alexis", vampire("Ira", 7, "CEL"))
    game.hand("Sarah", "Resist Earth's Grasp", "Lost in Crowds")
    game.hand("Alexis", "Rooftop Shadow")
    game.rules.table.copies[krid.id].marks["stealth this turn"] = "1"
    game.pick("bleed", minion=krid)
    block(game, ira)
    assert {each.level for each in game.options("play") if game.asked == "Alexis"} == levels


@pytest.mark.parametrize(("level", "of", "offered"), [("mel", "Justin", False), ("MEL", "Justin", True)])
def test_intercept_for_another_minion(level: str, of: str, *, offered: bool) -> None:
    game = table()
    krid = game.ready("Sarah", STEALTHY, blood=2)
    blocker = game.ready(of, vampire("Blocker", 3))
    game.ready("Alexis", vampire("Ira", 7, "MEL"))
    game.hand("Alexis", "Tourette's Voice")
    game.hand("Sarah", "Dominate")
    game.pick("hunt", minion=krid)
    go_on(game, lambda: bool(game.options("block")) and game.asked == of)
    game.pick("block", blocker)
    go_on(game, lambda: bool(game.options("play")) or game.table.action is None)
    assert may_play(game, "Tourette's Voice", level) == offered


@pytest.mark.parametrize(("kind", "offered"), [("bleed", {"pro", "PRO"}), ("hunt", {"PRO"})])
def test_intercept_only_during_a_directed_action(kind: str, offered: set[str]) -> None:
    game, _, ira = bled("PRO", "Sonar", kind=kind)
    block(game, ira)
    assert {each.level for each in game.options("play")} == offered


@pytest.mark.parametrize(("title", "held"), [("", False), ("prince of Chicago", True)])
def test_more_intercept_for_who_is_titled(title: str, *, held: bool) -> None:
    game = table()
    krid = game.ready("Sarah", STEALTHY, blood=2)
    game.rules.table.copies[krid.id].marks["stealth this turn"] = "2"
    ira = game.ready("Alexis", vampire("Ira", 7, clan="Nosferatu", title=title))
    game.hand("Alexis", "The Warrens")
    game.pick("bleed", minion=krid)
    block(game, ira)
    game.pick("play", "The Warrens")
    game.pass_all()
    assert has_blocked(game, ira) == held
    game, _, ira = bled("", "The Warrens", clan="Nosferatu", kind="hunt")
    block(game, ira)
    assert not may_play(game, "The Warrens")


@pytest.mark.parametrize(
    ("first", "second"), [("Elder Intervention", "Pack Tactics"), ("Pack Tactics", "Elder Intervention")]
)
def test_two_cards_that_one_vampire_cannot_both_play(first: str, second: str) -> None:
    game = table()
    krid = game.ready("Sarah", STEALTHY, blood=2)
    game.rules.table.copies[krid.id].marks["stealth this turn"] = "4"
    ira = game.ready("Alexis", vampire("Ira", 7))
    game.hand("Alexis", first, second)
    game.pick("bleed", minion=krid)
    block(game, ira)
    assert may_play(game, second)
    game.pick("play", first)
    assert not may_play(game, second)
    game, _, ira = bled("", first, kind="hunt")
    block(game, ira)
    assert not may_play(game, first)
