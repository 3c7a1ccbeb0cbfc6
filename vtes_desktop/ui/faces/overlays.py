"""What is shown over a card while it lies on the table: states by shape or text as well as colour, and counters.

Every function paints over any face, back or scan that fills ``rect``, leaves the painter as it found it, and is quick
enough to be called each time a card is drawn. Only :func:`legal`, :func:`target` and :func:`selected` reach out of
``rect``, by no more than :func:`margin`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from vtes_desktop.ui import theme
from vtes_desktop.ui.faces import inks, text
from vtes_desktop.ui.faces.shape import drop
from vtes_desktop.ui.languages import later, tr

_CLEAR: Final = Qt.BrushStyle.NoBrush


def margin(width: float) -> float:
    """How far an overlay may reach out of a card of that width; add it to an item's bounding rectangle."""
    return max(4.0, width * 0.06)


def _rounded(rect: QRectF, grow: float) -> QPainterPath:
    path = QPainterPath()
    radius = max(0.0, rect.width() * 0.05 + grow)
    path.addRoundedRect(rect.adjusted(-grow, -grow, grow, grow), radius, radius)
    return path


def legal(painter: QPainter, rect: QRectF) -> None:
    """Legal now: a gold line round the card with a glow outside it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(_CLEAR)
    reach = margin(rect.width())
    colour = QColor(theme.GLOW)
    for step in range(4):
        colour.setAlpha(34 + 26 * step)
        painter.setPen(QPen(colour, reach * (1 - step * 0.22)))
        painter.drawPath(_rounded(rect, reach * 0.18))
    painter.setPen(QPen(QColor(theme.GLOW), max(1.6, rect.width() * 0.022)))
    painter.drawPath(_rounded(rect, 0.0))
    painter.restore()


def selected(painter: QPainter, rect: QRectF) -> None:
    """Selected: a bone line with heavy corners, and a tick at the upper right."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(_CLEAR)
    painter.setPen(QPen(QColor(0, 0, 0, 170), max(3.0, rect.width() * 0.045)))
    painter.drawPath(_rounded(rect, 0.5))
    painter.setPen(QPen(QColor(inks.BONE), max(1.5, rect.width() * 0.022)))
    painter.drawPath(_rounded(rect, 0.5))
    side = max(12.0, rect.width() * 0.2)
    place = QRectF(rect.right() - side * 1.05, rect.top() + side * 0.05, side, side)
    painter.setPen(QPen(QColor(inks.GROUND), max(1.0, side * 0.06)))
    painter.setBrush(QColor(inks.BONE))
    painter.drawEllipse(place)
    tick = QPainterPath(place.topLeft() + QPointF(side * 0.27, side * 0.53))
    tick.lineTo(place.topLeft() + QPointF(side * 0.44, side * 0.69))
    tick.lineTo(place.topLeft() + QPointF(side * 0.73, side * 0.33))
    painter.setBrush(_CLEAR)
    painter.setPen(QPen(QColor(inks.GROUND), side * 0.13, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(tick)
    painter.restore()


def target(painter: QPainter, rect: QRectF) -> None:
    """Target of what is going on: blue brackets at the four corners and a ring with a cross in the middle."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(_CLEAR)
    arm = rect.width() * 0.24
    brackets = QPainterPath()
    for corner, across, down in (
        (rect.topLeft(), 1, 1),
        (rect.topRight(), -1, 1),
        (rect.bottomRight(), -1, -1),
        (rect.bottomLeft(), 1, -1),
    ):
        brackets.moveTo(corner + QPointF(across * arm, 0))
        brackets.lineTo(corner)
        brackets.lineTo(corner + QPointF(0, down * arm))
    radius = rect.width() * 0.16
    ring = QPainterPath()
    ring.addEllipse(rect.center(), radius, radius)
    for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        way = QPointF(across, down)
        ring.moveTo(rect.center() + way * radius * 0.55)
        ring.lineTo(rect.center() + way * radius * 1.4)
    line = max(2.0, rect.width() * 0.035)
    for colour, width in ((QColor(0, 0, 0, 190), line * 2), (QColor(theme.TARGET), line)):
        pen = QPen(colour, width, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(brackets)
        painter.drawPath(ring)
    painter.restore()


def locked(painter: QPainter, rect: QRectF) -> None:
    """Locked: a light shade and a turned arrow. The table turns the card as well; this is for lists and grids."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _shade(painter, rect, 95)
    side = max(14.0, rect.width() * 0.26)
    place = QRectF(rect.right() - side * 1.15, rect.top() + rect.height() * 0.24, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(12, 9, 8, 220))
    painter.drawEllipse(place)
    ring = place.adjusted(side * 0.25, side * 0.25, -side * 0.25, -side * 0.25)
    painter.setBrush(_CLEAR)
    painter.setPen(QPen(QColor(inks.BONE), side * 0.1, c=Qt.PenCapStyle.RoundCap))
    painter.drawArc(ring, 90 * 16, -270 * 16)
    tip = QPointF(ring.left(), ring.center().y())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(inks.BONE))
    reach = side * 0.19
    painter.drawPolygon(
        [tip + QPointF(-reach, reach * 0.2), tip + QPointF(reach, reach * 0.2), tip + QPointF(0, -reach)]
    )
    painter.restore()


def contested(painter: QPainter, rect: QRectF) -> None:
    """Contested: dark hatching and a ribbon that says so."""
    _ribbon(painter, rect, tr("CONTESTED"), theme.STEEL, hatch=True)


def torpor(painter: QPainter, rect: QRectF) -> None:
    """In torpor or incapacitated, for grids that mix regions: a violet shade and a ribbon that says so."""
    _ribbon(painter, rect, tr("TORPOR"), theme.TORPOR, hatch=False)


def face_down(painter: QPainter, rect: QRectF) -> None:
    """A face that its owner sees but that lies face down: a corner turned over, and a ribbon that says so."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fold = rect.width() * 0.34
    low = rect.bottomLeft()
    corner = QPainterPath(low - QPointF(0, fold))
    corner.lineTo(low + QPointF(fold, 0))
    corner.lineTo(low + QPointF(fold * 0.92, -fold * 0.92))
    corner.closeSubpath()
    away = QPainterPath(low - QPointF(0, fold))
    away.lineTo(low)
    away.lineTo(low + QPointF(fold, 0))
    away.closeSubpath()
    painter.fillPath(away, QColor(inks.FELT))
    painter.fillPath(corner, QColor(theme.AMBER))
    painter.setPen(QPen(QColor(0, 0, 0, 120), 1))
    painter.drawPath(corner)
    painter.restore()
    _ribbon(painter, rect, tr("FACE DOWN"), inks.RAISED, hatch=False, shade=70)


def _below_name(rect: QRectF) -> QRectF:
    """What of a card may be covered: all but the name."""
    inset = rect.width() * 0.02
    return rect.adjusted(inset, rect.height() * 0.24, -inset, -inset)


def _shade(painter: QPainter, rect: QRectF, strength: int) -> None:
    """Darken a card, its name only a little."""
    painter.fillPath(_rounded(rect, 0.0), QColor(8, 6, 5, strength // 4))
    painter.fillRect(_below_name(rect), QColor(8, 6, 5, strength))


def _ribbon(painter: QPainter, rect: QRectF, letters: str, colour: str, *, hatch: bool, shade: int = 105) -> None:
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    _shade(painter, rect, shade)
    if hatch:
        painter.fillRect(_below_name(rect), QBrush(QColor(8, 6, 5, 190), Qt.BrushStyle.BDiagPattern))
    px = max(8.0, rect.width() * 0.12)
    while px > 6 and text.width(letters, "tiny", px) > rect.width() * 0.96:
        px -= 1
    band = QRectF(rect.left(), rect.top() + rect.height() * 0.42, rect.width(), px * 1.6)
    painter.fillRect(band, QColor(colour))
    painter.setPen(QPen(QColor(inks.BONE), max(1.0, px * 0.08)))
    painter.drawLine(band.topLeft(), band.topRight())
    painter.drawLine(band.bottomLeft(), band.bottomRight())
    painter.setFont(text.font("tiny", px))
    painter.drawText(band, Qt.AlignmentFlag.AlignCenter, letters)
    painter.restore()


def _disc(painter: QPainter, place: QRectF, number: str, fill: str, line: str, *, as_drop: bool = False) -> None:
    pen = max(1.2, place.width() * 0.07)
    inner = place.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2)
    painter.setPen(QPen(QColor(line), pen))
    painter.setBrush(QColor(fill))
    if as_drop:
        painter.drawPath(drop(inner))
    else:
        painter.drawEllipse(inner)
    box = QRectF(place)
    if as_drop:
        box.setTop(place.top() + place.height() * 0.22)
    px = place.width() * (0.66 if len(number) == 1 else 0.52 if len(number) == 2 else 0.4)
    painter.setFont(text.font("label", px))
    painter.setPen(QColor("#fff6e8"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number)


def _upright(painter: QPainter, place: QRectF) -> None:
    """Turn the painter about the middle of a place, so that what is painted there stands upright on a locked card."""
    painter.translate(place.center())
    painter.rotate(-90)
    painter.translate(-place.center())


def blood(painter: QPainter, rect: QRectF, amount: int, capacity: int | None = None, *, turned: bool = False) -> None:
    """Blood on a vampire: a large red disc over the lower right corner, its capacity small at it; upright on a card
    that lies on its side."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    side = max(19.0, rect.width() * 0.38)
    place = QRectF(rect.right() - side * 0.98, rect.bottom() - side * 0.98, side, side)
    if turned:
        _upright(painter, place)
    if capacity is not None:
        px = max(8.0, side * 0.36)
        label = tr("of {capacity}", capacity=capacity)
        wide = text.width(label, "tiny", px) + px * 0.7
        # Over the disc, where the title beside it stays free; beside it where the card is low.
        under = side * 0.4 if turned else 0.0
        left = place.right() - under if turned else rect.right() - wide
        top = place.bottom() - px * 1.5 if turned else place.top() - px * 1.15
        plate = QRectF(left, top, wide + under, px * 1.4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(12, 9, 8, 225))
        painter.drawRoundedRect(plate, px * 0.5, px * 0.5)
        painter.setFont(text.font("tiny", px))
        painter.setPen(QColor("#ece1cf"))
        start = plate.left() + px * 0.35 + under
        painter.drawText(QPointF(start, plate.bottom() - px * 0.38), label)
    _disc(painter, place, str(amount), theme.BLOOD if amount else "#4a1a1c", "#f0b8ae")
    painter.restore()


def life(painter: QPainter, rect: QRectF, amount: int, *, turned: bool = False) -> None:
    """Life on an ally or retainer: a green drop over the lower right corner."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    side = max(17.0, rect.width() * 0.33)
    tall = side * 1.2
    place = QRectF(rect.right() - side, rect.bottom() - tall, side, tall)
    if turned:
        _upright(painter, place)
    _disc(painter, place, str(amount), theme.LIFE, "#cfeec9", as_drop=True)
    painter.restore()


def _seen_upright(painter: QPainter, rect: QRectF) -> QRectF:
    """Turn the painter so that a card which lies on its side is painted as it is seen; returns the card without its
    name, which stands at its right then."""
    _upright(painter, rect)
    centre, across, down = rect.center(), rect.height(), rect.width()
    return QRectF(centre.x() - across / 2, centre.y() - down / 2, across * 0.76, down)


def counters(
    painter: QPainter, rect: QRectF, named: Mapping[str, int], *, below: int = 0, turned: bool = False
) -> None:
    """Other counters: a bone tag a kind down the right side, with as much of its name as there is room for and its
    number; under so many figures."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    px = max(8.0, rect.width() * 0.11)
    top = rect.top() + rect.height() * 0.27
    most = max(1, int((rect.height() * 0.42) // (px * 1.6)))
    if turned:
        rect = _seen_upright(painter, rect)
        top, most = rect.top() + px * 0.3, max(1, int(rect.height() * 0.9 // (px * 1.6)))
    elif below:
        top += min(below, _figure_rows(rect)) * _figure_px(rect) * _FIGURE_STEP
        most = max(1, int((rect.top() + rect.height() * 0.69 - top) // (px * 1.6)))
    shown = [tag(name, number, px, rect.width() - px * 0.9) for name, number in list(named.items())[:most]]
    if len(named) > most:
        shown[-1] = tr("+{more} more", more=len(named) - most + 1)
    for row, label in enumerate(shown):
        wide = min(rect.width(), text.width(label, "tiny", px) + px * 0.9)
        plate = QRectF(rect.right() - wide, top + row * px * 1.6, wide, px * 1.4)
        painter.setPen(QPen(QColor(inks.GROUND), 1))
        painter.setBrush(QColor(inks.BONE))
        painter.drawRoundedRect(plate, px * 0.35, px * 0.35)
        painter.setFont(text.font("tiny", px))
        painter.setPen(QColor(inks.GROUND))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, label)
    painter.restore()


def tag(name: str, number: int, px: float, room: float) -> str:
    """What stands on a counter's tag of letters of `px` pixels, in so many pixels: its number alone where the name says
    nothing or no three letters of it fit."""
    if name in ("counter", "counters"):
        return str(number)
    for letters in range(len(name), 2, -1):
        label = f"{name} {number}" if letters == len(name) else f"{name[:letters].rstrip()}… {number}"
        if text.width(label, "tiny", px) <= room:
            return label
    return str(number)


Figure = Literal["bleed", "strength", "stealth", "intercept", "votes"]
FIGURE_WORDS: Final[Mapping[Figure, str]] = {
    "bleed": later("bleed {number}"),
    "strength": later("strength {number}"),
    "stealth": later("stealth {number}"),
    "intercept": later("intercept {number}"),
    "votes": later("votes {number}"),
}
"""What each figure says, in words."""
_FIGURE_COLOURS: Final[Mapping[Figure, str]] = {
    "bleed": "#ff7a70",
    "strength": "#f0a860",
    "stealth": "#c3a6e8",
    "intercept": "#8fc3f0",
    "votes": "#f0cd77",
}
_FIGURE_STEP: Final = 1.5
"""From one plate to the next, in heights of their letters."""


def _figure_px(rect: QRectF) -> float:
    return max(8.0, rect.width() * 0.14)


def _figure_rows(rect: QRectF) -> int:
    """How many figures have room between a card's name and its blood."""
    return max(1, int(rect.height() * 0.37 // (_figure_px(rect) * _FIGURE_STEP)))


def figures(painter: QPainter, rect: QRectF, shown: Sequence[tuple[Figure, int]], *, turned: bool = False) -> None:
    """What a minion comes to: a dark plate each at the upper right under the name, with a sign and the number.

    They stand in columns from the right, or beside each other on a card that lies on its side. A drop is bleed, a
    dumb-bell strength, a crescent stealth, a ring with a cross intercept, a ticked ballot votes.
    """
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    px = _figure_px(rect)
    tall = px * 1.36
    rows = _figure_rows(rect)
    left, top = rect.right(), rect.top() + rect.height() * 0.25
    first, widest = top, 0.0
    if turned:
        seen = _seen_upright(painter, rect)
        left, top = seen.left() + px * 0.2, seen.top() + px * 0.2
    painter.setFont(text.font("label", px))
    for name, number in shown:
        label, colour = str(number), QColor(_FIGURE_COLOURS[name])
        wide = tall + text.width(label, "label", px) + px * 0.2
        plate = QRectF(left if turned else left - wide, top, wide, tall)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(12, 9, 8, 225))
        painter.drawRoundedRect(plate, px * 0.35, px * 0.35)
        painter.save()
        painter.translate(plate.left() + px * 0.1, plate.top() + px * 0.1)
        painter.scale((tall - px * 0.2) / 20, (tall - px * 0.2) / 20)
        painter.setPen(QPen(colour, 1.9, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(colour if name in ("bleed", "stealth") else _CLEAR)
        painter.drawPath(_figure_sign(name))
        painter.restore()
        painter.setPen(colour)
        painter.drawText(plate.adjusted(tall * 0.9, 0, 0, 0), Qt.AlignmentFlag.AlignCenter, label)
        widest = max(widest, wide)
        if turned:
            left += wide + px * 0.15
        elif top + px * _FIGURE_STEP * 2 > first + rows * px * _FIGURE_STEP + 0.5:
            left, top, widest = left - widest - px * 0.15, first, 0.0
        else:
            top += px * _FIGURE_STEP
    painter.restore()


def _figure_sign(which: Figure) -> QPainterPath:
    """A sign in a square of 20."""
    path = QPainterPath()
    match which:
        case "bleed":
            path.moveTo(10, 3)
            path.cubicTo(3.5, 10.5, 4, 17, 10, 17)
            path.cubicTo(16, 17, 16.5, 10.5, 10, 3)
        case "strength":
            for x in (4.0, 16.0):
                path.moveTo(x, 6)
                path.lineTo(x, 14)
            for x in (7.0, 13.0):
                path.moveTo(x, 4)
                path.lineTo(x, 16)
            path.moveTo(7, 10)
            path.lineTo(13, 10)
        case "stealth":
            path.moveTo(13, 3.5)
            path.cubicTo(3, 3, 3, 17, 13, 16.5)
            path.cubicTo(7.5, 13.5, 7.5, 6.5, 13, 3.5)
        case "intercept":
            path.addEllipse(QPointF(10, 10), 5, 5)
            for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                path.moveTo(10 + 3 * x, 10 + 3 * y)
                path.lineTo(10 + 8 * x, 10 + 8 * y)
        case "votes":
            path.addRoundedRect(QRectF(3.5, 3.5, 13, 13), 2, 2)
            path.moveTo(6.5, 10)
            path.lineTo(9, 13)
            path.lineTo(13.5, 6.5)
    return path


Status = Literal["fights", "awake", "bled", "acted"]
STATUS_WORDS: Final[Mapping[Status, str]] = {
    "fights": later("in combat"),
    "awake": later("awake: may block and react"),
    "bled": later("has bled this turn"),
    "acted": later("has acted this turn"),
}
"""What each sign says, in words."""


def status(painter: QPainter, rect: QRectF, told: Sequence[Status], *, turned: bool = False) -> None:
    """What a minion does and has done: a dark disc with a sign for each, across the picture, clear of the Disciplines;
    crossed blades, an open eye, a drop with an arrow from it, an arrow that has come round."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = max(13.0, rect.width() * 0.22)
    left, top = rect.left() + rect.width() * 0.26, rect.top() + rect.height() * 0.48
    right = rect.right()
    if turned:
        seen = _seen_upright(painter, rect)
        left, top, right = seen.left() + side * 0.12, seen.top() + seen.height() * 0.3, seen.right()
    # Where there is no room beside each other they lie over each other's edges.
    step = min(side * 1.08, (right - left - side) / max(1, len(told) - 1))
    for number, each in enumerate(told):
        place = QRectF(left + number * step, top, side, side)
        colour = QColor(_STATUS_COLOURS[each])
        painter.setPen(QPen(colour, side * 0.07))
        painter.setBrush(QColor(12, 9, 8, 235))
        painter.drawEllipse(place)
        painter.setPen(QPen(colour, side * 0.09, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(_CLEAR)
        painter.save()
        painter.translate(place.topLeft())
        painter.scale(side / 20, side / 20)
        painter.setPen(QPen(colour, 1.9, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(_status_sign(each))
        painter.restore()
    painter.restore()


_STATUS_COLOURS: Final[Mapping[Status, str]] = {
    "fights": "#ff7a70",
    "awake": "#f0cd77",
    "bled": "#ff7a70",
    "acted": "#ece1cf",
}


def _status_sign(which: Status) -> QPainterPath:
    """A sign in a square of 20."""
    path = QPainterPath()
    match which:
        case "fights":
            for near, far in ((5.5, 14.5), (14.5, 5.5)):
                path.moveTo(near, 5)
                path.lineTo(far, 15)
            for x, lean in ((5, 4.0), (15, -4.0)):
                path.moveTo(x, 11)
                path.lineTo(x + lean, 15)
        case "awake":
            path.moveTo(3.5, 10)
            path.quadTo(10, 3, 16.5, 10)
            path.quadTo(10, 17, 3.5, 10)
            path.addEllipse(QPointF(10, 10), 2, 2)
        case "bled":
            path.moveTo(8, 4.5)
            path.cubicTo(4, 9.5, 4, 14.5, 8, 14.5)
            path.cubicTo(12, 14.5, 12, 9.5, 8, 4.5)
            path.moveTo(13, 7)
            path.lineTo(16, 10)
            path.lineTo(13, 13)
        case "acted":
            path.arcMoveTo(QRectF(5.2, 5.2, 9.6, 9.6), 60)
            path.arcTo(QRectF(5.2, 5.2, 9.6, 9.6), 60, -280)
            path.moveTo(9.6, 2.6)
            path.lineTo(12.6, 5.6)
            path.lineTo(9.2, 8.2)
    return path


def note(painter: QPainter, rect: QRectF) -> None:
    """A note lies on the card: a small paper corner at the upper left."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = max(12.0, rect.width() * 0.17)
    paper = QPainterPath(rect.topLeft())
    paper.lineTo(rect.left() + side, rect.top())
    paper.lineTo(rect.left(), rect.top() + side)
    paper.closeSubpath()
    painter.fillPath(paper, QColor("#e9d48a"))
    painter.setPen(QPen(QColor(inks.GROUND), 1))
    painter.drawLine(QPointF(rect.left() + side, rect.top()), QPointF(rect.left(), rect.top() + side))
    painter.restore()
