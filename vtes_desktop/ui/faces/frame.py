"""A card's face: its frame, and everything printed on it.

Crypt and library cards are told apart by shape (the picture of a crypt card stands in an arch, that of a library card
in a window with cut corners) and by colour (old gold against the colour of the card type). A small face, as on the
table, is nearly all picture, with the name, the icons and the numbers large; a large face adds the type line and the
text.

Everything is painted in the pixels of ``rect``; callers that paint for a device pixel ratio of 2 give a rect twice as
large. Every function here is safe off the Qt thread on a ``QImage``.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from vtes_desktop.cards.model import Card
from vtes_desktop.ui import icons, theme
from vtes_desktop.ui.faces import art, colours, text

ASPECT: Final = 88 / 63
"""Height of a card by its width (63 by 88 mm)."""

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


def height_for(width: float) -> int:
    """The height of a card of that width, in the same unit."""
    return round(width * ASPECT)


def outline(rect: QRectF) -> QPainterPath:
    """The shape of a card with its rounded corners."""
    path = QPainterPath()
    radius = rect.width() * 0.05
    path.addRoundedRect(rect, radius, radius)
    return path


def paint_face(painter: QPainter, rect: QRectF, card: Card, detail: Detail | None = None) -> None:
    """Paint the face of ``card`` in ``rect``, whose sides should stand as 63 to 88.

    ``detail`` is told by the width when it is not given.
    """
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    if (detail or Detail.for_width(rect.width())) is Detail.LARGE:
        _paint_large(painter, rect, card)
    else:
        _paint_small(painter, rect, card)
    painter.restore()


def paint_stand_in(painter: QPainter, rect: QRectF, card: Card) -> None:
    """Paint what stands for a face until it is painted: stock, band and name, in a tenth of the time."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    _paint_ground(painter, rect, card)
    w = rect.width()
    margin = max(2.0, w * 0.035)
    band = QRectF(rect.left() + margin, rect.top() + margin, w - 2 * margin, max(12.0, w * 0.16))
    painter.fillRect(band, band_brush(card, band))
    painter.setFont(text.font("tiny", max(8.0, min(w * 0.11, 20.0))))
    painter.setPen(QColor(theme.BONE))
    painter.drawText(band.adjusted(margin, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, short_name(card))
    painter.restore()


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
    return f"The {card.name[:-5]}" if card.name.endswith(", The") else card.name


def drop(rect: QRectF) -> QPainterPath:
    """A drop of blood with its tip up, filling ``rect``."""
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    path = QPainterPath(QPointF(x + w / 2, y))
    path.cubicTo(QPointF(x + w * 0.62, y + h * 0.2), QPointF(x + w, y + h * 0.38), QPointF(x + w, y + h * 0.63))
    path.cubicTo(QPointF(x + w, y + h * 0.85), QPointF(x + w * 0.78, y + h), QPointF(x + w / 2, y + h))
    path.cubicTo(QPointF(x + w * 0.22, y + h), QPointF(x, y + h * 0.85), QPointF(x, y + h * 0.63))
    path.cubicTo(QPointF(x, y + h * 0.38), QPointF(x + w * 0.38, y + h * 0.2), QPointF(x + w / 2, y))
    return path


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


def _paint_ground(painter: QPainter, rect: QRectF, card: Card) -> None:
    """The card stock and its rim."""
    line = max(1.0, rect.width() * 0.012)
    stock = QColor("#171009" if card.kind == "crypt" else "#10110f")
    painter.setPen(QPen(rim_colour(card), line))
    painter.setBrush(stock)
    half = line / 2
    painter.drawPath(outline(rect.adjusted(half, half, -half, -half)))


def _numbers(card: Card) -> tuple[list[tuple[str, str]], tuple[str, str] | None]:
    """What stands in the lower left corner (costs) and in the lower right (capacity), as number and shape."""
    left: list[tuple[str, str]] = [(str(cost), cost.currency) for cost in card.costs]
    right: tuple[str, str] | None = None
    if card.capacity is not None:
        right = (str(card.capacity), "life" if "Imbued" in card.types else "blood")
    elif card.capacity_change is not None:
        right = (f"{card.capacity_change:+d}", "blood")
    return left, right


def _paint_small(painter: QPainter, rect: QRectF, card: Card) -> None:
    _paint_ground(painter, rect, card)
    w = rect.width()
    margin = max(2.0, w * 0.035)
    inner = rect.adjusted(margin, margin, -margin, -margin)
    name_px, name = _fit_name(card, inner.width() - w * 0.05, w)
    lines = len(name.lines)
    band = QRectF(inner.left(), inner.top(), inner.width(), lines * name_px * 1.08 + w * 0.055)
    # The picture reaches up behind the arch or the cut corners, so the band is painted first and full.
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(band_brush(card, band))
    radius = w * 0.03
    painter.drawRoundedRect(QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.5), radius, radius)
    picture = QRectF(inner.left(), band.bottom(), inner.width(), inner.bottom() - band.bottom())
    shape = window(card, picture)
    painter.save()
    painter.setClipPath(shape)
    art.paint(painter, picture, card)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0, 0, 0, 140), max(1.0, w * 0.01)))
    painter.drawPath(shape)
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


