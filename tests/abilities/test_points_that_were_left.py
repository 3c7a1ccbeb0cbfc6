"""Single points that those who played the cards before had left open."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.abilities.table import table
from tests.bots.positions import seen
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.invented import vampire


def until(game: Position, kind: str, by: str = "") -> None:
    """Everybody passes until something is offered to somebody."""
    while game.table.action is not None and not (game.options(kind) and by in ("", game.asked)):
        game.passes()


# -- attempts to block, and what follows -------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [None, "Seeds of Terror"])
def test_the_fury_has_no_blood_for_an_attempt_that_costs_some(card: str | None) -> None:
    game = table()
    krid = game.ready("Sarah", replace(vampire("Krid", 8, "obf"), path="Cathari"))
    fury = game.in_play("Alexis", "Unleash Hell's Fury", marks={"level": "dai"})
    if card:
        game.hand("Sarah", card)
    game.pick("bleed", minion=krid)
    if card:
        game.pick("play", card, level="obf/pre")
    offered = False
    while game.table.action is not None:
        offered |= any(option.copy == fury.id for option in game.options("use"))
        game.passes()
    assert offered == (card is None)


def test_a_second_ghoul_escort_is_kept_where_the_first_has_seen_to_it_that_there_is_no_combat() -> None:
    game = table()
    krid, ira = game.ready("Sarah", vampire("Krid", 6)), game.ready("Alexis", vampire("Ira", 6))
    one, other = game.on(krid, "Ghoul Escort"), game.on(krid, "Ghoul Escort")
    game.pick("bleed", minion=krid)
    until(game, "block")
    game.pick("block", ira)
    until(game, "use")
    game.pick("use", one)
    while game.table.action is not None:
        assert not game.options("use")
        game.passes()
    assert not krid.locked and one.place.region == "ash heap" and other.place.on == krid.id


# -- bleeds ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("reduced", "burns"), [(0, 2), (1, 1), (2, 0)])
def test_what_is_added_to_a_bleed_makes_up_first_for_what_it_lacks(reduced: int, burns: int) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6, "dom"))
    game.hand("Sarah", "Bonding")
    for number in range(reduced):
        game.ready("Alexis", vampire(f"Ira{number}", 6, "ser"))
    game.hand("Alexis", *["Ecstasy"] * reduced)
    game.pick("bleed", minion=krid)
    for number in range(reduced):
        until(game, "play", "Alexis")
        minion = next(each for each in game.table.copies.values() if game.name(each) == f"Ira{number}")
        game.pick("play", "Ecstasy", minion=minion, level="ser")
    until(game, "play", "Sarah")
    game.pick("play", "Bonding", level="dom")
    while game.table.action is not None:
        game.passes()
    assert game["Alexis"].pool == 30 - burns
    assert game.edge == ("Sarah" if burns else "")


def test_a_minion_without_a_bleed_lacks_what_it_has_lost_besides() -> None:
    game = table()
    mage = game.ready("Sarah", vampire("Mage", 3, text="Camarilla: -1 bleed. -1 bleed."))
    assert (minions.bleed_amount(game.rules, mage), minions.net_bleed(game.rules, mage)) == (0, -1)
    game.pick("bleed", minion=mage)
    assert game["Alexis"].pool == 30 and not game.edge


@pytest.mark.parametrize("guarded", [False, True])
def test_a_computer_player_reckons_with_whom_a_minion_bleeds(guarded: bool) -> None:
    game = table()
    fairuza = game.ready("Sarah", "Fairuza")
    if guarded:
        game.ready("Alexis", "Theo Bell")
    game.phase("minion", of="Sarah")
    assert game.choice is not None
    view = seen(game)
    assert view.bleed(view.game.table.copies[fairuza.id]) == (0 if guarded else 1)


# -- whom cards cannot target ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("acting", ["Johann Matheson", "Plain"])
def test_johann_burns_no_blood_for_an_ecstasy(acting: str) -> None:
    game = table()
    krid = game.ready("Sarah", acting if acting != "Plain" else vampire("Plain", 4))
    game.ready("Alexis", vampire("Ira", 8, "SER"))
    game.hand("Alexis", "Ecstasy")
    game.pick("bleed", minion=krid)
    until(game, "play", "Alexis")
    # To reduce the bleed does nothing to him.
    assert {option.level for option in game.options("play")} == ({"ser"} if acting != "Plain" else {"ser", "SER"})


@pytest.mark.parametrize("ring", [False, True])
def test_no_reaction_is_played_on_an_acting_minion_that_cannot_be_its_target(ring: bool) -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    if ring:
        game.on(krid, "Martinelli's Ring")
    ira = game.ready("Alexis", vampire("Ira", 8, "DEM"))
    game.hand("Alexis", "Voice of Madness")
    game.pick("bleed", minion=krid)
    until(game, "block")
    game.pick("block", ira)
    levels = set()
    while game.table.action is not None and game.table.combat is None:
        levels |= {option.level for option in game.options("play")}
        game.passes()
    assert ("DEM" in levels) != ring
