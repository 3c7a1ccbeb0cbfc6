"""The start page: what it offers, the games to go on with, and what it says when something is missing."""

from __future__ import annotations

import datetime
import os
import threading
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from vtes_desktop.play.setup import new_header
from vtes_desktop.table.journal import DeckList, Journal, Options
from vtes_desktop.ui import theme
from vtes_desktop.ui.continue_list import TRASH, Game, GameReader, bring_back, games_in, put_away, when_words
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.start_page import StartPage

NOBODYS = DeckList("Nothing", (), ())


def write_game(folder: Path, name: str, players: tuple[str, ...] = ("Anna", "Bela"), played_at: float = 0.0) -> Path:
    """A game that has not begun, last played at that time."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.vtes-game"
    Journal.create(path, new_header([(player, NOBODYS) for player in players], Options())).close()
    os.utime(path, (played_at, played_at))
    return path


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    write_game(folder, "old", ("Anna", "Bela"), 1_000_000)
    write_game(folder, "new", ("Cleo", "Dora", "Emil"), 2_000_000)
    return folder


@pytest.fixture
def open_page(qtbot: QtBot, tmp_path: Path) -> Callable[[Path], StartPage]:
    def make(folder: Path) -> StartPage:
        menu = QMenu()
        qtbot.addWidget(menu)
        page = StartPage(Settings(tmp_path / "settings.json"), folder, menu)
        qtbot.addWidget(page)
        page.resize(1280, 720)
        with qtbot.waitSignal(page.games_panel.reader.read):
            page.show()
        return page

    return make


def players(page: StartPage) -> list[tuple[str, ...]]:
    return [game.players for game in page.games_list.games]


def test_the_game_played_last_stands_first(games: Path) -> None:
    assert [game.players for game in games_in(games)] == [("Cleo", "Dora", "Emil"), ("Anna", "Bela")]


def test_other_files_are_no_games_and_damaged_ones_say_so(games: Path) -> None:
    (games / "notes.txt").write_text("not a game")
    (games / "broken.vtes-game").write_text("[1, 2")
    listed = games_in(games)
    assert [game.path.name for game in listed] == ["broken.vtes-game", "new.vtes-game", "old.vtes-game"]
    assert "broken.vtes-game" in listed[0].problem
    assert listed[0].state == listed[0].problem


def test_the_list_is_read_in_another_thread(games: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []

    def noting(folder: Path) -> list[Game]:
        threads.append(threading.current_thread())
        return games_in(folder)

    monkeypatch.setattr("vtes_desktop.ui.continue_list.games_in", noting)
    reader = GameReader(games)
    with qtbot.waitSignal(reader.read) as told:
        reader.start()
    assert len(told.args[0]) == 2
    assert threads
    assert threads[0] is not threading.main_thread()


def test_an_older_reading_that_comes_last_is_not_shown(games: Path, qtbot: QtBot) -> None:
    reader = GameReader(games)
    told: list[list[Game]] = []
    reader.read.connect(told.append)
    with qtbot.waitSignal(reader.read):
        reader.start()
    reader._found.emit(0, [])
    with qtbot.waitSignal(reader.read):
        reader.start()
    assert [len(games) for games in told] == [2, 2]


def test_a_missing_folder_of_games_is_an_empty_list(tmp_path: Path, qtbot: QtBot) -> None:
    reader = GameReader(tmp_path / "nowhere")
    with qtbot.waitSignal(reader.read) as told:
        reader.start()
    assert told.args == [[]]


@pytest.mark.parametrize(
    ("when", "words"),
    [
        ("2026-11-21 09:05", "today 09:05"),
        ("2026-11-20 23:59", "yesterday 23:59"),
        ("2026-03-03 12:00", "3 March"),
        ("2024-12-31 12:00", "31 December 2024"),
    ],
)
def test_when_a_game_was_played_in_words(when: str, words: str) -> None:
    now = datetime.datetime(2026, 11, 21, 14, 0)
    assert when_words(datetime.datetime.fromisoformat(when).timestamp(), now) == words


def test_where_a_game_stands_in_words() -> None:
    game = Game(Path("x"), 0, ("Anna", "Bela"), 4, "Bela", 72 * 60)
    assert game.state == "Round 4 · Bela’s turn · 1 h 12 min played"
    assert Game(Path("x"), 0, ("Anna", "Bela"), 1, "Anna", 20).state == "Round 1 · Anna’s turn"


def test_enter_and_a_click_continue_a_game(open_page: Callable[[Path], StartPage], games: Path, qtbot: QtBot) -> None:
    page = open_page(games)
    with qtbot.waitSignal(page.continue_game) as wanted:
        qtbot.keyClick(page.games_list, Qt.Key.Key_Return)
    assert wanted.args == [games / "new.vtes-game"]
    second = page.games_list.visualRect(page.games_list.model().index(1, 0))
    with qtbot.waitSignal(page.continue_game) as wanted:
        qtbot.mouseClick(page.games_list.viewport(), Qt.MouseButton.LeftButton, pos=second.topLeft() + QPoint(40, 20))
    assert wanted.args == [games / "old.vtes-game"]


def test_the_bin_deletes_and_undo_brings_back(
    open_page: Callable[[Path], StartPage], games: Path, qtbot: QtBot
) -> None:
    page = open_page(games)
    first = page.games_list.visualRect(page.games_list.model().index(0, 0))
    with qtbot.assertNotEmitted(page.continue_game):
        qtbot.mouseClick(
            page.games_list.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(first.right() - 22, first.center().y())
        )
    assert players(page) == [("Anna", "Bela")]
    assert (games / TRASH / "new.vtes-game").is_file()
    assert "Cleo" in page.games_panel.undo_text.text()
    with qtbot.waitSignal(page.games_panel.reader.read):
        page.games_panel.undo_button.click()
    assert players(page) == [("Cleo", "Dora", "Emil"), ("Anna", "Bela")]


def test_the_last_game_can_be_deleted_by_key_and_the_undo_stays_in_sight(
    open_page: Callable[[Path], StartPage], games: Path, qtbot: QtBot
) -> None:
    page = open_page(games)
    qtbot.keyClick(page.games_list, Qt.Key.Key_Delete)
    qtbot.keyClick(page.games_list, Qt.Key.Key_Delete)
    assert players(page) == []
    assert page.games_panel.undo_button.isVisible()
    with qtbot.waitSignal(page.games_panel.reader.read):
        qtbot.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert players(page) == [("Anna", "Bela")]


def test_a_game_open_in_another_window_is_not_deleted(
    open_page: Callable[[Path], StartPage], games: Path, qtbot: QtBot
) -> None:
    held, _ = Journal.resume(games / "new.vtes-game")
    page = open_page(games)
    qtbot.keyClick(page.games_list, Qt.Key.Key_Delete)
    assert len(players(page)) == 2
    assert "another window" in page.games_panel.undo_text.text()
    assert not page.games_panel.undo_button.isVisible()
    held.close()


def test_two_deleted_games_of_one_name_are_both_kept(games: Path) -> None:
    first = put_away(games / "new.vtes-game")
    write_game(games, "new")
    second = put_away(games / "new.vtes-game")
    assert first != second
    assert first.is_file()
    assert second.is_file()
    assert bring_back(second).parent == games


def test_a_damaged_game_is_not_continued_but_can_be_deleted(
    open_page: Callable[[Path], StartPage], tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "broken.vtes-game").write_text("{")
    page = open_page(folder)
    with qtbot.assertNotEmitted(page.continue_game):
        qtbot.keyClick(page.games_list, Qt.Key.Key_Return)
    qtbot.keyClick(page.games_list, Qt.Key.Key_Delete)
    assert (folder / TRASH / "broken.vtes-game").is_file()


def test_without_games_there_is_no_empty_list(open_page: Callable[[Path], StartPage], tmp_path: Path) -> None:
    (tmp_path / "none").mkdir()
    assert not open_page(tmp_path / "none").games_panel.isVisible()


def test_the_quick_start_asks_for_the_chosen_number_of_seats(
    open_page: Callable[[Path], StartPage], games: Path, qtbot: QtBot
) -> None:
    page = open_page(games)
    with qtbot.waitSignal(page.seats_chosen) as chosen:
        page.seats.setCurrentIndex(page.seats.findData(3))
    assert chosen.args == [3]
    with qtbot.waitSignal(page.quick_start) as wanted:
        qtbot.keyClick(page.quick, Qt.Key.Key_Space)
    assert wanted.args == ["vtes", 3]


def test_without_a_card_list_a_sentence_and_a_way_out_are_shown(
    open_page: Callable[[Path], StartPage], games: Path, qtbot: QtBot
) -> None:
    page = open_page(games)
    page.show_problem("The card lists are missing.", card_list=True, chosen=True)
    assert page.trouble.text.text() == "The card lists are missing."
    assert page.trouble.isVisible()
    assert not page.quick.isEnabled()
    assert not page.new.isEnabled()
    assert page.options.isEnabled()
    for what in ("folder", "file", "installed", "again"):
        with qtbot.waitSignal(page.card_list_wanted) as wanted:
            page.trouble.buttons[what].click()
        assert wanted.args == [what]
    page.show_problem("")
    assert not page.trouble.isVisible()
    assert page.quick.isEnabled()


def test_the_keyboard_reaches_every_choice(open_page: Callable[[Path], StartPage], games: Path, qtbot: QtBot) -> None:
    page = open_page(games)
    page.quick.setFocus()
    reached = set()
    for _ in range(16):
        reached.add(page.focusWidget())
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    assert {page.quick, page.seats, page.new, page.options, page.games_list, page.menu_button} <= reached


def test_the_arrows_walk_from_choice_to_choice_and_over_to_the_games(
    open_page: Callable[[Path], StartPage], games: Path, qtbot: QtBot
) -> None:
    page = open_page(games)
    walked = []
    for _ in page.choices:
        walked.append(page.focusWidget())
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Down)
    assert walked == page.choices
    assert page.focusWidget() is page.quick
    qtbot.keyClick(page.quick, Qt.Key.Key_Up)
    assert page.focusWidget() is page.options
    qtbot.keyClick(page.options, Qt.Key.Key_Right)
    assert page.focusWidget() is page.games_list
    qtbot.keyClick(page.games_list, Qt.Key.Key_Left)
    assert page.focusWidget() is page.options


def test_enter_presses_a_choice(open_page: Callable[[Path], StartPage], games: Path, qtbot: QtBot) -> None:
    page = open_page(games)
    with qtbot.waitSignal(page.quick_start):
        qtbot.keyClick(page.quick, Qt.Key.Key_Return)


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1600, 900), (3840, 2160)])
def test_nothing_overlaps_or_is_squeezed_at_any_size(
    open_page: Callable[[Path], StartPage], games: Path, qtbot: QtBot, size: tuple[int, int], scale: float
) -> None:
    page = open_page(games)
    page._settings.change(text_scale=scale)
    page.resize(*size)
    content = page._scroll.widget()
    qtbot.waitUntil(lambda: content.width() <= page._scroll.viewport().width())
    QApplication.processEvents()  # layouts settle
    buttons = [page.quick, page.new, page.options]
    for button in buttons:
        assert button.height() >= round(52 * scale), "squeezed"
        assert button.mapTo(content, button.rect().topRight()).x() < page.width(), "out of sight"  # type: ignore[arg-type]

    def stand_apart() -> None:
        tops = [button.mapTo(content, QPoint(0, 0)).y() for button in buttons]  # type: ignore[arg-type]
        for upper, (above, below) in zip(buttons, pairwise(tops), strict=False):
            assert above + upper.height() <= below, "one over the other"

    qtbot.waitUntil(stand_apart)  # once layouts have settled
    left = page._left.geometry()
    assert not left.intersects(page.games_panel.geometry())
    assert content.width() <= page._scroll.viewport().width()


def test_a_small_laptop_shows_every_choice_without_scrolling(
    open_page: Callable[[Path], StartPage], games: Path, qtbot: QtBot
) -> None:
    page = open_page(games)
    page.resize(1280, 690)
    content = page._scroll.widget()
    qtbot.waitUntil(lambda: content.height() <= page._scroll.viewport().height())


def test_the_backs_behind_the_page_are_those_of_the_game_that_is_chosen(
    open_page: Callable[[Path], StartPage], games: Path
) -> None:
    page = open_page(games)

    def of_a_hand() -> QColor:
        page.grab()  # has the ground painted, whatever lies over it
        return page._painted.toImage().pixelColor(page.width() * 3 // 4, page.height() - 12)

    first = of_a_hand()
    page.choose_game("vendetta")
    assert of_a_hand() != first
    page.choose_game("vtes")
    assert of_a_hand() == first


@pytest.mark.parametrize("size", [(1600, 900), (1280, 720), (1024, 640)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_menu_lies_over_nothing(
    open_page: Callable[[Path], StartPage],
    games: Path,
    qapp: QApplication,
    qtbot: QtBot,
    size: tuple[int, int],
    scale: float,
) -> None:
    theme.apply(qapp, scale)
    page = open_page(games)
    page._settings.change(text_scale=scale)
    page.resize(*size)
    qtbot.waitUntil(lambda: page.games_panel.isVisible() and page.seats.height() == page.quick.height())
    menu = page.menu_button.geometry()
    for under in (page.games_panel, *page.choices, page.seats):
        place = under.rect().translated(under.mapTo(page.menu_button.parentWidget(), QPoint(0, 0)))  # type: ignore[arg-type]
        assert not place.intersects(menu), under.accessibleName()
    theme.apply(qapp)
