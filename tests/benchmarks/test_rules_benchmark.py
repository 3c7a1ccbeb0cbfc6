"""How quickly the referee works: five seats of random players with starter decks and tournament winners.

Run with ``--benchmark-only -o addopts=""``. All figures are computing time of the one thread that works, so that other
programs do not disturb them. How quick a machine is does not count either: choices are told beside the moves that
python-chess makes in the same time, by random players who list what is legal as ours do; games and chess are played in
turn, so that both meet the same machine.
"""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import chess
import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from tests.game import NAMES, catalogue
from tests.rules.random_game import RandomGame, compiled, published
from vtes_desktop.abilities.engine.by_hand import ByHand
from vtes_desktop.bots.random_player import RANDOM, RandomPlayer, play_out, seat_random_players, step
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import Client, sit_down
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.vtes import Vtes
from vtes_desktop.rules.contributed import Abilities
from vtes_desktop.rules.minion.phase import owed_and_free
from vtes_desktop.rules.trying import try_out
from vtes_desktop.table.journal import DeckList, Header, Options

CHOICES_PER_CHESS_MOVE = 1.0
WITH_CARDS_PER_CHESS_MOVE = 0.5
"""With cards that play themselves."""
CHESS_SECONDS = 0.2
"""How long chess is played beside each game."""
WITH_CARDS_LISTING_SECONDS = 0.002
GAME_SECONDS = 2.0
LISTING_SECONDS = 0.001
FRAME_SECONDS = 0.016
TRIAL_SECONDS = 0.005
"""To set up a position again, half of the time."""
GAMES = 20

pytestmark = pytest.mark.benchmark(timer=time.thread_time)


def whole(deck: DeckList) -> bool:
    """Whether a deck is one that can be played."""
    return len(deck.crypt) >= 12 and 60 <= len(deck.library) <= 90


def five(number: int, player: str = "") -> Header:
    """Five seats with decks that players play."""
    chance = random.Random(f"benchmark {number}")
    decks = chance.sample([deck for deck in published() if whole(deck)], 5)
    seats = [(name, deck, player) for name, deck in zip(NAMES, decks, strict=False)]
    return new_header(seats, Options(), mode="strict", seed=f"{number:064x}")


@pytest.fixture(autouse=True, scope="module")
def read_before() -> None:
    """Cards and decks are read, and their texts looked through, before anything is measured."""
    for number in range(GAMES):
        RandomGame(five(number), compiled()).play(watched=False)


