"""Land and water on the horizon of a picture. Each is a function of a scene, the height of its foot (a
fraction of the stage), how tall it may grow, and its colour.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from vtes_desktop.ui.faces.pictures.outlines import block, corner_shape, stand
from vtes_desktop.ui.faces.pictures.scene import Scene, faded, mixed


def hills(scene: Scene, foot: float, tall: float, colour: QColor) -> None:
    """Rolling hills."""
    _waves(scene, foot, tall * 0.4, colour, 3, sharp=False)


def dunes(scene: Scene, foot: float, tall: float, colour: QColor) -> None:
    """Dunes."""
    _waves(scene, foot, tall * 0.32, colour, 2, sharp=True)


def mountains(scene: Scene, foot: float, tall: float, colour: QColor) -> None:
    """Broken peaks with light on one flank."""
    dice, path, flank = scene.dice, QPainterPath(), QPainterPath()
    x = -0.15
    while x < 1.05:
        wide = dice.uniform(0.24, 0.46)
        high = tall * dice.uniform(0.45, 0.95)
        top = (x + wide * dice.uniform(0.4, 0.6), foot - high)
        corner_shape(
            scene,
            path,
            (x, foot),
            (x + wide * 0.28, foot - high * 0.5),
            top,
            (x + wide * 0.76, foot - high * 0.45),
            (x + wide, foot),
        )
        lit = 1 if scene.light.x() > top[0] else -1
        corner_shape(
            scene,
            flank,
            top,
            (top[0] + lit * wide * 0.2, foot - high * 0.55),
            (top[0] + lit * wide * 0.06, foot - high * 0.6),
            (top[0] + lit * wide * 0.02, foot - high * 0.35),
        )
        x += wide * dice.uniform(0.5, 0.8)
    stand(scene, path, foot)
    scene.fill(path, colour)
    scene.fill(flank, faded(scene.tone.bright, 70))


def _waves(scene: Scene, foot: float, tall: float, colour: QColor, number: int, *, sharp: bool) -> None:
    dice, path = scene.dice, QPainterPath()
    y = foot - tall * dice.uniform(0.2, 0.8)
    path.moveTo(scene.at(-0.02, y))
    x = -0.02
    for _ in range(number):
        step = 1.06 / number
        crest = foot - tall * dice.uniform(0.5, 1.0)
        after = foot - tall * dice.uniform(0.0, 0.4)
        peak = x + step * dice.uniform(0.4, 0.6)
        if sharp:
            path.quadTo(scene.at(x + (peak - x) * 0.6, y), scene.at(peak, crest))
            path.quadTo(scene.at(peak + step * 0.1, crest + tall * 0.3), scene.at(x + step, after))
        else:
            path.cubicTo(scene.at(x + step * 0.2, crest), scene.at(x + step * 0.6, crest), scene.at(x + step, after))
        x, y = x + step, after
    path.lineTo(scene.at(1.04, 1.01))
    path.lineTo(scene.at(-0.02, 1.01))
    path.closeSubpath()
    scene.fill(path, colour)


def forest(scene: Scene, foot: float, tall: float, colour: QColor) -> None:
    """Firs."""
    dice, path = scene.dice, QPainterPath()
    x = -0.04
    while x < 1.04:
        high = tall * dice.uniform(0.4, 0.95)
        wide = high * dice.uniform(0.16, 0.24)
        for tier in range(3):
            top = foot - high * (1 - tier * 0.28)
            base = foot - high * (0.56 - tier * 0.28)
            spread = wide * (0.5 + tier * 0.28)
            corner_shape(scene, path, (x - spread, base + 0.02), (x, top), (x + spread, base + 0.02))
        x += dice.uniform(0.045, 0.09)
    stand(scene, path, foot)
    scene.fill(path, colour)


def bare_trees(scene: Scene, foot: float, tall: float, colour: QColor) -> None:
    """Bare trees and leaning stones."""
    dice = scene.dice
    for x in (dice.uniform(0.04, 0.2), dice.uniform(0.78, 0.96)):
        _branch(
            scene,
            scene.at(x, foot + 0.02),
            -90 + dice.uniform(-8, 8),
            tall * 0.42 * scene.rect.height(),
            5 if scene.fine else 4,
            colour,
        )
    path = QPainterPath()
    for _ in range(7):
        x, wide = dice.uniform(-0.02, 0.98), dice.uniform(0.035, 0.06)
        top = foot - tall * dice.uniform(0.12, 0.26)
        if dice.random() < 0.35:
            block(scene, path, x + wide * 0.38, top - 0.03, wide * 0.24, foot)
            block(scene, path, x, top, wide, top + 0.012)
        else:
            path.addRoundedRect(
                QRectF(scene.at(x, top), scene.at(x + wide, foot + 0.06)), scene.unit * 0.02, scene.unit * 0.02
            )
    stand(scene, path, foot)
    scene.fill(path, colour)


def _branch(scene: Scene, start: QPointF, angle: float, length: float, depth: int, colour: QColor) -> None:
    way = QPointF(math.cos(math.radians(angle)), math.sin(math.radians(angle)))
    end = start + way * length
    scene.painter.setPen(QPen(colour, max(0.7, length * 0.11), c=Qt.PenCapStyle.RoundCap))
    scene.painter.drawLine(start, end)
    if depth > 1 and length > 2:
        for turn in (-1, 1):
            _branch(
                scene,
                end,
                angle + turn * scene.detail.uniform(16, 42),
                length * scene.detail.uniform(0.56, 0.76),
                depth - 1,
                colour,
            )


def savanna(scene: Scene, foot: float, tall: float, colour: QColor) -> None:
    """Flat-topped trees on a plain."""
    dice, path = scene.dice, QPainterPath()
    for _ in range(4):
        x, high = dice.uniform(0.02, 0.98), tall * dice.uniform(0.3, 0.7)
        top = foot - high
        corner_shape(scene, path, (x - 0.012, foot), (x - 0.004, top), (x + 0.008, top), (x + 0.012, foot))
        corner_shape(
            scene,
            path,
            (x, foot - high * 0.5),
            (x + high * 0.24, top + 0.02),
            (x + high * 0.26, top + 0.02),
            (x + 0.006, foot - high * 0.42),
        )
        for away, wide in ((-0.05, 0.17), (0.06, 0.2), (0.0, 0.24)):
            path.addEllipse(
                scene.at(x + away * high * 2, top),
                wide * high * scene.rect.width() * 0.9,
                high * scene.rect.height() * 0.07,
            )
    stand(scene, path, foot)
    scene.fill(path, colour)


def inferno(scene: Scene, foot: float, tall: float, colour: QColor) -> None:
    """Crags in front of fire."""
    dice = scene.dice
    for depth, shade in ((1.0, QColor("#d8581c")), (0.72, QColor("#f09a2c")), (0.46, QColor("#ffdc74"))):
        flame = QPainterPath(scene.at(-0.02, 1.0))
        x = -0.02
        while x < 1.02:
            step = dice.uniform(0.05, 0.1)
            top = foot - tall * depth * dice.uniform(0.4, 0.9)
            flame.quadTo(scene.at(x + step * 0.2, foot - tall * depth * 0.2), scene.at(x + step * 0.6, top))
            flame.quadTo(scene.at(x + step * 0.6, foot - tall * depth * 0.2), scene.at(x + step, foot))
            x += step
        flame.lineTo(scene.at(1.05, 1.0))
        flame.closeSubpath()
        scene.fill(flame, faded(shade, 125))
    mountains(scene, foot + 0.12, tall * 0.55, colour)


def harbour(scene: Scene, foot: float, tall: float, colour: QColor) -> None:
    """A ship under bare masts, and water that carries the light."""
    dice, path = scene.dice, QPainterPath()
    middle = dice.uniform(0.3, 0.7)
    corner_shape(
        scene,
        path,
        (middle - 0.3, foot - 0.11),
        (middle + 0.32, foot - 0.13),
        (middle + 0.22, foot + 0.01),
        (middle - 0.22, foot + 0.01),
    )
    for mast, high in ((-0.17, 0.7), (0.0, 0.95), (0.16, 0.76)):
        x = middle + mast
        block(scene, path, x - 0.006, foot - tall * high, 0.012, foot - 0.08)
        for yard in (0.3, 0.55, 0.8):
            y = foot - tall * high * yard - 0.05
            block(scene, path, x - 0.09 * (1.1 - yard * 0.6), y, 0.18 * (1.1 - yard * 0.6), y + 0.001)
            if dice.random() < 0.7:
                spread = 0.085 * (1.1 - yard * 0.6)
                corner_shape(
                    scene,
                    path,
                    (x - spread, y),
                    (x + spread, y),
                    (x + spread * 0.8, y + tall * high * 0.19),
                    (x - spread * 0.8, y + tall * high * 0.19),
                )
    path.setFillRule(Qt.FillRule.WindingFill)
    scene.fill(path, colour)
    water = QRectF(scene.at(-0.01, foot), scene.at(1.01, 1.01))
    scene.painter.fillRect(water, mixed(colour, scene.tone.deep, 0.35))
    glints = QPainterPath()
    for row in range(12):
        y = foot + (row + 0.5) * (1 - foot) / 12
        wide = dice.uniform(0.04, 0.16) * (1 + row * 0.1)
        x = scene.light.x() + dice.uniform(-0.06, 0.06)
        glints.addRect(QRectF(scene.at(x - wide / 2, y), scene.at(x + wide / 2, y + 0.007)))
    scene.fill(glints, faded(scene.tone.light, 110))
