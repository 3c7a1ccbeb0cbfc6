"""Moves and their inverses: nothing is lost, nothing is doubled, everything can be taken back."""

from __future__ import annotations

import copy
from itertools import count
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.game import by_hypothesis, examples
from tests.table.moves import MOVES, any_move, assert_whole, table_of
from vtes_desktop.table import moves as m
from vtes_desktop.table.applying import Touched, apply, apply_all
from vtes_desktop.table.checks import MOST, MoveError
from vtes_desktop.table.sight import changes, cut, merge
from vtes_desktop.table.situation import (
    Action,
    Combat,
    Referendum,
    Side,
    Vote,
    without_card,
    without_fighter,
    without_votes_of,
)
from vtes_desktop.table.table import Clock, Copy, Place, Table, empty_table, on


def test_every_kind_of_move_is_made_up_here() -> None:
    assert set(MOVES) == set(get_args(m.Move))


class MovesAndInverses(RuleBasedStateMachine):
    """A table under any moves, with a mirror for each seat and one for whoever watches."""

    @initialize(seats=st.integers(2, 6), cards=st.integers(0, 3))
    def lay_out(self, seats: int, cards: int) -> None:
        self.table = table_of(seats, cards)
        self.start = copy.deepcopy(self.table)
        self.cards = assert_whole(self.table)
        self.ids = count(10_000)
        self.done: list[m.Move] = []
        self.back: list[m.Move] = []
        self.mirrors = {seat: cut(self.table, seat) for seat in range(-1, seats)}

    def make(self, move: m.Move) -> m.Move:
        """The move, on the table and then in every mirror."""
        touched = Touched()
        inverse = apply(self.table, move, touched)
        for seat, mirror in self.mirrors.items():
            told = changes(self.table, touched, seat, set(mirror.copies))
            merge(mirror, msgspec.json.decode(msgspec.json.encode(told), type=type(told)))
        return inverse

    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        move = any_move(self.table, by_hypothesis(data), lambda: next(self.ids))
        before = copy.deepcopy(self.table)
        counters = self.table.blood_in_all()
        try:
            inverse = self.make(move)
        except MoveError:
            assert self.table == before, "a refused move left something on the table"
            return
        match move:
            case m.Create(copy=new):
                self.cards[new.card] += 1
                counters += new.blood
            case m.Destroy(copy=i):
                self.cards[before.copies[i].card] -= 1
                counters -= before.copies[i].blood
        assert self.table.blood_in_all() == counters
        self.done.append(move)
        self.back.append(inverse)
        after = copy.deepcopy(self.table)
        again = apply(self.table, inverse)
        assert self.table == before, f"{inverse} does not take back {move}"
        apply(self.table, again)
        assert self.table == after, f"{again} does not make {move} again"

    @rule(data=st.data())
    def nonsense(self, data: st.DataObject) -> None:
        """Moves with parts that nobody could have meant: refused in a sentence, or sound."""
        move = any_move(self.table, by_hypothesis(data), lambda: next(self.ids), wild=3)
        before = copy.deepcopy(self.table)
        try:
            inverse = apply(self.table, move)
        except MoveError:
            assert self.table == before
        else:
            apply(self.table, inverse)
            assert self.table == before

    @precondition(lambda self: self.back)
    @rule(depth=st.integers(1, 100))
    def take_back(self, depth: int) -> None:
        for _ in range(min(depth, len(self.back))):
            move = self.done.pop()
            inverse = self.make(self.back.pop())
            match move:
                case m.Create(copy=new):
                    self.cards[new.card] -= 1
                case m.Destroy():
                    assert isinstance(inverse, m.Destroy)
                    self.cards[self.table.copies[inverse.copy].card] += 1

    @invariant()
    def every_card_is_in_one_place(self) -> None:
        if hasattr(self, "table"):
            assert assert_whole(self.table) == +self.cards

    @invariant()
    def every_mirror_is_a_cut(self) -> None:
        if hasattr(self, "table"):
            for seat, mirror in self.mirrors.items():
                assert mirror == cut(self.table, seat), f"the mirror of seat {seat} differs"

    def teardown(self) -> None:
        if not hasattr(self, "table"):
            return
        moves = msgspec.json.decode(msgspec.json.encode(self.done), type=list[m.Move])
        replayed = copy.deepcopy(self.start)
        apply_all(replayed, moves)
        assert replayed == self.table, "the replay differs from the game"
        for inverse in reversed(self.back):
            apply(self.table, inverse)
        assert self.table == self.start, "the inverses do not lead back to the start"


TestMovesAndInverses = MovesAndInverses.TestCase
TestMovesAndInverses.settings = settings(max_examples=examples(40), stateful_step_count=40)


