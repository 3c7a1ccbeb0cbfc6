"""A game in play, for tests that read as play."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.game import SEED, catalogue, starters
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import Client, sit_down
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.updates import Reply
from vtes_desktop.table.journal import DeckList, Options
from vtes_desktop.table.moves import Purse
from vtes_desktop.table.saying import plain
from vtes_desktop.table.sight import cut
from vtes_desktop.table.table import Copy, Place, Table

SARAH, ALEXIS, JUSTIN, LISA, RICHARD = range(5)


def pool(seat: int) -> Purse:
    return Purse("pool", seat)


def card(copy: Copy) -> Purse:
    return Purse("card", copy.id)


class Desk:
    """A game with a client for each seat; every mirror is compared with the table after each request."""

    def __init__(
        self,
        folder: Path,
        players: list[tuple[str, DeckList]] | int = 5,
        options: Options | None = None,
        cards: Catalogue | None = None,
        monotonic: Callable[[], float] = lambda: 0.0,
    ) -> None:
        if isinstance(players, int):
            players = starters(players)
        self.path = folder / "game.vtes-game"
        self.cards = cards or catalogue()
        self.host = Host.start(self.cards, self.path, new_header(players, options or Options(), seed=SEED), monotonic)
        self.clients = [sit_down(self.host, seat) for seat in [*range(len(players)), -1]]

    @property
    def table(self) -> Table:
        return self.host.table

    @property
    def me(self) -> Client:
        """Sarah's client."""
        return self.clients[SARAH]

    def ask(self, seat: int, request: r.Request) -> Reply:
        """What the host answers; every mirror is true then."""
        replies: list[Reply] = []
        self.clients[seat].ask(request, replies.append)
        for client in self.clients:
            assert client.table == cut(self.table, client.seat), f"seat {client.seat}'s mirror after {request}"
        (reply,) = replies
        return reply

    def do(self, seat: int, *requests: r.Request) -> None:
        """Ask for what must be granted; the others agree to whatever needs their leave."""
        for request in requests:
            reply = self.ask(seat, request)
            assert reply.accepted, f"{request}: {reply.reason}"
            if reply.waiting and not isinstance(request, r.Answer):
                self.agree(seat)

    def agree(self, by: int) -> None:
        """Everybody agrees to the last thing that a seat has asked for, and it is done."""
        ask = self.clients[by].asks[-1]
        for seat in ask.of:
            reply = self.ask(seat, r.Answer(ask.number, True))
            assert reply.accepted, reply.reason
        assert ask.number not in {each.number for each in self.clients[by].asks}

    def refused(self, seat: int, request: r.Request) -> str:
        """Ask for what must be refused, and see that nothing changed; returns the sentence."""
        table, lines = cut(self.table, 0), len(self.host.lines)
        heard = [client.n for client in self.clients]
        reply = self.ask(seat, request)
        assert not reply.accepted, f"{request} was granted"
        assert cut(self.table, 0) == table
        assert (len(self.host.lines), [client.n for client in self.clients]) == (lines, heard)
        assert reply.reason.endswith((".", "?")), f"no sentence: {reply.reason}"
        return reply.reason

    def copies(self, seat: int, region: str) -> list[Copy]:
        """What lies in a region, the top first."""
        return [self.table.copies[i] for i in self.table.pile(seat, region)]

    def first(self, seat: int, region: str) -> Copy:
        return self.copies(seat, region)[0]

    def vampire(self, seat: int, blood: int = 0) -> Copy:
        """A vampire of this seat, influenced by hand and ready with that much blood (its capacity at most)."""
        copy = self.first(seat, "uncontrolled")
        if blood:
            self.do(seat, r.Blood(Purse("bank"), card(copy), blood))
        self.do(seat, r.Put((copy.id,), Place(seat, "ready")))
        return copy

    def play(self, seat: int, bearer: Copy | None = None) -> Copy:
        """The first card of this seat's hand, played on a copy or by itself. It has another id then."""
        copy = self.first(seat, "hand")
        self.do(seat, r.Play(copy.id, bearer.id if bearer else 0))
        return copy

    def said(self, seat: int = SARAH, back: int = 1) -> str:
        """The last sentence that a seat heard, or one before it."""
        log = self.clients[seat].log
        names = [one.name for one in self.table.seats]
        kinds = self.table.description.kinds
        return plain(log[-back], names, lambda number: self.cards.cards[number].display_name, kinds)

    def name(self, copy: Copy) -> str:
        return self.cards.cards[copy.card].display_name

    def resume(self) -> Host:
        """The game after the program was closed and opened again."""
        self.host.close()
        return Host.resume(self.cards, self.path)
