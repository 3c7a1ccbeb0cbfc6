"""Text lists in every dress: what players paste, and what their programs write."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.decks.conftest import cards_of
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.formats.headings import heading
from vtes_desktop.decks.reading import ReadResult, read_deck, read_deck_file, write_deck


def read(text: str, catalogue: Catalogue) -> Deck:
    return read_deck(text, catalogue).deck


def named(deck: Deck, catalogue: Catalogue) -> dict[str, int]:
    return {catalogue.display_key(catalogue.card(entry.card_id)): entry.count for entry in deck.entries}


@pytest.mark.parametrize(
    ("line", "name", "count"),
    [
        ("2x Kuyén", "Kuyén", 2),
        ("2xKuyen", "Kuyén", 2),
        ("2 x  KUYEN", "Kuyén", 2),
        ("2 xKuyén", "Kuyén", 2),
        ("2X Kuyén", "Kuyén", 2),
        ("2× Kuyén", "Kuyén", 2),
        ("2 * Kuyén", "Kuyén", 2),
        ("2 Kuyén", "Kuyén", 2),
        ("2\tKuyén", "Kuyén", 2),
        ("(2) Kuyén", "Kuyén", 2),
        ("x2 Kuyén", "Kuyén", 2),
        ("- 2 Kuyén", "Kuyén", 2),
        ("• 2x Kuyén,", "Kuyén", 2),
        ("Kuyén x2", "Kuyén", 2),
        ("Kuyén (2)", "Kuyén", 2),
        ("Kuyén: 2", "Kuyén", 2),
        ("Kuyén\t2", "Kuyén", 2),
        ("Kuyén", "Kuyén", 1),
        ("2x Kuyén       6  ANI PRO          baron  Gangrel:6", "Kuyén", 2),
        ("2x Kuyén 6 ANI PRO baron Gangrel:6", "Kuyén", 2),
        ("2 Kuyén ANI PRO 6 baron, Gangrel", "Kuyén", 2),
        ("2 Kuyén ANI PRO6 Gangrel", "Kuyén", 2),
        ("3 Xaviar", "Xaviar", 3),
        ("3x Xaviar (ADV)", "Xaviar (ADV)", 3),
        ("3 Xaviar Adv.", "Xaviar (ADV)", 3),
        ("3x Xaviar (Advanced)", "Xaviar (ADV)", 3),
        ("3x Xaviar       Adv 10 ABO ANI FOR PRO aus cel pot  Gangrel:3", "Xaviar (ADV)", 3),
        ("2x XTC-Laced Blood", "XTC-Laced Blood", 2),
        ("419 Operation", "419 Operation", 1),
        ("2x 419 Operation", "419 Operation", 2),
        ("47th Street Royals", "47th Street Royals", 1),
        ("2 47th Street Royals", "47th Street Royals", 2),
        ("3x .44 Magnum", ".44 Magnum", 3),
        ("2x AK-47", "AK-47", 2),
        ("2x Channel 10", "Channel 10", 2),
        ("2x Pier 13, Port of Baltimore", "Pier 13, Port of Baltimore", 2),
        ("2 Kpist m45", "Kpist m/45", 2),
        ("1x The Anarch Free Press", "The Anarch Free Press", 1),
        ("1x Anarch Free Press", "The Anarch Free Press", 1),
        ("1x Pentex Subversion", "Pentex™ Subversion", 1),
        ("1x Bang Nakh -- Tiger's Claws", "Bang Nakh — Tiger's Claws", 1),
        ("1x Bang Nakh -- Tiger's Claws -- and why", "Bang Nakh — Tiger's Claws", 1),
        ("1x Scapelli, The Family `Mechanic`", 'Scapelli, The Family "Mechanic"', 1),
        ("1x Carlton Van Wyk (Hunter)", "Carlton Van Wyk", 1),
        ("3x Bear’s Skin", "Bear's Skin", 3),
        ("2x Lodin (Olaf Holte)", "Lodin (Olaf Holte)", 2),
        ('1x Inez "Nurse216" Vi     3 inn                 Innocent (Imbued):4', 'Inez "Nurse216" Villagrande', 1),
        ("2x Raven   5  FOR PRO ani   Gangrel:1", "Camille Devereux, The Raven", 2),
        ("2x Theo Bell (G6)", "Theo Bell (G6)", 2),
        ("2x Theo Bell   8  CEL POT PRE aus dom   Brujah:6", "Theo Bell (G6)", 2),
        ("2x Theo Bell   G2", "Theo Bell", 2),
        ("2x Theo Bell", "Theo Bell", 2),
    ],
)
def test_a_line_in_any_dress(line: str, name: str, count: int, catalogue: Catalogue) -> None:
    assert named(read(line, catalogue), catalogue) == {name: count}


@pytest.mark.parametrize(
    ("line", "comment"),
    [
        ("2x Deflection -- never enough", "never enough"),
        ("2x Deflection --never enough", "never enough"),
        ("2x Deflection – never enough", "never enough"),
        ("2x Deflection  # never enough", "never enough"),
        ("2x Deflection (never enough)", "(never enough)"),
        ("2x Deflection   never enough", "never enough"),
        ("2x Theo Bell  7  CEL POT  prince  Brujah:2  -- never enough", "never enough"),
        ("2x Deflection -- one -- two", "one -- two"),
    ],
)
def test_what_stands_beside_a_card_is_kept(line: str, comment: str, catalogue: Catalogue) -> None:
    assert [entry.comment for entry in read(line, catalogue).entries] == [comment]


@pytest.mark.parametrize(
    ("line", "kind", "declared"),
    [
        ("Crypt (12 cards, min=14, max=25, avg=5.08)", "crypt", 12),
        ("Crypt [12 vampires] Capacity min: 2 max: 10 average: 5.84", "crypt", 12),
        ("Crypt: (12 cards, Min: 22, Max: 44, Avg: 8,16)", "crypt", 12),
        ("Crypt(12 cards, min=5, max=9, avg=3)", "crypt", 12),
        ("Crypt:", "crypt", None),
        ("== CRYPT ==", "crypt", None),
        ("Library (90 cards)", "library", 90),
        ("Library: (90)", "library", 90),
        ("Master (17; 3 trifle)", "type", 17),
        ("Master [3] (2 trifles)", "type", 3),
        ("Action Modifier/Combat (4)", "type", 4),
        ("-- Political Actions --", "type", None),
        ("Sideboard:", "sideboard", None),
        ("Total: 90 cards", "summary", None),
    ],
)
def test_headings(line: str, kind: str, declared: int | None) -> None:
    found = heading(line)
    assert found is not None
    assert (found.kind, found.declared) == (kind, declared)


@pytest.mark.parametrize(
    "line", ["Library Hunting Ground", "Cryptic Mission", "Arcane Library", "Political Ally Club", ""]
)
def test_no_headings(line: str) -> None:
    assert heading(line) is None


def test_a_card_named_like_a_heading_is_a_card_where_it_is_counted(catalogue: Catalogue) -> None:
    deck = read("Library (3)\nMaster (3)\n2x Political Ally\n1x Library Hunting Ground", catalogue)
    assert named(deck, catalogue) == {"Political Ally": 2, "Library Hunting Ground": 1}
    assert deck.problems == []


ARDB = """Deck Name : Test Set
Author : A test author
Description :
A test comment