def _fit_name(card: Card, measure: float, w: float) -> tuple[float, text.Setting]:
    """The name in one or two lines: serif where there is room, the narrow sans where there is not."""
    name = short_name(card)
    candidates: list[tuple[text.Style, float, int]] = []
    largest = w * 0.118
    if largest >= 10.5:
        candidates += [("name", largest, 1), ("name", max(10.0, largest * 0.86), 2)]
    floor = max(7.0, w * 0.088)
    px = max(8.0, w * 0.135)
    while px >= floor:
        candidates += [("tiny", px, 1), ("tiny", px, 2)]
        px -= 1.0
    shorter = name.split(",")[0]
    for letters in dict.fromkeys((name, shorter)):
        for style, size, most in candidates:
            size = float(round(size))
            setting = text.break_lines([text.Paragraph(text.words(letters, style), style)], measure, size)
            widest = max(_line_width(line) for line in setting.lines) * size
            if len(setting.lines) <= most and widest <= measure:
                return size, setting
    size = float(round(floor))
    setting = text.break_lines([text.Paragraph(text.words(shorter, "tiny"), "tiny")], measure, size)
    kept = [_elided(line, measure, size) for line in setting.lines[:2]]
    return size, setting._replace(lines=tuple(kept))


def _line_width(line: text.Line) -> float:
    return sum(word.width for word in line.words) + 0.26 * (len(line.words) - 1)


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
    left, _ = _numbers(card)
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
    left, right = _numbers(card)
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
            painter.setPen(QColor(theme.BONE))
            painter.drawText(QPointF(plate.left() + 1.5 * pad, plate.bottom() - px * 0.32), label)


def _small_label(card: Card) -> str:
    group = f"G{card.group}" if isinstance(card.group, int) else "G–" if card.group else ""
    return f"{group} {card.title.title()}".strip()


def type_line(card: Card) -> tuple[str, str]:
    """What the line between picture and text says at its left and at its right."""
    if card.kind == "library":
        wanted = " or ".join(card.clans)
        return " / ".join(card.types), wanted
    who = card.sect or card.types[0]
    if card.title:
        place = f" of {card.title_of}" if card.title_of and card.title in ("prince", "archbishop", "baron") else ""
        clan = f"{card.title_of} " if card.title_of and not place else ""
        who = f"{who} · {clan}{card.title.title() if 'vote' not in card.title else card.title}{place}"
    if card.group is None:
        return who, ""
    return who, "Any group" if card.group == "any" else f"Group {card.group}"


