"""The signs of card types, costs, titles, sects and paths, and of the other marks on cards."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from icon_drawings.disciplines import cross, flame, heart, wing
from icon_drawings.pen import (
    arc,
    around,
    box,
    disc,
    drop,
    fill,
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


def crown(bobbles: bool = True) -> QPainterPath:
    """A crown of five points."""
    body = fill("M4 14 L13 24 L24 7 L35 24 L44 14 L40 38 H8 Z")
    tips = plus(disc(24, 6.4, 3.8), mirror(disc(4.4, 12.6, 3.4)))
    return plus(body, box(8, 37.4, 32, 6.6, 2), tips if bobbles else QPainterPath())


def king() -> QPainterPath:
    """A king of a game of chess."""
    return plus(
        box(21.6, 1.4, 4.8, 12, 1),
        box(17.4, 4.4, 13.2, 4.4, 1),
        fill("M10 14 C15 10 21 11 24 16 C27 11 33 10 38 14 C42 19 37 28 33 33 H15 C11 28 6 19 10 14 Z"),
        box(13, 34.6, 22, 4.6, 2),
        box(8, 40.4, 32, 6, 2),
    )


def arrow() -> QPainterPath:
    """An arrow to the right."""
    return fill("M3 18.4 H25 V8 L46 24 L25 40 V29.6 H3 Z")


def arrow_plus() -> QPainterPath:
    """An arrow to the right with a plus over its tail."""
    lower = fill("M3 30 H26 V22 L46 34.6 L26 47 V39.2 H3 Z")
    return plus(lower, box(9, 1.6, 6.4, 20.4, 1), box(2, 8.6, 20.4, 6.4, 1))


def arrow_back() -> QPainterPath:
    """An arrow that turns back."""
    return plus(
        stroke("M15 14 H30 C38 14 42.6 19 42.6 26 C42.6 33 38 38 30 38 H10", 6.4),
        polygon([(17, 2.6), (17, 25.4), (2, 14)]),
    )


def swords() -> QPainterPath:
    """Crossed swords."""
    sword = plus(
        polygon([(21, 33), (27, 33), (27, 7), (24, 0), (21, 7)]),
        box(14.6, 32.4, 18.8, 4.8, 2),
        box(21.8, 36, 4.4, 8.4, 1),
        disc(24, 45.6, 3),
    )
    return mirror(rotate(sword, 45, 24, 24))


def forum() -> QPainterPath:
    """A columned house."""
    return plus(
        polygon([(24, 2), (46, 14.4), (46, 17.6), (2, 17.6), (2, 14.4)]),
        mirror(box(6, 20, 6.6, 17), box(15.2, 20, 6.2, 17)),
        box(2, 39, 44, 6.6, 1.4),
    )


def pistol() -> QPainterPath:
    """A revolver."""
    return plus(
        minus(
            fill("M2 9 H42 L46 12 V20 H27 C26 25 24 28 18 28 L15 43 H4 L8 25 C4 24 2 20 2 16 Z"),
            box(22.4, 12.6, 21, 2.4),
        ),
        stroke("M18.4 31 C25 32 28.6 28.6 28.4 22", 3.4),
    )


def people() -> QPainterPath:
    """Two people, one behind the other."""
    one = plus(disc(17.6, 15, 9), fill("M1.6 44 C1.6 32 8 27 17.6 27 C27 27 33.6 32 33.6 44 Z"))
    other = plus(disc(34, 12.6, 7.4), fill("M24 44 C24 30 26 23 34.6 23 C43 23 46.6 29 46.6 38 V44 Z"))
    return plus(one, minus(other, stroke(one, 5), one))


def bell() -> QPainterPath:
    """A servants' bell."""
    return plus(
        stroke("M24 2.6 V10", 5.4),
        fill("M24 8 C34 8 36 17 36.6 25 C37 31 40 34 43 37 H5 C8 34 11 31 11.4 25 C12 17 14 8 24 8 Z"),
        fill("M18 40 H30 C30 44 27.4 46.4 24 46.4 C20.6 46.4 18 44 18 40 Z"),
    )


def globe() -> QPainterPath:
    """A globe with a crack through it."""
    ball = plus(
        ring(24, 24, 22, 4.4),
        minus(disc(24, 24, 11.6, 22), disc(24, 24, 8, 20)),
        box(4, 15, 40, 3.4),
        box(4, 29.6, 40, 3.4),
    )
    bolt = fill("M27 0 L18 21 H25 L19 48 L34 18 H26.4 L33 0 Z")
    return plus(minus(ball, stroke(bolt, 4.4), bolt), bolt)


