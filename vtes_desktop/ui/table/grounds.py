"""What a table has besides cards: the felt of each seat, pools of counters, the bank, the Edge."""

from __future__ import annotations

import math
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem

from vtes_desktop.ui import theme
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.table.items import LIVE_FROM, Painted, fits, write
from vtes_desktop.ui.table.marks import token

Z_AREA: Final = -100.0
Z_POOL: Final = -50.0
Z_EDGE: Final = -40.0
LOW_POOL: Final = 5
"""A pool of so much or less is in danger: a strong bleed takes it."""
LEAST_LETTERS: Final = 5.5
"""The Edge is called by its whole name, in letters no smaller than this."""
LEAST_NAME: Final = 8.0
"""A Methuselah is called by her name in letters no smaller than this; below, it is cut short."""
ROUND: Final = 11.0
"""How round the corners of an area are, in scene units."""
LEFT: Final = Qt.AlignmentFlag.AlignLeft
RIGHT: Final = Qt.AlignmentFlag.AlignRight


class Well(Struct, frozen=True):
    """A region as its area shows it."""

    rect: QRectF
    name: str
    sunk: bool
    hint: str = ""
    """What lies there, said while nothing does."""
    transfers: tuple[int, int] = (0, 0)
    """Transfers left and had, while they can be used here."""


class Standing(Struct, frozen=True):
    """All that an area says of a seat; it is painted again when one of these is not what it was."""

    name: str
    relation: str
    playing: bool
    own: bool
    victory_points: float
    hand: str
    """How many cards are in the hand; empty where the hand itself says it."""
    wells: tuple[Well, ...]
    text: float
    two_columns: bool
    """Whether points and hand stand beside the name rather than under the pool."""
    edge: QRectF | None
    """Where the Edge lies, when this seat has it."""


