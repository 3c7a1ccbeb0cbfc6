"""Cards to choose from, side by side: the Clan sheets at the start, the two cards of Hand Building, Starting cards."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QEnterEvent, QIcon
from PySide6.QtWidgets import QToolButton, QWidget

from vtes_desktop.play import requests as r
from vtes_desktop.play.updates import Asked
from vtes_desktop.table.table import NOBODY, Table
from vtes_desktop.ui import theme
from vtes_desktop.ui.faces import FaceCache, FaceKey, height_for
from vtes_desktop.ui.flow import Flow
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.plain import Label, as_written
from vtes_desktop.ui.strict.asking import Asking
from vtes_desktop.ui.strict.floating import Floating
from vtes_desktop.ui.strict.grids import empty
from vtes_desktop.ui.table.session import Hover, Session
from vtes_desktop.ui.vendetta import known
from vtes_desktop.vendetta.cards import Face

KINDS: Final = frozenset({"clan", "keep", "starting"})
"""Questions that are answered by a card that lies nowhere on the table."""
LOOK: Final = -2
"""The place of an offer that is somebody else's: only to be looked at."""
CHOOSE: Final = {"clan": later("Choose your clan"), "keep": later("Which card do you keep in hand?")}
WIDTHS: Final = {"clan": 132, "keep": 190, "starting": 104}
"""Pixels."""


def shows(table: Table, asked: Asked) -> bool:  # noqa: ARG001 - as games differ
    """Whether this panel shows a question."""
    return asked.kind in KINDS


class Offer(Struct, frozen=True):
    """A card that may be chosen."""

    copy: int
    text: str
    option: int = -1
    """Its place among the referee's options; -1 where it is taken by hand."""


def by_hand(session: Session) -> tuple[str, list[Offer]]:
    """What is to be chosen at a table without a referee: a Clan sheet, or which of the two cards drawn is kept."""
    table, seat = session.table, session.viewer
    if table.mode == "strict" or session.watches or table.over:
        return "", []
    copies = table.copies
    sheets = [copies[i] for i in table.pile(NOBODY, "clans") if i in copies]
    if sheets and not table.pile(seat, "sheet"):
        return "clan", [Offer(copy.id, tr("Play {card}", card=session.name(copy.card))) for copy in sheets]
    drawn = [copies[i] for i in table.pile(seat, "clan deck") if i in copies and copies[i].card]
    if 0 < len(drawn) <= 2:
        return "keep", [Offer(copy.id, tr("Keep {card}", card=session.name(copy.card))) for copy in drawn]
    return "", []


