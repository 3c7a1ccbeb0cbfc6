"""A card's face: its frame, and everything printed on it.

Crypt and library cards are told apart by shape (the picture of a crypt card stands in an arch, that of a library card
in a window with cut corners) and by colour (old gold against the colour of the card type). A small face, as on the
table, is nearly all picture, with the name, the icons and the numbers large; a large face adds the type line and the
text.

Everything is painted in the pixels of ``rect``; callers that paint for a device pixel ratio of 2 give a rect twice as
large. Every function here is safe off the Qt thread on a ``QImage``.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from vtes_desktop.cards.model import Card
from vtes_desktop.ui.faces import inks, text
from vtes_desktop.ui.faces.frame import Detail, band_brush, paint_ground, short_name
from vtes_desktop.ui.faces.large import paint_large
from vtes_desktop.ui.faces.small import paint_small


def paint_face(painter: QPainter, rect: QRectF, card: Card, detail: Detail | None = None) -> None:
    """Paint the face of ``card`` in ``rect``, whose sides should stand as 63 to 88.

    ``detail`` is told by the width when it is not given.
    """
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    if (detail or Detail.for_width(rect.width())) is Detail.LARGE:
        paint_large(painter, rect, card)
    else:
        paint_small(painter, rect, card)
    painter.restore()


def paint_stand_in(painter: QPainter, rect: QRectF, card: Card) -> None:
    """Paint what stands for a face until it is painted: stock, band and name, in a tenth of the time."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    paint_ground(painter, rect, card)
    w = rect.width()
    margin = max(2.0, w * 0.035)
    band = QRectF(rect.left() + margin, rect.top() + margin, w - 2 * margin, max(12.0, w * 0.16))
    painter.fillRect(band, band_brush(card, band))
    painter.setFont(text.font("tiny", max(8.0, min(w * 0.11, 20.0))))
    painter.setPen(QColor(inks.BONE))
    painter.drawText(band.adjusted(margin, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, short_name(card))
    painter.restore()
