"""The signs of Vendetta, drawn by us: Blood, Influence, Diablerie, Ambition, the steps of a conflict, Stay, Withdraw.

Every function paints into a rectangle and is safe off the Qt thread on a ``QImage``.
"""

from __future__ import annotations

import math
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from vtes_desktop.ui import icons, theme
from vtes_desktop.ui.faces.shape import drop
from vtes_desktop.ui.languages import later
from vtes_desktop.vendetta.cards import Step

GOLD: Final = theme.printed("GOLD_BRIGHT")
INFLUENCE: Final = "#d7b45c"
DIABLERIE: Final = "#8d5fb0"
STAY: Final = "#4f8f62"
WITHDRAW: Final = "#5b7fa8"
STEP_COLOURS: Final[dict[Step, str]] = {
    "preparation": "#c9a24a",
    "conflict": "#c8393d",
    "aftermath": "#7f6bb3",
    "passive": "#d8cbb0",
}
STEP_WORDS: Final[dict[Step, str]] = {
    "preparation": later("Preparation"),
    "conflict": later("Conflict"),
    "aftermath": later("Aftermath"),
    "passive": later("Passive"),
}
TITLES: Final[dict[str, str]] = {
    "withdraw": later("Withdraw"),
    "revelation": later("Revelation"),
    "preparation": later("Preparation"),
    "conflict": later("Conflict"),
    "aftermath": later("Aftermath"),
}
"""The five steps of a Location."""


def square(rect: QRectF) -> QRectF:
    """The largest square in the middle of a rectangle."""
    side = min(rect.width(), rect.height())
    return QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)


def sign_of(clan: str) -> str:
    """The icon of a clan by its name."""
    return icons.clan_icon(clan)


def _number(painter: QPainter, rect: QRectF, words: str, part: float, colour: str = "#fff4e4") -> None:
    font: QFont = theme.sans(rect.height() * part * (1.0 if len(words) < 2 else 0.82), bold=True, width="condensed")
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, words)


def blood(painter: QPainter, rect: QRectF, words: str = "") -> None:
    """A drop, with a number on it."""
    box = square(rect)
    shape = drop(box.adjusted(box.width() * 0.1, 0, -box.width() * 0.1, 0))
    shine = QRadialGradient(box.center() - QPointF(box.width() * 0.15, 0), box.width() * 0.8)
    shine.setColorAt(0, QColor(theme.printed("BLOOD_BRIGHT")))
    shine.setColorAt(1, QColor(theme.printed("BLOOD")).darker(170))
    painter.setPen(QPen(QColor("#e8a59c"), max(0.8, box.width() * 0.045)))
    painter.setBrush(QBrush(shine))
    painter.drawPath(shape)
    if words:
        _number(painter, box.adjusted(0, box.height() * 0.24, 0, 0), words, 0.72)


def influence(painter: QPainter, rect: QRectF, words: str = "") -> None:
    """A cut stone of gold, with a number on it."""
    box = square(rect)
    w = box.width()
    stone = QPainterPath()
    for number, (x, y) in enumerate(((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))):
        point = QPointF(box.left() + x * w, box.top() + y * w)
        stone.lineTo(point) if number else stone.moveTo(point)
    stone.closeSubpath()
    shine = QLinearGradient(box.topLeft(), box.bottomRight())
    shine.setColorAt(0, QColor(GOLD))
    shine.setColorAt(0.5, QColor("#a77f2c"))
    shine.setColorAt(1, QColor("#5f4615"))
    painter.setPen(QPen(QColor("#fbe7b0"), max(0.8, w * 0.045)))
    painter.setBrush(QBrush(shine))
    painter.drawPath(stone)
    if words:
        _number(painter, box, words, 0.6, "#1c1306")


def diablerie(painter: QPainter, rect: QRectF, words: str = "", *, used: bool = False) -> None:
    """A dark disc with two fangs; a token that is turned down is only its rim."""
    box = square(rect)
    w = box.width()
    painter.setPen(QPen(QColor(DIABLERIE if not used else theme.FAINT), max(1.0, w * 0.08)))
    painter.setBrush(QColor("#1b0f22") if not used else QColor(0, 0, 0, 0))
    painter.drawEllipse(box.adjusted(w * 0.05, w * 0.05, -w * 0.05, -w * 0.05))
    if words:
        _number(painter, box, words, 0.62, "#e9d9f5")
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#e9d9f5") if not used else QColor(theme.FAINT))
    for side in (-1, 1):
        fang = QPainterPath(QPointF(box.center().x() + side * w * 0.06, box.top() + w * 0.3))
        fang.lineTo(QPointF(box.center().x() + side * w * 0.3, box.top() + w * 0.3))
        fang.quadTo(
            QPointF(box.center().x() + side * w * 0.26, box.top() + w * 0.6),
            QPointF(box.center().x() + side * w * 0.16, box.top() + w * 0.76),
        )
        fang.quadTo(
            QPointF(box.center().x() + side * w * 0.1, box.top() + w * 0.5),
            QPointF(box.center().x() + side * w * 0.06, box.top() + w * 0.3),
        )
        painter.drawPath(fang)


