"""One game at the screen: its clients, who is looking, and the signals that every part of the table listens to."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QMenu

from vtes_desktop.bots.random_player import RANDOM, RandomPlayer, seat_random_players, step
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import Client, sit_down
from vtes_desktop.play.host import Host
from vtes_desktop.play.updates import Reply, Update
from vtes_desktop.table.table import Copy, Table
from vtes_desktop.ui.options import Settings

WATCHING: Final = "You watch this game: only who has a seat at the table can do that."
"""Why nothing can be done without a seat."""
THINKING_MS: Final = 320
"""How long a random player takes for an answer."""


class Hover(Struct, frozen=True):
    """What the pointer rests on: a printed card, and the copy when it is one on the table."""

    card: int = 0
    """0 for the back of a card, or nothing."""
    copy: int = 0


class Meant(Struct, frozen=True):
    """What a gesture means in strict mode."""

    request: r.Request | None = None
    """What to ask instead; None when the player is asked which of several things it means."""
    seat: int = -1
    """For whom."""


class Session(QObject):
    """The clients of a game at this desktop, one of which is looking.

    With several people at one desktop (hot seat) there is a client for each seat; :attr:`viewer` says whose eyes the
    screen shows. Every part of the table reads :attr:`table` and asks by :meth:`ask`; none keeps a table of its own.
    """

    updated = Signal(object)
    """An :class:`Update` for the seat that is looking; its mirror is already up to date."""
    viewer_changed = Signal()
    """Another seat is looking: draw everything anew."""
    refused = Signal(str)
    """A request was refused, with the reason."""
    hovered = Signal(object)
    """A :class:`Hover`; an empty one when the pointer left."""
    browse = Signal(int, str)
    """Open the pile of a seat and region as a grid."""
    curtain_wanted = Signal(int)
    """Somebody else is to look; the curtain comes first."""

    def __init__(self, host: Host | None, clients: list[Client], catalogue: Catalogue, settings: Settings) -> None:
        super().__init__()
        self.host = host
        """The host when it runs in this program."""
        self.clients = {client.seat: client for client in clients}
        self.catalogue = catalogue
        self.settings = settings
        self._random_players: list[RandomPlayer] = []
        self._thinking: QTimer | None = None
        self.interpret: Callable[[r.Request], Meant | None] | None = None
        """In strict mode: what a gesture means among the things that may be done now, and for whom."""
        self._viewer = clients[0].seat
        for client in clients:
            client.on_update.append(partial(self._updated, client.seat))

    @classmethod
    def at_this_desktop(cls, host: Host, settings: Settings) -> Session:
        """Everybody sits at this desktop: a client for each seat."""
        seats = range(len(host.table.seats))
        here = [seat for seat in seats if host.header.seats[seat].player != RANDOM] or list(seats)
        clients = [sit_down(host, seat) for seat in here]
        session = cls(host, clients, host.catalogue, settings)
        session._viewer = host.table.active if host.table.active in here else here[0]
        if len(here) < len(seats):
            session._seat_random_players(seat_random_players(host))
        return session

    def _seat_random_players(self, players: list[RandomPlayer]) -> None:
        """Let random players answer, one answer at a time, so that people can see what they do."""
        self._random_players = players
        self._thinking = QTimer(self)
        self._thinking.setInterval(THINKING_MS)
        self._thinking.timeout.connect(partial(self._let_one_answer, self._thinking))
        self._thinking.start()

    def _let_one_answer(self, timer: QTimer) -> None:
        if self.table.over or not step(self._random_players):
            # Nothing is asked of them now; the next update wakes them.
            timer.stop()

    @property
    def viewer(self) -> int:
        """The seat that is looking."""
        return self._viewer

    @property
    def watches(self) -> bool:
        """Whether nobody here has a seat: one sees what the table sees, and does nothing."""
        return self._viewer < 0

    @property
    def client(self) -> Client:
        """The client of the seat that is looking."""
        return self.clients[self._viewer]

    @property
    def table(self) -> Table:
        """The table as the seat that is looking may know it."""
        return self.client.table

    @property
    def shared(self) -> bool:
        """Whether several people share this desktop with hands that others may not see."""
        return len(self.clients) > 1 and not self.table.open

    def look(self, seat: int) -> None:
        """Let another seat look at once, without the curtain."""
        if seat in self.clients and seat != self._viewer:
            self._viewer = seat
            self.viewer_changed.emit()

    def want_look(self, seat: int) -> None:
        """Let another seat look: behind the curtain when hands are secret, at once when the table is open."""
        if seat not in self.clients or seat == self._viewer:
            return
        if self.shared:
            self.curtain_wanted.emit(seat)
        else:
            self.look(seat)

    def ask(self, request: r.Request, seat: int | None = None, answered: Callable[[Reply], None] | None = None) -> None:
        """Ask the host for something as the seat that is looking, or as another seat at this desktop.

        `answered` is called with the host's reply, after :attr:`refused` told everyone of a refusal.
        """
        if self.watches:
            refused = Reply(False, WATCHING)
            self._replied(refused)
            if answered is not None:
                answered(refused)
            return
        meant = self.interpret(request) if self.interpret is not None else None
        if meant is not None:
            if meant.request is None:
                if answered is not None:
                    answered(Reply(True, waiting=True))
                return
            request, seat = meant.request, meant.seat
        client = self.clients.get(self._viewer if seat is None else seat, self.client)

        def replied(reply: Reply) -> None:
            if isinstance(request, r.WhyNot):
                # Its answer is shown as a refusal, and a card that was dragged goes back.
                reply = Reply(False, reply.reason)
            self._replied(reply)
            if answered is not None:
                answered(reply)

        client.ask(request, replied)

    @property
    def may_talk(self) -> bool:
        """Whether one may say something to the table."""
        return not self.watches

    def say(self, text: str) -> None:
        """Say something to the table."""
        self.ask(r.Chat(text))

    def acting(self, copy: Copy | None = None, owner: int | None = None) -> int:
        """As whom a gesture on a copy, or on a seat's things, is made.

        At an open table one person may play every seat: whose thing it is acts. Otherwise it is who is looking.
        """
        seat = copy.controller if copy is not None else owner
        return seat if seat is not None and self.table.open and seat in self.clients else self._viewer

    def card(self, copy: Copy) -> Card | None:
        """The printed card of a copy, or None while its face is hidden."""
        return self.catalogue.cards.get(copy.card)

    def name(self, card: int) -> str:
        """A card's name for sentences."""
        found = self.catalogue.cards.get(card)
        return found.display_name if found else f"card {card}"

    def fill_menu(self, menu: QMenu) -> None:
        """Add what the table menu has besides; nothing at this desktop."""

    def close(self) -> None:
        """Leave the table; the game stays on disk."""
        if self._thinking is not None:
            self._thinking.stop()
        if self.host is not None:
            self.host.close()

    def _replied(self, reply: Reply) -> None:
        if not reply.accepted:
            self.refused.emit(reply.reason)

    def _updated(self, seat: int, update: Update) -> None:
        if self._thinking is not None and not self._thinking.isActive():
            self._thinking.start()
        if seat == self._viewer:
            self.updated.emit(update)
