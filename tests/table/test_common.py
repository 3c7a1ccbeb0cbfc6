"""Regions of the table itself: what lies there is nobody's, and nobody sees a face-down card by being nobody."""

from __future__ import annotations

import random
from itertools import count

import pytest

from vtes_desktop.table import moves as m
from vtes_desktop.table.applying import Touched, apply, apply_all
from vtes_desktop.table.checks import MoveError
from vtes_desktop.table.games import GAMES, VTES, by_name, game_table
from vtes_desktop.table.regions import Region, new_id_needed
from vtes_desktop.table.sight import changes, copy_for, cut, merge, pile_for, seers, sees, tells_apart
from vtes_desktop.table.table import NOBODY, Copy, Place, Table, empty_table, on

SEATS = (0, 1, 2, 3)
EVERYBODY = (*SEATS, NOBODY)


def vendetta() -> Table:
    return empty_table(["Louis", "Marta", "Claudia", "Sarah"], game="vendetta")


def lying(
    table: Table, i: int, place: Place, kind: str = "ally", *, face_up: bool = False, whose: int = NOBODY
) -> Copy:
    apply(table, m.Create(Copy(i, 1000 + i, kind, whose, whose, place, face_up=face_up)))
    return table.copies[i]


def common(table: Table) -> list[str]:
    return list(table.description.common)


@pytest.mark.parametrize("region", game_table("vendetta").common)
def test_nobody_sees_a_face_down_card_of_nobodys_by_control(region: str) -> None:
    table = vendetta()
    card = lying(table, 7, Place(NOBODY, region))
    assert card.controller == NOBODY
    seen = table.regions[region].seen_by == "always"
    assert [sees(table, card, seat) for seat in EVERYBODY] == [seen] * 5
    assert seers(table, card) == (frozenset(EVERYBODY) if seen else frozenset())
    for seat in EVERYBODY:
        mirror = cut(table, seat)
        told = mirror.copies.get(7)
        assert (told is not None) == (seen or table.regions[region].tracked)
        assert told is None or told.card == (1007 if seen else 0)


def test_a_card_on_another_that_nobody_controls_is_hidden_from_who_watches() -> None:
    table = vendetta()
    lying(table, 7, Place(NOBODY, "location 1"), face_up=True)
    card = lying(table, 8, on(7), kind="clan", whose=2)
    assert [sees(table, card, seat) for seat in EVERYBODY] == [False, False, True, False, False]
    card.controller = NOBODY
    assert [sees(table, card, seat) for seat in EVERYBODY] == [False] * 5


@pytest.mark.parametrize("region", ["position 1", "position haven"])
def test_a_position_shows_who_watches_what_is_face_up_only(region: str) -> None:
    table = vendetta()
    card = lying(table, 7, Place(1, region), kind="clan", whose=1)
    assert [sees(table, card, seat) for seat in EVERYBODY] == [False, True, False, False, False]
    apply(table, m.Turn(7))
    assert all(sees(table, card, seat) for seat in EVERYBODY)


def test_a_card_that_is_laid_in_the_middle_is_nobodys_then() -> None:
    table = vendetta()
    card = lying(table, 7, Place(1, "alliance"), kind="ally", face_up=True, whose=1)
    back = apply(table, m.MoveCard(7, Place(NOBODY, "location 2"), face_up=False))
    assert (card.controller, card.owner) == (NOBODY, 1)
    assert table.common["location 2"] == [7]
    assert not any(sees(table, card, seat) for seat in EVERYBODY)
    apply(table, back)
    assert card.controller == 1
    assert table.common["location 2"] == []


def test_the_allies_come_from_a_deck_by_new_ids() -> None:
    table = vendetta()
    for i in range(1, 6):
        lying(table, i, Place(NOBODY, "allies"))
    apply(table, m.Shuffle(NOBODY, "allies", (4, 3, 2, 1, 0), (11, 12, 13, 14, 15)))
    assert table.common["allies"] == [11, 12, 13, 14, 15]
    assert [table.copies[i].card for i in table.common["allies"]] == [1005, 1004, 1003, 1002, 1001]
    assert all(pile_for(table, NOBODY, "allies", seat) == [0] * 5 for seat in EVERYBODY)
    with pytest.raises(MoveError, match="new id"):
        apply(table, m.MoveCard(11, Place(NOBODY, "location 1")))
    apply(table, m.MoveCard(11, Place(NOBODY, "location 1"), becomes=20))
    assert all(cut(table, seat).copies[20].card == 1005 for seat in EVERYBODY)


def test_a_token_has_another_id_each_time_it_is_taken_up() -> None:
    table = vendetta()
    for i in (1, 2):
        lying(table, i, Place(0, "aside"), kind="token", whose=0)
    assert [pile_for(table, 0, "aside", seat) for seat in EVERYBODY] == [[1, 2], *[[0, 0]] * 4]
    there, back = table.regions["position 1"], table.regions["aside"]
    assert new_id_needed(back, there)
    assert new_id_needed(there, back)
    with pytest.raises(MoveError, match="new id"):
        apply(table, m.MoveCard(2, Place(0, "position 1"), face_up=False))
    apply(table, m.MoveCard(2, Place(0, "position 1"), face_up=False, becomes=3))
    assert [cut(table, seat).copies[3].card for seat in EVERYBODY] == [1002, 0, 0, 0, 0]
    with pytest.raises(MoveError, match="new id"):
        apply(table, m.MoveCard(3, Place(0, "aside")))


