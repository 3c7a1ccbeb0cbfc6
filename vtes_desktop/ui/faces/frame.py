"""The parts of a card that every face has: its shape, frame and picture, and what stands in its corners."""

from __future__ import annotations

import re
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from vtes_desktop.cards.model import Card
from vtes_desktop.ui import icons, theme
from vtes_desktop.ui.card_names import own_name
from vtes_desktop.ui.card_words import requirement_word, sect_word, title_word
from vtes_desktop.ui.faces import colours, text
from vtes_desktop.ui.faces.shape import drop, outline
from vtes_desktop.ui.game_words import card_type
from vtes_desktop.ui.languages import capital, tr

LARGE_FROM: Final = 200
"""A face at least this many logical pixels wide carries its text."""


class Detail(Enum):
    """How much a face tells."""

    SMALL = "small"
    """Name, picture, icons and numbers: for the table and for piles."""
    LARGE = "large"
    """All that is printed on the card: for the preview and the grid of the deck builder."""

    @staticmethod
    def for_width(width: float) -> Detail:
        """The detail that suits a width in logical pixels."""
        return Detail.LARGE if width >= LARGE_FROM else Detail.SMALL


def rim_colour(card: Card) -> QColor:
    """The thin bright line round the card: gold for the crypt, the type's colour for the library."""
    if card.kind == "crypt":
        return QColor(theme.GOLD if card.types[0] == "Vampire" else "#7fb0c4")
    return colours.hsl(colours.TYPES[card.types[0]], 1.7)


def band_brush(card: Card, rect: QRectF) -> QBrush:
    """The ground of the name band: umber for the crypt, the type's colour for the library, two for a combination."""
    if card.kind == "crypt":
        gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        gradient.setColorAt(0, QColor("#4a381f" if card.types[0] == "Vampire" else "#25414c"))
        gradient.setColorAt(1, QColor("#2b2013" if card.types[0] == "Vampire" else "#15262d"))
        return QBrush(gradient)
    first, last = (colours.TYPES[card.types[0]], colours.TYPES[card.types[-1]])
    gradient = QLinearGradient(rect.topLeft(), rect.topRight())
    gradient.setColorAt(0, colours.hsl(first, 0.85))
    if first != last:
        gradient.setColorAt(0.46, colours.hsl(first, 0.8))
        gradient.setColorAt(0.54, colours.hsl(last, 0.8))
    gradient.setColorAt(1, colours.hsl(last, 0.55 if first == last else 0.7))
    return QBrush(gradient)


def window(card: Card, rect: QRectF) -> QPainterPath:
    """The shape of the picture: an arch for the crypt, cut corners for the library."""
    path = QPainterPath()
    if card.kind == "crypt":
        spring = rect.top() + min(rect.height() * 0.3, rect.width() * 0.16)
        path.moveTo(rect.left(), rect.bottom())
        path.lineTo(rect.left(), spring)
        crown = QPointF(rect.center().x(), rect.top())
        reach = rect.width() * 0.28
        path.cubicTo(QPointF(rect.left(), rect.top()), QPointF(crown.x() - reach, rect.top()), crown)
        path.cubicTo(
            QPointF(crown.x() + reach, rect.top()), QPointF(rect.right(), rect.top()), QPointF(rect.right(), spring)
        )
        path.lineTo(rect.right(), rect.bottom())
        path.closeSubpath()
        return path
    cut = rect.width() * 0.055
    path.moveTo(rect.left() + cut, rect.top())
    path.lineTo(rect.right() - cut, rect.top())
    path.lineTo(rect.right(), rect.top() + cut)
    path.lineTo(rect.right(), rect.bottom() - cut)
    path.lineTo(rect.right() - cut, rect.bottom())
    path.lineTo(rect.left() + cut, rect.bottom())
    path.lineTo(rect.left(), rect.bottom() - cut)
    path.lineTo(rect.left(), rect.top() + cut)
    path.closeSubpath()
    return path


def paint_picture(painter: QPainter, picture: QRectF, card: Card, around: QBrush) -> None:
    """The picture, and ``around`` over what its window leaves out: far cheaper than clipping to a curve."""
    # Imported with the first picture: the start page paints only backs, and should not wait for this.
    from vtes_desktop.ui.faces.pictures import art

    painter.save()
    painter.setClipRect(picture)
    art.paint(painter, picture, card)
    rest = QPainterPath()
    rest.addRect(picture.adjusted(-1, -1, 1, 1))
    rest.addPath(window(card, picture))
    rest.setFillRule(Qt.FillRule.OddEvenFill)
    painter.fillPath(rest, around)
    painter.restore()


