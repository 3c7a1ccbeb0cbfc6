"""The signs of the clans and bloodlines and of the creeds of the imbued."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from icon_drawings.disciplines import flame
from icon_drawings.pen import (
    arc,
    around,
    box,
    disc,
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
    star,
    stroke,
    within,
)


def wolf() -> QPainterPath:
    """A wolf's head from the front."""
    head = fill(
        "M5 2 L17 12 C21 10.6 27 10.6 31 12 L43 2 C45 14 44 22 42 27 L34 34 L29 45 C27 47 21 47 19 45 L14 34 L6 "
        "27 C4 22 3 14 5 2 Z"
    )
    eyes = mirror(polygon([(11, 22), (21, 26.5), (18.6, 29), (13.4, 27.4)]))
    return minus(head, eyes, polygon([(20.4, 38), (27.6, 38), (24, 42.6)]))


def cat() -> QPainterPath:
    """A lynx's head with tufted ears and whiskers."""
    head = fill("M7 1 L18 12 H30 L41 1 C43 11 44 20 42 28 C39 37 32 42 24 42 C16 42 9 37 6 28 C4 20 5 11 7 1 Z")
    return plus(
        minus(
            head, mirror(rotate(disc(15.4, 24, 4.8, 3), 18, 15.4, 24)), polygon([(20.6, 31), (27.4, 31), (24, 35.4)])
        ),
        mirror(stroke("M9 33 L1 31", 2.4), stroke("M11 37.4 L3 39.6", 2.4)),
    )


def horns() -> QPainterPath:
    """An antelope's mask with long twisted horns."""
    horn = stroke("M19 27 C14 22 19 18 15 14 C11 10 14 6 9 2", 5)
    face = fill("M15 25 H33 C34 34 30 46 24 46 C18 46 14 34 15 25 Z")
    ear = fill("M14 27 C9 24 5 24 2 27 C5 31 10 32 15 30 Z")
    return plus(mirror(horn, ear), minus(face, mirror(disc(19.6, 32, 1.9, 2.6))))


def fly() -> QPainterPath:
    """A fly from above."""
    wings = rotate(disc(12.6, 29, 7, 15), 26, 12.6, 29)
    return plus(
        minus(mirror(minus(wings, stroke("M15 20 L8 38", 2.4))), disc(24, 29, 8.4, 16)),
        disc(24, 30, 5.8, 13.6),
        disc(24, 12.4, 7.4, 5.6),
        mirror(disc(16.6, 10, 4.4), stroke("M20 7 L16.6 2", 2.6)),
    )


def scimitar() -> QPainterPath:
    """A curved blade over a crescent hilt."""
    blade = fill("M37 2 C44 16 40 30 24 37 L20 31 C31 25 37 15 37 2 Z")
    return plus(
        blade, stroke("M13 27 L27 43", 4.6), stroke("M19 36 L8 45", 5.6), disc(7.6, 45, 2.4), star(13, 12, 5, 9, 3.8)
    )


def linked() -> QPainterPath:
    """Two rings through each other."""
    one, other = ring(16.5, 24, 15, 5.2), ring(31.5, 24, 15, 5.2)
    gap_one = minus(disc(24, 11.2, 5.6), ring(31.5, 24, 15, 5.2))
    gap_other = minus(disc(24, 36.8, 5.6), ring(16.5, 24, 15, 5.2))
    return plus(minus(one, gap_one), minus(other, gap_other))


def torch() -> QPainterPath:
    """A burning torch."""
    return plus(
        within(flame(), 27, 24, 14),
        fill("M14 27 H34 L31.6 33 H16.4 Z"),
        fill("M19 35 H29 L26.4 47 H21.6 Z"),
    )


def clock() -> QPainterPath:
    """A clock face without figures."""
    return plus(
        ring(24, 24, 22.6, 5), stroke("M24 12 V24 L33 29", 4.6), around(box(22.6, 6, 2.8, 3.4), 4), disc(24, 24, 3.4)
    )


