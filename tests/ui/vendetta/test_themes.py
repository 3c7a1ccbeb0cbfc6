"""Words on Vendetta's table can be read in every theme: what is painted under each is looked at, not what was meant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tests.ui.test_theme import contrast
from tests.ui.vendetta.conftest import Sit
from vtes_desktop.ui import theme
from vtes_desktop.ui.table.items import Painted, write
from vtes_desktop.ui.vendetta import conflict, grounds
from vtes_desktop.ui.vendetta.conflict import Part, Rows, Side


class Reader:
    """Stands where words are written, and notes how each stands out from what is painted there already."""

    def __init__(self) -> None:
        self.seen: dict[str, float] = {}
        """The least contrast of each line of words."""
        self.image: QImage | None = None
        """What is painted on while it is looked at."""

    def write(
        self, painter: QPainter, box: QRectF, words: str, align: Qt.AlignmentFlag, px: float, **more: Any
    ) -> None:
        painter.setFont(theme.sans(px, bold=more.get("bold", False)))
        wide = min(box.width(), QFontMetricsF(painter.font()).horizontalAdvance(words))
        left = box.right() - wide if align & Qt.AlignmentFlag.AlignRight else box.left()
        for across in range(9 if self.image is not None else 0):
            for down in (0.3, 0.5, 0.7):
                place = QPointF(left + wide * across / 8, box.top() + box.height() * down)
                at = painter.transform().map(place).toPoint()
                if self.image is not None and self.image.rect().contains(at):
                    now = contrast(self.image.pixelColor(at).name(), painter.pen().color().name())
                    self.seen[words] = min(now, self.seen.get(words, 21.0))
        write(painter, box, words, align, px, **more)

    def look(self, item: Painted | Rows) -> None:
        """Let something be painted on a ground of the theme, and read it."""
        size = item.size() if isinstance(item, Rows) else item.rect.size().toSize()
        self.image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        self.image.fill(QColor(theme.ALARM if isinstance(item, Rows) else theme.GROUND))
        if isinstance(item, Rows):
            item.render(self.image)
        else:
            painter = QPainter(self.image)
            item.paint_in(painter, QRectF(QPointF(0, 0), item.rect.size()))
            painter.end()
        self.image = None


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Reader:
    made = Reader()
    for module in (grounds, conflict):
        monkeypatch.setattr(module, "write", made.write)
    return made


@pytest.fixture(params=list(theme.THEMES))
def dressed(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each theme in turn."""
    theme.use(request.param)
    yield request.param
    theme.use("dark")


def test_what_is_written_on_the_table_can_be_read_in_every_theme(sit: Sit, reader: Reader, dressed: str) -> None:
    at = sit(5)
    pieces = at.scene.furniture
    locations, areas = list(pieces.locations.values()), list(pieces.areas.values())  # type: ignore[attr-defined]
    for number, item in enumerate(locations):
        told = item.told
        assert told is not None
        choice = ("stay", "withdraw", "hidden", "")[number % 4]
        lanes = [replace(lane, power="3 + ?", rank="1st", choice=choice) for lane in told.lanes]
        item.told = replace(told, lanes=tuple(lanes), resolved=True, step="Revelation")
        if number % 2:
            item.told = replace(item.told, ally="")
    for piece in (*locations, *areas, pieces.rewards, pieces.hand):  # type: ignore[attr-defined]
        reader.look(piece)
    assert {"Revelation", "No Ally here", "stays", "withdraws", "chosen", "Alliance", "you"} <= set(reader.seen)
    assert {words: least for words, least in reader.seen.items() if least < 4.5} == {}, dressed


@pytest.mark.parametrize("clan", ["Brujah", "Gangrel", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue", ""])
def test_every_clans_colour_can_be_read_on_its_felt(
    qapp: QApplication,  # noqa: ARG001 - fonts need it
    reader: Reader,
    dressed: str,
    clan: str,
) -> None:
    theme.load_fonts()
    for seat in range(6):
        item = grounds.SeatItem(seat)
        item.rect = QRectF(0, 0, 320, 190)
        item.header, item.facts = QRectF(8, 4, 300, 40), QRectF(8, 50, 300, 30)
        playing = seat != 3
        well = (QRectF(8, 90, 150, 80), "Alliance")
        item.sheet = grounds.Sheet(
            seat, f"Name {seat}", clan, playing, seat == 1, seat == 2, 3, 1, 1, 4, 0, 0, (well,), 12.0, None
        )
        reader.look(item)
    assert len(reader.seen) >= 8
    assert {words: least for words, least in reader.seen.items() if least < 4.5} == {}, dressed


def test_the_conflict_can_be_read_in_every_theme(sit: Sit, reader: Reader, dressed: str) -> None:
    at = sit(4)
    parts = (Part("Ambush", 4, 3, "card"), Part("", 2, None, "blood"), Part("face down", None, None, "card"))
    rows = Rows(at.session)
    rows.show_sides(
        [Side(seat, f"Name {seat}", "1st", parts, 6, 1, "is choosing", seat == 0) for seat in range(4)], count=False
    )
    rows.resize(900, rows.height())
    reader.look(rows)
    rows.deleteLater()
    assert {"You", "Name 3", "1st", "Ambush", "is choosing", "= 6 + ?"} <= set(reader.seen)
    assert {words: least for words, least in reader.seen.items() if least < 4.5} == {}, dressed
