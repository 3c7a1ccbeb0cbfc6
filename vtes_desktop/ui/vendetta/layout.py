"""Where everything lies on Vendetta's table: the Locations in the middle with a lane for each seat, strips of the
others above, one's own sheet and hand below.

Plain arithmetic on rectangles, in scene units. The lanes of a Location follow the strips above from the left: the next
player clockwise is the uppermost lane, one's own is the lowest, below the Ally.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct, field
from PySide6.QtCore import QPointF, QRectF

from vtes_desktop.table.table import NOBODY, Table
from vtes_desktop.ui.table.layout import Plan, SeatArea, Zone, text_size
from vtes_desktop.vendetta.game import locations_for
from vtes_desktop.vendetta.table import location_region, position

GAP: Final = 8.0
HAND: Final = 0.178
"""The part of the height that one's hand has."""
ASPECT: Final = 88 / 63
STOCK: Final = ("allies", "victims")
"""Piles of the table itself."""
LANE_NAME: Final = 5.4
"""How wide the name before a lane is, in heights of small text."""


class Lane(Struct):
    """A seat's Position at a Location."""

    seat: int
    name: QRectF
    rect: QRectF
    """Where its tile, cards and Blood lie."""


class LocationArea(Struct):
    """A Location."""

    name: str
    """As regions have it: ``1``, ``haven``."""
    rect: QRectF
    header: QRectF
    ally: QRectF
    """Where its Ally lies."""
    told: QRectF
    """What is said of the Ally and of the rewards, beside it."""
    lanes: dict[int, Lane]


class HousePlan(Plan):
    """The whole table."""

    locations: tuple[LocationArea, ...] = ()
    common: dict[str, Zone] = field(default_factory=dict)
    """The areas of the table itself."""
    chores: QRectF = field(default_factory=QRectF)
    """What is left beside the hand, for buttons."""
    rewards: QRectF = field(default_factory=QRectF)

    def lower_hand(self, down: float) -> None:
        """The hand with its buttons."""
        super().lower_hand(down)
        self.chores = self.chores.translated(0, down)

    def zones(self) -> Iterator[Zone]:
        """Every region's area, those of the table itself last."""
        yield from super().zones()
        yield from self.common.values()

    def zone(self, seat: int, region: str) -> Zone | None:
        """The area of a region of a seat, or of the table itself (-1)."""
        return self.common.get(region) if seat == NOBODY else super().zone(seat, region)

    def zone_at(self, point: QPointF) -> Zone | None:
        """The region's area under a point; a Position also where its name stands."""
        for location in self.locations:
            if location.rect.contains(point):
                for lane in location.lanes.values():
                    if lane.rect.united(lane.name).contains(point):
                        return self.zone(lane.seat, position(location.name))
        return next((zone for zone in self.zones() if zone.rect.contains(point)), None)

    def largest(self, zone: Zone) -> float:
        """The largest card width in a region."""
        if zone.region == "hand" and self.areas[zone.seat].own:
            return self.hand.height() * 0.84 / ASPECT
        if zone.region == "sheet":
            return 120 * self.unit
        return 88 * max(self.unit, 0.7)


