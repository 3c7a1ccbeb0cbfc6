"""What convictions are burned for besides paying for cards (Imbued appendix)."""

from __future__ import annotations

import pytest

from tests.rules.known import table, weapon
from tests.rules.test_combat import blocked
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.text.facts.imbued import burning
from vtes_desktop.rules.facts import Burning
from vtes_desktop.rules.invented import ally, imbued, library, vampire
from vtes_desktop.table.asking import IllegalError

ANNA = imbued("Anna", 4, "inn")
KRID = vampire("Krid", 5)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Second Sight", Burning(intercept=1, hinder=1, once=True)),
        ("Strike with Conviction", Burning(strike=1, bleed=1)),
        ("React with Conviction", Burning(cancels=frozenset({"chi", "dem", "dom", "pre", "ser"}), control=True)),
    ],
)
def test_what_the_printed_convictions_are_burned_for(name: str, said: Burning) -> None:
    assert burning(Position("Sarah", "Alexis").card(name)) == said


def test_second_sight_gives_intercept_against_a_monster_one_in_an_action() -> None:
    game = table()
    krid, anna = game.ready("Sarah", KRID), game.ready("Alexis", ANNA)
    for _ in range(2):
        game.on(anna, "Second Sight")
    game.rules.burn_blood(krid, 5)
    game.pick("hunt", minion=krid)
    game.pick("block", anna)
    game.pick("burn conviction", game.rules.copy(anna.attached[0]))
    # It has enough now, and may burn no second one.
    assert len(anna.attached) == 1
    assert anna.locked and krid.blood == 0


def test_it_does_not_against_who_is_no_monster() -> None:
    game = table()
    bob, anna = game.ready("Sarah", imbued("Bob", 3, text="+1 stealth.")), game.ready("Alexis", ANNA)
    game.on(anna, "Second Sight")
    game.pick("bleed", minion=bob)
    game.pick("block", anna)
    assert not game.options("burn conviction")
    assert len(anna.attached) == 1


def test_second_sight_hinders_monsters_in_its_own_action() -> None:
    game = table()
    anna = game.ready("Sarah", ANNA)
    krid, bob = game.ready("Alexis", KRID), game.ready("Alexis", imbued("Bob", 3))
    game.on(anna, "Second Sight")
    game.pick("bleed", minion=anna)
    game.pick("burn conviction", minion=anna)
    game.pick("block", krid)
    assert not krid.locked
    game.pick("block", bob)
    assert bob.locked


@pytest.mark.parametrize(("strike", "damage"), [("hand strike", 2), ("weapon", 3)])
def test_strike_with_conviction_strikes_harder_with_hands_or_a_weapon(strike: str, damage: int) -> None:
    game = table()
    anna, krid = game.ready("Sarah", ANNA), game.ready("Alexis", KRID)
    game.on(anna, weapon("Club", "strength+1"))
    game.on(anna, "Strike with Conviction")
    blocked(game, anna, krid)
    game.pick("burn conviction", minion=anna)
    game.pick(strike, by="Sarah")
    assert (krid.blood, game.names("Sarah", "ash heap")) == (5 - damage, ["Strike with Conviction"])


def test_one_conviction_is_burned_to_make_a_strike() -> None:
    game = table()
    anna, krid = game.ready("Sarah", ANNA), game.ready("Alexis", KRID)
    for _ in range(2):
        game.on(anna, "Strike with Conviction")
    blocked(game, anna, krid)
    game.pick("burn conviction", game.rules.copy(anna.attached[0]))
    assert not game.options("burn conviction")  # and nothing is left to be chosen but the strike
    assert krid.blood == 3 and len(anna.attached) == 1


def test_only_against_a_monster() -> None:
    game = table()
    anna, dog = game.ready("Sarah", ANNA), game.ready("Alexis", library("Dog", "Ally", text="Animal with 3 life."))
    game.on(anna, weapon("Club", "strength+1"))
    game.on(anna, "Strike with Conviction")
    blocked(game, anna, dog)
    assert not game.options("burn conviction")


def test_a_bleed_with_conviction_is_the_bleed_of_the_turn_and_burns_it_when_it_succeeds() -> None:
    game = table()
    anna = game.ready("Sarah", ANNA)
    for _ in range(2):
        game.on(anna, "Strike with Conviction")
    dog = game.ready("Alexis", ally("Dog", 3))
    first, second = anna.attached
    game.pick("bleed with conviction", game.rules.copy(first))
    assert game.table.action is not None
    assert (game.table.action.bleed, len(anna.attached)) == (2, 2)
    game.pick("no block")
    assert (game["Alexis"].pool, anna.attached, dog.locked) == (28, [second], False)
    game.rules.unlock(anna)
    with pytest.raises(IllegalError, match="No option “bleed with conviction” fits"):
        game.pick("bleed with conviction")


def test_a_blocked_bleed_with_conviction_burns_nothing() -> None:
    game = table()
    anna = game.ready("Sarah", ANNA)
    game.on(anna, "Strike with Conviction")
    dog = game.ready("Alexis", ally("Dog", 3))
    game.pick("bleed with conviction")
    game.pick("block", dog)
    game.pass_all()
    assert (game["Alexis"].pool, len(anna.attached)) == (30, 1)


def test_react_with_conviction_cancels_a_strike_card_of_its_disciplines_at_no_cost() -> None:
    game = table()
    krid = game.ready("Sarah", vampire("Krid", 5, "dom pot"))
    anna = game.ready("Alexis", ANNA)
    game.on(anna, "React with Conviction")
    gaze = library("Gaze", "Combat", disciplines="dom", blood=1, text={"dom": "Strike: combat ends."})
    fist = library("Fist", "Combat", disciplines="pot", text={"pot": "Strike: hand strike at +1 damage."})
    game.hand("Sarah", gaze, fist)
    blocked(game, krid, anna)
    game.pick("play", "Gaze", by="Sarah")
    game.pick("burn conviction", by="Alexis")
    assert (krid.blood, game.asked) == (5, "Sarah")
    game.pick("play", "Fist", by="Sarah")
    # The fist is of another Discipline, and there is no conviction left either.
    assert (anna.blood, anna.attached) == (2, [])
