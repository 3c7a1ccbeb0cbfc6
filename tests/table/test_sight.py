"""Who sees what: cuts of a table, and that nothing else is in them."""

from __future__ import annotations

import copy
from itertools import count

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.game import by_chance, by_hypothesis, examples, may_see, may_track, numbers_in
from tests.table.moves import any_move, table_of
from vtes_desktop.table import moves as m
from vtes_desktop.table.applying import Touched, apply
from vtes_desktop.table.checks import MoveError
from vtes_desktop.table.sight import Changes, changes, cut, differences, merge, pile_for, sees, tells_apart
from vtes_desktop.table.table import Copy, Place, Table, empty_table, on

WATCHING = -1


def with_one_card(region: str, face_up: bool, shown_to: tuple[int, ...] = ()) -> tuple[Table, Copy]:
    """Sarah (0), Alexis (1) and Justin (2); one card of Sarah's lies on Alexis' side."""
    table = empty_table(["Sarah", "Alexis", "Justin"])
    card = Copy(7, 1007, "library", 0, 1, Place(1, region), face_up=face_up, shown_to=shown_to)
    apply(table, m.Create(card))
    return table, table.copies[7]


@pytest.mark.parametrize(
    ("region", "face_up", "sarah", "alexis", "justin", "watching"),
    [
        ("crypt", False, False, False, False, False),
        ("crypt", True, False, False, False, False),
        ("library", False, False, False, False, False),
        ("library", True, False, False, False, False),
        ("hand", False, False, True, False, False),
        ("uncontrolled", False, False, True, False, False),
        ("uncontrolled", True, True, True, True, True),
        ("research", False, False, True, False, False),
        ("ready", True, True, True, True, True),
        ("ready", False, False, True, False, False),
        ("torpor", True, True, True, True, True),
        ("torpor", False, False, True, False, False),
        ("in play", True, True, True, True, True),
        ("in play", False, False, True, False, False),
        ("ash heap", True, True, True, True, True),
        ("ash heap", False, False, True, False, False),
        ("removed", True, True, True, True, True),
        ("removed", False, False, True, False, False),
        ("contested", False, True, True, True, True),
        ("contested", True, True, True, True, True),
    ],
)
def test_who_sees_a_face(region: str, face_up: bool, sarah: bool, alexis: bool, justin: bool, watching: bool) -> None:
    table, card = with_one_card(region, face_up)
    assert [sees(table, card, seat) for seat in (0, 1, 2, WATCHING)] == [sarah, alexis, justin, watching]


@pytest.mark.parametrize("region", sorted(empty_table(["Sarah", "Alexis"]).regions))
def test_what_is_shown_to_a_seat_is_seen_by_that_seat_alone(region: str) -> None:
    table, card = with_one_card(region, face_up=False)
    before = [sees(table, card, seat) for seat in (0, 1, 2, WATCHING)]
    apply(table, m.Show(7, (2,)))
    before[2] = True
    assert [sees(table, card, seat) for seat in (0, 1, 2, WATCHING)] == before


@pytest.mark.parametrize("region", ["hand", "uncontrolled", "research"])
def test_an_open_table_opens_hands_but_no_decks(region: str) -> None:
    table, card = with_one_card(region, face_up=False)
    apply(table, m.OpenTable(True))
    assert all(sees(table, card, seat) for seat in (0, 1, 2, WATCHING))
    table, card = with_one_card("library", face_up=False)
    apply(table, m.OpenTable(True))
    assert not any(sees(table, card, seat) for seat in (0, 1, 2, WATCHING))


def test_a_card_face_down_on_a_minion_is_its_controllers_secret() -> None:
    table, _ = with_one_card("ready", face_up=True)
    apply(table, m.Create(Copy(8, 1008, "library", 0, 0, on(7), face_up=False)))
    assert [sees(table, table.copies[8], seat) for seat in (0, 1, 2)] == [True, False, False]
    mirror = cut(table, 2)
    assert (mirror.copies[8].card, mirror.copies[7].attached) == (0, [8])


