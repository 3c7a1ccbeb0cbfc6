"""The things in the scene that are cards: each card on the table, and each pile of them.

Each is one picture that is made again only when it changes (see :mod:`~vtes_desktop.ui.table.looks`). Items show; they
decide nothing and ask nothing.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from vtes_desktop.ui import theme
from vtes_desktop.ui.faces import ASPECT, height_for
from vtes_desktop.ui.table.looks import Look, Looks, Picture
from vtes_desktop.ui.table.rows import Spot

if TYPE_CHECKING:
    from vtes_desktop.table.table import Copy

Z_PILE: Final = -10.0
WIDTHS: Final[tuple[theme.Width, ...]] = ("normal", "condensed", "extra")
LIVE_FROM: Final = 1_600_000
"""Pixels: something that would need a larger picture is painted each time it is seen instead."""


class CardItem(QGraphicsPixmapItem):
    """A card on the table. Its position is its centre; turning it ninety degrees locks it."""

    def __init__(self, copy: int) -> None:
        super().__init__()
        self.copy = copy
        self.spot = Spot(0, 0, 60)
        """Where it belongs."""
        self.lies_at: Spot | None = None
        """Where it lies now; None while it is held or on its way."""
        self.look: Look | None = None
        self.state: Copy | None = None
        """The mirror's copy that the look was made of; the mirror replaces a copy when it changes."""
        self.sharp = False
        self.shown = 60.0
        """The width at which it is seen now, in scene units: its spot's, unless it is held or on its way."""
        self._width = 1
        self._margin = 0.0
        self._zoom = 1.0
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def show_picture(self, picture: Picture, zoom: float = 1.0) -> None:
        """Show a look's picture, made for a zoom, at the width that the card has."""
        self.sharp = picture.sharp
        self._width = picture.width
        self._margin = picture.margin
        self.setPixmap(picture.pixmap)
        self._zoom = zoom
        self.set_width(self.shown)
        self._align()

    def set_width(self, width: float) -> None:
        """Be seen at a width; exactly one pixel to a pixel where that is nearly right, so that it stays sharp."""
        self.shown = width
        scale = width / self._width
        scale = 1 / self._zoom if abs(scale * self._zoom - 1) < 0.03 else scale
        # Qt paints a thing anew that is given the scale or the angle that it has.
        if scale != self.scale():
            self.setScale(scale)

    def lie(self, spot: Spot) -> None:
        """Lie at a spot, which need not be where the card belongs."""
        self.lies_at = spot
        self.setPos(spot.x, spot.y)
        if spot.angle != self.rotation():
            self.setRotation(spot.angle)
        self.set_width(spot.width)
        self.setZValue(spot.z)
        self._align()

    def _align(self) -> None:
        """Draw the picture from a whole device pixel on, or every line in it would blur into two."""
        ratio = self.pixmap().devicePixelRatio()
        across, down = self._width / 2 + self._margin, height_for(self._width) / 2 + self._margin
        x = y = 0.0
        turned = self.rotation() == 90
        if self.scale() == 1 / self._zoom and (turned or self.rotation() == 0):
            left = (self.x() * self._zoom - (down if turned else across)) * ratio
            top = (self.y() * self._zoom - (across if turned else down)) * ratio
            right, below = (round(left) - left) / ratio, (round(top) - top) / ratio
            x, y = (below, -right) if turned else (right, below)
        self.setOffset(x - across, y - down)

    def covers(self, point: QPointF) -> bool:
        """Whether the card itself (not its glow) is under a point of the scene."""
        pos = self.pos()
        reach = self.shown * ASPECT
        if abs(point.x() - pos.x()) > reach or abs(point.y() - pos.y()) > reach:
            return False
        inside = self.mapFromScene(point)
        return abs(inside.x()) <= self._width / 2 and abs(inside.y()) <= self._width * ASPECT / 2

    def corner(self, point: QPointF) -> bool:
        """Whether a point of the scene is on the card's blood, at the lower right."""
        inside = self.mapFromScene(point)
        return inside.x() > self._width * 0.1 and inside.y() > self._width * (ASPECT / 2 - 0.4)

    def edge(self) -> QRectF:
        """The card's rectangle in the scene, upright or turned."""
        half = QRectF(-self._width / 2, -self._width * ASPECT / 2, self._width, self._width * ASPECT)
        return self.mapRectToScene(half)


