"""What the hand does: picking up, dragging, dropping, pointing, choosing with a rubber band.

One gesture runs at a time, from the press of a button to its release; each is a small object that the view tells of
every movement. At its end it asks the session for something, or nothing. What is refused goes back and shakes.
"""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsItem

from vtes_desktop.play import requests as r
from vtes_desktop.play.updates import Reply
from vtes_desktop.table.moves import Purse
from vtes_desktop.table.table import NOBODY
from vtes_desktop.ui.table.drops import (
    Cards,
    Edge,
    Held,
    OnCard,
    OnPool,
    Target,
    Tokens,
    Top,
)
from vtes_desktop.ui.table.items import CardItem
from vtes_desktop.ui.table.looks import Look
from vtes_desktop.ui.table.marks import Z_LIFTED, ArrowItem
from vtes_desktop.ui.table.rows import Spot, lying, on_bearer
from vtes_desktop.ui.table.scene import TableScene
from vtes_desktop.ui.table.targets import show_target, target_at

FIVE: Final = 5
"""Counters picked up at once with Shift."""
MOST_FROM_BANK: Final = 99
POINTED_AFTER_MS: Final = 160
"""How long an arrow rests on something before others see it."""

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


def request_for(scene: TableScene, held: Held, target: Target | None) -> r.Request | None:
    """What a drop there asks of the host; None when it means nothing."""
    return scene.game.drops.request(scene.session.table, held, target) if target is not None else None


def far_enough(start: QPointF, now: QPointF) -> bool:
    """Whether the pointer has moved so far that it is a drag."""
    return (now - start).manhattanLength() >= QApplication.startDragDistance()


class CarryCards:
    """Cards held by the pointer, each with the cards that lie on it."""

    def __init__(self, scene: TableScene, items: list[CardItem], point: QPointF, held: Cards | Top) -> None:
        self._scene = scene
        self._items = items
        self._held = held
        first = items[0]
        grip = first.pos() - point
        width = max(70 * scene.plan.unit, *(item.spot.width for item in items))
        self._step = width * 0.22
        limit = width * 0.5
        self._grip = QPointF(min(limit, max(-limit, grip.x())), min(limit, max(-limit, grip.y())))
        self._worn = {item: self._on(item) for item in items}
        for number, item in enumerate(items):
            for place, each in enumerate((item, *self._worn[item])):
                scene.lift(each)
                each.setZValue(Z_LIFTED + number - 0.01 * place)
                each.set_width(width)
                each.setRotation(0)
        self.move(point)

    def _on(self, item: CardItem) -> list[CardItem]:
        """What lies on a card, the lowest first."""
        scene = self._scene
        if item.copy not in scene.session.table.copies or scene.cards.get(item.copy) is not item:
            return []
        return [scene.cards[i] for i in lying(scene.session.table, item.copy).on if i in scene.cards]

    @property
    def held(self) -> Held:
        """What is held now: without what the table has taken out of the hand since."""
        if isinstance(self._held, Cards):
            return Cards(tuple(i for i in self._held.ids if i in self._scene.lifted))
        return self._held

    def move(self, point: QPointF) -> None:
        """Hold the cards at the pointer, and show where they would drop."""
        self._items = [item for item in self._items if item.copy in self._scene.lifted]
        for number, item in enumerate(self._items):
            place = point + self._grip + QPointF(number * self._step, number * self._step * 0.4)
            item.setPos(place)
            spots = on_bearer(Spot(place.x(), place.y(), item.shown), [each.copy for each in self._worn[item]])
            for each in self._worn[item]:
                if each.copy in self._scene.lifted:
                    each.setPos(spots[each.copy].x, spots[each.copy].y)
        show_target(self._scene, self.held, self._target(point))

    def turn(self, steps: int) -> None:
        """Cards are not changed by the wheel."""

    def end(self, point: QPointF) -> None:
        """Drop the cards."""
        scene, held, target = self._scene, self.held, self._target(point)
        self._put_down()
        request = request_for(scene, held, target) if self._items else None
        if request is None:
            scene.sync()
        else:
            scene.session.ask(request, self._actor(held), self._answered)

    def cancel(self) -> None:
        """Let the cards go back."""
        self._put_down()
        self._scene.sync()

    def _answered(self, reply: Reply) -> None:
        self._scene.sync()
        if not reply.accepted:
            self._scene.refuse(self._refused_items())

    def _refused_items(self) -> list[QGraphicsItem]:
        return [*self._items]

    def _actor(self, held: Held) -> int:
        session = self._scene.session
        copy = session.table.copies.get(held.ids[0]) if isinstance(held, Cards) else None
        return session.acting(copy, held.seat if isinstance(held, Top) else None)

    def _put_down(self) -> None:
        show_target(self._scene, self._held, None)
        self._items = [item for item in self._items if item.copy in self._scene.lifted]
        for item in self._items:
            for each in (item, *self._worn[item]):
                self._scene.put_down(each)

    def _target(self, point: QPointF) -> Target | None:
        return target_at(self._scene, self.held, point)


