"""A host and its guests: lobby, game, coming back, and what an owner may do."""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.game import catalogue, starter
from tests.lan.served import ROOMY, RawGuest, own_identity, playing, seated, serving, terms, true
from vtes_desktop.lan import protocol as p
from vtes_desktop.lan.identity import guest_context
from vtes_desktop.lan.server import ListenError, Server
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.mixing import committed
from vtes_desktop.play.updates import Reply
from vtes_desktop.table.chance import commitment
from vtes_desktop.table.journal import DeckList, Options, read
from vtes_desktop.table.moves import BANK, Purse

Story = Callable[[Server], Awaitable[None]]


def tell(folder: Path, story: Story, **more: object) -> None:
    """Let a story happen at a host."""

    async def whole() -> None:
        async with serving(folder, **more) as server:  # type: ignore[arg-type]
            await story(server)

    asyncio.run(whole(), debug=False)


# -- the lobby -----------------------------------------------------------------------------------------------------


def test_a_table_is_made_found_and_joined(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah = await RawGuest.connect(server.port, "Sarah")
        table = await sarah.make(terms(3))
        assert (await sarah.join()).seat == 0
        alexis = await RawGuest.connect(server.port, "Alexis")
        await alexis.send(p.Look())
        (line,) = (await alexis.hear(p.Tables)).tables
        assert (line.id, line.name, line.seats, line.taken, line.state) == (table, "Friday", 3, 1, "lobby")
        assert (await alexis.join(table)).seat == 1
        lobby = await sarah.hear(p.Lobby, lambda lobby: lobby.seats[1].here)
        assert [(seat.name, seat.player) for seat in lobby.seats] == [
            ("Sarah", "person"),
            ("Alexis", "person"),
            ("", "open"),
        ]
        assert lobby.owner_here

    tell(tmp_path, story)


def test_two_of_one_name_are_told_apart(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        first = await RawGuest.connect(server.port, "Sarah")
        await first.make(terms(2))
        await first.join()
        second = await RawGuest.connect(server.port, " Sa\x00rah  ")
        await second.join(first.table)
        assert second.lobby is not None
        assert [seat.name for seat in second.lobby.seats] == ["Sarah", "Sarah (2)"]

    tell(tmp_path, story)


def test_names_that_look_alike_are_told_apart(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        first = await RawGuest.connect(server.port, "Bob")
        await first.make(terms(5))
        await first.join()
        names = []
        for alike in ("Вob", "ＢＯＢ", "Bob\u200b", "\u202e\u2066"):
            other = await RawGuest.connect(server.port, alike)
            await other.join(first.table)
            assert other.lobby is not None
            names = [seat.name for seat in other.lobby.seats]
        assert names == ["Bob", "Вob (2)", "ＢＯＢ (3)", "Bob (4)", "Methuselah"]

    tell(tmp_path, story)


def test_no_line_breaks_and_nothing_unseen_in_what_others_read(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        bob = await RawGuest.connect(server.port, "Bob\nLisa")
        await bob.make(terms(2, "The\u202e Haven\u2028\x00"))
        await bob.join()
        assert bob.lobby is not None
        assert (bob.lobby.terms.name, bob.lobby.seats[0].name) == ("The Haven", "Bob Lisa")
        await bob.send(p.Say(bob.next(), "hm.\nLisa: I give up\u2029"))
        assert (await bob.hear(p.Said, lambda said: said.seat == 0)).text == "hm. Lisa: I give up"
        await bob.send(p.Say(bob.next(), "\u202e\n"))
        assert (await bob.hear(p.Denied)).reason == "There is nothing to say in that."

    tell(tmp_path, story)


def test_others_learn_only_the_size_of_a_deck(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah, alexis = await seated(server, 2)
        deck = starter(0)
        assert sarah.lobby is not None
        assert alexis.lobby is not None
        assert (alexis.lobby.seats[0].crypt, alexis.lobby.seats[0].library) == (len(deck.crypt), len(deck.library))
        told = b"".join(frame.encode() if isinstance(frame, str) else frame for frame in alexis.frames).decode()
        assert not any(str(card) in told for card in deck.crypt + deck.library)
        assert deck.name not in told

    tell(tmp_path, story)


def test_an_illegal_deck_is_refused_in_words_and_only_to_its_seat(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah = await RawGuest.connect(server.port)
        await sarah.make(terms(2))
        await sarah.join()
        deck = starter(0)
        await sarah.send(p.SubmitDeck(sarah.next(), "Short", deck.crypt, deck.library[:20]))
        checked = await sarah.hear(p.DeckChecked)
        assert any("40 more" in reason or "20 cards" in reason for reason in checked.reasons)
        assert sarah.lobby is not None
        assert sarah.lobby.seats[0].library == 0
        assert (await sarah.denied(p.Ready(sarah.next(), bytes(32)))).code == "deck"
        await sarah.send(p.SubmitDeck(sarah.next(), "Upside down", deck.library[:20], deck.crypt))
        assert (await sarah.hear(p.DeckChecked)).reasons
        await sarah.send(p.SubmitDeck(sarah.next(), "Unknown", deck.crypt, (*deck.library, 4711)))
        assert any("4711" in reason for reason in (await sarah.hear(p.DeckChecked)).reasons)
        await sarah.choose(deck)

    tell(tmp_path, story)


def test_a_table_with_a_password_is_for_who_knows_it(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah = await RawGuest.connect(server.port)
        table = await sarah.make(terms(3), password="Carthage")
        assert (await sarah.denied(p.Join(1, table, sarah.token, "Sarah"))).code == "password"
        await sarah.join(password="Carthage")
        alexis = await RawGuest.connect(server.port, "Alexis")
        _, wrong = await alexis.prove(table, "Rome")
        assert (await alexis.denied(p.Join(9, table, alexis.token, "Alexis", wrong))).code == "password"
        # A proof is good for one attempt.
        _, right = await alexis.prove(table, "Carthage")
        await alexis.send(p.Join(10, table, alexis.token, "Alexis", right))
        await alexis.hear(p.Seated)
        thief = await RawGuest.connect(server.port, "Thief")
        assert (await thief.denied(p.Join(11, table, thief.token, "Thief", right))).code == "password"
        assert (await thief.denied(p.Watch(12, table))).code == "password"

    tell(tmp_path, story)


def test_guessing_passwords_is_slowed_down(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah = await RawGuest.connect(server.port)
        table = await sarah.make(terms(2), password="Carthage")
        for guess in range(5):
            thief = await RawGuest.connect(server.port, "Thief")
            _, wrong = await thief.prove(table, f"guess {guess}")
            assert (await thief.denied(p.Join(1, table, thief.token, "Thief", wrong))).code == "password"
        thief = await RawGuest.connect(server.port, "Thief")
        assert (await thief.denied(p.Knock(1, table, bytes(33)))).code == "busy"

    tell(tmp_path, story)


def test_it_may_take_a_password_to_make_a_table(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah = await RawGuest.connect(server.port)
        assert any(isinstance(message, p.Welcome) and message.password for message in sarah.heard)
        assert (await sarah.denied(p.Make(1, terms(), sarah.owner))).code == "password"
        proof, confirmation = await sarah.prove("", "club")
        await sarah.send(p.Make(2, terms(), sarah.owner, "", confirmation))
        proof.check((await sarah.hear(p.Made)).proof)

    tell(tmp_path, story, password="club")


def test_a_lost_answer_is_asked_for_again(tmp_path: Path) -> None:
    """Make and Join by the same tokens give the same table and the same seat."""

    async def story(server: Server) -> None:
        sarah = await RawGuest.connect(server.port)
        table = await sarah.make(terms(2))
        await sarah.join()
        await sarah.cut()
        again = await RawGuest.connect(server.port)
        again.token, again.owner = sarah.token, sarah.owner
        assert await again.make(terms(5, "another")) == table
        assert (await again.join()).seat == 0
        assert len(server.tables) == 1
        assert again.lobby is not None
        assert [seat.player for seat in again.lobby.seats] == ["person", "open"]

    tell(tmp_path, story)


def test_the_newer_connection_of_a_seat_is_the_good_one(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah, alexis = await playing(server)
        newer = await RawGuest.connect(server.port)
        newer.token = sarah.token
        assert (await newer.join(sarah.table)).seat == sarah.seat
        assert (await sarah.refused()).code == "elsewhere"
        await newer.hear(p.Begins)
        assert (await newer.ask(r.Draw())).accepted
        await alexis.news(2)
        assert true(server, [newer, alexis])

    tell(tmp_path, story)


def test_a_deck_goes_and_readiness_ends(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah, alexis = await seated(server)
        await alexis.send(p.Leave(alexis.next()))
        await alexis.hear(p.Left)
        lobby = await sarah.hear(p.Lobby, lambda lobby: lobby.seats[1].player == "open")
        assert lobby.seats[1] == p.LobbySeat()
        await sarah.send(p.Change(sarah.next(), terms(4)))
        lobby = await sarah.hear(p.Lobby, lambda lobby: len(lobby.seats) == 4)
        assert not lobby.seats[0].ready
        assert lobby.seats[0].crypt
        assert (await sarah.denied(p.Start(sarah.next()))).code == "now"

    tell(tmp_path, story)


def test_chat_before_the_game_and_in_it(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah, alexis = await seated(server)
        await sarah.send(p.Say(sarah.next(), "Who deals?"))
        assert await alexis.hear(p.Said) == p.Said("Sarah", "Who deals?", 0)
        late = await RawGuest.connect(server.port, "Late")
        await late.send(p.Watch(late.next(), sarah.table))
        assert (await late.hear(p.Said)).text == "Who deals?"
        await sarah.send(p.Start(sarah.next()))
        await sarah.open()
        await alexis.open()
        await sarah.hear(p.Begins)
        await alexis.hear(p.Begins)
        await sarah.send(p.Say(sarah.next(), "I do"))
        update = (await alexis.hear(p.News)).update
        assert [saying.kind for saying in update.sayings] == ["chat"]
        assert (await late.denied(p.Say(late.next(), "Hm"))).code == "rights"

    tell(tmp_path, story)


# -- the game ------------------------------------------------------------------------------------------------------


def test_a_game_is_played(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        guests = await playing(server, 5, random_seating=True)
        for guest in guests:
            assert guest.mirror is not None
            assert guest.mirror.seat == guest.seat
            assert (await guest.ask(r.Draw())).accepted
            assert (await guest.ask(r.Blood(Purse("pool", guest.seat), BANK, 2))).accepted
        for guest in guests:
            await guest.news(11)
        assert true(server, guests)
        assert not (await guests[0].ask(r.Oust(5))).accepted

    tell(tmp_path, story)


def test_chance_is_mixed_as_was_promised(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah, alexis = await playing(server, random_seating=True)
        lobby = next(message for message in sarah.heard if isinstance(message, p.Lobby) and message.commitment)
        assert sarah.mirror is not None
        assert sarah.mirror.commitment == lobby.commitment
        assert list(sarah.mirror.numbers) == [guest.random.hex() for guest in (sarah, alexis)]
        (opening,) = [message for message in alexis.heard if isinstance(message, p.Opening)]
        assert opening.terms == sarah.mirror.terms
        assert [promise.hex() for promise in opening.promises] == [committed(n) for n in sarah.mirror.numbers]
        assert opening.seat == alexis.seat

    tell(tmp_path, story)


def test_who_tells_another_number_stops_the_game_from_beginning(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah, alexis = await seated(server)
        before = sarah.lobby
        assert before is not None
        await sarah.send(p.Start(sarah.next()))
        await sarah.open()
        await alexis.hear(p.Opening)
        assert (await alexis.denied(p.Open(bytes(32)))).code == "order"
        lobby = await sarah.hear(p.Lobby, lambda lobby: lobby.state == "lobby")
        assert lobby.commitment != before.commitment, "the host has seen numbers: it needs another seed"
        assert not any(seat.ready for seat in lobby.seats)
        assert not list(tmp_path.glob("*.vtes-game"))

    tell(tmp_path, story)


def test_who_goes_while_the_game_begins_stops_it(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah, alexis = await seated(server)
        await sarah.send(p.Start(sarah.next()))
        await sarah.open()
        await alexis.cut()
        lobby = await sarah.hear(p.Lobby, lambda lobby: lobby.state == "lobby")
        assert [seat.player for seat in lobby.seats] == ["person", "person"], "the seat stays hers"

    tell(tmp_path, story)


def test_who_comes_back_finds_the_very_same_table(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah, alexis = await playing(server)
        await alexis.ask(r.Draw())
        await alexis.cut()
        lobby = await sarah.hear(p.Lobby, lambda lobby: not lobby.seats[1].here)
        for _ in range(5):
            await sarah.ask(r.Draw())
        assert lobby.seats[1].name == "Alexis"
        back = await RawGuest.connect(server.port, "Alexis")
        back.token = alexis.token
        assert (await back.join(alexis.table)).asked == alexis.number
        await back.hear(p.Begins)
        assert true(server, [sarah, back])
        assert (await back.ask(r.Draw())).accepted

    tell(tmp_path, story)


def test_a_request_sent_again_is_not_done_again(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah, alexis = await playing(server)
        first = await sarah.ask(r.Draw(), 7001)
        hand = len(true_hand(server, sarah))
        assert await sarah.ask(r.Draw(), 7001) == first
        refused = await sarah.ask(r.Oust(5), 7002)
        assert not refused.accepted
        back = await RawGuest.connect(server.port)
        back.token = sarah.token
        await back.join(sarah.table)
        await back.hear(p.Begins)
        assert await back.ask(r.Draw(), 7001) == first
        assert await back.ask(r.Oust(5), 7002) == refused
        assert len(true_hand(server, sarah)) == hand
        await alexis.news(2)

    tell(tmp_path, story)


def true_hand(server: Server, guest: RawGuest) -> list[int]:
    running = server.tables[guest.table].running
    assert running is not None
    return running.host.table.pile(guest.seat, "hand")


def test_a_restarted_host_knows_seats_requests_and_lobbies(tmp_path: Path) -> None:
    async def before(server: Server) -> list[RawGuest]:
        guests = await playing(server, 3)
        assert (await guests[1].ask(r.Draw(), 500)).accepted
        assert not (await guests[1].ask(r.Oust(5), 501)).accepted
        assert (await guests[1].ask(r.Draw(), 502)).accepted
        waiting = await seated(server, 2)
        return [*guests, *waiting]

    async def whole() -> None:
        async with serving(tmp_path) as server:
            guests = await before(server)
            hand = len(true_hand(server, guests[1]))
        async with serving(tmp_path) as server:
            back = await RawGuest.connect(server.port, "Alexis")
            back.token = guests[1].token
            assert (await back.join(guests[1].table)).asked == 502
            await back.hear(p.Begins)
            assert await back.ask(r.Draw(), 500) == Reply(True, n=2)
            assert await back.ask(r.Draw(), 502) == Reply(True, n=3)
            assert not (await back.ask(r.Oust(5), 501)).accepted
            assert len(true_hand(server, back)) == hand
            assert true(server, [back])
            lobby = await RawGuest.connect(server.port)
            lobby.token = guests[3].token
            assert (await lobby.join(guests[3].table)).seat == 0
            assert lobby.lobby is not None
            assert guests[3].lobby is not None
            assert lobby.lobby.commitment == guests[3].lobby.commitment
            assert lobby.lobby.seats[1].crypt == len(starter(1).crypt)
            assert not lobby.lobby.seats[1].ready

    asyncio.run(whole())


def test_a_question_to_another_seat_outlives_the_host(tmp_path: Path) -> None:
    async def whole() -> None:
        async with serving(tmp_path) as server:
            sarah, alexis = await playing(server, options=Options(time_limit=0, ask=True))
            assert (await sarah.ask(r.Blood(Purse("pool", 1), BANK, 5), 70)).waiting
            await alexis.hear(p.News, lambda news: bool(news.update.asks))
        async with serving(tmp_path) as server:
            back = [await RawGuest.connect(server.port, name) for name in ("Sarah", "Alexis")]
            for guest, before in zip(back, (sarah, alexis), strict=True):
                guest.token = before.token
                await guest.join(before.table)
                await guest.hear(p.Begins)
            assert (await back[0].ask(r.Blood(Purse("pool", 1), BANK, 5), 70)).waiting, "not asked a second time"
            assert back[1].mirror is not None
            (ask,) = back[1].mirror.asks
            reply = await back[1].ask(r.Answer(ask.number, True))
            assert reply.accepted
            await back[0].news(3)
            assert true(server, back)
        async with serving(tmp_path) as server:
            again = await RawGuest.connect(server.port)
            again.token = sarah.token
            await again.join(sarah.table)
            await again.hear(p.Begins)
            assert again.mirror is not None
            assert again.mirror.asks == ()
            assert again.mirror.table.seats[1].pool == 25
            assert await again.ask(r.Blood(Purse("pool", 1), BANK, 5), 70) == Reply(True, n=3)

    asyncio.run(whole())


def test_guests_are_told_that_the_host_closes(tmp_path: Path) -> None:
    async def whole() -> None:
        async with serving(tmp_path) as server:
            guests = await playing(server)
        for guest in guests:
            assert (await guest.hear(p.Closing)).reason
            await guest.ended()
        (journal,) = tmp_path.glob("*.vtes-game")
        assert len(read(journal).lines) == 1

    asyncio.run(whole())


def test_nobody_asks_for_another_seat(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        guests = await playing(server)
        stranger = await RawGuest.connect(server.port)
        assert (await stranger.denied(p.Ask(1, r.Draw()))).code == "order"
        stranger.token = secrets.token_bytes(32)
        assert (await stranger.denied(p.Join(2, guests[0].table, stranger.token, "Sarah"))).code == "now"
        await stranger.send(p.Watch(3, guests[0].table))
        await stranger.hear(p.Begins)
        assert (await stranger.denied(p.Ask(4, r.Draw()))).code == "rights"
        assert (await stranger.denied(p.Finish(5))).code == "rights"
        assert (await guests[1].denied(p.Kick(6, 0))).code == "rights"
        assert (await guests[1].denied(p.HandOver(7, 0))).code == "now"
        assert (await guests[1].denied(p.Watch(8, guests[0].table))).code == "order"

    tell(tmp_path, story)


# -- what an owner may do ------------------------------------------------------------------------------------------


def test_the_owner_sends_somebody_away(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah, alexis = await seated(server)
        await sarah.send(p.Kick(sarah.next(), 1))
        assert (await alexis.refused()).code == "kicked"
        back = await RawGuest.connect(server.port)
        back.token = alexis.token
        assert (await back.denied(p.Join(1, sarah.table, back.token, "Alexis"))).code == "kicked"

    tell(tmp_path, story)


def test_a_seat_is_handed_over_once(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah, alexis = await playing(server)
        await alexis.ask(r.Draw(), 40)
        await alexis.send(p.HandOver(alexis.next(), alexis.seat))
        ask = (await sarah.hear(p.News, lambda news: bool(news.update.asks))).update.asks[0]
        assert (await sarah.ask(r.Answer(ask.number, True))).accepted
        key = (await alexis.hear(p.HandedOver)).key
        rex = await RawGuest.connect(server.port, "Rex")
        assert (
            await rex.denied(p.Join(1, sarah.table, rex.token, "Rex", b"", secrets.token_bytes(16)))
        ).code == "token"
        got = await rex.join(sarah.table, key)
        assert (got.seat, got.asked) == (alexis.seat, 40)
        assert (await alexis.refused()).code == "elsewhere"
        await rex.hear(p.Begins)
        assert (await rex.ask(r.Draw())).accepted
        thief = await RawGuest.connect(server.port, "Thief")
        assert (await thief.denied(p.Join(1, sarah.table, thief.token, "Thief", b"", key))).code == "token"
        thief.token = alexis.token
        assert (await thief.denied(p.Join(2, sarah.table, thief.token, "Alexis"))).code == "now"

    tell(tmp_path, story)


def test_in_a_game_the_owner_takes_nobodys_seat_away_unseen(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah, alexis = await playing(server)
        assert (await sarah.denied(p.HandOver(sarah.next(), alexis.seat))).code == "now"
        await sarah.send(p.Kick(sarah.next(), alexis.seat))
        assert "sent away" in (await sarah.hear(p.Said)).text
        server.tables[sarah.table].away[alexis.seat] -= server.limits.away
        await sarah.send(p.HandOver(sarah.next(), alexis.seat))
        await sarah.hear(p.HandedOver)
        assert "handed over" in (await sarah.hear(p.Said)).text

    tell(tmp_path, story)


def test_the_table_is_given_to_another_owner(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah, alexis = await playing(server)
        await sarah.send(p.Entrust(sarah.next(), alexis.seat))
        alexis.owner = (await alexis.hear(p.Entrusted)).owner
        assert not (await sarah.hear(p.Seated)).owner
        assert (await sarah.denied(p.Finish(sarah.next()))).code == "rights"
        asked = await alexis.ask(r.EndGame())
        assert (await sarah.ask(r.Answer(asked.n, True))).accepted
        back = await RawGuest.connect(server.port)
        back.token = sarah.token
        await back.send(p.Join(back.next(), sarah.table, back.token, "Sarah", owner=sarah.owner))
        assert not (await back.hear(p.Seated)).owner
        await alexis.send(p.Finish(alexis.next()))
        await alexis.hear(p.Lobby, lambda lobby: lobby.state == "finished")

    tell(tmp_path, story)


def test_a_random_player_fills_in_until_its_person_comes_back(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        options = Options(time_limit=0, ask=True, discreet=True)
        sarah, alexis = await playing(server, 2, mode="strict", options=options)
        await alexis.cut()
        await sarah.hear(p.Lobby, lambda lobby: not lobby.seats[1].here)
        assert "after 120" in (await sarah.denied(p.Replace(sarah.next(), 1))).reason, "she may come back at once"
        server.tables[sarah.table].away[1] -= server.limits.away
        await sarah.send(p.Replace(sarah.next(), 1))
        await sarah.hear(p.Lobby, lambda lobby: lobby.seats[1].player == "random")
        assert sarah.mirror is not None
        answered = 0
        while answered < 10:
            asked = sarah.mirror.asked
            assert asked is not None
            if asked.seat == sarah.seat:
                assert (await sarah.ask(r.Pick(asked.number, len(asked.options) - 1))).accepted
            else:
                answered += 1
                await sarah.news(sarah.mirror.n + 1)
        back = await RawGuest.connect(server.port)
        back.token = alexis.token
        await back.join(sarah.table)
        await back.hear(p.Begins)
        await sarah.hear(p.Lobby, lambda lobby: lobby.seats[1].player == "person")
        await sarah.news(back.mirror.n if back.mirror else 0)
        assert true(server, [back, sarah])

    tell(tmp_path, story)


def test_a_random_player_sits_down_in_a_lobby(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah = await RawGuest.connect(server.port)
        await sarah.make(terms(2, mode="strict"))
        await sarah.join()
        await sarah.choose(starter(0))
        await sarah.ready()
        await sarah.send(p.Replace(sarah.next(), 1))
        await sarah.hear(p.Lobby, lambda lobby: lobby.seats[1].player == "random")
        await sarah.send(p.Start(sarah.next()))
        await sarah.open()
        await sarah.hear(p.Begins)
        assert sarah.mirror is not None
        assert sarah.mirror.numbers[1 - sarah.seat] == ""

    tell(tmp_path, story)


def test_a_finished_table_tells_its_seed_and_its_journal(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah, alexis = await playing(server)
        assert (await alexis.denied(p.Fetch(1, 0))).code == "now"
        for request in (r.EndGame(), r.TellSeed()):
            asked = await sarah.ask(request)
            assert asked.waiting, "nobody ends a game alone"
            assert (await alexis.ask(r.Answer(asked.n, True))).accepted
        update = (await sarah.hear(p.News, lambda news: news.update.reveal is not None)).update
        assert update.reveal is not None
        assert sarah.mirror is not None
        assert commitment(update.reveal.seed) == sarah.mirror.commitment
        await sarah.send(p.Finish(sarah.next()))
        await alexis.hear(p.Lobby, lambda lobby: lobby.state == "finished")
        data = b""
        while True:
            await alexis.send(p.Fetch(alexis.next(), len(data)))
            piece = await alexis.hear(p.Piece)
            data += piece.data
            if len(data) >= piece.total:
                break
        (journal,) = tmp_path.glob("*.vtes-game")
        assert data == journal.read_bytes()
        assert (await alexis.denied(p.Ask(99, r.Draw()))).code == "now"
        watcher = await RawGuest.connect(server.port)
        await watcher.send(p.Look())
        assert (await watcher.hear(p.Tables)).tables == ()

    tell(tmp_path, story)


# -- spectators ----------------------------------------------------------------------------------------------------


def test_spectators_see_what_is_public(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        guests = await playing(server)
        watcher = await RawGuest.connect(server.port, "Watcher")
        await watcher.send(p.Watch(1, guests[0].table))
        await watcher.hear(p.Begins)
        await guests[0].ask(r.Draw())
        await guests[0].ask(r.Chat("hello"))
        await watcher.news(3)
        watcher.table = guests[0].table
        assert true(server, [watcher])
        await watcher.send(p.Leave(2))
        await watcher.hear(p.Left)
        await guests[0].ask(r.Draw())
        assert watcher.mirror is not None
        assert watcher.mirror.n == 3

    tell(tmp_path, story)


@pytest.mark.parametrize("talk", [True, False])
def test_spectators_talk_during_a_game_where_the_table_lets_them(tmp_path: Path, talk: bool) -> None:
    async def story(server: Server) -> None:
        sarah, _ = await playing(server, talk=talk)
        watcher = await RawGuest.connect(server.port, "Watcher")
        await watcher.send(p.Watch(1, sarah.table))
        await watcher.hear(p.Begins)
        if not talk:
            denied = await watcher.denied(p.Say(2, "block!"))
            assert (denied.code, "at this table" in denied.reason) == ("rights", True)
            return
        lines = sarah.mirror.n if sarah.mirror else 0
        await watcher.send(p.Say(2, "block!\nSarah: no"))
        for one in (sarah, watcher):
            said = await one.hear(p.Said)
            assert (said.name, said.text, said.seat) == ("A spectator", "block! Sarah: no", -1)
        assert (await sarah.ask(r.Draw())).n == lines + 1, "it is in no journal"

    tell(tmp_path, story)


def test_spectators_may_see_everything_later(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        loop = asyncio.get_running_loop()
        guests = await playing(server, delay=0.5)
        watcher = await RawGuest.connect(server.port, "Watcher")
        watcher.table = guests[0].table
        await watcher.send(p.Watch(1, guests[0].table))
        assert (await watcher.hear(p.Watching)).delay == 0.5
        done = []
        for _ in range(3):
            await guests[0].ask(r.Draw())
            done.append(loop.time())
        begins = await watcher.hear(p.Begins)
        assert begins.snapshot.n == 1
        for n, when in enumerate(done, 2):
            await watcher.news(n)
            assert loop.time() - when >= 0.45
        assert true(server, [watcher])
        late = await RawGuest.connect(server.port, "Late")
        late.table = guests[0].table
        await guests[0].ask(r.Draw())
        await late.send(p.Watch(1, guests[0].table))
        assert (await late.hear(p.Begins)).snapshot.n == 4
        await late.news(5)
        assert true(server, [late])

    tell(tmp_path, story)


def test_a_table_may_want_no_spectators_but_its_owner(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah, alexis = await playing(server, spectators=False)
        watcher = await RawGuest.connect(server.port, "Watcher")
        assert (await watcher.denied(p.Watch(1, sarah.table))).code == "rights"
        await watcher.send(p.Watch(2, sarah.table, b"", sarah.owner))
        assert (await watcher.hear(p.Watching)).owner
        await watcher.hear(p.Lobby)
        await sarah.ask(r.Draw())
        await alexis.news(2)
        assert not any(isinstance(message, (p.Begins, p.News)) for message in watcher.heard)

    tell(tmp_path, story)


def test_spectators_keep_no_owner_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, replace(ROOMY, spectators=1)) as server:
            owner = await RawGuest.connect(server.port, "Owner")
            table = await owner.make(terms(2))
            await owner.cut()
            stranger = await RawGuest.connect(server.port, "Stranger")
            await stranger.send(p.Watch(1, table))
            await stranger.hear(p.Watching)
            await stranger.send(p.Watch(2, table))
            await stranger.hear(p.Watching)
            again = await RawGuest.connect(server.port, "Owner")
            assert (await again.denied(p.Watch(1, table))).code == "full"
            await again.send(p.Watch(2, table, b"", owner.owner))
            assert (await again.hear(p.Watching)).owner

    asyncio.run(story())


# -- the log -------------------------------------------------------------------------------------------------------


def test_a_long_log_comes_in_parts(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah, alexis = await playing(server)
        running = server.tables[sarah.table].running
        assert running is not None
        await alexis.cut()
        for n in range(1_000):
            assert running.host.submit(sarah.seat, r.Chat(f"line {n}")).accepted
        back = await RawGuest.connect(server.port)
        back.token = alexis.token
        await back.join(sarah.table)
        begins = await back.hear(p.Begins)
        log = begins.snapshot.log
        assert len(log) == p.LOG_SAYINGS
        before = begins.earlier
        while before:
            await back.send(p.Earlier(back.next(), before))
            more = await back.hear(p.Sayings)
            log = [*more.sayings, *log]
            before = more.before
        assert log == running.host.snapshot(alexis.seat).log
        assert len(log) == begins.said

    tell(tmp_path, story)


def test_a_host_is_reached_by_both_kinds_of_addresses(tmp_path: Path) -> None:
    async def whole() -> None:
        server = Server(catalogue(), tmp_path, own_identity(), limits=ROOMY)
        await server.listen(0)
        try:
            for address in ("127.0.0.1", "::1") if socket.has_dualstack_ipv6() else ("127.0.0.1",):
                _, writer = await asyncio.open_connection(address, server.port, ssl=guest_context(), server_hostname="")
                writer.close()
        finally:
            await server.close()

    asyncio.run(whole())


def test_a_taken_port_is_said(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        other = Server(catalogue(), tmp_path / "other", own_identity())
        with pytest.raises(ListenError, match=str(server.port)):
            await other.listen(server.port, "127.0.0.1")
        await other.close()

    tell(tmp_path, story)


# -- editions ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "library"), [("current", 60), ("1994", 40)])
def test_deck_sizes_are_those_of_the_edition(tmp_path: Path, edition: str, library: int) -> None:
    async def story(server: Server) -> None:
        sarah = await RawGuest.connect(server.port)
        await sarah.make(terms(2, edition=edition))
        await sarah.join()
        deck = next(starter(n) for n in range(20) if len(starter(n).library) >= 60)
        small = DeckList("small", deck.crypt, deck.library[: library - 1])
        await sarah.send(p.SubmitDeck(1, small.name, small.crypt, small.library))
        assert any(str(library) in reason for reason in (await sarah.hear(p.DeckChecked)).reasons)
        await sarah.choose(DeckList("enough", deck.crypt, deck.library[:library]))

    tell(tmp_path, story)


def test_a_table_of_unknown_rules_is_not_made(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah = await RawGuest.connect(server.port)
        assert (await sarah.denied(p.Make(1, terms(edition="2099"), sarah.owner))).code == "malformed"
        assert (await sarah.denied(p.Make(2, terms(format="anything"), sarah.owner))).code == "malformed"
        assert not server.tables

    tell(tmp_path, story)


def test_a_fault_as_the_game_begins_leaves_a_lobby_and_not_a_table_that_waits_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fault(*_: object, **__: object) -> Host:
        raise ArithmeticError("a fault of ours")

    async def story(server: Server) -> None:
        guests = await seated(server, 2)
        monkeypatch.setattr(Host, "start", fault)
        await guests[0].send(p.Start(guests[0].next(), False))
        for guest in guests:
            await guest.open()
        lobby = await guests[1].hear(p.Lobby)
        while lobby.state != "lobby":
            lobby = await guests[1].hear(p.Lobby)

    tell(tmp_path, story)


@pytest.mark.parametrize(
    "name", ["A spectator", "a  Spectat\u043er", "A Spectator (2)", "\u201cA spectator\u201d", "The table"]
)
def test_nobody_with_a_seat_passes_for_a_spectator(tmp_path: Path, name: str) -> None:
    async def story(server: Server) -> None:
        sarah = await RawGuest.connect(server.port, name)
        await sarah.make(terms(2))
        await sarah.join()
        assert sarah.lobby is not None
        assert sarah.lobby.seats[0].name == "Methuselah"

    tell(tmp_path, story)


def test_a_seat_that_is_open_elsewhere_is_left_to_it_by_who_comes_gently(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        sarah, alexis = await playing(server)
        again = await RawGuest.connect(server.port)
        join = p.Join(1, alexis.table, alexis.token, "Alexis", gently=True)
        assert (await again.denied(join)).code == "elsewhere"
        assert (await alexis.ask(r.Draw())).accepted
        await alexis.cut()
        await sarah.hear(p.Lobby, lambda lobby: not lobby.seats[alexis.seat].here)
        await again.send(replace(join, number=2))
        assert (await again.hear(p.Seated)).seat == alexis.seat

    tell(tmp_path, story)
