"""Which sentences are understood, and how they are read; both dialects of the lists give the same."""

from __future__ import annotations

import importlib.metadata

import pytest

from tests.abilities.corpus import PINNED, lines
from tests.abilities.table import texts
from tests.cards.conftest import catalogue_4, catalogue_5, lists_4, lists_5
from vtes_desktop.abilities.card_text import CardText
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.cards.catalogue import Catalogue, load

__all__ = ["catalogue_4", "catalogue_5", "lists_4", "lists_5"]


@pytest.mark.skipif(importlib.metadata.version("krcg") != "4.19", reason="the corpus is that of the lists of 4.19")
def test_every_sentence_is_read_as_it_was() -> None:
    """After a wanted change: ``python -m tests.abilities.corpus``, and look at the diff."""
    pinned = PINNED.read_text("utf-8").splitlines()
    now = list(lines(load()))
    gone = [line for line in pinned if line not in set(now)]
    new = [line for line in now if line not in set(pinned)]
    assert (gone[:5], new[:5]) == ([], [])


def test_a_card_with_the_same_words_is_read_the_same_in_both_dialects(
    catalogue_4: Catalogue, catalogue_5: Catalogue
) -> None:
    old, new = Texts(), Texts()
    same = [
        (card, catalogue_5.cards[number])
        for number, card in catalogue_4.cards.items()
        if number in catalogue_5.cards and catalogue_5.cards[number].text == card.text
    ]
    assert len(same) > 3_000
    assert [card.name for card, other in same if old.of(card) != new.of(other)] == []


def test_the_newer_lists_are_covered_as_well_as_the_older(catalogue_4: Catalogue, catalogue_5: Catalogue) -> None:
    shares = []
    for catalogue in (catalogue_4, catalogue_5):
        known = Texts()
        shares.append(sum(known.of(card).covered for card in catalogue.cards.values()) / len(catalogue))
    assert abs(shares[0] - shares[1]) < 0.05


def test_texts_are_kept_and_read_back_as_they_were(catalogue_4: Catalogue) -> None:
    fresh = Texts().all_of(catalogue_4.cards.values())
    kept = Texts.kept(catalogue_4).all_of(catalogue_4.cards.values())
    again = Texts.kept(catalogue_4).all_of(catalogue_4.cards.values())
    assert fresh == kept == again


def test_a_sentence_that_nobody_understands_keeps_a_card_from_being_covered() -> None:
    unread = [card for card in load().library if not texts().of(card).covered]
    assert unread
    for card in unread[:50]:
        text: CardText = texts().of(card)
        assert any(reading.unread for reading in text.readings)
