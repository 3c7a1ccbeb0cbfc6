"""A table of a host: its lobby, how the game begins, who has which seat by what right, and who is there.

What a seat or an owner may do is decided here; how messages come, and which table they are for, is the server's.
Whatever gives or takes a right is handed to the operating system before anyone is told of it.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import Counter, deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan import saved as s
from vtes_desktop.lan.deck_check import why_not_deck, why_not_terms
from vtes_desktop.lan.limits import Limits
from vtes_desktop.lan.running import Running
from vtes_desktop.lan.visitor import DeniedError, Visitor, encoded
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.mixing import Mixing, MixingError
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.turns import SEED_TOLD
from vtes_desktop.table.chance import commitment, new_seed
from vtes_desktop.table.journal import DeckList, JournalError
from vtes_desktop.table.syncing import Syncer
from vtes_desktop.table.table import NOBODY

CHAT_KEPT = 100
"""Lines of a lobby's chat, for who comes later."""


class House(Struct, frozen=True):
    """What all tables of a host share."""

    catalogue: Catalogue
    folder: Path
    limits: Limits
    loop: asyncio.AbstractEventLoop
    syncer: Syncer
    pace: float
    """Seconds that a random player takes over an answer."""
    changed: Callable[[], None]
    """Called when something changes that a list of tables shows."""


