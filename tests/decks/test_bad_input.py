"""Whatever is opened, pasted or dropped: a deck, or a sentence. Nothing hangs, nothing is lost, nothing is fetched."""

from __future__ import annotations

import random
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.decks.conftest import cards_of
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import MAX_COUNT, Deck
from vtes_desktop.decks.encoding import MAX_BYTES, MAX_LINES, UnreadableDeckError
from vtes_desktop.decks.matching import MAX_PROBLEMS
from vtes_desktop.decks.reading import read_deck, read_deck_file

LIST = "2x Kuyén\n3x Rötschreck\n1x Pentex™ Subversion\n4x Eyes of the Wild\n"

BOMB = (
    '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaaaaaaaa">'
    + "".join(f'<!ENTITY {new} "{f"&{old};" * 10}">' for old, new in zip("abcdefgh", "bcdefghi", strict=True))
    + "]><deck><name>&i;</name></deck>"
)
OUTSIDE = '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><deck><name>&x;</name></deck>'


@pytest.fixture(autouse=True)
def soon() -> Iterator[None]:
    """No test of this file may take long: what is tried here is what programs hang on."""
    start = time.process_time()
    yield
    assert time.process_time() - start < 60


def read(text: bytes | str, catalogue: Catalogue) -> Deck:
    return read_deck(text, catalogue).deck


@pytest.mark.parametrize(
    ("encoding", "prefix"),
    [
        ("utf-8", b""),
        ("utf-8-sig", b""),
        ("utf-16", b""),
        ("utf-16-le", b""),
        ("utf-16-be", b""),
        ("utf-16-be", b"\xfe\xff"),
        ("utf-32", b""),
        ("cp1252", b""),
    ],
)
def test_any_encoding_is_read(encoding: str, prefix: bytes, catalogue: Catalogue) -> None:
    deck = read(prefix + LIST.encode(encoding), catalogue)
    assert (deck.crypt_count, deck.library_count, deck.problems) == (2, 8, [])


def test_latin_1_is_read(catalogue: Catalogue) -> None:
    deck = read(LIST.replace("™", "(TM)").encode("latin-1"), catalogue)
    assert (deck.crypt_count, deck.library_count, deck.problems) == (2, 8, [])


def test_utf_8_that_was_taken_for_windows_text_is_mended(catalogue: Catalogue) -> None:
    garbled = LIST.replace("™", "(TM)").encode().decode("cp1252")
    assert "KuyÃ©n" in garbled
    assert read(garbled, catalogue).problems == []


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\x0b", "\x85", "\u2028"])
def test_any_line_end_is_one(end: str, catalogue: Catalogue) -> None:
    deck = read(LIST.replace("\n", end), catalogue)
    assert (deck.crypt_count, deck.library_count, deck.problems) == (2, 8, [])


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "nothing in it"),
        (b" \n\t\n", "nothing in it"),
        (bytes(5_000), "isn't text"),
        (bytes(range(256)) * 400, "isn't text"),
        (b"PK\x03\x04" + bytes(100), "zip archive or an office document"),
        (b"%PDF-1.7 ...", "a PDF"),
        (b"\x89PNG\r\n\x1a\n" + bytes(100), "a picture"),
        (b"x" * (MAX_BYTES + 1), "larger than 4 MB"),
        (b"1x\n" * 1_000_000, "1,000,001 lines"),
        ("Dear Alexis, shall we play on Friday?", "No card of the game is named in it"),
        ("https://vdb.im/decks/1a2b3c", "only says where the deck is (vdb.im)"),
        ("https://amaranth.vtes.co.nz/#deck/4d3aa426", "aren't fetched from the web"),
        ("{", "begins like JSON and isn't"),
        ('{"name": "a deck without cards"}', "no cards with their counts"),
        ('{"cards":' * 5_000 + "1" + "}" * 5_000, "nested too deeply"),
        ("<deck><name>x</name></deck>", "no cards with their counts are in it"),
        ("<a>" * 1_000, "nested more than 32 deep"),
        (BOMB, "declares entities"),
        (OUTSIDE, "declares entities"),
    ],
)
def test_what_is_no_deck_gets_a_sentence(data: bytes | str, sentence: str, catalogue: Catalogue) -> None:
    with pytest.raises(UnreadableDeckError) as caught:
        read(data, catalogue)
    assert sentence in str(caught.value)
    assert str(caught.value).endswith(".")


