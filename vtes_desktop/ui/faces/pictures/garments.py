"""Clothes of the figures, by the name of the garment."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainterPath, QTransform

from vtes_desktop.ui.faces.pictures.scene import faded, mixed

if TYPE_CHECKING:
    from vtes_desktop.ui.faces.pictures.figures import Figure


def half_shape(*segments: tuple[float, ...]) -> QPainterPath:
    """A shape from its right half: a start and curves, closed by the reflection."""
    path = QPainterPath(QPointF(*segments[0][:2]))
    for one in segments[1:]:
        if len(one) == 2:
            path.lineTo(*one)
        else:
            path.cubicTo(*one)
    mirrored = QTransform(-1, 0, 0, 1, 0, 0).map(path).toReversed()
    path.connectPath(mirrored)
    path.closeSubpath()
    return path


@cache
def body(build: str) -> QPainterPath:
    """Shoulders and chest of a build: ``plain``, ``broad`` or ``slender``."""
    return half_shape(*_BUILDS[build])


_BUILDS: Final[dict[str, tuple[tuple[float, ...], ...]]] = {
    "plain": ((0.0, 1.0), (0.5, 1.0), (0.52, 1.5, 0.6, 1.8, 1.0, 1.98), (1.7, 2.25, 2.45, 2.3, 2.75, 3.3), (3.1, 7.0)),
    "broad": ((0.0, 1.0), (0.62, 1.0), (0.66, 1.5, 0.9, 1.7, 1.4, 1.84), (2.2, 2.0, 3.0, 2.2, 3.3, 3.3), (3.6, 7.0)),
    "slender": (
        (0.0, 1.0),
        (0.36, 1.0),
        (0.38, 1.6, 0.46, 1.9, 0.85, 2.08),
        (1.4, 2.3, 2.0, 2.4, 2.2, 3.3),
        (2.3, 7.0),
    ),
}
BUILDS_OF: Final = {
    "suit": "plain",
    "coat": "plain",
    "leather": "broad",
    "fur": "broad",
    "gown": "slender",
    "robe": "plain",
    "armour": "broad",
    "shirt": "plain",
    "stone": "broad",
    "spines": "plain",
}
"""The build that each garment is cut for."""


def wear(figure: Figure) -> None:
    """Paint shoulders, clothes and neck."""
    chest = body(BUILDS_OF[figure.clothes])
    bare = figure.clothes == "gown"
    top = mixed(figure.lit, figure.dark, 0.45) if bare else figure.cloth
    figure.rimmed(chest, figure.down(top, figure.dark), figure.rim)
    neck(figure)
    painter = figure.scene.painter
    painter.save()
    painter.setClipPath(figure.place.map(chest), Qt.ClipOperation.IntersectClip)
    _WORN[figure.clothes](figure)
    painter.restore()
    if figure.clothes == "coat":
        _collar(figure, 2.0, 0.7)
    elif figure.clothes == "robe":
        _collar(figure, 1.1, 1.15)
    elif figure.clothes == "fur":
        _fur(figure)
    elif figure.clothes == "spines":
        _spines(figure)


def _wear_suit(figure: Figure) -> None:
    shirt = QPainterPath(QPointF(-0.55, 1.55))
    shirt.lineTo(0.55, 1.55)
    shirt.lineTo(0.0, 3.7)
    shirt.closeSubpath()
    figure.fill(shirt, mixed(figure.rim, figure.dark, 0.25))
    tie = QPainterPath(QPointF(-0.16, 1.85))
    for x, y in ((0.16, 1.85), (0.1, 2.1), (0.24, 3.2), (0.0, 3.6), (-0.24, 3.2), (-0.1, 2.1)):
        tie.lineTo(x, y)
    tie.closeSubpath()
    figure.fill(tie, mixed(figure.scene.tone.base, figure.dark, 0.2))
    figure.line("0.5,1.6 1.0,2.4 0.72,2.52 0.95,2.75 0.05,3.9", faded(figure.rim, 150), 0.05)
    figure.line("-0.5,1.6 -1.0,2.4 -0.72,2.52 -0.95,2.75 -0.05,3.9", faded(figure.rim, 60), 0.05)


def _wear_coat(figure: Figure) -> None:
    shirt = QPainterPath(QPointF(-0.42, 1.5))
    shirt.lineTo(0.42, 1.5)
    shirt.lineTo(0.0, 2.7)
    shirt.closeSubpath()
    figure.fill(shirt, mixed(figure.scene.tone.base, figure.dark, 0.35))
    figure.line("0.0,2.7 0.1,5.0|0.42,2.9 0.5,5.0", faded(figure.rim, 80), 0.04)


def _wear_robe(figure: Figure) -> None:
    figure.line("0.3,1.9 0.9,5.0|-0.3,1.9 -0.9,5.0|1.3,2.2 2.0,5.0|-1.3,2.2 -2.0,5.0", faded(figure.rim, 62), 0.06)
    band = QPainterPath(QPointF(-0.9, 1.9))
    band.quadTo(QPointF(0, 2.9), QPointF(0.9, 1.9))
    figure.stroke(band, mixed(figure.scene.tone.bright, figure.rim, 0.3), 0.13)


def _wear_leather(figure: Figure) -> None:
    figure.line("0.2,1.8 0.9,2.5 0.3,3.1 0.2,5.0|-0.2,1.8 -0.9,2.5 -0.3,3.1 -0.2,5.0", faded(figure.rim, 120), 0.06)
    if figure.fine:
        studs = QPainterPath()
        for x, y in ((1.5, 2.35), (1.85, 2.45), (2.2, 2.62), (-1.5, 2.35), (-1.85, 2.45), (-2.2, 2.62)):
            studs.addEllipse(QPointF(x, y), 0.07, 0.07)
        figure.fill(studs, faded(figure.rim, 200))


def _wear_shirt(figure: Figure) -> None:
    neck = QPainterPath(QPointF(-0.7, 1.8))
    neck.quadTo(QPointF(0, 2.75), QPointF(0.7, 1.8))
    figure.stroke(neck, faded(figure.rim, 120), 0.07)
    figure.line("1.5,3.0 1.3,5.0|-1.5,3.0 -1.3,5.0", faded(figure.rim, 40), 0.06)


def _wear_gown(figure: Figure) -> None:
    gown = QPainterPath(QPointF(-2.6, 3.1))
    gown.cubicTo(QPointF(-1.4, 2.7), QPointF(-0.7, 2.75), QPointF(0, 3.25))
    gown.cubicTo(QPointF(0.7, 2.75), QPointF(1.4, 2.7), QPointF(2.6, 3.1))
    gown.lineTo(3, 7)
    gown.lineTo(-3, 7)
    gown.closeSubpath()
    figure.fill(gown, figure.down(figure.scene.tone.base, figure.dark, 2.8, 4.8))
    figure.line("-1.9,2.95 -1.35,1.95|1.9,2.95 1.35,1.95", figure.scene.tone.base, 0.1)
    figure.line("-0.55,2.15 -0.1,2.3|0.55,2.15 0.1,2.3", faded(figure.dark, 120), 0.05)


def _wear_fur(figure: Figure) -> None:
    figure.line("0.0,2.4 0.1,5.0", faded(figure.rim, 70), 0.05)


def _wear_armour(figure: Figure) -> None:
    for side in (1, -1):
        for number in range(3):
            plate = QPainterPath()
            plate.addEllipse(QPointF(side * 2.45, 3.0 + number * 0.36), 1.05 - number * 0.1, 0.62)
            figure.rimmed(
                plate,
                mixed(figure.cloth, figure.dark, 0.2 + number * 0.2),
                faded(figure.rim, 230 if side > 0 else 90),
                0.07,
            )
    figure.line("0.0,2.0 0.0,5.0", faded(figure.rim, 120), 0.07)


def _wear_stone(figure: Figure) -> None:
    figure.line("1.2,2.2 0.8,3.0 1.5,3.5|-1.6,2.4 -1.1,3.2 -1.4,4.0|0.1,2.4 -0.2,3.3", faded(figure.dark, 220), 0.07)


def _wear_spines(figure: Figure) -> None:
    figure.line(
        "0.0,1.9 0.0,5.0|0.7,2.6 0.05,2.4|0.8,3.1 0.05,2.9|-0.7,2.6 -0.05,2.4|-0.8,3.1 -0.05,2.9",
        faded(figure.rim, 100),
        0.06,
    )


def _collar(figure: Figure, spread: float, high: float) -> None:
    """A standing collar: ``high`` of 1 reaches the ears."""
    for side in (-1, 1):
        wing = QPainterPath(QPointF(side * 0.1, 2.5))
        wing.lineTo(side * 0.62, 1.5 - high * 0.9)
        wing.lineTo(side * (0.8 + 0.2 * spread), 1.72 - high * 0.7)
        wing.lineTo(side * (0.95 + 0.3 * spread), 2.25)
        wing.closeSubpath()
        figure.rimmed(
            wing,
            mixed(figure.cloth, figure.dark, 0.4 if side > 0 else 0.7),
            faded(figure.rim, 255 if side > 0 else 70),
            0.06,
        )


def _fur(figure: Figure) -> None:
    dice = figure.scene.dice
    tufts = QPainterPath(QPointF(-2.5, 2.9))
    x = -2.5
    while x < 2.5:
        arch = 1.95 + 0.16 * x * x
        tufts.lineTo(x + 0.09, arch - dice.uniform(0.16, 0.4))
        tufts.lineTo(x + 0.2, arch + 0.05)
        x += 0.2
    tufts.lineTo(2.5, 3.1)
    tufts.quadTo(QPointF(0, 2.3), QPointF(-2.5, 3.1))
    tufts.closeSubpath()
    figure.rimmed(tufts, mixed(figure.hair_lit, figure.dark, 0.62), figure.rim, 0.07)


def _spines(figure: Figure) -> None:
    for side in (-1, 1):
        for number in range(4):
            x = side * (1.0 + number * 0.5)
            y = 2.05 + number * 0.22
            spine = QPainterPath(QPointF(x - 0.16, y + 0.3))
            spine.quadTo(QPointF(x, y - 0.3), QPointF(x + side * 0.5, y - 0.95 + number * 0.1))
            spine.quadTo(QPointF(x + side * 0.16, y - 0.2), QPointF(x + 0.2, y + 0.3))
            spine.closeSubpath()
            figure.rimmed(spine, mixed(figure.lit, figure.dark, 0.6), faded(figure.rim, 255 if side > 0 else 90), 0.05)


_WORN: Final = {
    "suit": _wear_suit,
    "coat": _wear_coat,
    "robe": _wear_robe,
    "leather": _wear_leather,
    "shirt": _wear_shirt,
    "gown": _wear_gown,
    "fur": _wear_fur,
    "armour": _wear_armour,
    "stone": _wear_stone,
    "spines": _wear_spines,
}


def neck(figure: Figure) -> None:
    """Paint the neck, with the shadow of the chin on it."""
    throat = QPainterPath(QPointF(-0.5, 0.8))
    throat.lineTo(0.5, 0.8)
    throat.cubicTo(QPointF(0.5, 1.5), QPointF(0.52, 1.7), QPointF(0.66, 1.86))
    throat.quadTo(QPointF(0.0, 2.36), QPointF(-0.66, 1.86))
    throat.cubicTo(QPointF(-0.52, 1.7), QPointF(-0.5, 1.5), QPointF(-0.5, 0.8))
    gradient = QLinearGradient(figure.place.map(QPointF(-0.5, 0)), figure.place.map(QPointF(0.6, 0)))
    gradient.setColorAt(0.0, mixed(figure.dark, figure.lit, 0.13))
    gradient.setColorAt(1.0, mixed(figure.lit, figure.dark, 0.5))
    figure.fill(throat, QBrush(gradient))
    chin = QPainterPath()
    chin.addEllipse(QPointF(-0.08, 1.22), 0.66, 0.46)
    figure.fill(chin, faded(figure.dark, 170))