class HostedTable:
    """One table."""

    def __init__(self, house: House, saved: s.Saved) -> None:
        self.house = house
        self.saved = saved
        self.visitors: list[Visitor] = []
        """Who is at it, with or without a seat."""
        self.running: Running | None = None
        """The game; None in a lobby, and while it is asleep."""
        self.empty_since = house.loop.time()
        self._chat: deque[p.Said] = deque(maxlen=CHAT_KEPT)
        self._mixing: Mixing | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._waking: asyncio.Future[None] | None = None

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
                )
                for number, seat in enumerate(self.saved.seats)
            ),
            commitment(self.saved.seed),
            bool(self.saved.password),
            sum(visitor.watching for visitor in self.visitors),
            any(visitor.owner for visitor in self.visitors),
        )

    def tell_all(self, message: p.ToGuest) -> None:
        """Tell everyone at the table."""
        ready = encoded(message)
        for visitor in list(self.visitors):
            visitor.send_ready(ready)

    def _changed(self) -> None:
        """Tell everyone what has changed, and whoever lists tables."""
        self.tell_all(self.lobby())
        self.house.changed()

    def _keep(self) -> None:
        """Save it. Raises :class:`DeniedError` when that fails: then nobody may be told of it."""
        try:
            s.keep(self.house.folder, self.saved)
        except s.SavedError as error:
            raise DeniedError("fault", str(error)) from error

    def _say(self, text: str) -> None:
        said = p.Said("", text)
        self._chat.append(said)
        self.tell_all(said)

    # -- coming and going ----------------------------------------------------------------------------------------------

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

    def join(self, visitor: Visitor, message: p.Join, proof: bytes | None) -> None:
        """Give a visitor a seat, or its seat back. Raises :class:`DeniedError`.

        :param proof: that the host knows the password; None when the visitor has not proved that it does.
        """
        seat = self.seat_of(message.token)
        if seat == NOBODY:
            seat = self._take_seat(message, known=proof is not None)
        elif self.saved.seats[seat].player == "random":
            self._by_hand(seat)
        for other in self.visitors:
            if other.seat == seat:
                self.depart(other, "elsewhere", "You came to this seat from elsewhere.", quiet=True)
                break
        self._stop_watching(visitor)
        visitor.seat, visitor.owner = seat, visitor.owner or self.owned_by(message.owner)
        asked = self.running.last_asked(seat) if self.running else 0
        visitor.send(p.Seated(message.number, self.saved.id, seat, asked, proof or b"", visitor.owner))
        self._arrive(visitor)

    def _take_seat(self, message: p.Join, *, known: bool) -> int:
        saved = self.saved
        if s.digest(message.token) in saved.sent_away:
            raise DeniedError("kicked", "The table’s owner sent you away.")
        if message.key:
            seat = next((n for n, seat in enumerate(saved.seats) if s.same(seat.key, message.key)), NOBODY)
            if seat == NOBODY:
                raise DeniedError("token", "That key is for no seat here; somebody may have used it already.")
            for other in self.visitors:
                if other.seat == seat:
                    self.depart(other, "elsewhere", "Your seat was handed over to somebody else.", quiet=True)
                    break
        else:
            if saved.password and not known:
                raise DeniedError("password", "This table has a password.")
            if saved.state != "lobby":
                raise DeniedError("now", "The game has begun. Somebody at the table can hand over a seat to you.")
            seat = next((n for n, seat in enumerate(saved.seats) if seat.player == "open"), NOBODY)
            if seat == NOBODY:
                raise DeniedError("full", "Every seat at this table is taken.")
        before = saved.seats[seat]
        name = before.name if saved.state != "lobby" else self._free_name(message.name, seat)
        saved.seats[seat] = s.SavedSeat(name, "person", s.digest(message.token), deck=before.deck)
        if self.running:
            self.running.dismiss_random(seat)
        self._keep()
        return seat

    def _free_name(self, wanted: str, seat: int) -> str:
        """A name that no other seat has."""
        plain = " ".join("".join(c for c in wanted if c.isprintable()).split()) or "Methuselah"
        taken = {other.name for n, other in enumerate(self.saved.seats) if n != seat and other.player != "open"}
        name, number = plain, 2
        while name in taken:
            name, number = f"{plain[:35]} ({number})", number + 1
        return name

    def watch(self, visitor: Visitor, message: p.Watch, proof: bytes | None) -> None:
        """Let a visitor watch, or its owner see to the table. Raises :class:`DeniedError`."""
        owner = visitor.owner or self.owned_by(message.owner)
        if not owner:
            if not self.saved.terms.spectators:
                raise DeniedError("rights", "This table does not want spectators.")
            if self.saved.password and proof is None:
                raise DeniedError("password", "This table has a password.")
        if sum(other.watching for other in self.visitors) >= self.house.limits.spectators:
            raise DeniedError("full", "There is no room for more spectators.")
        self._stop_watching(visitor)
        visitor.owner, visitor.watching = visitor.owner or owner, self.saved.terms.spectators
        delay = self.saved.terms.delay
        visitor.send(p.Watching(message.number, self.saved.id, delay, proof or b"", owner))
        self._arrive(visitor)

    def _stop_watching(self, visitor: Visitor) -> None:
        """A visitor that is at the table already comes as something else."""
        if self.running:
            self.running.end(visitor)
        visitor.watching = False

    def own(self, visitor: Visitor) -> None:
        """Whoever made the table is at it, without a seat."""
        visitor.owner = True
        self._arrive(visitor)

    def _arrive(self, visitor: Visitor) -> None:
        if visitor not in self.visitors:
            visitor.table = self
            self.visitors.append(visitor)
            for said in self._chat:
                visitor.send(said)
        self._changed()
        if self.running and (visitor.seat != NOBODY or visitor.watching):
            self.running.begin(visitor)

    def depart(self, visitor: Visitor, code: p.Code | None = None, reason: str = "", *, quiet: bool = False) -> None:
        """A visitor is at the table no more; with a reason its connection ends."""
        if visitor not in self.visitors:
            return
        self.visitors.remove(visitor)
        if self.running:
            self.running.end(visitor)
        seat = visitor.seat
        visitor.table, visitor.seat, visitor.watching, visitor.owner, visitor.promise = None, NOBODY, False, False, b""
        if code:
            visitor.refuse(code, reason)
        if seat != NOBODY and self._mixing is not None:
            self._stop_starting(f"{self.saved.seats[seat].name} has gone: the game does not begin.")
        if not self.visitors:
            self.empty_since = self.house.loop.time()
        if not quiet:
            self._changed()

    def leave(self, visitor: Visitor, number: int) -> None:
        """A visitor goes by its own wish; from a lobby with its seat. Raises :class:`DeniedError`."""
        seat = visitor.seat
        self.depart(visitor, quiet=True)
        if seat != NOBODY and self.saved.state == "lobby":
            self.saved.seats[seat] = s.SavedSeat()
            self._keep()
        visitor.send(p.Left(number))
        self._changed()

    # -- the lobby -----------------------------------------------------------------------------------------------------

    def _in_lobby(self) -> None:
        if self.saved.state != "lobby":
            raise DeniedError("now", "That can be done only before the game.")

    def submit_deck(self, visitor: Visitor, message: p.SubmitDeck) -> None:
        """A seat's deck. Raises :class:`DeniedError`."""
        self._in_lobby()
        if visitor.seat == NOBODY:
            raise DeniedError("rights", "Only who has a seat needs a deck.")
        deck = DeckList(message.name, message.crypt, message.library)
        reasons = why_not_deck(deck, self.saved.terms, self.house.catalogue)
        visitor.promise = b""
        self.saved.seats[visitor.seat].deck = None if reasons else deck
        self._keep()
        visitor.send(p.DeckChecked(message.number, reasons))
        self._changed()

    def ready(self, visitor: Visitor, message: p.Ready) -> None:
        """A seat is ready, or not. Raises :class:`DeniedError`."""
        self._in_lobby()
        if visitor.seat == NOBODY:
            raise DeniedError("rights", "Only who has a seat can be ready.")
        if message.promise and self.saved.seats[visitor.seat].deck is None:
            raise DeniedError("deck", "Choose a deck first.")
        if message.promise and len(message.promise) != 32:
            raise DeniedError("malformed", "A promise is a SHA-256.")
        visitor.promise = message.promise
        self._changed()

    def say(self, visitor: Visitor, message: p.Say) -> None:
        """Somebody says something. Raises :class:`DeniedError`."""
        if self.running and self.saved.state == "playing":
            if visitor.seat == NOBODY:
                raise DeniedError("rights", "Who watches does not talk into a game.")
            reply = self.running.host.submit(visitor.seat, r.Chat(message.text))
            if not reply.accepted:
                raise DeniedError("now", reply.reason)
            return
        name = self.saved.seats[visitor.seat].name if visitor.seat != NOBODY else "A spectator"
        said = p.Said(name, message.text, visitor.seat)
        self._chat.append(said)
        self.tell_all(said)

    def change(self, message: p.Change) -> None:
        """The owner wants other terms. Raises :class:`DeniedError`."""
        self._in_lobby()
        terms = message.terms
        if why := why_not_terms(terms):
            raise DeniedError("malformed", why)
        seats = self.saved.seats
        for number in reversed(range(len(seats))):
            if len(seats) > terms.seats and seats[number].player == "open":
                del seats[number]
                for visitor in self.visitors:
                    if visitor.seat > number:
                        visitor.seat -= 1
                        visitor.send(p.Seated(0, self.saved.id, visitor.seat, owner=visitor.owner))
        if len(seats) > terms.seats:
            raise DeniedError("now", f"{len(seats)} seats are taken. Send somebody away first.")
        seats += [s.SavedSeat() for _ in range(terms.seats - len(seats))]
        self.saved.terms = terms
        for visitor in self.visitors:
            visitor.promise = b""
        for number, seat in enumerate(seats):
            if seat.deck and (reasons := why_not_deck(seat.deck, terms, self.house.catalogue)):
                seat.deck = self._starter() if seat.player == "random" else None
                for visitor in self._at(number):
                    visitor.send(p.DeckChecked(0, reasons))
        self._keep()
        self._changed()

    def _at(self, seat: int) -> Iterator[Visitor]:
        return (visitor for visitor in list(self.visitors) if visitor.seat == seat)

    # -- what an owner may do ------------------------------------------------------------------------------------------

    def _seat(self, number: int) -> s.SavedSeat:
        if number >= len(self.saved.seats):
            raise DeniedError("malformed", "There is no such seat.")
        return self.saved.seats[number]

    def kick(self, message: p.Kick) -> None:
        """Send a seat's person away. Raises :class:`DeniedError`."""
        seat = self._seat(message.seat)
        if seat.player == "open" or self.saved.state in ("starting", "finished"):
            raise DeniedError("now", "Nobody can be sent away from there now.")
        if seat.token:
            self.saved.sent_away = [*self.saved.sent_away, seat.token][-s.KEPT_DIGESTS :]
        name = seat.name
        if self.saved.state == "lobby":
            self.saved.seats[message.seat] = s.SavedSeat()
        else:
            seat.player, seat.token, seat.key = "person", b"", b""
            if self.running:
                self.running.dismiss_random(message.seat)
        self._keep()
        for visitor in self._at(message.seat):
            self.depart(visitor, "kicked", "The table’s owner sent you away.", quiet=True)
        self._say(f"{name} was sent away by the table’s owner")
        self._changed()

    def hand_over(self, visitor: Visitor, message: p.HandOver) -> None:
        """Give out a key to a seat. Raises :class:`DeniedError`."""
        seat = self._seat(message.seat)
        if not visitor.owner and visitor.seat != message.seat:
            raise DeniedError("rights", "Only the table’s owner can hand over another’s seat.")
        if seat.player == "open" or self.saved.state in ("starting", "finished"):
            raise DeniedError("now", "That seat can’t be handed over now.")
        key = secrets.token_bytes(16)
        seat.key = s.digest(key)
        self._keep()
        visitor.send(p.HandedOver(message.number, message.seat, key))
        self._say(f"The seat of {seat.name} is being handed over")

    def replace(self, message: p.Replace) -> None:
        """Let a random player fill a seat. Raises :class:`DeniedError`."""
        seat = self._seat(message.seat)
        if any(self._at(message.seat)) or seat.player == "random" or self.saved.state in ("starting", "finished"):
            raise DeniedError("now", "Somebody sits there.")
        if self.saved.state == "lobby":
            if seat.player != "open":
                raise DeniedError("now", "That seat is taken; send its person away first.")
            name = self._free_name("Random player", message.seat)
            self.saved.seats[message.seat] = s.SavedSeat(name, "random", deck=self._starter())
        else:
            seat.player = "random"
        self._keep()
        if self.running:
            self.running.seat_random(message.seat)
            self._say(f"A random player fills in for {seat.name}")
        self._changed()

    def _starter(self) -> DeckList:
        """A published deck that this table lets in. Raises :class:`DeniedError` when there is none."""
        decks = [deck for deck in self.house.catalogue.starters if deck.playable]
        random.SystemRandom().shuffle(decks)
        for deck in decks:
            crypt = tuple(Counter(dict(deck.crypt)).elements())
            listed = DeckList(deck.name, crypt, tuple(Counter(dict(deck.library)).elements()))
            if not why_not_deck(listed, self.saved.terms, self.house.catalogue):
                return listed
        raise DeniedError("deck", "This host has no deck for a random player at such a table.")

    def _by_hand(self, seat: int) -> None:
        """A seat's person comes back and takes it from the random player."""
        self.saved.seats[seat].player = "person"
        self._keep()
        if self.running:
            self.running.dismiss_random(seat)

    def finish(self) -> Callable[[], None] | None:
        """The table is over for good; returns what then saves the game, for another thread. Raises
        :class:`DeniedError`."""
        if self.saved.state == "starting":
            raise DeniedError("now", "The game is just beginning.")
        self.saved.seed_told = self._seed_told()
        self.saved.state = "finished"
        self._keep()
        running, self.running = self.running, None
        self._changed()
        return running.close() if running else None

    # -- the game begins -----------------------------------------------------------------------------------------------

    def start(self, message: p.Start) -> bool:
        """The owner begins: seats are drawn, and each is asked for its number. Returns whether there is none to be
        asked. Raises :class:`DeniedError`."""
        self._in_lobby()
        people = {visitor.seat: visitor for visitor in self.visitors if visitor.seat != NOBODY}
        seats = [(number, seat) for number, seat in enumerate(self.saved.seats) if seat.player != "open"]
        if len(seats) < 2:
            raise DeniedError("now", "A game is for two Methuselahs at least.")
        for number, seat in seats:
            if seat.player == "person" and (number not in people or not people[number].promise):
                raise DeniedError("now", f"{seat.name} is not ready.")
            if seat.deck is None:
                raise DeniedError("deck", f"{seat.name} has no deck.")
        if message.random_seating:
            random.SystemRandom().shuffle(seats)
        drawn = {old: new for new, (old, _) in enumerate(seats)}
        self.saved.seats = [seat for _, seat in seats]
        for old, visitor in people.items():
            visitor.seat = drawn[old]
        terms = self.saved.terms
        header = new_header(
            [(seat.name, seat.deck, seat.player) for seat in self.saved.seats if seat.deck],
            terms.options,
            name=terms.name,
            edition=terms.edition,
            mode=terms.mode,
            seed=self.saved.seed,
        )
        self._mixing = Mixing(header, frozenset(visitor.seat for visitor in people.values()))
        promises = [b""] * len(seats)
        for visitor in people.values():
            promises[visitor.seat] = visitor.promise
            self._mixing.commit(visitor.seat, visitor.promise.hex())
        # On disk it stays a lobby: who restarts now begins anew, with other numbers.
        self.saved.state = "starting"
        for visitor in people.values():
            visitor.send(p.Seated(message.number, self.saved.id, visitor.seat, owner=visitor.owner))
        self._changed()
        for visitor in people.values():
            visitor.send(p.Opening(tuple(promises), visitor.seat, self._mixing.terms))
        self._timer = self.house.loop.call_later(self.house.limits.opening, self._too_late)
        return self._mixing.complete

    def open(self, visitor: Visitor, message: p.Open) -> bool:
        """A seat tells its number; returns whether all have. Raises :class:`DeniedError`."""
        if self._mixing is None or visitor.seat == NOBODY:
            raise DeniedError("now", "No number is asked for.")
        try:
            self._mixing.reveal(visitor.seat, message.value.hex())
        except MixingError as error:
            self._stop_starting(f"{self.saved.seats[visitor.seat].name} told another number than it had promised.")
            self._changed()
            raise DeniedError("order", str(error)) from error
        return self._mixing.complete

    def _too_late(self) -> None:
        self._stop_starting("Somebody did not tell their random number in time: the game does not begin.")
        self._changed()

    def _stop_starting(self, why: str) -> None:
        """Back to the lobby, with another seed: this one has seen numbers."""
        self._end_mixing()
        self.saved.state, self.saved.seed = "lobby", new_seed()
        for visitor in self.visitors:
            visitor.promise = b""
        try:
            s.keep(self.house.folder, self.saved)
        except s.SavedError as error:
            why += f" {error}"
        self._say(why)

    def _end_mixing(self) -> None:
        self._mixing = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def begin(self) -> None:
        """All numbers are told: make the journal, deal, and tell everyone."""
        if self._mixing is None or self._waking is not None:
            return
        header = self._mixing.header()
        self._end_mixing()
        self.saved.state = "playing"
        house = self.house
        self._waking = house.loop.create_future()
        try:
            s.keep(house.folder, self.saved)
            path = house.folder / self.saved.journal
            host = await asyncio.to_thread(Host.start, house.catalogue, path, header, syncer=house.syncer)
        except (s.SavedError, JournalError) as error:
            self._stop_starting(f"The game can’t begin: {error}")
            self._changed()
        else:
            self._run(host)
        finally:
            self._waking.set_result(None)
            self._waking = None

    def _run(self, host: Host) -> None:
        self.running = Running(host, self.saved.terms.delay, self.house.pace, self.house.loop)
        self._changed()
        for number, seat in enumerate(self.saved.seats):
            if seat.player == "random":
                self.running.seat_random(number)
        for visitor in list(self.visitors):
            visitor.promise = b""
            if visitor.seat != NOBODY or visitor.watching:
                self.running.begin(visitor)
        if host.damage:
            self._say(host.damage)

    async def wake(self) -> None:
        """Read the game from disk if it is asleep. Raises :class:`DeniedError`."""
        if self._waking is not None:
            await self._waking
        if self.saved.state != "playing" or self.running is not None or self._waking is not None:
            return
        house = self.house
        self._waking = house.loop.create_future()
        try:
            path = house.folder / self.saved.journal
            host = await asyncio.to_thread(Host.resume, house.catalogue, path, syncer=house.syncer)
        except JournalError as error:
            raise DeniedError("fault", str(error)) from error
        else:
            self._run(host)
        finally:
            self._waking.set_result(None)
            self._waking = None

    async def sleep(self) -> None:
        """Let go of the game, saved, until somebody comes."""
        if self._waking is not None:
            await self._waking
        if self.running is None:
            return
        running, self.running = self.running, None
        self._waking = self.house.loop.create_future()
        try:
            await asyncio.to_thread(running.close())
        finally:
            self._waking.set_result(None)
            self._waking = None

    # -- the game ------------------------------------------------------------------------------------------------------

    def playing(self, visitor: Visitor) -> Running:
        """The game that a visitor with a seat plays. Raises :class:`DeniedError`."""
        if self.running is None or self.saved.state != "playing":
            self._no_game()
        if visitor.seat == NOBODY:
            raise DeniedError("rights", "You are only watching.")
        return self.running

    def _no_game(self) -> NoReturn:
        raise DeniedError("now", "The game is over." if self.saved.state == "finished" else "The game has not begun.")

    def _seed_told(self) -> bool:
        if self.running is None:
            return self.saved.seed_told
        table = self.running.host.table
        return table.over and bool(table.tally.get(SEED_TOLD))

    def piece(self, visitor: Visitor, message: p.Fetch) -> p.Piece:
        """A piece of the journal. Raises :class:`DeniedError`."""
        if visitor.seat == NOBODY or not self.saved.terms.share_journal:
            raise DeniedError("rights", "The journal of this game is not shared.")
        if not self._seed_told():
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
    """A table as a restarted host finds it."""
    if saved.state == "starting" or (saved.state == "playing" and not (house.folder / saved.journal).exists()):
        saved.state, saved.seed = "lobby", new_seed()
        s.keep(house.folder, saved)
    return HostedTable(house, saved)


def made(house: House, message: p.Make, maker: str) -> HostedTable:
    """A new table. Raises :class:`DeniedError`."""
    if why := why_not_terms(message.terms):
        raise DeniedError("malformed", why)
    name = " ".join("".join(c for c in message.terms.name if c.isprintable()).split()) or "A table"
    terms = replace(message.terms, name=name)
    table = HostedTable(
        house,
        s.Saved(
            secrets.token_hex(4),
            terms,
            s.digest(message.owner),
            [s.SavedSeat() for _ in range(terms.seats)],
            message.password,
            maker=maker,
        ),
    )
    table._keep()
    return table
