"""The view: the window's eye on the scene, where mouse and keyboard come in and become gestures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QContextMenuEvent,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView

from vtes_desktop.play import requests as r
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.table.asks import announce
from vtes_desktop.ui.table.camera import ZOOM_STEP, Camera
from vtes_desktop.ui.table.cursor import WAYS, Cursor, Stop
from vtes_desktop.ui.table.drops import uppermost
from vtes_desktop.ui.table.gestures import (
    CarryEdge,
    CarryTokens,
    Gesture,
    PointAt,
    RubberBand,
    carry,
    carry_pile_card,
    carry_top,
    far_enough,
    tokens_from,
)
from vtes_desktop.ui.table.items import CardItem, PileItem
from vtes_desktop.ui.table.panel_drops import COPIES, PanelDrops
from vtes_desktop.ui.table.scene import TableScene
from vtes_desktop.ui.table.session import Hover, Session

NOTCH: Final = 120
"""What one step of a mouse wheel turns it, in eighths of a degree; a touchpad comes in smaller parts."""

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
Begin = Callable[[QPointF], Gesture | None]
Modifier = Qt.KeyboardModifier


class TableView(QGraphicsView):
    """Shows the scene, closer or further, and turns mouse, wheel and arrow keys into gestures."""

    card_clicked = Signal(int)
    """A card was clicked, without a drag."""
    pool_clicked = Signal(int)
    """A Methuselah's pool was clicked, without a drag."""
    menu_wanted = Signal(object, object)
    """A context menu is wanted at a global position, for a point of the scene."""

    def __init__(self, session: Session, scene: TableScene) -> None:
        super().__init__(scene)
        self._session = session
        self._scene = scene
        self._gesture: Gesture | None = None
        self._pressed: tuple[QPointF, QPointF, Begin] | None = None
        """Where in the viewport and in the scene a button went down, and what a drag from there begins."""
        self._pan: QPointF | None = None
        self._turned = 0
        self._hover = Hover()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        # The scene's ground fills all of it: nothing that lies under the table need be painted first.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("The table"))
        self.camera = Camera(self, scene)
        self.cursor_ = Cursor(scene)
        self._panel = PanelDrops(session, scene)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out for the new size."""
        super().resizeEvent(event)
        size = self.viewport().size()
        if size.width() > 50 and size.height() > 50:
            self._scene.set_size(size.width(), size.height())
            self.camera.settle()
            self.cursor_.follow()

    # -- the mouse --------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Something may begin; what only stands for a moment need not any longer."""
        self._scene.courses.skip()
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan = event.position()
            return
        if event.button() != Qt.MouseButton.LeftButton or self._gesture is not None:
            return
        point = self.mapToScene(event.position().toPoint())
        self._pressed = event.position(), point, self._beginning(point, event.modifiers())

    def _beginning(self, point: QPointF, modifiers: Modifier) -> Begin:
        """What a drag from a point begins; a plain press chooses the card that is there."""
        scene, furniture = self._scene, self._scene.furniture
        if self._session.watches:
            return lambda _: None
        item = scene.card_at(point)
        if item is not None:
            return self._card_pressed(item, point, modifiers)
        if furniture.edge.rect.contains(point):
            return lambda at: CarryEdge(scene, at)
        pool = furniture.pool_at(point)
        if pool is not None:
            purse = Purse("pool", pool.seat)
            return lambda at: tokens_from(scene, purse, at, modifiers)
        if scene.plan.bank.contains(point):
            return lambda at: tokens_from(scene, BANK, at, modifiers)
        pile = furniture.pile_at(point)
        if pile is not None and pile.count:
            return lambda at: self._pile_dragged(pile, at)
        add = bool(modifiers & (Modifier.ControlModifier | Modifier.ShiftModifier))
        if not add:
            scene.select(())
        return lambda _: RubberBand(scene, point, add=add)

    def _card_pressed(self, item: CardItem, point: QPointF, modifiers: Modifier) -> Begin:
        scene = self._scene
        copy = scene.copy(item.copy)
        if modifiers & Modifier.AltModifier:
            return lambda _: PointAt(scene, item)
        if copy is not None and copy.blood and item.corner(point):
            return lambda at: tokens_from(scene, Purse("card", item.copy), at, modifiers)
        if modifiers & Modifier.ControlModifier:
            scene.select(scene.selection ^ {item.copy})
        elif item.copy not in scene.selection:
            scene.select((item.copy,))
        return lambda at: self._cards_dragged(item, at)

    def _cards_dragged(self, item: CardItem, point: QPointF) -> Gesture | None:
        """The pressed card first, then the others chosen, from left to right."""
        scene, table = self._scene, self._session.table
        if item.scene() is not scene:
            return None
        chosen = uppermost(table, {*scene.selection, item.copy})
        pressed = item.copy if item.copy in chosen else table.root(table.copies[item.copy]).id
        items = [scene.cards[i] for i in chosen if i in scene.cards]
        items.sort(key=lambda each: (each.copy != pressed, each.y(), each.x()))
        return carry(scene, items, point)

    def _pile_dragged(self, pile: PileItem, point: QPointF) -> Gesture | None:
        ids = self._session.table.pile(pile.seat, pile.region)
        if not ids:
            return None
        if pile.deck is not None:
            return carry_top(self._scene, pile.seat, pile.deck, point)
        return carry_pile_card(self._scene, pile.seat, pile.region, ids[-1], point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A gesture goes on, begins, or the pointer only passes over."""
        if self._pan is not None:
            self.camera.pan(event.position() - self._pan)
            self._pan = event.position()
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
                    self._scene.raise_card(0)
                    self._scene.fan_out(0)
                    self._gesture.move(point)
        else:
            self._pass_over(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
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
            self._pass_over(point)
        elif pressed is not None:
            self._clicked(point, event.modifiers())

    def _clicked(self, point: QPointF, modifiers: Modifier) -> None:
        scene = self._scene
        item = scene.card_at(point)
        if item is not None:
            if not modifiers & Modifier.ControlModifier:
                scene.select((item.copy,))
                self.card_clicked.emit(item.copy)
            return
        pool = scene.furniture.pool_at(point)
        if pool is not None:
            self.pool_clicked.emit(pool.seat)
            return
        seat = next((seat for seat, area in scene.plan.areas.items() if area.header.contains(point)), None)
        if seat is not None:
            self.camera.close_up(seat)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The most usual thing to do with what is there."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        point = self.mapToScene(event.position().toPoint())
        self._pressed = None
        item = self._scene.card_at(point)
        if item is not None:
            if not self._session.watches:
                self._card_opened(item)
            return
        pile = self._scene.furniture.pile_at(point)
        if pile is not None:
            self._pile_opened(pile)

    def _card_opened(self, item: CardItem) -> None:
        session, copy = self._session, self._scene.copy(item.copy)
        wanted = self._scene.game.card_opened(session, copy) if copy is not None else None
        if wanted is not None:
            session.ask(wanted, session.acting(copy))

    def _pile_opened(self, pile: PileItem) -> None:
        session = self._session
        actor = session.acting(owner=pile.seat)
        if pile.deck is None:
            session.browse.emit(pile.seat, pile.region)
        elif not session.watches:
            wanted = self._scene.game.pile_opened(session, pile, actor)
            if wanted is not None:
                session.ask(wanted, actor)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A menu for what is under the pointer, or from the keyboard for what is chosen."""
        if self._gesture is not None:
            return
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            stop = self.cursor_.at or self.cursor_.enter()
            if stop is not None:
                where = self.viewport().mapToGlobal(self.mapFromScene(stop.centre))
                self.menu_wanted.emit(where, stop.centre)
            return
        self.menu_wanted.emit(event.globalPos(), self.mapToScene(event.pos()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """More or fewer counters held, blood on the card under the pointer, or nearer and further."""
        event.accept()
        self._turned += event.angleDelta().y()
        steps = int(self._turned / NOTCH)
        self._turned -= steps * NOTCH
        if not steps:
            return
        if self._gesture is not None:
            self._gesture.turn(steps)
            return
        item = self._scene.card_at(self.mapToScene(event.position().toPoint()))
        close = bool(event.modifiers() & Modifier.ControlModifier)
        if item is None or close or self._session.watches or not self.change_blood(item.copy, steps):
            self.camera.set_zoom(self.camera.zoom * ZOOM_STEP**steps)

    def change_blood(self, copy: int, by: int) -> bool:
        """Add blood from the bank to a card, or burn it there; False for a card that can't have any."""
        state = self._scene.copy(copy)
        if state is None or not self._session.table.region_of(state).tracked:
            return False
        purse = Purse("card", copy)
        request = r.Blood(BANK, purse, by) if by > 0 else r.Blood(purse, BANK, -by)
        self._session.ask(request, self._session.acting(state))
        return True

    # -- what the pointer rests on ----------------------------------------------------------------------------------

    @property
    def hovered(self) -> int:
        """The copy under the pointer, or 0."""
        return self._hover.copy

    def _pass_over(self, point: QPointF) -> None:
        scene = self._scene
        item = scene.card_at(point)
        hover = Hover()
        in_hand = fanned = 0
        said = ""
        if item is not None:
            copy = scene.copy(item.copy)
            if copy is not None:
                hover = Hover(copy.card, copy.id)
                said = self.cursor_.said(Stop("card", item.edge(), copy.id))
                if copy.place.region == "hand" and copy.place.seat == scene.plan.own.seat:
                    in_hand = copy.id
                bearer = self._session.table.root(copy)
                fanned = bearer.id if bearer.attached else 0
        elif (pile := scene.furniture.pile_at(point)) is not None:
            hover = Hover(pile.top.card.id if pile.top is not None and pile.top.card is not None else 0)
            said = self.cursor_.said(Stop("pile", pile.rect, seat=pile.seat, region=pile.region))
        scene.raise_card(in_hand)
        scene.fan_out(fanned)
        if hover != self._hover:
            self._hover = hover
            self._session.hovered.emit(hover)
        if said and said != self.accessibleDescription():
            self._tell(said)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer went elsewhere."""
        super().leaveEvent(event)
        self._scene.raise_card(0)
        self._scene.fan_out(0)
        # The preview keeps the card; keys go to what is chosen.
        self._hover = Hover(self._hover.card)

    # -- what the hand is doing -------------------------------------------------------------------------------------

    @property
    def gesture(self) -> Gesture | None:
        """What the hand is doing now."""
        return self._gesture

    def point_from(self, copy: int) -> bool:
        """Draw an arrow from a card, without a button held: the next click, or Enter where the keyboard is, ends it.
        False for a card that does not lie there."""
        item = self._scene.cards.get(copy)
        if item is None or self._session.watches:
            return False
        self.cancel()
        self._gesture = PointAt(self._scene, item)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow keys go from thing to thing, with Shift they choose more; digits say how many counters are held."""
        text = event.text()
        if len(text) == 1 and text in "123456789" and self.hold(int(text)):
            return
        pointing = self._gesture if isinstance(self._gesture, PointAt) else None
        if pointing is not None and event.key() in ENTER:
            self._gesture = None
            pointing.end(pointing.arrow.end)
            return
        way = WAYS.get(Qt.Key(event.key()))
        if way is None or (self._gesture is not None and pointing is None):
            super().keyPressEvent(event)
            return
        stop = self.cursor_.go(way, add=bool(event.modifiers() & Modifier.ShiftModifier))
        if stop is not None:
            self._arrive(stop)
            if pointing is not None:
                pointing.move(stop.centre)

    def event(self, event: QEvent) -> bool:
        """Enter ends an arrow that is drawn, before it means anything else."""
        override = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if override and isinstance(event, QKeyEvent) and event.key() in ENTER and isinstance(self._gesture, PointAt):
            event.accept()
            return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming by the keyboard, be somewhere that can be seen."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            stop = self.cursor_.enter()
            if stop is not None:
                self._arrive(stop)

    def be_in(self, rect: QRectF) -> None:
        """Have the keyboard at a part of the table."""
        stop = self.cursor_.enter_in(rect)
        if stop is not None:
            self._arrive(stop)

    def _arrive(self, stop: Stop) -> None:
        self.ensureVisible(stop.rect, 30, 30)
        copy = self._scene.copy(stop.copy)
        self._hover = Hover(copy.card, copy.id) if copy is not None else Hover()
        self._session.hovered.emit(self._hover)
        self._tell(self.cursor_.said(stop))

    def _tell(self, sentence: str) -> None:
        """Have a screen reader say something."""
        self.setAccessibleDescription(sentence)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        announce(self, sentence)

    # -- cards dragged out of a panel -------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Cards of a panel may be dropped here."""
        if event.mimeData().hasFormat(COPIES):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show where they would drop."""
        if self._panel.over(event.mimeData(), self.mapToScene(event.position().toPoint())):
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QEvent) -> None:  # noqa: ARG002 - Qt's signature
        """They were taken elsewhere."""
        self._panel.away()

    def dropEvent(self, event: QDropEvent) -> None:
        """Drop them."""
        if self._panel.drop(event.mimeData(), self.mapToScene(event.position().toPoint())):
            event.acceptProposedAction()
