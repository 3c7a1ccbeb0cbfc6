"""A picture of the round table: who sits where, and on whom each preys."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from vtes_desktop.ui import theme
from vtes_desktop.ui.languages import tr


class SeatingCircle(QWidget):
    """The table from above, the first seat at the lower edge, going on clockwise: each one's prey is at the left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._drawn_later = False
        self._scale = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_seats(self, names: Sequence[str], *, drawn_later: bool, scale: float) -> None:
        """Show these names clockwise; when the seats are drawn later, without saying who sits where."""
        self._names, self._drawn_later, self._scale = tuple(names), drawn_later, scale
        if drawn_later:
            self.setAccessibleName(tr("The seats are drawn when the game begins"))
        else:
            pairs = zip(names, [*names[1:], names[0]], strict=True) if names else ()
            self.setAccessibleName(
                "; ".join(tr("{hunter} preys on {prey}", hunter=hunter, prey=prey) for hunter, prey in pairs)
            )
        self.update()

    def sizeHint(self) -> QSize:
        """It takes what is left, and little when there is little."""
        return QSize(round(300 * self._scale), round(60 * self._scale))

    def minimumSizeHint(self) -> QSize:
        """None at all, if need be."""
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the table, if there is room for one."""
        k = self._scale
        if self.height() < 190 * k or self.width() < 340 * k or not self._names:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = min(self.height() - 24 * k, 420 * k)
        wide = min(self.width() - 20 * k, high * 2.1)
        whole = QRectF(0, 0, wide, high)
        whole.moveCenter(QRectF(self.rect()).center())
        felt = whole.adjusted(wide * 0.14, high * 0.15, -wide * 0.14, -high * 0.15)
        light = QRadialGradient(felt.center(), felt.width() * 0.55)
        light.setColorAt(0, QColor(theme.TABLE))
        light.setColorAt(1, QColor(theme.TABLE_EDGE))
        painter.setBrush(light)
        painter.setPen(QPen(QColor("#7d5a33"), 2 * k))
        painter.drawEllipse(felt)
        places = [self._place(felt, number, 1.0) for number in range(len(self._names))]
        for number, place in enumerate(places):
            prey = places[(number + 1) % len(places)]
            if not (len(places) == 2 and number):
                self._arrow(painter, felt, number, QLineF(place, prey))
        for number, place in enumerate(places):
            self._seat(painter, place, "?" if self._drawn_later else self._names[number], whole)
        painter.setFont(theme.sans(12 * k))
        painter.setPen(QColor(theme.DIM))
        words = (
            tr("The seats are drawn when the game begins")
            if self._drawn_later
            else tr("each preys on the one at the left")
        )
        painter.drawText(felt, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, words)

    def _place(self, felt: QRectF, number: float, reach: float) -> QPointF:
        """A point on the rim: seat 0 at the lower edge, the next ones clockwise as seen from above."""
        angle = math.pi / 2 + math.tau * number / len(self._names)
        return felt.center() + QPointF(
            math.cos(angle) * felt.width() / 2 * reach, math.sin(angle) * felt.height() / 2 * reach
        )

    def _arrow(self, painter: QPainter, felt: QRectF, number: int, line: QLineF) -> None:
        """From a seat to its prey, just inside the rim."""
        k = self._scale
        blood = QColor(theme.FAINT if self._drawn_later else theme.BLOOD_BRIGHT)
        if line.length() < 60 * k:
            return
        share = min(0.4, 62 * k / line.length())
        steps = [self._place(felt, number + share + (1 - 2 * share) * step / 12, 0.8) for step in range(13)]
        path = QPainterPath(steps[0])
        for step in steps[1:]:
            path.lineTo(step)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(blood, 2.2 * k)
        if self._drawn_later:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawPath(path)
        along = math.atan2(steps[-1].y() - steps[-2].y(), steps[-1].x() - steps[-2].x())
        head = QPainterPath(steps[-1] + QPointF(math.cos(along), math.sin(along)) * (8 * k))
        for side in (2.5, -2.5):
            head.lineTo(steps[-1] + QPointF(math.cos(along + side), math.sin(along + side)) * (7 * k))
        head.closeSubpath()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(blood)
        painter.drawPath(head)

    def _seat(self, painter: QPainter, place: QPointF, name: str, whole: QRectF) -> None:
        k = self._scale
        font = theme.serif(15 * k)
        measure = QFontMetricsF(font)
        shown = measure.elidedText(name, Qt.TextElideMode.ElideRight, 120 * k)
        plate = QRectF(0, 0, measure.horizontalAdvance(shown) + 26 * k, 28 * k)
        plate.moveCenter(place)
        plate.moveLeft(min(max(plate.left(), whole.left()), whole.right() - plate.width()))
        painter.setBrush(QColor(theme.PANEL))
        painter.setPen(QPen(QColor(theme.GOLD), 1.4 * k))
        painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)
        painter.setFont(font)
        painter.setPen(QColor(theme.BONE))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, shown)
