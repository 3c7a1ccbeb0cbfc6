"""Where the stage of a combat or a referendum stands: over the others' areas, beside the minions of whoever acts.

Where there is no room for it there, it is folded to one line below those minions until a person unfolds it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QRect

from vtes_desktop.table.table import Table
from vtes_desktop.ui.table.layout import Plan

LEAST: Final = 340
"""A stage narrower than this, in pixels at text scale 1, is worse than one over a blocker's minions."""
MOST: Final = 0.62
"""How much of the others' areas a stage may cover in any case, as a part of their width."""


class Stage(NamedTuple):
    """Where a stage stands."""

    ground: QRect
    """The part of the table for it, in the view's pixels."""
    cramped: bool = False
    """Whether it would lie over most of the others' areas, wherever it stands."""


def stage_of(plan: Plan, table: Table, scale: float = 1.0) -> Stage:
    """The widest part of the upper half that leaves free the areas of who acts and, where there is room for it at this
    text scale, of who opposes her. One's own area is never under it."""
    band = QRect(0, 0, round(plan.size[0]), round(plan.own.rect.top()))
    least = LEAST * scale
    free = _widest(plan, band, set(_acting(table)) | set(_opposing(table)))
    if free.width() < least:
        free = _widest(plan, band, set(_acting(table)))
    return Stage(free, cramped=least > band.width() * MOST)


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