class CardButton(QToolButton):
    """A card that is picked by a click; resting on it shows it large."""

    def __init__(self, session: Session, copy: int, card: int) -> None:
        super().__init__()
        self._session = session
        self._hover = Hover(card, copy)
        self.setAutoRaise(True)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setStyleSheet(
            "QToolButton { background: transparent; border: 2px solid transparent; border-radius: 10px; padding: 3px; }"
            f"QToolButton:hover {{ border-color: {theme.GOLD}; }}"
            f"QToolButton:focus {{ border-color: {theme.GOLD}; }}"
            f"QToolButton:checked {{ border-color: {theme.GOLD_BRIGHT}; background: {theme.PRESSED}; }}"
        )

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show it large."""
        super().enterEvent(event)
        self._session.hovered.emit(self._hover)


class ChoosePanel(Floating):
    """Stands over the table while a card is to be chosen."""

    def __init__(self, session: Session, asking: Asking, faces: FaceCache, parent: QWidget) -> None:
        super().__init__(parent, panel="gold")
        self._session = session
        self._asking = asking
        self._faces = faces
        self._made: tuple[object, ...] = ()
        self._kind = "keep"
        self._offers: list[Offer] = []
        self.said = Label()
        self.said.setProperty("tone", "gold")
        self.said.setWordWrap(True)
        self.row = Flow(8)
        self.buttons: list[CardButton] = []
        self.column.addLayout(self.row)
        self.column.addWidget(self.said)
        asking.changed.connect(self.refresh)
        faces.ready.connect(self._painted)
        self.refresh()

    def wide(self, room: QSize) -> int:
        """As wide as the cards need."""
        kind, count = self._kind, max(2, len(self._offers))
        return min(room.width(), max(380, (WIDTHS.get(kind, 132) + 22) * count + 40))

    def spot(self, room: QRect, size: QSize) -> QPoint:
        """Over the Locations."""
        return QPoint(room.center().x() - size.width() // 2, max(room.top(), room.height() * 60 // 100 - size.height()))

    @property
    def answers(self) -> bool:
        """Whether what is asked here is answered here."""
        mine = self._asking.mine
        return mine is not None and mine.kind in KINDS and not self.folded

    def refresh(self) -> None:
        """Offer the cards, or say who is waited for."""
        kind, offers = by_hand(self._session)
        asked, table = self._asking.asked, self._session.table
        mine = self._asking.mine
        title, said, picked = tr(CHOOSE[kind]) if kind in CHOOSE else "", "", -1
        if asked is not None and asked.kind in KINDS and not table.over:
            kind, said = asked.kind, self._others(asked)
            title = self._waiting(asked) if mine is None or not mine.options else game_word(mine.question)
            picked = mine.picked if mine is not None else -1
            offers = [
                Offer(option.copy, game_word(option.text), n) for n, option in enumerate(mine.options if mine else ())
            ]
            if not offers and kind == "clan":
                offers = [Offer(i, self._session.name(table.copies[i].card), LOOK) for i in table.pile(NOBODY, "clans")]
        elif not offers:
            self.hide()
            return
        self.title.setText(title)
        made = (kind, tuple(offers), self._session.viewer)
        if made != self._made:
            self._made, self._kind, self._offers = made, kind, offers
            self._fill()
        for offer, button in zip(offers, self.buttons, strict=True):
            button.setChecked(offer.option == picked and picked >= 0)
        self.said.setText(said)
        self.said.setVisible(bool(said))
        self.come()

    def _waiting(self, asked: Asked) -> str:
        names = self._session.table.seats
        if asked.together:
            return tr("The others choose…")
        return tr("{name} chooses…", name=names[asked.seat].name)

    def _others(self, asked: Asked) -> str:
        """Who has not chosen yet, and that one may choose otherwise until then."""
        left = [
            self._session.table.seats[seat].name
            for seat in asked.together
            if seat not in asked.answered and seat != self._session.viewer
        ]
        if not left:
            return ""
        said = tr("{names}: still choosing.", names=", ".join(left))
        return f"{said} {tr('You may choose otherwise until then.')}" if asked.picked >= 0 else said

    def _fill(self) -> None:
        empty(self.row)
        self.buttons = []
        width = WIDTHS.get(self._kind, 132)
        for offer in self._offers:
            copy = self._session.table.copies.get(offer.copy)
            button = CardButton(self._session, offer.copy, copy.card if copy is not None else 0)
            button.setIconSize(QSize(width, height_for(width)))
            button.setAccessibleName(offer.text)
            face = known.face(self._session, copy) if copy is not None else None
            said = known.effect(face) if isinstance(face, Face) else ""
            button.setToolTip(as_written(": ".join(filter(None, [offer.text, said]))))
            button.clicked.connect(partial(self._pick, offer))
            self.row.addWidget(button)
            button.show()
            self.buttons.append(button)
        self._paint()

    def _paint(self) -> None:
        for offer, button in zip(self._offers, self.buttons, strict=False):
            copy = self._session.table.copies.get(offer.copy)
            face = known.face(self._session, copy) if copy is not None else None
            width, kind = button.iconSize().width(), copy.kind if copy else "clan"
            button.setIcon(QIcon(self._faces.request(face, kind, width, self.devicePixelRatioF())))

    def _painted(self, key: FaceKey) -> None:
        if self.isVisible() and key.width in WIDTHS.values():
            self._paint()

    def _pick(self, offer: Offer, *_: bool) -> None:
        options = self._asking.options
        if 0 <= offer.option < len(options):
            self._asking.pick(options[offer.option])
        elif offer.option != LOOK:
            self._session.ask(r.Chore("clan" if self._kind == "clan" else "keep one", (offer.copy,)))
        self.refresh()
