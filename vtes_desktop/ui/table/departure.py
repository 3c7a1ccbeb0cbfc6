"""When somebody leaves the game: a scene of its own, that says who, by whom, and how the circle closes."""

from __future__ import annotations

import math
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from vtes_desktop.table.table import Table
from vtes_desktop.ui import theme
from vtes_desktop.ui.fitting import READABLE
from vtes_desktop.ui.languages import listed, tr
from vtes_desktop.ui.table.asks import announce
from vtes_desktop.ui.table.overlay import Overlay
from vtes_desktop.ui.table.seat_colours import seat_colour
from vtes_desktop.ui.table.session import Session

STAYS_MS: Final = 4200
"""How long the scene is seen, unless a click puts it away."""
AFTER_MS: Final = 50
"""How long after somebody has left: by then the table is painted, nearly all of which is elsewhere without her."""
NEAR: Final = 3
"""Lines of the game that may lie between two looks at the table; more are a jump, which shows no scene."""


class Left(Struct, frozen=True):
    """Who has left."""

    seat: int
    ousted: bool
    by: int
    """The predator, who may be the only one left."""
    gained: int
    """Pool that the predator has more than before."""
    points: float
    """Victory points that she has more than before."""


def who_left(playing: list[int], pools: list[int], points: list[float], now: Table) -> list[Left]:
    """Who of those that were playing does not play any more.

    :param playing: the seats that played, clockwise from seat 0.
    :param pools: what each seat had then; `points` her victory points.
    """
    found = []
    gone = [seat for seat in playing if not now.seats[seat].playing]
    for seat in gone:
        seating = [*now.seating()]
        place = seating.index(seat)
        circle = [*reversed(seating[:place]), *reversed(seating[place + 1 :])]
        by = next((each for each in circle if now.seats[each].playing), seat)
        state = now.seats[by]
        found.append(Left(seat, now.seats[seat].ousted, by, state.pool - pools[by], state.victory_points - points[by]))
    return found


