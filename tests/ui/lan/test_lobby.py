"""The lobby and the table over the network, with a real host on the loopback: two windows in one program."""

from __future__ import annotations

import operator
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tests.ui.lan.conftest import SOON, Come, House
from vtes_desktop.bots.thinker import Done
from vtes_desktop.bots.thinking import Task, Thought
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck, Entry
from vtes_desktop.lan.protocol import Said, Terms
from vtes_desktop.play import requests as r
from vtes_desktop.play.verify import verify
from vtes_desktop.table.journal import Options
from vtes_desktop.ui.deck_choice import ChosenDeck, from_starter
from vtes_desktop.ui.lan.checking import Checking
from vtes_desktop.ui.lan.lobby_page import LobbyPage
from vtes_desktop.ui.lan.room import Room, key_in
from vtes_desktop.ui.lan.session import NetworkSession
from vtes_desktop.ui.lan.strip import Strip
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.seating import preferred_starters
from vtes_desktop.ui.table.advice import Advice
from vtes_desktop.ui.table.log_view import LogView
from vtes_desktop.ui.table.page import TablePage
from vtes_desktop.ui.table.words import relation

TERMS = Terms("Friday night", 3, options=Options(ask=False, discreet=True))


class Friday:
    """Sarah's table with Alexis at it, each with a lobby of their own on the screen."""

    def __init__(
        self, qtbot: QtBot, house: House, come: Come, settings: Settings, catalogue: Catalogue, terms: Terms = TERMS
    ) -> None:
        self.qtbot = qtbot
        self.house = house
        self.come = come
        self.settings = settings
        self.catalogue = catalogue
        self.sarah = come(house.invitation, "sarah")
        self.sarah.make(terms, "Sarah", "kindred")
        self.wait(lambda: self.sarah.lobby is not None and self.sarah.seat == 0)
        assert self.sarah.lobby is not None
        self.alexis = come(house.to(self.sarah.lobby.table), "alexis")
        self.alexis.join("Alexis", "kindred")
        self.wait(lambda: self.alexis.seat == 1)
        self.lobbies = [self.page(self.sarah), self.page(self.alexis)]
        self.wait(lambda: all(room.connected for room in (self.sarah, self.alexis)))
        self.see("Sarah", "Alexis")

    def wait(self, until: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(until()), timeout=SOON)

    def see(self, *names: str) -> None:
        """Wait until every lobby on the screen shows these in the seats: each hears of them when its frames come."""
        self.wait(
            lambda: all(
                len(page.lines) >= len(names) and all(map(operator.contains, seats(page), names))
                for page in self.lobbies
            )
        )

    def page(self, room: Room) -> LobbyPage:
        page = LobbyPage(room, self.settings, self.catalogue)
        self.qtbot.addWidget(page)
        page.resize(1280, 720)
        page.show()
        return page

    def deck(self, number: int) -> ChosenDeck:
        return from_starter(preferred_starters(self.catalogue)[number], self.catalogue)

    def get_ready(self) -> None:
        for number, page in enumerate(self.lobbies):
            page.take_deck(self.deck(number))
            self.wait(page.ready.isEnabled)
            page.ready.click()
        self.wait(self.lobbies[0].start.isEnabled)

    def play(self) -> tuple[NetworkSession, NetworkSession]:
        self.get_ready()
        self.lobbies[0].random_seating.setChecked(False)
        self.lobbies[0].start.click()
        self.wait(lambda: self.sarah.client is not None and self.alexis.client is not None)
        return self.session(self.sarah), self.session(self.alexis)

    def session(self, room: Room) -> NetworkSession:
        assert room.client is not None
        return NetworkSession(room, room.client, self.catalogue, self.settings)


@pytest.fixture
def friday(qtbot: QtBot, house: House, come: Come, settings: Settings, catalogue: Catalogue) -> Friday:
    return Friday(qtbot, house, come, settings, catalogue)


def seats(page: LobbyPage) -> list[str]:
    return [line.accessibleName() for line in page.lines]


# -- the lobby ---------------------------------------------------------------------------------------------------------