def broken_ring() -> QPainterPath:
    """A ring that does not close, with a point cast out of it."""
    return plus(arc(22, 26, 18, 68, 318, 6), disc(38.5, 9.5, 5.6))


def lyre() -> QPainterPath:
    """A lyre."""
    arm = stroke("M24 41 C8 40 5 27 12 17 C15 12.4 12.4 7 7 7.4", 5)
    return plus(
        mirror(arm),
        stroke("M11 15 H37", 4),
        mirror(stroke("M19.4 15 V36", 2.4)),
        stroke("M24 15 V36", 2.4),
        box(15, 39, 18, 7, 2.4),
    )


def ankh() -> QPainterPath:
    """A looped cross."""
    loop = minus(disc(24, 14.4, 10.6, 12.6), disc(24, 14.4, 5, 7))
    return plus(
        loop,
        polygon([(21, 25), (27, 25), (29.6, 46), (18.4, 46)]),
        mirror(polygon([(24, 25.4), (24, 31.4), (7, 34), (7, 23)])),
    )


def gargoyle() -> QPainterPath:
    """A horned thing crouched between its wings."""
    wing = fill("M20 25 C15 21 12 15 12 2 C5 9 1 22 2 37 C5 32 8 32 10 36 C11.6 31.6 14.6 31.6 17 35 Z")
    head = plus(disc(24, 15, 6.4, 7), mirror(polygon([(18, 14), (17.4, 3.6), (23, 9.4)])))
    body = fill("M24 23.6 C31 25 35 33 35 46 H13 C13 33 17 25 24 23.6 Z")
    return plus(
        mirror(wing), minus(head, mirror(disc(21.4, 15, 1.5))), minus(body, mirror(stroke("M20.6 46 V37", 2.4)))
    )


def signet() -> QPainterPath:
    """A signet ring with a cut stone."""
    stone = polygon([(15, 2), (33, 2), (39, 10), (24, 22), (9, 10)])
    facets = plus(stroke("M9 10 H39", 2.4), stroke("M18.6 10 L24 22 L29.4 10", 2.2))
    return plus(minus(ring(24, 31, 15.6, 5), scale(stone, 1.2, 24, 10)), minus(stone, facets))


def stool() -> QPainterPath:
    """A carved chief's stool."""
    seat = fill("M1 3 C8 14 40 14 47 3 V12 C41 23 7 23 1 12 Z")
    column = minus(
        fill("M15 17 H33 C31 26 31 30 34 39 H14 C17 30 17 26 15 17 Z"),
        polygon([(24, 22), (28, 28.6), (24, 35), (20, 28.6)]),
    )
    return plus(seat, column, box(5, 37.6, 38, 7.6, 2.6))


def scythe() -> QPainterPath:
    """A scythe."""
    blade = fill("M31 5 C17 0 6 6 2 20 C11 13 19 12 28 15 Z")
    return plus(blade, stroke("M31 4 L26 45", 5), stroke("M28.6 24 L36.4 22", 4), disc(37.6, 21.6, 2.8))


def crescents() -> QPainterPath:
    """A full moon between two crescents."""
    left = minus(disc(0.6, 24, 14.6), disc(-4.6, 24, 13.6), box(-30, 0, 30, 48))
    return plus(disc(24, 24, 8), mirror(left))


def goblet() -> QPainterPath:
    """A goblet with a star over it."""
    cup = fill("M7 16 H41 C41 28 34 33 28 34 V39 L36 43 V46.4 H12 V43 L20 39 V34 C14 33 7 28 7 16 Z")
    return plus(minus(cup, mirror(stroke("M14 22 C15 25 17 27 19 28", 2.6))), star(24, 7.6, 4, 8.6, 2.8))


