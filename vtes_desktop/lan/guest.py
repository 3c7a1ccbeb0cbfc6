"""A guest: whoever sits at, watches or looks for a table at a host, however often the connection is lost.

Everything here runs in the owner's thread (Qt's, a bot's, a test's). The connection is a thread of its own
(:mod:`vtes_desktop.lan.link`); what it hears is handed over by `deliver`, which must call in the owner's thread what it
is given, in order.

>>> guest = Guest(read("vtes://10.0.0.7/k3Vq9x?fingerprint=…"), deliver, folder)         # doctest: +SKIP
>>> guest.on_game.append(lambda client: show(client.table))                              # doctest: +SKIP
>>> guest.join("k3Vq9x", "Sarah", done=print)                                            # doctest: +SKIP
>>> guest.submit_deck("Mine", crypt, library, done=print); guest.ready()                 # doctest: +SKIP
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.at_table import AtTable, ignore
from vtes_desktop.lan.calls import Calls
from vtes_desktop.lan.frames import FrameError
from vtes_desktop.lan.invitation import Address, Invitation, InvitationError, read_address
from vtes_desktop.lan.kept_list import KeptListError
from vtes_desktop.lan.known_hosts import KnownHosts
from vtes_desktop.lan.link import PING_SECONDS, PONG_SECONDS, Backoff, Link
from vtes_desktop.lan.mirroring import Mirroring, OutOfStepError, TooMuchError
from vtes_desktop.lan.place import Done, Place, check_promises, opened, promised
from vtes_desktop.lan.proof import ProofError
from vtes_desktop.lan.tickets import Ticket, Tickets, new_secret
from vtes_desktop.plain_words import LONGEST_NAME
from vtes_desktop.play.client import Client
from vtes_desktop.play.mixing import MixingError
from vtes_desktop.play.updates import Reply
from vtes_desktop.table.journal import NO_EXTRA
from vtes_desktop.table.table import NOBODY

log = logging.getLogger(__name__)

Deliver = Callable[[Callable[[], None]], None]
"""Hands a call over to the owner's thread; those of one link in order."""
SAID = 200
"""Sentences of the lobby's chat that are kept."""
NOT_NOW: frozenset[p.Code] = frozenset({"busy", "fault", "closing"})
"""Why a guest who comes back may be denied its seat just now, and tries again."""
WORTHLESS: frozenset[p.Code] = frozenset({"token", "no table", "kicked", "now", "rights"})
"""Why a guest who comes back is denied for good: its ticket is worth nothing any more."""
LOOK = -1
"""The number of Look among the calls: it has none of its own."""
LONGEST_HOST = 200
"""Characters that are kept of a host's name."""
UNKNOWN = "0" * 64
"""The fingerprint of a host that nobody has seen yet."""


class Standing(Struct, frozen=True):
    """Whether the host can be reached, and if not why."""

    kind: Literal["connecting", "connected", "away", "ended"]
    """Away: the connection was lost and is being made again. Ended: given up for good."""
    reason: str = ""
    """In a sentence, unless all is well."""
    again_at: float = 0.0
    """When away: the moment of the next try, by `time.monotonic`."""
    error: Exception | None = None
    """What the player must see: :class:`~vtes_desktop.lan.known_hosts.HostChangedError` above all."""


