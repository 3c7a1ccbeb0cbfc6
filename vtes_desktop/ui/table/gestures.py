"""What the hand does: picking up, dragging, dropping, pointing, choosing with a rubber band.

One gesture runs at a time, from the press of a button to its release; each is a small object that the view tells of
every movement. At its end it asks the session for something, or nothing.
"""

from __future__ import annotations

from typing import Final, Literal, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QApplication

from vtes_desktop.play import requests as r
from vtes_desktop.table.moves import Purse
from vtes_desktop.ui.faces import ASPECT
from vtes_desktop.ui.table.drops import (
    Cards,
    Held,
    OnBank,
    OnCard,
    OnPlace,
    OnPool,
    Target,
    Tokens,
    Top,
    request_for,
    takes,
)
from vtes_desktop.ui.table.items import CardItem
from vtes_desktop.ui.table.layout import Spot, Zone
from vtes_desktop.ui.table.looks import Look
from vtes_desktop.ui.table.marks import Z_LIFTED
from vtes_desktop.ui.table.scene import TableScene

FIVE: Final = 5
"""Counters picked up at once with Shift."""

Modifier = Qt.KeyboardModifier


class Gesture(Protocol):
    """Something that the hand is doing."""

    def move(self, point: QPointF) -> None:
        """The pointer is at another point of the scene."""

    def turn(self, steps: int) -> None:
        """The wheel was turned meanwhile."""

    def end(self, point: QPointF) -> None:
        """The button was released."""

    def cancel(self) -> None:
        """Esc, or the table changed under the hand: nothing happens."""


def far_enough(start: QPointF, now: QPointF) -> bool:
    """Whether the pointer has moved so far that it is a drag."""
    return (now - start).manhattanLength() >= QApplication.startDragDistance()


class CarryCards:
    """Cards held by the pointer."""

    def __init__(
        self, scene: TableScene, items: list[CardItem], point: QPointF, held: Held | None = None, *, loose: bool = False
    ) -> None:
        self._scene = scene
        self._loose = loose or isinstance(held, Top)
        """Whether the items are only shown while they are held."""
        self._items = items
        self._held: Held = held or Cards(tuple(item.copy for item in items))
        first = items[0]
        self._grip = first.pos() - point
        width = max(70 * scene.plan.unit, max(item.spot.width for item in items))
        self._step = width * 0.22
        for number, item in enumerate(items):
            scene.lift(item)
            item.setZValue(Z_LIFTED + number)
            if item.spot.width < width:
                item.setScale(item.scale() * width / item.spot.width)
            item.setRotation(0)
        limit = width * 0.5
        self._grip = QPointF(min(limit, max(-limit, self._grip.x())), min(limit, max(-limit, self._grip.y())))
        self.move(point)

    def move(self, point: QPointF) -> None:
        """Hold the cards at the pointer, and show where they would drop."""
        for number, item in enumerate(self._items):
            item.setPos(point + self._grip + QPointF(number * self._step, number * self._step * 0.4))
        show_target(self._scene, self._held, self._target(point))

    def turn(self, steps: int) -> None:
        """Cards are not changed by the wheel."""

    def end(self, point: QPointF) -> None:
        """Drop the cards."""
        scene, target = self._scene, self._target(point)
        self._put_down()
        request = request_for(scene.session.table, self._held, target) if target is not None else None
        if request is not None:
            scene.session.ask(request, self._actor())
        scene.sync()

    def cancel(self) -> None:
        """Let the cards go back."""
        self._put_down()
        self._scene.sync()

    def _actor(self) -> int:
        session = self._scene.session
        match self._held:
            case Top(seat):
                return session.acting(owner=seat)
            case Cards(ids):
                return session.acting(session.table.copies.get(ids[0]))
            case Tokens():
                return session.viewer

    def _put_down(self) -> None:
        scene = self._scene
        show_target(scene, self._held, None)
        for item in self._items:
            scene.put_down(item)
            if self._loose:
                scene.removeItem(item)

    def _target(self, point: QPointF) -> Target | None:
        return target_at(self._scene, self._held, point)


