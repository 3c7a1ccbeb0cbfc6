"""Where everything lies on the screen: the table's areas and regions for a window size.

Plain arithmetic on rectangles, in scene units (one unit is one logical pixel at zoom 1). The picture teaches the game:
your own area is the lower half, your prey sits at your left, your predator at your right (experience.md). How cards
lie within a region is :mod:`~vtes_desktop.ui.table.rows`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal

from msgspec import Struct, field
from PySide6.QtCore import QPointF, QRectF

from vtes_desktop.table.table import NOBODY, Table

GAP: Final = 9.0
ROWS: Final = ("ready", "uncontrolled", "torpor", "in play", "hand")
"""Regions whose cards lie side by side."""
PILES: Final = ("crypt", "library", "ash heap", "removed", "research", "contested")
"""Regions whose cards lie in a pile."""
RARE_PILES: Final = frozenset({"removed", "research", "contested"})
"""Piles that are shown only when something lies there."""
SUNK: Final = frozenset({"torpor", "in play"})
"""Regions sunk into the felt."""
WIDE_LETTER: Final = 0.82
"""About the width of a letter of a name, as a part of the height of small text."""
UNSEEN_HAND: Final = 4.6
"""How high a hand is of which only the number of cards is seen, as a part of the height of small text."""
LEAST_CARD: Final = 15.0
"""Scene units; narrower cards can't be told apart, so that a hand that would get no more is left to a closer look."""


class Zone(Struct):
    """The area of one region of one seat."""

    seat: int
    region: str
    rect: QRectF
    kind: Literal["row", "pile"]
    caption: float = 0.0
    """Room at the top for the region's name; 0 where it has none."""


class SeatArea(Struct):
    """A seat's part of the table."""

    seat: int
    rect: QRectF
    shape: Literal["wide", "narrow", "strip"]
    header: QRectF
    """Name and relation."""
    facts: QRectF
    """Victory points and hand."""
    pool: QRectF
    edge: QRectF
    """Where the Edge lies while this seat has it."""
    own: bool
    zones: dict[str, Zone] = field(default_factory=dict)


class Plan(Struct):
    """The whole table."""

    size: tuple[float, float]
    unit: float
    """How large things are against a table of 1240 × 850."""
    text: float
    """The height of small text in pixels at zoom 1."""
    areas: dict[int, SeatArea]
    hand: QRectF
    hand_facts: QRectF
    """How many cards are in the hand, at its left."""
    bank: QRectF
    bank_edge: QRectF
    """Where the Edge lies while nobody has it."""
    strip: QRectF = field(default_factory=QRectF)
    """Between the table and the hand, where the referee asks; empty while nobody does."""

    def lower_hand(self, down: float) -> None:
        """Move the hand, and what stands beside it, down by so much."""
        self.hand = self.hand.translated(0, down)
        self.hand_facts = self.hand_facts.translated(0, down)
        zone = self.own.zones.get("hand")
        if zone is not None:
            zone.rect = zone.rect.translated(0, down)

    @property
    def own(self) -> SeatArea:
        """The area of who is looking."""
        return next(area for area in self.areas.values() if area.own)

    def zones(self) -> Iterator[Zone]:
        """Every region's area."""
        for area in self.areas.values():
            yield from area.zones.values()

    def zone(self, seat: int, region: str) -> Zone | None:
        """The area of a region of a seat (-1: of the table itself); None where it is not shown."""
        area = self.areas.get(seat)
        return area.zones.get(region) if area is not None else None

    def largest(self, zone: Zone) -> float:
        """The largest card width in a region."""
        if zone.region == "hand" and self.areas[zone.seat].own:
            return 128 * max(self.unit, 0.75)
        return LARGEST[self.areas[zone.seat].shape == "wide"].get(zone.region, 60.0) * self.unit

    def zone_at(self, point: QPointF) -> Zone | None:
        """The region's area under a point."""
        for area in self.areas.values():
            if area.rect.contains(point):
                return next((zone for zone in area.zones.values() if zone.rect.contains(point)), None)
        return self.own.zones["hand"] if self.hand.contains(point) else None

    def edge_at(self, seat: int) -> QRectF:
        """Where the Edge lies while `seat` (-1: nobody) has it."""
        area = self.areas.get(seat)
        return self.bank_edge if seat == NOBODY or area is None else area.edge


