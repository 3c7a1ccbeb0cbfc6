"""The signs of the disciplines and of the virtues of the imbued, bold enough for a 14-pixel square or diamond."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from icon_drawings.pen import (
    around,
    box,
    disc,
    drop,
    fill,
    flip,
    minus,
    mirror,
    move,
    plus,
    polygon,
    ring,
    rotate,
    scale,
    stroke,
)


def skull() -> QPainterPath:
    """A skull from the front."""
    head = plus(
        fill("M24 4 C35 4 42 12 42 22 C42 28 39 31 36 33 L35 39 H13 L12 33 C9 31 6 28 6 22 C6 12 13 4 24 4 Z"),
        box(15, 34, 18, 10, 2),
    )
    return minus(
        head, disc(16, 22, 5.2), disc(32, 22, 5.2), polygon([(24, 27), (27.4, 33), (20.6, 33)]), box(22.6, 38, 2.8, 7)
    )


def eye(pupil: float = 6.0) -> QPainterPath:
    """An open eye."""
    almond = fill("M2 24 C10 11 18 8 24 8 C30 8 38 11 46 24 C38 37 30 40 24 40 C18 40 10 37 2 24 Z")
    hole = fill("M9 24 C14 16 19 13.4 24 13.4 C29 13.4 34 16 39 24 C34 32 29 34.6 24 34.6 C19 34.6 14 32 9 24 Z")
    return plus(minus(almond, hole), disc(24, 24, pupil))


def heart() -> QPainterPath:
    """A heart."""
    return fill(
        "M24 44 C14 36 4 28 4 17 C4 9 10 5 15 5 C19 5 22.5 7.5 24 11.5 C25.5 7.5 29 5 33 5 C38 5 44 9 44 17 "
        "C44 28 34 36 24 44 Z"
    )


def flame() -> QPainterPath:
    """A flame with an inner tongue cut out."""
    outer = fill(
        "M26 2 C28 10 38 15 38 29 C38 39 32 46 24 46 C16 46 10 39 10 30 C10 23 14 19 16 13 C19 16 20 18 20 21 "
        "C24 16 26 10 26 2 Z"
    )
    inner = fill("M25 23 C26 28 31 30 31 36 C31 40 28 42.5 24.5 42.5 C20.5 42.5 17.5 40 17.5 36 C17.5 31 23 29 25 23 Z")
    return minus(outer, inner)


def wing() -> QPainterPath:
    """A pair of spread wings."""
    one = fill(
        "M22.4 15 C18 7 10 3.4 1 4 C1.2 9 3 13 6.6 15.6 C5.4 16.6 4.2 17 2.8 17.2 C4.6 21.6 7.8 24.4 12 25.6 C11 "
        "26.8 9.8 27.4 8.4 27.8 "
        "C11.4 32 16 34.6 22.4 42 Z"
    )
    return mirror(one)


def shield() -> QPainterPath:
    """A shield with a rim."""
    outer = fill("M24 3 C30 7 36 8.6 42 9 C42 26 38 38 24 45 C10 38 6 26 6 9 C12 8.6 18 7 24 3 Z")
    return minus(outer, scale(outer, 0.72))


def paw() -> QPainterPath:
    """A paw print."""
    pad = fill(
        "M24 22 C31 22 38 30 38 36 C38 41 34 43 31 42 C27 40.6 21 40.6 17 42 C14 43 10 41 10 36 C10 30 17 22 24 22 Z"
    )
    return plus(
        pad, mirror(rotate(disc(7.5, 20, 5, 6.4), -22, 7.5, 20), rotate(disc(17.5, 10.5, 5.2, 7), -8, 17.5, 10.5))
    )


def fist() -> QPainterPath:
    """A fist held up, seen from the front."""
    fingers = plus(*(box(8 + number * 8.1, 6, 7.2, 20, 3.4) for number in range(4)))
    palm = fill("M8 20 H40 V30 C40 37 37 40 35 41 V46 H14 V40 C10 37 8 34 8 28 Z")
    thumb = stroke("M10.5 26 L26 26.5", 6.4)
    return plus(minus(plus(fingers, palm), stroke("M6 25.5 L28.5 26.5", 10.6)), thumb)


def hand() -> QPainterPath:
    """An open hand."""
    return plus(
        stroke("M15 24 V9", 5.6),
        stroke("M22 22 V5.5", 5.6),
        stroke("M29 22 V7", 5.6),
        stroke("M35.6 25 V13", 5.2),
        stroke("M16 32 L7.4 23", 5.6),
        fill("M12.2 22 H38.2 V31 C38.2 40 33 45 25 45 C18 45 14 40 10 33 Z"),
    )


def snake() -> QPainterPath:
    """A snake reared in an S."""
    body = stroke("M34 11 C27 3 14 6 14 14 C14 24 35 21 35 32 C35 42 20 44 12 37", 7)
    head = minus(fill("M28 10 C30 4 38 3 43 9 C44.6 11 44 14.6 41 15.6 C37 17 31 17 28 10 Z"), disc(37.4, 9.6, 1.7))
    return plus(body, head, stroke("M12 37 L6 31", 4))


def spiral() -> QPainterPath:
    """A spiral of two turns and a half."""
    return stroke(
        "M24 25 C21 22 25 17 30 20 C36 24 33 35 23 35 C11 35 7 22 14 13 C21 5 35 5 41 15 C45 22 43 32 38 38", 5.4
    )


def hourglass() -> QPainterPath:
    """An hourglass."""
    glass = fill("M11 6 H37 C37 16 34 19 28 24 C34 29 37 32 37 42 H11 C11 32 14 29 20 24 C14 19 11 16 11 6 Z")
    hole = plus(
        fill("M16.5 13 H31.5 C30.5 17 28 19 24 22 C20 19 17.5 17 16.5 13 Z"),
        fill("M16 38 C16.6 33 19.6 30 24 27 C28.4 30 31.4 33 32 38 H28 L24 33 L20 38 Z"),
    )
    return plus(minus(glass, hole), box(7, 2.5, 34, 6, 2), box(7, 39.5, 34, 6, 2))


def butterfly() -> QPainterPath:
    """A butterfly."""
    upper = fill("M23 22 C20 10 8 4 3 8 C0 12 4 25 12 27 C17 28 21 26 23 22 Z")
    lower = fill("M22 27 C16 27 9 30 9 36 C9 42 16 44 20 40 C22 37 23 32 22 27 Z")
    spots = plus(disc(11, 15.5, 3.4), disc(15.8, 35, 2.4))
    return plus(
        mirror(minus(plus(upper, lower), spots)), disc(24, 26, 2.7, 14), mirror(stroke("M24 13 C22 8 20 6 17 5", 2.6))
    )


def feather() -> QPainterPath:
    """A feather lying aslant."""
    vane = fill("M44 4 C30 4 14 12 11 26 C10 31 12 35 16 37 C30 37 42 24 44 4 Z")
    slits = plus(
        stroke("M4 45 L34 15", 3),
        stroke("M18.5 30.5 L19 19.5", 2.6),
        stroke("M26 23 L26.5 12", 2.6),
        stroke("M22 28 L33 27.6", 2.6),
    )
    return plus(minus(vane, slits), stroke("M4.5 44.5 L15 34", 4.4))


def fang_drop() -> QPainterPath:
    """A drop in a ring: blood held by art."""
    return plus(ring(24, 24, 22, 5.2), drop(24, 10, 17, 25))


def hood() -> QPainterPath:
    """A hood with nobody in it."""
    cowl = fill("M24 2 C36 8 41 20 40 30 C42 34 44 39 44 46 H4 C4 39 6 34 8 30 C7 20 12 8 24 2 Z")
    face = fill("M24 13 C31 17 33 24 31 31 C29 36 26 38 24 38 C22 38 19 36 17 31 C15 24 17 17 24 13 Z")
    return minus(cowl, face)


def tower() -> QPainterPath:
    """A battlemented tower."""
    body = fill("M7 3 H15 V9 H20 V3 H28 V9 H33 V3 H41 V18 L36 22 V38 L41 41 V45.5 H7 V41 L12 38 V22 L7 18 Z")
    return minus(body, fill("M20 45.6 V33 C20 30 22 28 24 28 C26 28 28 30 28 33 V45.6 Z"))


def mask() -> QPainterPath:
    """A long carved mask."""
    face = fill("M24 2 C35 2 40 10 39 20 C38 32 31 46 24 46 C17 46 10 32 9 20 C8 10 13 2 24 2 Z")
    cuts = plus(
        mirror(rotate(box(12.4, 18, 9, 4.4, 2.2), 12, 17, 20)),
        box(19.6, 34.5, 8.8, 4.2, 2.1),
        mirror(stroke("M17 8.5 L20.6 13", 2.8)),
    )
    return minus(face, cuts, box(22.7, 3, 2.6, 10))


def trident() -> QPainterPath:
    """A trident with a barbed middle."""
    return plus(
        stroke("M24 12 V45", 5.6),
        mirror(stroke("M24 29 C13 29 9 25 9 13", 5.6), polygon([(9, 2), (14.6, 14), (3.4, 14)])),
        polygon([(24, 1), (30, 14), (18, 14)]),
    )


def crack() -> QPainterPath:
    """A disc split by a crack."""
    return minus(
        disc(24, 24, 22), stroke("M28 -2 L17 17 L30 23 L16 34 L24 50", 4.6, square=True), stroke("M30 23 L40 20", 3)
    )


def keyhole() -> QPainterPath:
    """A keyhole in a boss: the mind that is opened."""
    return minus(disc(24, 24, 22), disc(24, 17.6, 7), polygon([(24, 15), (31.4, 37), (16.6, 37)]))


def owl() -> QPainterPath:
    """An owl's face."""
    head = fill(
        "M4 3 C12 7 17 8 24 8 C31 8 36 7 44 3 C45 14 45 25 42 33 C38 41 31 45 24 45 C17 45 10 41 6 33 C3 25 3 14 4 3 Z"
    )
    holes = mirror(disc(14.8, 21, 7.6))
    return plus(minus(head, holes, polygon([(24, 25.5), (28, 31), (24, 38), (20, 31)])), mirror(disc(14.8, 21, 3.6)))


