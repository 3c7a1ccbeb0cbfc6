"""Cards are called as the player's language has them, where that is wanted and the list does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card, Foreign, TextPart
from vtes_desktop.ui import card_names
from vtes_desktop.ui.faces.frame import short_name
from vtes_desktop.ui.game_patterns import Sentences
from vtes_desktop.ui.table import card_sheet

TRAP = Card(
    id=100001,
    name="Trap, The",
    kind="library",
    types=("Combat",),
    text=(TextPart((), "Continue the combat."),),
    foreign=(Foreign("es", "La trampa", ""), Foreign("fr", "Le piège", "[pot] Continuez le combat.")),
)
PLAIN = Card(id=100002, name="Bum's Rush", kind="library", types=("Action",))


@pytest.fixture(autouse=True)
def _printed_afterwards() -> Iterator[None]:
    yield
    card_names.use("")
    card_names.learn(Catalogue(()))


def test_printed_names_are_shown_unless_others_are_wanted() -> None:
    assert card_names.called(TRAP) == "The Trap" == short_name(TRAP)
    card_names.learn(Catalogue((TRAP, PLAIN)))
    assert card_names.own_words("The Trap") == "The Trap", "no word of a name is looked up"
    assert card_names.own_words("Trap The") == ""


@pytest.mark.parametrize(("language", "name"), [("fr", "Le piège"), ("es", "La trampa"), ("en", "The Trap")])
def test_faces_and_words_have_the_name_of_the_language(language: str, name: str) -> None:
    card_names.use(language)
    assert card_names.called(TRAP) == name == short_name(TRAP)
    assert card_names.called(PLAIN) == "Bum's Rush" == short_name(PLAIN)


def test_text_goes_with_the_name_and_the_printed_one_stands_below() -> None:
    assert card_names.text_of(TRAP) == TRAP.text
    assert "English" not in card_sheet.foreign(TRAP, 13)
    card_names.use("fr")
    assert card_names.text_of(TRAP) == (TextPart(("pot",), "Continuez le combat."),)
    assert card_names.text_of(PLAIN) == PLAIN.text
    below = card_sheet.foreign(TRAP, 13)
    assert "English: The Trap" in below and "Continue the combat." in below and "Le piège" not in below
    card_names.use("es")
    assert card_names.text_of(TRAP) == TRAP.text, "without a text of its own it keeps the printed one"


def test_names_in_sentences_are_the_same_ones() -> None:
    card_names.use("fr")
    card_names.learn(Catalogue((TRAP, PLAIN)))
    known = Sentences(frozenset({"play {card}", "play {card} on {minion}"}))
    assert known.read("play The Trap on Anson").said == "play Le piège on Anson"
    assert known.read("play Bum's Rush").said == "play Bum's Rush"
    assert known.read("The Trap").said == "Le piège"
