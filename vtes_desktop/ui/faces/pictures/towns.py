"""What people built, on the horizon of a picture. Each is a function of a scene, the height of its foot (a
fraction of the stage), how tall it may grow, and its colour.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from vtes_desktop.ui.faces.pictures.outlines import block, corner_shape, stand
from vtes_desktop.ui.faces.pictures.scene import Scene, faded, mixed


def skyscrapers(scene: Scene, foot: float, tall: float, colour: QColor) -> None:
    """A modern city."""
    dice, path = scene.dice, QPainterPath()
    boxes: list[tuple[float, float, float]] = []
    x = -0.04
    while x < 1.02:
        wide = dice.uniform(0.05, 0.12)
        top = foot - tall * dice.uniform(0.25, 1.0) ** 1.3
        block(scene, path, x, top, wide, foot)
        boxes.append((x, top, wide))
        crest = dice.random()
        if crest < 0.2:
            block(scene, path, x + wide * 0.46, top - tall * 0.2, wide * 0.06, top)
        elif crest < 0.4:
            corner_shape(scene, path, (x, top + 0.001), (x + wide / 2, top - wide * 0.9), (x + wide, top + 0.001))
        elif crest < 0.55:
            block(scene, path, x + wide * 0.2, top - 0.03, wide * 0.6, top)
        x += wide + dice.uniform(-0.015, 0.018)
    stand(scene, path, foot)
    scene.fill(path, colour)
    _windows(scene, boxes, foot, scene.detail.uniform(0.14, 0.34))


def spires(scene: Scene, foot: float, tall: float, colour: QColor) -> None:
    """A gothic town: gables, towers, needles."""
    dice, path = scene.dice, QPainterPath()
    boxes: list[tuple[float, float, float]] = []
    x = -0.05
    while x < 1.02:
        if dice.random() < 0.3:
            wide = dice.uniform(0.035, 0.06)
            top = foot - tall * dice.uniform(0.55, 0.8)
            block(scene, path, x, top, wide, foot)
            corner_shape(
                scene,
                path,
                (x - 0.006, top),
                (x + wide / 2, top - tall * dice.uniform(0.25, 0.45)),
                (x + wide + 0.006, top),
            )
        else:
            wide = dice.uniform(0.08, 0.14)
            top = foot - tall * dice.uniform(0.18, 0.42)
            block(scene, path, x, top, wide, foot)
            corner_shape(
                scene,
                path,
                (x - 0.008, top),
                (x + wide / 2, top - wide * dice.uniform(0.7, 1.1)),
                (x + wide + 0.008, top),
            )
            boxes.append((x, top, wide))
        x += wide + dice.uniform(-0.02, 0.012)
    stand(scene, path, foot)
    scene.fill(path, colour)
    _windows(scene, boxes, foot, 0.13)


def cathedral(scene: Scene, foot: float, tall: float, colour: QColor) -> None:
    """A cathedral with two towers and a round window."""
    dice, path = scene.dice, QPainterPath()
    middle = dice.uniform(0.38, 0.62)
    top = foot - tall * 0.62
    for side in (-1, 1):
        x = middle + side * 0.13
        block(scene, path, x - 0.05, top, 0.1, foot)
        corner_shape(scene, path, (x - 0.055, top), (x, foot - tall * dice.uniform(0.98, 1.12)), (x + 0.055, top))
        block(scene, path, x + side * 0.06 - 0.025, foot - tall * 0.3, 0.05, foot)
    block(scene, path, middle - 0.13, foot - tall * 0.42, 0.26, foot)
    corner_shape(
        scene,
        path,
        (middle - 0.13, foot - tall * 0.42),
        (middle, foot - tall * 0.7),
        (middle + 0.13, foot - tall * 0.42),
    )
    for number in range(7):
        x = number / 6 - 0.04
        wide = dice.uniform(0.08, 0.16)
        low = foot - tall * dice.uniform(0.08, 0.24)
        block(scene, path, x, low, wide, foot)
        corner_shape(scene, path, (x, low), (x + wide / 2, low - 0.05), (x + wide, low))
    stand(scene, path, foot)
    scene.fill(path, colour)
    window = scene.at(middle, foot - tall * 0.42)
    size = scene.unit * 0.036
    scene.glow(window, size * 3, scene.tone.light, 130)
    scene.painter.setPen(Qt.PenStyle.NoPen)
    scene.painter.setBrush(mixed(scene.tone.light, QColor("#ffd98a"), 0.5))
    scene.painter.drawEllipse(window, size, size)


def castle(scene: Scene, foot: float, tall: float, colour: QColor) -> None:
    """A castle on a crag."""
    dice, path = scene.dice, QPainterPath()
    middle = dice.uniform(0.3, 0.7)
    brow = foot - tall * 0.36
    corner_shape(
        scene,
        path,
        (middle - 0.55, foot),
        (middle - 0.3, foot - tall * 0.12),
        (middle - 0.19, brow),
        (middle + 0.2, brow),
        (middle + 0.28, foot - tall * 0.14),
        (middle + 0.5, foot),
    )
    for _ in range(5):
        x = middle + dice.uniform(-0.17, 0.15)
        wide = dice.uniform(0.03, 0.055)
        top = brow - tall * dice.uniform(0.14, 0.46)
        block(scene, path, x, top, wide, brow)
        if dice.random() < 0.6:
            corner_shape(scene, path, (x - 0.012, top), (x + wide / 2, top - tall * 0.16), (x + wide + 0.012, top))
        else:
            for tooth in range(3):
                block(scene, path, x - 0.006 + tooth * (wide + 0.012) * 0.38, top - 0.02, (wide + 0.012) * 0.24, top)
    block(scene, path, middle - 0.16, brow - tall * 0.12, 0.32, brow)
    stand(scene, path, foot)
    scene.fill(path, colour)


def domes(scene: Scene, foot: float, tall: float, colour: QColor) -> None:
    """Domes and minarets."""
    dice, path = scene.dice, QPainterPath()
    x = -0.05
    while x < 1.0:
        if dice.random() < 0.4:
            wide = dice.uniform(0.026, 0.038)
            top = foot - tall * dice.uniform(0.6, 0.95)
            block(scene, path, x, top, wide, foot)
            block(scene, path, x - 0.008, top + 0.06, wide + 0.016, top + 0.065)
            corner_shape(scene, path, (x - 0.004, top), (x + wide / 2, top - 0.09), (x + wide + 0.004, top))
        else:
            wide = dice.uniform(0.12, 0.22)
            top = foot - tall * dice.uniform(0.2, 0.36)
            block(scene, path, x, top, wide, foot)
            middle, high = x + wide / 2, tall * dice.uniform(0.3, 0.42)
            path.moveTo(scene.at(middle - wide * 0.4, top))
            path.cubicTo(
                scene.at(middle - wide * 0.54, top - high * 0.6),
                scene.at(middle - wide * 0.1, top - high * 0.66),
                scene.at(middle, top - high),
            )
            path.cubicTo(
                scene.at(middle + wide * 0.1, top - high * 0.66),
                scene.at(middle + wide * 0.54, top - high * 0.6),
                scene.at(middle + wide * 0.4, top),
            )
            path.closeSubpath()
        x += wide + dice.uniform(0.0, 0.03)
    stand(scene, path, foot)
    scene.fill(path, colour)


def pyramids(scene: Scene, foot: float, tall: float, colour: QColor) -> None:
    """Pyramids, one flank in the light."""
    dice, path, lit = scene.dice, QPainterPath(), QPainterPath()
    for x, size in (
        (dice.uniform(0.5, 0.8), dice.uniform(0.8, 1.0)),
        (dice.uniform(0.1, 0.4), dice.uniform(0.5, 0.7)),
        (dice.uniform(0.0, 1.0), 0.3),
    ):
        half = size * 0.42
        top = foot - tall * size * 0.8
        corner_shape(scene, path, (x - half, foot), (x, top), (x + half, foot))
        side = 1 if scene.light.x() > x else -1
        corner_shape(scene, lit, (x, top), (x + side * half, foot), (x + side * half * 0.24, foot))
    stand(scene, path, foot)
    scene.fill(path, colour)
    scene.fill(lit, faded(scene.tone.bright, 80))


def ruins(scene: Scene, foot: float, tall: float, colour: QColor) -> None:
    """Broken columns."""
    dice, path = scene.dice, QPainterPath()
    x = dice.uniform(0.0, 0.06)
    while x < 0.98:
        wide = 0.055
        whole = dice.random() < 0.5
        top = foot - tall * (0.8 if whole else dice.uniform(0.25, 0.65))
        block(scene, path, x, top, wide, foot)
        if whole:
            block(scene, path, x - 0.014, top - 0.03, wide + 0.028, top)
            if dice.random() < 0.5:
                block(scene, path, x - 0.014, top - 0.075, 0.17, top - 0.03)
        else:
            corner_shape(scene, path, (x, top + 0.001), (x + wide * 0.3, top - 0.04), (x + wide, top + 0.001))
        block(scene, path, x - 0.016, foot - 0.03, wide + 0.032, foot)
        x += dice.uniform(0.11, 0.17)
    stand(scene, path, foot)
    scene.fill(path, colour)


def tunnel(scene: Scene, foot: float, tall: float, colour: QColor) -> None:
    """A vaulted tunnel seen from inside, its light at the end."""
    middle = scene.at(scene.light.x() * 0.5 + 0.25, foot - tall * 0.28)
    outer = mixed(colour, QColor("#000000"), 0.5)
    scene.painter.fillRect(scene.rect, outer)
    reach = scene.unit * 0.95
    steps = 6
    for step in range(steps):
        size = reach * 0.8**step * (0.8 + 0.02 * step)
        vault = QPainterPath()
        box = QRectF(middle.x() - size * 0.62, middle.y() - size * 0.72, size * 1.24, size * 1.6)
        vault.moveTo(box.bottomLeft())
        vault.lineTo(box.left(), box.top() + size * 0.6)
        vault.cubicTo(
            QPointF(box.left(), box.top()),
            QPointF(box.right(), box.top()),
            QPointF(box.right(), box.top() + size * 0.6),
        )
        vault.lineTo(box.bottomRight())
        vault.closeSubpath()
        scene.fill(vault, mixed(outer, scene.tone.bright, 0.08 + 0.9 * (step / steps) ** 2))
    scene.glow(middle, reach * 0.6, scene.tone.light, 190)


def curtains(scene: Scene, foot: float, tall: float, colour: QColor) -> None:
    """A stage between drawn curtains."""
    dice = scene.dice
    cloth, fold = mixed(scene.tone.base, colour, 0.35), mixed(scene.tone.deep, colour, 0.5)
    for side in (0, 1):
        for number in range(5):
            x = number * 0.055
            wide = 0.075
            drape = QPainterPath()
            ends = [
                (x, -0.01),
                (x + wide, -0.01),
                (x * 0.62 + wide * 0.62, 0.55),
                (x * 0.8 + wide, 1.01),
                (x * 0.8, 1.01),
                (x * 0.62, 0.55),
            ]
            if side:
                ends = [(1 - across, down) for across, down in ends]
            corner_shape(scene, drape, *ends)
            scene.fill(drape, fold if number % 2 else cloth)
    valance = QPainterPath()
    for number in range(6):
        valance.addEllipse(
            scene.at(number / 5, -0.02), scene.rect.width() * 0.125, scene.rect.height() * dice.uniform(0.1, 0.13)
        )
    valance.setFillRule(Qt.FillRule.WindingFill)
    scene.fill(valance, cloth)
    floor = QRectF(scene.at(-0.01, foot), scene.at(1.01, 1.01))
    scene.painter.fillRect(floor, mixed(colour, scene.tone.deep, 0.4))
    scene.glow(scene.at(0.5, foot + tall * 0.1), scene.unit * 0.42, scene.tone.light, 90)


def factory(scene: Scene, foot: float, tall: float, colour: QColor) -> None:
    """Works with chimneys and smoke."""
    dice, path = scene.dice, QPainterPath()
    boxes: list[tuple[float, float, float]] = []
    smoke = QPainterPath()
    x = -0.04
    while x < 1.0:
        wide = dice.uniform(0.12, 0.2)
        top = foot - tall * dice.uniform(0.2, 0.36)
        block(scene, path, x, top, wide, foot)
        boxes.append((x, top, wide))
        for tooth in range(3):
            left = x + wide * tooth / 3
            corner_shape(scene, path, (left, top), (left, top - 0.05), (left + wide / 3, top))
        if dice.random() < 0.75:
            chimney = x + wide * dice.uniform(0.1, 0.7)
            crest = foot - tall * dice.uniform(0.65, 0.95)
            corner_shape(
                scene,
                path,
                (chimney - 0.004, foot),
                (chimney, crest),
                (chimney + 0.028, crest),
                (chimney + 0.034, foot),
            )
            for puff in range(6):
                size = scene.unit * (0.018 + puff * 0.012)
                smoke.addEllipse(
                    scene.at(chimney + 0.014 + puff * 0.025, crest - 0.02 - puff * 0.036), size * 1.3, size
                )
        x += wide + dice.uniform(-0.01, 0.02)
    smoke.setFillRule(Qt.FillRule.WindingFill)
    scene.fill(smoke, faded(scene.tone.deep, 150))
    stand(scene, path, foot)
    scene.fill(path, colour)
    _windows(scene, boxes, foot, 0.2)


def bridge(scene: Scene, foot: float, tall: float, colour: QColor) -> None:
    """A suspension bridge over dark water."""
    dice, path = scene.dice, QPainterPath()
    deck = foot - tall * 0.26
    path.addRect(QRectF(scene.at(-0.02, deck), scene.at(1.02, deck + 0.025)))
    towers = (dice.uniform(0.14, 0.24), dice.uniform(0.76, 0.86))
    for x in towers:
        block(scene, path, x - 0.022, foot - tall * 0.92, 0.014, foot)
        block(scene, path, x + 0.008, foot - tall * 0.92, 0.014, foot)
        for beam in (0.9, 0.66, 0.44):
            block(scene, path, x - 0.022, foot - tall * beam, 0.044, foot - tall * beam + 0.008)
    stand(scene, path, foot)
    scene.fill(path, colour)
    scene.painter.setPen(QPen(colour, max(0.8, scene.unit * 0.007)))
    scene.painter.setBrush(Qt.BrushStyle.NoBrush)
    cable = QPainterPath(scene.at(-0.05, deck - tall * 0.3))
    cable.quadTo(scene.at(towers[0] * 0.5, deck), scene.at(towers[0], foot - tall * 0.9))
    cable.quadTo(scene.at(0.5, deck + tall * 0.28), scene.at(towers[1], foot - tall * 0.9))
    cable.quadTo(scene.at((1 + towers[1]) / 2, deck), scene.at(1.05, deck - tall * 0.3))
    scene.painter.drawPath(cable)
    number = 22
    for hanger in range(1, number):
        x = towers[0] + (towers[1] - towers[0]) * hanger / number
        part = hanger / number
        y = (foot - tall * 0.9) * ((1 - part) ** 2 + part**2) + 2 * part * (1 - part) * (deck + tall * 0.28)
        scene.painter.setPen(QPen(faded(colour, 190), max(0.5, scene.unit * 0.003)))
        scene.painter.drawLine(scene.at(x, y), scene.at(x, deck))


def _windows(scene: Scene, boxes: list[tuple[float, float, float]], foot: float, chance: float = 0.3) -> None:
    """Lit windows on towers given as ``(x, top, width)``."""
    if not scene.fine:
        return
    dice = scene.detail
    lit = QPainterPath()
    for x, top, wide in boxes:
        columns = max(2, int(wide / 0.017))
        step = wide / (columns + 0.5)
        y = top + 0.02
        while y < foot - 0.02:
            for column in range(columns):
                if dice.random() < chance:
                    place = scene.at(x + step * (column + 0.4), y)
                    lit.addRect(
                        QRectF(place.x(), place.y(), step * scene.rect.width() * 0.5, scene.rect.height() * 0.0095)
                    )
            y += 0.024
    scene.fill(lit, faded(mixed(scene.tone.light, QColor("#ffd98a"), 0.6), 190))
