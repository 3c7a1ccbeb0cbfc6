"""What is proposed while a search is typed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.completion import complete
from vtes_desktop.cards.query import QueryError


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("ti", "title:"),
        ("cap>=6 ti", "title:"),
        ("-ti", "title:"),
        ("(ti", "title:"),
        ("clan:tre", "clan:Tremere"),
        ("clan:trem", "clan:Tremere"),
        ("trem", "clan:Tremere"),
        ('clan:"tremere a', 'clan:"Tremere antitribu"'),
        ("clan:anti", 'clan:"Brujah antitribu"'),
        ("disc:aus", "disc:Auspex"),
        ("d:aus", "d:Auspex"),
        ("group:a", "group:any"),
        ("title:prin", "title:prince"),
        ("type!=ma", "type!=Master"),
        ("set:keep", 'set:"Keepers of Tradition"'),
        ("set:v5", "set:V5"),
    ],
)
def test_the_likeliest_comes_first(catalogue: Catalogue, query: str, first: str) -> None:
    proposals = complete(catalogue.search, query)
    assert proposals[0].text == first
    completed = query[: proposals[0].start] + proposals[0].text + query[proposals[0].end :]
    assert completed.endswith(first)
    assert completed.startswith(query[: proposals[0].start])


@pytest.mark.parametrize("query", ["", "theo bell", "clan:zzz", "foo:b", '"abc"', "cap>=6 "])
def test_nothing_is_proposed_where_nothing_fits(catalogue: Catalogue, query: str) -> None:
    assert complete(catalogue.search, query) == []


def test_only_the_word_before_the_cursor_is_completed(catalogue: Catalogue) -> None:
    proposal = complete(catalogue.search, "clan:tre stealth", cursor=8)[0]
    assert (proposal.text, proposal.start, proposal.end) == ("clan:Tremere", 0, 8)


def test_what_is_proposed_can_be_searched(catalogue: Catalogue) -> None:
    for field in ("clan", "disc", "type", "title", "sect", "path", "requires", "set", "group", "cap", "cost", "banned"):
        for proposal in complete(catalogue.search, f"{field}:", limit=500):
            if field != "set":  # a set may be listed that none of the cards is in
                assert catalogue.search.find(proposal.text), proposal.text


def test_only_numbers_are_more_or_less(catalogue_4: Catalogue) -> None:
    assert complete(catalogue_4.search, "type<act")[0].text == "type:Action"
    assert complete(catalogue_4.search, "type!=act")[0].text == "type!=Action"


@given(query=st.text(max_size=30), cursor=st.integers(-5, 40))
def test_any_text_can_be_completed(catalogue_4: Catalogue, query: str, cursor: int) -> None:
    for proposal in complete(catalogue_4.search, query, cursor):
        assert 0 <= proposal.start <= proposal.end <= len(query)
        try:
            catalogue_4.search.find(proposal.text)
        except QueryError as error:
            assert proposal.text.endswith(":"), error
