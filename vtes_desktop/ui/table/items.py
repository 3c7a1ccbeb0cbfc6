"""The things in the scene: cards, piles, the areas of seats, pools of counters.

Each is one pixmap that is painted again only when it changes (see :mod:`~vtes_desktop.ui.table.looks`). Items show;
they decide nothing and ask nothing.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QPainter,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QGraphicsPixmapItem

from vtes_desktop.cards.model import Kind
from vtes_desktop.table.table import Seat
from vtes_desktop.ui import theme
from vtes_desktop.ui.faces import ASPECT, height_for
from vtes_desktop.ui.table.layout import Spot
from vtes_desktop.ui.table.looks import Look, Looks, Picture
from vtes_desktop.ui.table.marks import token

Z_AREA: Final = -100.0
Z_POOL: Final = -50.0
Z_PILE: Final = -10.0


class CardItem(QGraphicsPixmapItem):
    """A card on the table. Its position is its centre; turning it ninety degrees locks it."""

    def __init__(self, copy: int) -> None:
        super().__init__()
        self.copy = copy
        self.spot = Spot(0, 0, 60)
        self.look: Look | None = None
        self.sharp = False
        self._width = 1
        self._zoom = 1.0
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def show_picture(self, picture: Picture, zoom: float = 1.0) -> None:
        """Show a look's picture, made for a zoom, at the width of the card's spot."""
        self.sharp = picture.sharp
        self._width = picture.width
        self.setPixmap(picture.pixmap)
        self.setOffset(-picture.width / 2 - picture.margin, -height_for(picture.width) / 2 - picture.margin)
        self._zoom = zoom
        self.setScale(self._scale_for(self.spot.width))

    def _scale_for(self, width: float) -> float:
        """The scale for a width; exactly one pixel to a pixel where that is nearly right, so that it stays sharp."""
        scale = width / self._width
        return 1 / self._zoom if abs(scale * self._zoom - 1) < 0.03 else scale

    def rest(self, spot: Spot) -> None:
        """Lie at a spot."""
        self.spot = spot
        self.setPos(spot.x, spot.y)
        self.setRotation(spot.angle)
        self.setScale(self._scale_for(spot.width))
        self.setZValue(spot.z)

    def covers(self, point: QPointF) -> bool:
        """Whether the card itself (not its glow) is under a point of the scene."""
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


class Painted(QGraphicsPixmapItem):
    """Something painted once into a pixmap, at the zoom and pixel ratio it is seen with."""

    def __init__(self, rect: QRectF, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self._zoom = 0.0
        self.rect = QRectF()
        self.place(rect)

    def place(self, rect: QRectF) -> None:
        """Lie in a rectangle of the scene."""
        if rect != self.rect:
            self.rect = QRectF(rect)
            self.setPos(rect.topLeft())
            self._zoom = 0.0

    def stale(self) -> None:
        """Something that it shows has changed."""
        self._zoom = 0.0

    def refresh(self, zoom: float) -> None:
        """Paint it if it was not painted yet for this zoom (pixels for one scene unit)."""
        if zoom == self._zoom or self.rect.isEmpty():
            return
        self._zoom = zoom
        pixmap = QPixmap(math.ceil(self.rect.width() * zoom), math.ceil(self.rect.height() * zoom))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(zoom, zoom)
        self.paint_in(painter, QRectF(0, 0, self.rect.width(), self.rect.height()))
        painter.end()
        self.setPixmap(pixmap)
        self.setScale(1 / zoom)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    @abstractmethod
    def paint_in(self, painter: QPainter, rect: QRectF) -> None:
        """Paint into `rect`, in scene units from the item's own corner."""


