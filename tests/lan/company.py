"""A host and its guests, with real sockets and real TLS, for tests that read as an evening with friends."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import TypeVar

from tests.game import catalogue, starters
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.guest import Guest, Standing
from vtes_desktop.lan.identity import Identity, identity
from vtes_desktop.lan.invitation import Address, Invitation
from vtes_desktop.lan.limits import Limits
from vtes_desktop.lan.link import PING_SECONDS, PONG_SECONDS, Backoff
from vtes_desktop.lan.server import Server
from vtes_desktop.play.client import Client
from vtes_desktop.play.host import Host
from vtes_desktop.play.requests import Request
from vtes_desktop.play.updates import Reply
from vtes_desktop.table.journal import DeckList, Options
from vtes_desktop.table.sight import cut

T = TypeVar("T")
PATIENCE = 240.0
"""Seconds after which a test gives up waiting."""
AT_ONCE = Limits(new_burst=1e6, messages_burst=1e6, denied_in_a_row=10**6, of_address=10**4)
"""For tests that come back, or ask, more often than people do."""


def impatient() -> Backoff:
    """Comes back nearly at once."""
    return Backoff(0.01, 0.05)


class Hosted:
    """A server in a loop of its own, on the loopback."""

    def __init__(
        self,
        folder: Path,
        *,
        port: int = 0,
        address: str = "127.0.0.1",
        name: str = "Alexis",
        password: str = "",
        house: bool = False,
        cards: Catalogue | None = None,
        limits: Limits = AT_ONCE,
    ) -> None:
        self.identity: Identity = identity(folder / "identity")
        self.folder = folder / "tables"
        self._wanted, self._address, self._name, self._password = port, address, name, password
        self._house = house
        self._cards, self._limits = cards or catalogue(), limits
        self._loop = asyncio.new_event_loop()
        self._end = asyncio.Event()
        self._listening = threading.Event()
        self._thread = threading.Thread(target=self._main, name="test host", daemon=True)
        self._thread.start()
        assert self._listening.wait(PATIENCE), "the host does not listen"

    def _main(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._live())

    async def _live(self) -> None:
        self.server = Server(
            self._cards,
            self.folder,
            self.identity,
            name=self._name,
            password=self._password,
            house=self._house,
            limits=self._limits,
            pace=0.0,
        )
        await self.server.listen(self._wanted, self._address)
        self._listening.set()
        await self._end.wait()
        await self.server.close()

    def __enter__(self) -> Hosted:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._end.set)
            self._thread.join(PATIENCE)

    @property
    def port(self) -> int:
        return self.server.port

    @property
    def invitation(self) -> Invitation:
        return Invitation((Address(self._address, self.port),), "", self.identity.fingerprint)

    def here(self, what: Callable[[], T]) -> T:
        """Do something in the host's own thread."""

        async def do() -> T:
            return what()

        return asyncio.run_coroutine_threadsafe(do(), self._loop).result(PATIENCE)

    def game(self) -> Host:
        """The one game that is being played; to be looked at by :meth:`here` alone."""
        (running,) = [table.running for table in self.server.tables.values() if table.running is not None]
        return running.host

    def cut_all(self) -> bool:
        """Cut every guest's connection, as a bad network does."""

        def cut() -> None:
            for wire in list(self.server.door.wires):
                wire.cut()

        self.here(cut)
        return True


