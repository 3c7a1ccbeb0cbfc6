"""Where the stage of a combat or a referendum stands: over the others' areas, beside the minions of whoever acts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QRect

from vtes_desktop.table.table import Table
from vtes_desktop.ui.table.layout import Plan

LEAST = 340
"""A stage narrower than this, in pixels at text scale 1, is worse than one over a blocker's minions."""


def stage_ground(plan: Plan, table: Table, scale: float = 1.0) -> QRect:
    """The widest part of the upper half that leaves free the areas of who acts and, where there is room for it at this
    text scale, of who opposes her. One's own area is never under it."""
    own = plan.own
    band = QRect(0, 0, round(plan.size[0]), round(own.rect.top()))
    for seats in (set(_acting(table)) | set(_opposing(table)), set(_acting(table))):
        free = _widest(plan, band, seats)
        if free.width() >= LEAST * scale:
            return free
    return free


def _acting(table: Table) -> Iterator[int]:
    if table.action is not None:
        yield table.action.seat
    elif table.combat is not None:
        yield table.combat.acting.seat
    elif table.referendum is not None:
        yield table.referendum.seat


def _opposing(table: Table) -> Iterator[int]:
    if table.combat is not None:
        yield from (table.combat.acting.seat, table.combat.opposing.seat)


def _widest(plan: Plan, band: QRect, seats: set[int]) -> QRect:
    taken = sorted(
        (round(area.rect.left()), round(area.rect.right()))
        for seat, area in plan.areas.items()
        if seat in seats and not area.own
    )
    edges = [(band.left(), band.left()), *taken, (band.right(), band.right())]
    gaps = [(right, left) for (_, right), (left, _) in pairwise(edges)]
    # Of equal ones that in the middle of the table.
    middle = band.center().x()
    left, right = max(gaps, key=lambda gap: (gap[1] - gap[0], -abs((gap[0] + gap[1]) / 2 - middle)))
    return QRect(left, band.top(), right - left, band.height())
