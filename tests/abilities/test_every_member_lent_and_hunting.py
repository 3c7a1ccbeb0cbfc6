"""Rulings on minions controlled for a while, on what is locked to reduce a cost and on hunts that steal, played
with each of the cards they were given for."""

from __future__ import annotations

from contextlib import suppress

import pytest

from tests.abilities.members import each
from tests.abilities.shapes import goes_on
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.vocabulary.durations import lend
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.asking import IllegalError
from vtes_desktop.table.table import Copy, Place

# -- control for a while -----------------------------------------------------------------------------------------------

LENT = ("The Art of Love", "Malkavian Dementia", "Puppet Master", "Puppeteer", "Spirit Marionette", "Temptation")
BRINGING = ("master", "action card", "use", "card in play")


def lent(card: Card) -> tuple[Position, Copy]:
    """Sarah controls Ira of Alexis by a card, for a while."""
    game = table("Sarah", "Alexis", "Justin", "Mona")
    name = card.display_name
    face = ally("Ira", 3) if name == "The Art of Love" else vampire("Ira", 4, clan="Malkavian")
    ira = game.ready("Alexis", face, blood=0 if name == "Temptation" else 3)
    game.ready("Sarah", vampire("Krid", 9, "DOM OBE", clan="Toreador antitribu"))
    if name in ("Puppet Master", "Temptation"):
        lain = game.on(ira, card, marks={"level": "DOM" if name == "Puppet Master" else "ser"})
        lain.controller = game.seat("Sarah")
        game.table.stamps.anew()
    elif name == "Puppeteer":
        game.ready("Sarah", card, marks={"level": "nec"})
    else:
        game.hand("Sarah", card)
    game.phase("master", of="Sarah")
    while ira.controller != game.seat("Sarah"):
        assert game.choice is not None and game.referee is not None and game.table.phase in ("master", "minion")
        brings = [
            number
            for number, option in enumerate(game.choice.options)
            if option.kind in BRINGING and option.copy and game.table.copies[option.copy].card == card.id
            if option.kind != "action card" or option.level == "OBE"
        ]
        if brings:
            game.referee.answer(brings[0])
        elif game.options("target"):
            game.pick("target", target=ira)
        else:
            goes_on(game)
    return game, ira


def comes_back(game: Position) -> None:
    """All pass until Sarah's next minion phase."""
    turn = game.table.turn
    while game.choice is not None and not (
        game.table.turn > turn and game.table.phase == "minion" and game.table.active == game.seat("Sarah")
    ):
        goes_on(game)


@each("Temporary control", "removed from the game")
def test_nobody_comes_back_to_who_is_ousted(card: Card) -> None:
    game, ira = lent(card)
    game.rules.burn_pool(game.seat("Alexis"), 30)
    comes_back(game)
    assert game["Alexis"].ousted and ira.place.region == "removed"


@each("Temporary control", "even if he is in torpor", but=("The Art of Love",))
def test_who_has_fallen_comes_back_to_torpor(card: Card) -> None:
    game, ira = lent(card)
    game.rules.doing.move_card(ira, Place(game.seat("Sarah"), "torpor"))
    comes_back(game)
    assert (ira.place.region, ira.place.seat, ira.controller) == ("torpor", 1, 1)


def test_an_ally_for_love_comes_back_at_the_end_of_the_turn() -> None:
    game, ira = lent(table().card("The Art of Love"))
    comes_back(game)
    assert (ira.place.region, ira.place.seat, ira.controller) == ("ready", 1, 1)


# -- what is locked to reduce a cost -----------------------------------------------------------------------------------

GUN, BOW = library("Gun", "Equipment", pool=2), library("Bow", "Equipment", blood=2)
BOB = library("Bob", "Ally", pool=2, text="Mortal with 1 life.")
BEN = library("Ben", "Ally", blood=2, text="Mortal with 1 life.")
SPARED = [
    ("Eccentric Billionaire", GUN, 1),
    ("The Line", BOW, 1),
    ("The Line", BEN, 1),
    ("Powerbase: Tshwane", GUN, 1),
    ("Powerbase: Tshwane", BOB, 1),
    ("The Shard, London", GUN, 2),
    ("The Shard, London", BEN, 2),
    ("Sunset Strip, Hollywood", BOB, 1),
    ("Sunset Strip, Hollywood", BEN, 1),
]


def sparing(name: str) -> tuple[Position, Copy, Copy]:
    """Krid may have what reduces a cost, which is in play, locked."""
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 9, sect="Anarch"))
    game.give_edge("Sarah")
    lain = game.ready("Sarah", name) if name == "Eccentric Billionaire" else game.in_play("Sarah", name)
    return game, krid, lain


def ends(game: Position) -> None:
    """Sarah agrees to whatever reduces a cost, until nothing is going on."""
    while game.choice is not None and game.table.action is not None:
        game.pick("yes") if game.options("yes") else goes_on(game)


