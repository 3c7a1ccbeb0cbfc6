"""The ruling on what is cancelled as it is played: the cost of a card that is no action card is paid all the same, with
what was added to it. Each card of the group."""

from __future__ import annotations

import pytest

from tests.abilities.members import each, fitting, ruled
from tests.abilities.table import table
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.table.table import Copy

GROUP = ("Cancel, cost is still paid", "still paid")
FURY = library(
    "Fury",
    "Combat",
    blood=1,
    text="Frenzy. Only usable before range is determined.\nThe opposing minion takes 1 damage.",
)
GRIP = library(
    "Grip", "Combat", blood=1,
    text="Grapple. Only usable at close range before strikes are chosen.\n"
    "Strikes that are not hand strikes cannot be used this round.",
)  # fmt: skip
VEIL = library("Veil", "Action Modifier", blood=1, disciplines="obf", text={"obf": "+1 stealth."})
LOOK = library("Look", "Reaction", blood=1, disciplines="aus", text={"aus": "+1 intercept."})
SALE = library("Sale", "Master", pool=1, text="Gain 3 pool.")
IN_COMBAT = ("Blessed Blade", "Groundfighting")
BY_OTHERS = ("Esprit de Corps", "I am Legion", "Power of All", "Pseudo-Blindness", "Santaleous", "Two Wrongs",
             "Watchtower: The Wolves Feed")  # fmt: skip
"""Those that cancel no card of a combat."""


def cancelled(game: Position, played: str, canceller: Copy, blocker: Copy | None = None) -> bool:
    """Whoever may plays the card as soon as it can be played; it is cancelled by another as soon as that can be done.
    Whether it was; nobody does anything more then."""
    for _ in range(80):
        there = [option for option in game.options() if option.copy == canceller.id]
        if game.rules.passing.now.being_played and there:
            assert game.referee is not None
            game.referee.answer(game.options().index(there[0]))
            return True
        mine = [each for each in game.options("play") if game.name(game.table.copies[each.copy]) == played]
        if mine:
            game.pick("play", played)
        elif blocker is not None and any(each.copy == blocker.id for each in game.options("block")):
            game.pick("block", blocker)
        elif game.options("hand strike"):
            game.pick("hand strike")
        elif game.table.action is None:
            return False
        else:
            game.passes()
    return False


def two(game: Position, card: Card) -> tuple[Copy, Copy]:
    """Krid of Sarah, and Ira of Alexis, who may play the card that cancels."""
    krid = game.ready("Sarah", vampire("Krid", 8, "OBF DAI"), blood=5)
    face = fitting(card, 8, "Ira")
    if card.display_name == "Aye":
        face = vampire("Ira", 8, sect="Laibon")
    elif card.display_name == "Meditative Grove":
        face = vampire("Ira", 8, clan="Salubri")
    return krid, game.ready("Alexis", face, blood=5)


@each(*GROUP, but=BY_OTHERS)
def test_a_card_of_a_combat_is_paid_though_it_is_cancelled(card: Card) -> None:
    game, name = table(), card.display_name
    krid, ira = two(game, card)
    played = GRIP if name in IN_COMBAT else FURY
    game.hand("Sarah", played)
    if name == "Aye":
        canceller = game.on(ira, card)
    elif "Master" in card.types:
        canceller = game.in_play("Alexis", card)
    else:
        (canceller,) = game.hand("Alexis", card)
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=krid)
    assert cancelled(game, played.name, canceller, ira)
    assert krid.blood in (3, 4)  # a blood is paid; another may be lost in the combat by now
    assert played.name in game.names("Sarah", "ash heap") and not game.options("done")


