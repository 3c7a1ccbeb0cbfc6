"""A table of a host: what is known of it, who is there, and the game, awake or asleep.

What visitors may do stands in :mod:`~vtes_desktop.lan.coming` (seats and spectators), :mod:`~vtes_desktop.lan.lobby`
(decks, chat, how a game begins) and :mod:`~vtes_desktop.lan.owning` (the owner's powers). How messages come, and which
table they are for, is the server's. Whatever gives or takes a right is handed to the operating system before anyone is
told of it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from vtes_desktop.bots.thinker import Thinker
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan import saved as s
from vtes_desktop.lan.limits import Bucket, Limits
from vtes_desktop.lan.referees import Referees
from vtes_desktop.lan.running import Record, Running
from vtes_desktop.lan.visitor import DeniedError, Visitor, encoded
from vtes_desktop.play import requests as r
from vtes_desktop.play.business import SEED_TOLD
from vtes_desktop.play.host import Host
from vtes_desktop.play.mixing import Mixing
from vtes_desktop.table.chance import commitment, new_seed
from vtes_desktop.table.journal import Header, JournalError
from vtes_desktop.table.syncing import Syncer
from vtes_desktop.table.table import NOBODY

log = logging.getLogger(__name__)

_PASSES = msgspec.json.encode(r.PassSeat(0))[:-2]
"""How a journal's line begins that releases a seat."""

CHAT_KEPT = 100
"""Lines of a lobby's chat, for who comes later."""
MOST_TALKING = 500
"""Of whom it is remembered how much they have said lately."""


class House(Struct, frozen=True):
    """What all tables of a host share."""

    catalogue: Catalogue
    folder: Path
    limits: Limits
    loop: asyncio.AbstractEventLoop
    syncer: Syncer
    pace: float
    """Seconds that a computer player takes over an answer."""
    changed: Callable[[], None]
    """Called when something changes that a list of tables shows."""
    referees: Referees
    thinker: Thinker
    """Thinks for the computer players of all tables."""


