"""The deck builder: filters, the cards found, the deck and what is to be known about it."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSplitter, QToolButton, QVBoxLayout, QWidget

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.decks.statistics import statistics
from vtes_desktop.ui.backdrop import paint_ground
from vtes_desktop.ui.builder.deck_panel import DeckPanel
from vtes_desktop.ui.builder.deck_tabs import DeckTabs
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.editing import Editing
from vtes_desktop.ui.builder.filters import FilterPanel
from vtes_desktop.ui.builder.large_card import LargeCard
from vtes_desktop.ui.builder.legality_line import LegalityLine
from vtes_desktop.ui.builder.lower_panel import LowerPanel
from vtes_desktop.ui.builder.pool_panel import PoolPanel
from vtes_desktop.ui.builder.remembered import Remembered
from vtes_desktop.ui.builder.search_line import SearchLine
from vtes_desktop.ui.faces import FaceCache
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.table import signs


class BuilderPage(QWidget):
    """The whole page.

    :param faces: the program's kept faces.
    """

    left = Signal()
    """The player goes back to where they came from; everything is kept."""
    play_wanted = Signal(object)
    """Play this :class:`~vtes_desktop.decks.deck.Deck`."""

    def __init__(
        self, catalogue: Catalogue, settings: Settings, faces: FaceCache, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.catalogue = catalogue
        self.settings = settings
        self.faces = faces
        self.remembered = Remembered(parent=self)
        self.desk = Desk(catalogue, self.remembered, parent=self)
        self.editing = Editing(self.desk)
        self.search_line = SearchLine(catalogue.search)
        self.filters = FilterPanel(catalogue.search, self.remembered)
        self.desk.restore()
        self.pool = PoolPanel(catalogue, self.desk, faces)
        self.deck = DeckPanel(self.desk, faces)
        self.below = LowerPanel()
        self.tabs = DeckTabs(self.desk)
        self.legality = LegalityLine(catalogue, self.remembered)
        self._lay_out()
        self.large = LargeCard(catalogue, faces, self)
        self._connect()
        self._bind()
        self._apply_scale()
        self._deck_changed()

    def leave(self) -> None:
        """Keep everything and go back."""
        self.desk.leave()
        self.left.emit()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """Whatever hides the page, nothing is lost."""
        self.large.close_card()
        self.desk.leave()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 - Qt's name
        """The room."""
        painter = QPainter(self)
        paint_ground(painter, self.size())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Esc closes what is open; a letter typed anywhere goes on in the search line."""
        if event.key() == Qt.Key.Key_Escape and self.large.isVisible():
            self.large.close_card()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        back = QToolButton()
        back.setIcon(signs.icon("back"))
        back.setToolTip("Back (everything is kept)")
        back.setAccessibleName("Leave the deck builder")
        back.clicked.connect(self.leave)
        title = QLabel("Deck builder")
        title.setProperty("tone", "heading")
        bar = QHBoxLayout()
        bar.setContentsMargins(8, 5, 10, 3)
        bar.setSpacing(8)
        bar.addWidget(back)
        bar.addWidget(title)
        bar.addWidget(self.tabs, 1)
        bar.addWidget(self.legality)
        self.title = title
        self.left_panel = _panel(self.search_line, self.filters)
        self.middle = _panel(self.pool, name="plain")
        self.upper_right = _panel(self.deck)
        self.lower_right = _panel(self.below)
        self.right = QSplitter(Qt.Orientation.Vertical)
        self.right.addWidget(self.upper_right)
        self.right.addWidget(self.lower_right)
        self.right.setChildrenCollapsible(False)
        self.right.setStretchFactor(0, 1)
        self.right.setStretchFactor(1, 0)
        self.across = QSplitter(Qt.Orientation.Horizontal)
        for widget in (self.left_panel, self.middle, self.right):
            self.across.addWidget(widget)
        self.across.setChildrenCollapsible(False)
        self.across.setStretchFactor(1, 1)
        for splitter in (self.right, self.across):
            splitter.setHandleWidth(8)
        body = QHBoxLayout()
        body.setContentsMargins(8, 0, 8, 8)
        body.addWidget(self.across)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addLayout(bar)
        column.addLayout(body, 1)

    def _connect(self) -> None:
        editing, pool, piles = self.editing, self.pool, self.deck.piles
        self.search_line.changed.connect(self._search)
        self.search_line.down.connect(pool.take_focus)
        self.filters.query_wanted.connect(self.search_line.set_query)
        self.below.query_wanted.connect(self.search_line.set_query)
        pool.not_understood.connect(self.search_line.show_error)
        pool.wanted.connect(editing.add)
        pool.returned.connect(editing.take_back)
        piles.counted.connect(editing.count)
        piles.set_wanted.connect(editing.set_count)
        piles.dropped.connect(editing.drop)
        for part in (pool, piles):
            part.hovered.connect(self._hovered)
            part.look_wanted.connect(self.large.hold)
        self.desk.deck_changed.connect(self._deck_changed)
        self.desk.collection_changed.connect(pool.show_counts)
        self.deck.save_wanted.connect(lambda: self.desk.save(self.desk.current))
        self.deck.play_wanted.connect(self._play)
        self.settings.changed.connect(self._apply_scale)

    def _bind(self) -> None:
        for keys, doing in (
            (QKeySequence.StandardKey.Undo, lambda: self.desk.current.undo()),
            (QKeySequence.StandardKey.Redo, lambda: self.desk.current.redo()),
            (QKeySequence.StandardKey.Save, lambda: self.desk.save(self.desk.current)),
            (QKeySequence.StandardKey.Find, self.search_line.line.setFocus),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(doing)

    def _search(self, query: str) -> None:
        self.pool.search(query)
        self.filters.show_query(query)

    def _hovered(self, card: Card | None, around: QRect) -> None:
        if self.remembered.looks.hover:
            self.large.hover(card, around)

    def _deck_changed(self) -> None:
        deck = self.desk.current.deck
        found = statistics(deck, self.catalogue)
        self.deck.refresh(found)
        self.below.show_statistics(found)
        self.legality.show_deck(deck)
        self.pool.show_counts()

    def _play(self) -> None:
        self.desk.leave()
        self.play_wanted.emit(self.desk.current.deck.copy())

    def _apply_scale(self) -> None:
        scale = self.settings.options.text_scale
        for part in (self.filters, self.pool, self.deck, self.below, self.large):
            part.set_scale(scale)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Give each part its share."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        scale = self.settings.options.text_scale
        width, height = self.width() / scale, self.height() / scale
        self.legality.set_short(width < 1150)
        self.title.setVisible(width > 900)
        narrow = width < 900
        self.left_panel.setVisible(not narrow)
        total = self.width() - 32
        left = round(min(250 * scale, total * 0.19))
        right = round(total * (0.345 if not narrow else 0.45))
        self.across.setSizes([left, total - left - right, right])
        low = round(min(245 * scale, self.height() * 0.36))
        self.right.setSizes([self.height() - low, low])
        del height


def _panel(*widgets: QWidget, name: str = "raised") -> QFrame:
    frame = QFrame()
    frame.setProperty("panel", name)
    frame.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    column = QVBoxLayout(frame)
    column.setContentsMargins(10, 9, 8, 8)
    column.setSpacing(8)
    for widget in widgets:
        column.addWidget(widget)
    return frame
