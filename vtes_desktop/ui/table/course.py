"""The course of what goes on, drawn on the table: who acts at whom, who blocks, with how much, and whose word it is.

All of it is read from the public state (:mod:`vtes_desktop.table.situation`), so that who plays, who watches and a
replay see the same. Pool that was lost or gained stands at the pool for a moment.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from vtes_desktop.table.situation import Action
from vtes_desktop.table.table import NOBODY, Table
from vtes_desktop.ui import theme
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import tr

if TYPE_CHECKING:
    from vtes_desktop.ui.table.layout import Plan
    from vtes_desktop.ui.table.scene import TableScene

Z_COURSE: Final = 400.0
"""Above the cards that lie, below what is held."""
CHANGE_MS: Final = 1800
"""How long a change of pool is seen."""
HEAD: Final = 13.0
BEND: Final = 0.12
"""How far an arrow bends aside, as a part of its length: so that one there and one back don't cover each other."""


UPPER: Final = 0.6
"""How far over the middle of a card the words stand that are at no arrow, in widths of the card."""
ALONG: Final = (0.5, 0.38, 0.62, 0.28, 0.72, 0.18, 0.82)
"""Where on its way an arrow's words may stand: in the middle, or where they cover no other's."""


class Course(Struct, frozen=True):
    """One arrow: from a card to a card or a pool."""

    start: tuple[float, float]
    end: tuple[float, float]
    words: str
    kind: str
    """``acts``, ``blocks``, ``fights``; ``alone`` is no arrow, but words at who acts."""


