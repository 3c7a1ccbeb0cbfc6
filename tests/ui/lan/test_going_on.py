"""Going on with games of the network from the start page: at other hosts, and hosted in this window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.ui.lan.conftest import SOON, Come, House
from vtes_desktop import folders
from vtes_desktop.lan.protocol import Terms
from vtes_desktop.lan.tickets import Ticket, Tickets
from vtes_desktop.play import requests as r
from vtes_desktop.ui import theme
from vtes_desktop.ui.continue_list import Game
from vtes_desktop.ui.deck_choice import from_starter
from vtes_desktop.ui.lan.room import Room
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.seating import preferred_starters
from vtes_desktop.ui.table.page import TablePage
from vtes_desktop.ui.window import MainWindow


class Desk:
    """A window of Zoe's; closed and opened again it is another, with what is kept."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.open()

    def open(self) -> None:
        settings = Settings()
        settings.change(name="Zoe", motion=False)
        self.window = MainWindow(settings, folders.games())
        self.window.resize(1280, 720)
        self.qtbot.addWidget(self.window)
        self.window.show()

    def close(self) -> None:
        self.window.close()

    def wait(self, until: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(until()), timeout=SOON)

    @property
    def room(self) -> Room:
        assert self.window.network.room is not None
        return self.window.network.room

    @property
    def table(self) -> TablePage:
        assert self.window.table_page is not None
        return self.window.table_page

    def games(self) -> list[Game]:
        with self.qtbot.waitSignal(self.window.start_page.games_panel.reader.read, timeout=SOON):
            self.window.start_page.refresh()
        return self.window.start_page.games_list.games

    def go_on(self) -> None:
        (game,) = self.games()
        self.window.start_page.games_panel.go_on(game)

    def join(self, line: str) -> None:
        self.window.start_page.join.click()
        page = self.window.network._join_page
        assert page is not None
        page.invitation.setText(line)
        page.join_button.click()
        self.lobby()

    def lobby(self) -> None:
        """Wait for the lobby: the page, and the table that it shows."""
        network = self.window.network
        self.wait(lambda: network.lobby_page is not None)
        self.wait(lambda: network.room is not None and network.room.lobby is not None)

    def host(self) -> str:
        self.window.network.show_host()
        page = self.window.network._host_page
        assert page is not None
        page.open_button.click()
        self.lobby()
        assert self.room.lobby is not None
        return self.room.lobby.table

    def play(self, other: Room) -> None:
        """Begin a game; the other owns the table or sits at one's own."""
        lobby, catalogue = self.window.network.lobby_page, self.window.catalogue
        assert lobby is not None and catalogue is not None
        first, second = preferred_starters(catalogue)[:2]
        lobby.take_deck(from_starter(first, catalogue))
        other.submit_deck(from_starter(second, catalogue))
        self.wait(lobby.ready.isEnabled)
        self.wait(lambda: other.lobby is not None and other.lobby.seats[other.seat].crypt)
        lobby.ready.click()
        other.ready(True)
        self.wait(lambda: other.lobby is not None and sum(seat.ready for seat in other.lobby.seats) == 2)
        (other if other.owner else self.room).start(False)
        self.wait(lambda: self.window.table_page is not None)


@pytest.fixture
def desk(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    theme.apply(qapp)
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Close)
    made = Desk(qtbot)
    yield made
    made.close()


@pytest.fixture
def sarah(qtbot: QtBot, house: House, come: Come) -> Room:
    """Who has made a table at the house."""
    room = come(house.invitation, "sarah")
    room.make(Terms("Friday night", 3, format="none"), "Sarah", "")
    qtbot.waitUntil(lambda: room.lobby is not None and room.seat == 0, timeout=SOON)
    return room


def to(house: House, room: Room) -> str:
    assert room.lobby is not None
    return str(house.to(room.lobby.table))