class CarryFromPile(CarryCards):
    """The top card of a pile held by the pointer, shown by a card that is in the scene only while it is held."""

    def __init__(self, scene: TableScene, seat: int, region: str, point: QPointF, held: Cards | Top) -> None:
        self._pile = pile = scene.furniture.piles[seat, region]
        card = pile.card_rect().translated(pile.rect.topLeft())
        item = CardItem(held.ids[0] if isinstance(held, Cards) else 0)
        item.spot = Spot(card.center().x(), card.center().y(), card.width(), 0, Z_LIFTED)
        item.lie(item.spot)
        look = pile.top or Look(None, region, 60)
        width = max(12, round(card.width() * scene.pixels))
        item.show_picture(scene.looks.picture(Look(look.card, look.kind, width)), width / card.width())
        scene.addItem(item)
        self._item = item
        super().__init__(scene, [item], point, held)

    def move(self, point: QPointF) -> None:
        """Hold the card at the pointer, while it is there to be held."""
        super().move(point)
        if not self._items:
            self._take_away()

    def _put_down(self) -> None:
        super()._put_down()
        self._take_away()

    def _take_away(self) -> None:
        if self._item.scene() is self._scene:
            self._scene.removeItem(self._item)

    def _refused_items(self) -> list[QGraphicsItem]:
        return [self._pile]


class CarryTokens:
    """Counters held by the pointer; the wheel takes more or fewer."""

    def __init__(self, scene: TableScene, source: Purse, amount: int, point: QPointF) -> None:
        self._scene = scene
        self._source = source
        self._amount = 1
        self.set_amount(amount)
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
        self._amount = max(1, min(amount, available(self._scene, self._source)))
        self._scene.held.set_amount(self._amount)

    def end(self, point: QPointF) -> None:
        """Drop the counters."""
        self.set_amount(self._amount)
        target = target_at(self._scene, self.held, point)
        self.cancel()
        request = request_for(self._scene, self.held, target)
        if request is not None:
            self._scene.session.ask(request, self._actor(target), self._answered)

    def cancel(self) -> None:
        """Put them back."""
        self._scene.held.hide()
        show_target(self._scene, self.held, None)

    def _actor(self, target: Target | None) -> int:
        """Whose things are touched: the source's, or where that is the bank the target's."""
        session, source = self._scene.session, self._source
        copies = session.table.copies
        match source.kind, target:
            case "pool", _:
                return session.acting(owner=source.of)
            case "card", _:
                return session.acting(copies.get(source.of))
            case _, OnCard(copy):
                return session.acting(copies.get(copy))
            case _, OnPool(seat):
                return session.acting(owner=seat)
        return session.viewer

    def _answered(self, reply: Reply) -> None:
        if reply.accepted:
            return
        scene, source = self._scene, self._source
        things: dict[str, QGraphicsItem | None] = {
            "pool": scene.furniture.pools.get(source.of),
            "card": scene.cards.get(source.of),
            "bank": scene.furniture.bank,
        }
        thing = things[source.kind]
        scene.refuse([thing] if thing is not None else [])


