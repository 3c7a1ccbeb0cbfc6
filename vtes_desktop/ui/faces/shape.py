"""The shape of a card, and of a drop: what the pages round the table draw too, before any face is wanted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

ASPECT: Final = 88 / 63
"""Height of a card by its width (63 by 88 mm)."""


def height_for(width: float) -> int:
    """The height of a card of that width, in the same unit."""
    return round(width * ASPECT)


def outline(rect: QRectF) -> QPainterPath:
    """The shape of a card with its rounded corners."""
    path = QPainterPath()
    radius = rect.width() * 0.05
    path.addRoundedRect(rect, radius, radius)
    return path


def drop(rect: QRectF) -> QPainterPath:
    """A drop of blood with its tip up, filling ``rect``."""
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    path = QPainterPath(QPointF(x + w / 2, y))
    path.cubicTo(QPointF(x + w * 0.62, y + h * 0.2), QPointF(x + w, y + h * 0.38), QPointF(x + w, y + h * 0.63))
    path.cubicTo(QPointF(x + w, y + h * 0.85), QPointF(x + w * 0.78, y + h), QPointF(x + w / 2, y + h))
    path.cubicTo(QPointF(x + w * 0.22, y + h), QPointF(x, y + h * 0.85), QPointF(x, y + h * 0.63))
    path.cubicTo(QPointF(x, y + h * 0.38), QPointF(x + w * 0.38, y + h * 0.2), QPointF(x + w / 2, y))
    return path
