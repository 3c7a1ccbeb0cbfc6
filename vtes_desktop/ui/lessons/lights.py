"""What a lesson points at: rings of gold round cards and places of the table, and round the button to press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from vtes_desktop.ui import theme
from vtes_desktop.ui.lessons.course import YOU
from vtes_desktop.ui.plain import caption
from vtes_desktop.ui.table.page import TablePage

LOOK_MS: Final = 200
"""How often it is looked where the things are: cards move, and buttons come."""


class _Ring(QWidget):
    """A ring over whatever lies there; the pointer goes through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        painter.setPen(QPen(QColor(theme.GROUND), 6))
        painter.drawRoundedRect(rect, 9, 9)
        painter.setPen(QPen(QColor(theme.GOLD_BRIGHT), 3, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(rect, 9, 9)


class Lights(QObject):
    """Keeps rings round what is to be seen."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._rings: list[_Ring] = []
        self.names: Sequence[str] = ()
        self.answer = ""
        """The caption of the button to press; empty for none."""
        self._looking = QTimer(self)
        self._looking.setInterval(LOOK_MS)
        self._looking.timeout.connect(self.look)
        self._looking.start()

    def show(self, names: Sequence[str], answer: str = "") -> None:
        """Light these cards and places, and the button that says `answer`."""
        self.names, self.answer = names, answer
        self.look()

    def places(self) -> list[QRect]:
        """Where the rings are, in the page's coordinates."""
        found = [place for name in self.names if (place := self._place(name)) is not None]
        button = self._button()
        if button is not None:
            corner = button.mapTo(self._page, QPoint(0, 0))
            found.append(QRect(corner, button.size()).adjusted(-6, -6, 6, 6))
        return found

    def look(self) -> None:
        """Put the rings where the things are now."""
        places = self.places() if self._page.isVisible() else []
        while len(self._rings) < len(places):
            self._rings.append(_Ring(self._page))
        for number, ring in enumerate(self._rings):
            if number >= len(places):
                ring.hide()
                continue
            if ring.geometry() != places[number]:
                ring.setGeometry(places[number])
            if ring.isHidden():
                ring.show()
                ring.raise_()

    def _button(self) -> QAbstractButton | None:
        wanted = (self.answer, caption(self.answer))
        if not self.answer:
            return None
        buttons = [button for button in self._page.view.findChildren(QAbstractButton) if button.isVisible()]
        # Long words are cut short on it, and heard in full.
        return next((each for each in buttons if each.accessibleName() in wanted or each.text() in wanted), None)

    def _place(self, name: str) -> QRect | None:
        """Where a card of that name, or a place, is on the page."""
        page = self._page
        scene, plan = page.scene, page.scene.plan
        rect: QRectF | None = None
        zone = plan.areas[YOU].zones.get(name) if YOU in plan.areas else None
        if name == "pool" and YOU in scene.furniture.pools:
            rect = scene.furniture.pools[YOU].rect
        elif name == "bank":
            rect = plan.bank
        elif name == "edge":
            rect = scene.furniture.edge.rect
        elif name == "hand":
            rect = plan.hand
        elif zone is not None:
            rect = zone.rect
        else:
            for copy, item in scene.cards.items():
                state = scene.copy(copy)
                card = page.session.card(state) if state is not None else None
                if card is not None and card.display_name == name:
                    rect = item.edge()
                    break
        if rect is None or rect.isEmpty():
            return None
        shown = page.view.mapFromScene(rect).boundingRect().intersected(page.view.viewport().rect())
        corner = page.view.viewport().mapTo(page, shown.topLeft())
        return QRect(corner, shown.size()).adjusted(-7, -7, 7, 7)