class Guest(AtTable):
    """A guest at one host. Made, it connects; :meth:`close` it. All is to be called in the owner's thread."""

    def __init__(
        self,
        invitation: Invitation,
        deliver: Deliver,
        folder: Path | None = None,
        *,
        backoff: Backoff | None = None,
        ping: tuple[float, float] = (PING_SECONDS, PONG_SECONDS),
    ) -> None:
        """:param folder: where known hosts and tickets are kept; None to keep nothing."""
        self.invitation = invitation
        self.standing = Standing("connecting")
        self.welcome: p.Welcome | None = None
        self.address = ""
        """Where the host answered."""
        self.fingerprint = invitation.fingerprint
        self.lobby: p.Lobby | None = None
        self.seat = NOBODY
        self.owner = False
        """Whether this guest has the powers of the table's owner."""
        self.said: list[p.Said] = []
        """The lobby's chat, the last sentences."""
        self.on_standing: list[Callable[[Standing], None]] = []
        self.on_message: list[Callable[[p.ToGuest], None]] = []
        """Everything that the host says, after it was taken in here."""
        self.on_game: list[Callable[[Client], None]] = []
        """A game has begun, or this guest came to a running one; later the same client is just brought up to date."""
        self.on_lost_seat: list[Callable[[str], None]] = []
        """The seat is gone for good, and why."""
        self.on_warning: list[Callable[[str], None]] = []
        """A sentence that the player should see; the game goes on."""
        self._hosts = KnownHosts(folder) if folder else None
        self._tickets = Tickets(folder) if folder else None
        self._deliver = deliver
        self._connection = 0
        self._reached = False
        self._place: Place | None = None
        self._ready: p.Ready | None = None
        """Sent, and not seen in the lobby yet."""
        self._was_ready: p.Lobby | None = None
        """The lobby in which this seat was ready when the connection was lost."""
        self._promise = b""
        self._calls = Calls(self._send)
        self._mirroring = Mirroring(self._send, self._next)
        self._closed = False
        self._link = Link(invitation.addresses, invitation.fingerprint, _Ear(self), backoff=backoff, ping=ping)

    @property
    def client(self) -> Client | None:
        """The mirror of the running game; None before there is one. Brought up to date in place, for ever the same."""
        return self._mirroring.client

    @property
    def can_ask(self) -> bool:
        """Whether the game is in step with the host's, so that requests get there."""
        return self._mirroring.in_step

    @property
    def earlier(self) -> int:
        """The line before which the log has more than the client's (:meth:`earlier_sayings`); 0 when it has all."""
        return self._mirroring.earlier

    @property
    def ticket(self) -> Ticket | None:
        """What the present seat, or table, is come back to with."""
        return self._place.ticket if self._place and self._place.entered else None

    # -- coming and going ----------------------------------------------------------------------------------------------

    def look(self, done: Done) -> None:
        """Which tables are there? `done` gets Tables."""
        self._calls.call(LOOK, p.Look(), done, again=True)

    def make(
        self,
        terms: p.Terms,
        password: str = "",
        host_password: str = "",
        done: Done = ignore,
        extra: msgspec.Raw = NO_EXTRA,
    ) -> None:
        """Make a table and own it, without a seat (:meth:`join` takes one). `done` gets Made or Denied.

        :param extra: the game's own options and card set.
        """
        ticket = Ticket(self.fingerprint or UNKNOWN, "", title=terms.name, owner=new_secret())
        self._go(Place("make", ticket, done, host_password, terms=terms, new_password=password, extra=extra))

    def join(self, table: str, name: str, password: str = "", key: bytes = b"", done: Done = ignore) -> None:
        """Take a seat. `done` gets Seated or Denied.

        :param key: what HandedOver gave to whoever passed on the seat, if one did.
        """
        place = self._place if self._place and self._place.ticket.table == table else None
        title = self.lobby.terms.name if self.lobby and self.lobby.table == table else self.invitation.name
        owner = place.ticket.owner if place else b""
        ticket = Ticket(self.fingerprint or UNKNOWN, table, (), "", title, name, new_secret(), owner)
        self._go(Place("seat", ticket, done, "" if key else password, key, before=place))

    def watch(self, table: str, password: str = "", done: Done = ignore) -> None:
        """Watch without a seat. `done` gets Watching or Denied."""
        self._go(Place("watch", Ticket(self.fingerprint or UNKNOWN, table), done, password))

    def come_back(self, ticket: Ticket, done: Done = ignore, *, gently: bool = False) -> None:
        """Come back to a seat, or to a table that one owns, after the program was closed. `done` gets Seated, Watching
        or Denied.

        :param gently: whether to be denied a seat that is open elsewhere (code ``elsewhere``); else that one ends.
        """
        self._go(Place("seat" if ticket.token else "own", ticket, done, returning=True, gently=gently))

    def leave(self, done: Done = ignore) -> None:
        """Give up the seat in a lobby; go away from it in a game (:meth:`come_back` with the ticket)."""
        number = self._next()
        self._calls.call(number, p.Leave(number), done)

    def close(self, wait: float = 1.0) -> None:
        """Disconnect; the seat stays one's own. Nothing is told any more. Waits for it at most `wait` seconds."""
        self._closed = True
        self._link.close(wait)

    def hurry(self) -> None:
        """When away: try again now."""
        self._link.hurry()

    def also_at(self, addresses: Sequence[Address]) -> None:
        """The same host was found at these addresses, too."""
        self._link.also_at(addresses)

    # -- the lobby -----------------------------------------------------------------------------------------------------

    def ready(self, ready: bool = True, refused: Done = ignore) -> None:
        """Be ready to start, with a promise of a random number, or not any more; the lobby shows it."""
        promise = b""
        if ready and self._place is not None:
            ticket, promise = promised(self._place.ticket, self.lobby.commitment if self.lobby else "")
            self._keep(ticket)
        number = self._next()
        self._ready = p.Ready(number, promise)

        def denied(answer: p.ToGuest) -> None:
            self._ready = None
            refused(answer)

        self._calls.call(number, self._ready, denied, again=True)

    # -- what goes out -------------------------------------------------------------------------------------------------

    def _send(self, message: p.ToHost) -> None:
        """Raises :class:`FrameError`."""
        self._link.send(self._connection, message)

    def _go(self, place: Place) -> None:
        self._place = place
        if self._connection:
            self._enter(place)

    def _enter(self, place: Place) -> None:
        """Tell the host where the guest wants to be, or is again."""
        if not place.entered:
            self._keep(replace(place.ticket, fingerprint=self.fingerprint))
        try:
            self._send(place.enter(self._next(), self.fingerprint))
        except (ProofError, FrameError) as error:
            self._not_entered(place, p.Denied(place.number, "password", str(error)))

    def _keep(self, ticket: Ticket) -> None:
        """Write the ticket down, before the host hears of what is new in it."""
        place = self._place
        if place is None:
            return
        before, place.ticket = place.ticket, ticket
        if self._tickets is not None and place.kept:
            instead = place.before.ticket if place.before else before
            try:
                self._tickets.keep(ticket, instead)
            except KeptListError as error:
                self._warn(f"Your seat can’t be kept for when this program is closed: {error}")
            if self._tickets.kept.damage:
                self._warn(self._tickets.kept.damage)
                self._tickets.kept.damage = ""

    def _drop_ticket(self, place: Place) -> None:
        if self._tickets is not None and place.kept:
            try:
                self._tickets.drop(place.ticket)
            except KeptListError as error:
                self._warn(str(error))

    # -- what comes in -------------------------------------------------------------------------------------------------

    def _up(self, connection: int, welcome: p.Welcome, address: str, fingerprint: str) -> None:
        self._connection, self.welcome, self.address, self.fingerprint = connection, welcome, address, fingerprint
        if self._place is not None:
            self._enter(self._place)
        else:
            self._reach()

    def _reach(self) -> None:
        """Everything is as it was before the connection was lost: go on."""
        self._reached = True
        self._calls.reached()
        self._stand(Standing("connected"))

    def _down(self, reason: str, pause: float, error: Exception | None) -> None:
        self._lose(reason)
        self._stand(Standing("away" if self.welcome else "connecting", reason, time.monotonic() + pause, error))

    def _lose(self, reason: str) -> None:
        self._connection, self._reached = 0, False
        if self.lobby is not None and self.lobby.state == "lobby" and self._mine(self.lobby).promise:
            self._was_ready, self._promise = self.lobby, self._mine(self.lobby).promise
        self._mirroring.lost(reason)
        self._calls.lost(reason)

    def _over(self, reason: str, error: Exception | None) -> None:
        self._connection, self._reached = 0, False
        place, self._place = self._place, None
        self._calls.lost(reason, for_good=True)
        self._mirroring.give_up(reason)
        self._stand(Standing("ended", reason, error=error))
        if place is not None and not place.entered:
            place.done(p.Denied(place.number, "closing", reason))

    def _stand(self, standing: Standing) -> None:
        self.standing = standing
        for listener in list(self.on_standing):
            listener(standing)

    def _warn(self, sentence: str) -> None:
        for listener in list(self.on_warning):
            listener(sentence)

    def _heard(self, connection: int, message: p.ToGuest) -> None:
        if connection != self._connection:
            return
        try:
            self._take(message)
        except OutOfStepError as error:
            self._lose(str(error))
            self._link.drop(str(error))
            return
        except TooMuchError as error:
            self._link.close(wait=0)
            self._over(str(error), error)
            return
        for listener in list(self.on_message):
            listener(message)

    def _take(self, message: p.ToGuest) -> None:
        match message:
            case p.News(update):
                self._mirroring.news(update)
                self._note()
            case p.Answered(number, reply):
                self._mirroring.answered(number, reply)
            case p.Begins():
                self._begin(message)
            case p.Lobby():
                self._see(message)
            case p.Said():
                self.said.append(message)
                del self.said[:-SAID]
            case p.Challenge(number, answer):
                self._prove(number, answer)
            case p.Made() | p.Seated() | p.Watching():
                self._entered(message)
            case p.Entrusted(owner=owner):
                self.owner = True
                if self._place is not None:
                    self._keep(replace(self._place.ticket, owner=owner))
            case p.Opening():
                self._open(message)
            case p.Left(number):
                self._gone(number, message)
            case p.Denied():
                self._denied(message)
            case p.Refused(code="kicked" | "closing") if self._place is not None:
                # Sent away, or the table was taken away before its game: a host that closes says so otherwise.
                self._drop_ticket(self._place)
            case p.Tables():
                self._calls.answered(LOOK, message)
            case p.Done(number) | p.DeckChecked(number) | p.Sayings(number) | p.HandedOver(number) | p.Piece(number):
                self._calls.answered(number, message)

    # -- the place -----------------------------------------------------------------------------------------------------

    def _prove(self, number: int, answer: bytes) -> None:
        place = self._place
        if place is None or number != place.number:
            return
        try:
            if (entrance := place.prove(answer)) is not None:
                self._send(entrance)
        except ProofError as error:
            self._not_entered(place, p.Denied(number, "password", str(error)))

    def _entered(self, message: p.Made | p.Seated | p.Watching) -> None:
        place = self._place
        if place is None or (message.number != place.number and not place.entered):
            return
        try:
            place.check(message.proof)
        except ProofError as error:
            self._not_entered(place, p.Denied(message.number, "password", str(error)))
            self._link.drop()
            return
        first, place.entered, place.before = not place.entered, True, None
        place.returning = True
        if message.number == place.number:
            self.said.clear()  # the host sends the last ones again
        if isinstance(message, p.Made):
            place.kind = "own"
            self.owner = True
        else:
            self.owner = message.owner
        if isinstance(message, p.Seated):
            self.seat = message.seat
            self._number = max(self._number, message.asked)
        host = self.welcome.name[:LONGEST_HOST] if self.welcome else ""
        ticket = replace(place.ticket, table=message.table, host=host, addresses=self._found_at())
        if not self.owner:
            ticket = replace(ticket, owner=b"")  # the table was entrusted to somebody else
        if self.lobby is not None and self.lobby.table == message.table:
            ticket = _told(ticket, self.lobby)  # it was shown before one had a place there
        if ticket != place.ticket:
            self._keep(ticket)
        if not self._reached:
            self._reach()
        if first:
            place.done(message)

    def _found_at(self) -> tuple[Address, ...]:
        """Where the host is found, the address where it answered first."""
        try:
            answered = read_address(self.address)
        except InvitationError:
            return self.invitation.addresses
        return tuple(dict.fromkeys((answered, *self.invitation.addresses)))

    def _denied(self, message: p.Denied) -> None:
        place = self._place
        if place is not None and message.number == place.number:
            if message.code in NOT_NOW and place.entered:
                self._lose(message.reason)
                self._link.drop(message.reason)
            else:
                self._not_entered(place, message)
        elif not self._calls.answered(message.number, message):
            self._mirroring.answered(message.number, Reply(False, message.reason))

    def _not_entered(self, place: Place, denied: p.Denied) -> None:
        """The host does not let the guest in, or not any more."""
        self._place = place.before
        if not place.returning or denied.code in WORTHLESS:
            self._drop_ticket(place)
        if place.before is not None:
            self._keep(place.before.ticket)
        if place.entered:
            self.seat, self.owner = NOBODY, False
            self._mirroring.give_up(denied.reason)
            for listener in list(self.on_lost_seat):
                listener(denied.reason)
        if not self._reached and self._connection:
            self._reach()
        if not place.entered:
            place.done(denied)

    def _gone(self, number: int, message: p.Left) -> None:
        place, self._place = self._place, None
        if place is not None and self._mirroring.client is None and not place.ticket.owner:
            self._drop_ticket(place)
        self.seat, self.owner, self.lobby, self._ready = NOBODY, False, None, None
        self._mirroring.leave()
        self._calls.answered(number, message)

    # -- the table -----------------------------------------------------------------------------------------------------

    def _see(self, lobby: p.Lobby) -> None:
        self.lobby = lobby
        place, ready = self._place, self._ready
        if place is not None and place.entered:
            ticket = _told(place.ticket, lobby)
            if ticket != place.ticket:
                self._keep(ticket)
        mine = self._mine(lobby)
        if ready is not None and (lobby.state != "lobby" or mine.promise == ready.promise):
            self._ready = None
            self._calls.settled(ready.number)
        before, self._was_ready = self._was_ready, None
        if before is not None and (before.state, before.terms, before.commitment) == (
            lobby.state,
            lobby.terms,
            lobby.commitment,
        ):
            # Nothing has changed meanwhile that a person would want to think about again.
            number = self._next()
            self._ready = p.Ready(number, self._promise)
            self._calls.call(number, self._ready, ignore, again=True)

    def _mine(self, lobby: p.Lobby) -> p.LobbySeat:
        """This guest's own seat; an empty one when it has none."""
        return lobby.seats[self.seat] if 0 <= self.seat < len(lobby.seats) else p.LobbySeat()

    def _open(self, opening: p.Opening) -> None:
        """Tell the random number, now that all have promised theirs."""
        place = self._place
        if place is None or place.kind != "seat":
            return None
        try:
            self._keep(opened(place.ticket, opening))
        except MixingError as error:
            return self._warn(str(error))
        return self._send(p.Open(bytes.fromhex(place.ticket.number)))

    def _begin(self, begins: p.Begins) -> None:
        if not self._mirroring.begins(begins):
            return
        place, client = self._place, self._mirroring.client
        assert client is not None
        if place is not None and place.kind == "seat" and not place.ticket.playing:
            try:
                check_promises(place.ticket, begins.snapshot)
            except MixingError as error:
                self._warn(f"Don’t trust this game’s shuffles. {error}")
            self._keep(replace(place.ticket, playing=True))
        self._note()
        for listener in list(self.on_game):
            listener(client)

    def _note(self) -> None:
        """Keep where the game stands, for the list of games to go on with, when that has changed."""
        place, client, tickets = self._place, self._mirroring.client, self._tickets
        if place is None or client is None or tickets is None or not place.kept:
            return
        table = client.table
        turn_of = table.seats[table.active].name[:LONGEST_NAME] if 0 <= table.active < len(table.seats) else ""
        ticket = replace(place.ticket, round=table.round, turn_of=turn_of, over=table.over)
        if ticket == place.ticket:
            return
        place.ticket = ticket

        def note() -> None:
            try:
                tickets.note(ticket)
            except KeptListError as error:  # the seat is kept all the same
                log.warning("%s", error)

        # Not worth waiting for: it is a word for a list, and the next turn tells it again.
        threading.Thread(target=note, name="note of a turn", daemon=True).start()