def dragonfly() -> QPainterPath:
    """A dragonfly."""
    return plus(
        disc(24, 8.4, 5.4),
        stroke("M24 12 V44", 4.8),
        mirror(rotate(disc(12, 17, 11, 4.2), 12, 23, 18)),
        mirror(rotate(disc(12.6, 27, 10.4, 4), -14, 23, 25)),
        mirror(disc(19.6, 5.6, 3)),
    )


def dripping_crown() -> QPainterPath:
    """A crown that runs into shadow."""
    crown = fill("M5 8 L15 19 L24 3 L33 19 L43 8 L41 30 H7 Z")
    drips = plus(
        stroke("M10 28 V38", 5.4),
        stroke("M18 28 V33.6", 5),
        stroke("M26 28 V43.6", 5.6),
        stroke("M33.4 28 V35", 5),
        stroke("M38.6 28 V40", 4.4),
    )
    return minus(plus(crown, drips), box(11, 23.2, 26, 2.8, 1.4))


def jester() -> QPainterPath:
    """A fool's cap with three bells."""
    side = fill("M23 38 H9 C11 30 10 26 3.6 30 C2 18 9 10 17 13 C23 16 24 28 23 38 Z")
    middle = fill("M24 6 C30 13 31 24 24 36 C17 24 18 13 24 6 Z")
    gap = stroke(middle, 3.6)
    return plus(
        minus(mirror(side), gap, middle),
        minus(middle, box(0, 34, 48, 9)),
        box(8, 40, 32, 6.4, 3),
        mirror(disc(4.4, 31, 4.3)),
        disc(24, 5.6, 4.3),
    )


def jaws() -> QPainterPath:
    """Two rows of teeth."""
    upper = fill("M3 6 H45 V17 L40 24 L36 16 L31 31 L27 16 H21 L17 31 L12 16 L8 24 L3 17 Z")
    lower = fill("M5 44 H43 V36 L38.6 29 L35 37 L29.6 33 L24 38 L18.4 33 L13 37 L9.4 29 L5 36 Z")
    return plus(upper, lower)


def nosferatu() -> QPainterPath:
    """A bald head with pointed ears and two long teeth."""
    head = fill(
        "M24 4 C32 4 37 9 37.4 16 L46 8 C46.4 20 43 27 36.6 28 C36 36 31 44 24 44 C17 44 12 36 11.4 28 C5 27 1.6 "
        "20 2 8 L10.6 16 C11 9 16 4 24 4 Z"
    )
    cuts = plus(mirror(disc(18, 21, 3.6, 3)), fill("M16.4 31 H31.6 L29 38 L27 33.6 H21 L19 38 Z"))
    return minus(head, cuts)


def spear_and_shield() -> QPainterPath:
    """A long shield before a spear."""
    oval = disc(24, 25, 13.4, 20)
    spear = plus(stroke("M8 43 L39 10", 4), polygon([(46, 2), (43, 15), (33.6, 6.4)]))
    rim = minus(oval, scale(oval, 0.74, 24, 25))
    return plus(minus(spear, scale(oval, 1.12, 24, 25)), rim, stroke("M24 10 V40", 4), disc(24, 25, 5.4))


def signpost() -> QPainterPath:
    """A signpost at a crossroads."""
    return plus(
        stroke("M24 4 V45", 5.4),
        fill("M12 8 H37 L45 14 L37 20 H12 Z"),
        fill("M36 24 H11 L3 30 L11 36 H36 Z"),
        stroke("M15 45 H33", 4.6),
    )


def cards() -> QPainterPath:
    """Two cards fanned out, a diamond on the upper."""
    front = rotate(box(17, 7, 23, 33, 3), 14, 28, 24)
    pip = rotate(polygon([(28.5, 14), (35, 23.5), (28.5, 33), (22, 23.5)]), 14, 28, 24)
    rear = rotate(box(8, 8, 22, 32, 3), -16, 19, 24)
    return plus(minus(rear, rotate(box(14, 4, 29, 39, 4), 14, 28, 24)), minus(front, pip))


