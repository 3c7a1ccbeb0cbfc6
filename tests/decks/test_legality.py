"""Which decks may be played, and the sentences why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck, Problem
from vtes_desktop.decks.legality import FORMATS, Reason, check, format_named, limited_format
from vtes_desktop.decks.reading import read_deck_file

STANDARD = format_named("standard")


def deck_of(catalogue: Catalogue, **cards: int) -> Deck:
    """A deck of cards by name; blanks are written as two underscores, groups as G6."""
    deck = Deck()
    for name, count in cards.items():
        deck.add(catalogue.find(name.replace("__", " ")).id, count)
    return deck


def codes(reasons: list[Reason]) -> list[str]:
    return [reason.code for reason in reasons]


def test_a_legal_deck_has_nothing_against_it(catalogue: Catalogue) -> None:
    assert check(deck_of(catalogue, Anneke=12, Deflection=60), STANDARD, catalogue) == []
    assert check(deck_of(catalogue, Anneke=40, Deflection=90), STANDARD, catalogue) == []


@pytest.mark.parametrize(
    ("crypt", "library", "sentence"),
    [
        (11, 60, "The crypt has 11 cards; V:EKN standard asks for at least 12, so 1 more must go in."),
        (12, 59, "The library has 59 cards; V:EKN standard asks for 60 to 90, so 1 more must go in."),
        (12, 93, "The library has 93 cards; V:EKN standard asks for 60 to 90, so 3 must come out."),
    ],
)
def test_sizes(crypt: int, library: int, sentence: str, catalogue: Catalogue) -> None:
    reasons = check(deck_of(catalogue, Anneke=crypt, Deflection=library), STANDARD, catalogue)
    assert [reason.text for reason in reasons] == [sentence]


def test_an_empty_deck(catalogue: Catalogue) -> None:
    reasons = check(Deck(), STANDARD, catalogue)
    assert codes(reasons) == ["crypt", "library"]
    assert reasons[0].text.startswith("The crypt has no cards;")


@pytest.mark.parametrize(
    ("others", "legal"),
    [
        ({"Theo__Bell": 2}, True),
        ({"Theo__Bell__(G6)": 2}, False),
        ({"Anarch__Convert": 6}, True),
        ({"Theo__Bell": 2, "Lucita": 1}, True),
        ({"Theo__Bell": 2, "Alan__Sovereign": 1}, False),
        ({"Alan__Sovereign": 1}, False),
    ],
)
def test_groups_are_one_or_two_consecutive_and_any_goes_with_all(
    others: dict[str, int], legal: bool, catalogue: Catalogue
) -> None:
    """Anneke is of group 1, Theo Bell of 2 or 6, Alan Sovereign of 3, Anarch Convert of any."""
    deck = deck_of(catalogue, Anneke=12, Deflection=60, **others)
    assert check(deck, STANDARD, catalogue) == [] if legal else codes(check(deck, STANDARD, catalogue)) == ["groups"]


def test_the_vampires_out_of_place_are_named(catalogue: Catalogue) -> None:
    deck = deck_of(catalogue, Anneke=10, Theo__Bell=2, Alan__Sovereign=1, Deflection=60)
    (reason,) = check(deck, STANDARD, catalogue)
    assert "mixes groups 1, 2 and 3" in reason.text
    assert "Out of place: Alan Sovereign (3)." in reason.text
    assert reason.cards == (catalogue.find("Alan Sovereign").id,)


def test_banned_cards(catalogue: Catalogue) -> None:
    deck = deck_of(catalogue, Anneke=12, Deflection=60, Succubus__Club=1)
    (reason,) = check(deck, STANDARD, catalogue)
    assert (reason.code, reason.cards) == ("banned", (catalogue.find("Succubus Club").id,))
    assert reason.text.startswith("Succubus Club is banned since 2005")
    assert check(deck, format_named("none"), catalogue) == []
    assert check(deck, format_named("1994"), catalogue) == []


def test_lines_that_are_not_matched_speak_against_a_deck(catalogue: Catalogue) -> None:
    deck = deck_of(catalogue, Anneke=12, Deflection=60)
    deck.problems = [
        Problem(14, "3x Nosuch", "No such card."),
        Problem(15, "hello", "What?", kind="line"),
        Problem(16, "Crypt (13)", "Sums.", kind="note"),
    ]
    (reason,) = check(deck, STANDARD, catalogue)
    assert (reason.code, reason.text) == ("unmatched", "Line 14 is not matched to a card: “3x Nosuch”.")
    assert codes(check(deck, format_named("none"), catalogue)) == ["unmatched"]


def test_cards_that_the_list_does_not_have(catalogue: Catalogue) -> None:
    deck = deck_of(catalogue, Anneke=12, Deflection=60)
    deck.add(199_999, 2)
    reasons = check(deck, STANDARD, catalogue)
    assert [(reason.code, reason.cards) for reason in reasons] == [("unknown", (199_999,))]


def test_the_fifth_edition(catalogue: Catalogue) -> None:
    v5, strict = format_named("v5"), format_named("V5 strict")
    new = deck_of(catalogue, Casey__Snyder=12, Villein=60)
    assert check(new, v5, catalogue) == check(new, strict, catalogue) == []
    old = deck_of(catalogue, Anneke=12, Villein=60)
    assert codes(check(old, v5, catalogue)) == ["set"]
    assert "Anneke is not allowed: Fifth edition has no printing of it." in check(old, v5, catalogue)[0].text
    # A promo of the fifth edition's years: in the fifth edition's format, not in the strict one.
    promo = deck_of(catalogue, **{"Gilbert__Duane__(G6)": 12}, Villein=60)
    assert check(promo, v5, catalogue) == []
    assert codes(check(promo, strict, catalogue)) == ["set"]
    both = deck_of(catalogue, Casey__Snyder=6, Anarch__Convert=6, Villein=60)
    assert check(both, v5, catalogue) == []


def test_the_1994_rules_grow_with_the_table(catalogue: Catalogue) -> None:
    """At least twelve and forty; at most forty and ten for each player; no groups, no banned cards."""
    rules = format_named("jyhad")
    mixed = deck_of(catalogue, Anneke=6, Alan__Sovereign=6, Deflection=100)
    assert check(mixed, rules, catalogue, players=6) == []
    assert [reason.text for reason in check(mixed, rules, catalogue, players=4)] == [
        "The library has 100 cards; The 1994 rules asks for 40 to 80, so 20 must come out."
    ]
    assert codes(check(deck_of(catalogue, Anneke=12, Deflection=39), rules, catalogue)) == ["library"]


def test_duel(catalogue: Catalogue) -> None:
    duel = format_named("duel")
    assert check(deck_of(catalogue, Anneke=12, Deflection=40), duel, catalogue) == []
    assert codes(check(deck_of(catalogue, Anneke=12, Deflection=61), duel, catalogue)) == ["library"]


@pytest.mark.parametrize(
    ("boosters", "crypt", "library"), [(4, 4, 20), (7, 7, 35), (8, 8, 40), (12, 12, 40), (20, 12, 40)]
)
def test_limited_sizes_go_by_boosters(boosters: int, crypt: int, library: int, catalogue: Catalogue) -> None:
    """V:EKN 7.2.1: five library cards a booster below eight, a crypt card a booster below twelve; any groups."""
    rules = limited_format(boosters)
    assert (rules.crypt_least, rules.library_least, rules.library_most) == (crypt, library, 90)
    deck = deck_of(catalogue, Anneke=crypt - 1, Alan__Sovereign=1, Deflection=library)
    assert check(deck, rules, catalogue) == []


def test_formats_go_by_name_and_alias() -> None:
    assert format_named("VEKN").name == "standard"
    assert format_named("draft").name == "limited"
    assert format_named("No Rules").name == "none"
    with pytest.raises(KeyError, match=r"No format is called “commander”\. There are: standard, v5"):
        format_named("commander")
    names = [name for one in FORMATS for name in (one.name, *one.aliases)]
    assert len(names) == len(set(names))


def test_of_the_sample_only_banned_cards_are_illegal_today(sample: list[Path], catalogue: Catalogue) -> None:
    """They all won a tournament: their sizes and groups were legal then and are now."""
    against = [reason for path in sample for reason in check(read_deck_file(path, catalogue).deck, STANDARD, catalogue)]
    assert {reason.code for reason in against} == {"banned"}
    assert len(against) < 40
