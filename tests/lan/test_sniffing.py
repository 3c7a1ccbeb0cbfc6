"""What goes over the wire to a seat, frame by frame: nothing in it that this seat may not know.

Every copy in these games is another card, under numbers that mean nothing else. The frames are taken as they come out
of TLS, and compared with what each seat was ever allowed to see and to tell apart, by the tests' own words.
"""

from __future__ import annotations

import random
import threading
import zlib
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

import msgspec
import pytest

from tests.abilities.test_secrets import allow_asked, allow_shown, decks
from tests.game import any_request, by_chance, distinct, may_see, may_track, numbers_in
from tests.lan.company import Evening, Hosted, in_step, play
from vtes_desktop.abilities.engine.abilities import CompiledAbilities
from vtes_desktop.bots.random_player import Whim
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.lan import link, referees
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.protocol import ToGuest
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import Client
from vtes_desktop.play.updates import Reply
from vtes_desktop.table.journal import DeckList, Options
from vtes_desktop.table.table import Table

SEATS = 3


class Sniffer:
    """Every frame that any guest receives, by the guest's thread."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.frames: dict[int, list[str | bytes]] = defaultdict(list)
        read = link.from_host  # type: ignore[attr-defined]

        def recording(frame: str | bytes) -> ToGuest:
            self.frames[threading.get_ident()].append(frame)
            return read(frame)

        patch.setattr(link, "from_host", recording)


class Allowed:
    """What each seat was ever allowed to know."""

    def __init__(self, cards: set[int]) -> None:
        self.cards = cards
        self.ids: set[int] = set()
        self.faces: dict[int, set[int]] = defaultdict(set)
        self.tracks: dict[int, set[int]] = defaultdict(set)

    def look(self, table: Table) -> None:
        """See the table as it is now."""
        self.ids |= table.copies.keys()
        for seat in range(-1, SEATS):
            self.faces[seat] |= {copy.card for copy in table.copies.values() if may_see(table, copy, seat)}
            self.tracks[seat] |= {i for i, copy in table.copies.items() if may_track(table, copy, seat)}

    def check(self, seat: int, frame: str | bytes) -> None:
        """Look through a frame that this seat was sent."""
        plain = frame if isinstance(frame, str) else zlib.decompressobj().decompress(frame)
        said = numbers_in(msgspec.json.decode(plain))
        assert not (said & self.cards) - self.faces[seat], f"seat {seat} was told of cards: {plain[:2000]!r}"
        assert not (said & self.ids) - self.tracks[seat], f"seat {seat} could follow copies: {plain[:2000]!r}"
        size = len(frame if isinstance(frame, bytes) else frame.encode())
        assert size & (size - 1) == 0, "a length that tells more than a class of lengths"


class Table3:
    """A table of three over the real wire, with somebody who watches, all of it looked through."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch, cards: Catalogue) -> None:
        self.sniffer, self.allowed = Sniffer(patch), Allowed(set(cards.cards))
        self.hosted, self.evening = Hosted(folder, cards=cards), Evening()
        self.clients: list[Client] = []
        self._threads: list[int] = []

    def begin(self, terms: p.Terms, players: Sequence[tuple[str, DeckList]]) -> None:
        """Sit down, and look at what everybody was told until then."""
        guests = [self.evening.guest(self.hosted.invitation) for _ in range(SEATS + 1)]
        # Nobody's deck is anybody's business: what the lobby tells is looked through with nothing allowed.
        self.clients = play(self.evening, guests[:SEATS], terms, players=players, watching=guests[SEATS:])
        self._threads = [guest._link._thread.ident or 0 for guest in guests]
        self._read = dict.fromkeys(self._threads, 0)
        self.game = self.hosted.here(self.hosted.game)
        self.look()

    def __enter__(self) -> Table3:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.evening.__exit__(kind, error, traceback)
        self.hosted.close()

    def look(self, *, compare: bool = True) -> None:
        """See the table as it is now, and look through all that was received since.

        :param compare: every mirror with the host's table too, which takes long.
        """
        if compare:
            in_step(self.evening, self.hosted, self.clients)
        else:
            self.wait()
        self.hosted.here(lambda: self.allowed.look(self.game.table))
        for client, thread in zip(self.clients, self._threads, strict=True):
            for frame in self.sniffer.frames[thread][self._read[thread] :]:
                self.allowed.check(client.seat, frame)
            self._read[thread] = len(self.sniffer.frames[thread])

    def wait(self) -> None:
        """Until everybody has been told of the last line."""
        last = self.hosted.here(lambda: len(self.game.lines))
        self.evening.until(lambda: all(client.n == last for client in self.clients))

    def ask(self, client: Client, request: r.Request) -> Reply:
        """Ask for something and wait until it is answered and everybody is connected."""
        replies: list[Reply] = []
        client.ask(request, replies.append)
        self.evening.until(lambda: replies)
        self.evening.until(lambda: all(guest.can_ask for guest in self.evening.guests))
        return replies[0]

    def end(self) -> None:
        """End the game: everybody lets the first player do it. What is told after that is no secret any more."""
        players = self.clients[:SEATS]

        def asked() -> tuple[Client, int] | None:
            return next(((c, ask.number) for c in players for ask in c.asks if ask.waits_for(c.seat)), None)

        def over() -> bool:
            return all(client.table.over for client in self.clients)

        while not over():
            if open_now := asked():
                client, number = open_now
                self.ask(client, r.Answer(number, True))
                self.evening.until(lambda before=open_now: over() or asked() != before)
            elif self.ask(players[0], r.EndGame()).accepted:
                self.evening.until(lambda: over() or asked() is not None)

    @property
    def frames(self) -> int:
        """How many frames were received."""
        return sum(len(frames) for frames in self.sniffer.frames.values())


