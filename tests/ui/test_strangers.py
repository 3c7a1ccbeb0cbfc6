"""Every page, panel, tooltip, menu, dialog and box, with hostile names in it: each is shown as it was written."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.panels import panel_of
from tests.ui.strangers import COUNTER, FILE, HOSTILE, TOKEN, UNSEEN, faults, seen
from tests.ui.table.at_table import AtTable
from vtes_desktop.cards import catalogue as catalogues
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck, Entry, Event, Problem
from vtes_desktop.decks.shelf import Shelf
from vtes_desktop.lan.discovery import Announcement, Found
from vtes_desktop.lan.guest import Standing
from vtes_desktop.lan.invitation import Address, Invitation
from vtes_desktop.lan.known_hosts import HostChangedError
from vtes_desktop.lan.protocol import Lobby, LobbySeat, Said, Terms
from vtes_desktop.lan.tickets import Ticket
from vtes_desktop.plain_words import all_plain
from vtes_desktop.play import requests as r
from vtes_desktop.play.client import sit_down
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import new_header
from vtes_desktop.play.updates import Asked
from vtes_desktop.table.journal import DeckList, Journal, Options
from vtes_desktop.table.moves import BANK, Purse
from vtes_desktop.table.situation import Combat, Referendum, Side, Vote
from vtes_desktop.table.table import Place
from vtes_desktop.ui import theme
from vtes_desktop.ui.about import About
from vtes_desktop.ui.deck_choice import ChosenDeck
from vtes_desktop.ui.deck_picker import DeckPicker
from vtes_desktop.ui.deck_problems import DeckProblems
from vtes_desktop.ui.error_report import ErrorReport
from vtes_desktop.ui.lan.lobby_page import LobbyPage
from vtes_desktop.ui.lan.room import Room
from vtes_desktop.ui.lan.session import NetworkSession
from vtes_desktop.ui.lan.strip import Strip
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import Box
from vtes_desktop.ui.table import dialogs, table_menu
from vtes_desktop.ui.table.session import Session
from vtes_desktop.ui.window import MainWindow

BARE, MARKED, ENTITY, LONG = HOSTILE


@pytest.fixture(scope="module")
def invented() -> Catalogue:
    """A card list that somebody made: every card is called something hostile."""
    whole = catalogues.load(cache=False)
    cards = [replace(card, name=f"{MARKED} {number}") for number, card in enumerate(whole.cards.values())]
    made = Catalogue(cards, whole.sets.values())
    made.__dict__["starters"] = tuple(replace(one, name=f"{BARE} {n}") for n, one in enumerate(whole.starters))
    return made


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    made = Settings(tmp_path / "settings.json")
    made.change(name=MARKED, motion=False)
    return made


def list_of(catalogue: Catalogue, number: int) -> DeckList:
    starter = catalogue.starters[number]
    return DeckList(
        UNSEEN,
        tuple(card for card, count in starter.crypt for _ in range(count)),
        tuple(card for card, count in starter.library for _ in range(count)),
    )


def table_of(catalogue: Catalogue, path: Path, mode: Literal["manual", "strict"], *, ask: bool = False) -> Host:
    players = [(name, list_of(catalogue, number)) for number, name in enumerate((*HOSTILE[:3], UNSEEN))]
    return Host.start(catalogue, path, new_header(players, Options(ask=ask), name=UNSEEN, mode=mode, seed="07" * 32))


class Strangers(AtTable):
    """Sitting at a table with strangers."""

    def plain(self) -> None:
        """Everything that the page shows is plain, and something hostile is shown."""
        assert not faults(self.page)


@pytest.fixture(params=[(1600, 900, 1.0), (1280, 720, 2.0)], ids=["large", "small with large text"])
def at(
    request: pytest.FixtureRequest,
    qapp: QApplication,
    qtbot: QtBot,
    invented: Catalogue,
    settings: Settings,
    tmp_path: Path,
) -> Iterator[Strangers]:
    width, height, scale = request.param
    settings.change(text_scale=scale)
    theme.apply(qapp, scale)
    session = Session.at_this_desktop(table_of(invented, tmp_path / "game.vtes-game", "manual"), settings)
    yield Strangers(qtbot, session, (width, height))
    session.close()
    theme.apply(qapp, 1.0)


def every_menu(at: Strangers) -> Iterator[QMenu]:
    """The menu of every card, pile, pool and area of the table, and the table's own."""
    scene = at.scene
    points = [item.mapToScene(item.boundingRect().center()) for item in scene.cards.values()]
    points += [QPointF(pile.rect.center()) for pile in scene.furniture.piles.values()]
    points += [QPointF(pool.rect.center()) for pool in scene.furniture.pools.values()]
    points += [area.rect.topLeft() + QPointF(4, 4) for area in scene.plan.areas.values()]
    for point in points:
        menu = at.page.menus.menu_for(point, at.page)
        if menu is not None:
            yield menu
    bar = at.page.top_bar
    for fill in (table_menu.build, table_menu.fill_views, table_menu.offer_modes):
        menu = QMenu(at.page)
        fill(bar, menu)
        yield menu


