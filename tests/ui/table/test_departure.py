"""Who leaves the game has a scene of her own; pools are seen to count to what they are."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.panels import panel_of
from tests.ui.table.at_table import AtTable
from tests.ui.table.conftest import Sit
from vtes_desktop.play import requests as r
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.ui.table.asks import Notice
from vtes_desktop.ui.table.departure import AFTER_MS, Departure, Left


@pytest.fixture
def at(qtbot: QtBot, sit: Sit) -> AtTable:
    return AtTable(qtbot, sit(3, open_table=True))


def scene(at: AtTable) -> Departure:
    found = panel_of(at.page, "departure")
    assert isinstance(found, Departure)
    return found


def test_an_oust_is_told_with_who_gains_and_goes_at_a_click(at: AtTable) -> None:
    departure = scene(at)
    assert not departure.isVisible()
    at.session.ask(r.Blood(Purse("pool", 1), BANK, 30), 1)
    at.session.ask(r.Oust(1))
    at.qtbot.waitUntil(departure.isVisible)
    assert departure.words == ["Alexis is ousted", "Sarah gains 1 victory point and 6 pool"]
    assert departure.accessibleName() == "Alexis is ousted. Sarah gains 1 victory point and 6 pool"
    assert at.page.view.rect().contains(departure.geometry())
    at.session.say("Space only passes.")
    notice = at.page.findChild(Notice)
    assert notice is not None
    assert not notice.geometry().intersects(departure.geometry())
    assert not departure.grab().isNull()
    assert at.page.view.hasFocus()
    QTest.mouseClick(departure, Qt.MouseButton.LeftButton)
    assert not departure.isVisible()
    assert len(at.table.playing()) == 2


def test_the_last_oust_is_told_by_the_score_alone(at: AtTable) -> None:
    departure = scene(at)
    at.session.ask(r.Oust(1))
    at.qtbot.waitUntil(departure.isVisible)
    at.session.ask(r.Oust(2))
    assert at.table.over
    at.qtbot.waitUntil(at.page.score.isVisible)
    at.qtbot.wait(AFTER_MS * 3)
    assert not departure.isVisible()
    assert departure.accessibleName().startswith("Justin is ousted"), "it is heard all the same"


def test_what_is_only_continued_shows_no_scene(at: AtTable, qtbot: QtBot) -> None:
    at.session.ask(r.Blood(Purse("pool", 1), BANK, 30), 1)
    at.session.ask(r.Oust(1))
    scene(at).close_panel()
    panel_of(at.page, "departure").refresh()
    assert not scene(at).isVisible()
    again = AtTable(qtbot, at.session)
    assert not scene(again).isVisible()


def test_a_pool_counts_down_and_a_click_ends_it(at: AtTable, qtbot: QtBot) -> None:
    at.session.settings.change(motion=True)
    pool = at.scene.furniture.pools[1]
    assert pool.pool == 30
    at.session.ask(r.Blood(Purse("pool", 1), BANK, 12), 1)
    assert pool.pool == 30
    assert pool.flash == -1
    qtbot.waitUntil(lambda: 18 < pool.pool < 30)
    QTest.mouseClick(at.page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert (pool.pool, pool.flash) == (18, 0)
    at.session.ask(r.Blood(BANK, Purse("pool", 1), 2), 1)
    assert pool.flash == 1
    qtbot.waitUntil(lambda: at.scene.settled)
    assert (pool.pool, pool.flash) == (20, 0)


def test_without_motion_a_pool_is_what_it_is_at_once(at: AtTable) -> None:
    at.session.settings.change(motion=False)
    at.session.ask(r.Blood(Purse("pool", 1), BANK, 12), 1)
    assert (at.scene.furniture.pools[1].pool, at.scene.furniture.pools[1].flash) == (18, 0)


def test_what_came_of_it_is_told_small_in_every_language(at: AtTable, speaking: Callable[[str], None]) -> None:
    departure = scene(at)
    departure.left = [Left(1, True, 0, 6, 1.0)]
    for language in ("en", "fr", "es"):
        speaking(language)
        assert [large for _, large in departure._lines()] == [True, False], departure.words
