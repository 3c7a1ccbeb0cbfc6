"""The middle of the builder: the cards that the search found, as pictures or as a table, with how they are sorted."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.cards.query import QueryError
from vtes_desktop.ui.builder import pool as pool_module
from vtes_desktop.ui.builder.card_table import CardTable
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.fitting_row import FittingRow
from vtes_desktop.ui.builder.grid import LARGEST, SMALLEST, CardGrid
from vtes_desktop.ui.builder.pool import SORTS, Order, Pool
from vtes_desktop.ui.choosers import Slider
from vtes_desktop.ui.faces import FaceCache
from vtes_desktop.ui.languages import capital, plural, tr
from vtes_desktop.ui.plain import Label, as_written, caption


class PoolPanel(QWidget):
    """The cards found."""

    wanted = Signal(list, int)
    count_wanted = Signal(list, int)
    """Exactly so many copies of each of these cards in the deck."""
    returned = Signal(object)
    hovered = Signal(object, QRect)
    look_wanted = Signal(object, QRect)
    menu_wanted = Signal(list, QPoint)

    def __init__(self, catalogue: Catalogue, desk: Desk, faces: FaceCache, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._desk = desk
        self._remembered = desk.remembered
        self._order = Order(catalogue)
        self._found: list[Card] = []
        self._meant = ""
        self._scale = 1.0
        self.only_owned = False
        self.pool = Pool(self)
        self.grid = CardGrid(self.pool, faces)
        self.table = CardTable(self.pool, self._remembered)
        self.count = Label()
        self.guess = Label()
        """What was taken for a word that no card has; hidden where nothing was."""
        self.sort = QToolButton()
        self.pictures = QToolButton()
        self.as_list = QToolButton()
        self.owned = QToolButton()
        self.zoom = Slider(Qt.Orientation.Horizontal)
        self.views = QStackedWidget()
        self.head = FittingRow(4)
        self.empty = Label(tr("No card fits. Take a chip away, or press Esc in the search line to begin anew."))
        self._lay_out()
        self._connect()
        self._show_looks()
        self.search("")

    def search(self, query: str) -> QueryError | None:
        """Show the cards that fit a query; one that can't be understood leaves what is shown, and says why."""
        try:
            found = self._catalogue.finder.find(query)
        except QueryError as error:
            return error
        self._found, self._meant = found.cards, found.meant
        self.grid.hurry()
        self._fill()
        return None

    def show_counts(self) -> None:
        """Follow the deck and the collection."""
        deck = self._desk.current.deck
        counts = {entry.card_id: entry.count for entry in deck.entries}
        self.pool.set_counts(counts, self._desk.collection.counts)

    def set_scale(self, scale: float) -> None:
        """Follow the text scale."""
        self._scale = scale
        self.grid.set_scale(scale)
        self.table.set_scale(scale)
        self.zoom.setFixedWidth(round(90 * scale))

    def take_focus(self) -> None:
        """Give the keyboard to the cards: to those that are chosen, else to the first."""
        for view, choose in ((self.grid, self.grid.go_to), (self.table, self.table.selectRow)):
            if view is self.views.currentWidget():
                view.setFocus()  # by which Qt makes the first the current one, but does not choose it
                if not view.chosen():
                    choose(0)

    def _lay_out(self) -> None:
        head = self.head
        self.count.setProperty("tone", "dim")
        self.sort.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.sort.setMenu(self._sort_menu())
        self.sort.setToolTip(tr("What the cards are sorted by"))
        for button, text, words in (
            (self.pictures, tr("Pictures"), tr("Show the cards as pictures")),
            (self.as_list, tr("List"), tr("Show the cards as a table")),
            (self.owned, tr("Owned"), tr("Show how many of each card you own; click again for just those you own")),
        ):
            button.setText(text)
            button.setToolTip(as_written(words))
            button.setAccessibleName(words)
            button.setCheckable(True)
        self.zoom.setRange(SMALLEST, LARGEST)
        self.zoom.setToolTip(tr("Size of the pictures (Ctrl and the wheel)"))
        self.zoom.setAccessibleName(tr("Size of the pictures"))
        head.add(self.count, 2)
        head.add(self.sort)
        head.add_stretch()
        head.add(self.owned, 4)
        head.add(self.zoom, 5)
        head.add(self.pictures, 3)
        head.add(self.as_list, 3)
        self.guess.setProperty("tone", "gold")
        self.guess.setWordWrap(True)
        self.guess.hide()
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.empty.setProperty("tone", "dim")
        for view in (self.grid, self.table, self.empty):
            self.views.addWidget(view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(head)
        column.addWidget(self.guess)
        column.addWidget(self.views, 1)

    def _connect(self) -> None:
        for view in (self.grid, self.table):
            view.wanted.connect(self.wanted)
            view.count_wanted.connect(self.count_wanted)
            view.returned.connect(self.returned)
            view.hovered.connect(self.hovered)
            view.look_wanted.connect(self.look_wanted)
            view.menu_wanted.connect(self.menu_wanted)
        self.grid.zoomed.connect(self.zoom.setValue)
        self.zoom.valueChanged.connect(self._resized)
        self.pictures.clicked.connect(lambda: self._remembered.change(pictures=True))
        self.as_list.clicked.connect(lambda: self._remembered.change(pictures=False))
        self.owned.clicked.connect(self._owned_clicked)
        self.table.sort_wanted.connect(self._sort_by_column)
        self._remembered.changed.connect(self._show_looks)

    def _sort_menu(self) -> QMenu:
        menu = QMenu(self)
        group = QActionGroup(menu)
        self._sort_actions: dict[str, QAction] = {}
        for name in SORTS:
            action = menu.addAction(caption(capital(tr(name))), partial(self._sort_by, name))
            action.setCheckable(True)
            group.addAction(action)
            self._sort_actions[name] = action
        menu.addSeparator()
        self._descending = menu.addAction(tr("Descending"), self._turn_order)
        self._descending.setCheckable(True)
        menu.addSeparator()
        menu.addAction(tr("As pictures"), lambda: self._remembered.change(pictures=True))
        menu.addAction(tr("As a table"), lambda: self._remembered.change(pictures=False))
        menu.addAction(tr("Larger pictures"), lambda: self.zoom.setValue(self.zoom.value() + 16))
        menu.addAction(tr("Smaller pictures"), lambda: self.zoom.setValue(self.zoom.value() - 16))
        menu.addAction(tr("What I own: shown, only, or not"), self._owned_clicked)
        return menu

    def _sort_by(self, name: str) -> None:
        self._remembered.change(sort=name)

    def _turn_order(self) -> None:
        self._remembered.change(descending=self._descending.isChecked())

    def _sort_by_column(self, column: str, descending: bool) -> None:
        self._remembered.change(sort=pool_module.sort_of_column(column), descending=descending)

    def _resized(self, width: int) -> None:
        self.grid.set_face_width(width)
        self._remembered.note(face_width=width)

    def _owned_clicked(self) -> None:
        looks = self._remembered.looks
        if looks.show_owned and not self.only_owned:
            self.only_owned = True
        else:
            self.only_owned = False
            self._remembered.looks.show_owned = not looks.show_owned
        self._remembered.change(show_owned=self._remembered.looks.show_owned)

    def _show_looks(self) -> None:
        looks = self._remembered.looks
        self.pictures.setChecked(looks.pictures)
        self.as_list.setChecked(not looks.pictures)
        self.head.want(self.zoom, looks.pictures)
        self.zoom.blockSignals(True)
        self.zoom.setValue(looks.face_width)
        self.zoom.blockSignals(False)
        self.grid.set_face_width(looks.face_width)
        self.owned.setChecked(looks.show_owned)
        self.owned.setText(tr("Owned only") if self.only_owned else tr("Owned"))
        self.grid.delegate.show_owned = looks.show_owned
        self.sort.setText(caption(tr("sort: {sort}", sort=tr(looks.sort))))
        self.head.fit()
        action = self._sort_actions.get(looks.sort)
        if action is not None:
            action.setChecked(True)
        self._descending.setChecked(looks.descending)
        self.table.show_sort(looks.sort, looks.descending)
        self._fill()

    def _fill(self) -> None:
        looks = self._remembered.looks
        cards = self._found
        if self.only_owned:
            owned = self._desk.collection
            cards = [card for card in cards if owned.owned(card.id)]
        if looks.sort in ("in deck", "owned"):
            counts = self.pool.in_deck if looks.sort == "in deck" else self.pool.owned
            cards = sorted(cards, key=lambda card: counts.get(card.id, 0), reverse=not looks.descending)
        else:
            cards = self._order.sorted(cards, looks.sort, looks.descending)
        self.pool.set_cards(cards)
        self.count.setText(plural("{n} card", "{n} cards", len(cards)))
        self.guess.setText(tr("No card has these words. Did you mean “{meant}”?", meant=self._meant))
        self.guess.setVisible(bool(self._meant))
        view = self.grid if looks.pictures else self.table
        self.views.setCurrentWidget(view if cards else self.empty)
        if cards:
            view.scrollToTop()
