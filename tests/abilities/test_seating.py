"""Methuselahs who change places, and turns that go the other way round (sec. 2, 3)."""

from __future__ import annotations

import pytest

from tests.abilities.table import table
from tests.abilities.test_elders import until
from tests.abilities.test_vampires_most_played import finish
from vtes_desktop.abilities.position import Position
from vtes_desktop.rules.invented import vampire
from vtes_desktop.rules.special.seating import take_seats
from vtes_desktop.table.applying import clone_table

NAMES = ("Sarah", "Alexis", "Justin", "Lisa", "Robin")


def called(name: str, *order: str, votes: bool = True) -> Position:
    """Five Methuselahs; Sarah calls a referendum that passes, or fails for want of votes."""
    game = table(*NAMES)
    game.phase("minion", of="Sarah")
    lord = game.ready("Sarah", vampire("Lord", 6, title="prince of Chicago"))
    if not votes:
        game.ready("Alexis", vampire("Judge", 9, clan="Ventrue", title="inner circle of Ventrue"))
    game.hand("Sarah", name)
    game.pick("political", minion=lord)
    left = list(order)
    while game.table.action is not None:
        if left and game.options("methuselah"):
            game.pick("methuselah", seat=left.pop(0))
        elif game.options("all for") and game.asked == "Sarah":
            game.pick("all for")
        elif against := [option.kind for option in game.options() if option.kind.endswith(" against")]:
            game.pick(against[0])
        else:
            game.passes()
    assert not left
    return game


def test_dramatic_upheaval_switches_two_and_so_who_is_whose_prey() -> None:
    game = called("Dramatic Upheaval", "Justin")
    assert [game.table.seats[seat].name[0] for seat in game.rules.clockwise(0)] == ["S", "L", "R", "J", "A"]
    assert (game.table.prey(0), game.table.predator(0), game.table.prey(2)) == (3, 1, 1)
    lord = next(copy for copy in game.table.copies.values() if copy.place.region == "ready")
    game.go_to("discard", of="Sarah")
    game.passes()
    # The turn goes on to her new prey.
    assert game.table.active == 3
    assert lord.controller == 0


def test_a_referendum_that_fails_leaves_everybody_in_place() -> None:
    game = called("Dramatic Upheaval", "Justin", votes=False)
    assert [*game.table.seating()] == [0, 1, 2, 3, 4]
    assert game.table.prey(0) == 1


def test_kindred_restructure_seats_all_anew_and_bleeds_go_to_the_new_prey() -> None:
    game = called("Kindred Restructure", "Robin", "Alexis", "Lisa")
    assert [*game.rules.clockwise(0)] == [0, 4, 1, 3, 2]
    mine = game.ready("Sarah", vampire("Ira", 4))
    game.go_to("minion", of="Sarah")
    game.pick("bleed", minion=mine)
    finish(game)
    assert game["Robin"].pool == 29


@pytest.mark.parametrize("names", [NAMES[:2], NAMES[:3], NAMES])
def test_the_seating_of_a_restructure_is_a_new_one(names: tuple[str, ...]) -> None:
    """Two can't call for it, for there is none (rulings on terms that can't be met); three have just one."""
    game = table(*names)
    game.ready("Sarah", vampire("Lord", 6, title="prince of Chicago"))
    game.hand("Sarah", "Kindred Restructure")
    if len(names) == 2:
        assert not game.options("political")
        return
    game.pick("political")
    while game.table.action is not None:
        if seats := game.options("methuselah"):
            game.pick("methuselah", seat=seats[0].seat)
        else:
            game.pick("all for") if game.options("all for") else game.passes()
    assert sorted(game.rules.clockwise(0)) == [*range(len(names))] != [*game.rules.clockwise(0)]


def test_who_left_keeps_no_place_among_those_who_play() -> None:
    game = table(*NAMES)
    game.out("Alexis")
    game.phase("minion", of="Sarah")
    take_seats(game.rules, [0, 3, 2, 4])
    assert [*game.rules.clockwise(2)] == [2, 4, 0, 3]
    assert [*game.rules.clockwise(1)] == [3, 2, 4, 0]
    assert (game.table.prey(0), game.table.predator(0)) == (3, 4)


def test_what_is_kept_of_the_table_is_looked_up_anew_and_taken_back() -> None:
    game = table(*NAMES)
    game.phase("minion", of="Sarah")
    before = game.rules.clockwise(0)
    other = clone_table(game.table)
    take_seats(game.rules, [0, 2, 1, 3, 4])
    assert game.rules.clockwise(0) == (0, 2, 1, 3, 4)
    assert other.prey(0) == 1
    assert before == (0, 1, 2, 3, 4)


def test_the_pool_that_a_prey_lost_is_that_of_the_prey_one_has_now() -> None:
    game = table(*NAMES)
    game.phase("minion", of="Sarah")
    krid = game.ready("Sarah", "Věnceslava, The Implacable")
    take_seats(game.rules, [0, 3, 2, 1, 4])
    game.pick("bleed", minion=krid)
    until(game, "use", krid)
    assert (game["Lisa"].pool < 30, game["Alexis"].pool) == (True, 30)


def test_reversal_of_fortunes_sends_the_turn_the_other_way_round() -> None:
    game = called("Reversal of Fortunes")
    game.go_to("discard", of="Sarah")
    game.passes()
    assert (game.table.active, game.table.round) == (4, 4)
    assert game.table.prey(0) == 1
    game.go_to("discard", of="Robin")
    game.passes()
    assert (game.table.active, game.table.round) == (3, 4)
