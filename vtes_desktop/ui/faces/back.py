"""Card backs: amber for the crypt, green for the library."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from vtes_desktop.ui import theme
from vtes_desktop.ui.faces.shape import drop, outline


def paint_back(painter: QPainter, rect: QRectF, kind: str) -> None:
    """Paint the back of a crypt or library card in ``rect``. Safe on any thread."""
    base = QColor(theme.AMBER if kind == "crypt" else theme.LIBRARY)
    w = rect.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = max(1.0, w * 0.014)
    painter.setPen(QPen(base.lighter(135), line))
    painter.setBrush(base.darker(320))
    painter.drawPath(outline(rect.adjusted(line / 2, line / 2, -line / 2, -line / 2)))
    margin = max(2.0, w * 0.05)
    inner = rect.adjusted(margin, margin, -margin, -margin)
    centre = inner.center()
    field = QPainterPath()
    field.addRoundedRect(inner, w * 0.03, w * 0.03)
    light = QRadialGradient(centre, w * 0.8)
    light.setColorAt(0, base.lighter(118))
    light.setColorAt(0.55, base)
    light.setColorAt(1, base.darker(230))
    painter.fillPath(field, light)
    painter.setClipPath(field)
    if w >= 40:
        _paint_pattern(painter, centre, w, base, kind)
    _paint_seal(painter, centre, w, base, kind)
    painter.restore()


def _paint_pattern(painter: QPainter, centre: QPointF, w: float, base: QColor, kind: str) -> None:
    """Rays behind the seal of the crypt, a lattice behind that of the library: told apart by shape too."""
    ink = base.darker(165)
    ink.setAlpha(150)
    painter.setPen(QPen(ink, max(0.8, w * 0.009)))
    if kind == "crypt":
        for number in range(36):
            angle = math.tau * number / 36
            ray = QPointF(math.cos(angle), math.sin(angle))
            painter.drawLine(centre + ray * (w * 0.3), centre + ray * (w * (0.9 if number % 2 else 0.5)))
    else:
        reach = w * 1.2
        step = w * 0.125
        for number in range(-10, 11):
            painter.drawLine(
                QPointF(centre.x() + number * step - reach, centre.y() - reach),
                QPointF(centre.x() + number * step + reach, centre.y() + reach),
            )
            painter.drawLine(
                QPointF(centre.x() + number * step + reach, centre.y() - reach),
                QPointF(centre.x() + number * step - reach, centre.y() + reach),
            )


def _paint_seal(painter: QPainter, centre: QPointF, w: float, base: QColor, kind: str) -> None:
    """A drop in a ring for the crypt, an open book in a diamond for the library."""
    dark, bright = base.darker(300), base.lighter(165)
    painter.setPen(QPen(bright, max(1.0, w * 0.018)))
    painter.setBrush(dark)
    radius = w * 0.27
    if kind == "crypt":
        painter.drawEllipse(centre, radius, radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(bright)
        painter.drawPath(
            drop(QRectF(centre.x() - radius * 0.4, centre.y() - radius * 0.62, radius * 0.8, radius * 1.1))
        )
        return
    tall = radius * 1.25
    diamond = QPainterPath(centre - QPointF(0, tall))
    for point in (QPointF(tall, 0), QPointF(0, tall), QPointF(-tall, 0)):
        diamond.lineTo(centre + point)
    diamond.closeSubpath()
    painter.drawPath(diamond)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(bright)
    for side in (-1, 1):
        page = QPainterPath(centre + QPointF(side * radius * 0.06, radius * 0.46))
        page.lineTo(centre + QPointF(side * radius * 0.06, -radius * 0.34))
        page.cubicTo(
            centre + QPointF(side * radius * 0.22, -radius * 0.5),
            centre + QPointF(side * radius * 0.42, -radius * 0.5),
            centre + QPointF(side * radius * 0.62, -radius * 0.4),
        )
        page.lineTo(centre + QPointF(side * radius * 0.62, radius * 0.36))
        page.cubicTo(
            centre + QPointF(side * radius * 0.42, radius * 0.26),
            centre + QPointF(side * radius * 0.22, radius * 0.28),
            centre + QPointF(side * radius * 0.06, radius * 0.46),
        )
        painter.drawPath(page)
