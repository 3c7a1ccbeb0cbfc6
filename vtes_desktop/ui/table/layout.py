"""Where everything lies on the screen: the table's areas for a window size, and the cards in an area.

Plain arithmetic on rectangles, in scene units (one unit is one logical pixel at zoom 1). The picture teaches the game:
your own area is the lower half, your prey sits at your left, your predator at your right (experience.md).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF

from vtes_desktop.table.table import Table
from vtes_desktop.ui.faces import ASPECT

GAP = 9.0
ATTACHED_STEP = 0.15
"""How much of its height each card on a bearer shows above the one before."""
FANNED_STEP = 0.52
"""The same while the pointer rests on the bearer."""
FANNED_Z = 60.0
"""How far a fanned bearer and its cards come forward."""
MOST_PEEKING = 4
"""Cards on one bearer that are given room; more are packed into the room of so many."""

ROWS = ("ready", "uncontrolled", "torpor", "in play", "hand")
"""Regions whose cards lie side by side."""
PILES = ("crypt", "library", "ash heap", "removed", "research", "contested")
"""Regions whose cards lie in a pile."""
RARE_PILES = frozenset({"removed", "research", "contested"})
"""Piles that are shown only when something lies there."""


class Zone(Struct):
    """The area of one region of one seat."""

    seat: int
    region: str
    rect: QRectF
    kind: Literal["row", "pile"]


class SeatArea(Struct):
    """A seat's part of the table."""

    seat: int
    rect: QRectF
    header: QRectF
    """Name, relation, victory points, hand."""
    pool: QRectF
    own: bool
    zones: dict[str, Zone] = field(default_factory=dict)


class Plan(Struct):
    """The whole table."""

    size: tuple[float, float]
    unit: float
    """How large things are against a table of 1240 × 850."""
    areas: dict[int, SeatArea]
    hand: QRectF
    bank: QRectF
    centre: QRectF
    """Where what is going on is said: between the others and oneself."""

    def zone_at(self, point: QPointF) -> Zone | None:
        """The region's area under a point."""
        for area in self.areas.values():
            if area.rect.contains(point):
                return next((zone for zone in area.zones.values() if zone.rect.contains(point)), None)
        own = next((area for area in self.areas.values() if area.own), None)
        if own is not None and self.hand.contains(point):
            return own.zones.get("hand")
        return None


