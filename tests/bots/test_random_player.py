"""Random players: they answer what they are asked, when they are asked, and never hold up the table."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.game import NAMES, SEED, catalogue, starter
from vtes_desktop.bots.random_player import (
    RANDOM,
    RandomPlayer,
    Whim,
    play_out,
    seat_random_players,
    step,
)
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import Client, sit_down
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.table.asking import PASS, Option
from vtes_desktop.table.journal import Options
from vtes_desktop.table.moves import Purse
from vtes_desktop.table.situation import Action
from vtes_desktop.table.table import Table, empty_table

HUMAN = 1
"""The seat of Alexis, at tables with one person."""


def begin(folder: Path, *players: str, mode: str = "strict", options: Options | None = None) -> Host:
    """A game whose seats are filled by a person (an empty word) or a random player."""
    seats = [(NAMES[seat], starter(seat), player) for seat, player in enumerate(players)]
    header = new_header(
        seats, options or Options(), mode="strict" if mode == "strict" else "manual", edition="current", seed=SEED
    )
    return Host.start(catalogue(), folder / "game.vtes-game", header)


def passes(client: Client) -> None:
    """A person does as little as may be done."""
    asked = client.asked
    assert asked is not None
    kinds = [option.kind for option in asked.options]
    least = next((kinds.index(kind) for kind in ("pass", "no block", "agreed", "done") if kind in kinds), 0)
    refused: list[str] = []
    client.ask(r.Pick(asked.number, least), lambda reply: refused.append(reply.reason))
    assert refused == [""]


# -- at a strict table ----------------------------------------------------------------------------------------------


def test_a_random_player_sits_where_the_header_says(tmp_path: Path) -> None:
    host = begin(tmp_path, RANDOM, "", RANDOM)
    assert [player.client.seat for player in seat_random_players(host)] == [0, 2]
    host.close()


def test_it_answers_when_it_is_asked_and_only_then(tmp_path: Path) -> None:
    host = begin(tmp_path, RANDOM, RANDOM, RANDOM)
    players = seat_random_players(host)
    for _ in range(300):
        asked = players[0].client.asked
        assert asked is not None
        for player in players:
            if player.client.seat != asked.seat:
                assert not player.is_asked
                assert not player.step(), "it is not its turn to speak"
        lines = len(host.lines)
        assert players[asked.seat].is_asked
        assert players[asked.seat].step()
        assert players[asked.seat].refused == ""
        assert len(host.lines) == lines + 1, "one answer at a time"
        assert host.lines[-1].seat == asked.seat
    host.close()


def test_a_whole_game_with_a_person_who_passes(tmp_path: Path) -> None:
    host = begin(tmp_path, RANDOM, "", RANDOM, RANDOM)
    players = seat_random_players(host)
    person = sit_down(host, HUMAN)
    answers: Counter[str] = Counter()
    while not host.table.over:
        if step(players):
            answers["random"] += 1
        else:
            assert person.asked is not None
            assert person.asked.seat == HUMAN, "nobody else is waited for"
            passes(person)
            answers["person"] += 1
        assert answers.total() < 40_000
    assert not any(player.refused for player in players)
    assert answers["person"] > 10
    assert sum(seat.victory_points for seat in host.table.seats) == 4
    assert not step(players), "there is nothing more to answer"
    assert not any(player.is_asked for player in players)
    host.close()


def test_random_players_alone_play_to_the_end(tmp_path: Path) -> None:
    host = begin(tmp_path, RANDOM, RANDOM)
    given = play_out(seat_random_players(host))
    assert host.table.over
    assert sum(line.picks for line in host.lines) == given
    host.close()


def test_playing_stops_after_as_many_answers_as_were_wanted_or_where_a_person_is_asked(tmp_path: Path) -> None:
    host = begin(tmp_path, RANDOM, "", RANDOM)
    players = seat_random_players(host)
    assert play_out(players, most=1) == 1
    play_out(players)
    asked = players[0].client.asked
    assert asked is not None
    assert asked.seat == HUMAN
    host.close()


def test_the_same_table_is_played_alike(tmp_path: Path) -> None:
    tables = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        host = begin(tmp_path / name, RANDOM, RANDOM)
        play_out([RandomPlayer(sit_down(host, seat), f"{seat}") for seat in range(2)])
        tables.append([line.moves for line in host.lines])
        host.close()
    assert tables[0] == tables[1]


def test_it_goes_on_after_something_was_taken_back(tmp_path: Path) -> None:
    host = begin(tmp_path, RANDOM, RANDOM)
    players = seat_random_players(host)
    play_out(players, most=20)
    for _ in range(5):
        assert host.submit(0, r.TakeBack()).accepted
    assert play_out(players, most=20) == 20
    assert not any(player.refused for player in players)
    host.close()


# -- elsewhere ------------------------------------------------------------------------------------------------------


def test_in_manual_mode_it_does_nothing(tmp_path: Path) -> None:
    host = begin(tmp_path, RANDOM, RANDOM, mode="manual")
    players = seat_random_players(host)
    lines = len(host.lines)
    assert not step(players)
    assert len(host.lines) == lines
    host.close()


def test_it_lets_others_touch_what_is_its_own(tmp_path: Path) -> None:
    """The seat of a random player agrees silently."""
    host = begin(tmp_path, "", RANDOM, mode="manual", options=Options(ask=True))
    assert not host.submit(0, r.Blood(Purse("pool", 1), Purse("bank"), 3)).waiting
    assert host.table.seats[1].pool == 27
    host.close()


def test_where_it_has_taken_over_a_persons_seat_it_agrees_when_it_is_asked(tmp_path: Path) -> None:
    host = begin(tmp_path, "", "", mode="manual", options=Options(ask=True))
    player = RandomPlayer(sit_down(host, 1), 1)
    assert host.submit(0, r.Blood(Purse("pool", 1), Purse("bank"), 3)).waiting
    assert player.is_asked
    assert play_out([player]) == 1
    assert host.table.seats[1].pool == 27
    host.close()


# -- whims ----------------------------------------------------------------------------------------------------------

KRID, IRA = Option("block", "Block with Krid", 11, 11), Option("block", "Block with Ira", 12, 12)
NO_BLOCK = Option("no block", "No block")


def acting(minion: int) -> Table:
    """A table at which a minion acts."""
    table = empty_table(["Sarah", "Alexis"])
    table.action = Action("bleed", minion, 0)
    return table


def test_every_option_comes_up() -> None:
    options = [PASS, *(Option("play", f"Card {number}", number) for number in range(1, 8))]
    whim = Whim(4)
    assert {whim.pick(acting(1), "minion phase", options) for _ in range(200)} == set(range(8))


@pytest.mark.parametrize("seed", range(10))
def test_what_others_have_done_by_hand_is_agreed_to(seed: int) -> None:
    options = [Option("not agreed", "Not so"), Option("agreed", "Agreed")]
    assert Whim(seed).pick(acting(1), "agree", options) == 1


@pytest.mark.parametrize("seed", range(20))
def test_a_minion_tries_to_block_only_once_in_an_action(seed: int) -> None:
    whim = Whim(seed)
    tried = [whim.pick(acting(1), "block", [KRID, IRA, NO_BLOCK]) for _ in range(20)]
    assert tried.count(0) <= 1
    assert tried.count(1) <= 1


def test_in_the_next_action_it_tries_again() -> None:
    whim = Whim(3)
    blocked = Counter(whim.pick(acting(minion), "block", [KRID, NO_BLOCK]) for minion in range(1, 101))
    assert blocked[0] > 20
    assert blocked[1] > 20


def test_where_all_have_tried_and_one_must_block_it_still_answers() -> None:
    whim = Whim(3)
    assert [whim.pick(acting(1), "block", [KRID]) for _ in range(3)] == [0, 0, 0]
