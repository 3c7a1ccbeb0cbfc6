"""The large face, as in the preview: everything that is printed on the card."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from vtes_desktop.cards.model import Card
from vtes_desktop.ui import icons
from vtes_desktop.ui.card_names import text_of
from vtes_desktop.ui.faces import inks, text
from vtes_desktop.ui.faces.frame import (
    band_brush,
    column_icons,
    corner_numbers,
    paint_ground,
    paint_number,
    paint_picture,
    rim_colour,
    short_name,
    type_line,
    window,
)


def paint_large(painter: QPainter, rect: QRectF, card: Card) -> None:
    """Paint the large face of ``card``."""
    paint_ground(painter, rect, card)
    w = rect.width()
    margin = w * 0.034
    inner = rect.adjusted(margin, margin, -margin, -margin)
    band = QRectF(inner.left(), inner.top(), inner.width(), w * 0.115)
    gutter = w * 0.125
    left, right = corner_numbers(card)
    words_rect, setting, notch = fit_text(card, inner, band, gutter, w)
    strip = QRectF(inner.left() + gutter, words_rect.top() - w * 0.082, inner.width() - gutter, w * 0.058)
    picture = QRectF(strip.left(), band.bottom() + w * 0.018, strip.width(), strip.top() - band.bottom() - w * 0.018)
    # ground of the column and of the text
    painter.setPen(Qt.PenStyle.NoPen)
    ground = QColor("#241a10" if card.kind == "crypt" else "#1b1d1a")
    painter.fillRect(inner, ground)
    painter.fillRect(
        QRectF(strip.left(), strip.bottom(), strip.width(), inner.bottom() - strip.bottom()),
        QColor("#17110c" if card.kind == "crypt" else "#121412"),
    )
    painter.setBrush(band_brush(card, band))
    painter.drawRoundedRect(band, w * 0.025, w * 0.025)
    paint_picture(painter, picture, card, QBrush(ground))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(rim_colour(card), max(1.0, w * 0.007)))
    painter.drawPath(window(card, picture))
    _paint_large_name(painter, band, card, w)
    _paint_type_line(painter, strip, card, w)
    text.draw(painter, words_rect, setting, inks.BONE, notch)
    _paint_large_column(painter, QRectF(inner.left(), band.bottom(), gutter, inner.bottom() - band.bottom()), card, w)
    _paint_large_numbers(painter, inner, left, right, w)


def fit_text(
    card: Card, inner: QRectF, band: QRectF, gutter: float, w: float
) -> tuple[QRectF, text.Setting, tuple[float, float, float] | None]:
    """Where the text stands and how it is set: as low as it can at full size, up to half of the card when long."""
    body = text.paragraphs(text_of(card))
    if card.flavor:
        body += [text.Paragraph(text.words(line, "flavor"), "flavor") for line in card.flavor.split("\n")[:4]]
    _, right = corner_numbers(card)
    measure = inner.width() - gutter - w * 0.05
    tallest = (inner.bottom() - band.bottom()) * 0.58
    least = w * 0.2
    bottom = inner.bottom() - w * 0.03
    box = QRectF(inner.left() + gutter + w * 0.025, bottom - tallest, measure, tallest)

    def notch_for(height: float) -> tuple[float, float, float] | None:
        return None if right is None else (height - w * 0.13, 0.0, w * 0.125)

    largest, smallest = w * 0.0445, w * 0.026
    setting = text.fit(body, box, largest, smallest, notch_for(tallest))
    if card.flavor and setting.px < round(largest):
        # Flavor goes before the text gets smaller.
        body = text.paragraphs(text_of(card))
        setting = text.fit(body, box, largest, smallest, notch_for(tallest))
    height = min(tallest, max(least, setting.height + (w * 0.06 if right else 0.0)))
    notch = notch_for(height)
    setting = text.fit(body, QRectF(box.left(), bottom - height, measure, height), setting.px, smallest, notch)
    return QRectF(box.left(), bottom - height, measure, height), setting, notch


def _paint_large_name(painter: QPainter, band: QRectF, card: Card, w: float) -> None:
    """The name on one line; a long one with an epithet on two, the epithet smaller."""
    name = short_name(card)
    box = QRectF(band.left() + w * 0.03, band.top(), band.width() - w * 0.06, band.height())
    px = _fitting_px(name, round(w * 0.08), w * 0.042, box.width())
    first, comma, epithet = name.partition(", ")
    if px < w * 0.062 and comma:
        upper, lower = QRectF(box), QRectF(box)
        upper.setBottom(box.top() + box.height() * 0.6)
        lower.setTop(box.top() + box.height() * 0.54)
        _paint_line(painter, upper, first, _fitting_px(first, round(w * 0.062), w * 0.04, box.width()))
        _paint_line(painter, lower, epithet, _fitting_px(epithet, round(w * 0.046), w * 0.03, box.width()))
        return
    _paint_line(painter, box, name, px)


def _fitting_px(letters: str, largest: int, smallest: float, room: float) -> int:
    px = largest
    while px > smallest and text.width(letters, "name", px) > room:
        px -= 1
    return px


def _paint_line(painter: QPainter, box: QRectF, letters: str, px: int) -> None:
    """A line of the serif, drawn together where even its smallest size is too wide."""
    painter.save()
    painter.setPen(QColor("#f8eedb"))
    painter.setFont(text.font("name", px))
    used = text.width(letters, "name", px)
    if used > box.width():
        painter.translate(box.left(), 0)
        painter.scale(box.width() / used, 1.0)
        painter.translate(-box.left(), 0)
        box = QRectF(box.left(), box.top(), used, box.height())
    painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, letters)
    painter.restore()


def _paint_type_line(painter: QPainter, strip: QRectF, card: Card, w: float) -> None:
    left, right = type_line(card)
    px = round(w * 0.038)
    room = strip.width() - w * 0.03
    while px > w * 0.024 and text.width(f"{left}    {right}", "label", px) > room:
        px -= 1
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(band_brush(card, strip))
    painter.drawRect(strip)
    painter.setFont(text.font("label", px))
    painter.setPen(QColor("#f1e6d2"))
    box = strip.adjusted(w * 0.018, 0, -w * 0.012, 0)
    painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, left)
    painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, right)


def _paint_large_column(painter: QPainter, column: QRectF, card: Card, w: float) -> None:
    names = column_icons(card)
    left, _ = corner_numbers(card)
    room = column.height() - w * 0.03 - (w * 0.16 if left else 0.0)
    step = min(w * 0.108, room / max(1, len(names)))
    side = step * 0.9
    for number, name in enumerate(names):
        place = QRectF(
            column.left() + (column.width() - w * 0.018 - side) / 2,
            column.top() + w * 0.018 + number * step,
            side,
            side,
        )
        icons.paint(painter, place, name)


def _paint_large_numbers(
    painter: QPainter, inner: QRectF, left: list[tuple[str, str]], right: tuple[str, str] | None, w: float
) -> None:
    side = w * 0.118
    for number, (value, shape) in enumerate(left):
        tall = side * (1.18 if shape == "blood" else 1.0)
        place = QRectF(inner.left() + w * 0.004, inner.bottom() - w * 0.01 - tall - number * side * 1.1, side, tall)
        paint_number(painter, place, value, shape)
    if right is not None:
        tall = side * 1.2
        place = QRectF(inner.right() - side - w * 0.008, inner.bottom() - tall - w * 0.008, side, tall)
        paint_number(painter, place, *right)
