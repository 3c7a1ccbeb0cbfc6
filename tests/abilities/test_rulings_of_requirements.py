"""Rulings on who meets the requirement of a card: for its burn option, and where it is not played in the usual way."""

from __future__ import annotations

import pytest

from tests.abilities.acting import over, until_or_over
from tests.abilities.table import table
from tests.abilities.test_masters_that_stay import played
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import ally, library, vampire


def may_burn(game: Position) -> bool:
    """Whether Sarah is offered to burn the card of her hand for its burn option, in her unlock phase."""
    return game.choice is not None and game.choice.kind == "burn option" and bool(game.options("discard"))


def in_unlock_phase() -> Position:
    game = table()
    game.phase("unlock", of="Sarah")
    return game


@pytest.mark.parametrize(("name", "able", "torpid"), [
    ("Barrenness", vampire("Krid", 6, "mal"), True),
    ("Deep Cover Agent", vampire("Krid", 6, sect="Sabbat", text="Sabbat. Black Hand. Seraph."), True),
    ("Legacy", vampire("Krid", 6, advanced=True), True),
    ("Veneficti", vampire("Krid", 6, clan="Baali", text="Independent: Infernal."), True),
    ("Council of Seraphim", vampire("Krid", 6, sect="Sabbat", text="Sabbat. Black Hand. Seraph."), False),
    ("The Red Question", vampire("Krid", 6), False),
])  # fmt: skip
def test_who_lies_in_torpor_counts_for_the_burn_option_of_action_modifiers_only(
    name: str, able: Card, torpid: bool
) -> None:
    game = in_unlock_phase()
    game.hand("Sarah", name)
    assert may_burn(game)
    game = in_unlock_phase()
    game.torpor("Sarah", able)
    game.hand("Sarah", name)
    assert may_burn(game) == torpid
    game = in_unlock_phase()
    game.ready("Sarah", able)
    game.hand("Sarah", name)
    assert not may_burn(game)


@pytest.mark.parametrize(("name", "card"), [
    ("Petaniqua (ADV)", library("Wolf", "Ally", text="Werewolf with 1 life.", clans=["Gangrel"], burn_option=True)),
    ("Winterlich", library("Fay", "Ally", text="Changeling with 1 life.", clans=["Ravnos"], burn_option=True)),
    ("Lisandro Giovanni", library("Deed", "Action", text="+1 stealth action.", clans=["Samedi"], burn_option=True)),
    ("Mata Hari", library("Deed", "Action", text="+1 stealth action.", clans=["Samedi"], burn_option=True)),
])  # fmt: skip
def test_the_burn_option_is_there_where_a_requirement_is_met_for_playing_only(name: str, card: Card) -> None:
    game = in_unlock_phase()
    game.ready("Sarah", name)
    game.hand("Sarah", card)
    assert may_burn(game)
    game = in_unlock_phase()
    game.ready("Sarah", name)
    game.ready("Sarah", vampire("Krid", 6, clan=card.clans[0]))
    game.hand("Sarah", card)
    assert not may_burn(game)


def test_who_plays_as_another_clan_meets_no_requirement_for_an_ally_recruited_by_piper() -> None:
    guard, friend = library("Guard", "Ally", text="Mortal with 1 life.", clans=["Ventrue"]), ally("Friend", 1)
    game = table()
    game.ready("Sarah", "Philip van Vermeer IV")
    game.hand("Sarah", guard, friend)
    played(game, "Piper")
    assert {option.text for option in game.options("bring")} == {"Friend"}
    game = table()
    philip = game.ready("Sarah", "Philip van Vermeer IV")
    game.hand("Sarah", guard)
    game.pick("recruit", minion=philip)
    game.pass_all()
    assert "Guard" in game.names("Sarah", "uncontrolled")


def test_nor_for_a_weapon_of_concealed_weapon() -> None:
    blade = library("Blade", "Equipment", text="Melee weapon.\nStrength+1 damage each strike.", clans=["Toreador"])
    for name, may in (("Lady Scarlett Churchill", False), ("Anson", True)):
        game = table()
        lady = game.ready("Sarah", name)
        ira = game.ready("Alexis", vampire("Ira", 6))
        game.hand("Sarah", "Concealed Weapon", blade)
        game.pick("bleed", minion=lady)
        while not game.options("block"):
            game.passes()
        game.pick("block", ira)
        offered = False
        for _ in range(20):
            if game.options("hand strike") or game.table.action is None:
                break
            offered = offered or bool(game.options("play"))
            game.passes()
        assert offered == may


@pytest.mark.parametrize(("locked", "asked"), [("lady", False), ("tor", True)])
def test_lady_scarlett_dances_at_the_grand_ball_and_is_no_toreador_afterwards(locked: str, asked: bool) -> None:
    """She may be one of the two as it is played; what the card says as long as it is in play is not for her."""
    game = table()
    game.phase("master", of="Sarah")
    lady = game.ready("Sarah", "Lady Scarlett Churchill")
    tor = game.ready("Sarah", vampire("Tor", 5, clan="Toreador"))
    ira = game.ready("Alexis", vampire("Ira", 5, text="+2 intercept."))
    (ball,) = game.hand("Sarah", "Toreador Grand Ball")
    game.pick("master", ball)
    game.pick("target", lady)
    stays, goes = (lady, tor) if locked == "lady" else (tor, lady)
    game.pick("target", stays)
    assert stays.locked and not goes.locked
    game.pick("hunt", minion=goes)
    until_or_over(game, "block", ira)
    assert bool(game.options("block")) == asked
    over(game)
    game.go_to("minion", "Sarah")
    assert stays.locked == (stays is tor)


@pytest.mark.parametrize(("face", "stealth", "burned"), [("Lady Scarlett Churchill", 0, False), ("Anson", 1, True)])
def test_a_loup_in_play_is_for_toreadors_alone(face: str, stealth: int, burned: bool) -> None:
    """Lady Scarlett plays it as one; its stealth and its end come of its being in play."""
    game = table()
    acting = game.ready("Sarah", face)
    (loup,) = game.hand("Sarah", "Loup")
    game.ready("Alexis", vampire("Ira", 3))
    game.pick("bleed", minion=acting)
    game.pick("play", loup)
    assert game.table.action is not None
    assert game.table.action.stealth == stealth
    over(game)
    assert (game["Alexis"].pool < 30, game.where(loup) == "ash heap of Sarah") == (True, burned)


def test_nor_does_the_grand_ball_take_two_who_are_none() -> None:
    game = table()
    game.phase("master", of="Sarah")
    game.ready("Sarah", "Lady Scarlett Churchill")
    game.ready("Sarah", vampire("Vent", 5, clan="Ventrue"))
    (ball,) = game.hand("Sarah", "Toreador Grand Ball")
    assert not any(option.copy == ball.id for option in game.options("master"))