def cauldron() -> QPainterPath:
    """A pot on the boil."""
    pot = plus(
        fill("M8 21 H40 C43 30 39 41 32 42 H16 C9 41 5 30 8 21 Z"),
        box(4.5, 17, 39, 6.4, 3),
        mirror(stroke("M14 40 L11 45", 5)),
    )
    return plus(pot, disc(17, 9.5, 4.2), disc(28.5, 6, 3.4), disc(31.5, 13, 2.6))


def note() -> QPainterPath:
    """Two joined quavers."""
    return plus(
        rotate(disc(12, 38, 7.2, 5.6), -18, 12, 38),
        rotate(disc(35, 34, 7.2, 5.6), -18, 35, 34),
        fill("M14.6 9 L42 3 V34 H37.4 V14 L19.2 18 V38 H14.6 Z"),
    )


def black_sun() -> QPainterPath:
    """A sun whose middle is a hole, its rays drawn in."""
    return plus(ring(24, 24, 15, 5), around(polygon([(24, 0.5), (27.6, 8), (20.4, 8)]), 8), disc(24, 24, 3.4))


def tentacles() -> QPainterPath:
    """Three arms of shadow rising."""
    return plus(
        stroke("M24 45 C15 36 33 26 24 15 C22 11 24 7 27.5 5.5", 6),
        stroke("M13 45 C5 37 17 30 11 21 C9 17.4 5.4 17 4 19.6", 5.2),
        stroke("M35 45 C43 37 31 30 37 21 C39 17.4 42.6 17 44 19.6", 5.2),
        box(5, 41, 38, 5.4, 2.6),
    )


