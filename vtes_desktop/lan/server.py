"""The host's side of the network: it listens, greets guests, holds them to the protocol, and has many tables.

One event loop does all of it; nothing in it waits for a guest or for the disk. What takes long (reading a game from
disk, proving a password) is done in another thread, and that guest's next messages wait meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec

from vtes_desktop import __version__
from vtes_desktop.any_json import UNREADABLE
from vtes_desktop.bots.thinker import Thinker
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.lan import coming, lobby, owning, proof
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan import saved as s
from vtes_desktop.lan.door import Door
from vtes_desktop.lan.hosted_table import HostedTable, House, restored
from vtes_desktop.lan.identity import Identity, host_context
from vtes_desktop.lan.invitation import PORT
from vtes_desktop.lan.limits import Bucket, Limits, Once
from vtes_desktop.lan.referees import Referees
from vtes_desktop.lan.table_files import SUFFIX
from vtes_desktop.lan.visitor import DeniedError, Visitor
from vtes_desktop.lan.wire import Shared, Wire
from vtes_desktop.plain_words import plain
from vtes_desktop.play import requests as r
from vtes_desktop.table.syncing import Syncer
from vtes_desktop.table.table import NOBODY

SYNCING_THREADS = 4
PACE = 0.6
"""Seconds that a computer player takes over each answer."""
TICK = 1.0
SLOWED_SECONDS = 1.0
"""A guest that had to wait so long for the host is told why, once in …"""
SLOWED_AGAIN_SECONDS = 30.0

log = logging.getLogger(__name__)


class ListenError(Exception):
    """A host can't listen; the message is a sentence."""


