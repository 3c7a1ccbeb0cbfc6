"""A whole game of Vendetta over the network: two play it by mouse at screens of their own, two answer by themselves,
one looks on; and not one word of the other game on the way."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.lan.conftest import SOON, Come, House
from tests.ui.table.at_table import AtTable
from tests.ui.vendetta.test_table import answer
from tests.ui.vendetta.test_words import OTHERS, seen
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.lan.protocol import Terms
from vtes_desktop.play import requests as r
from vtes_desktop.play.at_line import table_at
from vtes_desktop.play.verify import verify
from vtes_desktop.table.journal import Options, read
from vtes_desktop.table.sight import cut
from vtes_desktop.table.table import NOBODY
from vtes_desktop.ui.lan.lobby_page import LobbyPage
from vtes_desktop.ui.lan.room import Room
from vtes_desktop.ui.lan.session import NetworkSession
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.table.advice import Advice
from vtes_desktop.vendetta.agreed import agreement
from vtes_desktop.vendetta.card_files import practice

NONE = Catalogue(())
TERMS = Terms(
    "An evening", 4, mode="strict", edition="clear", options=Options(time_limit=0), game="vendetta", hints=True
)
NAMES = ("sarah", "alexis", "justin", "lisa")


class Evening:
    """Four at a table and one who looks on, in their lobbies."""

    def __init__(self, qtbot: QtBot, house: House, come: Come, settings: Settings) -> None:
        self.qtbot, self.settings = qtbot, settings
        owner = come(house.invitation, NAMES[0])
        owner.make(TERMS, "Sarah", "kindred", extra=agreement(practice()))
        self.wait(lambda: owner.lobby is not None and owner.seat == 0)
        assert owner.lobby is not None
        self.rooms = [owner]
        for number, name in enumerate(NAMES[1:], 1):
            room = come(house.to(owner.lobby.table), name)
            room.join(name.capitalize(), "kindred")
            self.wait(lambda room=room, number=number: room.seat == number)
            self.rooms.append(room)
        self.watcher = come(house.to(owner.lobby.table), "watcher")
        self.watcher.watch("kindred")
        self.lobbies = [self.page(room) for room in self.rooms]

    def wait(self, until: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(until()), timeout=SOON)

    def page(self, room: Room) -> LobbyPage:
        page = LobbyPage(room, self.settings, NONE)
        self.qtbot.addWidget(page)
        page.resize(1280, 720)
        page.show()
        return page

    def begin(self) -> list[NetworkSession]:
        for page in self.lobbies:
            assert not [word for word in seen(page) if OTHERS.search(word)]
            self.wait(page.ready.isEnabled)
            page.ready.click()
        self.wait(self.lobbies[0].start.isEnabled)
        self.lobbies[0].random_seating.setChecked(False)
        self.lobbies[0].start.click()
        rooms = [*self.rooms, self.watcher]
        self.wait(lambda: all(room.client is not None for room in rooms))
        return [NetworkSession(room, room.client, NONE, self.settings) for room in rooms if room.client is not None]


@pytest.fixture
def evening(qtbot: QtBot, house: House, come: Come, settings: Settings) -> Evening:
    settings.change(motion=False, pace="at once")
    return Evening(qtbot, house, come, settings)


@pytest.mark.parametrize("answers", [12, pytest.param(1000, marks=pytest.mark.long)])
def test_a_game_by_mouse_over_the_network(evening: Evening, qtbot: QtBot, tmp_path: Path, answers: int) -> None:
    """Some answers, or as many as it takes to the end."""
    *seats, watcher = evening.begin()
    tables = [AtTable(qtbot, session, (1280, 720)) for session in (seats[0], seats[1], watcher)]
    for table in tables:
        table.page.asking.dead_seconds = table.page.asking.own_seconds = 0.0
    chance = random.Random(3)
    given = 0
    while given < answers and not watcher.table.over:
        waiting = [
            number
            for number, session in enumerate(seats)
            if (asked := session.client.asked) is not None and asked.seat == number and asked.waits
        ]
        if not waiting:
            evening.wait(lambda: any((each.client.asked or None) and each.client.asked.waits for each in seats))
            qtbot.wait(1)
            continue
        number = waiting[0]
        session = seats[number]
        before, asked = session.client.n, session.client.asked
        if not given:
            hints: list[Advice] = []
            session.adviser.advised.connect(hints.append)
            session.advise(asked)  # type: ignore[arg-type]
            assert 0 <= hints[0].option < len(asked.options)
        if number < 2:
            tables[number].settle()
            answer(tables[number], number)
        else:
            session.ask(r.Pick(asked.number, chance.randrange(len(asked.options))), number)
        evening.wait(lambda session=session, before=before: session.client.n > before)
        evening.wait(lambda n=session.client.n: all(each.client.n >= n for each in (*seats, watcher)))
        given += 1
        assert watcher.client.seat == NOBODY and not any(watcher.table.pile(0, "hand"))
        assert watcher.client.asked is None or not watcher.client.asked.options
    assert given == answers or watcher.table.over
    if watcher.table.over:
        assert tables[0].page.score.isVisible() and tables[2].page.score.isVisible()
    (journal,) = tmp_path.rglob("*.vtes-game")
    table = table_at(read(journal), watcher.client.n)  # type: ignore[assignment]
    assert [session.table for session in (*seats, watcher)] == [cut(table, seat) for seat in (0, 1, 2, 3, NOBODY)]  # type: ignore[arg-type]
    assert verify(journal, NONE).honest
