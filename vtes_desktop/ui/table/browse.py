"""Browsing a pile: its cards as a grid over the table, to search, to drag out and to take.

The table below can still be used: cards are dragged out of the grid to where they shall go.
"""

from __future__ import annotations

from functools import partial
from typing import Final, Literal

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.cards.query import QueryError
from vtes_desktop.play import requests as r
from vtes_desktop.play.handling import home
from vtes_desktop.play.updates import Reply
from vtes_desktop.table.table import Place, Table
from vtes_desktop.ui import theme
from vtes_desktop.ui.choosers import ChoiceBox
from vtes_desktop.ui.dressing import dress
from vtes_desktop.ui.faces import FaceCache
from vtes_desktop.ui.flow import Flow
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import plural, tr
from vtes_desktop.ui.plain import Label, caption
from vtes_desktop.ui.table.browsing import Browsing
from vtes_desktop.ui.table.held import HeldMenu
from vtes_desktop.ui.table.panel_handles import PanelGrip, PanelHead
from vtes_desktop.ui.table.pile_grid import Lying, PileGrid
from vtes_desktop.ui.table.seat_colours import seat_colour
from vtes_desktop.ui.table.session import Hover, Session

Deck = Literal["crypt", "library"]
ALL: Final = -1
"""Every seat's pile of a region at once."""