class Spot(Struct, frozen=True, gc=False):
    """Where one card lies: its centre, its width, how far it is turned, and what is above what."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    z: float = 0.0


def plan(table: Table, viewer: int, width: float, height: float, scale: float = 1.0) -> Plan:
    """Lay the table out for `viewer` (-1: seat 0's side) in an area of that size; `scale` is the text scale."""
    unit = min(width / 1240, height / 850)
    gap = max(5.0, GAP * unit)
    own = viewer if viewer >= 0 else 0
    others = _clockwise(table, own)
    hand_height = max(96.0, height * 0.205)
    own_height = (height - hand_height) * 0.46
    top_height = height - hand_height - own_height - 3 * gap
    areas: dict[int, SeatArea] = {}
    across = (width - gap * (len(others) + 1)) / max(1, len(others))
    for place, seat in enumerate(others):
        rect = QRectF(gap + place * (across + gap), gap, across, top_height)
        areas[seat] = _area(table, seat, rect, unit, scale)
    rect = QRectF(gap, top_height + 2 * gap, width - 2 * gap, own_height)
    areas[own] = _area(table, own, rect, unit, scale, own=True)
    hand = QRectF(gap, rect.bottom() + gap, width - 2 * gap, hand_height)
    areas[own].zones["hand"] = Zone(own, "hand", hand, "row")
    pool = areas[own].pool
    bank = QRectF(pool.left(), pool.bottom() - 58 * unit, pool.width(), 58 * unit)
    areas[own].pool = pool.adjusted(0, 0, 0, -bank.height() - gap / 2)
    centre = QRectF(width * 0.24, top_height * 0.72, width * 0.52, top_height * 0.3)
    return Plan((width, height), unit, areas, hand, bank, centre)


def _clockwise(table: Table, own: int) -> list[int]:
    """The other seats from the left: the prey first, the predator last; those who left the game after them."""
    count = len(table.seats)
    order = [(own + step) % count for step in range(1, count)]
    playing = [seat for seat in order if table.seats[seat].playing]
    return playing + [seat for seat in order if not table.seats[seat].playing]


def _area(table: Table, seat: int, rect: QRectF, unit: float, scale: float, *, own: bool = False) -> SeatArea:
    line = 19 * max(unit, 0.8) * min(scale, 1.5)
    if own or rect.width() > 620 * max(unit, 0.7):
        return _wide(table, seat, rect, unit, line, own=own)
    return _narrow(table, seat, rect, unit, line)


def _wide(table: Table, seat: int, rect: QRectF, unit: float, line: float, *, own: bool) -> SeatArea:
    """A long, low area: pool at the left, torpor, decks and cards in play at the right."""
    gap = GAP * unit
    inner = rect.adjusted(gap, gap * 0.7, -gap, -gap)
    header = QRectF(inner.left(), inner.top(), inner.width(), line * (1.3 if own else 1.6))
    body = QRectF(inner.left(), header.bottom() + gap / 2, inner.width(), inner.bottom() - header.bottom() - gap / 2)
    pool = QRectF(body.left(), body.top(), max(92.0, 116 * unit), body.height())
    decks_width = min(body.width() * 0.3, 308 * unit)
    decks = QRectF(body.right() - decks_width, body.top(), decks_width, body.height())
    torpor_width = min(body.width() * 0.15, 148 * unit)
    torpor = QRectF(decks.left() - gap - torpor_width, body.top(), torpor_width, body.height())
    left = pool.right() + gap
    middle = QRectF(left, body.top(), torpor.left() - gap - left, body.height())
    upper = middle.height() * 0.58
    open_hand = not own and _hand_shown(table, seat)
    lower = QRectF(middle.left(), middle.top() + upper + gap / 2, middle.width(), middle.height() - upper - gap / 2)
    zones = {
        "ready": Zone(seat, "ready", QRectF(middle.left(), middle.top(), middle.width(), upper), "row"),
        "torpor": Zone(seat, "torpor", torpor, "row"),
    }
    if open_hand:
        half = (lower.width() - gap) / 2
        zones["hand"] = Zone(seat, "hand", QRectF(lower.right() - half, lower.top(), half, lower.height()), "row")
        lower = QRectF(lower.left(), lower.top(), half, lower.height())
    zones["uncontrolled"] = Zone(seat, "uncontrolled", lower, "row")
    piles_height = decks.height() * 0.5
    zones |= _piles(table, seat, QRectF(decks.left(), decks.top(), decks.width(), piles_height), unit)
    top = decks.top() + piles_height + gap / 2
    zones["in play"] = Zone(seat, "in play", QRectF(decks.left(), top, decks.width(), decks.bottom() - top), "row")
    return SeatArea(seat, rect, header, pool, own, zones)


def _narrow(table: Table, seat: int, rect: QRectF, unit: float, line: float) -> SeatArea:
    """A tall, narrow area: minions above, the rest below, decks in a column at the right."""
    gap = GAP * unit * 0.8
    inner = rect.adjusted(gap, gap * 0.7, -gap, -gap)
    header = QRectF(inner.left(), inner.top(), inner.width(), line * 2.1)
    pool = QRectF(header.right() - header.height(), header.top(), header.height(), header.height())
    top = header.bottom() + gap / 2
    column = max(40.0, min(inner.width() * 0.2, 58 * unit))
    left = QRectF(inner.left(), top, inner.width() - column - gap, inner.bottom() - top)
    decks = QRectF(left.right() + gap, top, column, left.height())
    low = bool(table.pile(seat, "torpor") or table.pile(seat, "in play"))
    shares = {"ready": 1.0, "uncontrolled": 0.68, "low": 0.62 if low else 0.3}
    if _hand_shown(table, seat):
        shares["hand"] = 0.5
    total = sum(shares.values())
    rows: dict[str, QRectF] = {}
    for name, share in shares.items():
        height = left.height() * share / total
        rows[name] = QRectF(left.left(), top, left.width(), height - (gap / 2 if top + height < inner.bottom() else 0))
        top += height
    bottom = rows.pop("low")
    in_torpor, in_play = (_weight(table, seat, region) for region in ("torpor", "in play"))
    torpor_width = (bottom.width() - gap / 2) * in_torpor / (in_torpor + in_play)
    rows["torpor"] = QRectF(bottom.left(), bottom.top(), torpor_width, bottom.height())
    rows["in play"] = QRectF(bottom.left() + torpor_width + gap / 2, bottom.top(), 0, bottom.height())
    rows["in play"].setRight(bottom.right())
    zones = {name: Zone(seat, name, area, "row") for name, area in rows.items()}
    zones |= _piles(table, seat, decks, unit, down=True)
    return SeatArea(seat, rect, header, pool, False, zones)


def _weight(table: Table, seat: int, region: str) -> int:
    """How much room a region wants beside another: at least what its name needs."""
    ids = table.pile(seat, region)
    return 2 + sum(2 if i in table.copies and table.copies[i].locked else 1 for i in ids)


def _hand_shown(table: Table, seat: int) -> bool:
    """Whether any card of a hand can be seen, so that it is worth a place."""
    return any(table.pile(seat, "hand"))


def _piles(table: Table, seat: int, rect: QRectF, unit: float, *, down: bool = False) -> dict[str, Zone]:
    """Piles side by side, or one under the other."""
    shown = [region for region in PILES if region not in RARE_PILES or table.pile(seat, region)]
    gap = GAP * unit * 0.6
    count = len(shown)
    zones = {}
    for place, region in enumerate(shown):
        if down:
            height = (rect.height() - gap * (count - 1)) / count
            area = QRectF(rect.left(), rect.top() + place * (height + gap), rect.width(), height)
        else:
            width = (rect.width() - gap * (count - 1)) / count
            area = QRectF(rect.left() + place * (width + gap), rect.top(), width, rect.height())
        zones[region] = Zone(seat, region, area, "pile")
    return zones


def row(
    rect: QRectF,
    cards: Sequence[tuple[int, bool, int]],
    caption: float,
    largest: float,
    align: Literal["left", "centre"] = "left",
) -> dict[int, Spot]:
    """Lay cards side by side in an area: for each its id, whether it is locked, how many cards are on it.

    `caption` is kept free at the top; no card is wider than `largest`. Cards get smaller, then go into more rows,
    then overlap.
    """
    if not cards:
        return {}
    area = rect.adjusted(5, caption + 2, -5, -4)
    height, lines = _fit(area, cards, largest)
    spots: dict[int, Spot] = {}
    pitch = area.height() / len(lines)
    for number, line in enumerate(lines):
        slots = [_slot(locked, height) for _, locked, _ in line]
        gap = height * 0.07
        total = sum(slots) + gap * (len(line) - 1)
        squeeze = min(1.0, (area.width() - slots[-1]) / max(1.0, total - slots[-1])) if len(line) > 1 else 1.0
        x = area.left() + max(0.0, (area.width() - total) / 2 if align == "centre" else 0.0)
        for (card, locked, on), slot in zip(line, slots, strict=True):
            peek = min(on, MOST_PEEKING) * ATTACHED_STEP * height
            room = height + peek
            y = area.top() + number * pitch + (pitch - room) / 2 + peek + height / 2
            spots[card] = Spot(x + slot / 2, y, height / ASPECT, 90.0 if locked else 0.0, len(spots))
            x += (slot + gap) * squeeze
    return spots


def _slot(locked: bool, height: float) -> float:
    return height if locked else height / ASPECT


def _fit(
    area: QRectF, cards: Sequence[tuple[int, bool, int]], largest: float
) -> tuple[float, list[list[tuple[int, bool, int]]]]:
    """The largest card height with which all cards fit, and the lines they fall into."""
    best = 0.0
    found = [list(cards)]
    peek = 1 + ATTACHED_STEP * min(MOST_PEEKING, max(on for _, _, on in cards))
    for lines in range(1, 5):
        height = min(largest * ASPECT, area.height() / lines * 0.97 / peek)
        while height > best:
            broken = _break(cards, area.width(), height)
            if len(broken) <= lines:
                best, found = height, broken
                break
            height *= 0.94
            if height < 24:
                break
    if not best:
        # Too many for any size that can be read: one line each way, overlapping.
        lines = max(1, int(area.height() // 40))
        best = min(largest * ASPECT, area.height() / lines * 0.97 / peek)
        per_line = math.ceil(len(cards) / lines)
        found = [list(cards[start : start + per_line]) for start in range(0, len(cards), per_line)]
    return best, found


def _break(cards: Sequence[tuple[int, bool, int]], width: float, height: float) -> list[list[tuple[int, bool, int]]]:
    lines: list[list[tuple[int, bool, int]]] = [[]]
    x = 0.0
    for card in cards:
        slot = _slot(card[1], height)
        if lines[-1] and x + slot > width:
            lines.append([])
            x = 0.0
        lines[-1].append(card)
        x += slot * 1.0 + height * 0.07
    return lines


def fan(rect: QRectF, cards: Sequence[int], largest: float) -> dict[int, Spot]:
    """A hand of cards, fanned out along the lower edge, running a little below it."""
    if not cards:
        return {}
    width = min(largest, rect.height() / ASPECT * 1.02)
    count = len(cards)
    room = rect.width() * 0.66
    pitch = min(width * 0.92, (room - width) / max(1, count - 1))
    spread = min(3.2, 17.0 / count)
    middle = rect.center().x()
    spots = {}
    for place, card in enumerate(cards):
        off = place - (count - 1) / 2
        drop = (off * spread) ** 2 * width * 0.0016
        spots[card] = Spot(
            middle + off * pitch, rect.top() + width * ASPECT / 2 + width * 0.1 + drop, width, off * spread, 100 + place
        )
    return spots


def on_bearer(bearer: Spot, attached: Sequence[int], fanned: bool) -> dict[int, Spot]:
    """Where the cards on a bearer lie: behind it, each peeking out above the one before."""
    height = bearer.width * ASPECT
    room = ATTACHED_STEP * height * MOST_PEEKING
    step = FANNED_STEP * height if fanned else min(ATTACHED_STEP * height, room / max(1, len(attached)))
    turned = math.radians(bearer.angle)
    spots = {}
    for place, card in enumerate(attached, 1):
        away = step * place
        spots[card] = Spot(
            bearer.x + math.sin(turned) * away,
            bearer.y - math.cos(turned) * away,
            bearer.width,
            bearer.angle,
            bearer.z - 0.05 * place,
        )
    return spots


def arrange(table: Table, plan: Plan, fanned: int = 0) -> dict[int, Spot]:
    """The place of every card that is not in a pile; `fanned` is the bearer under the pointer."""
    spots: dict[int, Spot] = {}
    for area in plan.areas.values():
        for zone in area.zones.values():
            if zone.kind == "pile":
                continue
            ids = [i for i in table.pile(zone.seat, zone.region) if i in table.copies]
            if zone.region == "hand" and area.own:
                spots |= fan(zone.rect, ids, 128 * max(plan.unit, 0.75))
                continue
            largest = LARGEST[area.own].get(zone.region, 60.0) * plan.unit
            placed = row(
                zone.rect,
                [(i, table.copies[i].locked, len(table.copies[i].attached)) for i in ids],
                caption_height(plan),
                largest,
            )
            spots |= placed
            for i in ids:
                _arrange_attached(table, i, placed[i], spots, fanned)
    return spots


LARGEST: Mapping[bool, Mapping[str, float]] = {
    True: {"ready": 118.0, "uncontrolled": 96.0, "torpor": 92.0, "in play": 84.0},
    False: {"ready": 92.0, "uncontrolled": 70.0, "torpor": 64.0, "in play": 64.0, "hand": 60.0},
}
"""The largest card width in each region of one's own area and of others'."""


def caption_height(plan: Plan) -> float:
    """Room for a region's name over its cards."""
    return max(11.0, 15 * plan.unit)


def _arrange_attached(table: Table, bearer: int, spot: Spot, spots: dict[int, Spot], fanned: int) -> None:
    below = [i for i in table.copies[bearer].attached if i in table.copies]
    if not below:
        return
    everything: list[int] = []
    for i in below:
        everything.append(i)
        everything += [copy.id for copy in table.with_attached(table.copies[i]) if copy.id != i]
    if fanned == bearer:
        spot = spots[bearer] = replace(spot, z=spot.z + FANNED_Z)
    spots |= on_bearer(spot, everything, fanned == bearer)
