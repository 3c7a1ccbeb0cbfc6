"""Two windows in two programs play a game over the loopback, as two people on a network do."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from tests.ui.lan.player import Player
from vtes_desktop import folders
from vtes_desktop.play import requests as r
from vtes_desktop.play.verify import verify
from vtes_desktop.ui import theme
from vtes_desktop.ui.lan.strip import Strip
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.window import MainWindow

ROOT = Path(__file__).parents[3]


class Windows:
    """The host's window here, and the other one in a process of its own."""

    def __init__(self, qtbot: QtBot, tmp_path: Path) -> None:
        self.qtbot = qtbot
        self.other_home = tmp_path / "other"
        settings = Settings()
        settings.change(name="Sarah", motion=False)
        self.window = MainWindow(settings, folders.games())
        self.window.resize(1280, 720)
        qtbot.addWidget(self.window)
        self.window.show()
        self.other: subprocess.Popen[str] | None = None

    def wait(self, until: Callable[[], object], seconds: float) -> None:
        self.qtbot.waitUntil(lambda: bool(until()) or self._other_died(), timeout=round(seconds * 1000))

    def _other_died(self) -> bool:
        if self.other is not None and self.other.poll() not in (None, 0):
            raise AssertionError(self.other.communicate()[1])
        return False

    def host(self, seats: int = 2) -> None:
        """Open a strict table by the pages."""
        self.window.start_page.new.click()
        assert self.window._new_game is not None
        self.window._new_game.host_button.click()
        page = self.window.network._host_page
        assert page is not None
        page.terms.seats.setValue(seats)
        page.terms.strict.setChecked(True)
        page.open_button.click()
        self.wait(lambda: self.window.network.lobby_page is not None, 300)

    def let_in(self, lines: int) -> None:
        """Start the other program, with this table's invitation."""
        room = self.window.network.room
        assert room is not None
        environment = os.environ | {"VTES_DESKTOP_HOME": str(self.other_home), "QT_QPA_PLATFORM": "offscreen"}
        command = [sys.executable, "-m", "tests.ui.lan.other_window", room.invitation, "Alexis", str(lines)]
        self.other = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def play(self, lines: int, seconds: float) -> Player:
        """Start the game and play it."""
        player = Player(self.window, 1, lines)
        lobby = self.window.network.lobby_page
        assert lobby is not None
        self.wait(lobby.start.isEnabled, 300)
        lobby.start.click()
        self.wait(lambda: self.window.table_page is not None, 300)
        self.wait(lambda: player.done, seconds)
        return player

    def close(self) -> None:
        if self.other is not None and self.other.poll() is None:
            self.other.kill()
            self.other.communicate()
        self.window.close()


@pytest.fixture
def windows(qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Windows]:
    theme.apply(qapp)
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Close)
    made = Windows(qtbot, tmp_path)
    yield made
    made.close()


def played(windows: Windows, lines: int, seconds: float) -> None:
    windows.host()
    windows.let_in(lines)
    player = windows.play(lines, seconds)
    page = windows.window.table_page
    assert page is not None
    session = page.session
    if not session.table.over:
        session.ask(r.EndGame())
    windows.wait(lambda: session.table.over, 300)
    assert windows.other is not None
    windows.wait(lambda: windows.other is not None and windows.other.poll() is not None, 300)
    said, trouble = windows.other.communicate()
    assert windows.other.returncode == 0, trouble
    report = msgspec.json.decode(said.strip().split("\n")[-1])
    words, honest = report["checked"]
    assert honest, words
    assert "Every shuffle of this game is as committed." in words
    assert not player.refused
    assert not report["refused"]
    assert player.given > 10
    assert report["given"] > 3
    journal = next((folders.games() / "hosted").glob("*.vtes-game"))
    assert windows.window.network.room is not None
    own = windows.window.network.room.transcript
    for seen in (own, Path(report["seen"])):
        verdict = verify(journal, windows.window.catalogue, seen)
        assert verdict.honest, verdict.lie
        assert verdict.lines >= report["lines"]
    (strip,) = page.findChildren(Strip)
    windows.wait(strip.isVisible, 300)


def test_two_windows_play_the_beginning_of_a_game(windows: Windows) -> None:
    played(windows, 50, 300)


@pytest.mark.long
def test_two_windows_play_a_whole_game(windows: Windows) -> None:
    played(windows, 1_000_000, 1_200)
