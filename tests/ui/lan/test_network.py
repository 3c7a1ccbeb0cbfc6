"""Going from page to page on the network in a whole window, with a real host on the loopback."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from tests.ui.lan.conftest import SOON, Come, House
from vtes_desktop import folders
from vtes_desktop.lan.fingerprint import shown
from vtes_desktop.lan.identity import renew
from vtes_desktop.lan.invitation import read
from vtes_desktop.lan.protocol import Terms
from vtes_desktop.ui.deck_choice import from_starter
from vtes_desktop.ui.lan.join_page import JoinPage
from vtes_desktop.ui.lan.network import Network
from vtes_desktop.ui.lan.room import Room
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.seating import preferred_starters
from vtes_desktop.ui.window import MainWindow


class Guest:
    """A window that joins Sarah's table."""

    def __init__(self, qtbot: QtBot, house: House, sarah: Room) -> None:
        self.qtbot = qtbot
        self.house = house
        self.sarah = sarah
        settings = Settings()
        settings.change(name="Zoe", motion=False)
        self.window = MainWindow(settings, folders.games())
        self.window.resize(1280, 720)
        qtbot.addWidget(self.window)
        self.window.show()

    @property
    def network(self) -> Network:
        return self.window.network

    @property
    def page(self) -> JoinPage:
        page = self.network._join_page
        assert page is not None
        return page

    @property
    def table(self) -> str:
        assert self.sarah.lobby is not None
        return self.sarah.lobby.table

    def wait(self, until: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(until()), timeout=SOON)

    def boxes(self) -> list[QMessageBox]:
        return [box for box in self.window.findChildren(QMessageBox) if box.isVisible()]

    def join(self, line: str, password: str = "kindred") -> None:
        self.window.start_page.join.click()
        self.page.invitation.setText(line)
        self.page.password.setText(password)
        self.page.join_button.click()

    def lobby(self) -> None:
        """Wait for the lobby: the page, and the table that it shows."""
        self.wait(lambda: self.network.lobby_page is not None)
        self.wait(lambda: self.network.room is not None and self.network.room.lobby is not None)


@pytest.fixture
def guest(qtbot: QtBot, house: House, come: Come) -> Iterator[Guest]:
    sarah = come(house.invitation, "sarah")
    sarah.make(Terms("Friday night", 3, format="none"), "Sarah", "kindred")
    qtbot.waitUntil(lambda: sarah.lobby is not None and sarah.seat == 0, timeout=SOON)
    made = Guest(qtbot, house, sarah)
    yield made
    made.window.close()


def test_an_invitation_leads_to_the_lobby_and_leaving_gives_the_seat_up(guest: Guest) -> None:
    guest.join(str(guest.house.to(guest.table)))
    guest.lobby()
    lobby = guest.network.lobby_page
    assert lobby is not None
    assert guest.window.pages.currentWidget() is lobby
    guest.wait(lambda: guest.sarah.lobby is not None and guest.sarah.lobby.seats[1].name == "Zoe")
    lobby.back_button.click()
    assert guest.window.pages.currentWidget() is guest.window.start_page
    guest.wait(lambda: guest.sarah.lobby is not None and guest.sarah.lobby.seats[1].player == "open")


def test_an_address_alone_leads_to_a_hosts_only_table(guest: Guest) -> None:
    guest.join(f"127.0.0.1:{guest.house.port}")
    guest.lobby()
    assert guest.network.room is not None
    assert guest.network.room.fingerprint == guest.house.invitation.fingerprint


def test_a_table_of_a_game_of_a_later_version_is_left_in_words_and_its_seat_with_it(guest: Guest) -> None:
    guest.join(str(guest.house.to(guest.table)))
    guest.lobby()
    room = guest.network.room
    assert room is not None
    assert room.lobby is not None
    later = replace(room.lobby, terms=replace(room.lobby.terms, game="bridge"))
    room.guest._heard(room.guest._connection, later)
    assert guest.window.pages.currentWidget() is guest.window.start_page
    assert ["Update" in f"{box.text()} {box.informativeText()}" for box in guest.boxes()] == [True]
    guest.wait(lambda: guest.sarah.lobby is not None and guest.sarah.lobby.seats[1].player == "open")


