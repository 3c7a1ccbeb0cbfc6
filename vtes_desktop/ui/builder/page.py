"""The deck builder: filters, the cards found, the deck and what is to be known about it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.decks.statistics import statistics
from vtes_desktop.ui.backdrop import Backdrop
from vtes_desktop.ui.builder import dragging, importing
from vtes_desktop.ui.builder.card_menus import CardMenus
from vtes_desktop.ui.builder.commands import Commands
from vtes_desktop.ui.builder.deck_panel import DeckPanel
from vtes_desktop.ui.builder.deck_tabs import DeckTabs
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.editing import Editing
from vtes_desktop.ui.builder.filters import FilterPanel
from vtes_desktop.ui.builder.large_card import LargeCard
from vtes_desktop.ui.builder.legality_line import LegalityLine
from vtes_desktop.ui.builder.lower_panel import LowerPanel
from vtes_desktop.ui.builder.mending import ProblemStrip
from vtes_desktop.ui.builder.notice import Notice
from vtes_desktop.ui.builder.pool_panel import PoolPanel
from vtes_desktop.ui.builder.remembered import Remembered
from vtes_desktop.ui.builder.search_line import SearchLine
from vtes_desktop.ui.builder.shelf_panel import ShelfPanel
from vtes_desktop.ui.builder.tab_bars import tab_bar
from vtes_desktop.ui.builder.texts_reader import TextsReader
from vtes_desktop.ui.faces import FaceCache
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import Label
from vtes_desktop.ui.table import signs
from vtes_desktop.ui.working import when_painted

NARROW = 880
"""Widths below this, at text scale 1, have no room for a left column."""
LOW = 620
"""Heights below this, at text scale 1, have no room for a page under the deck: it takes turns with the piles."""


class BuilderPage(Backdrop):
    """The whole page.

    :param faces: the program's kept faces.
    """

    left = Signal()
    """The player goes back to where they came from; everything is kept."""
    watch_wanted = Signal(object)
    """Watch the game in this file (a Path) as a film."""
    printings_shown = Signal(object)
    """Show the pictures of these printings: the set's code by a card's number."""
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
        self.texts = TextsReader(catalogue, self)
        self.deck = DeckPanel(self.desk, faces, self.texts)
        self.below = LowerPanel(self.desk, faces)
        self.tabs = DeckTabs(self.desk)
        self.legality = LegalityLine(catalogue, self.remembered)
        self.shelf = ShelfPanel(self.desk)
        self.problems = ProblemStrip()
        self._before_large: QWidget = self.pool.grid
        self._narrow = False
        self._lay_out()
        self.large = LargeCard(catalogue, faces, self.texts, self)
        self.notice = Notice(self)
        self.commands = Commands(self)
        self.menus = CardMenus(self)
        self._connect()
        self.commands.bind()
        self.deck.fill_menus(self.commands.fill)
        self.setAcceptDrops(True)
        self._apply_scale()
        self._deck_changed()

    def leave(self) -> None:
        """Keep everything and go back."""
        self.desk.leave()
        self.left.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin in the search line; what the first word needs is put together while it is typed."""
        super().showEvent(event)
        self._tell_printings()
        self.search_line.line.setFocus()
        when_painted(self, lambda: self.catalogue.finder.names)

    def hideEvent(self, event: QHideEvent) -> None:
        """Whatever hides the page, nothing is lost."""
        self.large.close_card()
        self.desk.leave()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes what is open; a letter typed anywhere goes on in the search line."""
        if event.key() == Qt.Key.Key_Escape and self.large.isVisible():
            self.large.close_card()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        self.back = back = QToolButton()
        back.setIcon(signs.icon("back"))
        back.setToolTip(tr("Back (everything is kept)"))
        back.setAccessibleName(tr("Leave the deck builder"))
        back.clicked.connect(self.leave)
        title = Label(tr("Deck builder"))
        title.setProperty("tone", "heading")
        bar = QHBoxLayout()
        bar.setContentsMargins(8, 5, 10, 3)
        bar.setSpacing(8)
        self.aside = QToolButton()
        self.aside.setText(tr("Filters"))
        self.aside.setCheckable(True)
        self.aside.setToolTip(tr("Show filters and my decks, or put them away"))
        self.aside.toggled.connect(self._show_aside)
        bar.addWidget(back)
        bar.addWidget(self.aside)
        bar.addWidget(title)
        bar.addWidget(self.tabs, 1)
        bar.addWidget(self.legality)
        self.title = title
        self.left_pages = QStackedWidget()
        self.finding = QWidget()
        finding = QVBoxLayout(self.finding)
        finding.setContentsMargins(0, 0, 0, 0)
        finding.setSpacing(8)
        finding.addWidget(self.search_line)
        finding.addWidget(self.filters, 1)
        self.left_pages.addWidget(self.finding)
        self.left_pages.addWidget(self.shelf)
        self.left_tabs = tab_bar(tr("What is at the left"))
        self.left_tabs.addTab(tr("Filters"))
        self.left_tabs.addTab(tr("My decks"))
        self.left_panel = _panel(self.left_tabs, self.left_pages)
        self.middle = _panel(self.pool, name="plain")
        self.upper_right = _panel(self.problems, self.deck)
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
            splitter.splitterMoved.connect(self._moved_border)
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
        self.search_line.list_pasted.connect(self.commands.paste)
        self.filters.query_wanted.connect(self.search_line.set_query)
        self.below.query_wanted.connect(self.search_line.set_query)
        pool.wanted.connect(editing.add)
        pool.count_wanted.connect(editing.set_all)
        pool.returned.connect(editing.take_back)
        piles.counted.connect(editing.count)
        piles.set_wanted.connect(editing.set_count)
        piles.dropped.connect(editing.drop)
        piles.chosen_changed.connect(self._chosen_changed)
        for part in (pool, piles, self.below):
            part.hovered.connect(self._hovered)
            part.look_wanted.connect(self._look)
        self.desk.deck_changed.connect(self._deck_changed)
        self.desk.collection_changed.connect(pool.show_counts)
        self.desk.named.connect(self.deck.show_state)
        self.desk.problem.connect(self._tell_problem)
        self.remembered.problem.connect(self._tell_problem)
        self.shelf.asked.connect(self.notice.say)
        self.tabs.close_wanted.connect(self.commands.close)
        self.tabs.rename_wanted.connect(self.commands.rename)
        self.tabs.dropped.connect(self._dropped_on_tab)
        self.problems.open_wanted.connect(self.commands.mend)
        self.left_tabs.currentChanged.connect(self._left_changed)
        pool.menu_wanted.connect(self.menus.of_pool)
        pool.pool.count_typed.connect(lambda number, count: editing.set_all([number], count))
        pool.pool.owned_typed.connect(self.menus.own)
        piles.menu_wanted.connect(self.menus.of_deck)
        self.large.closed.connect(self._after_large)
        self.deck.save_wanted.connect(self.commands.save)
        self.deck.import_wanted.connect(self.commands.import_)
        self.deck.shelf_wanted.connect(lambda: self.show_shelf())
        self.deck.starter_wanted.connect(lambda: self.show_shelf(starters=True))
        self.deck.play_wanted.connect(self._play)
        self.below.trying.watch_wanted.connect(self.watch_wanted)
        self.below.folded.connect(self._fit_right)
        self.settings.changed.connect(self._apply_scale)

    def _search(self, query: str) -> None:
        error = self.pool.search(query)
        if error is not None and (guess := self.search_line.guess()) and self.pool.search(guess) is None:
            error = None  # a value that is still being typed
        self.search_line.show_error(error)
        self.filters.show_query(query)

    def _hovered(self, card: Card | None, around: QRect) -> None:
        if self.remembered.looks.hover:
            self.large.hover(card, around)

    def _deck_changed(self) -> None:
        deck = self.desk.current.deck
        self._tell_printings()
        found = statistics(deck, self.catalogue)
        self.deck.refresh(found)
        self.below.show_deck(deck, found)
        self.problems.show_deck(deck)
        self.legality.show_deck(deck)
        self.pool.show_counts()

    def _tell_printings(self) -> None:
        printings = self.desk.current.deck.printings
        self.printings_shown.emit({number: sets[0] for number, sets in printings.items() if sets})

    def _chosen_changed(self) -> None:
        self.below.odds.show_chosen([one.card for one in self.deck.piles.chosen if one.part != "sideboard"])

    def _show_aside(self, shown: bool) -> None:
        if self._narrow:
            self.left_panel.setVisible(shown)
            if shown:
                _, middle, right = self.across.sizes()
                left = round(230 * self.settings.options.text_scale)
                self.across.setSizes([left, max(120, middle + right - left) // 2, max(120, middle + right - left) // 2])

    def focus_search(self) -> None:
        """Go on typing in the search line."""
        self.left_tabs.setCurrentIndex(0)
        self.search_line.line.setFocus()
        self.search_line.line.selectAll()

    def next_part(self, step: int) -> None:
        """The keyboard goes on to the next part of the page: search line, cards, deck, the pages below."""
        parts = (self.search_line, self.pool, self.deck, self.below)
        focus = QApplication.focusWidget()
        here = next((n for n, part in enumerate(parts) if focus is not None and part.isAncestorOf(focus)), -step)
        goals = (self.focus_search, self.pool.take_focus, self.deck.piles.setFocus, self.below.tabs.setFocus)
        goals[(here + step) % len(goals)]()

    def toggle_shelf(self) -> None:
        """The player's decks in the place of the filters, or the filters again."""
        self._open_aside()
        self.left_tabs.setCurrentIndex(1 - self.left_tabs.currentIndex())

    def show_shelf(self, *, starters: bool = False) -> None:
        """The player's decks at the left, the starter decks unfolded if asked for."""
        self._open_aside()
        if starters:
            self.shelf.unfold_starters()
        self.left_tabs.setCurrentIndex(1)

    def ask_shelf(self, text: str) -> None:
        """Which of the player's decks have it."""
        self._open_aside()
        self.left_tabs.setCurrentIndex(1)
        self.shelf.ask(text)

    def show_odds(self) -> None:
        """The odds of drawing what is chosen in the deck."""
        self.below.go_to(self.below.odds)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file or a text may be dropped anywhere."""
        if dragging.dragged(event.mimeData()) is None and importing.takes(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """It is opened as a deck."""
        event.acceptProposedAction()
        self.commands.take_mime(event.mimeData())

    def _open_aside(self) -> None:
        self.left_panel.show()
        if self._narrow:
            self.aside.setChecked(True)

    def _dropped_on_tab(self, dragged: dragging.Dragged, place: int) -> None:
        self.desk.go_to(place)
        self.editing.add(dragged.cards)

    def _left_changed(self, number: int) -> None:
        self.left_pages.setCurrentIndex(number)

    def _tell_problem(self, sentence: str) -> None:
        self.notice.say(sentence, "blood")

    def _after_large(self) -> None:
        self._before_large.setFocus()

    def _look(self, card: Card, around: QRect) -> None:
        focus = QApplication.focusWidget()
        if focus is not None and not self.large.isAncestorOf(focus):
            self._before_large = focus
        self.large.hold(card, around)

    def _play(self) -> None:
        self.desk.leave()
        self.play_wanted.emit(self.desk.current.deck.copy())

    def _apply_scale(self) -> None:
        scale = self.settings.options.text_scale
        side = round(17 * scale)
        self.back.setIconSize(QSize(side, side))
        for part in (self.filters, self.pool, self.deck, self.below, self.large):
            part.set_scale(scale)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give each part its share."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give each part its share of this window: the mock-up's, or what the player made of it at this size."""
        scale = self.settings.options.text_scale
        width, height = self.width() / scale, self.height() / scale
        narrow, low = width < NARROW, height < LOW
        self.legality.set_room("wide" if width > 1150 else "medium" if width > 800 else "small")
        self.title.setVisible(width > 1000)
        self._set_narrow(narrow)
        self.below.set_low(low)
        total = self.width() - 32
        looks = self.remembered.looks
        wide = looks.splits.get(self._size_class("across"))
        if wide is None or len(wide) != 3:
            left = 0 if narrow else round(min(270 * scale, max(226 * scale, total * 0.16)))
            right = round(total * (0.5 if narrow else 0.36 if width > 1200 else 0.39))
            wide = [left, total - left - right, right]
        self.across.setSizes(wide)
        self._fit_right()

    def _fit_right(self, *_: object) -> None:
        scale = self.settings.options.text_scale
        low = self.height() / scale < LOW
        high = self.remembered.looks.splits.get(self._size_class("right"))
        if low or high is None or len(high) != 2:
            foot = round(self.height() * 0.62 if low else min(250 * scale, self.height() * 0.36))
            foot = 1 if self.below.is_folded else foot
            high = [self.height() - foot, foot]
        self.right.setSizes(high)

    def _set_narrow(self, narrow: bool) -> None:
        """Without room for a left column, the search line stands over the cards and the rest comes on demand."""
        self.aside.setVisible(narrow)
        if narrow == self._narrow:
            return
        self._narrow = narrow
        place = self.middle.layout() if narrow else self.finding.layout()
        assert isinstance(place, QVBoxLayout)
        place.insertWidget(0, self.search_line)
        self.left_panel.setVisible(not narrow)

    def _size_class(self, which: str) -> str:
        """By what sizes of borders are remembered: the window's size in steps, and the text scale."""
        step = 160
        return f"{which} {self.width() // step}x{self.height() // step} {self.settings.options.text_scale:g}"

    def _moved_border(self) -> None:
        splits = self.remembered.looks.splits
        splits[self._size_class("across")] = self.across.sizes()
        splits[self._size_class("right")] = self.right.sizes()
        self.remembered.note(splits=dict(list(splits.items())[-24:]))


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