class Evening:
    """The one thread in which all guests of a test live, and what they are handed."""

    def __init__(self) -> None:
        self._calls: queue.Queue[Callable[[], None]] = queue.Queue()
        self.guests: list[Guest] = []

    def __enter__(self) -> Evening:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        for guest in self.guests:
            guest.close()

    def deliver(self, call: Callable[[], None]) -> None:
        self._calls.put(call)

    def guest(
        self,
        invitation: Invitation,
        folder: Path | None = None,
        backoff: Backoff | None = None,
        ping: tuple[float, float] = (PING_SECONDS, PONG_SECONDS),
    ) -> Guest:
        guest = Guest(invitation, self.deliver, folder, backoff=backoff or impatient(), ping=ping)
        self.guests.append(guest)
        return guest

    def until(self, right: Callable[[], object], patience: float = PATIENCE) -> None:
        """Let the guests live until this is so."""
        deadline = time.monotonic() + patience
        while not right():
            left = deadline - time.monotonic()
            assert left > 0, "it never came to that"
            try:
                self._calls.get(timeout=min(left, 0.05))()
            except queue.Empty:
                continue

    @contextlib.contextmanager
    def away_once(self, *guests: Guest) -> Iterator[None]:
        """When the block is left, wait until each of these has been away since it began; some may be back by then."""
        been: set[int] = set()
        listeners: list[tuple[Guest, Callable[[Standing], None]]] = []
        for number, guest in enumerate(guests):

            def heard(standing: Standing, number: int = number) -> None:
                if standing.kind == "away":
                    been.add(number)

            guest.on_standing.append(heard)
            listeners.append((guest, heard))
        try:
            yield
            self.until(lambda: len(been) == len(guests))
        finally:
            for guest, heard in listeners:  # type: ignore[assignment]
                guest.on_standing.remove(heard)

    def answer(self, call: Callable[[Callable[[p.ToGuest], None]], None]) -> p.ToGuest:
        """Call, and wait for the one answer."""
        answers: list[p.ToGuest] = []
        call(answers.append)
        self.until(lambda: answers)
        assert len(answers) == 1
        return answers[0]

    def ask(self, client: Client, request: Request) -> Reply:
        """Ask, and wait for the reply."""
        replies: list[Reply] = []
        client.ask(request, replies.append)
        self.until(lambda: replies)
        assert len(replies) == 1
        return replies[0]


TERMS = p.Terms("Friday night", 5, options=Options())


def make_table(evening: Evening, owner: Guest, terms: p.Terms = TERMS, password: str = "") -> str:
    """A new table; returns its id."""
    made = evening.answer(lambda done: owner.make(terms, password, done=done))
    assert isinstance(made, p.Made), made
    return made.table


def seated(evening: Evening, guest: Guest, table: str, name: str, password: str = "") -> None:
    answer = evening.answer(lambda done: guest.join(table, name, password, done=done))
    assert isinstance(answer, p.Seated), answer


def prepared(evening: Evening, guest: Guest, deck: DeckList) -> None:
    """With a deck that is legal, and ready."""
    answer = evening.answer(lambda done: guest.submit_deck(deck.name, deck.crypt, deck.library, done))
    assert isinstance(answer, p.DeckChecked) and not answer.reasons, answer
    guest.ready()
    evening.until(lambda: guest.lobby and guest.lobby.seats[guest.seat].ready)


def play(
    evening: Evening,
    guests: Sequence[Guest],
    terms: p.Terms | None = None,
    *,
    players: Sequence[tuple[str, DeckList]] = (),
    watching: Sequence[Guest] = (),
) -> list[Client]:
    """These guests begin a game, the first as the table's owner and each at the seat of its place; returns their
    clients, then the spectators'."""
    players = players or starters(len(guests))
    table = make_table(evening, guests[0], terms or p.Terms("Friday night", len(guests), options=Options()))
    for guest, (name, _) in zip(guests, players, strict=True):
        seated(evening, guest, table, name)
    for guest, (_, deck) in zip(guests, players, strict=True):
        prepared(evening, guest, deck)
    for guest in watching:
        assert isinstance(evening.answer(lambda done, guest=guest: guest.watch(table, done=done)), p.Watching)
    everyone = [*guests, *watching]
    seen: dict[int, p.Lobby] = {}

    def begun() -> bool:
        """Whether the game runs; who lost the connection just then says anew that it is ready."""
        for number, guest in enumerate(guests):
            lobby = guest.lobby
            if (
                lobby is None
                or lobby.state != "lobby"
                or seen.get(number) is lobby
                or guest.standing.kind != "connected"
            ):
                continue
            seen[number] = lobby
            if not lobby.seats[guest.seat].ready:
                guest.ready()
            elif number == 0 and all(seat.ready for seat in lobby.seats[: len(guests)]):
                guest.start(random_seating=False)
        return all(guest.client for guest in everyone)

    evening.until(begun)
    return [guest.client for guest in everyone if guest.client]


def in_step(evening: Evening, hosted: Hosted, clients: Sequence[Client]) -> None:
    """Wait until every mirror has the host's last line, and compare each with the host's cut."""
    game = hosted.here(hosted.game)
    last = hosted.here(lambda: len(game.lines))
    evening.until(lambda: all(client.n == last for client in clients))
    for client in clients:
        assert client.table == hosted.here(lambda client=client: cut(game.table, client.seat)), f"seat {client.seat}"