class Browse(Browsing):
    """The cards of a pile.

    One's own crypt or library is looked through, which the host is asked for first and told of when the panel closes:
    the deck is shuffled then. Nothing of it stays when another seat looks.
    """

    def __init__(self, session: Session, faces: FaceCache, parent: QWidget) -> None:
        super().__init__(parent)
        self.session = session
        self.seat = 0
        """Whose pile is shown; :data:`ALL` for everyone's."""
        self.region = ""
        self.actor = 0
        """As whom it is looked at."""
        self._looking: Deck | None = None
        self._top = 0
        self._by_hand: QRect | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.title = Label()
        self.title.setProperty("tone", "heading")
        self.about = Label()
        self.about.setProperty("tone", "dim")
        self.about.setWordWrap(True)
        self.seats = Flow(4)
        self._group = QButtonGroup(self)
        self.line = QLineEdit()
        self.line.setPlaceholderText(tr("search: words, type:equipment, disc:for…"))
        self.line.setAccessibleName(tr("Search among these cards"))
        self.line.setClearButtonEnabled(True)
        self.order = ChoiceBox()
        self.order.setAccessibleName(tr("Order"))
        self.grid = PileGrid(faces)
        self.grid.setDragEnabled(not session.watches)
        self._lay_out()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.refresh)
        self.line.textChanged.connect(self.refresh)
        self.line.returnPressed.connect(self._to_grid)
        self.order.currentIndexChanged.connect(self.refresh)
        self.grid.typed.connect(self._typed)
        self.grid.rested.connect(self._hover)
        self.grid.doubleClicked.connect(self._take)
        self.grid.customContextMenuRequested.connect(self._menu)
        session.updated.connect(self._updated)
        session.viewer_changed.connect(self.close_panel)
        session.settings.changed.connect(self._rescale)
        self._rescale()

    def _lay_out(self) -> None:
        head = PanelHead(self)
        row = QHBoxLayout(head)
        row.setContentsMargins(14, 8, 8, 0)
        row.addWidget(self.title)
        row.addSpacing(8)
        row.addLayout(self.seats, 1)
        self._close = close = QPushButton(tr("Close"))
        close.setToolTip("Esc")
        close.clicked.connect(self.close_panel)
        row.addWidget(close)
        search = QHBoxLayout()
        search.setContentsMargins(14, 0, 14, 0)
        search.addWidget(self.line, 1)
        search.addWidget(self.order)
        foot = QHBoxLayout()
        foot.setContentsMargins(14, 0, 4, 4)
        foot.addWidget(self.about, 1)
        foot.addWidget(PanelGrip(self), 0, Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(6)
        column.addWidget(head)
        column.addLayout(search)
        column.addWidget(self.grid, 1)
        column.addLayout(foot)

    # -- opening and closing -----------------------------------------------------------------------------------------

    def open_pile(self, seat: int, region: str) -> None:
        """Open a seat's pile; one's own crypt or library is looked through and shuffled after."""
        self._open(seat, region, 0)

    def open_top(self, region: str, count: int, seat: int | None = None) -> None:
        """Look at the top cards of one's crypt or library (of `seat`'s at an open table); it is not shuffled."""
        self._open(self.session.viewer if seat is None else seat, region, count)

    def _open(self, seat: int, region: str, top: int) -> None:
        self.close_panel()
        session = self.session
        self.seat, self.region, self._top = seat, region, top
        self.actor = session.acting(owner=seat)
        if session.table.regions[region].ordered:
            if seat != self.actor:
                name = session.table.seats[seat].name
                session.refused.emit(
                    tr("Only {name} can look through that {region}.", name=name, region=game_word(region))
                )
                return
            self._looking = deck = "crypt" if region == "crypt" else "library"
            session.ask(r.Look(deck, top), self.actor, self._answered)
            if self._looking is None:
                return
        self.line.clear()
        self._fill_seats()
        self._fill_orders()
        self.refresh()
        self.open()
        self.line.setFocus()

    def _answered(self, reply: Reply) -> None:
        """The host does not let the deck be looked through: the table says why, and there is nothing to show."""
        if not reply.accepted:
            self._looking = None
            super().close_panel()

    def close_panel(self) -> None:
        """Put the pile down; a deck that was looked through is shuffled."""
        deck, self._looking = self._looking, None
        if deck is not None and self.actor in self.session.clients:
            pile = self._table.pile(self.actor, deck)
            if any(i and self._table.copies[i].shown_to for i in pile):
                self.session.ask(r.StopLooking(deck), self.actor)
        self.grid.cards.set_cards(())
        super().close_panel()

    @property
    def _table(self) -> Table:
        """The table as the one who looks at the pile sees it."""
        client = self.session.clients.get(self.actor, self.session.client)
        return client.table

    def put_at(self, place: QRect) -> None:
        """Keep the panel where a person has put it, inside the parent."""
        least = self.minimumSizeHint()
        place.setSize(place.size().expandedTo(least).boundedTo(self.ground.size()))
        place.moveLeft(max(0, min(place.left(), self.ground.width() - place.width())))
        place.moveTop(max(0, min(place.top(), self.ground.height() - place.height())))
        self._by_hand = QRect(place)
        self.setGeometry(place)

    def place(self) -> None:
        """Over the others' side of the table, so that one's own stays free to drop cards on; or where it was put."""
        if self._by_hand is not None:
            self.put_at(self._by_hand)
            return
        room = self.ground.adjusted(8, 8, -8, -8)
        size = QSize(round(room.width() * 0.84), round(room.height() * 0.56)).expandedTo(self.minimumSizeHint())
        size = size.boundedTo(room.size())
        self.setGeometry(QRect(QPoint(room.center().x() - size.width() // 2, room.top()), size))

    def _rescale(self) -> None:
        self.grid.set_scale(self.session.settings.options.text_scale)

    # -- what is shown -----------------------------------------------------------------------------------------------

    def _updated(self) -> None:
        # The mirror of who looks at the pile may be brought up to date only after that of who looks at the screen.
        if not self.isHidden():
            self._later.start()

    def refresh(self) -> None:
        """Show the pile as it is now, as far as the search line lets it."""
        if not self.region:
            return
        cards = self._sorted(self._lying())
        whole = len(cards)
        problem = ""
        query = self.line.text().strip()
        if query:
            try:
                wanted = {card.id for card in self.session.catalogue.search.find(query)}
                cards = [lying for lying in cards if lying.card is not None and lying.card.id in wanted]
            except QueryError as error:
                problem = str(error)
        dress(self.line, wrong=bool(problem))
        self.grid.cards.set_cards(cards)
        self._say(whole, len(cards), problem)

    def _lying(self) -> list[Lying]:
        table = self._table
        seats = range(len(table.seats)) if self.seat == ALL else (self.seat,)
        region = table.regions[self.region]
        found = []
        for seat in seats:
            pile = table.pile(seat, self.region)
            # What came last to a heap lies on top of it.
            for i in pile if region.ordered or self.region == "hand" else reversed(pile):
                copy = table.copies.get(i)
                if copy is None:
                    if not region.ordered:
                        found.append(Lying(0, None, next(iter(region.kinds or table.description.kinds))))
                    continue
                hidden = not copy.face_up and region.seen_by != "always" and region.tracked
                found.append(Lying(i, self.session.card(copy), copy.kind, hidden and bool(copy.card)))
        return found

    def _sorted(self, cards: list[Lying]) -> list[Lying]:
        how = self.order.currentIndex()
        if how == 1:
            return sorted(cards, key=lambda lying: lying.name)
        if how == 2:
            return sorted(cards, key=lambda lying: (lying.card.types if lying.card else ("~",), lying.name))
        return cards

    def _say(self, whole: int, shown: int, problem: str) -> None:
        table = self.session.table
        title = game_word(table.regions[self.region].title)
        owner = tr("Everyone") if self.seat == ALL else table.seats[self.seat].name
        if self._top:
            self.title.setText(tr("The top of {owner}’s {title}", owner=owner, title=title))
        else:
            self.title.setText(tr("{owner}’s {title}", owner=owner, title=title))
        self.setAccessibleName(self.title.text())
        self.grid.setAccessibleName(self.title.text())
        count = plural("{n} card", "{n} cards", whole)
        said = [count if shown == whole else tr("{shown} of {count}", shown=shown, count=count)]
        if self._looking and not self._top:
            said.append(tr("the {region} is shuffled when you close this", region=game_word(self.region)))
        if whole:
            said.append(tr("double click takes a card") if self.region != "hand" else tr("double click plays a card"))
        self.about.setText(problem or " · ".join(said))
        self.about.setStyleSheet(f"color: {theme.BLOOD_BRIGHT}" if problem else "")

    def _fill_seats(self) -> None:
        """A chip for each seat's pile of this region, where the piles are open to all."""
        while (item := self.seats.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                self._group.removeButton(widget)  # type: ignore[arg-type]
                widget.deleteLater()
        table = self.session.table
        region = table.regions[self.region]
        if not region.tracked or len(table.seats) < 2:
            return
        choices = [(seat.name, number) for number, seat in enumerate(table.seats)] + [(tr("All"), ALL)]
        for name, number in choices:
            seats = range(len(table.seats)) if number == ALL else (number,)
            count = sum(len(table.pile(seat, self.region)) for seat in seats)
            chip = QPushButton(caption(f"{name} {count}"))
            chip.setProperty("compact", True)
            chip.setCheckable(True)
            chip.setChecked(number == self.seat)
            chip.setCursor(Qt.CursorShape.ArrowCursor)
            chip.setStyleSheet(f"QPushButton:!checked {{ color: {seat_colour(number)}; }}")
            chip.clicked.connect(partial(self._turn_to, number))
            self._group.addButton(chip)
            self.seats.addWidget(chip)
        self._fit_title()

    def _fit_title(self) -> None:
        """Where there is no room for the title beside the seats, the seat that is chosen says whose pile it is."""
        chips = sum(chip.sizeHint().width() + 4 for chip in self._group.buttons())
        beside = chips + self._close.sizeHint().width() + 50
        self.title.setVisible(not chips or self.title.sizeHint().width() + beside <= self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """With the title or without it."""
        super().resizeEvent(event)
        self._fit_title()

    def _turn_to(self, seat: int, *_: bool) -> None:
        self.seat = seat
        self.actor = self.session.acting(owner=seat if seat != ALL else None)
        self.refresh()

    def _fill_orders(self) -> None:
        ordered = self.session.table.regions[self.region].ordered
        self.order.blockSignals(True)
        self.order.clear()
        self.order.addItems([tr("From the top") if ordered else tr("As they lie"), tr("By name"), tr("By type")])
        # A deck that is shuffled afterwards is searched more easily by type.
        self.order.setCurrentIndex(2 if self._looking and not self._top else 0)
        self.order.blockSignals(False)

    # -- what is done ------------------------------------------------------------------------------------------------

    def _to_grid(self) -> None:
        self.grid.setFocus()
        if self.grid.cards.cards and not self.grid.selectedIndexes():
            self.grid.setCurrentIndex(self.grid.cards.index(0))

    def _typed(self, letters: str) -> None:
        self.line.setFocus()
        self.line.insert(letters)

    def _hover(self, lying: Lying) -> None:
        self.session.hovered.emit(Hover(lying.card.id if lying.card else 0, lying.copy))

    def _take(self) -> None:
        """Take the chosen cards: to the hand, to the uncontrolled region; play them from a hand."""
        for lying in self.grid.chosen if not self.session.watches else ():
            if self.region == "hand":
                self.session.ask(r.Play(lying.copy), self.actor)
            else:
                self.put([lying], "hand" if lying.kind == "library" else "uncontrolled")

    def put(self, cards: list[Lying], region: str, index: int = -1) -> None:
        """Move cards to a region of their own side; the first of several lies uppermost at the top of a deck."""
        if not cards:
            return
        first = self._table.copies.get(cards[0].copy)
        if first is not None:
            seat = first.controller if region in ("ready", "in play") else first.owner
            ids = tuple(lying.copy for lying in cards)
            self.session.ask(r.Put(ids, Place(seat, region), index), self.actor)

    def _menu(self, point: QPoint) -> None:
        menu = self.menu_for(self.grid.chosen)
        if menu is not None:
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(self.grid.viewport().mapToGlobal(point))

    def menu_for(self, cards: list[Lying]) -> QMenu | None:
        """What can be done with the chosen cards; None when there are none."""
        if not cards or self.session.watches:
            return None
        menu = HeldMenu(self)
        kind = cards[0].kind
        if self.region == "hand":
            menu.addAction(tr("Play")).triggered.connect(self._take)
        elif kind == "library":
            menu.addAction(tr("To the hand")).triggered.connect(partial(self._put_all, cards, "hand", -1))
        if kind == "crypt" and self.region != "uncontrolled":
            menu.addAction(tr("To the uncontrolled region")).triggered.connect(
                partial(self._put_all, cards, "uncontrolled", -1)
            )
        menu.addAction(tr("Into play")).triggered.connect(partial(self._into_play, cards))
        menu.addSeparator()
        for region, title in (("ash heap", tr("To the ash heap")), ("removed", tr("Remove from the game"))):
            if region != self.region:
                menu.addAction(caption(title)).triggered.connect(partial(self._put_all, cards, region, -1))
        menu.addAction(caption(tr("On top of the {kind}", kind=tr(kind)))).triggered.connect(
            partial(self._put_all, cards, kind, 0)
        )
        menu.addAction(caption(tr("To the bottom of the {kind}", kind=tr(kind)))).triggered.connect(
            partial(self._put_all, cards, kind, -1)
        )
        if self.session.table.regions[self.region].seen_by not in ("always", "face up"):
            menu.addSeparator()
            ids = tuple(lying.copy for lying in cards)
            menu.addAction(tr("Show to everyone")).triggered.connect(
                lambda: self.session.ask(r.Reveal(ids), self.actor)
            )
        return menu

    def _put_all(self, cards: list[Lying], region: str, index: int, *_: bool) -> None:
        self.put(cards, region, index)

    def _into_play(self, cards: list[Lying], *_: bool) -> None:
        for lying in cards:
            types = set(lying.card.types) if lying.card else set()
            self.put([lying], "ready" if lying.kind == "crypt" or home(types, False) == "ready" else "in play")
