"""The long run of the computer players: what each level must reach, over as many games as it takes to say so.

They are marked `long`. Decks are the tournament decks beside the checkout where there are any, else the published
starters. `python -m pytest -s -m long tests/lab/test_aims.py -k absurd` runs one of them and prints what it found.
"""

from __future__ import annotations

import os
import random
import time
from functools import cache
from pathlib import Path

import pytest

from tests.bots.hidden import with_hidden_cards_dealt_anew
from tests.game import catalogue
from vtes_desktop.bots.mind import Level, Mind
from vtes_desktop.bots.random_player import SeatPlayer
from vtes_desktop.lab.absurd import report
from vtes_desktop.lab.field import read_field
from vtes_desktop.lab.plan import Series, sitters
from vtes_desktop.lab.playing import LabGame, Result, ground
from vtes_desktop.lab.printing import endings, standings_table
from vtes_desktop.lab.results import Results
from vtes_desktop.lab.running import run, workers
from vtes_desktop.lab.standing import Standing, standings
from vtes_desktop.table.journal import DeckList
from vtes_desktop.table.sight import cut

pytestmark = pytest.mark.long

TOURNAMENT = Path(__file__).parents[3] / "shared" / "data" / "twd_sample"
FIVE = ",".join(["regular"] * 5)


@cache
def decks() -> tuple[DeckList, ...]:
    """The decks of the field."""
    return read_field(str(TOURNAMENT) if TOURNAMENT.is_dir() else "starters", catalogue(), 5)[0]


def played(line_up: str, games: int, folder: Path, *, check: bool = False) -> tuple[Series, list[Result]]:
    """So many games of a line-up, on all cores; none of them faulty."""
    series = Series((sitters(line_up),), decks(), "aims", check=check)
    results, crew = Results(folder, series), workers(0, "")
    try:
        found = run(series, games, results, crew, keep=check)
    finally:
        crew.close()
        results.close()
    print(f"\n{standings_table(standings(series, found))}\n{endings(found)}")
    assert not [each.fault for each in found if each.fault]
    return series, found


def first(line_up: str, games: int, folder: Path) -> Standing:
    """How the first of a line-up fared."""
    return standings(*played(line_up, games, folder))[0]


def test_a_regular_alone_against_four_random_players(tmp_path: Path) -> None:
    assert first("regular,random,random,random,random", 200, tmp_path).vp_share.value >= 0.95


def test_an_expert_alone_against_four_regulars(tmp_path: Path) -> None:
    assert first("expert,regular,regular,regular,regular", 300, tmp_path).vp_share.value >= 0.30


def test_a_newcomer_between_regulars_and_random_players(tmp_path: Path) -> None:
    assert first("newcomer,regular,regular,regular,regular", 100, tmp_path / "regular").vp_share.value <= 0.12
    assert first("newcomer,random,random,random,random", 100, tmp_path / "random").vp_share.value >= 0.6


@pytest.mark.parametrize(("level", "games"), [("regular", 500), ("expert", 200)])
def test_hundreds_of_games_without_an_absurd_play(level: str, games: int, tmp_path: Path) -> None:
    _, found = played(",".join([level] * 5), games, tmp_path, check=True)
    plays = [each for result in found for each in result.absurd]
    report(plays, len(found), print)
    assert not plays
    by_ousts = sum(result.ended == "ousts" for result in found)
    assert by_ousts >= 0.9 * len(found)
    assert not [result for result in found if result.ended == "stuck"]


def test_a_thousand_games_in_ten_minutes_of_two_cores(tmp_path: Path) -> None:
    began = time.monotonic()
    _, found = played(FIVE, 1000, tmp_path)
    seconds = (time.monotonic() - began) * (os.cpu_count() or 1) / 2
    thinking = sum(result.thinking for result in found) / sum(result.seconds for result in found)
    print(f"{seconds:.0f} s of two cores, {thinking:.1%} of it thinking")
    assert seconds <= 600
    assert thinking <= 0.25


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_thousand_positions_with_other_hidden_cards_are_answered_alike(level: Level, tmp_path: Path) -> None:
    series, chance, looked = Series((sitters(",".join([level] * 5)),), decks(), "permuted"), random.Random(1), 0
    knowledge = ground().knowledge
    for number in range(20):
        if looked >= 1000:
            break
        game = LabGame(series.plan(0, number), tmp_path)
        for step in range(1500):
            asked = game.players[0].client.asked
            if looked >= 100 * (number + 1) or asked is None or game.host.table.over:
                break
            player: SeatPlayer = game.players[asked.seat]
            own = player.client.asked
            if step % 6 == 0 and own is not None and len(own.options) > 1:
                seat = player.client.seat
                tables = (game.host.table, with_hidden_cards_dealt_anew(game.host.table, seat, chance))
                picks = [Mind(knowledge, seat, level, seed="same").decide(cut(table, seat), own) for table in tables]
                assert picks[0] == picks[1], own.question
                looked += 1
            player.step()
        game.close()
    print(f"{looked} positions")
    assert looked >= 1000
