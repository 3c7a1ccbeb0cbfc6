"""The cards as pictures: a grid that paints only what is seen, from the kept faces."""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    QStringListModel,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QDrag,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from vtes_desktop.cards.model import Card
from vtes_desktop.ui import theme
from vtes_desktop.ui.builder import badges, dragging
from vtes_desktop.ui.builder.pool import Index, Pool
from vtes_desktop.ui.builder.pool_keys import pressed
from vtes_desktop.ui.card_names import called
from vtes_desktop.ui.faces import FaceCache, FaceKey, height_for
from vtes_desktop.ui.languages import tr

SMALLEST: Final = 64
LARGEST: Final = 340
"""The narrowest and widest face of the grid, in logical pixels."""
_GAP: Final = 10
_RESTED: Final = 70
"""Milliseconds without scrolling after which missing faces are wished for."""
_READABLE: Final = 22
"""Rows a second above which nobody can see the faces that fly by: they stay unpainted until the scrolling rests."""


class FaceDelegate(QStyledItemDelegate):
    """Paints a card of the grid: its face, how many are in the deck, how many are owned."""

    def __init__(self, faces: FaceCache, pool: Pool, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self._pool = pool
        self.cell = QSize(122, 176)
        self.face_width = 112
        self.scale = 1.0
        self.hurried = False
        """While the player scrolls fast: what isn't painted yet stays a stand-in."""
        self.missed: set[int] = set()
        """Rows that were painted with a stand-in while hurried."""
        self.show_owned = False
        self._plain = theme.sans(11, width="condensed")

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002 - Qt's signature
        """The cell, the same for all."""
        return self.cell

    def face_rect(self, cell: QRect) -> QRect:
        """Where in a cell the face is."""
        width = self.face_width
        left = cell.left() + (cell.width() - width) // 2
        return QRect(left, cell.top() + _GAP // 2, width, height_for(width))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one card."""
        card = self._pool.cards[index.row()]
        cell: QRect = option.rect
        rect = self.face_rect(cell)
        dpr = painter.device().devicePixelRatioF()
        if self.hurried:
            face = self._faces.nearest(card, card.kind, self.face_width)
        else:
            face = self._faces.request(card, card.kind, self.face_width, dpr)
        if face is None:
            self.missed.add(index.row())
            self._paint_name(painter, rect, card)
        elif face.width() == round(rect.width() * dpr):
            painter.drawPixmap(rect.topLeft(), face)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(rect, face)
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        if chosen or hovered:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            focused = chosen and bool(state & QStyle.StateFlag.State_HasFocus)
            colour = theme.GOLD_BRIGHT if focused else theme.GOLD if chosen else theme.FAINT
            painter.setPen(QPen(QColor(colour), (3 if chosen else 2) * self.scale))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            radius = rect.width() * 0.05
            painter.drawRoundedRect(QRectF(rect).adjusted(-1, -1, 1, 1), radius, radius)
        copies = self._pool.in_deck.get(card.id)
        if copies:
            badge = badges.count(copies, self.scale, dpr)
            painter.drawPixmap(badges.at_edge(QRectF(rect), badges.side(self.scale)).toPoint(), badge)
        if self.show_owned:
            owned = self._pool.owned.get(card.id, 0)
            badge = badges.owned(owned, self.scale, dpr)
            below = badges.side(self.scale) + 4
            painter.drawPixmap(badges.at_edge(QRectF(rect), badge.width() / dpr, below, 0.0).toPoint(), badge)

    def _paint_name(self, painter: QPainter, rect: QRect, card: Card) -> None:
        """A plain card with its name, in a fraction of the time that any face takes."""
        painter.fillRect(rect, QColor(theme.PANEL))
        painter.setPen(QColor(theme.DIM))
        painter.setFont(self._plain)
        painter.drawText(rect.adjusted(6, 5, -4, 0), Qt.TextFlag.TextWordWrap, called(card))


class CardGrid(dragging.TakesBack, QListView):
    """The grid. Cards can be dragged out, double-clicked, chosen together; a deck's cards can be dropped on it."""

    wanted = Signal(list, int)
    """Put copies of these cards (numbers) into the deck; below zero, take them out."""
    count_wanted = Signal(list, int)
    """Exactly so many copies of each of these cards in the deck."""
    returned = Signal(object)
    """Cards of the deck (:class:`~.dragging.Dragged`) were dropped here: they leave it."""
    hovered = Signal(object, QRect)
    """The pointer rests on a card (None: on none), which is in this rectangle of the screen."""
    look_wanted = Signal(object, QRect)
    """Space: show this card large."""
    zoomed = Signal(int)
    """The player made the faces this wide."""
    menu_wanted = Signal(list, QPoint)
    """The menu for these cards, at this point of the screen."""

    def __init__(self, pool: Pool, faces: FaceCache, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pool = pool
        self.faces = faces
        self.delegate = FaceDelegate(faces, pool, self)
        self._wanted_width = 112
        self._pressed = QPoint()
        self._last_value = 0
        self._last_time = 0.0
        self._speed = 0.0
        self._rest = QTimer(self, interval=_RESTED, singleShot=True)
        self._rest.timeout.connect(self._rested)
        # Laying out thousands of rows asks the model for each: a model of names alone answers without Python.
        self._names = QStringListModel(self)
        self.setModel(self._names)
        pool.modelReset.connect(self._take_names)
        pool.dataChanged.connect(self._counts_changed)
        self.setItemDelegate(self.delegate)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setMouseTracking(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setStyleSheet("QListView { background: transparent; border: none; } QListView::item { padding: 0; }")
        self.setAccessibleName(tr("Cards found, as pictures"))
        self.customContextMenuRequested.connect(self._menu)
        self.doubleClicked.connect(lambda index: self.wanted.emit([self._number(index)], 1))
        self.entered.connect(self._entered)
        self.viewportEntered.connect(lambda: self.hovered.emit(None, QRect()))
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        faces.ready.connect(self._face_ready)

    def set_scale(self, scale: float) -> None:
        """Follow the text scale."""
        self.delegate.scale = scale
        self._fit()

    def set_face_width(self, width: int) -> None:
        """Make the faces about this wide; they are made to fill the rows."""
        self._wanted_width = max(SMALLEST, min(LARGEST, width))
        self._fit()

    @property
    def face_width(self) -> int:
        """How wide the player wants the faces."""
        return self._wanted_width

    def chosen(self) -> list[Card]:
        """The selected cards, in the order of the grid."""
        return [self.pool.cards[index.row()] for index in sorted(self.selectionModel().selectedIndexes())]

    def go_to(self, row: int) -> None:
        """Make a row the current one and show it."""
        if 0 <= row < self.pool.rowCount():
            self.setCurrentIndex(self._names.index(row, 0))

    def hurry(self) -> None:
        """More changes are coming (the player types): paint what there is, wish for faces when it rests."""
        self.delegate.hurried = True
        self._rest.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is seen, while the workers hold their breath."""
        self.faces.hold()
        try:
            super().paintEvent(event)
        finally:
            self.faces.let_go()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the rows anew."""
        super().resizeEvent(event)
        self._fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl, larger and smaller faces."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            step = 12 if event.angleDelta().y() > 0 else -12
            self.set_face_width(self._wanted_width + step)
            self.zoomed.emit(self._wanted_width)
            event.accept()
            return
        super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and + add, − takes out, digits say how many, Space shows large; the rest moves about."""
        if not pressed(self, event):
            super().keyPressEvent(event)

    def look(self) -> None:
        """Show the current card large."""
        card = self.pool.card(self.currentIndex())
        if card is not None:
            self.look_wanted.emit(card, self._on_screen(self.currentIndex()))

    def leaveEvent(self, event: object) -> None:  # noqa: ARG002 - Qt's signature
        """The pointer left."""
        self.hovered.emit(None, QRect())

    def startDrag(self, actions: Qt.DropAction) -> None:  # noqa: ARG002 - Qt's signature
        """Drag the selected cards."""
        cards = self.chosen()
        if not cards:
            return
        self.hovered.emit(None, QRect())
        drag = QDrag(self)
        drag.setMimeData(dragging.mime(dragging.Dragged("pool", tuple(card.id for card in cards))))
        picture, held = dragging.picture(
            self.faces, cards, min(self.delegate.face_width, 150), self.devicePixelRatioF()
        )
        drag.setPixmap(picture)
        drag.setHotSpot(held)
        drag.exec(Qt.DropAction.CopyAction)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A middle click adds; the rest is Qt's."""
        if event.button() == Qt.MouseButton.MiddleButton:
            index = self.indexAt(event.position().toPoint())
            if index.isValid():
                self.wanted.emit([self._number(index)], 1)
            return
        super().mousePressEvent(event)

    def _fit(self) -> None:
        room = self.viewport().width() - 2
        if room < SMALLEST:
            return
        gap = _GAP
        columns = max(1, round(room / (self._wanted_width + gap)))
        cell = room // columns
        width = min(cell - gap, round(self._wanted_width * 1.3))
        self.delegate.face_width = max(SMALLEST - 16, width)
        self.delegate.cell = QSize(cell, height_for(self.delegate.face_width) + gap)
        self.verticalScrollBar().setSingleStep(max(20, self.delegate.cell.height() // 3))
        self.scheduleDelayedItemsLayout()

    def _scrolled(self, value: int) -> None:
        self.faces.hold()
        QTimer.singleShot(0, self.faces, self.faces.let_go)  # when no paint follows
        now = time.perf_counter()
        seconds = min(0.2, max(0.001, now - self._last_time))
        rows = abs(value - self._last_value) / self.delegate.cell.height()
        # A wheel's single notch is one jump out of rest; only what goes on is a speed.
        self._speed = 0.6 * self._speed + 0.4 * rows / max(seconds, 1 / 60)
        far = self._speed > _READABLE or rows * self.delegate.cell.height() > self.viewport().height() * 0.6
        self._last_value, self._last_time = value, now
        if far or self.delegate.hurried:
            self.hurry()
        else:
            self._rest.start()
        self.hovered.emit(None, QRect())

    def _rested(self) -> None:
        self.delegate.hurried = False
        self._speed = 0.0
        self._wish_ahead()
        if self.delegate.missed:
            self.delegate.missed.clear()
            self.viewport().update()

    def _wish_ahead(self) -> None:
        """Wish for the faces of the next screen, the nearest last: the newest wish is painted first."""
        cell = self.delegate.cell
        last = self.indexAt(QPoint(cell.width() // 2, self.viewport().height() - 4)).row()
        if last < 0:
            return
        columns = max(1, self.viewport().width() // cell.width())
        ahead = columns * (1 + self.viewport().height() // cell.height())
        dpr = self.devicePixelRatioF()
        for card in reversed(self.pool.cards[last + columns : last + columns + ahead]):
            self.faces.request(card, card.kind, self.delegate.face_width, dpr)

    def _face_ready(self, key: FaceKey) -> None:
        if not self.isVisible() or key.width != self.delegate.face_width:
            return
        row = self.pool.row_of(key.card)
        if row >= 0:
            self.update(self._names.index(row, 0))

    def _take_names(self) -> None:
        self._names.setStringList([card.name for card in self.pool.cards])

    def _counts_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        if last.row() - first.row() > 100:
            self.viewport().update()
            return
        for row in range(first.row(), last.row() + 1):
            self.update(self._names.index(row, 0))

    def _entered(self, index: QModelIndex) -> None:
        self.hovered.emit(self.pool.card(index), self._on_screen(index))

    def _on_screen(self, index: QModelIndex) -> QRect:
        rect = self.delegate.face_rect(self.visualRect(index))
        return QRect(self.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def _menu(self, at: QPoint) -> None:
        index = self.indexAt(at)
        if index.isValid() and not self.selectionModel().isSelected(index):
            self.selectionModel().select(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        cards = self.chosen()
        if cards:
            self.menu_wanted.emit([card.id for card in cards], self.viewport().mapToGlobal(at))

    def _number(self, index: QModelIndex) -> int:
        return self.pool.cards[index.row()].id