class Painted(QGraphicsItem):
    """Something painted once into a picture, at the zoom and pixel ratio it is seen with.

    Close up, something large is painted live: its picture would take more memory than all cards together.
    """

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self.rect = QRectF()
        self.smooth = True
        self._zoom = 0.0
        """The zoom for which it is painted; 0 while something has changed since."""
        self._pixmap: QPixmap | None = None
        self._pixels = 1.0
        """Pixels of the picture for one scene unit."""
        self._part: QRectF | None = None
        """What of the item has changed since it was painted, in its own units; None for all of it."""

    def place(self, rect: QRectF) -> None:
        """Lie in a rectangle of the scene."""
        if rect != self.rect:
            self.prepareGeometryChange()
            self.rect = QRectF(rect)
            self.setPos(rect.topLeft())
            self.setVisible(not rect.isEmpty())
            self.stale()

    def stale(self, part: QRectF | None = None) -> None:
        """Something that it shows has changed, all of it or a part: it is seen as it was until it is painted."""
        if part is None or (self._part is None and self._zoom == 0.0):
            self._part = None
        else:
            self._part = part.united(self._part) if self._part is not None else part
        self._zoom = 0.0

    def waits(self, zoom: float) -> bool:
        """Whether it is not painted yet for this zoom (pixels for one scene unit)."""
        return zoom != self._zoom and not self.rect.isEmpty()

    def refresh(self, zoom: float) -> None:
        """Paint it if it was not painted yet for this zoom."""
        if not self.waits(zoom):
            return
        self._zoom = zoom
        size = self._size(zoom)
        part, self._part = self._part, None
        if size.width() * size.height() > LIVE_FROM and zoom > 2:
            self._pixmap = None
        elif part is not None and self._pixmap is not None and (zoom, size) == (self._pixels, self._pixmap.size()):
            self._mend(self._pixmap, QRectF(QRectF(part.topLeft() * zoom, part.size() * zoom).toAlignedRect()))
            return
        else:
            pixmap = QPixmap(size)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.scale(zoom, zoom)
            self._paint_well(painter)
            painter.end()
            self._pixmap, self._pixels = pixmap, zoom
        self.update()

    def _mend(self, pixmap: QPixmap, part: QRectF) -> None:
        """Paint a part of the picture anew, in whole pixels."""
        painter = QPainter(pixmap)
        painter.setClipRect(part)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(part, Qt.GlobalColor.transparent)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.scale(self._pixels, self._pixels)
        self._paint_well(painter)
        painter.end()
        self.update(QRectF(part.topLeft() / self._pixels, part.size() / self._pixels))

    def _size(self, zoom: float) -> QSize:
        """Of its picture, in pixels."""
        return QSize(math.ceil(self.rect.width() * zoom), math.ceil(self.rect.height() * zoom))

    def _paint_well(self, painter: QPainter) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.paint_in(painter, QRectF(0, 0, self.rect.width(), self.rect.height()))

    def boundingRect(self) -> QRectF:
        """The item's own rectangle, and the pixels that its edges lie on: else a line of what was larger would stay."""
        return QRectF(-1, -1, self.rect.width() + 2, self.rect.height() + 2)

    def paint(self, painter: QPainter, *_: object) -> None:
        """The picture, or the thing itself. A picture made for another size fills the item until it is made anew."""
        painter.save()
        if self._pixmap is None:
            self._paint_well(painter)
        elif self._pixmap.size() != self._size(self._pixels):
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
            painter.drawPixmap(QRectF(0, 0, self.rect.width(), self.rect.height()), self._pixmap, QRectF())
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self.smooth)
            painter.scale(1 / self._pixels, 1 / self._pixels)
            painter.drawPixmap(0, 0, self._pixmap)
        painter.restore()

    @abstractmethod
    def paint_in(self, painter: QPainter, rect: QRectF) -> None:
        """Paint into `rect`, in scene units from the item's own corner."""


def fits(words: str, px: float, room: float, *, bold: bool = False) -> bool:
    """Whether a line has room in letters of that size, in the narrowest face."""
    return QFontMetricsF(theme.sans(px, bold=bold, width=WIDTHS[-1])).horizontalAdvance(words) <= room