def test_the_place_in_a_hand_tells_nothing() -> None:
    """However Alexis sorts her hand, the others' mirrors stay the same, also when they know some or all of it."""
    table = empty_table(["Sarah", "Alexis"])
    for i in (31, 5, 77, 12):
        apply(table, m.Create(Copy(i, 1000 + i, "library", 1, 1, Place(1, "hand"), face_up=False)))
    for shown in ((), (5,), (5, 77), (31, 5, 77, 12)):
        for i in shown:
            apply(table, m.Show(i, (0,)))
        seen = pile_for(table, 1, "hand", 0)
        assert seen == sorted(seen)
        for order in ([5, 77, 12, 31], [12, 31, 5, 77]):
            for index, i in enumerate(order):
                apply(table, m.MoveCard(i, Place(1, "hand"), index=index))
            assert pile_for(table, 1, "hand", 1) == order
            assert pile_for(table, 1, "hand", 0) == seen
            assert pile_for(table, 1, "hand", WATCHING) == [0, 0, 0, 0]


def test_a_decks_order_is_kept_for_who_looks_at_it() -> None:
    table = table_of(2, 4)
    pile = table.pile(0, "library")
    apply(table, m.Show(pile[2], (0,)))
    assert pile_for(table, 0, "library", 0) == [0, 0, pile[2], 0]
    assert pile_for(table, 0, "library", 1) == [0, 0, 0, 0]


@given(st.data(), st.integers(2, 4), st.integers(0, 30))
@settings(max_examples=examples(60))
def test_a_cut_holds_what_a_seat_may_know_and_no_more(data: st.DataObject, seats: int, moves: int) -> None:
    table, ids = table_of(seats, 3), count(10_000)
    choose = by_chance(data.draw(st.integers(0, 2**32)))
    for _ in range(moves):
        try:
            apply(table, any_move(table, choose, lambda: next(ids)))
        except MoveError:
            continue
    for seat in range(-1, seats):
        mirror = cut(table, seat)
        known = {i for i, each in table.copies.items() if may_track(table, each, seat)}
        assert mirror.copies.keys() == known
        assert known == {i for i, each in table.copies.items() if tells_apart(table, each, seat)}
        for i, each in mirror.copies.items():
            assert each.card == (table.copies[i].card if may_see(table, table.copies[i], seat) else 0)
        lying = {i for one in mirror.seats for pile in one.piles.values() for i in pile}
        lying |= {i for each in mirror.copies.values() for i in each.attached}
        assert lying - {0} == known
        said = numbers_in(msgspec.json.decode(msgspec.json.encode(mirror)))
        secret = {i for i in table.copies if i >= 10_000} - known
        assert not said & secret, "the id of a copy that the seat can't tell apart"
        for number, one in enumerate(table.seats):
            assert {region: len(pile) for region, pile in one.piles.items()} == {
                region: len(pile) for region, pile in mirror.seats[number].piles.items()
            }, "how many cards lie anywhere is public"


@given(st.integers(0, 2**32), st.integers(2, 4), st.integers(0, 30))
@settings(max_examples=examples(60))
def test_a_mirror_that_missed_something_comes_to_the_later_cut(seed: int, seats: int, moves: int) -> None:
    table, ids, choose = table_of(seats, 3), count(10_000), by_chance(seed)
    mirrors = [cut(table, seat) for seat in range(-1, seats)]
    for _ in range(moves):
        try:
            apply(table, any_move(table, choose, lambda: next(ids)))
        except MoveError:
            continue
    for seat, mirror in enumerate(mirrors, -1):
        missed = differences(mirror, cut(table, seat))
        wire = msgspec.json.decode(msgspec.json.encode(missed), type=Changes)
        merge(mirror, wire, lasting=bool(seed % 2))
        assert mirror == cut(table, seat)
        assert differences(mirror, cut(table, seat)) == Changes()


