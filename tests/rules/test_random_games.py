"""Whole strict games of random players with random decks: nothing goes wrong at any choice, and every game ends.

A game follows from its number, which names the test; one that failed is played again by that name:
``pytest -m "" "tests/rules/test_random_games.py::test_a_whole_game[17]"``.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.game import any_request, canonical, catalogue
from tests.rules.random_game import MOST_CHOICES, RandomGame, compiled, deal
from vtes_desktop.abilities.engine.by_hand import ByHand
from vtes_desktop.bots.random_player import RandomPlayer
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import sit_down
from vtes_desktop.play.consent import CONSENT
from vtes_desktop.play.games import lay_out
from vtes_desktop.play.host import Host
from vtes_desktop.play.vtes import Vtes
from vtes_desktop.table.applying import apply_all
from vtes_desktop.table.sight import cut


def games(few: int, many: int, *, first: int = 0) -> list[object]:
    """The numbers of `many` games; all but the first `few` are for the long run."""
    numbers: list[object] = list(range(first, first + few))
    return numbers + [pytest.param(number, marks=pytest.mark.long) for number in range(first + few, first + many)]


def whole(game: RandomGame) -> None:
    """Cards, counters, questions and points are in order all the time; the moves alone lead to the same table."""
    game.play()
    again = lay_out(game.header)
    apply_all(again, game.moves)
    assert canonical(again) == canonical(game.table)


@pytest.mark.parametrize("number", games(50, 1_000))
def test_a_whole_game(number: int) -> None:
    whole(RandomGame(deal(number), ByHand()))


@pytest.mark.parametrize("number", games(20, 1_000, first=1_000))
def test_a_whole_game_whose_cards_play_themselves(number: int) -> None:
    whole(RandomGame(deal(number), compiled()))


@pytest.mark.parametrize("number", games(10, 1_000, first=4_000))
def test_a_whole_game_of_any_cards_that_play_themselves(number: int) -> None:
    whole(RandomGame(deal(number, covered=True), compiled()))


def test_games_are_of_every_size_edition_and_both_ways_of_asking() -> None:
    """What the numbers above stand for."""
    headers = [deal(number) for number in range(50)]
    assert {len(header.seats) for header in headers} == {2, 3, 4, 5, 6}
    assert {header.edition for header in headers} == {"current", "2012", "1994"}
    assert {header.options.discreet for header in headers} == {True, False}
    assert deal(7) == deal(7)


# At a host, with a journal


class Seated:
    """A host whose seats are filled by random players."""

    def __init__(self, number: int, path: Path) -> None:
        self.number = number
        self.path = path
        self.host = Host.start(catalogue(), path, deal(number), play=Vtes(compiled))
        self.players: list[RandomPlayer] = []
        self.sit()

    def sit(self) -> None:
        """A random player for each seat; those who sat there before keep their whims."""
        clients = [sit_down(self.host, seat) for seat in range(len(self.host.table.seats))]
        if not self.players:
            self.players = [RandomPlayer(client, f"{self.number} {client.seat}") for client in clients]
        for player, client in zip(self.players, clients, strict=True):
            player.client = client

    def answer(self) -> bool:
        """Let whoever is asked answer; returns whether anybody was."""
        player = next((player for player in self.players if player.is_asked), None)
        if player is None:
            return False
        leave = any(ask.waits_for(player.client.seat) for ask in player.client.asks)
        assert player.step()
        # What a seat gives leave for may not be possible any more by then.
        assert leave or not player.refused, player.refused
        return True

    def agreed(self, seat: int, request: r.Request) -> None:
        """A seat asks for something of which the others may have to be asked first; they let it be done."""
        assert self.host.submit(seat, request).accepted
        for _ in self.players:
            for player in self.players:
                if any(ask.waits_for(player.client.seat) for ask in player.client.asks):
                    assert player.step()
                    assert not player.refused, player.refused

    def asked(self) -> bytes:
        """The question as each seat knows it, without its number."""
        known = [player.client.asked for player in self.players]
        return canonical([(one.seat, one.kind, one.question, one.options) if one else None for one in known])

    def continued(self) -> None:
        """Close the game and go on with it from its journal."""
        self.host.close()
        self.host = Host.resume(catalogue(), self.path, plays=lambda _: Vtes(compiled))
        self.sit()


@contextmanager
def seated(number: int, path: Path) -> Iterator[Seated]:
    game = Seated(number, path)
    try:
        yield game
    finally:
        game.host.close()


@pytest.mark.parametrize("number", games(6, 100, first=2_000))
def test_a_game_saved_and_continued_anywhere_goes_on_as_if_nothing_had_been(number: int, tmp_path: Path) -> None:
    chance = random.Random(number)
    with seated(number, tmp_path / "whole.vtes-game") as whole, seated(number, tmp_path / "broken.vtes-game") as broken:
        while whole.answer():
            assert broken.answer()
            if chance.randrange(60) == 0:
                before, question = canonical(broken.host.table), broken.asked()
                broken.continued()
                assert not broken.host.damage
                assert canonical(broken.host.table) == before
                assert broken.asked() == question
            assert broken.asked() == whole.asked()
            assert len(whole.host.lines) < MOST_CHOICES
        assert whole.host.table.over
        assert canonical(broken.host.table) == canonical(whole.host.table)
        assert [line.moves for line in broken.host.lines] == [line.moves for line in whole.host.lines]


@pytest.mark.parametrize("number", games(6, 100, first=3_000))
def test_answers_are_taken_back_anywhere(number: int, tmp_path: Path) -> None:
    """Taken back, the table and the question are what they were; done again, what they had become."""
    chance = random.Random(number)
    with seated(number, tmp_path / "game.vtes-game") as game:
        counters = game.host.table.blood_in_all()
        past: list[tuple[bytes, bytes]] = []
        answered: list[int] = []
        while True:
            past.append((canonical(game.host.table), game.asked()))
            if not game.answer():
                break
            answered.append(game.host.lines[-1].seat)
            if chance.randrange(40):
                continue
            after = canonical(game.host.table), game.asked()
            back = answered[-chance.randint(1, 4) :]
            for seat in reversed(back):
                game.agreed(seat, r.TakeBack())
            assert (canonical(game.host.table), game.asked()) == past[-len(back)]
            if chance.randrange(2):
                for seat in back:
                    game.agreed(seat, r.Again())
                assert (canonical(game.host.table), game.asked()) == after
            else:
                del past[-len(back) :], answered[-len(back) :]
            assert len(past) < MOST_CHOICES
        assert game.host.table.over
        assert game.host.table.blood_in_all() == counters


@pytest.mark.parametrize("number", games(8, 200, first=4_000))
def test_whatever_players_do_by_hand_the_game_goes_on(number: int, tmp_path: Path) -> None:
    """Whoever does by hand what a card says moves anything anywhere: no rule stumbles over it, and mirrors are true."""
    chance = random.Random(number)
    with seated(number, tmp_path / "game.vtes-game") as game:
        while game.answer():
            asked = game.players[0].client.asked
            if asked is None or asked.kind != "by hand" or chance.randrange(2):
                continue
            for _ in range(chance.randrange(12)):
                wish = any_request(game.players[asked.seat].client.table, asked.seat, chance.randrange)
                if CONSENT[type(wish)].strict == "by hand":
                    game.host.submit(asked.seat, wish)
            for player in game.players:
                assert canonical(player.client.table) == canonical(cut(game.host.table, player.client.seat))
            assert len(game.host.lines) < MOST_CHOICES
        assert game.host.table.over
        assert game.host.table.mode == "strict"