def claws() -> QPainterPath:
    """Three slashes."""
    slash = fill("M15 3 C17 17 14 33 6 46 C5 31 7 14 15 3 Z")
    return plus(move(slash, 0, 0), move(slash, 13.5, 0), move(slash, 27, 0))


def dagger() -> QPainterPath:
    """A dagger point down."""
    return plus(
        polygon([(19, 17), (29, 17), (27.4, 38), (24, 47), (20.6, 38)]),
        box(9, 12.4, 30, 6, 3),
        box(21, 3, 6, 12, 1),
        disc(24, 4.6, 4.2),
    )


def three_drops() -> QPainterPath:
    """Three drops that have run together."""
    return plus(drop(24, 2, 16, 21), drop(12.5, 22, 17, 22), drop(35.5, 22, 17, 22), stroke("M24 20 L13 34 H35 Z", 4.4))


def bare_tree() -> QPainterPath:
    """A withered tree."""
    trunk = fill("M20 46 C22 38 21 30 20 25 L28 25 C27 30 26 38 29 46 Z")
    return plus(
        trunk,
        stroke("M24 28 L23 4", 5),
        stroke("M23 28 L9 17 L4 6", 5),
        stroke("M10 18 L2 19", 4),
        stroke("M25 27 L38 19 L44 7", 5),
        stroke("M38 19 L46 22", 4),
        stroke("M24 17 L32 7", 4),
        stroke("M23.6 14 L15 6", 3.6),
    )


