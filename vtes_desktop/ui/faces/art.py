"""The picture in the art box (first version: a moon in the card's colours behind its emblem)."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QRadialGradient

from vtes_desktop.cards.model import Card
from vtes_desktop.ui import icons
from vtes_desktop.ui.faces import colours


def paint(painter: QPainter, rect: QRectF, card: Card) -> None:
    """Paint a card's picture, filling ``rect``; the same card always gets the same one."""
    dice = Random(card.id)
    tone = colours.tone(colours.of_card(card))
    sky = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    sky.setColorAt(0, tone.night)
    sky.setColorAt(0.7, tone.deep)
    sky.setColorAt(1, tone.base)
    painter.fillRect(rect, sky)
    centre = QPointF(rect.left() + rect.width() * dice.uniform(0.3, 0.7), rect.top() + rect.height() * 0.42)
    radius = min(rect.width(), rect.height()) * dice.uniform(0.28, 0.36)
    glow = QRadialGradient(centre, radius * 2.2)
    light = tone.light
    light.setAlpha(150)
    glow.setColorAt(0, light)
    light.setAlpha(0)
    glow.setColorAt(1, light)
    painter.fillRect(rect, glow)
    side = radius * 2
    icons.paint(
        painter,
        QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side),
        icons.glyph_of(icons.card_emblem(card)),
        tone.night.name(),
    )
