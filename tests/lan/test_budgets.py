"""What one seat, connection or address may use up of a host: room, time and the journal; said in a sentence each."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.game import any_request, by_chance, catalogue, starter
from tests.lan.served import ROOMY, RawGuest, playing, seated, serving, table_of, terms, true
from tests.lan.slow_calls import watched
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan import referees
from vtes_desktop.lan.limits import Limits
from vtes_desktop.lan.running import Told
from vtes_desktop.lan.server import Server
from vtes_desktop.play import limits as table_limits
from vtes_desktop.play import requests as r
from vtes_desktop.play.vtes import MakeAbilities, shared_abilities
from vtes_desktop.table.journal import DeckList, read
from vtes_desktop.table.table import Place

FEW = replace(ROOMY, journal_burst=1e12)


async def back(server: Server, before: RawGuest) -> RawGuest:
    """Somebody's connection is lost, and she comes back."""
    await before.cut()
    guest = await RawGuest.connect(server.port)
    guest.token, guest.owner, guest.number = before.token, before.owner, before.number
    await guest.join(before.table)
    await guest.hear(p.Begins)
    return guest


# -- room ----------------------------------------------------------------------------------------------------------


def test_whatever_one_writes_on_cards_everybody_can_come_back(tmp_path: Path) -> None:
    """Some 400 long notes made a snapshot that was never sent."""
    dice = random.Random(1)

    async def story() -> None:
        async with serving(tmp_path) as server:
            sarah, alexis = await playing(server, 2)
            for _ in range(6):
                await sarah.ask(r.Draw("library", 70))
            hand = list(table_of(server, sarah).pile(0, "hand"))
            assert (await sarah.ask(r.Put(tuple(hand), Place(0, "in play"), replace=False))).accepted
            replies = []
            for n in range(60):
                copy = table_of(server, sarah).pile(0, "in play")[n % len(hand)]
                text = "".join(chr(dice.randrange(0x4E00, 0x9FFF)) for _ in range(1_900))
                replies.append(await sarah.ask(r.Note(copy, text)))
            assert replies[0].accepted
            assert not replies[-1].accepted
            assert str(table_limits.NOTES) in replies[-1].reason
            sarah = await back(server, sarah)
            assert max(map(len, sarah.frames)) < 512 * 1024
            alexis = await back(server, alexis)
            assert (await alexis.ask(r.Note(table_of(server, alexis).pile(1, "uncontrolled")[0], "mine"))).accepted
            await sarah.news(alexis.mirror.n)
            assert true(server, [sarah, alexis])

    asyncio.run(story())


def test_counters_and_added_cards_have_their_measure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            sarah, _ = await playing(server, 2)
            mine = table_of(server, sarah).pile(0, "uncontrolled")
            replies = [await sarah.ask(r.Count(mine[0], f"kind {n}")) for n in range(20)]
            assert [reply.accepted for reply in replies].count(True) == table_limits.COUNTERS_ON_CARD
            assert "kinds of counters" in replies[-1].reason
            assert (await sarah.ask(r.Count(mine[0], "kind 1", 5))).accepted, "more of a kind is no more room"
            monkeypatch.setattr(table_limits, "CARDS", len(table_of(server, sarah).copies) + 5)
            for _ in range(5):
                assert (await sarah.ask(r.AddCard(100_001, Place(0, "ash heap")))).accepted
            refused = await sarah.ask(r.AddCard(100_001, Place(0, "ash heap")))
            assert not refused.accepted
            assert "no room" in refused.reason
            assert len(table_of(server, sarah).copies) == table_limits.CARDS
            sarah = await back(server, sarah)
            assert max(map(len, sarah.frames)) < 512 * 1024

    asyncio.run(story())


def test_a_deck_of_a_thousand_cards_is_refused_in_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, replace(ROOMY, deck_cards=Limits().deck_cards)) as server:
            sarah = await RawGuest.connect(server.port)
            await sarah.make(terms(2, format="none"))
            await sarah.join()
            deck = starter(0)
            await sarah.send(p.SubmitDeck(sarah.next(), "Big", deck.crypt, (deck.library * 20)[:960]))
            (reason,) = (await sarah.hear(p.DeckChecked)).reasons
            assert "240" in reason
            assert reason.endswith(".")
            await sarah.choose(deck)

    asyncio.run(story())


def test_talk_in_a_lobby_has_its_measure(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, replace(ROOMY, says_burst=5, says_each_second=0.001)) as server:
            sarah, alexis = await seated(server, 2)
            for n in range(5):
                await sarah.send(p.Say(sarah.next(), f"word {n}"))
            assert "faster" in (await sarah.denied(p.Say(sarah.next(), "word 5"))).reason
            await alexis.send(p.Say(alexis.next(), "Well"))
            await alexis.hear(p.Said, lambda said: said.text == "Well")

    asyncio.run(story())


