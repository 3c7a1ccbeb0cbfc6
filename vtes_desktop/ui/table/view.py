"""The view: the window's eye on the scene, and where the mouse comes in."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QMimeData, QPointF, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QContextMenuEvent,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView

from vtes_desktop.play import requests as r
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.table import Place
from vtes_desktop.ui.table.drops import Cards, request_for
from vtes_desktop.ui.table.gestures import (
    CarryCards,
    CarryTokens,
    Gesture,
    PointAt,
    RubberBand,
    carry_pile_card,
    carry_top,
    far_enough,
    show_target,
    target_at,
    tokens_from,
)
from vtes_desktop.ui.table.items import CardItem, PileItem
from vtes_desktop.ui.table.scene import TableScene
from vtes_desktop.ui.table.session import Hover, Session
from vtes_desktop.ui.table.words import described

ZOOM_MOST: Final = 6.0
ZOOM_STEP: Final = 1.15
SETTLE_MS: Final = 120
CLOSE_UP_MS: Final = 180
COPIES: Final = "application/x-vtes-copies"
"""The drag of cards out of a panel: a JSON list of ids."""

ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}

Begin = Callable[[QPointF], Gesture | None]


class TableView(QGraphicsView):
    """Shows the scene, closer or further, and turns mouse and wheel into gestures."""

    menu_wanted = Signal(object, object)
    """A context menu is wanted at a global position, for a point of the scene."""
    closeness = Signal(float)
    """The zoom has changed."""

    def __init__(self, session: Session, scene: TableScene) -> None:
        super().__init__(scene)
        self._session = session
        self._scene = scene
        self._gesture: Gesture | None = None
        self._pressed: tuple[QPointF, QPointF, Begin] | None = None
        """Where in the viewport and in the scene a button went down, and what a drag from there begins."""
        self._pan: QPointF | None = None
        self._hover = Hover()
        self._close: int | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("The table")
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self._settled)
        self._travel = QVariantAnimation(self)
        self._travel.setDuration(CLOSE_UP_MS)
        self._travel.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._travel.valueChanged.connect(self._show_rect)

    # -- near and far -----------------------------------------------------------------------------------------------

    @property
    def zoom(self) -> float:
        """Pixels for one scene unit: 1 shows the whole table."""
        return self.transform().m11()

    def set_zoom(self, zoom: float) -> None:
        """Look from nearer or further, keeping what is under the pointer."""
        zoom = min(ZOOM_MOST, max(1.0, zoom))
        if zoom == self.zoom:
            return
        self._scene.set_smooth(False)
        self.setTransform(QTransform.fromScale(zoom, zoom))
        if zoom == 1.0:
            self._close = None
        self._settle.start()
        self.closeness.emit(zoom)

    def close_up(self, seat: int | None) -> None:
        """Bring a seat's area close; the same seat again, or None, shows the whole table."""
        area = self._scene.plan.areas.get(seat) if seat is not None else None
        if area is None or self._close == seat:
            self._close = None
            self._go_to(self.sceneRect())
            return
        self._close = seat
        rect = area.rect.united(self._scene.plan.hand) if area.own else area.rect
        self._go_to(rect.adjusted(-6, -6, 6, 6))

    def _go_to(self, rect: QRectF) -> None:
        seen = self.mapToScene(self.viewport().rect()).boundingRect()
        if not self._session.settings.options.motion:
            self._show_rect(rect)
            return
        self._travel.stop()
        self._travel.setStartValue(seen)
        self._travel.setEndValue(rect)
        self._travel.start()

    def _show_rect(self, rect: QRectF) -> None:
        view = self.viewport().rect()
        zoom = min(view.width() / max(1.0, rect.width()), view.height() / max(1.0, rect.height()))
        zoom = min(ZOOM_MOST, max(1.0, zoom))
        self._scene.set_smooth(False)
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self.centerOn(rect.center())
        self._settle.start()
        self.closeness.emit(zoom)

    def _settled(self) -> None:
        self._scene.set_smooth(True)
        self._scene.set_zoom(self.zoom, self.devicePixelRatioF())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Lay the table out for the new size."""
        super().resizeEvent(event)
        size = self.viewport().size()
        if size.width() > 50 and size.height() > 50:
            self._scene.set_size(size.width(), size.height())
            self._scene.set_zoom(self.zoom, self.devicePixelRatioF())

    # -- the mouse --------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Something may begin."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan = event.position()
            return
        if event.button() != Qt.MouseButton.LeftButton or self._gesture is not None:
            return
        point = self.mapToScene(event.position().toPoint())
        begin = self._beginning(point, event.modifiers())
        if begin is not None:
            self._pressed = event.position(), point, begin

    def _beginning(self, point: QPointF, modifiers: Qt.KeyboardModifier) -> Begin | None:
        """What a drag from a point begins; a plain press chooses the card that is there."""
        scene = self._scene
        item = scene.card_at(point)
        if item is not None:
            return self._card_pressed(item, point, modifiers)
        pool = scene.pool_at(point)
        if pool is not None:
            purse = Purse("pool", pool.seat)
            return lambda at: tokens_from(scene, purse, at, modifiers)
        if scene.bank.rect.contains(point):
            return lambda at: tokens_from(scene, BANK, at, modifiers)
        pile = scene.pile_at(point)
        if pile is not None and pile.count:
            return lambda at: self._pile_dragged(pile, at)
        add = bool(modifiers & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier))
        if not add:
            scene.select(())
        return lambda _: RubberBand(scene, point, add=add)

    def _card_pressed(self, item: CardItem, point: QPointF, modifiers: Qt.KeyboardModifier) -> Begin:
        scene = self._scene
        copy = scene.copy(item.copy)
        if modifiers & Qt.KeyboardModifier.AltModifier:
            return lambda _: PointAt(scene, item)
        if copy is not None and copy.blood and item.corner(point):
            return lambda at: tokens_from(scene, Purse("card", item.copy), at, modifiers)
        if modifiers & Qt.KeyboardModifier.ControlModifier:
            scene.select(scene.selection ^ {item.copy})
        elif item.copy not in scene.selection:
            scene.select((item.copy,))
        return lambda at: CarryCards(scene, self._carried(item), at)

    def _carried(self, item: CardItem) -> list[CardItem]:
        """The pressed card first, then the others chosen, from left to right."""
        others = [self._scene.cards[i] for i in self._scene.selection if i != item.copy and i in self._scene.cards]
        return [item, *sorted(others, key=lambda other: (other.y(), other.x()))]

    def _pile_dragged(self, pile: PileItem, point: QPointF) -> Gesture | None:
        ids = self._session.table.pile(pile.seat, pile.region)
        if pile.deck is not None:
            return carry_top(self._scene, pile.seat, pile.deck, point)
        return carry_pile_card(self._scene, pile.seat, pile.region, ids[-1], point) if ids else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """A gesture goes on, begins, or the pointer only passes over."""
        if self._pan is not None:
            step = event.position() - self._pan
            self._pan = event.position()
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - round(step.x()))
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() - round(step.y()))
            return
        point = self.mapToScene(event.position().toPoint())
        if self._gesture is not None:
            self._gesture.move(point)
        elif self._pressed is not None:
            start, where, begin = self._pressed
            if far_enough(start, event.position()):
                self._pressed = None
                self._gesture = begin(where)
                if self._gesture is not None:
                    self._gesture.move(point)
        else:
            self._pass_over(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """A gesture ends, or it was a plain click."""
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan = None
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        point = self.mapToScene(event.position().toPoint())
        pressed, self._pressed = self._pressed, None
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.end(point)
        elif pressed is not None:
            self._clicked(point, event.modifiers())

    def _clicked(self, point: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        scene = self._scene
        item = scene.card_at(point)
        if item is not None:
            if not modifiers & Qt.KeyboardModifier.ControlModifier:
                scene.select((item.copy,))
            return
        for seat, area in scene.plan.areas.items():
            if area.header.contains(point) and scene.pool_at(point) is None:
                self.close_up(seat)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """The most usual thing to do with what is there."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        point = self.mapToScene(event.position().toPoint())
        self._pressed = None
        item = self._scene.card_at(point)
        if item is not None:
            self._card_opened(item)
            return
        pile = self._scene.pile_at(point)
        if pile is not None:
            self._pile_opened(pile)

    def _card_opened(self, item: CardItem) -> None:
        session, copy = self._session, self._scene.copy(item.copy)
        if copy is None:
            return
        actor = session.acting(copy)
        region = session.table.region_of(copy)
        if region.name == "hand":
            session.ask(r.Play(copy.id), actor)
        elif region.name == "uncontrolled":
            session.ask(r.Put((copy.id,), Place(copy.controller, "ready")), actor)
        elif region.in_play:
            session.ask(r.LockCards((copy.id,), not copy.locked), actor)

    def _pile_opened(self, pile: PileItem) -> None:
        session = self._session
        actor = session.acting(owner=pile.seat)
        if pile.deck is not None:
            if actor == pile.seat:
                session.ask(r.Draw(pile.deck), actor)
        else:
            session.browse.emit(pile.seat, pile.region)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """A menu for what is under the pointer."""
        if self._gesture is None:
            self.menu_wanted.emit(event.globalPos(), self.mapToScene(event.pos()))

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """More or fewer counters held, blood on the card under the pointer, or nearer and further."""
        steps = 1 if event.angleDelta().y() > 0 else -1 if event.angleDelta().y() < 0 else 0
        event.accept()
        if not steps:
            return
        if self._gesture is not None:
            self._gesture.turn(steps)
            return
        point = self.mapToScene(event.position().toPoint())
        item = self._scene.card_at(point)
        if item is not None and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.change_blood(item.copy, steps)
            return
        self.set_zoom(self.zoom * (ZOOM_STEP if steps > 0 else 1 / ZOOM_STEP))

    def change_blood(self, copy: int, by: int) -> None:
        """Add blood from the bank to a card, or burn it there."""
        state = self._scene.copy(copy)
        if state is None or not self._session.table.region_of(state).tracked:
            return
        purse = Purse("card", copy)
        request = r.Blood(BANK, purse, by) if by > 0 else r.Blood(purse, BANK, -by)
        self._session.ask(request, self._session.acting(state))

    def _pass_over(self, point: QPointF) -> None:
        item = self._scene.card_at(point)
        hover = Hover()
        in_hand = fanned = 0
        if item is not None:
            copy = self._scene.copy(item.copy)
            if copy is not None:
                hover = Hover(copy.card, copy.id)
                if copy.place.region == "hand" and self._scene.plan.hand.contains(point):
                    in_hand = copy.id
                bearer = self._session.table.root(copy)
                fanned = bearer.id if bearer.attached else 0
        elif (pile := self._scene.pile_at(point)) is not None and pile.top is not None and pile.top.card is not None:
            hover = Hover(pile.top.card.id)
        self._scene.raise_card(in_hand)
        self._scene.fan_out(fanned)
        if hover != self._hover:
            self._hover = hover
            self._session.hovered.emit(hover)

    @property
    def hovered(self) -> int:
        """The copy under the pointer, or 0."""
        return self._hover.copy

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """The pointer went elsewhere."""
        super().leaveEvent(event)
        self._scene.raise_card(0)
        self._scene.fan_out(0)

    def hold(self, amount: int) -> bool:
        """Hold so many counters; False when none are held."""
        if not isinstance(self._gesture, CarryTokens):
            return False
        self._gesture.set_amount(amount)
        return True

    def cancel(self) -> bool:
        """Give up what the hand is doing; False when it was doing nothing."""
        gesture, self._gesture, self._pressed = self._gesture, None, None
        if gesture is not None:
            gesture.cancel()
        return gesture is not None

    # -- the keyboard -----------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """The arrow keys go from card to card; whoever listens hears its name."""
        step = ARROWS.get(Qt.Key(event.key()))
        if step is None or self._gesture is not None:
            super().keyPressEvent(event)
            return
        item = self._scene.neighbour(QPointF(*step))
        if item is None:
            return
        self._scene.select((item.copy,))
        self.ensureVisible(item, 30, 30)
        copy = self._scene.copy(item.copy)
        if copy is not None:
            self._hover = Hover(copy.card, copy.id)
            self._session.hovered.emit(self._hover)
            self._tell(described(self._session.table, copy, self._session.card(copy)))

    def _tell(self, sentence: str) -> None:
        """Have a screen reader say something."""
        self.setAccessibleDescription(sentence)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))

    # -- cards dragged out of a panel -------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        """Cards of a panel may be dropped here."""
        if event.mimeData().hasFormat(COPIES):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:  # noqa: N802
        """Show where they would drop."""
        held = self._dragged(event.mimeData())
        if held is not None:
            point = self.mapToScene(event.position().toPoint())
            show_target(self._scene, held, target_at(self._scene, held, point))
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QEvent) -> None:  # noqa: ARG002, N802
        """They were taken elsewhere."""
        show_target(self._scene, Cards(()), None)

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        """Drop them."""
        held = self._dragged(event.mimeData())
        show_target(self._scene, Cards(()), None)
        if held is None:
            return
        target = target_at(self._scene, held, self.mapToScene(event.position().toPoint()))
        request = request_for(self._session.table, held, target) if target is not None else None
        if request is not None:
            self._session.ask(request, self._session.acting(self._scene.copy(held.ids[0])))
            event.acceptProposedAction()

    def _dragged(self, data: QMimeData) -> Cards | None:
        if not data.hasFormat(COPIES):
            return None
        try:
            ids = json.loads(bytes(data.data(COPIES).data()))
        except ValueError:
            return None
        known = self._session.table.copies
        if not isinstance(ids, list) or not ids or not all(isinstance(i, int) and i in known for i in ids):
            return None
        return Cards(tuple(ids))
