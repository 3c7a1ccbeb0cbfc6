"""Proxies: cards at 63 × 88 mm, as many pages as they fill, whole or not at all; and the deck's picture."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

import pytest
from PySide6.QtCore import QSize, Qt, QThreadPool
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.decks.deck import Deck
from vtes_desktop.ui.builder import arrange, proxies
from vtes_desktop.ui.builder.deck_picture import picture_of
from vtes_desktop.ui.builder.proxies import PAPERS, ProxyPrinter, Sheet, print_image, sheet_of, words_image
from vtes_desktop.ui.faces import FaceCache


@pytest.fixture
def cards(catalogue: Catalogue, deck: Deck) -> list[tuple[Card, int]]:
    return [(row.card, row.entry.count) for row in arrange.rows_of(deck.entries, catalogue)]


def _print(printer: ProxyPrinter) -> None:
    QThreadPool.globalInstance().start(printer)
    assert QThreadPool.globalInstance().waitForDone(60_000)


@pytest.mark.parametrize("paper", list(PAPERS))
def test_a_pdf_has_the_papers_size_and_the_pages_it_needs(
    cards: list[tuple[Card, int]], paper: Literal["a4", "letter"], tmp_path: Path, qtbot: QtBot
) -> None:
    sheet = sheet_of(cards, paper=paper)
    assert (sheet.count, sheet.pages) == (20, 3)
    printer = ProxyPrinter(sheet, tmp_path / "out.pdf")
    with qtbot.waitSignal(printer.told.finished) as told:
        _print(printer)
    assert told.args == [str(tmp_path / "out.pdf")]
    content = (tmp_path / "out.pdf").read_bytes()
    assert content.startswith(b"%PDF")
    assert len(re.findall(rb"/Type /Page\b", content)) == 3
    box = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", content)
    assert box is not None
    _, _, width, height = PAPERS[paper]
    assert float(box[1]) / 72 * 25.4 == pytest.approx(width, abs=0.5)
    assert float(box[2]) / 72 * 25.4 == pytest.approx(height, abs=0.5)
    assert [path.name for path in tmp_path.iterdir()] == ["out.pdf"]


def test_a_card_is_63_by_88_millimetres_and_nine_lie_edge_to_edge() -> None:
    per_mm = proxies.DPI / 25.4
    slots = [proxies._slot(place, 0.0, 0.0) for place in range(9)]
    for slot in slots:
        assert slot.width() / per_mm == pytest.approx(63)
        assert slot.height() / per_mm == pytest.approx(88)
    assert slots[4].left() == pytest.approx(slots[3].right())
    assert slots[4].top() == pytest.approx(slots[1].bottom())
    for _, _, width, height in PAPERS.values():
        assert width >= 3 * 63 + 2 * 5  # room for the marks
        assert height >= 3 * 88 + 2 * 5


def test_progress_is_told_up_to_the_last_card(cards: list[tuple[Card, int]], tmp_path: Path, qtbot: QtBot) -> None:
    printer = ProxyPrinter(sheet_of(cards), tmp_path / "out.pdf")
    told: list[tuple[int, int]] = []
    printer.told.progress.connect(lambda done, total: told.append((done, total)))
    with qtbot.waitSignal(printer.told.finished):
        _print(printer)
    assert told == [(2, 20), (5, 20), (9, 20), (15, 20), (20, 20)]


def test_cancelled_printing_leaves_what_was_there(cards: list[tuple[Card, int]], tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "out.pdf"
    path.write_bytes(b"before")
    printer = ProxyPrinter(sheet_of(cards), path)
    printer.cancel()
    with qtbot.waitSignal(printer.told.cancelled):
        _print(printer)
    assert path.read_bytes() == b"before"
    assert [one.name for one in tmp_path.iterdir()] == ["out.pdf"]


def test_a_place_that_cannot_be_written_is_told(cards: list[tuple[Card, int]], tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_text("x")
    printer = ProxyPrinter(sheet_of(cards), tmp_path / "file" / "out.pdf")
    with qtbot.waitSignal(printer.told.failed) as told:
        _print(printer)
    assert "could not be written" in told.args[0]


def test_only_what_is_missing_is_printed(cards: list[tuple[Card, int]]) -> None:
    owned = {cards[0][0].id: 1, cards[1][0].id: 99}
    sheet = sheet_of(cards, owned=owned)
    assert sheet.cards[0] == (cards[0][0], 1, "")
    assert cards[1][0] not in [card for card, *_ in sheet.cards]


def test_an_empty_sheet_has_no_pages() -> None:
    assert Sheet(()).pages == 0


def test_own_pictures_take_the_place_of_drawn_faces(cards: list[tuple[Card, int]]) -> None:
    def scan(_: Card, size: QSize) -> QImage:
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(QColor("#123456"))
        return image

    assert print_image(cards[0][0], scan).pixelColor(300, 500) == QColor("#123456")  # type: ignore[arg-type]
    drawn = print_image(cards[0][0])
    assert (drawn.width(), drawn.height()) == (744, 1039)
    assert drawn.pixelColor(0, 0).alpha() == 255  # a square corner, as it is cut


def test_the_decks_picture_shows_every_card(catalogue: Catalogue, deck: Deck, faces: FaceCache) -> None:
    small = picture_of(Deck("Empty"), catalogue, faces, 800)
    whole = picture_of(deck, catalogue, faces, 800)
    assert (whole.width(), small.width()) == (800, 800)
    assert whole.height() > small.height()
    without = deck.copy()
    without.set_count(deck.entries[0].card_id, 0)
    assert picture_of(without, catalogue, faces, 800) != whole


def test_words_on_white_take_little_ink_and_have_the_whole_text(cards: list[tuple[Card, int]]) -> None:
    dark = {}
    for name, image in (("drawn", print_image(cards[0][0])), ("words", words_image(cards[0][0]))):
        grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
        small = grey.scaled(63, 88, mode=Qt.TransformationMode.SmoothTransformation)
        shades = [255 - small.pixelColor(x, y).red() for x in range(63) for y in range(88)]
        dark[name] = sum(shades) / len(shades) / 255
    assert 0.005 < dark["words"] < 0.2 < dark["drawn"]
    assert words_image(cards[0][0]).size() == print_image(cards[0][0]).size()