def test_a_joined_game_is_listed_with_who_and_whose_turn_and_is_come_back_to(
    desk: Desk, house: House, sarah: Room
) -> None:
    desk.join(to(house, sarah))
    desk.play(sarah)
    desk.close()
    desk.open()
    (game,) = desk.games()
    assert game.title == "Friday night — Sarah, Zoe"
    assert game.state == "Round 1 · Sarah’s turn · at The house"
    assert game.when > 0
    desk.go_on()
    desk.wait(lambda: desk.window.table_page is not None)
    assert desk.table.session.viewer == 1
    desk.wait(lambda: sarah.lobby is not None and sarah.lobby.seats[1].here)


def test_a_seat_in_a_lobby_is_come_back_to_as_well(desk: Desk, house: House, sarah: Room) -> None:
    desk.join(to(house, sarah))
    desk.close()
    desk.open()
    (game,) = desk.games()
    assert game.state == "In its lobby · at The house"
    desk.go_on()
    desk.lobby()
    assert desk.room.seat == 1


def test_a_seat_that_is_open_in_another_window_is_taken_over_only_when_one_says_so(
    desk: Desk, house: House, sarah: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vtes_desktop.ui.lan.network.GOODBYE_MS", 0)
    desk.join(to(house, sarah))
    desk.play(sarah)
    first = desk.window
    for choice in ("Leave it there", "Take the seat over"):
        desk.open()
        desk.go_on()
        desk.wait(lambda: desk.window.network.question is not None)
        box = desk.window.network.question
        assert box is not None
        assert first.network.room is not None and first.network.room.connected
        next(button for button in box.buttons() if button.text() == choice).click()
        desk.wait(lambda box=box: not isValid(box))
        if choice == "Leave it there":
            assert desk.window.network.room is None
            assert first.network.room.connected
            desk.close()
    desk.wait(lambda: desk.window.table_page is not None)
    assert desk.table.session.viewer == 1
    desk.wait(lambda: first.network.room is None or not first.network.room.connected)
    first.close()


def test_a_hosted_game_is_hosted_again(desk: Desk, come: Come) -> None:
    table = desk.host()
    alexis = come(desk.window.network._hosting.here, "alexis")  # it hosts
    alexis.join("Alexis", "")
    desk.wait(lambda: alexis.lobby is not None)
    desk.play(alexis)
    desk.close()
    desk.open()
    (game,) = desk.games()
    assert "hosted here" in game.state and "turn" in game.state
    assert game.players == ("Zoe", "Alexis")
    desk.go_on()
    desk.wait(lambda: desk.window.table_page is not None)
    assert desk.room.lobby is not None and desk.room.lobby.table == table
    assert desk.room.owner


def test_a_lobby_that_its_host_has_left_is_offered_nowhere(desk: Desk) -> None:
    desk.host()
    room, lobby = desk.room, desk.window.network.lobby_page
    assert lobby is not None
    with desk.qtbot.waitSignal(room.closed, timeout=SOON):
        lobby.back_button.click()
    assert desk.games() == []
    desk.window.network.show_host()
    page = desk.window.network._host_page
    assert page is not None and not page.kept.isVisible()


def test_a_finished_game_leaves_the_lists_and_the_others_say_when(desk: Desk, house: House, sarah: Room) -> None:
    desk.join(to(house, sarah))
    desk.play(sarah)
    sarah.finish()
    mine = desk.room.client
    assert mine is not None
    desk.wait(lambda: mine.asks)
    assert desk.room.lobby is not None and desk.room.lobby.state == "playing", "the owner alone ends nothing"
    mine.ask(r.Answer(mine.asks[0].number, True), lambda _: None)
    desk.wait(lambda: mine.table.over)
    sarah.finish()
    desk.wait(lambda: desk.room.lobby is not None and desk.room.lobby.state == "finished")
    desk.window.leave_table()
    assert desk.games() == []


def test_open_again_is_dated_and_has_nothing_that_is_over(desk: Desk) -> None:
    desk.host()
    own = desk.room.fingerprint
    desk.close()
    desk.open()
    tickets = Tickets(folders.network())
    (kept,) = tickets.all()
    tickets.keep(Ticket(own, "elsewhere", title="Taken away", owner=b"o" * 32))
    desk.window.network.show_host()
    page = desk.window.network._host_page
    assert page is not None
    words = [button.text() for button in page.kept.findChildren(QPushButton)]
    assert len(words) == 1 and "today" in words[0] and "in its lobby" in words[0]
    tickets.keep(Ticket(**{name: getattr(kept, name) for name in kept.__struct_fields__} | {"over": True}))
    desk.window.network.show_host()
    assert not page.kept.isVisible()


def test_a_seat_is_forgotten_and_the_undo_brings_it_back(desk: Desk, house: House, sarah: Room) -> None:
    desk.join(to(house, sarah))
    desk.close()
    desk.open()
    (game,) = desk.games()
    page = desk.window.start_page
    page.games_panel.delete(game)
    assert "forgotten" in page.games_panel.undo_text.text()
    assert desk.games() == []
    page.games_panel.undo()
    assert [one.title for one in desk.games()] == [game.title]


def test_a_hosted_table_goes_to_the_trash_and_comes_back(desk: Desk) -> None:
    table = desk.host()
    desk.close()
    desk.open()
    (game,) = desk.games()
    path = folders.games() / "hosted" / f"{table}.vtes-table"
    assert path.is_file()
    desk.window.start_page.games_panel.delete(game)
    assert not path.exists(), desk.window.start_page.games_panel.undo_text.text()
    assert desk.games() == []
    desk.window.start_page.games_panel.undo()
    assert path.is_file() and len(desk.games()) == 1


def test_who_leaves_a_table_at_a_house_hands_it_on(desk: Desk, house: House, come: Come, tmp_path: Path) -> None:
    sarah = come(house.invitation, "sarah")
    sarah.make(Terms("Friday night", 3, format="none"), "Sarah", "")
    desk.wait(lambda: sarah.lobby is not None and sarah.seat == 0)
    desk.join(to(house, sarah))
    desk.wait(lambda: sarah.lobby is not None and sarah.lobby.seats[1].here)
    with desk.qtbot.waitSignal(sarah.closed, timeout=SOON):
        sarah.leave_for_good(take_away=False)
    desk.wait(lambda: desk.room.owner)
    assert Tickets(tmp_path / "sarah").all() == []


def test_who_pastes_the_invitation_again_comes_back_to_the_seat(desk: Desk, house: House, sarah: Room) -> None:
    line = to(house, sarah)
    desk.join(line)
    desk.play(sarah)
    desk.close()
    desk.open()
    desk.window.start_page.join.click()
    page = desk.window.network._join_page
    assert page is not None
    page.invitation.setText(line)
    page.join_button.click()
    desk.wait(lambda: desk.window.table_page is not None)
    assert desk.table.session.viewer == 1


def test_a_kept_seat_that_is_worth_nothing_is_no_obstacle(desk: Desk, house: House, sarah: Room) -> None:
    line = to(house, sarah)
    desk.join(line)
    (kept,) = Tickets(folders.network()).all()
    sarah.change(Terms("Friday night", 3, format="none"), "kindred")
    sarah.kick(1)
    desk.wait(lambda: desk.window.network.room is None)
    Tickets(folders.network()).keep(kept)
    desk.window.start_page.join.click()
    page = desk.window.network._join_page
    assert page is not None
    page.invitation.setText(line)
    page.password.setText("kindred")
    page.join_button.click()
    desk.lobby()
    assert desk.room.seat == 1


def test_a_table_is_opened_while_the_one_before_is_still_closing(desk: Desk) -> None:
    first = desk.host()
    lobby = desk.window.network.lobby_page
    assert lobby is not None
    lobby.back_button.click()
    assert desk.host() != first
