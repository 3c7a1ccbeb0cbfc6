"""Settings, decks and games go to a new machine in one file; a hostile one does nothing."""

from __future__ import annotations

import json
import random
import zipfile
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from vtes_desktop import folders
from vtes_desktop.__main__ import main
from vtes_desktop.ui.card_pool import CardPool
from vtes_desktop.ui.moving import MovingError, bring_in, take_along, wanted
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import Box
from vtes_desktop.ui.program_menu import ProgramMenu


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """What one machine has taken along: a game, two decks, settings."""
    (folders.games() / "evening.vtes-game").write_bytes(b"{}\n{}\n")
    (folders.decks() / "mine").mkdir()
    (folders.decks() / "mine" / "A & B.vtesdeck").write_bytes(b"deck")
    (folders.decks() / "list.txt").write_bytes(b"list")
    (folders.decks() / "half.part").write_bytes(b"not whole")
    folders.network().mkdir()
    (folders.network() / "key.txt").write_bytes(b"secret")
    Settings().change(name="Sarah", theme="contrast", card_list="/srv/lists", picture_address="https://x/{id}")
    take_along(tmp_path / "all.zip")
    return tmp_path / "all.zip"


@pytest.fixture
def elsewhere(kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file, on another machine."""
    monkeypatch.setenv("VTES_DESKTOP_HOME", str(tmp_path / "new machine"))
    return kept


def hostile(path: Path, *entries: tuple[str, bytes], mode: int = 0o100644) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in entries:
            entry = zipfile.ZipInfo(name)
            entry.external_attr = mode << 16
            archive.writestr(entry, data)
    return path


def test_everything_of_the_players_comes_over(elsewhere: Path) -> None:
    settings = Settings()
    done = bring_in(elsewhere, settings)
    assert (done.games, done.decks, done.had) == (1, 2, 0)
    assert files(folders.games()) == {"evening.vtes-game": b"{}\n{}\n"}
    assert files(folders.decks()) == {"mine/A & B.vtesdeck": b"deck", "list.txt": b"list"}
    assert (settings.options.name, settings.options.theme) == ("Sarah", "contrast")
    assert str(done) == "1 game and 2 decks were brought in, and the settings."


def test_keys_paths_and_addresses_stay_behind(elsewhere: Path) -> None:
    with zipfile.ZipFile(elsewhere) as archive:
        assert b"secret" not in b"".join(archive.read(name) for name in archive.namelist())
        assert "/srv/lists" not in archive.read("settings.json").decode()


def test_nothing_that_is_here_is_replaced(elsewhere: Path) -> None:
    (folders.games() / "evening.vtes-game").write_bytes(b"another evening")
    (folders.decks() / "list.txt").write_bytes(b"list")
    done = bring_in(elsewhere, Settings())
    assert files(folders.games()) == {"evening.vtes-game": b"another evening", "evening (2).vtes-game": b"{}\n{}\n"}
    assert (done.decks, done.had) == (1, 1)
    assert bring_in(elsewhere, Settings()).had == 3, "a second time brings nothing new"


@pytest.mark.parametrize(
    "name",
    [
        "../outside.vtes-game", "games/../../outside.vtes-game", "/etc/x.vtes-game", "games/a/b.vtes-game",
        "games\\..\\x.vtes-game", "C:/x.vtes-game", "decks/nul.txt", "decks/a.exe", "decks/.hidden.txt",
        "games/x.vtes-game ", "decks/a\x00.txt", "decks/" + "x" * 300 + ".txt", "network/key.txt", "decks/x:y.txt",
        "games/\x1b[31m.vtes-game", "decks/a//b.txt", "games/",
    ],
)  # fmt: skip
def test_no_name_leads_outside(tmp_path: Path, name: str) -> None:
    assert not wanted(name)
    if "\x00" not in name and not name.endswith("/"):
        before = files(tmp_path / "home")
        path = hostile(tmp_path / "hostile.zip", ("games/good.vtes-game", b"{}"), (name, b"bad"))
        with pytest.raises(MovingError):
            bring_in(path, Settings())
        assert files(tmp_path / "home") == before
    assert not list(tmp_path.parent.glob("outside*"))


def test_a_link_and_a_name_twice_are_refused(tmp_path: Path) -> None:
    link = hostile(tmp_path / "link.zip", ("decks/a.txt", b"/etc/passwd"), mode=0o120777)
    twice = hostile(tmp_path / "twice.zip", ("decks/a.txt", b"1"), ("decks/A.txt", b"2"))
    for path in (link, twice):
        with pytest.raises(MovingError):
            bring_in(path, Settings())
    assert files(folders.decks()) == {}


def test_a_bomb_is_refused_unopened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = hostile(tmp_path / "bomb.zip", *((f"decks/{n}.txt", b"0" * 2**20) for n in range(5)))
    monkeypatch.setattr("vtes_desktop.ui.moving.MOST_BYTES", 4 * 2**20)
    with pytest.raises(MovingError, match="more in the file"):
        bring_in(path, Settings())


@pytest.mark.parametrize(
    "told",
    [
        {"text_scale": 100},
        {"theme": "<b>"},
        {"name": "x" * 41},
        {"stops": {"a": "whenever"}},
        ["no", "settings"],
    ],
)
def test_settings_out_of_range_are_refused(tmp_path: Path, told: object) -> None:
    path = hostile(tmp_path / "settings.zip", ("settings.json", json.dumps(told).encode()))
    before = Settings().options
    with pytest.raises(MovingError):
        bring_in(path, Settings())
    assert Settings().options == before


def test_settings_that_could_do_harm_are_not_taken(tmp_path: Path) -> None:
    told = {"name": "Lisa", "picture_address": "https://evil/{id}", "download_pictures": True, "card_list": "/evil"}
    settings = Settings()
    bring_in(hostile(tmp_path / "settings.zip", ("settings.json", json.dumps(told).encode())), settings)
    assert settings.options.name == "Lisa"
    assert (settings.options.picture_address, settings.options.download_pictures) == ("", False)
    assert settings.options.card_list == ""


def test_broken_files_only_ever_say_so(elsewhere: Path, tmp_path: Path) -> None:
    """Bytes changed and cut anywhere: brought in whole, or a sentence; never anything else."""
    chance = random.Random(1)
    whole = elsewhere.read_bytes()
    refused = 0
    for _ in range(150):
        data = bytearray(whole[: chance.randrange(1, len(whole) + 1)] if chance.random() < 0.3 else whole)
        for _ in range(chance.randrange(1, 4)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        (tmp_path / "broken.zip").write_bytes(data)
        try:
            bring_in(tmp_path / "broken.zip", Settings())
        except MovingError:
            refused += 1
    assert refused > 50
    assert not [name for name in files(folders.decks()) if name.startswith(".brought")]


def test_by_the_menu(qtbot: QtBot, kept: Path, tmp_path: Path) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    settings = Settings()
    menu = ProgramMenu(window, settings, CardPool(settings), folders.games())
    menu.take_along(tmp_path / "again.zip")
    menu.bring_in(kept)
    menu.bring_in(tmp_path / "none.zip")
    said = " ".join(box.text() for box in window.findChildren(Box))
    assert "1 game, 2 decks and the settings are in" in said
    assert "3 files had been here before" in said
    assert "none.zip can" in said


def test_by_command(kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(tmp_path / "again.zip")]) == 0
    assert main(["import", str(tmp_path / "again.zip")]) == 0
    assert main(["import", str(kept.with_name("none.zip"))]) == 1
    said = capsys.readouterr()
    assert "1 game, 2 decks and the settings are in" in said.out
    assert "3 files had been here before" in said.out
    assert "none.zip" in said.err
