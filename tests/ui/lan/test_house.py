"""From a window to a house: a host for everybody, where one makes a table, sees what is there, joins and watches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.lan.conftest import SOON, Come, House
from tests.ui.table.at_table import AtTable
from tests.ui.vendetta.test_table import answer
from vtes_desktop import folders
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.lan.protocol import Terms
from vtes_desktop.ui import theme
from vtes_desktop.ui.lan.host_page import HostPage
from vtes_desktop.ui.lan.join_page import JoinPage
from vtes_desktop.ui.lan.network import Network
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.window import MainWindow


@pytest.fixture
def haven(qtbot: QtBot, qapp: QApplication, catalogue: Catalogue, tmp_path: Path) -> Iterator[House]:
    """A running ``serve``, as it were, with a password to make tables."""
    theme.apply(qapp)
    made = House(qtbot, catalogue, tmp_path / "haven", house=True, password="kindred")
    yield made
    made.close()


class Visitor:
    """A window that types the house's address."""

    def __init__(self, qtbot: QtBot, house: House, name: str = "Zoe", card_list: str = "") -> None:
        self.qtbot = qtbot
        self.house = house
        settings = Settings()
        settings.change(name=name, motion=False, pace="at once", card_list=card_list)
        self.window = MainWindow(settings, folders.games())
        self.window.resize(1280, 720)
        qtbot.addWidget(self.window)
        self.window.show()

    @property
    def network(self) -> Network:
        return self.window.network

    @property
    def join_page(self) -> JoinPage:
        page = self.network._join_page
        assert page is not None
        return page

    @property
    def host_page(self) -> HostPage:
        page = self.network._host_page
        assert page is not None
        return page

    def wait(self, until: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(until()), timeout=SOON)

    def type_address(self) -> None:
        self.window.start_page.join.click()
        self.join_page.invitation.setText(f"127.0.0.1:{self.house.port}")
        self.join_page.join_button.click()
        self.wait(lambda: "The house" in self.titles())
        self.pick("The house")

    def titles(self) -> list[str]:
        return [place.title for place in self.join_page._tables]

    def pick(self, title: str) -> None:
        self.join_page.list.setCurrentRow(self.titles().index(title))

    def lobby(self) -> None:
        """Wait for the lobby: the page, and the table that it shows."""
        self.wait(lambda: self.network.lobby_page is not None)
        self.wait(lambda: self.network.room is not None and self.network.room.lobby is not None)


@pytest.fixture
def visitor(qtbot: QtBot, haven: House) -> Iterator[Visitor]:
    made = Visitor(qtbot, haven)
    yield made
    made.window.close()


def test_an_address_leads_to_a_house_where_one_makes_a_table(visitor: Visitor) -> None:
    visitor.type_address()
    assert not visitor.join_page.invitation.text()
    assert visitor.join_page.join_button.text() == "Make a table…"
    visitor.join_page.join_button.click()
    page = visitor.host_page
    assert visitor.window.pages.currentWidget() is page
    page.terms.name.setText("Monday")
    page.host_password.setText("kine")
    page.open_button.click()
    visitor.wait(lambda: "not this host’s password" in page.summary.text())
    page.host_password.setText("kindred")
    page.open_button.click()
    visitor.lobby()
    room = visitor.network.room
    assert room is not None and room.lobby is not None
    assert (room.lobby.terms.name, room.seat, room.owner) == ("Monday", 0, True)
    assert visitor.network._hosting is None


def test_back_from_making_a_table_is_the_list_again(visitor: Visitor) -> None:
    visitor.type_address()
    visitor.join_page.join_button.click()
    visitor.host_page.back_button.click()
    assert visitor.window.pages.currentWidget() is visitor.join_page


@pytest.mark.parametrize("how", ["join", "watch"])
def test_tables_of_a_house_come_into_sight_and_are_joined_or_watched(visitor: Visitor, come: Come, how: str) -> None:
    visitor.type_address()
    sarah = come(visitor.house.invitation, "sarah")
    sarah.make(Terms("Monday", 3), "Sarah", "", "kindred")
    visitor.wait(lambda: "Monday" in visitor.titles())
    visitor.pick("Monday")
    (visitor.join_page.join_button if how == "join" else visitor.join_page.watch_button).click()
    visitor.lobby()
    room = visitor.network.room
    assert room is not None
    assert room.seat == (1 if how == "join" else -1)


