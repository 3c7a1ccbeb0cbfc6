"""The transfers left in an influence phase, as dots that can be clicked to correct them (rulebook sec. 7)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from vtes_desktop.play import requests as r
from vtes_desktop.rules.editions.edition import edition_of
from vtes_desktop.ui import theme
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.table.session import Session


class TransferDots(QWidget):
    """Full dots are transfers left; a click on a dot says how many there are, the arrow keys change them by one."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        if session.game.dots:
            self.setToolTip(tr("Transfers left. Click a dot to correct them."))

    @property
    def left(self) -> int:
        """Transfers left."""
        return self._session.table.tally.get("transfers", 0)

    @property
    def total(self) -> int:
        """How many the turn began with, or more when there are more."""
        if not self._session.game.dots:
            return 0
        table = self._session.table
        return max(edition_of(table.edition).transfers_of(table.turn), self.left)

    def refresh(self) -> None:
        """Show them as they are now; nothing outside the influence phase."""
        self.setVisible(self._session.game.dots and self._session.table.phase == "influence")
        if not self._session.game.dots:
            return
        self.setAccessibleName(tr("Transfers: {left} of {total} left", left=self.left, total=self.total))
        self.updateGeometry()
        self.update()

    def correct(self, left: int) -> None:
        """Say how many there are."""
        self._session.ask(r.Transfers(max(0, min(40, left))), self._session.acting(owner=self._session.table.active))

    @property
    def _dot(self) -> float:
        """The side of a dot's square."""
        return theme.BASE_PX * self._session.settings.options.text_scale * 1.15

    def sizeHint(self) -> QSize:
        """Room for all dots."""
        return QSize(round(self._dot * min(self.total, 12)) + 8, round(self._dot * 1.5))

    def minimumSizeHint(self) -> QSize:
        """The dots can't be made smaller."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the dots, and a line round them when they have the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self._dot * 0.34
        for number in range(min(self.total, 12)):
            centre = QPointF(4 + self._dot * (number + 0.5), self.height() / 2)
            painter.setPen(QPen(QColor(theme.GOLD), 1.5))
            painter.setBrush(QColor(theme.GOLD) if number < self.left else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, radius, radius)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.GOLD_BRIGHT), 1))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the last full dot empties it; on another, that many are left."""
        number = int((event.position().x() - 4) // self._dot) + 1
        number = max(1, min(self.total, number))
        self.correct(number - 1 if number == self.left else number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys change them by one."""
        if event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Up):
            self.correct(self.left + 1)
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Down) and self.left:
            self.correct(self.left - 1)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that it has the focus."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that it has lost the focus."""
        super().focusOutEvent(event)
        self.update()
