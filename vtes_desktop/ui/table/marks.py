"""What shows for a moment: where a drop would go, counters in the hand, an arrow; and the counter itself."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem

from vtes_desktop.ui import theme

Z_LIFTED: Final = 1000.0
"""Above everything that lies on the table."""
SAID_PX: Final = 14.0
"""The height of the words over a drop, in scene units."""


def token(painter: QPainter, centre: QPointF, radius: float, colour: str = theme.BLOOD) -> None:
    """One blood counter: a glass bead lit from above."""
    shine = QRadialGradient(centre.x() - radius * 0.3, centre.y() - radius * 0.4, radius * 1.5)
    shine.setColorAt(0, QColor(colour).lighter(170))
    shine.setColorAt(0.45, QColor(colour))
    shine.setColorAt(1, QColor(colour).darker(190))
    painter.setPen(QPen(QColor("#2a0708"), max(0.6, radius * 0.1)))
    painter.setBrush(QBrush(shine))
    painter.drawEllipse(centre, radius, radius)


class ZoneGlow(QGraphicsItem):
    """An outline round the area where what is held would drop, and a bar between the cards where it would go.

    It is gold and whole where the drop means something, red and broken where the table would refuse it.
    """

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self._bar: QRectF | None = None
        self.refused = False
        self.says = ""
        """What the drop does and costs, where the place does not say it."""
        self.setZValue(Z_LIFTED - 10)
        self.hide()

    def show_at(self, rect: QRectF | None, bar: QRectF | None = None, *, refused: bool = False, says: str = "") -> None:
        """Outline a rectangle of the scene, or nothing; `bar` is a place between cards."""
        if rect is None:
            self.hide()
            return
        if (rect, bar, refused, says) != (self._rect, self._bar, self.refused, self.says):
            self.prepareGeometryChange()
            self._rect, self._bar, self.refused, self.says = QRectF(rect), bar, refused, says
            # What is said must be read over the card that is held.
            self.setZValue(Z_LIFTED + (40 if says else -10))
            self.update()
        self.show()

    def _plate(self) -> QRectF:
        """Where it is said: over the upper edge, clear of what is held there."""
        width = QFontMetricsF(theme.sans(SAID_PX, bold=True)).horizontalAdvance(self.says) + SAID_PX
        return QRectF(self._rect.center().x() - width / 2, self._rect.top() - SAID_PX * 1.5, width, SAID_PX * 1.7)

    def boundingRect(self) -> QRectF:
        """The outlined rectangle with its line, and what is said over it."""
        outlined = self._rect.adjusted(-3, -3, 3, 3)
        return outlined.united(self._plate().adjusted(-2, -2, 2, 2)) if self.says else outlined

    def paint(self, painter: QPainter, *_: object) -> None:
        """Outline and a breath of colour."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = Qt.PenStyle.DashLine if self.refused else Qt.PenStyle.SolidLine
        painter.setPen(QPen(QColor(theme.BLOOD_BRIGHT if self.refused else theme.GOLD_BRIGHT), 2, line))
        painter.setBrush(QColor(216, 54, 59, 24) if self.refused else QColor(201, 162, 74, 28))
        painter.drawRoundedRect(self._rect, 9, 9)
        if self._bar is not None and not self.refused:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.GOLD_BRIGHT))
            painter.drawRoundedRect(self._bar, 2, 2)
        if self.says:
            plate = self._plate()
            painter.setPen(QPen(QColor(theme.BLOOD_BRIGHT if self.refused else theme.GOLD_BRIGHT), 1.2))
            painter.setBrush(QColor(theme.BAR))
            painter.drawRoundedRect(plate, 6, 6)
            painter.setFont(theme.sans(SAID_PX, bold=True))
            painter.setPen(QColor(theme.BONE))
            painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, self.says)


class FocusRing(QGraphicsItem):
    """Where the keyboard is on the table, when that is not a card: a broken gold line round a pile, a pool, a name."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self.setZValue(Z_LIFTED - 20)
        self.hide()

    def show_at(self, rect: QRectF | None) -> None:
        """Ring a rectangle of the scene, or nothing."""
        if rect is None:
            self.hide()
            return
        self.prepareGeometryChange()
        self._rect = QRectF(rect)
        self.show()

    def boundingRect(self) -> QRectF:
        """The ringed rectangle with its line."""
        return self._rect.adjusted(-5, -5, 5, 5)

    def paint(self, painter: QPainter, *_: object) -> None:
        """The ring, dark beneath so that it is seen on any ground."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (QPen(QColor(0, 0, 0, 190), 4.5), QPen(QColor(theme.GOLD_BRIGHT), 2, Qt.PenStyle.DashLine)):
            painter.setPen(pen)
            painter.drawRoundedRect(self._rect.adjusted(-2, -2, 2, 2), 8, 8)


class HeldTokens(QGraphicsItem):
    """Counters held by the pointer."""

    def __init__(self) -> None:
        super().__init__()
        self.amount = 1
        self.setZValue(Z_LIFTED + 50)
        self.hide()

    def set_amount(self, amount: int) -> None:
        """Hold so many."""
        self.amount = max(1, amount)
        self.update()

    def boundingRect(self) -> QRectF:
        """A little more than the beads."""
        return QRectF(-26, -26, 64, 60)

    def paint(self, painter: QPainter, *_: object) -> None:
        """Up to five beads, and the number."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(min(self.amount, 5)):
            token(painter, QPointF(-8 + number * 5, -6 + (number % 2) * 7), 10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(12, 9, 8, 220))
        painter.drawRoundedRect(QRectF(10, 8, 24, 20), 9, 9)
        painter.setFont(theme.sans(14, bold=True))
        painter.setPen(QColor(theme.INK))
        painter.drawText(QRectF(10, 8, 24, 20), Qt.AlignmentFlag.AlignCenter, str(self.amount))


class ArrowItem(QGraphicsItem):
    """An arrow that somebody points with."""

    def __init__(self, start: QPointF, end: QPointF) -> None:
        super().__init__()
        self._start, self._end = start, end
        self.setZValue(Z_LIFTED + 20)

    @property
    def end(self) -> QPointF:
        """Where it points."""
        return self._end

    def lead(self, end: QPointF) -> None:
        """Point elsewhere."""
        self.prepareGeometryChange()
        self._end = end
        self.update()

    def boundingRect(self) -> QRectF:
        """Both ends with the head."""
        return QRectF(self._start, self._end).normalized().adjusted(-20, -20, 20, 20)

    def paint(self, painter: QPainter, *_: object) -> None:
        """A tapering stroke with a head."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        way = self._end - self._start
        length = math.hypot(way.x(), way.y())
        if length < 4:
            return
        along = way / length
        side = QPointF(-along.y(), along.x())
        neck = self._end - along * 22
        path = QPainterPath(self._start)
        path.lineTo(neck + side * 5)
        path.lineTo(neck + side * 13)
        path.lineTo(self._end)
        path.lineTo(neck - side * 13)
        path.lineTo(neck - side * 5)
        path.closeSubpath()
        fill = QLinearGradient(self._start, self._end)
        fill.setColorAt(0, QColor(201, 162, 74, 60))
        fill.setColorAt(1, QColor(theme.GOLD_BRIGHT))
        painter.setPen(QPen(QColor(0, 0, 0, 150), 1.2))
        painter.setBrush(QBrush(fill))
        painter.drawPath(path)
