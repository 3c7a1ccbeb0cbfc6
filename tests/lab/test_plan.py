"""Who sits where: everybody goes round the table, over the same decks and deals."""

from __future__ import annotations

import pytest

from tests.lab.field import field, series
from vtes_desktop.lab.plan import decks_at_places, sitter, sitters


def test_in_a_block_the_tested_seat_has_every_place_and_every_deck() -> None:
    block = [series("expert,random,random,random,random").plan(0, number) for number in range(5)]
    places = [[chair.participant for chair in plan.chairs].index(0) for plan in block]
    assert places == [0, 1, 2, 3, 4]
    assert len({plan.seed for plan in block}) == 1
    decks = [tuple(chair.deck.name for chair in plan.chairs) for plan in block]
    assert len(set(decks)) == 1
    assert len(set(decks[0])) == 5


def test_neighbours_stay_neighbours() -> None:
    for number in range(5):
        who = [chair.participant for chair in series("expert,random,regular").plan(0, number).chairs]
        assert who[(who.index(0) + 1) % 3] == 1


def test_the_next_block_is_dealt_anew() -> None:
    of = series("expert,random,random,random,random")
    assert of.plan(0, 4).seed != of.plan(0, 5).seed
    assert [chair.deck for chair in of.plan(0, 4).chairs] != [chair.deck for chair in of.plan(0, 5).chairs]


def test_players_who_are_alike_never_play_the_same_game_again() -> None:
    of = series("regular,regular,regular")
    assert len({of.plan(0, number).seed for number in range(9)}) == 9


def test_two_line_ups_play_the_same_deals() -> None:
    of = series("regular,random,random", "expert,random,random")
    for number in range(6):
        one, other = of.plan(0, number), of.plan(1, number)
        assert one.seed == other.seed
        assert [chair.deck for chair in one.chairs] == [chair.deck for chair in other.chairs]


def test_another_seed_deals_other_games() -> None:
    assert series("random,random").plan(0, 0).seed != series("random,random", seed="2").plan(0, 0).seed


def test_with_few_decks_some_lie_at_two_places() -> None:
    found = decks_at_places(field()[:2], 5, "1")
    assert {deck.name for deck in found} == {deck.name for deck in field()[:2]}
    assert len(found) == 5


@pytest.mark.parametrize("word", ["random", "newcomer", "regular:bully", "expert:politician"])
def test_players_are_read_as_they_are_written(word: str) -> None:
    assert sitter(word).word == word


@pytest.mark.parametrize(
    ("words", "what"),
    [
        ("regulra,random", "“regulra” is no computer player"),
        ("regular:kind,random", "“kind” is no character"),
        ("random:bully,random", "no character"),
        ("regular", "two to six"),
        (",".join(["random"] * 7), "two to six"),
    ],
)
def test_what_is_no_line_up_is_said(words: str, what: str) -> None:
    with pytest.raises(ValueError, match=what):
        sitters(words)
