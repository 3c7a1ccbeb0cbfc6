"""Signs of things that cards are named after, for the pictures on their faces."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from icon_drawings.disciplines import flame
from icon_drawings.pen import (
    box,
    disc,
    fill,
    minus,
    mirror,
    move,
    plus,
    polygon,
    ring,
    rotate,
    star,
    stroke,
)


def book() -> QPainterPath:
    """An open book."""
    page = fill("M25.4 11 C31 6 38 6 46 9 V41 C38 38 31 38 25.4 43 Z")
    lines = plus(
        stroke("M30 17 C34 15 38 15 41.6 16", 2.4),
        stroke("M30 24 C34 22 38 22 41.6 23", 2.4),
        stroke("M30 31 C34 29 38 29 41.6 30", 2.4),
    )
    return mirror(minus(page, lines))


def key() -> QPainterPath:
    """An old key."""
    return rotate(
        plus(ring(24, 11, 10, 4.6), stroke("M24 20 V45", 5), box(24, 33, 11, 4.6, 1), box(24, 40, 9, 4.6, 1)), 38
    )


def coins() -> QPainterPath:
    """Stacks of coins."""

    def stack(x: float, foot: float, number: int) -> QPainterPath:
        edge = plus(*(box(x, foot - 6.4 * (row + 1), 17, 5.2, 2.4) for row in range(number)))
        return plus(edge, disc(x + 8.5, foot - 6.4 * number - 1.6, 8.5, 2.6))

    return plus(stack(3, 45, 6), stack(22.5, 45, 3), minus(disc(37, 14, 9.6), box(35, 8.6, 4, 11, 1)))


def car() -> QPainterPath:
    """A car from the side."""
    body = fill("M3 33 C2 26 6 24 11 23 L17 14 H32 L40 23 C45 24 46.6 27 46 33 Z")
    panes = plus(polygon([(18.6, 17), (24, 17), (24, 23), (15, 23)]), polygon([(27, 17), (31, 17), (36, 23), (27, 23)]))
    return plus(minus(body, panes, mirror(disc(13, 34, 6.6), x=24.6)), mirror(disc(13, 34, 5), x=24.6))


def storm() -> QPainterPath:
    """A thundercloud."""
    cloud = plus(disc(15, 18, 10), disc(27, 13, 11), disc(36, 20, 9), box(6, 16, 38, 12.6, 6))
    bolt = fill("M26 26 L16 38 H23 L20 47 L33 34 H26 L30 26 Z")
    return plus(minus(cloud, stroke(bolt, 3.4)), bolt)


def spider() -> QPainterPath:
    """A spider."""
    legs = plus(
        stroke("M20 22 L9 12 L3 20", 3),
        stroke("M19 25 L7 21 L2 31", 3),
        stroke("M19 28 L8 30 L5 41", 3),
        stroke("M20 31 L13 37 L14 46", 3),
    )
    return plus(mirror(legs), disc(24, 20, 6), disc(24, 32, 8.4, 10.4))


def door() -> QPainterPath:
    """A door ajar."""
    frame = minus(
        fill("M8 46 V18 C8 9 15 3 24 3 C33 3 40 9 40 18 V46 Z"),
        fill("M13 47 V19 C13 12 18 8 24 8 C30 8 35 12 35 19 V47 Z"),
    )
    leaf = minus(fill("M16 45 V19.4 C16 14 19.6 11 24 11 L29 16 V47 Z"), disc(25.4, 30, 2))
    return plus(frame, leaf)


def screen() -> QPainterPath:
    """A portable computer."""
    return plus(
        minus(box(7, 6, 34, 26, 3), box(11, 10, 26, 18)),
        fill("M2 36 H46 L43 43 H5 Z"),
        stroke("M16 15 L21 19 L16 23", 2.6),
        stroke("M24 23 H31", 2.6),
    )


def moon_and_star() -> QPainterPath:
    """A crescent moon and a star."""
    moon = minus(disc(21, 25, 20), disc(31, 19, 17))
    return plus(moon, star(36, 15, 4, 6, 2.6))


def vial() -> QPainterPath:
    """A round vial, half full."""
    glass = plus(
        box(18, 3, 12, 6, 2),
        fill("M20 8 H28 V17 C36 20 40 27 40 33 C40 41 34 46 24 46 C14 46 8 41 8 33 C8 27 12 20 20 17 Z"),
    )
    empty = fill("M13 31 C18 28 22 34 27 31 C31 29 33 30 35 31 C35 25 31 22 27 20.6 H21 C17 22 13 25 13 31 Z")
    return minus(glass, empty)


def crowd() -> QPainterPath:
    """Many heads."""
    one = plus(disc(0, 0, 5.6), fill("M-9 15 C-9 9 -6 7 0 7 C6 7 9 9 9 15 Z"))
    return plus(*(move(one, x, y) for x, y in ((12, 9), (36, 9), (24, 15), (10, 30), (38, 30), (24, 33))))


SUBJECTS: dict[str, QPainterPath] = {
    "flame": flame(),
    "book": book(),
    "key": key(),
    "coins": coins(),
    "car": car(),
    "storm": storm(),
    "spider": spider(),
    "door": door(),
    "screen": screen(),
    "moon": moon_and_star(),
    "vial": vial(),
    "crowd": crowd(),
}
"""The signs of subjects."""
