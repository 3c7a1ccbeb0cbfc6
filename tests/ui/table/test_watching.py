"""Who watches a game sees that: a sign says so, and nothing is offered that only a seat can do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.ui.table.at_table import LEFT, AtTable
from tests.ui.table.conftest import NAMES, SEED, Sit, deck_list
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import sit_down
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.table.journal import Options
from vtes_desktop.table.table import Place
from vtes_desktop.ui import theme
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.table import table_menu
from vtes_desktop.ui.table.session import Session


class Watched(AtTable):
    """A game that somebody watches, and the host that it is played at."""

    def __init__(self, qtbot: QtBot, host: Host, settings: Settings, size: tuple[int, int]) -> None:
        self.host = host
        super().__init__(qtbot, Session(None, [sit_down(host, -1)], host.catalogue, settings), size)

    def do(self, request: r.Request, seat: int) -> None:
        assert self.host.submit(seat, request).accepted
        self.settle()


@pytest.fixture(params=["manual", "strict"])
def watched(
    request: pytest.FixtureRequest, qapp: QApplication, qtbot: QtBot, catalogue: Catalogue, tmp_path: Path
) -> Iterator[Watched]:
    theme.apply(qapp)
    players = [(name, deck_list(starter)) for name, starter in zip(NAMES[:3], catalogue.starters, strict=False)]
    header = new_header(players, Options(), mode=request.param, seed=SEED)
    host = Host.start(catalogue, tmp_path / "game.vtes-game", header)
    settings = Settings(tmp_path / "settings.json")
    settings.change(motion=False)
    yield Watched(qtbot, host, settings, (1280, 720))
    host.close()


def offered(menu: QMenu | None) -> list[str]:
    """What a menu offers, its submenus' entries too."""
    found: list[str] = []
    for action in menu.actions() if menu is not None else ():
        if isinstance(below := action.menu(), QMenu):
            found += offered(below)
        elif not action.isSeparator():
            found.append(action.text().partition("\t")[0])
    return found


def test_a_sign_says_that_one_watches_at_any_width(watched: Watched) -> None:
    bar = watched.page.top_bar
    for width in (1600, 1280, 800, 640):
        watched.page.resize(width, 720)
        watched.settle()
        assert bar.watching.isVisible() and bar.watching.text() == "You watch"


def test_who_sits_at_the_table_does_not_watch(sit: Sit) -> None:
    session = sit(2)
    assert not session.watches


def test_every_button_that_can_be_pressed_does_something(watched: Watched) -> None:
    """Pressed, none is refused for want of a seat."""
    for button in watched.page.findChildren(QAbstractButton):
        if button.isVisible() and button.isEnabled() and button.window() is watched.page:
            menu = button.menu() if hasattr(button, "menu") else None
            if menu is None:
                button.click()
    assert not watched.refusals
    log = watched.page.log_view
    assert not log.signals.isVisible() and not log.chat_line.isVisible()
    bar = watched.page.top_bar
    assert not any(one.isVisible() for one in (bar.back, bar.again, bar.mode, bar.end_turn, bar.next_phase))
    assert not bar.clock.isEnabled()


def test_the_menus_offer_what_who_watches_can_do(watched: Watched) -> None:
    menu = QMenu()
    table_menu.build(watched.page.top_bar, menu)
    assert offered(menu) == ["Score…", "The keys", "Full screen", "Settings…", "Leave the table"]


def test_cards_offer_no_more_than_to_be_read(watched: Watched) -> None:
    vampire = watched.host.table.pile(0, "uncontrolled")[0]
    if watched.host.table.mode == "manual":
        watched.do(r.Put((vampire,), Place(0, "ready")), 0)
        vampire = watched.table.pile(0, "ready")[0]
    else:
        vampire = watched.table.pile(0, "uncontrolled")[0]
    menu = watched.page.menus.menu_for(watched.card(vampire), watched.page)
    assert offered(menu) == ["The card at full size", "Keep the card in the preview"]
    for point in (watched.card(vampire), watched.scene.plan.bank.center()):
        where = watched.at(point)
        viewport = watched.page.view.viewport()
        QTest.mouseDClick(viewport, LEFT, pos=where)
        QTest.mousePress(viewport, LEFT, pos=where)
        QTest.mouseMove(viewport, watched.at(point + QPointF(60, 60)))
        assert watched.page.view.gesture is None, "nothing is taken in hand"
        QTest.mouseRelease(viewport, LEFT, pos=watched.at(point + QPointF(60, 60)))
    assert not watched.refusals


def test_keys_of_a_seat_do_nothing(watched: Watched) -> None:
    lines = len(watched.host.lines)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_D, Qt.Key.Key_H, Qt.Key.Key_U, Qt.Key.Key_E):
        QTest.keyClick(watched.page.view, key)
    assert len(watched.host.lines) == lines and not watched.refusals
    watched.session.ask(r.Chat("hello"))
    assert "You watch this game" in watched.refusals[-1]


def test_the_score_has_nothing_to_correct(watched: Watched) -> None:
    watched.page.score.open()
    texts = {button.text() for button in watched.page.score.findChildren(QAbstractButton) if button.isVisible()}
    assert texts == {"Close"}