@given(st.data(), st.integers(1, 8))
def test_of_several_moves_all_or_none_are_made(data: st.DataObject, size: int) -> None:
    table, ids = table_of(3, 2), count(10_000)
    moves: list[m.Move] = []
    trial = copy.deepcopy(table)
    for _ in range(size):
        move = any_move(trial, by_hypothesis(data), lambda: next(ids))
        try:
            apply(trial, move)
        except MoveError:
            continue
        moves.append(move)
    before = copy.deepcopy(table)
    with pytest.raises(MoveError):
        apply_all(table, [*moves, m.Lock(-5)])
    assert table == before
    back = apply_all(table, moves)
    assert table == trial
    apply_all(table, back)
    assert table == before


def with_a_retainer() -> Table:
    """Sarah's vampire 1 with a retainer 2 on it that bears card 3; Alexis holds card 4 and has 5 in her ash heap."""
    table = empty_table(["Sarah", "Alexis"])
    for i, place, owner in (
        (1, Place(0, "ready"), 0),
        (2, on(1), 0),
        (3, on(2), 1),
        (4, Place(1, "hand"), 1),
        (5, Place(1, "ash heap"), 1),
    ):
        apply(table, m.Create(Copy(i, 100 + i, "library", owner, owner, place, face_up=place.region != "hand")))
    return table


@pytest.mark.parametrize(
    ("move", "word"),
    [
        (m.MoveCard(99, Place(0, "ready")), "no such card"),
        (m.MoveCard(1, Place(0, "nowhere")), "no such card or place"),
        (m.MoveCard(1, Place(7, "ready")), "no seat 7"),
        (m.MoveCard(1, Place(-1, "ready")), "no seat -1"),
        (m.MoveCard(1, Place(0, "torpor", on=2)), "no region of its own"),
        (m.MoveCard(1, on(1)), "on itself"),
        (m.MoveCard(1, on(3)), "on itself"),
        (m.MoveCard(1, on(4)), "on a card in the hand"),
        (m.MoveCard(1, on(99)), "no such card"),
        (m.MoveCard(1, Place(0, "hand"), becomes=50), "bare"),
        (m.MoveCard(3, Place(0, "hand")), "needs a new id"),
        (m.MoveCard(3, Place(0, "hand"), becomes=5), "needs a new id"),
        (m.MoveCard(3, Place(0, "hand"), becomes=-2), "needs a new id"),
        (m.MoveCard(3, Place(0, "ash heap"), becomes=50), "keeps its id"),
        (m.MoveCard(3, Place(0, "ready"), controller=9), "no seat 9"),
        (m.MoveCard(3, Place(0, "ready"), shown_to=(1, 9)), "no seat 9"),
        (m.Shuffle(0, "ready", (0,), (1,)), "not shuffled"),
        (m.Shuffle(-1, "hand", (0,), (50,)), "no seat -1"),
        (m.Shuffle(1, "hand", (0, 1), (50, 51)), "not one of the 1"),
        (m.Shuffle(1, "hand", (0,), (5,)), "not all new"),
        (m.Shuffle(1, "hand", (0,), (0,)), "not all new"),
        (m.Shuffle(1, "hand", (0,), (50,), ((0,), (1,))), "who may see it"),
        (m.Shuffle(1, "hand", (0,), (50,), ((8,),)), "no seat 8"),
        (m.Show(4, (0, 5)), "no seat 5"),
        (m.Control(1, 2), "no seat 2"),
        (m.MoveBlood(m.Purse("pool", 0), m.BANK, 31), "only 30 counters"),
        (m.MoveBlood(m.Purse("pool", 0), m.BANK, -1), "not a number"),
        (m.MoveBlood(m.BANK, m.Purse("pool", 0), MOST + 1), "not a number"),
        (m.MoveBlood(m.BANK, m.Purse("pool", -1), 1), "no seat -1"),
        (m.MoveBlood(m.BANK, m.Purse("card", 4), 1), "in a deck or a hand"),
        (m.MoveBlood(m.Purse("card", 1), m.BANK, 1), "only 0 counters"),
        (m.SetCounter(1, "stealth", -1), "not a number"),
        (m.SetCounter(4, "stealth", 1), "in a deck or a hand"),
        (m.SetCounter(0, "transfers", 10**30), "not a number"),
        (m.Annotate(4, "mine"), "in a deck or a hand"),
        (m.SetMark(4, "title", "baron"), "in a deck or a hand"),
        (m.Lock(4), "in a deck or a hand"),
        (m.GiveEdge(2), "no seat 2"),
        (m.GiveEdge(-2), "no seat -2"),
        (m.SetPhase(1, 1, 0, "tea"), "not a phase"),
        (m.SetPhase(0, 1, 0, "master"), "not a number"),
        (m.SetPhase(1, 1, 5, "master"), "no seat 5"),
        (m.SetScore(0, 1 / 3), "in halves"),
        (m.SetScore(0, float("nan")), "in halves"),
        (m.SetScore(0, -1), "in halves"),
        (m.SetHandSize(0, -1), "not a number"),
        (m.SetClock(Clock(-1)), "limited"),
        (m.SetClock(Clock(float("nan"))), "limited"),
        (m.Leave(9), "no seat 9"),
        (m.Rename(9, "Steve"), "no seat 9"),
        (m.Create(Copy(1, 9, "library", 0, 0, Place(0, "ready"))), "can't have the id 1"),
        (m.Create(Copy(0, 9, "library", 0, 0, Place(0, "ready"))), "can't have the id 0"),
        (m.Create(Copy(50, 9, "library", 0, 9, Place(0, "ready"))), "no seat 9"),
        (m.Create(Copy(50, 9, "library", 0, 0, Place(-1, "ready"))), "no seat -1"),
        (m.Create(Copy(50, 9, "library", 0, 0, on(4))), "on a card in the hand"),
        (m.Create(Copy(50, 9, "library", 0, 0, Place(0, "ready"), attached=[2])), "nothing on it"),
        (m.Create(Copy(50, 9, "library", 0, 0, Place(0, "ready"), blood=-3)), "not a number"),
        (m.Create(Copy(50, 9, "library", 0, 0, Place(0, "hand"), blood=3)), "bare"),
        (m.Destroy(1), "with nothing on it"),
        (m.Destroy(50), "no such card"),
    ],
    ids=repr,
)
def test_what_can_not_be_is_refused_in_a_sentence(move: m.Move, word: str) -> None:
    table = with_a_retainer()
    before = copy.deepcopy(table)
    with pytest.raises(MoveError, match=word):
        apply(table, move)
    assert table == before


