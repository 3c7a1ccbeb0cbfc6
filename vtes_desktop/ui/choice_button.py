"""A large button of the start page: a drawn sign, a heading in the serif, and a line that says what it is for."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from vtes_desktop.ui import theme
from vtes_desktop.ui.faces.shape import drop

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -2, Qt.Key.Key_Right: 2}

BESIDE = 88
"""Pixels of its width that are not words, at text scale 1."""
LINE = 15
"""Height of a second line of the hint."""

Sign = Callable[[QPainter, QRectF, QColor], None]
"""Paints a sign in a square, in one colour."""


class ChoiceButton(QPushButton):
    """One of the start page's choices. Where the hint is longer than the button is wide, it takes a second line.

    :param heading: what it does, in two words.
    :param hint: a short line under the heading; a screen reader hears both.
    """

    walk = Signal(int)
    """An arrow key was pressed: -1 for up, 1 for down; 2 for right, -2 for left."""

    def __init__(self, sign: Sign, heading: str, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = sign
        self._heading = heading
        self._hint = hint
        self._scale = self._high = 1.0
        self._stretched = 0
        """Height for which the style sheet is made."""
        self._wraps = False
        """Whether the hint takes two lines."""
        self._roomy = False
        self.setAccessibleName(heading)
        self.setAccessibleDescription(hint)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAutoDefault(True)  # or Enter would press it in a dialog only
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_scale(self, scale: float, high: float = 1.0, *, roomy: bool = False) -> None:
        """Follow the text scale; `high` of 0.8 is as low as both lines allow, and `roomy` as high as for a hint of two
        lines, however long it is: those that stand side by side are alike."""
        self._scale, self._high, self._roomy = scale, max(0.8, min(1.0, high)), roomy
        self._wrap()
        self._stretch()

    def _stretch(self) -> None:
        height = self._height()
        if height == self._stretched:
            self.update()
            return
        self._stretched = height
        # A style sheet's height goes before a widget's own hints, so it is said there.
        self.setStyleSheet(f"QPushButton {{ min-height: {height - 4}px; max-height: {height - 4}px; }}")
        self.setFixedHeight(height)  # and at once, not when the style sheet is next looked at
        self.updateGeometry()
        self.update()

    def set_words(self, heading: str, hint: str) -> None:
        """Be another choice."""
        self._heading = heading
        self.setAccessibleName(heading)
        self.set_hint(hint)

    def set_hint(self, hint: str) -> None:
        """Say something else under the heading."""
        self._hint = hint
        self.setAccessibleDescription(hint)
        if self._wrap():
            self._stretch()
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as its texts want, and high enough for both."""
        heading = QFontMetricsF(theme.serif(21 * self._scale)).horizontalAdvance(self._heading)
        return QSize(round(max(heading, self._hint_width()) + BESIDE * self._scale), self._height())

    def minimumSizeHint(self) -> QSize:
        """Narrower than it wants: the hint then takes two lines."""
        return QSize(round(190 * self._scale), self._height())

    def _height(self) -> int:
        return round((66 * self._high + (LINE if self._wraps or self._roomy else 0)) * self._scale)

    def _hint_width(self) -> float:
        return QFontMetricsF(theme.sans(12.5 * self._scale)).horizontalAdvance(self._hint)

    def _wrap(self) -> bool:
        """Break the hint as there is room for it; whether that changes the height."""
        wraps = self._hint_width() > self.width() - BESIDE * self._scale
        changed, self._wraps = wraps != self._wraps, wraps
        return changed

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A second line for the hint, or none any more."""
        super().resizeEvent(event)
        if self._wrap():
            self._stretch()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows walk from choice to choice, past what stands between them."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.walk.emit(step)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it: the style sheet's bevel, as of a button without words, then sign and texts."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k = self._scale
        enabled = self.isEnabled()
        strong = self.property("tone") == "blood"
        ink = QColor(theme.FAINT if not enabled else theme.INK if strong else theme.BONE)
        soft = QColor(theme.FAINT if not enabled else "#f1cfc4" if strong else theme.DIM)
        side = 34 * k
        place = QRectF(20 * k, (self.height() - side) / 2, side, side)
        self._sign(painter, place, QColor(theme.FAINT if not enabled else theme.INK if strong else theme.GOLD))
        left = place.right() + 18 * k
        room = QRectF(left, 0, self.width() - left - 14 * k, self.height())
        middle = room.height() / 2 - (LINE * k / 2 if self._wraps else 0)
        heading, hint = theme.serif(21 * k), theme.sans(12.5 * k)
        painter.setPen(ink)
        painter.setFont(heading)
        painter.drawText(
            QRectF(room.left(), room.top(), room.width(), middle + 3 * k),
            Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft,
            QFontMetricsF(heading).elidedText(self._heading, Qt.TextElideMode.ElideRight, room.width()),
        )
        painter.setPen(soft)
        painter.setFont(hint)
        painter.drawText(
            room.adjusted(0, middle + 4 * k, 0, 0),
            Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap,
            QFontMetricsF(hint).elidedText(self._hint, Qt.TextElideMode.ElideRight, room.width() * 1.9),
        )


def hand_sign(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Three cards in a fan: sit down and hold a hand."""
    side = rect.width()
    painter.save()
    painter.translate(rect.center() + QPointF(0, side * 0.62))
    for turn, alpha in ((-20, 0.45), (0, 0.7), (20, 1.0)):
        painter.save()
        painter.rotate(turn)
        tone = QColor(colour)
        tone.setAlphaF(alpha * colour.alphaF())
        painter.setPen(QPen(QColor(theme.GROUND), side * 0.04))
        painter.setBrush(tone)
        painter.drawRoundedRect(QRectF(-side * 0.23, -side * 1.1, side * 0.46, side * 0.66), side * 0.06, side * 0.06)
        painter.restore()
    painter.restore()