def test_a_wrong_password_is_asked_for_again(guest: Guest) -> None:
    guest.join(str(guest.house.to(guest.table)), "kine")
    guest.wait(lambda: "password" in guest.page.summary.text())
    assert guest.page.join_button.isEnabled()
    guest.page.password.setText("kindred")
    guest.page.join_button.click()
    guest.lobby()


def test_where_nobody_listens_it_is_tried_until_one_goes_back(guest: Guest) -> None:
    line = str(guest.house.to(guest.table))
    guest.house.close()
    guest.join(line)
    guest.wait(lambda: "Trying again" in guest.page.summary.text())
    assert not guest.page.join_button.isEnabled()
    guest.page.back_button.click()
    assert guest.network.room is None


def test_a_host_with_another_fingerprint_is_said_loudly_and_nothing_is_told_to_it(guest: Guest, tmp_path: Path) -> None:
    before = guest.house.invitation.fingerprint
    guest.join(f"127.0.0.1:{guest.house.port}")
    guest.lobby()
    lobby = guest.network.lobby_page
    assert lobby is not None
    lobby.back_button.click()
    guest.house.close()
    now = renew(tmp_path / "house" / "identity").fingerprint
    guest.house.open()
    assert now != before

    guest.join(f"127.0.0.1:{guest.house.port}")
    guest.wait(lambda: guest.network.question is not None)
    box = guest.network.question
    assert box is not None
    assert box.isVisible()
    assert shown(before) in box.informativeText()
    assert shown(now) in box.informativeText()
    assert box.defaultButton().text() == "Don’t join"
    assert guest.network.room is None

    trust = next(button for button in box.buttons() if "trust" in button.text())
    trust.click()
    guest.lobby()
    assert guest.network.room is not None
    assert guest.network.room.fingerprint == now


def test_another_host_than_the_invitations_is_never_offered_to_be_trusted(guest: Guest, tmp_path: Path) -> None:
    line = str(guest.house.to(guest.table))
    guest.house.close()
    renew(tmp_path / "house" / "identity")
    guest.house.open()
    guest.join(line)
    guest.wait(guest.boxes)
    assert "another host answers" in guest.boxes()[0].text()
    assert len(guest.boxes()[0].buttons()) == 1
    assert guest.network.room is None


def test_who_is_kicked_is_back_at_the_start_and_told_why(guest: Guest) -> None:
    guest.join(str(guest.house.to(guest.table)))
    guest.lobby()
    guest.sarah.kick(1)
    guest.wait(lambda: guest.window.pages.currentWidget() is guest.window.start_page)
    guest.wait(guest.boxes)
    assert guest.boxes()[0].text()


def test_who_leaves_the_table_comes_back_to_the_same_seat(guest: Guest) -> None:
    guest.join(str(guest.house.to(guest.table)))
    guest.lobby()
    lobby, catalogue = guest.network.lobby_page, guest.window.catalogue
    assert lobby is not None
    assert catalogue is not None
    first, second = preferred_starters(catalogue)[:2]
    lobby.take_deck(from_starter(first, catalogue))
    guest.sarah.submit_deck(from_starter(second, catalogue))
    guest.wait(lobby.ready.isEnabled)
    lobby.ready.click()
    guest.wait(lambda: guest.sarah.lobby is not None and guest.sarah.lobby.seats[0].crypt)
    guest.sarah.ready(True)
    guest.wait(lambda: guest.sarah.lobby is not None and all(seat.ready for seat in guest.sarah.lobby.seats[:2]))
    guest.sarah.start(False)
    guest.wait(lambda: guest.window.table_page is not None)
    page = guest.window.table_page
    assert page is not None
    hand = [page.session.table.copies[i].card for i in page.session.table.pile(1, "hand")]
    assert all(hand)
    guest.window.leave_table()
    assert guest.window.pages.currentWidget() is guest.window.start_page
    guest.wait(lambda: guest.sarah.lobby is not None and not guest.sarah.lobby.seats[1].here)

    guest.window.start_page.join.click()
    guest.page.invitation.clear()
    guest.wait(lambda: guest.page.join_button.text() == "Come back")
    guest.page.join_button.click()
    guest.wait(lambda: guest.window.table_page is not None)
    again = guest.window.table_page
    assert again is not None
    assert again is not page
    assert again.session.viewer == 1
    assert [again.session.table.copies[i].card for i in again.session.table.pile(1, "hand")] == hand


