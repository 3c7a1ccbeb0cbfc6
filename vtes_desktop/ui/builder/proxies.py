"""Proxies: a PDF of cards at 63 × 88 mm with cut marks, made off the Qt thread, with progress and cancel.

Nine cards a page lie edge to edge, so that one cut parts two cards. The faces are the drawn ones, or the player's own
scans, at 300 dots an inch.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Event
from types import MappingProxyType
from typing import Final, Literal

from msgspec import Struct
from PySide6.QtCore import QLineF, QMarginsF, QObject, QRectF, QRunnable, QSize, Signal
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QPen,
    QTextDocument,
)

from vtes_desktop.cards.model import Card
from vtes_desktop.ui import theme
from vtes_desktop.ui.faces import Detail, paint_face
from vtes_desktop.ui.faces.cache import Scan
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import escape
from vtes_desktop.ui.table import card_sheet

log = logging.getLogger(__name__)

Paper = Literal["a4", "letter"]
PAPERS: Final[Mapping[Paper, tuple[str, QPageSize.PageSizeId, float, float]]] = MappingProxyType(
    {
        "a4": ("A4", QPageSize.PageSizeId.A4, 210.0, 297.0),
        "letter": ("US Letter", QPageSize.PageSizeId.Letter, 215.9, 279.4),
    }
)
"""By name: what people call it, Qt's number of it, its width and height in millimetres."""

CARD_MM: Final = (63.0, 88.0)
ACROSS: Final = 3
DOWN: Final = 3
DPI: Final = 300
_PER_MM: Final = DPI / 25.4
_MARK_MM: Final = 4.0
_MARK_GAP_MM: Final = 1.0


class Sheet(Struct, frozen=True):
    """What is to be printed and how."""

    cards: tuple[tuple[Card, int, str], ...]
    """Cards with their copies and the set whose printing they are (empty: any), in order."""
    paper: Paper = "a4"
    marks: bool = True
    """Whether cut marks stand round the cards."""
    words_only: bool = False
    """Whether cards are words on white, which takes little ink."""

    @property
    def count(self) -> int:
        """How many cards there will be."""
        return sum(copies for _, copies, _ in self.cards)

    @property
    def pages(self) -> int:
        """How many pages they fill."""
        return -(-self.count // (ACROSS * DOWN))


class Told(QObject):
    """How the work goes, told to the Qt thread."""

    progress = Signal(int, int)
    """Cards printed, cards in all."""
    finished = Signal(str)
    """It is in this file."""
    failed = Signal(str)
    """It could not be made: a sentence."""
    cancelled = Signal()


class ProxyPrinter(QRunnable):
    """Makes one PDF. Start it on a thread pool; :attr:`told` says how it goes.

    The file appears under its name only when it is whole; what was there before stays until then.
    """

    def __init__(self, sheet: Sheet, path: Path, scan: Scan | None = None) -> None:
        super().__init__()
        self.told = Told()
        self._sheet = sheet
        self._path = path
        self._scan = scan
        self._stop = Event()
        self.setAutoDelete(False)

    def cancel(self) -> None:
        """Stop as soon as may be."""
        self._stop.set()

    def run(self) -> None:
        """Make it."""
        part = self._path.with_name(f".{self._path.name}.part")
        try:
            whole = self._print(part)
            if whole:
                _check(part)
                part.replace(self._path)
            else:
                part.unlink(missing_ok=True)
        except OSError as error:
            with contextlib.suppress(OSError):
                part.unlink(missing_ok=True)
            log.warning("Proxies: %s", error)
            self.told.failed.emit(
                tr(
                    "{path} could not be written: {strerror}. What was in it before is unharmed.",
                    path=self._path,
                    strerror=error.strerror or error,
                )
            )
            return
        if whole:
            self.told.finished.emit(str(self._path))
        else:
            self.told.cancelled.emit()

    def _print(self, part: Path) -> bool:
        """Write the pages; False when it was cancelled. Raises OSError."""
        sheet = self._sheet
        part.open("wb").close()  # QPdfWriter itself only warns of a place that can't be written to
        title, size, width_mm, height_mm = PAPERS[sheet.paper]
        writer = QPdfWriter(str(part))
        writer.setResolution(DPI)
        writer.setTitle("Proxies")
        writer.setCreator("VTES Desktop")
        writer.setPageLayout(QPageLayout(QPageSize(size), QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)))
        painter = QPainter()
        if not painter.begin(writer):
            raise OSError(tr("a page of {paper} can't be begun", paper=title))
        left = (width_mm - ACROSS * CARD_MM[0]) / 2 * _PER_MM
        top = (height_mm - DOWN * CARD_MM[1]) / 2 * _PER_MM
        total, done = sheet.count, 0
        try:
            for card, copies, printing in sheet.cards:
                if self._stop.is_set():
                    return False
                face = words_image(card) if sheet.words_only else print_image(card, self._scan, printing)
                for _ in range(copies):
                    place = done % (ACROSS * DOWN)
                    if place == 0:
                        if done:
                            writer.newPage()
                        if sheet.marks:
                            _paint_marks(painter, left, top)
                    painter.drawImage(_slot(place, left, top), face)
                    done += 1
                self.told.progress.emit(done, total)
        finally:
            painter.end()
        return not self._stop.is_set()


