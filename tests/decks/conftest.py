"""The catalogue, the archive's sample and decks to try, for every test of this room."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import pytest
from hypothesis import strategies as st

from vtes_desktop.cards.catalogue import CardListError, Catalogue, load
from vtes_desktop.decks.deck import Deck, Entry, Event

SAMPLE = Path(os.environ.get("VTES_TWD_SAMPLE") or Path(__file__).parents[2].parent / "shared" / "data" / "twd_sample")
"""Decks of the tournament archive; tests that need them are skipped where they aren't."""

_loaded: list[Catalogue] = []


def the_catalogue() -> Catalogue:
    """The installed lists, read once: strategies need them before fixtures exist."""
    if not _loaded:
        try:
            _loaded.append(load(cache=False))
        except CardListError as error:
            pytest.skip(f"no card lists: {error}")
    return _loaded[0]


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    return the_catalogue()


@pytest.fixture(scope="session")
def sample() -> list[Path]:
    files = sorted(SAMPLE.glob("*.txt"))
    if not files:
        pytest.skip("the archive's sample isn't here")
    return files


@cache
def _card_ids() -> st.SearchStrategy[int]:
    """Any card; those that share their name with another are drawn as often as all the rest."""
    catalogue = the_catalogue()
    names: dict[str, list[int]] = {}
    for card in catalogue.cards.values():
        names.setdefault(card.name, []).append(card.id)
    twins = [number for numbers in names.values() if len(numbers) > 1 for number in numbers]
    return st.one_of(st.sampled_from(twins), st.sampled_from(list(catalogue.cards)))


@cache
def _line(most: int = 60) -> st.SearchStrategy[str]:
    """A line of words in any script, as a player may write it."""
    letters = st.characters(categories=["L", "N", "P", "Zs", "Sc", "Sm"], exclude_characters="\xa0\ufeff\u3000\u1680")
    words = st.text(letters, max_size=most).map(lambda text: " ".join(text.split()))
    return words.filter(lambda text: any(character.isalpha() for character in text) or not text)


@cache
def _entries(comments: bool) -> st.SearchStrategy[list[Entry]]:
    comment = _line(30) if comments else st.just("")
    return st.dictionaries(_card_ids(), st.tuples(st.integers(1, 40), comment), min_size=1, max_size=25).map(
        lambda cards: [Entry(number, count, said) for number, (count, said) in cards.items()]
    )


@st.composite
def decks(draw: st.DrawFn, *, words: bool = True, comments: bool = True, more: bool = False) -> Deck:
    """Any deck: with twin names, with words and comments as asked, with sideboard, notes and tags if `more`."""
    deck = Deck(entries=draw(_entries(comments)))
    if words:
        deck.name = draw(_line())
        deck.author = draw(_line())
        deck.description = "\n".join(draw(st.lists(_line(), max_size=4))).strip()
    if more:
        deck.sideboard = draw(_entries(comments))
        deck.notes = draw(st.text(max_size=50))
        deck.tags = draw(st.lists(_line(20).filter(bool), max_size=3))
        codes = st.lists(st.sampled_from(sorted(the_catalogue().sets)), min_size=1, max_size=3).map(tuple)
        deck.printings = {entry.card_id: draw(codes)[: entry.count] for entry in deck.entries[:2]}
        deck.event = draw(st.none() | st.builds(Event, name=_line(), place=_line(), winner=_line(), url=_line()))
    return deck


def cards_of(deck: Deck) -> dict[int, int]:
    """The deck's cards with their counts, in no order."""
    return {entry.card_id: entry.count for entry in deck.entries}


def comments_of(deck: Deck) -> dict[int, str]:
    """What the deck says beside its cards."""
    return {entry.card_id: entry.comment for entry in deck.entries if entry.comment}
