"""The ``lab`` commands, as they are typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.game import catalogue
from vtes_desktop.__main__ import main
from vtes_desktop.bots.lessons import read as read_lessons
from vtes_desktop.bots.weights import Weights
from vtes_desktop.decks.deck import from_starter
from vtes_desktop.decks.reading import OWN, write_deck
from vtes_desktop.lab.tuning import TuningError, read_weights

FEW = ["--games", "3", "--rounds", "3", "--jobs", "1"]


@pytest.fixture
def decks(tmp_path: Path) -> Path:
    """A folder of three decks, and a file that is none."""
    folder = tmp_path / "decks"
    folder.mkdir()
    for number, starter in enumerate([one for one in catalogue().starters if one.playable][:3]):
        (folder / f"{number}.vtesdeck").write_text(write_deck(from_starter(starter), OWN, catalogue()), "utf-8")
    (folder / "half.txt").write_text("2x Anson\n", "utf-8")
    return folder


def test_play_prints_the_json_that_is_promised(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["lab", "play", "--seats", "regular,random,random", "--decks", str(decks), "--json", *FEW])
    told = capsys.readouterr()
    assert status == 0
    assert "half.txt can't be played" in told.err
    report = json.loads(told.out)
    assert list(report) == ["games", "seats"]
    assert report["games"] == 3
    assert [seat["player"] for seat in report["seats"]] == ["regular", "random", "random"]
    for seat in report["seats"]:
        assert list(seat) == ["player", "vp_share", "low", "high", "game_wins", "ousts"]
        assert 0 <= seat["low"] <= seat["vp_share"] <= seat["high"] <= 1
    assert sum(seat["vp_share"] for seat in report["seats"]) == pytest.approx(1, abs=0.001)


def test_play_tells_people_in_a_table(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "play", "--seats", "regular:bully,random", "--decks", str(decks), *FEW]) == 0
    out = capsys.readouterr().out
    assert "regular:bully" in out
    assert "share of victory points" in out
    assert "3 games" in out


def test_a_run_goes_on_in_its_folder(decks: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["lab", "play", "--seats", "random,random", "--decks", str(decks), "--json", "--rounds", "2", "--jobs", "1"]
    asked += ["--out", str(tmp_path / "out")]
    assert main([*asked, "--games", "2"]) == 0
    assert main([*asked, "--games", "4"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["games"] == 4
    assert len(list((tmp_path / "out" / "games").iterdir())) == 4
    assert main([*asked, "--games", "4", "--seed", "2"]) == 2
    assert "another series" in capsys.readouterr().err


def test_a_deck_is_told_of(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(decks / "0.vtesdeck")
    few = ["--others", "random,random", "--games", "3", "--rounds", "12", "--jobs", "1"]
    assert main(["lab", "deck", file, "--against", str(decks), *few]) == 0
    out = capsys.readouterr().out
    for part in ("of the victory points", "place at the table", "first prey", "rots in hand", "vampire"):
        assert part in out
    assert main(["lab", "deck", file, "--against", str(decks), "--json", *few]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["standing"]["games"] == 3
    assert [part["name"] for part in report["places"]] == ["place 1", "place 2", "place 3"]
    drawn = sum(card["drawn"] for card in report["cards"])
    assert drawn == sum(card["played"] + card["discarded"] + card["kept"] for card in report["cards"]) > 21
    assert report["coming"][0]["share"]["value"] > 0.5


def test_a_deck_compared_with_itself_is_no_better(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(decks / "0.vtesdeck")
    asked = ["lab", "compare", file, file, "--against", str(decks), "--others", "random,random", "--json", *FEW]
    assert main(asked) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["difference"]["value"] == 0.0
    assert told["a"] == told["b"]


def test_weights_are_tuned_into_a_file_that_the_players_read(decks: Path, tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    asked = ["lab", "tune", "--only", "fear", "--a-try", "5", "--games", "5", "--rounds", "2", "--jobs", "1"]
    assert main([*asked, "--decks", str(decks), "--out", str(out)]) == 0
    found = read_weights(out)
    assert set(found) == set(read_weights(None))
    assert Weights(**found["plain"]).fear > 0
    out.write_text('{"plain": {"courage": 3}}')
    with pytest.raises(TuningError, match="“courage” is no weight"):
        read_weights(out)


def test_what_games_teach_is_written_into_a_file_that_experts_read(
    decks: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, kept = tmp_path / "lessons.json", tmp_path / "kept"
    asked = ["lab", "learn", "--decks", str(decks), "--games", "4", "--jobs", "1", "--results", str(kept)]
    assert main([*asked, "--out", str(out)]) == 0
    assert "act bleed prey" in read_lessons(out.read_bytes())
    assert "choices of 12 seats" in capsys.readouterr().out
    again = tmp_path / "again.json"
    assert main([*asked, "--out", str(again)]) == 0
    assert again.read_bytes() == out.read_bytes()


def test_check_ends_with_1_when_it_has_found_something(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["lab", "check", "--seats", "regular,regular", "--decks", str(decks), "--json", *FEW])
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 3
    assert status == (1 if told["absurd"] else 0)


@pytest.mark.parametrize(
    ("asked", "what"),
    [
        (["play", "--seats", "nobody,random"], "“nobody” is no computer player"),
        (["play", "--seats", "random,random", "--games", "0"], "ask for 1 or more"),
        (["play", "--seats", "random,random", "--decks", "/nowhere"], "There is no"),
        (["deck", "/nowhere.txt"], "can't be read as a deck"),
        (["learn", "--games", "1", "--rounds", "1", "--jobs", "1"], "play more"),
        (["learn", "--out", "/nowhere/lessons.json"], "there is no folder"),
        (["tune", "--out", "/nowhere/weights.json"], "there is no folder"),
        (["tune", "--out", "."], "is a folder"),
        (["tune", "--only", "courage"], "is no weight"),
        (["tune", "--weights", "/nowhere.json"], "holds no weights"),
    ],
)
def test_what_is_wrong_is_said(
    asked: list[str], what: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["lab", *asked]) == 2
    assert what in capsys.readouterr().err
