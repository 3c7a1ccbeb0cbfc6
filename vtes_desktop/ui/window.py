"""The main window: the pages round the table, the table itself, and going from one to the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QByteArray, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from vtes_desktop import folders
from vtes_desktop.ui import last_table, theme
from vtes_desktop.ui.card_pool import CardPool
from vtes_desktop.ui.languages import figure, later, plural, tr
from vtes_desktop.ui.names import PROGRAM
from vtes_desktop.ui.offers import OFFERS
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import as_written, titled
from vtes_desktop.ui.start_page import StartPage
from vtes_desktop.ui.waiting import waiting

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent

    from vtes_desktop.cards.catalogue import Catalogue
    from vtes_desktop.cards.picture_download import Progress
    from vtes_desktop.decks.deck import Deck
    from vtes_desktop.play.host import Host
    from vtes_desktop.ui.builder import BuilderPage
    from vtes_desktop.ui.card_pictures import CardPictures
    from vtes_desktop.ui.film.theatre import Theatre
    from vtes_desktop.ui.lan.network import Network
    from vtes_desktop.ui.lessons.school import School
    from vtes_desktop.ui.new_game import NewGamePage
    from vtes_desktop.ui.program_menu import ProgramMenu
    from vtes_desktop.ui.seating import Setup
    from vtes_desktop.ui.settings_page import SettingsPage
    from vtes_desktop.ui.table.page import TablePage
    from vtes_desktop.ui.table.session import Session

SMALLEST = QSize(1024, 640)
USUAL = QSize(1440, 860)
FRAME = QSize(16, 48)
"""Room that the system's frame round the window may take, which can't be known before it is shown."""
SETTING_UP = later("Setting up the table…")
"""Said meanwhile: the first time all cards are read for the referee, which takes seconds."""


def _in_words(error: Exception) -> str:
    """What an error of the rooms below says, in the player's language."""
    from vtes_desktop.ui.game_words import game_word  # reads what a table says, which the start page has no use for

    return game_word(str(error))


class Rooms(Protocol):
    """The pages of a game before its table."""

    def quick_start(self, seats: int) -> None:
        """Sit down at once against computer players."""

    def show_new_game(self) -> None:
        """The page that sets up a game."""

    def show_builder(self) -> None:
        """Where cards are put together."""

    def agreed(self) -> msgspec.Raw:
        """What a table on the network has of the game's own: as the page of a new game was set up last."""


