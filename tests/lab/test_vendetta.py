"""Series of games of Vendetta, as they are typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vtes_desktop.__main__ import main
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.lab import vendetta
from vtes_desktop.play.film import read_film
from vtes_desktop.play.verify import verify
from vtes_desktop.vendetta.card_files import practice

FIVE = "random,random,random,random,random"


def test_random_players_play_whole_games(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["lab", "play", "--game", "vendetta", "--seats", FIVE, "--games", "6", "--jobs", "1", "--json"])
    assert status == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["game"], said["cards"], said["games"], said["faults"]) == ("vendetta", "Practice set", 6, 0)
    assert [seat["games"] for seat in said["seats"]] == [6] * 5 and sum(seat["wins"] for seat in said["seats"]) == 6
    assert sum(clan["games"] for clan in said["clans"]) == 30 and len(said["clans"]) == 7


def test_each_journal_that_is_kept_can_be_watched_and_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = "computer,random,computer,random"
    asked = ["lab", "play", "--game", "vendetta", "--seats", seats, "--games", "2", "--jobs", "1", "--json"]
    assert main([*asked, "--out", str(tmp_path / "kept")]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["faults"] == 0 and json.loads((tmp_path / "kept" / "results.json").read_bytes()) == said
    journals = sorted((tmp_path / "kept").glob("*.vtes-game"))
    assert len(journals) == 2
    for path in journals:
        film = read_film(path)
        assert not film.problem and film.table(film.length, film.eyes[0]).over
        assert verify(path, Catalogue(())).honest
    assert main([*asked, "--out", str(tmp_path / "none"), "--no-journals"]) == 0
    assert not list((tmp_path / "none").glob("*.vtes-game"))


def test_a_game_is_wholly_determined_and_everybody_sits_everywhere() -> None:
    players = vendetta.line_up("computer,random,random,random")
    one, again = (vendetta.play(practice(), players, "7", 3) for _ in range(2))
    assert one.fares == again.fares and one.winner == again.winner and not one.fault
    assert sorted(fare.participant for fare in one.fares) == [0, 1, 2, 3]


def test_a_computer_player_wins_most_games_against_random_ones() -> None:
    players = vendetta.line_up("computer,random,random,random")
    games = [vendetta.play(practice(), players, "1", number) for number in range(12)]
    assert sum(game.winner == 0 for game in games) >= 8


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--seats", "random,random"], "4 or 5"),
        (["--seats", "expert,random,random,random"], "does not play Vendetta"),
        (["--seats", FIVE, "--cards", "mine"], "no card set"),
        (["--seats", FIVE, "--until", "0.1"], "V:tES only"),
    ],
)
def test_what_is_wrong_is_said(asked: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "play", "--game", "vendetta", *asked]) == 2
    assert said in capsys.readouterr().err


def test_a_game_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "play", "--game", "chess", "--seats", FIVE]) == 2
    assert "“chess” is not played here" in capsys.readouterr().err