def plan(table: Table, viewer: int, width: float, height: float, scale: float = 1.0) -> HousePlan:
    """Lay the table out for `viewer` (-1: seat 0's side) in an area of that size; `scale` is the text scale."""
    unit = min(width / 1240, height / 850)
    text = text_size(unit, scale)
    gap = max(4.0, GAP * unit)
    own = viewer if viewer >= 0 else 0
    count = len(table.seats)
    others = [(own + step) % count for step in range(1, count)]
    hand_height = max(92.0, height * HAND)
    own_height = max(text * 7.4, height * 0.142)
    strip_height = max(text * 7.2, height * 0.135)
    areas: dict[int, SeatArea] = {}
    across = (width - gap * (len(others) + 1)) / max(1, len(others))
    for number, seat in enumerate(others):
        rect = QRectF(gap + number * (across + gap), gap, across, strip_height)
        areas[seat] = _strip(table, seat, rect, unit, text)
    hand = QRectF(gap, height - hand_height - gap * 0.5, width - 2 * gap, hand_height)
    rect = QRectF(gap, hand.top() - gap * 0.5 - own_height, width - 2 * gap, own_height)
    area = areas[own] = _own(rect, unit, text)
    area.seat = own
    for zone in area.zones.values():
        zone.seat = own
    facts = QRectF(hand.left() + gap, hand.top(), text * 8.2, hand.height())
    chores = QRectF(hand.right() - chores_width(width), hand.top(), chores_width(width), hand.height())
    if table.mode == "manual" and viewer >= 0 and not table.over:
        hand.setRight(chores.left() - gap)
    area.zones["hand"] = Zone(own, "hand", hand, "row")
    top = strip_height + 2 * gap
    middle = QRectF(gap, top, width - 2 * gap, rect.top() - gap - top)
    stock_width = max(text * 6.6, 92 * unit)
    stock = QRectF(middle.right() - stock_width, middle.top(), stock_width, middle.height())
    middle.setRight(stock.left() - gap)
    locations = _locations(table, others, own, middle, text, gap)
    for location in locations:
        for lane in location.lanes.values():
            areas[lane.seat].zones[position(location.name)] = Zone(lane.seat, position(location.name), lane.rect, "row")
    common, bank, rewards = _stock(table, stock, text, gap)
    for location in locations:
        region = location_region(location.name)
        common[region] = Zone(NOBODY, region, location.ally, "row")
    bank_edge = _token(QPointF(bank.right() - text * 1.3, bank.top() + text * 1.3), text)
    return HousePlan(
        (width, height),
        unit,
        text,
        areas,
        hand,
        facts,
        bank,
        bank_edge,
        locations=tuple(locations),
        common=common,
        chores=chores,
        rewards=rewards,
    )


def chores_width(width: float) -> float:
    """How much of a table so wide the chores have, beside the hand, while there is no referee."""
    return max(400.0, width * 0.32)


def _token(centre: QPointF, text: float) -> QRectF:
    """Room for the Ambition token round a point."""
    side = text * 2.2
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def _strip(table: Table, seat: int, rect: QRectF, unit: float, text: float) -> SeatArea:
    """One of the others: in one line the name and what is counted, below it as large as can be the Alliance, what is
    Drained and the Clan deck."""
    gap = GAP * unit * 0.8
    inner = rect.adjusted(gap, gap * 0.4, -gap, -gap * 0.6)
    line = text * 2.3
    edge = _token(QPointF(inner.right() - text * 1.1, inner.top() + line / 2), text)
    counted = min(inner.width() * 0.56, text * 17)
    header = QRectF(inner.left(), inner.top(), inner.width() - counted, line)
    pool = QRectF(header.right(), inner.top(), line, line)
    facts = QRectF(pool.right() + gap * 0.4, inner.top(), edge.left() - pool.right() - gap * 1.6, line)
    rows = QRectF(inner.left(), header.bottom() + 2, inner.width(), inner.bottom() - header.bottom() - 2)
    deck = QRectF(rows.right() - rows.height() / ASPECT - 2, rows.top(), rows.height() / ASPECT + 2, rows.height())
    drained = QRectF(deck.left() - rows.width() * 0.2 - gap, rows.top(), rows.width() * 0.2, rows.height())
    alliance = QRectF(rows.left(), rows.top(), drained.left() - gap - rows.left(), rows.height())
    zones = {
        "alliance": Zone(seat, "alliance", alliance, "row"),
        "drained": Zone(seat, "drained", drained, "row"),
        "clan deck": Zone(seat, "clan deck", deck, "pile"),
    }
    if any(table.pile(seat, "hand")):
        # An open table: the hand lies face up beside the Alliance.
        cut = alliance.width() * 0.5
        zones["hand"] = Zone(
            seat, "hand", QRectF(alliance.right() - cut, alliance.top(), cut, alliance.height()), "row"
        )
        alliance.setRight(alliance.right() - cut - gap)
    return SeatArea(seat, rect, "narrow", header, facts, pool, edge, False, zones)


