"""The tournament archive's sample: every deck is read with every count right, and written as the archive writes it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.decks.conftest import cards_of, comments_of
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.reading import FILE_FORMATS, lost_in, read_deck, read_deck_file, write_deck
from vtes_desktop.decks.statistics import capacity_span

CARD_LINE = re.compile(r"^(\d+)x +(.*)$", re.MULTILINE)


def declared(text: str) -> tuple[int, int, int, int, float, dict[str, int]]:
    """What a file says of itself: crypt, library, min, max, average, and each type's count."""
    crypt = re.search(r"^Crypt \((\d+) cards, min=(\d+), max=(\d+), avg=([\d.]+)\)$", text, re.MULTILINE)
    library = re.search(r"^Library \((\d+) cards\)$", text, re.MULTILINE)
    assert crypt is not None
    assert library is not None
    types = re.findall(r"^([A-Z][A-Za-z /]+) \((\d+)(?:; \d+ trifle)?\)$", text[library.end() :], re.MULTILINE)
    counts = {title: int(count) for title, count in types}
    return int(crypt[1]), int(library[1]), int(crypt[2]), int(crypt[3]), float(crypt[4]), counts


def test_the_sample_is_whole(sample: list[Path]) -> None:
    assert len(sample) == 150


def test_every_deck_of_the_sample_is_read_without_a_problem(sample: list[Path], catalogue: Catalogue) -> None:
    wrong = {
        path.name: [problem.message for problem in result.deck.problems]
        for path in sample
        if (result := read_deck_file(path, catalogue)).deck.problems or result.format != "twd"
    }
    assert wrong == {}


def test_every_count_of_the_sample_is_what_the_file_declares(sample: list[Path], catalogue: Catalogue) -> None:
    for path in sample:
        text = path.read_text(encoding="utf-8")
        deck = read_deck_file(path, catalogue).deck
        crypt, library, least, most, average, types = declared(text)
        assert (deck.crypt_count, deck.library_count) == (crypt, library), path.name
        span = capacity_span(deck, catalogue)
        assert (span.lowest, span.highest, span.average) == (least, most, average), path.name
        by_type: dict[str, int] = {}
        for entry in deck.library:
            title = "/".join(sorted(catalogue.card(entry.card_id).types))
            by_type[title] = by_type.get(title, 0) + entry.count
        assert by_type == types, path.name


def test_every_line_of_the_sample_is_the_card_that_it_names(sample: list[Path], catalogue: Catalogue) -> None:
    """An independent reading: count and name cut out by one pattern, the name compared with the card's own."""
    for path in sample:
        text = path.read_text(encoding="utf-8")
        body = text[re.search(r"^Crypt \(", text, re.MULTILINE).start() :]
        deck = read_deck_file(path, catalogue).deck
        lines = CARD_LINE.findall(body)
        assert len(lines) == len(deck.entries), path.name
        for (count, rest), entry in zip(lines, deck.entries, strict=True):
            card = catalogue.card(entry.card_id)
            name = card.name.replace("™", "(TM)") + (" (ADV)" if card.advanced else "")
            assert entry.count == int(count), (path.name, rest)
            assert rest.casefold().startswith(name.casefold()), (path.name, rest, name)
            if card.kind == "crypt":
                words = re.split(r"\s{2,}", rest)
                assert words[1] == str(card.capacity), (path.name, rest)
                assert re.search(rf":{str(card.group).upper()}(  --|$)", rest), (path.name, rest)


def test_the_event_and_the_words_are_read(sample: list[Path], catalogue: Catalogue) -> None:
    path = next(path for path in sample if path.name == "10342.txt")
    deck = read_deck_file(path, catalogue).deck
    assert deck.event is not None
    assert deck.event.name == "Vtes Mechelen: The Need for Bleed"
    assert deck.event.place == "Mechelen, Belgium"
    assert deck.event.date == "September 11th 2022"
    assert deck.event.rounds == "3R+F"
    assert deck.event.players == 17
    assert deck.event.winner == "Frederik Symons"
    assert deck.event.url.endswith("/event/10342")
    assert deck.event.score == "3GW10.5 + 1.5vp in final"
    assert deck.name == "Monopoly"
    assert deck.description.startswith("The final seating was:")


def test_nothing_of_the_sample_is_dropped(sample: list[Path], catalogue: Catalogue) -> None:
    """Every word over the crypt is in the event, the name, the author or the description."""
    for path in sample:
        text = path.read_text(encoding="utf-8")
        head = text[: re.search(r"^Crypt \(", text, re.MULTILINE).start()]
        deck = read_deck_file(path, catalogue).deck
        event = deck.event
        assert event is not None, path.name
        assert event.more == (), path.name
        labels = "Deck Name Created by Author Description players"
        kept = [event.name, event.place, event.date, event.rounds, str(event.players), event.winner, event.url]
        kept += [event.score, deck.name, deck.author, deck.description, labels]
        said = Counter(re.findall(r"\w+", head.casefold()))
        assert not said - Counter(re.findall(r"\w+", " ".join(kept).casefold())), path.name


def test_comments_beside_cards_are_read(sample: list[Path], catalogue: Catalogue) -> None:
    said = [
        (path.name, comments_of(read_deck_file(path, catalogue).deck))
        for path in sample
        if re.search(r"^\d+x .* -- ", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert len(said) >= 5
    for name, comments in said:
        text = next(path for path in sample if path.name == name).read_text(encoding="utf-8")
        assert sorted(comments.values()) == sorted(re.findall(r"^\d+x .*? -- (.*)$", text, re.MULTILINE)), name


@pytest.mark.parametrize("kind", [one.name for one in FILE_FORMATS])
def test_every_format_gives_the_sample_back(kind: str, sample: list[Path], catalogue: Catalogue) -> None:
    for path in sample:
        deck = read_deck_file(path, catalogue).deck
        back = read_deck(write_deck(deck, kind, catalogue), catalogue)
        assert back.format == kind, path.name
        assert back.deck.problems == [], path.name
        assert cards_of(back.deck) == cards_of(deck), path.name


def test_the_archive_format_loses_nothing_of_the_sample(sample: list[Path], catalogue: Catalogue) -> None:
    for path in sample:
        deck = read_deck_file(path, catalogue).deck
        assert lost_in(deck, "twd", catalogue) == [], path.name


def test_the_cards_are_written_as_the_archive_writes_them(sample: list[Path], catalogue: Catalogue) -> None:
    """But for the archive's own irregularities: cards sorted otherwise by hand, a name in other capitals, a code."""
    same = 0
    for path in sample:
        text = path.read_text(encoding="utf-8")
        written = write_deck(read_deck_file(path, catalogue).deck, "twd", catalogue)
        ours, theirs = (one[one.index("Crypt (") :].strip() for one in (written, text))
        same += ours == theirs
        assert sorted(ours.casefold().split()) == sorted(theirs.casefold().replace("def vis ", "def viz ").split()), (
            path.name
        )
    assert same >= 140