def test_an_xml_bomb_is_never_expanded(catalogue: Catalogue) -> None:
    """It declares a name of a thousand million letters."""
    tracemalloc.start()
    try:
        with pytest.raises(UnreadableDeckError):
            read(BOMB, catalogue)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 10_000_000


def test_nothing_outside_an_xml_file_is_opened(catalogue: Catalogue) -> None:
    doctype = '<!DOCTYPE deck SYSTEM "http://localhost:1/deck.dtd">'
    text = f'{doctype}<deck><card count="2"><name>Deflection</name></card></deck>'
    assert read(text, catalogue).library_count == 2


def test_xml_that_breaks_off_is_read_up_to_the_break(catalogue: Catalogue) -> None:
    text = '<deck>\n<card count="2"><name>Deflection</name></card>\n<card count="3"><name>Min'
    deck = read(text, catalogue)
    assert deck.library_count == 2
    assert [(problem.line_number, problem.kind) for problem in deck.problems] == [(3, "rest")]
    assert deck.unmatched


@pytest.mark.parametrize("count", ["1000000000", "9" * 30, "9" * 350])
def test_a_count_beyond_reason_is_cut_and_said(count: str, catalogue: Catalogue) -> None:
    deck = read(f"{count}x Deflection\n2x Villein", catalogue)
    assert sorted(cards_of(deck).values()) == [2, MAX_COUNT]
    assert [problem.line_number for problem in deck.problems] == [1]
    assert f"{MAX_COUNT} are kept" in deck.problems[0].message


def test_a_count_of_nothing_is_said(catalogue: Catalogue) -> None:
    deck = read("0x Deflection\n2x Villein", catalogue)
    assert deck.library_count == 2
    assert "asks for 0 copies of Deflection" in deck.problems[0].message


def test_a_mistyped_card_is_kept_beside_the_nearest(catalogue: Catalogue) -> None:
    deck = read("4x Deflection\n3x Govern the Unalinged -- bleed\n2x Villein", catalogue)
    assert deck.library_count == 6
    (problem,) = deck.problems
    govern = catalogue.find("Govern the Unaligned").id
    assert (problem.line_number, problem.text) == (2, "3x Govern the Unalinged -- bleed")
    assert problem.suggestions[0] == govern
    assert "did you mean “Govern the Unaligned”" in problem.message
    deck.mend(problem, problem.suggestions[0])
    assert deck.problems == []
    assert deck.count(govern) == 3
    assert next(entry.comment for entry in deck.entries if entry.card_id == govern) == "bleed"


def test_names_in_another_language_are_kept_with_a_sentence(catalogue: Catalogue) -> None:
    deck = read("2x Déviation\n3x Le mandat de la Chambre\n1x Villein", catalogue)
    assert deck.library_count == 1
    assert [problem.line_number for problem in deck.unmatched] == [1, 2]


def test_thousands_of_unknown_lines_are_kept_and_soon_done(catalogue: Catalogue) -> None:
    names = [f"3x Nosuchvampire the {number}th   7  AUS DOM for   Ventrue:3" for number in range(MAX_LINES - 10)]
    deck = read("1x Villein\n" + "\n".join(names), catalogue)
    assert deck.library_count == 1
    assert len(deck.problems) == MAX_PROBLEMS + 1
    kept = {line for problem in deck.problems for line in problem.text.split("\n")}
    assert kept >= set(names)


@pytest.mark.parametrize(
    "line",
    [
        "2x Deflection " + "a " * 1_000_000,
        "2x Deflection" + " --" * 1_000_000,
        " " * 4_000_000 + "x",
        "\t" * 4_000_000 + "x",
        "(" * 4_000_000 + "2",
        "9" * 4_000_000 + "x Deflection",
        "<p>" * 500_000,
        '"' * 3_000_000,
        "1x " + "(a) " * 900_000,
        "1x " + "dom " * 900_000 + ":3",
    ],
)
def test_a_line_of_megabytes_is_soon_done(line: str, catalogue: Catalogue) -> None:
    try:
        deck = read(line, catalogue)
    except UnreadableDeckError as error:
        assert str(error)
    else:
        assert deck.entries or deck.problems