and more

Crypt [4 vampires] Capacity min: 3 max: 7 average: 5.00
------------------------------------------------------------
 1x The Siamese            7 PRE SPI ani pro     Ahrimane:2
 1x Alan Sovereign     Adv 6 AUS DOM for pre     Ventrue:3
 1x Abebe                  4 nec obf thn         Samedi:4
 1x Inez "Nurse216" Vi     3 inn                 Innocent (Imbued):4

Library [13 cards]
------------------------------------------------------------
Action [2]
 2x Abbot

Ally [1]
 1x Scapelli, The Family "Mechanic"

Equipment [7]
 4x .44 Magnum
 2x AK-47
 1x Aaron's Feeding Razor

Master [3] (2 trifles)
 2x Abombwe
 1x The Path of Blood
"""

FELDB = """Deck Name : Hardestadt eats the world
Created By: Martin
Description : Kill titled vampires.
Crypt: (5 cards, Min: 16, Max: 44, Ave: 8,16)
----------------------------------------------
4 Hardestadt cel pro DOM FOR POT PRE11 Ventrue
1 Graham Gottesman obf pre tha DOM FOR7 Ventrue

Library: (6 cards)
------------------
Master (2 cards)
2 Dreams of the Sphinx

Action (4 cards)
4 Govern the Unaligned
"""

LACKEY = (
    "4\tDeflection\n2\tPath of Blood, The\n1\tKpist m45\nCrypt:\n2\tTheo Bell (G6)\n1\tXaviar (ADV)\n"
    "1\tLazar Dobrescu\n"
)

VDB = """Deck Name: Ring that Bell
Author: Norm

