"""The curtain that falls between two people at one desktop: the table is not seen until the next one lifts it."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip, QWidget

from vtes_desktop.ui import theme
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.table.overlay import Overlay
from vtes_desktop.ui.table.session import Session

LIFT_MS: Final = 200
GUARD: Final = 0.4
"""Seconds during which a key does not lift it: it may have been meant for what was there before."""
_DARK: Final = "#2a0709"
_CLOTH: Final = "#7d1319"
_LIGHT: Final = "#a3222a"


class Curtain(Overlay):
    """Hides the table until the next person says that it is hers to see.

    While it is down it takes every key and every click. Space, Enter or the button lift it and let that seat look; Esc
    lifts it for who looked before.

    :param monotonic: seconds that only ever grow; given by tests.
    """

    lifted = Signal(int)
    """This seat looks now."""

    def __init__(self, session: Session, parent: QWidget, monotonic: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self.session = session
        self._monotonic = monotonic
        self._fell = -GUARD
        self.seat = session.viewer
        """For whom the curtain is down."""
        self._height = 1.0
        """How much of it hangs down: 1 all, 0 none."""
        self._cloth = QPixmap()
        self.setProperty("panel", None)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.button = QPushButton(tr("Lift the curtain"), self)
        self.button.setProperty("tone", "gold")
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.clicked.connect(self.lift)
        self._lifting = QVariantAnimation(self)
        self._lifting.setStartValue(1.0)
        self._lifting.setEndValue(0.0)
        self._lifting.setDuration(LIFT_MS)
        self._lifting.setEasingCurve(QEasingCurve.Type.InCubic)
        self._lifting.valueChanged.connect(self._move)
        self._lifting.finished.connect(self.close_panel)

    @property
    def down(self) -> bool:
        """Whether it hides the table."""
        return not self.isHidden() and self._lifting.state() != QVariantAnimation.State.Running

    def fall(self, seat: int) -> None:
        """Hide the table at once; lifting it lets `seat` look."""
        self.seat = seat
        self._lifting.stop()
        self._height = 1.0
        self._fell = self._monotonic()
        QToolTip.hideText()
        if (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        name = self.session.table.seats[seat].name
        self.setAccessibleName(tr("{name}, this is for you. Press Space to lift the curtain.", name=name))
        self.button.setAccessibleName(tr("Lift the curtain for {name}", name=name))
        self.button.show()
        self.open()
        self.repaint()

    def lift(self) -> None:
        """Let the seat look, and take the curtain away."""
        if self.down:
            # The table behind is already the next one's when the first of it shows.
            self.session.look(self.seat)
            self.lifted.emit(self.seat)
            self._rise()

    def go_back(self) -> None:
        """Take the curtain away for who looked before."""
        if self.down:
            self._rise()

    def _rise(self) -> None:
        self.button.hide()
        if self.session.settings.options.motion:
            self._lifting.start()
        else:
            self.close_panel()

    def _move(self, height: float) -> None:
        self._height = height
        self.update()

    # -- keeping everything from the table ---------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Let no shortcut through, whatever its keys."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter lift it, Esc goes back; nothing else does anything, nor the key that ends a phase."""
        event.accept()
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if held or event.isAutoRepeat() or self._monotonic() - self._fell < GUARD:
            return
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.lift()
        elif event.key() == Qt.Key.Key_Escape:
            self.go_back()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: ARG002 - Qt's signature
        """The focus stays here."""
        return True

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Nothing to scroll."""
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the click, and the focus with it."""
        self.setFocus()
        event.accept()

    # -- how it looks ------------------------------------------------------------------------------------------------

    def place(self) -> None:
        """All of the page."""
        self.setGeometry(self.ground)
        scale = self.session.settings.options.text_scale
        self.button.adjustSize()
        self.button.move(
            (self.width() - self.button.width()) // 2, round(self.height() / 2 + theme.BASE_PX * scale * 3.2)
        )

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the cloth, as far as it hangs down, and for whom it hangs."""
        if self._cloth.deviceIndependentSize().toSize() != self.size():
            self._cloth = self._weave()
        painter = QPainter(self)
        painter.drawPixmap(QPointF(0, -self.height() * (1 - self._height)), self._cloth)
        if self._height == 1.0:
            self._write(painter)

    def _write(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        scale = self.session.settings.options.text_scale
        px = theme.BASE_PX * scale
        middle = self.height() / 2
        seats = self.session.table.seats
        words = tr("{name}, this is for you", name=seats[self.seat].name)
        large = px * 3.4
        font = theme.serif(large)
        painter.setFont(font)
        wide = painter.fontMetrics().horizontalAdvance(words)
        if wide > self.width() * 0.86:
            large *= self.width() * 0.86 / wide
            painter.setFont(theme.serif(large))
        place = QRectF(0, middle - px * 5 - large / 2, self.width(), large * 1.6)
        painter.setPen(QColor(0, 0, 0, 170))
        painter.drawText(place.translated(0, 2), Qt.AlignmentFlag.AlignCenter, words)
        painter.setPen(QColor(theme.printed("GOLD_BRIGHT")))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)
        painter.setFont(theme.sans(px * 1.1))
        painter.setPen(QColor("#f0dcc6"))
        below = QRectF(0, place.bottom() + px * 0.4, self.width(), px * 2)
        back = seats[self.session.viewer].name
        hint = tr("Press Space when nobody else is looking.")
        if self.seat != self.session.viewer:
            hint += " " + tr("Esc goes back to {back}.", back=back)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, hint)

    def _weave(self) -> QPixmap:
        """The cloth, painted once for a size: folds, a valance above, fringes of gold."""
        dpr = self.devicePixelRatioF()
        cloth = QPixmap(round(self.width() * dpr), round(self.height() * dpr))
        cloth.setDevicePixelRatio(dpr)
        cloth.fill(QColor(_DARK))
        painter = QPainter(cloth)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, tall = float(self.width()), float(self.height())
        folds = max(8, round(wide / 92))
        step = wide / folds
        for number in range(folds):
            # No two folds alike, the same each time.
            lean = math.sin(number * 2.4) * 0.16
            fold = QLinearGradient(number * step, 0, (number + 1) * step, 0)
            fold.setColorAt(0, QColor(_DARK))
            fold.setColorAt(0.34 + lean, QColor(_CLOTH))
            fold.setColorAt(0.52 + lean, QColor(_LIGHT))
            fold.setColorAt(0.72 + lean, QColor(_CLOTH))
            fold.setColorAt(1, QColor(_DARK))
            painter.fillRect(QRectF(number * step, 0, step + 1, tall), fold)
        dusk = QLinearGradient(0, 0, 0, tall)
        for at, alpha in ((0.0, 150), (0.3, 20), (0.62, 30), (1.0, 175)):
            dusk.setColorAt(at, QColor(8, 2, 2, alpha))
        painter.fillRect(QRectF(0, 0, wide, tall), dusk)
        self._paint_hem(painter, wide, tall)
        self._paint_valance(painter, wide, min(tall * 0.13, 130.0), folds)
        painter.end()
        return cloth

    @staticmethod
    def _paint_hem(painter: QPainter, wide: float, tall: float) -> None:
        hem = QLinearGradient(0, tall - 26, 0, tall - 12)
        hem.setColorAt(0, QColor(theme.printed("GOLD_BRIGHT")))
        hem.setColorAt(1, QColor(theme.AMBER))
        painter.fillRect(QRectF(0, tall - 26, wide, 8), hem)
        painter.setPen(QPen(QColor(theme.printed("GOLD")), 1.4))
        for number in range(round(wide / 5) + 1):
            painter.drawLine(QPointF(number * 5.0, tall - 18), QPointF(number * 5.0, tall - 3))

    @staticmethod
    def _paint_valance(painter: QPainter, wide: float, tall: float, folds: int) -> None:
        """Swags across the top, each with its shadow, a gold edge and a tassel between two."""
        swags = max(4, folds // 2)
        step = wide / swags
        for number in range(swags):
            left = number * step
            swag = QPainterPath(QPointF(left, 0))
            swag.lineTo(left, tall * 0.45)
            swag.cubicTo(left + step * 0.25, tall * 1.12, left + step * 0.75, tall * 1.12, left + step, tall * 0.45)
            swag.lineTo(left + step, 0)
            swag.closeSubpath()
            painter.fillPath(swag.translated(0, 7), QColor(0, 0, 0, 120))
            shade = QLinearGradient(left, 0, left + step, 0)
            shade.setColorAt(0, QColor("#3c0a0d"))
            shade.setColorAt(0.5, QColor("#93202a"))
            shade.setColorAt(1, QColor("#3c0a0d"))
            painter.fillPath(swag, shade)
            edge = QPainterPath(QPointF(left, tall * 0.45))
            edge.cubicTo(left + step * 0.25, tall * 1.12, left + step * 0.75, tall * 1.12, left + step, tall * 0.45)
            painter.setPen(QPen(QColor(theme.printed("GOLD")), 3))
            painter.drawPath(edge)
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(swags + 1):
            top = QPointF(number * step, tall * 0.42)
            painter.setBrush(QColor(theme.printed("GOLD_BRIGHT")))
            painter.drawEllipse(top, 5, 5)
            painter.setBrush(QColor(theme.printed("GOLD")))
            painter.drawPolygon(
                [top + QPointF(-3, 4), top + QPointF(3, 4), top + QPointF(6, 22), top + QPointF(-6, 22)]
            )
        bar = QLinearGradient(0, 0, 0, 9)
        bar.setColorAt(0, QColor(theme.AMBER))
        bar.setColorAt(0.5, QColor(theme.printed("GOLD_BRIGHT")))
        bar.setColorAt(1, QColor("#4d3a16"))
        painter.fillRect(QRectF(0, 0, wide, 9), bar)