@pytest.mark.parametrize("cancelled", [False, True])
@pytest.mark.parametrize(("name", "card", "less"), SPARED)
def test_what_reduces_a_cost_is_locked_before_it_is_paid_and_not_for_what_is_cancelled(
    name: str, card: Card, less: int, cancelled: bool
) -> None:
    game, krid, lain = sparing(name)
    game.hand("Sarah", card)
    if cancelled:
        game.hand("Alexis", "Direct Intervention")
    game.pick("recruit" if "Ally" in card.types else "equip", minion=krid)
    if cancelled:
        game.pick("out of turn", "Direct Intervention")
    ends(game)
    paid = 0 if cancelled else 2 - less
    assert (30 - game["Sarah"].pool) + (9 - krid.blood) == paid
    assert lain.locked != cancelled


@pytest.mark.parametrize(("name", "card", "less"), SPARED)
def test_a_cost_is_reduced_of_what_is_brought_outside_an_action_too(name: str, card: Card, less: int) -> None:
    """A weapon by Concealed Weapon, an ally by Piper."""
    game, krid, lain = sparing(name)
    armed = "Equipment" in card.types
    weapon = library(f"{card.name}!", "Equipment", pool=2 * (card is GUN), blood=2 * (card is BOW), text="Weapon.")
    game.hand("Sarah", *((weapon, "Concealed Weapon") if armed else (card, "Piper")))
    ira = game.ready("Alexis", vampire("Ira", 9))
    if armed:
        game.pick("bleed", minion=krid)
    else:
        game.phase("master", of="Sarah")
        game.pick("master", "Piper")
    before = krid.blood
    for _ in range(40):
        if lain.locked or game.choice is None:
            break
        assert game.referee is not None
        brings = [n for n, each in enumerate(game.choice.options) if each.kind in ("play", "bring", "yes", "equip")]
        if game.options("block"):
            game.pick("block", ira)
        elif brings:
            game.referee.answer(brings[0])
        else:
            goes_on(game)
    with suppress(IllegalError):
        game.passes()
    assert lain.locked
    spent = (30 - game["Sarah"].pool) + (before - krid.blood)
    assert spent - armed == 2 - less  # Concealed Weapon costs 1 blood itself.


# -- hunts that steal --------------------------------------------------------------------------------------------------

STEALS = "Steal blood as a Hunt action"


def hunting(card: Card, blood: int, victim: int | None) -> tuple[Position, Copy, Copy | None, Copy]:
    """A vampire that hunts by stealing, with so much blood, and one that it may steal from; what it hunts by."""
    game = table()
    clan = "Ravnos" if card.display_name == "Week of Nightmares" else ""
    name = card.display_name
    who = card if card.kind == "crypt" else vampire("Krid", 7, clan=clan)
    krid = game.ready("Sarah", who, blood=blood)
    lain = krid
    if card.kind != "crypt":
        lain = (
            game.on(krid, card) if name == "Legacy of Caine" else game.in_play("Sarah", card, counters={"counters": 9})
        )
    ira = game.ready("Alexis", vampire("Ira", 4, clan=clan), blood=victim) if victim is not None else None
    game.in_play("Justin", "Hunger Moon")
    game.phase("minion", of="Sarah")
    return game, krid, ira, lain


def hunts(game: Position) -> None:
    """The vampire hunts by what is in play."""
    (option,) = game.options("card in play")
    assert game.choice is not None and game.referee is not None
    game.referee.answer(game.choice.options.index(option))
    ends(game)


@each(STEALS, "cannot steal more blood than the target has")
@pytest.mark.parametrize("blood", [0, 1])
def test_a_hunt_steals_what_there_is_and_is_no_success_where_that_is_none(card: Card, blood: int) -> None:
    game, krid, ira, _ = hunting(card, 0, blood)
    moon = next(copy for copy in game.table.copies.values() if game.name(copy) == "Hunger Moon")
    hunts(game)
    assert ira is not None and ira.blood == 0 and krid.blood == 0 and moon.blood == blood
    assert krid.locked


@each(STEALS, "goes to the blood bank if it cannot be gained", but=("Restricted Vitae",))
def test_what_is_stolen_in_vain_is_lost_all_the_same(card: Card) -> None:
    game, krid, ira, _ = hunting(card, 5 if card.kind == "crypt" else 7, 3)
    full = krid.blood
    game.rules.burn(next(copy for copy in game.table.copies.values() if game.name(copy) == "Hunger Moon"))
    hunts(game)
    assert ira is not None and (ira.blood, krid.blood) == (2, full)


@each(STEALS, "must be directed at a vampire")
def test_nobody_hunts_so_where_there_is_nobody_else(card: Card) -> None:
    game, _, ira, _ = hunting(card, 0, None)
    assert ira is None and not game.options("card in play")


@each(STEALS, "Is affected by Hunt value")
@pytest.mark.parametrize("blood", [1, 3])
def test_a_better_hunter_steals_more(card: Card, blood: int) -> None:
    game, krid, ira, _ = hunting(card, 0, blood)
    game.rules.burn(next(copy for copy in game.table.copies.values() if game.name(copy) == "Hunger Moon"))
    lend(game.rules, krid, "hunt", 1)
    hunts(game)
    stolen = min(blood, 2)
    assert ira is not None and ira.blood == blood - stolen and krid.blood == stolen