def _own(rect: QRectF, unit: float, text: float) -> SeatArea:
    """One's own sheet: name, Pool, what is counted, tokens, Alliance, what is Drained, the Clan deck."""
    gap = GAP * unit
    inner = rect.adjusted(gap, gap * 0.6, -gap, -gap * 0.6)
    side = max(text * 9.5, inner.width() * 0.115)
    header = QRectF(inner.left(), inner.top(), side, text * 3.4)
    facts = QRectF(inner.left(), header.bottom(), side, inner.bottom() - header.bottom())
    pool = QRectF(header.right() + gap, inner.top(), max(text * 10, inner.width() * 0.13), inner.height())
    edge = _token(QPointF(header.right() - text * 1.3, header.top() + text * 1.2), text)
    card = inner.height() / ASPECT
    left = pool.right() + gap
    aside = QRectF(left, inner.top(), card * 2.1 + 10, inner.height())
    deck = QRectF(inner.right() - card - 2, inner.top(), card + 2, inner.height())
    drained_width = (deck.left() - aside.right()) * 0.3
    drained = QRectF(deck.left() - gap - drained_width, inner.top(), drained_width, inner.height())
    alliance = QRectF(aside.right() + gap, inner.top(), drained.left() - 2 * gap - aside.right(), inner.height())
    zones = {
        "aside": Zone(0, "aside", aside, "row", text * 1.3),
        "alliance": Zone(0, "alliance", alliance, "row", text * 1.3),
        "drained": Zone(0, "drained", drained, "row", text * 1.3),
        "clan deck": Zone(0, "clan deck", deck, "pile"),
    }
    return SeatArea(0, rect, "wide", header, facts, pool, edge, True, zones)


def _locations(
    table: Table, others: list[int], own: int, middle: QRectF, text: float, gap: float
) -> list[LocationArea]:
    """The Locations side by side."""
    names = locations_for(len(table.seats))
    across = (middle.width() - gap * (len(names) - 1)) / len(names)
    found = []
    for number, name in enumerate(names):
        rect = QRectF(middle.left() + number * (across + gap), middle.top(), across, middle.height())
        found.append(_location(name, rect, others, own, text, gap))
    return found


def _location(name: str, rect: QRectF, others: list[int], own: int, text: float, gap: float) -> LocationArea:
    inner = rect.adjusted(gap * 0.7, gap * 0.4, -gap * 0.7, -gap * 0.7)
    header = QRectF(inner.left(), inner.top(), inner.width(), text * 2.0)
    room = inner.bottom() - header.bottom()
    # The more there are, the more of the room goes to the others: one's own cards one knows.
    own_height, ally_height = room * min(0.225, 0.76 / (len(others) + 1)), room * max(0.21, 0.29 - 0.02 * len(others))
    lane_height = (room - own_height - ally_height - gap) / max(1, len(others))
    lanes: dict[int, Lane] = {}
    top = header.bottom()
    for seat in others:
        lanes[seat] = _lane(seat, QRectF(inner.left(), top, inner.width(), lane_height - 3), text)
        top += lane_height
    ally = QRectF(inner.left(), top + gap * 0.5, ally_height / ASPECT + 6, ally_height - gap * 0.5)
    told = QRectF(ally.right() + gap * 0.6, ally.top(), inner.right() - ally.right() - gap * 0.6, ally.height())
    lanes[own] = _lane(own, QRectF(inner.left(), inner.bottom() - own_height, inner.width(), own_height), text)
    return LocationArea(name, rect, header, ally, told, lanes)


def _lane(seat: int, rect: QRectF, text: float) -> Lane:
    name = QRectF(rect.left(), rect.top(), min(text * LANE_NAME, rect.width() * 0.24), rect.height())
    return Lane(seat, name, QRectF(name.right(), rect.top(), rect.right() - name.right(), rect.height()))


def _stock(table: Table, rect: QRectF, text: float, gap: float) -> tuple[dict[str, Zone], QRectF, QRectF]:
    """What is in reach of all, in a column at the right: Allies, Victims, rarer piles, the rewards, the Bank."""
    bank_height = max(text * 5.4, rect.height() * 0.2)
    bank = QRectF(rect.left(), rect.bottom() - bank_height, rect.width(), bank_height)
    rewards_height = max(0.0, min(text * 8.2, rect.height() - bank_height - 2 * gap))
    rewards = QRectF(rect.left(), bank.top() - gap - rewards_height, rect.width(), rewards_height)
    piles = QRectF(rect.left(), rect.top(), rect.width(), max(0.0, rewards.top() - gap - rect.top()))
    shown = [*STOCK, *(name for name in ("relics", "removed") if table.pile(NOBODY, name))]
    columns = 1 if len(shown) <= 3 else 2
    lines = (len(shown) + columns - 1) // columns
    common = {}
    for number, name in enumerate(shown):
        line, column = divmod(number, columns)
        cell = QRectF(
            piles.left() + column * piles.width() / columns,
            piles.top() + line * piles.height() / lines,
            piles.width() / columns - (gap * 0.5 if columns > 1 else 0),
            max(0.0, piles.height() / lines - gap * 0.6),
        )
        common[name] = Zone(NOBODY, name, cell, "pile")
    return common, bank, rewards
