"""Draw ``resources/icons`` anew: ``python packaging/draw_icons.py``.

The drawings are in ``packaging/icon_drawings``; this script frames the disciplines, makes the signs of antitribu clans
and of combined card types from those of their parts, and writes one SVG a term. The files are committed; run it after
a change of a drawing.
"""

from __future__ import annotations

import sys
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "packaging"), str(ROOT)]

from icon_drawings import clans, disciplines, signs, subjects  # noqa: E402
from icon_drawings.pen import box, data, disc, drop, minus, plus, polygon, ring, within  # noqa: E402
from PySide6.QtGui import QPainterPath  # noqa: E402

from vtes_desktop.cards import terms  # noqa: E402
from vtes_desktop.ui import icons  # noqa: E402
from vtes_desktop.ui.faces import colours  # noqa: E402

ICONS = ROOT / "resources" / "icons"
INK = "#fbf1df"
GOLD = "#f0cd77"
BONE = "#d9cbb4"
COMBINATIONS = (
    ("Action Modifier", "Reaction"),
    ("Action Modifier", "Combat"),
    ("Combat", "Reaction"),
    ("Action", "Reaction"),
    ("Action", "Combat"),
)
"""The pairs of types that one card has, in the lists' order."""


def write(name: str, title: str, *layers: tuple[str, QPainterPath], folder: Path = ICONS) -> None:
    """Write one icon: its layers from back to front, each a colour and a path."""
    paths = "".join(f'<path fill="{colour}" fill-rule="evenodd" d="{data(path)}"/>' for colour, path in layers)
    (folder / f"{name}.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><title>{escape(title)}</title>{paths}</svg>\n',
        encoding="utf-8",
    )


def discipline(code: str, title: str, sign: QPainterPath) -> None:
    """A discipline's bare sign, its square and its diamond."""
    ground = colours.of_discipline(code)
    write(f"glyph-{code}", title, ("currentColor", within(sign, 44)))
    write(
        f"discipline-{code}-basic",
        title,
        (BONE, box(1.5, 1.5, 45, 45, 4)),
        (colours.hsl(ground, 0.82).name(), box(4.3, 4.3, 39.4, 39.4, 2)),
        (INK, within(sign, 34)),
    )
    write(
        f"discipline-{code}-superior",
        f"{title} (superior)",
        (GOLD, polygon([(24, 0), (48, 24), (24, 48), (0, 24)])),
        (colours.hsl(ground, 1.05, 1.1).name(), polygon([(24, 3.7), (44.3, 24), (24, 44.3), (3.7, 24)])),
        (INK, fit_diamond(sign)),
    )


def fit_diamond(sign: QPainterPath) -> QPainterPath:
    """A sign as large as a diamond holds it."""
    side = 34.0
    inside = polygon([(24, 3.2), (44.8, 24), (24, 44.8), (3.2, 24)])
    while side > 20:
        fitted = within(sign, side)
        spilt = fitted.subtracted(inside).boundingRect()
        if max(spilt.width(), spilt.height()) < 3.0:
            return fitted
        side -= 0.5
    return within(sign, side)


def virtue(code: str, title: str, sign: QPainterPath) -> None:
    """A virtue: a sign in a round."""
    ground = colours.of_discipline(code)
    write(f"glyph-{code}", title, ("currentColor", within(sign, 44)))
    for level in ("basic", "superior"):
        write(
            f"discipline-{code}-{level}",
            f"{title} (virtue)",
            (BONE, disc(24, 24, 23.4)),
            (colours.hsl(ground, 0.85).name(), disc(24, 24, 20.6)),
            (INK, within(sign, 28)),
        )


def plain(name: str, title: str, sign: QPainterPath) -> None:
    """A sign by itself, in whatever colour is asked for."""
    write(name, title, ("currentColor", within(sign, 45)))


def antitribu(sign: QPainterPath) -> QPainterPath:
    """A clan's sign turned inside out: dark on a bright disc with a notched rim."""
    return minus(plus(disc(24, 24, 21.6), ring(24, 24, 23.8, 1.4)), within(sign, 31))


def combined(first: QPainterPath, second: QPainterPath) -> QPainterPath:
    """Two card types on one square: above and below a diagonal."""
    return plus(within(first, 24, 13, 13), within(second, 24, 35, 35), polygon([(43, 2), (46, 5), (5, 46), (2, 43)]))


def program() -> None:
    """The program's own icon: a drop of blood under a crown, on a card."""
    card = box(5, 1, 38, 46, 5)
    write(
        "program",
        "Vampire Desktop",
        (GOLD, card),
        ("#1d1014", box(7, 3, 34, 42, 3.4)),
        ("#b3202c", within(drop(24, 6, 22, 34), 25, 24, 30)),
        (GOLD, within(signs.crown(), 20, 24, 12)),
        folder=ICONS.parent,
    )


def main() -> None:
    """Write every icon."""
    ICONS.mkdir(parents=True, exist_ok=True)
    program()
    for code, sign in disciplines.DISCIPLINES.items():
        discipline(code, terms.discipline_name(code), sign)
    for code, sign in disciplines.VIRTUES.items():
        virtue(code, terms.discipline_name(code), sign)
    for clan in terms.CLANS:
        slug = icons.slug(clan)
        base = slug.removesuffix("-antitribu")
        sign = clans.CLANS[base]
        plain(f"clan-{slug}", clan, sign if slug == base else antitribu(sign))
    for creed in terms.CREEDS:
        plain(f"clan-{icons.slug(creed)}", f"{creed} (creed)", clans.CREEDS[icons.slug(creed)])
    for card_type, sign in signs.TYPES.items():
        plain(f"type-{icons.slug(card_type)}", card_type, sign)
    for first, second in COMBINATIONS:
        name = f"type-{icons.slug(first)}-{icons.slug(second)}"
        plain(name, f"{first} / {second}", combined(signs.TYPES[first], signs.TYPES[second]))
    for title, sign in signs.TITLES.items():
        plain(f"title-{icons.slug(title)}", title.title() if title != "votes" else "Votes", sign)
    for sect, sign in signs.SECTS.items():
        plain(f"sect-{icons.slug(sect)}", sect, sign)
    for path, sign in signs.PATHS.items():
        plain(f"path-{icons.slug(path)}", f"Path of {path}", sign)
    for name, sign in subjects.SUBJECTS.items():
        plain(f"subject-{name}", name.title(), sign)
    for name, (title, sign) in signs.MARKS.items():
        plain(name, title, sign)


if __name__ == "__main__":
    main()
