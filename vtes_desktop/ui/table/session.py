"""One game at the screen: its clients, who is looking, and the signals that every part of the table listens to."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.model import Card
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import Client, sit_down
from vtes_desktop.play.consent import plays_itself
from vtes_desktop.play.games import play_of
from vtes_desktop.play.host import Host
from vtes_desktop.play.updates import Asked, Reply, Update
from vtes_desktop.table.faces import Face, Faces
from vtes_desktop.table.table import NOBODY, Copy, Table
from vtes_desktop.ui.card_names import called
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.games import Look, look_of_game
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.table.following import Following

if TYPE_CHECKING:
    from vtes_desktop.bots.company import Reason
    from vtes_desktop.ui.table.advice import Adviser
    from vtes_desktop.ui.table.figures import TableFigures
    from vtes_desktop.ui.table.opponents import Opponents

WATCHING: Final = later("You watch this game: only who has a seat at the table can do that.")
"""Why nothing can be done without a seat."""


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
    """An :class:`Update` for the seat that is looking; its mirror is already up to date. What shows the table follows
    it in its turn (:attr:`following`); this is for what must know at once."""
    viewer_changed = Signal()
    """Another seat is looking: draw everything anew."""
    refused = Signal(str)
    """A request was refused, with the reason."""
    hovered = Signal(object)
    """A :class:`Hover`; an empty one when the pointer left."""
    browse = Signal(int, str)
    """Open the pile of a seat and region as a grid."""
    step_changed = Signal()
    """A computer player waits until its deed is wanted, or does not any more."""
    curtain_wanted = Signal(int)
    """Somebody else is to look; the curtain comes first."""

    def __init__(self, host: Host | None, clients: list[Client], catalogue: Catalogue, settings: Settings) -> None:
        super().__init__()
        self.host = host
        """The host when it runs in this program."""
        self.clients = {client.seat: client for client in clients}
        self.catalogue = catalogue
        """The card list of this program."""
        printed = play_of(clients[0].table.game).faces(clients[0].extra, catalogue)
        self.faces: Faces = look_of_game(clients[0].table.game).shown(printed)
        """The printed cards of this game."""
        self.settings = settings
        self.following = Following(self)
        """What of the window follows updates."""
        self._opponents: Opponents | None = None
        self.interpret: Callable[[r.Request], Meant | None] | None = None
        """In strict mode: what a gesture means among the things that may be done now, and for whom."""
        self._viewer = clients[0].seat
        for client in clients:
            client.on_update.append(partial(self._updated, client.seat))

    @classmethod
    def at_this_desktop(cls, host: Host, settings: Settings) -> Session:
        """Everybody sits at this desktop: a client for each seat."""
        seats = range(len(host.table.seats))
        here = [seat for seat in seats if not plays_itself(host.header.seats[seat].player)]
        # Where nobody plays, one watches as a spectator does.
        clients = [sit_down(host, seat) for seat in here or [NOBODY]]
        session = cls(host, clients, host.catalogue, settings)
        if here:
            session._viewer = host.table.active if host.table.active in here else here[0]
        opponents = session.opponents
        if len(here) < len(seats) and opponents is not None:
            opponents.sit_at(host)
        return session

    @property
    def opponents(self) -> Opponents | None:
        """The computer players; None at a table whose host is elsewhere."""
        if self._opponents is None and self.host is not None:
            from vtes_desktop.ui.table.opponents import Opponents  # the rules and all judges: only at a table

            self._opponents = Opponents(self.host, self.settings, self)
            self._opponents.told.connect(lambda said: self.refused.emit(game_word(said)))
            self._opponents.changed.connect(self.step_changed)
        return self._opponents

    @cached_property
    def figures(self) -> TableFigures | None:
        """What minions come to now; None in a game that has no such thing."""
        return self.game.figures(self)

    @property
    def has_computers(self) -> bool:
        """Whether this desktop plays seats by itself."""
        return self._opponents is not None and bool(self._opponents.company.seats)

    @property
    def waits_for_a_step(self) -> bool:
        """Whether a computer player waits until its deed is wanted."""
        return self._opponents is not None and self._opponents.company.waits_for_a_step

    def step(self) -> None:
        """Let the computer player that waits for it do what it has made up its mind to."""
        if self._opponents is not None:
            self._opponents.company.step()

    @property
    def last_reason(self) -> Reason | None:
        """Why a computer player did the last thing for which it had a reason."""
        return self._opponents.last_reason(self._viewer) if self._opponents is not None else None

    @property
    def may_hint(self) -> bool:
        """Whether a person may be told what a computer player would do."""
        return self.host is not None and not self.watches and self.table.mode == "strict"

    @property
    def adviser(self) -> Adviser | None:
        """Who thinks about people's questions; None where nobody does."""
        return self.opponents.adviser if self.opponents is not None else None

    def advise(self, asked: Asked) -> None:
        """Have a computer player think about a question of who sits here; :attr:`Adviser.advised` tells it."""
        client, adviser = self.clients.get(asked.seat), self.adviser
        if self.may_hint and client is not None and adviser is not None:
            adviser.advise(client, asked)

    def reason(self, line: int) -> Reason | None:
        """Why a computer player did what a line of the journal says."""
        return self._opponents.reason(line, self._viewer) if self._opponents is not None else None

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
    def motion(self) -> bool:
        """Whether what changes is seen on its way now."""
        return self.settings.options.motion

    @property
    def game(self) -> Look:
        """How this game looks."""
        return look_of_game(self.table.game)

    @property
    def shared(self) -> bool:
        """Whether several people share this desktop with hands that others may not see."""
        return len(self.clients) > 1 and not self.table.open

    def look(self, seat: int) -> None:
        """Let another seat look at once, without the curtain."""
        if seat in self.clients and seat != self._viewer:
            self.following.finish()
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
        # Who did it sees at once what has come of it.
        self.following.finish()

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

    def face(self, copy: Copy) -> Face | None:
        """What is printed on a copy, of whatever game; None while it is hidden."""
        return self.faces.cards.get(copy.card)

    def name(self, card: int) -> str:
        """A card's name for sentences."""
        found = self.faces.cards.get(card)
        return called(found) if found else tr("card {card}", card=card)

    def fill_menu(self, menu: QMenu) -> None:
        """Add what the table menu has besides; nothing at this desktop."""

    def close(self) -> None:
        """Leave the table; the game stays on disk."""
        if self._opponents is not None:
            self._opponents.close()
        if self.host is not None:
            self.host.close()

    def _replied(self, reply: Reply) -> None:
        if not reply.accepted:
            self.refused.emit(game_word(reply.reason))

    def _updated(self, seat: int, update: Update) -> None:
        if seat == self._viewer:
            self.tell(update)

    def tell(self, update: Update) -> None:
        """Have everybody hear of an update for the seat that is looking."""
        self.updated.emit(update)
        self.following.follow(update)