def half_sun() -> QPainterPath:
    """A sun rising."""
    ray = stroke("M24 4 V10.6", 5)
    return plus(
        minus(disc(24, 33, 13.4), box(0, 33, 48, 20)),
        *(rotate(ray, angle, 24, 33) for angle in (-72, -36, 0, 36, 72)),
        stroke("M4 40.4 H44", 5.2),
    )


def helix() -> QPainterPath:
    """Two strands of flesh twisted together."""
    one = stroke("M11 3 C11 15 37 15 37 24 C37 33 11 33 11 45", 5.8)
    other = stroke("M37 3 C37 15 11 15 11 24 C11 33 37 33 37 45", 5.8)
    return plus(one, other, stroke("M15 24 H33", 4), stroke("M14 6 H34", 4), stroke("M14 42 H34", 4))


def crystal() -> QPainterPath:
    """A hewn stone."""
    stone = polygon([(15, 4), (34, 3), (45, 19), (40, 38), (24, 45), (7, 37), (3, 18)])
    cuts = plus(
        stroke("M15 4 L21 20 L3 18", 3),
        stroke("M21 20 L34 3", 3),
        stroke("M21 20 L28 32 L24 45", 3),
        stroke("M28 32 L45 19", 3),
        stroke("M28 32 L40 38", 3),
    )
    return minus(stone, cuts)


def flower() -> QPainterPath:
    """A daisy."""
    return plus(minus(around(disc(24, 11, 6.4, 9.4), 6), disc(24, 24, 7.6)), disc(24, 24, 5))


def scales() -> QPainterPath:
    """A pair of scales."""
    pan = plus(stroke("M10 13 L4.4 29 M10 13 L15.6 29", 2.8), fill("M2 28 H18 C18 34 14 37 10 37 C6 37 2 34 2 28 Z"))
    return plus(mirror(pan), stroke("M24 5 V43", 5), stroke("M9 12 H39", 4.4), stroke("M14.4 43.4 H33.6", 5))


def cross() -> QPainterPath:
    """A cross with spread ends."""
    arm = fill("M20.6 24 L17 3 H31 L27.4 24 Z")
    return around(arm, 4)


def broken_chain() -> QPainterPath:
    """A chain whose middle link has given way."""
    link = minus(box(3, 16, 21, 16, 8), box(8.4, 21.2, 10.2, 5.6, 2.8))
    half = minus(link, polygon([(20, 10), (30, 10), (30, 40), (16, 40)]))
    return rotate(
        plus(half, flip(half), stroke("M24 5 V12", 4), stroke("M15 7 L18 13", 4), stroke("M33 7 L30 13", 4)), -18
    )


def vengeance() -> QPainterPath:
    """A sword upright in flames."""
    blade = plus(
        polygon([(24, 1), (28.6, 8), (28.6, 33), (19.4, 33), (19.4, 8)]),
        box(10, 31, 28, 5.6, 2.8),
        box(21.4, 34, 5.2, 12, 2),
    )
    tongue = fill("M15 27 C8 24 5 17 9 8 C11 14 16 15 15 27 Z")
    return plus(blade, mirror(tongue))


def seeing_triangle() -> QPainterPath:
    """An eye in a triangle."""
    rim = stroke("M24 6 L44 41 H4 Z", 5)
    return plus(rim, disc(24, 29.5, 6))


DISCIPLINES: dict[str, QPainterPath] = {
    "abo": mask(),
    "ani": paw(),
    "aus": eye(),
    "cel": plus(stroke("M6 8 L20 24 L6 40", 7.4), stroke("M25 8 L39 24 L25 40", 7.4)),
    "chi": spiral(),
    "dai": trident(),
    "dem": crack(),
    "dom": keyhole(),
    "fli": wing(),
    "for": tower(),
    "mal": cauldron(),
    "mel": note(),
    "myt": butterfly(),
    "nec": skull(),
    "obe": hand(),
    "obf": hood(),
    "obl": black_sun(),
    "obt": tentacles(),
    "pot": fist(),
    "pre": heart(),
    "pro": claws(),
    "qui": dagger(),
    "san": three_drops(),
    "ser": snake(),
    "spi": feather(),
    "str": owl(),
    "tem": hourglass(),
    "tha": fang_drop(),
    "thn": bare_tree(),
    "val": half_sun(),
    "vic": helix(),
    "vis": crystal(),
}
"""The signs of the disciplines by their three letters."""

VIRTUES: dict[str, QPainterPath] = {
    "def": shield(),
    "inn": flower(),
    "jud": scales(),
    "mar": cross(),
    "red": broken_chain(),
    "ven": vengeance(),
    "viz": seeing_triangle(),
}
"""The signs of the virtues by their three letters."""
