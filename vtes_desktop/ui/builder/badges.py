"""The small marks over a face in the builder: how many are in the deck, how many are owned; painted once and kept."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from vtes_desktop.ui import theme
from vtes_desktop.ui.faces import inks
from vtes_desktop.ui.languages import tr

NAMED: Final = 0.23
"""The share of a face's height that a name of two lines takes; cost, group and capacity stand in the lower corners."""


def at_edge(face: QRectF, width: float, below: float = 0.0, out: float = 0.18) -> QPointF:
    """Where a badge of this width stands: at the right edge of a face, where nothing is printed that one looks for.

    :param below: what stands there above it, in pixels.
    :param out: the share of it that stands out over the edge.
    """
    return QPointF(face.right() - width * (1 - out), face.top() + face.height() * NAMED + below)


def side(scale: float) -> int:
    """The side of a badge in logical pixels, at a text scale."""
    return round(26 * scale)


@cache
def count(copies: int, scale: float, dpr: float, small: bool = False) -> QPixmap:
    """``2×`` on a round of blood red."""
    wide = side(scale) if not small else round(side(scale) * 0.86)
    return _badge(f"{copies}×", wide, wide, dpr, theme.printed("BLOOD"), theme.INK, wide * 0.48)


@cache
def owned(copies: int, scale: float, dpr: float) -> QPixmap:
    """``owns 3`` on green, or ``none`` on dark."""
    text = tr("{copies} owned", copies=copies) if copies else tr("not owned")
    wide = round((58 if copies < 10 else 66) * scale)
    colour = theme.printed("FOR") if copies else inks.PANEL
    return _badge(text, wide, round(17 * scale), dpr, colour, theme.INK if copies else inks.DIM, 11 * scale)


def _badge(text: str, width: int, height: int, dpr: float, ground: str, ink: str, px: float) -> QPixmap:
    made = QPixmap(round(width * dpr), round(height * dpr))
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(0.75, 0.75, width - 1.5, height - 1.5)
    painter.setPen(QPen(QColor(0, 0, 0, 150), 1.2))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    painter.setPen(QColor(ink))
    painter.setFont(theme.sans(px if len(text) < 4 or width > height * 1.5 else px * 0.8, bold=True, width="condensed"))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return made
