"""The client: a seat's mirror of the table, brought up to date by the host's updates.

The window, a bot and a player across the LAN each hold one; none of them can do anything that the others can't.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.updates import Ask, Reply, Snapshot, Update
from vtes_desktop.table.saying import Saying
from vtes_desktop.table.sight import differences, merge
from vtes_desktop.table.table import Table

Send = Callable[[r.Request, Callable[[Reply], None]], None]
"""How requests reach the host; the reply comes back by the given function, at once or later."""


class Client:
    """What one seat knows of a game, and its way to ask for more."""

    def __init__(self, snapshot: Snapshot, send: Send) -> None:
        self.seat = snapshot.seat
        self.name = snapshot.name
        self.asks_first = snapshot.ask
        self.table: Table = snapshot.table
        self.log: list[Saying] = list(snapshot.log)
        self.asks: tuple[Ask, ...] = snapshot.asks
        self.n = snapshot.n
        self.t = snapshot.t
        self.can_take_back = snapshot.can_take_back
        self.can_again = snapshot.can_again
        self.unsaved = snapshot.unsaved
        self.asked = snapshot.asked
        """In strict mode: what the referee asks, with the options when it is this seat that is asked."""
        self.commitment = snapshot.commitment
        """SHA-256 of the host's seed, as it was told at the start."""
        self.numbers = snapshot.numbers
        self.terms = snapshot.terms
        self.extra = snapshot.extra
        """The game's own part of the header, for :meth:`Play.faces`."""
        self.sum = snapshot.sum
        self.reveal = snapshot.reveal
        """The seed, once the game is over and it was told."""
        self.on_update: list[Callable[[Update], None]] = []
        """Called after each update, with the mirror already brought up to date."""
        self.lasting = False
        """Whether the mirror's cards go on being the same objects where they lie as they lay, so that what a computer
        player has looked up of them holds; else one that changes is another one, as the table's pictures need it."""
        self._send = send

    def receive(self, update: Update) -> None:
        """Take in an update."""
        merge(self.table, update.changes, lasting=self.lasting)
        self.n, self.t = update.n, update.t
        self.log.extend(update.sayings)
        self.asks = update.asks
        self.can_take_back, self.can_again = update.can_take_back, update.can_again
        self.unsaved = update.unsaved
        self.asked = update.asked
        self.sum = update.sum
        self.reveal = update.reveal or self.reveal
        for listener in list(self.on_update):
            listener(update)

    def catch_up(self, snapshot: Snapshot, sayings: Sequence[Saying]) -> None:
        """Take in what happened while this seat could not be told: all that it may know now, and what it has not heard.

        Listeners hear of it as of one update. The same table and seat, that is to say.
        """
        changes = differences(self.table, snapshot.table)
        self.receive(
            Update(
                snapshot.n,
                snapshot.t,
                changes,
                tuple(sayings),
                asks=snapshot.asks,
                can_take_back=snapshot.can_take_back,
                can_again=snapshot.can_again,
                unsaved=snapshot.unsaved,
                asked=snapshot.asked,
                sum=snapshot.sum,
                reveal=snapshot.reveal,
            )
        )

    def ask(self, request: r.Request, reply: Callable[[Reply], None] | None = None) -> None:
        """Ask the host for something; `reply` is called with its answer."""
        self._send(request, reply or _ignore)


def _ignore(_: Reply) -> None:
    pass


def sit_down(host: Host, seat: int) -> Client:
    """A client for a seat at a host of this very program.

    >>> client = sit_down(host, 0)                      # doctest: +SKIP
    >>> client.ask(requests.Draw())                     # doctest: +SKIP
    >>> client.table.pile(0, "hand")                    # doctest: +SKIP
    [301, 302, 303, 304, 305, 306, 307, 308]
    """
    waiting: list[Client] = []

    def receive(update: Update) -> None:
        waiting[0].receive(update)

    def send(request: r.Request, reply: Callable[[Reply], None]) -> None:
        reply(host.submit(seat, request))

    client = Client(host.join(seat, receive), send)
    waiting.append(client)
    return client
