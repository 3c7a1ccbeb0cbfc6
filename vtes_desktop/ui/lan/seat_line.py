"""One seat of the lobby, with what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from vtes_desktop.bots.seating import Sitter, parse
from vtes_desktop.lan.protocol import LobbySeat
from vtes_desktop.ui import theme
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label, NameLabel, as_written, caption
from vtes_desktop.ui.seat_player import title_of
from vtes_desktop.ui.table.seat_colours import seat_colour


def what_of(seat: LobbySeat, *, decks: bool = True) -> str:
    """What there is to say of a seat, in words: ``deck of 12 + 77 cards · ready``.

    >>> what_of(LobbySeat())
    'waiting for somebody'
    >>> what_of(LobbySeat("Sarah", "person", True, 12, 77, True))
    'deck of 12 + 77 cards · ready'
    """
    if seat.player == "open":
        return tr("waiting for somebody")
    deck = (
        tr("deck of {crypt} + {library} cards", crypt=seat.crypt, library=seat.library)
        if seat.crypt or seat.library
        else tr("no deck yet")
    )
    known = [deck] if decks else []
    if seat.player == "random":
        return " · ".join([title_of(parse(seat.computer) if seat.computer else Sitter("random")).lower(), *known])
    where = tr("ready", "of a player") if seat.ready else tr("not ready yet")
    return " · ".join([*known, where if seat.here else tr("away")])


class SeatLine(QFrame):
    """One seat of the lobby, with what the owner can do with it."""

    kick = Signal()
    hand_over = Signal()
    replace = Signal()

    def __init__(self, number: int, scale: float) -> None:
        super().__init__()
        self.number = number
        self.setProperty("panel", "plain")
        self.mark = Label()
        self.mark.setFixedWidth(round(22 * scale))
        self.who = NameLabel()
        self.what = Label()
        self.what.setProperty("tone", "dim")
        self.hand_button = self._button(tr("Hand over…"), tr("Let somebody else have this seat"), self.hand_over)
        self.random_button = self._button(
            tr("Computer player"), tr("Let a regular computer player fill this seat"), self.replace
        )
        self.kick_button = self._button(tr("Kick"), tr("Send whoever has this seat away"), self.kick)
        row = QHBoxLayout(self)
        row.setContentsMargins(*(round(side * scale) for side in (12, 8, 8, 8)))
        row.setSpacing(round(10 * scale))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.who)
        words.addWidget(self.what)
        row.addWidget(self.mark)
        row.addLayout(words, 1)
        for button in (self.hand_button, self.random_button, self.kick_button):
            row.addWidget(button)

    @staticmethod
    def _button(text: str, hint: str, signal: SignalInstance) -> QPushButton:
        button = QPushButton(caption(text))
        button.setProperty("compact", True)
        button.setToolTip(as_written(hint))
        button.setAutoDefault(True)
        button.clicked.connect(signal)
        return button

    def show_seat(self, seat: LobbySeat, *, mine: bool, owner: bool, strict: bool, scale: float, decks: bool) -> None:
        """Show who sits there.

        :param owner: whether who looks owns the table.
        :param strict: whether there will be a referee, whom computer players need.
        :param decks: whether everybody brings a deck.
        """
        person = seat.player == "person"
        ready = seat.ready or seat.player == "random"
        sign, colour = ("✓", theme.GOLD) if ready else ("○", theme.FAINT) if seat.player == "open" else ("–", theme.DIM)
        self.mark.setText(sign)
        self.mark.setStyleSheet(f"color: {colour}; font-size: {round(18 * scale)}px; font-weight: 700;")
        name = tr("Open seat") if seat.player == "open" else seat.name or tr("Computer player")
        self.who.setText(tr("{name} (you)", name=name) if mine else name)
        quiet = seat.player == "open" or (person and not seat.here)
        self.who.setStyleSheet(
            f"font-size: {round(15 * scale)}px; font-weight: 600; "
            f"color: {theme.FAINT if quiet else seat_colour(self.number)};"
        )
        self.what.setText(what_of(seat, decks=decks))
        self.setProperty("panel", "gold" if mine else "plain")
        self.style().unpolish(self)
        self.style().polish(self)
        self.kick_button.setVisible(owner and not mine and seat.player != "open")
        self.hand_button.setVisible((owner or mine) and person)
        self.random_button.setVisible(owner and strict and not mine and seat.player == "open")
        for button, does in (
            (self.kick_button, tr("Send {name} away", name=name)),
            (self.hand_button, tr("Hand over the seat of {name}", name=name)),
            (self.random_button, tr("Computer player for {name}", name=name)),
        ):
            button.setAccessibleName(does)
        self.setAccessibleName(
            tr(
                "Seat {number}: {words}, {words2}",
                number=self.number + 1,
                words=self.who.text(),
                words2=self.what.text(),
            )
        )
