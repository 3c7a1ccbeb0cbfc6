"""Curves over the years of the tournament archive: in what share of each year's decks something is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from vtes_desktop.decks.archive import Year
from vtes_desktop.ui import theme
from vtes_desktop.ui.languages import figure, tr
from vtes_desktop.ui.plain import as_written
from vtes_desktop.ui.table.seat_colours import seat_colour

MOST: Final = 6
"""The most curves that are told apart."""
_DASHES: Final = (
    Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine, Qt.PenStyle.DashDotDotLine, Qt.PenStyle.SolidLine,
)  # fmt: skip
_STEPS: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1.0)
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Curve(Struct, frozen=True):
    """One curve."""

    title: str
    years: tuple[Year, ...]


class CurveView(QWidget):
    """The curves, with what each year's point says under the pointer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.curves: tuple[Curve, ...] = ()
        self.scale = 1.0
        self._room = QRectF()
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_curves(self, curves: Sequence[Curve]) -> None:
        """Show these, the last at the most."""
        self.curves = tuple(curves[-MOST:])
        self.setAccessibleName(tr("Curves over the years"))
        self.setAccessibleDescription("; ".join(map(summary, self.curves)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint them with their scale and names."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = theme.sans(12 * self.scale)
        painter.setFont(font)
        line = QFontMetricsF(font).height() + 2
        rect = QRectF(self.rect()).adjusted(2, 2, -6, -2)
        if not any(curve.years for curve in self.curves):
            painter.setPen(QColor(theme.FAINT))
            painter.drawText(rect, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, tr("Nothing yet"))
            return
        top = self._names(painter, rect, line)
        self._room = QRectF(rect.left() + 40 * self.scale, top + line / 2, 0, 0)
        self._room.setBottomRight(QPointF(rect.right() - 6, rect.bottom() - line - 4))
        most = self._most()
        self._scale_lines(painter, most, line)
        for number, curve in enumerate(self.curves):
            pen = QPen(QColor(seat_colour(number)), 2 * self.scale, _DASHES[number])
            painter.setPen(pen)
            points = [self._point(year, most) for year in curve.years if year.all]
            painter.drawPolyline(QPolygonF(points))
            painter.setBrush(QColor(seat_colour(number)))
            painter.setPen(Qt.PenStyle.NoPen)
            for point in points:
                painter.drawEllipse(point, 2.4 * self.scale, 2.4 * self.scale)

    def event(self, event: QEvent) -> bool:
        """Say what the year under the pointer is."""
        if isinstance(event, QHelpEvent):
            words = self.words_at(QPointF(event.pos()))
            if words:
                QToolTip.showText(event.globalPos(), as_written(words), self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def words_at(self, at: QPointF) -> str:
        """What the year at a place of the picture says; empty where there is none."""
        if not self.curves or not self.curves[0].years or not self._room.width():
            return ""
        first, last = self._span()
        place = (at.x() - self._room.left()) / self._room.width() * max(1, last - first)
        if not -0.5 <= place <= last - first + 0.5:
            return ""
        wanted = first + round(place)
        said = [
            tr(
                "{title}: {decks} of {all} decks ({share:.0%})",
                title=curve.title,
                decks=year.decks,
                all=year.all,
                share=share(year),
            )
            for curve in self.curves
            for year in curve.years
            if year.year == wanted
        ]
        return "\n".join([str(wanted), *said])

    def _names(self, painter: QPainter, rect: QRectF, line: float) -> float:
        """Write what the curves are, each with its stroke; returns the y below."""
        y = rect.top()
        for number, curve in enumerate(self.curves):
            middle = y + line / 2
            painter.setPen(QPen(QColor(seat_colour(number)), 2 * self.scale, _DASHES[number]))
            painter.drawLine(QPointF(rect.left(), middle), QPointF(rect.left() + 28 * self.scale, middle))
            painter.setPen(QColor(theme.BONE))
            room = QRectF(rect.left() + 34 * self.scale, y, rect.width() - 34 * self.scale, line)
            words = painter.fontMetrics().elidedText(
                summary(curve), Qt.TextElideMode.ElideRight, max(1, int(room.width()))
            )
            painter.drawText(room, _LEFT, words)
            y += line
        return y

    def _scale_lines(self, painter: QPainter, most: float, line: float) -> None:
        room = self._room
        step = next((one for one in _STEPS if most / one <= 5), 1.0)
        lines = round(most / step)
        for number in range(lines + 1):
            y = room.bottom() - room.height() * number / max(1, lines)
            painter.setPen(QPen(QColor(theme.EDGE_LINE), 1))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(QColor(theme.DIM))
            label = QRectF(room.left() - 44 * self.scale, y - line / 2, 38 * self.scale, line)
            painter.drawText(label, _RIGHT, f"{step * number:.0%}")
        first, last = self._span()
        wide = painter.fontMetrics().horizontalAdvance("2000 ") * (last - first + 1) / max(1.0, room.width())
        every = next((one for one in (1, 2, 5, 10, 20) if wide / one <= 1), 50)
        for year in range(first, last + 1):
            if (year - first) % every == 0:
                x = self._x(year)
                label = QRectF(x - 30 * self.scale, room.bottom() + 2, 60 * self.scale, line)
                painter.drawText(label, Qt.AlignmentFlag.AlignCenter, str(year))

    def _most(self) -> float:
        """The share at the top of the picture: the highest there is, up to the next line of the scale."""
        highest = max((share(year) for curve in self.curves for year in curve.years), default=0.0) or 0.01
        step = next((one for one in _STEPS if highest / one <= 5), 1.0)
        return min(1.0, -(-highest // step) * step) if highest < 1 else 1.0

    def _span(self) -> tuple[int, int]:
        years = [year.year for curve in self.curves for year in curve.years]
        return min(years), max(years)

    def _x(self, year: int) -> float:
        first, last = self._span()
        return self._room.left() + self._room.width() * (year - first) / max(1, last - first)

    def _point(self, year: Year, most: float) -> QPointF:
        return QPointF(self._x(year.year), self._room.bottom() - self._room.height() * min(1.0, share(year) / most))


def share(year: Year) -> float:
    """The share of a year's decks, 0 to 1."""
    return year.decks / year.all if year.all else 0.0


def summary(curve: Curve) -> str:
    """A curve in a few words: what it is of, how many decks, when it was highest."""
    decks, total = sum(year.decks for year in curve.years), sum(year.all for year in curve.years)
    if not decks:
        return tr("{title}: in no deck", title=curve.title)
    # A year with a handful of decks says nothing about when something was played most.
    counted = [year for year in curve.years if year.all >= 20] or [year for year in curve.years if year.all]
    highest = max(counted, key=share)
    most = tr("most in {year} ({share:.0%})", year=highest.year, share=share(highest))
    return tr(
        "{title}: {decks} of {total} decks ({decks2:.0%}), {most}",
        title=curve.title,
        decks=figure(decks),
        total=figure(total),
        decks2=decks / total,
        most=most,
    )