def test_who_comes_back_again_and_again_says_no_more_than_who_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, replace(ROOMY, says_burst=5, says_each_second=0.001)) as server:
            sarah, alexis = await playing(server, 2)
            for n in range(5):
                await sarah.send(p.Say(sarah.next(), f"word {n}"))
            again = await RawGuest.connect(server.port)
            again.token = sarah.token
            await again.join(sarah.table)
            assert "faster" in (await again.denied(p.Say(again.next(), "word 5"))).reason
            await alexis.send(p.Say(alexis.next(), "Well"))
            await alexis.hear(p.News, lambda news: "Well" in str(news.update.sayings))

    asyncio.run(story())


def test_nobody_is_asked_for_leave_without_end(tmp_path: Path) -> None:
    """Who ends the game, takes it back, and ends it again."""

    async def story() -> None:
        async with serving(tmp_path, replace(ROOMY, asks_burst=5, asks_each_second=0.001)) as server:
            sarah, alexis = await playing(server, 2)
            replies = []
            for _ in range(8):
                replies.append(await sarah.ask(r.EndGame()))
                if replies[-1].waiting:
                    assert (await sarah.ask(r.Answer(replies[-1].n, yes=False))).accepted
            assert [reply.waiting for reply in replies] == [True] * 6 + [False] * 2
            assert "wait" in replies[-1].reason
            assert (await sarah.ask(r.Chat("Please!"))).accepted
            asked = await alexis.ask(r.EndGame())
            assert (await sarah.ask(r.Answer(asked.n, yes=True))).accepted, "she is asked, and answers"

    asyncio.run(story())


# -- the journal ---------------------------------------------------------------------------------------------------


def test_a_seat_fills_its_own_part_of_the_journal_and_a_restarted_host_reads_it(tmp_path: Path) -> None:
    limits = replace(FEW, journal_of_seat=200_000)

    async def fill() -> tuple[bytes, bytes, str]:
        async with serving(tmp_path, limits) as server:
            sarah, alexis = await playing(server, 2)
            for _ in range(2_000):
                reply = await sarah.ask(r.Chat("x" * 500))
                if not reply.accepted:
                    break
            assert "your part of this game’s journal" in reply.reason
            assert not (await sarah.ask(r.ShuffleDeck("library"))).accepted
            assert (await alexis.ask(r.Draw())).accepted, "the other’s part is her own"
            assert (await sarah.ask(r.EndTurn())).accepted, "the game goes on to its end"
            return sarah.token, alexis.token, sarah.table

    async def come_back(token: bytes, other: bytes, table: str) -> None:
        async with serving(tmp_path, limits) as server:
            sarah = await RawGuest.connect(server.port)
            sarah.token = token
            await sarah.join(table)
            await sarah.hear(p.Begins)
            assert "your part" in (await sarah.ask(r.Chat("x" * 500))).reason, "a restarted host has not forgotten"
            alexis = await RawGuest.connect(server.port)
            alexis.token = other
            await alexis.join(table)
            await alexis.hear(p.Begins)
            assert (await alexis.ask(r.Chat("still here"))).accepted

    asyncio.run(come_back(*asyncio.run(fill())))
    (journal,) = tmp_path.glob("*.vtes-game")
    assert journal.stat().st_size < 300_000


def test_what_is_said_fills_the_journal_like_all_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, replace(FEW, journal_of_seat=20_000)) as server:
            sarah, alexis = await playing(server, 2)
            for _ in range(60):
                await sarah.send(p.Say(sarah.next(), "x" * 500))
            assert "your part of this game’s journal" in (await sarah.hear(p.Denied)).reason
            await alexis.send(p.Say(alexis.next(), "Well"))
            await alexis.hear(p.News, lambda news: "Well" in str(news.update.sayings))

    asyncio.run(story())


def test_a_journal_that_is_full_can_be_ended(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, replace(FEW, journal_in_all=30_000)) as server:
            sarah, alexis = await playing(server, 2)
            for _ in range(100):
                reply = await sarah.ask(r.Chat("x" * 500))
                if not reply.accepted:
                    break
            assert "can only be ended" in reply.reason
            assert not (await alexis.ask(r.EndTurn())).accepted
            ended = await alexis.ask(r.EndGame())
            assert ended.accepted

    asyncio.run(story())
    assert not read(next(tmp_path.glob("*.vtes-game"))).damage


def test_nobody_writes_a_journal_faster_than_it_is_read(tmp_path: Path) -> None:
    async def story() -> None:
        limits = replace(ROOMY, journal_burst=20_000, journal_each_second=1_000)
        async with serving(tmp_path, limits) as server:
            sarah, alexis = await playing(server, 2)
            refused = [reply for _ in range(60) if not (reply := await sarah.ask(r.Chat("x" * 500))).accepted]
            assert "wait" in refused[0].reason
            assert len(refused) > 20
            assert (await alexis.ask(r.Draw())).accepted

    asyncio.run(story())


