"""What lies on Vendetta's table besides cards: the felt of each seat, the Locations with their lanes, the Pools, the
Ambition token, the rewards of the round."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QLinearGradient, QPainter, QPen, QRadialGradient

from vtes_desktop.ui import icons, theme
from vtes_desktop.ui.faces import colours
from vtes_desktop.ui.fitting import READABLE
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.table.grounds import LEFT, RIGHT, Z_AREA, Z_POOL, AreaItem, EdgeItem, HandFacts, PoolItem
from vtes_desktop.ui.table.items import Painted, write
from vtes_desktop.ui.table.seat_colours import seat_colour
from vtes_desktop.ui.vendetta import marks
from vtes_desktop.ui.vendetta.layout import LocationArea
from vtes_desktop.vendetta.table import HAVEN

LAST_BLOOD: Final = 1
"""A Pool of so much or less is in danger: the next loss is Frenzy (Z1)."""
CENTRE: Final = Qt.AlignmentFlag.AlignHCenter


def location_title(name: str) -> str:
    """A Location as its head calls it."""
    return tr("Prince’s Haven") if name == HAVEN else tr("Location {number}", number=name)


def felt_of(hue: colours.Hsl) -> QColor:
    """The light of a clan's colour on the felt of its seat, dark or pale as the theme's grounds are."""
    return QColor.fromHsl(hue[0], min(hue[1], 90), 212) if theme.is_light() else colours.hsl(hue, 0.52, 0.62)


def ink_of(hue: colours.Hsl) -> QColor:
    """A clan's colour as words and signs on the felt are written in."""
    return colours.hsl(hue, 0.62) if theme.is_light() else colours.hsl(hue, 2.2)


class Sheet(Struct, frozen=True):
    """All that a seat's area says; it is painted again when one of these is not what it was."""

    seat: int
    name: str
    clan: str
    playing: bool
    active: bool
    own: bool
    influence: int
    diablerie: int
    used: int
    """Diablerie tokens that are turned down this round."""
    hand: int
    alliance: int
    drained: int
    wells: tuple[tuple[QRectF, str], ...]
    text: float
    edge: QRectF | None