class CarryEdge:
    """The Edge held by the pointer."""

    def __init__(self, scene: TableScene, point: QPointF) -> None:
        self._scene = scene
        self._item = scene.furniture.edge
        self._z = self._item.zValue()
        self._item.setZValue(Z_LIFTED)
        self.move(point)

    def move(self, point: QPointF) -> None:
        """Hold it at the pointer, and show whose it would be."""
        self._item.setPos(point - self._item.boundingRect().center())
        show_target(self._scene, Edge(), target_at(self._scene, Edge(), point))

    def turn(self, steps: int) -> None:
        """There is only one Edge."""

    def end(self, point: QPointF) -> None:
        """Give it to who is there."""
        target = target_at(self._scene, Edge(), point)
        self.cancel()
        request = request_for(self._scene, Edge(), target)
        if request is not None:
            self._scene.session.ask(request, None, self._answered)

    def cancel(self) -> None:
        """Put it back where it was."""
        self._item.setZValue(self._z)
        self._item.setPos(self._item.rect.topLeft())
        show_target(self._scene, Edge(), None)

    def _answered(self, reply: Reply) -> None:
        if not reply.accepted:
            self._scene.refuse([self._item])


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
    """Pointing from a card to a card or a seat. The arrow follows the hand; what it rests on is shown to everyone."""

    def __init__(self, scene: TableScene, source: CardItem) -> None:
        self._scene = scene
        self._source = source.copy
        self._aim: tuple[int, int] = (0, NOBODY)
        """The copy, or else the seat, that it points at now."""
        self._shown: tuple[int, int] = (0, NOBODY)
        self.arrow = ArrowItem(source.pos(), source.pos())
        scene.addItem(self.arrow)
        self._rest = QTimer()
        self._rest.setSingleShot(True)
        self._rest.setInterval(POINTED_AFTER_MS)
        self._rest.timeout.connect(self._show)

    def move(self, point: QPointF) -> None:
        """Lead the arrow on, and mark what is pointed at."""
        under = self._scene.card_at(point, but=(self._source,))
        self._scene.aim(under.copy if under else 0)
        seat = self._scene.area_at(point) if under is None else None
        self._scene.glow.show_at(self._scene.plan.areas[seat].rect if seat is not None else None)
        self.arrow.lead(point)
        aim = (under.copy if under is not None else 0, NOBODY if seat is None else seat)
        if aim != self._aim:
            self._aim = aim
            self._rest.start()

    def turn(self, steps: int) -> None:
        """The wheel does nothing here."""

    def end(self, point: QPointF) -> None:
        """Show everyone the arrow."""
        self.move(point)
        self.cancel()
        self._show()

    def cancel(self) -> None:
        """Point at nothing."""
        self._rest.stop()
        self._scene.aim(0)
        self._scene.glow.show_at(None)
        if self.arrow.scene() is self._scene:
            self._scene.removeItem(self.arrow)

    def _show(self) -> None:
        """Have everyone see what is pointed at, once."""
        copy, seat = self._aim
        if self._aim == self._shown or (not copy and seat == NOBODY):
            return
        self._shown = self._aim
        self._scene.session.ask(r.Point(self._source, copy, seat))


def carry(scene: TableScene, items: list[CardItem], point: QPointF) -> CarryCards:
    """Hold cards that lie in the scene."""
    return CarryCards(scene, items, point, Cards(tuple(item.copy for item in items)))


def carry_top(scene: TableScene, seat: int, region: str, point: QPointF) -> CarryCards:
    """Hold the unseen top card of a deck: a back without an id."""
    return CarryFromPile(scene, seat, region, point, Top(seat, region))


def carry_pile_card(scene: TableScene, seat: int, region: str, copy: int, point: QPointF) -> CarryCards:
    """Hold the open top card of a pile."""
    return CarryFromPile(scene, seat, region, point, Cards((copy,)))


def available(scene: TableScene, purse: Purse) -> int:
    """How many counters lie there."""
    table = scene.session.table
    match purse.kind:
        case "pool":
            return table.seats[purse.of].pool
        case "card":
            copy = table.copies.get(purse.of)
            return copy.blood if copy is not None else 0
        case "bank":
            return MOST_FROM_BANK


def tokens_from(scene: TableScene, purse: Purse, point: QPointF, modifiers: Modifier) -> CarryTokens | None:
    """Pick counters up from a pool, the bank or a card; None when there are none."""
    if not available(scene, purse):
        return None
    return CarryTokens(scene, purse, FIVE if modifiers & Modifier.ShiftModifier else 1, point)
