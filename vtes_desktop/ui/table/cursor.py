"""The keyboard's place on the table: the arrow keys go from thing to thing, and whoever listens hears its name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt

from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.table.scene import TableScene

WAYS: Final = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
"""The arrow keys and where they go."""
BESIDE: Final = 500.0
"""Scene units by which a thing beside the way counts as further."""


class Stop(Struct, frozen=True):
    """Something that the keyboard can reach."""

    kind: Literal["card", "pile", "pool", "bank", "edge", "seat"]
    rect: QRectF
    copy: int = 0
    seat: int = -1
    region: str = ""

    @property
    def centre(self) -> QPointF:
        """Where it is."""
        return self.rect.center()

    @property
    def key(self) -> tuple[str, int, int, str]:
        """What stays the same when it is laid out anew."""
        return self.kind, self.copy, self.seat, self.region


class Cursor:
    """Where the keyboard is: on the chosen card, or on a pile, a pool, the bank, the Edge or a seat's name."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._stop: Stop | None = None

    @property
    def at(self) -> Stop | None:
        """What the keyboard is on now; None when a click left it nowhere."""
        if self._stop is not None and self._scene.ring.isVisible():
            return self._stop
        chosen = [self._scene.cards[i] for i in self._scene.selection if i in self._scene.cards]
        if self._stop is not None and self._stop.kind == "card" and self._stop.copy in self._scene.selection:
            return next((_on_card(item.copy, item.edge()) for item in chosen if item.copy == self._stop.copy), None)
        return _on_card(chosen[0].copy, chosen[0].edge()) if chosen else None

    def go(self, way: QPointF, *, add: bool = False) -> Stop | None:
        """Go to the next thing that way, or from nowhere to the first of one's own; None when there is nothing.

        A card is chosen by that, besides those that are with `add`.
        """
        here = self.at
        stops = list(self._stops())
        found = _nearest(stops, here, way) if here is not None else self._first(stops)
        if found is not None:
            self._rest_on(found, add=add)
        return found

    def enter(self) -> Stop | None:
        """Be somewhere: where it was, or at the first of one's own things."""
        here = self.at or self._first(list(self._stops()))
        if here is not None:
            self._rest_on(here, add=True)
        return here

    def enter_in(self, rect: QRectF) -> Stop | None:
        """Be at a part of the table: where it was in it, or at its first card, or its first thing."""
        here = self.at
        if here is None or not rect.contains(here.centre):
            stops = [stop for stop in self._stops() if rect.contains(stop.centre)]
            cards = [stop for stop in stops if stop.kind == "card"]
            here = min(cards or stops, key=lambda stop: (stop.rect.top(), stop.rect.left()), default=None)
        if here is not None:
            self._rest_on(here, add=False)
        return here

    def follow(self) -> None:
        """Stay with a thing that was laid out anew."""
        if self._stop is None or not self._scene.ring.isVisible():
            return
        found = next((stop for stop in self._stops() if stop.key == self._stop.key), None)
        self._stop = found
        self._scene.ring.show_at(found.rect if found is not None else None)

    def said(self, stop: Stop) -> str:
        """A thing in words."""
        table, session = self._scene.session.table, self._scene.session
        words = self._scene.game.words
        match stop.kind:
            case "card" if (copy := self._scene.copy(stop.copy)) is not None:
                return words.described(table, copy, session.face(copy))
            case "pile":
                pile = self._scene.furniture.piles[stop.seat, stop.region]
                return words.said_of_pile(table, stop.seat, stop.region, pile.top.card if pile.top else None)
            case "pool":
                return words.said_of_pool(table, stop.seat)
            case "seat":
                return words.said_of_seat(table, session.viewer, stop.seat)
            case "edge":
                return words.said_of_edge(table)
        return tr("the bank")

    def _rest_on(self, stop: Stop, *, add: bool) -> None:
        scene = self._scene
        self._stop = stop
        if stop.kind == "card":
            scene.select({*scene.selection, stop.copy} if add else (stop.copy,))
        else:
            if not add:
                scene.select(())
            scene.ring.show_at(stop.rect)

    def _first(self, stops: list[Stop]) -> Stop | None:
        own = self._scene.plan.own.rect
        cards = [stop for stop in stops if stop.kind == "card"]
        mine = [stop for stop in cards if own.contains(stop.centre)] or cards or stops
        return min(mine, key=lambda stop: (stop.rect.top(), stop.rect.left()), default=None)

    def _stops(self) -> Iterator[Stop]:
        scene = self._scene
        for copy, item in scene.cards.items():
            yield _on_card(copy, item.edge())
        for (seat, region), pile in scene.furniture.piles.items():
            yield Stop("pile", pile.card_rect().translated(pile.rect.topLeft()), seat=seat, region=region)
        for seat, pool in scene.furniture.pools.items():
            if not pool.rect.isEmpty():
                yield Stop("pool", pool.rect, seat=seat)
        for seat, area in scene.plan.areas.items():
            yield Stop("seat", area.header, seat=seat)
        yield Stop("bank", scene.plan.bank)
        yield Stop("edge", scene.furniture.edge.rect)


def _on_card(copy: int, rect: QRectF) -> Stop:
    return Stop("card", rect, copy)


def _nearest(stops: list[Stop], start: Stop, way: QPointF) -> Stop | None:
    """The nearest stop in a direction (a unit vector), or None when there is none that way.

    What is more beside the way than along it comes after everything else.
    """
    best, found = float("inf"), None
    for stop in stops:
        off = stop.centre - start.centre
        along = QPointF.dotProduct(off, way)
        beside = abs(off.x() * way.y() - off.y() * way.x())
        distance = along + 2.5 * beside + (BESIDE if beside > 1.5 * along else 0.0)
        if stop.key != start.key and along > 2 and distance < best:
            best, found = distance, stop
    return found