def sniffed(folder: Path, patch: pytest.MonkeyPatch, seed: int, steps: int, *, cut: bool = True) -> int:
    """A random game, looked through; returns how many frames that were.

    :param cut: whether every connection is cut now and then.
    """
    dice, choose = random.Random(seed), by_chance(seed)
    cards, players = distinct(SEATS)
    options = Options(ask=seed % 2 == 0, discreet=True, replace=seed % 3 > 0)
    with Table3(folder, patch, cards) as table:
        table.begin(p.Terms("Random", SEATS, format="none", options=options), players)
        for step in range(steps):
            client = table.clients[choose(SEATS)]
            asked = client.asked
            request: r.Request
            if asked is not None and asked.options and choose(10):
                request = r.Pick(asked.number, choose(len(asked.options)))
            elif seed % 2 and step % 20 == 5:
                request = r.SwitchMode("strict" if client.table.mode == "manual" else "manual")
            else:
                request = any_request(client.table, client.seat, choose, 30, [ask.number for ask in client.asks])
            if cut and dice.random() < 0.05:
                table.hosted.cut_all()
            table.ask(client, request)
            table.look(compare=step % 5 == 0)
            if client.table.over:
                break
        table.end()
        return table.frames


def sniffed_strict(folder: Path, patch: pytest.MonkeyPatch, seed: int, picks: int) -> int:
    """The same under the referee, with cards that play themselves, to the end of the game or so many answers."""
    cards, known, players = decks(seed)
    patch.setattr(referees, "shared_abilities", lambda _: lambda _: CompiledAbilities(known))
    whim = Whim(seed)
    with Table3(folder, patch, cards) as table:
        terms = p.Terms("Strict", SEATS, format="none", mode="strict", options=Options(pool=15, discreet=seed % 2 == 0))
        table.begin(terms, players)
        for step in range(picks):
            table.wait()
            if table.clients[0].table.over:
                break
            client = next(one for one in table.clients if one.asked is not None and one.asked.waits)
            asked = client.asked
            assert asked is not None
            table.hosted.here(lambda asked=asked: allow_asked(table.allowed, table.game.table, asked, cards))
            table.look(compare=step % 50 == 0)
            picked = whim.pick(client.table, asked.kind, asked.options)
            table.hosted.here(lambda a=asked, n=picked: allow_shown(table.allowed, table.game.table, a, n, cards))
            if step % 300 == 299:
                table.hosted.cut_all()
            reply = table.ask(client, r.Pick(asked.number, picked))
            assert reply.accepted, reply.reason
        table.end()
        return table.frames


@pytest.mark.parametrize("seed", range(10))
def test_no_seat_is_told_what_it_may_not_know(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    assert sniffed(tmp_path, monkeypatch, seed, steps=30) > 30 * SEATS


@pytest.mark.parametrize("seed", range(2))
def test_no_seat_is_told_it_under_the_referee(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    assert sniffed_strict(tmp_path, monkeypatch, seed, picks=60) > 60


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10, 210))
def test_no_seat_is_told_it_in_hundreds_of_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    sniffed(tmp_path, monkeypatch, seed, steps=150)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10, 210))
def test_no_seat_is_told_it_in_hundreds_of_strict_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    sniffed_strict(tmp_path, monkeypatch, seed, picks=4_000)


def test_the_sniffer_finds_what_is_told_by_mistake() -> None:
    """It can fail: a face and an id that a seat may not know are both found, in words and in numbers, packed or not."""
    cards, _ = distinct(SEATS)
    allowed = Allowed(set(cards.cards))
    allowed.ids = {123_456_789}
    secret = next(iter(cards.cards))
    for told in (f'{{"card":{secret}}}', f'{{"text":"a card {secret}"}}', '{"gone":[123456789]}'):
        for frame in (told.ljust(256), zlib.compress(told.encode()).ljust(64, b"\0")):
            with pytest.raises(AssertionError, match=r"was told|could follow"):
                allowed.check(0, frame)
    with pytest.raises(AssertionError, match="a length"):
        allowed.check(0, "{ }")
