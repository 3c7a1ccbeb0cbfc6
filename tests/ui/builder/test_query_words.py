"""Chips and search line are one thing: what a chip asks for stands in the query, and the rest of it is left alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.query import QueryError
from vtes_desktop.ui.builder.query_words import bounds, canonical, chosen, with_bounds, with_values


@pytest.mark.parametrize(
    ("query", "field", "wanted", "without", "either"),
    [
        ("", "clan", (), (), False),
        ("clan:tremere", "clan", ("tremere",), (), False),
        ('CLAN="Follower of Set"', "clan", ("ministry",), (), False),
        ("-type:master stealth", "type", (), ("master",), False),
        ("not type:master", "type", (), ("master",), False),
        ("(type:action or type:modifier) x", "type", ("action", "action modifier"), (), True),
        ("disc:AUS disc:dominate", "disc", ("AUS", "dom"), (), False),
        ("clan!=tremere cap>=6", "clan", (), (), False),
        ("clan:tremere or clan:ventrue", "clan", (), (), False),
        ("(clan:tremere type:vampire)", "clan", (), (), False),
    ],
)
def test_a_query_says_what_it_asks_of_a_field(
    query: str, field: str, wanted: tuple[str, ...], without: tuple[str, ...], either: bool
) -> None:
    found = chosen(query, field)
    assert (found.wanted, found.without, found.any) == (wanted, without, either)


@pytest.mark.parametrize(
    ("query", "field", "wanted", "without", "either", "result"),
    [
        ("", "type", ["master"], [], None, "type:master"),
        ("stealth", "type", ["action", "combat"], [], None, "stealth (type:action or type:combat)"),
        ("a type:master b", "type", [], [], None, "a b"),
        ("a type:master b", "type", ["combat"], [], None, "a type:combat b"),
        ("(type:action or type:combat) b", "type", ["combat"], [], None, "type:combat b"),
        ("", "disc", ["aus", "DOM"], [], None, "disc:aus disc:DOM"),
        ("", "disc", ["aus", "DOM"], [], True, "(disc:aus or disc:DOM)"),
        ("x", "clan", ["tremere antitribu"], ["baali"], None, 'x clan:"tremere antitribu" -clan:baali'),
        ("a or b", "kind", ["crypt"], [], None, "(a or b) kind:crypt"),
        ("type:master -type:action type:combat", "type", [], [], None, ""),
    ],
)
def test_other_values_are_written_in_the_place_of_the_old_ones(
    query: str, field: str, wanted: list[str], without: list[str], either: bool | None, result: str
) -> None:
    assert with_values(query, field, wanted, without, either) == result


def test_a_range_is_read_and_written() -> None:
    assert (bounds("cap>=6 cap<9", "cap").low, bounds("cap>=6 cap<9", "cap").high) == (6, 8)
    assert with_bounds("x cap>=6 y", "cap", 4, 7) == "x cap>=4 cap<=7 y"
    assert with_bounds("x cap>=6 y", "cap", None, None) == "x y"
    assert with_bounds("", "cost", 2, 2) == "cost:2"
    assert bounds("-cap:6", "cap").low is None


@pytest.mark.parametrize(
    ("query", "field", "wanted", "without"),
    [
        ("clan:gangrel,nosferatu", "clan", ("gangrel", "nosferatu"), ()),
        ("-clan:gangrel,nosferatu", "clan", (), ("gangrel", "nosferatu")),
        ("gangrel g5 or g6", "group", ("5", "6"), ()),
        ("with superior Protean under cap 7", "disc", ("PRO",), ()),
    ],
)
def test_chips_show_what_is_said(query: str, field: str, wanted: tuple[str, ...], without: tuple[str, ...]) -> None:
    found = chosen(query, field)
    assert (found.wanted, found.without) == (wanted, without)


def test_a_range_that_is_said_is_read_and_written() -> None:
    said = "gangrel with PRO under capacity 7"
    assert bounds(said, "cap").high == 6
    assert with_bounds(said, "cap", 3, 5) == "gangrel with PRO cap>=3 cap<=5"
    assert with_bounds(said, "cap", None, None) == "gangrel with PRO"


@pytest.mark.parametrize("query", ["(clan:tremere", 'text:"open', "nofield:>x:"])
def test_a_query_that_is_not_understood_says_so(query: str) -> None:
    with pytest.raises(QueryError):
        with_values(query, "type", ["master"], [])


_VALUES = st.lists(st.sampled_from(["tremere", "ventrue antitribu", "baali", "banu haqim"]), unique=True, max_size=4)


@given(_VALUES, _VALUES, st.sampled_from(["", "stealth", 'cap>=6 "a b"', "(x or y) z", "a | b", "-type:master"]))
def test_what_is_written_is_read_again(wanted: list[str], without: list[str], rest: str) -> None:
    without = [value for value in without if value not in wanted]
    query = with_values(rest, "clan", wanted, without)
    found = chosen(query, "clan")
    assert (list(found.wanted), list(found.without)) == (wanted, without)
    again = with_values(query, "clan", [], [])
    assert chosen(again, "clan").wanted == ()
    assert again.replace("(", "").replace(")", "").split() == rest.replace("(", "").replace(")", "").split()


def test_every_clan_and_type_that_can_be_offered_has_one_spelling(catalogue: Catalogue) -> None:
    for field in ("clan", "type", "title", "sect"):
        for value in catalogue.search.spoken(field):
            assert canonical(field, value) == canonical(field, value.upper())
            assert catalogue.search.find(with_values("", field, [canonical(field, value)], [])), value
