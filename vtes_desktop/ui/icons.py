"""The drawn icons: which one stands for which term of the game, and how one is painted.

The icons are the SVG files of ``resources/icons`` (made by ``packaging/draw_icons.py``): filled paths of straight and
cubic segments on a 48-unit square, nothing else. They are read into ``QPainterPath`` the first time each is wanted,
which is quicker and smaller than Qt's SVG module. A path filled with ``currentColor`` takes the colour asked for.

A term without a file (a clan of a list newer than the program) gets its first letters instead of a picture.
"""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple
from xml.etree import ElementTree

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPainterPath, QPixmap, QTransform

from vtes_desktop import folders
from vtes_desktop.cards import terms
from vtes_desktop.cards.model import Card, CardType, Cost, DisciplineLevel
from vtes_desktop.ui import theme

log = logging.getLogger(__name__)

UNITS = 48.0
"""The side of the square that every icon is drawn on."""
_COMMAND = re.compile(r"([MLCZ])([^MLCZ]*)")


class Shape(NamedTuple):
    """One filled path of an icon."""

    path: QPainterPath
    colour: str
    """``#rrggbb``, or ``currentColor``."""


class Icon(NamedTuple):
    """One icon: what a screen reader says for it, and its shapes from back to front."""

    title: str
    shapes: tuple[Shape, ...]


def slug(term: str) -> str:
    """A term as the icon files spell it: lower case, no accents, words joined by hyphens.

    >>> slug("Brujah antitribu"), slug("Action Modifier")
    ('brujah-antitribu', 'action-modifier')
    """
    plain = unicodedata.normalize("NFKD", term).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


def discipline_icon(discipline: DisciplineLevel) -> str:
    """The icon of a discipline or virtue at its level: ``discipline-dom-basic``."""
    code = terms.discipline_code(discipline.code)
    return f"discipline-{code}-{'superior' if discipline.superior else 'basic'}"


def clan_icon(clan: str) -> str:
    """The icon of a clan or creed, under its old or its new name."""
    return f"clan-{slug(terms.canonical_clan(clan))}"


def type_icon(card_type: CardType) -> str:
    """The icon of a card type."""
    return f"type-{slug(card_type)}"


def types_icon(types: Sequence[CardType]) -> str:
    """The one icon of a card's types: of a combination, both signs on one square."""
    return "-".join(("type", *(slug(one) for one in types)))


def cost_icon(cost: Cost) -> str:
    """The icon behind the number of a cost."""
    return f"cost-{cost.currency}"


def title_icon(title: str) -> str:
    """The icon of a title: ``title-prince``; ``2 votes`` and the like share one."""
    return f"title-{'votes' if 'vote' in title else slug(title)}"


def sect_icon(sect: str) -> str:
    """The icon of a sect."""
    return f"sect-{slug(sect)}"


def path_icon(path: str) -> str:
    """The icon of a path of enlightenment."""
    return f"path-{slug(path.removeprefix('The Path of ').removeprefix('Path of '))}"


def mark_icon(mark: str) -> str | None:
    """The icon of an inline mark in card text, given without its brackets; ``None`` when it is not a mark.

    ``dom`` and ``DOM`` are Dominate at its two levels; ``ACTION MODIFIER`` a type; ``D`` a directed action;
    ``1 CONVICTION`` a cost.
    """
    if mark == "D":
        return "directed"
    if mark in ("MERGED", "ADVANCED", "REFLEX"):
        return mark.lower()
    if mark.endswith(" CONVICTION"):
        return "cost-conviction"
    if terms.discipline_code(mark) == "fli":
        return "flight"
    if len(mark) == 3 and mark.isalpha() and (mark.islower() or mark.isupper()):
        return discipline_icon(DisciplineLevel(mark.lower(), mark.isupper()))
    if mark.isupper():
        return f"type-{slug(mark)}"
    return None


def card_emblem(card: Card) -> str:
    """The icon that says most about a card: a clan, else a discipline, else the type."""
    if card.kind == "crypt" and card.clans:
        return clan_icon(card.clans[0])
    if card.disciplines:
        return discipline_icon(card.disciplines[0])
    if card.clans:
        return clan_icon(card.clans[0])
    return type_icon(card.types[0])


def exists(name: str) -> bool:
    """Whether there is a drawing of that name."""
    return load(name) is not None


def names() -> list[str]:
    """All drawn icons, sorted."""
    return sorted(path.stem for path in (folders.resources() / "icons").glob("*.svg"))


