"""The simple shapes that silhouettes are put together from, placed by fractions of the stage."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath

from vtes_desktop.ui.faces.pictures.scene import Scene


def stand(scene: Scene, path: QPainterPath, foot: float) -> None:
    """Everything below the foot belongs to the silhouette."""
    path.addRect(QRectF(scene.at(-0.01, foot - 0.004), scene.at(1.01, 1.01)))
    path.setFillRule(Qt.FillRule.WindingFill)


def block(scene: Scene, path: QPainterPath, x: float, y: float, wide: float, foot: float) -> None:
    """A block from ``(x, y)`` down to the foot."""
    path.addRect(QRectF(scene.at(x, y), scene.at(x + wide, foot + 0.01)))


def corner_shape(scene: Scene, path: QPainterPath, *points: tuple[float, float]) -> None:
    """A shape with straight sides through the points."""
    path.moveTo(scene.at(*points[0]))
    for point in points[1:]:
        path.lineTo(scene.at(*point))
    path.closeSubpath()
