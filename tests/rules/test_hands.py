"""The hand: always of its size, while the library lasts (sec. 1.6.1.2)."""

from __future__ import annotations

import pytest

from tests.rules.asked import Asked
from vtes_desktop.abilities.position import Phase, Position
from vtes_desktop.cards.model import Card
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.invented import ally, library, retainer, vampire
from vtes_desktop.rules.playing import hands
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Place, on

KRID = vampire("Krid", 5)
IRA = vampire("Ira", 5)
PLAN = library("Plan", "Master", text="Do something.")
NEXT = library("Next card", "Master", text="Location.")
LIBRARIAN = ally("Librarian", 2, text="+1 hand size.")
ARCHIVE = library("Archive", "Master", text="Location.\nYou get +2 hand size.")


def held(game: Position, seat: str) -> int:
    """How many cards a Methuselah holds."""
    return len(game[seat].piles["hand"])


def masters(*cards: Card) -> Position:
    """Sarah's master phase; she holds these cards, and the top of her library is a card with a name."""
    game = Position("Sarah", "Alexis", "Justin")
    game.phase("master", of="Sarah")
    game.ready("Sarah", KRID)
    game.uncontrolled("Sarah", IRA)
    game.hand("Sarah", *cards)
    game.library("Sarah", NEXT)
    return game


def test_whose_turn_it_is_comes_first_where_several_hands_are_of_another_size() -> None:
    """Sec. 1.6.1.6: Justin draws up to eight before Sarah, who sits first at the table, discards down to six."""
    game = Position("Sarah", "Alexis", "Justin")
    game.phase("master", of="Justin")
    game.hand("Justin", PLAN)
    game.start()
    game.hand_size("Sarah", 6)
    game.hand_size("Justin", 8)
    game.table.stamps.anew()
    game.pick("pass")
    assert (game.asked, game.choice and game.choice.kind) == ("Sarah", "discard down")
    assert held(game, "Justin") == 8


# -- replacing what was played --------------------------------------------------------------------------------------


def test_a_played_card_is_replaced_at_once_from_the_top_of_the_library() -> None:
    game = masters(PLAN)
    game.pick("master")
    assert game.choice is not None
    assert game.choice.kind == "by hand", "the card is not done yet"
    assert game.names("Sarah", "hand") == ["Next card"]
    assert held(game, "Sarah") == 7


def test_with_an_empty_library_one_plays_on_with_fewer_cards() -> None:
    game = masters(PLAN)
    game.start()
    for copy in game.rules.pile(0, "library"):
        game.rules.do(m.MoveCard(copy.id, Place(0, "removed"), becomes=copy.id + 5_000_000))
    game.pick("master")
    game.agree()
    assert held(game, "Sarah") == 6
    assert not game["Sarah"].ousted
    game.go_to("discard", of="Alexis")
    assert held(game, "Sarah") == 6


@pytest.mark.parametrize(
    ("until", "phase"),
    [
        ("your next unlock phase", "unlock"),
        ("your influence phase", "influence"),
        ("your discard phase", "discard"),
    ],
)
def test_a_card_may_be_replaced_later(until: str, phase: Phase) -> None:
    game = masters(library("Later", "Master", text=f"Do not replace until {until}. Do something."))
    game.pick("master")
    game.agree()
    assert held(game, "Sarah") == 6
    assert hands.hand_size(game.rules, 0) == 6, "it makes the hand smaller for so long"
    game.give_edge("Sarah")
    steps: list[tuple[Phase, str]] = [
        ("influence", "Sarah"),
        ("discard", "Sarah"),
        ("discard", "Alexis"),
        ("unlock", "Sarah"),
    ]
    for step, of in steps:
        game.go_to(step, of=of)
        if (step, of) == (phase, "Sarah"):
            break
        assert held(game, "Sarah") == 6, f"not yet in the {step} phase of {of}"
    assert held(game, "Sarah") == 7


def test_a_card_that_is_not_replaced_while_it_is_in_play() -> None:
    game = masters(library("Long", "Master", text="Location.\nDo not replace as long as this card is in play."))
    game.pick("master")
    game.go_to("discard", of="Sarah")
    assert held(game, "Sarah") == 6
    (copy,) = game.rules.pile(0, "in play")
    game.rules.burn(copy)
    game.go_to("discard", of="Alexis")
    assert held(game, "Sarah") == 7


