"""Ending the game: ousting, victory points, withdrawal, the time limit (sec. 9, 1.3)."""

from __future__ import annotations

import pytest

from vtes_desktop.abilities.position import Position
from vtes_desktop.rules import minions
from vtes_desktop.rules.effects import settle
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.torpor.diablerie import diablerie
from vtes_desktop.rules.turn import ousting
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy, Place

KRID = vampire("Krid", 5)


def scores(game: Position) -> list[float]:
    return [seat.victory_points for seat in game.table.seats]


def lose(game: Position, *seats: str) -> None:
    """These Methuselahs lose all their pool at the same time."""
    for seat in seats:
        game.rules.burn_pool(game.seat(seat), 100)
    try:
        ousting.check_pools(game.rules)
    except ousting.LeftError:
        return


# -- victory points (sec. 9.1) --------------------------------------------------------------------------------------


def test_richard_steve_justin_and_lisa() -> None:
    game = Position("Richard", "Steve", "Justin", "Lisa")
    game.start()
    # Steve is reduced to 0 pool first.
    lose(game, "Steve")
    assert (game["Richard"].pool, game["Richard"].victory_points) == (36, 1)
    # Justin is ousted next: he is Richard's prey now.
    lose(game, "Justin")
    assert (game["Richard"].pool, game["Richard"].victory_points) == (42, 2)
    # All the pool that he earned does not save Richard from falling.
    lose(game, "Richard")
    assert game["Lisa"].pool == 36
    assert scores(game) == [2, 0, 0, 2]
    assert game.table.over
    assert "The game is over; nobody has a game win" in game.log


def test_a_bleed_ousts_and_the_game_goes_on() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    game.ready("Sarah", KRID)
    game.pool("Alexis", 1)
    game.pick("bleed")
    assert game["Alexis"].ousted
    assert (game["Sarah"].pool, game["Sarah"].victory_points, game.edge) == (36, 1, "Sarah")
    assert game.table.prey(0) == 2


def test_the_point_is_the_predators_whoever_ousts_her_prey() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    game.start()
    lose(game, "Justin")
    assert scores(game) == [0, 1, 0]


def test_who_is_ousted_at_the_same_time_as_her_prey_gets_the_point_but_no_pool() -> None:
    game = Position("Sarah", "Alexis", "Justin", "Lisa")
    game.start()
    lose(game, "Alexis", "Justin")
    assert scores(game) == [1, 1, 0, 0]
    assert [seat.pool for seat in game.table.seats] == [36, 0, 0, 30]


def test_the_last_two_may_be_ousted_together() -> None:
    game = Position("Sarah", "Alexis")
    game.start()
    lose(game, "Sarah", "Alexis")
    assert scores(game) == [1, 1]
    assert game.table.over


def test_the_last_one_left_gets_a_point_more_and_the_game_win() -> None:
    game = Position("Sarah", "Alexis")
    game.ready("Sarah", KRID)
    game.pool("Alexis", 1)
    game.pick("bleed")
    assert scores(game) == [2, 0]
    assert game.choice is None
    assert "The game is over: Sarah has the game win" in game.log


@pytest.mark.parametrize(
    ("edition", "points", "won"),
    [
        ("current", [1.5, 0.5, 0], None),
        ("current", [2, 1, 0], 0),
        ("current", [2, 2, 1], None),
        ("2012", [1, 0.5, 0.5], 0),
        ("1994", [1, 0, 0], 0),
    ],
)
def test_who_wins(edition: str, points: list[float], won: int | None) -> None:
    game = Position("Sarah", "Alexis", edition=edition)
    assert ousting.winner(points, game.rules.edition.game_win_least) == won


def test_when_the_time_is_up_who_is_left_gets_half_a_point() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    game.start()
    lose(game, "Alexis")
    ousting.time_up(game.rules)
    assert scores(game) == [1.5, 0, 0.5]
    assert game.table.over
    assert not game.table.clock.running


