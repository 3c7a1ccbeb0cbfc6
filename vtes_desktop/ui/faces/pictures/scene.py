"""The stage that pictures are painted on: a painter, its room, the card's dice and colours, and the lights of the sky.

Places on the stage are given as fractions of its width and height from the upper left; lengths that must keep their
proportions are fractions of :attr:`Scene.unit`. All chance comes from the scene's dice, so that a card's picture is the
same every time and on every machine.
"""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QConicalGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from vtes_desktop.ui import icons
from vtes_desktop.ui.faces.colours import Hsl, Tone, tone

_FINE_FROM = 170.0
"""Pictures at least this many pixels wide get stars, lit windows and the like."""


def faded(colour: QColor, alpha: int) -> QColor:
    """A colour at an opacity of 0–255."""
    return QColor(colour.red(), colour.green(), colour.blue(), alpha)


def mixed(one: QColor, other: QColor, part: float) -> QColor:
    """A colour between two: ``part`` 0 is the one, 1 the other."""
    return QColor(
        round(one.red() + (other.red() - one.red()) * part),
        round(one.green() + (other.green() - one.green()) * part),
        round(one.blue() + (other.blue() - one.blue()) * part),
    )


class Scene:
    """One picture being painted in ``rect``."""

    def __init__(self, painter: QPainter, rect: QRectF, dice: Random, colour: Hsl) -> None:
        self.painter = painter
        self.rect = rect
        self.dice = dice
        self.detail = Random(dice.getrandbits(32))
        """Dice for what only large pictures have, so that a card's small and large pictures show the same."""
        hue, saturation, lightness = colour
        self.colour: Hsl = (
            hue + dice.randint(-9, 9),
            max(10, min(255, saturation + dice.randint(-14, 18))),
            max(46, min(112, lightness + dice.randint(-5, 9))),
        )
        self.tone: Tone = tone(self.colour)
        self.unit = min(rect.width(), rect.height() * 1.1)
        self.fine = rect.width() >= _FINE_FROM
        self.light = QPointF(0.5, 0.36)
        """Where the light stands, as a place on the stage."""

    def at(self, x: float, y: float) -> QPointF:
        """A place on the stage in pixels."""
        return QPointF(self.rect.left() + x * self.rect.width(), self.rect.top() + y * self.rect.height())

    def fill(self, path: QPainterPath, colour: QColor | QBrush) -> None:
        """Fill a shape given in pixels."""
        self.painter.fillPath(path, colour)

    def shade(self, *stops: tuple[float, QColor], angle: float = 90.0) -> QBrush:
        """A brush that runs down the stage (or at ``angle`` degrees) through ``(fraction, colour)`` stops."""
        across, down = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        gradient = QLinearGradient(self.at(0.5 - across / 2, 0.5 - down / 2), self.at(0.5 + across / 2, 0.5 + down / 2))
        for place, colour in stops:
            gradient.setColorAt(place, colour)
        return QBrush(gradient)

    def glow(self, centre: QPointF, radius: float, colour: QColor, strength: int = 170) -> None:
        """A soft light of ``radius`` pixels."""
        gradient = QRadialGradient(centre, radius)
        gradient.setColorAt(0.0, faded(colour, strength))
        gradient.setColorAt(0.4, faded(colour, strength * 2 // 5))
        gradient.setColorAt(1.0, faded(colour, 0))
        room = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius).intersected(self.rect)
        self.painter.fillRect(room, QBrush(gradient))

    def sky(self) -> None:
        """Night overhead, the card's colour towards the horizon; now and then a glow of another hue."""
        tone_ = self.tone
        horizon = mixed(tone_.base, tone_.bright, self.dice.uniform(0.2, 0.8))
        self.painter.fillRect(
            self.rect,
            self.shade(
                (0.0, tone_.night), (self.dice.uniform(0.3, 0.45), tone_.deep), (0.82, horizon), (1.0, tone_.base)
            ),
        )
        if self.dice.random() < 0.45:
            other = QColor.fromHsl((self.colour[0] + self.dice.choice((-50, -34, 36, 60))) % 360, 110, 90)
            centre = self.at(self.dice.uniform(0.0, 1.0), self.dice.uniform(0.1, 0.7))
            self.glow(centre, self.unit * self.dice.uniform(0.5, 0.9), other, 100)

    def stars(self, number: int = 26) -> None:
        """Stars over the upper half, on pictures large enough for them."""
        if not self.fine:
            return
        self.painter.setPen(Qt.PenStyle.NoPen)
        for _ in range(number):
            size = self.unit * self.detail.uniform(0.0022, 0.0058)
            self.painter.setBrush(faded(self.tone.light, self.detail.randint(70, 220)))
            self.painter.drawEllipse(self.at(self.detail.random(), self.detail.random() ** 1.4 * 0.62), size, size)

    def moon(self, x: float, y: float, radius: float, phase: str = "") -> None:
        """A moon of ``radius`` units: full, a crescent, an eclipse with its corona, or a red one near the horizon."""
        phase = phase or self.dice.choice(("full",) * 5 + ("crescent", "crescent", "ringed", "ringed", "eclipse"))
        centre = self.at(x, y)
        self.light = QPointF(x, y)
        reach = radius * self.unit
        light = self.tone.light
        pale = mixed(light, QColor("#fff3da"), 0.45)
        self.glow(centre, reach * 2.7, light, 150)
        disc = QPainterPath()
        disc.addEllipse(centre, reach, reach)
        if phase == "eclipse":
            self.glow(centre, reach * 1.45, pale, 255)
            self.fill(disc, mixed(self.tone.night, QColor("#000000"), 0.4))
            self.painter.setPen(QPen(faded(pale, 200), max(0.8, reach * 0.03)))
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
            self.painter.drawPath(disc)
            return
        face = QRadialGradient(centre - QPointF(reach * 0.35, reach * 0.4), reach * 1.9)
        face.setColorAt(0.0, pale)
        face.setColorAt(1.0, mixed(light, self.tone.base, 0.55))
        if phase == "crescent":
            bite = QPainterPath()
            bite.addEllipse(centre + QPointF(reach * 0.5, -reach * 0.22), reach * 0.95, reach * 0.95)
            self.fill(disc, faded(self.tone.night, 110))
            self.fill(disc.subtracted(bite), QBrush(face))
            return
        self.fill(disc, QBrush(face))
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(faded(self.tone.base, 46))
        for _ in range(5):
            angle, away = self.dice.uniform(0, math.tau), self.dice.uniform(0.1, 0.7) * reach
            size = reach * self.dice.uniform(0.08, 0.24)
            self.painter.drawEllipse(centre + QPointF(math.cos(angle), math.sin(angle)) * away, size, size * 0.86)
        if phase == "ringed":
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
            for grow, alpha in ((1.22, 120), (1.5, 60)):
                self.painter.setPen(QPen(faded(pale, alpha), max(0.7, reach * 0.025)))
                self.painter.drawEllipse(centre, reach * grow, reach * grow)

    def rays(self, x: float, y: float, number: int, colour: QColor, alpha: int = 50, spread: float = 0.5) -> None:
        """Beams from a point, each ``spread`` of its share wide."""
        # Painted small and drawn large: beams are soft, and a fan of long slanted edges would take ten times as long.
        wide = min(self.rect.width(), 170.0)
        tall = wide * self.rect.height() / self.rect.width()
        light = QImage(max(1, round(wide)), max(1, round(tall)), QImage.Format.Format_ARGB32_Premultiplied)
        light.fill(Qt.GlobalColor.transparent)
        centre = QPointF(x * light.width(), y * light.height())
        fan = QConicalGradient(centre, self.dice.uniform(0, 360))
        clear, bright = faded(colour, 0), faded(colour, alpha)
        for beam in range(number):
            share = spread * self.dice.uniform(0.7, 1.3)
            for place, shade in ((0.0, clear), (0.12, bright), (0.88, bright), (1.0, clear)):
                fan.setColorAt(min(1.0, (beam + share * place) / number), shade)
        fade = QRadialGradient(centre, math.hypot(light.width(), light.height()) * 0.66)
        fade.setColorAt(0.0, QColor(0, 0, 0, 255))
        fade.setColorAt(1.0, QColor(0, 0, 0, 70))
        brush = QPainter(light)
        brush.fillRect(light.rect(), QBrush(fan))
        brush.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        brush.fillRect(light.rect(), QBrush(fade))
        brush.end()
        self.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.painter.drawImage(self.rect, light)

    def emblem(self, name: str, x: float, y: float, side: float, top: QColor, low: QColor, turn: float = 0.0) -> None:
        """An icon's bare sign ``side`` units large, shaded from ``top`` to ``low``."""
        centre = self.at(x, y)
        reach = side * self.unit
        box = QRectF(centre.x() - reach / 2, centre.y() - reach / 2, reach, reach)
        gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
        gradient.setColorAt(0.0, top)
        gradient.setColorAt(1.0, low)
        path = icons.outline(name, box)
        if turn:
            self.painter.save()
            self.painter.translate(centre)
            self.painter.rotate(turn)
            self.painter.translate(-centre)
            self.painter.fillPath(path, QBrush(gradient))
            self.painter.restore()
        else:
            self.painter.fillPath(path, QBrush(gradient))

    def mist(self, y: float, height: float, colour: QColor, alpha: int = 120) -> None:
        """A bank of mist whose thickest part lies at ``y``."""
        bank = QRectF(self.at(0, y - height / 2), self.at(1, y + height / 2))
        gradient = QLinearGradient(bank.topLeft(), bank.bottomLeft())
        gradient.setColorAt(0.0, faded(colour, 0))
        gradient.setColorAt(0.5, faded(colour, alpha))
        gradient.setColorAt(1.0, faded(colour, 0))
        self.painter.fillRect(bank.intersected(self.rect), QBrush(gradient))

    def vignette(self, strength: int = 120) -> None:
        """Darkness from the sides, so that the picture sits in its frame; less on small pictures."""
        strength = strength if self.fine else strength // 2
        black = QColor(5, 3, 3)
        dark, clear = faded(black, strength), faded(black, 0)
        self.painter.fillRect(self.rect, self.shade((0.0, dark), (0.3, clear), (0.72, clear), (1.0, dark)))
        for near, far in ((0.0, 0.24), (1.0, 0.76)):
            side = QLinearGradient(self.at(near, 0), self.at(far, 0))
            side.setColorAt(0.0, faded(black, strength * 3 // 4))
            side.setColorAt(1.0, clear)
            self.painter.fillRect(QRectF(self.at(min(near, far), 0), self.at(max(near, far), 1)), QBrush(side))
