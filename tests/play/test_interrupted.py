"""A strict game that was closed or killed and opened again is still one game, and its host an honest one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tests.game import catalogue, everyone, starters
from tests.play.interrupted import begin_or_continue, interrupted
from vtes_desktop.bots.random_player import RandomPlayer, play_out
from vtes_desktop.play import requests as r
from vtes_desktop.play import vtes
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.verify import verify
from vtes_desktop.table.journal import Journal, Options, read

ROOT = Path(__file__).parents[2]


def check(path: Path) -> None:
    verdict = verify(path, catalogue())
    assert verdict.lie is None
    assert verdict.lines == len(read(path).lines) > 0


@pytest.mark.parametrize("seed", range(6))
def test_a_strict_game_that_was_closed_and_killed_at_random_places_is_found_honest(tmp_path: Path, seed: int) -> None:
    interrupted(tmp_path / "game.vtes-game", seed, times=5)
    check(tmp_path / "game.vtes-game")


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 300))
def test_two_hundred_strict_games_closed_and_killed_are_found_honest(tmp_path: Path, seed: int) -> None:
    interrupted(tmp_path / "game.vtes-game", seed, times=6)
    check(tmp_path / "game.vtes-game")


@pytest.mark.parametrize("kills", [1, pytest.param(12, marks=pytest.mark.long)])
def test_a_strict_game_whose_program_was_killed_is_found_honest(tmp_path: Path, kills: int) -> None:
    path = tmp_path / "game.vtes-game"
    for kill in range(1, kills + 1):
        command = [sys.executable, "-m", "tests.play.interrupted", str(path), str(kill)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as program:
            assert program.stdout is not None
            assert any(int(told) > 30 * kill for told in program.stdout)
            program.kill()
    begin_or_continue(path).close()
    check(path)


def strict(path: Path) -> Host:
    return Host.start(catalogue(), path, new_header(starters(3), Options(), mode="strict"))


def answered(host: Host, answers: int) -> list[int]:
    """The numbers of the questions that random players were asked."""
    clients = everyone(host)[:3]
    players = [RandomPlayer(client, client.seat) for client in clients]
    numbers = []
    for _ in range(answers):
        asked = clients[0].asked
        assert asked is not None
        numbers.append(asked.number)
        play_out(players, 1)
    return numbers


def test_no_two_questions_of_a_game_have_one_number(tmp_path: Path) -> None:
    """An answer that was on its way when the program died is never taken for one to another question."""
    path = tmp_path / "game.vtes-game"
    host = strict(path)
    numbers = answered(host, 12)
    host.submit(0, r.Chat("Who has the word?"))
    for _ in range(3):
        before = host.asked(-1)
        host.close()
        host = Host.resume(catalogue(), path)
        assert host.asked(-1) == before
        numbers += answered(host, 12)
    assert len(set(numbers)) == len(numbers) == 48
    stale = host.lines[-1]
    assert host.submit(stale.seat, msgspec.json.decode(stale.request, type=r.Pick)).reason.endswith("settled already.")
    host.close()


def test_a_journal_of_a_program_that_counted_questions_in_memory_is_found_honest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, old = tmp_path / "game.vtes-game", tmp_path / "old.vtes-game"
    with monkeypatch.context() as then:
        then.setattr(vtes, "ACTS_MARKED", sys.maxsize)  # that program marked nothing on who had acted
        host = strict(path)
        answered(host, 40)
        host.close()
    journal = Journal.create(old, replace(read(path).header, format=2))
    counted = 0
    for line in read(path).lines:
        request = msgspec.json.decode(line.request, type=r.Request)
        if isinstance(request, r.Pick):
            # Opened anew after every tenth answer.
            counted = counted % 10 + 1
            request = replace(request, choice=counted)
        journal.append(replace(line, request=msgspec.Raw(msgspec.json.encode(request))))
    journal.close()
    check(old)
    verdict = verify(old, catalogue())
    assert any("which question" in note for note in verdict.notes)


def test_what_was_used_up_in_a_turn_stays_so_after_continue(tmp_path: Path) -> None:
    """A minion that has taken its action has taken it, also when the game is opened again in a later phase."""
    path = tmp_path / "game.vtes-game"
    host = strict(path)
    players = [RandomPlayer(client, 7) for client in everyone(host)[:3]]
    remembered = 0
    while remembered < 3:
        assert play_out(players, 1)
        left = host._chair.strict.leave() if host._chair.strict is not None else None
        if left is None or not left.done or host.table.phase not in ("influence", "discard"):
            continue
        host.close()
        host = Host.resume(catalogue(), path)
        players = [RandomPlayer(client, remembered) for client in everyone(host)[:3]]
        assert host._chair.strict is not None
        assert host._chair.strict.leave() == left
        remembered += 1
    host.close()


def test_a_strict_game_killed_in_its_deal_is_dealt_and_the_referee_is_there(tmp_path: Path) -> None:
    path = tmp_path / "game.vtes-game"
    strict(path).close()
    dealt = path.read_bytes()
    path.write_bytes(dealt[:-200])
    host = Host.resume(catalogue(), path)
    assert (host.table.mode, host.damage) == ("strict", "")
    assert host.asked(-1) is not None
    host.close()
    check(path)