def bolt() -> QPainterPath:
    """Lightning."""
    return fill("M29 1 L9 27 H21 L16 47 L39 19 H27 L35 1 Z")


def burst() -> QPainterPath:
    """A star of eight rays round a bright point."""
    return plus(minus(star(24, 24, 8, 23.4, 10.6), disc(24, 24, 6.6)), disc(24, 24, 3.6))


def rebound() -> QPainterPath:
    """An arrow that strikes a wall and comes back."""
    return plus(stroke("M11 5 L35 24 L17 38", 6), polygon([(5.6, 45.6), (9.4, 30), (23, 43)]), box(39.6, 4, 6, 40, 2))


def fangs() -> QPainterPath:
    """An upper lip and two fangs."""
    lip = fill("M2 8 C10 5 18 5.6 24 11 C30 5.6 38 5 46 8 C45 16 40 21 34 21 H14 C8 21 3 16 2 8 Z")
    return plus(lip, mirror(fill("M11 22 H20 C20 31 18.4 38 15 44 C12.4 38 11 31 11 22 Z")))


def haloed() -> QPainterPath:
    """A person with light about the head."""
    return plus(
        disc(24, 19, 8.4),
        fill("M7.6 46 C7.6 35 14 30 24 30 C34 30 40.4 35 40.4 46 Z"),
        *(rotate(stroke("M24 5.6 V1.8", 4), angle, 24, 19) for angle in (-80, -40, 0, 40, 80)),
    )


def bead() -> QPainterPath:
    """A bead of glass."""
    return minus(disc(24, 24, 20.6), arc(24, 24, 13, 100, 80, 4.6), disc(34, 33, 2.6))


def plain_drop() -> QPainterPath:
    """A drop with a gleam."""
    return minus(drop(24, 2, 32, 44), arc(24, 30.6, 9.6, 170, 70, 4))


def measured_drop() -> QPainterPath:
    """A drop filled to a line."""
    whole = drop(24, 2, 34, 44)
    hollow = scale(whole, 0.7, 24, 29.6)
    return minus(whole, minus(hollow, box(0, 29, 48, 20)))


def life_drop() -> QPainterPath:
    """A heart with a pulse across it."""
    return minus(heart(), stroke("M3 23 H15 L19 15 L26 31 L30 23 H45", 4))


def directed() -> QPainterPath:
    """A disc with a D cut out of it."""
    letter = minus(
        fill("M15 11 H24 C32 11 37 16 37 24 C37 32 32 37 24 37 H15 Z"),
        fill("M20.6 16.6 H24 C28.4 16.6 31 19.4 31 24 C31 28.6 28.4 31.4 24 31.4 H20.6 Z"),
    )
    return minus(disc(24, 24, 22.6), letter)


def burn_option() -> QPainterPath:
    """A card with a flame on it."""
    card = box(6, 1.6, 36, 44.8, 5)
    return minus(card, within(flame(), 33))


def advanced() -> QPainterPath:
    """Two chevrons upward over a bar."""
    chevron = stroke("M8 24 L24 9 L40 24", 6.6)
    return plus(move(chevron, 0, -3), move(chevron, 0, 11.6), box(5, 40.6, 38, 6, 2))


def merged() -> QPainterPath:
    """Two ways that become one."""
    return plus(
        mirror(stroke("M9 45 C9 32 24 33 24 21", 6.4)),
        stroke("M24 24 V13", 6.4),
        polygon([(24, 0.6), (36, 15.6), (12, 15.6)]),
    )


def seal() -> QPainterPath:
    """A wax seal with ribbons."""
    return plus(
        minus(plus(around(disc(24, 6.4, 5.6), 9, 24, 18), disc(24, 18, 13)), ring(24, 18, 9.4, 2.8)),
        mirror(polygon([(15, 30), (23, 33), (18, 47), (14.6, 42), (8, 43.4)])),
    )


def blind_scales() -> QPainterPath:
    """A sword with scales on its guard."""
    pan = plus(
        stroke("M9 14 L3.6 28 M9 14 L14.4 28", 2.6),
        fill("M1.6 27 H16.4 C16.4 33 13 35.4 9 35.4 C5 35.4 1.6 33 1.6 27 Z"),
    )
    return plus(
        mirror(pan),
        polygon([(20.4, 12), (27.6, 12), (26.6, 39), (24, 47), (21.4, 39)]),
        box(6, 11, 36, 4.8, 2.4),
        box(21.4, 1.6, 5.2, 10, 2),
    )


def circle_of_seats() -> QPainterPath:
    """Seven seats about a middle."""
    return plus(around(disc(24, 6.6, 5.4), 7), ring(24, 24, 9, 4.4))