def column_icons(card: Card) -> list[str]:
    """The icons down the left side: of a library card its types first, then what it requires."""
    column: list[str] = []
    if card.kind == "library":
        column += [icons.type_icon(one) for one in card.types]
        column += [icons.clan_icon(clan) for clan in card.clans]
    else:
        column += [icons.clan_icon(clan) for clan in card.clans]
    column += [icons.discipline_icon(level) for level in card.disciplines]
    if card.path:
        column.append(icons.path_icon(card.path))
    if card.advanced:
        column.append("advanced")
    if card.burn_option:
        column.append("burn-option")
    return column


def short_name(card: Card) -> str:
    """The name as a small face shows it; an advanced vampire's icon says that it is."""
    if own := own_name(card):
        return own
    return f"The {card.name[:-5]}" if card.name.endswith(", The") else card.name


def paint_number(painter: QPainter, rect: QRectF, number: str, shape: str) -> None:
    """A number on its shape: ``blood`` a drop, ``pool`` a coin, ``conviction`` a flame's diamond, ``life`` a heart."""
    fill = {"blood": theme.BLOOD, "pool": "#1d1a1c", "conviction": "#8a6a1f", "life": theme.LIFE}[shape]
    line = {"blood": "#e8a59c", "pool": theme.GOLD, "conviction": "#f3dc9c", "life": "#bfe3b9"}[shape]
    pen = max(1.0, rect.width() * 0.055)
    inner = rect.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2)
    path = QPainterPath()
    if shape in ("blood", "life"):
        path = drop(inner)
    elif shape == "pool":
        path.addEllipse(inner)
    else:
        path.moveTo(inner.center().x(), inner.top())
        path.lineTo(inner.right(), inner.center().y())
        path.lineTo(inner.center().x(), inner.bottom())
        path.lineTo(inner.left(), inner.center().y())
        path.closeSubpath()
    painter.setPen(QPen(QColor(line), pen))
    painter.setBrush(QColor(fill))
    painter.drawPath(path)
    place = QRectF(rect)
    if shape in ("blood", "life"):
        place.setTop(rect.top() + rect.height() * 0.26)
    px = rect.height() * (0.56 if len(number) < 2 else 0.48)
    painter.setFont(text.font("label", px))
    painter.setPen(QColor("#fff4e4"))
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, number)


def paint_ground(painter: QPainter, rect: QRectF, card: Card) -> None:
    """The card stock and its rim."""
    line = max(1.0, rect.width() * 0.012)
    stock = QColor("#171009" if card.kind == "crypt" else "#10110f")
    painter.setPen(QPen(rim_colour(card), line))
    painter.setBrush(stock)
    half = line / 2
    painter.drawPath(outline(rect.adjusted(half, half, -half, -half)))


def corner_numbers(card: Card) -> tuple[list[tuple[str, str]], tuple[str, str] | None]:
    """What stands in the lower left corner (costs) and in the lower right (capacity), as number and shape."""
    left: list[tuple[str, str]] = [(str(cost), cost.currency) for cost in card.costs]
    right: tuple[str, str] | None = None
    if card.capacity is not None:
        right = (str(card.capacity), "life" if "Imbued" in card.types else "blood")
    elif card.capacity_change is not None:
        right = (f"{card.capacity_change:+d}", "blood")
    elif card.types[0] in ("Ally", "Retainer"):
        life = re.search(r"\b(\d+|X) life\b", card.text[0].text if card.text else "")
        right = (life[1], "life") if life else None
    return left, right


def type_line(card: Card) -> tuple[str, str]:
    """What the line between picture and text says at its left and at its right."""
    if card.kind == "library":
        wanted = f" {tr('or')} ".join(card.clans) or capital(", ".join(map(requirement_word, card.requirement[:3])))
        return card_type(" / ".join(card.types)), wanted
    who = sect_word(card.sect) or card_type(card.types[0])
    if card.title:
        who = f"{who} · {capital(title_word(card))}"
    if card.group is None:
        return who, ""
    return who, tr("Any group") if card.group == "any" else tr("Group {group}", group=card.group)
