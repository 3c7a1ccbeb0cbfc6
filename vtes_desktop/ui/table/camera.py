"""Near and far: how the window's eye on the table comes closer and goes back."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsView

from vtes_desktop.ui.table.scene import TableScene

ZOOM_MOST: Final = 6.0
ZOOM_STEP: Final = 1.15
SETTLE_MS: Final = 120
"""How long the eye rests before everything is made sharp."""
CLOSE_UP_MS: Final = 180


class Camera(QObject):
    """Moves a view's transform. Zoom 1 shows the whole table, which always fills the window."""

    closeness = Signal(float)
    """The zoom has changed."""

    def __init__(self, view: QGraphicsView, scene: TableScene) -> None:
        super().__init__(view)
        self._view = view
        self._scene = scene
        self._close: int | None = None
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self.settle)
        self._travel = QVariantAnimation(self)
        self._travel.setDuration(CLOSE_UP_MS)
        self._travel.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._travel.valueChanged.connect(self._show)
        for bar in (view.horizontalScrollBar(), view.verticalScrollBar()):
            bar.valueChanged.connect(self._panned)

    @property
    def zoom(self) -> float:
        """Logical pixels for one scene unit."""
        return self._view.transform().m11()

    @property
    def seen(self) -> QRectF:
        """The part of the scene that is in the window."""
        return self._view.mapToScene(self._view.viewport().rect()).boundingRect()

    @property
    def close_to(self) -> int | None:
        """The seat that was brought close, if any."""
        return self._close

    def set_zoom(self, zoom: float) -> None:
        """Look from nearer or further, keeping what is under the pointer."""
        zoom = _within(zoom)
        if zoom != self.zoom:
            self._travel.stop()
            if zoom == 1.0:
                self._close = None
            self._set(zoom)

    def close_up(self, seat: int | None) -> None:
        """Bring a seat's area close; the same seat again, or None, shows the whole table."""
        area = self._scene.plan.areas.get(seat) if seat is not None else None
        if area is None or self._close == seat:
            self._close = None
            self._go_to(self._view.sceneRect())
            return
        self._close = seat
        rect = area.rect.united(self._scene.plan.hand) if area.own else area.rect
        self._go_to(rect.adjusted(-6, -6, 6, 6))

    def settle(self) -> None:
        """Make what is in the window sharp, now."""
        self._settle.stop()
        self._scene.set_smooth(True)
        self._scene.set_zoom(self.zoom, self._view.devicePixelRatioF(), self.seen)

    def pan(self, step: QPointF) -> None:
        """Move the table under the window."""
        across, down = self._view.horizontalScrollBar(), self._view.verticalScrollBar()
        across.setValue(across.value() - round(step.x()))
        down.setValue(down.value() - round(step.y()))

    def _go_to(self, rect: QRectF) -> None:
        self._travel.stop()
        if not self._scene.session.settings.options.motion:
            self._show(rect)
            return
        self._travel.setStartValue(self.seen)
        self._travel.setEndValue(rect)
        self._travel.start()

    def _show(self, rect: QRectF) -> None:
        window = self._view.viewport().rect()
        zoom = min(window.width() / max(1.0, rect.width()), window.height() / max(1.0, rect.height()))
        self._set(_within(zoom))
        self._view.centerOn(rect.center())

    def _set(self, zoom: float) -> None:
        self._scene.set_smooth(False)
        self._view.setTransform(QTransform.fromScale(zoom, zoom))
        self._settle.start()
        self.closeness.emit(zoom)

    def _panned(self) -> None:
        # What comes into sight close up was not made sharp yet.
        if self.zoom != 1.0:
            self._settle.start()


def _within(zoom: float) -> float:
    """A zoom in the range that there is; exactly 1 where it is nearly that."""
    return 1.0 if zoom < 1.02 else min(ZOOM_MOST, zoom)
