"""The cards as a table: sorted by a click on a heading, with the columns that the player chooses."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QDrag, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from vtes_desktop.cards.model import Card
from vtes_desktop.ui import icons, theme
from vtes_desktop.ui.builder import dragging
from vtes_desktop.ui.builder.pool import COLUMNS, IN_DECK, OWNED, Index, Pool, sort_of_column
from vtes_desktop.ui.builder.pool_keys import pressed
from vtes_desktop.ui.builder.remembered import Remembered
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import caption

_WIDTHS = {
    "Name": 210, IN_DECK: 62, OWNED: 62, "Type": 120, "Clan": 130, "Disciplines": 150, "Capacity": 70, "Group": 58,
    "Cost": 78, "Title": 90, "Sect": 90, "Requires": 120, "Sets": 150, "Artist": 130, "Text": 460,
}  # fmt: skip


class _Disciplines(QStyledItemDelegate):
    """Paints a card's Disciplines as icons: squares and diamonds; letters stand in for what doesn't fit."""

    def __init__(self, pool: Pool, parent: QWidget) -> None:
        super().__init__(parent)
        self._pool = pool
        self.scale = 1.0

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        card = self._pool.cards[index.row()]
        levels = sorted(card.disciplines, key=lambda one: (not one.superior, one.code))
        side = round(20 * self.scale)
        rect: QRect = option.rect
        if len(levels) * (side + 2) > rect.width() - 8 or not levels:
            super().paint(painter, option, index)
            return
        plain = QStyleOptionViewItem(option)
        plain.text = ""
        style = option.widget.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, plain, painter, option.widget)
        x, y = rect.left() + 5, rect.top() + (rect.height() - side) // 2
        dpr = painter.device().devicePixelRatioF()
        for level in levels:
            painter.drawPixmap(QPoint(x, y), icons.icon_pixmap(icons.discipline_icon(level), side, dpr))
            x += side + 2


class CardTable(dragging.TakesBack, QTableView):
    """The table. It asks for the same things as the grid does."""

    wanted = Signal(list, int)
    count_wanted = Signal(list, int)
    """Exactly so many copies of each of these cards in the deck."""
    returned = Signal(object)
    hovered = Signal(object, QRect)
    look_wanted = Signal(object, QRect)
    menu_wanted = Signal(list, QPoint)
    sort_wanted = Signal(str, bool)
    """A column's name, and whether it is sorted downwards."""

    def __init__(self, pool: Pool, remembered: Remembered, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pool = pool
        self._remembered = remembered
        self._scale = 1.0
        self.setModel(pool)
        self.setAccessibleName(tr("Cards found, as a table"))
        self._disciplines = _Disciplines(pool, self)
        self.setItemDelegateForColumn(COLUMNS.index("Disciplines"), self._disciplines)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setMouseTracking(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setSectionsMovable(True)
        header.setSortIndicatorShown(True)
        header.setSectionsClickable(True)
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._columns_menu)
        header.sectionClicked.connect(self._heading_clicked)
        header.sectionResized.connect(self._note_width)
        self.customContextMenuRequested.connect(self._menu)
        self.doubleClicked.connect(lambda index: self.wanted.emit([self._number(index)], 1))
        self.entered.connect(self._entered)
        self.viewportEntered.connect(lambda: self.hovered.emit(None, QRect()))
        self._show_columns()

    def set_scale(self, scale: float) -> None:
        """Follow the text scale."""
        self._scale = scale
        self._disciplines.scale = scale
        self.verticalHeader().setDefaultSectionSize(round(26 * scale))
        self._show_columns()

    def show_sort(self, sort: str, descending: bool) -> None:
        """Mark the column by which the cards are sorted."""
        order = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        for number, name in enumerate(COLUMNS):
            if sort_of_column(name) == sort:
                self.horizontalHeader().setSortIndicator(number, order)
                return
        self.horizontalHeader().setSortIndicator(-1, order)

    def chosen(self) -> list[Card]:
        """The selected cards, in the order of the table."""
        return [self.pool.cards[index.row()] for index in sorted(self.selectionModel().selectedRows())]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The grid's keys."""
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
        numbers = tuple(card.id for card in self.chosen())
        if numbers:
            drag = QDrag(self)
            drag.setMimeData(dragging.mime(dragging.Dragged("pool", numbers)))
            drag.exec(Qt.DropAction.CopyAction)

    def _show_columns(self) -> None:
        shown = self._remembered.looks.columns or ["Name"]
        header = self.horizontalHeader()
        header.blockSignals(True)
        for number, name in enumerate(COLUMNS):
            self.setColumnHidden(number, name not in shown)
            width = self._remembered.looks.column_widths.get(name, _WIDTHS[name])
            self.setColumnWidth(number, round(width * self._scale))
        header.blockSignals(False)
        self.setFont(theme.sans(theme.BASE_PX * self._scale))

    def _columns_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        shown = self._remembered.looks.columns
        for name in COLUMNS:
            action = menu.addAction(caption(tr(name)))
            action.setCheckable(True)
            action.setChecked(name in shown)
            action.setEnabled(name != "Name")
            action.toggled.connect(lambda on, name=name: self._switch_column(name, on))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.horizontalHeader().mapToGlobal(at))

    def _switch_column(self, name: str, shown: bool) -> None:
        now = [one for one in self._remembered.looks.columns if one != name]
        self._remembered.note(columns=[*now, name] if shown else now)
        self._show_columns()

    def _note_width(self, section: int, before: int, width: int) -> None:  # noqa: ARG002 - Qt's signature
        if width:
            widths = self._remembered.looks.column_widths
            self._remembered.note(column_widths=widths | {COLUMNS[section]: round(width / self._scale)})

    def _heading_clicked(self, section: int) -> None:
        looks = self._remembered.looks
        name = COLUMNS[section]
        again = looks.sort == sort_of_column(name)
        self.sort_wanted.emit(name, again and not looks.descending)

    def _entered(self, index: QModelIndex) -> None:
        self.hovered.emit(self.pool.card(index), self._on_screen(index))

    def _on_screen(self, index: QModelIndex) -> QRect:
        rect = self.visualRect(index)
        rect.setLeft(0)
        rect.setWidth(self.viewport().width())
        return QRect(self.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def _menu(self, at: QPoint) -> None:
        cards = self.chosen()
        if cards:
            self.menu_wanted.emit([card.id for card in cards], self.viewport().mapToGlobal(at))

    def _number(self, index: QModelIndex) -> int:
        return self.pool.cards[index.row()].id