class Departure(Overlay):
    """Stands over the table for a moment. It never takes the focus, and keys go on to the table."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent, panel="blood")
        self._session = session
        self.left: list[Left] = []
        """Who has left last."""
        self._picture: QPixmap | None = None
        """What it shows, drawn once: the table under it goes on, and has it painted again and again."""
        self._n = -1
        self._playing: list[int] = []
        self._pools: list[int] = []
        self._points: list[float] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(STAYS_MS)
        self._timer.timeout.connect(self.close_panel)
        self._coming = QTimer(self)
        self._coming.setSingleShot(True)
        self._coming.setInterval(AFTER_MS)
        self._coming.timeout.connect(self._come)
        self._showing = QTimer(self)
        self._showing.setSingleShot(True)
        self._showing.timeout.connect(self._appear)
        self._remember()

    @property
    def words(self) -> list[str]:
        """What it says, line by line."""
        return [line for line, _ in self._lines()]

    def _lines(self) -> list[tuple[str, bool]]:
        """What it says, line by line, with whether it tells who left rather than what came of it."""
        seats = self._session.table.seats
        lines = []
        for each in self.left:
            name = seats[each.seat].name
            left = tr("{name} is ousted", name=name) if each.ousted else tr("{name} withdraws", name=name)
            lines.append((left, True))
            gains = []
            if each.points > 0:
                points = f"{each.points:g}"
                gains.append(
                    tr("{points} victory point", points=points)
                    if each.points == 1
                    else tr("{points} victory points", points=points)
                )
            gains += [tr("{gained} pool", gained=each.gained)] if each.gained > 0 else []
            if each.ousted and gains:
                lines.append((tr("{name} gains {gains}", name=seats[each.by].name, gains=listed(gains)), False))
        return lines

    def refresh(self) -> None:
        """Look whether somebody has left since the last look."""
        table, n = self._session.table, self._session.client.n
        jumped = not 0 <= n - self._n <= NEAR
        left = [] if jumped else who_left(self._playing, self._pools, self._points, table)
        self._remember()
        if jumped or table.over:
            # Of a game that is over the score tells, which opens by itself.
            self._coming.stop()
            self._showing.stop()
            self.close_panel()
        if left:
            self.left = left
            self._picture = None
            said = ". ".join(self.words)
            self.setAccessibleName(said)
            announce(self, said)
            if not table.over:
                self._coming.start()

    def _come(self) -> None:
        """Drawn in this turn of the window's loop, shown in the next: both at once would hold up what moves."""
        self.place()
        self._drawn()
        self._showing.start()

    def _appear(self) -> None:
        self.show()
        self.raise_()
        self._timer.start()

    def _remember(self) -> None:
        table = self._session.table
        self._n, self._playing = self._session.client.n, table.playing()
        self._pools = [seat.pool for seat in table.seats]
        self._points = [seat.victory_points for seat in table.seats]

    def place(self) -> None:
        """Over the areas of the others, below a notice of one line, so that what is asked stays in sight."""
        room = self.ground
        top = max(round(room.height() * 0.05), self.fontMetrics().height() * 4 + 16)
        if top > room.height() // 4:
            top = 8
        high = min(room.height() * 0.75, room.height() - top - 8)
        place = QRect(0, top, round(min(room.width() * 0.8, high * 2.2)), round(high))
        place.moveLeft(room.center().x() - place.width() // 2)
        self.setGeometry(place)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click puts it away."""
        super().mousePressEvent(event)
        self.close_panel()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The words, and the circle of those who play on with the gap that has closed."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._drawn())
        painter.end()

    def _drawn(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = self._picture
        if picture is None or picture.size() != self.size() * ratio:
            picture = self._picture = QPixmap(self.size() * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            self._draw(QPainter(picture))
        return picture

    def _draw(self, painter: QPainter) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        scale = theme.clamp_scale(self._session.settings.options.text_scale)
        width, height = float(self.width()), float(self.height())
        px = min(34.0 * scale, width * 0.06, height * 0.11)
        top = px * 0.6
        for number, (line, large) in enumerate(self._lines()):
            font = theme.serif(px) if large else theme.sans(px * 0.55)
            wide = QFontMetricsF(font).horizontalAdvance(line)
            if wide > width - 24:
                font.setPixelSize(max(READABLE, int(font.pixelSize() * (width - 24) / wide)))
            painter.setFont(font)
            painter.setPen(QColor(theme.BLOOD_BRIGHT if large else theme.BONE))
            high = px * (1.35 if large else 0.95)
            painter.drawText(QRectF(8, top, width - 16, high), Qt.AlignmentFlag.AlignCenter, line)
            top += high
            if number > 5:
                break
        self._paint_circle(painter, QRectF(0, top, width, height - top - px * 0.3), px * 0.5)
        painter.end()

    def _paint_circle(self, painter: QPainter, room: QRectF, px: float) -> None:
        table = self._session.table
        gone = {each.seat for each in self.left}
        shown = [seat for seat, state in enumerate(table.seats) if state.playing or seat in gone]
        across, down = room.width() * 0.33, max(px, room.height() * 0.5 - px * 1.6)
        centre = room.center()
        places = {
            seat: centre + QPointF(math.sin(turn) * across, -math.cos(turn) * down)
            for seat, turn in ((seat, math.tau * number / len(shown)) for number, seat in enumerate(shown))
        }
        playing = [seat for seat in shown if seat not in gone]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for seat in playing if len(playing) > 1 else ():
            prey = table.prey(seat)
            if prey in places:
                closes = any(each.by == seat for each in self.left)
                painter.setPen(
                    QPen(QColor(theme.GOLD_BRIGHT if closes else theme.FAINT), px * (0.24 if closes else 0.1))
                )
                way = QPainterPath(places[seat])
                middle = (places[seat] + places[prey]) / 2
                way.quadTo(middle + (middle - centre) * 0.25, places[prey])
                painter.drawPath(way)
        painter.setFont(theme.sans(px, bold=True))
        metrics = painter.fontMetrics()
        for seat, place in places.items():
            name = metrics.elidedText(table.seats[seat].name, Qt.TextElideMode.ElideRight, round(room.width() * 0.3))
            wide, high = metrics.horizontalAdvance(name) + px * 1.6, px * 1.9
            plate = QRectF(place.x() - wide / 2, place.y() - high / 2, wide, high)
            away = seat in gone
            painter.setPen(QPen(QColor(theme.FAINT if away else seat_colour(seat)), 1.6))
            painter.setBrush(QColor(theme.WELL))
            painter.drawRoundedRect(plate, high / 2, high / 2)
            painter.setPen(QColor(theme.DIM if away else seat_colour(seat)))
            painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, name)
            if away:
                painter.setPen(QPen(QColor(theme.BLOOD_BRIGHT), px * 0.18))
                aside = QPointF(px * 0.4, -px * 0.2)
                painter.drawLine(plate.bottomLeft() + aside, plate.topRight() - aside)
