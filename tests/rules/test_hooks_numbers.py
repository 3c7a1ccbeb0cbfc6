"""Numbers by which standing effects keep minions and weapons from something: asked of the abilities by name."""

from __future__ import annotations

import pytest

from tests.rules.asked import Asked
from tests.rules.known import weapon
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.invented import ally, library, retainer, vampire
from vtes_desktop.table.table import Copy

FRENZY = library("Rage", "Combat", text="Frenzy.\nOnly usable before range is determined.")


class Given(Asked):
    """Numbers that the cards of one name have."""

    def __init__(self, name: str, of: str) -> None:
        super().__init__()
        self.name, self.of = name, of

    def modifier(self, game: Game, copy: Copy, name: str) -> int:
        """1 for the name and the card that the test says."""
        return int(name == self.name and game.name(copy) == self.of) or super().modifier(game, copy, name)  # type: ignore[arg-type]


def given(name: str, of: str = "Kurt") -> tuple[Position, Copy]:
    """Sarah's Kurt, who has 3 of 6 blood, where a card has a number."""
    game = Position("Sarah", "Alexis", abilities=Given(name, of))
    return game, game.ready("Sarah", vampire("Kurt", 6), blood=3)


def test_an_unusable_weapon_is_not_offered() -> None:
    game, kurt = given("unusable", "Club")
    game.on(kurt, weapon("Club", "strength+1"))
    knife = game.on(kurt, weapon("Knife", "strength+2"))
    ira = game.ready("Alexis", vampire("Ira", 6))
    game.pick("bleed", minion=kurt)
    while not game.options("block"):
        game.passes()
    game.pick("block", ira)
    while not game.options("hand strike"):
        game.passes()
    assert [option.copy for option in game.options("weapon")] == [knife.id]


@pytest.mark.parametrize(("of", "hunts"), [("Kurt", False), ("Nora", True)])
def test_who_cannot_hunt_does_not(of: str, hunts: bool) -> None:
    game, kurt = given("cannot hunt", of)
    assert any(option.minion == kurt.id for option in game.options("hunt")) == hunts
    assert game.options("bleed")


def test_a_vampire_without_blood_that_cannot_hunt_takes_no_action() -> None:
    """It may do nothing but hunt, and it cannot (sec. 6.1.2)."""
    game, kurt = given("cannot hunt")
    kurt.blood = 0
    assert not [option for option in game.options() if kurt.id in (option.minion, option.copy)]


@pytest.mark.parametrize(("of", "may"), [("Kurt", False), ("Nora", True)])
@pytest.mark.parametrize("kind", ["recruit", "employ"])
def test_who_cannot_recruit_neither_recruits_nor_employs(kind: str, of: str, may: bool) -> None:
    game, _ = given("cannot recruit", of)
    game.hand("Sarah", ally("Guard", 2) if kind == "recruit" else retainer("Dog", 1))
    game.hand("Sarah", library("Club", "Equipment", text="Melee weapon."))
    assert bool(game.options(kind)) == may
    assert game.options("equip")


@pytest.mark.parametrize(
    ("card", "of", "immune"),
    [(FRENZY, "Kurt", True), (FRENZY, "Nora", False), (library("Calm", "Combat", text="Press."), "Kurt", False)],
)
def test_a_frenzy_card_has_no_effect_on_who_is_immune(card: object, of: str, immune: bool) -> None:
    game, kurt = given("immune to frenzy", of)
    (copy,) = game.hand("Alexis", card)  # type: ignore[arg-type]
    assert minions.is_immune(game.rules, kurt, copy) == immune


def test_immunity_to_frenzy_may_be_given_for_an_action() -> None:
    game, kurt = given("nothing")
    (copy,) = game.hand("Alexis", FRENZY)
    game.rules.passing.add(kurt.id, "immune to frenzy", 1, "action")
    assert minions.is_immune(game.rules, kurt, copy)
    nora = game.ready("Sarah", vampire("Nora", 6))
    assert not minions.is_immune(game.rules, nora, copy)
