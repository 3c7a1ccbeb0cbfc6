"""People in pictures: a bust in the light of the moon, made of head, hair, clothes and what marks its clan.

Lengths are in half-widths of the head, measured from the middle of the face: the chin is 1.4 below it, the crown 1.35
above, the shoulders begin 1.9 below. The light falls from the scene's light, so one side of the face is lit and the
other lost in shadow with only a glint of the eye.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainterPath, QPen, QTransform

from vtes_desktop.ui.faces.pictures import garments, hair, marks
from vtes_desktop.ui.faces.pictures.garments import half_shape
from vtes_desktop.ui.faces.pictures.looks import Look
from vtes_desktop.ui.faces.pictures.scene import Scene, faded, mixed


def _head(wide: float) -> QPainterPath:
    return half_shape(
        (0, -1.34),
        (0.78 * wide, -1.34, 1.02 * wide, -0.8, 0.98 * wide, -0.2),
        (0.96 * wide, 0.35, 0.84 * wide, 0.8, 0.52 * wide, 1.15),
        (0.36 * wide, 1.34, 0.18, 1.43, 0, 1.43),
    )


_WOMEN_NOT: Final = ("fedora", "cap", "bald")


_MEN_NOT: Final = ("bun", "wavy")


def _fitting(names: tuple[str, ...], without: tuple[str, ...]) -> tuple[str, ...]:
    """The names but those, or all of them when none would be left."""
    return tuple(name for name in names if name not in without) or names


class Figure:
    """One bust on a scene, ``size`` pixels to half a head, its face at ``centre``."""

    def __init__(self, scene: Scene, centre: QPointF, size: float, look: Look, woman: bool | None = None) -> None:
        self.scene = scene
        dice = scene.dice
        self.hair = dice.choice(_fitting(look.hair, _WOMEN_NOT if woman else _MEN_NOT if woman is False else ()))
        self.clothes = dice.choice(_fitting(look.clothes, ("gown",) if woman is False else ()))
        self.marks = look.marks
        self.look = look
        self.side = 1 if scene.at(scene.light.x(), 0).x() >= centre.x() else -1
        self.wide = dice.uniform(0.86, 1.06)
        self.beard = woman is False and dice.random() < 0.34
        self.place = QTransform(size * self.side, 0, 0, size * dice.uniform(0.95, 1.06), centre.x(), centre.y())
        self.place.rotate(dice.uniform(-3.5, 3.5))
        """Into pixels; the lit side is always to the right of the drawing."""
        night = scene.tone.night
        self.dark = mixed(night, QColor("#000000"), 0.35)
        self.cloth = mixed(scene.tone.deep, night, dice.uniform(0.2, 0.6))
        self.lit = mixed(scene.tone.light, QColor(look.skin), dice.uniform(0.4, 0.62))
        self.rim = mixed(scene.tone.light, QColor("#fff2dc"), 0.25)
        self.hair_dark = mixed(self.dark, QColor("#20130c"), 0.4)
        pale = dice.random() < 0.25
        self.hair_lit = mixed(scene.tone.bright, QColor("#e8d9b0" if pale else "#4a2c1a"), 0.55)
        self.fine = size > 13
        self.size = size

    def paint(self) -> None:
        """Paint the figure from back to front."""
        if "wings" in self.marks:
            marks.wings(self)
        if "tendrils" in self.marks:
            marks.tendrils(self)
        hair.behind(self)
        garments.wear(self)
        self._face()
        hair.before(self)
        marks.worn_over(self)

    def fill(self, path: QPainterPath, colour: QColor | QBrush) -> None:
        """Fill a shape drawn in half-heads."""
        self.scene.painter.fillPath(self.place.map(path), colour)

    def rimmed(self, path: QPainterPath, colour: QColor | QBrush, rim: QColor, width: float = 0.09) -> None:
        """A shape with a line of light along its lit side."""
        painter = self.scene.painter
        shape = self.place.map(path)
        painter.fillPath(shape, rim)
        painter.save()
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        painter.fillPath(shape.translated(-width * self.size * self.side, width * self.size * 0.55), colour)
        painter.restore()

    def line(self, points: str, colour: QColor, width: float) -> None:
        """Straight strokes through ``x,y`` points; a bar starts another."""
        path = QPainterPath()
        for run in points.split("|"):
            for number, point in enumerate(run.split()):
                x, y = map(float, point.split(","))
                path.lineTo(x, y) if number else path.moveTo(x, y)
        self.stroke(path, colour, width)

    def stroke(self, path: QPainterPath, colour: QColor, width: float) -> None:
        """A round-ended stroke ``width`` half-heads wide."""
        painter = self.scene.painter
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(colour, max(0.6, width * self.size), c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(self.place.map(path))

    def down(self, top: QColor, low: QColor, start: float = 1.4, end: float = 4.6) -> QBrush:
        """A brush that runs down the figure, from ``start`` to ``end`` half-heads below the face."""
        gradient = QLinearGradient(self.place.map(QPointF(0, start)), self.place.map(QPointF(0, end)))
        gradient.setColorAt(0.0, top)
        gradient.setColorAt(1.0, low)
        return QBrush(gradient)

    def _face(self) -> None:
        shadow = mixed(self.dark, self.lit, 0.13)
        if "bat ears" in self.marks:
            marks.ears(self, 1.0, 1.75, 0.75)
        elif "pointed ears" in self.marks:
            marks.ears(self, 0.9, 1.35, 0.6)
        head = _head(self.wide)
        self.rimmed(head, shadow, mixed(self.rim, self.lit, 0.4), 0.07)
        plane = QPainterPath(QPointF(0.02, -1.2))
        plane.cubicTo(QPointF(0.06, -0.8), QPointF(0.1, -0.5), QPointF(0.13, -0.26))
        plane.lineTo(-0.1, 0.36)
        plane.lineTo(0.1, 0.5)
        plane.lineTo(-0.02, 0.7)
        plane.lineTo(0.06, 0.9)
        plane.lineTo(0.0, 1.36)
        plane.cubicTo(QPointF(0.3, 1.36), QPointF(0.68 * self.wide, 0.98), QPointF(0.8 * self.wide, 0.5))
        plane.cubicTo(QPointF(0.94 * self.wide, 0.0), QPointF(0.98 * self.wide, -0.7), QPointF(0.6 * self.wide, -1.12))
        plane.closeSubpath()
        self.fill(plane, self.down(self.lit, mixed(self.lit, self.dark, 0.35), -1.0, 1.5))
        cheek = QPainterPath(QPointF(0.86 * self.wide, 0.22))
        cheek.lineTo(0.4, 0.66)
        cheek.lineTo(0.66 * self.wide, 0.94)
        cheek.closeSubpath()
        self.fill(cheek, faded(self.dark, 62))
        self._features()

    def _features(self) -> None:
        black = mixed(self.dark, QColor("#000000"), 0.5)
        socket = QPainterPath(QPointF(0.16, -0.24))
        socket.cubicTo(QPointF(0.36, -0.46), QPointF(0.62, -0.44), QPointF(0.8, -0.2))
        socket.cubicTo(QPointF(0.66, 0.06), QPointF(0.3, 0.06), QPointF(0.16, -0.24))
        self.fill(socket, faded(black, 205))
        if "skull" in self.marks:
            marks.skull(self, black)
        eye = QColor(self.look.eyes)
        glint = QPainterPath(QPointF(0.27, -0.14))
        glint.quadTo(QPointF(0.46, -0.31), QPointF(0.68, -0.15))
        glint.quadTo(QPointF(0.46, -0.02), QPointF(0.27, -0.14))
        shaded = QTransform(-1, 0, 0, 1, 0, 0).map(glint)
        if "black eyes" in self.marks:
            for one in (glint, shaded):
                self.fill(QTransform(1.3, 0, 0, 1.9, 0, 0.12).map(one), black)
            spark = QPainterPath()
            spark.addEllipse(QPointF(0.52, -0.2), 0.06, 0.06)
            spark.addEllipse(QPointF(-0.42, -0.2), 0.06, 0.06)
            self.fill(spark, eye)
        else:
            self.fill(glint, eye)
            self.fill(shaded, faded(eye, 150))
            pupil = QPainterPath()
            pupil.addEllipse(QPointF(0.46, -0.16), 0.075, 0.1)
            self.fill(pupil, black)
        if self.fine and "skull" not in self.marks:
            self.line("0.14,-0.38 0.46,-0.52 0.8,-0.4", mixed(self.hair_dark, black, 0.5), 0.1)
            self.line("-0.28,0.76 -0.04,0.71 0.08,0.74 0.34,0.7", faded(black, 220), 0.06)
            self.line("0.06,0.93 0.26,0.9", faded(black, 90), 0.06)
        elif "skull" not in self.marks:
            self.line("-0.2,0.75 0.3,0.72", faded(black, 190), 0.09)
        if "fangs" in self.marks:
            for x in (-0.16, 0.2):
                fang = QPainterPath(QPointF(x - 0.07, 0.73))
                fang.lineTo(x + 0.07, 0.73)
                fang.lineTo(x, 1.02)
                fang.closeSubpath()
                self.fill(fang, QColor("#fff6e2"))
        if self.beard and not set(self.marks) & {"skull", "fangs", "bat ears"}:
            beard = half_shape(
                (0, 0.84), (0.2, 0.84), (0.5, 0.7), (0.82 * self.wide, 0.3), (0.8 * self.wide, 1.0, 0.4, 1.7, 0, 1.75)
            )
            self.rimmed(beard, self.hair_dark, mixed(self.hair_lit, self.dark, 0.3), 0.06)