class SeatItem(AreaItem):
    """The felt of a seat: clan, name, what is counted."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.sheet: Sheet | None = None

    def paint_in(self, painter: QPainter, rect: QRectF) -> None:
        """The area itself."""
        sheet = self.sheet
        if sheet is None:
            return
        hue = colours.of_clan(sheet.clan) if sheet.clan else (24, 30, 66)
        light = QRadialGradient(rect.left() + rect.width() * 0.12, rect.top(), rect.width())
        light.setColorAt(0, felt_of(hue))
        light.setColorAt(0.5, QColor(theme.FELT))
        light.setColorAt(1, QColor(theme.FELT).darker(106))
        line = theme.GOLD if sheet.active else theme.FAINT if sheet.own else theme.EDGE_LINE
        painter.setPen(QPen(QColor(line), 2.0 if sheet.active or sheet.own else 1.2))
        painter.setBrush(QBrush(light))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 11, 11)
        if not sheet.playing:
            painter.setBrush(QBrush(QColor(theme.BAR), Qt.BrushStyle.BDiagPattern))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 11, 11)
        away = -self.rect.topLeft()
        for well, caption in sheet.wells:
            self._well(painter, well.translated(away), caption, sheet.text)
        self._head(painter, self.header.translated(away), sheet, hue)
        self._counted(painter, self.facts.translated(away), sheet)

    @staticmethod
    def _well(painter: QPainter, rect: QRectF, caption: str, text: float) -> None:
        painter.setPen(QPen(QColor(theme.EDGE_LINE), 1))
        painter.setBrush(QColor(theme.WELL))
        painter.drawRoundedRect(rect, 7, 7)
        if caption:
            painter.setPen(QColor(theme.DIM))
            write(painter, QRectF(rect.left() + 7, rect.top(), rect.width() - 9, text * 1.4), caption, LEFT, text)

    @staticmethod
    def _head(painter: QPainter, rect: QRectF, sheet: Sheet, hue: colours.Hsl) -> None:
        text = sheet.text
        side = min(rect.height(), text * 3.2)
        if sheet.clan:
            place = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
            icons.paint(painter, place, marks.sign_of(sheet.clan), ink_of(hue).name())
        words = rect.adjusted(
            side + text * 0.5 if sheet.clan else 2, 0, -text * 2.3 if sheet.edge is not None and sheet.own else 0, 0
        )
        name = QRectF(words)
        state = sheet.clan if sheet.playing else tr("out of the game")
        if rect.height() > text * 2.4:
            name.setBottom(words.top() + text * 1.9)
            below = QRectF(words.left(), name.bottom() - text * 0.15, words.width(), text * 1.4)
            painter.setPen(ink_of(hue) if sheet.clan else QColor(theme.DIM))
            write(painter, below, state, LEFT, text)
        elif rect.width() > text * 15:
            painter.setPen(ink_of(hue) if sheet.clan else QColor(theme.DIM))
            write(painter, words.adjusted(0, 0, -text * 0.6, 0), state, RIGHT, text)
            name.setWidth(words.width() * 0.62)
        painter.setPen(QColor(seat_colour(sheet.seat) if sheet.playing else theme.DIM))
        write(painter, name, sheet.name, LEFT, text * 1.42, bold=True)

    @staticmethod
    def _counted(painter: QPainter, rect: QRectF, sheet: Sheet) -> None:
        """Influence, Diablerie, cards in hand."""
        text = sheet.text
        if sheet.own:
            side = min(text * 2.2, rect.height() * 0.4)
            line = QRectF(rect.left() + 2, rect.top() + text * 0.2, side, side)
            _counter(painter, line, text, "influence", tr("{number} Influence", number=sheet.influence), rect.right())
            if sheet.diablerie:
                line = line.translated(0, side * 1.12)
                for number in range(min(3, sheet.diablerie)):
                    place = line.translated(number * side * 1.05, 0)
                    marks.diablerie(painter, place, used=number < sheet.used)
            return
        side = rect.height() * 0.84
        place = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        marks.influence(painter, place, str(sheet.influence))
        left = place.right() + text * 0.5
        for number in range(min(3, sheet.diablerie)):
            marks.diablerie(painter, QRectF(left, place.top(), side, side), used=number < sheet.used)
            left += side * 1.05
        painter.setPen(QColor(theme.DIM))
        words = QRectF(left + text * 0.2, rect.top(), rect.right() - left, rect.height())
        write(painter, words, tr("hand {count}", count=sheet.hand), RIGHT, text, short=str(sheet.hand))


def _counter(painter: QPainter, place: QRectF, text: float, what: str, words: str, right: float) -> None:
    if what == "influence":
        marks.influence(painter, place)
    painter.setPen(QColor(theme.BONE))
    box = QRectF(place.right() + text * 0.4, place.top(), right - place.right() - text * 0.4, place.height())
    write(painter, box, words, LEFT, text * 1.15, bold=True)


class BloodPool(PoolItem):
    """The Blood of a Pool: as counters in one's own area, as a number on a drop in the others'."""

    word = later("Blood")

    @property
    def low(self) -> bool:
        """Whether the next loss sends its owner into Frenzy."""
        return self.pool <= LAST_BLOOD


class AmbitionItem(EdgeItem):
    """The Ambition token: it lies with the first player."""

    def paint_in(self, painter: QPainter, rect: QRectF) -> None:
        """The token."""
        marks.ambition(painter, rect)


class HandNote(HandFacts):
    """At the left of one's hand: how many cards it holds, and how many turns there are."""

    def paint_in(self, painter: QPainter, rect: QRectF) -> None:
        """The count, and what is said of it."""
        text = self.text
        line = QRectF(rect.left() + 3, rect.top() + text, rect.width() - 6, text * 1.9)
        painter.setPen(QColor(theme.BONE))
        write(painter, line, tr("hand {count}", count=self.count), LEFT, text * 1.42, bold=True)
        line = QRectF(line.left(), line.bottom(), line.width(), text * 1.4)
        painter.setPen(QColor(theme.GOLD))
        write(painter, line, self.advice, LEFT, text)


class LaneTold(Struct, frozen=True):
    """What a lane of a Location says."""

    seat: int
    name: str
    rect: QRectF
    label: QRectF
    power: str
    """The Power that can be counted now: ``5``, ``3 + ?``; empty where nothing lies."""
    rank: str
    choice: str
    """``stay``, ``withdraw``, ``hidden`` once chosen, or nothing."""
    own: bool


class Told(Struct, frozen=True):
    """All that a Location says."""

    title: str
    resolved: bool
    """Whether it is the one that is resolved now."""
    step: str
    ally: str
    """The Ally's name; empty for none."""
    worth: str
    """What it brings, in words."""
    rewards: tuple[tuple[str, str, str], ...]
    """Rank, what is taken, and how much Influence."""
    lanes: tuple[LaneTold, ...]
    text: float
    haven: bool


