"""The window from start to end: starting, sitting down, getting up, going on, closing, and what goes wrong."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from vtes_desktop import folders
from vtes_desktop.cards import catalogue, lists
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck, Entry
from vtes_desktop.log_lines import LOG_BYTES
from vtes_desktop.table.journal import Journal, JournalInUseError
from vtes_desktop.ui import application, theme
from vtes_desktop.ui.backdrop import Backdrop
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.table.curtain import Curtain
from vtes_desktop.ui.table.session import Session
from vtes_desktop.ui.window import MainWindow


class BareTable(QWidget):
    """A table with nothing on it: these tests are about what is around it."""

    left = Signal()
    settings_wanted = Signal()
    full_screen_wanted = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.scene = None
        self.curtain = Curtain(session, self)


WHOLE_TABLE = MainWindow.make_table


@pytest.fixture(autouse=True)
def _bare_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MainWindow, "make_table", lambda _self, session: BareTable(session))


@pytest.fixture(scope="module")
def whole_pool() -> Catalogue:
    return catalogue.load(cache=False)


@pytest.fixture(autouse=True)
def _read_once(monkeypatch: pytest.MonkeyPatch, whole_pool: Catalogue) -> None:
    """Each test has a home without a cache; the installed lists need not be read anew for each."""
    load = catalogue.load
    monkeypatch.setattr(catalogue, "load", lambda source=None: load(source) if source else whole_pool)


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[MainWindow]:
    made = MainWindow(Settings(), folders.games())
    qtbot.addWidget(made)
    made.resize(1280, 720)
    with qtbot.waitSignal(made.start_page.games_panel.reader.read):
        made.show()
    yield made
    if made.table_page is not None:
        made.table_page.session.close()
    theme.use("dark")
    theme.apply(qapp, 1.0)


def test_enter_plays_at_once(window: MainWindow) -> None:
    window.activateWindow()
    assert window.focusWidget() is window.start_page.quick


def said(window: MainWindow) -> str:
    """What the window tells the player in a box."""
    boxes = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    return boxes[-1].text() if boxes else ""


def only_game() -> Path:
    games = list(folders.games().glob("*.vtes-game"))
    assert len(games) == 1
    return games[0]


def start_by_mouse(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(window.start_page.quick, Qt.MouseButton.LeftButton)


def get_up(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.start_page.games_panel.reader.read):
        window.table_page.left.emit()


# -- sitting down and getting up ---------------------------------------------------------------------------------------


def test_one_click_and_one_sits_with_computer_players(window: MainWindow, qtbot: QtBot) -> None:
    start_by_mouse(window, qtbot)
    assert window.pages.currentWidget() is window.table_page
    session = window.table_page.session
    table = session.table
    assert table.mode == "strict"
    assert not table.open
    assert list(session.clients) == [0]
    assert session.opponents.company.seats == (1, 2, 3, 4)
    assert len(table.seats) == 5
    assert len(table.pile(0, "hand")) == 7
    assert only_game().stat().st_size > 1000


def test_the_table_is_shown_with_all_that_belongs_to_it(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MainWindow, "make_table", WHOLE_TABLE)
    start_by_mouse(window, qtbot)
    assert window.table_page.view.isVisible()
    assert window.table_page.scene.items()
    window.activateWindow()
    qtbot.keyClick(window.table_page.view, Qt.Key.Key_F11)
    assert window.isFullScreen()
    qtbot.keyClick(window.table_page.view, Qt.Key.Key_F11)
    assert not window.isFullScreen()
    get_up(window, qtbot)
    assert window.pages.count() == 1


def test_getting_up_and_going_on_brings_back_the_very_same_table(window: MainWindow, qtbot: QtBot) -> None:
    start_by_mouse(window, qtbot)
    before = window.table_page.session.table
    get_up(window, qtbot)
    assert window.pages.currentWidget() is window.start_page
    assert window.table_page is None
    qtbot.keyClick(window.start_page.games_list, Qt.Key.Key_Return)
    assert window.table_page.session.table == before  # type: ignore[attr-defined]
    assert not said(window)


def test_a_new_game_is_set_up_and_the_next_one_starts_from_it(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(window.start_page.new, Qt.MouseButton.LeftButton)
    page = window._new_game
    assert window.pages.currentWidget() is page
    page.rows[0].name.setText("Theo")
    page.agreement.fixed.setChecked(True)
    page.rows[-1].out.click()
    page.sit_button.click()
    assert window.table_page.session.table.seats[0].name == "Theo"
    assert len(window.table_page.session.table.seats) == 4
    window.leave_table()
    another = MainWindow(Settings(), folders.games())
    qtbot.addWidget(another)
    another.show_new_game()
    assert another._new_game.rows[0].who == "Theo"
    assert len(another._new_game.rows) == 4


def test_secret_hands_are_dealt_so_that_others_see_backs(window: MainWindow) -> None:
    window.show_new_game()
    window._new_game.agreement.secret.setChecked(True)
    window._new_game.sit_button.click()
    session = window.table_page.session
    assert session.shared
    assert window.table_page.curtain.down, "the hand shows to whoever opened the game"
    yours = session.viewer
    theirs = (yours + 1) % len(session.table.seats)
    assert all(session.table.pile(yours, "hand"))
    assert session.table.pile(theirs, "hand") == [0] * 7


def test_every_page_stands_on_the_same_ground_and_is_left_alike(window: MainWindow) -> None:
    shows = (
        window.show_lessons,
        window.show_settings,
        window.show_new_game,
        window.network.show_host,
        window.network.show_join,
        window.theatre.show_shelf,
    )
    for show in shows:
        show()
        (page,) = (page for page in window.findChildren(Backdrop) if page.isVisible())
        (back,) = (button for button in page.findChildren(QPushButton) if button.text().startswith("‹"))
        assert (back.text(), back.property("tone")) == ("‹  Back", "flat"), type(page)
        (title,) = (label for label in page.findChildren(QLabel) if label.property("tone") == "title")
        assert title.geometry().left() > back.geometry().left()


def test_the_number_of_seats_of_the_quick_start_is_kept(window: MainWindow, qtbot: QtBot) -> None:
    window.start_page.seats.setCurrentIndex(window.start_page.seats.findData(3))
    start_by_mouse(window, qtbot)
    assert len(window.table_page.session.table.seats) == 3
    window.leave_table()
    another = MainWindow(Settings(), folders.games())
    qtbot.addWidget(another)
    assert another.start_page.seats.currentData() == 3


def test_a_game_open_in_another_window_is_told(window: MainWindow, qtbot: QtBot) -> None:
    start_by_mouse(window, qtbot)
    game = only_game()
    another = MainWindow(Settings(), folders.games())
    qtbot.addWidget(another)
    another.show()
    another.continue_game(game)
    assert "open in another window" in said(another)
    assert another.pages.currentWidget() is another.start_page


def test_a_damaged_game_is_opened_up_to_the_damage_and_that_is_said(window: MainWindow, qtbot: QtBot) -> None:
    start_by_mouse(window, qtbot)
    get_up(window, qtbot)
    game = only_game()
    game.write_bytes(game.read_bytes() + b'{"n": "what"}\n{"n": 3}\n')
    window.continue_game(game)
    assert window.table_page is not None
    assert "damaged" in said(window)
    assert list(game.parent.glob("*.damaged-1"))


def test_a_file_that_is_no_game_is_said_and_the_start_page_stays(window: MainWindow, tmp_path: Path) -> None:
    broken = tmp_path / "x.vtes-game"
    broken.write_text("no game\n")
    window.continue_game(broken)
    assert "x.vtes-game" in said(window)
    assert window.pages.currentWidget() is window.start_page


def test_a_table_that_cannot_be_shown_does_not_keep_its_game_locked(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_self: MainWindow, _session: Session) -> QWidget:
        raise RuntimeError("no table")

    monkeypatch.setattr(MainWindow, "make_table", broken)
    with pytest.raises(RuntimeError, match="no table"):
        window.quick_start(2)
    journal, _ = Journal.resume(only_game())
    journal.close()


def test_a_full_disk_at_the_start_of_a_game_is_said(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full)
        window.quick_start(2)
    assert "No space left" in said(window)
    assert window.table_page is None


# -- closing -----------------------------------------------------------------------------------------------------------


def test_closing_the_window_closes_the_game(window: MainWindow, qtbot: QtBot) -> None:
    start_by_mouse(window, qtbot)
    with pytest.raises(JournalInUseError):
        Journal.resume(only_game())
    assert window.close()
    journal, opened = Journal.resume(only_game())
    journal.close()
    assert not opened.damage
    assert len(opened.lines) == 1


@pytest.mark.parametrize(
    ("answer", "closes"), [(QMessageBox.StandardButton.Close, True), (QMessageBox.StandardButton.Cancel, False)]
)
def test_closing_while_the_disk_is_full_asks_first(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, answer: QMessageBox.StandardButton, closes: bool
) -> None:
    window.quick_start(2)
    window.table_page.session.host.journal.unsaved = "The game is not being saved any more: disk full."
    asked: list[str] = []

    def ask(_parent: QWidget, _title: str, text: str, *_: object) -> QMessageBox.StandardButton:
        asked.append(text)
        return answer

    monkeypatch.setattr(QMessageBox, "warning", ask)
    assert window.close() is closes
    assert "not being saved" in asked[0]


def test_the_window_comes_back_where_it_was(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(760, 600)
    window.close()
    another = MainWindow(Settings(), folders.games())
    qtbot.addWidget(another)
    another.show_as_last_time()
    assert another.size() == QSize(760, 600)


def test_a_damaged_place_of_the_window_is_a_usual_one(qtbot: QtBot) -> None:
    settings = Settings()
    settings.change(window="not base 64 ☃")
    window = MainWindow(settings, folders.games())
    qtbot.addWidget(window)
    window.show_as_last_time()
    assert window.isVisible()


def test_full_screen_and_back_by_key(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


# -- settings and the card list ----------------------------------------------------------------------------------------


def test_settings_lead_back_to_where_one_came_from(window: MainWindow, qtbot: QtBot) -> None:
    start_by_mouse(window, qtbot)
    window.table_page.settings_wanted.emit()
    assert window.pages.currentWidget() is window._settings_page
    qtbot.keyClick(window._settings_page, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.table_page


def test_the_text_scale_is_taken_over_at_once(window: MainWindow, qapp: QApplication) -> None:
    window.settings.change(text_scale=1.5)
    assert qapp.font().pixelSize() == round(theme.BASE_PX * 1.5)


@pytest.mark.parametrize("where", ["quick start", "new game", "builder"])
def test_what_takes_a_moment_shows_that_it_works(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    window = MainWindow(Settings(), folders.games())
    qtbot.addWidget(window)
    seen: list[Qt.CursorShape | None] = []

    def look(*_: object) -> None:
        cursor = QApplication.overrideCursor()
        seen.append(cursor.shape() if cursor is not None else None)
        raise JournalInUseError("enough seen")

    monkeypatch.setattr("vtes_desktop.ui.seating.begin", look)
    monkeypatch.setattr("vtes_desktop.ui.new_game.NewGamePage", look)
    monkeypatch.setattr("vtes_desktop.ui.builder.BuilderPage", look)
    do = {
        "quick start": lambda: window.quick_start(3),
        "new game": window.show_new_game,
        "builder": window.show_builder,
    }
    with contextlib.suppress(JournalInUseError):
        do[where]()
    assert seen == [Qt.CursorShape.WaitCursor]
    assert QApplication.overrideCursor() is None


def test_the_cards_are_read_when_the_start_page_stands(qtbot: QtBot) -> None:
    window = MainWindow(Settings(), folders.games())
    qtbot.addWidget(window)
    assert not window.pool.read
    window.show()
    qtbot.waitUntil(lambda: window.pool.read)
    assert window.start_page.quick.isEnabled()


def test_a_missing_card_list_is_a_sentence_and_another_can_be_chosen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    settings = Settings()
    settings.change(card_list=str(tmp_path / "gone"))
    window = MainWindow(settings, folders.games())
    qtbot.addWidget(window)
    window.show()
    assert window.catalogue is None
    qtbot.waitUntil(lambda: "gone" in window.start_page.trouble.text.text())
    assert not window.start_page.quick.isEnabled()
    window.quick_start(2)
    window.show_new_game()
    assert window.pages.currentWidget() is window.start_page
    window.pool.use(str(lists.installed().source))
    assert window.catalogue is not None
    assert window.start_page.quick.isEnabled()
    assert not window.start_page.trouble.isVisible()
    monkeypatch.undo()


@pytest.mark.parametrize("content", [b"", b"Id,Name\n1,x\n", b"\xff\xfe\x00garbage", b'Id,"Name\n'])
def test_a_broken_card_list_is_a_sentence(qtbot: QtBot, tmp_path: Path, content: bytes) -> None:
    for name in ("vtescrypt.csv", "vteslib.csv", "vtessets.csv"):
        (tmp_path / name).write_bytes(content)
    settings = Settings()
    settings.change(card_list=str(tmp_path))
    window = MainWindow(settings, folders.games())
    qtbot.addWidget(window)
    window.show()
    assert window.catalogue is None
    qtbot.waitUntil(lambda: "vtescrypt.csv" in window.start_page.trouble.text.text())
    window.start_page.trouble.buttons["installed"].click()
    assert window.catalogue is not None


def test_a_good_card_list_is_not_given_up_for_a_bad_one(window: MainWindow, tmp_path: Path) -> None:
    pool = window.catalogue
    window.show_settings()
    window.pool.use(str(tmp_path))
    assert window.catalogue is pool
    assert window.settings.options.card_list == ""
    assert "no card list in" in window._settings_page.card_list.text()
    assert "In use: 1,785 crypt" in window._settings_page.card_list.text()


def test_the_deck_builder_has_a_door_and_a_way_back(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(window.start_page.deck_builder, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is window._builder
    window._builder.left.emit()
    assert window.pages.currentWidget() is window.start_page


def test_a_deck_of_the_builder_is_played_at_the_first_seat(window: MainWindow) -> None:
    window.show_builder()
    krid = window.catalogue.find("Krid").id
    window._builder.play_wanted.emit(Deck("Twelve Krids", entries=[Entry(krid, 12)]))
    assert window.pages.currentWidget() is window._new_game
    assert window._new_game.rows[0].chosen.name == "Twelve Krids"
    assert window._new_game.setup().players[0][1].crypt == (krid,) * 12


def test_pictures_are_fetched_only_when_that_is_allowed(window: MainWindow) -> None:
    window.show_settings()
    window.fetch_pictures("fetch")
    assert "not allowed" in window._settings_page.fetched.text()
    window.settings.change(download_pictures=True, picture_address="ftp://nowhere/{id}")
    window.fetch_pictures("fetch")
    assert "https://" in window._settings_page.fetched.text()


def test_the_players_own_pictures_are_shown(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    krid = window.catalogue.find("Krid")
    picture = QImage(200, 280, QImage.Format.Format_RGB32)
    picture.fill(QColor("#12ab56"))
    assert picture.save(str(tmp_path / f"{krid.id}.png"))
    faces = window.pictures().faces
    window.settings.change(pictures_folder=str(tmp_path))
    with qtbot.waitSignal(faces.ready):
        faces.request(krid, "crypt", 80)
    assert faces.request(krid, "crypt", 80).toImage().pixelColor(40, 50).name() == "#12ab56"


def test_about_names_the_owners_and_the_licences(window: MainWindow) -> None:
    window.menu.show_about()
    about = next(dialog for dialog in window.findChildren(QDialog) if dialog.isVisible())
    tabs = about.licences  # type: ignore[attr-defined]
    assert [tabs.tabText(n) for n in range(tabs.count())] == ["This program", "Alegreya", "FiraSans"]
    assert "MIT" in tabs.widget(0).toPlainText()


def test_the_icons_have_a_page(window: MainWindow) -> None:
    window.menu.show_icons()
    assert window.menu._icons.isVisible()


# -- the program -------------------------------------------------------------------------------------------------------


def run_program(home: Path, *arguments: str, timeout: float = 60) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"VTES_DESKTOP_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        [sys.executable, "-m", "vtes_desktop", "play", *arguments],
        env=environment,
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )


def test_what_the_start_page_does_not_need_is_not_read_for_it() -> None:
    code = "import json, sys, vtes_desktop.ui.application; print(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    rooms = {name.split(".")[1] for name in json.loads(done.stdout) if name.startswith("vtes_desktop.")}
    assert rooms <= {"any_json", "cards", "folders", "log_lines", "plain_words", "release", "ui"}, rooms


def test_the_program_starts_times_itself_and_ends(tmp_path: Path) -> None:
    done = run_program(tmp_path, "--time-start")
    assert done.returncode == 0, done.stderr
    timing = json.loads(done.stdout)
    assert timing["cards"] == 4149
    assert 0 < timing["start_page_ms"] <= timing["searchable_ms"]
    assert (tmp_path / "logs" / "vtes-desktop.log").read_text().count("vtes-desktop") >= 1


@pytest.mark.parametrize(
    ("height", "scale"), [(640, 1.0), (1080, 1.0), (1200, 1.0), (1440, 1.3), (2160, 1.9), (4320, 2.0)]
)
def test_on_a_large_screen_the_first_start_is_large(height: int, scale: float) -> None:
    assert application.fitting_scale(height) == scale


def test_a_wrong_argument_is_refused_in_a_sentence(tmp_path: Path) -> None:
    done = run_program(tmp_path, "--no-such-thing")
    assert done.returncode == 2
    assert "--no-such-thing" in done.stderr


@pytest.mark.usefixtures("qapp")
def test_a_home_that_cannot_be_made_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("VTES_DESKTOP_HOME", str(tmp_path / "file"))
    shown: list[str] = []
    monkeypatch.setattr(QMessageBox, "critical", lambda _parent, _title, text: shown.append(text))
    assert application.run([]) == 1
    assert "VTES_DESKTOP_HOME" in shown[0]
    assert "VTES_DESKTOP_HOME" in capsys.readouterr().err


def test_the_log_is_put_aside_when_it_is_large(tmp_path: Path) -> None:
    handler = application.start_log(tmp_path)
    try:
        for _ in range(60):
            logging.getLogger("test").warning("x" * 10_000)
    finally:
        logging.getLogger().removeHandler(handler)
        handler.close()
    assert (tmp_path / "vtes-desktop.log.1").is_file()
    assert all(path.stat().st_size <= LOG_BYTES for path in tmp_path.iterdir())


def test_other_colours_are_taken_at_once_and_by_a_table_never_half(window: MainWindow, qtbot: QtBot) -> None:
    def ground() -> int:
        return QColor(window.start_page.grab().toImage().pixel(4, 4)).lightness()

    assert ground() < 60
    window.settings.change(theme="light")
    assert ground() > 180, "nothing of the old ground is left"
    assert theme.GOLD in window.start_page._tagline.styleSheet()
    window.settings.change(theme="dark")
    assert ground() < 60
    window.quick_start(3)
    window.settings.change(theme="light", text_scale=1.2)
    assert not theme.is_light(), "the open table keeps its own"
    assert window._scale == 1.2
    window.leave_table()
    qtbot.waitUntil(theme.is_light)
    assert ground() > 180