def test_a_bearer_takes_along_what_lies_on_it() -> None:
    table = with_a_retainer()
    apply(table, m.MoveCard(1, Place(1, "torpor")))
    assert table.copies[1].controller == 1
    assert [each.id for each in table.with_attached(table.copies[1])] == [1, 2, 3]
    assert table.region_of(table.copies[3]).name == "torpor"
    assert table.root(table.copies[3]).id == 1
    assert table.copies[2].controller == 0, "who controls a card on a minion is said by a move of its own"


def test_a_card_that_enters_a_hidden_region_loses_its_trace() -> None:
    table = with_a_retainer()
    apply(table, m.MoveCard(5, Place(1, "library"), index=0, becomes=60))
    assert 5 not in table.copies
    assert table.pile(1, "library") == [60]
    inverse = apply(table, m.Shuffle(1, "library", (0,), (61,)))
    apply(table, inverse)
    assert table.pile(1, "library") == [60]


def test_a_thousand_cards_on_one_another_are_no_deeper_than_one() -> None:
    table = empty_table(["Sarah", "Alexis"])
    apply(table, m.Create(Copy(1, 7, "library", 0, 0, Place(0, "ready"))))
    for i in range(2, 3000):
        apply(table, m.Create(Copy(i, 7, "library", 0, 0, on(i - 1))))
    apply(table, m.MoveCard(1, Place(1, "ready")))
    assert table.region_of(table.copies[2999]).name == "ready"
    assert len(list(table.with_attached(table.copies[1]))) == 2999


def test_an_index_past_the_end_is_the_end() -> None:
    table = with_a_retainer()
    apply(table, m.MoveCard(1, Place(0, "torpor"), index=2**70))
    assert table.pile(0, "torpor") == [1]


@pytest.mark.parametrize(
    ("playing", "seat", "prey", "predator"),
    [
        ((0, 1, 2, 3, 4), 0, 1, 4),
        ((0, 1, 2, 3, 4), 4, 0, 3),
        ((0, 2, 4), 0, 2, 4),
        ((0, 2, 4), 1, 2, 0),
        ((2,), 2, 2, 2),
    ],
)
def test_the_circle_closes_around_who_is_out(playing: tuple[int, ...], seat: int, prey: int, predator: int) -> None:
    table = empty_table(["Sarah", "Alexis", "Justin", "Lisa", "Richard"])
    for out in set(range(5)) - set(playing):
        apply(table, m.Leave(out, ousted=True))
    assert table.playing() == list(playing)
    assert (table.prey(seat), table.predator(seat)) == (prey, predator)


def test_what_goes_on_forgets_a_card_that_goes_where_nobody_may_follow_it() -> None:
    """A political action card that is taken back to the hand while its referendum is held."""
    action = Action("political", 5, 0, card=7, targets=(7, 8), blocker=7)
    assert without_card(action, 7) == Action("political", 5, 0, targets=(8,))
    assert without_card(action, 5).minion == 0
    combat = Combat(Side(5, 0, source=7), Side(8, 1, target=5))
    assert without_fighter(combat, 5) == Combat(Side(0, 0, source=7), Side(8, 1))
    assert without_fighter(combat, 7) == Combat(Side(5, 0), Side(8, 1, target=5))
    held = Referendum("Kine Resources Contested", 0, card=7, cast=(Vote(0, "card", 7, 1, "for"),))
    assert without_votes_of(held, 7) == Referendum("Kine Resources Contested", 0, cast=(Vote(0, "card", 0, 1, "for"),))