def seats_sign(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """A round table with five seats."""
    side = rect.width()
    painter.setPen(QPen(colour, side * 0.07))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect.center(), side * 0.25, side * 0.25)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for number in range(5):
        angle = math.tau * number / 5 + math.pi / 2
        at = rect.center() + QPointF(math.cos(angle), math.sin(angle)) * (side * 0.42)
        painter.drawEllipse(at, side * 0.085, side * 0.085)


def network_sign(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Three tables joined by lines."""
    side = rect.width()
    knots = [rect.center() + QPointF(x, y) * side for x, y in ((0.0, -0.32), (-0.34, 0.28), (0.34, 0.28))]
    painter.setPen(QPen(colour, side * 0.06))
    painter.drawPolygon(knots)
    painter.setPen(QPen(colour, side * 0.06))
    painter.setBrush(QColor(theme.RAISED))
    for knot in knots:
        painter.drawEllipse(knot, side * 0.14, side * 0.14)


def decks_sign(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """A drop of blood on a card, over the edges of two more."""
    side = rect.width()
    painter.setPen(QPen(colour, side * 0.06))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    card = QRectF(rect.left() + side * 0.16, rect.top() + side * 0.2, side * 0.54, side * 0.76)
    painter.drawRoundedRect(card, side * 0.07, side * 0.07)
    for step in (1, 2):
        edge = QPainterPath(QPointF(card.left() + side * 0.11 * step, card.top() - side * 0.1 * step))
        edge.lineTo(QPointF(card.right() + side * 0.11 * step, card.top() - side * 0.1 * step))
        edge.lineTo(QPointF(card.right() + side * 0.11 * step, card.bottom() - side * 0.12 * step))
        painter.drawPath(edge)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    mark = QRectF(0, 0, side * 0.2, side * 0.3)
    mark.moveCenter(card.center())
    painter.drawPath(drop(mark))


def lesson_sign(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """A candle: somebody sits down to read."""
    side = rect.width()
    middle = rect.center()
    painter.setPen(QPen(colour, side * 0.06))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(middle.x() - side * 0.12, middle.y() - side * 0.1, side * 0.24, side * 0.46), 2, 2)
    painter.drawLine(
        QPointF(middle.x() - side * 0.34, rect.bottom() - side * 0.08),
        QPointF(middle.x() + side * 0.34, rect.bottom() - side * 0.08),
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    flame = QRectF(0, 0, side * 0.2, side * 0.32)
    flame.moveCenter(QPointF(middle.x(), rect.top() + side * 0.2))
    painter.drawPath(drop(flame))


def film_sign(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """A strip of film with a triangle on it."""
    side = rect.width()
    strip = QRectF(rect.left() + side * 0.06, rect.top() + side * 0.14, side * 0.88, side * 0.72)
    painter.setPen(QPen(colour, side * 0.06))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(strip, side * 0.08, side * 0.08)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for number in range(5):
        x = strip.left() + strip.width() * (number + 0.5) / 5 - side * 0.035
        for y in (strip.top() + side * 0.07, strip.bottom() - side * 0.13):
            painter.drawRect(QRectF(x, y, side * 0.07, side * 0.06))
    middle = strip.center()
    painter.drawPolygon([middle + QPointF(x, y) * side for x, y in ((-0.11, -0.15), (0.17, 0.0), (-0.11, 0.15))])


def settings_sign(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Three sliders."""
    side = rect.width()
    for line, knob in ((0.22, 0.68), (0.5, 0.3), (0.78, 0.56)):
        y = rect.top() + side * line
        painter.setPen(QPen(colour, side * 0.06))
        painter.drawLine(QPointF(rect.left() + side * 0.06, y), QPointF(rect.right() - side * 0.06, y))
        painter.setPen(QPen(QColor(theme.RAISED), side * 0.05))
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(rect.left() + side * knob, y), side * 0.12, side * 0.12)
