"""Openings, drawing on alone, and exact odds."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck, Entry
from vtes_desktop.decks.opening import (
    cards_seen,
    chance_of,
    chance_of_both,
    combined_odds,
    deal,
    goldfish,
    odds,
    opening,
)

DECK = Deck(entries=[Entry(200_001, 2), Entry(200_002, 10), Entry(100_001, 4), Entry(100_002, 56)])


def test_the_opening_is_seven_and_four() -> None:
    drawn = opening(DECK, random.Random(1))
    assert (len(drawn.hand), len(drawn.crypt)) == (7, 4)
    assert all(card < 200_000 for card in drawn.hand)
    assert all(card > 200_000 for card in drawn.crypt)
    assert drawn.crypt.count(200_001) <= 2


def test_a_deck_too_small_is_drawn_whole() -> None:
    small = Deck(entries=[Entry(200_001, 1), Entry(100_001, 3)])
    assert opening(small, random.Random(1)).hand == (100_001,) * 3
    assert goldfish(small, random.Random(1)).hand == [100_001] * 3
    assert opening(Deck(), random.Random(1)).crypt == ()


def test_a_goldfish_plays_every_card_once() -> None:
    fish = goldfish(DECK, random.Random(3))
    assert (len(fish.hand), len(fish.uncontrolled)) == (7, 4)
    while fish.hand:
        had = len(fish.library)
        drawn = fish.play(fish.hand[0])
        assert len(drawn) == (1 if had else 0)
        assert len(fish.hand) == min(7, had + 6 if had else len(fish.hand))
    assert sorted(fish.played) == [100_001] * 4 + [100_002] * 56
    assert len(fish.draw_crypt(99)) == 8
    with pytest.raises(ValueError, match="not in list"):
        fish.play(100_001)


def test_the_same_chance_draws_the_same() -> None:
    assert goldfish(DECK, random.Random(9)) == goldfish(DECK, random.Random(9))


@given(st.integers(0, 9), st.integers(0, 9), st.integers(0, 9), st.integers(0, 4))
def test_the_chance_is_what_counting_every_hand_gives(wanted: int, others: int, drawn: int, at_least: int) -> None:
    cards = [True] * wanted + [False] * others
    hands = list(combinations(cards, min(drawn, len(cards))))
    exact = Fraction(sum(sum(hand) >= at_least for hand in hands), len(hands))
    assert chance_of(wanted + others, wanted, drawn, at_least) == pytest.approx(float(exact), abs=1e-12)


def test_the_well_known_chance_of_a_doubled_vampire() -> None:
    """Two copies of a vampire in a crypt of twelve are among the first four in 57.6 of 100 games."""
    assert round(chance_of(12, 2, 4), 3) == 0.576
    assert odds(DECK, {200_001}, turns=0) == [chance_of(12, 2, 4)]


def test_odds_grow_with_the_turns_and_end_in_certainty() -> None:
    chances = odds(DECK, {100_001}, turns=60)
    assert chances[0] == chance_of(60, 4, 7)
    assert chances == sorted(chances)
    assert chances[53] == 1.0
    assert odds(DECK, {100_001}, turns=3, played_each_turn=2)[3] == chance_of(60, 4, 13)
    assert odds(DECK, {100_001}, turns=2, at_least=2)[2] < chances[2]


def test_odds_of_nothing_and_of_both_decks() -> None:
    assert odds(DECK, set(), turns=2) == [0.0, 0.0, 0.0]
    assert odds(Deck(), {100_001}, turns=1) == [0.0, 0.0]
    with pytest.raises(ValueError, match="Crypt and library are drawn apart"):
        odds(DECK, {200_001, 100_001})
    with pytest.raises(ValueError, match="don't go together"):
        chance_of(5, 6, 1)


def test_cards_seen() -> None:
    assert [cards_seen(turn) for turn in (0, 1, 5)] == [7, 8, 12]
    assert cards_seen(3, 2) == 13
    assert cards_seen(2, 1, crypt=True) == 6


def test_odds_of_a_combination_are_those_of_all_hands_counted() -> None:
    cards = ["a"] * 3 + ["b"] * 2 + ["ab"] + ["-"] * 6
    hands = list(combinations(cards, 4))
    fit = sum(sum("a" in card for card in hand) >= 2 and sum("b" in card for card in hand) >= 1 for hand in hands)
    assert chance_of_both(12, (3, 2, 1), 4, (2, 1)) == pytest.approx(fit / len(hands))
    with pytest.raises(ValueError, match="don't go together"):
        chance_of_both(5, (3, 3, 0), 2, (1, 1))


def test_cards_of_crypt_and_library_are_drawn_apart() -> None:
    both = combined_odds(DECK, ([200_001], [100_001]), (1, 1), 3)
    crypt, library = odds(DECK, [200_001], 3), odds(DECK, [100_001], 3)
    assert both == pytest.approx([one * other for one, other in zip(crypt, library, strict=True)])
    same = combined_odds(DECK, ([100_001], [100_001]), (1, 2), 3)
    assert same == pytest.approx(odds(DECK, [100_001], 3, at_least=2))


def test_hands_dealt_by_the_hundred_tell_what_can_be_done(catalogue: Catalogue) -> None:
    def of(*names: tuple[str, int]) -> Deck:
        return Deck(entries=[Entry(catalogue.find(name).id, count) for name, count in names])

    chance = random.Random(5)
    nothing = deal(of(("Anneke", 12), ("Deflection", 60)), catalogue, 200, chance)
    assert (nothing.playable, nothing.vampire, nothing.both, nothing.masters) == (0, 0, 0, 0)
    masters = deal(of(("Anneke", 12), ("Dreams of the Sphinx", 60)), catalogue, 200, chance)
    assert (masters.playable, masters.clogged, masters.masters) == (1, 1, 7)
    waiting = deal(of(("Anneke", 12), ("Direct Intervention", 30), ("Villein", 30)), catalogue, 50, chance)
    assert waiting.playable == 0  # out of turn, and on a vampire
    mixed = of(("Basil", 12), ("Deflection", 50), ("Dreams of the Sphinx", 10))
    found = deal(mixed, catalogue, 2000, chance)
    assert found.playable == pytest.approx(chance_of(60, 10, 7), abs=0.04)
    assert found.vampire == 1
    assert found.both == found.playable
