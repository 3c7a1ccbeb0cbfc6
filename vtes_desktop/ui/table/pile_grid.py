"""The cards of a pile as a grid of faces: what Browse shows."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QDrag, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from vtes_desktop.cards.model import Card
from vtes_desktop.ui import theme
from vtes_desktop.ui.faces import FaceCache, FaceKey, height_for, overlays
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.table.panel_drops import COPIES

FACE: Final = 104
"""Width of a face at text scale 1, in pixels."""
GAP: Final = 8
AnyIndex = QModelIndex | QPersistentModelIndex


class Lying(Struct, frozen=True):
    """One card of the pile as the reader may know it."""

    copy: int
    """0 for a card that can't be told apart."""
    card: Card | None
    kind: str
    face_down: bool = False
    """The face is seen, but by this seat alone."""

    @property
    def name(self) -> str:
        """What a screen reader says."""
        return self.card.display_name if self.card else tr("a {kind} card, face hidden", kind=self.kind)


class PileModel(QAbstractListModel):
    """The cards, in the order they are shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.cards: list[Lying] = []

    def set_cards(self, cards: Sequence[Lying]) -> bool:
        """Show these cards; False when they are shown already."""
        if list(cards) == self.cards:
            return False
        self.beginResetModel()
        self.cards = list(cards)
        self.endResetModel()
        return True

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """How many cards there are."""
        return 0 if parent.isValid() else len(self.cards)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A card's name; the card itself under the user role."""
        if not index.isValid():
            return None
        lying = self.cards[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return lying.name
        return lying if role == Qt.ItemDataRole.UserRole else None

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Cards that can be told apart can be dragged."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.isValid() and self.cards[index.row()].copy:
            flags |= Qt.ItemFlag.ItemIsDragEnabled
        return flags

    def mimeTypes(self) -> list[str]:
        """The ids of copies, and nothing else."""
        return [COPIES]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The ids as a JSON list, in the order they are shown."""
        rows = sorted(index.row() for index in indexes)
        data = QMimeData()
        data.setData(COPIES, json.dumps([self.cards[row].copy for row in rows if self.cards[row].copy]).encode())
        return data

    def supportedDragActions(self) -> Qt.DropAction:
        """Cards are moved."""
        return Qt.DropAction.MoveAction | Qt.DropAction.CopyAction


class _Painter(QStyledItemDelegate):
    """Paints a card's face with what tells it is chosen."""

    def __init__(self, grid: PileGrid, faces: FaceCache) -> None:
        super().__init__(grid)
        self._grid = grid
        self._faces = faces

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:  # noqa: ARG002 - Qt's signature
        """A face and the gap round it."""
        return self._grid.gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint one card."""
        lying: Lying = index.data(Qt.ItemDataRole.UserRole)
        box = option.rect
        state = option.state
        width = self._grid.face_width
        rect = QRectF(box.x() + (box.width() - width) // 2, box.y() + GAP / 2, width, height_for(width))
        face = self._faces.request(lying.card, lying.kind, width, self._grid.devicePixelRatioF())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(rect, face, QRectF(face.rect()))
        if lying.face_down:
            overlays.face_down(painter, rect)
        if state & QStyle.StateFlag.State_Selected:
            overlays.selected(painter, rect)
        if state & QStyle.StateFlag.State_HasFocus or state & QStyle.StateFlag.State_MouseOver:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(theme.GOLD_BRIGHT), 2))
            painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), width * 0.06, width * 0.06)
            painter.restore()


class PileGrid(QListView):
    """A grid of faces to choose from and to drag out of."""

    rested = Signal(object)
    """The :class:`Lying` under the pointer or the keyboard."""
    typed = Signal(str)
    """Letters typed here: they are meant for the search line."""

    def __init__(self, faces: FaceCache) -> None:
        super().__init__()
        self.face_width = FACE
        self._faces = faces
        self.cards = PileModel(self)
        self.setModel(self.cards)
        self.setItemDelegate(_Painter(self, faces))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.entered.connect(self._rest)
        self.selectionModel().currentChanged.connect(self._rest)
        faces.ready.connect(self._painted)

    def set_scale(self, scale: float) -> None:
        """Make faces as large as the text scale asks."""
        self.face_width = round(FACE * scale)
        self._fit()

    def _fit(self) -> None:
        """Deal the width out to as many columns as there is room for."""
        # Qt leaves room for the scroll bar whether it is there or not.
        extent = QStyle.PixelMetric.PM_ScrollBarExtent
        bar = max(self.style().pixelMetric(extent), self.style().pixelMetric(extent, None, self.verticalScrollBar()))
        room = self.maximumViewportSize().width() - bar - 1
        columns = max(1, room // (self.face_width + GAP))
        size = QSize(max(self.face_width + GAP, room // columns), height_for(self.face_width) + GAP)
        if size != self.gridSize():
            self.setGridSize(size)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the new width."""
        self._fit()
        super().resizeEvent(event)

    @property
    def chosen(self) -> list[Lying]:
        """The chosen cards that can be told apart, in the order they are shown."""
        rows = sorted(index.row() for index in self.selectedIndexes())
        return [self.cards.cards[row] for row in rows if self.cards.cards[row].copy]

    def startDrag(self, actions: Qt.DropAction) -> None:  # noqa: ARG002 - Qt's signature
        """Drag the chosen cards; the first of them hangs on the pointer."""
        cards = self.chosen
        if not cards:
            return
        drag = QDrag(self)
        drag.setMimeData(self.cards.mimeData(self.selectedIndexes()))
        width = min(self.face_width, 90)
        drag.setPixmap(self._faces.pixmap(cards[0].card, cards[0].kind, width, self.devicePixelRatioF()))
        drag.setHotSpot(QPoint(width // 2, height_for(width) // 2))
        drag.exec(Qt.DropAction.MoveAction | Qt.DropAction.CopyAction, Qt.DropAction.MoveAction)

    def keyboardSearch(self, search: str) -> None:
        """Letters go to the search line, which finds by more than the first ones."""
        self.typed.emit(search)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is a double click; Esc is for the panel."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.doubleClicked.emit(self.currentIndex())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _rest(self, index: QModelIndex) -> None:
        if index.isValid():
            self.rested.emit(index.data(Qt.ItemDataRole.UserRole))

    def _painted(self, key: FaceKey) -> None:
        if self.isVisible() and key.width == self.face_width:
            self.viewport().update()
