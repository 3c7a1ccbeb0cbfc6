"""Set-up and the order of play (sec. 1.2, 2, 3)."""

from __future__ import annotations

import pytest

from tests.game import starters
from vtes_desktop.abilities.engine.by_hand import ByHand
from vtes_desktop.abilities.position import Position
from vtes_desktop.cards.catalogue import Catalogue, load
from vtes_desktop.play.games import lay_out
from vtes_desktop.play.setup import new_header
from vtes_desktop.rules.editions.edition import CURRENT, EDITIONS, JYHAD_1994, SEEN_2012
from vtes_desktop.rules.game import Game, Referee
from vtes_desktop.rules.invented import library, vampire
from vtes_desktop.rules.turn import game_and_turns as turn
from vtes_desktop.table.chance import Chance, Ids
from vtes_desktop.table.doing import Doing
from vtes_desktop.table.journal import Options
from vtes_desktop.table.table import NOBODY, Place, Table

SEED = "3c" * 32


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load(cache=False)


def dealt(catalogue: Catalogue, players: int, edition: str = "current") -> Game:
    """A game of starter decks, set up."""
    table: Table = lay_out(new_header(starters(players), Options(), seed=SEED, edition=edition))
    doing = Doing(table, catalogue, Options(), Chance(SEED), Ids(SEED, max(table.copies)), NOBODY)
    game = Game(doing, EDITIONS[edition], ByHand())
    turn.set_up(game)
    return game


# -- getting started (sec. 2) ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_begin_with_thirty_pool_seven_cards_and_four_uncontrolled(catalogue: Catalogue, edition: str) -> None:
    table = dealt(catalogue, 3, edition).table
    assert [seat.pool for seat in table.seats] == [30, 30, 30]
    assert [len(table.pile(seat, "hand")) for seat in range(3)] == [7, 7, 7]
    assert [len(table.pile(seat, "uncontrolled")) for seat in range(3)] == [4, 4, 4]
    assert not any(table.copies[i].face_up for seat in range(3) for i in table.pile(seat, "uncontrolled"))


def test_the_edge_begins_uncontrolled(catalogue: Catalogue) -> None:
    assert dealt(catalogue, 2).table.edge == NOBODY


def test_both_decks_are_shuffled(catalogue: Catalogue) -> None:
    before = lay_out(new_header(starters(2), Options(), seed=SEED))
    after = dealt(catalogue, 2).table
    for kind, drawn in (("library", "hand"), ("crypt", "uncontrolled")):
        order = [before.copies[i].card for i in before.pile(0, kind)]
        shuffled = [after.copies[i].card for i in (*after.pile(0, drawn), *after.pile(0, kind))]
        assert shuffled != order
        assert sorted(shuffled) == sorted(order)


def test_the_player_to_the_left_is_the_prey(catalogue: Catalogue) -> None:
    table = dealt(catalogue, 4).table
    assert [table.prey(seat) for seat in range(4)] == [1, 2, 3, 0]
    assert [table.predator(seat) for seat in range(4)] == [3, 0, 1, 2]


def test_what_a_deck_must_be() -> None:
    assert not CURRENT.why_not_deck(12, 60, 5)
    assert "at least 12" in CURRENT.why_not_deck(11, 60, 5)
    assert "60 to 90" in CURRENT.why_not_deck(12, 59, 5)
    assert "60 to 90" in CURRENT.why_not_deck(12, 91, 5)
    for older in (SEEN_2012, JYHAD_1994):
        # Ten more for each player: from 40 to 100 in a game of six.
        assert not older.why_not_deck(12, 40, 6)
        assert not older.why_not_deck(12, 100, 6)
        assert "40 to 60" in older.why_not_deck(12, 61, 2)


# -- order of play (sec. 3) -----------------------------------------------------------------------------------------


def test_a_turn_has_five_phases_in_order(catalogue: Catalogue) -> None:
    game = dealt(catalogue, 2)
    referee = Referee(game, turn.play(game))
    seen = [game.table.phase]
    choice = referee.start()
    while game.table.turn == 1 and choice is not None:
        choice = referee.answer(len(choice.options) - 1)
        if game.table.turn == 1 and game.table.phase != seen[-1]:
            seen.append(game.table.phase)
    said = [saying.parts[1] for saying in game.doing.sayings() if saying.kind == "turn"]
    assert said[1:5] == [": master phase", ": minion phase", ": influence phase", ": discard phase"]


def test_turns_go_clockwise_past_whoever_was_ousted() -> None:
    game = Position("Sarah", "Alexis", "Justin", "Lisa")
    game.out("Justin")
    game.phase("discard", of="Sarah")
    order = []
    for _ in range(4):
        game.passes()
        order.append(game.asked)
        game.go_to("discard", of=game.asked)
    assert order == ["Alexis", "Lisa", "Sarah", "Alexis"]


def test_the_round_counts_when_the_turn_comes_to_the_first_seat_again() -> None:
    game = Position("Sarah", "Alexis")
    game.phase("discard", of="Alexis", round=4)
    game.passes()
    assert (game.asked, game.table.round) == ("Sarah", 5)


def test_whose_turn_it_is_may_be_ousted_in_it_and_the_next_begins() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    game.phase("influence", of="Sarah")
    game.pool("Sarah", 1)
    young = game.uncontrolled("Sarah", vampire("Young", 2))
    game.pick("transfer", young)
    assert game["Sarah"].ousted
    assert game.table.active == game.seat("Alexis")
    assert game["Justin"].victory_points == 1
    assert "transfers" not in game.table.tally or game.asked == "Alexis"


def test_a_card_that_was_being_played_when_its_player_left_lies_in_no_region_of_play() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    game.phase("master", of="Sarah")
    game.pool("Sarah", 1)
    (costly,) = game.hand("Sarah", library("Costly", "Master", pool=1))
    game.pick("master", costly)
    game.agree()
    assert game["Sarah"].ousted
    assert not game.names("Sarah", "in play")


# -- the research area (sec. 11) ------------------------------------------------------------------------------------


def test_cards_in_the_research_area_are_out_of_play() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    game.phase("minion", of="Sarah")
    game.ready("Sarah", vampire("Krid"))
    kept = game.lay(vampire("Kept", title="prince of Chicago"), Place(0, "research"))
    twin = game.ready("Alexis", vampire("Rival", title="prince of Chicago"))
    assert not game.rules.in_play(kept)
    assert not kept.face_up
    assert kept.id not in {option.copy for option in game.options()}
    assert "contested title" not in twin.marks