def test_a_combat_card_that_is_replaced_after_combat() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    krid, ira = game.ready("Sarah", KRID), game.ready("Alexis", IRA)
    game.hand("Sarah", library("Rage", "Combat", text="Do not replace until after combat. Do something."))
    game.pick("bleed", minion=krid)
    game.pick("block", minion=ira)
    while game.choice is not None and not game.options("play"):
        game.passes()
    game.pick("play")
    assert game.choice is not None
    assert game.choice.kind == "by hand"
    assert game.table.combat is not None
    assert held(game, "Sarah") == 6
    game.agree()
    game.go_to("discard", of="Sarah")
    assert held(game, "Sarah") == 7


# -- hand size ------------------------------------------------------------------------------------------------------


def test_who_holds_more_than_her_size_discards_at_once_what_she_likes() -> None:
    game = masters(PLAN)
    game.hand_size("Sarah", 7)
    game.start()
    game.hand_size("Sarah", 5)
    game.pick("master")
    assert game.choice is not None
    assert (game.asked, game.choice.kind) == ("Sarah", "discard down")
    assert game.choice.rule == "1.6.1"
    assert len(game.options("discard")) == 6, "any card of the hand, and nothing else can be picked"
    assert len(game.options()) == 6
    plan = game.options()[0].copy
    game.pick("discard", game.rules.copy(plan))
    assert held(game, "Sarah") == 5
    assert game.choice.kind == "by hand"


def test_whose_size_grows_draws_at_once() -> None:
    game = masters(ARCHIVE)
    game.pick("master")
    assert held(game, "Sarah") == 9
    assert game["Sarah"].hand_size == 9
    assert held(game, "Alexis") == 7, "hers alone"


def test_a_card_in_play_makes_the_hand_larger_and_gone_smaller() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    librarian = game.ready("Sarah", LIBRARIAN)
    game.start()
    game.go_to("discard", of="Sarah")
    assert held(game, "Sarah") == 8
    game.rules.burn(librarian)
    game.pick("pass")
    assert game.choice is not None
    assert (game.asked, game.choice.kind) == ("Sarah", "discard down")
    game.pick("discard", game.rules.copy(game.options()[0].copy))
    assert held(game, "Sarah") == 7


@pytest.mark.parametrize(("text", "torpid"), [("+1 hand size.", 8), ("While Ira is ready, you get +1 hand size.", 7)])
def test_a_vampire_counts_in_torpor_but_where_it_must_be_ready(text: str, torpid: int) -> None:
    game = Position("Sarah", "Alexis", "Justin")
    ira = game.torpor("Sarah", vampire("Ira", 5, text=text))
    hands.count_hand_sizes(game.rules)
    assert game["Sarah"].hand_size == torpid
    game.rules.doing.move_card(ira, Place(0, "ready"))
    hands.count_hand_sizes(game.rules)
    assert game["Sarah"].hand_size == 8


def test_what_is_on_a_minion_in_torpor_counts() -> None:
    game = Position("Sarah", "Alexis", "Justin")
    krid = game.torpor("Sarah", KRID)
    game.rules.doing.move_card(game.ready("Sarah", retainer("Reader", 1, text="+1 hand size.")), on(krid.id))
    hands.count_hand_sizes(game.rules)
    assert game["Sarah"].hand_size == 8


def test_a_hand_can_not_be_smaller_than_none() -> None:
    game = masters()
    for number in range(9):
        game.rules.do(m.SetCounter(0, f"not replaced 0 turn {game.table.turn}", number + 1))
    assert hands.replaced_later(game.rules, 0) == 9
    assert hands.hand_size(game.rules, 0) == 0


class _SmallHands(Asked):
    """Something in play makes Alexis's hand two cards smaller."""

    smaller = 2

    def of_methuselah(self, game: Game, seat: int, name: str) -> int:  # noqa: ARG002 - as it is asked
        """Two less for Alexis."""
        return -self.smaller if (name, seat) == ("hand size", 1) else 0


def test_a_hand_can_be_smaller_than_usual_and_grows_back() -> None:
    abilities = _SmallHands()
    game = Position("Sarah", "Alexis", abilities=abilities)
    game.phase("discard", of="Sarah")
    game.start()
    assert [seat.hand_size for seat in game.table.seats] == [7, 5]
    abilities.smaller = 0
    hands.count_hand_sizes(game.rules)
    assert [seat.hand_size for seat in game.table.seats] == [7, 7]