class HostedTable:
    """One table."""

    def __init__(self, house: House, saved: s.Saved) -> None:
        self.house = house
        self.saved = saved
        """As it is on disk, or will be before anyone is told (:meth:`keep`)."""
        self.visitors: list[Visitor] = []
        """Who is at it, with or without a seat."""
        self.running: Running | None = None
        """The game; None in a lobby, and while it is asleep."""
        self.empty_since = house.loop.time()
        self.guesses = house.limits.table_guesses_bucket(self.empty_since)
        """How often strangers may still guess its password, together."""
        self.away: dict[int, float] = {}
        """Since when the players of seats have been away, as far as that was seen."""
        self.releasing: dict[int, tuple[Visitor, int]] = {}
        """Seats that somebody asked the table to release: who, and by which message (0: answered already)."""
        self.sending_away: set[int] = set()
        """Seats whose players are sent away when the others agree to release them."""
        self.chat: deque[p.Said] = deque(maxlen=CHAT_KEPT)
        self._talking: OrderedDict[int | str, Bucket] = OrderedDict()
        """How much each seat may say, and who has none by address: coming back, one goes on where one was."""
        self.mixing: Mixing | None = None
        """While seats are asked for their random numbers."""
        self._timer: asyncio.TimerHandle | None = None
        self._kept = s.encoded(saved)
        self._playing_since = self.empty_since
        self._looked = 0
        self._moving: asyncio.Future[None] | None = None
        """While the game is being read from disk, or saved."""

    # -- what may be known of it ---------------------------------------------------------------------------------------

    @property
    def line(self) -> p.TableLine:
        """The table in a list."""
        saved, terms = self.saved, self.saved.terms
        taken = sum(seat.player != "open" for seat in saved.seats)
        return p.TableLine(
            saved.id,
            terms.name,
            len(saved.seats),
            taken,
            terms.edition,
            terms.mode,
            bool(saved.password),
            terms.spectators,
            saved.state,
            terms.game,
        )

    def lobby(self) -> p.Lobby:
        """The table as everyone at it may know it."""
        here = {visitor.seat: visitor for visitor in self.visitors if visitor.seat != NOBODY}
        return p.Lobby(
            self.saved.id,
            self.saved.terms,
            self.saved.state,
            tuple(
                p.LobbySeat(
                    seat.name,
                    seat.player,
                    number in here,
                    len(seat.deck.crypt) if seat.deck else 0,
                    len(seat.deck.library) if seat.deck else 0,
                    seat.player == "random" or (number in here and bool(here[number].promise)),
                    here[number].promise if number in here else b"",
                    seat.computer if seat.player == "random" else "",
                )
                for number, seat in enumerate(self.saved.seats)
            ),
            commitment(self.saved.seed),
            bool(self.saved.password),
            sum(visitor.watching for visitor in self.visitors),
            any(visitor.owner for visitor in self.visitors),
        )

    def seat_of(self, token: bytes) -> int:
        """The seat that this token stands for; -1 for none."""
        found = NOBODY
        for number, seat in enumerate(self.saved.seats):
            if s.same(seat.token, token):
                found = number
        return found

    def owned_by(self, token: bytes) -> bool:
        """Whether this is its owner's token."""
        return s.same(self.saved.owner, token)

    def at(self, seat: int) -> Iterator[Visitor]:
        """Whoever is at a seat just now."""
        return (visitor for visitor in list(self.visitors) if visitor.seat == seat)

    # -- telling and keeping -------------------------------------------------------------------------------------------

    def tell_all(self, message: p.ToGuest) -> None:
        """Tell everyone at the table."""
        ready = encoded(message)
        for visitor in list(self.visitors):
            visitor.send_ready(ready)

    def tell_change(self) -> None:
        """Tell everyone what has changed, and whoever lists tables."""
        self.tell_all(self.lobby())
        self.house.changed()

    def may_talk(self, visitor: Visitor) -> bool:
        """Whether a visitor may say one more sentence; then it is counted."""
        limits, now = self.house.limits, self.house.loop.time()
        who = visitor.seat if visitor.seat != NOBODY else visitor.address
        bucket = self._talking.setdefault(who, Bucket(limits.says_burst, limits.says_each_second, now))
        self._talking.move_to_end(who)
        while len(self._talking) > MOST_TALKING:
            self._talking.popitem(last=False)
        return bucket.take(now)

    def say(self, text: str) -> None:
        """The table itself says something."""
        self.tell_said(p.Said("", text))

    def tell_said(self, said: p.Said) -> None:
        """Somebody says something, outside the game's log."""
        self.chat.append(said)
        self.tell_all(said)

    def keep(self) -> None:
        """Save what has changed. Raises :class:`DeniedError` when that fails: then nothing has changed."""
        data = s.encoded(self.saved)
        try:
            s.keep(self.house.folder, self.saved.id, data)
        except s.SavedError as error:
            self.saved = s.decoded(self._kept)
            raise DeniedError("fault", str(error)) from error
        self._kept = data
        self.house.syncer.soon(self._sync)

    def has_done(self, once: bytes) -> bool:
        """Whether the deed with this word was done before."""
        in_the_game = self.running is not None and self.running.has_heard(once)
        return in_the_game or any(word == once for _, word in self.saved.done)

    def note_deed(self, visitor: Visitor, once: bytes) -> None:
        """A deed is about to be done; whatever is kept of it goes to disk with this."""
        seats = self.saved.seats
        whose = seats[visitor.seat].token if visitor.seat != NOBODY else self.saved.owner if visitor.owner else b""
        own = [each for each in self.saved.done if each[0] == whose]
        if len(own) >= s.KEPT_DEEDS:
            self.saved.done.remove(own[0])
        self.saved.done.append((whose, once))
        del self.saved.done[: -s.MOST_DEEDS]

    def forget_deed(self, once: bytes) -> None:
        """It was not done after all."""
        self.saved.done = [each for each in self.saved.done if each[1] != once]

    def _sync(self) -> None:
        s.sync(self.house.folder, self.saved.id)

    # -- coming and going ----------------------------------------------------------------------------------------------

    def arrive(self, visitor: Visitor) -> None:
        """A visitor is at the table; tell everyone, and tell it of the game."""
        if visitor.seat != NOBODY:
            self.away.pop(visitor.seat, None)
            self._keep_for(visitor.seat)
        if visitor not in self.visitors:
            visitor.table = self
            self.visitors.append(visitor)
            for said in self.chat:
                visitor.send(said)
        self.tell_change()
        if self.running and (visitor.seat != NOBODY or visitor.watching):
            self.running.begin(visitor)

    def depart(self, visitor: Visitor, code: p.Code | None = None, reason: str = "", *, quiet: bool = False) -> None:
        """A visitor is at the table no more; with a reason its connection ends. Unless quiet, everyone is told."""
        if visitor not in self.visitors:
            return
        self.visitors.remove(visitor)
        if self.running:
            self.running.end(visitor)
        seat = visitor.seat
        self.away[seat] = self.house.loop.time()
        visitor.table, visitor.seat, visitor.watching, visitor.owner, visitor.promise = None, NOBODY, False, False, b""
        if code:
            visitor.refuse(code, reason)
        if seat != NOBODY and self.mixing is not None:
            self.stop_starting(f"{self.saved.seats[seat].name} has gone: the game does not begin.")
        if not self.visitors:
            self.empty_since = self.house.loop.time()
        if not quiet:
            self.tell_change()

    # -- seats of who dropped out --------------------------------------------------------------------------------------

    def away_for(self, seat: int) -> float:
        """How long a seat's player has been away from the game, in seconds."""
        return self.house.loop.time() - self.away.get(seat, self._playing_since)

    def check_away(self, seat: int) -> None:
        """Raises :class:`DeniedError` when a seat's player may still come back to it before anybody else has it."""
        limit = self.house.limits.away
        if (gone := self.away_for(seat)) < limit:
            raise DeniedError(
                "now",
                f"{self.saved.seats[seat].name} has been away for {gone:.0f} seconds: after {limit:.0f} the table can "
                "let somebody else have that seat.",
            )

    def gone(self) -> set[int]:
        """The seats whose players have been away for longer than they are waited for."""
        limit = self.house.limits.away
        return {n for n in range(len(self.saved.seats)) if not any(self.at(n)) and self.away_for(n) >= limit}

    def release(self, visitor: Visitor, number: int, seat: int, *, send_away: bool = False) -> None:
        """Somebody else is to have a seat: ask the others who are there. The visitor is answered when they have
        decided. Raises :class:`DeniedError`.

        :param send_away: whether who has the seat is sent away then.
        """
        if self.running is None or visitor.seat == NOBODY:
            raise DeniedError("rights", "While a game runs only who has a seat can ask the others for that.")
        self.releasing[seat] = visitor, number
        (self.sending_away.add if send_away else self.sending_away.discard)(seat)
        reply = self.running.release(visitor.seat, seat)
        if not reply.accepted:
            self.releasing.pop(seat, None)
            raise DeniedError("now", reply.reason)

    def _see_releases(self) -> None:
        """Something was asked or answered in the game: see whether seats were released."""
        if self.running is None:
            return
        host = self.running.host
        lines, self._looked = host.lines[self._looked :], len(host.lines)
        for line in lines:
            if line.wish is None and bytes(line.request).startswith(_PASSES):
                seat = msgspec.json.decode(line.request, type=r.PassSeat).seat
                if line.seat == seat:
                    self._handed_over(seat)
                else:
                    self._released(seat)
        for seat, (visitor, number) in list(self.releasing.items()):
            if not host.is_asked(r.PassSeat(seat)):
                del self.releasing[seat]
                self.sending_away.discard(seat)
                if number:
                    visitor.deny(number, "now", "The others did not agree.")

    def _handed_over(self, seat: int) -> None:
        """The table lets who has a seat give it to somebody else."""
        visitor, number = self.releasing.pop(seat, (None, 0))
        if visitor is None or visitor.table is not self or visitor.seat != seat:
            return
        try:
            self.give_key(visitor, number, seat)
        except DeniedError as error:
            visitor.deny(number, error.code, error.reason)

    def _released(self, seat: int) -> None:
        """The table lets somebody else have a seat."""
        saved = self.saved.seats[seat]
        if seat in self.sending_away:
            self.sending_away.discard(seat)
            self._send_away(seat)
            return
        if any(self.at(seat)):
            self.say(f"{saved.name} is back, and keeps the seat")
            return
        saved.released = True
        visitor, number = self.releasing.pop(seat, (None, 0))
        try:
            if visitor is not None and visitor.table is self:
                self.give_key(visitor, number, seat)
            else:
                self.keep()
        except DeniedError as error:
            log.warning("%s", error.reason)

    def _send_away(self, seat: int) -> None:
        """The table lets its owner send a seat's person away; somebody else may have the seat."""
        self.releasing.pop(seat, None)
        saved = self.saved.seats[seat]
        if saved.token:
            self.saved.sent_away = [*self.saved.sent_away, saved.token][-s.KEPT_DIGESTS :]
        saved.player, saved.token, saved.key, saved.computer, saved.released = "person", b"", b"", "", True
        try:
            self.keep()
        except DeniedError as error:
            log.warning("%s", error.reason)
            return
        if self.running:
            self.running.dismiss_computer(seat)
        for other in self.at(seat):
            self.depart(other, "kicked", "The table sent you away.", quiet=True)
        self.say(f"{saved.name} was sent away by the table")
        self.tell_change()

    def give_key(self, visitor: Visitor, number: int, seat: int) -> None:
        """Give out a key to a seat, and tell everyone. Raises :class:`DeniedError`."""
        key, saved = secrets.token_bytes(16), self.saved.seats[seat]
        saved.key = s.digest(key)
        self.keep()
        visitor.send(p.HandedOver(number, seat, key))
        hand = ": whoever takes it sees its hand" if self.saved.state == "playing" else ""
        self.say(f"The seat of {saved.name} is being handed over{hand}")

    def _keep_for(self, seat: int) -> None:
        """Who had dropped out is back before anybody took her seat: it stays hers."""
        saved = self.saved.seats[seat]
        if (asked := self.releasing.pop(seat, None)) is not None and asked[1]:
            asked[0].deny(asked[1], "now", f"{saved.name} is back.")
        if saved.released:
            saved.released, saved.key = False, b""
            try:
                self.keep()
            except DeniedError as error:
                log.warning("%s", error.reason)

    # -- the game begins -----------------------------------------------------------------------------------------------

    def start_mixing(self, mixing: Mixing) -> None:
        """Wait for the seats' numbers, but not for ever."""
        self.mixing = mixing
        # On disk it stays a lobby: a host that is restarted now begins anew, with other numbers.
        self.saved.state = "starting"
        self._timer = self.house.loop.call_later(
            self.house.limits.opening,
            self.stop_starting,
            "Somebody did not tell their random number in time: the game does not begin.",
        )

    def stop_starting(self, why: str) -> None:
        """Back to the lobby, with another seed: this one has seen numbers."""
        self._end_mixing()
        self.saved.state, self.saved.seed = "lobby", new_seed()
        for visitor in self.visitors:
            visitor.promise = b""
        try:
            self.keep()
        except DeniedError as error:
            why += f" {error.reason}"
        self.say(why)
        self.tell_change()

    def _end_mixing(self) -> None:
        self.mixing = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def begin(self) -> None:
        """All numbers are told: make the journal, deal, and tell everyone."""
        if self.mixing is None or self._moving is not None:
            return
        header, house = self.mixing.header(), self.house
        self._end_mixing()
        self.saved.state = "playing"
        self._moving = house.loop.create_future()
        try:
            self.keep()
            path = house.folder / self.saved.journal
            async with house.referees.waking:
                host, record = await asyncio.to_thread(self._begun, path, header)
        except (DeniedError, JournalError) as error:
            self.stop_starting(f"The game can’t begin: {error}")
        except BaseException:
            # A fault of ours: nobody may be left waiting for a game that never comes.
            self.stop_starting("The game can’t begin: the program has a fault. Its log tells more.")
            raise
        else:
            self._run(host, record)
        finally:
            self._moved()

    def _begun(self, path: Path, header: Header) -> tuple[Host, Record]:
        """A new game. Takes a while."""
        house = self.house
        host = Host.start(house.catalogue, path, header, play=house.referees.play(header.game), syncer=house.syncer)
        return host, Record.of(host, house.limits)

    def _resumed(self, path: Path) -> tuple[Host, Record]:
        """A game as the disk has it. Takes a while."""
        house = self.house
        host = Host.resume(house.catalogue, path, plays=house.referees.play, syncer=house.syncer)
        return host, Record.of(host, house.limits)

    def _run(self, host: Host, record: Record) -> None:
        log.info("The game of the table %s goes on from line %d", self.saved.id, len(host.lines))
        delay, house = self.saved.terms.delay, self.house
        self.away = {}
        self._playing_since = house.loop.time()
        self._looked = len(host.lines)
        host.gone = self.gone
        self.running = Running(
            host, record, delay, house.pace, house.loop, self._see_releases, house.thinker,
            bargains=self.saved.terms.bargains,
        )  # fmt: skip
        self.tell_change()
        for number, seat in enumerate(self.saved.seats):
            if seat.player == "random":
                self.running.seat_computer(number, seat.computer or seat.player)
        for visitor in list(self.visitors):
            visitor.promise = b""
            if visitor.seat != NOBODY or visitor.watching:
                self.running.begin(visitor)
        if host.damage:
            self.say(host.damage)

    def _moved(self) -> None:
        if self._moving is not None:
            self._moving.set_result(None)
            self._moving = None

    # -- the game ------------------------------------------------------------------------------------------------------

    async def wake(self) -> None:
        """Read the game from disk if it is asleep. Raises :class:`DeniedError`."""
        while self._moving is not None:
            await self._moving
        if self.saved.state != "playing" or self.running is not None:
            return
        house = self.house
        self._moving = house.loop.create_future()
        try:
            path = house.folder / self.saved.journal
            async with house.referees.waking:
                host, record = await asyncio.to_thread(self._resumed, path)
        except JournalError as error:
            raise DeniedError("fault", str(error)) from error
        else:
            self._run(host, record)
        finally:
            self._moved()

    async def sleep(self) -> None:
        """Let go of the game, saved, until somebody comes."""
        while self._moving is not None:
            await self._moving
        if self.running is None:
            return
        running, self.running = self.running, None
        self._moving = self.house.loop.create_future()
        try:
            await asyncio.to_thread(running.close())
        finally:
            self._moved()

    def playing(self, visitor: Visitor) -> Running:
        """The game that a visitor with a seat plays. Raises :class:`DeniedError`."""
        if self.running is None or self.saved.state != "playing":
            over = self.saved.state == "finished"
            raise DeniedError("now", "The game is over." if over else "The game has not begun.")
        if visitor.seat == NOBODY:
            raise DeniedError("rights", "You are only watching.")
        return self.running

    @property
    def goes_on(self) -> bool:
        """Whether a game is played here that is not over."""
        return self.saved.state == "playing" and (self.running is None or not self.running.host.table.over)

    @property
    def seed_told(self) -> bool:
        """Whether everybody knows the seed, and nothing can be taken back any more."""
        if self.running is None:
            return self.saved.seed_told
        table = self.running.host.table
        return table.over and bool(table.tally.get(SEED_TOLD))

    def piece(self, visitor: Visitor, message: p.Fetch) -> p.Piece:
        """A piece of the journal. Raises :class:`DeniedError`."""
        if visitor.seat == NOBODY or not self.saved.terms.share_journal:
            raise DeniedError("rights", "The journal of this game is not shared.")
        if not self.seed_told:
            raise DeniedError("now", "The journal can be had once the game is over and the seed was told.")
        path = self.house.folder / self.saved.journal
        try:
            with path.open("rb") as file:
                total = file.seek(0, 2)
                file.seek(min(message.offset, total))
                return p.Piece(message.number, message.offset, total, file.read(p.PIECE))
        except OSError as error:
            raise DeniedError("fault", f"The journal can’t be read: {error.strerror}.") from error


def restored(house: House, saved: s.Saved) -> HostedTable:
    """A table as a restarted host finds it. Raises :class:`~vtes_desktop.lan.saved.SavedError`."""
    if saved.state == "playing" and not (house.folder / saved.journal).exists():
        saved.state, saved.seed = "lobby", new_seed()
        s.keep(house.folder, saved.id, s.encoded(saved))
    return HostedTable(house, saved)
