"""What goes over the wire to a seat, frame by frame: nothing in it that this seat may not know.

Every copy in these games is another card, under numbers that mean nothing else. The frames are taken as they come out
of TLS, and compared with what each seat was ever allowed to see and to tell apart, by the tests' own words.
"""

from __future__ import annotations

import random
import threading
import zlib
from collections import defaultdict
from pathlib import Path

import msgspec
import pytest

from tests.game import any_request, by_chance, distinct, may_see, may_track, numbers_in
from tests.lan.company import Evening, Hosted, in_step, play
from vtes_desktop.lan import link
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.protocol import ToGuest
from vtes_desktop.play import requests as r
from vtes_desktop.play.updates import Reply
from vtes_desktop.table.journal import Options
from vtes_desktop.table.table import Table

SEATS = 3


class Sniffer:
    """Every frame that any guest receives, by the guest's thread."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.frames: dict[int, list[str | bytes]] = defaultdict(list)
        read = link.from_host

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


def sniffed(folder: Path, patch: pytest.MonkeyPatch, seed: int, steps: int) -> int:
    """A random game, looked through; returns how many frames that were."""
    dice, choose = random.Random(seed), by_chance(seed)
    cards, players = distinct(SEATS)
    sniffer, allowed = Sniffer(patch), Allowed(set(cards.cards))
    options = Options(ask=seed % 2 == 0, discreet=True, replace=seed % 3 > 0)
    with Hosted(folder, cards=cards) as hosted, Evening() as evening:
        guests = [evening.guest(hosted.invitation) for _ in range(SEATS + 1)]
        # Nobody's deck is anybody's business: what the lobby tells is looked through with nothing allowed.
        terms = p.Terms("Random", SEATS, format="none", options=options)
        clients = play(evening, guests[:SEATS], terms, players=players, watching=guests[SEATS:])
        threads = [guest._link._thread.ident or 0 for guest in guests]
        game = hosted.here(hosted.game)
        read = dict.fromkeys(threads, 0)

        def look() -> None:
            in_step(evening, hosted, clients)
            hosted.here(lambda: allowed.look(game.table))
            for client, thread in zip(clients, threads, strict=True):
                for frame in sniffer.frames[thread][read[thread] :]:
                    allowed.check(client.seat, frame)
                read[thread] = len(sniffer.frames[thread])

        look()
        for step in range(steps):
            client = clients[choose(SEATS)]
            asked = client.asked
            request: r.Request
            if asked is not None and asked.options and choose(10):
                request = r.Pick(asked.number, choose(len(asked.options)))
            elif seed % 2 and step % 20 == 5:
                request = r.SwitchMode("strict" if client.table.mode == "manual" else "manual")
            else:
                request = any_request(client.table, client.seat, choose, 30, [ask.number for ask in client.asks])
            replies: list[Reply] = []
            client.ask(request, replies.append)
            if dice.random() < 0.05:
                hosted.cut_all()
            evening.until(lambda replies=replies: replies)
            evening.until(lambda: all(guest.can_ask for guest in guests))
            look()
        return sum(len(frames) for frames in sniffer.frames.values())


@pytest.mark.parametrize("seed", range(10))
def test_no_seat_is_told_what_it_may_not_know(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    assert sniffed(tmp_path, monkeypatch, seed, steps=30) > 30 * SEATS


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10, 210))
def test_no_seat_is_told_it_in_hundreds_of_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    sniffed(tmp_path, monkeypatch, seed, steps=150)


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