def test_the_table_shows_names_notes_and_cards_as_they_are_written(at: Strangers) -> None:
    mine, other = at.ready(2)
    at.ask(r.Note(mine, UNSEEN))
    at.ask(r.Note(other, BARE))
    at.ask(r.Count(mine, COUNTER, 2))
    at.ask(r.Chat(UNSEEN))
    at.ask(r.Chat(MARKED))
    at.plain()
    assert seen(at.page.log_view, at.page.top_bar) > 4
    menus = list(every_menu(at))
    assert len(menus) > 10
    assert not faults(*menus)
    for copy in (mine, other):
        at.page.preview.toggle_pin() if at.page.preview.pin.isChecked() else None
        at.scene.session.hovered.emit(hover(at, copy))
        at.plain()
        assert seen(at.page.preview)


def hover(at: Strangers, copy: int) -> object:
    from vtes_desktop.ui.table.session import Hover

    return Hover(at.copy(copy).card, copy)


def test_what_lies_over_the_table_is_plain(at: Strangers) -> None:
    page, session = at.page, at.session
    (mine,) = at.ready(1)
    at.ask(r.Note(mine, MARKED))
    at.ask(r.Count(mine, COUNTER))
    at.ask(r.Blood(BANK, Purse("card", mine), 2))
    page.score.open()
    at.plain()
    page.score.close_panel()
    page.keys.open()
    at.plain()
    page.keys.close_panel()
    for region in ("hand", "library", "ash heap", "uncontrolled"):
        session.browse.emit(session.viewer, region)
        at.plain()
        assert seen(page.browse)
        page.browse.grid.selectAll()  # type: ignore[attr-defined]
        menu = page.browse.menu_for(page.browse.grid.chosen)  # type: ignore[attr-defined]
        assert menu is None or not faults(menu)
        page.browse.close_panel()
    page.curtain.fall(1)
    at.plain()
    assert seen(page.curtain) or page.curtain.isVisible()
    page.curtain.hide()
    session.refused.emit(f"{UNSEEN} and {MARKED} can’t.")
    at.plain()
    for open_one in (dialogs.write_note, dialogs.choose_counter, dialogs.move_blood):
        panel = open_one(session, page, QPoint(200, 200), mine)
        assert not faults(panel) and panel.isVisible()
        panel.close_panel()
    session.client.unsaved = f"{BARE} is full."
    page.top_bar.refresh()
    page.top_bar._say_unsaved()
    at.plain()
    page.top_bar.confirm_end()
    at.plain()