def write(
    painter: QPainter,
    box: QRectF,
    words: str,
    align: Qt.AlignmentFlag,
    px: float,
    *,
    bold: bool = False,
    short: str = "",
    least: float = 0.0,
) -> None:
    """Write one line into a box: in a narrower face, by other words, in letters down to the `least` height (0: no
    smaller ones) or cut short where there is too little room."""
    for said in (words, short) if short else (words,):
        for width in WIDTHS:
            painter.setFont(theme.sans(px, bold=bold, width=width))
            if QFontMetricsF(painter.font()).horizontalAdvance(said) <= box.width():
                painter.drawText(box, align | Qt.AlignmentFlag.AlignVCenter, said)
                return
    while least and px > least:
        px = max(least, px - 0.5)
        painter.setFont(theme.sans(px, bold=bold, width=WIDTHS[-1]))
        if QFontMetricsF(painter.font()).horizontalAdvance(words) <= box.width():
            painter.drawText(box, align | Qt.AlignmentFlag.AlignVCenter, words)
            return
    text = QFontMetricsF(painter.font()).elidedText(short or words, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, align | Qt.AlignmentFlag.AlignVCenter, text)


class PileItem(Painted):
    """A pile: a deck's back, or the top card of an ash heap, with the number of cards under it."""

    def __init__(self, seat: int, region: str, looks: Looks, *, ordered: bool) -> None:
        self.seat = seat
        self.region = region
        self.ordered = ordered
        """Whether it is a deck."""
        self.count = 0
        self.top: Look | None = None
        self.caption = ""
        self.text = 11.5
        self._looks = looks
        self._stack: QPixmap | None = None
        self._stack_of: tuple[object, ...] = ()
        """What it follows from."""
        super().__init__(Z_PILE)

    @property
    def deck(self) -> str | None:
        """Which deck it is, or None for a pile that is no deck."""
        return self.region if self.ordered else None

    def card_rect(self) -> QRectF:
        """Where the top card lies, in the item's own units."""
        width = min(self.rect.width() - 4, (self.rect.height() - self._caption_height() - 4) / ASPECT)
        left = (self.rect.width() - width) / 2
        return QRectF(left, 2, max(1.0, width), max(1.0, width * ASPECT))

    def _draw_stack(self, painter: QPainter, card: QRectF, top: Look) -> None:
        """The cards of the pile, kept as a picture: their number changes far more often than how thick they lie."""
        zoom = painter.transform().m11()
        thick = min(4, self.count // 12)
        face = self._looks.faces.request(top.card, top.kind, max(16, round(card.width() * zoom)), 1.0)
        size = math.ceil((card.right() + 8) * zoom), math.ceil((card.bottom() + 8) * zoom)
        of = (zoom, thick, QRectF(card), face.cacheKey())
        if of != self._stack_of or self._stack is None:
            self._stack, self._stack_of = QPixmap(*size), of
            self._stack.fill(Qt.GlobalColor.transparent)
            inner = QPainter(self._stack)
            inner.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            inner.scale(zoom, zoom)
            inner.setPen(QPen(QColor(0, 0, 0, 160), 0.8))
            inner.setBrush(QColor(theme.RAISED))
            for sheet in range(thick, 0, -1):
                inner.drawRoundedRect(card.translated(sheet * 1.1, sheet * 1.1), 4, 4)
            inner.drawPixmap(card, face, QRectF(face.rect()))
            inner.end()
        painter.save()
        painter.scale(1 / zoom, 1 / zoom)
        painter.drawPixmap(0, 0, self._stack)
        painter.restore()

    def _caption_height(self) -> float:
        return min(self.rect.height() * 0.24, self.text * 1.35)

    def paint_in(self, painter: QPainter, rect: QRectF) -> None:
        """The pile with its thickness, its top card and its caption."""
        card = self.card_rect()
        if not self.count:
            painter.setPen(QPen(QColor(theme.FAINT), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card, 5, 5)
        elif self.top is not None:
            self._draw_stack(painter, card, self.top)
        height = self._caption_height()
        words = QRectF(0, min(card.bottom() + 3, rect.bottom() - height), rect.width(), height)
        painter.setPen(QColor(theme.DIM))
        px = min(self.text, height * 0.8)
        write(painter, words, self.caption, Qt.AlignmentFlag.AlignHCenter, px, short=str(self.count))