Crypt (3 cards, min=21 max=27 avg=8)
====================================
2x Theo Bell      8 CEL POT PRE aus dom   baron   Brujah:6
1x Xaviar (ADV)  10 ABO ANI FOR PRO aus cel pot   justicar   Gangrel:3

Library (6 cards)
=================
Master (2; 2 trifle)
--------------------
2x Villein

Reaction (4)
------------
4x Deflection
"""

VTES_DECKS = """Deck Name: A deck
Author: Somebody
Description: What it does

Crypt(2 cards, min=10, max=14, avg=7)
-------------------------------------
2x Theo Bell  8  CEL POT PRE aus dom  baron  Brujah:6

Library (4 cards)
Reaction (4)
4x Deflection

"""

VDB_FOR_THE_ARCHIVE = """[Event Name]
[Location]
[Date]
[Format]
[Players]
[Winner]
[Event Link]

-- [Scores]

Deck Name: Mine
Description:
[Description]

Crypt (1 cards, min=7 max=7 avg=7)
----------------------------------
1x Theo Bell   8 CEL POT PRE aus dom   baron   Brujah:6

Library (1 cards)
Reaction (1)
1x Deflection
"""

OLD_USENET = """Bleeding in Wroclaw

Crypt [5] (avg=6.8):
3 Guillaume Giovanni
2 Raphaela Giovanni

Library [9]:
Master [4]:
1 Pentex Subversion
2 Vessel
1 Barrens, The

