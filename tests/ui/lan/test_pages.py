"""The pages that host a table and find one: what they offer, what they refuse, by mouse and by keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QListWidget, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from vtes_desktop.lan.discovery import Announcement, Found
from vtes_desktop.lan.invitation import Address, Invitation
from vtes_desktop.lan.protocol import Terms
from vtes_desktop.lan.tickets import Ticket
from vtes_desktop.ui.lan.host_page import Hosting, HostPage
from vtes_desktop.ui.lan.join_page import JoinPage
from vtes_desktop.ui.lan.places import Joining, place_kept, place_of, place_of_house, places_of
from vtes_desktop.ui.lan.room import key_in, with_key
from vtes_desktop.ui.options import Settings

FRIDAY = Found(
    Announcement("friday", "Friday night", "Sarah’s desk", "ab" * 32, 5, 2, "strict", "current", password=True),
    (Address("10.0.0.7"),),
)
SUNDAY = Found(
    Announcement("sunday", "Sunday", "Lisa’s laptop", "cd" * 32, 3, 1, "manual", "current", spectators=True),
    (Address("10.0.0.8"),),
)
RUNNING = Found(
    Announcement("running", "Running", "Lisa’s laptop", "cd" * 32, 3, 3, "manual", "current", "playing"),
    (Address("10.0.0.8"),),
)
SEAT = Ticket("cd" * 32, "running", (Address("10.0.0.8"),), "Lisa’s laptop", "Running", "Zoe", b"t" * 32, playing=True)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    made = Settings(tmp_path / "settings.json")
    made.change(name="Zoe")
    return made


@pytest.fixture
def host_page(qtbot: QtBot, settings: Settings) -> HostPage:
    page = HostPage(settings)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    return page


@pytest.fixture
def join_page(qtbot: QtBot, settings: Settings) -> JoinPage:
    page = JoinPage(settings)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.begin_again()
    return page


def nameless(page: QWidget) -> list[QWidget]:
    """Controls that a screen reader would have no name for."""
    controls: list[QWidget] = []
    for kind in (QLineEdit, QSpinBox, QComboBox, QListWidget):
        controls += [one for one in page.findChildren(kind) if not one.objectName().startswith("qt_")]
    buttons = [one for one in page.findChildren(QAbstractButton) if not isinstance(one.parent(), (QLineEdit, QSpinBox))]
    silent = [one for one in controls if not one.accessibleName()]
    return silent + [one for one in buttons if not (one.text() or one.accessibleName())]


# -- hosting -----------------------------------------------------------------------------------------------------------


def test_a_table_is_called_after_its_host_and_takes_five(host_page: HostPage) -> None:
    made = host_page.hosting()
    assert made.terms.name == "Zoe’s table"
    assert made.you == "Zoe"
    assert (made.terms.seats, made.terms.mode, made.terms.format) == (5, "manual", "standard")
    assert made.terms.options.ask
    assert made.terms.options.discreet
    assert made.seated
    assert not made.password


def test_what_is_chosen_is_what_is_hosted(host_page: HostPage, qtbot: QtBot) -> None:
    host_page.terms.name.setText("  Friday   night ")
    host_page.terms.password.setText("  kindred ")
    host_page.terms.seats.setValue(3)
    host_page.terms.strict.setChecked(True)
    host_page.terms.decks.setCurrentIndex(host_page.terms.decks.findData("none"))
    host_page.terms.hours.setValue(0)
    host_page.terms.delay.setValue(5)
    host_page.terms.ask.setChecked(False)
    host_page.seated.setChecked(False)
    with qtbot.waitSignal(host_page.host) as asked:
        qtbot.keyClick(host_page.terms.name, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    made: Hosting = asked.args[0]
    assert made.terms.name == "Friday night"
    assert made.password == "  kindred "
    terms = made.terms
    assert (terms.seats, terms.mode, terms.format, terms.delay) == (3, "strict", "none", 300)
    assert (terms.options.time_limit, terms.options.ask, made.seated) == (0, False, False)


def test_an_empty_name_is_the_usual_one(host_page: HostPage) -> None:
    host_page.you.setText(" ")
    host_page.terms.name.setText("")
    made = host_page.hosting()
    assert made.you == "Zoe"
    assert isinstance(made.terms, Terms)
    assert made.terms.name == "Zoe’s table"


def test_who_may_not_watch_sees_nothing_late(host_page: HostPage) -> None:
    host_page.terms.spectators.setChecked(False)
    assert not host_page.terms.delay.isEnabled()


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("size", [(1600, 900), (1024, 640)])
def test_the_host_page_fits_every_window_and_text(
    host_page: HostPage, settings: Settings, size: tuple[int, int], scale: float
) -> None:
    settings.change(text_scale=scale)
    host_page.resize(*size)
    QGuiApplication.processEvents()
    assert host_page.width() == size[0]
    assert host_page.open_button.geometry().right() <= host_page.width()
    assert host_page.open_button.geometry().bottom() <= host_page.height()


def test_everything_has_a_name(host_page: HostPage, join_page: JoinPage) -> None:
    join_page.show_tables([place_of(FRIDAY)])
    assert nameless(host_page) == []
    assert nameless(join_page) == []


# -- joining -----------------------------------------------------------------------------------------------------------


def test_nothing_can_be_joined_before_something_is_there(join_page: JoinPage) -> None:
    assert not join_page.join_button.isEnabled()
    assert join_page.nothing.isVisible()
    assert join_page.invitation.hasFocus() or not join_page.isActiveWindow()


def test_tables_that_are_found_are_listed_and_stay_chosen(join_page: JoinPage) -> None:
    join_page.show_tables([place_of(FRIDAY)])
    assert join_page.chosen() == place_of(FRIDAY)
    join_page.show_tables([place_of(SUNDAY), place_of(FRIDAY)])
    assert join_page.chosen() == place_of(FRIDAY)
    join_page.show_tables([place_of(SUNDAY)])
    assert join_page.chosen() == place_of(SUNDAY)
    join_page.show_tables([])
    assert join_page.chosen() is None
    assert not join_page.join_button.isEnabled()


def test_a_list_tells_seats_rules_and_password(join_page: JoinPage) -> None:
    join_page.show_tables([place_of(FRIDAY)])
    said = join_page.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.startswith("Friday night — Sarah’s desk. 2 of 5 seats taken · with the referee")
    assert said.endswith("with a password")


def test_the_password_is_asked_for_where_there_is_one(join_page: JoinPage, qtbot: QtBot) -> None:
    join_page.show_tables([place_of(FRIDAY)])
    with qtbot.assertNotEmitted(join_page.join):
        qtbot.keyClick(join_page.list, Qt.Key.Key_Return)
    assert "wants a password" in join_page.summary.text()
    join_page.password.setText("kindred")
    with qtbot.waitSignal(join_page.join) as asked:
        qtbot.keyClick(join_page.password, Qt.Key.Key_Return)
    going: Joining = asked.args[0]
    assert going == Joining(FRIDAY.invitation, "Zoe", "kindred")


def test_a_running_game_can_be_watched_but_not_joined(join_page: JoinPage) -> None:
    open_to_all = Found(replace(RUNNING.announcement, spectators=True), RUNNING.addresses)
    join_page.show_tables([place_of(open_to_all)])
    assert not join_page.join_button.isEnabled()
    assert join_page.watch_button.isEnabled()
    assert "No seat is open; one can watch." in join_page.summary.text()
    join_page.show_tables([place_of(RUNNING)])
    assert not join_page.watch_button.isEnabled()


def test_ones_own_seat_is_come_back_to(join_page: JoinPage, qtbot: QtBot) -> None:
    join_page.show_tables([place_of(SUNDAY), place_of(RUNNING, SEAT)])
    assert join_page.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole).startswith("Running")
    join_page.list.setCurrentRow(0)
    assert join_page.join_button.text() == "Come back"
    with qtbot.waitSignal(join_page.join) as asked:
        join_page.join_button.click()
    assert asked.args[0].ticket == SEAT


def test_a_seat_whose_host_is_not_seen_is_kept_in_the_list(join_page: JoinPage) -> None:
    join_page.show_tables([place_kept(SEAT), place_of(SUNDAY)])
    assert join_page.chosen() == place_of(SUNDAY)
    join_page.list.setCurrentRow(1)
    chosen = join_page.chosen()
    assert chosen is not None
    assert "your seat is kept, Zoe" in chosen.words
    assert join_page.join_button.isEnabled()


def test_an_invitation_that_was_copied_goes_before_the_list(join_page: JoinPage, qtbot: QtBot) -> None:
    join_page.show_tables([place_of(SUNDAY)])
    QGuiApplication.clipboard().setText(f"Come to us! {FRIDAY.invitation} at eight")
    join_page.paste.click()
    assert "To Friday night." in join_page.summary.text()
    with qtbot.waitSignal(join_page.join) as asked:
        qtbot.keyClick(join_page.invitation, Qt.Key.Key_Return)
    assert asked.args[0].invitation == FRIDAY.invitation


def test_an_address_is_enough(join_page: JoinPage, qtbot: QtBot) -> None:
    join_page.invitation.setText("192.168.1.5:4000")
    with qtbot.waitSignal(join_page.join) as asked:
        join_page.watch_button.click()
    assert asked.args[0] == Joining(Invitation((Address("192.168.1.5", 4000),)), "Zoe", watch=True)


@pytest.mark.parametrize("typed", ["http://example.org/x", "vtes://", "two words", "vtes://1.2.3.4/x?fingerprint=zz"])
def test_what_is_no_invitation_is_said_at_once(join_page: JoinPage, typed: str) -> None:
    join_page.invitation.setText(typed)
    assert join_page.invitation.property("wrong")
    assert len(join_page.summary.text()) > 20
    assert not join_page.join_button.isEnabled()


def test_an_invitation_to_a_seat_brings_its_key(join_page: JoinPage, qtbot: QtBot) -> None:
    line = with_key(str(SUNDAY.invitation), b"\x01\x02")
    assert key_in(line) == b"\x01\x02"
    assert key_in(str(SUNDAY.invitation)) == b""
    join_page.invitation.setText(line)
    with qtbot.waitSignal(join_page.join) as asked:
        join_page.join_button.click()
    assert asked.args[0].key == b"\x01\x02"
    assert asked.args[0].invitation == SUNDAY.invitation


def test_while_one_is_on_the_way_nothing_else_is_joined(join_page: JoinPage) -> None:
    join_page.show_tables([place_of(SUNDAY)])
    join_page.show_connecting("Going there…")
    assert not join_page.join_button.isEnabled()
    join_page.show_problem("That is not the password of this table.", password=True)
    assert join_page.join_button.isEnabled()
    assert "not the password" in join_page.summary.text()


# -- houses ------------------------------------------------------------------------------------------------------------

HAVEN = Found(
    Announcement("", "The Haven", "The Haven", "ef" * 32, state="house", password=True), (Address("10.0.0.9"),)
)
AT_HAVEN = Found(
    Announcement("monday", "Monday", "The Haven", "ef" * 32, 4, 1, "strict", "current", spectators=True),
    (Address("10.0.0.9"),),
)


def rows(page: JoinPage) -> list[str]:
    return [str(page.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole)) for row in range(page.list.count())]


def test_a_house_is_listed_with_its_tables_under_it(join_page: JoinPage) -> None:
    join_page.show_tables(places_of([AT_HAVEN, SUNDAY, HAVEN], []))
    assert [row.split(".")[0] for row in rows(join_page)] == ["Sunday — Lisa’s laptop", "The Haven", "Monday"]
    assert "one table" in rows(join_page)[1] and "password" in rows(join_page)[1]


def test_at_a_house_one_makes_a_table_and_has_nothing_to_watch(join_page: JoinPage, qtbot: QtBot) -> None:
    join_page.show_tables(places_of([HAVEN], []))
    assert "no table yet" in rows(join_page)[0]
    assert join_page.join_button.text() == "Make a table…"
    assert not join_page.watch_button.isEnabled()
    with qtbot.waitSignal(join_page.make) as made:
        join_page.join_button.click()
    assert made.args[0].invitation == HAVEN.invitation


def test_a_table_to_join_is_meant_before_a_house_until_the_player_picks(join_page: JoinPage) -> None:
    join_page.show_tables(places_of([HAVEN], []))
    join_page.show_tables(places_of([HAVEN, AT_HAVEN], []))
    chosen = join_page.chosen()
    assert chosen is not None and chosen.title == "Monday"
    join_page.list.setCurrentRow(0)
    join_page.show_tables(places_of([HAVEN, AT_HAVEN, SUNDAY], []))
    chosen = join_page.chosen()
    assert chosen is not None and chosen.house


def test_the_page_of_a_table_at_a_house_asks_for_its_password(host_page: HostPage, qtbot: QtBot) -> None:
    host_page.begin_again(place_of_house(HAVEN, 0))
    assert host_page.host_password.isVisible()
    host_page.open_button.click()
    assert "It takes the password of The Haven" in host_page.summary.text()
    host_page.host_password.setText("kindred")
    with qtbot.waitSignal(host_page.host) as asked:
        host_page.open_button.click()
    assert asked.args[0].host_password == "kindred"
    assert not asked.args[0].password
    host_page.begin_again()
    assert not host_page.host_password.isVisible()


def test_picking_a_table_clears_an_old_invitation(join_page: JoinPage, qtbot: QtBot) -> None:
    join_page.show_tables(places_of([SUNDAY], []))
    join_page.invitation.setText("vtes://10.0.0.7/friday")
    join_page.show_tables(places_of([SUNDAY, RUNNING], []))
    assert join_page.invitation.text(), "the list may change by itself"
    at = join_page.list.visualItemRect(join_page.list.item(0)).center()
    qtbot.mouseClick(join_page.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert not join_page.invitation.text()
    target = join_page.target()
    assert target is not None and target.table == "sunday"


def test_of_several_players_at_one_machine_the_right_ones_seat_comes_first(join_page: JoinPage) -> None:
    adam = replace(SEAT, player="Adam", token=b"a" * 32)
    join_page.show_tables(places_of([RUNNING], [adam, SEAT]))
    assert ["Zoe" in row for row in rows(join_page)] == [True, False]
    chosen = join_page.chosen()
    assert chosen is not None and chosen.ticket == SEAT
    join_page.you.setText("adam")
    chosen = join_page.chosen()
    assert chosen is not None and chosen.ticket == adam
    assert "Adam" in rows(join_page)[0]


def test_who_has_a_seat_in_a_lobby_is_not_offered_a_second_but_another_player_is(join_page: JoinPage) -> None:
    seat = replace(SEAT, table="sunday", playing=False)
    join_page.show_tables(places_of([SUNDAY], [seat]))
    assert len(rows(join_page)) == 1 and "your seat is kept, Zoe" in rows(join_page)[0]
    join_page.you.setText("Adam")
    assert len(rows(join_page)) == 2


# -- what one is called ------------------------------------------------------------------------------------------------


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """A profile of somebody whom neither the settings nor the system know by a name."""
    monkeypatch.setattr("getpass.getuser", lambda: "root")
    return Settings(tmp_path / "fresh.json")


def test_who_has_no_name_is_asked_before_joining_and_only_once(qtbot: QtBot, fresh: Settings) -> None:
    page = JoinPage(fresh)
    qtbot.addWidget(page)
    page.show()
    went: list[Joining] = []
    page.join.connect(went.append)
    assert page.you.text() == "", "two fresh profiles are not both called Sarah"
    page.invitation.setText("vtes://10.0.0.7/k3")
    page.join_button.click()
    assert not went and "what the others shall call you" in page.summary.text()
    page.you.setText("  Вob\u202e ")
    page.join_button.click()
    assert went[0].you == "Вob" and fresh.options.name == "Вob"
    assert JoinPage(fresh).you.text() == "Вob"


def test_who_watches_needs_no_name(qtbot: QtBot, fresh: Settings) -> None:
    page = JoinPage(fresh)
    qtbot.addWidget(page)
    page.show()
    went: list[Joining] = []
    page.join.connect(went.append)
    page.invitation.setText("vtes://10.0.0.7/k3")
    page.watch_button.click()
    assert went[0].watch


def test_who_has_no_name_is_asked_before_hosting(qtbot: QtBot, fresh: Settings) -> None:
    page = HostPage(fresh)
    qtbot.addWidget(page)
    page.show()
    opened: list[Hosting] = []
    page.host.connect(opened.append)
    page.open_button.click()
    assert not opened and "what the others shall call you" in page.summary.text()
    page.you.setText("Lisa")
    page.open_button.click()
    assert (opened[0].you, opened[0].terms.name, fresh.options.name) == ("Lisa", "Lisa’s table", "Lisa")
