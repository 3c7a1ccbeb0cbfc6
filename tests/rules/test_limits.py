"""How often a card may be played, and how many of it one can have (sec. 1.4; fixed phrases of card text)."""

from __future__ import annotations

import pytest

from tests.rules.test_combat import blocked
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.text.facts import limits as read
from vtes_desktop.abilities.text.facts.modes import mode_at, modes
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.facts import Having, Limit
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.playing.limits import why_limited, why_not_on
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy

KRID = vampire("Krid", 6)
PUG = vampire("Pug", 6)
IRA = vampire("Ira", 6)


def limited(name: str, kind: str, limit: str) -> Card:
    """A card that gives a press, or adds a point, and says this."""
    does = "Press." if kind == "Combat" else "+1 bleed."
    return library(name, kind, text=f"{limit}\n{does}")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "level", "limits"),
    [
        ("Carrion Crows", "ani", (Limit("carrion crows", "combat", True),)),
        ("Immortal Grapple", "pot", (Limit("immortal grapple", "round", True),)),
        ("Forced March", "cel for", (Limit("forced march", "turn", True),)),
        ("Form of Mist", "pro", ()),
        ("Form of Mist", "PRO", (Limit("form of mist", "action", True),)),
        ("On the Qui Vive", "", (Limit("on the qui vive", "unlock", True),)),
        ("Giant's Blood", "", (Limit("giant's blood", "game", False),)),
        ("Ashur Tablets", "", (Limit("ashur tablets", "turn", False),)),
        ("Hide the Heart", "val", (Limit("hide the heart", "action", False),)),
        ("Hide the Heart", "VAL", ()),
    ],
)
def test_the_limits_that_cards_print(name: str, level: str, limits: tuple[Limit, ...]) -> None:
    card = Position("Sarah", "Alexis").card(name)
    assert read.limits(card, mode_at(card, level)) == limits


@pytest.mark.parametrize(
    ("name", "havings"),
    [
        ("Laptop Computer", (Having("laptop computer", False),)),
        ("Learjet", (Having("vehicle", False),)),
        ("Highway Haven: RV", (Having("haven", False), Having("vehicle", False))),
        ("Frozen Object", (Having("frozen object", True, stays_not=("ser",)),)),
    ],
)
def test_how_many_one_can_have(name: str, havings: tuple[Having, ...]) -> None:
    assert read.havings(Position("Sarah", "Alexis").card(name)) == havings


def acting(card: Card, copies: int = 3) -> tuple[Position, Copy, Copy]:
    """Krid and Pug, of Sarah, who holds copies of a card."""
    game = Position("Sarah", "Alexis", "Justin")
    game.hand("Sarah", *[card] * copies)
    return game, game.ready("Sarah", KRID), game.ready("Sarah", PUG)


def bleeds_with_it(game: Position, minion: Copy) -> bool:
    """Whether a minion that bleeds is offered the card; it plays it then."""
    game.rules.unlock(minion)
    game.pick("bleed", minion=minion)
    offered = bool(game.options("play"))
    if offered:
        game.pick("play", minion=minion)
    game.pass_all()
    return offered


def test_a_minion_plays_one_each_turn_and_another_may_too() -> None:
    game, krid, pug = acting(limited("Haste", "Action Modifier", "A vampire can play only one Haste each turn."))
    assert bleeds_with_it(game, krid)
    assert bleeds_with_it(game, pug)
    why = why_limited(game.rules, 0, game.card("Haste"), modes(game.card("Haste"))[0], krid)
    assert why == "can play only one haste each turn"
    game.go_to("discard", of="Alexis")
    assert not why_limited(game.rules, 0, game.card("Haste"), modes(game.card("Haste"))[0], krid)


def test_only_one_each_turn_by_anybody() -> None:
    game, krid, pug = acting(limited("Haste", "Action Modifier", "Only one Haste can be played each turn."))
    assert bleeds_with_it(game, krid)
    assert not bleeds_with_it(game, pug)


def test_only_one_in_a_game() -> None:
    game = Position("Sarah", "Alexis")
    game.phase("master", of="Sarah")
    game.hand("Sarah", *[library("Gift", "Master", text="Only one Gift can be played in a game.")] * 2)
    game.pick("master", "Gift")
    game.agree()
    game.go_to("discard", of="Alexis")
    gift = game.card("Gift")
    assert why_limited(game.rules, 1, gift, modes(gift)[0], None) == "can play only one gift each game"


def test_a_cancelled_card_counts_as_played() -> None:
    game, krid, _ = acting(limited("Haste", "Action Modifier", "A vampire can play only one Haste each turn."))
    game.hand("Alexis", "Direct Intervention")
    game.pick("bleed", minion=krid)
    game.pick("play", minion=krid)
    game.pick("out of turn", by="Alexis")
    game.pass_all()
    game.rules.unlock(krid)
    haste = game.card("Haste")
    assert why_limited(game.rules, 0, haste, modes(haste)[0], krid)


@pytest.mark.parametrize(("each", "blood"), [("combat", 4), ("round", 2)])
def test_a_minion_plays_one_each_combat_or_round(each: str, blood: int) -> None:
    game, krid, _ = acting(limited("Chase", "Combat", f"A vampire can play only one Chase each {each}."))
    ira = game.ready("Alexis", IRA)
    blocked(game, krid, ira)
    while game.table.combat is not None:
        game.pick("play", by="Sarah") if game.options("play") else game.passes()
    # Each press has brought another round: one in the combat, or one in each round while there are cards.
    assert (krid.blood, ira.blood) == (blood, blood)


def test_once_between_its_unlock_phases() -> None:
    text = "A vampire can play only one Watch between their unlock phases.\n+1 bleed."
    game, krid, _ = acting(library("Watch", "Action Modifier", text=text))
    watch = game.card("Watch")
    assert bleeds_with_it(game, krid)
    game.go_to("discard", of="Alexis")
    assert why_limited(game.rules, 0, watch, modes(watch)[0], krid)
    game.go_to("minion", of="Sarah")
    assert not why_limited(game.rules, 0, watch, modes(watch)[0], krid)


def test_a_minion_that_has_one_can_not_get_another() -> None:
    game, krid, pug = acting(library("Blank action", "Action"), 0)
    game.on(krid, "Laptop Computer")
    game.on(pug, "Laptop Computer")
    game.hand("Sarah", "Laptop Computer")
    assert not game.options("equip") and not game.options("equip from")
    assert why_not_on(game.rules, krid, game.card("Laptop Computer")).startswith("has a laptop computer already")
    with pytest.raises(IllegalError, match="No option “equip” fits"):
        game.pick("equip", minion=krid)


def test_a_minion_has_one_vehicle_whatever_its_name() -> None:
    game, krid, pug = acting(library("Blank action", "Action"), 0)
    game.on(krid, "Learjet")
    game.hand("Sarah", "Ambulance")
    assert {option.minion for option in game.options("equip")} == {pug.id}
