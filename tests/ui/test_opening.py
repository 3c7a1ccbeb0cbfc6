"""A game, a deck list or an invitation that is double-clicked opens in the running program."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from vtes_desktop import folders
from vtes_desktop.__main__ import main
from vtes_desktop.cards import catalogue
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.ui.opening import LONGEST, Doorbell, address, meant, open_in
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import Box
from vtes_desktop.ui.window import MainWindow

INVITATION = "vtes://192.0.2.2:27182/k3Vq9x?name=Friday"


@pytest.fixture(scope="module")
def pool() -> Catalogue:
    return catalogue.load(cache=False)


@pytest.fixture
def bell(qtbot: QtBot) -> Iterator[Doorbell]:  # noqa: ARG001 - it makes the program's loop
    bell = Doorbell()
    assert bell.listen()
    yield bell
    bell.close()


@pytest.fixture
def window(qtbot: QtBot, pool: Catalogue, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    monkeypatch.setattr(catalogue, "load", lambda _source=None: pool)
    window = MainWindow(Settings(), folders.games())
    qtbot.addWidget(window)
    return window


def test_a_second_program_hands_over_and_ends(qtbot: QtBot, bell: Doorbell, tmp_path: Path) -> None:
    """Started with a file as a desktop does; the path is told whole, wherever the second program stands."""
    heard: list[str] = []
    bell.rang.connect(heard.append)
    second = subprocess.Popen(
        [sys.executable, "-m", "vtes_desktop", "play", "my game.vtes-game"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), "QT_QPA_PLATFORM": "offscreen"},
    )
    try:
        qtbot.waitUntil(lambda: second.poll() is not None)
    finally:
        second.kill()
    assert second.returncode == 0
    assert heard == [str(tmp_path / "my game.vtes-game")]


@pytest.mark.usefixtures("bell")
def test_only_one_program_listens() -> None:
    assert not Doorbell().listen()


@pytest.mark.usefixtures("qtbot")
def test_what_a_killed_program_left_is_no_hindrance() -> None:
    if sys.platform == "win32":
        pytest.skip("a pipe ends with its program")
    Path(address()).write_text("")
    bell = Doorbell()
    assert bell.listen()
    bell.close()


@pytest.mark.parametrize("sent", [b"x" * (LONGEST + 10), b"x" * LONGEST * 3 + b"\n"])
def test_who_sends_without_end_is_not_heard(qtbot: QtBot, bell: Doorbell, sent: bytes) -> None:
    heard: list[str] = []
    bell.rang.connect(heard.append)
    socket = QLocalSocket()
    socket.connectToServer(address())
    socket.write(sent)
    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    assert heard == []


def test_files_and_links_as_desktops_name_them(tmp_path: Path) -> None:
    deck = tmp_path / "Ein Deck & mehr.vtesdeck"
    assert meant(QUrl.fromLocalFile(str(deck)).toString(QUrl.ComponentFormattingOption.FullyEncoded)) == str(deck)
    assert meant(str(deck)) == str(deck)
    assert meant(INVITATION) == INVITATION


def test_what_can_be_opened_needs_no_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[list[str]] = []
    monkeypatch.setattr("vtes_desktop.ui.application.run", lambda argv: opened.append(list(argv)) or 0)
    deck = tmp_path / "deck.txt"
    deck.touch()
    for wanted in (INVITATION, str(deck)):
        assert main([wanted]) == main(["play", wanted]) == 0
    assert opened == [[INVITATION]] * 2 + [[str(deck)]] * 2
    with pytest.raises(SystemExit):
        main([str(tmp_path / "gone.txt")])


def test_an_invitation_stands_ready_to_be_followed(window: MainWindow) -> None:
    """Nothing is joined by a click on a link: the player sees where it leads, and says so."""
    open_in(window, INVITATION)
    page = window.network._join_page
    assert page is not None
    assert window.pages.currentWidget() is page
    assert page.invitation.text() == INVITATION
    assert window.network.room is None
    window.network.close()


def test_a_deck_list_opens_in_the_deck_builder(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text("Deck Name: From outside\n\nLibrary (1)\n1x Govern the Unaligned\n", "utf-8")
    open_in(window, str(path))
    assert window._builder is not None
    assert window.pages.currentWidget() is window._builder
    assert window._builder.desk.current.deck.name == "From outside"


def test_a_game_of_somebody_elses_is_watched_and_ones_own_continued(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[tuple[str, Path]] = []
    monkeypatch.setattr(type(window), "continue_game", lambda _self, path: done.append(("continued", path)))
    monkeypatch.setattr(type(window.theatre), "watch", lambda _self, path: done.append(("watched", path)))
    for folder in (tmp_path, window.games):
        (folder / "a.vtes-game").write_text("{}")
        open_in(window, str(folder / "a.vtes-game"))
    assert done == [("watched", tmp_path / "a.vtes-game"), ("continued", window.games / "a.vtes-game")]


def test_a_table_is_never_left_for_it(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(window), "busy", property(lambda _self: True))
    before = window.pages.currentWidget()
    open_in(window, INVITATION)
    assert window.pages.currentWidget() is before
    assert [box for box in window.findChildren(Box) if "Leave it first" in box.text()]


def test_a_file_that_is_gone_is_said(window: MainWindow, tmp_path: Path) -> None:
    open_in(window, str(tmp_path / "none.vtesdeck"))
    assert [box for box in window.findChildren(Box) if "none.vtesdeck" in box.text()]
