"""No template that matches a sentence is passed over, and most that don't are never tried; what is read can be kept."""

from __future__ import annotations

import msgspec
import pytest

from vtes_desktop.abilities.card_text import CardText
from vtes_desktop.abilities.text.compiler import TEMPLATES
from vtes_desktop.abilities.text.facts.phrases import sentences
from vtes_desktop.abilities.text.likely import Likely, needed_word
from vtes_desktop.abilities.texts import Texts
from vtes_desktop.cards.catalogue import Catalogue


@pytest.mark.parametrize(
    ("pattern", "word"),
    [
        (r"Burn this location\.", "location"),
        (r"Burn (?:this|that) one(?: now)?\.", "Burn"),
        (r"(?:Lock|Unlock) it\.", "it"),
        (r"(?:Lock (?:to|and)|Unlock) it\.", "it"),
        (r"Only usables? there\.", "there"),
        (r"Vampires(?P<which> you control)? act\.", "act"),
        (r"[A-Z] ?may(?:be)? \(so\)\.", ""),
        (r"[^.(]+ \[\w{3}\] cards cost less\.", "cards"),
        (r"One here\.|Another there\.", ""),
        (r"Burn \w{2,5} blood{1,2}, or not", "Burn"),
        (r".+", ""),
    ],
)
def test_a_word_that_must_stand_there(pattern: str, word: str) -> None:
    assert needed_word(pattern) == word


def test_of_all_sentences_none_loses_a_template(whole_pool: Catalogue) -> None:
    likely = Likely(TEMPLATES)
    said = {
        text
        for card in whole_pool.cards.values()
        for part in card.text
        for text in sentences(part.text, crypt=card.kind == "crypt")
    }
    tried = 0
    for text in said:
        some = likely.of(text)
        tried += len(some)
        matching = [template for template in TEMPLATES if template.pattern.fullmatch(text)]
        assert matching == [template for template in some if template.pattern.fullmatch(text)], text
    assert tried < len(said) * len(TEMPLATES) / 3


def test_all_that_is_read_can_be_kept_and_read_back(whole_pool: Catalogue) -> None:
    """No two words have one name, and none holds what a file can't."""
    read = Texts().all_of(whole_pool.cards.values())
    kept = msgspec.msgpack.encode(read)
    assert msgspec.msgpack.decode(kept, type=dict[int, CardText]) == read
