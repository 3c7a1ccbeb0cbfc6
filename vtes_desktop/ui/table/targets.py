"""What is under the pointer for what the hand holds, and how that is shown before it is let go."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF

from vtes_desktop.ui.faces import ASPECT
from vtes_desktop.ui.table.drops import (
    Cards,
    Edge,
    Held,
    OnBank,
    OnCard,
    OnPlace,
    OnPool,
    OnSeat,
    Target,
    Tokens,
)
from vtes_desktop.ui.table.items import CardItem
from vtes_desktop.ui.table.layout import Zone
from vtes_desktop.ui.table.rows import hand_room
from vtes_desktop.ui.table.scene import TableScene

BAR: Final = 3.0
"""Width of the bar between cards, in scene units."""


def target_at(scene: TableScene, held: Held, point: QPointF) -> Target | None:
    """What is under the pointer for what is held."""
    match held:
        case Tokens():
            found = _for_tokens(scene, held, point)
        case Edge():
            found = _for_edge(scene, point)
        case _:
            found = _for_cards(scene, held, point)
    return scene.game.drops.aimed(scene, held, found, point)


def _for_tokens(scene: TableScene, held: Tokens, point: QPointF) -> Target | None:
    pool = scene.furniture.pool_at(point)
    if pool is not None:
        return OnPool(pool.seat)
    if scene.plan.bank.contains(point):
        return OnBank()
    under = scene.card_at(point)
    if under is not None and scene.game.drops.takes(scene.session.table, held, under.copy):
        return OnCard(under.copy)
    return None


def _for_edge(scene: TableScene, point: QPointF) -> Target | None:
    if scene.plan.bank.contains(point):
        return OnBank()
    seat = scene.area_at(point)
    return OnSeat(seat) if seat is not None and scene.session.table.seats[seat].playing else None


def _for_cards(scene: TableScene, held: Held, point: QPointF) -> Target | None:
    table = scene.session.table
    ids = held.ids if isinstance(held, Cards) else ()
    under = scene.card_at(point, but=scene.lifted.union(ids))
    if under is not None and under.copy in table.copies:
        bearer = table.root(table.copies[under.copy]).id
        if scene.game.drops.takes(table, held, bearer):
            return OnCard(bearer)
    zone = scene.plan.zone_at(point)
    if zone is None:
        return None
    if zone.kind == "pile":
        return OnPlace(zone.seat, zone.region, 0 if table.regions[zone.region].ordered else -1)
    return OnPlace(zone.seat, zone.region, _index(scene, zone, ids, point))


def _row(scene: TableScene, zone: Zone, but: tuple[int, ...]) -> list[CardItem]:
    """The cards of a row that the pointer does not hold, in their order."""
    pile = scene.session.table.pile(zone.seat, zone.region)
    return [scene.cards[i] for i in pile if i not in but and i in scene.cards]


def _index(scene: TableScene, zone: Zone, ids: tuple[int, ...], point: QPointF) -> int:
    """Where in the region's pile a drop at that point goes."""
    index = 0
    pile = [i for i in scene.session.table.pile(zone.seat, zone.region) if i not in ids]
    for item in _row(scene, zone, ids):
        spot = item.spot
        below = point.y() > spot.y + spot.width * ASPECT * 0.6
        same_line = abs(point.y() - spot.y) <= spot.width * ASPECT * 0.6
        if below or (same_line and point.x() > spot.x):
            index = pile.index(item.copy) + 1
    return index


def show_target(scene: TableScene, held: Held, target: Target | None) -> None:
    """Show where what is held would drop."""
    hot_pool = target.seat if isinstance(target, OnPool) else None
    for seat, pool in scene.furniture.pools.items():
        if pool.hot != (seat == hot_pool):
            pool.hot = seat == hot_pool
            pool.stale()
            pool.refresh(scene.pixels)
    bank = scene.furniture.bank
    if bank.hot != isinstance(target, OnBank):
        bank.hot = isinstance(target, OnBank)
        bank.stale()
        bank.refresh(scene.pixels)
    scene.aim(target.copy if isinstance(target, OnCard) else 0)
    match target:
        case OnSeat(seat):
            scene.glow.show_at(scene.plan.areas[seat].rect)
        case OnPlace(seat, region, index) if (zone := scene.plan.zone(seat, region)) is not None:
            table, drops = scene.session.table, scene.game.drops
            bar = _bar(scene, zone, held, index) if drops.request(table, held, target) is not None else None
            rect = half(zone.rect, target.side)
            price = drops.price(table, held, target)
            scene.glow.show_at(rect, bar, refused=not drops.likely(table, held, target), says=price)
        case _:
            scene.glow.show_at(None)


def half(rect: QRectF, side: Literal["", "up", "down"]) -> QRectF:
    """The part of a region where cards are dropped face up (the left), face down (the right), or all of it."""
    middle = rect.center().x()
    match side:
        case "up":
            return QRectF(rect.left(), rect.top(), middle - rect.left(), rect.height())
        case "down":
            return QRectF(middle, rect.top(), rect.right() - middle, rect.height())
    return rect


def _bar(scene: TableScene, zone: Zone, held: Held, index: int) -> QRectF | None:
    """The bar between the cards where a drop would go; None where there is nothing between."""
    row = _row(scene, zone, held.ids if isinstance(held, Cards) else ())
    if zone.kind == "pile" or not row or not 0 <= index <= len(row):
        return None
    before, after = (row[index - 1] if index else None), (row[index] if index < len(row) else None)
    spot = (before or row[0]).spot
    left = _reach(scene, before).right() if before is not None else _reach(scene, row[0]).left() - 2 * BAR
    x = left + BAR / 2
    if before is not None and after is not None and abs(before.spot.y - after.spot.y) < spot.width * 0.6:
        x = (left + _reach(scene, after).left()) / 2 - BAR / 2
    room = zone.rect if zone.region != "hand" else hand_room(scene.plan)
    x = min(room.right() - BAR, max(room.left(), x))
    height = spot.width * ASPECT
    return QRectF(x, spot.y - height / 2, BAR, height).intersected(zone.rect)


def _reach(scene: TableScene, item: CardItem) -> QRectF:
    """The part of the table that a card covers, with the cards on it."""
    table = scene.session.table
    copy = table.copies.get(item.copy)
    rect = item.edge()
    for each in table.with_attached(copy) if copy is not None else ():
        if each.id in scene.cards:
            rect = rect.united(scene.cards[each.id].edge())
    return rect
