"""Pictures of what minions do: actions, modifiers, reactions, combat, politics."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainterPath, QPen

from vtes_desktop.cards.model import Card
from vtes_desktop.ui.faces.pictures import towns
from vtes_desktop.ui.faces.pictures.scene import Scene, faded, mixed
from vtes_desktop.ui.faces.pictures.signs import bright, halo_sign, moon_sign


def action(scene: Scene, _card: Card, sign: str) -> None:
    """A street that runs towards the light, somebody on the way."""
    dice = scene.dice
    scene.sky()
    scene.stars(16)
    end = dice.uniform(0.4, 0.6)
    moon_sign(scene, sign, end, 0.31, dice.uniform(0.22, 0.27))
    near = mixed(scene.tone.night, QColor("#000000"), 0.3)
    low = 0.66
    towns.skyscrapers(scene, low, 0.22, mixed(scene.tone.deep, scene.tone.base, 0.3))
    road = QPainterPath(scene.at(end - 0.02, low))
    for x, y in ((end + 0.02, low), (1.0, 1.0), (0.0, 1.0)):
        road.lineTo(scene.at(x, y))
    scene.painter.fillRect(QRectF(scene.at(-0.01, low), scene.at(1.01, 1.01)), near)
    shine = QLinearGradient(scene.at(end, low), scene.at(end, 1))
    shine.setColorAt(0.0, mixed(scene.tone.bright, scene.tone.light, 0.4))
    shine.setColorAt(1.0, mixed(scene.tone.deep, near, 0.4))
    scene.fill(road, QBrush(shine))
    for side in (-1, 1):
        x, high = (0.0 if side < 0 else 1.0), dice.uniform(0.5, 0.72)
        for number in range(4):
            depth, after = 0.74**number, 0.74 ** (number + 1)
            top = low - high * depth * dice.uniform(0.8, 1.05)
            house = QPainterPath(scene.at(end + (x - end) * depth * 1.02, low + 0.34 * depth))
            for place in (
                (end + (x - end) * depth * 1.02, top),
                (end + (x - end) * after, low - (low - top) * after / depth),
                (end + (x - end) * after, low + 0.34 * after),
            ):
                house.lineTo(scene.at(*place))
            house.closeSubpath()
            scene.fill(house, mixed(near, scene.tone.deep, 0.16 * number))
            if scene.fine:
                _street_windows(scene, end, x, depth, after, top, low)
    _walker(scene, end + dice.uniform(-0.08, 0.08), dice.uniform(0.84, 0.9), dice.uniform(0.2, 0.27), near)


def _street_windows(scene: Scene, end: float, x: float, depth: float, after: float, top: float, low: float) -> None:
    lit = QPainterPath()
    for column in range(4):
        near, far = (depth + (after - depth) * (column + part) / 4 for part in (0.3, 0.75))
        for row in range(5):
            if scene.detail.random() < 0.26:
                place = 0.12 + row * 0.16
                lit.moveTo(scene.at(end + (x - end) * near, low - (low - top) * (1 - place) * near / depth))
                for part, down in ((far, place), (far, place + 0.07), (near, place + 0.07)):
                    lit.lineTo(scene.at(end + (x - end) * part, low - (low - top) * (1 - down) * part / depth))
                lit.closeSubpath()
    scene.fill(lit, faded(mixed(scene.tone.light, QColor("#ffd98a"), 0.6), 170))


def _walker(scene: Scene, x: float, foot: float, tall: float, colour: QColor) -> None:
    """Somebody in a long coat, with a shadow towards us."""
    high = tall * scene.rect.height()
    base = scene.at(x, foot)

    def at(across: float, up: float) -> QPointF:
        return base + QPointF(across * high, -up * high)

    shadow = QPainterPath(at(-0.1, 0.0))
    for place in ((0.1, 0.0), (0.34, -0.62), (-0.1, -0.66)):
        shadow.lineTo(at(*place))
    shadow.closeSubpath()
    scene.fill(shadow, faded(QColor("#000000"), 110))
    body = QPainterPath(at(-0.13, 0.0))
    body.cubicTo(at(-0.17, 0.4), at(-0.2, 0.62), at(-0.15, 0.76))
    body.quadTo(at(0.0, 0.86), at(0.15, 0.76))
    body.cubicTo(at(0.2, 0.62), at(0.18, 0.4), at(0.15, 0.0))
    body.lineTo(at(0.05, 0.02))
    body.lineTo(at(0.01, 0.24))
    body.lineTo(at(-0.04, 0.02))
    body.closeSubpath()
    body.addEllipse(at(0.0, 0.9), high * 0.075, high * 0.09)
    body.setFillRule(Qt.FillRule.WindingFill)
    scene.fill(body, mixed(colour, QColor("#000000"), 0.5))


def modifier(scene: Scene, _card: Card, sign: str) -> None:
    """Ribbons of light wound about the sign."""
    dice = scene.dice
    scene.sky()
    scene.stars(22)
    x, y = dice.uniform(0.42, 0.58), dice.uniform(0.42, 0.5)
    ribbons = []
    for number in range(5):
        phase, sway = dice.uniform(0, math.tau), dice.uniform(0.1, 0.22)
        level = 0.16 + number * 0.18 + dice.uniform(-0.05, 0.05)
        ribbons.append((level, phase, sway, dice.uniform(0.025, 0.075)))
    for number, (level, phase, sway, wide) in enumerate(ribbons):
        if number == 3:
            halo_sign(scene, sign, x, y, 0.5)
        path = QPainterPath()
        upper, lower = [], []
        for step in range(25):
            part = step / 24
            wave = math.sin(phase + part * 5.2) * sway * (0.4 + part)
            thick = wide * (0.25 + math.sin(part * math.pi) ** 1.5) * (1 + 0.5 * math.sin(phase * 2 + part * 7))
            upper.append(scene.at(part * 1.1 - 0.05, level + wave - thick))
            lower.append(scene.at(part * 1.1 - 0.05, level + wave + thick))
        path.moveTo(upper[0])
        for point in (*upper[1:], *reversed(lower)):
            path.lineTo(point)
        path.closeSubpath()
        gradient = QLinearGradient(scene.at(0, 0), scene.at(1, 0))
        gradient.setColorAt(0.0, faded(scene.tone.bright, 20))
        gradient.setColorAt(dice.uniform(0.3, 0.7), faded(scene.tone.light, 165 if number != 3 else 120))
        gradient.setColorAt(1.0, faded(scene.tone.base, 30))
        scene.fill(path, QBrush(gradient))


def reaction(scene: Scene, _card: Card, sign: str) -> None:
    """A ward: broken rings that turn about the sign, and what breaks on them."""
    dice = scene.dice
    scene.sky()
    x, y = dice.uniform(0.42, 0.58), dice.uniform(0.44, 0.5)
    scene.rays(x, y, dice.randint(14, 22), scene.tone.light, 70, 0.45)
    centre = scene.at(x, y)
    pale = bright(scene)
    painter = scene.painter
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(5):
        radius = scene.unit * (0.3 + number * 0.085)
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        pieces = dice.randint(2, 5)
        turn = dice.uniform(0, 360)
        colour = faded(mixed(pale, scene.tone.base, number / 5), 235 - number * 40)
        painter.setPen(QPen(colour, scene.unit * dice.uniform(0.008, 0.034), c=Qt.PenCapStyle.FlatCap))
        for piece in range(pieces):
            share = 360 / pieces
            painter.drawArc(box, round((turn + piece * share) * 16), round(share * dice.uniform(0.45, 0.85) * 16))
    for _ in range(5):
        angle = dice.uniform(0, math.tau)
        way = QPointF(math.cos(angle), math.sin(angle))
        side = QPointF(-way.y(), way.x())
        near, far = scene.unit * dice.uniform(0.5, 0.66), scene.unit * dice.uniform(0.8, 1.1)
        shard = QPainterPath(centre + way * near)
        shard.lineTo(centre + way * far + side * scene.unit * 0.03)
        shard.lineTo(centre + way * far * 1.1 - side * scene.unit * 0.02)
        shard.closeSubpath()
        scene.fill(shard, faded(scene.tone.night, 200))
    halo_sign(scene, sign, x, y, 0.42, 220)


def combat(scene: Scene, _card: Card, sign: str) -> None:
    """A blow: light bursting from the sign, slashes across it, blood."""
    dice = scene.dice
    scene.sky()
    x, y = dice.uniform(0.42, 0.58), dice.uniform(0.42, 0.5)
    scene.rays(x, y, dice.randint(16, 24), scene.tone.bright, 170, dice.uniform(0.35, 0.55))
    burst = QPainterPath()
    points = dice.randint(11, 15)
    turn = dice.uniform(0, math.tau)
    for number in range(points * 2):
        angle = turn + math.pi * number / points
        reach = scene.unit * (dice.uniform(0.4, 0.56) if number % 2 else dice.uniform(0.28, 0.33))
        point = scene.at(x, y) + QPointF(math.cos(angle), math.sin(angle)) * reach
        if number:
            burst.lineTo(point)
        else:
            burst.moveTo(point)
    burst.closeSubpath()
    scene.fill(burst, faded(scene.tone.night, 215))
    halo_sign(scene, sign, x, y, 0.44, 120)
    tilt = dice.choice((-1, 1))
    for number in range(dice.randint(2, 3)):
        start = scene.at(x + tilt * (0.42 - number * 0.14), y - 0.42)
        end = scene.at(x - tilt * (0.3 + number * 0.14), y + 0.46)
        across = scene.unit * dice.uniform(0.012, 0.026)
        slash = QPainterPath(start)
        middle = (start + end) / 2
        slash.quadTo(middle + QPointF(across * 2.4, across), end)
        slash.quadTo(middle - QPointF(across * 1.4, across), start)
        scene.fill(slash, faded(QColor("#fff6e6"), 225))
    drops = QPainterPath()
    for _ in range(16 if scene.fine else 7):
        angle, away = scene.detail.uniform(0, math.tau), scene.unit * scene.detail.uniform(0.3, 0.7)
        size = scene.unit * scene.detail.uniform(0.006, 0.026)
        drops.addEllipse(
            scene.at(x, y) + QPointF(math.cos(angle), math.sin(angle)) * away,
            size,
            size * scene.detail.uniform(0.8, 1.5),
        )
    scene.fill(drops, QColor("#b3242b"))


def political(scene: Scene, _card: Card, sign: str) -> None:
    """A hall of columns with banners, and light from above."""
    dice = scene.dice
    dark = mixed(scene.tone.night, QColor("#000000"), 0.2)
    scene.painter.fillRect(
        scene.rect,
        scene.shade(
            (0.0, scene.tone.deep), (0.6, mixed(scene.tone.base, scene.tone.bright, 0.5)), (1.0, scene.tone.deep)
        ),
    )
    scene.light = QPointF(0.5, 0.1)
    scene.rays(0.5, -0.1, dice.randint(18, 26), scene.tone.light, 120, 0.5)
    for depth in range(3):
        part = 0.62**depth
        shade = mixed(dark, scene.tone.base, 0.32 * depth)
        for side in (-1, 1):
            x = 0.5 + side * 0.47 * part
            wide = 0.11 * part
            top, foot = 0.5 - 0.5 * part, 0.5 + 0.46 * part
            column = QPainterPath()
            column.addRect(QRectF(scene.at(x - wide / 2, top), scene.at(x + wide / 2, foot)))
            column.addRect(QRectF(scene.at(x - wide * 0.75, top), scene.at(x + wide * 0.75, top + 0.05 * part)))
            column.addRect(QRectF(scene.at(x - wide * 0.75, foot - 0.05 * part), scene.at(x + wide * 0.75, foot)))
            column.setFillRule(Qt.FillRule.WindingFill)
            scene.fill(column, shade)
            inner = QRectF(
                scene.at(x - side * wide * 0.42, top + 0.05 * part),
                scene.at(x - side * wide * 0.24, foot - 0.05 * part),
            ).normalized()
            scene.painter.fillRect(inner, faded(scene.tone.light, 90))
    floor = QPainterPath(scene.at(0.5 - 0.47 * 0.4, 0.69))
    for place in ((0.5 + 0.47 * 0.4, 0.69), (1.1, 1.0), (-0.1, 1.0)):
        floor.lineTo(scene.at(*place))
    scene.fill(floor, scene.shade((0.6, mixed(scene.tone.bright, scene.tone.light, 0.3)), (1.0, dark)))
    cloth = QPainterPath(scene.at(0.29, -0.02))
    low = dice.uniform(0.68, 0.74)
    tail = dice.choice((-0.07, 0.07, 0.0))
    for place in ((0.71, -0.02), (0.71, low), (0.5, low + tail), (0.29, low)):
        cloth.lineTo(scene.at(*place))
    cloth.closeSubpath()
    fabric = QLinearGradient(scene.at(0.29, 0), scene.at(0.71, 0))
    for part, colour in (
        (0.0, scene.tone.night),
        (0.2, scene.tone.base),
        (0.45, scene.tone.deep),
        (0.7, scene.tone.base),
        (1.0, scene.tone.night),
    ):
        fabric.setColorAt(part, colour)
    scene.fill(cloth, QBrush(fabric))
    scene.painter.setPen(QPen(QColor("#c9a24a"), max(1.0, scene.unit * 0.014)))
    scene.painter.setBrush(Qt.BrushStyle.NoBrush)
    scene.painter.drawPath(cloth)
    scene.emblem(sign, 0.5, 0.34, 0.34, QColor("#ffe9b0"), QColor("#b98a34"))
    heads = QPainterPath()
    for number in range(9):
        x = number / 8 + dice.uniform(-0.03, 0.03)
        y, size = dice.uniform(0.93, 1.0), scene.unit * dice.uniform(0.035, 0.05)
        heads.addEllipse(scene.at(x, y), size, size * 1.15)
        heads.addEllipse(scene.at(x, y) + QPointF(0, size * 2.4), size * 2.1, size * 1.5)
    heads.setFillRule(Qt.FillRule.WindingFill)
    scene.fill(heads, mixed(dark, QColor("#000000"), 0.5))
