"""No word of the other game stands on a screen of Vendetta."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTextEdit,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.game import any_request, by_chance
from tests.ui.table.at_table import AtTable
from tests.ui.vendetta.conftest import Sit
from tests.ui.vendetta.test_table import CLANS, answer
from tests.vendetta.test_whole_games import begin, header, play_at
from vtes_desktop.__main__ import main
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play import requests as r
from vtes_desktop.play.film import read_film
from vtes_desktop.play.host import Host
from vtes_desktop.table.saying import plain
from vtes_desktop.table.table import NOBODY
from vtes_desktop.ui.film.page import FilmPage
from vtes_desktop.ui.film.session import FilmSession
from vtes_desktop.ui.film.shelf import FilmShelf
from vtes_desktop.ui.lan.host_page import HostPage
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.table import table_menu
from vtes_desktop.ui.vendetta.new_game import HouseNewGame
from vtes_desktop.ui.window import MainWindow
from vtes_desktop.vendetta.table import position

OTHERS = re.compile(
    r"\b(methuselahs?|vtes|eternal struggle|crypt|library|minions?|torpor|prey|preys|predators?|bleeds?|referendum|"
    r"victory points?|VP|uncontrolled|ash heap|ash|unlock(?:ed|s)?|lock(?:ed|s)?|transfers?|oust(?:ed|s)?|edge|"
    r"disciplines?|stealth|intercept|praxis|starter decks?|deck list|burn(?:ed|s)?|hand size|half a)\b",
    re.IGNORECASE,
)

OUT = 40
"""The seed of a game by chance in which somebody commits Diablerie three times."""


def written(widget: QWidget) -> Iterator[str]:
    """All words of a widget and what is in it, hidden or not, that are there to be read or heard."""
    for each in (widget, *widget.findChildren(QWidget)):
        yield from of_widget(each)


def of_widget(widget: QWidget) -> Iterator[str]:
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle())
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(i) for i in range(widget.count()))
    if isinstance(widget, QLineEdit):
        yield from (widget.text(), widget.placeholderText())
    if isinstance(widget, QTextEdit):
        yield widget.toPlainText()
    if isinstance(widget, QToolButton) and widget.menu() is not None:
        yield from of_menu(widget.menu())


def of_menu(menu: QMenu) -> Iterator[str]:
    for action in menu.actions():
        yield from (action.text(), action.toolTip())
        if action.menu() is not None:
            yield from of_menu(action.menu())  # type: ignore[arg-type]


def strange(words: Iterator[str]) -> list[str]:
    return [word for word in words if OTHERS.search(word)]


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is written on the table with a brush."""
    found: list[str] = []
    draw = QPainter.drawText

    def note(self: QPainter, *given: object) -> object:
        found.extend(each for each in given if isinstance(each, str))
        return draw(self, *given)  # type: ignore[call-overload]

    monkeypatch.setattr(QPainter, "drawText", note)
    return found


def on_the_table(at: AtTable) -> list[str]:
    """The strange words of a whole page, its menus and panels."""
    page = at.page
    found = strange(written(page))
    bar = QMenu()
    table_menu.build(page.top_bar, bar)
    assert page.log_view.deal is None, "this game knows no bargains"
    paces = QMenu()
    table_menu.fill_paces(page.top_bar, paces)
    found += [word for word in of_menu(paces) if "bargain" in word]
    found += strange(of_menu(bar))
    points = [item.pos() for item in at.scene.cards.values()]
    points += [pile.rect.center() for pile in at.scene.furniture.piles.values()]
    points += [pool.rect.center() for pool in at.scene.furniture.pools.values()]
    points += [area.header.center() for area in at.scene.plan.areas.values()]
    for point in points:
        menu = page.menus.menu_for(QPointF(point), page)
        if menu is not None:
            found += strange(of_menu(menu))
            menu.deleteLater()
    for stop in page.view.cursor_._stops():
        said = page.view.cursor_.said(stop)
        if OTHERS.search(said):
            found.append(said)
    found += strange(iter([action.text() for action in page.bound.values()]))
    return found


def test_the_table_in_every_phase(sit: Sit, painted: list[str]) -> None:
    at = sit(4)
    phases = set()
    for _ in range(300):
        if at.host_table.over:
            break
        if (at.host_table.phase, at.host_table.tally.get("step")) not in phases:
            phases.add((at.host_table.phase, at.host_table.tally.get("step")))
            at.settle()
            assert not on_the_table(at)
        before = at.lines
        answer(at)
        at.qtbot.waitUntil(lambda before=before: at.lines > before)
    assert {phase for phase, _ in phases} >= {"feed", "hand", "planning", "resolution"}
    assert at.page.score.isVisible()
    assert not on_the_table(at)
    assert not strange(iter(painted))
    assert not [said for said in at.page.log_view.findChildren(QTextEdit) if OTHERS.search(said.toPlainText())]


