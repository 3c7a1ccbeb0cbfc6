"""Under the deck: its statistics, opening hands, odds, notes and games, one page at a time."""

from __future__ import annotations

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.statistics import Statistics
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.hand_view import HandView
from vtes_desktop.ui.builder.notes_view import NotesView
from vtes_desktop.ui.builder.odds_view import OddsView
from vtes_desktop.ui.builder.statistics_view import StatisticsView
from vtes_desktop.ui.builder.tab_bars import tab_bar
from vtes_desktop.ui.builder.trying_view import TryingView
from vtes_desktop.ui.faces import FaceCache
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import caption


class LowerPanel(QWidget):
    """The pages and their tabs."""

    query_wanted = Signal(str)
    folded = Signal(bool)
    """Only the tabs are left (where there is little room), or a page is open again."""

    hovered = Signal(object, QRect)
    look_wanted = Signal(object, QRect)

    def __init__(self, desk: Desk, faces: FaceCache, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tabs = tab_bar(tr("Pages about the deck"))
        self.pages = QStackedWidget()
        self.pages.setMinimumSize(1, 40)  # else the largest page decides how small the window can be
        self.views = [StatisticsView("overview"), StatisticsView("disciplines"), StatisticsView("costs")]
        for title, view in zip((tr("Overview"), tr("Disciplines"), tr("Costs")), self.views, strict=True):
            view.query_wanted.connect(self.query_wanted)
            self.add(title, view)
        self.hand = HandView(desk.catalogue, faces)
        self.hand.hovered.connect(self.hovered)
        self.hand.look_wanted.connect(self.look_wanted)
        self.odds = OddsView(desk.catalogue)
        self.notes = NotesView(desk)
        self.add(tr("Opening hand"), self.hand)
        self.add(tr("Odds"), self.odds)
        self.add(tr("Notes"), self.notes)
        self.trying = TryingView(desk.catalogue)
        self.add(tr("Try it"), self.trying)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.tabs)
        column.addWidget(self.pages, 1)
        self._low = False
        self._unfolded_now = False
        self.tabs.currentChanged.connect(self._go)
        self.tabs.tabBarClicked.connect(self._clicked)

    def add(self, title: str, page: QWidget) -> None:
        """Put in one page more."""
        self.pages.addWidget(page)
        self.tabs.addTab(caption(title))

    def show_deck(self, deck: Deck, found: Statistics) -> None:
        """Show a deck and its numbers."""
        for view in self.views:
            view.show_statistics(found)
        self.hand.show_deck(deck)
        self.odds.show_deck(deck)
        self.notes.show_deck(deck)
        self.trying.show_deck(deck)

    def go_to(self, page: QWidget) -> None:
        """Show one of the pages."""
        self.tabs.setCurrentIndex(self.pages.indexOf(page))

    @property
    def is_folded(self) -> bool:
        """Whether only the tabs are shown."""
        return self.pages.isHidden()

    def set_low(self, low: bool) -> None:
        """There is little room: the pages fold up, and open when their tab is clicked."""
        if low != self._low:
            self._low = low
            self._fold(low)

    def set_scale(self, scale: float) -> None:
        """Follow the text scale."""
        for view in self.views:
            view.set_scale(scale)
        self.hand.set_scale(scale)
        self.odds.set_scale(scale)
        self.trying.set_scale(scale)

    def _go(self, number: int) -> None:
        self.pages.setCurrentIndex(number)
        self._fold(False)
        self._unfolded_now = True

    def _clicked(self, number: int) -> None:
        """Where there is little room, a click on the tab of the open page folds it up."""
        again = number == self.tabs.currentIndex() and not self._unfolded_now
        self._unfolded_now = False
        if again and self._low:
            self._fold(not self.is_folded)

    def _fold(self, fold: bool) -> None:
        if fold != self.is_folded:
            self.pages.setVisible(not fold)
            self.folded.emit(fold)
