"""Whole games by chance: they end, they add up, they can be undone, and nobody learns what she may not know."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.vendetta.random_game import adds_up, any_readings, play_out
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.updates import Update
from vtes_desktop.play.verify import verify
from vtes_desktop.table import moves as m
from vtes_desktop.table.journal import NO_DECK, Header, Options
from vtes_desktop.table.saying import Card, Cards
from vtes_desktop.table.sight import cut, merge, sees
from vtes_desktop.table.syncing import Unsynced
from vtes_desktop.table.table import NOBODY, Table
from vtes_desktop.vendetta.agreed import agreement
from vtes_desktop.vendetta.card_files import practice, shipped
from vtes_desktop.vendetta.cards import faces_of
from vtes_desktop.vendetta.count_up import ranking
from vtes_desktop.vendetta.manners import CHORES
from vtes_desktop.vendetta.position import Position
from vtes_desktop.vendetta.readings import FIXED, READINGS, Readings

PRONOUN = re.compile(r"\b(she|her|hers|herself|he|him|his|himself)\b", re.IGNORECASE)


def whole_game(seed: int) -> None:
    """A game with any readings (every fourth with our own) that is looked at all along."""
    moments: list[int] = []

    def watch(game: Position) -> None:
        moments.append(game.table.blood_in_all())
        assert moments[-1] == moments[0]
        if len(moments) % 40 == 0:
            adds_up(game.table)

    game = play_out(seed, 4 + seed % 2, readings=any_readings(random.Random(seed)) if seed % 4 else None, watch=watch)
    adds_up(game.table)
    assert game.table.over and game.table.round <= 3
    assert len(ranking(game.table, game.faces)) == 4 + seed % 2


@pytest.mark.parametrize("tens", range(20))
def test_two_hundred_random_games_end_and_add_up(tens: int) -> None:
    for seed in range(10 * tens, 10 * tens + 10):
        whole_game(seed)


@pytest.mark.long
@pytest.mark.parametrize("hundreds", range(100))
def test_ten_thousand_random_games(hundreds: int) -> None:
    for seed in range(100 * hundreds, 100 * hundreds + 100):
        whole_game(seed)


def test_the_published_game_is_played_through_too_with_all_that_nobody_has_filled_in_said_on_the_way() -> None:
    for seed in range(4):
        game = play_out(seed, 4, cards=shipped(), readings=Readings())
        assert game.table.over


def test_nobody_is_called_she_or_he() -> None:
    """Names are all that is known of the players."""
    for seed in range(6):
        asked: set[str] = set()

        def watch(game: Position, asked: set[str] = asked) -> None:
            asked |= {word for choice in game.choices for word in (choice.question, *(o.text for o in choice.options))}

        game = play_out(seed, 4 + seed % 2, readings=any_readings(random.Random(seed)), watch=watch)
        assert not [said for said in (*game.log(), *asked) if PRONOUN.search(said)]
    words = [entry.question for entry in READINGS] + [text for entry in READINGS for text in entry.answers.values()]
    words += [entry.reading for entry in FIXED] + [chore.caption for chore in CHORES.values()]
    words += [face.effect for face in faces_of(practice()).values()]
    assert not [said for said in words if PRONOUN.search(said)]


@given(seed=st.integers(0, 2**32), answers=st.integers(0, 200))
@settings(max_examples=12, deadline=None)
def test_all_that_was_done_can_be_undone(seed: int, answers: int) -> None:
    left = [answers]

    class StopError(Exception):
        pass

    kept: list[Position] = []

    def watch(game: Position) -> None:
        kept[:] = [game]
        left[0] -= 1
        if left[0] < 0:
            raise StopError

    with suppress(StopError):
        play_out(seed, 5, watch=watch)
    (game,) = kept
    fresh = Position(*[seat.name for seat in game.table.seats], key=f"{seed:064x}", clans=())
    fresh.doing.undo()
    game.doing.undo()
    assert game.table == fresh.table


def test_a_new_referee_asks_what_the_last_one_asked() -> None:
    """What is going on stands on the table: whoever comes to it anew finds it there."""

    def watch(game: Position) -> None:
        if game.kind in ("planning", "withdraw", "keep", "clan") and not game.referee.picked:
            before = [(choice.seat, choice.kind, len(choice.options)) for choice in game.choices]
            moves = len(game.doing.moves)
            game.again()
            after = [(choice.seat, choice.kind, len(choice.options)) for choice in game.choices]
            assert before == after
            assert all(type(move).__name__ in ("Show", "SetCounter") for move in game.doing.moves[moves:])

    for seed in range(3):
        assert play_out(seed, 5, watch=watch).table.over


# -- at a host ---------------------------------------------------------------------------------------------------------


def header(seed: int, players: int = 5) -> Header:
    return new_header(
        [(f"P{seat}", NO_DECK, "random") for seat in range(players)],
        Options(time_limit=0),
        game="vendetta",
        extra=agreement(practice()),
        mode="strict",
        seed=f"{seed:064x}",
    )


def begin(path: Path, seed: int, players: int = 5) -> Host:
    return Host.start(Catalogue(()), path / f"{seed}.vtes-game", header(seed, players), syncer=Unsynced())


def play_at(host: Host, chance: random.Random, most: int = 3000) -> int:
    """Let everybody take any option, until the game is over or so many answers were given; returns how many were."""
    for given_ in range(most):
        if host.table.over:
            return given_
        waiting = [
            (seat, asked)
            for seat in range(len(host.table.seats))
            if (asked := host.asked(seat)) is not None and asked.seat == seat and asked.waits
        ]
        seat, asked = chance.choice(waiting)
        reply = host.submit(seat, r.Pick(asked.number, chance.randrange(len(asked.options))))
        assert reply.accepted, reply.reason
    return most


def test_a_game_is_played_at_a_host_and_goes_on_after_a_crash_at_any_moment(tmp_path: Path) -> None:
    for seed in range(2):
        chance = random.Random(seed)
        host = begin(tmp_path, seed)
        path = host.journal.path
        while not host.table.over:
            play_at(host, chance, 31)
            before, asked = host.table, [host.asked(seat) for seat in range(5)]
            host.close()
            host = Host.resume(Catalogue(()), path, syncer=Unsynced())
            assert not host.damage and host.table == before
            assert [host.asked(seat) for seat in range(5)] == asked
        host.close()
        assert verify(path, Catalogue(())).lie is None


def test_an_answer_is_taken_back(tmp_path: Path) -> None:
    host = begin(tmp_path, 5, 4)
    chance = random.Random(5)
    while not (
        host.table.phase == "planning" and (asked := host.asked(host.table.active)) and asked.kind == "planning"
    ):
        play_at(host, chance, 1)
    seat, before, asked = host.table.active, copy_of(host.table), host.asked(host.table.active)
    assert asked is not None
    option = next(place for place, each in enumerate(asked.options) if each.kind == "play face up")
    assert host.submit(seat, r.Pick(asked.number, option)).accepted
    assert host.table != before
    reply = host.submit(seat, r.TakeBack())
    assert reply.accepted
    for other in range(4):
        if other != seat and reply.waiting:
            for ask in host.snapshot(other).asks:
                host.submit(other, r.Answer(ask.number, yes=True))
    assert host.table == before
    play_at(host, chance)
    assert host.table.over
    host.close()


def copy_of(table: Table) -> Table:
    return msgspec.json.decode(msgspec.json.encode(table), type=Table)


HIDDEN = ("hand", "clan deck", "aside")


def turned_up(host: Host) -> set[int]:
    """The cards that lay open for a moment in what was just done: revealed, then taken back to hand."""
    line = host.lines[-1]
    now = {copy.id: copy.card for copy in host.table.copies.values()}
    for move in reversed(line.moves):
        if isinstance(move, m.MoveCard) and move.becomes in now:
            now[move.copy] = now[move.becomes]
    return {now[move.copy] for move in line.moves if isinstance(move, m.Turn) and move.face_up and move.copy in now}


class Watcher:
    """Sits at a seat, or looks on from none, and checks all that it is told against what it may know."""

    def __init__(self, host: Host, seat: int) -> None:
        self.host, self.seat = host, seat
        self.seen: set[int] = set()
        """The Clan cards that it has seen rightly."""
        self.mirror = host.join(seat, self.hear).table
        self.kinds = {number: face.kind for number, face in host.faces.cards.items()}
        self.check()

    def hear(self, update: Update) -> None:
        merge(self.mirror, update.changes)
        self.check()
        self.seen |= turned_up(self.host)
        for saying in update.sayings:
            for part in saying.parts:
                cards = part.cards if isinstance(part, Cards) else (part,) if isinstance(part, Card) else ()
                for each in cards:
                    if self.kinds.get(each.card) == "clan":
                        assert each.card in self.seen, saying
        if update.asked is not None and update.asked.seat != self.seat:
            assert update.asked.options == () and update.asked.picked == -1
        elif update.asked is not None:
            for option in update.asked.options:
                assert not option.copy or option.copy in self.mirror.copies

    def check(self) -> None:
        table = self.host.table
        assert self.mirror == cut(table, self.seat)
        for copy in self.mirror.copies.values():
            if copy.card and copy.kind in ("clan", "token"):
                true = table.copies[copy.id]
                region, mine = true.place.region, true.controller == self.seat >= 0
                shown = self.seat in true.shown_to
                if region in HIDDEN:
                    assert mine if region != "clan deck" else shown and mine
                elif not true.face_up:
                    assert mine or shown
                self.seen.add(copy.card)
        for place in self.mirror.common["allies"]:
            assert place == 0, "nobody sees into the Allies deck"


@pytest.mark.parametrize("seed", range(2))
def test_no_seat_and_no_spectator_gets_what_it_may_not_know(tmp_path: Path, seed: int) -> None:
    host = begin(tmp_path, seed, 4 + seed % 2)
    watchers = [Watcher(host, seat) for seat in range(NOBODY, len(host.table.seats))]
    play_at(host, random.Random(seed))
    assert host.table.over and all(watcher.seen for watcher in watchers)
    assert any(not sees(host.table, copy, NOBODY) for copy in host.table.copies.values())
    host.close()


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 300))
def test_two_hundred_games_are_watched(tmp_path: Path, seed: int) -> None:
    test_no_seat_and_no_spectator_gets_what_it_may_not_know(tmp_path, seed)
