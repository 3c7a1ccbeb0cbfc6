"""Every vampire whose text is only sect, title, traits and printed modifiers plays itself."""

from __future__ import annotations

import re

import pytest

from tests.abilities.table import table, texts
from vtes_desktop.abilities.text.facts.phrases import sentences
from vtes_desktop.abilities.text.facts.requirements import circle_of
from vtes_desktop.abilities.text.nouns import is_self
from vtes_desktop.cards.catalogue import load
from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions

_SECT = r"(?:Advanced,? )?(?:Camarilla|Sabbat|Independent|Laibon|Anarch)"
_TITLE = (
    r"(?:primogen|justicar|inner circle|bishop|priscus|cardinal|regent|magaji|kholo|imperator(?: \(\d votes\))?"
    r"|(?:prince|archbishop|baron) of .+|\d votes? \(titled\))"
)
_STAT = r"(?:bleed|strength|stealth|intercept|votes?|hand size|hunt)"
_ONE = rf"(?:an additional )?[+-]\d+ {_STAT}"
_WORDS = (
    r"(?:Black Hand(?: Seraph)?|Seraph|Scarce|Sterile|Infernal|Blood cursed|Red List|Non-unique"
    r"|Flight \[FLIGHT\]|[A-Z][\w ]*? slave|[A-Z][\w ]+? [Cc]ircle)"
)
PRINTED = re.compile(
    rf"(?:{_SECT}(?: [A-Z][\w ]*?)??(?: {_TITLE})?|{_TITLE}|{_WORDS}"
    rf"|{_ONE}(?:(?:,| and|, and) {_ONE})*(?: \(in addition to [^)]+\))?"
    rf"|(?P<who>[A-Z][\w'’. ]*?) (?:gets?|has) {_ONE}(?: and {_ONE})*|[A-Z][\w'’ ]*? has \d votes? \(titled\)"
    rf"|[A-Z][\w' ]+? with {_ONE})[.:]",
    re.I,
)
"""A sentence that says what a vampire is, or a number that it always has."""


def said(card: Card) -> list[str]:
    """The sentences of a crypt card."""
    return [each for part in card.text for each in sentences(part.text, crypt=True)]


def is_printed(sentence: str, card: Card) -> bool:
    """Whether a sentence of a card is such a one, and of the vampire itself."""
    found = PRINTED.fullmatch(sentence)
    return found is not None and (found["who"] is None or is_self(found["who"], card.name))


CRYPT = [card for card in load().cards.values() if card.kind == "crypt"]
PLAIN = [card for card in CRYPT if all(is_printed(each, card) for each in said(card))]


def test_there_are_hundreds_of_such_vampires() -> None:
    assert len(PLAIN) > 250


def test_none_of_them_is_uncovered() -> None:
    missing = {card.display_name: texts().of(card).readings[0].unread for card in PLAIN if not texts().of(card).covered}
    assert missing == {}


def test_no_such_sentence_of_any_other_is_unread() -> None:
    unread = {
        each
        for card in CRYPT
        for reading in texts().of(card).readings
        for each in reading.unread
        if is_printed(each, card)
    }
    assert unread == set()


@pytest.mark.parametrize(("name", "circle"), [("Ági", "Budapest"), ("Truman", "Torrance"), ("Volo", "Kiev")])
def test_circles_are_known_in_either_case(name: str, circle: str) -> None:
    game = table()
    assert circle_of(game.rules.card(game.ready("Sarah", name))) == circle


def test_a_circle_of_two_words_is_one() -> None:
    game = table()
    assert circle_of(game.rules.card(game.ready("Sarah", "Hermana Hambrienta Mayor"))) == "Mexico City"


@pytest.mark.parametrize(("name", "votes"), [("Danielle Diron", 1), ("Xaviar", 2), ("Zayyat, The Sandstorm", 2)])
def test_votes_of_ones_own(name: str, votes: int) -> None:
    game = table()
    assert minions.votes(game.rules, game.ready("Sarah", name)) == votes


def test_more_hunt_brings_more_blood() -> None:
    game = table()
    ariadne = game.ready("Sarah", "Ariadne", blood=1)
    game.pick("hunt", minion=ariadne)
    game.pass_all()
    assert ariadne.blood == 3


@pytest.mark.parametrize(
    ("name", "title", "votes"),
    [
        ("Tegyrius, Vizier", "justicar of Banu Haqim", 3),
        ("Danielle Diron", "baron of Berlin", 2),
        ("Melinda Galbraith", "regent", 4),
        ("Kemintiri", "3 votes", 3),
    ],
)
def test_a_merged_vampire_has_the_title_that_its_card_names(name: str, title: str, votes: int) -> None:
    game = table()
    base = game.ready("Sarah", name, blood=5)
    advanced = game.uncontrolled("Sarah", f"{name} (ADV)")
    game.phase("influence", of="Sarah")
    game.pick("merge", advanced, target=base)
    assert minions.title(game.rules, advanced) == title
    assert minions.votes(game.rules, advanced) >= votes
