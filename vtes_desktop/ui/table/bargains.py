"""Bargains between Methuselahs: a button that offers one, and a quiet row where one is answered."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from vtes_desktop.play import requests as r
from vtes_desktop.play.bargaining import offers_to, words
from vtes_desktop.play.games import play_of
from vtes_desktop.table.bargain import Bargain, Promise
from vtes_desktop.table.saying import Saying
from vtes_desktop.ui import theme
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.plain import RichLabel, as_written, caption
from vtes_desktop.ui.table import signs
from vtes_desktop.ui.table.asks import announce, rich
from vtes_desktop.ui.table.following import Rank
from vtes_desktop.ui.table.held import Held
from vtes_desktop.ui.table.session import Session

OFFERED: Final[tuple[tuple[str, Promise, Promise, int], ...]] = (
    (later("I won’t bleed you for two turns, if you vote for my referendum"), "no bleed", "vote for", 2),
    (later("I won’t bleed you for two turns, if you don’t bleed me"), "no bleed", "no bleed", 2),
    (later("I won’t bleed you this turn, if you block this action"), "no bleed", "block", 1),
    (later("I vote for your referendum, if you don’t bleed me for two turns"), "vote for", "no bleed", 2),
    (later("Vote for my referendum"), "nothing", "vote for", 1),
    (later("Block this action"), "nothing", "block", 1),
)
"""What may be offered with one click: its words, what one gives, what one wants, for how many turns."""


def has_bargains(session: Session) -> bool:
    """Whether there are bargains in the game of a table."""
    return r.Offer in play_of(session.table.game).manners


def fill_offers(session: Session, menu: QMenu) -> None:
    """Whom a bargain may be offered to, and which."""
    menu.clear()
    table = session.table
    for seat in table.playing():
        if seat == session.viewer:
            continue
        of = menu.addMenu(caption(table.seats[seat].name))
        for said, give, want, turns in OFFERED:
            action = of.addAction(caption(tr(said)))
            action.setEnabled(want != "block" or table.action is not None)
            action.triggered.connect(partial(_offer, session, r.Offer(seat, give, want, turns)))


def _offer(session: Session, offer: r.Offer, *_: bool) -> None:
    session.ask(offer)


class DealButton(QPushButton):
    """Opens the menu of what may be offered to whom."""

    def __init__(self, session: Session) -> None:
        super().__init__(caption(tr("Deal")))
        self.setProperty("compact", True)
        self.setIcon(signs.icon("fork", theme.DIM))
        self.setToolTip(as_written(tr("Offer another Methuselah a bargain")))
        self.setAccessibleName(tr("Offer another Methuselah a bargain"))
        self.setMinimumWidth(1)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._session = session
        self.offers = QMenu(self)
        self.clicked.connect(self.open_menu)

    def open_menu(self) -> None:
        """Show it above the button."""
        fill_offers(self._session, self.offers)
        above = QPoint(0, -self.offers.sizeHint().height())
        self.offers.popup(self.mapToGlobal(above))


class BargainRow(QWidget):
    """The offers that wait for who is looking, each with Agree and No; nothing where there is none."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._shown: tuple[Bargain, ...] = ()
        self._for = session.viewer
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._held = Held(self)
        self._held.refused.connect(session.refused)
        session.following.add(self.refresh, Rank.LOG)
        session.viewer_changed.connect(self.refresh)
        self.hide()
        self.refresh()

    def refresh(self) -> None:
        """Show what is open now."""
        session = self._session
        open_now = () if session.watches else offers_to(session.table, session.viewer)
        if (open_now, session.viewer) == (self._shown, self._for):
            return
        new = [each for each in open_now if each not in self._shown]
        self._shown, self._for = open_now, session.viewer
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for each in open_now:
            self._column.addWidget(self._row(each))
        self.setVisible(bool(open_now))
        self._held.forget()
        # Where the buttons stand is known once Qt has come round to laying them out.
        QTimer.singleShot(0, self, self._hold)
        for each in new:
            announce(self, tr("{name} offers a bargain.", name=session.table.seats[each.by].name))

    def _hold(self) -> None:
        """A bargain that has come under the pointer is agreed to only once that has moved."""
        self._held.look([button for button in self.findChildren(QPushButton) if button.isVisible()])

    def _row(self, bargain: Bargain) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        said: QLabel = RichLabel(rich(self._session, Saying(words(bargain)), self._session.viewer))
        said.setWordWrap(True)
        line.addWidget(said, 1)
        for word, yes in ((tr("No"), False), (tr("Agree"), True)):
            button = QPushButton(caption(word))
            button.setProperty("compact", True)
            if yes:
                button.setProperty("tone", "green")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(self._answer, bargain.number, yes))
            line.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        return row

    def _answer(self, number: int, yes: bool, *_: bool) -> None:
        self._session.ask(r.AnswerOffer(number, yes))