class CourseItem(QGraphicsItem):
    """A bent arrow with its words in the middle; blocks are broken lines, so that colour is not all that tells."""

    def __init__(self, course: Course, text: float) -> None:
        super().__init__()
        self.course = course
        self._font = theme.sans(round(max(11.0, text * 1.05)), bold=True)
        start, end = QPointF(*course.start), QPointF(*course.end)
        way = end - start
        self._length = math.hypot(way.x(), way.y())
        side = QPointF(-way.y(), way.x()) * BEND
        self._control = (start + end) / 2 + side
        self._path = QPainterPath(start)
        self._path.quadTo(self._control, end)
        metrics = QFontMetricsF(self._font)
        across = metrics.horizontalAdvance(course.words) + 16
        high = metrics.height() + 6
        self.label = QRectF(0, 0, across, high) if course.words else QRectF()
        """What its words stand on, in scene coordinates."""
        self._say_at(ALONG[0])
        self.setZValue(Z_COURSE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def _say_at(self, part: float) -> None:
        if self.course.words:
            self.label.moveCenter(self._path.pointAtPercent(part))

    def keep_within(self, room: QRectF) -> None:
        """Say its words where all of them are on the table."""
        aside = max(0.0, room.left() - self.label.left()) - max(0.0, self.label.right() - room.right())
        self.label.translate(aside, max(0.0, room.top() - self.label.top()))

    def keep_clear_of(self, taken: list[QRectF]) -> None:
        """Say its words at another part of its way where those of other arrows or panels stand; in the middle if all is
        taken."""
        self.prepareGeometryChange()
        for part in ALONG:
            self._say_at(part)
            if not any(self.label.intersects(each) for each in taken):
                return
        self._say_at(ALONG[0])

    def boundingRect(self) -> QRectF:
        """The bow with its head and its words."""
        return self._path.boundingRect().united(self.label).adjusted(-HEAD, -HEAD, HEAD, HEAD)

    def paint(self, painter: QPainter, *_: object) -> None:
        """Dark beneath, so that it is seen on any card."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(theme.GOLD_BRIGHT if self.course.kind in ("blocks", "fights") else theme.BLOOD_BRIGHT)
        if self._length >= 4:
            self._paint_arrow(painter, colour)
        if self.course.words and (self._length >= 4 or self.course.kind == "alone"):
            painter.setPen(QPen(colour, 1.2))
            painter.setBrush(QColor(theme.GROUND))
            painter.drawRoundedRect(self.label, 8, 8)
            painter.setFont(self._font)
            painter.setPen(QColor(theme.BONE))
            painter.drawText(self.label, Qt.AlignmentFlag.AlignCenter, self.course.words)

    def _paint_arrow(self, painter: QPainter, colour: QColor) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        line = Qt.PenStyle.DashLine if self.course.kind == "blocks" else Qt.PenStyle.SolidLine
        for pen in (QPen(QColor(0, 0, 0, 170), 6.0), QPen(colour, 3.0, line)):
            painter.setPen(pen)
            painter.drawPath(self._path)
        end = self._path.pointAtPercent(1.0)
        way = end - self._path.pointAtPercent(max(0.0, 1.0 - 20 / self._length))
        along = way / max(0.1, math.hypot(way.x(), way.y()))
        side = QPointF(-along.y(), along.x())
        head = QPainterPath(end + along * 2)
        head.lineTo(end - along * HEAD + side * HEAD * 0.6)
        head.lineTo(end - along * HEAD - side * HEAD * 0.6)
        head.closeSubpath()
        painter.setPen(QPen(QColor(0, 0, 0, 170), 1.5))
        painter.setBrush(colour)
        painter.drawPath(head)


class WordItem(QGraphicsItem):
    """Whose word it is: a gold corner and a line at the name."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self.setZValue(Z_COURSE - 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def show_at(self, rect: QRectF | None) -> None:
        """Stand at a name, or nowhere."""
        if rect is None:
            self.hide()
            return
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = QRectF(rect)
        self.show()

    def boundingRect(self) -> QRectF:
        """The line left of the name."""
        return QRectF(self._rect.left() - 8, self._rect.top() - 2, 12, self._rect.height() + 4)

    def paint(self, painter: QPainter, *_: object) -> None:
        """A bar with a point."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.GOLD_BRIGHT))
        left, top, high = self._rect.left() - 6, self._rect.top(), min(self._rect.height(), 22.0)
        mark = QPainterPath(QPointF(left, top))
        mark.lineTo(left + 7, top + high / 2)
        mark.lineTo(left, top + high)
        mark.closeSubpath()
        painter.drawPath(mark)


class ChangeItem(QGraphicsItem):
    """So much pool was lost or gained, at the pool."""

    def __init__(self, at: QPointF, by: int, text: float) -> None:
        super().__init__()
        self.by = by
        self._font = theme.sans(round(text * 2.0), bold=True)
        metrics = QFontMetricsF(self._font)
        across, high = metrics.horizontalAdvance(self.words) + 18, metrics.height() + 6
        self._rect = QRectF(at.x() - across / 2, at.y() - high / 2, across, high)
        self.setZValue(Z_COURSE + 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def words(self) -> str:
        """With its sign."""
        return f"+{self.by}" if self.by > 0 else f"−{-self.by}"

    def boundingRect(self) -> QRectF:
        """The pill with its line."""
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, *_: object) -> None:
        """Light on red for what is lost, on green for what is gained."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.BONE), 1.5))
        painter.setBrush(QColor(theme.FOR if self.by > 0 else theme.BLOOD_BRIGHT))
        painter.drawRoundedRect(self._rect, 10, 10)
        painter.setFont(self._font)
        painter.setPen(QColor("white"))
        painter.drawText(self._rect, Qt.AlignmentFlag.AlignCenter, self.words)


class Courses(QObject):
    """Draws the arrows of the running action or combat into a scene, and what pools have changed by."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._shown: tuple[object, ...] = ()
        self.items: list[CourseItem] = []
        self.changes: list[ChangeItem] = []
        self.word = WordItem()
        scene.addItem(self.word)
        self._pools: dict[int, int] = {}
        self._panels: list[QRectF] = []

    def sync(self) -> None:
        """Bring them to what the table says."""
        scene, table = self._scene, self._scene.session.table
        courses = tuple(courses_of(scene, table))
        asked = scene.session.client.asked
        word = asked.has_the_word if asked is not None and not table.over else NOBODY
        area = scene.plan.areas.get(word)
        self.word.show_at(area.header if area is not None else None)
        if courses != self._shown:
            self._shown = courses
            for item in self.items:
                scene.removeItem(item)
            self.items = [CourseItem(course, scene.plan.text) for course in courses]
            self._say_clear()
            for item in self.items:
                scene.addItem(item)
        self._show_changes(table)

    def keep_clear_of(self, panels: list[QRectF]) -> None:
        """Say the words of all arrows where no panel lies over them, as far as there is such a place.

        :param panels: in scene coordinates.
        """
        if panels != self._panels:
            self._panels = panels
            self._say_clear()

    def _say_clear(self) -> None:
        width, height = self._scene.plan.size
        taken = list(self._panels)
        for item in self.items:
            item.keep_clear_of(taken)
            item.keep_within(QRectF(4, 4, width - 8, height - 8))
            taken.append(item.label)
            item.update()

    def start_over(self) -> None:
        """Somebody else is looking."""
        self._pools.clear()
        for item in (*self.items, *self.changes):
            self._scene.removeItem(item)
        self.items, self.changes, self._shown = [], [], ()

    def skip(self) -> None:
        """What stands for a moment need not any longer."""
        for item in list(self.changes):
            self._forget(item)
        self._scene.furniture.count_now()
        self._scene.motion.finish()

    def _show_changes(self, table: Table) -> None:
        pools = {seat: state.pool for seat, state in enumerate(table.seats)}
        before, self._pools = self._pools, pools
        for seat, pool in pools.items():
            by = pool - before.get(seat, pool)
            if by and self._scene.session.motion:
                item = ChangeItem(_beside_pool(self._scene.plan, seat), by, self._scene.plan.text)
                self._scene.addItem(item)
                self.changes.append(item)
                QTimer.singleShot(CHANGE_MS, self, lambda item=item: self._forget(item))

    def _forget(self, item: ChangeItem) -> None:
        if item in self.changes:
            self.changes.remove(item)
            self._scene.removeItem(item)


def _beside_pool(plan: Plan, seat: int) -> QPointF:
    """Where a change of pool stands: over the beads of a large pool; under a small one, so that its number is read."""
    area = plan.areas[seat]
    if area.shape == "wide":
        return area.pool.center()
    if area.shape == "strip":
        return area.header.center()
    return QPointF(area.pool.center().x(), area.pool.bottom() + plan.text * 1.7)


def _deed(scene: TableScene, table: Table, action: Action) -> str:
    """What is done: the card by which it is done, or the rulebook's word."""
    card = table.copies.get(action.card)
    return scene.session.name(card.card) if card is not None and card.card else game_word(action.kind)


def _to_pool(plan: Plan, seat: int, start: tuple[float, float]) -> tuple[float, float]:
    """Where an arrow at a pool ends: before it, so that its number can be read."""
    area = plan.areas[seat]
    if area.shape == "strip":
        centre = area.header.center()
        return centre.x(), centre.y()
    pool, (x, y) = area.pool, start
    from_x, from_y = x - pool.center().x(), y - pool.center().y()
    far = math.hypot(from_x, from_y)
    # The bow comes in from the side: the line to its control point is what it ends along.
    side_x, side_y = from_x / 2 + from_y * BEND, from_y / 2 - from_x * BEND
    long = math.hypot(side_x, side_y)
    if far < 1 or long < 1:
        return pool.center().x(), pool.center().y()
    half = min(
        abs(pool.width() / 2 * long / side_x) if side_x else math.inf,
        abs(pool.height() / 2 * long / side_y) if side_y else math.inf,
    )
    away = min(half, max(pool.width(), pool.height()) / 2) + 3
    return pool.center().x() + side_x / long * away, pool.center().y() + side_y / long * away


def courses_of(scene: TableScene, table: Table) -> Iterator[Course]:
    """The arrows that the table's public state calls for."""
    action, combat = table.action, table.combat

    def at(copy: int) -> tuple[float, float] | None:
        spot = scene.spot_of(copy)
        return (spot.x, spot.y) if spot is not None else None

    if combat is not None:
        one, other = at(combat.acting.minion), at(combat.opposing.minion)
        if one is not None and other is not None:
            yield Course(
                one, other, tr("round {round} · {range}", round=combat.round, range=game_word(combat.range)), "fights"
            )
        return
    start = at(action.minion) if action is not None else None
    if action is None or start is None:
        return
    words = tr("bleed {bleed}", bleed=action.bleeds_for) if action.kind == "bleed" else _deed(scene, table, action)
    words += " · " + tr("stealth {stealth}", stealth=action.stealth) if action.stealth else ""
    found = False
    for target in action.targets:
        end = at(target)
        if end is not None and target != action.minion:
            found = True
            yield Course(start, end, words, "acts")
    for seat in () if found else action.seats:
        if seat != action.seat and seat in scene.plan.areas:
            found = True
            yield Course(start, _to_pool(scene.plan, seat, start), words, "acts")
    if not found and table.referendum is None:
        # At the upper edge of who acts, whether upright or locked: what is on the card can be read.
        spot = scene.spot_of(action.minion)
        above = (start[0], start[1] - (spot.width * UPPER if spot is not None else 0.0))
        yield Course(above, above, words, "alone")
    blocker = at(action.blocker) if action.blocker else None
    if blocker is not None:
        said = tr("blocks") if action.step == "blocked" else tr("tries to block")
        yield Course(
            blocker, start, tr("{said} · intercept {intercept}", said=said, intercept=action.intercept), "blocks"
        )