def mitre() -> QPainterPath:
    """A bishop's mitre."""
    cap = fill("M24 2 C35 10 39 18 39 26 L36 38 H12 L9 26 C9 18 13 10 24 2 Z")
    return plus(minus(cap, box(22.2, 12, 3.6, 20, 1), box(16, 19, 16, 3.6, 1)), box(10, 39.4, 28, 6.4, 2))


def high_mitre() -> QPainterPath:
    """An archbishop's mitre, with rays."""
    rays = mirror(stroke("M7.4 15 L2.6 11.4", 3.8), stroke("M5.6 25 H1.8", 3.8), stroke("M11.6 7 L9 2.6", 3.8))
    return plus(scale(mitre(), 0.9, 24, 46), rays)


def laurel() -> QPainterPath:
    """A wreath of laurel."""
    side = plus(*(rotate(rotate(disc(24, 6.4, 3.7, 7), 28, 24, 6.4), angle) for angle in (204, 232, 260, 288, 316)))
    return plus(mirror(side), arc(24, 24, 17.6, 300, -240, 2.6), disc(24, 42, 3))


def wide_hat() -> QPainterPath:
    """A cardinal's hat with its tassels."""
    hat = plus(fill("M13 16 C13 7 18 4 24 4 C30 4 35 7 35 16 Z"), disc(24, 17.4, 22, 5.6))
    tassels = mirror(stroke("M8 20 C8 28 14 28 14 33", 2.8), polygon([(14, 32), (19, 45), (9, 45)]))
    return plus(hat, tassels)


def great_crown() -> QPainterPath:
    """A closed crown with an orb."""
    arch = stroke("M8 30 C5 14 20 13 24 13 C28 13 43 14 40 30", 5)
    return plus(arch, stroke("M24 13 V30", 4.6), disc(24, 7.6, 5), box(6, 29, 36, 7, 2), box(6, 38.6, 36, 6.6, 2))


def banner() -> QPainterPath:
    """A swallow-tailed flag."""
    return plus(stroke("M9 4 V46", 5.4), fill("M13 5 H45 L37 16.6 L45 28 H13 Z"))


def fly_whisk() -> QPainterPath:
    """Two crossed spears under a sun."""
    spear = plus(stroke("M24 14 V45", 4.4), polygon([(24, 1), (29.4, 14), (24, 18), (18.6, 14)]))
    return plus(mirror(rotate(spear, 36, 24, 30)), disc(24, 9, 5.4))


def ballot() -> QPainterPath:
    """A ballot going into its box."""
    paper = minus(rotate(box(14, 2, 20, 24, 1.4), 8, 24, 14), stroke("M18.6 13 L22.6 17 L30 8.4", 3.4))
    return plus(minus(paper, box(0, 24, 48, 24)), minus(box(4, 24, 40, 21.6, 3), box(11, 27.6, 26, 4, 2)))


def edge() -> QPainterPath:
    """A bare blade across a disc."""
    blade = plus(
        fill("M43.6 4.4 L40 15 L19.6 34 L14 28.4 L33 8 Z"),
        stroke("M10.6 25.4 L22.6 37.4", 3.6),
        stroke("M15 33 L9 39", 4.4),
    )
    return minus(disc(24, 24, 23), blade)


def arch() -> QPainterPath:
    """A keystone arch on two pillars."""
    span = minus(
        fill("M5 46 V24 C5 12 13 3 24 3 C35 3 43 12 43 24 V46 Z"),
        fill("M14 47 V25 C14 17 18 12 24 12 C30 12 34 17 34 25 V47 Z"),
    )
    joints = plus(
        mirror(stroke("M19.4 1 L21.6 14", 2.4), box(4, 25, 11, 2.4), box(4, 36, 11, 2.4), stroke("M7 10 L17 18", 2.4))
    )
    return plus(minus(span, joints), disc(24, 30, 4.4))


def burning_sword() -> QPainterPath:
    """A sword driven through a crown."""
    blade = plus(
        polygon([(20.8, 10), (27.2, 10), (26.4, 41), (24, 47), (21.6, 41)]),
        box(14.6, 7.4, 18.8, 5, 2.4),
        disc(24, 3.6, 3.2),
    )
    band = fill("M3 18 L12 27 L18 19 V38 H7 Z")
    return plus(blade, mirror(band))


def compass() -> QPainterPath:
    """A compass rose."""
    return plus(star(24, 24, 4, 23, 6.4), minus(star(24, 24, 4, 15.4, 5.4, 45), star(24, 24, 4, 26, 8.6)))


