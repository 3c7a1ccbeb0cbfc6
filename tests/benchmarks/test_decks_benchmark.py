"""How long decks take: to read, check, count and write. Targets are in the issues and in the docstrings here."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.decks.conftest import SAMPLE
from vtes_desktop.__main__ import main
from vtes_desktop.cards.catalogue import Catalogue, load
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.legality import check, format_named
from vtes_desktop.decks.opening import odds, opening
from vtes_desktop.decks.reading import FILE_FORMATS, read_deck, read_deck_file, write_deck
from vtes_desktop.decks.statistics import statistics

Benchmark = Callable[..., Any]


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load(cache=False)


@pytest.fixture(scope="module")
def files() -> list[Path]:
    found = sorted(SAMPLE.glob("*.txt"))
    if not found:
        pytest.skip("the archive's sample isn't here")
    return found


@pytest.fixture(scope="module")
def deck(catalogue: Catalogue, files: list[Path]) -> Deck:
    return read_deck_file(files[0], catalogue).deck


def test_check_of_1000_archive_decks_in_one_process(
    benchmark: Benchmark, files: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """3 s at most, the catalogue's loading counted."""
    names = [str(path) for path in (files * 7)[:1_000]]
    main(["deck", "check", names[0]])  # the cache is written once, at the first start of all
    assert benchmark.pedantic(lambda: main(["deck", "check", *names, "--json"]), rounds=3) == 1  # type: ignore[attr-defined]
    capsys.readouterr()
    if benchmark.stats is not None:  # type: ignore[attr-defined]
        assert benchmark.stats.stats.max < 3  # type: ignore[attr-defined]


def test_reading_one_deck(benchmark: Benchmark, files: list[Path], catalogue: Catalogue) -> None:
    data = files[0].read_bytes()
    assert benchmark(read_deck, data, catalogue).deck.library_count == 90


@pytest.mark.parametrize("kind", [one.name for one in FILE_FORMATS])
def test_reading_each_format(benchmark: Benchmark, kind: str, deck: Deck, catalogue: Catalogue) -> None:
    text = write_deck(deck, kind, catalogue)
    assert benchmark(read_deck, text, catalogue).deck.library_count == 90


def test_writing_the_archives_text(benchmark: Benchmark, deck: Deck, catalogue: Catalogue) -> None:
    benchmark(write_deck, deck, "twd", catalogue)


def test_statistics_of_a_deck(benchmark: Benchmark, deck: Deck, catalogue: Catalogue) -> None:
    """2 ms at most: they are counted anew at every change."""
    benchmark(statistics, deck, catalogue)
    if benchmark.stats is not None:  # type: ignore[attr-defined]
        assert benchmark.stats.stats.median < 0.002  # type: ignore[attr-defined]


def test_legality_of_a_deck(benchmark: Benchmark, deck: Deck, catalogue: Catalogue) -> None:
    benchmark(check, deck, format_named("standard"), catalogue)


def test_an_opening(benchmark: Benchmark, deck: Deck) -> None:
    benchmark(opening, deck, random.Random(1))


def test_the_odds_of_ten_turns(benchmark: Benchmark, deck: Deck) -> None:
    selection = {entry.card_id for entry in deck.library[:5]}
    benchmark(odds, deck, selection)
