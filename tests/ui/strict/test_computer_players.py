"""Computer players at this desktop's table: hints for people, reasons in the log, the pace, and watching them alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tests.game import catalogue as all_cards
from tests.ui.strict.conftest import Sit, asked_of
from tests.ui.strict.test_answering import buttons, host_of, now
from tests.ui.strict.test_by_keyboard import press
from tests.ui.table.at_table import AtTable
from vtes_desktop.bots.company import Reason
from vtes_desktop.play import requests as r
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.updates import Asked
from vtes_desktop.table.journal import Options
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.seating import watched_setup
from vtes_desktop.ui.table.session import Session
from vtes_desktop.ui.table.table_menu import fill_paces


def several(_: Host, asked: Asked) -> bool:
    return len(asked.options) > 2 and asked.kind == "transfers"


def test_a_hint_lights_up_an_option_and_says_why(sit: Sit) -> None:
    at = sit(several)
    asking, bar = at.page.asking, at.page.strip
    glowed = set(at.page.scene.legal)
    assert asking.hint.option is None
    at.settle()
    before = bar.geometry()
    places = {each.accessibleName(): each.geometry() for each in buttons(bar) if each.isVisible() and not each.menu()}
    at.page.bound["hint"].trigger()
    at.qtbot.waitUntil(lambda: asking.hint.option is not None)
    option = asking.hint.option
    assert option in now(at).options
    assert option.text in asking.hint.why  # type: ignore[attr-defined]
    advised = [each for each in buttons(bar) if each.property("advised")]
    assert [each.accessibleName() for each in advised] == [option.text]  # type: ignore[attr-defined]
    assert places == {
        each.accessibleName(): each.geometry() for each in buttons(bar) if each.isVisible() and not each.menu()
    }
    assert before == bar.geometry(), "nothing that can be clicked moves when advice comes"
    assert at.page.scene.legal <= glowed
    number = asking.asked.number
    asking.pick(option)  # type: ignore[arg-type]
    assert asking.asked is None or asking.asked.number != number
    assert asking.hint.option is None
    assert not asking.hint.why


def test_nobody_is_advised_on_what_another_is_asked(sit: Sit) -> None:
    at = sit(several, seats=3)
    asked = now(at)
    at.session.look((asked.seat + 1) % 3)
    assert not at.page.asking.hint.may_ask
    assert at.page.strip.hint.isHidden()


def test_the_log_says_why_where_the_pointer_rests(sit: Sit) -> None:
    at = sit(seats=3, bots=2)
    host, log = host_of(at), at.page.log_view
    at.session.settings.change(pace="at once")
    while (asked := asked_of(host)) is not None and asked.seat == 0:
        host.submit(0, r.Pick(asked.number, len(asked.options) - 1))
    at.qtbot.waitUntil(lambda: any(line.seat > 0 and line.log for line in host.lines))
    line = next(line for line in host.lines if line.seat > 0 and line.log)
    at.session.opponents.company.reasons[line.n] = Reason(line.seat, "nobody can block it")
    sheet = log._sheet(0)
    blocks = [number for number, n in sheet.lines.items() if n == line.n]
    told = [log._time_of(number) for number in blocks]
    name = host.table.seats[line.seat].name
    assert any(f"{name}’s reason: nobody can block it." in each for each in told)
    log.tell_why()
    assert "nobody can block it" in sheet.document.toPlainText() or len(at.session.opponents.company.reasons) > 1


def test_reasons_of_an_evening_before_are_told_from_the_journal(sit: Sit) -> None:
    at = sit(seats=3)
    host = host_of(at)
    asked = asked_of(host)
    assert asked is not None
    reply = host.submit(asked.seat, r.Pick(asked.number, len(asked.options) - 1, "nobody can block it"))
    assert at.session.opponents.reason(reply.n, asked.seat) == Reason(asked.seat, "nobody can block it")
    assert at.session.opponents.reason(reply.n + 1, asked.seat) is None


def test_the_pace_is_set_in_the_table_menu(sit: Sit) -> None:
    at = sit(seats=3, bots=2)
    menu = QMenu()
    fill_paces(at.page.top_bar, menu)
    paces = menu.actions()[:5]
    assert [action.text() for action in paces] == ["Slow", "Normal", "Quick", "At once", "Step by step"]
    assert [action.isChecked() for action in paces] == [False, True, False, False, False]
    menu.actions()[4].trigger()
    assert at.session.opponents.pace == "step"
    menu.clear()
    fill_paces(at.page.top_bar, menu)
    assert [action.isChecked() for action in menu.actions()[:5]] == [False, False, False, False, True]
    assert at.session.settings.options.pace == "normal", "the next game does not begin with it"
    menu.actions()[0].trigger()
    assert (at.session.opponents.pace, at.session.settings.options.pace) == ("slow", "slow")


@pytest.mark.parametrize("by", ["a button", "Space"])
def test_step_by_step_a_deed_waits_for_a_press(sit: Sit, by: str) -> None:
    at = sit(seats=3, bots=2)
    at.session.opponents.set_pace("step")
    host, session = host_of(at), at.session
    while (asked := asked_of(host)) is not None and asked.seat == 0:
        host.submit(0, r.Pick(asked.number, len(asked.options) - 1))
    at.qtbot.waitUntil(lambda: session.waits_for_a_step)
    lines = len(host.lines)
    if by == "Space":
        press(at, Qt.Key.Key_Space)
    else:
        at.page.strip.below.click()
    assert len(host.lines) == lines + 1, "one deed, and no more"


@pytest.mark.parametrize("size", [(1600, 900), (1280, 720)])
def test_five_computer_players_are_watched_with_their_hands_hidden(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    setup = watched_setup(all_cards(), 5)
    header = new_header(setup.players, Options(), mode="strict")
    host = Host.start(all_cards(), tmp_path / "watched.vtes-game", header)
    settings = Settings(tmp_path / "settings.json")
    settings.change(motion=False, pace="at once")
    session = Session.at_this_desktop(host, settings)
    try:
        at = AtTable(qtbot, session, size)
        assert session.watches
        assert len(session.opponents.company.seats) == 5
        qtbot.waitUntil(lambda: session.table.round >= 2)
        for seat in range(5):
            assert not any(session.table.copies[i].card for i in session.table.pile(seat, "hand") if i)
        assert at.page.rect().contains(at.page.view.mapTo(at.page, QPoint(0, 0)))
    finally:
        session.close()


def test_continue_brings_the_computer_players_back(qtbot: QtBot, tmp_path: Path) -> None:
    setup = watched_setup(all_cards(), 3)
    path = tmp_path / "evening.vtes-game"
    host = Host.start(all_cards(), path, new_header(setup.players, Options(), mode="strict"))
    settings = Settings(tmp_path / "settings.json")
    settings.change(pace="at once")
    session = Session.at_this_desktop(host, settings)
    qtbot.waitUntil(lambda: host.table.round >= 2)
    session.close()
    again = Host.resume(all_cards(), path)
    lines = len(again.lines)
    session = Session.at_this_desktop(again, settings)
    try:
        assert session.opponents.company.seats == (0, 1, 2)
        qtbot.waitUntil(lambda: len(again.lines) > lines + 10)
    finally:
        session.close()