def third_eye() -> QPainterPath:
    """An upright eye with rays."""
    lid = fill("M24 3 C33 12 36 18 36 24 C36 30 33 36 24 45 C15 36 12 30 12 24 C12 18 15 12 24 3 Z")
    rays = mirror(stroke("M7.4 24 H2.6", 4), stroke("M9.6 14.4 L5 11.6", 3.6), stroke("M9.6 33.6 L5 36.4", 3.6))
    return plus(minus(lid, scale(lid, 0.62)), disc(24, 24, 4.8), rays)


def top_hat() -> QPainterPath:
    """A top hat over a grin."""
    hat = plus(fill("M11 3 H37 L35 23 H13 Z"), box(4, 21, 40, 6.2, 3))
    grin = fill("M9 31 H39 C39 40 33 46 24 46 C15 46 9 40 9 31 Z")
    teeth = plus(box(16, 30, 2.4, 10), box(22.8, 30, 2.4, 12), box(29.6, 30, 2.4, 10), stroke("M11 36 H37", 2.2))
    return plus(minus(hat, box(11, 15.6, 26, 3)), minus(grin, teeth))


def rose() -> QPainterPath:
    """A rose on its stem."""
    bloom = plus(around(disc(24, 9.4, 7.4), 5, 24, 17), disc(24, 17, 10))
    curl = plus(arc(24, 17, 8.4, 200, 250, 2.6), arc(24.6, 16.4, 3.8, 20, 260, 2.6))
    leaf = fill("M24 38 C28 31 35 29 42 31 C39 38 32 41 24 41 Z")
    return plus(minus(bloom, curl), stroke("M24 29 V46", 4.2), leaf, flip(move(leaf, 0, 3)))


def sigil_triangle() -> QPainterPath:
    """A triangle standing on its point in a triangle, over a circle."""
    rim = stroke("M24 4 L44.6 40 H3.4 Z", 4.8, square=True)
    return plus(rim, polygon([(15, 24), (33, 24), (24, 39)]), disc(24, 16.4, 3.2))


def dragon() -> QPainterPath:
    """A dragon's head in profile, its mouth open."""
    head = fill(
        "M46.6 19 L37 13.4 L30 11.6 C26 5 17 1.6 4 2 C11 5 15 8 16 12.6 C12 14 8.6 17 6.4 21 L1 21.4 L4.6 26 "
        "L0.6 31 L6 32.4 L2.6 39 "
        "L8.8 38.6 L8 47 H25 C22 42 23 38 26.4 36 L34 41.6 L45 44 L41.4 37.6 L33.6 32.8 L31 29.4 L35 29.8 L36.4 "
        "34 L38.6 29.4 L41 32.6 L42.8 28.4 L46.6 27 Z"
    )
    return minus(head, rotate(disc(28.4, 19.4, 4.2, 2), 22, 28, 19), stroke("M14 20 C10.6 26 10.6 33 13 39", 2.6))


def orb() -> QPainterPath:
    """A sovereign's orb."""
    ball = disc(24, 31, 15.4)
    band = plus(box(4, 27.6, 40, 3), box(22.5, 14, 3, 16))
    return plus(minus(ball, band), box(21, 1.6, 6, 16, 1), box(15, 5.4, 18, 5.6, 1))


def moon_claws() -> QPainterPath:
    """A crescent moon with three slashes in it."""
    moon = minus(disc(22, 24, 21.4), disc(32, 19, 17.4))
    slash = fill("M33 8 C34 16 32 24 27 31 C27 24 29 14 33 8 Z")
    return plus(moon, slash, move(slash, 8, 3), move(slash, -6.4, -1.4))


