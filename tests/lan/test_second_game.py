"""The second game across the network: a lobby without decks, a card set for those at the table, hidden answers."""

from __future__ import annotations

import base64
import random
import secrets
import zlib
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tests.game import catalogue, starter
from tests.lan.served import RawGuest, table_of, terms, true
from tests.lan.test_server import tell
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.packing import LARGEST, packed
from vtes_desktop.lan.server import Server
from vtes_desktop.play import requests as r
from vtes_desktop.play.games import play_of
from vtes_desktop.play.updates import Asked
from vtes_desktop.play.verify import verify
from vtes_desktop.table.journal import NO_EXTRA, read
from vtes_desktop.vendetta.agreed import agreement
from vtes_desktop.vendetta.card_files import practice

NAMES = ("Louis", "Marta", "Claudia", "Sarah")


def vendetta(**more: object) -> p.Terms:
    return terms(4, game="vendetta", edition="clear", **more)  # type: ignore[arg-type]


async def made(server: Server, extra: msgspec.Raw, **more: object) -> list[RawGuest]:
    """Four in a lobby, all ready, none with a deck; the first owns the table."""
    guests = [await RawGuest.connect(server.port, name) for name in NAMES]
    owner = guests[0]
    await owner.send(p.Make(owner.next(), vendetta(**more), owner.owner, extra=extra))
    table = (await owner.hear(p.Made)).table
    await owner.hear(p.Lobby)
    for guest in guests:
        await guest.join(table)
        await guest.ready()
    return guests


def asked_of(server: Server, guest: RawGuest) -> Asked | None:
    running = server.tables[guest.table].running
    assert running is not None
    return running.host.asked(guest.seat)


def test_four_begin_without_decks_and_all_have_the_cards(tmp_path: Path) -> None:
    extra = agreement(practice())

    async def story(server: Server) -> None:
        guests = await made(server, extra, mode="strict")
        (line,) = (await _tables(guests[3])).tables
        assert line.game == "vendetta"
        denied = await guests[1].denied(p.SubmitDeck(guests[1].next(), "Deck", starter(0).crypt, starter(0).library))
        assert denied.code == "deck"
        await guests[0].send(p.Start(guests[0].next(), False))
        for guest in guests:
            await guest.open()
        for guest in guests:
            begins = await guest.hear(p.Begins)
            assert play_of("vendetta").faces(begins.snapshot.extra, catalogue()).cards
            assert begins.snapshot.table.common.keys() == table_of(server, guest).common.keys()
        guests.sort(key=lambda guest: guest.seat)
        await _answer_all(server, guests, 30)
        assert true(server, guests)
        assert any(line.together for line in server.tables[guests[0].table].running.host.lines)

    tell(tmp_path, story)
    (journal,) = tmp_path.rglob("*.vtes-game")
    assert read(journal).header.extra == extra
    verdict = verify(journal, catalogue())
    assert verdict.honest, str(verdict.lie)


async def _tables(guest: RawGuest) -> p.Tables:
    await guest.send(p.Look())
    return await guest.hear(p.Tables)


async def _answer_all(server: Server, guests: list[RawGuest], answers: int) -> None:
    """So many answers, each by the last seat that is waited for: of several asked at once by all in turn."""
    for _ in range(answers):
        waiting = [guest for guest in guests if (asked := asked_of(server, guest)) is not None and asked.waits]
        if not waiting:
            return
        guest = waiting[-1]
        asked = asked_of(server, guest)
        assert asked is not None
        reply = await guest.ask(r.Pick(asked.number, len(asked.options) - 1))
        assert reply.accepted, reply.reason
        for each in guests:
            await each.news(reply.n)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, "no game called"),
        ({"edition": "current"}, "no rules called"),
        ({"seats": 2}, "3 to 6 players"),
    ],
)
def test_terms_that_no_game_has_are_denied_in_a_sentence(tmp_path: Path, change: dict[str, object], said: str) -> None:
    async def story(server: Server) -> None:
        louis = await RawGuest.connect(server.port, "Louis")
        make = p.Make(louis.next(), replace(vendetta(), **change), secrets.token_bytes(32), extra=agreement(practice()))
        assert said in (await louis.denied(make)).reason

    tell(tmp_path, story)


def a_whole_box() -> msgspec.Raw:
    """A completed card file as large as one can be: every text as long as there is room."""
    cards, chance = practice(), random.Random(1)
    kept = {"text": "".join(chance.choice("abcdefghij klmnopé") for _ in range(600)), "from_": "yours"}
    full = replace(
        cards,
        cards=tuple(replace(card, **kept) for card in cards.cards),
        allies=tuple(replace(ally, **kept) for ally in cards.allies),
    )
    return agreement(full)


def test_a_whole_box_with_all_its_texts_goes_to_a_host_and_to_the_guests(tmp_path: Path) -> None:
    extra = a_whole_box()
    assert len(bytes(extra)) > p.LARGEST_TO_HOST

    async def story(server: Server) -> None:
        guests = await made(server, packed(extra), mode="strict")
        await guests[0].send(p.Start(guests[0].next(), False))
        for guest in guests:
            await guest.open()
        assert (await guests[3].hear(p.Begins)).snapshot.extra == extra

    tell(tmp_path, story)
    (journal,) = tmp_path.rglob("*.vtes-game")
    assert read(journal).header.extra == extra


PACKED = base64.b64encode(zlib.compress(bytes(agreement(practice())))).decode()
BOMB = base64.b64encode(zlib.compress(b" " * (LARGEST + 1))).decode()


@pytest.mark.parametrize(
    "extra",
    [b"null", b"[]", b'{"cards":7}', b'"words"', b'"d29yZHM="', f'"{PACKED[:-40]}"'.encode(), f'"{BOMB}"'.encode()],
)
def test_a_card_set_that_is_none_is_denied_in_a_sentence(tmp_path: Path, extra: bytes) -> None:
    async def story(server: Server) -> None:
        louis = await RawGuest.connect(server.port, "Louis")
        make = p.Make(louis.next(), vendetta(), louis.owner, extra=msgspec.Raw(extra))
        assert (await louis.denied(make)).code == "malformed"
        assert not server.tables

    tell(tmp_path, story)


def test_a_lobby_goes_over_to_the_other_game_with_its_cards_only(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        louis = await RawGuest.connect(server.port, "Louis")
        await louis.make(terms(4))
        await louis.join()
        await louis.choose(starter(0))
        assert (await louis.denied(p.Change(louis.next(), vendetta()))).code == "malformed"
        await louis.send(p.Change(louis.next(), vendetta(), extra=agreement(practice())))
        lobby = await louis.hear(p.Lobby, lambda lobby: lobby.terms.game == "vendetta")
        assert lobby.seats[0].crypt == 0
        await louis.ready()
        saved = server.tables[louis.table].saved
        kept = saved.extra
        await louis.send(p.Change(louis.next(), vendetta(spectators=False)))
        await louis.hear(p.Lobby, lambda lobby: not lobby.terms.spectators)
        assert saved.extra == kept != NO_EXTRA

    tell(tmp_path, story)


def test_a_table_of_cards_is_there_again_when_the_host_is(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        await made(server, agreement(practice()))

    async def again(server: Server) -> None:
        (table,) = server.tables.values()
        assert table.saved.terms.game == "vendetta"
        assert table.saved.extra == agreement(practice())

    tell(tmp_path, story)
    tell(tmp_path, again)
