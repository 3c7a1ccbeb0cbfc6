"""The line of pools under a film: each seat's pool over time, ousts, and where one is; a click goes there."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSlider, QToolTip, QWidget

from vtes_desktop.play.film import Film, Mark
from vtes_desktop.ui import theme
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import as_written
from vtes_desktop.ui.table import signs
from vtes_desktop.ui.table.seat_colours import seat_colour

HEIGHT: Final = 92
"""Pixels at text scale 1."""
LEAST_BETWEEN: Final = 26
"""Pixels between the numbers of two rounds."""


class PoolLine(QSlider):
    """A slider whose groove is the game.

    :param out: what is said of who leaves the game before its end.
    """

    wanted = Signal(int)
    """Show this frame."""

    def __init__(self, film: Film, scale: float, out: str, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._film = film
        self._out = out
        self._scale = scale
        self._low = False
        self._drawn: QPixmap | None = None
        self._turns = [mark for mark in film.marks if mark.kind == "turn"]
        self._ousts = [mark for mark in film.marks if mark.kind == "oust"]
        self._most = max((pool for told in film.pools for _, pool in told), default=30) or 1
        self.setRange(0, film.length)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Where the film is"))
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.valueChanged.connect(self._tell)

    def set_scale(self, scale: float) -> None:
        """Follow the text scale."""
        if scale != self._scale:
            self._scale = scale
            self._drawn = None
            self.updateGeometry()
            self.update()

    def set_low(self, low: bool) -> None:
        """Take less height."""
        if low != self._low:
            self._low = low
            self._drawn = None
            self.updateGeometry()

    def put(self, n: int) -> None:
        """Be at a frame, without asking for it."""
        self.blockSignals(True)
        self.setValue(n)
        self.blockSignals(False)
        self.setAccessibleDescription(self.words(n))
        self.update()

    def sizeHint(self) -> QSize:
        """High enough to read the pools off."""
        return QSize(400, round(HEIGHT * (0.8 if self._low else min(self._scale, 1.5))))

    def minimumSizeHint(self) -> QSize:
        """No lower than that."""
        return QSize(200, self.sizeHint().height())

    def words(self, n: int) -> str:
        """What the line says of a frame."""
        film = self._film
        turn = self._turn(n)
        said = [
            tr("Turn {round} — {names}", round=turn.round, names=film.names[turn.seat])
            if turn
            else tr("The cards are dealt")
        ]
        said += [f"{name}: {film.pool(seat, n)}" for seat, name in enumerate(film.names)]
        said += [f"{film.names[mark.seat]} {self._out}" for mark in self._ousts if mark.frame == n]
        return "\n".join(said)

    def _turn(self, n: int) -> Mark | None:
        place = bisect_right(self._turns, n, key=lambda mark: mark.frame)
        return self._turns[place - 1] if place else None

    # -- mouse and keys ---------------------------------------------------------------------------------------------

    @property
    def _room(self) -> QRectF:
        """Where the lines are drawn."""
        k = min(self._scale, 1.5)
        return QRectF(self.rect()).adjusted(30 * k, 8 * k, -12 * k, -19 * k)

    def _x(self, n: float) -> float:
        room = self._room
        return room.left() + room.width() * n / max(1, self._film.length)

    def _frame_at(self, x: float) -> int:
        room = self._room
        part = (x - room.left()) / max(1.0, room.width())
        return round(max(0.0, min(1.0, part)) * self._film.length)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go there; a mark that is close draws it."""
        if event.button() == Qt.MouseButton.LeftButton:
            x = event.position().x()
            near = [mark.frame for mark in self._ousts if abs(self._x(mark.frame) - x) < 6]
            self.setValue(near[0] if near else self._frame_at(x))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go along."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self._frame_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Nothing more."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A line, a turn, the beginning and the end."""
        turns = [mark.frame for mark in self._turns]
        at = self.value()
        match event.key():
            case Qt.Key.Key_PageUp:
                self.setValue(next((frame for frame in reversed(turns) if frame < at), 0))
            case Qt.Key.Key_PageDown:
                self.setValue(next((frame for frame in turns if frame > at), self._film.length))
            case _:
                super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Say what was so where the pointer is."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), as_written(self.words(self._frame_at(event.pos().x()))), self)
            return True
        return super().event(event)

    def _tell(self, n: int) -> None:
        self.update()
        self.wanted.emit(n)

    # -- painting ---------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw anew."""
        super().resizeEvent(event)
        self._drawn = None

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """The game, and on it where one is."""
        if self._drawn is None:
            self._drawn = self._draw()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._drawn)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, x, k = self._room, self._x(self.value()), min(self._scale, 1.5)
        veil = QColor(theme.BAR)
        veil.setAlpha(120)
        painter.fillRect(QRectF(x, room.top(), room.right() - x, room.height()), veil)
        painter.setPen(QPen(QColor(theme.BONE), 1.6 * k))
        painter.drawLine(QPointF(x, room.top() - 4 * k), QPointF(x, room.bottom() + 4 * k))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.GOLD_BRIGHT if self.hasFocus() else theme.BONE))
        painter.drawPolygon(
            QPolygonF([QPointF(x - 5 * k, 1), QPointF(x + 5 * k, 1), QPointF(x, room.top() + 2 * k)]),
        )
        for seat in range(len(self._film.names)):
            self._dot(painter, seat, x, k)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.GOLD_BRIGHT), 1.5))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def _dot(self, painter: QPainter, seat: int, x: float, k: float) -> None:
        y = self._y(self._film.pool(seat, self.value()))
        painter.setPen(QPen(QColor(theme.BAR), 1))
        painter.setBrush(QColor(seat_colour(seat)))
        painter.drawEllipse(QPointF(x, y), 3.4 * k, 3.4 * k)

    def _y(self, pool: int) -> float:
        room = self._room
        return room.bottom() - room.height() * pool / self._most

    def _draw(self) -> QPixmap:
        """All that does not change as the film goes on."""
        ratio = self.devicePixelRatioF()
        made = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, k = self._room, min(self._scale, 1.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.WELL))
        painter.drawRoundedRect(room.adjusted(-4 * k, -4 * k, 4 * k, 4 * k), 6 * k, 6 * k)
        self._draw_scales(painter, room, k)
        for seat, told in enumerate(self._film.pools):
            points = [QPointF(self._x(told[0][0]), self._y(told[0][1]))]
            for frame, pool in told[1:]:
                points += [QPointF(self._x(frame), points[-1].y()), QPointF(self._x(frame), self._y(pool))]
            gone = next((mark.frame for mark in self._ousts if mark.seat == seat), self._film.length)
            points.append(QPointF(self._x(gone), points[-1].y()))
            painter.setPen(QPen(QColor(seat_colour(seat)), 1.8 * k, j=Qt.PenJoinStyle.RoundJoin))
            painter.drawPolyline(QPolygonF(points))
        for mark in self._ousts:
            side = 13 * k
            place = QRectF(self._x(mark.frame) - side / 2, room.bottom() - side, side, side)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.BLOOD))
            painter.drawEllipse(place)
            signs.paint(painter, place.adjusted(2 * k, 2 * k, -2 * k, -2 * k), "cross", theme.BONE)
        painter.end()
        return made

    def _draw_scales(self, painter: QPainter, room: QRectF, k: float) -> None:
        """How much pool, and which turn."""
        painter.setFont(theme.sans(10.5 * k))
        for pool in range(0, self._most + 1, 10):
            y = self._y(pool)
            painter.setPen(QPen(QColor(theme.EDGE_LINE), 1))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(QColor(theme.DIM))
            place = QRectF(0, y - 8 * k, room.left() - 7 * k, 16 * k)
            painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(pool))
        last, number = -LEAST_BETWEEN * k, 0
        for mark in self._turns:
            x = self._x(mark.frame)
            begins = mark.round != number
            number = mark.round
            painter.setPen(QPen(QColor(theme.DIM if begins else theme.EDGE_LINE), 1))
            painter.drawLine(QPointF(x, room.bottom()), QPointF(x, room.bottom() + (6 if begins else 3) * k))
            if begins and x - last >= LEAST_BETWEEN * k:
                last = x
                painter.setPen(QColor(theme.DIM))
                place = QRectF(x - 20 * k, room.bottom() + 5 * k, 40 * k, 14 * k)
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(number))
