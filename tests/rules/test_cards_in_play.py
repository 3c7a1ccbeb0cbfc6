"""What the rules ask of cards in play: who is protected, hunts for more, gains no life; others' unlock phases; what was
played in an action."""

from __future__ import annotations

from tests.rules.asked import Asked
from vtes_desktop.abilities.position import Position
from vtes_desktop.abilities.text.facts.companions import reads
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.invented import ally, library, vampire
from vtes_desktop.table.table import Copy


class Numbers(Asked):
    """Standing modifiers by the minion's name."""

    def __init__(self, **numbers: tuple[str, int]) -> None:
        self._numbers = numbers

    def modifier(self, game: Game, copy: Copy, name: str) -> int:
        """The number of a minion with that name."""
        what, amount = self._numbers.get(game.name(copy), ("", 0))
        return amount if what == name else 0


def test_who_is_protected_is_no_target_of_others() -> None:
    game = Position("Sarah", "Alexis", abilities=Numbers(Ira=("protected", 1)))
    game.ready("Sarah", vampire("Krid", 6))
    game.torpor("Alexis", vampire("Ira", 6))
    assert not game.options("diablerize")
    game = Position("Sarah", "Alexis", abilities=Numbers())
    game.ready("Sarah", vampire("Krid", 6))
    game.torpor("Alexis", vampire("Ira", 6))
    assert game.options("diablerize")


def test_a_hunt_can_be_for_more() -> None:
    game = Position("Sarah", "Alexis", abilities=Numbers(Krid=("hunt", 1)))
    krid = game.ready("Sarah", vampire("Krid", 6), blood=1)
    game.pick("hunt", minion=krid)
    assert krid.blood == 3


def test_some_allies_gain_no_life() -> None:
    game = Position("Sarah", "Alexis", abilities=Numbers(Mage=("no life", 1)))
    mage = game.ready("Sarah", ally("Mage", 2))
    minions.give_blood(game.rules, mage, 1)
    assert mage.blood == 2


def test_a_strike_can_inflict_less() -> None:
    game = Position("Sarah", "Alexis", abilities=Numbers(Krid=("damage taken", -1)))
    krid = game.ready("Sarah", vampire("Krid", 6))
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.pick("bleed", minion=krid)
    game.pick("block", ira)
    game.pass_all()
    assert (krid.blood, ira.blood) == (6, 5)


def test_who_has_recruited_in_the_turn_is_remembered_and_the_recruited_are_in_play() -> None:
    game = Position("Sarah", "Alexis")
    krid = game.ready("Sarah", vampire("Krid", 6))
    (mage,) = game.hand("Sarah", ally("Mage", 2))
    game.pick("recruit", mage)
    assert krid.marks["recruited in turn"] == str(game.table.turn)
    assert mage in list(game.rules.lying_in_play())


def test_who_was_ready_and_is_burned_is_told_of() -> None:
    game = Position("Sarah", "Alexis")
    mage = game.ready("Alexis", ally("Mage", 1))
    game.rules.burn(mage)
    assert ("ready minion burned", mage, 1) in game.rules.passing.now.happened
    game = Position("Sarah", "Alexis")
    game.rules.burn(game.torpor("Alexis", vampire("Milo", 3)))
    assert not any(what == "ready minion burned" for what, *_ in game.rules.passing.now.happened)


def test_what_was_played_in_an_action_is_remembered() -> None:
    game = Position("Sarah", "Alexis")
    krid = game.ready("Sarah", vampire("Krid", 6, "dom"))
    game.ready("Alexis", vampire("Ira", 6))
    (more,) = game.hand("Sarah", library("More", "Action Modifier", text={"dom": "+1 bleed."}, disciplines="dom"))
    game.pick("bleed", minion=krid)
    while not game.options("play"):
        game.passes()
    game.pick("play", more)
    (played,) = game.rules.passing.action.played
    assert (played.minion, played.type, played.codes) == (krid.id, "Action Modifier", {"dom"})


def test_an_equipment_card_may_be_a_location_and_a_master_card_an_ally() -> None:
    game = Position("Sarah", "Alexis")
    krid = game.ready("Sarah", vampire("Krid", 6))
    manse = game.on(krid, "Living Manse")
    assert (minions.is_equipment(game.rules, manse), minions.facts(game.rules, manse).location) == (False, True)
    jake = game.ready("Sarah", "Jake Washington", marks={"type": "ally"})
    assert (minions.is_ally(game.rules, jake), minions.facts(game.rules, jake).life) == (True, 1)


def test_a_sentence_of_a_companion_is_read_in_full_only() -> None:
    assert reads("Crow inflicts 1R damage on the opposing minion each round of combat during normal strike resolution.")
    assert not reads("Crow inflicts 1R damage on the opposing minion.")