def test_a_host_that_goes_while_one_is_in_its_lobby_is_waited_for(guest: Guest) -> None:
    guest.join(str(guest.house.to(guest.table)))
    guest.lobby()
    lobby = guest.network.lobby_page
    assert lobby is not None
    guest.house.close()
    guest.wait(lambda: lobby.room.guest.standing.kind == "away")
    assert lobby.summary.text()
    assert not lobby.start.isEnabled()
    guest.house.open()
    guest.wait(lambda: lobby.room.connected)
    guest.wait(lambda: guest.sarah.connected)
    assert lobby.room.seat == 1


# -- hosting -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def host(qtbot: QtBot, qapp: QApplication) -> Iterator[MainWindow]:  # noqa: ARG001 - the window needs it
    settings = Settings()
    settings.change(name="Sarah", motion=False)
    window = MainWindow(settings, folders.games())
    window.resize(1280, 720)
    qtbot.addWidget(window)
    window.show()
    window.network.show_host()
    yield window
    window.close()


def open_table(host: MainWindow, qtbot: QtBot) -> None:
    page = host.network._host_page
    assert page is not None
    page.open_button.click()
    qtbot.waitUntil(lambda: host.network.lobby_page is not None, timeout=SOON)
    qtbot.waitUntil(lambda: host.network.room is not None and host.network.room.lobby is not None, timeout=SOON)


def test_a_hosted_table_is_open_again_after_the_window_was_closed(host: MainWindow, qtbot: QtBot) -> None:
    open_table(host, qtbot)
    room = host.network.room
    assert room is not None
    assert room.owner
    assert room.seat == 0
    assert room.lobby is not None
    table = room.lobby.table
    host.network.close()
    host.network.show_host()
    page = host.network._host_page
    assert page is not None
    assert page.kept.isVisible()
    buttons = [button for button in page.kept.findChildren(type(page.open_button)) if "table" in button.text()]
    assert buttons, [button.text() for button in page.kept.findChildren(type(page.open_button))]
    buttons[-1].click()
    # The page is there while the table is still being reached.
    qtbot.waitUntil(lambda: host.network.room is not None and host.network.room.lobby is not None, timeout=SOON)
    again = host.network.room
    assert again is not None
    assert again.lobby is not None
    assert again.lobby.table == table
    assert again.owner
    assert again.seat == 0


def test_the_second_of_two_windows_that_host_is_told(host: MainWindow, qtbot: QtBot) -> None:
    open_table(host, qtbot)
    second = MainWindow(Settings(), folders.games())
    qtbot.addWidget(second)
    second.network.show_host()
    page = second.network._host_page
    assert page is not None
    page.open_button.click()
    qtbot.waitUntil(lambda: "Another window" in page.summary.text(), timeout=SOON)
    second.close()


def test_leaving_ones_own_lobby_closes_the_table(host: MainWindow, qtbot: QtBot) -> None:
    open_table(host, qtbot)
    lobby = host.network.lobby_page
    assert lobby is not None
    lobby.back_button.click()
    assert host.pages.currentWidget() is host.start_page
    assert host.network._hosting is None
    host.network.show_host()
    page = host.network._host_page
    assert page is not None
    open_table(host, qtbot)


def test_who_hosts_others_is_asked_before_the_window_closes(
    host: MainWindow, qtbot: QtBot, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_table(host, qtbot)
    room = host.network.room
    assert room is not None
    assert host.network.may_leave(host)  # nobody else is there
    alexis = come(read(room.invitation), "alexis")
    alexis.join("Alexis", "")
    qtbot.waitUntil(lambda: room.lobby is not None and room.lobby.seats[1].here, timeout=SOON)
    asked: list[str] = []

    def answer(*said: object) -> QMessageBox.StandardButton:
        asked.append(str(said[2]))
        return QMessageBox.StandardButton.Cancel

    monkeypatch.setattr(QMessageBox, "question", answer)
    assert not host.close()
    assert host.isVisible()
    assert "closes with you" in asked[0]
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Close)
    assert host.close()
