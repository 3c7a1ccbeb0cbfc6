"""Sitting at a table page with mouse and keyboard: what the tests of the scene do with their hands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from vtes_desktop.play import requests as r
from vtes_desktop.table.table import Copy, Place, Table
from vtes_desktop.ui.faces import ASPECT
from vtes_desktop.ui.table.page import TablePage
from vtes_desktop.ui.table.scene import TableScene
from vtes_desktop.ui.table.session import Session

LEFT = Qt.MouseButton.LeftButton
NOTHING = Qt.KeyboardModifier.NoModifier
NOTCH = 120


def agree(session: Session) -> None:
    """All who are asked for leave agree."""
    assert session.host is not None
    for client in list(session.clients.values()):
        for ask in client.asks:
            if ask.waits_for(client.seat):
                assert session.host.submit(client.seat, r.Answer(ask.number, True)).accepted


class AtTable:
    """A page that is shown, and somebody's hands on it."""

    def __init__(
        self, qtbot: QtBot, session: Session, size: tuple[int, int] = (1600, 900), page: TablePage | None = None
    ) -> None:
        self.qtbot = qtbot
        self.session = session
        self.refusals: list[str] = []
        session.refused.connect(self.refusals.append)
        self.page = page or TablePage(session)
        if page is None:
            qtbot.addWidget(self.page, before_close_func=_stop_painting)
            self.page.resize(*size)
            self.page.show()
        qtbot.waitExposed(self.page)
        self.page.activateWindow()
        self.page.view.setFocus()
        self.settle()

    # -- what there is ------------------------------------------------------------------------------------------------

    @property
    def scene(self) -> TableScene:
        return self.page.scene

    @property
    def table(self) -> Table:
        """The mirror of who is looking."""
        return self.session.table

    @property
    def host_table(self) -> Table:
        """The true table."""
        assert self.session.host is not None
        return self.session.host.table

    @property
    def lines(self) -> int:
        """How many requests the host has accepted."""
        assert self.session.host is not None
        return len(self.session.host.lines)

    def pile(self, region: str, seat: int | None = None) -> list[int]:
        return self.table.pile(self.session.viewer if seat is None else seat, region)

    def copy(self, copy: int) -> Copy:
        return self.table.copies[copy]

    def settle(self) -> None:
        """Wait until every card lies still and is painted."""
        self.qtbot.waitUntil(lambda: self.scene.settled)

    # -- preparing a table --------------------------------------------------------------------------------------------

    def agree(self) -> None:
        """All others agree to what is asked."""
        agree(self.session)

    def ask(self, request: r.Request, seat: int | None = None) -> None:
        """Have a seat do something that is not what the test is about; the others agree."""
        before = len(self.refusals)
        self.session.ask(request, seat)
        self.agree()
        assert len(self.refusals) == before, self.refusals[before:]

    def ready(self, count: int = 1, seat: int | None = None) -> list[int]:
        """Bring the first vampires of the uncontrolled region into play, and return them."""
        seat = self.session.viewer if seat is None else seat
        ids = tuple(self.session.clients[seat].table.pile(seat, "uncontrolled")[:count])
        self.ask(r.Put(ids, Place(seat, "ready")), seat)
        self.settle()
        return list(ids)

    # -- where things are ---------------------------------------------------------------------------------------------

    def at(self, point: QPointF) -> QPoint:
        """A point of the scene in the window."""
        return self.page.view.mapFromScene(point)

    def card(self, copy: int) -> QPointF:
        """Where one takes hold of a card: near its top, which is always in sight and away from its blood."""
        item = self.scene.cards[copy]
        return item.mapToScene(QPointF(item.boundingRect().center().x(), -item.boundingRect().height() * 0.3))

    def blood_of(self, copy: int) -> QPointF:
        """The counters on a card."""
        item = self.scene.cards[copy]
        width = item.spot.width / item.scale()
        return item.mapToScene(QPointF(width * 0.32, width * (ASPECT / 2 - 0.18)))

    def pool(self, seat: int | None = None) -> QPointF:
        return self.scene.furniture.pools[self.session.viewer if seat is None else seat].rect.center()

    def bank(self) -> QPointF:
        rect = self.scene.plan.bank
        return QPointF(rect.left() + rect.width() * 0.2, rect.center().y())

    def edge(self) -> QPointF:
        return self.scene.furniture.edge.rect.center()

    def zone(self, region: str, seat: int | None = None) -> QRectF:
        return self.scene.plan.areas[self.session.viewer if seat is None else seat].zones[region].rect

    def free_in(self, region: str, seat: int | None = None) -> QPointF:
        """A point of a region where no card lies: at its right end."""
        rect = self.zone(region, seat)
        point = QPointF(rect.right() - 6, rect.center().y())
        assert self.scene.card_at(point) is None
        return point

    def nowhere(self) -> QPointF:
        """A point that belongs to nothing: between two areas."""
        return QPointF(self.scene.plan.size[0] / 2, self.scene.plan.own.rect.bottom() + 2)

    # -- hands --------------------------------------------------------------------------------------------------------

    def press(self, point: QPointF, modifiers: Qt.KeyboardModifier = NOTHING, button: Qt.MouseButton = LEFT) -> None:
        self.move(point)
        QTest.mousePress(self.page.view.viewport(), button, modifiers, self.at(point))

    def move(self, point: QPointF) -> None:
        QTest.mouseMove(self.page.view.viewport(), self.at(point))

    def let_go(self, point: QPointF, modifiers: Qt.KeyboardModifier = NOTHING) -> None:
        QTest.mouseRelease(self.page.view.viewport(), LEFT, modifiers, self.at(point))

    def hold(self, start: QPointF, *way: QPointF, modifiers: Qt.KeyboardModifier = NOTHING) -> None:
        """Press at a point and move over others, without letting go."""
        self.press(start, modifiers)
        self.move(start + QPointF(6, 6))
        self.move(start + QPointF(14, 14))
        for point in way:
            self.move(point)

    def drag(self, start: QPointF, end: QPointF, modifiers: Qt.KeyboardModifier = NOTHING) -> None:
        """Drag from a point to another, and wait until everything lies still."""
        self.hold(start, (start + end) / 2, end, modifiers=modifiers)
        self.let_go(end)
        self.settle()

    def click(self, point: QPointF, modifiers: Qt.KeyboardModifier = NOTHING) -> None:
        self.move(point)
        QTest.mouseClick(self.page.view.viewport(), LEFT, modifiers, self.at(point))

    def double_click(self, point: QPointF) -> None:
        self.move(point)
        QTest.mouseClick(self.page.view.viewport(), LEFT, NOTHING, self.at(point))
        QTest.mouseDClick(self.page.view.viewport(), LEFT, NOTHING, self.at(point))
        QTest.mouseRelease(self.page.view.viewport(), LEFT, NOTHING, self.at(point))
        self.settle()

    def wheel(self, point: QPointF, turn: int, modifiers: Qt.KeyboardModifier = NOTHING) -> None:
        """Turn the wheel over a point by so many eighths of a degree; up is more."""
        viewport = self.page.view.viewport()
        where = QPointF(self.at(point))
        event = QWheelEvent(
            where,
            QPointF(viewport.mapToGlobal(where.toPoint())),
            QPoint(),
            QPoint(0, turn),
            Qt.MouseButton.NoButton,
            modifiers,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(viewport, event)

    def key(self, *keys: Qt.Key, modifiers: Qt.KeyboardModifier = NOTHING) -> None:
        """Press keys on the table, one after the other."""
        for key in keys:
            QTest.keyClick(self.page.view, key, modifiers)

    def select(self, copies: Sequence[int]) -> None:
        """Choose cards by clicking on them."""
        for number, copy in enumerate(copies):
            self.click(self.card(copy), Qt.KeyboardModifier.ControlModifier if number else NOTHING)
        assert self.scene.selection == set(copies)


def _stop_painting(page: TablePage) -> None:
    page.faces.clear()
    page.faces.wait()


def lift(at: AtTable) -> None:
    """Lift the curtain as the next person would, once it takes keys."""
    curtain = at.page.curtain
    assert curtain.isVisible()
    curtain._monotonic = lambda: curtain._fell + 10  # the guard against keys meant for the table is over
    QTest.keyClick(curtain, Qt.Key.Key_Space)
    at.qtbot.waitUntil(lambda: not curtain.isVisible())
    at.settle()
