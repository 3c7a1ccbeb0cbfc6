"""Every change is a step: undone, done again, merged while one types, and known as saved or not."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from vtes_desktop.decks.deck import Deck
from vtes_desktop.ui.builder.open_deck import OpenDeck


def test_a_step_is_undone_and_done_again(deck: Deck) -> None:
    opened = OpenDeck(deck.copy())
    first = opened.deck.copy()
    assert opened.do("add 2 Deflection", lambda changed: changed.add(changed.entries[2].card_id, 2))
    assert opened.undo_label == "add 2 Deflection"
    assert opened.deck.library_count == first.library_count + 2
    assert opened.undo()
    assert opened.deck == first
    assert opened.redo_label == "add 2 Deflection"
    assert opened.redo()
    assert opened.deck.library_count == first.library_count + 2
    assert not opened.redo()


def test_what_changes_nothing_is_no_step(deck: Deck) -> None:
    opened = OpenDeck(deck)
    assert not opened.do("nothing", lambda _: None)
    assert not opened.undo()


def test_after_an_undo_a_new_step_ends_the_other_future(deck: Deck) -> None:
    opened = OpenDeck(deck)
    opened.do("one", lambda changed: setattr(changed, "name", "one"))
    opened.undo()
    opened.do("two", lambda changed: setattr(changed, "name", "two"))
    assert not opened.redo_label
    assert opened.deck.name == "two"


def test_typing_in_one_field_is_one_step(deck: Deck) -> None:
    opened = OpenDeck(deck)
    for text in ("a", "ab", "abc"):
        opened.do("change the notes", lambda changed, text=text: setattr(changed, "notes", text), merge="notes")
    opened.do("change the name", lambda changed: setattr(changed, "name", "x"), merge="name")
    opened.undo()
    assert (opened.deck.notes, opened.deck.name) == ("abc", "Wall")
    opened.undo()
    assert opened.deck.notes == ""


def test_it_knows_whether_it_is_saved(deck: Deck) -> None:
    opened = OpenDeck(deck)
    assert opened.is_saved
    opened.do("name", lambda changed: setattr(changed, "name", "other"))
    assert not opened.is_saved
    opened.undo()
    assert opened.is_saved
    assert not OpenDeck(deck, saved=False).is_saved


@given(st.lists(st.tuples(st.sampled_from([100_001, 100_588, 200_001]), st.integers(-3, 5)), max_size=40))
def test_any_number_of_steps_leads_back_to_the_beginning(changes: list[tuple[int, int]]) -> None:
    opened = OpenDeck(Deck())
    states = [Deck()]
    for card, count in changes:
        if opened.do("x", lambda changed, card=card, count=count: changed.set_count(card, changed.count(card) + count)):
            states.append(opened.deck.copy())
    for state in reversed(states):
        assert opened.deck == state
        opened.undo()
    for state in states:
        assert opened.deck == state
        opened.redo()