# -- the cards of an ousted Methuselah (sec. 9.1, 1.3) --------------------------------------------------------------


def test_all_that_she_controls_is_removed_and_her_cards_that_others_control_stay() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    hers = game.ready("Alexis", KRID)
    gun = game.on(hers, library("Gun", "Equipment"))
    stolen_by_her = game.ready("Alexis", vampire("Ira"), owner="Justin")
    stolen_from_her = game.ready("Justin", vampire("Pug"), owner="Alexis")
    unknown = game.uncontrolled("Alexis", vampire("Unknown"), blood=2)
    researched = game.lay(library("Theory", "Master"), Place(1, "research"))
    game.give_edge("Alexis")
    game.start()
    blood = game.table.blood_in_all()
    lose(game, "Alexis")
    for copy in (hers, gun, unknown, researched):
        assert game.where(copy) == "cards removed from the game of Alexis"
    # An opponent's card is returned to him at the end of the game.
    assert game.where(stolen_by_her) == "cards removed from the game of Justin"
    assert game.where(stolen_from_her) == "ready region of Justin"
    assert (game["Alexis"].pool, game.edge) == (0, "")
    assert game["Alexis"].piles["hand"] == []
    assert game.table.blood_in_all() == blood


def test_what_nobody_had_seen_is_removed_face_down() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    hand = game.hand("Alexis", library("Secret", "Action"))[0]
    unknown = game.uncontrolled("Alexis", vampire("Unknown"))
    known = game.ready("Alexis", KRID)
    game.start()
    lose(game, "Alexis")
    assert (hand.face_up, unknown.face_up, known.face_up) == (False, False, True)


def test_a_master_card_that_she_played_on_anothers_vampire_goes_with_her() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    krid = game.ready("Justin", KRID)
    game.start()
    curse = game.lay(library("Curse", "Master"), Place(-1, "", krid.id), controller=1, owner="Alexis")
    lose(game, "Alexis")
    assert curse.place.region == "removed"
    assert game.where(krid) == "ready region of Justin"


def test_what_another_controls_on_her_minion_is_burned() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    krid = game.ready("Alexis", KRID)
    curse = game.lay(library("Curse", "Master"), Place(-1, "", krid.id), controller=2, owner="Justin")
    game.start()
    lose(game, "Alexis")
    assert game.where(curse) == "ash heap of Justin"


# -- withdrawing (sec. 9.2) -----------------------------------------------------------------------------------------


def exhausted(edition: str = "current", hand: int = 6) -> tuple[Position, Copy]:
    """Sarah has no library, a hand of so many cards, and a vampire; her unlock phase has begun."""
    game = Position("Sarah", "Alexis", "Justin", edition=edition)
    game.phase("discard", of="Justin")
    krid = game.ready("Sarah", KRID, blood=3)
    game.start()
    for copy in (*game.rules.pile(0, "library"), *game.rules.pile(0, "hand")[hand:]):
        game.rules.doing.move_card(copy, Place(0, "ash heap"))
    game.passes()
    return game, krid


def announce(game: Position) -> None:
    """Sarah announces that she withdraws."""
    game.pick("withdraw", by="Sarah")
    game.go_to("minion", of="Sarah")


def to_her_next_turn(game: Position) -> None:
    """Everybody passes until Sarah's turn would come again."""
    turn = game.table.turn
    while game.choice is not None and not game["Sarah"].withdrawn and game.table.turn < turn + 3:
        game.passes()


def test_she_withdraws_at_her_next_unlock_phase_with_a_victory_point() -> None:
    game, _ = exhausted()
    announce(game)
    assert "Sarah announces that she withdraws" in game.log
    to_her_next_turn(game)
    assert game["Sarah"].withdrawn
    # Her predator gets nothing for it.
    assert scores(game) == [1, 0, 0]
    assert [seat.pool for seat in game.table.seats] == [0, 30, 30]
    assert game.table.active == 1


def test_with_a_full_hand_she_can_not() -> None:
    game, _ = exhausted(hand=7)
    assert not game.offers("withdraw")


