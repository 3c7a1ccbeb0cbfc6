"""Statistics as pictures: columns and bars with their numbers, painted into any rectangle.

Each chart also tells where its bars are, so that they can be pointed at: see :class:`Bar`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from vtes_desktop.cards.model import DisciplineLevel
from vtes_desktop.decks.statistics import DisciplineUse
from vtes_desktop.ui import icons, theme
from vtes_desktop.ui.card_words import discipline_word
from vtes_desktop.ui.fitting import READABLE
from vtes_desktop.ui.languages import tr

BASIC: Final = "#7d6431"

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_MIDDLE = Qt.AlignmentFlag.AlignCenter


class Bar(Struct, frozen=True):
    """One bar of a chart: where it can be pointed at, what it says in words, and the search for its cards."""

    x: float
    y: float
    width: float
    height: float
    words: str
    query: str = ""


class Slice(Struct, frozen=True):
    """One value of a chart."""

    label: str
    value: int
    colour: str
    words: str = ""
    query: str = ""


def heading(painter: QPainter, rect: QRectF, text: str, more: str, scale: float) -> float:
    """Paint a chart's heading, the quieter words at its right or under it; returns the y below."""
    font = theme.sans(12.5 * scale, bold=True)
    painter.setFont(font)
    painter.setPen(QColor(theme.GOLD))
    line = QRectF(rect.left(), rect.top(), rect.width(), 18 * scale)
    painter.drawText(line, _LEFT, text)
    small = theme.sans(11.5 * scale)
    taken = QFontMetricsF(font).horizontalAdvance(text) + 8 * scale
    painter.setFont(small)
    painter.setPen(QColor(theme.DIM))
    if more and taken + QFontMetricsF(small).horizontalAdvance(more) > rect.width():
        line = line.translated(0, 16 * scale)
        taken = 0
    said = QFontMetricsF(small).elidedText(more, Qt.TextElideMode.ElideRight, line.width() - taken)
    painter.drawText(line.adjusted(taken, 0, 0, 0), _LEFT, said)
    return line.bottom() + 4 * scale


def columns(
    painter: QPainter,
    rect: QRectF,
    slices: Sequence[Slice],
    scale: float,
    *,
    unit: str = "",
    most: int = 0,
    fill: bool = False,
) -> list[Bar]:
    """Paint upright columns with their values above and labels below.

    :param unit: written behind each value.
    :param most: the value of a full column; the highest one there is, when it is 0.
    :param fill: spread the columns over the whole width.
    """
    if not slices:
        return nothing(painter, rect, scale)
    foot = 17 * scale
    head = 15 * scale
    most = most or max(one.value for one in slices) or 1
    step = rect.width() / len(slices) if fill else min(rect.width() / len(slices), 46 * scale)
    width = max(4.0, step * 0.72)
    room = max(4.0, rect.height() - foot - head)
    font = theme.sans(11.5 * scale, bold=True, width="condensed")
    widest = max(
        QFontMetricsF(font).horizontalAdvance(words) for one in slices for words in (one.label, f"{one.value}{unit}")
    )
    if widest > step - 3:
        font.setPixelSize(max(READABLE, int(font.pixelSize() * (step - 3) / widest)))
    labels = QFontMetricsF(font)
    bars: list[Bar] = []
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    base = rect.bottom() - foot
    for number, one in enumerate(slices):
        x = rect.left() + number * step + (step - width) / 2
        height = room * one.value / most
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(one.colour))
        if one.value:
            painter.drawRoundedRect(QRectF(x, base - height, width, height), 2, 2)
        painter.setFont(font)
        painter.setPen(QColor(theme.BONE if one.value else theme.FAINT))
        painter.drawText(
            QRectF(x - step, base - height - head, width + 2 * step, head),
            _MIDDLE,
            f"{one.value}{unit}" if one.value or unit else "",
        )
        painter.setPen(QColor(theme.DIM))
        label = labels.elidedText(one.label, Qt.TextElideMode.ElideRight, step)
        painter.drawText(QRectF(x - step, base + 1, width + 2 * step, foot), _MIDDLE, label)
        bars.append(Bar(rect.left() + number * step, rect.top(), step, rect.height(), one.words, one.query))
    painter.setPen(QPen(QColor(theme.EDGE_LINE), 1))
    painter.drawLine(QPointF(rect.left(), base + 0.5), QPointF(rect.left() + step * len(slices), base + 0.5))
    return bars


