"""Vendetta needs no card list of the other game: its cards stand in the header."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.vendetta.test_whole_games import header
from vtes_desktop import folders
from vtes_desktop.__main__ import main
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.lan.deck_check import why_not_extra
from vtes_desktop.lan.protocol import Terms
from vtes_desktop.play.games import play_of
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.table.journal import NO_EXTRA, DeckList, Options
from vtes_desktop.ui.offers import OFFERS
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.window import MainWindow
from vtes_desktop.vendetta.agreed import agreement
from vtes_desktop.vendetta.card_files import practice

NONE = Catalogue(())


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """A window that finds no card list."""
    settings = Settings()
    settings.change(card_list=str(tmp_path / "gone"))
    made = MainWindow(settings, folders.games())
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(lambda: made.pool.read and made.start_page.trouble.isVisible())
    assert made.catalogue is None
    return made


def test_the_start_page_knows_which_games_need_a_list() -> None:
    assert {offer.key: offer.listed for offer in OFFERS} == {offer.key: play_of(offer.key).decks for offer in OFFERS}


def test_a_game_is_begun_left_continued_and_watched_without_a_list(window: MainWindow, qtbot: QtBot) -> None:
    page = window.start_page
    assert page.trouble.isVisible() and not page.quick.isEnabled()
    page.game_buttons["vendetta"].click()
    assert not page.trouble.isVisible() and page.quick.isEnabled() and page.new.isEnabled()
    page.quick.click()
    assert window.table_page is not None
    assert window.table_page.session.host.header.options.time_limit == 0, "no rule of this game ends it by the clock"
    path = window.table_page.session.host.journal.path
    window.leave_table()
    page.continue_game.emit(path)
    assert window.table_page is not None and window.table_page.session.host.journal.path == path
    window.leave_table()
    page.films.click()
    window.theatre.watch(path)
    qtbot.waitUntil(lambda: window.theatre.page is not None)
    window.theatre.leave()
    window.show_start()
    page.game_buttons["vtes"].click()
    assert page.trouble.isVisible() and not page.quick.isEnabled()


def test_a_game_of_decks_can_not_be_continued_without_a_list(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = DeckList("Deck", (200001,) * 12, (100001,) * 60)
    host = Host.start(NONE, tmp_path / "game.vtes-game", new_header([("Sarah", deck), ("Alexis", deck)], Options()))
    host.close()
    said: list[str] = []
    monkeypatch.setattr(window, "say", lambda _, sentence: said.append(sentence))
    window.continue_game(tmp_path / "game.vtes-game")
    assert window.table_page is None
    assert said == [window.pool.problem]


def test_a_host_without_a_list_has_tables_of_the_games_that_need_none() -> None:
    assert "no card list" in why_not_extra(Terms("A table"), NO_EXTRA, NONE)
    assert not why_not_extra(Terms("A table", game="vendetta", edition="clear"), agreement(practice()), NONE)


def test_the_command_line_shows_checks_and_pictures_a_game_without_a_list(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from vtes_desktop.cards import catalogue
    from vtes_desktop.cards.lists import CardListError

    def missing(_: object = None) -> Catalogue:
        raise CardListError("There is no card list.")

    monkeypatch.setattr(catalogue, "load", missing)
    path = tmp_path / "game.vtes-game"
    Host.start(NONE, path, header(1)).close()
    assert main(["game", "show", str(path)]) == 0
    assert "Clan sheets to choose from" in capsys.readouterr().out
    assert main(["game", "verify", str(path)]) == 0
    assert main(["game", "picture", str(path), "--out", str(tmp_path / "picture.png")]) == 0
    assert (tmp_path / "picture.png").stat().st_size > 1000


def test_a_host_without_a_window_opens_without_a_list(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from vtes_desktop.cards import catalogue
    from vtes_desktop.cards.lists import CardListError
    from vtes_desktop.lan import command

    def missing(_: object = None) -> Catalogue:
        raise CardListError("There is no card list.")

    monkeypatch.setattr(catalogue, "load", missing)
    monkeypatch.setattr(command, "_wait", lambda *_: command.CLOSED)
    parser = argparse.ArgumentParser()
    command.add_commands(parser.add_subparsers())
    arguments = parser.parse_args(
        ["serve", "--port", "0", "--address", "127.0.0.1", "--unannounced", "--folder", str(tmp_path)]
    )
    assert command.run_serve(arguments) == command.CLOSED
    assert "There is no card list. Only games that need none" in capsys.readouterr().err
