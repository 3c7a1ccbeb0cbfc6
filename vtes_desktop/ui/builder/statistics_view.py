"""The deck's statistics as pictures: the overview of the mock-up, and two pages with more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from vtes_desktop.decks.opening import HAND, chance_of
from vtes_desktop.decks.statistics import Statistics
from vtes_desktop.ui import theme
from vtes_desktop.ui.builder import charts
from vtes_desktop.ui.builder.charts import Bar, Slice
from vtes_desktop.ui.game_words import card_type
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import as_written

Page = Literal["overview", "disciplines", "costs"]

_TYPE_COLOURS: Final[Mapping[str, str]] = {
    "Master": "#6f8f4e",
    "Action": "#a9763c",
    "Action Modifier": "#7d5aa0",
    "Reaction": "#4a7ca0",
    "Combat": "#b3242b",
    "Political Action": "#a08a3c",
    "Equipment": "#7a8590",
    "Ally": "#4e8f57",
    "Retainer": "#3f8f8f",
    "Event": "#a05a7d",
}


def summary(found: Statistics) -> str:
    """The statistics in a sentence, for a screen reader."""
    disciplines = ", ".join(charts.discipline_words(use) for use in found.disciplines[:6])
    return tr(
        "Crypt {crypt}, four cost {lowest} to {highest}, average {average}. Library {library}: {it}. {disciplines}",
        crypt=found.crypt,
        lowest=found.span.lowest,
        highest=found.span.highest,
        average=found.span.average,
        library=found.library,
        it=", ".join(f"{count} {card_type(name)}" for name, count in found.types.items()),
        disciplines=disciplines,
    )


class StatisticsView(QWidget):
    """One page of statistics. A click on a bar searches for its cards."""

    query_wanted = Signal(str)

    def __init__(self, page: Page, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page = page
        self.scale = 1.0
        self.statistics: Statistics | None = None
        self.bars: list[Bar] = []
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_statistics(self, found: Statistics) -> None:
        """Show a deck's numbers."""
        if found != self.statistics:
            self.statistics = found
            self.setAccessibleName(tr("Statistics"))
            self.setAccessibleDescription(summary(found))
            self.update()

    def set_scale(self, scale: float) -> None:
        """Follow the text scale."""
        self.scale = scale
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """What the mock-up gives it."""
        return QSize(480, round(190 * self.scale))

    def minimumSizeHint(self) -> QSize:
        """Enough for a few bars."""
        return QSize(200, round(90 * self.scale))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the page."""
        painter = QPainter(self)
        if self.statistics is None:
            return
        pages: Mapping[Page, Callable[[QPainter, QRectF, Statistics], list[Bar]]] = {
            "overview": self._overview,
            "disciplines": self._disciplines,
            "costs": self._costs,
        }
        self.bars = pages[self.page](painter, QRectF(self.rect()).adjusted(2, 4, -2, -2), self.statistics)

    def event(self, event: QEvent) -> bool:
        """Say what a bar means."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            bar = self._bar_at(QPointF(event.pos()))
            if bar is not None and bar.words:
                QToolTip.showText(event.globalPos(), as_written(bar.words), self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A bar that can be clicked shows a hand."""
        bar = self._bar_at(event.position())
        self.setCursor(Qt.CursorShape.PointingHandCursor if bar and bar.query else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Search for the bar's cards."""
        bar = self._bar_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and bar is not None and bar.query:
            self.query_wanted.emit(bar.query)

    def _bar_at(self, point: QPointF) -> Bar | None:
        return next((bar for bar in self.bars if QRectF(bar.x, bar.y, bar.width, bar.height).contains(point)), None)

    def _overview(self, painter: QPainter, rect: QRectF, found: Statistics) -> list[Bar]:
        k = self.scale
        gap = 18 * k
        third = rect.width() > 430 * k
        shares = (0.36, 0.34, 0.30) if third else (0.5, 0.5)
        left = rect.left()
        places: list[QRectF] = []
        for share in shares:
            width = (rect.width() - gap * (len(shares) - 1)) * share
            places.append(QRectF(left, rect.top(), width, rect.height()))
            left += width + gap
        span = found.span
        said = (
            tr(
                "four: {lowest}–{highest}, ø {average:.1f}",
                lowest=span.lowest,
                highest=span.highest,
                average=span.average * 4,
            )
            if found.crypt
            else ""
        )
        below = charts.heading(painter, places[0], tr("Capacity"), said, k)
        bars = charts.columns(painter, _from(places[0], below), charts.capacity_slices(found.capacities), k)
        below = charts.heading(painter, places[1], tr("Disciplines"), "", k)
        bars += charts.disciplines(painter, _from(places[1], below), found.disciplines, k)
        if third:
            below = charts.heading(painter, places[2], tr("Library"), "", k)
            foot = 18 * k
            body = _from(places[2], below).adjusted(0, 0, 0, -foot)
            bars += charts.rows(painter, body, type_slices(found), k)
            masters = sum(count for name, count in found.types.items() if "Master" in name.split("/"))
            if found.library:
                chance = chance_of(found.library, masters, HAND)
                painter.setFont(theme.sans(12 * k, width="condensed"))
                painter.setPen(QColor(theme.GOLD))
                text = tr("P(≥1 master in {hand}) {chance:.0%}", hand=HAND, chance=chance)
                line = QRectF(places[2].left(), places[2].bottom() - foot, places[2].width(), foot)
                painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        return bars

    def _disciplines(self, painter: QPainter, rect: QRectF, found: Statistics) -> list[Bar]:
        k = self.scale
        below = charts.heading(
            painter, rect, tr("Crypt has"), tr("gold ◇ superior, brown □ basic; blue: the library needs"), k
        )
        body = _from(rect, below)
        fit = max(1, int(body.height() / (24 * k)))
        many = 2 if len(found.disciplines) > fit and rect.width() > 340 * k else 1
        gap = 20 * k
        width = (body.width() - gap * (many - 1)) / many
        bars: list[Bar] = []
        most = charts.most_of(found.disciplines)
        for number in range(many):
            part = found.disciplines[number * fit : (number + 1) * fit]
            if part or not number:
                place = QRectF(body.left() + number * (width + gap), body.top(), width, body.height())
                bars += charts.disciplines(painter, place, part, k, levels=True, most=most)
        return bars

    def _costs(self, painter: QPainter, rect: QRectF, found: Statistics) -> list[Bar]:
        k = self.scale
        gap = 18 * k
        width = (rect.width() - 2 * gap) / 3
        places = [QRectF(rect.left() + n * (width + gap), rect.top(), width, rect.height()) for n in range(3)]
        below = charts.heading(
            painter, places[0], tr("Pool"), tr("{pool_total} in all", pool_total=found.pool_total), k
        )
        bars = charts.columns(painter, _from(places[0], below), cost_slices(found.pool_costs, "pool", theme.STEEL), k)
        below = charts.heading(
            painter, places[1], tr("Blood"), tr("{blood_total} in all", blood_total=found.blood_total), k
        )
        bars += charts.columns(
            painter, _from(places[1], below), cost_slices(found.blood_costs, "blood", theme.BLOOD), k
        )
        below = charts.heading(painter, places[2], tr("And"), "", k)
        facts = [
            Slice(
                tr("Free"),
                found.free,
                theme.FAINT,
                tr("{free} library cards cost nothing.", free=found.free),
                "kind:library cost:0",
            ),
            Slice(
                tr("Trifles"),
                found.trifles,
                _TYPE_COLOURS["Master"],
                tr("{trifles} masters are trifles.", trifles=found.trifles),
                "type:master trifle",
            ),
            Slice(
                tr("Burn option"),
                found.burn_option,
                theme.LIFE,
                tr("{burn_option} have the burn option.", burn_option=found.burn_option),
                "burn:yes",
            ),
            Slice(
                tr("No Discipline"),
                found.no_discipline,
                theme.STEEL,
                tr("{no_discipline} need no Discipline.", no_discipline=found.no_discipline),
                "kind:library disc:none",
            ),
            *(
                Slice(
                    tr("Group {group}", group=group),
                    count,
                    theme.AMBER,
                    tr("{count} of the crypt are of group {group}.", count=count, group=group),
                    f"group:{group}",
                )
                for group, count in found.groups.items()
            ),
            *(
                Slice(
                    title.capitalize(),
                    count,
                    theme.GOLD,
                    tr("{count} of the crypt have the title {title}.", count=count, title=title),
                )
                for title, count in found.titles.items()
            ),
        ]
        return bars + charts.rows(painter, _from(places[2], below), facts, k)


def type_slices(found: Statistics) -> list[Slice]:
    """The library by type, in the order of the list's most first."""
    return [
        Slice(
            name.replace("/", " / "),
            count,
            _TYPE_COLOURS.get(name.split("/")[0], theme.FAINT),
            tr("{count} library cards are {name}.", count=count, name=name),
            " ".join(f'type:"{part.lower()}"' if " " in part else f"type:{part.lower()}" for part in name.split("/")),
        )
        for name, count in found.types.items()
    ]


def cost_slices(costs: Mapping[int, int], currency: str, colour: str) -> list[Slice]:
    """Library cards by what they cost in pool or blood; ``X`` last."""
    found = [
        Slice(
            str(cost),
            costs.get(cost, 0),
            colour,
            tr("{cost} cost {cost2} {currency}.", cost=costs.get(cost, 0), cost2=cost, currency=tr(currency)),
            f"{currency}:{cost}",
        )
        for cost in range(1, max(costs, default=0) + 1)
    ]
    if -1 in costs:
        found.append(
            Slice(
                tr("X"),
                costs[-1],
                colour,
                tr("{costs} cost X {currency}.", costs=costs[-1], currency=tr(currency)),
                f"{currency}:x",
            )
        )
    return found


def _from(rect: QRectF, top: float) -> QRectF:
    return QRectF(rect.left(), top, rect.width(), max(1.0, rect.bottom() - top))
