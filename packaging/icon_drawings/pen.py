"""The pen that the icons are drawn with: filled shapes and round-ended strokes on a 48-unit square, joined and cut."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

UNITS = 48.0
WEIGHT = 5.0
"""The usual width of a stroke."""


def fill(data: str) -> QPainterPath:
    """A shape from SVG path data with absolute M, L, H, V, C, Q and Z."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for command, numbers in re.findall(r"([MLHVCQZ])([^MLHVCQZ]*)", data):
        values = [float(number) for number in re.findall(r"-?\d*\.?\d+", numbers)]
        if command == "Z":
            path.closeSubpath()
        elif command == "H":
            for x in values:
                path.lineTo(x, path.currentPosition().y())
        elif command == "V":
            for y in values:
                path.lineTo(path.currentPosition().x(), y)
        else:
            points = [QPointF(x, y) for x, y in zip(values[::2], values[1::2], strict=True)]
            if command == "M":
                path.moveTo(points.pop(0))
            if command in "ML":
                for point in points:
                    path.lineTo(point)
            elif command == "C":
                for first in range(0, len(points), 3):
                    path.cubicTo(*points[first : first + 3])
            else:
                for first in range(0, len(points), 2):
                    path.quadTo(*points[first : first + 2])
    return path


def stroke(data: str | QPainterPath, width: float = WEIGHT, *, square: bool = False) -> QPainterPath:
    """The outline of a stroke along a path, with round ends and joins, or with square ones."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap if square else Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin if square else Qt.PenJoinStyle.RoundJoin)
    stroker.setCurveThreshold(0.05)
    return stroker.createStroke(fill(data) if isinstance(data, str) else data).simplified()


def disc(x: float, y: float, radius: float, tall: float | None = None) -> QPainterPath:
    """A full circle, or an ellipse when ``tall`` gives its other radius."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, tall or radius)
    return path


def ring(x: float, y: float, radius: float, width: float = WEIGHT) -> QPainterPath:
    """A circle as a stroke whose outer edge has that radius."""
    return minus(disc(x, y, radius), disc(x, y, radius - width))


def box(x: float, y: float, wide: float, tall: float, radius: float = 0.0) -> QPainterPath:
    """A rectangle with rounded corners."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, wide, tall), radius, radius)
    return path


def arc(x: float, y: float, radius: float, start: float, sweep: float, width: float = WEIGHT) -> QPainterPath:
    """A stroke along a circle from ``start`` degrees (0 at the right, anticlockwise) through ``sweep``."""
    path = QPainterPath()
    rect = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    path.arcMoveTo(rect, start)
    path.arcTo(rect, start, sweep)
    return stroke(path, width)


def star(x: float, y: float, points: int, outer: float, inner: float, turn: float = 0.0) -> QPainterPath:
    """A star of so many points, the first straight up plus ``turn`` degrees."""
    path = QPainterPath()
    for number in range(points * 2):
        angle = math.radians(turn - 90 + number * 180 / points)
        reach = inner if number % 2 else outer
        point = QPointF(x + math.cos(angle) * reach, y + math.sin(angle) * reach)
        path.lineTo(point) if number else path.moveTo(point)
    path.closeSubpath()
    return path


def around(shape: QPainterPath, count: int, x: float = 24, y: float = 24, turn: float = 0.0) -> QPainterPath:
    """The shape repeated about a centre."""
    return plus(*(rotate(shape, turn + number * 360 / count, x, y) for number in range(count)))


def plus(*shapes: QPainterPath) -> QPainterPath:
    """All shapes as one."""
    joined = QPainterPath()
    for shape in shapes:
        joined = joined.united(shape)
    return joined


def minus(shape: QPainterPath, *cuts: QPainterPath) -> QPainterPath:
    """The shape without the cuts."""
    for cut in cuts:
        shape = shape.subtracted(cut)
    return shape


def mirror(*shapes: QPainterPath, x: float = 24) -> QPainterPath:
    """The shapes and their reflections in the upright line at ``x``."""
    joined = plus(*shapes)
    return plus(joined, QTransform(-1, 0, 0, 1, 2 * x, 0).map(joined))


def flip(shape: QPainterPath) -> QPainterPath:
    """The shape reflected in the upright middle line."""
    return QTransform(-1, 0, 0, 1, UNITS, 0).map(shape)


def rotate(shape: QPainterPath, degrees: float, x: float = 24, y: float = 24) -> QPainterPath:
    """The shape turned clockwise about a point."""
    return QTransform().translate(x, y).rotate(degrees).translate(-x, -y).map(shape)


def scale(shape: QPainterPath, by: float, x: float = 24, y: float = 24) -> QPainterPath:
    """The shape grown or shrunk about a point."""
    return QTransform().translate(x, y).scale(by, by).translate(-x, -y).map(shape)


def move(shape: QPainterPath, across: float, down: float) -> QPainterPath:
    """The shape moved."""
    return shape.translated(across, down)


def within(shape: QPainterPath, side: float, x: float = 24, y: float = 24) -> QPainterPath:
    """The shape scaled and moved so that its longer side is ``side`` and its middle stands at a point."""
    bounds = shape.boundingRect()
    by = side / max(bounds.width(), bounds.height())
    return scale(move(shape, x - bounds.center().x(), y - bounds.center().y()), by, x, y)


def drop(x: float, top: float, wide: float, tall: float) -> QPainterPath:
    """A drop with its tip up."""
    unit = fill(
        "M0 0 C0.15 0.24 0.5 0.4 0.5 0.65 C0.5 0.86 0.28 1 0 1 C-0.28 1 -0.5 0.86 -0.5 0.65 C-0.5 0.4 -0.15 0.24 0 0 Z"
    )
    return QTransform(wide, 0, 0, tall, x, top).map(unit)


def polygon(points: Iterable[tuple[float, float]]) -> QPainterPath:
    """A closed shape with straight sides."""
    path = QPainterPath()
    for number, (x, y) in enumerate(points):
        path.lineTo(x, y) if number else path.moveTo(x, y)
    path.closeSubpath()
    return path


def data(path: QPainterPath) -> str:
    """A path as SVG path data of absolute M, L, C and Z, rounded to hundredths."""
    words: list[str] = []
    index = 0

    def number(value: float) -> str:
        return f"{value:.2f}".rstrip("0").rstrip(".")

    while index < path.elementCount():
        element = path.elementAt(index)
        point = f"{number(element.x)} {number(element.y)}"
        if element.isMoveTo():
            words.append(f"{'Z' if words else ''}M{point}")
        elif element.isLineTo():
            words.append(f"L{point}")
        else:
            second, third = path.elementAt(index + 1), path.elementAt(index + 2)
            words.append(f"C{point} {number(second.x)} {number(second.y)} {number(third.x)} {number(third.y)}")
            index += 2
        index += 1
    return "".join(words) + ("Z" if words else "")