def plan(table: Table, viewer: int, width: float, height: float, scale: float = 1.0) -> Plan:
    """Lay the table out for `viewer` (-1: seat 0's side) in an area of that size; `scale` is the text scale."""
    unit = min(width / 1240, height / 850)
    text = text_size(unit, scale)
    gap = max(5.0, GAP * unit)
    own = viewer if viewer >= 0 else 0
    # Who watches sees of a hand how many cards it has, unless all hands are open.
    unseen = viewer < 0 and not any(table.pile(own, "hand"))
    hand_height = text * UNSEEN_HAND if unseen else max(92.0, height * 0.2)
    own_height = (height - hand_height) * 0.46
    top_height = height - hand_height - own_height - 3 * gap
    areas: dict[int, SeatArea] = {}
    left = gap
    for seat, across in _shares(table, own, width - gap, gap, unit):
        rect = QRectF(left, gap, across, top_height)
        areas[seat] = _others_area(table, seat, rect, unit, text)
        left += across + gap
    rect = QRectF(gap, top_height + 2 * gap, width - 2 * gap, own_height)
    area = areas[own] = _wide(table, own, rect, unit, text, own=True)
    hand = QRectF(gap, rect.bottom() + gap, width - 2 * gap, hand_height)
    area.zones["hand"] = Zone(own, "hand", hand, "row")
    facts = QRectF(hand.left() + gap, hand.top(), max(area.pool.width(), text * 7.5), hand.height())
    bank = QRectF(area.pool.left(), rect.bottom() - gap - 58 * unit, area.pool.width(), 58 * unit)
    bank_edge = _edge(bank.right() - text * 0.6, bank.bottom() - text * 1.1, text)
    return Plan((width, height), unit, text, areas, hand, facts, bank, bank_edge)


STRIP_GAP: Final = 6.0


def make_room(laid: Plan, strip: float) -> None:
    """Move the hand down by so much, for the strip in which the referee asks."""
    if strip <= 0:
        return
    hand = laid.hand
    laid.strip = QRectF(hand.left(), hand.top(), hand.width(), strip)
    down = strip + STRIP_GAP
    laid.lower_hand(down)
    laid.size = (laid.size[0], laid.size[1] + down)


def text_size(unit: float, scale: float) -> float:
    """The height of small text for a table of that size, in pixels: it grows with the text scale, but less than it."""
    factor = scale if scale <= 1.4 else 1.4 + (scale - 1.4) * 0.4
    return max(9.5 * min(factor, 1.3), 11.5 * unit * factor)


def _shares(table: Table, own: int, width: float, gap: float, unit: float) -> list[tuple[int, float]]:
    """The other seats from the left with the width of each: the prey first, the predator last.

    Those who left the game come after them, in a strip that holds no more than their name and their ash heap.
    """
    seating = [*table.seating()]
    place = seating.index(own)
    order = [*seating[place + 1 :], *seating[:place]]
    gone = [seat for seat in order if not table.seats[seat].playing and not _rows_used(table, seat)]
    playing = [seat for seat in order if seat not in gone]
    strip = max(64.0, 92 * unit) if playing else width / max(1, len(gone)) - gap
    across = (width - len(gone) * (strip + gap)) / max(1, len(playing)) - gap
    return [(seat, across) for seat in playing] + [(seat, strip) for seat in gone]


def _rows_used(table: Table, seat: int) -> bool:
    return any(table.pile(seat, region) for region in ROWS)