class AreaItem(Painted):
    """The felt of a seat with its header and the names of its regions."""

    def __init__(self, rect: QRectF, scale: float) -> None:
        self.scale_text = scale
        self.seat: Seat | None = None
        self.relation = ""
        self.own = False
        self.active = False
        self.edge = False
        self.hand = 0
        self.unit = 1.0
        self.wells: list[tuple[QRectF, str, bool]] = []
        """Regions: where, the name over them, whether they are sunk into the felt."""
        self.header = QRectF()
        super().__init__(rect, Z_AREA)

    def paint_in(self, painter: QPainter, rect: QRectF) -> None:
        """The area itself."""
        self._felt(painter, rect)
        for well, name, sunk in self.wells:
            self._well(painter, well.translated(-self.rect.topLeft()), name, sunk=sunk)
        if self.seat is not None:
            self._header(painter, self.header.translated(-self.rect.topLeft()), self.seat)

    def _felt(self, painter: QPainter, rect: QRectF) -> None:
        light = QRadialGradient(rect.center().x(), rect.top(), max(rect.width(), rect.height()))
        light.setColorAt(0, QColor(theme.FELT).lighter(122))
        light.setColorAt(1, QColor(theme.FELT).darker(108))
        line = theme.GOLD if self.active else "#5a4c40" if self.own else theme.EDGE_LINE
        painter.setPen(QPen(QColor(line), 2.0 if self.active or self.own else 1.2))
        painter.setBrush(QBrush(light))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 11, 11)
        if self.seat is not None and not self.seat.playing:
            painter.setBrush(QColor(0, 0, 0, 130))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 11, 11)

    def _well(self, painter: QPainter, rect: QRectF, name: str, *, sunk: bool) -> None:
        if sunk:
            painter.setPen(QPen(QColor(theme.EDGE_LINE), 1))
            painter.setBrush(QColor(theme.WELL))
            painter.drawRoundedRect(rect, 8, 8)
        if name:
            px = max(9.5, 11.5 * self.unit * min(self.scale_text, 1.4))
            painter.setFont(theme.sans(px))
            painter.setPen(QColor(theme.DIM))
            left = rect.left() + (7 if sunk else 2)
            room = QRectF(left, rect.top() + (3 if sunk else 0), rect.right() - left, px * 1.4)
            text = QFontMetricsF(painter.font()).elidedText(name, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, text)

    def _header(self, painter: QPainter, rect: QRectF, seat: Seat) -> None:
        px = max(12.0, 17 * self.unit * min(self.scale_text, 1.4))
        small = px * 0.74
        two_lines = rect.height() > px * 1.9
        name_height = px * 1.35
        right = rect.right() - (rect.height() * 1.12 if two_lines else 0)
        facts = f"{seat.victory_points:g} VP"
        hand = f"hand {self.hand}"
        facts_width = 0.0
        if two_lines:
            painter.setFont(theme.sans(small, bold=True))
            facts_width = max(
                QFontMetricsF(painter.font()).horizontalAdvance(words) for words in (facts + "  EDGE", hand)
            )
            box = QRectF(right - facts_width - 4, rect.top() + 1, facts_width, name_height)
            painter.setPen(QColor(theme.GOLD if seat.victory_points or self.edge else theme.DIM))
            top = facts + ("  EDGE" if self.edge else "")
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, top)
            painter.setFont(theme.sans(small))
            painter.setPen(QColor(theme.DIM))
            box.moveTop(rect.top() + name_height)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, hand)
        painter.setFont(theme.sans(px, bold=True))
        painter.setPen(QColor(theme.BONE if seat.playing else theme.FAINT))
        name_room = right - facts_width - 10 - rect.left()
        name = QFontMetricsF(painter.font()).elidedText(seat.name, Qt.TextElideMode.ElideRight, name_room)
        box = QRectF(rect.left() + 2, rect.top(), name_room, name_height)
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)
        advance = QFontMetricsF(painter.font()).horizontalAdvance(name)
        relation = self.relation if seat.playing else "ousted" if seat.ousted else "withdrawn"
        painter.setFont(theme.sans(small))
        painter.setPen(QColor(theme.GOLD if "your p" in relation else theme.DIM))
        if two_lines:
            box.moveTop(rect.top() + name_height)
        else:
            box.setLeft(box.left() + advance + 9)
            box.setRight(rect.right())
            relation = f"{relation}     {facts}" + ("   ·   the Edge" if self.edge else "")
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, relation)


class PoolItem(Painted):
    """A pool: as counters that can be picked up in one's own area, as a number in others'."""

    def __init__(self, rect: QRectF, seat: int, *, beads: bool, scale: float) -> None:
        self.seat = seat
        self.beads = beads
        self.pool = 0
        self.scale_text = scale
        self.hot = False
        super().__init__(rect, Z_POOL)

    def paint_in(self, painter: QPainter, rect: QRectF) -> None:
        """Beads with the number under them, or one large bead with the number on it."""
        if self.hot:
            painter.setPen(QPen(QColor(theme.GOLD), 2))
            painter.setBrush(QColor(201, 162, 74, 40))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 8, 8)
        if not self.beads:
            radius = min(rect.width(), rect.height()) / 2 - 2
            token(painter, rect.center(), radius, theme.BLOOD if self.pool > 5 else theme.BLOOD_BRIGHT)
            painter.setFont(theme.sans(radius * 0.95, bold=True))
            painter.setPen(QColor("#fff6e8"))
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(self.pool))
            return
        caption = max(17.0, rect.height() * 0.16)
        field = rect.adjusted(3, 3, -3, -caption - 4)
        count = max(1, self.pool)
        columns = max(5, math.ceil(math.sqrt(count * field.width() / max(1.0, field.height()))))
        pitch = min(field.width() / columns, field.height() / math.ceil(count / columns), 22.0)
        for number in range(self.pool):
            row, column = divmod(number, columns)
            centre = QPointF(field.left() + pitch * (column + 0.5), field.top() + pitch * (row + 0.5))
            token(painter, centre, pitch * 0.43)
        painter.setFont(theme.sans(min(caption * 0.82, 19.0), bold=True))
        painter.setPen(QColor(theme.BONE if self.pool > 5 else theme.BLOOD_BRIGHT))
        words = QRectF(rect.left() + 3, rect.bottom() - caption, rect.width(), caption)
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, f"pool {self.pool}")


