"""How fast the deck builder is: a keystroke, a dropped card, scrolling through every face, proxies."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from vtes_desktop.cards.catalogue import Catalogue, load
from vtes_desktop.decks.deck import Deck, Entry
from vtes_desktop.ui import theme
from vtes_desktop.ui.builder import arrange
from vtes_desktop.ui.builder.dragging import Dragged
from vtes_desktop.ui.builder.page import BuilderPage
from vtes_desktop.ui.builder.proxies import ProxyPrinter, sheet_of
from vtes_desktop.ui.faces import FaceCache
from vtes_desktop.ui.options import Settings

QUERIES = ['clan:tremere cap>=6 title:prince "stealth"', "disc:AUS type:reaction intercept", "the vampire with blood"]
FRAME = 16.0
"""Milliseconds."""


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load(cache=False)


@pytest.fixture
def page(catalogue: Catalogue, qapp: QApplication, qtbot: QtBot) -> Iterator[BuilderPage]:
    theme.apply(qapp)
    faces = FaceCache()
    made = BuilderPage(catalogue, Settings(), faces)
    qtbot.addWidget(made)
    made.resize(1600, 870)
    made.desk.open(_hundred(catalogue), saved=False)
    made.show()
    _settle(made)
    yield made
    made.desk.leave()
    faces.wait()


def _hundred(catalogue: Catalogue) -> Deck:
    """A deck of 12 crypt and 88 library cards, 40 different ones."""
    crypt = [Entry(card.id, 2) for card in catalogue.crypt[:240:40]]
    library = [Entry(card.id, 2 + (place % 3 == 0)) for place, card in enumerate(catalogue.library[:2380:70])]
    deck = Deck("Hundred", entries=crypt + library)
    deck.set_count(library[0].card_id, library[0].count + 88 - deck.library_count)
    return deck


def _settle(page: BuilderPage) -> None:
    """Until every face that is wished for is painted."""
    deadline = time.perf_counter() + 20
    while time.perf_counter() < deadline:
        QCoreApplication.processEvents()
        if page.faces.wait(10):
            break
    for _ in range(4):
        QCoreApplication.processEvents()


class _Painted(QObject):
    """Notes when widgets are painted."""

    def __init__(self, *widgets: QObject) -> None:
        super().__init__()
        self.seen: set[QObject] = set()
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.seen.add(watched)
        return False


def _share(taken: list[float], share: float) -> float:
    return sorted(taken)[min(len(taken) - 1, int(len(taken) * share))]


def _note(benchmark: BenchmarkFixture, taken: list[float]) -> None:
    benchmark.extra_info["median ms"] = round(_share(taken, 0.5), 2)
    benchmark.extra_info["p99 ms"] = round(_share(taken, 0.99), 2)
    benchmark.extra_info["worst ms"] = round(max(taken), 2)


def _once(benchmark: BenchmarkFixture, measure: Callable[[], list[float]]) -> list[float]:
    taken: list[float] = benchmark.pedantic(measure, rounds=1)
    _note(benchmark, taken)
    return taken


def test_a_keystroke_to_filtered_painted_results(benchmark: BenchmarkFixture, page: BuilderPage) -> None:
    """From the key to the repainted grid and chips, at every letter: at most 16 ms at the 99th percentile."""
    line = page.search_line.line
    painted = _Painted(page.pool.grid.viewport())

    def type_all() -> list[float]:
        taken: list[float] = []
        for query in QUERIES:
            line.clear()
            _settle(page)
            for letter in query:
                painted.seen.clear()
                start = time.perf_counter()
                QTest.keyClicks(line, letter)
                QCoreApplication.processEvents()
                taken.append((time.perf_counter() - start) * 1000)
                _settle(page)
        return taken

    type_all()
    taken = _once(benchmark, type_all)
    assert _share(taken, 0.99) <= FRAME


def test_typing_fast_while_faces_are_still_being_painted(benchmark: BenchmarkFixture, page: BuilderPage) -> None:
    """The same without waiting for a worker that paints faces: the key never waits for it more than two frames."""
    line = page.search_line.line

    def type_all() -> list[float]:
        taken: list[float] = []
        page.faces.clear()
        for query in QUERIES:
            line.clear()
            QCoreApplication.processEvents()
            for letter in query:
                start = time.perf_counter()
                QTest.keyClicks(line, letter)
                QCoreApplication.processEvents()
                taken.append((time.perf_counter() - start) * 1000)
        return taken

    taken = _once(benchmark, type_all)
    assert _share(taken, 0.95) <= FRAME
    assert max(taken) <= 3 * FRAME


def test_a_card_dropped_into_a_100_card_deck(benchmark: BenchmarkFixture, page: BuilderPage) -> None:
    """From the drop to piles, all statistics, legality and badges repainted: at most 30 ms."""
    piles, charts = page.deck.piles, page.below.views[0]
    painted = _Painted(piles, charts)
    others = [card.id for card in page.catalogue.library[35:2400:60]]

    def drop_all() -> list[float]:
        taken: list[float] = []
        for number in others:
            assert page.desk.current.deck.crypt_count + page.desk.current.deck.library_count == 100
            painted.seen.clear()
            start = time.perf_counter()
            page.editing.drop(Dragged("pool", (number,)), "library")
            QCoreApplication.processEvents()
            taken.append((time.perf_counter() - start) * 1000)
            assert painted.seen == {piles, charts}
            page.desk.current.undo()
            _settle(page)
        return taken

    drop_all()
    taken = _once(benchmark, drop_all)
    assert max(taken) <= 30


@pytest.mark.parametrize("step", [30, 150, 900], ids=["slowly", "by rows", "by screens"])
def test_scrolling_through_every_face(benchmark: BenchmarkFixture, page: BuilderPage, step: int) -> None:
    """All cards, a step a frame, no face painted before: after the first screen a frame takes at most 16 ms."""
    bar = page.pool.grid.verticalScrollBar()

    def scroll() -> list[float]:
        taken: list[float] = []
        value = 0
        while value < min(bar.maximum(), step * 600):
            value += step
            start = time.perf_counter()
            bar.setValue(value)
            QCoreApplication.processEvents()
            spent = (time.perf_counter() - start) * 1000
            taken.append(spent)
            rest = time.perf_counter() + max(0.0, FRAME - spent) / 1000
            while time.perf_counter() < rest:  # what is left of the frame belongs to the workers and to events
                QThreadPool.globalInstance().waitForDone(1)
                page.faces.wait(1)
        return taken

    page.faces.clear()
    _settle(page)
    taken = _once(benchmark, scroll)
    benchmark.extra_info["frames"] = len(taken)
    benchmark.extra_info["late frames"] = late = sum(spent > FRAME for spent in taken)
    assert late <= len(taken) * 0.01


def test_the_builder_opens(benchmark: BenchmarkFixture, catalogue: Catalogue, qapp: QApplication, qtbot: QtBot) -> None:
    """From nothing to a page that is shown: at most half a second."""
    theme.apply(qapp)
    catalogue.search.find("stealth")

    def open_page() -> None:
        made = BuilderPage(catalogue, Settings(), FaceCache())
        made.resize(1600, 870)
        made.show()
        QCoreApplication.processEvents()
        qtbot.addWidget(made)

    benchmark.pedantic(open_page, rounds=3)
    assert benchmark.stats.stats.min <= 0.5


def test_proxies_of_102_cards(benchmark: BenchmarkFixture, catalogue: Catalogue, tmp_path: Path, qtbot: QtBot) -> None:
    """102 cards, 46 different ones, on A4 with cut marks: at most 5 s."""
    deck = _hundred(catalogue)
    deck.add(catalogue.library[-1].id, 2)
    cards = [(row.card, row.entry.count) for row in arrange.rows_of(deck.entries, catalogue)]
    sheet = sheet_of(cards)
    assert sheet.count == 102

    def make() -> None:
        printer = ProxyPrinter(sheet, tmp_path / "proxies.pdf")
        with qtbot.waitSignal(printer.told.finished, timeout=60_000):
            QThreadPool.globalInstance().start(printer)

    benchmark.pedantic(make, rounds=2)
    benchmark.extra_info["MB"] = round((tmp_path / "proxies.pdf").stat().st_size / 2**20, 1)
    assert benchmark.stats.stats.max <= 5