class CarryTokens:
    """Counters held by the pointer; the wheel takes more or fewer."""

    def __init__(self, scene: TableScene, source: Purse, amount: int, most: int, point: QPointF) -> None:
        self._scene = scene
        self._source = source
        self._most = max(1, most)
        self._amount = max(1, min(amount, self._most))
        scene.held.set_amount(self._amount)
        scene.held.show()
        self.move(point)

    @property
    def held(self) -> Tokens:
        """What is held now."""
        return Tokens(self._source, self._amount)

    def move(self, point: QPointF) -> None:
        """Hold the counters at the pointer."""
        self._scene.held.setPos(point)
        show_target(self._scene, self.held, target_at(self._scene, self.held, point))

    def turn(self, steps: int) -> None:
        """Take more or fewer."""
        self.set_amount(self._amount + steps)

    def set_amount(self, amount: int) -> None:
        """Hold so many, if there are."""
        self._amount = max(1, min(amount, self._most))
        self._scene.held.set_amount(self._amount)

    def end(self, point: QPointF) -> None:
        """Drop the counters."""
        target = target_at(self._scene, self.held, point)
        self.cancel()
        request = request_for(self._scene.session.table, self.held, target) if target is not None else None
        if request is not None:
            session = self._scene.session
            owner = self._source.of if self._source.kind == "pool" else None
            copy = session.table.copies.get(self._source.of) if self._source.kind == "card" else None
            if owner is None and copy is None and isinstance(target, OnCard):
                copy = session.table.copies.get(target.copy)
            if owner is None and copy is None and isinstance(target, OnPool):
                owner = target.seat
            session.ask(request, session.acting(copy, owner))

    def cancel(self) -> None:
        """Put them back."""
        self._scene.held.hide()
        show_target(self._scene, self.held, None)


class RubberBand:
    """Choosing cards with a rectangle."""

    def __init__(self, scene: TableScene, start: QPointF, *, add: bool) -> None:
        self._scene = scene
        self._start = start
        self._before = set(scene.selection) if add else set()

    def move(self, point: QPointF) -> None:
        """Choose what is in the rectangle now."""
        rect = QRectF(self._start, point).normalized()
        self._scene.glow.show_at(rect)
        self._scene.select(self._before | self._scene.cards_in(rect))

    def turn(self, steps: int) -> None:
        """The wheel does nothing here."""

    def end(self, point: QPointF) -> None:
        """Keep what is chosen."""
        self.move(point)
        self._scene.glow.show_at(None)

    def cancel(self) -> None:
        """Choose what was chosen before."""
        self._scene.glow.show_at(None)
        self._scene.select(self._before)


class PointAt:
    """Pointing from a card to a card or a seat, for everyone to see."""

    def __init__(self, scene: TableScene, source: CardItem) -> None:
        self._scene = scene
        self._source = source.copy

    def move(self, point: QPointF) -> None:
        """Mark what is pointed at."""
        under = self._scene.card_at(point, but=(self._source,))
        self._scene.aim(under.copy if under else 0)

    def turn(self, steps: int) -> None:
        """The wheel does nothing here."""

    def end(self, point: QPointF) -> None:
        """Show everyone the arrow."""
        under = self._scene.card_at(point, but=(self._source,))
        self._scene.aim(0)
        seat = self._scene.area_at(point)
        if under is not None:
            self._scene.session.ask(r.Point(self._source, under.copy))
        elif seat is not None:
            self._scene.session.ask(r.Point(self._source, 0, seat))

    def cancel(self) -> None:
        """Point at nothing."""
        self._scene.aim(0)


def carry_top(scene: TableScene, seat: int, region: Literal["crypt", "library"], point: QPointF) -> CarryCards:
    """Hold the unseen top card of a deck: a back without an id."""
    pile = scene.piles[seat, region]
    card = pile.card_rect().translated(pile.rect.topLeft())
    item = CardItem(0)
    item.rest(Spot(card.center().x(), card.center().y(), card.width(), 0, Z_LIFTED))
    look = pile.top or Look(None, "crypt" if region == "crypt" else "library", 60)
    item.show_picture(scene.looks.picture(Look(look.card, look.kind, max(12, round(card.width())))))
    scene.addItem(item)
    return CarryCards(scene, [item], point, Top(seat, region))