def test_who_has_no_pool_is_named_as_written(at: Strangers) -> None:
    at.ask(r.Blood(Purse("pool", 1), BANK, 30))
    assert panel_of(at.page, "prompt").isVisible()
    assert seen(panel_of(at.page, "prompt")) == 2
    at.plain()
    at.ask(r.Oust(1))
    at.ask(r.EndGame())
    assert at.page.score.isVisible()
    at.plain()


def test_questions_to_each_other_are_plain(
    qapp: QApplication, qtbot: QtBot, invented: Catalogue, settings: Settings, tmp_path: Path
) -> None:
    theme.apply(qapp)
    host = table_of(invented, tmp_path / "game.vtes-game", "manual", ask=True)
    for viewer in (0, 1):
        session = Session(host, [sit_down(host, viewer)], invented, settings)
        at = Strangers(qtbot, session)
        if viewer == 0:
            theirs = host.table.pile(1, "uncontrolled")[0]
            assert host.submit(0, r.Put((theirs,), Place(1, "ready"))).waiting
        at.page.asks.refresh() if hasattr(at.page.asks, "refresh") else None
        assert at.page.asks.isVisible()
        assert seen(at.page.asks)
        at.plain()
    host.close()


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_referee_combat_and_referendum_are_plain(
    viewer: int, qapp: QApplication, qtbot: QtBot, invented: Catalogue, settings: Settings, tmp_path: Path
) -> None:
    theme.apply(qapp)
    host = table_of(invented, tmp_path / "game.vtes-game", "strict")
    session = Session(host, [sit_down(host, viewer)], invented, settings)
    at = Strangers(qtbot, session)
    at.plain()
    assert seen(at.page.strip)
    client = session.client
    client.asked = Asked(99, 0, "polling", f"{MARKED}: how does {UNSEEN} vote?")
    minion = client.table.pile(0, "uncontrolled")[0]
    votes = (Vote(0, MARKED, 0, 2, "for"), Vote(1, BARE, 0, 1, "against"))
    client.table.referendum = Referendum(BARE, 0, minion, terms=f"{UNSEEN}; {MARKED}", cast=votes, step="polling")
    at.page.asking.changed.emit()
    assert panel_of(at.page, "referendum").isVisible()
    assert seen(panel_of(at.page, "referendum")) > 4
    at.plain()
    host.close()


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_the_combat_panel_is_plain(
    viewer: int, qapp: QApplication, qtbot: QtBot, invented: Catalogue, settings: Settings, tmp_path: Path
) -> None:
    theme.apply(qapp)
    host = table_of(invented, tmp_path / "game.vtes-game", "manual")
    fighters = [host.table.pile(seat, "uncontrolled")[0] for seat in (0, 1)]
    for seat, minion in enumerate(fighters):
        for request in (r.Put((minion,), Place(seat, "ready")), r.Note(minion, UNSEEN), r.Count(minion, COUNTER)):
            assert host.submit(seat, request).accepted
        worn = host.table.pile(seat, "hand")[0]
        assert host.submit(seat, r.Play(worn, minion)).accepted
    session = Session(host, [sit_down(host, viewer)], invented, settings)
    at = Strangers(qtbot, session)
    weapon = host.table.copies[fighters[0]].attached[0]
    client = session.client
    for step in ("before range", "choose strike", "press"):
        acting = Side(fighters[0], 0, f"{MARKED}: 3 damage", weapon, fate=f"takes 2 of {BARE}")
        client.table.combat = Combat(acting, Side(fighters[1], 1, UNSEEN, fate=MARKED), step=step)
        client.asked = Asked(99, 0, "strike", f"{MARKED} strikes {UNSEEN}?")
        at.page.asking.changed.emit()
        assert panel_of(at.page, "combat").isVisible()
        assert seen(panel_of(at.page, "combat")) >= 2
        at.plain()
    host.close()