def test_everybody_sees_who_sits_where(friday: Friday) -> None:
    sarahs, alexis = friday.lobbies
    assert seats(sarahs)[0] == "Seat 1: Sarah (you), no deck yet · not ready yet"
    assert seats(alexis)[0] == "Seat 1: Sarah, no deck yet · not ready yet"
    assert seats(alexis)[2] == "Seat 3: Open seat, waiting for somebody"
    assert sarahs.title.text() == "Friday night"


def test_before_the_table_is_known_nothing_of_it_can_be_pressed(friday: Friday) -> None:
    table = friday.sarah.lobby.table  # it is there
    lisa = friday.come(friday.house.to(table), "lisa")
    page = friday.page(lisa)
    assert lisa.lobby is None
    for control in (page.deck_panel, page.ready, page.start, page.change_terms, page.random_seating, page.fill):
        assert not control.isVisible()
    lisa.join("Lisa", "kindred")
    friday.wait(lambda: page.ready.isVisible() and page.deck_panel.isVisible())
    assert not page.ready.isEnabled() and not page.start.isVisible()


def test_only_the_owner_starts_kicks_and_draws_seats(friday: Friday) -> None:
    sarahs, alexis = friday.lobbies
    friday.wait(lambda: sarahs.lines[1].kick_button.isVisible())
    assert sarahs.start.isVisible()
    assert not sarahs.lines[0].kick_button.isVisible()
    assert not alexis.start.isVisible()
    assert not any(line.kick_button.isVisible() for line in alexis.lines)


def test_a_deck_is_the_hosts_alone_and_the_others_see_its_size(friday: Friday) -> None:
    sarahs, alexis = friday.lobbies
    heard: list[bytes] = []
    friday.sarah.guest.on_message.append(lambda message: heard.append(msgspec.json.encode(message)))
    chosen = friday.deck(3)
    assert not alexis.ready.isEnabled()
    alexis.take_deck(chosen)
    friday.wait(lambda: "deck of 12 + 77 cards" in seats(sarahs)[1])
    friday.wait(alexis.ready.isEnabled)
    assert "found it good" in alexis.deck_says.text()
    told = b"".join(heard)
    assert chosen.name.encode() not in told
    assert not any(str(entry.card_id).encode() in told for entry in chosen.deck.entries)


def test_a_deck_that_is_not_legal_is_refused_in_words_to_its_player_alone(friday: Friday) -> None:
    small = ChosenDeck("Small", Deck("Small", entries=[Entry(entry.card_id, 1) for entry in friday.deck(0).deck.crypt]))
    friday.lobbies[1].take_deck(small)
    friday.wait(lambda: "can’t be played here" in friday.lobbies[1].deck_says.text())
    assert not friday.lobbies[1].ready.isEnabled()
    assert "no deck yet" in seats(friday.lobbies[0])[1]


def test_ready_and_not_ready_any_more(friday: Friday) -> None:
    friday.get_ready()
    sarahs, alexis = friday.lobbies
    assert "Everybody is ready." in sarahs.summary.text()
    alexis.ready.click()
    friday.wait(lambda: not sarahs.start.isEnabled())
    assert sarahs.summary.text() == "Waiting for Alexis."


def test_talk_is_heard_and_never_taken_for_marks(friday: Friday, qtbot: QtBot) -> None:
    sarahs, alexis = friday.lobbies
    alexis.talk.line.setText("<b>hm</b> & so on")
    qtbot.keyClick(alexis.talk.line, Qt.Key.Key_Return)
    friday.wait(lambda: "Alexis: <b>hm</b> & so on" in sarahs.talk.log.toPlainText())
    assert alexis.talk.line.text() == ""


def test_talk_does_not_grow_for_ever(friday: Friday) -> None:
    talk = friday.lobbies[0].talk
    for number in range(700):
        talk.hear(Said("Alexis", f"{number}", 1))
    assert talk.log.document().blockCount() <= 500
    assert talk.log.toPlainText().endswith("699")