class AreaItem(Painted):
    """The felt of a seat with its header and the names of its regions."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.standing: Standing | None = None
        self.header = QRectF()
        self.facts = QRectF()
        self._felt: tuple[tuple[object, ...], QPixmap] | None = None
        """What :meth:`_draw_felt` keeps, by what it follows from."""
        super().__init__(Z_AREA)

    def tell(self, standing: Standing, header: QRectF, facts: QRectF) -> None:
        """Say how a seat stands, with its header and its facts in these rectangles of the scene."""
        before = self.standing, self.header, self.facts
        if before == (standing, header, facts):
            return
        self.standing, self.header, self.facts = standing, header, facts
        changed = (
            _changed(before[0], standing, facts) if before[0] is not None and before[1:] == (header, facts) else None
        )
        self.stale(changed.translated(-self.rect.topLeft()) if changed is not None else None)

    def paint_in(self, painter: QPainter, rect: QRectF) -> None:
        """The area itself."""
        standing = self.standing
        if standing is None:
            return
        self._draw_felt(painter, rect, standing)
        away = -self.rect.topLeft()
        for well in standing.wells:
            _well(painter, well, well.rect.translated(away), standing.text)
        self._header(painter, self.header.translated(away), standing)
        self._facts(painter, self.facts.translated(away), standing)

    def _draw_felt(self, painter: QPainter, rect: QRectF, standing: Standing) -> None:
        """The felt, kept as a picture, and its wells: they and what is written on it change far more often."""
        zoom, to = painter.transform().m11(), painter.transform().map(rect.topLeft())
        size = math.ceil(rect.width() * zoom), math.ceil(rect.height() * zoom)
        # What is not painted yet is seen live, somewhere in the window: there it is no picture laid on a corner.
        if size[0] * size[1] > LIVE_FROM or not to.isNull():
            self._paint_felt(painter, rect, standing)
            self._sink_wells(painter, standing)
            return
        of = (zoom, QRectF(rect), QPointF(self.rect.topLeft()), standing.own, standing.playing)
        if self._felt is None or self._felt[0] != of:
            felt = QPixmap(*size)
            felt.fill(Qt.GlobalColor.transparent)
            inner = QPainter(felt)
            inner.setRenderHint(QPainter.RenderHint.Antialiasing)
            inner.scale(zoom, zoom)
            self._paint_felt(inner, rect, standing)
            inner.end()
            self._felt = of, felt
        painter.save()
        # Pixel on pixel, and over nothing: neither to be smoothed nor to be blended.
        painter.resetTransform()
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawPixmap(0, 0, self._felt[1])
        painter.restore()
        self._sink_wells(painter, standing)

    def _paint_felt(self, painter: QPainter, rect: QRectF, standing: Standing) -> None:
        light = QRadialGradient(rect.center().x(), rect.top(), max(rect.width(), rect.height()))
        light.setColorAt(0, QColor(theme.FELT).lighter(122))
        light.setColorAt(1, QColor(theme.FELT).darker(108))
        line = theme.FAINT if standing.own else theme.EDGE_LINE
        painter.setPen(QPen(QColor(line), 2.0 if standing.own else 1.2))
        painter.setBrush(QBrush(light))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), ROUND, ROUND)
        if not standing.playing:
            painter.setBrush(QBrush(QColor(theme.BAR), Qt.BrushStyle.BDiagPattern))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), ROUND, ROUND)

    def _sink_wells(self, painter: QPainter, standing: Standing) -> None:
        painter.setPen(QPen(QColor(theme.EDGE_LINE), 1))
        painter.setBrush(QColor(theme.WELL))
        for well in standing.wells:
            if well.sunk:
                painter.drawRoundedRect(well.rect.translated(-self.rect.topLeft()), 8, 8)

    def _header(self, painter: QPainter, rect: QRectF, standing: Standing) -> None:
        text = standing.text
        top = QRectF(rect.left() + 2, rect.top(), rect.width() - 4, text * 1.9)
        painter.setPen(QColor(theme.BONE if standing.playing else theme.DIM))
        name = self._beside_edge(top, standing)
        write(painter, name, standing.name, LEFT, text * 1.42, bold=True, least=LEAST_NAME)
        below = QRectF(top.left(), top.bottom() - text * 0.1, top.width(), text * 1.4)
        near = any(words in standing.relation for words in (tr("your prey"), tr("your predator")))
        painter.setPen(QColor(theme.GOLD if near else theme.DIM))
        lines = [standing.relation]
        if below.bottom() + text * 1.2 <= rect.bottom():
            lines = _broken(standing.relation, text, below.width())
        for line in lines:
            write(painter, self._beside_edge(below, standing), line, LEFT, text, least=LEAST_NAME)
            below.translate(0, text * 1.2)

    def _beside_edge(self, line: QRectF, standing: Standing) -> QRectF:
        """A line of the header, cut short where the Edge lies on it."""
        if standing.edge is None:
            return line
        edge = standing.edge.translated(-self.rect.topLeft())
        on_it = line.top() < edge.center().y() < line.bottom()
        return QRectF(line.topLeft(), QPointF(min(line.right(), edge.left() - 4), line.bottom())) if on_it else line

    def _facts(self, painter: QPainter, rect: QRectF, standing: Standing) -> None:
        text = standing.text
        points = tr("{victory_points:g} VP", victory_points=standing.victory_points)
        one = QRectF(rect.left() + 2, rect.top(), rect.width() - 4, text * 1.4)
        painter.setPen(QColor(theme.GOLD if standing.victory_points else theme.DIM))
        if not standing.two_columns:
            words = f"{points}     {standing.hand}" if standing.hand else points
            write(painter, one, words, LEFT, text, bold=bool(standing.victory_points))
            return
        one.moveTop(rect.top() + text * 0.3)
        write(painter, one, points, RIGHT, text, bold=True)
        one.moveTop(rect.top() + text * 1.8)
        painter.setPen(QColor(theme.DIM))
        write(painter, one, standing.hand, RIGHT, text)


def _broken(words: str, px: float, width: float) -> list[str]:
    """Words in a line, or in two where one has too little room."""
    metrics = QFontMetricsF(theme.sans(px))
    first, _, rest = words.partition(" ")
    if metrics.horizontalAdvance(words) <= width or not rest:
        return [words]
    while metrics.horizontalAdvance(longer := f"{first} {rest.partition(' ')[0]}") <= width:
        first, rest = longer, rest.partition(" ")[2]
    return [first, rest]


def _changed(before: Standing, now: Standing, facts: QRectF) -> QRectF | None:
    """The part of the scene where two looks of an area differ, when only its facts or what its wells say do; else
    None."""
    if len(before.wells) != len(now.wells):
        return None
    like = {"victory_points": now.victory_points, "hand": now.hand, "wells": now.wells}
    if replace(before, **like) != now:
        return None
    part = QRectF(facts) if (before.victory_points, before.hand) != (now.victory_points, now.hand) else QRectF()
    for old, new in zip(before.wells, now.wells, strict=True):
        if (old.rect, old.sunk) != (new.rect, new.sunk):
            return None
        if old != new:
            line = QRectF(new.rect.topLeft(), QSizeF(new.rect.width(), now.text * 1.35 + 3))
            part = part.united(line if old.hint == new.hint else new.rect)
    return part


class Rim(QGraphicsItem):
    """One side of the gold line round the area of whose turn it is.

    Each side is a thing of its own: a change of turn paints narrow strips anew rather than two areas with all on them.
    """

    def __init__(self, side: Literal["left", "top", "right", "bottom"]) -> None:
        super().__init__()
        self.side = side
        self.area = QRectF()
        self.setZValue(Z_AREA + 1)

    def place(self, area: QRectF) -> None:
        """Go to an area of the scene, or out of sight when it is empty."""
        if area != self.area:
            self.prepareGeometryChange()
            self.area = QRectF(area)
            self.setVisible(not area.isEmpty())

    def boundingRect(self) -> QRectF:
        """A strip: across with both corners, down between them."""
        area, deep, wide = self.area, ROUND + 2, 3.0
        match self.side:
            case "top":
                return QRectF(area.left(), area.top(), area.width(), deep)
            case "bottom":
                return QRectF(area.left(), area.bottom() - deep, area.width(), deep)
            case "left":
                return QRectF(area.left(), area.top() + deep, wide, area.height() - 2 * deep)
            case "right":
                return QRectF(area.right() - wide, area.top() + deep, wide, area.height() - 2 * deep)

    def paint(self, painter: QPainter, *_: object) -> None:
        """Its part of the line."""
        line, bend = self.area.adjusted(1, 1, -1, -1), 2 * ROUND
        left, right = line.left(), line.right()
        high, low = line.top() + ROUND + 1, line.bottom() - ROUND - 1
        path = QPainterPath()
        match self.side:
            case "top":
                path.moveTo(left, high)
                path.arcTo(left, line.top(), bend, bend, 180, -90)
                path.arcTo(right - bend, line.top(), bend, bend, 90, -90)
                path.lineTo(right, high)
            case "bottom":
                path.moveTo(left, low)
                path.arcTo(left, line.bottom() - bend, bend, bend, 180, 90)
                path.arcTo(right - bend, line.bottom() - bend, bend, bend, 270, 90)
                path.lineTo(right, low)
            case _:
                x = left if self.side == "left" else right
                path.moveTo(x, high)
                path.lineTo(x, low)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.GOLD), 2.0, c=Qt.PenCapStyle.FlatCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.restore()


def rims() -> tuple[Rim, ...]:
    """All four."""
    return Rim("left"), Rim("top"), Rim("right"), Rim("bottom")


def _well(painter: QPainter, well: Well, rect: QRectF, text: float) -> None:
    inset = 7 if well.sunk else 3
    room = QRectF(rect.left() + inset, rect.top() + (2 if well.sunk else 0), rect.width() - inset - 3, text * 1.35)
    if well.name:
        painter.setPen(QColor(theme.DIM))
        write(painter, room, well.name, LEFT, text)
    left, had = well.transfers
    if had:
        # The name is drawn in the normal width wherever there is room for dots after it.
        room.setLeft(room.left() + QFontMetricsF(painter.font()).horizontalAdvance(well.name) + text * 1.6)
        words = tr("transfers")
        painter.setPen(QColor(theme.GOLD))
        dots = QRectF(room)
        painter.setFont(theme.sans(text))
        wide = QFontMetricsF(painter.font()).horizontalAdvance(words)
        if room.width() > wide + text * (0.5 + had):
            write(painter, room, words, LEFT, text)
            dots.setLeft(room.left() + wide + text * 0.5)
        radius = text * 0.33
        for number in range(min(had, int(max(0.0, dots.width()) / text) + 1)):
            centre = QPointF(dots.left() + radius + number * text, room.center().y() + radius * 0.2)
            painter.setPen(QPen(QColor(theme.GOLD), 1.2))
            painter.setBrush(QColor(theme.GOLD) if number < left else QColor(0, 0, 0, 0))
            painter.drawEllipse(centre, radius, radius)
    if well.hint:
        painter.setPen(QColor(theme.DIM))
        painter.setFont(theme.sans(text, italic=True))
        box = rect.adjusted(inset + 2, text * 1.35, -6, -4)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, well.hint)


class PoolItem(Painted):
    """A pool: as counters that can be picked up in a wide area, as a number on one large counter in others."""

    word = later("pool")
    """What its counters are called."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.beads = True
        self.pool = 0
        self.text = 11.5
        self.hot = False
        self.lit = False
        """Whether a click on it answers what is asked."""
        self.flash = 0
        """1 while it gains, -1 while it loses, 0 at rest."""
        self.room = 1.0
        """How much of the line under the beads is for the number; the Edge may lie at its end."""
        super().__init__(Z_POOL)

    @property
    def low(self) -> bool:
        """Whether its owner is in danger."""
        return self.pool <= LOW_POOL

    def paint_in(self, painter: QPainter, rect: QRectF) -> None:
        """Beads with the number under them, or one large bead with the number on it."""
        if self.hot:
            painter.setPen(QPen(QColor(theme.GOLD_BRIGHT), 2))
            painter.setBrush(QColor(201, 162, 74, 40))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 8, 8)
        if self.lit:
            painter.setPen(QPen(QColor(theme.GOLD_BRIGHT), 2.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            round_one = min(rect.width(), rect.height()) / 2 if not self.beads else 8
            painter.drawRoundedRect(rect.adjusted(1.4, 1.4, -1.4, -1.4), round_one, round_one)
        if self.flash:
            colour = QColor(theme.FOR if self.flash > 0 else theme.BLOOD_BRIGHT)
            painter.setPen(QPen(colour, 3))
            colour.setAlpha(90)
            painter.setBrush(colour)
            painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)
        if self.beads:
            self._beads(painter, rect)
        else:
            self._number(painter, rect)

    def _number(self, painter: QPainter, rect: QRectF) -> None:
        radius = min(rect.width(), rect.height()) / 2 - 3
        token(painter, rect.center(), radius, theme.BLOOD_BRIGHT if self.low else theme.BLOOD)
        if self.low:
            painter.setPen(QPen(QColor(theme.BONE), 1.6, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(rect.center(), radius + 1.6, radius + 1.6)
        painter.setFont(theme.sans(radius * (0.95 if self.pool < 100 else 0.7), bold=True))
        painter.setPen(QColor("#fff6e8"))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(self.pool))

    def _beads(self, painter: QPainter, rect: QRectF) -> None:
        px = self.text * 1.45
        field = rect.adjusted(3, 3, -3, -px * 1.5)
        count = max(1, self.pool)
        # Five in a row can be counted at a glance.
        columns = max(5, 5 * math.ceil(math.sqrt(count * field.width() / max(1.0, field.height())) / 5 - 0.4))
        pitch = min(field.width() / columns, field.height() / math.ceil(count / columns), 22.0 * self.text / 11.5)
        for number in range(self.pool):
            row, column = divmod(number, columns)
            extra = (column // 5) * pitch * 0.2 if columns > 5 else 0.0
            centre = QPointF(field.left() + pitch * (column + 0.5) + extra, field.top() + pitch * (row + 0.5))
            token(painter, centre, pitch * 0.43)
        words = QRectF(rect.left() + 3, rect.bottom() - px * 1.4, rect.width() * self.room - 6, px * 1.4)
        painter.setPen(QColor(theme.BLOOD_BRIGHT if self.low else theme.BONE))
        said = f"{tr(self.word)} {self.pool}" + (" !" if self.low else "")
        write(painter, words, said, LEFT, px, bold=True, short=str(self.pool))


class BankItem(Painted):
    """The blood bank: take counters from it, drop counters on it to burn them."""

    def __init__(self) -> None:
        self.hot = False
        self.text = 11.5
        self.beside = 0.0
        """How much of its width lies under the Edge, at the right."""
        super().__init__(Z_POOL)

    def tell(self, text: float, beside: float) -> None:
        """How high its letters are, and how much of it lies under the Edge."""
        if (text, beside) != (self.text, self.beside):
            self.text, self.beside = text, beside
            self.stale()

    def paint_in(self, painter: QPainter, rect: QRectF) -> None:
        """A bowl of beads."""
        painter.setPen(QPen(QColor(theme.GOLD_BRIGHT if self.hot else theme.EDGE_LINE), 2 if self.hot else 1))
        painter.setBrush(QColor(201, 162, 74, 40) if self.hot else QColor(theme.WELL))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 9, 9)
        wide = rect.width() - 10 - self.beside
        words = QRectF(rect.left() + 8, rect.bottom() - self.text * 1.5, wide, self.text * 1.35)
        heap = words.top() - rect.top() - 3
        radius = max(2.0, min(8.0 * self.text / 11.5, heap / 4.6))
        left, top = rect.left() + radius + 8, words.top() - radius - 1
        across = max(3, min(7, int((rect.width() - 14) / (radius * 1.75))))
        for row in range(3):
            for column in range(across - row):
                token(painter, QPointF(left + (column + row * 0.5) * radius * 1.75, top - row * radius * 1.2), radius)
        painter.setPen(QColor(theme.DIM))
        said, px = tr("bank"), self.text
        while px > LEAST_LETTERS and not fits(said, px, words.width()):
            px -= 0.5
        write(painter, words, said, LEFT, px)


class EdgeItem(Painted):
    """The Edge: a gold plate that lies with who has it, or at the bank."""

    def __init__(self) -> None:
        super().__init__(Z_EDGE)

    def paint_in(self, painter: QPainter, rect: QRectF) -> None:
        """The plate."""
        plate = rect.adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(QPen(QColor(theme.GOLD_BRIGHT), 1.3))
        painter.setBrush(QColor("#6d531d"))
        painter.drawRoundedRect(plate, plate.height() * 0.3, plate.height() * 0.3)
        painter.setPen(QColor("#fff3d2"))
        words, px = tr("EDGE"), plate.height() * 0.68
        while px > LEAST_LETTERS and not fits(words, px, plate.width() - px * 0.3, bold=True):
            px -= 0.5
        write(painter, plate, words, Qt.AlignmentFlag.AlignHCenter, px, bold=True)


class HandFacts(Painted):
    """At the left of one's hand: how many cards it holds, and should hold."""

    def __init__(self) -> None:
        self.count = 0
        self.size = 0
        self.advice = ""
        """What may be done about a hand that is not full, or too full."""
        self.text = 11.5
        super().__init__(Z_POOL)

    def paint_in(self, painter: QPainter, rect: QRectF) -> None:
        """The count, and what may be done about it."""
        text = self.text
        line = QRectF(rect.left() + 3, rect.top() + text, rect.width() - 6, text * 1.9)
        painter.setPen(QColor(theme.BONE if self.count == self.size else theme.GOLD_BRIGHT))
        write(painter, line, tr("hand {count}", count=self.count), LEFT, text * 1.42, bold=True)
        line = QRectF(line.left(), line.bottom(), line.width(), text * 1.4)
        painter.setPen(QColor(theme.DIM))
        write(painter, line, tr("of {size}", size=self.size), LEFT, text)
        line.moveTop(line.bottom() + text * 0.2)
        painter.setPen(QColor(theme.GOLD))
        write(painter, line, self.advice, LEFT, text)
