"""A game over the network at the screen: one client, whose host is elsewhere."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play.client import Client
from vtes_desktop.ui.lan.room import Room
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import as_written, caption
from vtes_desktop.ui.table.session import Session

if TYPE_CHECKING:
    from vtes_desktop.lan.protocol import LobbySeat
    from vtes_desktop.ui.table.advice import Adviser


class NetworkSession(Session):
    """A session whose requests go over the network."""

    def __init__(self, room: Room, client: Client, catalogue: Catalogue, settings: Settings) -> None:
        super().__init__(None, [client], catalogue, settings)
        self.room = room
        self.title = room.name
        self._adviser: Adviser | None = None

    @property
    def may_hint(self) -> bool:
        """Whether one may be told what a computer player would do: where the table's terms allow it."""
        lobby = self.room.lobby
        return not self.watches and self.table.mode == "strict" and lobby is not None and lobby.terms.hints

    @property
    def adviser(self) -> Adviser | None:
        """Who thinks about one's own questions, in a process of this desktop; None where no hints are allowed."""
        if self._adviser is None and self.may_hint:
            from vtes_desktop.bots.thinker import Thinker  # the rules and all judges: only for who asks
            from vtes_desktop.ui.table.advice import Adviser

            self._adviser = Adviser(Thinker(self.catalogue.source), self.room.name, self)
            self._adviser.told.connect(self.refused)
        return self._adviser

    def close(self) -> None:
        """Go away from the table; the seat stays one's own."""
        super().close()
        if self._adviser is not None:
            self._adviser.close()
        self.room.close()

    @property
    def may_talk(self) -> bool:
        """Whether one may say something: who watches, where the table lets them."""
        lobby = self.room.lobby
        return not self.watches or (lobby is not None and lobby.terms.talk)

    def say(self, text: str) -> None:
        """Say something to the table."""
        if self.watches:
            self.room.say(text)
        else:
            super().say(text)

    def fill_menu(self, menu: QMenu) -> None:
        """What the table menu has besides, for a table on the network."""
        room, lobby = self.room, self.room.lobby
        menu.addAction(tr("Copy the invitation")).triggered.connect(self._copy)
        if lobby is None:
            return
        if room.seat >= 0:
            menu.addAction(tr("Hand my seat over…")).triggered.connect(partial(self._hand_over, room.seat))
        if room.owner:
            seats = menu.addMenu(tr("The seat of"))
            for number, seat in enumerate(lobby.seats):
                if number != room.seat and seat.player != "open":
                    self._fill_seat(
                        seats.addMenu(caption(seat.name or tr("seat {number}", number=number + 1))), number, seat
                    )
            seats.setEnabled(not seats.isEmpty())
            menu.addAction(tr("Finish this table for good")).triggered.connect(self._finish)
        menu.addSeparator()

    def _fill_seat(self, menu: QMenu, number: int, seat: LobbySeat) -> None:
        if seat.player == "person":
            random = menu.addAction(tr("Let a computer player fill it"))
            random.triggered.connect(partial(self._replace, number))
            random.setEnabled(self.table.mode == "strict")
            menu.addAction(tr("Hand it over…")).triggered.connect(partial(self._hand_over, number))
            menu.addAction(tr("Kick")).triggered.connect(partial(self._kick, number))
        else:
            menu.addAction(tr("Hand it over…")).triggered.connect(partial(self._hand_over, number))

    def _copy(self, *_: bool) -> None:
        QGuiApplication.clipboard().setText(self.room.invitation)

    def _hand_over(self, number: int, *_: bool) -> None:
        self.room.hand_over(number)

    def _replace(self, number: int, *_: bool) -> None:
        self.room.replace(number)

    def _kick(self, number: int, *_: bool) -> None:
        name = self.table.seats[number].name
        if _sure(tr("Send {name} away? The seat stays in the game, and can be handed to somebody else.", name=name)):
            self.room.kick(number)

    def _finish(self, *_: bool) -> None:
        if _sure(tr("Finish this table for good? Nobody can go on with its game after that.")):
            self.room.finish()


def _sure(question: str) -> bool:
    """Ask once more before what can't be taken back."""
    buttons = QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.Cancel
    over = QApplication.activeWindow()
    answer = QMessageBox.question(
        over, tr("Are you sure?"), as_written(question), buttons, QMessageBox.StandardButton.Cancel
    )
    return answer == QMessageBox.StandardButton.Yes