@given(st.data())
def test_a_mirror_shares_nothing_with_the_table(data: st.DataObject) -> None:
    table, ids = table_of(2, 2), count(10_000)
    mirrors = [cut(table, seat) for seat in range(2)]
    for _ in range(5):
        touched = Touched()
        try:
            apply(table, any_move(table, by_hypothesis(data), lambda: next(ids)), touched)
        except MoveError:
            continue
        for seat, mirror in enumerate(mirrors):
            merge(mirror, changes(table, touched, seat, set(mirror.copies)))
    before = copy.deepcopy(table)
    for mirror in mirrors:
        mirror.tally["transfers"] = 99
        for one in mirror.seats:
            one.pool = -1
            for pile in one.piles.values():
                pile.clear()
        for each in mirror.copies.values():
            each.blood, each.note = 99, "spoiled"
            each.counters["spoiled"] = 1
            each.marks["spoiled"] = "1"
            each.attached.append(1)
    assert table == before


@pytest.mark.parametrize(
    ("move", "same", "lies_alike"),
    [
        (m.Lock(7, locked=True), True, True),
        (m.MoveBlood(m.BANK, m.Purse("card", 7), 2), True, True),
        (m.SetMark(7, "bleed", "1"), True, True),
        (m.SetMark(7, "level", "DOM"), True, False),
        (m.Control(7, 2), True, False),
        (m.Turn(7, face_up=False), True, False),
        (m.MoveCard(7, Place(1, "torpor")), False, False),
    ],
)
def test_what_is_known_of_a_card_that_stays_as_it_lies_goes_on_being_known(
    move: m.Move, same: bool, lies_alike: bool
) -> None:
    table, _ = with_one_card("ready", face_up=True)
    mirror, touched = cut(table, 0), Touched()
    # What lay there before anybody looked has no number of its own.
    mirror.stamps.changed(mirror.copies[7])
    before, lay = mirror.copies[7], mirror.stamps.lying
    apply(table, move, touched)
    told = changes(table, touched, 0, set(mirror.copies))
    merge(mirror, told, lasting=True)
    assert mirror == cut(table, 0)
    assert (mirror.copies[7] is before) is same
    assert (mirror.stamps.lying == lay) is lies_alike
    assert all(mirror.copies[7] is not copy for copy in told.copies), "what was told may be told to others"
    other = cut(table, 0)
    known = other.copies[7]
    merge(other, told)
    assert other.copies[7] is not known
    assert other == mirror


def test_cards_that_change_places_lie_otherwise() -> None:
    table = table_of(2, 2)
    for number in (9000, 9001):
        apply(table, m.MoveCard(table.pile(0, "library")[0], Place(0, "in play"), becomes=number, face_up=True))
    mirror, touched = cut(table, 1), Touched()
    lay = mirror.stamps.lying
    apply(table, m.MoveCard(9001, Place(0, "in play"), index=0), touched)
    merge(mirror, changes(table, touched, 1, set(mirror.copies)))
    assert mirror == cut(table, 1)
    assert mirror.stamps.lying != lay


@pytest.mark.parametrize("lasting", [False, True])
@pytest.mark.parametrize("moves", [False, True])
def test_a_mark_that_nothing_has_borne_before_is_looked_for(moves: bool, lasting: bool) -> None:
    table, _ = with_one_card("ready", face_up=True)
    mirror, touched = cut(table, 0), Touched()
    mirror.stamps.borne = set()
    if moves:
        apply(table, m.MoveCard(7, Place(1, "torpor")), touched)
    apply(table, m.SetMark(7, "awake", "yes"), touched)
    merge(mirror, changes(table, touched, 0, set(mirror.copies)), lasting=lasting)
    assert mirror.stamps.borne is None or "awake" in mirror.stamps.borne


@pytest.mark.parametrize("lasting", [False, True])
def test_a_card_that_is_seen_for_the_first_time_is_one_more_of_the_game(lasting: bool) -> None:
    table, _ = with_one_card("hand", face_up=False)
    mirror, touched = cut(table, 0), Touched()
    mirror.stamps.of_game["known"] = {copy.card for copy in mirror.copies.values()}
    apply(table, m.MoveCard(7, Place(1, "in play"), becomes=8, face_up=True), touched)
    merge(mirror, changes(table, touched, 0, set(mirror.copies)), lasting=lasting)
    assert mirror.copies[8].card == 1007
    assert not mirror.stamps.of_game
