"""The cards one owns, and those one lacks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.decks.conftest import the_catalogue
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.starters import starter_decks
from vtes_desktop.decks.collection import MAX_OWNED, Collection, from_json, from_list, to_csv, to_json
from vtes_desktop.decks.deck import Deck, Entry
from vtes_desktop.decks.encoding import UnreadableDeckError

BOUNCE, TAP, VAMPIRE = 100_518, 101_213, 200_076


def test_counts_by_hand() -> None:
    mine = Collection()
    mine.set(BOUNCE, 3)
    mine.add(BOUNCE, 2)
    mine.add(TAP, -1)
    assert (mine.owned(BOUNCE), mine.owned(TAP), len(mine), mine.total) == (5, 0, 1, 5)
    mine.add(BOUNCE, -9)
    assert len(mine) == 0
    mine.set(BOUNCE, 10**9)
    assert mine.owned(BOUNCE) == MAX_OWNED


def test_what_is_missing_for_a_deck_and_for_several() -> None:
    mine = Collection({BOUNCE: 4, VAMPIRE: 2})
    one = Deck(entries=[Entry(VAMPIRE, 2), Entry(BOUNCE, 6)])
    other = Deck(entries=[Entry(BOUNCE, 4), Entry(TAP, 1)])
    assert [(need.card_id, need.missing) for need in mine.missing_for(one)] == [(BOUNCE, 2)]
    together = {need.card_id: need.missing for need in mine.missing_for_all([one, other])}
    assert together == {BOUNCE: 6, TAP: 1}
    in_turn = {need.card_id: need.missing for need in mine.missing_for_all([one, other], together=False)}
    assert in_turn == {BOUNCE: 2, TAP: 1}


def test_a_starter_deck_is_added_and_taken_out_in_one_go(catalogue: Catalogue) -> None:
    starter = next(one for one in starter_decks(catalogue) if one.playable)
    mine = Collection()
    mine.add_starter(starter, 2)
    assert mine.total == 2 * (starter.crypt_size + starter.library_size)
    mine.add_starter(starter, -2)
    assert mine == Collection()


@given(st.dictionaries(st.sampled_from(list(the_catalogue().cards)), st.integers(1, MAX_OWNED), max_size=40))
def test_json_and_csv_give_it_back(owned: dict[int, int]) -> None:
    mine = Collection(owned)
    assert from_json(to_json(mine).encode()) == mine
    if owned:
        back, problems = from_list(to_csv(mine, the_catalogue()), the_catalogue())
        assert problems == []
        assert back == mine


def test_an_inventory_of_another_program(catalogue: Catalogue) -> None:
    table = "Card,Group,Owned,Wanted\nTheo Bell,6,2,0\nDeflection,,14,0\nVillein,,0,3\nNosuch Card Here,,3,0\n"
    mine, problems = from_list(table, catalogue)
    assert mine.counts == {catalogue.find("Deflection").id: 14, catalogue.find("Theo Bell (G6)").id: 2}
    assert [(problem.line_number, problem.text) for problem in problems] == [(5, "Nosuch Card Here,,3,0")]


def test_a_deck_list_adds_its_cards(catalogue: Catalogue) -> None:
    mine, problems = from_list("4x Deflection\n2x Kuyén", catalogue)
    assert mine.total == 6
    assert problems == []


@pytest.mark.parametrize(
    "data", [b"", b"{}", b'{"vtes_desktop_collection": 1}', b'{"vtes_desktop_collection":1,"owned":{"1":-2}}']
)
def test_a_damaged_collection_gets_a_sentence(data: bytes) -> None:
    with pytest.raises(UnreadableDeckError, match="isn't a collection of this program, or it is damaged"):
        from_json(data)


def test_a_newer_programs_collection_is_left_alone() -> None:
    with pytest.raises(UnreadableDeckError, match="newer version"):
        from_json(b'{"vtes_desktop_collection": 2, "owned": {}}')