def hundredth(data: list[float]) -> float:
    """What 99 of 100 stay below."""
    return sorted(data)[len(data) * 99 // 100]


def chess_moves_in_a_second(seed: int) -> float:
    """The yardstick: random legal moves of python-chess, game after game."""
    chance, moves, before = random.Random(seed), 0, time.thread_time()
    while (taken := time.thread_time() - before) < CHESS_SECONDS:
        board = chess.Board()
        while not board.is_game_over() and time.thread_time() - before < CHESS_SECONDS:
            board.push(chance.choice(list(board.legal_moves)))
            moves += 1
    return moves / taken


@pytest.mark.parametrize("abilities", [ByHand, compiled], ids=["by hand", "cards play themselves"])
def test_choices_answered_in_a_second(benchmark: Any, abilities: Callable[[], Abilities]) -> None:
    """Whole games one after the other, without a host: the referee and the moves alone."""
    numbers = count()
    answered: list[int] = []

    moves: list[float] = []

    def setup() -> tuple[tuple[RandomGame], dict[str, object]]:
        number = next(numbers)
        moves.append(chess_moves_in_a_second(number))
        return (RandomGame(five(number), abilities()),), {}

    def play(game: RandomGame) -> None:
        game.play(watched=False)
        answered.append(game.choices)

    benchmark.pedantic(play, setup=setup, rounds=GAMES)
    per_second = sum(answered) / sum(benchmark.stats.stats.data)
    ratio = per_second / statistics.median(moves)
    benchmark.extra_info.update(
        choices=sum(answered), choices_per_second=round(per_second), choices_per_chess_move=round(ratio, 3)
    )
    print(f"{sum(answered)} choices in {GAMES} games, {per_second:.0f} a second, {ratio:.3f} for each move of chess")
    assert ratio >= (CHOICES_PER_CHESS_MOVE if abilities is ByHand else WITH_CARDS_PER_CHESS_MOVE)


@pytest.mark.parametrize("abilities", [ByHand, compiled], ids=["by hand", "cards play themselves"])
def test_from_an_answer_to_the_next_choice(benchmark: Any, abilities: Callable[[], Abilities]) -> None:
    """All that an answer leads to, up to the next list of what is legal; and that list alone."""
    numbers = count()
    listing: list[float] = []

    def games() -> Iterator[RandomGame]:
        while True:
            game = RandomGame(five(next(numbers)), abilities())
            choice = game.start()
            while choice is not None:
                yield game
                choice = game.referee.choice

    playing = games()

    def setup() -> tuple[tuple[RandomGame], dict[str, object]]:
        game = next(playing)
        choice = game.referee.choice
        assert choice is not None
        if choice.kind == "minion phase":
            before = time.thread_time()
            owed_and_free(game.game, choice.seat, game.game.taken)
            game.game.abilities.uses(game.game, choice.seat, "minion")
            listing.append(time.thread_time() - before)
        return (game,), {}

    benchmark.pedantic(RandomGame.answer, setup=setup, rounds=20_000)
    answers = hundredth(benchmark.stats.stats.data)
    lists = hundredth(listing)
    benchmark.extra_info.update(p99_ms=round(answers * 1000, 3), listing_p99_ms=round(lists * 1000, 3))
    print(f"99th percentile: {lists * 1000:.3f} ms to list a minion phase's options, {answers * 1000:.3f} ms an answer")
    limit = LISTING_SECONDS if abilities is ByHand else WITH_CARDS_LISTING_SECONDS
    assert lists <= limit
    assert answers <= limit


def test_a_whole_game_at_a_host(benchmark: Any, tmp_path: Path) -> None:
    """Five random players at a host, with a journal and a mirror each."""
    numbers = count()
    given: list[int] = []

    def setup() -> tuple[tuple[Host, list[RandomPlayer]], dict[str, object]]:
        number = next(numbers)
        host = Host.start(catalogue(), tmp_path / f"{number}.vtes-game", five(number), play=Vtes(compiled))
        players = [RandomPlayer(sit_down(host, seat), f"{number} {seat}") for seat in range(5)]
        return (host, players), {}

    def play(host: Host, players: list[RandomPlayer]) -> None:
        given.append(play_out(players))
        assert host.table.over

    benchmark.pedantic(play, setup=setup, rounds=GAMES)
    taken = benchmark.stats.stats.data
    per_second = sum(given) / sum(taken)
    benchmark.extra_info.update(longest=round(max(taken), 2), choices_per_second=round(per_second))
    print(f"a game: median {statistics.median(taken):.2f} s, longest {max(taken):.2f} s, {per_second:.0f} choices/s")
    assert max(taken) <= GAME_SECONDS


@pytest.mark.parametrize(("motion", "answers"), [(False, 400), (True, 150)], ids=["still", "moving"])
def test_a_frame_of_the_window_while_random_players_play(
    benchmark: Any, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, motion: bool, answers: int
) -> None:
    """An answer of one of four random players, all that the referee does upon it, and every change painted, at
    1600 × 900 in software: of each the longest turn of the window's loop until nothing moves or waits to be painted.
    Sarah sits at this desktop and passes. Told beside what a bare QApplication takes to start."""
    from PySide6.QtCore import QEventLoop
    from PySide6.QtWidgets import QApplication

    from vtes_desktop.ui import theme
    from vtes_desktop.ui.options import Settings
    from vtes_desktop.ui.table import session as sessions
    from vtes_desktop.ui.table.opponents import Opponents
    from vtes_desktop.ui.table.page import TablePage

    # The session seats no players of its own: the answers measured are given here.
    monkeypatch.setattr(Opponents, "sit_at", lambda opponents, host: None)  # noqa: ARG005
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    theme.apply(app)
    settings = Settings(tmp_path / "settings.json")
    settings.change(motion=motion)
    header = five(3, RANDOM)
    header = replace(header, seats=(replace(header.seats[0], player=""), *header.seats[1:]))
    host = Host.start(catalogue(), tmp_path / "game.vtes-game", header, play=Vtes(compiled))
    players, sarah = seat_random_players(host), sit_down(host, 0)

    def until_a_random_player_is_asked() -> None:
        while not host.table.over and not any(player.is_asked for player in players):
            pass_for(sarah)
            app.processEvents()

    for _ in range(300):
        until_a_random_player_is_asked()
        assert step(players)
    session = sessions.Session.at_this_desktop(host, settings)
    page = TablePage(session)
    qtbot.addWidget(page)
    page.resize(1600, 900)
    page.show()
    qtbot.waitExposed(page)
    qtbot.waitUntil(lambda: page.scene.settled, timeout=60_000)

    taken: list[float] = []

    def turn(wait: QEventLoop.ProcessEventsFlag, *, answered: bool) -> float:
        before = time.thread_time()
        assert not answered or step(players)
        app.processEvents(wait)
        return time.thread_time() - before

    def answer() -> None:
        if host.table.over:
            return
        longest = turn(QEventLoop.ProcessEventsFlag.AllEvents, answered=True)
        while not page.scene.settled:
            longest = max(longest, turn(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, answered=False))
        taken.append(longest)

    bare = statistics.median(bare_application() for _ in range(3))
    benchmark.pedantic(answer, setup=until_a_random_player_is_asked, rounds=answers)
    assert len(taken) > answers / 2
    slow = hundredth(taken)
    benchmark.extra_info.update(p99_ms=round(slow * 1000, 2), bare_application_s=round(bare, 3))
    print(f"a frame: median {statistics.median(taken) * 1000:.2f} ms, 99th percentile {slow * 1000:.2f} ms;")
    print(f"a bare QApplication: {bare:.3f} s of computing")
    page.faces.clear()
    page.faces.wait()
    session.close()
    assert slow <= FRAME_SECONDS


def bare_application() -> float:
    """The yardstick of the window: seconds of computing that a program takes which only starts Qt."""
    program = "import time; from PySide6.QtWidgets import QApplication; QApplication([]); print(time.process_time())"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    return float(ran.stdout)


def pass_for(client: Client) -> None:
    """Do as little as may be done for a person who is asked."""
    asked = client.asked
    assert asked is not None
    kinds = [option.kind for option in asked.options]
    least = next((kinds.index(kind) for kind in ("pass", "no block", "agreed", "done") if kind in kinds), 0)
    client.ask(r.Pick(asked.number, least))


@pytest.mark.parametrize("abilities", [ByHand, compiled], ids=["by hand", "cards play themselves"])
def test_a_position_is_set_up_again_to_try_things_out(benchmark: Any, abilities: Callable[[], Abilities]) -> None:
    """At random choices of all kinds; told beside the chess moves that could be made in the same time."""
    chance, numbers = random.Random(1), count()
    moves = [chess_moves_in_a_second(seed) for seed in range(5)]

    def games() -> Iterator[RandomGame]:
        while True:
            game = RandomGame(five(next(numbers)), abilities())
            choice = game.start()
            while choice is not None:
                if chance.random() < 0.05:
                    yield game
                choice = game.answer()

    playing = games()

    def setup() -> tuple[tuple[Any], dict[str, object]]:
        return (next(playing).referee,), {}

    benchmark.pedantic(try_out, setup=setup, rounds=1500)
    taken = sorted(benchmark.stats.stats.data)
    median, slow = statistics.median(taken), hundredth(taken)
    beside = median * statistics.median(moves)
    benchmark.extra_info.update(median_ms=round(median * 1000, 2), p99_ms=round(slow * 1000, 2), chess_moves=beside)
    print(f"set up again: median {median * 1000:.2f} ms ({beside:.0f} moves of chess), p99 {slow * 1000:.2f} ms")
    assert median <= TRIAL_SECONDS
