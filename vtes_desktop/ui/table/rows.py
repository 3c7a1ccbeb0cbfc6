"""How cards lie in a region: side by side, fanned out in a hand, on the card that bears them.

Plain arithmetic, in scene units. Regions that did not change since the last time are not laid out again.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from vtes_desktop.table.table import Table
from vtes_desktop.ui.faces import ASPECT
from vtes_desktop.ui.table.layout import Plan, Zone

ATTACHED_STEP: Final = 0.15
"""How much of its height each card on a bearer shows above the one before."""
FANNED_STEP: Final = 0.52
"""The same while the pointer rests on the bearer."""
FANNED_LEAST: Final = 0.3
"""With less room than this above it, a bearer's cards fan out sideways."""
FANNED_Z: Final = 60.0
"""How far a fanned bearer and its cards come forward."""
MOST_PEEKING: Final = 4
"""Cards on one bearer that are given room; more are packed into the room of so many."""
GAP: Final = 0.07
"""Between cards, as a part of their height."""
STEADY_GAP: Final = 0.03
"""The same where each has room to be locked."""
SIDES: Final = (1.0, 0.85)
"""How long a card is when it lies on its side where none may move another, as a part of its height: as long as it is
high, or a little smaller where there is little room."""
STEADY: Final = frozenset({"ready", "in play"})
"""Regions whose cards are locked and unlocked again and again."""