def carry_pile_card(scene: TableScene, seat: int, region: str, copy: int, point: QPointF) -> CarryCards:
    """Hold the open top card of a pile."""
    pile = scene.piles[seat, region]
    card = pile.card_rect().translated(pile.rect.topLeft())
    item = CardItem(copy)
    item.rest(Spot(card.center().x(), card.center().y(), card.width(), 0, Z_LIFTED))
    if pile.top is not None:
        item.show_picture(scene.looks.picture(Look(pile.top.card, pile.top.kind, max(12, round(card.width())))))
    scene.addItem(item)
    return CarryCards(scene, [item], point, loose=True)


def show_target(scene: TableScene, held: Held, target: Target | None) -> None:
    """Show where what is held would drop."""
    hot_pool = target.seat if isinstance(target, OnPool) else None
    zoom = scene.views()[0].transform().m11() * scene.views()[0].devicePixelRatioF() if scene.views() else 1.0
    for seat, pool in scene.pools.items():
        if pool.hot != (seat == hot_pool):
            pool.hot = seat == hot_pool
            pool.stale()
            pool.refresh(zoom)
    if scene.bank.hot != isinstance(target, OnBank):
        scene.bank.hot = isinstance(target, OnBank)
        scene.bank.stale()
        scene.bank.refresh(zoom)
    scene.aim(target.copy if isinstance(target, OnCard) else 0)
    rect = None
    if isinstance(target, OnPlace) and not isinstance(held, Tokens):
        zone = scene.plan.areas[target.seat].zones.get(target.region)
        rect = zone.rect if zone is not None else None
    scene.glow.show_at(rect)


def target_at(scene: TableScene, held: Held, point: QPointF) -> Target | None:
    """What is under the pointer for what is held."""
    ids = held.ids if isinstance(held, Cards) else (0,)
    if isinstance(held, Tokens):
        pool = scene.pool_at(point)
        if pool is not None:
            return OnPool(pool.seat)
        if scene.bank.rect.contains(point):
            return OnBank()
    under = scene.card_at(point, but=ids)
    if under is not None and takes(scene.session.table, held, under.copy):
        return OnCard(under.copy)
    if isinstance(held, Tokens):
        return None
    zone = scene.plan.zone_at(point)
    if zone is None:
        return None
    if zone.kind == "pile":
        table = scene.session.table
        index = 0 if table.regions[zone.region].ordered else -1
        return OnPlace(zone.seat, zone.region, index)
    return OnPlace(zone.seat, zone.region, _index(scene, zone, ids, point))


def _index(scene: TableScene, zone: Zone, ids: tuple[int, ...], point: QPointF) -> int:
    """Where among the cards of a row the pointer is."""
    pile = [i for i in scene.session.table.pile(zone.seat, zone.region) if i not in ids]
    index = 0
    for i in pile:
        item = scene.cards.get(i)
        if item is None:
            continue
        spot = item.spot
        below = point.y() > spot.y + spot.width * ASPECT * 0.6
        same_line = abs(point.y() - spot.y) <= spot.width * ASPECT * 0.6
        if below or (same_line and point.x() > spot.x):
            index = pile.index(i) + 1
    return index


def tokens_from(scene: TableScene, purse: Purse, point: QPointF, modifiers: Modifier) -> CarryTokens | None:
    """Pick counters up from a pool, the bank or a card; None when there are none."""
    table = scene.session.table
    match purse.kind:
        case "pool":
            most = table.seats[purse.of].pool
        case "card":
            most = table.copies[purse.of].blood
        case "bank":
            most = 99
    if not most:
        return None
    amount = FIVE if modifiers & Modifier.ShiftModifier else 1
    return CarryTokens(scene, purse, amount, most, point)