def _others_area(table: Table, seat: int, rect: QRectF, unit: float, text: float) -> SeatArea:
    if not table.seats[seat].playing and not _rows_used(table, seat):
        return _strip(table, seat, rect, unit, text)
    if rect.width() > 820 * max(unit, 0.7):
        return _wide(table, seat, rect, unit, text, own=False)
    return _narrow(table, seat, rect, unit, text)


def _edge(right: float, middle: float, text: float) -> QRectF:
    """The Edge, with its right end and its middle there."""
    return QRectF(right - text * 3.7, middle - text * 0.8, text * 3.7, text * 1.6)


def _wide(table: Table, seat: int, rect: QRectF, unit: float, text: float, *, own: bool) -> SeatArea:
    """A long, low area: name and pool at the left, torpor, decks and cards in play at the right."""
    gap = GAP * unit
    inner = rect.adjusted(gap, gap, -gap, -gap)
    line = text * 1.4
    side = QRectF(inner.left(), inner.top(), max(96 * unit + text * 2, text * 8), inner.height())
    # Another may be prey and predator at once, in two lines.
    header = QRectF(side.left(), side.top(), side.width(), line * (2.4 if own else 3.2))
    bank = 58 * unit + gap if own else 0.0
    facts = QRectF(side.left(), side.bottom() - bank - line, side.width(), line)
    pool = QRectF(side.left(), header.bottom() + gap / 2, side.width(), facts.top() - header.bottom() - gap / 2)
    edge = _edge(side.right(), pool.bottom() - text, text)
    decks_width = min(inner.width() * 0.3, 308 * unit)
    decks = QRectF(inner.right() - decks_width, inner.top(), decks_width, inner.height())
    torpor_width = min(inner.width() * 0.15, 148 * unit)
    torpor = QRectF(decks.left() - gap - torpor_width, inner.top(), torpor_width, inner.height())
    left = side.right() + gap * 1.4
    middle = QRectF(left, inner.top(), torpor.left() - gap - left, inner.height())
    upper, lower = _split(middle, (0.6, 0.4), gap / 2, down=True)
    rows = {"ready": upper, "uncontrolled": lower, "torpor": torpor}
    if not own and any(table.pile(seat, "hand")):
        rows["uncontrolled"], rows["hand"] = _split(lower, (1, 1), gap)
    piles, rows["in play"] = _split(decks, (0.5, 0.5), gap / 2, down=True)
    zones = {name: Zone(seat, name, area, "row", text * 1.35) for name, area in rows.items()}
    zones |= _piles(table, seat, piles, unit)
    return SeatArea(seat, rect, "wide", header, facts, pool, edge, own, zones)


def _narrow(table: Table, seat: int, rect: QRectF, unit: float, text: float) -> SeatArea:
    """A tall, narrow area: minions above, the rest below, decks in a column at the right."""
    gap = GAP * unit * 0.8
    inner = rect.adjusted(gap, gap * 0.7, -gap, -gap)
    header = QRectF(inner.left(), inner.top(), inner.width(), text * 3.3)
    pool = QRectF(header.right() - header.height(), header.top(), header.height(), header.height())
    facts = QRectF(pool.left() - text * 4.2, header.top(), text * 4, header.height())
    header.setRight(facts.left())
    edge = _edge(facts.right() - text * 2.9, header.top() + text, text)
    if header.left() + len(table.seats[seat].name) * text * WIDE_LETTER > edge.left():
        # A long name keeps its line.
        edge = _edge(facts.right() - text * 3.1, header.top() + text * 2.45, text)
    top = header.bottom() + gap / 2
    column = max(34.0, min(inner.width() * 0.2, 58 * unit))
    left = QRectF(inner.left(), top, inner.width() - column - gap, inner.bottom() - top)
    decks = QRectF(left.right() + gap, top, column, left.height())
    lines = _lines(table, seat, left, unit)
    rows: dict[str, QRectF] = {}
    rects = _split(left, [share for share, _ in lines], gap / 2, down=True)
    for (_, names), part in zip(lines, rects, strict=True):
        weights = [_weight(table, seat, name) for name in names]
        rows |= zip(names, _split(part, weights, gap / 2), strict=True)
    zones = {
        name: Zone(seat, name, area, "row", 0.0 if name in ("ready", "hand") else text * 1.35)
        for name, area in rows.items()
    }
    zones |= _piles(table, seat, decks, unit, down=True)
    return SeatArea(seat, rect, "narrow", header, facts, pool, edge, False, zones)