class Spot(Struct, frozen=True, gc=False):
    """Where one card lies: its centre, its width, how far it is turned, and what is above what."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    z: float = 0.0


class Lying(Struct, frozen=True, gc=False):
    """A card that lies in a region by itself, as far as its place depends on it."""

    id: int
    locked: bool = False
    on: tuple[int, ...] = ()
    """The cards on it, at any depth, the lowest first."""

    @property
    def peek(self) -> float:
        """How far the cards on it stick out, as a part of its height."""
        return ATTACHED_STEP * min(len(self.on), MOST_PEEKING)

    def slot(self, height: float, side: float = 0.0) -> float:
        """Its width on the table: room to lie on its side, `side` of its height long, with the cards on it to the
        right, whether it is locked or not; without `side` only where it is."""
        if side:
            return height * side * (1 + self.peek)
        return height * (1 + self.peek) if self.locked else height / ASPECT


def row(
    rect: QRectF,
    cards: Sequence[Lying],
    caption: float,
    widest: float,
    *,
    show_right: bool = True,
    steady: bool = False,
) -> dict[int, Spot]:
    """Lay cards side by side in an area, from the left, and the cards on them.

    In a `steady` row each card has room to be locked, so that no other moves when it is.

    `caption` is kept free at the top; no card is wider than `widest`. With more cards they get smaller, then go into
    more rows, then overlap: with `show_right` so that their right sides show, where blood lies, else their left ones.
    """
    if not cards:
        return {}
    area = rect.adjusted(5, caption + 2, -5, -4)
    height, lines, side = _fit(area, cards, widest, SIDES if steady else (0.0,))
    spots: dict[int, Spot] = {}
    pitch = area.height() / len(lines)
    peek = _peek(cards, steady=steady)
    for number, line in enumerate(lines):
        slots = [card.slot(height, side) for card in line]
        starts = [0.0, *accumulate(slot + height * (STEADY_GAP if side else GAP) for slot in slots[:-1])]
        # Each card must end within the area, also a wide one before narrow ones.
        squeeze = min([1.0, *((area.width() - slots[k]) / starts[k] for k in range(1, len(line)))])
        y = area.top() + number * pitch + (pitch - height * (1 + peek)) / 2 + height * (peek + 0.5)
        for place, (card, slot, start) in enumerate(zip(line, slots, starts, strict=True)):
            x = area.left() + start * squeeze + (height * side or (height if card.locked else slot)) / 2
            z = number * len(cards) + (len(line) - place if show_right and squeeze < 1.0 else place)
            long = height * (side or 1.0) if card.locked else height
            spots[card.id] = Spot(x, y, long / ASPECT, 90.0 if card.locked else 0.0, z)
    for card in cards:
        spots |= on_bearer(spots[card.id], card.on)
    return spots


def _peek(cards: Sequence[Lying], *, steady: bool) -> float:
    return max((card.peek for card in cards if steady or not card.locked), default=0.0)


def _fit(
    area: QRectF, cards: Sequence[Lying], widest: float, sides: Sequence[float]
) -> tuple[float, list[list[Lying]], float]:
    """The largest card height with which all cards fit, the lines they fall into, and which of the `sides` it goes
    with: the first with which cards are as large as they may be, else the last."""
    for side in sides:
        height, lines = _fit_side(area, cards, widest, side)
        if height >= 0.97 * min(widest * ASPECT, area.height() * 0.97 / (1 + _peek(cards, steady=side > 0))):
            break
    return height, lines, side


def _fit_side(area: QRectF, cards: Sequence[Lying], widest: float, side: float) -> tuple[float, list[list[Lying]]]:
    best = 0.0
    found = [list(cards)]
    peek = 1 + _peek(cards, steady=side > 0)
    most = min(widest * ASPECT, area.width() / max(card.slot(1.0, side) for card in cards))
    for lines in range(1, 6):
        height = min(most, area.height() / lines * 0.97 / peek)
        while height > max(best, 24):
            broken = _break(cards, area.width(), height, side)
            if len(broken) <= lines:
                best, found = height, broken
                break
            height *= 0.94
    if not best:
        # Too many for any size that can be read: they overlap, but none hides another.
        lines = min(max(1, int(area.height() // 44)), len(cards))
        best = max(8.0, min(most * 0.75, area.height() / lines * 0.97 / peek))
        per_line = math.ceil(len(cards) / lines)
        found = [list(cards[start : start + per_line]) for start in range(0, len(cards), per_line)]
    return best, found


def _break(cards: Sequence[Lying], width: float, height: float, side: float) -> list[list[Lying]]:
    lines: list[list[Lying]] = [[]]
    x = 0.0
    for card in cards:
        slot = card.slot(height, side)
        if lines[-1] and x + slot > width:
            lines.append([])
            x = 0.0
        lines[-1].append(card)
        x += slot + height * (STEADY_GAP if side else GAP)
    return lines


def fan(rect: QRectF, cards: Sequence[int], widest: float) -> dict[int, Spot]:
    """A hand of cards, fanned out along the lower edge, running a little below it."""
    if not cards:
        return {}
    width = min(widest, rect.height() / ASPECT * 1.02)
    count = len(cards)
    pitch = min(width * 0.92, (rect.width() * 0.96 - width) / max(1, count - 1))
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


def on_bearer(bearer: Spot, attached: Sequence[int]) -> dict[int, Spot]:
    """Where the cards on a bearer lie: behind it, each peeking out above the one before."""
    height = bearer.width * ASPECT
    step = min(1.0, MOST_PEEKING / max(1, len(attached))) * ATTACHED_STEP * height
    turned = math.radians(bearer.angle)
    return _stepped(bearer, attached, math.sin(turned) * step, -math.cos(turned) * step)


def _stepped(bearer: Spot, attached: Sequence[int], x: float, y: float) -> dict[int, Spot]:
    return {
        card: replace(bearer, x=bearer.x + x * place, y=bearer.y + y * place, z=bearer.z - 0.05 * place)
        for place, card in enumerate(attached, 1)
    }


def fanned(copy: int, bearer: Spot, attached: Sequence[int], within: QRectF) -> dict[int, Spot]:
    """A bearer and the cards on it, spread out to be read, without leaving `within`.

    They go the way they peek out; where there is too little room that way, sideways to where there is more.
    """
    height, width = bearer.width * ASPECT, bearer.width
    bearer = replace(bearer, z=bearer.z + FANNED_Z)
    count = max(1, len(attached))
    half_across, half_down = (height / 2, width / 2) if bearer.angle else (width / 2, height / 2)
    right = within.right() - bearer.x - half_across
    left = bearer.x - half_across - within.left()
    above = bearer.y - half_down - within.top()
    ahead = right if bearer.angle else above
    if ahead / count >= FANNED_LEAST * height:
        step = min(FANNED_STEP * height, ahead / count)
        x, y = (step, 0.0) if bearer.angle else (0.0, -step)
    else:
        step = min((height if bearer.angle else width) * 0.86, max(right, left) / count)
        x, y = (step if right >= left else -step), 0.0
    return {copy: bearer, **_stepped(bearer, attached, x, y)}


class Rows:
    """The places of all cards that are not in a pile, kept for each region until something of it changes."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, str], tuple[tuple[object, ...], dict[int, Spot]]] = {}

    def arrange(self, table: Table, plan: Plan, fanned_bearer: int = 0) -> dict[int, Spot]:
        """Where each card lies; `fanned_bearer` is the card whose cards are spread out, 0 for none."""
        spots: dict[int, Spot] = {}
        seen = set()
        for zone in plan.zones():
            if zone.kind == "row":
                seen.add((zone.seat, zone.region))
                spots |= self._zone(table, plan, zone)
        for key in self._kept.keys() - seen:
            del self._kept[key]
        copy = table.copies.get(fanned_bearer)
        if copy is not None and fanned_bearer in spots:
            within = QRectF(2, 2, plan.size[0] - 4, plan.size[1] - 4)
            spots |= fanned(fanned_bearer, spots[fanned_bearer], lying(table, fanned_bearer).on, within)
        return spots

    def _zone(self, table: Table, plan: Plan, zone: Zone) -> dict[int, Spot]:
        cards = [lying(table, i) for i in table.pile(zone.seat, zone.region) if i in table.copies]
        widest = plan.largest(zone)
        in_hand = zone.region == "hand" and plan.areas[zone.seat].own
        key = (zone.rect.getRect(), zone.caption, widest, in_hand, plan.hand_facts.getRect(), cards)
        kept = self._kept.get((zone.seat, zone.region))
        if kept is not None and kept[0] == key:
            return kept[1]
        if in_hand:
            spots = fan(hand_room(plan), [card.id for card in cards], widest)
        else:
            steady = zone.region in STEADY
            spots = row(zone.rect, cards, zone.caption, widest, show_right=zone.region != "hand", steady=steady)
        self._kept[zone.seat, zone.region] = key, spots
        return spots


def hand_room(plan: Plan) -> QRectF:
    """The part of the hand's area where its cards lie: about the middle, clear of what is said at the left."""
    left = plan.hand_facts.right() - plan.hand.left()
    return plan.hand.adjusted(left, 0, -left * 0.5, 0)


def lying(table: Table, copy: int) -> Lying:
    """A card of the table as its place depends on it."""
    state = table.copies[copy]
    if not state.attached:
        return Lying(copy, state.locked)
    everything = [each.id for i in state.attached if i in table.copies for each in table.with_attached(table.copies[i])]
    return Lying(copy, state.locked, tuple(everything))
