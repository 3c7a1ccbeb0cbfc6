"""The small face, as on the table: nearly all picture, with name, icons and numbers as large as they can be."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from vtes_desktop.cards.model import Card
from vtes_desktop.ui import icons, theme
from vtes_desktop.ui.faces import inks, text
from vtes_desktop.ui.faces.frame import (
    band_brush,
    column_icons,
    corner_numbers,
    paint_ground,
    paint_number,
    paint_picture,
    short_name,
    window,
)
from vtes_desktop.ui.languages import capital, tr

MORE_LINES_FROM: Final = 1.25
"""Letters so much larger than usual may take a third line."""


def paint_small(painter: QPainter, rect: QRectF, card: Card) -> None:
    """Paint the small face of ``card``."""
    paint_ground(painter, rect, card)
    w = rect.width()
    margin = max(2.0, w * 0.035)
    inner = rect.adjusted(margin, margin, -margin, -margin)
    name_px, name = fit_name(card, inner.width() - w * 0.05, w)
    lines = len(name.lines)
    band = QRectF(inner.left(), inner.top(), inner.width(), lines * name_px * 1.08 + w * 0.055)
    # The picture reaches up behind the arch or the cut corners, so the band is painted first and full.
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(band_brush(card, band))
    radius = w * 0.03
    painter.drawRoundedRect(QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.5), radius, radius)
    picture = QRectF(inner.left(), band.bottom(), inner.width(), inner.bottom() - band.bottom())
    paint_picture(painter, picture, card, band_brush(card, band))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0, 0, 0, 140), max(1.0, w * 0.01)))
    painter.drawPath(window(card, picture))
    # name
    painter.setPen(QColor("#f6ecd9"))
    leading = name_px * 1.06
    style = name.lines[0].style
    painter.setFont(text.font(style, name_px))
    top = band.top() + (band.height() - lines * leading) / 2
    for number, line in enumerate(name.lines):
        letters = " ".join("".join(atom.letters for atom in word.atoms) for word in line.words)
        used = text.width(letters, style, name_px)
        x = band.left() + (band.width() - used) / 2
        painter.drawText(QPointF(x, top + leading * number + name_px * 0.86), letters)
    _paint_small_column(painter, picture, card)
    _paint_small_foot(painter, picture, card, w)


def fit_name(card: Card, measure: float, w: float) -> tuple[float, text.Setting]:
    """The name in one or two lines, with large letters in three: serif where there is room, else the narrow sans.

    A name that needs less than 8 pixels (a twelfth of a larger card) loses its epithet first, then its end.
    """
    name = short_name(card)
    plain = name.split(",")[0]
    grown = theme.letters()
    floor = max(8.0, w * 0.082)
    candidates: list[tuple[text.Style, float, int]] = []
    if w * 0.118 >= 10.5:
        candidates += [("name", w * 0.118 * grown, 1), ("name", max(10.0, w * 0.1) * grown, 2)]
    px = max(floor, w * 0.135 * grown)
    most_lines = 3 if grown > MORE_LINES_FROM else 2
    while px >= floor:
        candidates += [("tiny", px, lines) for lines in range(1, most_lines + 1)]
        px -= 1.0
    for letters in dict.fromkeys((name, plain)):
        for style, size, most in candidates:
            size = float(round(size))
            setting = text.break_lines([text.Paragraph(text.words(letters, style), style)], measure, size)
            widest = max(text.line_width(line) for line in setting.lines) * size
            if len(setting.lines) <= most and widest <= measure:
                return size, setting
    size = float(round(floor))
    setting = text.break_lines([text.Paragraph(text.words(plain, "tiny"), "tiny")], measure, size)
    kept = list(setting.lines[:2])
    if len(setting.lines) > 2:
        kept[1] = text.Line(
            (*kept[1].words, *(word for line in setting.lines[2:] for word in line.words)), "tiny", False
        )
    return size, setting._replace(lines=tuple(_elided(line, measure, size) for line in kept))


def _elided(line: text.Line, measure: float, px: float) -> text.Line:
    """A line whose letters are cut with an ellipsis where they do not fit."""
    letters = " ".join("".join(atom.letters for atom in word.atoms) for word in line.words)
    if text.width(letters, "tiny", px) > measure:
        while letters and text.width(letters + "…", "tiny", px) > measure:
            letters = letters[:-1]
        letters += "…"
    return text.Line(text.words(letters, "tiny"), "tiny", line.first)


def _paint_small_column(painter: QPainter, picture: QRectF, card: Card) -> None:
    """The icons over the left side of the picture, in as many columns as they need."""
    w = picture.width()
    names = column_icons(card)
    left, _ = corner_numbers(card)
    foot = w * 0.27 if left else w * 0.03
    head = w * (0.1 if card.kind == "crypt" else 0.04)
    room = picture.height() - head - foot
    side = min(max(13.0, w * 0.19), w * 0.24)
    columns = 1
    while columns * (room // side) < len(names) and columns < 3:
        columns += 1
    rows = -(-len(names) // columns)
    side = min(side, room / rows)
    for number, name in enumerate(names):
        column, row = divmod(number, rows)
        place = QRectF(
            picture.left() + w * 0.025 + column * side, picture.top() + head + row * side, side * 0.94, side * 0.94
        )
        if name.startswith("discipline-"):
            icons.paint(painter, place, name)
        else:
            _paint_medal(painter, place, name)


def _paint_medal(painter: QPainter, place: QRectF, name: str) -> None:
    """A glyph on a dark disc, so that it reads on any picture."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(12, 9, 8, 205))
    painter.drawEllipse(place)
    grow = place.width() * 0.1
    icons.paint(painter, place.adjusted(grow, grow, -grow, -grow), name)


def _paint_small_foot(painter: QPainter, picture: QRectF, card: Card, w: float) -> None:
    left, right = corner_numbers(card)
    side = max(16.0, w * 0.25)
    pad = w * 0.02
    for number, (value, shape) in enumerate(left):
        place = QRectF(picture.left() + pad + number * side * 0.9, picture.bottom() - pad - side, side, side)
        paint_number(painter, place, value, shape)
    if right is not None:
        tall = side * 1.22
        place = QRectF(picture.right() - pad - side, picture.bottom() - pad - tall, side, tall)
        paint_number(painter, place, *right)
    if card.kind == "crypt":
        label = _small_label(card)
        px = max(7.0, w * 0.1)
        room = picture.width() - side - 3 * pad
        painter.setFont(text.font("tiny", px))
        while label and text.width(label, "tiny", round(px)) > room:
            label = label.rsplit(" ", 1)[0] if " " in label else ""
        if label:
            plate = QRectF(
                picture.left(), picture.bottom() - px * 1.3, text.width(label, "tiny", round(px)) + 3 * pad, px * 1.3
            )
            painter.fillRect(plate, QColor(12, 9, 8, 190))
            painter.setPen(QColor(inks.BONE))
            painter.drawText(QPointF(plate.left() + 1.5 * pad, plate.bottom() - px * 0.32), label)


def _small_label(card: Card) -> str:
    group = f"G{card.group}" if isinstance(card.group, int) else "G–" if card.group else ""
    return f"{group} {capital(tr(card.title)) if card.title else ''}".strip()