def test_sentences_are_counted_once_and_right(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as server:
            sarah, _ = await playing(server, 2)
            host = server.tables[sarah.table].running.host
            told, choose = Told(host), by_chance(1)
            for _ in range(5):
                for _ in range(10):
                    await sarah.ask(any_request(host.table, 0, choose))
                assert [told(seat) for seat in (-1, 0, 1)] == [host.said(seat) for seat in (-1, 0, 1)]
                middle = len(host.lines) - 1
            assert Told(host)(0, middle) == host.said(0, middle + 1)

    asyncio.run(story())


# -- computing time ------------------------------------------------------------------------------------------------


def test_who_keeps_the_host_busy_is_heard_more_slowly_and_told_so(tmp_path: Path) -> None:
    async def story() -> None:
        limits = replace(ROOMY, computing=0.005, computing_each_second=0.01)
        async with serving(tmp_path, limits) as server:
            sarah, alexis = await playing(server, 2)
            for _ in range(100):
                await sarah.send(p.Ask(sarah.next(), r.ShuffleDeck("library")))
            assert "waits" in (await sarah.hear(p.Said, lambda said: not said.name)).text
            answered = sum(isinstance(message, p.Answered) for message in sarah.heard)
            assert answered < 90
            for _ in range(3):
                assert (await alexis.ask(r.Chat("I am in no hurry"))).accepted

    asyncio.run(story())


def test_while_cards_are_read_for_the_referee_everybody_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Calling the referee used to hold all tables for two seconds."""
    go_on = threading.Event()

    def slow(_: object) -> MakeAbilities:
        assert go_on.wait(300)
        return shared_abilities(catalogue())

    monkeypatch.setattr(referees, "shared_abilities", slow)

    async def story() -> None:
        async with serving(tmp_path) as server:
            sarah, _ = await playing(server, 2, mode="manual")
            others = await playing(server, 2, mode="manual")
            await sarah.send(p.Ask(sarah.next(), r.SwitchMode("strict")))
            await sarah.send(p.Ask(sarah.next(), r.Chat("in a moment")))
            for _ in range(3):
                assert (await others[0].ask(r.Draw())).accepted
            assert table_of(server, sarah).mode == "manual"
            go_on.set()
            await sarah.hear(p.Answered, lambda answered: answered.number == sarah.number)

    try:
        # A game’s beginning reads them, too; this one is a manual one.
        asyncio.run(story())
    finally:
        go_on.set()


LONGEST = 0.020
"""Seconds of computing that a loop may spend on one call: nobody at another table feels it."""


def test_nothing_takes_long_on_the_loop(tmp_path: Path) -> None:
    """Five seats with the largest decks do whatever there is to do, in manual and strict mode; they come and go."""
    most = Limits().deck_cards
    deck = starter(0)
    large = DeckList("Large", deck.crypt * 2, (deck.library * 10)[: most - 2 * len(deck.crypt)])
    calls: list[tuple[float, str]] = []

    async def story() -> None:
        async with serving(tmp_path) as server:
            await server._referees.prepared()
            for mode in ("manual", "strict"):
                guests = await playing(server, 5, [large] * 5, mode=mode, format="none")
                with watched(calls):
                    await everything(server, guests, mode)

    asyncio.run(story())
    calls.sort(reverse=True)
    print([(round(seconds * 1000, 1), name[:90]) for seconds, name in calls[:5]])
    assert calls[0][0] <= LONGEST


async def everything(server: Server, guests: list[RawGuest], mode: str) -> None:
    choose = by_chance(3)
    asked = [
        r.Look("library"),
        r.StopLooking("library"),
        r.ShuffleDeck("library"),
        r.Draw("library", 60),
        r.TakeBack(),
        r.Again(),
        r.OpenHands(True),
        r.OpenHands(False),
        r.SwitchMode("manual"),
        r.SwitchMode("strict"),
        r.SwitchMode("manual"),
    ]
    for request in asked:
        for guest in guests:
            await guest.ask(request)  # type: ignore[arg-type]
    for n in range(200):
        guest = guests[n % 5]
        table = table_of(server, guest)
        reply = await guest.ask(any_request(table, guest.seat, choose))
        del reply
        if mode == "strict":
            choice = server.tables[guest.table].running.host.asked(guest.seat)
            if choice is not None and choice.seat == guest.seat and choice.options:
                await guest.ask(r.Pick(choice.number, choose(len(choice.options))))
        for each in guests:
            each.heard.clear()
            each._read = 0
    for number, guest in enumerate(guests):
        guests[number] = await back(server, guest)
    watcher = await RawGuest.connect(server.port)
    await watcher.send(p.Watch(1, guests[0].table))
    await watcher.hear(p.Begins)


# -- a guest -------------------------------------------------------------------------------------------------------


def test_a_host_that_sends_a_journal_without_end_is_not_listened_to() -> None:
    from vtes_desktop.lan.at_table import AtTable
    from vtes_desktop.lan.calls import Calls

    class Alone(AtTable):
        def __init__(self) -> None:
            self.sent: list[p.ToHost] = []
            self._calls = Calls(self.sent.append)
            self._calls.reached()

    got: list[Any] = []
    guest = Alone()
    guest.fetch_journal(got.append)
    assert isinstance(guest.sent[-1], p.Fetch)
    guest._calls.answered(guest.sent[-1].number, p.Piece(guest.sent[-1].number, 0, 2**50, bytes(p.PIECE)))
    assert isinstance(got[0], p.Denied)
    assert "can’t be one" in got[0].reason
