"""Computer Methuselahs play whole games, know no more than their seat, and beat random players."""

from __future__ import annotations

import itertools
import random
from pathlib import Path

import pytest

from tests.bots.arena import Arena
from tests.bots.hidden import with_hidden_cards_dealt_anew
from tests.game import catalogue
from tests.rules.random_game import texts
from vtes_desktop.bots.computer_player import ComputerPlayer
from vtes_desktop.bots.mind import Mind
from vtes_desktop.bots.view import Knowledge, View
from vtes_desktop.bots.weights import Weights
from vtes_desktop.rules.kept import stale
from vtes_desktop.table.sight import cut


@pytest.mark.parametrize("number", [1, 2])
def test_five_regulars_play_a_whole_game(tmp_path: Path, number: int) -> None:
    arena = Arena(tmp_path, ["regular"] * 5, number)
    arena.play()
    seats = arena.host.table.seats
    assert arena.host.table.over, [seat.pool for seat in seats]
    assert sum(seat.victory_points for seat in seats) == 5


def test_a_regular_beats_four_random_players(tmp_path: Path) -> None:
    mine = others = 0.0
    for number in range(3):
        arena = Arena(tmp_path, ["regular", *["random"] * 4], number + 20)
        arena.play(rounds=20)
        points = [seat.victory_points for seat in arena.host.table.seats]
        mine, others = mine + points[0], others + sum(points[1:])
    assert mine > 3 * others


def test_it_judges_by_what_lies_there_now_not_by_what_it_has_looked_up_before(tmp_path: Path) -> None:
    """Its mirror is the same table all along, brought up to date by updates."""
    knowledge, looked = Knowledge(catalogue(), texts()), 0
    arena = Arena(tmp_path, ["regular"] * 4, 3)
    while looked < 250 and (asking := next((player for player in arena.players if player.is_asked), None)) is not None:
        asked, seat = asking.client.asked, asking.client.seat
        assert asked is not None
        mirror = asking.client.table
        picks = [
            Mind(knowledge, seat, seed="same").decide(table, asked) for table in (mirror, cut(arena.host.table, seat))
        ]
        assert picks[0] == picks[1], asked.question
        assert list(stale(View(mirror, seat, knowledge, Weights()).game)) == []
        looked += 1
        arena.step()
    assert looked == 250


def test_what_it_may_not_see_changes_no_answer(tmp_path: Path) -> None:
    chance, looked = random.Random(1), 0
    knowledge = Knowledge(catalogue(), texts())
    games = (Arena(tmp_path / str(seed), ["regular"] * 4, seed) for seed in itertools.count(5))  # however long one is
    arena = next(games)
    for number in itertools.count():
        asking = next((player for player in arena.players if player.is_asked), None)
        if asking is None:
            arena = next(games)
            continue
        asked, seat = asking.client.asked, asking.client.seat
        if number % 4 == 0 and asked is not None and isinstance(asking, ComputerPlayer):
            other = with_hidden_cards_dealt_anew(arena.host.table, seat, chance)
            picks = [
                Mind(knowledge, seat, seed="same").decide(cut(table, seat), asked)
                for table in (arena.host.table, other)
            ]
            assert picks[0] == picks[1], asked.question
            looked += 1
            if looked == 120:
                break
        arena.step()


def test_each_answer_has_a_reason_that_names_nothing_hidden(tmp_path: Path) -> None:
    arena, reasons = Arena(tmp_path, ["regular"] * 3, 8), []
    for _ in range(300):
        asking = next((player for player in arena.players if player.is_asked), None)
        if asking is None or not arena.step():
            break
        if isinstance(asking, ComputerPlayer) and asking.last is not None and asking.last.why:
            reasons.append(asking.last.why)
    assert len(reasons) > 60
    assert len(set(reasons)) > 15
