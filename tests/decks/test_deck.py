"""A deck by hand: adding, counting, mending."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.starters import starter_decks
from vtes_desktop.decks.comparing import compare, replaced
from vtes_desktop.decks.deck import MAX_COUNT, Deck, Entry, Problem, from_starter

VAMPIRE, OTHER, BOUNCE, TAP = 200_076, 200_100, 100_518, 101_213


def test_crypt_and_library_are_told_by_number() -> None:
    deck = Deck(entries=[Entry(VAMPIRE, 3), Entry(BOUNCE, 4), Entry(OTHER, 2)])
    assert [entry.card_id for entry in deck.crypt] == [VAMPIRE, OTHER]
    assert (deck.crypt_count, deck.library_count) == (5, 4)


def test_adding_joins_copies_and_comments() -> None:
    deck = Deck()
    deck.add(BOUNCE, 2, "bounce")
    deck.add(TAP)
    deck.add(BOUNCE, 3, "more")
    deck.add(BOUNCE, 1, "bounce; more")
    assert deck.entries[0] == Entry(BOUNCE, 6, "bounce; more")
    assert deck.count(BOUNCE) == 6
    assert deck.count(TAP) == 1
    assert deck.count(VAMPIRE) == 0


def test_counts_stay_within_bounds() -> None:
    deck = Deck()
    deck.add(BOUNCE, 10**9)
    assert deck.count(BOUNCE) == MAX_COUNT
    deck.set_count(BOUNCE, 10**9)
    assert deck.count(BOUNCE) == MAX_COUNT
    deck.set_count(BOUNCE, 0)
    assert deck.entries == []
    deck.set_count(BOUNCE, -4)
    assert deck.entries == []


def test_setting_a_count_keeps_place_and_comment() -> None:
    deck = Deck(entries=[Entry(BOUNCE, 1, "why"), Entry(TAP, 1)])
    deck.set_count(BOUNCE, 5)
    deck.set_count(VAMPIRE, 2)
    assert deck.entries == [Entry(BOUNCE, 5, "why"), Entry(TAP, 1), Entry(VAMPIRE, 2)]
    deck.set_comment(TAP, "what for")
    assert deck.entries[1] == Entry(TAP, 1, "what for")
    with pytest.raises(KeyError):
        deck.set_comment(OTHER, "not there")


def test_the_sideboard_is_apart() -> None:
    deck = Deck(entries=[Entry(BOUNCE, 1)])
    deck.add(BOUNCE, 2, section="sideboard")
    assert (deck.count(BOUNCE), deck.count(BOUNCE, "sideboard"), deck.library_count) == (1, 2, 1)


def test_mending_puts_the_meant_card_in() -> None:
    problem = Problem(7, "3x Deflectoin", "No such card.", (BOUNCE,), count=3, comment="bleed")
    deck = Deck(problems=[problem])
    assert deck.unmatched == [problem]
    deck.mend(problem, BOUNCE)
    assert deck.problems == []
    assert deck.entries == [Entry(BOUNCE, 3, "bleed")]
    with pytest.raises(ValueError, match="not in list"):
        deck.mend(problem, BOUNCE)


def test_a_copy_is_another_deck() -> None:
    deck = Deck("Mine", entries=[Entry(BOUNCE, 1)], tags=["old"])
    other = deck.copy()
    assert other == deck
    other.add(BOUNCE)
    other.tags.append("new")
    assert deck.count(BOUNCE) == 1
    assert deck.tags == ["old"]


def test_a_starter_deck_is_a_deck(catalogue: Catalogue) -> None:
    starter = next(one for one in starter_decks(catalogue) if one.playable)
    deck = from_starter(starter)
    assert (deck.crypt_count, deck.library_count) == (starter.crypt_size, starter.library_size)
    assert deck.name == starter.name


ENTRIES = st.dictionaries(st.sampled_from([VAMPIRE, OTHER, BOUNCE, TAP]), st.integers(1, 20)).map(
    lambda cards: [Entry(number, count) for number, count in cards.items()]
)


@given(before=ENTRIES, after=ENTRIES)
def test_a_comparison_says_how_to_get_from_one_to_the_other(before: list[Entry], after: list[Entry]) -> None:
    one, other = Deck(entries=list(before)), Deck(entries=after)
    compared = compare(one, other)
    for difference in compared.differences:
        assert one.count(difference.card_id) == difference.before
        one.set_count(difference.card_id, difference.after)
    assert sorted(one.entries, key=lambda entry: entry.card_id) == sorted(after, key=lambda entry: entry.card_id)
    whole = sum(entry.count for entry in before)
    assert compared.shared + compared.removed == whole
    assert whole - compared.removed + compared.added == sum(entry.count for entry in after)


def test_comparing_shows_crypt_before_library_and_the_sideboard_last() -> None:
    one = Deck(entries=[Entry(BOUNCE, 4), Entry(VAMPIRE, 2)], sideboard=[Entry(TAP, 1)])
    other = Deck(entries=[Entry(TAP, 1), Entry(VAMPIRE, 3)])
    found = [(one.card_id, one.change, one.section) for one in compare(one, other).differences]
    assert found == [(VAMPIRE, 1, "deck"), (BOUNCE, -4, "deck"), (TAP, 1, "deck"), (TAP, -1, "sideboard")]


def test_replacing_a_card_everywhere_keeps_its_place_and_joins_copies() -> None:
    deck = Deck(
        entries=[Entry(BOUNCE, 4, "bounce"), Entry(VAMPIRE, 2), Entry(TAP, 1, "tap")], sideboard=[Entry(BOUNCE, 1)]
    )
    other = replaced(deck, BOUNCE, TAP)
    assert other.entries == [Entry(TAP, 5, "bounce; tap"), Entry(VAMPIRE, 2)]
    assert other.sideboard == [Entry(TAP, 1)]
    assert deck.count(BOUNCE) == 4
    assert replaced(deck, BOUNCE, BOUNCE) == deck