def baobab() -> QPainterPath:
    """A broad tree."""
    crown = plus(disc(11, 16, 9.4), disc(24, 11, 10), disc(37, 16, 9.4), box(8, 14, 32, 11, 5))
    trunk = fill("M17 22 C20 32 17 40 11 45 H37 C31 40 28 32 31 22 Z")
    return plus(minus(crown, mirror(stroke("M21 26 L15 18", 2.4))), trunk)


def circled_a() -> QPainterPath:
    """An A breaking out of its circle."""
    letter = plus(stroke("M11 44 L24 5 L37 44", 5.6), stroke("M7 30 H41", 5))
    return plus(minus(ring(24, 26, 20, 4.2), stroke("M11 44 L24 5 L37 44", 9.4)), letter)


def marked_brow() -> QPainterPath:
    """A face with a mark on its brow."""
    face = fill("M24 3 C35 3 41 10 41 20 C41 34 33 45 24 45 C15 45 7 34 7 20 C7 10 13 3 24 3 Z")
    mark = plus(stroke("M24 7 V18", 3.6), stroke("M18.6 10 L24 15 L29.4 10", 3))
    return minus(face, mark, mirror(box(12, 24, 8.6, 3.8, 1.9)), box(19, 35.4, 10, 3, 1.5))


def cathar_cross() -> QPainterPath:
    """A cross of twelve points in a ring."""
    return plus(ring(24, 24, 23, 3.8), scale(cross(), 0.74), mirror(disc(12.6, 12.6, 2.8), disc(12.6, 35.4, 2.8)))


def coffin() -> QPainterPath:
    """A coffin with a flame over it."""
    lid = polygon([(17, 14), (31, 14), (37, 23), (31, 47), (17, 47), (11, 23)])
    return plus(minus(lid, within(cross(), 15, 24, 29)), within(flame(), 13, 24, 6.6))


def inner_voice() -> QPainterPath:
    """A mouth from which sound goes out."""
    lips = fill("M3 24 C7 17 11 15 14 18 C17 15 21 17 25 24 C21 31 17 33 14 33 C11 33 7 31 3 24 Z")
    return plus(
        minus(lips, fill("M8 24 C12 22 16 22 20 24 C16 26.4 12 26.4 8 24 Z")),
        *(arc(20, 24, radius, -42, 84, 4.4) for radius in (13, 20, 27)),
    )


TYPES: dict[str, QPainterPath] = {
    "Vampire": fangs(),
    "Imbued": haloed(),
    "Master": king(),
    "Action": arrow(),
    "Action Modifier": arrow_plus(),
    "Reaction": arrow_back(),
    "Combat": swords(),
    "Political Action": forum(),
    "Equipment": pistol(),
    "Ally": people(),
    "Retainer": bell(),
    "Event": globe(),
    "Power": bolt(),
    "Conviction": burst(),
    "Reflex": rebound(),
}
"""The signs of the card types."""

TITLES: dict[str, QPainterPath] = {
    "prince": crown(),
    "primogen": seal(),
    "justicar": blind_scales(),
    "inner circle": circle_of_seats(),
    "bishop": mitre(),
    "archbishop": high_mitre(),
    "priscus": laurel(),
    "cardinal": wide_hat(),
    "regent": great_crown(),
    "baron": banner(),
    "magaji": fly_whisk(),
    "votes": ballot(),
}
"""The signs of the titles."""

SECTS: dict[str, QPainterPath] = {
    "Camarilla": arch(),
    "Sabbat": burning_sword(),
    "Independent": compass(),
    "Laibon": baobab(),
    "Anarch": circled_a(),
}
"""The signs of the sects."""

PATHS: dict[str, QPainterPath] = {
    "Caine": marked_brow(),
    "Cathari": cathar_cross(),
    "Death and the Soul": coffin(),
    "Power and the Inner Voice": inner_voice(),
}
"""The signs of the paths."""

MARKS: dict[str, tuple[str, QPainterPath]] = {
    "cost-pool": ("Pool", bead()),
    "cost-blood": ("Blood", plain_drop()),
    "cost-conviction": ("Conviction cost", burst()),
    "capacity": ("Capacity", measured_drop()),
    "life": ("Life", life_drop()),
    "directed": ("Directed action", directed()),
    "burn-option": ("Burn option", burn_option()),
    "advanced": ("Advanced", advanced()),
    "merged": ("Merged", merged()),
    "flight": ("Flight", wing()),
    "reflex": ("Reflex", rebound()),
    "edge": ("The Edge", edge()),
}
"""The other marks: what each is called, and its sign."""