class MainWindow(QMainWindow):
    """The window. Pages are made when they are first wanted.

    :param games: the folder of games.
    """

    furnished = Signal()
    """Once, after the start page was painted: all is there that it did not need itself."""

    def __init__(self, settings: Settings, games: Path) -> None:
        super().__init__()
        self.settings = settings
        self.games = games
        self.pool = CardPool(settings, self)
        self.pool.changed.connect(self._pool_changed)
        self._scale, self._theme = settings.options.text_scale, settings.options.theme
        self._last = last_table.load()
        self._new_game: NewGamePage | None = None
        self._settings_page: SettingsPage | None = None
        self._builder: BuilderPage | None = None
        self._pictures: CardPictures | None = None
        self._before_settings: QWidget | None = None
        self._network: Network | None = None
        self._house: Rooms | None = None
        self._theatre: Theatre | None = None
        self._school: School | None = None
        self.table_page: TablePage | None = None
        self.setWindowTitle(titled(PROGRAM))
        self.setMinimumSize(640, 400)
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self.start_page = StartPage(
            settings,
            games,
            seats=self._last.quick_seats,
            parent=self.pages,  # from the first: whatever comes under another is styled anew
            network=folders.network(),
            game=self._last.game,
        )
        self._connect_start_page()
        self.pages.addWidget(self.start_page)
        self.start_page.quick.setFocus()  # only now is there a window in which it has the focus
        self.pages.currentChanged.connect(self._page_changed)
        self.start_page.show_problem(settings.problem)
        self.start_page.painted.connect(self._furnish)
        settings.changed.connect(self._settings_changed)

    def _connect_start_page(self) -> None:
        page = self.start_page
        page.quick_start.connect(lambda game, seats: self._of(game).quick_start(seats))
        page.new_game.connect(lambda game: self._of(game).show_new_game())
        page.game_chosen.connect(lambda game: self.remember(replace(self._last, game=game)))
        page.join_game.connect(lambda: self.network.show_join())
        page.continue_game.connect(self.continue_game)
        page.come_back.connect(lambda ticket: self.network.go_on(ticket))
        page.settings_wanted.connect(self.show_settings)
        page.builder.connect(lambda game: self._of(game).show_builder())
        page.lessons_wanted.connect(self.show_lessons)
        page.films_wanted.connect(lambda: self.theatre.show_shelf())
        page.watch_wanted.connect(lambda path: self.theatre.watch(path))
        page.card_list_wanted.connect(self._choose_card_list)
        page.seats_chosen.connect(lambda seats: self.remember(replace(self._last, quick_seats=seats)))

    @cached_property
    def menu(self) -> ProgramMenu:
        """The program's menu; its keys work from when it is first asked for, right after the first painting."""
        from vtes_desktop.ui.program_menu import ProgramMenu

        made = ProgramMenu(self, self.settings, self.pool, self.games)
        made.settings_wanted.connect(self.show_settings)
        return made

    def _furnish(self) -> None:
        """Bring what the start page doesn't need itself, step by step: a click meanwhile is answered between two."""
        steps = iter(
            (
                theme.load_fonts,
                lambda: self.start_page.take_menu(self.menu),
                self._tell_problem,  # reads the cards
                self.furnished.emit,
            )
        )

        def go_on() -> None:
            step = next(steps, None)
            if step is not None:
                step()
                QTimer.singleShot(0, self, go_on)

        QTimer.singleShot(0, self, go_on)

    def _page_changed(self) -> None:
        at_table = self.table_page is not None and self.pages.currentWidget() is self.table_page
        self.menu.leave_full_screen_key(to_the_table=at_table)
        # The page of a table that was left is taken away after this.
        QTimer.singleShot(0, self, self._dress)

    def _of(self, game: str) -> Rooms:
        """The pages of a game before its table: the window's own for the first game, a second game's beside it."""
        if game == OFFERS[0].key:
            return self
        if self._house is None:
            from vtes_desktop.ui.vendetta.rooms import HouseRooms

            self._house = HouseRooms(self, self.settings, self.games)
        return self._house

    def show_start(self) -> None:
        """Back to the start page."""
        self.pages.setCurrentWidget(self.start_page)
        self.start_page.quick.setFocus()

    def show_new_game(self) -> None:
        """The page that sets up a game."""
        with waiting():
            self._show_new_game()

    def _show_new_game(self) -> None:
        from vtes_desktop.ui.new_game import NewGamePage

        if self.catalogue is None:
            return
        if self._new_game is None:
            self._new_game = NewGamePage(self.settings, self.catalogue, self._last)
            self._new_game.back.connect(self.show_start)
            self._new_game.sit_down.connect(self._begin_as_set_up)
            self._new_game.host_wanted.connect(lambda: self.network.show_host())
            self.pages.addWidget(self._new_game)
        self.pages.setCurrentWidget(self._new_game)
        self._new_game.begin_again()

    @property
    def game(self) -> str:
        """The game that is played here; that of the start page where one sits at no table."""
        return self.table_page.session.table.game if self.table_page is not None else self._last.game

    @property
    def network(self) -> Network:
        """The pages of playing across machines, made when they are first wanted."""
        if self._network is None:
            with waiting():
                from vtes_desktop.ui.lan.network import Network
            self._network = Network(self, self)
        return self._network

    @property
    def theatre(self) -> Theatre:
        """Where films are shown, made when one is first wanted."""
        with waiting():
            from vtes_desktop.ui.film.theatre import Theatre
        if self._theatre is None:
            self._theatre = Theatre(self)
        return self._theatre

    def show_lessons(self) -> None:
        """The lessons for who has never played."""
        with waiting():
            self._show_lessons()

    def _show_lessons(self) -> None:
        from vtes_desktop.ui.lessons.course import LessonError
        from vtes_desktop.ui.lessons.school import School

        if self.catalogue is None:
            return
        if self._school is None:
            try:
                self._school = School(self)
            except LessonError as error:
                self.say(tr("The lessons are missing"), str(error))
                return
        self._school.show_list()

    def show_settings(self) -> None:
        """The settings; going back leads to where one came from."""
        from vtes_desktop.ui.settings_page import SettingsPage

        if self._settings_page is None:
            self._settings_page = SettingsPage(self.settings)
            self._settings_page.back.connect(self._leave_settings)
            self._settings_page.card_list_wanted.connect(self._choose_card_list)
            self._settings_page.fetch_wanted.connect(self.fetch_pictures)
            self.pages.addWidget(self._settings_page)
        if self.pages.currentWidget() is not self._settings_page:
            self._before_settings = self.pages.currentWidget()
        self._settings_page.show_for(listed=next(offer.listed for offer in OFFERS if offer.key == self.game))
        self._settings_page.show_card_list(self.pool.words, bool(self.pool.problem))
        self.pages.setCurrentWidget(self._settings_page)
        self._settings_page.back_button.setFocus()

    def _leave_settings(self) -> None:
        back = self._before_settings
        if back is None or self.pages.indexOf(back) < 0:
            self.show_start()
        else:
            self.pages.setCurrentWidget(back)

    def show_builder(self) -> None:
        """The deck builder."""
        with waiting():
            self._show_builder()

    def _show_builder(self) -> None:
        from vtes_desktop.ui.builder import BuilderPage

        pictures = self.pictures()
        if self.catalogue is None or pictures is None:
            return
        if self._builder is None:
            self._builder = BuilderPage(self.catalogue, self.settings, pictures.faces)
            self._builder.printings_shown.connect(pictures.show_printings)
            self._builder.left.connect(self.show_start)
            self._builder.play_wanted.connect(self.play_deck)
            self._builder.watch_wanted.connect(lambda path: self.theatre.watch(path))
            self.pages.addWidget(self._builder)
        self.pages.setCurrentWidget(self._builder)

    def agreed(self) -> msgspec.Raw:
        """Nothing: everybody brings a deck."""
        from vtes_desktop.table.journal import NO_EXTRA

        return NO_EXTRA

    def agreed_for(self, game: str) -> msgspec.Raw:
        """What a table of a game on the network has of that game's own."""
        return self._of(game).agreed()

    def builder_takes(self, path: Path) -> None:
        """Open a deck file in the deck builder; what is no deck is said there."""
        self.show_builder()
        if self._builder is not None:
            self._builder.commands.take_files([path])

    def play_deck(self, deck: Deck) -> None:
        """Set up a game in which the first seat plays this deck."""
        self.show_new_game()
        if self._new_game is not None:
            self._new_game.play_deck(deck)

    @property
    def busy(self) -> bool:
        """Whether one sits at a table, or is on the way to one: nothing else may take its place by itself."""
        return self.table_page is not None or (self._network is not None and self._network.room is not None)

    @property
    def journal(self) -> Path | None:
        """The file of the game that is open here; None for none, or where its host is elsewhere."""
        host = self.table_page.session.host if self.table_page is not None else None
        return host.journal.path if host is not None else None

    def say(self, title: str, sentence: str) -> None:
        """Tell the player something plainly."""
        from vtes_desktop.ui.boxes import Box

        box = Box(title, sentence, self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    # -- the card pool -------------------------------------------------------------------------------------------------

    @property
    def catalogue(self) -> Catalogue | None:
        """The card pool; None while there is no readable card list."""
        return self.pool.catalogue

    def cards_for(self, game: str) -> Catalogue | None:
        """The card pool for a table of a game: an empty one where there is no list and none is needed. None, which the
        player is told, for a game that needs it; and for one that this version does not know."""
        from vtes_desktop.cards.catalogue import Catalogue
        from vtes_desktop.play.games import PLAYS, play_of

        if game not in PLAYS:
            self.say(
                tr("Another game is played there"),
                tr("This version of the program does not know the game of that table. Update it to play there."),
            )
            return None
        if self.catalogue is None and play_of(game).decks:
            self.say(tr("The card lists are missing"), self.pool.problem)
            return None
        return self.catalogue or Catalogue(())

    def _choose_card_list(self, what: str) -> None:
        self.pool.choose(what, self)

    def _pool_changed(self) -> None:
        """Another card list was tried."""
        if not self.pool.problem and self.catalogue is not None:
            self._forget_pages()
            if self._pictures is not None:
                self._pictures.use(self.catalogue)
        self._tell_problem()
        if self._settings_page is not None:
            self._settings_page.show_card_list(self.pool.words, bool(self.pool.problem))

    def _tell_problem(self) -> None:
        if self.catalogue is None:
            chosen = bool(self.settings.options.card_list)
            self.start_page.show_problem(self.pool.problem, card_list=True, chosen=chosen)
        else:
            self.start_page.show_problem(self.settings.problem)

    # -- pictures ------------------------------------------------------------------------------------------------------

    def pictures(self) -> CardPictures | None:
        """The faces of cards for all pages, made when they are first wanted; None without a card list."""
        from vtes_desktop.ui.card_pictures import CardPictures

        theme.load_fonts()
        if self._pictures is None and self.catalogue is not None:
            self._pictures = CardPictures(self.settings, self.catalogue, self)
            self._pictures.told.connect(self._tell_fetching)
        return self._pictures

    def fetch_pictures(self, what: str) -> None:
        """About pictures from the network: ``fetch`` what is missing, ``pause``, or ``clear`` what was fetched."""
        pictures = self.pictures()
        page = self._settings_page
        if pictures is None or page is None:
            return
        if what == "fetch":
            problem = pictures.fetch()
            if problem:
                page.show_fetching(problem, running=False)
        elif what == "pause":
            pictures.pause()
        else:
            page.show_fetching(
                plural("{n} picture was thrown away.", "{n} pictures were thrown away.", pictures.clear_fetched()),
                running=False,
            )

    def _tell_fetching(self, progress: Progress) -> None:
        if self._settings_page is not None:
            words = tr(
                "{done} of {total} cards. {message}",
                done=figure(progress.done),
                total=figure(progress.total),
                message=progress.message or progress.current,
            )
            self._settings_page.show_fetching(words, running=progress.state == "running")

    # -- sitting down and getting up -----------------------------------------------------------------------------------

    def quick_start(self, seats: int) -> None:
        """Sit down at once against computer players, all with starter decks."""

        def drawn(catalogue: Catalogue) -> Setup:
            from vtes_desktop.ui.names import your_name
            from vtes_desktop.ui.seating import quick_setup

            return quick_setup(catalogue, your_name(self.settings), seats)

        self._begin_at_once(tr("Quick start"), drawn)

    def watch(self, seats: int) -> None:
        """Watch computer players alone at a table."""

        def drawn(catalogue: Catalogue) -> Setup:
            from vtes_desktop.ui.seating import watched_setup

            return watched_setup(catalogue, seats)

        self._begin_at_once(tr("Watch"), drawn)

    def _begin_at_once(self, title: str, drawn: Callable[[Catalogue], Setup]) -> None:
        """Begin a game of which nothing is asked; `drawn` raises ValueError where there is none."""
        if self.catalogue is None:
            return
        try:
            with waiting(self, tr(SETTING_UP)):
                setup = drawn(self.catalogue)
        except ValueError as error:
            self.say(title, _in_words(error))
            return
        self.begin(setup)

    def _begin_as_set_up(self, setup: Setup, table: last_table.LastTable) -> None:
        self.remember(replace(table, quick_seats=self._last.quick_seats, game=self._last.game))
        self.begin(setup)

    def begin(self, setup: Setup) -> None:
        """Begin a game and sit down at it."""
        from vtes_desktop.table.journal import JournalError

        if self.catalogue is None:
            return
        try:
            with waiting(self, tr(SETTING_UP)):
                from vtes_desktop.ui import seating

                host = seating.begin(setup, self.catalogue, self.games)
        except JournalError as error:
            self.say(tr("The game can't begin"), _in_words(error))
            return
        pictures = self.pictures()
        if pictures is not None:
            pictures.show_printings(setup.printings)
        self.sit_down(host)

    def continue_game(self, path: Path) -> None:
        """Go on with a game; says so when it is open elsewhere or damaged."""
        from vtes_desktop.play.host import Host
        from vtes_desktop.table.journal import JournalError, JournalInUseError, read_summary

        try:
            with waiting(self, tr(SETTING_UP)):
                catalogue = self.cards_for(read_summary(path)[0].game)
                if catalogue is None:
                    return
                host = Host.resume(catalogue, path)
        except JournalInUseError as error:
            self.say(
                tr("Open in another window"), tr("{error} Go on there, or close it first.", error=_in_words(error))
            )
            return
        except JournalError as error:
            self.say(tr("The game can't be continued"), _in_words(error))
            return
        self.sit_down(host)
        if host.damage:
            self.say(tr("Part of the game is lost"), host.damage)

    def sit_down(self, host: Host) -> None:
        """Sit down at a game of this desktop."""
        try:
            with waiting(self, tr(SETTING_UP)):
                from vtes_desktop.ui.table.session import Session

                session = Session.at_this_desktop(host, self.settings)
                self.sit_at(session, host.header.name)
        except BaseException:
            host.close()  # or the game would be locked for as long as the program runs
            raise

    def sit_at(self, session: Session, title: str) -> TablePage:
        """Show the page of a game, here or on the network."""
        page = self.make_table(session)
        self.table_page = page
        page.left.connect(self.leave_table)
        page.settings_wanted.connect(self.show_settings)
        page.full_screen_wanted.connect(self.menu.toggle_full_screen)
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        if page.session.shared:
            # Whoever opened the game need not be the one whose hand would show.
            page.curtain.fall(page.session.viewer)
        self.setWindowTitle(titled(f"{title} – {PROGRAM}"))
        return page

    def make_table(self, session: Session) -> TablePage:
        """The page of a game."""
        from vtes_desktop.ui.table.page import TablePage

        theme.load_fonts()
        pictures = self.pictures() if session.game.pictured else None
        if pictures is not None and self.settings.options.download_pictures:
            decks = [seat.deck for seat in session.host.header.seats] if session.host is not None else []
            numbers = {number for deck in decks for number in (*deck.crypt, *deck.library)}
            cards_here = session.catalogue.cards
            pictures.fetch([cards_here[number] for number in sorted(numbers) if number in cards_here])
        return TablePage(session, pictures.faces if pictures is not None else None)

    def leave_table(self) -> None:
        """Get up from the table; the game stays on disk."""
        page = self.table_page
        if page is None or (self._network is not None and not self._network.may_leave(self)):
            return
        self.table_page = None
        unsaved = self._close_game(page)
        if self._network is not None:
            self._network.leave()
        self.show_start()
        self.pages.removeWidget(page)
        page.hide()
        page.deleteLater()
        # What is connected to the session holds it in turn: without this the game would stay in memory.
        page.session.deleteLater()
        self.setWindowTitle(titled(PROGRAM))
        if unsaved:
            self.say(tr("Not everything is saved"), unsaved)

    @staticmethod
    def _close_game(page: TablePage) -> str:
        """Close the game of a page; returns what could not be saved, as a sentence."""
        host = page.session.host
        page.session.close()
        return host.journal.unsaved if host is not None else ""

    # -- what is kept --------------------------------------------------------------------------------------------------

    def remember(self, table: last_table.LastTable) -> None:
        """Keep how the last table was laid."""
        self._last = table
        last_table.save(table)

    def _settings_changed(self) -> None:
        self._dress()
        if not self.pool.read or self.catalogue is not None:
            self.start_page.show_problem(self.settings.problem)

    def _dress(self) -> None:
        """Take another size of text at once, and other colours as soon as no table is open: what is painted there would
        keep some of the old ones."""
        app = QApplication.instance()
        scale, colours = self.settings.options.text_scale, self.settings.options.theme
        if any(hasattr(self.pages.widget(place), "scene") for place in range(self.pages.count())):
            colours = self._theme
        if (scale, colours) == (self._scale, self._theme) or not isinstance(app, QApplication):
            return
        others = colours != self._theme
        self._scale, self._theme = scale, colours
        theme.use(colours)
        theme.apply(app, scale)
        if others:
            self._forget_pages()
            self.settings.changed.emit()  # who has been told already took the old ones

    def _forget_pages(self) -> None:
        """Make the pages that hold the old card list anew when they are next wanted."""
        for page in (self._new_game, self._builder):
            if page is not None:
                self.pages.removeWidget(page)
                page.hide()
                page.deleteLater()
        self._new_game = self._builder = None

    def show_as_last_time(self) -> None:
        """Show the window where and as large as it was; of a usual size in the middle the first time."""
        kept = self.settings.options.window
        if not (kept and self.restoreGeometry(QByteArray.fromBase64(kept.encode("ascii", "ignore")))):
            free = QGuiApplication.primaryScreen().availableGeometry()
            self.resize(USUAL.boundedTo(free.size() - FRAME))
            spare = free.size() - FRAME - self.size()
            self.move(free.x() + spare.width() // 2, free.y() + spare.height() // 2)
        self.show()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close a running game (it is saved already) and keep the window's place."""
        page = self.table_page
        if page is not None and page.session.host is not None and page.session.host.journal.unsaved:
            from PySide6.QtWidgets import QMessageBox

            answer = QMessageBox.warning(
                self,
                tr("Not everything is saved"),
                as_written(
                    tr(
                        "{unsaved} What happened since then is lost when you close the window now. Make room "
                        "on the disk first; the game then saves itself with the next move.",
                        unsaved=page.session.host.journal.unsaved,
                    )
                ),
                QMessageBox.StandardButton.Close | QMessageBox.StandardButton.Cancel,
                QMessageBox.StandardButton.Cancel,
            )
            if answer != QMessageBox.StandardButton.Close:
                event.ignore()
                return
        if self._network is not None and not self._network.may_leave(self):
            event.ignore()
            return
        self.settings.change(window=bytes(self.saveGeometry().toBase64().data()).decode("ascii"))
        if page is not None:
            self.table_page = None
            self._close_game(page)
        if self._network is not None:
            self._network.close()
        if self._school is not None:
            self._school.close()
        if self._builder is not None:
            self._builder.hide()  # keeps its drafts
        if self._pictures is not None:
            self._pictures.stop()
        super().closeEvent(event)