def test_the_table_by_hand_with_its_keys_its_score_and_what_is_looked_through(sit: Sit, painted: list[str]) -> None:
    at = sit(4, strict=False, clans=CLANS[:4])
    at.ask(r.Put((at.pile("hand")[0],), at.copy(at.pile(position("1"))[0]).place, -1, face_up=True))
    for phase in at.table.phases[1:]:
        at.ask(r.GoToPhase(phase))
        at.settle()
        assert not on_the_table(at)
    at.page.keys.open()
    at.page.score.open()
    at.page.browse.open_pile(NOBODY, "victims")
    QApplication.processEvents()
    assert not on_the_table(at)
    assert not strange(iter(painted))


def test_the_pages_before_the_game(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    page = HouseNewGame(settings, tmp_path)
    qtbot.addWidget(page)
    page.published.setChecked(True)
    page.more.setChecked(True)
    assert not strange(written(page))
    for line in page.lines:
        line.clan.setCurrentIndex(1)
    assert page.obstacle()
    assert not strange(written(page))


def test_the_page_that_opens_a_table_for_others(qtbot: QtBot, tmp_path: Path) -> None:
    page = HostPage(Settings(tmp_path / "settings.json"))
    qtbot.addWidget(page)
    page.play("vendetta")
    page.show()
    assert not strange(seen(page))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """A window whose start page offers this game."""
    made = MainWindow(Settings(tmp_path / "settings.json"), tmp_path)
    qtbot.addWidget(made)
    made.show()
    made.start_page.game_buttons["vendetta"].click()
    return made


def test_the_start_page_the_settings_and_the_card_editor(window: MainWindow) -> None:
    chooser = window.start_page.game_buttons["vtes"]
    there = [each for each in window.start_page.findChildren(QWidget) if each.isVisible() and each is not chooser]
    about = "An unofficial fan work."
    assert not [said for each in there for said in of_widget(each) if OTHERS.search(said) and about not in said]
    window.show_settings()
    page = window.pages.currentWidget()
    assert not strange(said for each in page.findChildren(QWidget) if each.isVisible() for said in of_widget(each))
    window.start_page.builder.emit("vendetta")
    page = window.pages.currentWidget()
    assert page is not None and not strange(written(page))


def test_the_settings_speak_of_card_lists_where_a_game_is_played_with_them(window: MainWindow) -> None:
    window.start_page.game_buttons["vtes"].click()
    window.show_settings()
    page = window.pages.currentWidget()
    assert any("pool of cards" in label.text() for label in page.findChildren(QLabel) if label.isVisible())


def test_a_film_in_which_somebody_is_out(qtbot: QtBot, tmp_path: Path, painted: list[str]) -> None:
    host = begin(tmp_path, OUT, 4)
    play_at(host, random.Random(OUT))
    assert any(seat.ousted for seat in host.table.seats)
    host.close()
    settings = Settings(tmp_path / "settings.json")
    shelf = FilmShelf(settings, tmp_path, tmp_path)
    qtbot.addWidget(shelf)
    shelf.show()
    qtbot.waitUntil(lambda: bool(shelf.list.games))
    assert not strange(written(shelf)) and not strange(game.title for game in shelf.list.games)
    page = FilmPage(FilmSession(read_film(host.journal.path), Catalogue(()), settings))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    film = page.film_session.film
    said = [page.bar.line.words(n) for n in range(film.length + 1)]
    assert any("is out of the game" in each for each in said) and not strange(iter(said))
    for n in (0, film.length // 2, *(mark.frame for mark in film.marks if mark.kind == "oust"), film.length):
        page.film_session.show(n)
        QApplication.processEvents()
        assert not strange(written(page))
    page.keys.open()
    QApplication.processEvents()
    assert not strange(written(page)) and not strange(iter(painted))


def test_the_help_of_a_host_without_a_window_which_is_one_for_both_games(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    said = capsys.readouterr().out
    assert "usage" in said and not strange(iter(said.replace("vtes-desktop", "").splitlines()))


def test_what_is_refused_and_what_is_logged_is_said_in_the_games_own_words(tmp_path: Path) -> None:
    for seed in range(2):
        mode = "strict" if seed else "manual"
        host = Host.start(Catalogue(()), tmp_path / f"{seed}.vtes-game", replace(header(seed, 4), mode=mode))
        chance, choose, said = random.Random(seed), by_chance(seed), []
        for _ in range(250):
            seat = chance.randrange(4)
            request = any_request(host.table, seat, choose, 30, [ask.number for ask in host.snapshot(seat).asks])
            if not isinstance(request, r.Count):  # it names a counter of its own
                said.append(host.submit(seat, request).reason)
            asked = host.asked(seat)
            if asked is not None and asked.seat == seat and asked.waits:
                host.submit(seat, r.Pick(asked.number, chance.randrange(len(asked.options))))
        names, kinds = [each.name for each in host.table.seats], host.table.description.kinds
        said += [plain(each, names, lambda _: "a card", kinds) for line in host.lines for each in line.log]
        host.close()
        assert len(set(said)) > 20
        assert not strange(iter(said))


def seen(page: QWidget) -> Iterator[str]:
    """The words of what is shown."""
    for each in page.findChildren(QWidget):
        if each.isVisible():
            if isinstance(each, QLabel | QAbstractButton):
                yield each.text()
            yield each.toolTip()