def test_who_is_kicked_is_told_and_the_seat_is_open(friday: Friday, qtbot: QtBot) -> None:
    friday.wait(lambda: friday.lobbies[0].lines[1].kick_button.isVisible())
    with qtbot.waitSignal(friday.alexis.lost_seat, timeout=SOON) as lost:
        friday.lobbies[0].lines[1].kick_button.click()
    assert lost.args[0]
    friday.wait(lambda: "Open seat" in seats(friday.lobbies[0])[1])


def test_a_seat_is_handed_over_by_an_invitation_of_its_own(friday: Friday, qtbot: QtBot) -> None:
    with qtbot.waitSignal(friday.alexis.key_given, timeout=SOON) as given:
        friday.lobbies[1].lines[1].hand_button.click()
    line = given.args[1]
    assert QGuiApplication.clipboard().text() == line
    lobby = friday.sarah.lobby
    assert lobby is not None
    justin = friday.come(friday.house.to(lobby.table), "justin")
    justin.join("Justin", "", key_in(line))
    friday.wait(lambda: justin.seat == 1)
    friday.wait(lambda: "Justin" in seats(friday.lobbies[0])[1])


def test_a_wrong_password_is_said_to_be_one(friday: Friday, qtbot: QtBot) -> None:
    lobby = friday.sarah.lobby
    assert lobby is not None
    lisa = friday.come(friday.house.to(lobby.table), "lisa")
    with qtbot.waitSignal(lisa.not_entered, timeout=SOON) as refused:
        lisa.join("Lisa", "kine")
    assert refused.args[0] == "password"


def test_the_invitation_leads_here_and_the_fingerprint_is_shown_to_both(friday: Friday) -> None:
    friday.lobbies[0].invite.click()
    line = QGuiApplication.clipboard().text()
    assert line.startswith("vtes://127.0.0.1")
    assert line == friday.alexis.invitation
    assert friday.lobbies[0].fingerprint.text() == friday.lobbies[1].fingerprint.text() != ""


@pytest.mark.parametrize("scale", [0.8, 2.0])
@pytest.mark.parametrize("size", [(1600, 900), (1024, 640)])
def test_the_lobby_fits_every_window_and_text(friday: Friday, size: tuple[int, int], scale: float) -> None:
    friday.settings.change(text_scale=scale)
    page = friday.lobbies[0]
    page.resize(*size)
    page.refresh()
    QGuiApplication.processEvents()
    assert page.width() == size[0]
    assert page.start.geometry().right() <= page.width()
    assert page.start.geometry().bottom() <= page.height()


def test_when_the_host_is_gone_the_keyboard_does_not_fall_on_giving_the_seat_away(friday: Friday) -> None:
    friday.get_ready()
    page = friday.lobbies[0]
    page.activateWindow()
    page.start.setFocus()
    friday.house.close()
    friday.wait(lambda: not page.start.isEnabled())
    assert page.focusWidget() is page.talk.line
    assert "Coming back by itself" in page.summary.text()


# -- the table ---------------------------------------------------------------------------------------------------------


def test_a_game_is_played_over_the_network_and_every_shuffle_is_checked(
    friday: Friday, qtbot: QtBot, tmp_path: Path
) -> None:
    sarah, alexis = friday.play()
    page = TablePage(sarah)
    qtbot.addWidget(page)
    strip = Strip(sarah)
    page.lay_under_the_bar(strip)
    page.show()
    assert strip.isHidden()
    sarah.ask(r.Draw())
    friday.wait(lambda: len(alexis.table.pile(0, "hand")) == 8)
    assert alexis.table.pile(0, "hand") == [0] * 8
    alexis.ask(r.Draw(), 1)
    sarah.ask(r.Roll(20))
    alexis.ask(r.Chat("hm."))
    friday.wait(lambda: sarah.client.n == alexis.client.n == 5)
    sarah.ask(r.EndGame())
    friday.wait(lambda: alexis.client.asks)
    alexis.ask(r.Answer(alexis.client.asks[0].number, True))
    friday.wait(lambda: strip.check.isVisible())
    with qtbot.waitSignal(strip.checking.done) as checked:
        strip.check.click()
        friday.wait(lambda: alexis.client.asks)
        assert strip.checking.running
        alexis.ask(r.Answer(alexis.client.asks[0].number, True))
    words, honest = checked.args
    assert honest, words
    assert "Every shuffle of this game is as committed." in words
    assert words in strip.words.text()
    assert sarah.client.reveal is not None
    journal = sorted((friday.house._folder / "tables").glob("*.vtes-game"))[0]
    for who in ("sarah", "alexis"):
        (seen,) = (tmp_path / who / "seen").glob("*.vtes-seen")
        verdict = verify(journal, None, seen)
        assert verdict.honest, verdict.lie
        assert verdict.told > 5


