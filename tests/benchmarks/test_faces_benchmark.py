"""How long faces take: cold and warm, overlays, scans; and whether scrolling all cards holds up the Qt thread.

Run with ``pytest tests/benchmarks/test_faces_benchmark.py --benchmark-only -o addopts=""``.
"""

from __future__ import annotations

from itertools import cycle
from pathlib import Path
from random import Random
from time import perf_counter, thread_time

import pytest
from PIL import Image
from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QThread
from PySide6.QtGui import QImage, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytest_benchmark.fixture import BenchmarkFixture

from vtes_desktop.cards import catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.cards.picture_store import PictureStore
from vtes_desktop.cards.pictures import Pictures
from vtes_desktop.ui import theme
from vtes_desktop.ui.application import share_threads
from vtes_desktop.ui.faces import FaceCache, FaceKey, height_for, overlays, paint_image
from vtes_desktop.ui.faces.scans import Scans


@pytest.fixture(scope="module")
def some() -> list[Card]:
    """Four hundred cards of all kinds, always the same."""
    return Random(7).sample(list(catalogue.load().cards.values()), 400)


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:  # noqa: ARG001 - fonts need the application
    theme.load_fonts()


@pytest.mark.parametrize(("width", "dpr"), [(60, 1.0), (75, 1.0), (110, 1.0), (110, 2.0), (360, 1.0), (360, 2.0)])
def test_cold_face(benchmark: BenchmarkFixture, some: list[Card], width: int, dpr: float) -> None:
    """≤ 12 ms."""
    cards = cycle(some)
    for card in some[:40]:
        paint_image(card, card.kind, width, dpr)

    def paint() -> QImage:
        card = next(cards)
        return paint_image(card, card.kind, width, dpr)

    benchmark.pedantic(paint, rounds=len(some), iterations=1)


def test_warm_face(benchmark: BenchmarkFixture, some: list[Card]) -> None:
    """≤ 0.1 ms."""
    faces = FaceCache()
    for card in some:
        faces.pixmap(card, card.kind, 75)
    cards = cycle(some)

    def ask() -> None:
        card = next(cards)
        faces.request(card, card.kind, 75)

    benchmark(ask)


def test_stand_in(benchmark: BenchmarkFixture, some: list[Card]) -> None:
    """What the Qt thread does for a face that is not there yet."""
    faces = FaceCache()
    cards = iter(some * 50)

    def ask() -> None:
        card = next(cards)
        faces.request(card, card.kind, 75)

    benchmark.pedantic(ask, rounds=300, iterations=1)
    faces.clear()
    faces.wait()


@pytest.mark.parametrize("name", ["legal", "selected", "target", "locked", "contested", "face_down"])
def test_overlay(benchmark: BenchmarkFixture, name: str) -> None:
    """Painted each time a card is drawn."""
    image = QImage(140, 180, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    rect = QRectF(20, 20, 75, height_for(75))
    benchmark(getattr(overlays, name), painter, rect)
    painter.end()


@pytest.mark.parametrize("width", [75, 360])
def test_cold_scan(benchmark: BenchmarkFixture, some: list[Card], tmp_path: Path, width: int) -> None:
    """A scan of 745 by 1040 pixels, decoded, scaled and cut."""
    noise = Image.effect_noise((745, 1040), 60).convert("RGB")
    for card in some[:8]:
        noise.save(tmp_path / f"{card.id}.jpg", quality=88)
    scans = Scans(PictureStore(Pictures([tmp_path])))
    cards = cycle(some[:8])
    size = QSize(width, height_for(width))
    made = benchmark(lambda: scans(next(cards), size))
    assert made is not None


class _Grid(QWidget):
    """A grid of all cards that scrolls: as little as a view can be, so that faces are what is measured."""

    def __init__(self, faces: FaceCache, cards: list[Card]) -> None:
        super().__init__()
        self.faces, self.cards, self.top = faces, cards, 0.0
        self.resize(1200, 800)
        faces.ready.connect(self._ready)

    def _ready(self, _key: FaceKey) -> None:
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.top += event.angleDelta().y()
        self.update()

    def paintEvent(self, _event: QEvent) -> None:
        painter = QPainter(self)
        wide, tall, columns = 110, height_for(110), 10
        first = int(self.top // (tall + 8))
        for row in range(first, first + 7):
            for column in range(columns):
                number = row * columns + column
                if 0 <= number < len(self.cards):
                    card = self.cards[number]
                    face = self.faces.request(card, card.kind, wide)
                    place = QRectF(8 + column * (wide + 8), row * (tall + 8) - self.top, wide, tall)
                    painter.drawPixmap(place, face, QRectF(face.rect()))
        painter.end()


def test_scrolling_all_faces_drops_no_frame(qapp: QApplication) -> None:
    """Frames of a scroll through all cards, their faces being painted on the worker meanwhile, take ≤ 16 ms.

    The wall-clock time of a shared machine also counts what others do on it, so what must hold is that the Qt thread's
    own work fits a frame with time to spare; the wall-clock figures are printed.
    """
    share_threads()
    cards = list(catalogue.load().cards.values())
    grid = _Grid(FaceCache(limit=256 * 2**20), cards)
    grid.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    grid.show()
    qapp.processEvents()
    grid.faces.wait()
    qapp.processEvents()
    frames: list[float] = []
    own: list[float] = []
    bottom = (len(cards) // 10) * (height_for(110) + 8)
    deadline = perf_counter()
    while grid.top < bottom:
        began, cpu = perf_counter(), thread_time()
        grid.top += 48
        grid.update()
        qapp.processEvents()
        frames.append(perf_counter() - began)
        own.append(thread_time() - cpu)
        assert grid.faces.used <= grid.faces.limit
        deadline = max(deadline + 1 / 60, perf_counter())
        QThread.msleep(int((deadline - perf_counter()) * 1000))
    frames.sort()
    own.sort()
    grid.faces.clear()
    grid.faces.wait()
    number = len(frames)
    late = sum(frame > 0.016 for frame in frames)
    print(
        f"\n{number} frames: median {frames[number // 2] * 1e3:.1f} ms, p99 {frames[int(number * 0.99)] * 1e3:.1f} ms, "
        f"worst {frames[-1] * 1e3:.1f} ms, {late} over 16 ms; "
        f"the Qt thread's own median {own[number // 2] * 1e3:.1f} ms, p99 {own[int(number * 0.99)] * 1e3:.1f} ms"
    )
    assert own[int(number * 0.99)] < 0.012
    assert frames[number // 2] < 0.008