class LocationItem(Painted):
    """A Location: its head, its lanes, and what is fought for."""

    def __init__(self) -> None:
        self.area: LocationArea | None = None
        self.told: Told | None = None
        super().__init__(Z_AREA)

    def paint_in(self, painter: QPainter, rect: QRectF) -> None:
        """The Location itself."""
        told, area = self.told, self.area
        if told is None or area is None:
            return
        away = -self.rect.topLeft()
        ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        ground.setColorAt(0, QColor(theme.RAISED if told.haven else theme.PANEL))
        ground.setColorAt(0.3, QColor(theme.FELT))
        ground.setColorAt(1, QColor(theme.FELT).darker(106))
        line = theme.BLOOD_BRIGHT if told.resolved else theme.AMBER if told.haven else theme.EDGE_LINE
        painter.setPen(QPen(QColor(line), 2.4 if told.resolved else 1.3))
        painter.setBrush(QBrush(ground))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 11, 11)
        self._skyline(painter, rect, told)
        self._head(painter, area.header.translated(away), told)
        for lane in told.lanes:
            _lane(painter, lane, away, told.text)
        self._stake(painter, area.ally.translated(away), area.told.translated(away), told)

    @staticmethod
    def _skyline(painter: QPainter, rect: QRectF, told: Told) -> None:
        """Roofs behind the head: towers for the Haven, houses for the others."""
        painter.save()
        painter.setClipRect(rect.adjusted(2, 2, -2, -2))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 46))
        base = rect.top() + told.text * 2.3
        count = 13
        for number in range(count):
            width = rect.width() / count
            tall = told.text * (0.5 + ((number * 7 + len(told.title) * 3 + ord(told.title[-1])) % 5) * 0.3)
            if told.haven and number % 4 == 2:
                tall = told.text * 2.1
            left = rect.left() + number * width
            painter.drawRect(QRectF(left, base - tall, width + 0.5, tall))
            if told.haven and number % 4 == 2:
                roof = base - tall
                peak = QPointF(left + width / 2, roof - told.text)
                painter.drawPolygon([QPointF(left, roof), QPointF(left + width, roof), peak])
        painter.restore()

    @staticmethod
    def _head(painter: QPainter, rect: QRectF, told: Told) -> None:
        text = told.text
        painter.setPen(QColor(theme.GOLD_BRIGHT if told.haven else theme.BONE))
        font = theme.serif(text * 1.5)
        beside = text * 2.2 if told.haven and not told.step else 4.0
        wide = QFontMetricsF(font).horizontalAdvance(told.title)
        if not told.step and wide > rect.width() - beside:
            font.setPixelSize(max(READABLE, int(font.pixelSize() * (rect.width() - beside) / wide)))
        painter.setFont(font)
        painter.drawText(rect.adjusted(2, 0, 0, 0), LEFT | Qt.AlignmentFlag.AlignVCenter, told.title)
        if told.step:
            painter.setPen(QColor(theme.GOLD_BRIGHT))
            write(painter, rect, told.step, RIGHT, text, bold=True)
        elif told.haven:
            side = text * 1.7
            marks.ambition(painter, QRectF(rect.right() - side - 2, rect.center().y() - side / 2, side, side))

    @staticmethod
    def _stake(painter: QPainter, ally: QRectF, rect: QRectF, told: Told) -> None:
        """The Ally's place, and beside it what each rank brings."""
        text = told.text
        painter.setPen(QPen(QColor(theme.AMBER), 1, Qt.PenStyle.SolidLine if told.ally else Qt.PenStyle.DashLine))
        painter.setBrush(QColor(theme.WELL))
        painter.drawRoundedRect(ally.united(rect), 7, 7)
        high = min(text * 1.5, rect.height() - 2)
        line = QRectF(rect.left(), rect.top() + min(text * 0.25, rect.height() - high), rect.width() - 4, high)
        if told.ally:
            painter.setPen(QColor(theme.BONE))
            write(painter, line, told.ally, LEFT, text * 1.2, bold=True)
            if line.bottom() + high <= rect.bottom():  # else the card says it
                line.moveTop(line.bottom())
                painter.setPen(QColor(theme.DIM))
                write(painter, line, told.worth, LEFT, text)
        else:
            painter.setPen(QColor(theme.DIM))
            write(painter, line, tr("No Ally here"), LEFT, text)
            line.moveTop(line.bottom())
        room = rect.bottom() - line.bottom()
        pitch = min(text * 1.5, room / max(1, len(told.rewards)))
        if pitch < text * 0.95:
            _side_by_side(painter, QRectF(rect.left(), line.bottom(), rect.width() - 6, room), told)
            return
        for number, (rank, what, amount) in enumerate(told.rewards):
            y = rect.bottom() - (len(told.rewards) - number) * pitch
            box = QRectF(rect.left(), y, rect.width() - 6, pitch)
            painter.setPen(QColor(theme.GOLD if number == 0 else theme.DIM))
            write(painter, box, f"{rank}  {what}", LEFT, min(text, pitch * 0.86))
            side = pitch * 0.98
            stone = QRectF(box.right() - side, box.center().y() - side / 2, side, side)
            marks.influence(painter, stone, amount)


