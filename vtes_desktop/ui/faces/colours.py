"""What colour a clan, a discipline and a card type have, on faces and in the icons.

A colour is given as hue (0–359), saturation and lightness (0–255) as in ``QColor.fromHsl``; :func:`tone` makes of it
the shades that a picture is painted in.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from vtes_desktop.cards import terms
from vtes_desktop.cards.model import Card

Hsl = tuple[int, int, int]

DISCIPLINES: Final[dict[str, Hsl]] = {
    "abo": (18, 120, 72),
    "ani": (28, 130, 78),
    "aus": (212, 120, 88),
    "cel": (186, 130, 76),
    "chi": (286, 110, 88),
    "dai": (8, 190, 66),
    "dem": (96, 110, 66),
    "dom": (262, 90, 84),
    "fli": (200, 40, 100),
    "for": (34, 60, 86),
    "mal": (84, 120, 56),
    "mel": (318, 90, 86),
    "myt": (150, 100, 70),
    "nec": (168, 50, 70),
    "obe": (46, 150, 96),
    "obf": (236, 40, 66),
    "obl": (270, 60, 50),
    "obt": (250, 30, 44),
    "pot": (2, 170, 82),
    "pre": (338, 130, 88),
    "pro": (120, 80, 66),
    "qui": (20, 40, 58),
    "san": (352, 160, 64),
    "ser": (52, 150, 70),
    "spi": (196, 90, 80),
    "str": (300, 70, 58),
    "tem": (42, 110, 78),
    "tha": (4, 150, 66),
    "thn": (60, 40, 66),
    "val": (52, 120, 104),
    "vic": (350, 80, 92),
    "vis": (210, 20, 82),
    "def": (210, 90, 96),
    "inn": (180, 70, 100),
    "jud": (40, 120, 96),
    "mar": (0, 110, 96),
    "red": (130, 70, 90),
    "ven": (20, 140, 86),
    "viz": (270, 80, 104),
}
"""The ground of each discipline's square and diamond."""

CLANS: Final[dict[str, Hsl]] = {
    "abomination": (24, 70, 70),
    "ahrimane": (32, 110, 84),
    "akunanse": (26, 130, 88),
    "baali": (6, 200, 74),
    "banu-haqim": (16, 120, 70),
    "blood-brother": (356, 130, 74),
    "brujah": (10, 150, 84),
    "caitiff": (30, 20, 84),
    "daughter-of-cacophony": (310, 90, 88),
    "gangrel": (36, 90, 76),
    "gargoyle": (212, 30, 84),
    "giovanni": (44, 90, 76),
    "guruhi": (40, 150, 84),
    "harbinger-of-skulls": (60, 34, 88),
    "hecata": (172, 50, 70),
    "ishtarri": (330, 120, 84),
    "kiasyd": (186, 80, 78),
    "lasombra": (248, 60, 66),
    "malkavian": (284, 90, 86),
    "ministry": (50, 130, 74),
    "nagaraja": (96, 50, 64),
    "nosferatu": (86, 50, 62),
    "osebo": (14, 140, 76),
    "pander": (24, 50, 76),
    "ravnos": (24, 130, 84),
    "salubri": (46, 120, 98),
    "samedi": (140, 60, 62),
    "toreador": (342, 120, 88),
    "tremere": (2, 150, 72),
    "true-brujah": (200, 70, 80),
    "tzimisce": (352, 90, 74),
    "ventrue": (222, 100, 84),
    "avenger": (16, 130, 90),
    "defender": (210, 100, 92),
    "innocent": (178, 80, 92),
    "judge": (40, 120, 92),
    "martyr": (0, 110, 92),
    "redeemer": (130, 70, 86),
    "visionary": (268, 80, 98),
}
"""The mood of each clan and creed, by :func:`icons.slug`; an antitribu shares its clan's hue, darker."""

TYPES: Final[dict[str, Hsl]] = {
    "Vampire": (38, 110, 66),
    "Imbued": (200, 90, 84),
    "Master": (96, 80, 66),
    "Action": (22, 140, 74),
    "Action Modifier": (262, 70, 80),
    "Reaction": (206, 110, 76),
    "Combat": (358, 150, 74),
    "Political Action": (44, 140, 74),
    "Equipment": (212, 26, 84),
    "Ally": (172, 100, 60),
    "Retainer": (320, 60, 72),
    "Event": (238, 90, 78),
    "Power": (186, 90, 80),
    "Conviction": (50, 110, 100),
}
"""The band and frame of each card type."""


class Tone(NamedTuple):
    """Shades of one hue, from night to light."""

    night: QColor
    deep: QColor
    base: QColor
    bright: QColor
    light: QColor


def hsl(colour: Hsl, lightness: float = 1.0, saturation: float = 1.0) -> QColor:
    """A colour with its lightness and saturation multiplied."""
    hue, sat, light = colour
    return QColor.fromHsl(hue % 360, min(255, round(sat * saturation)), min(255, round(light * lightness)))


def tone(colour: Hsl) -> Tone:
    """The shades of a colour that pictures are painted in."""
    hue, sat, light = colour
    return Tone(
        QColor.fromHsl(hue % 360, min(255, round(sat * 0.55)), round(light * 0.20)),
        QColor.fromHsl(hue % 360, min(255, round(sat * 0.75)), round(light * 0.46)),
        QColor.fromHsl(hue % 360, sat, light),
        QColor.fromHsl(hue % 360, min(255, round(sat * 1.05)), min(190, round(light * 1.5))),
        QColor.fromHsl((hue + 12) % 360, min(255, round(sat * 0.9)), min(225, round(light * 2.25))),
    )


@lru_cache(maxsize=512)
def _plain(slug: str) -> Hsl:
    """A muted colour of its own for a clan or discipline that the tables do not have yet."""
    return (sum(ord(letter) * 37 for letter in slug) % 360, 70, 76)


def of_discipline(code: str) -> Hsl:
    """The colour of a discipline or virtue."""
    code = terms.discipline_code(code)
    return DISCIPLINES.get(code) or _plain(code)


def of_clan(clan: str) -> Hsl:
    """The colour of a clan or creed; of an antitribu, its clan's, darker and redder."""
    slug = terms.canonical_clan(clan).lower().replace(" ", "-")
    if slug.endswith("-antitribu"):
        hue, sat, light = CLANS.get(slug.removesuffix("-antitribu")) or _plain(slug)
        return (hue - 14) % 360, min(255, sat + 20), round(light * 0.82)
    return CLANS.get(slug) or _plain(slug)


def of_card(card: Card) -> Hsl:
    """The colour of a card's picture: its clan's, else its first discipline's, else its type's."""
    if card.kind == "crypt" and card.clans:
        return of_clan(card.clans[0])
    if card.disciplines:
        return of_discipline(card.disciplines[0].code)
    if card.clans:
        return of_clan(card.clans[0])
    return TYPES[card.types[0]]