def test_a_house_that_goes_out_of_sight_is_not_listed_any_more(visitor: Visitor) -> None:
    visitor.type_address()
    visitor.house.close()
    visitor.wait(lambda: "The house" not in visitor.titles())


def test_who_has_no_card_list_is_told_on_joining_a_game_of_decks(
    qtbot: QtBot, haven: House, come: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sarah = come(haven.invitation, "sarah")
    sarah.make(Terms("Monday", 3), "Sarah", "", "kindred")
    visitor = Visitor(qtbot, haven, card_list=str(tmp_path / "gone"))
    said: list[str] = []
    monkeypatch.setattr(visitor.window, "say", lambda _, sentence: said.append(sentence))
    visitor.type_address()
    visitor.wait(lambda: "Monday" in visitor.titles())
    visitor.pick("Monday")
    visitor.join_page.join_button.click()
    visitor.wait(lambda: said)
    assert said == [visitor.window.pool.problem]
    assert visitor.network.lobby_page is None and visitor.window.pages.currentWidget() is visitor.window.start_page
    visitor.wait(lambda: sarah.lobby is not None and sarah.lobby.seats[1].player == "open")
    visitor.window.close()


@pytest.mark.parametrize("answers", [6, pytest.param(1000, marks=pytest.mark.long)])
def test_a_table_of_the_second_game_is_made_joined_and_played_from_windows(
    qtbot: QtBot, haven: House, answers: int
) -> None:
    """Some answers of the two, or as many as it takes to the end; computer players sit at the other seats."""
    owner, guest = (Visitor(qtbot, haven, name) for name in ("Zoe", "Alexis"))
    owner.window.start_page.game_buttons["vendetta"].click()
    owner.type_address()
    owner.join_page.join_button.click()
    page = owner.host_page
    assert (page.terms.game, page.game.currentData()) == ("vendetta", "vendetta")
    page.terms.name.setText("A feud")
    page.terms.seats.setValue(4)
    page.host_password.setText("kindred")
    page.open_button.click()
    owner.lobby()
    guest.type_address()
    guest.wait(lambda: "A feud" in guest.titles())
    guest.pick("A feud")
    guest.join_page.you.setText("Alexis")
    guest.join_page.join_button.click()
    guest.lobby()
    lobbies = [each.network.lobby_page for each in (owner, guest)]
    first = lobbies[0]
    assert first is not None
    first.random_seating.setChecked(False)
    owner.wait(first.fill.isVisible)
    first.fill.click()
    for lobby in lobbies:
        assert lobby is not None
        owner.wait(lobby.ready.isEnabled)
        lobby.ready.click()
    owner.wait(first.start.isEnabled)
    first.start.click()
    windows = [owner.window, guest.window]
    owner.wait(lambda: all(each.table_page is not None for each in windows))
    tables = [AtTable(qtbot, each.table_page.session, page=each.table_page) for each in windows if each.table_page]
    for table in tables:
        table.page.asking.dead_seconds = table.page.asking.own_seconds = 0.0
    over = [table.session.client for table in tables]

    def mine(seat: int) -> bool:
        asked = over[seat].asked
        return asked is not None and asked.seat == seat and asked.waits

    given = 0
    while not over[0].table.over and given < answers:
        owner.wait(lambda: mine(0) or mine(1) or over[0].table.over)
        for seat, table in enumerate(tables):
            if mine(seat):
                before = over[seat].n
                table.settle()
                answer(table, seat)
                given += 1
                owner.wait(lambda seat=seat, before=before: over[seat].n > before)
    assert over[0].table.seats[2].name != over[0].table.seats[3].name
    assert over[0].table.phase != "feed"
    if over[0].table.over:
        owner.wait(lambda: all(client.table.over for client in over))
        assert tables[0].page.score.isVisible()
    for each in windows:
        each.close()