def test_what_is_said_while_a_game_is_being_checked_accuses_nobody(
    friday: Friday, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sarah, alexis = friday.play()
    sarah.ask(r.EndGame())
    friday.wait(lambda: alexis.client.asks)
    alexis.ask(r.Answer(alexis.client.asks[0].number, True))
    friday.wait(lambda: sarah.table.over)
    checking = Checking(sarah, sarah.room)
    verify_now = checking._verify

    def verify_later(path: Path, seen: Path) -> None:
        before = sarah.client.n
        alexis.ask(r.Chat("Well played."))
        friday.wait(lambda: sarah.client.n > before)
        verify_now(path, seen)

    monkeypatch.setattr(checking, "_verify", verify_later)
    with qtbot.waitSignal(checking.done) as checked:
        checking.start()
        friday.wait(lambda: alexis.client.asks)
        alexis.ask(r.Answer(alexis.client.asks[0].number, True))
    words, honest = checked.args
    assert honest, words


def test_the_strip_says_that_the_host_is_gone_and_that_it_is_back(friday: Friday, qtbot: QtBot) -> None:
    sarah, alexis = friday.play()
    strip = Strip(alexis)
    qtbot.addWidget(strip)
    strip.show()
    strip.refresh()
    assert strip.isHidden()
    friday.house.close()
    friday.wait(lambda: strip.isVisible() and strip.words.text().startswith("Connection lost, coming back…"))
    friday.wait(lambda: strip.now.isVisible())
    refused: list[str] = []
    alexis.refused.connect(refused.append)
    alexis.ask(r.Draw())
    assert refused
    friday.house.open()
    strip.now.click()
    friday.wait(strip.isHidden)
    friday.wait(lambda: sarah.room.guest.can_ask and alexis.room.guest.can_ask)
    alexis.ask(r.Draw())
    friday.wait(lambda: len(sarah.table.pile(1, "hand")) == 8)


def test_the_strip_says_who_is_away(friday: Friday, qtbot: QtBot) -> None:
    sarah, alexis = friday.play()
    strip = Strip(sarah)
    qtbot.addWidget(strip)
    alexis.close()
    friday.wait(strip.isVisible)
    assert strip.words.text() == "Alexis is away. The seat is kept; the table can wait, or go on."
    assert strip.pause.isVisible()
    strip.pause.click()
    friday.wait(lambda: not sarah.table.clock.running)
    strip.go_on.click()
    assert strip.isHidden()


def test_the_owners_table_menu_has_the_seats(friday: Friday) -> None:
    sarah, alexis = friday.play()

    def entries(session: NetworkSession) -> list[str]:
        menu = QMenu()
        session.fill_menu(menu)
        return [action.text() for action in menu.actions() if action.text()]

    assert entries(sarah) == [
        "Copy the invitation",
        "Hand my seat over…",
        "The seat of",
        "Finish this table for good",
    ]
    assert entries(alexis) == ["Copy the invitation", "Hand my seat over…"]


def test_who_comes_late_reads_the_whole_log(friday: Friday, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vtes_desktop.lan.running.LOG_SAYINGS", 5)
    sarah, _ = friday.play()
    for number in range(12):
        sarah.ask(r.Chat(f"line {number}"))
    friday.wait(lambda: sarah.client.n == 13)
    lobby = friday.sarah.lobby
    assert lobby is not None
    ticket = friday.alexis.guest.ticket
    assert ticket is not None
    again = friday.come(friday.house.to(lobby.table), "alexis elsewhere")
    again.come_back(ticket)
    friday.wait(lambda: again.client is not None)
    session = friday.session(again)
    log = LogView(session)
    qtbot.addWidget(log)
    assert len(session.client.log) == 5
    log.chat_line.setText("half a sent")
    again.fetch_earlier(log.put_before)
    friday.wait(lambda: len(session.client.log) == len(sarah.client.log))
    said = log.pages.document().toPlainText().split("\n")
    assert [line.split(": ")[-1] for line in said[-12:]] == [f"line {number}" for number in range(12)]
    assert log.chat_line.text() == "half a sent"


def test_who_watches_talks_where_the_table_lets_them(
    qtbot: QtBot, house: House, come: Come, settings: Settings, catalogue: Catalogue
) -> None:
    friday = Friday(qtbot, house, come, settings, catalogue, msgspec.structs.replace(TERMS, seats=2, talk=True))
    sarah, _ = friday.play()
    lobby = friday.sarah.lobby
    assert lobby is not None
    lisa = come(house.to(lobby.table), "lisa")
    lisa.watch("kindred")
    friday.wait(lambda: lisa.client is not None and lisa.lobby is not None)
    logs = []
    for room, session in ((friday.sarah, sarah), (lisa, friday.session(lisa))):
        log = LogView(session)
        qtbot.addWidget(log)
        log.show()
        room.said.connect(lambda said, log=log: log.overhear(said.name, said.text))
        logs.append(log)
    assert logs[1].chat_line.isVisible() and not logs[1].signals.isVisible()
    logs[1].chat_line.setText("well <b>done</b>")
    qtbot.keyClick(logs[1].chat_line, Qt.Key.Key_Return)
    for log in logs:
        friday.wait(lambda log=log: "A spectator: well <b>done</b>" in log.pages.toPlainText())


def test_who_watches_sees_no_hand_and_can_do_nothing(friday: Friday, qtbot: QtBot) -> None:
    friday.play()
    lobby = friday.sarah.lobby
    assert lobby is not None
    lisa = friday.come(friday.house.to(lobby.table), "lisa")
    lisa.watch("kindred")
    friday.wait(lambda: lisa.client is not None)
    session = friday.session(lisa)
    page = TablePage(session)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    assert session.viewer == -1
    assert all(session.table.pile(seat, "hand") == [0] * 7 for seat in range(2))
    assert relation(session.table, -1, 0) == "preys on Alexis"
    assert not any(pill.isEnabled() for pill in page.top_bar.phases.values())
    assert page.log_view.chat_line.isHidden()
    refused: list[str] = []
    session.refused.connect(refused.append)
    session.ask(r.Draw())
    assert len(refused) == 1 and "You watch this game" in refused[0]
    friday.sarah.guest.say("hello there")
    friday.wait(lambda: session.client.n == 2)


@pytest.mark.parametrize("allowed", [True, False])
def test_a_hint_is_given_where_the_terms_allow_it(
    qtbot: QtBot,
    house: House,
    come: Come,
    settings: Settings,
    catalogue: Catalogue,
    monkeypatch: pytest.MonkeyPatch,
    allowed: bool,
) -> None:
    class LastOption:
        """Thinks at once and here."""

        def think(self, task: Task, done: Done) -> None:
            done(Thought(len(task.asked.options) - 1), "")

        def close(self) -> None:
            pass

    monkeypatch.setattr("vtes_desktop.bots.thinker.Thinker", lambda _: LastOption())
    terms = Terms("Friday night", 2, mode="strict", options=Options(ask=False, discreet=True), hints=allowed)
    friday = Friday(qtbot, house, come, settings, catalogue, terms)
    sessions = friday.play()
    clients = [session.client for session in sessions]
    friday.wait(lambda: any(client.asked is not None and client.asked.seat == client.seat for client in clients))
    session = next(each for each in sessions if (asked := each.client.asked) and asked.seat == each.client.seat)
    asked = session.client.asked
    assert asked is not None
    assert session.may_hint is allowed
    assert (session.adviser is not None) is allowed
    told: list[Advice] = []
    if session.adviser is not None:
        session.adviser.advised.connect(told.append)
        session.advise(asked)
        friday.wait(lambda: told)
        assert told[0].option == len(asked.options) - 1
    for each in sessions:
        each.close()