CLANS: dict[str, QPainterPath] = {
    "abomination": moon_claws(),
    "ahrimane": cat(),
    "akunanse": horns(),
    "baali": fly(),
    "banu-haqim": scimitar(),
    "blood-brother": linked(),
    "brujah": torch(),
    "caitiff": broken_ring(),
    "daughter-of-cacophony": lyre(),
    "gangrel": wolf(),
    "gargoyle": gargoyle(),
    "giovanni": signet(),
    "guruhi": stool(),
    "harbinger-of-skulls": scythe(),
    "hecata": crescents(),
    "ishtarri": goblet(),
    "kiasyd": dragonfly(),
    "lasombra": dripping_crown(),
    "malkavian": jester(),
    "ministry": ankh(),
    "nagaraja": jaws(),
    "nosferatu": nosferatu(),
    "osebo": spear_and_shield(),
    "pander": signpost(),
    "ravnos": cards(),
    "salubri": third_eye(),
    "samedi": top_hat(),
    "toreador": rose(),
    "tremere": sigil_triangle(),
    "true-brujah": clock(),
    "tzimisce": dragon(),
    "ventrue": orb(),
}
"""The signs of the clans; those of the antitribu are made of them."""


def axe() -> QPainterPath:
    """A broad axe."""
    blade = fill("M20 7 C28 10 37 8 43 1 C48 12 48 24 43 35 C37 28 28 25 20 27 Z")
    return rotate(plus(box(12, 1, 6.4, 46, 2.6), blade, box(9, 9, 13, 4.4, 1), box(9, 20.6, 13, 4.4, 1)), 14)


def helmet() -> QPainterPath:
    """A closed helmet."""
    bowl = fill("M24 3 C36 3 42 12 42 24 V38 L30 45 H18 L6 38 V24 C6 12 12 3 24 3 Z")
    return minus(bowl, box(10, 21, 28, 5.4, 2), box(22.4, 26, 3.2, 19), mirror(box(14, 31, 2.8, 7, 1.4)))


def dove() -> QPainterPath:
    """A dove in flight."""
    return fill(
        "M3 12 C10 10 15 12 19 17 C21 8 27 2 38 2 C36 8 36 12 33 18 C38 20 42 24 46 24 C43 28 39 29 36 29 C33 37 "
        "27 42 18 42 "
        "C15 42 12 45 5 46 C7 42 8 38 10 35 C14 36 17 35 19 33 C11 30 5 22 3 12 Z"
    )


def gavel() -> QPainterPath:
    """A judge's hammer and its block."""
    head = rotate(box(10, 8, 26, 15, 2.4), -38, 23, 15.5)
    return plus(head, stroke("M27 22 L42 40", 5.6), box(3, 38, 24, 7, 2.4))


def thorns() -> QPainterPath:
    """A ring of thorns."""
    spike = polygon([(21.4, 8), (26.6, 8), (25.6, 0)])
    inner = polygon([(21.6, 11), (25.4, 11), (22.6, 18)])
    return plus(ring(24, 24, 17.6, 5), around(spike, 6), around(inner, 6, turn=30))


def anchor() -> QPainterPath:
    """An anchor."""
    return plus(
        ring(24, 8.6, 6.8, 3.8),
        stroke("M24 14 V43", 5.2),
        stroke("M14 20.4 H34", 4.6),
        arc(24, 27, 17, 200, 140, 5.2),
        mirror(polygon([(3, 33), (7, 22), (14.6, 31)])),
    )


def comet() -> QPainterPath:
    """A star with a tail."""
    tail = plus(stroke("M26 22 L5 43", 4.6), stroke("M20 19 L6 33", 3.6), stroke("M29 28 L15 42", 3.6))
    return plus(tail, star(31.6, 16.4, 5, 15.4, 6.6, 10))


CREEDS: dict[str, QPainterPath] = {
    "avenger": axe(),
    "defender": helmet(),
    "innocent": dove(),
    "judge": gavel(),
    "martyr": thorns(),
    "redeemer": anchor(),
    "visionary": comet(),
}
"""The signs of the creeds."""
