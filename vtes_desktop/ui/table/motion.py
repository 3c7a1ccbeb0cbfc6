"""Cards on their way: each goes from where it is to its spot, all in the same short time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsScene

from vtes_desktop.ui.table.items import CardItem
from vtes_desktop.ui.table.layout import Spot

MOTION_MS: Final = 160
Z_TRAVELLING: Final = 150.0


class Motion:
    """The ways of all cards that are moving in a scene."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._ways: dict[CardItem, tuple[Spot, Spot]] = {}
        self._leaving: list[CardItem] = []
        self._animation = QVariantAnimation(scene)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(MOTION_MS)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._step)
        self._animation.finished.connect(self._arrive)

    def send(self, item: CardItem, spot: Spot, *, above: bool) -> None:
        """Send a card to a spot, `above` the others while it travels; one that is there already stays."""
        now = Spot(item.x(), item.y(), spot.width, item.rotation(), item.zValue())
        if (now.x, now.y, now.angle) != (spot.x, spot.y, spot.angle):
            self._ways[item] = now, spot
            item.setZValue(max(spot.z, Z_TRAVELLING) if above else spot.z)
        else:
            self._ways.pop(item, None)
            item.rest(spot)

    def send_off(self, item: CardItem, centre: QPointF) -> None:
        """Send a card to a place where it is not seen any more, and take it out of the scene there."""
        now = Spot(item.x(), item.y(), item.spot.width, item.rotation())
        item.setZValue(Z_TRAVELLING + 10)
        self._leaving.append(item)
        self._ways[item] = now, Spot(centre.x(), centre.y(), now.width)

    def forget(self, item: CardItem) -> None:
        """A card is moved by something else from now on."""
        self._ways.pop(item, None)

    def run(self) -> None:
        """Set off whatever was sent."""
        if self._ways:
            self._animation.stop()
            self._animation.start()

    def clear(self) -> None:
        """Stop everything where it is, and take out what was leaving."""
        self._animation.stop()
        self._ways.clear()
        for item in self._leaving:
            self._scene.removeItem(item)
        self._leaving.clear()

    def _step(self, part: float) -> None:
        for item, (start, end) in self._ways.items():
            item.setPos(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
            item.setRotation(start.angle + (end.angle - start.angle) * part)

    def _arrive(self) -> None:
        for item, (_, end) in self._ways.items():
            if item not in self._leaving:
                item.rest(end)
        self._ways.clear()
        self.clear()


def nearest(items: Iterable[CardItem], start: CardItem, way: QPointF) -> CardItem | None:
    """The nearest card from `start` in a direction (a unit vector), or None when there is none that way."""
    best, found = float("inf"), None
    for item in items:
        off = item.pos() - start.pos()
        along = QPointF.dotProduct(off, way)
        distance = along + 2.5 * abs(off.x() * way.y() - off.y() * way.x())
        if item is not start and along > 2 and distance < best:
            best, found = distance, item
    return found
