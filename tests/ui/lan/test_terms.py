"""The owner changes a table in its lobby; and what everybody sees when the time of its game is up."""

from __future__ import annotations

import time

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from tests.ui.lan.conftest import Come, House
from tests.ui.lan.test_lobby import TERMS, Friday
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.table.journal import Options
from vtes_desktop.ui.lan.strip import Strip
from vtes_desktop.ui.lan.terms_dialog import TermsDialog
from vtes_desktop.ui.options import Settings


@pytest.fixture
def friday(qtbot: QtBot, house: House, come: Come, settings: Settings, catalogue: Catalogue) -> Friday:
    return Friday(qtbot, house, come, settings, catalogue)


def dialog(friday: Friday) -> TermsDialog:
    friday.lobbies[0].change_terms.click()
    (found,) = friday.lobbies[0].findChildren(TermsDialog)
    return found


def test_only_the_owner_can_change_the_table(friday: Friday) -> None:
    assert friday.lobbies[0].change_terms.isVisible()
    assert not friday.lobbies[1].change_terms.isVisible()


def test_the_dialog_shows_the_table_as_it_is_and_leaves_it_so(friday: Friday) -> None:
    asked = dialog(friday)
    assert friday.sarah.lobby is not None
    assert asked.terms.terms("") == friday.sarah.lobby.terms
    assert asked.no_password.isVisible()
    asked.cancel.click()
    assert friday.sarah.lobby.terms == TERMS


def test_who_was_ready_is_asked_again_and_told_what_is_another(friday: Friday) -> None:
    friday.get_ready()
    asked = dialog(friday)
    asked.terms.name.setText("Monday")
    asked.terms.seats.setValue(2)
    asked.terms.strict.setChecked(True)
    asked.terms.hours.setValue(1)
    asked.no_password.setChecked(True)
    asked.change.click()
    page = friday.lobbies[1]
    friday.wait(lambda: page.title.text() == "Monday")
    assert len(page.lines) == 2
    assert not page.ready.isChecked()
    assert "say again that you are ready" in page.summary.text()
    friday.wait(lambda: "no password" in page.talk.log.toPlainText())
    page.ready.click()
    friday.lobbies[0].ready.click()
    friday.wait(friday.lobbies[0].start.isEnabled)


def test_a_deck_that_the_new_terms_do_not_let_in_is_said_to_its_player(friday: Friday) -> None:
    friday.get_ready()
    asked = dialog(friday)
    asked.terms.decks.setCurrentIndex(asked.terms.decks.findData("jyhad"))
    asked.change.click()
    friday.wait(lambda: "It can’t be played here" in friday.lobbies[1].deck_says.text())


def test_no_fewer_seats_than_are_taken(friday: Friday) -> None:
    third = friday.come(friday.house.to(friday.sarah.lobby.table), "lisa")  # it is there
    third.join("Lisa", "kindred")
    friday.see("Sarah", "Alexis", "Lisa")
    assert dialog(friday).terms.seats.minimum() == 3


@pytest.mark.parametrize("scale", [0.8, 1.5])
def test_the_dialog_fits_a_small_window(friday: Friday, settings: Settings, scale: float) -> None:
    settings.change(text_scale=scale)
    asked = dialog(friday)
    QGuiApplication.processEvents()
    assert asked.sizeHint().height() <= 640 * max(1.0, scale)


# -- the time is up ----------------------------------------------------------------------------------------------------


@pytest.fixture
def short(qtbot: QtBot, house: House, come: Come, settings: Settings, catalogue: Catalogue) -> Friday:
    terms = replace(TERMS, options=Options(ask=False, discreet=True, time_limit=3600))
    return Friday(qtbot, house, come, settings, catalogue, terms)


def test_everybody_is_told_that_the_time_is_up_and_what_comes_next(short: Friday, qtbot: QtBot) -> None:
    sessions = short.play()
    watcher = short.come(short.house.to(short.sarah.lobby.table), "lisa")  # it is there
    watcher.watch("kindred")
    short.wait(lambda: watcher.client is not None)
    now = [time.monotonic()]
    strips = [Strip(session, monotonic=lambda: now[0]) for session in (*sessions, short.session(watcher))]
    for strip in strips:
        qtbot.addWidget(strip)
        assert not strip.words.text()
        assert strip._time.isActive(), "it looks again by itself"
    now[0] += 3600
    for strip in strips:
        strip._time.timeout.emit()
        assert "one hour, is up" in strip.words.text()
        assert "half a victory point" in strip.words.text()
    assert [not strip.end.isHidden() for strip in strips] == [True, True, False]
    strips[1].close_button.click()
    assert not strips[1].words.text()