def _lines(table: Table, seat: int, rect: QRectF, unit: float) -> list[tuple[float, tuple[str, ...]]]:
    """The rows of a narrow area from the top: each with its share of the height and its regions."""
    lines: list[tuple[float, tuple[str, ...]]]
    if rect.width() > 380 * max(unit, 0.7):
        lines = [(1.0, ("ready", "torpor")), (0.8, ("uncontrolled", "in play"))]
    else:
        low = bool(table.pile(seat, "torpor") or table.pile(seat, "in play"))
        lines = [(1.0, ("ready",)), (0.68, ("uncontrolled",)), (0.66 if low else 0.34, ("torpor", "in play"))]
    hand = table.pile(seat, "hand")
    if any(hand):
        share = 0.52
        room = rect.height() * share / (share + sum(part for part, _ in lines)) - 8
        if min(room / 1.4, rect.width() / len(hand)) >= LEAST_CARD:
            lines.append((share, ("hand",)))
    return lines


def _strip(table: Table, seat: int, rect: QRectF, unit: float, text: float) -> SeatArea:
    """What is left of a Methuselah who left the game: the name, the points, the piles."""
    gap = GAP * unit * 0.8
    inner = rect.adjusted(gap, gap * 0.7, -gap, -gap)
    header = QRectF(inner.left(), inner.top(), inner.width(), text * 3.3)
    facts = QRectF(inner.left(), header.bottom(), inner.width(), text * 1.4)
    top = facts.bottom() + gap
    column = min(inner.width(), max(34.0, 58 * unit))
    decks = QRectF(inner.center().x() - column / 2, top, column, inner.bottom() - top)
    nothing = QRectF(facts.center(), facts.center())
    zones = _piles(table, seat, decks, unit, down=True)
    return SeatArea(seat, rect, "strip", header, facts, nothing, nothing, False, zones)


def _split(rect: QRectF, shares: Sequence[float], gap: float, *, down: bool = False) -> list[QRectF]:
    """Cut a rectangle into parts side by side, or one under the other, with a gap between."""
    room = (rect.height() if down else rect.width()) - gap * (len(shares) - 1)
    parts = []
    start = rect.top() if down else rect.left()
    for share in shares:
        size = room * share / sum(shares)
        parts.append(
            QRectF(rect.left(), start, rect.width(), size) if down else QRectF(start, rect.top(), size, rect.height())
        )
        start += size + gap
    return parts


def _weight(table: Table, seat: int, region: str) -> float:
    """How much room a region wants beside another: at least what its name needs."""
    ids = table.pile(seat, region)
    cards = sum(1.5 if i in table.copies and table.copies[i].locked else 1 for i in ids)
    return min(cards, 9) + (3.5 if region in ("ready", "uncontrolled") else 2)


def _piles(table: Table, seat: int, rect: QRectF, unit: float, *, down: bool = False) -> dict[str, Zone]:
    """Piles side by side, or one under the other."""
    shown = [region for region in PILES if region not in RARE_PILES or table.pile(seat, region)]
    rects = _split(rect, [1.0] * len(shown), GAP * unit * 0.6, down=down)
    return {region: Zone(seat, region, area, "pile") for region, area in zip(shown, rects, strict=True)}


LARGEST: Final[Mapping[bool, Mapping[str, float]]] = {
    True: {"ready": 118.0, "uncontrolled": 96.0, "torpor": 92.0, "in play": 84.0, "hand": 84.0},
    False: {"ready": 104.0, "uncontrolled": 76.0, "torpor": 72.0, "in play": 72.0, "hand": 60.0},
}
"""The largest card width of each region in a wide area and in a narrow one, at unit 1."""