Action [5]:
5 Govern the Unaligned
"""


@pytest.mark.parametrize(
    ("text", "kind", "crypt", "library", "words"),
    [
        (ARDB, "ardb", 4, 13, ("Test Set", "A test author", "A test comment\n\nand more")),
        (FELDB, "ardb", 5, 6, ("Hardestadt eats the world", "Martin", "Kill titled vampires.")),
        (LACKEY, "lackey", 4, 7, ("", "", "")),
        (VDB, "vdb", 3, 6, ("Ring that Bell", "Norm", "")),
        (VTES_DECKS, "twd", 2, 4, ("A deck", "Somebody", "What it does")),
        (VDB_FOR_THE_ARCHIVE, "twd", 1, 1, ("Mine", "", "")),
        (OLD_USENET, "twd", 5, 9, ("Bleeding in Wroclaw", "", "")),
    ],
)
def test_what_other_programs_write(
    text: str, kind: str, crypt: int, library: int, words: tuple[str, str, str], catalogue: Catalogue
) -> None:
    result = read_deck(text, catalogue)
    deck = result.deck
    assert deck.problems == []
    assert (result.format, deck.crypt_count, deck.library_count) == (kind, crypt, library)
    assert (deck.name, deck.author, deck.description) == words


def test_the_newer_of_two_vampires_is_taken_where_the_crypt_says_so(catalogue: Catalogue) -> None:
    deck = read("2x Kuyén\n2x Casey Snyder\n2x Theo Bell\n4x Deflection", catalogue)
    assert named(deck, catalogue)["Theo Bell (G6)"] == 2
    (note,) = deck.problems
    assert (note.line_number, note.kind) == (3, "note")
    assert "Theo Bell (G6) was taken, not Theo Bell" in note.message
    assert deck.unmatched == []


def test_the_older_of_two_vampires_is_taken_without_a_word_where_it_fits(catalogue: Catalogue) -> None:
    deck = read("2x Anneke\n2x Theo Bell\n4x Deflection", catalogue)
    assert named(deck, catalogue)["Theo Bell"] == 2
    assert deck.problems == []


def test_a_card_on_two_lines_is_one_entry(catalogue: Catalogue) -> None:
    deck = read("2x Deflection -- for bleed\n1x Villein\n3x Deflection -- and more", catalogue)
    assert named(deck, catalogue) == {"Deflection": 5, "Villein": 1}
    assert deck.entries[0].comment == "for bleed; and more"


def test_sums_that_do_not_add_up_are_said_and_nothing_else_happens(catalogue: Catalogue) -> None:
    deck = read(
        "Crypt (12 cards)\n2x Anneke\n\nLibrary (5 cards)\nMaster (4)\n4x Villein\nReaction (2)\n2x Deflection",
        catalogue,
    )
    assert [(problem.line_number, problem.kind) for problem in deck.problems] == [(1, "note"), (4, "note")]
    assert "12 cards (crypt), its lines add up to 2" in deck.problems[0].message
    assert "5 cards (library), its lines add up to 6" in deck.problems[1].message
    assert deck.unmatched == []


def test_remarks_among_the_cards_are_kept(catalogue: Catalogue) -> None:
    deck = read("2x Deflection\nGenerated by a program of long ago\n1x Villein", catalogue)
    assert [(problem.line_number, problem.text, problem.kind) for problem in deck.problems] == [
        (2, "Generated by a program of long ago", "line")
    ]
    assert deck.unmatched == []


def test_the_first_line_may_be_mistyped(catalogue: Catalogue) -> None:
    for text in ("2x Deflectoin\n1x Villein", "2\tDeflectoin\n1\tVillein\n3\tMinion Tap\nCrypt:\n2\tAnneke"):
        deck = read(text, catalogue)
        assert [(problem.line_number, problem.kind) for problem in deck.problems] == [(1, "card")]
        assert deck.name == ""


def test_a_mistyped_card_without_a_count_is_no_remark(catalogue: Catalogue) -> None:
    deck = read("Villein\nDeflectoin\nMinion Tap", catalogue)
    (problem,) = deck.problems
    assert problem.kind == "card"
    assert problem.suggestions[0] == catalogue.find("Deflection").id


def test_a_description_may_quote_cards_and_headings(catalogue: Catalogue) -> None:
    text = (
        "Deck Name: Quoted\nDescription: I took out\n1x Villein\n2x Deflection\nCrypt:\nMaster\nand put in others.\n\n"
        "Crypt (1 cards, min=7, max=7, avg=7)\n-----\n1x Anneke   10  AUS CEL PRE dom  justicar  Toreador:1\n\n"
        "Library (3 cards)\nReaction (3)\n3x Deflection\n"
    )
    deck = read(text, catalogue)
    assert named(deck, catalogue) == {"Anneke": 1, "Deflection": 3}
    assert deck.description.startswith("I took out\n1x Villein")
    assert deck.description.endswith("and put in others.")
    assert deck.problems == []


def test_of_two_decks_in_a_file_the_first_is_read_and_the_other_kept(catalogue: Catalogue) -> None:
    one = "Crypt (1)\n1x Anneke\n\nLibrary (2)\n2x Deflection\n"
    deck = read(one + one, catalogue)
    assert named(deck, catalogue) == {"Anneke": 1, "Deflection": 2}
    (note,) = deck.problems
    assert note.line_number == 6
    assert note.text == one
    assert "Another deck begins on line 6" in note.message


def test_a_web_page_is_read_by_its_words(catalogue: Catalogue) -> None:
    page = (
        "<html><head><title>x</title><script>1x Villein</script></head><body><table>"
        "<tr><td>Deck Name:</td><td>Test Deck</td></tr><tr><td>Crypt: (1 cards, Min: 2, Max: 4, Avg: 4.67)</td></tr>"
        '<tr><td>1&nbsp;&nbsp;<a href="http://x.org/">Anneke</a>&nbsp;&nbsp;aus CEL&nbsp;&nbsp;10,&nbsp;&nbsp;'
        "Toreador</td></tr><tr><td>Library: (2 cards)</td></tr><tr><td>2&nbsp;&nbsp;<a>Deflection</a></td></tr></table>"
    )
    result: ReadResult = read_deck(page, catalogue)
    assert result.format == "html"
    assert result.deck.name == "Test Deck"
    assert named(result.deck, catalogue) == {"Anneke": 1, "Deflection": 2}


def _dressed(text: str, chance: random.Random) -> str:
    """A list of the archive with its lines of cards written in another way each."""
    lines = text.split("\n")
    for number, line in enumerate(lines):
        count, _, rest = line.partition("x ")
        if not count.isdigit():
            continue
        name = rest.split("  ")[0] if chance.random() < 0.3 and "(ADV)" not in rest and ":" not in rest else rest
        name = chance.choice([str, str.upper, str.lower])(name) if "  " not in name else name  # type: ignore[operator]
        lines[number] = chance.choice(["{} {}", "{}x{}", "  {} x {}", "{}\t{}", "- {} {}", "{}X  {}"]).format(
            count, name
        )
    return "\n".join(lines)


def test_the_sample_in_other_dress_is_the_same(sample: list[Path], catalogue: Catalogue) -> None:
    chance = random.Random(5)
    for path in sample:
        deck = read_deck_file(path, catalogue).deck
        back = read(_dressed(write_deck(deck, "twd", catalogue), chance), catalogue)
        assert cards_of(back) == cards_of(deck), path.name
        assert back.unmatched == [], path.name
