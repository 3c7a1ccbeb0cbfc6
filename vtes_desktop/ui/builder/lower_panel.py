"""Under the deck: its statistics, opening hands, odds and notes, one page at a time."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QTabBar, QVBoxLayout, QWidget

from vtes_desktop.decks.statistics import Statistics
from vtes_desktop.ui.builder.statistics_view import StatisticsView


class LowerPanel(QWidget):
    """The pages and their tabs."""

    query_wanted = Signal(str)
    page_changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setUsesScrollButtons(True)
        self.tabs.setAccessibleName("Pages about the deck")
        self.pages = QStackedWidget()
        self.views = [StatisticsView("overview"), StatisticsView("disciplines"), StatisticsView("costs")]
        for title, view in zip(("Overview", "Disciplines", "Costs"), self.views, strict=True):
            view.query_wanted.connect(self.query_wanted)
            self.add(title, view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.tabs)
        column.addWidget(self.pages, 1)
        self.tabs.currentChanged.connect(self._go)

    def add(self, title: str, page: QWidget) -> None:
        """Put in one page more."""
        self.pages.addWidget(page)
        self.tabs.addTab(title)

    def show_statistics(self, found: Statistics) -> None:
        """Show a deck's numbers."""
        for view in self.views:
            view.show_statistics(found)

    def set_scale(self, scale: float) -> None:
        """Follow the text scale."""
        for view in self.views:
            view.set_scale(scale)

    def _go(self, number: int) -> None:
        self.pages.setCurrentIndex(number)
        self.page_changed.emit(number)