class BankItem(Painted):
    """The blood bank: take counters from it, drop counters on it to burn them."""

    def __init__(self, rect: QRectF) -> None:
        self.hot = False
        self.edge_here = True
        super().__init__(rect, Z_POOL)

    def paint_in(self, painter: QPainter, rect: QRectF) -> None:
        """A bowl of beads, with the Edge beside it while nobody has it."""
        painter.setPen(QPen(QColor(theme.GOLD if self.hot else theme.EDGE_LINE), 2 if self.hot else 1))
        painter.setBrush(QColor(theme.WELL))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 9, 9)
        radius = min(8.0, rect.height() * 0.15)
        left, top = rect.left() + radius * 1.9, rect.top() + rect.height() * 0.6
        for row, across in ((0, 4), (1, 3), (2, 2)):
            for column in range(across):
                token(
                    painter,
                    QPointF(left + (column + row * 0.5) * radius * 1.75, top - row * radius * 1.2),
                    radius,
                )
        painter.setFont(theme.sans(max(9.5, rect.height() * 0.2)))
        painter.setPen(QColor(theme.DIM))
        words = rect.adjusted(8, 0, -4, -3)
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, "bank")
        if self.edge_here:
            painter.setPen(QColor(theme.GOLD))
            painter.drawText(words, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, "the Edge")


class PileItem(Painted):
    """A pile: a deck's back, or the top card of an ash heap, with the number of cards under it."""

    def __init__(self, rect: QRectF, seat: int, region: str, looks: Looks, dpr: float) -> None:
        self.seat = seat
        self.region = region
        self.count = 0
        self.top: Look | None = None
        self.hot = False
        self.caption = ""
        self.text_scale = 1.0
        self._looks = looks
        self._dpr = dpr
        super().__init__(rect, Z_PILE)

    @property
    def deck(self) -> Kind | None:
        """Which deck it is, or None for a pile that is no deck."""
        match self.region:
            case "crypt" | "library":
                return self.region
            case _:
                return None

    def card_rect(self) -> QRectF:
        """Where the top card lies, in the item's own units."""
        caption = self._caption_height()
        width = min(self.rect.width() - 4, (self.rect.height() - caption - 4) / ASPECT)
        left = (self.rect.width() - width) / 2
        return QRectF(left, 2, width, width * ASPECT)

    def _caption_height(self) -> float:
        return min(self.rect.height() * 0.2, self.rect.width() * 0.26, 15.0 * max(1.0, self.text_scale * 0.9)) + 2

    def paint_in(self, painter: QPainter, rect: QRectF) -> None:
        """The pile with its thickness, its top card and its caption."""
        card = self.card_rect()
        if not self.count:
            painter.setPen(QPen(QColor(theme.EDGE_LINE), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card, 5, 5)
        elif self.top is not None:
            thick = min(4, self.count // 12)
            for sheet in range(thick, 0, -1):
                painter.setPen(QPen(QColor(0, 0, 0, 160), 0.8))
                painter.setBrush(QColor(theme.RAISED))
                painter.drawRoundedRect(card.translated(sheet * 1.1, sheet * 1.1), 4, 4)
            zoom = painter.transform().m11()
            width = max(16, round(card.width() * zoom))
            face = self._looks.faces.request(self.top.card, self.top.kind, width, 1.0)
            painter.drawPixmap(card, face, QRectF(face.rect()))
        if self.hot:
            painter.setPen(QPen(QColor(theme.GOLD_BRIGHT), 2.5))
            painter.setBrush(QColor(201, 162, 74, 60))
            painter.drawRoundedRect(card.adjusted(-1, -1, 1, 1), 5, 5)
        height = self._caption_height()
        words = QRectF(0, rect.bottom() - height, rect.width(), height)
        painter.setFont(theme.sans(height * 0.78, width="condensed"))
        if QFontMetricsF(painter.font()).horizontalAdvance(self.caption) > words.width():
            painter.setFont(theme.sans(height * 0.78, width="extra"))
        painter.setPen(QColor(theme.DIM))
        text = QFontMetricsF(painter.font()).elidedText(self.caption, Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, text)