@each(*GROUP, but=tuple(sorted({card.display_name for card in ruled(*GROUP)} - {"I am Legion", "Pseudo-Blindness"})))
def test_a_modifier_or_reaction_is_paid(card: Card) -> None:
    game = table()
    legion = card.display_name == "I am Legion"
    krid = game.ready("Sarah", fitting(card, 8, "Krid") if legion else vampire("Krid", 8, "OBF"), blood=5)
    ira = game.ready("Alexis", vampire("Ira", 8, "AUS") if legion else fitting(card, 8, "Ira"), blood=5)
    (canceller,) = game.hand("Sarah" if legion else "Alexis", card)
    game.hand("Alexis" if legion else "Sarah", LOOK if legion else VEIL)
    game.phase("minion", of="Sarah")
    if legion:
        krid.marks["stealth this turn"] = "1"
    game.pick("bleed", minion=krid)
    assert cancelled(game, "Look" if legion else "Veil", canceller, ira)
    # I am Legion and Pseudo-Blindness cost a blood themselves.
    assert krid.blood == ira.blood and krid.blood in (3, 4)  # another may be lost in the combat by now


@pytest.mark.parametrize("name", ["Power of All", "Santaleous"])
def test_a_master_card_is_paid(name: str) -> None:
    game = table()
    game.hand("Sarah", SALE)
    if name == "Santaleous":
        canceller = game.ready("Alexis", name)
    else:
        for each_of in ("One", "Two"):
            game.ready("Alexis", vampire(each_of, 6, sect="Anarch"))
        (canceller,) = game.hand("Alexis", name)
    game.phase("master", of="Sarah")
    game.pick("master", "Sale")
    while game.rules.passing.now.being_played and not any(option.copy == canceller.id for option in game.options()):
        game.passes()
    assert game.referee is not None
    there = next(number for number, option in enumerate(game.options()) if option.copy == canceller.id)
    game.referee.answer(there)
    assert (game["Sarah"].pool, game.names("Sarah", "ash heap")) == (29, ["Sale"])


def test_an_event_is_paid_with_what_is_added_to_it() -> None:
    """Gehenna cards cost a pool more with Guarded Rubrics."""
    game = table()
    game.on(game.ready("Justin", vampire("Keeper", 6)), "Guarded Rubrics")
    game.hand("Sarah", "Blood Weakens")
    watch = game.in_play("Alexis", "Watchtower: The Wolves Feed")
    game.ready("Alexis", vampire("Sol", 6, sect="Sabbat", text="Black Hand."))
    game.phase("discard", of="Sarah")
    game.pick("event")
    while game.rules.passing.now.being_played and not any(option.copy == watch.id for option in game.options()):
        game.passes()
    game.pick("use", watch)
    assert (game["Sarah"].pool, game.names("Sarah", "ash heap")) == (29, ["Blood Weakens"])


def test_the_cost_of_an_action_card_is_not_for_its_action_is_not_performed() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 8, "DOM"), blood=5)
    game.hand("Sarah", "Govern the Unaligned")
    esprit = game.in_play("Alexis", "Esprit de Corps", marks={"level": "POT PRE"})
    game.phase("minion", of="Sarah")
    game.pick("action card", minion=krid, level="dom")
    while game.rules.passing.now.being_played and not any(option.copy == esprit.id for option in game.options()):
        game.passes()
    game.pick("use", esprit)
    assert krid.blood == 5 and game.names("Sarah", "ash heap") == ["Govern the Unaligned"]


def test_what_two_wrongs_cancel_is_paid() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 6, "DOM"), blood=5)
    other = game.ready("Alexis", vampire("Other", 6, "DOM"), blood=5)
    (wrongs,) = game.hand("Justin", "Two Wrongs")
    first, second = game.hand("Alexis", "Deflection", "Deflection")
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=krid)
    for _ in range(60):
        if game.table.action is None:
            break
        there = {each.copy for each in game.options()}
        if first.id in there and first.place.region == "hand":
            game.pick("play", first, level="DOM", minion=ira)
        elif wrongs.id in there:
            game.pick("out of turn", wrongs)
        elif second.id in there and wrongs.place.region != "hand":
            game.pick("play", second, level="DOM", minion=other)
        else:
            game.passes()
    assert (ira.blood, other.blood) == (4, 4)
    assert (game["Sarah"].pool, game["Alexis"].pool, game["Justin"].pool) == (30, 29, 30)