def games_with_strangers(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number, name in enumerate((*HOSTILE, UNSEEN)):
        nobody = DeckList(name, (), ())
        header = new_header([(name, nobody), (BARE, nobody)], Options(), name=name)
        if number % 2:  # a journal of somebody whose program takes whatever comes
            header = replace(header, name=UNSEEN, seats=tuple(replace(one, name=UNSEEN) for one in header.seats))
        Journal.create(folder / f"{FILE} {number}.vtes-game", header).close()


def test_the_pages_of_the_window_are_plain(
    qapp: QApplication, qtbot: QtBot, invented: Catalogue, settings: Settings, tmp_path: Path
) -> None:
    theme.apply(qapp)
    folder = tmp_path / "games"
    games_with_strangers(folder)
    window = MainWindow(settings, folder)
    qtbot.addWidget(window)
    window.pool._catalogue = invented
    window.resize(1280, 720)
    window.show()
    qtbot.waitUntil(lambda: len(window.start_page.games_list.games) == 5)
    assert not faults(window)
    assert seen(window.start_page.games_list)
    menu = None
    window.show_settings()
    assert not faults(window)
    window.show_new_game()
    page = window._new_game
    assert page is not None
    for row, name in zip(page.rows, (*HOSTILE, UNSEEN), strict=False):
        row.name.setText(name)
        row.set_deck(ChosenDeck(UNSEEN, Deck(UNSEEN), warnings=[f"{MARKED} is no card."]))
    assert seen(page) > 4
    assert not faults(window)
    assert menu is None


def test_boxes_are_plain(qapp: QApplication, qtbot: QtBot, settings: Settings, tmp_path: Path) -> None:
    theme.apply(qapp)
    window = MainWindow(settings, tmp_path / "games")
    qtbot.addWidget(window)
    window.show()
    window.say(MARKED, f"{UNSEEN} is not there.")
    window.network.show_join()
    window.network._say_changed(HostChangedError(BARE, "ab" * 32, "cd" * 32, at="10.0.0.7:1", was=MARKED))
    boxes = window.findChildren(QMessageBox)
    assert len(boxes) == 2 and seen(*boxes) >= 4
    for box in boxes:
        assert isinstance(box, Box)
        assert not faults(box)
        labels = [label for label in box.findChildren(QLabel) if TOKEN in label.text()]
        assert labels
        box.close()


def test_deck_dialogs_are_plain(qapp: QApplication, qtbot: QtBot, invented: Catalogue, tmp_path: Path) -> None:
    theme.apply(qapp)
    problems = [
        Problem(1, UNSEEN, f"No card is called {MARKED}.", tuple(invented.cards)[:2]),
        Problem(2, BARE, f"{LONG}", kind="note"),
    ]
    chosen = ChosenDeck(UNSEEN, Deck(UNSEEN, problems=problems), file=tmp_path / "x", warnings=[MARKED])
    dialog = DeckProblems(chosen, invented)
    qtbot.addWidget(dialog)
    assert seen(dialog) > 3 and not faults(dialog)
    folder = tmp_path / "decks"
    folder.mkdir()
    files = [folder / f"{FILE}.txt", folder / f"<i>{TOKEN}ab.txt"]
    for file in files:
        file.write_text(f"Deck Name: {MARKED}\n\n2x {BARE}\n{UNSEEN}\n", encoding="utf-8")
    picker = DeckPicker(invented, [str(file) for file in files], now=MARKED)
    qtbot.addWidget(picker)
    picker.show()
    assert seen(picker) and not faults(picker)
    report = ErrorReport(tmp_path / f"{TOKEN}.log")
    qtbot.addWidget(report)
    about = About(invented)
    qtbot.addWidget(about)
    assert not faults(about)


def test_the_builder_is_plain(qapp: QApplication, qtbot: QtBot, invented: Catalogue, settings: Settings) -> None:
    from vtes_desktop import folders
    from vtes_desktop.ui.builder.card_menus import CardMenus
    from vtes_desktop.ui.builder.collection_dialog import CollectionDialog
    from vtes_desktop.ui.builder.comparing_dialog import Candidate, ComparingDialog
    from vtes_desktop.ui.builder.exporting import ExportDialog
    from vtes_desktop.ui.builder.importing import ImportDialog
    from vtes_desktop.ui.builder.mending import MendingDialog
    from vtes_desktop.ui.builder.page import BuilderPage
    from vtes_desktop.ui.builder.replacing_dialog import ReplacingDialog
    from vtes_desktop.ui.faces import FaceCache

    theme.apply(qapp)
    numbers = [*(card.id for card in invented.crypt[:3]), *(card.id for card in invented.library[:6])]
    problems = [Problem(1, UNSEEN, f"No card is called {MARKED}.", tuple(numbers[:2]))]
    deck = Deck(
        MARKED,
        entries=[Entry(number, 2, BARE) for number in numbers],
        author=BARE,
        notes=UNSEEN,
        tags=(MARKED,),  # type: ignore[arg-type]
        event=Event(MARKED, BARE, winner=UNSEEN),
        problems=problems,
    )
    shelf = Shelf(folders.decks(), invented)
    shelf.save(deck, folder=f"<b>{TOKEN}")
    (folders.decks() / f"<i>{TOKEN}ab.txt").write_text("\x00nothing", encoding="utf-8")
    faces = FaceCache()
    page = BuilderPage(invented, settings, faces)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.desk.open(deck, saved=False)
    qtbot.waitUntil(lambda: seen(page) > 4)
    assert not faults(page)
    page.large.show_card(invented.cards[numbers[0]]) if hasattr(page.large, "show_card") else None
    menus = CardMenus(page)
    menus.of_pool(numbers[:1], QPoint(10, 10))
    opened = [one for one in page.findChildren(QMenu) if one.isVisible()]
    assert opened and not faults(*opened)
    for menu in opened:
        menu.close()
    made: list[QWidget] = [
        ExportDialog(deck, invented, 1.0, page),
        ImportDialog(invented, 1.0, page),
        ComparingDialog(page.desk, [Candidate(UNSEEN, deck), Candidate(BARE, deck)], 1.0, page),
        ReplacingDialog(page.desk, numbers[0], 1.0, page),
        CollectionDialog(page.desk, 1.0, page),
        MendingDialog(page.desk, 1.0, page),
    ]
    for dialog in made:
        qtbot.addWidget(dialog)
        assert not faults(dialog), type(dialog)
    assert seen(*made) > 6
    page.desk.leave()
    page.desk.reader.wait()
    faces.wait()


FOUND = [
    Found(
        Announcement(f"t{number}", name, other, "ab" * 32, 5, 2, "strict", MARKED, password=True, spectators=True),
        (Address("10.0.0.7"),),
    )
    for number, (name, other) in enumerate(zip(HOSTILE, reversed(HOSTILE), strict=True))
]


def test_the_pages_of_the_network_are_plain(qapp: QApplication, qtbot: QtBot, settings: Settings) -> None:
    from vtes_desktop.ui.lan.host_page import HostPage
    from vtes_desktop.ui.lan.join_page import JoinPage
    from vtes_desktop.ui.lan.places import places_of
    from vtes_desktop.ui.lan.seat_line import SeatLine
    from vtes_desktop.ui.lan.talk import Talk

    theme.apply(qapp)
    tickets = [
        Ticket("cd" * 32, f"k{n}", (Address("10.0.0.8"),), name, MARKED, BARE, b"t" * 32, playing=True)
        for n, name in enumerate((*HOSTILE, UNSEEN))
    ]
    house = Found(Announcement("", MARKED, BARE, "ef" * 32, protocol=1), (Address("10.0.0.9"),))
    join = JoinPage(settings)
    host = HostPage(settings)
    for page in (join, host):
        qtbot.addWidget(page)
        page.show()
    join.show_tables(places_of([*FOUND, house], tickets))
    for row in range(join.list.count()):
        join.list.setCurrentRow(row)
        assert not faults(join)
    assert seen(join) > 8
    join.show_problem(f"{UNSEEN} sent you away.")
    host.show_kept(tickets)
    host.show_problem(f"{BARE} is in use.")
    assert seen(host) > 4
    talk = Talk()
    qtbot.addWidget(talk)
    for name in (*HOSTILE, UNSEEN):
        talk.hear(Said(name, name, 0))
        talk.hear(Said("", name))
    assert seen(talk) > 8
    assert not faults(join, host, talk)
    assert SeatLine is not None and LobbySeat is not None


TERMS = Terms(UNSEEN, 4, options=Options(time_limit=3600), talk=True)


def lobby_of(state: Literal["lobby", "playing"], names: tuple[str, ...]) -> Lobby:
    seats = tuple(LobbySeat(name, "person", here=number == 0, crypt=12) for number, name in enumerate(names))
    return Lobby("t", replace(TERMS, name=all_plain(UNSEEN)), state, seats)


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    """A table on the network that nobody is at: what its host says is put into its mouth."""
    made = Room(Invitation((Address("127.0.0.1", 9),), "t", "ab" * 32, MARKED), tmp_path, tmp_path / "seen")
    made.guest.seat, made.guest.owner = 0, True
    yield made
    made.guest.close()
    made.close()


def test_the_lobby_is_plain(
    qapp: QApplication, qtbot: QtBot, invented: Catalogue, settings: Settings, room: Room
) -> None:
    theme.apply(qapp)
    room.guest.lobby = lobby_of("lobby", all_plain((*HOSTILE[:3], UNSEEN)))
    page = LobbyPage(room, settings, invented)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    assert seen(*page.lines) >= 4
    for name in all_plain((*HOSTILE, UNSEEN)):
        room.said.emit(Said(name, name, 1))
    assert seen(page.talk) >= 8
    for sentence in (f"{UNSEEN} is not ready.", f"{BARE} has no deck."):
        room.refused.emit(sentence)
        assert not faults(page)
    room.deck_checked.emit((f"{MARKED} is banned.", f"{UNSEEN} is no card."))
    assert not faults(page)
    room.key_given.emit(1, f"vtes://127.0.0.1:9/t#{BARE}")
    page.take_deck(ChosenDeck(UNSEEN, Deck(UNSEEN), warnings=[f"{MARKED} is no card."]))
    assert not faults(page)


def test_the_strip_of_the_network_and_the_windows_title_are_plain(
    qapp: QApplication, qtbot: QtBot, invented: Catalogue, settings: Settings, room: Room, tmp_path: Path
) -> None:
    theme.apply(qapp)
    host = table_of(invented, tmp_path / "game.vtes-game", "manual")
    room.guest.lobby = lobby_of("playing", tuple(seat.name for seat in host.table.seats))
    room.guest.standing = Standing("connected")
    window = MainWindow(settings, tmp_path / "games")
    qtbot.addWidget(window)
    window.show()
    session = NetworkSession(room, sit_down(host, 0), invented, settings)
    page = window.sit_at(session, room.name)
    strip = Strip(session)
    page.lay_under_the_bar(strip)
    assert seen(strip) == 3, "who is away"
    assert not faults(window)
    assert TOKEN in window.windowTitle()
    for told in (room.warned, room.refused, room.lost_seat):
        told.emit(f"{UNSEEN} and {MARKED} are gone.")
        assert seen(strip) >= 1
        assert not faults(window)
    room.guest.standing = Standing("ended", f"{BARE} does not answer.")
    room.standing_changed.emit(room.guest.standing)
    assert seen(strip) >= 1 and not faults(window)
    menu = QMenu(page)
    session.fill_menu(menu)
    assert not faults(menu) and seen(menu) >= 3
    for name in (*HOSTILE, UNSEEN):
        window.setWindowTitle("")
        window.sit_at(NetworkSession(room, sit_down(host, 0), invented, settings), name)
        assert TOKEN in window.windowTitle() and not faults(window)
    host.close()