@given(data=st.binary(max_size=400))
@example(data=b"\xff\xfe")
@example(data=b"\xff\xfe\x00\x00")
@example(data=b"\x00\xd8" * 40)
def test_any_bytes_are_a_deck_or_a_sentence(data: bytes, catalogue: Catalogue) -> None:
    try:
        read(data, catalogue)
    except UnreadableDeckError as error:
        assert str(error)


@given(text=st.text(st.sampled_from("2x Deflcton\n\t-()[]{}<>\"':;,|=#/&0123456789é™ \x00"), max_size=200))
def test_any_text_is_a_deck_or_a_sentence(text: str, catalogue: Catalogue) -> None:
    try:
        read(text, catalogue)
    except UnreadableDeckError as error:
        assert str(error)


@given(
    value=st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(["Deflection", "100588", "x", ""]),
        lambda inside: (
            st.lists(inside, max_size=4)
            | st.dictionaries(
                st.sampled_from(
                    ["cards", "crypt", "library", "id", "count", "name", "card", "event", "100588", "result"]
                ),
                inside,
                max_size=4,
            )
        ),
        max_leaves=12,
    )
)
def test_any_json_is_a_deck_or_a_sentence(value: object, catalogue: Catalogue) -> None:
    import json

    try:
        read(json.dumps(value), catalogue)
    except UnreadableDeckError as error:
        assert str(error)


def test_damaged_decks_of_the_archive_are_read_or_refused(sample: list[Path], catalogue: Catalogue) -> None:
    """Bytes changed, cut out and put in at random: never a crash, and every count within bounds."""
    chance = random.Random(1994)
    for path in sample[::3]:
        data = bytearray(path.read_bytes())
        for _ in range(30):
            place = chance.randrange(len(data))
            data[place : place + chance.choice((0, 1, 1, 5))] = chance.randbytes(chance.choice((0, 1, 3)))
        try:
            deck = read(bytes(data), catalogue)
        except UnreadableDeckError:
            continue
        assert all(0 < entry.count <= MAX_COUNT for entry in deck.entries)


def test_one_typo_in_a_deck_loses_that_card_only_and_finds_it_again(sample: list[Path], catalogue: Catalogue) -> None:
    chance = random.Random(2026)
    first = total = 0
    for path in sample:
        lines = path.read_text(encoding="utf-8").split("\n")
        whole = read("\n".join(lines), catalogue)
        start = next(number for number, line in enumerate(lines) if line.startswith("Library ("))
        choices = [
            n
            for n in range(start, len(lines))
            if lines[n][:1].isdigit() and len(lines[n]) > 12 and "--" not in lines[n]
        ]
        if not choices:
            continue
        at = chance.choice(choices)
        letters = [n for n in range(4, len(lines[at]) - 1) if lines[at][n].isalpha() and lines[at][n + 1].isalpha()]
        place = chance.choice(letters)
        line = lines[at]
        lines[at] = line[:place] + line[place + 1] + line[place] + line[place + 2 :]
        if lines[at].casefold() == line.casefold():
            continue
        total += 1
        deck = read("\n".join(lines), catalogue)
        (problem,) = [one for one in deck.problems if one.line_number == at + 1]
        assert problem.text == lines[at].strip()
        (missing,) = [(card_id, count) for card_id, count in cards_of(whole).items() if deck.count(card_id) != count]
        first += problem.suggestions[:1] == (missing[0],)
        assert problem.count == missing[1]
    assert total > 120
    assert first >= total * 0.95


def test_a_file_that_is_not_there_is_named(tmp_path: Path, catalogue: Catalogue) -> None:
    with pytest.raises(UnreadableDeckError, match=r"missing\.txt can't be opened: "):
        read_deck_file(tmp_path / "missing.txt", catalogue)
    with pytest.raises(UnreadableDeckError, match="can't be opened: "):
        read_deck_file(tmp_path, catalogue)


def test_a_file_that_is_no_deck_is_named(tmp_path: Path, catalogue: Catalogue) -> None:
    path = tmp_path / "holiday.txt"
    path.write_bytes(b"\xff\xd8\xff\xe0 a photograph")
    with pytest.raises(UnreadableDeckError, match=r"holiday\.txt can't be read as a deck\. It is a picture"):
        read_deck_file(path, catalogue)