def _check(part: Path) -> None:
    """Raises OSError for a PDF that was not written to its end: Qt says nothing when the disk is full."""
    with part.open("rb") as file:
        file.seek(-16, os.SEEK_END)
        if b"%%EOF" not in file.read():
            raise OSError(errno.ENOSPC, tr("its end is missing; is the disk full?"))


def print_image(card: Card, scan: Scan | None = None, printing: str = "") -> QImage:
    """A card's face for printing: 63 × 88 mm at 300 dots an inch, with square corners, as it will be cut."""
    size = QSize(round(CARD_MM[0] * _PER_MM), round(CARD_MM[1] * _PER_MM))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.GROUND))
    painter = QPainter(image)
    own = None
    if scan is not None:
        own = scan(card, size, printing) if printing else scan(card, size)
    if own is not None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(QRectF(0, 0, size.width(), size.height()), own)
    else:
        paint_face(painter, QRectF(0, 0, size.width(), size.height()), card, Detail.LARGE)
    painter.end()
    return image


def words_image(card: Card) -> QImage:
    """A card as black words in a thin frame, at the same size: name, cost, what it is and needs, its whole text."""
    size = QSize(round(CARD_MM[0] * _PER_MM), round(CARD_MM[1] * _PER_MM))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    edge = 2.5 * _PER_MM
    painter.setPen(QPen(QColor("black"), 0.15 * _PER_MM))
    painter.drawRect(QRectF(0.5 * _PER_MM, 0.5 * _PER_MM, size.width() - _PER_MM, size.height() - _PER_MM))
    words = QTextDocument()
    words.setDocumentMargin(0)
    words.setTextWidth(size.width() - 2 * edge)
    for px in range(40, 13, -2):  # as large as it fits
        words.setDefaultFont(theme.sans(px))
        words.setHtml(_words_of(card, px))
        if words.size().height() <= size.height() - 2 * edge:
            break
    painter.translate(edge, edge)
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette.setColor(QPalette.ColorRole.Text, QColor("black"))
    words.documentLayout().draw(painter, context)
    painter.end()
    return image


def _words_of(card: Card, px: int) -> str:
    levels = " ".join(map(str, card.disciplines)) if card.kind == "crypt" else ""
    above = [card_sheet.type_line(card), card_sheet.cost_line(card), levels]
    text = ["".join(f"[{mark}] " for mark in part.marks) + part.text for part in card.text]
    return (
        f'<p style="font-size: {round(px * 1.25)}px; font-weight: 700; margin: 0">{escape(card.display_name)}</p>'
        + "".join(f'<p style="margin: {px // 5}px 0 0 0">{escape(line)}</p>' for line in filter(None, above))
        + "".join(f'<p style="margin: {px // 2}px 0 0 0">{escape(line)}</p>'.replace("\n", "<br>") for line in text)
    )


def sheet_of(
    entries: Sequence[tuple[Card, int] | tuple[Card, int, str]],
    *,
    paper: Paper = "a4",
    marks: bool = True,
    words_only: bool = False,
    owned: Mapping[int, int] | None = None,
) -> Sheet:
    """The sheet for these cards; with `owned`, only for the copies that are missing."""
    left = dict(owned or {})
    wanted: list[tuple[Card, int, str]] = []
    for card, copies, *printing in entries:
        there = min(copies, left.get(card.id, 0))
        left[card.id] = left.get(card.id, 0) - there
        if copies > there:
            wanted.append((card, copies - there, printing[0] if printing else ""))
    return Sheet(tuple(wanted), paper, marks, words_only)


def _slot(place: int, left: float, top: float) -> QRectF:
    width, height = CARD_MM[0] * _PER_MM, CARD_MM[1] * _PER_MM
    return QRectF(left + (place % ACROSS) * width, top + (place // ACROSS) * height, width, height)


def _paint_marks(painter: QPainter, left: float, top: float) -> None:
    """Short lines in the margins at every edge of a card."""
    width, height = CARD_MM[0] * _PER_MM, CARD_MM[1] * _PER_MM
    gap, length = _MARK_GAP_MM * _PER_MM, _MARK_MM * _PER_MM
    painter.setPen(QPen(QColor("black"), 0.2 * _PER_MM))
    right, bottom = left + ACROSS * width, top + DOWN * height
    lines: list[QLineF] = []
    for number in range(ACROSS + 1):
        x = left + number * width
        lines += [QLineF(x, top - gap - length, x, top - gap), QLineF(x, bottom + gap, x, bottom + gap + length)]
    for number in range(DOWN + 1):
        y = top + number * height
        lines += [QLineF(left - gap - length, y, left - gap, y), QLineF(right + gap, y, right + gap + length, y)]
    painter.drawLines(lines)
