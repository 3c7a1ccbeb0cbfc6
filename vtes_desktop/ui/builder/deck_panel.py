"""The deck at the right: its piles, how they are grouped and sorted, and what can be done with the deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QFrame, QMenu, QPushButton, QScrollArea, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from vtes_desktop.decks.deck import Entry
from vtes_desktop.decks.statistics import Statistics
from vtes_desktop.ui import theme
from vtes_desktop.ui.builder import arrange
from vtes_desktop.ui.builder.desk import Desk
from vtes_desktop.ui.builder.fitting_row import FittingRow
from vtes_desktop.ui.builder.pile_view import PileView
from vtes_desktop.ui.builder.texts_reader import TextsReader
from vtes_desktop.ui.faces import FaceCache
from vtes_desktop.ui.flow import Flow
from vtes_desktop.ui.languages import capital, plural, tr
from vtes_desktop.ui.plain import as_written, caption
from vtes_desktop.ui.table import signs


class DeckPanel(QWidget):
    """The piles of the current deck with a row of buttons over them."""

    save_wanted = Signal()
    play_wanted = Signal()
    import_wanted = Signal()
    shelf_wanted = Signal()
    starter_wanted = Signal()

    def __init__(self, desk: Desk, faces: FaceCache, texts: TextsReader, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._remembered = desk.remembered
        self._texts = texts
        self.piles = PileView(faces)
        self.area = QScrollArea()
        self.undo = self._button("back", tr("Undo"))
        self.redo = self._button("again", tr("Redo"))
        self.save = self._named(tr("Save"), tr("Save this deck on your shelf (Ctrl+S)"))
        self.share = self._named(tr("Export"), tr("Copy or save this deck as a list, proxies or a picture"))
        self.order = self._named(tr("View"), tr("How the piles are grouped and sorted"))
        self.more = self._named(tr("More"), tr("Everything else that can be done with this deck"))
        self.play = QToolButton()
        self.row = FittingRow(1)
        self.beginnings = QWidget()
        """Ways to begin, while the deck is empty."""
        self._lay_out()
        desk.remembered.changed.connect(self.refresh)
        texts.read.connect(self.refresh)

    def refresh(self, found: Statistics | None = None) -> None:
        """Show the current deck as it is now.

        :param found: its statistics, if they are known already.
        """
        deck = self._desk.current.deck
        looks = self._remembered.looks
        catalogue = self._desk.catalogue
        crypt = arrange.crypt_piles(arrange.rows_of(deck.crypt, catalogue), looks.crypt_group, looks.crypt_sort)
        library = arrange.library_piles(
            arrange.rows_of(deck.library, catalogue), looks.library_group, looks.library_sort
        )
        beside = arrange.library_piles(arrange.rows_of(deck.sideboard, catalogue), "none", "name")
        if found is None:
            from vtes_desktop.decks.statistics import statistics

            found = statistics(deck, catalogue)
        self.piles.deck_id = id(self._desk.current)
        self.piles.place_look(looks.pile_zoom, looks.library_look)
        self.piles.show_piles(crypt, library, beside, self._titles(found))
        self.beginnings.setVisible(not (deck.entries or deck.sideboard or deck.problems))
        self.show_state()

    def show_state(self) -> None:
        """What can be undone, and whether there is something to save."""
        current = self._desk.current
        for button, label, key in ((self.undo, current.undo_label, "Z"), (self.redo, current.redo_label, "Shift+Z")):
            word = tr("Undo") if button is self.undo else tr("Redo")
            button.setEnabled(bool(label))
            button.setToolTip(
                as_written(
                    tr("{word}: {label} (Ctrl+{key})", word=word, label=label, key=key)
                    if label
                    else tr("Nothing to {word}", word=word.lower())
                )
            )
        self.save.setEnabled(not current.is_saved)
        playable = bool(current.deck.crypt_count and current.deck.library_count)
        self.play.setEnabled(playable)
        self.play.setToolTip(
            tr("Go straight to a table with this deck")
            if playable
            else tr("A deck needs crypt and library cards to be played")
        )

    def fill_menus(self, fill: Callable[[QMenu, QMenu], None]) -> None:
        """Let the page's commands into the two menus."""
        share, more = QMenu(self), QMenu(self)
        fill(share, more)
        self.share.setMenu(share)
        self.more.setMenu(more)
        # What the row had to give up is found here.
        more.addSeparator()
        export = more.addAction(tr("Export"))
        export.setMenu(share)
        view = more.addAction(tr("View"))
        view.setMenu(self.order.menu())
        save = more.addAction(tr("Save"), self.save_wanted.emit)
        play = more.addAction(tr("Play this deck"), self.play_wanted.emit)

        def show() -> None:
            for action, button in ((export, self.share), (view, self.order), (save, self.save), (play, self.play)):
                action.setVisible(button.isHidden())

        more.aboutToShow.connect(show)

    def set_scale(self, scale: float) -> None:
        """Follow the text scale."""
        self.piles.set_look(scale=scale)
        side = round(17 * scale)
        for button in (self.undo, self.redo):
            button.setIconSize(QSize(side, side))
        self.row.fit()

    def _titles(self, found: Statistics) -> list[tuple[str, str]]:
        deck = self._desk.current.deck
        span = found.span
        crypt = (
            tr(
                "min {lowest}, max {highest}, avg {average:.2f}",
                lowest=span.lowest,
                highest=span.highest,
                average=span.average,
            )
            if found.crypt
            else tr("12 or more")
        )
        masters = sum(count for name, count in found.types.items() if "Master" in name.split("/"))
        library = (
            plural("master {masters}, {n} trifle", "master {masters}, {n} trifles", found.trifles, masters=masters)
            if found.library
            else tr("60 to 90")
        )
        beside = sum(entry.count for entry in deck.sideboard)
        return [
            (tr("Crypt {crypt}", crypt=found.crypt), crypt + self._share(deck.crypt)),
            (tr("Library {library}", library=found.library), library + self._share(deck.library)),
            (tr("Sideboard {beside}", beside=beside), tr("not played")) if beside else ("", ""),
        ]

    def _share(self, entries: Sequence[Entry]) -> str:
        """How much of a deck plays itself in strict mode, for the title of its pile; empty until that is known."""
        cards = self._desk.catalogue.cards
        total = covered = 0
        for entry in entries:
            card = cards.get(entry.card_id)
            if card is None:
                continue
            text = self._texts.of(card)
            if text is None:
                return ""
            total += entry.count
            covered += entry.count * text.covered
        return tr(" · ◆ {covered} % by itself", covered=covered * 100 // total) if total else ""

    def _lay_out(self) -> None:
        row = self.row
        for button, rank in (
            (self.undo, 3),
            (self.redo, 4),
            (self.save, 1),
            (self.share, 5),
            (self.order, 6),
            (self.more, 0),
        ):
            row.add(button, rank)
        row.add_stretch()
        self.play.setText(tr("Play this deck"))
        self.play.setToolTip(tr("Go straight to a table with this deck"))
        self.play.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.play.setStyleSheet(
            f"QToolButton {{ background: {theme.BLOOD}; color: {theme.INK}; border: 1px solid {theme.BLOOD_BRIGHT}; "
            "font-weight: 600; }"
            f"QToolButton:hover {{ background: {theme.BLOOD_BRIGHT}; }}"
            f"QToolButton:focus {{ border: 2px solid {theme.GOLD_BRIGHT}; }}"
            f"QToolButton:disabled {{ background: {theme.WELL}; color: {theme.FAINT}; border-color: {theme.PANEL}; }}"
        )
        row.add(self.play, 2)
        self.order.setMenu(self._order_menu())
        for button in (self.share, self.order, self.more):
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.area.setWidget(self.piles)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        begin = Flow(6, self.beginnings)
        for text, wanted in (
            (tr("Import a list …"), self.import_wanted),
            (tr("Open one of my decks"), self.shelf_wanted),
            (tr("Begin from a starter deck"), self.starter_wanted),
        ):
            way = QPushButton(caption(text))
            way.setProperty("compact", True)
            way.clicked.connect(wanted)
            begin.addWidget(way)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(row)
        column.addWidget(self.area, 1)
        column.addWidget(self.beginnings)
        self.undo.clicked.connect(lambda: self._desk.current.undo())
        self.redo.clicked.connect(lambda: self._desk.current.redo())
        self.save.clicked.connect(self.save_wanted)
        self.play.clicked.connect(self.play_wanted)
        self.piles.zoomed.connect(lambda zoom: self._remembered.change(pile_zoom=zoom))
        self.piles.shown.connect(self._bring)

    def _bring(self, rect: QRect) -> None:
        self.area.ensureVisible(rect.center().x(), rect.center().y(), rect.width() // 2, rect.height() // 2 + 8)

    def _order_menu(self) -> QMenu:
        menu = QMenu(self)
        looks = self._remembered.looks
        for title, name, values in (
            (tr("Library as"), "library_look", ("stacks", "faces")),
            (tr("Library in piles by"), "library_group", arrange.LIBRARY_GROUPS),
            (tr("Library sorted by"), "library_sort", arrange.LIBRARY_SORTS),
            (tr("Crypt in piles by"), "crypt_group", arrange.CRYPT_GROUPS),
            (tr("Crypt sorted by"), "crypt_sort", arrange.CRYPT_SORTS),
        ):
            below = menu.addMenu(caption(title))
            group = QActionGroup(below)
            for value in values:
                action: QAction = below.addAction(caption(capital(tr(value))), self._setter(name, value))
                action.setCheckable(True)
                action.setChecked(getattr(looks, name) == value)
                group.addAction(action)
        menu.addSeparator()
        menu.addAction(tr("Larger cards"), lambda: self.piles.zoomed.emit(min(2.2, looks.pile_zoom * 1.15)))
        menu.addAction(tr("Smaller cards"), lambda: self.piles.zoomed.emit(max(0.6, looks.pile_zoom / 1.15)))
        return menu

    def _setter(self, name: str, value: str) -> Callable[[], None]:
        return partial(self._remembered.change, **{name: value})

    def _button(self, sign: str, words: str) -> QToolButton:
        button = QToolButton()
        button.setIcon(signs.icon(sign))
        button.setAccessibleName(words)
        return button

    def _named(self, text: str, words: str) -> QToolButton:
        button = QToolButton()
        button.setText(caption(text))
        button.setToolTip(as_written(words))
        button.setAccessibleName(words)
        return button
