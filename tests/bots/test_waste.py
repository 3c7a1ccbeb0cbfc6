"""What a computer player throws nothing away on: each kind of waste in a position."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.bots.positions import decided
from vtes_desktop.abilities.position import Position


def bled_with_govern(blood: int) -> Position:
    """Sarah has announced a bleed by Govern the Unaligned, whose cost is paid as it resolves; Conditioning, that costs
    blood too, is in her hand."""
    game = table()
    sheila = game.ready("Sarah", "Ingrid Rossler", blood=blood)
    game.hand("Sarah", "Govern the Unaligned", "Conditioning")
    game.phase("minion", of="Sarah")
    game.pick("action card", minion=sheila, level="dom")
    return game


def plays_conditioning(game: Position) -> bool:
    """Whether Sarah plays it in any window of the action."""
    while game.choice is not None and game.choice.kind != "minion phase":
        if game.asked == "Sarah" and decided(game).kind == "play":
            return True
        game.passes()
    return False


@pytest.mark.parametrize(("blood", "plays"), [(1, False), (4, True)])
def test_the_blood_that_the_action_costs_is_not_spent_on_modifiers(blood: int, plays: bool) -> None:
    assert plays_conditioning(bled_with_govern(blood)) is plays


def test_fame_is_put_on_the_vampire_of_another() -> None:
    game = table()
    game.ready("Sarah", "Theo Bell")
    other = game.ready("Alexis", "Cailean")
    game.hand("Sarah", "Fame")
    game.phase("master", of="Sarah")
    game.pick("master")
    assert {option.copy for option in game.options("target")} >= {other.id}
    assert decided(game).copy == other.id


def test_fame_is_not_played_where_one_has_the_only_vampire() -> None:
    game = table()
    game.ready("Sarah", "Theo Bell")
    game.hand("Sarah", "Fame")
    game.phase("master", of="Sarah")
    assert game.options("master")
    assert decided(game).kind == "pass"


@pytest.mark.parametrize(("blood", "kind"), [(7, "pass"), (4, "master")])
def test_blood_is_given_to_who_has_room_for_it(blood: int, kind: str) -> None:
    game = table()
    game.ready("Sarah", "Theo Bell", blood=blood)
    game.hand("Sarah", "Life in the City")
    game.phase("master", of="Sarah")
    assert game.options("master")
    assert decided(game).kind == kind


def test_of_two_copies_of_a_vampire_just_one_is_filled() -> None:
    game = table()
    first = game.uncontrolled("Sarah", "Cailean", blood=3)
    second = game.uncontrolled("Sarah", "Cailean", blood=2)
    game.pool("Sarah", 28)
    game.phase("influence", of="Sarah")
    filled = set()
    while game.choice is not None and game.choice.kind == "transfers" and game.asked == "Sarah":
        option = decided(game)
        if option.kind != "transfer":
            break
        filled.add(option.copy)
        game.pick("transfer", game.table.copies[option.copy])
    assert filled <= {first.id} or filled <= {second.id}


@pytest.mark.parametrize(("pool", "kind"), [(29, "master"), (10, "pass")])
def test_a_card_that_costs_pool_is_played_by_who_has_plenty(pool: int, kind: str) -> None:
    game = table()
    game.ready("Sarah", "Theo Bell")
    game.hand("Sarah", "The Parthenon")
    game.pool("Sarah", pool)
    game.phase("master", of="Sarah")
    assert game.options("master")
    assert decided(game).kind == kind


@pytest.mark.parametrize(("whose", "plays"), [("Justin", False), ("Alexis", True)])
def test_who_may_not_block_anyway_is_not_kept_from_it(whose: str, plays: bool) -> None:
    game = table("Sarah", "Alexis", "Justin", "Mary")
    sheila = game.ready("Sarah", "Ingrid Rossler", blood=6)
    game.ready(whose, "Anarch Convert")
    game.hand("Sarah", "Seduction")
    game.pool("Alexis", 6)
    game.phase("minion", of="Sarah")
    game.pick("bleed", minion=sheila)
    assert plays_conditioning(game) is plays