def test_with_a_library_she_can_not() -> None:
    game = Position("Sarah", "Alexis")
    game.phase("unlock", of="Sarah")
    game.give_edge("Sarah")
    assert not game.offers("withdraw")


def test_it_fails_when_she_loses_pool_even_if_she_gains_it_back() -> None:
    game, _ = exhausted()
    announce(game)
    game.rules.burn_pool(0, 1)
    game.rules.gain_pool(0, 1)
    assert "The withdrawal of Sarah has failed" in game.log
    to_her_next_turn(game)
    assert not game["Sarah"].withdrawn


def test_it_fails_when_she_moves_pool_to_a_vampire() -> None:
    game, _ = exhausted()
    young = game.uncontrolled("Sarah", vampire("Young", 4))
    announce(game)
    game.go_to("influence", of="Sarah")
    game.pick("transfer", young)
    assert not ousting.withdrawing(game.rules, 0)


def test_it_fails_when_pool_is_moved_by_hand() -> None:
    game, _ = exhausted()
    game.ready("Alexis", vampire("Ira"))
    game.rules.doing.move_card(game.rules.pile(1, "hand")[0], Place(1, "ash heap"))
    game.hand("Alexis", library("Deed", "Action", text="Do something."))
    announce(game)
    game.go_to("minion", of="Alexis")
    game.pick("action card")
    game.passes()
    while game.choice is not None and game.choice.kind != "by hand":
        game.passes()
    game.rules.doing.move_blood(m.Purse("pool", 0), m.BANK, 1)
    game.agree()
    assert not ousting.withdrawing(game.rules, 0)


def test_it_fails_when_her_vampire_loses_blood() -> None:
    game, krid = exhausted()
    announce(game)
    game.rules.burn_blood(krid, 1)
    assert not ousting.withdrawing(game.rules, 0)


def test_blood_that_drains_off_or_lies_on_uncontrolled_cards_does_not_count() -> None:
    game, krid = exhausted()
    young = game.uncontrolled("Sarah", vampire("Young", 4), blood=2)
    announce(game)
    game.rules.move_blood(m.Purse("card", young.id), m.BANK, 1)
    krid.blood = 5
    game.go_to("minion", of="Sarah")
    game.pick("hunt", minion=krid)
    game.pass_all()
    assert krid.blood == 5
    assert ousting.withdrawing(game.rules, 0)


def test_it_fails_when_her_vampire_is_diablerized() -> None:
    game, krid = exhausted()
    announce(game)
    krid.blood = 2
    game.rules.doing.move_card(krid, Place(0, "torpor"))
    ira = game.ready("Alexis", vampire("Ira", 5), blood=1)
    next(diablerie(game.rules, ira, krid), None)
    assert not ousting.withdrawing(game.rules, 0)


def test_it_fails_when_her_vampire_loses_the_capacity_for_its_blood() -> None:
    """A full vampire loses the card that made it larger (sec. 1.5, 9.2)."""
    game, krid = exhausted()
    skill = game.on(krid, library("Skill", "Master", capacity_change=1))
    krid.blood = minions.capacity(game.rules, krid)
    announce(game)
    game.rules.burn(skill)
    list(settle(game.rules))
    assert krid.blood == minions.capacity(game.rules, krid)
    assert not ousting.withdrawing(game.rules, 0)


def test_it_fails_when_a_minion_of_hers_enters_combat() -> None:
    game, krid = exhausted()
    game.ready("Justin", vampire("Ira"))
    announce(game)
    game.go_to("minion", of="Justin")
    game.pick("bleed")
    game.pick("block", krid, by="Sarah")
    assert "The withdrawal of Sarah has failed" in game.log


def test_the_withdrawal_of_one_of_two_ends_the_game() -> None:
    game, _ = exhausted()
    game.out("Justin")
    announce(game)
    to_her_next_turn(game)
    assert game.table.over
    assert scores(game) == [1, 1, 0]