@pytest.mark.parametrize(
    "place",
    [Place(NOBODY, "hand"), Place(0, "allies"), Place(NOBODY, "alliance"), Place(-2, "allies"), Place(9, "hand")],
)
def test_there_is_no_such_place(place: Place) -> None:
    table = vendetta()
    lying(table, 1, Place(0, "alliance"), face_up=True, whose=0)
    with pytest.raises(MoveError):
        apply(table, m.MoveCard(1, place, becomes=2))
    with pytest.raises(MoveError):
        apply(table, m.Create(Copy(5, 9, "ally", 0, 0, place)))
    with pytest.raises(MoveError):
        apply(table, m.Shuffle(place.seat, place.region, (), ()))
    assert table.copies.keys() == {1}


def test_where_the_table_has_nothing_of_its_own_nothing_is_nobodys() -> None:
    table = empty_table(["Sarah", "Alexis"])
    assert table.common == {}
    for copy in (
        Copy(1, 9, "library", NOBODY, 0, Place(0, "ready")),
        Copy(1, 9, "library", 0, NOBODY, Place(0, "ready")),
        Copy(1, 9, "library", 0, 0, Place(NOBODY, "ready")),
    ):
        with pytest.raises(MoveError):
            apply(table, m.Create(copy))


def test_a_card_is_of_one_of_the_games_kinds() -> None:
    with pytest.raises(MoveError, match="kind"):
        apply(vendetta(), m.Create(Copy(1, 9, "crypt", 0, 0, Place(0, "alliance"))))
    with pytest.raises(MoveError, match="kind"):
        apply(empty_table(["Sarah", "Alexis"]), m.Create(Copy(1, 9, "ally", 0, 0, Place(0, "ready"))))


def test_tokens_of_a_seat_are_counted_and_public() -> None:
    table = vendetta()
    mirrors = {seat: cut(table, seat) for seat in EVERYBODY}
    touched = Touched()
    back = [
        apply(table, move, touched)
        for move in (m.SetCounter(0, "influence", 3, seat=2), m.SetCounter(0, "influence", 5, seat=2))
    ]
    assert (table.seats[2].tokens, table.tally) == ({"influence": 5}, {})
    for seat, mirror in mirrors.items():
        merge(mirror, changes(table, touched, seat, set()))
        assert mirror == cut(table, seat)
        assert mirror.seats[2].tokens == {"influence": 5}
    apply_all(table, reversed(back))
    assert table.seats[2].tokens == {}
    for wrong in (m.SetCounter(0, "gold", 1, seat=2), m.SetCounter(0, "influence", 1, seat=4)):
        with pytest.raises(MoveError):
            apply(table, wrong)


@pytest.mark.parametrize("seed", range(12))
def test_mirrors_stay_true_and_who_watches_never_sees_what_lies_face_down(seed: int) -> None:
    """Random moves over all places: mirrors are what a new cut would be, inverses bring everything back."""
    chance, table, ids = random.Random(seed), vendetta(), count(100)
    places = [Place(seat, region) for seat in SEATS for region in table.description.of_seats]
    places += [Place(NOBODY, region) for region in common(table)]
    for i in range(1, 40):
        place = chance.choice(places)
        face_up = table.regions[place.region].tracked and chance.random() < 0.4
        lying(table, i, place, "ally", face_up=face_up, whose=place.seat)
    start = cut(table, 0)
    mirrors = {seat: cut(table, seat) for seat in EVERYBODY}
    known = {seat: set(mirror.copies) for seat, mirror in mirrors.items()}
    backs = []
    for _ in range(150):
        touched = Touched()
        copy = table.copies[chance.choice(sorted(table.copies))]
        to = chance.choice(places)
        becomes = next(ids) if new_id_needed(table.region_of(copy), table.regions[to.region]) else 0
        move = chance.choice(
            (
                m.MoveCard(copy.id, to, becomes=becomes, face_up=chance.choice((True, False, None))),
                m.Turn(copy.id, chance.random() < 0.5),
                m.Show(copy.id, tuple(chance.sample(SEATS, chance.randrange(3)))),
                m.SetCounter(0, "influence", chance.randrange(4), seat=chance.choice(SEATS)),
            )
        )
        try:
            backs.append(apply(table, move, touched))
        except MoveError:
            continue
        for seat, mirror in mirrors.items():
            merge(mirror, changes(table, touched, seat, known[seat]))
            assert mirror == cut(table, seat)
        for each in table.copies.values():
            assert seers(table, each) == {seat for seat in EVERYBODY if sees(table, each, seat)}
            hidden = not each.face_up or table.region_of(each).seen_by == "nobody"
            if hidden and table.region_of(each).seen_by != "always":
                assert not sees(table, each, NOBODY)
                assert not tells_apart(table, each, NOBODY) or copy_for(table, each, NOBODY).card == 0
    apply_all(table, reversed(backs))
    assert cut(table, 0) == start


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_described_in_full(key: str) -> None:
    game = game_table(key)
    assert game.key == key
    assert game.title
    assert set(game.of_seats).isdisjoint(game.common)
    assert len(game.phases) == len(set(game.phases)) > 0
    assert 2 <= game.seats[0] <= game.seats[1] <= 6
    for region in game.regions.values():
        assert set(region.kinds) <= game.kinds.keys()
        # What one seat alone sees is no place of the table's own.
        assert not (region.common and region.seen_by == "controller")
    table = empty_table(["Sarah", "Alexis", "Justin"], game=key)
    assert all(seat.pool == game.start for seat in table.seats)
    assert set(table.common) == set(game.common)


def test_no_two_regions_have_one_name() -> None:
    with pytest.raises(ValueError, match="two regions"):
        by_name((Region("hand", "hand", "controller", tracked=False), Region("hand", "hand", "nobody", tracked=True)))


def test_the_first_game_has_nothing_in_the_middle() -> None:
    assert game_table(VTES).common == ()