def rows(painter: QPainter, rect: QRectF, slices: Sequence[Slice], scale: float) -> list[Bar]:
    """Paint lying bars with their labels before and values behind; as many as fit, the rest in one line."""
    if not slices:
        return nothing(painter, rect, scale)
    line = 19 * scale
    fit = max(1, int(rect.height() / line))
    shown = list(slices[:fit])
    font = theme.sans(12 * scale, width="condensed")
    metrics = QFontMetricsF(font)
    label_room = min(rect.width() * 0.46, max(metrics.horizontalAdvance(one.label) for one in shown) + 4)
    most = max(one.value for one in shown) or 1
    room = rect.width() - label_room - 30 * scale
    bars: list[Bar] = []
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, one in enumerate(shown):
        y = rect.top() + number * line
        painter.setFont(font)
        painter.setPen(QColor(theme.BONE))
        label = metrics.elidedText(one.label, Qt.TextElideMode.ElideRight, label_room)
        painter.drawText(QRectF(rect.left(), y, label_room, line), _LEFT, label)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(one.colour))
        width = max(2.0, room * one.value / most)
        painter.drawRoundedRect(QRectF(rect.left() + label_room + 6 * scale, y + line * 0.2, width, line * 0.6), 2, 2)
        painter.setFont(theme.sans(11.5 * scale, bold=True, width="condensed"))
        painter.setPen(QColor(theme.DIM))
        after = QRectF(rect.left() + label_room + width + 10 * scale, y, 30 * scale, line)
        painter.drawText(after, _LEFT, str(one.value))
        bars.append(Bar(rect.left(), y, rect.width(), line, one.words, one.query))
    return bars


def disciplines(
    painter: QPainter, rect: QRectF, uses: Sequence[DisciplineUse], scale: float, *, levels: bool = False, most: int = 0
) -> list[Bar]:
    """Paint each discipline: how much of the crypt has it (bright: superior), how much of the library needs it.

    :param levels: write the numbers of each level, not only their sums.
    :param most: the number of a full bar; the highest one there is, when it is 0.
    """
    if not uses:
        return nothing(painter, rect, scale)
    line = 24 * scale
    fit = max(1, int(rect.height() / line))
    shown = uses[:fit]
    side = 19 * scale
    font = theme.sans(11 * scale, bold=True, width="condensed")
    number_room = QFontMetricsF(font).horizontalAdvance("88: 88 □ 88 ◇" if levels else "88") + 4 * scale
    room = rect.width() - side - 6 * scale - number_room
    most = most or most_of(shown)
    bars: list[Bar] = []
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, use in enumerate(shown):
        y = rect.top() + number * line
        superior = use.superior >= use.basic and bool(use.superior)
        level = DisciplineLevel(use.code, superior)
        icons.paint(painter, QRectF(rect.left(), y + (line - side) / 2, side, side), icons.discipline_icon(level))
        left = rect.left() + side + 6 * scale
        high = line * 0.36
        had = use.basic + use.superior
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(BASIC))
        _bar(painter, QRectF(left, y + line * 0.1, room * had / most, high))
        painter.setBrush(QColor(theme.GOLD))
        _bar(painter, QRectF(left, y + line * 0.1, room * use.superior / most, high))
        painter.setBrush(QColor(theme.STEEL))
        _bar(painter, QRectF(left, y + line * 0.52, room * use.required / most, high))
        needed = str(use.required or "")
        owned = str(had or "")
        if levels:
            owned += f": {use.basic} □ {use.superior} ◇" if had else ""
            needed += f": {use.with_basic} □ {use.with_superior} ◇" if use.required else ""
        _number(painter, font, left + room * had / most, y + line * 0.1, high, owned, theme.GOLD)
        _number(painter, font, left + room * use.required / most, y + line * 0.52, high, needed, theme.TARGET)
        bars.append(Bar(rect.left(), y, rect.width(), line, discipline_words(use), f"disc:{use.code}"))
    return bars


def most_of(uses: Sequence[DisciplineUse]) -> int:
    """The highest number among these disciplines, at least 1."""
    return max((max(use.basic + use.superior, use.required) for use in uses), default=0) or 1


def discipline_words(use: DisciplineUse) -> str:
    """A discipline in words: who has it, who needs it."""
    name = discipline_word(use.code)
    return tr(
        "{name}: {superior} of the crypt have it superior, {basic} basic; {required} library "
        "cards need it ({with_basic} do something at basic, {with_superior} at superior).",
        name=name,
        superior=use.superior,
        basic=use.basic,
        required=use.required,
        with_basic=use.with_basic,
        with_superior=use.with_superior,
    )


def capacity_slices(capacities: Mapping[int, int]) -> list[Slice]:
    """The capacity curve, from the lowest to the highest capacity there is."""
    if not capacities:
        return []
    return [
        Slice(
            str(capacity),
            capacities.get(capacity, 0),
            theme.BLOOD,
            tr(
                "{capacity} of the crypt have capacity {capacity2}.",
                capacity=capacities.get(capacity, 0),
                capacity2=capacity,
            ),
            f"kind:crypt cap:{capacity}",
        )
        for capacity in range(min(min(capacities), 1), max(capacities) + 1)
    ]


def nothing(painter: QPainter, rect: QRectF, scale: float) -> list[Bar]:
    """Say that there is nothing to show."""
    painter.setFont(theme.sans(12 * scale))
    painter.setPen(QColor(theme.FAINT))
    painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, tr("Nothing yet"))
    return []


def _bar(painter: QPainter, rect: QRectF) -> None:
    if rect.width() > 0:
        painter.drawRoundedRect(rect, 2, 2)


def _number(painter: QPainter, font: QFont, x: float, y: float, height: float, text: str, colour: str) -> None:
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(QRectF(x + 3, y - 4, 200, height + 8), _LEFT, text)