@cache
def load(name: str) -> Icon | None:
    """The icon of that name, read once from its file; ``None`` (and a line in the log) when it can't be read."""
    file = folders.resources() / "icons" / f"{name}.svg"
    try:
        root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, ElementTree.ParseError, UnicodeDecodeError) as error:
        log.warning("The icon %s can't be read (%s); its letters are shown instead.", file, error)
        return None
    title = root.findtext("{http://www.w3.org/2000/svg}title", name)
    shapes = tuple(
        Shape(_parse_path(element.get("d", "")), element.get("fill", "currentColor"))
        for element in root.iter("{http://www.w3.org/2000/svg}path")
    )
    return Icon(title, shapes)


def _parse_path(data: str) -> QPainterPath:
    """Read the ``d`` of an SVG path of absolute M, L, C and Z and numbers with spaces between: all that icons use."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for command, numbers in _COMMAND.findall(data):
        values = [float(number) for number in numbers.split()]
        points = [QPointF(x, y) for x, y in zip(values[::2], values[1::2], strict=True)]
        if command == "M":
            path.moveTo(points[0])
        elif command == "Z":
            path.closeSubpath()
        elif command == "L":
            for point in points:
                path.lineTo(point)
        else:
            for first in range(0, len(points), 3):
                path.cubicTo(*points[first : first + 3])
    return path


def title(name: str) -> str:
    """What an icon stands for, in words."""
    icon = load(name)
    return icon.title if icon else _letters(name)


def outline(name: str, rect: QRectF) -> QPainterPath:
    """The tintable part of an icon as one path in ``rect``, for the painters of pictures; empty if not drawn."""
    joined = QPainterPath()
    icon = load(name)
    if icon is not None:
        for shape in icon.shapes:
            if shape.colour == "currentColor":
                joined.addPath(shape.path)
    return _placing(rect).map(joined)


def glyph_of(name: str) -> str:
    """The name of the bare drawing in an icon: that of a discipline without its square or diamond."""
    if name.startswith("discipline-"):
        return f"glyph-{name.split('-')[1]}"
    return name


def _placing(rect: QRectF) -> QTransform:
    side = min(rect.width(), rect.height())
    corner = rect.center() - QPointF(side / 2, side / 2)
    return QTransform(side / UNITS, 0, 0, side / UNITS, corner.x(), corner.y())


def _letters(name: str) -> str:
    """What stands for an icon that is not drawn: up to three letters of its term."""
    if name.startswith("discipline-"):
        _, code, level = name.split("-", 2)
        return code.upper() if level == "superior" else code
    return name.split("-", 1)[-1][:3].capitalize()


def paint(painter: QPainter, rect: QRectF, name: str, colour: str = theme.INK) -> None:
    """Paint an icon in the square at the middle of ``rect``. Safe on any thread."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    icon = load(name)
    if icon is None:
        _paint_letters(painter, rect, name, colour)
    else:
        placing = _placing(rect)
        for shape in icon.shapes:
            # Mapping makes a path of this call's own: Qt keeps lazily made data in a path, not to be shared by threads.
            painter.fillPath(
                placing.map(shape.path), QColor(colour if shape.colour == "currentColor" else shape.colour)
            )
    painter.restore()


def _paint_letters(painter: QPainter, rect: QRectF, name: str, colour: str) -> None:
    side = min(rect.width(), rect.height())
    box = QRectF(0, 0, side, side)
    box.moveCenter(rect.center())
    if name.startswith("discipline-"):
        painter.setBrush(QColor(theme.WELL))
        painter.setPen(QColor(colour))
        if name.endswith("-superior"):
            painter.drawPolygon(
                [
                    QPointF(box.center().x(), box.top()),
                    QPointF(box.right(), box.center().y()),
                    QPointF(box.center().x(), box.bottom()),
                    QPointF(box.left(), box.center().y()),
                ]
            )
        else:
            painter.drawRect(box.adjusted(side * 0.08, side * 0.08, -side * 0.08, -side * 0.08))
    painter.setPen(QColor(colour))
    painter.setFont(theme.sans(max(5.0, side * 0.42), width="extra"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, _letters(name))


def icon_image(name: str, size_px: int, dpr: float = 1.0, colour: str = theme.INK) -> QImage:
    """An icon as a picture of ``size_px`` logical pixels a side. Safe on any thread."""
    side = max(1, round(size_px * dpr))
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter, QRectF(0, 0, side, side), name, colour)
    painter.end()
    image.setDevicePixelRatio(dpr)
    return image


@cache
def icon_pixmap(name: str, size_px: int, dpr: float = 1.0, colour: str = theme.INK) -> QPixmap:
    """An icon as a pixmap of ``size_px`` logical pixels a side, kept. On the Qt thread only."""
    return QPixmap.fromImage(icon_image(name, size_px, dpr, colour))


def icon(name: str, colour: str = theme.INK) -> QIcon:
    """An icon for a button or a menu, at the sizes these use."""
    made = QIcon()
    for side in (16, 20, 24, 32, 48):
        made.addPixmap(icon_pixmap(name, side, 1.0, colour))
    return made