def _paint_large(painter: QPainter, rect: QRectF, card: Card) -> None:
    _paint_ground(painter, rect, card)
    w = rect.width()
    margin = w * 0.034
    inner = rect.adjusted(margin, margin, -margin, -margin)
    band = QRectF(inner.left(), inner.top(), inner.width(), w * 0.115)
    gutter = w * 0.125
    left, right = _numbers(card)
    words_rect, setting, notch = _fit_text(card, inner, band, gutter, w)
    strip = QRectF(inner.left() + gutter, words_rect.top() - w * 0.082, inner.width() - gutter, w * 0.058)
    picture = QRectF(strip.left(), band.bottom() + w * 0.018, strip.width(), strip.top() - band.bottom() - w * 0.018)
    # ground of the column and of the text
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#241a10" if card.kind == "crypt" else "#1b1d1a"))
    painter.drawRoundedRect(inner, w * 0.025, w * 0.025)
    painter.setBrush(QColor("#17110c" if card.kind == "crypt" else "#121412"))
    painter.drawRoundedRect(
        QRectF(strip.left(), strip.bottom(), strip.width(), inner.bottom() - strip.bottom() - w * 0.012),
        w * 0.015,
        w * 0.015,
    )
    painter.setBrush(band_brush(card, band))
    painter.drawRoundedRect(band, w * 0.025, w * 0.025)
    shape = window(card, picture)
    painter.save()
    painter.setClipPath(shape)
    art.paint(painter, picture, card)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(rim_colour(card), max(1.0, w * 0.007)))
    painter.drawPath(shape)
    _paint_large_name(painter, band, card, w)
    _paint_type_line(painter, strip, card, w)
    text.draw(painter, words_rect, setting, theme.BONE, notch)
    _paint_large_column(painter, QRectF(inner.left(), band.bottom(), gutter, inner.bottom() - band.bottom()), card, w)
    _paint_large_numbers(painter, inner, left, right, w)


def _fit_text(
    card: Card, inner: QRectF, band: QRectF, gutter: float, w: float
) -> tuple[QRectF, text.Setting, tuple[float, float, float] | None]:
    """Where the text stands and how it is set: as low as it can at full size, up to half of the card when long."""
    body = text.paragraphs(card.text)
    if card.flavor:
        body += [text.Paragraph(text.words(line, "flavor"), "flavor") for line in card.flavor.split("\n")[:4]]
    _, right = _numbers(card)
    measure = inner.width() - gutter - w * 0.05
    tallest = (inner.bottom() - band.bottom()) * 0.58
    least = w * 0.26
    bottom = inner.bottom() - w * 0.03
    box = QRectF(inner.left() + gutter + w * 0.025, bottom - tallest, measure, tallest)

    def notch_for(height: float) -> tuple[float, float, float] | None:
        return None if right is None else (height - w * 0.13, 0.0, w * 0.125)

    largest, smallest = w * 0.0445, w * 0.026
    setting = text.fit(body, box, largest, smallest, notch_for(tallest))
    if card.flavor and setting.px < round(largest):
        # Flavor goes before the text gets smaller.
        body = text.paragraphs(card.text)
        setting = text.fit(body, box, largest, smallest, notch_for(tallest))
    height = min(tallest, max(least, setting.height + (w * 0.06 if right else 0.0)))
    notch = notch_for(height)
    setting = text.fit(body, QRectF(box.left(), bottom - height, measure, height), setting.px, smallest, notch)
    return QRectF(box.left(), bottom - height, measure, height), setting, notch


def _paint_large_name(painter: QPainter, band: QRectF, card: Card, w: float) -> None:
    name = card.display_name if not card.advanced else short_name(card)
    room = band.width() - w * 0.06
    px = round(w * 0.08)
    while px > w * 0.045 and text.width(name, "name", px) > room:
        px -= 1
    painter.setPen(QColor("#f8eedb"))
    painter.setFont(text.font("name", px))
    box = QRectF(band.left() + w * 0.03, band.top(), room, band.height())
    painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)


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
    left, _ = _numbers(card)
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