class Server:
    """A host on the network. Make it within a running event loop; :meth:`listen`, and :meth:`close` at the end."""

    def __init__(
        self,
        catalogue: Catalogue,
        folder: Path,
        identity: Identity,
        *,
        name: str = "",
        password: str = "",
        house: bool = False,
        limits: Limits | None = None,
        pace: float = PACE,
    ) -> None:
        """:param password: that it takes to make a table; empty for none.
        :param house: whether guests are told that they may make tables here.
        """
        self.name = name or socket.gethostname()
        self.identity = identity
        self.limits = limits or Limits()
        self.tables: dict[str, HostedTable] = {}
        self.on_change: list[Callable[[], None]] = []
        """Called when something changes that a list of tables shows."""
        self.once = Once(log)
        self._password = password
        self._host_guesses = self.limits.table_guesses_bucket(0.0)
        self._open_house = house
        self._loop = asyncio.get_running_loop()
        self._shared = Shared(self, self.limits, self._loop)
        self._syncer = Syncer(SYNCING_THREADS)
        self._referees = Referees(catalogue)
        self._thinker = Thinker(catalogue.source)
        self._house = House(
            catalogue,
            folder,
            self.limits,
            self._loop,
            self._syncer,
            pace,
            self._tell_change,
            self._referees,
            self._thinker,
        )
        tls = _context(identity)
        self.door = Door(self._shared, self.limits, tls, self.once, self._do, self._stranger)
        self._visitors: dict[Wire, Visitor] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._decoder: msgspec.json.Decoder[p.ToHost] = msgspec.json.Decoder(p.ToHost)

    # -- beginning and end ---------------------------------------------------------------------------------------------

    async def listen(self, port: int = PORT, address: str = "") -> None:
        """Bring back the tables in the folder and listen at this port (0: any that is free).

        :param address: of the network to listen on; empty for all.
        :raises ListenError: it can't be.
        """
        try:
            self._house.folder.mkdir(parents=True, exist_ok=True)
            self.door.reserve(port, address)
        except OSError as error:
            raise ListenError(
                f"This machine can’t host at port {port}: {error.strerror or error}. Another program may have it; "
                "choose another port."
            ) from error
        self._do(self._referees.prepare())
        await asyncio.to_thread(self._restore)
        self._timer = self._loop.call_later(TICK, self._tick)
        self.door.open()

    def _restore(self) -> None:
        for path in sorted(self._house.folder.glob("*" + SUFFIX)):
            try:
                saved = s.read(path)
                if saved.state != "finished" or time.time() - path.stat().st_mtime < self.limits.abandoned:
                    self.tables[saved.id] = restored(self._house, saved)
            except s.SavedError as error:
                log.warning("%s", error)

    async def close(self, reason: str = "The host is closing. Every table is saved.") -> None:
        """Save every table, tell everyone, and end."""
        self.door.close()
        if self._timer is not None:
            self._timer.cancel()
        await asyncio.gather(*(table.sleep() for table in self.tables.values()))
        for visitor in list(self._visitors.values()):
            visitor.send(p.Closing(reason))
            visitor.wire.close()
        deadline = self._loop.time() + 1.0
        while self.door.wires and self._loop.time() < deadline:
            await asyncio.sleep(0.01)
        self.door.send_all_off()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        # Aborted transports tell of it in the loop's next turns.
        while self._visitors:
            await asyncio.sleep(0)
        await asyncio.to_thread(self._thinker.close)
        await asyncio.to_thread(self._syncer.close)

    def _do(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._loop.call_exception_handler({"message": "A task of the host failed", "exception": error})

    def _tell_change(self) -> None:
        for listener in list(self.on_change):
            listener()

    @property
    def port(self) -> int:
        """Where it listens; 0 before it does."""
        return self.door.port

    def lines(self) -> list[p.TableLine]:
        """The tables that are not finished, for a list."""
        return [table.line for table in self.tables.values() if table.saved.state != "finished"]

    def _stranger(self, wire: Wire) -> bool:
        visitor = self._visitors.get(wire)
        return visitor is None or (visitor.seat == NOBODY and not visitor.owner)

    # -- what a wire tells ---------------------------------------------------------------------------------------------

    def opened(self, wire: Wire) -> None:
        """The WebSocket is open."""
        self._visitors[wire] = Visitor(wire, self.limits, self._loop.time())

    def offended(self, wire: Wire, kind: str) -> None:
        """The guest sent what is no message."""
        self.once(wire.address, kind)

    def slow(self, wire: Wire) -> None:
        """The guest does not read."""
        self.once(wire.address, "too slow a reader, cut off")

    def lost(self, wire: Wire) -> None:
        """The connection has ended."""
        visitor = self._visitors.pop(wire, None)
        if visitor is not None and visitor.table is not None:
            visitor.table.depart(visitor)
        self.door.gone(wire)

    def heard(self, wire: Wire, data: bytes | bytearray) -> None:
        """A message came (an empty one: a ping or its answer)."""
        visitor = self._visitors.get(wire)
        if visitor is None:
            return
        now = self._loop.time()
        if not visitor.messages.take(now):
            self.door.addresses.bar(wire.address, now)
            self.once(wire.address, "too many messages")
            visitor.refuse("too much", "That was too much at once.", again=True)
            wire.turn_away()
            return
        if not data:
            return
        try:
            message = self._decoder.decode(data)
        except UNREADABLE as error:
            self.once(wire.address, "malformed message", str(error))
            visitor.refuse("malformed", f"That is no message of this protocol: {error}.")
            return
        if visitor.busy:
            visitor.waiting.append(message)
        else:
            self._take(visitor, message)

    # -- messages ------------------------------------------------------------------------------------------------------

    def _take(self, visitor: Visitor, message: p.ToHost) -> None:
        """Do what a message wants; whoever keeps the host busy with it waits for the next."""
        began = time.thread_time()
        try:
            self._take_in(visitor, message)
        finally:
            self._charge(visitor, time.thread_time() - began)

    def _charge(self, visitor: Visitor, spent: float) -> None:
        now = self._loop.time()
        pause = max(
            visitor.computing.charge(now, spent),
            self.door.addresses.computing(visitor.address, now).charge(now, spent),
        )
        if not pause or visitor.busy or not visitor.wire.open:
            return
        visitor.slowed += pause
        if visitor.slowed > SLOWED_SECONDS and now - visitor.slowed_at > SLOWED_AGAIN_SECONDS:
            visitor.slowed, visitor.slowed_at = 0.0, now
            self.once(visitor.address, "keeps the host busy")
            visitor.send(p.Said("", "You ask faster than the host can answer: what you do waits for a moment."))
        visitor.busy = True
        visitor.wire.pause()
        self._loop.call_later(pause, self._go_on, visitor)

    def _go_on(self, visitor: Visitor) -> None:
        """Take the messages that came meanwhile."""
        visitor.busy = False
        visitor.wire.resume()
        while visitor.waiting and not visitor.busy and visitor.wire.open:
            self._take(visitor, visitor.waiting.popleft())

    def _take_in(self, visitor: Visitor, message: p.ToHost) -> None:
        if not visitor.greeted:
            self._greet(visitor, message)
            return
        denied = visitor.denied
        try:
            self._obey(visitor, message)
        except DeniedError as error:
            self._deny(visitor, message, error)
        if visitor.denied == denied:
            visitor.denied = 0
        elif visitor.denied >= self.limits.denied_in_a_row:
            self.once(visitor.address, "nothing but messages that are denied")
            visitor.refuse("order", "None of the last messages could be done.")

    @staticmethod
    def _deny(visitor: Visitor, message: p.ToHost, error: DeniedError) -> None:
        visitor.deny(getattr(message, "number", 0), error.code, error.reason)

    def _later(self, visitor: Visitor, message: p.ToHost, work: Coroutine[Any, Any, None]) -> None:
        """Do what takes long; the visitor's next messages wait."""

        async def all_of_it() -> None:
            try:
                await work
            except DeniedError as error:
                self._deny(visitor, message, error)
            finally:
                self._go_on(visitor)

        visitor.busy = True
        visitor.wire.pause()
        self._do(all_of_it())

    def _greet(self, visitor: Visitor, message: p.ToHost) -> None:
        match message:
            case p.Hello(oldest, newest) if oldest <= p.VERSION and newest >= p.OLDEST:
                visitor.greeted = True
                version = min(newest, p.VERSION)
                program = f"vtes-desktop {__version__}"
                visitor.send(p.Welcome(version, program, self.name, bool(self._password), self._open_house))
            case p.Hello(oldest, newest, program):
                self.once(visitor.address, "another version", f"{oldest}-{newest} ({plain(program, 80)})")
                older = newest < p.OLDEST
                hint = (
                    "Your program is older: update it." if older else "Your program is newer: ask the host to update."
                )
                reason = f"This host runs vtes-desktop {__version__}, which speaks version {p.VERSION} of the protocol."
                visitor.refuse("version", f"{reason} {hint}", oldest=p.OLDEST, newest=p.VERSION)
            case _:
                self.once(visitor.address, "no hello")
                visitor.refuse("order", "A guest says hello first.")

    def _obey(self, visitor: Visitor, message: p.ToHost) -> None:
        """Do what a message wants. Raises :class:`DeniedError`."""
        table = visitor.table
        match message:
            case p.Ask(number, request):
                self._here(visitor).playing(visitor)
                if isinstance(request, r.SwitchMode | r.Answer) and not self._referees.ready:
                    self._later(visitor, message, self._ask_when_ready(visitor, message))
                else:
                    self._ask(visitor, message)
            case p.Look():
                visitor.send(p.Tables(tuple(self.lines()[: p.MOST_TABLES])))
            case p.Knock():
                self._later(visitor, message, self._knock(visitor, message))
            case p.Make():
                self._make(visitor, message)
            case p.Join() | p.Watch():
                self._come(visitor, message)
            case p.Hello():
                raise DeniedError("order", "You said hello before.")
            case p.Earlier(number, before):
                here = self._here(visitor)
                if here.running is None or (visitor.seat == NOBODY and not visitor.watching):
                    raise DeniedError("now", "There is no game to tell of.")
                here.running.earlier(visitor, number, before)
            case p.Leave(number):
                if table is None:
                    visitor.send(p.Left(number))
                else:
                    coming.leave(table, visitor, number)
            case p.SubmitDeck():
                lobby.submit_deck(self._here(visitor), visitor, message)
            case p.Ready():
                lobby.ready(self._here(visitor), visitor, message)
            case p.Open():
                here = self._here(visitor)
                if lobby.tell_number(here, visitor, message):
                    self._do(here.begin())
            case p.Fetch():
                visitor.send(self._here(visitor).piece(visitor, message))
            case p.HandOver():
                owning.hand_over(self._here(visitor), visitor, message)
            case p.Say() | p.Change() | p.Start() | p.Kick() | p.Replace() | p.Entrust() | p.Finish():
                self._do_once(visitor, message)

    def _do_once(self, visitor: Visitor, message: p.Deed) -> None:
        """A deed, unless it was done when it came before. Raises :class:`DeniedError`."""
        table, once = self._here(visitor), message.once
        if not (once and table.has_done(once)):
            if once:
                table.note_deed(visitor, once)
            try:
                if isinstance(message, p.Say):
                    lobby.say(table, visitor, message)
                else:
                    self._govern(visitor, message)
            except DeniedError:
                table.forget_deed(once)
                raise
        if once:
            visitor.send(p.Done(message.number))

    def _ask(self, visitor: Visitor, message: p.Ask) -> None:
        self._here(visitor).playing(visitor).ask(visitor, message.number, message.request)

    async def _ask_when_ready(self, visitor: Visitor, message: p.Ask) -> None:
        """What may call a referee waits until the host has read what all cards do; everybody else plays on."""
        await self._referees.prepared()
        if visitor.wire.open:
            self._ask(visitor, message)

    def _govern(
        self, visitor: Visitor, message: p.Change | p.Start | p.Kick | p.Replace | p.Entrust | p.Finish
    ) -> None:
        """What only an owner may do."""
        table = self._here(visitor)
        if not visitor.owner:
            raise DeniedError("rights", "Only the table’s owner can do that.")
        match message:
            case p.Change():
                owning.change(table, message)
            case p.Start():
                if lobby.start(table, message):
                    self._do(table.begin())
            case p.Kick():
                owning.kick(table, visitor, message)
            case p.Replace():
                owning.replace(table, message)
            case p.Entrust():
                owning.entrust(table, message)
            case p.Finish():
                self._finish(table, visitor)

    @staticmethod
    def _here(visitor: Visitor) -> HostedTable:
        if visitor.table is None:
            raise DeniedError("order", "You are at no table.")
        return visitor.table

    # -- coming to a table ---------------------------------------------------------------------------------------------

    def _find(self, table: str) -> HostedTable:
        found = self.tables.get(table)
        if found is None:
            raise DeniedError("no table", "There is no such table at this host (any more).")
        return found

    async def _knock(self, visitor: Visitor, message: p.Knock) -> None:
        password = self._find(message.table).saved.password if message.table else self._password
        if not password:
            raise DeniedError("password", "There is no password to be proved.")
        now, addresses = self._loop.time(), self.door.addresses
        if not addresses.guesses(visitor.address, now).take(now):
            self.once(visitor.address, "too many guesses of a password")
            raise DeniedError("busy", "Too many passwords were tried from there. Try again in a while.")
        if not addresses.is_known(visitor.address, now) and not self._guesses(message.table).take(now):
            self.once("all addresses", "too many guesses of a password", message.table)
            raise DeniedError(
                "busy", "Too many passwords were tried here. Who has a seat needs none; others try again in a while."
            )

        def answer() -> tuple[proof.Host, bytes]:
            host = proof.Host(password, self.identity.fingerprint)
            return host, host.answer(message.opening)

        try:
            host, answered = await asyncio.to_thread(answer)
        except proof.ProofError as error:
            raise DeniedError("password", str(error)) from error
        visitor.knocked = message.table, host
        visitor.send(p.Challenge(message.number, answered))

    def _guesses(self, table: str) -> Bucket:
        """How often strangers may still guess a table's password together; without a table the host's."""
        return self._find(table).guesses if table else self._host_guesses

    def _proved(self, visitor: Visitor, table: str, password: str, confirmation: bytes) -> bytes | None:
        """The host's part when the visitor has proved that it knows this password; None when it has not."""
        if not password:
            return b""
        knocked, visitor.knocked = visitor.knocked, None
        if knocked is None or knocked[0] != table or not confirmation:
            return None
        try:
            own = knocked[1].check(confirmation)
        except proof.WrongPasswordError as error:
            self.once(visitor.address, "wrong password")
            raise DeniedError("password", str(error) if table else "That is not this host’s password.") from error
        self.door.addresses.guesses(visitor.address, self._loop.time()).give_back()
        self._guesses(table).give_back()
        return own

    def _make(self, visitor: Visitor, message: p.Make) -> None:
        if visitor.table is not None:
            raise DeniedError("order", "Leave your table first.")
        table = next((one for one in self.tables.values() if one.owned_by(message.owner)), None)
        own = b""
        if table is None:
            proved = self._proved(visitor, "", self._password, message.proof)
            if proved is None:
                raise DeniedError("password", "It takes this host’s password to make a table.")
            own = proved
            unfinished = [one for one in self.tables.values() if one.saved.state != "finished"]
            if len(unfinished) >= self.limits.tables and not self._made_room():
                raise DeniedError("full", "This host has no room for another table.")
            if sum(one.saved.maker == visitor.address for one in unfinished) >= self.limits.tables_of_address:
                raise DeniedError("full", "You have made many tables here. Finish one first.")
            table = owning.make(self._house, message, visitor.address)
            self.tables[table.saved.id] = table
            log.info("%s made the table %s (%s)", visitor.address, table.saved.id, table.saved.terms.name)
        visitor.send(p.Made(message.number, table.saved.id, own))
        visitor.owner = True
        table.arrive(visitor)

    def _come(self, visitor: Visitor, message: p.Join | p.Watch) -> None:
        table = self._find(message.table)
        before = visitor.table
        if before is not None and (before is not table or visitor.seat != NOBODY):
            raise DeniedError("order", "Leave your table first.")
        if table.running is None and table.saved.state == "playing":
            self._later(visitor, message, self._wake_and_come(visitor, message, table))
        else:
            self._come_in(visitor, message, table)

    async def _wake_and_come(self, visitor: Visitor, message: p.Join | p.Watch, table: HostedTable) -> None:
        await table.wake()
        if visitor.wire.open:
            self._come_in(visitor, message, table)

    def _come_in(self, visitor: Visitor, message: p.Join | p.Watch, table: HostedTable) -> None:
        own = self._proved(visitor, table.saved.id, table.saved.password, message.proof)
        if isinstance(message, p.Join):
            coming.join(table, visitor, message, own)
        else:
            coming.watch(table, visitor, message, own)
        if visitor.seat != NOBODY:
            self.door.addresses.know(visitor.address, self._loop.time())

    def _finish(self, table: HostedTable, visitor: Visitor) -> None:
        """Its owner has done with a table. Raises :class:`DeniedError`."""
        if table.saved.state == "lobby":
            self._remove_lobby(table)
        elif (save := owning.finish(table, visitor)) is not None:
            log.info("The table %s is finished", table.saved.id)
            self._do(asyncio.to_thread(save))

    def _remove_lobby(self, table: HostedTable) -> None:
        log.info("The table %s is removed", table.saved.id)
        del self.tables[table.saved.id]
        for visitor in list(table.visitors):
            table.depart(visitor, "closing", "The table’s owner has removed the table.", quiet=True)
        self._remove(table)
        self._tell_change()

    def _remove(self, table: HostedTable) -> None:
        try:
            s.remove(self._house.folder, table.saved)
        except s.SavedError as error:
            log.warning("%s", error)

    # -- from time to time ---------------------------------------------------------------------------------------------

    def _tick(self) -> None:
        self._timer = self._loop.call_later(TICK, self._tick)
        now = self._loop.time()
        for wire in list(self.door.wires):
            wire.tick(now)
        for visitor in list(self._visitors.values()):
            if not visitor.wire.open:
                continue
            if not visitor.greeted and now - visitor.wire.since > self.limits.hello:
                self.once(visitor.address, "no hello in time")
                visitor.refuse("order", "A guest says hello at once.")
            elif visitor.table is None and now - visitor.wire.since > self.limits.without_table:
                visitor.refuse("order", "You were here for long without a table.")
        for table in self._empty(now):
            if table.saved.state == "playing" and table.running and now - table.empty_since > self.limits.asleep:
                self._do(table.sleep())
            elif table.saved.state == "lobby" and now - table.empty_since > self._patience(table):
                self._remove_lobby(table)
            elif table.saved.state == "finished" and now - table.empty_since > self.limits.abandoned:
                del self.tables[table.saved.id]

    def _patience(self, table: HostedTable) -> float:
        """How long an empty lobby is kept: longer if somebody has a seat there to come back to."""
        taken = any(seat.player == "person" for seat in table.saved.seats)
        return self.limits.abandoned if taken else self.limits.asleep

    def _made_room(self) -> bool:
        """In a house that is full, whether a lobby was removed at which nobody has been for a while: of those whose
        seats are kept for somebody, the one that has been empty for longest."""
        now = self._loop.time()
        lobbies = [table for table in self._empty(now) if table.saved.state == "lobby"]
        oldest = min(lobbies, key=lambda table: table.empty_since, default=None)
        if oldest is None or now - oldest.empty_since <= self.limits.asleep:
            return False
        self._remove_lobby(oldest)
        return True

    def _empty(self, now: float) -> Iterator[HostedTable]:
        for table in list(self.tables.values()):
            if table.visitors:
                table.empty_since = now
            else:
                yield table


def _context(identity: Identity) -> ssl.SSLContext:
    context = host_context(identity)
    context.num_tickets = 0  # nobody takes up a session again; making tickets costs time
    return context
