"""What stands behind the pages round the table: a table lit from above, with card backs and blood on it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from vtes_desktop.ui import theme
from vtes_desktop.ui.faces.back import paint_back
from vtes_desktop.ui.faces.shape import height_for, outline

_HAND = 7
_PILES: Sequence[tuple[int, float, float]] = ((0, 0.485, -6.0), (1, 0.575, 4.0))
"""Which of the two backs, how far across the page, turned by how many degrees."""
_SPILT = ((0, 0), (2.3, 0.5), (1.1, 1.7), (-1.6, 1.5), (3.6, 2.1), (-0.4, 3.3), (2.2, 3.7))
_INFLUENCE = ((0, 0), (1.5, 1.2), (-0.4, 2.0))
"""Where counters lie, in radii of one."""


class Backs(NamedTuple):
    """The backs of a game's cards."""

    paint: Callable[[QPainter, QRectF, str], None]
    pile: str
    """A kind of card."""
    hand: str
    """The kind that a hand is of."""


_FIRST: Final = Backs(paint_back, "crypt", "library")


def margin_at(width: int, wanted: int) -> int:
    """The margin at the sides of a page of that width, in pixels: large text in a narrow window needs the room.

    >>> margin_at(1600, 48), margin_at(1024, 48)
    (40, 25)
    """
    return min(wanted, width // 40)


class Backdrop(QWidget):
    """A page with a painted ground.

    :param laid: whether cards lie on the table (the start page), or it is bare so that forms read well on it.
    """

    def __init__(self, parent: QWidget | None = None, *, laid: bool = False) -> None:
        super().__init__(parent)
        self._laid = laid
        self._backs = _FIRST
        self._painted: QPixmap | None = None
        """What was painted, for this size; it is kept from the second painting on, so that the first is soon done."""
        self._begun = False
        self.setAutoFillBackground(False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def lay(self, backs: Backs) -> None:
        """Let cards with other backs lie on the table."""
        if backs != self._backs:
            self._backs, self._painted = backs, None
            self.update()

    def lay_cards(self, *, there: bool) -> None:
        """Let cards lie on the table, or none."""
        if there != self._laid:
            self._laid, self._painted = there, None
            self.update()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Other colours: paint it anew."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._painted = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the ground; it is painted anew when the size has changed."""
        ratio = self.devicePixelRatioF()
        if not self._begun:
            self._begun = True
            self._paint(QPainter(self), ratio)
            return
        painted = self._painted
        if painted is None or painted.size() != self.size() * ratio or painted.devicePixelRatio() != ratio:
            self._painted = painted = QPixmap(self.size() * ratio)
            painted.setDevicePixelRatio(ratio)
            painter = QPainter(painted)
            self._paint(painter, ratio)
            painter.end()
        QPainter(self).drawPixmap(event.rect(), painted, _scaled(event.rect().toRectF(), ratio).toRect())

    def _paint(self, painter: QPainter, ratio: float) -> None:
        paint_ground(painter, self.size())
        if self._laid:
            paint_table(painter, self.size(), ratio, self._backs)


def _scaled(rect: QRectF, ratio: float) -> QRectF:
    return QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)


def paint_ground(painter: QPainter, size: QSize) -> None:
    """Paint the dark room with the light of one lamp above the table."""
    width, height = float(size.width()), float(size.height())
    whole = QRectF(0, 0, width, height)
    painter.fillRect(whole, QColor(theme.GROUND))
    lamp = QRadialGradient(QPointF(width * 0.56, -height * 0.12), max(width, height) * 0.95)
    for stop, colour, alpha in (
        (0.0, "#6b4526", 150),
        (0.35, "#3a2519", 120),
        (0.75, "#1d1411", 60),
        (1.0, "#000000", 0),
    ):
        tone = QColor(colour)
        tone.setAlpha(alpha)
        lamp.setColorAt(stop, tone)
    if theme.is_light():
        return  # by day no lamp burns
    painter.fillRect(whole, lamp)
    corner = QRadialGradient(whole.center(), math.hypot(width, height) * 0.58)
    corner.setColorAt(0.55, Qt.GlobalColor.transparent)
    corner.setColorAt(1.0, QColor(0, 0, 0, 150))
    painter.fillRect(whole, corner)


def paint_table(painter: QPainter, size: QSize, ratio: float = 1.0, of: Backs = _FIRST) -> None:
    """Paint the edge of a round table along the lower part, a hand of card backs, the two piles and some counters.

    :param ratio: device pixels in one of the painter's units, so that the cards are as sharp as the screen.
    """
    width, height = float(size.width()), float(size.height())
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    felt = QRectF(-width * 0.16, height * 0.52, width * 1.32, height * 1.25)
    rim = QLinearGradient(felt.topLeft(), felt.topRight())
    for stop, alpha in ((0.1, 0), (0.5, 190), (0.9, 0)):
        tone = QColor("#a9763c")
        tone.setAlpha(alpha)
        rim.setColorAt(stop, tone)
    light = QRadialGradient(QPointF(width * 0.58, height * 0.6), width * 0.62)
    light.setColorAt(0, QColor(theme.TABLE))
    light.setColorAt(1, QColor(theme.TABLE_EDGE))
    painter.setBrush(light)
    painter.setPen(QPen(rim, max(2.0, height * 0.004)))
    painter.drawEllipse(felt)
    card = min(width * 0.085, height * 0.155)
    backs = [_back(of.paint, kind, card * 1.25, ratio) for kind in (of.pile, of.hand)]
    # The two piles, each a few cards high; four cards in a row; a hand at the lower edge.
    for kind, across, turn in _PILES:
        for level in range(4):
            at = QPointF(width * across - level * 1.2, height * 0.66 - level * 2.2)
            _lay(painter, backs[kind], at, turn + level * 0.5, card, shadow=level == 0)
    for number in range(4):
        at = QPointF(width * (0.69 + number * 0.07), height * (0.665 + 0.014 * number))
        _lay(painter, backs[0], at, (number * 7) % 5 - 2.0, card * 0.8, shadow=True)
    _paint_counters(painter, QPointF(width * 0.5, height * 0.845), card * 0.15, _SPILT)
    _paint_counters(painter, QPointF(width * 0.69, height * 0.685), card * 0.12, _INFLUENCE)
    hand = card * 1.25
    for number in range(_HAND):
        turn = (number - (_HAND - 1) / 2) * 8.0
        radians = math.radians(turn)
        at = QPointF(width * 0.76, height * 0.97 + hand * 4.6) + QPointF(math.sin(radians), -math.cos(radians)) * (
            hand * 4.6
        )
        _lay(painter, backs[1], at, turn, hand, shadow=True)
    painter.restore()


_SHADOW = ((0.09, 22), (0.055, 34), (0.025, 46))
"""By how much the parts of a card's shadow are larger than it, in widths of a card, and how dark they are."""
_ROUND = 0.16
"""Room round a card in its picture, in widths of a card: its shadow falls there."""


def _back(paint: Callable[[QPainter, QRectF, str], None], kind: str, width: float, ratio: float) -> QPixmap:
    """The back of a card with its shadow as a picture, a little darker than in play; :func:`_lay` turns it."""
    side = round(width * ratio)
    room = round(side * _ROUND)
    rect = QRectF(room, room, side, height_for(side))
    picture = QPixmap(QSize(side + 2 * room, height_for(side) + 2 * room))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for grow, alpha in ((side * share, alpha) for share, alpha in _SHADOW):
        painter.setBrush(QColor(0, 0, 0, alpha))
        painter.drawRoundedRect(rect.adjusted(-grow, -grow * 0.4, grow, grow * 1.4), side * 0.1, side * 0.1)
    paint(painter, rect, kind)
    painter.setBrush(QColor(10, 6, 4, 80))
    painter.drawPath(outline(rect))
    painter.end()
    return picture


def _lay(painter: QPainter, back: QPixmap, at: QPointF, turn: float, width: float, *, shadow: bool) -> None:
    """Lay a card back with its centre at a point, turned by `turn` degrees."""
    rect = QRectF(0, 0, width, height_for(width))
    rect.moveCenter(QPointF(0, 0))
    whole = back.rect().toRectF()
    room = width * _ROUND
    inside = whole.width() * _ROUND / (1 + 2 * _ROUND)
    painter.save()
    painter.translate(at)
    painter.rotate(turn)
    if shadow:
        painter.drawPixmap(rect.adjusted(-room, -room, room, room), back, whole)
    else:  # with a clear pixel round it, for smooth edges
        edge = inside - 1, room * (1 - 1 / inside)
        inner = whole.adjusted(edge[0], edge[0], -edge[0], -edge[0])
        painter.drawPixmap(rect.adjusted(edge[1] - room, edge[1] - room, room - edge[1], room - edge[1]), back, inner)
    painter.restore()


def _paint_counters(painter: QPainter, at: QPointF, radius: float, spots: Sequence[tuple[float, float]]) -> None:
    """A handful of blood counters."""
    for x, y in spots:
        centre = at + QPointF(x, y * 0.86) * radius
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 90))
        painter.drawEllipse(centre + QPointF(radius * 0.1, radius * 0.28), radius * 1.04, radius * 0.92)
        glass = QRadialGradient(centre - QPointF(radius * 0.35, radius * 0.45), radius * 1.5)
        glass.setColorAt(0, QColor("#e0565a"))
        glass.setColorAt(0.35, QColor(theme.BLOOD))
        glass.setColorAt(1, QColor("#3f0b10"))
        painter.setBrush(glass)
        painter.drawEllipse(centre, radius, radius * 0.92)
        painter.setBrush(QColor(255, 235, 225, 120))
        painter.drawEllipse(centre - QPointF(radius * 0.34, radius * 0.42), radius * 0.2, radius * 0.13)
