"""The decks that are open, as tabs: go to one, close one, put them in another order, begin a new one."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QHBoxLayout, QTabBar, QToolButton, QWidget

from vtes_desktop.decks.deck import Deck
from vtes_desktop.ui.builder import dragging
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.tab_bars import dress
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import as_written, caption

_LONGEST = 60
"""Letters of a name on a tab; nearly every name is shorter."""


class _Bar(QTabBar):
    """Tabs that take cards: resting on a tab with dragged cards goes to its deck."""

    dropped = Signal(object, int)

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptDrops(True)
        self.setChangeCurrentOnDrag(True)
        self.setTabsClosable(True)
        self.setMovable(True)
        self.setElideMode(Qt.TextElideMode.ElideNone)  # whole names: where there is no room, arrows lead on
        dress(self, tr("Open decks"))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Cards may come."""
        if dragging.dragged(event.mimeData()) is not None:
            event.acceptProposedAction()
        super().dragEnterEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Cards may come."""
        super().dragMoveEvent(event)
        if dragging.dragged(event.mimeData()) is not None and self.tabAt(event.position().toPoint()) >= 0:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """They are dropped on a tab."""
        found = dragging.dragged(event.mimeData())
        place = self.tabAt(event.position().toPoint())
        if found is not None and place >= 0:
            event.acceptProposedAction()
            self.dropped.emit(found, place)


class DeckTabs(QWidget):
    """The tabs, and a button for a new deck."""

    close_wanted = Signal(int)
    rename_wanted = Signal()
    dropped = Signal(object, int)
    """Cards (:class:`~.dragging.Dragged`) were dropped on the tab at that place."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.bar = _Bar()
        self.new = QToolButton()
        self.new.setText("+")
        self.new.setToolTip(tr("New deck (Ctrl+N)"))
        self.new.setAccessibleName(tr("New deck"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.bar)
        row.addWidget(self.new)
        row.addStretch(1)
        self._show()
        self.bar.currentChanged.connect(desk.go_to)
        self.bar.tabMoved.connect(desk.move)
        self.bar.dropped.connect(self.dropped)
        self.bar.tabCloseRequested.connect(self.close_wanted)
        self.bar.tabBarDoubleClicked.connect(lambda place: self.rename_wanted.emit() if place >= 0 else None)
        self.new.clicked.connect(lambda: desk.open(Deck()))
        for signal in (desk.opened, desk.closed, desk.named, desk.current_changed):
            signal.connect(self._show)

    def _show(self, *_: object) -> None:
        bar = self.bar
        bar.blockSignals(True)
        while bar.count() < len(self._desk.decks):
            bar.addTab("")
        while bar.count() > len(self._desk.decks):
            bar.removeTab(bar.count() - 1)
        for place, deck in enumerate(self._desk.decks):
            name = deck.name if len(deck.name) <= _LONGEST else f"{deck.name[:_LONGEST]}…"
            text = caption(name + ("" if deck.is_saved or deck.is_untouched else " •"))
            if bar.tabText(place) != text:
                bar.setTabText(place, text)
            place_words = str(deck.shelved.path) if deck.shelved else tr("Not saved yet; kept as a draft")
            where = as_written(f"{deck.name}\n{place_words}")
            if bar.tabToolTip(place) != where:
                bar.setTabToolTip(place, where)
        if bar.currentIndex() != self._desk.place:
            bar.setCurrentIndex(self._desk.place)
        bar.blockSignals(False)