def ambition(painter: QPainter, rect: QRectF) -> None:
    """The Ambition token: a star of eight points on a dark disc with a gold rim."""
    box = square(rect)
    w = box.width()
    ground = QRadialGradient(box.center(), w * 0.55)
    ground.setColorAt(0, QColor("#5a3f12"))
    ground.setColorAt(1, QColor("#22170a"))
    painter.setPen(QPen(QColor(GOLD), max(1.0, w * 0.06)))
    painter.setBrush(QBrush(ground))
    painter.drawEllipse(box.adjusted(w * 0.04, w * 0.04, -w * 0.04, -w * 0.04))
    star = QPainterPath()
    for number in range(16):
        reach = w * (0.36 if number % 4 == 0 else 0.25 if number % 2 == 0 else 0.1)
        angle = math.tau * number / 16 - math.pi / 2
        point = box.center() + QPointF(math.cos(angle), math.sin(angle)) * reach
        star.lineTo(point) if number else star.moveTo(point)
    star.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(GOLD))
    painter.drawPath(star)


def step(painter: QPainter, rect: QRectF, which: Step | None, colour: str = "") -> None:
    """The sign of a step: an hourglass, crossed blades, a setting moon; an eye for what is Passive; a question mark."""
    box = square(rect)
    ink = QColor(colour or (STEP_COLOURS[which] if which else theme.DIM))
    w = box.width()

    def at(x: float, y: float) -> QPointF:
        return QPointF(box.left() + x * w, box.top() + y * w)

    painter.save()
    painter.setBrush(ink)
    painter.setPen(Qt.PenStyle.NoPen)
    match which:
        case "preparation":
            glass = QPainterPath(at(0.22, 0.12))
            for point in ((0.78, 0.12), (0.55, 0.5), (0.78, 0.88), (0.22, 0.88), (0.45, 0.5)):
                glass.lineTo(at(*point))
            glass.closeSubpath()
            painter.drawPath(glass)
            painter.drawRect(QRectF(at(0.16, 0.06), at(0.84, 0.15)))
            painter.drawRect(QRectF(at(0.16, 0.85), at(0.84, 0.94)))
        case "conflict":
            painter.setPen(QPen(ink, w * 0.13, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            for x in (0.14, 0.86):
                painter.drawLine(at(x, 0.12), at(1 - x, 0.86))
            painter.setPen(QPen(ink, w * 0.1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(at(0.12, 0.6), at(0.36, 0.86))
            painter.drawLine(at(0.88, 0.6), at(0.64, 0.86))
        case "aftermath":
            moon = QPainterPath()
            moon.addEllipse(at(0.46, 0.46), w * 0.36, w * 0.36)
            bite = QPainterPath()
            bite.addEllipse(at(0.64, 0.36), w * 0.3, w * 0.3)
            painter.drawPath(moon.subtracted(bite))
            painter.drawRect(QRectF(at(0.1, 0.88), at(0.9, 0.95)))
        case "passive":
            eye = QPainterPath(at(0.04, 0.5))
            eye.quadTo(at(0.5, 0.04), at(0.96, 0.5))
            eye.quadTo(at(0.5, 0.96), at(0.04, 0.5))
            iris = QPainterPath()
            iris.addEllipse(at(0.5, 0.5), w * 0.17, w * 0.17)
            painter.drawPath(eye.subtracted(iris))
        case _:
            _number(painter, box, "?", 0.8, ink.name())
    painter.restore()


def decision(painter: QPainter, rect: QRectF, which: Literal["stay", "withdraw"]) -> None:
    """Stay: a tower on its ground. Withdraw: a bat that leaves."""
    box = square(rect)
    w = box.width()

    def at(x: float, y: float) -> QPointF:
        return QPointF(box.left() + x * w, box.top() + y * w)

    shape = QPainterPath()
    if which == "stay":
        points = (
            (0.2, 0.9), (0.2, 0.42), (0.14, 0.42), (0.14, 0.14), (0.28, 0.14), (0.28, 0.24), (0.42, 0.24),
            (0.42, 0.14), (0.58, 0.14), (0.58, 0.24), (0.72, 0.24), (0.72, 0.14), (0.86, 0.14), (0.86, 0.42),
            (0.8, 0.42), (0.8, 0.9), (0.6, 0.9), (0.6, 0.66), (0.4, 0.66), (0.4, 0.9),
        )  # fmt: skip
        for number, point in enumerate(points):
            shape.lineTo(at(*point)) if number else shape.moveTo(at(*point))
    else:
        shape.moveTo(at(0.5, 0.3))
        shape.lineTo(at(0.42, 0.2))
        shape.lineTo(at(0.4, 0.38))
        shape.quadTo(at(0.2, 0.16), at(0.0, 0.34))
        shape.quadTo(at(0.12, 0.42), at(0.1, 0.58))
        shape.quadTo(at(0.22, 0.5), at(0.3, 0.66))
        shape.quadTo(at(0.4, 0.56), at(0.5, 0.78))
        shape.quadTo(at(0.6, 0.56), at(0.7, 0.66))
        shape.quadTo(at(0.78, 0.5), at(0.9, 0.58))
        shape.quadTo(at(0.88, 0.42), at(1.0, 0.34))
        shape.quadTo(at(0.8, 0.16), at(0.6, 0.38))
        shape.lineTo(at(0.58, 0.2))
    shape.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#f3e9d6"))
    painter.drawPath(shape)