def _told(ticket: Ticket, lobby: p.Lobby) -> Ticket:
    """The ticket with what its table's lobby tells of it, for the list of games to go on with."""
    names = tuple(seat.name for seat in lobby.seats if seat.player != "open")
    return replace(ticket, title=lobby.terms.name, finished=lobby.state == "finished", players=names)


class _Ear:
    """Hands what a link hears over to its guest's thread."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._vouched = False

    def _tell(self, what: Callable[[], None]) -> None:
        guest = self._guest
        guest._deliver(lambda: None if guest._closed else what())

    def vouch(self, welcome: p.Welcome, address: str, fingerprint: str) -> None:
        hosts = self._guest._hosts
        if hosts is None or self._vouched:
            return
        hosts.check(welcome.name, address, fingerprint)
        self._vouched = True
        warning = hosts.kept.damage
        try:
            hosts.remember(welcome.name, address, fingerprint)
        except KeptListError as error:  # one can play all the same
            warning = str(error)
        if warning:
            self._tell(lambda: self._guest._warn(warning))

    def up(self, connection: int, welcome: p.Welcome, address: str, fingerprint: str) -> None:
        self._tell(lambda: self._guest._up(connection, welcome, address, fingerprint))

    def heard(self, connection: int, message: p.ToGuest) -> None:
        def take() -> None:
            self._guest._link.taken()
            if not self._guest._closed:
                self._guest._heard(connection, message)

        self._guest._deliver(take)

    def down(self, reason: str, pause: float, error: Exception | None) -> None:
        self._tell(lambda: self._guest._down(reason, pause, error))

    def over(self, reason: str, error: Exception | None) -> None:
        self._tell(lambda: self._guest._over(reason, error))
