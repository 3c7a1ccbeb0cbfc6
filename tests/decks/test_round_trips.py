"""Write, then read: the same deck comes back from every format that can hold it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.decks.conftest import cards_of, comments_of, decks
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck, Entry, Event, Problem
from vtes_desktop.decks.reading import FILE_FORMATS, OWN, file_format, lost_in, read_deck, write_deck

ALL = [one.name for one in FILE_FORMATS]
WITH_WORDS = ["twd", "vdb", "vdb-json", "vdb-link", "vtesdecks-json", "ardb-xml", OWN]


@pytest.mark.parametrize("kind", ALL)
@given(data=st.data())
def test_the_cards_come_back_from_every_format(kind: str, data: st.DataObject, catalogue: Catalogue) -> None:
    deck = data.draw(decks(words=False, comments=False))
    back = read_deck(write_deck(deck, kind, catalogue), catalogue)
    assert cards_of(back.deck) == cards_of(deck)
    assert back.deck.problems == []
    assert back.format == kind


@pytest.mark.parametrize("kind", WITH_WORDS)
@given(data=st.data())
def test_name_author_and_description_come_back(kind: str, data: st.DataObject, catalogue: Catalogue) -> None:
    deck = data.draw(decks(comments=False))
    back = read_deck(write_deck(deck, kind, catalogue), catalogue).deck
    assert (back.name, back.author, back.description) == (deck.name, deck.author, deck.description)
    assert cards_of(back) == cards_of(deck)


@pytest.mark.parametrize("words", ["A\nLINE{0}", "A\n|A|", "A\n| 2 | B |\n\n|A|"])
def test_words_that_look_like_cards_or_tables_come_back(words: str, catalogue: Catalogue) -> None:
    deck = Deck(description=words, entries=[Entry(catalogue.find("Deflection").id, 1)])
    assert read_deck(write_deck(deck, "twd", catalogue), catalogue).deck.description == deck.description


@pytest.mark.parametrize("kind", ["twd", "csv", OWN])
@given(data=st.data())
def test_comments_come_back(kind: str, data: st.DataObject, catalogue: Catalogue) -> None:
    deck = data.draw(decks(words=False))
    back = read_deck(write_deck(deck, kind, catalogue), catalogue).deck
    assert comments_of(back) == comments_of(deck)
    assert cards_of(back) == cards_of(deck)


@given(data=st.data())
def test_our_own_file_gives_everything_back(data: st.DataObject, catalogue: Catalogue) -> None:
    deck = data.draw(decks(more=True))
    deck.problems = [Problem(3, "2x Deflectoin", "No such card.", (deck.entries[0].card_id,), "card", 2, "!")]
    assert read_deck(write_deck(deck, OWN, catalogue), catalogue).deck == deck
    assert lost_in(deck, OWN, catalogue) == []


@given(data=st.data())
def test_the_archive_format_holds_a_whole_event(data: st.DataObject, catalogue: Catalogue) -> None:
    deck = data.draw(decks())
    word = st.from_regex(r"[A-Z][a-zé]{2,9}( [A-Z][a-zö]{2,9})?", fullmatch=True)
    deck.event = Event(
        name=data.draw(word),
        place=data.draw(word),
        date="March 26th 2022",
        rounds=data.draw(st.sampled_from(["", "2R+F", "3R+F"])),
        players=data.draw(st.integers(8, 400)),
        winner=data.draw(word),
        url=data.draw(st.sampled_from(["", "https://www.vekn.net/event-calendar/event/10096"])),
        score=data.draw(st.sampled_from(["", "2GW9 + 2vp in final", "4vp in final"])),
    )
    back = read_deck(write_deck(deck, "twd", catalogue), catalogue).deck
    assert back.event == deck.event
    assert lost_in(deck, "twd", catalogue) == []


def test_sideboards_come_back_where_there_is_room(catalogue: Catalogue) -> None:
    deflection = catalogue.find("Deflection").id
    deck = Deck(
        entries=[Entry(deflection, 2)], sideboard=[Entry(deflection, 1), Entry(catalogue.find("Minion Tap").id, 3)]
    )
    for kind in ("lackey", "csv", OWN):
        back = read_deck(write_deck(deck, kind, catalogue), catalogue).deck
        assert back.sideboard == deck.sideboard, kind
        assert back.entries == deck.entries, kind
    assert "The sideboard isn't kept." in lost_in(deck, "jol", catalogue)


def test_what_is_lost_is_said(catalogue: Catalogue) -> None:
    deck = Deck("Name", "Author", "Words", Event("Event", "Place"), [Entry(catalogue.find("Deflection").id, 2, "why")])
    deck.tags, deck.notes = ["old"], "mine"
    assert lost_in(deck, "jol", catalogue) == [
        "The name isn't kept.",
        "The author isn't kept.",
        "The description isn't kept.",
        "The tournament isn't kept.",
        "The notes aren't kept.",
        "The tags aren't kept.",
        "The comments beside cards aren't kept.",
    ]


def test_a_choice_of_printings_is_said_to_be_lost_but_harms_no_list(catalogue: Catalogue) -> None:
    deflection = catalogue.find("Deflection").id
    plain = Deck(entries=[Entry(deflection, 3)])
    deck = Deck(entries=[Entry(deflection, 3)], printings={deflection: ("Jyhad", "KoT")})
    assert lost_in(deck, OWN, catalogue) == []
    for kind in ALL:
        if kind != OWN:
            assert write_deck(deck, kind, catalogue) == write_deck(plain, kind, catalogue), kind
            assert lost_in(deck, kind, catalogue) == ["The choice of printings isn't kept."], kind


def test_formats_go_by_name_and_alias() -> None:
    assert file_format("TWDA").name == "twd"
    assert file_format("vtes_decks").name == "vtesdecks-json"
    assert file_format("amaranth").name == "vdb"
    with pytest.raises(KeyError, match=r"No deck format is called “word”\. There are: twd, jol"):
        file_format("word")


def test_names_of_formats_and_aliases_are_each_one_format() -> None:
    names = [name for one in FILE_FORMATS for name in (one.name, *one.aliases)]
    assert len(names) == len(set(names))