def _side_by_side(painter: QPainter, rect: QRectF, told: Told) -> None:
    """What each rank brings, in one line where there is no room for three."""
    text = told.text
    if rect.height() < text * 1.1:
        return
    width, high = rect.width() / max(1, len(told.rewards)), min(rect.height(), text * 1.6)
    for number, (rank, _, amount) in enumerate(told.rewards):
        box = QRectF(rect.left() + number * width, rect.bottom() - high, width, high)
        painter.setPen(QColor(theme.GOLD if number == 0 else theme.DIM))
        write(painter, box, rank, LEFT, text)
        marks.influence(painter, QRectF(box.left() + text * 2.1, box.top(), high, high), amount)


def _lane(painter: QPainter, lane: LaneTold, away: QPointF, text: float) -> None:
    rect, label = lane.rect.translated(away), lane.label.translated(away)
    whole = rect.united(label)
    painter.setPen(QPen(QColor(theme.FAINT if lane.own else theme.EDGE_LINE), 1.2 if lane.own else 1))
    painter.setBrush(QColor(theme.BAR if lane.own else theme.WELL))
    painter.drawRoundedRect(whole, 6, 6)
    bar = QRectF(whole.left(), whole.top() + 3, 3, whole.height() - 6)
    painter.fillRect(bar, QColor(seat_colour(lane.seat)))
    box = label.adjusted(7, 0, -2, 0)
    high = text * 1.35
    lines = 1 + bool(lane.power) + bool(lane.choice)
    size = min(high, box.height() / lines)
    top = box.center().y() - size * lines / 2
    painter.setPen(QColor(seat_colour(lane.seat)))
    write(painter, QRectF(box.left(), top, box.width(), size), lane.name, LEFT, min(text, size * 0.85), bold=lane.own)
    if lane.power:
        top += size
        painter.setPen(QColor(theme.BONE))
        said = f"{lane.rank} · {lane.power}" if lane.rank else lane.power
        write(painter, QRectF(box.left(), top, box.width(), size), said, LEFT, min(text * 1.15, size * 0.95), bold=True)
    if lane.choice:
        top += size
        painter.setPen(QColor({"stay": theme.LIFE, "withdraw": theme.TARGET}.get(lane.choice, theme.GOLD)))
        words = {"stay": tr("stays"), "withdraw": tr("withdraws"), "hidden": tr("chosen")}[lane.choice]
        write(painter, QRectF(box.left(), top, box.width(), size), words, LEFT, min(text, size * 0.85))


class RewardsItem(Painted):
    """The Influence of the round that is played: for the first, the second and the third."""

    def __init__(self) -> None:
        self.rows: tuple[tuple[str, str], ...] = ()
        self.title = ""
        self.text = 11.5
        super().__init__(Z_POOL)

    def paint_in(self, painter: QPainter, rect: QRectF) -> None:
        """A small table."""
        text = self.text
        painter.setPen(QPen(QColor(theme.EDGE_LINE), 1))
        painter.setBrush(QColor(theme.WELL))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 9, 9)
        painter.setPen(QColor(theme.GOLD))
        head = QRectF(rect.left() + 6, rect.top() + text * 0.3, rect.width() - 12, text * 1.4)
        write(painter, head, self.title, CENTRE, text)
        pitch = (rect.bottom() - head.bottom() - text * 0.4) / max(1, len(self.rows))
        for number, (rank, amount) in enumerate(self.rows):
            box = QRectF(rect.left() + 8, head.bottom() + number * pitch, rect.width() - 16, pitch)
            painter.setPen(QColor(theme.BONE))
            write(painter, box, rank, LEFT, text * 1.1)
            side = min(pitch * 0.96, text * 2.3)
            marks.influence(painter, QRectF(box.right() - side, box.center().y() - side / 2, side, side), amount)
