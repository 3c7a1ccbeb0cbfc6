"""Cards on their way: each goes from where it is to its spot in the same short time; one that was refused shakes."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QEasingCurve, QElapsedTimer, QPointF, Qt, QTimer
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from vtes_desktop.ui.table.items import CardItem
from vtes_desktop.ui.table.rows import Spot

MOTION_MS: Final = 160
SHAKE_MS: Final = 280
SHAKE_WIDTH: Final = 7.0
"""How far a refused card goes to each side, in scene units."""
TICK_MS: Final = 12
Z_TRAVELLING: Final = 150.0
EASING: Final = QEasingCurve.Type.OutCubic


class _Way(Struct):
    start: Spot
    end: Spot
    since: int
    leaves: bool = False
    """Whether it is taken out of the scene when it arrives."""


class _Shake(Struct):
    home: QPointF
    since: int


class Motion:
    """The ways of all things that are moving in a scene."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._ways: dict[CardItem, _Way] = {}
        self._shaking: dict[QGraphicsItem, _Shake] = {}
        self._clock = QElapsedTimer()
        self._clock.start()
        self._ease = QEasingCurve(EASING)
        self._ticks = QTimer(scene)
        self._ticks.setTimerType(Qt.TimerType.PreciseTimer)
        self._ticks.setInterval(TICK_MS)
        self._ticks.timeout.connect(self._step)

    @property
    def running(self) -> bool:
        """Whether anything is moving."""
        return bool(self._ways or self._shaking)

    def send(self, item: CardItem, spot: Spot, *, above: bool) -> None:
        """Send a card to a spot, `above` the others while it travels; one that is there already stays."""
        self._still(item)
        way = self._ways.get(item)
        if way is not None and way.end == spot and not way.leaves:
            return
        start = Spot(item.x(), item.y(), item.shown, item.rotation(), item.zValue())
        if (start.x, start.y, start.angle, start.width) == (spot.x, spot.y, spot.angle, spot.width):
            self.forget(item)
            item.lie(spot)
            return
        item.setZValue(max(spot.z, Z_TRAVELLING) if above else spot.z)
        self._set_off(item, _Way(start, spot, self._clock.elapsed()))

    def send_off(self, item: CardItem, centre: QPointF) -> None:
        """Send a card to a place where it is not seen any more, and take it out of the scene there."""
        self._still(item)
        start = Spot(item.x(), item.y(), item.shown, item.rotation())
        end = Spot(centre.x(), centre.y(), start.width)
        item.setZValue(Z_TRAVELLING + 10)
        self._set_off(item, _Way(start, end, self._clock.elapsed(), leaves=True))

    def shake(self, items: Iterable[QGraphicsItem]) -> None:
        """Shake things where they are, or where they are going."""
        for item in items:
            way = self._ways.get(item) if isinstance(item, CardItem) else None
            home = QPointF(way.end.x, way.end.y) if way is not None else item.pos()
            known = self._shaking.get(item)
            delay = MOTION_MS if way is not None else 0
            self._shaking[item] = _Shake(known.home if known else home, self._clock.elapsed() + delay)
        if self._shaking:
            self._ticks.start()

    def finish(self) -> None:
        """Let everything arrive at once where it is going."""
        for item, way in list(self._ways.items()):
            self._arrive(item, way)

    def forget(self, item: CardItem) -> None:
        """A card is moved by something else from now on."""
        self._ways.pop(item, None)
        self._shaking.pop(item, None)

    def clear(self) -> None:
        """Stop everything where it is, and take out what was leaving."""
        self._ticks.stop()
        for item, shake in self._shaking.items():
            item.setPos(shake.home)
        self._shaking.clear()
        leaving = [item for item, way in self._ways.items() if way.leaves]
        self._ways.clear()
        for item in leaving:
            self._scene.removeItem(item)

    def _set_off(self, item: CardItem, way: _Way) -> None:
        item.lies_at = None
        self._ways[item] = way
        if not self._ticks.isActive():
            self._ticks.start()

    def _still(self, item: CardItem) -> None:
        shake = self._shaking.pop(item, None)
        if shake is not None and item not in self._ways:
            item.setPos(shake.home)

    def _step(self) -> None:
        now = self._clock.elapsed()
        for item, way in list(self._ways.items()):
            part = self._ease.valueForProgress(min(1.0, (now - way.since) / MOTION_MS))
            if part >= 1.0:
                self._arrive(item, way)
                continue
            start, end = way.start, way.end
            item.setPos(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
            if start.angle != end.angle:
                item.setRotation(start.angle + (end.angle - start.angle) * part)
            if start.width != end.width:
                item.set_width(start.width + (end.width - start.width) * part)
        for thing, shake in list(self._shaking.items()):
            part = (now - shake.since) / SHAKE_MS
            if part >= 1.0:
                thing.setPos(shake.home)
                del self._shaking[thing]
            elif part >= 0.0:
                off = math.sin(part * math.tau * 3) * SHAKE_WIDTH * (1 - part)
                thing.setPos(shake.home + QPointF(off, 0))
        if not self.running:
            self._ticks.stop()

    def _arrive(self, item: CardItem, way: _Way) -> None:
        del self._ways[item]
        if way.leaves:
            self._scene.removeItem(item)
        else:
            item.lie(way.end)
