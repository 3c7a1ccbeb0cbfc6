"""Watching in the window: from the shelf to a film, from the film to a new game, and back."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget

from vtes_desktop.bots.seating import Sitter, word
from vtes_desktop.play.consent import plays_itself
from vtes_desktop.play.film import ABOVE, Film
from vtes_desktop.play.what_if import begin_at
from vtes_desktop.table.journal import JournalError
from vtes_desktop.ui.film.page import FilmPage
from vtes_desktop.ui.film.session import FilmSession
from vtes_desktop.ui.film.shelf import FilmShelf
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.names import PROGRAM
from vtes_desktop.ui.plain import caption, titled
from vtes_desktop.ui.waiting import waiting

if TYPE_CHECKING:
    from vtes_desktop.ui.window import MainWindow

COMPUTER = Sitter("computer", "regular")


class Theatre(QObject):
    """The pages of watching, and going from one to the other."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._shelf: FilmShelf | None = None
        self._before: QWidget | None = None
        self.page: FilmPage | None = None
        """The film that is shown; None for none."""

    @property
    def shelf(self) -> FilmShelf:
        """The page on which a film is chosen."""
        if self._shelf is None:
            self._shelf = FilmShelf(self._window.settings, self._window.games)
            self._shelf.back.connect(self._leave_shelf)
            self._shelf.chosen.connect(self.show_film)
            self._window.pages.addWidget(self._shelf)
        return self._shelf

    def show_shelf(self) -> None:
        """What there is to watch."""
        shelf = self.shelf
        if self._window.pages.currentWidget() is not shelf and self.page is None:
            self._before = self._window.pages.currentWidget()
        self._window.pages.setCurrentWidget(shelf)

    def watch(self, path: Path) -> None:
        """Read a film and show it; the shelf says how far it is, or what is wrong with it."""
        self.show_shelf()
        self.shelf.open(path)

    def _leave_shelf(self) -> None:
        window, before, self._before = self._window, self._before, None
        if before is not None and window.pages.indexOf(before) >= 0 and before is not window.start_page:
            window.pages.setCurrentWidget(before)
        else:
            window.show_start()

    def show_film(self, film: Film) -> None:
        """Show a film from its beginning."""
        window = self._window
        if window.pages.currentWidget() is not self._shelf:
            return  # it was left meanwhile
        catalogue = window.cards_for(film.table(0, film.eyes[0]).game)
        if catalogue is None:
            return
        session = FilmSession(film, catalogue, window.settings)
        pictures = window.pictures() if session.game.pictured else None
        page = FilmPage(session, pictures.faces if pictures is not None else None)
        self.page = page
        page.left.connect(self.leave)
        page.settings_wanted.connect(window.show_settings)
        page.full_screen_wanted.connect(window.menu.toggle_full_screen)
        page.play_on.connect(self._ask_who_plays)
        window.pages.addWidget(page)
        window.pages.setCurrentWidget(page)
        window.setWindowTitle(titled(f"{film.name} – {PROGRAM}"))
        if film.problem:
            window.say(tr("The film is shorter than the game"), film.problem)

    def leave(self) -> None:
        """Back to the shelf; the film is put away."""
        page, self.page = self.page, None
        if page is None:
            return
        page.bar.pause()
        self._window.pages.setCurrentWidget(self.shelf)
        self._window.pages.removeWidget(page)
        page.hide()
        page.deleteLater()
        page.session.deleteLater()
        self._window.setWindowTitle(titled(PROGRAM))

    # -- what if ------------------------------------------------------------------------------------------------------

    def _ask_who_plays(self, film: Film, n: int) -> None:
        """Ask who sits where in the new game, then begin it."""
        page = self.page
        if page is None or film.opened is None:
            return
        page.bar.pause()
        seats = film.opened.header.seats
        menu = QMenu(page)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        eyes = page.film_session.viewer
        for seat in [eyes] if eyes != ABOVE else range(len(seats)):
            entry = menu.addAction(caption(tr("I play {names}, computer players the others", names=film.names[seat])))
            entry.triggered.connect(partial(self._play_on, film, n, self._mine(film, seat)))
        everybody = dict.fromkeys(range(len(seats)), "here")
        entry = menu.addAction(tr("Everybody sits at this desktop"))
        entry.triggered.connect(partial(self._play_on, film, n, everybody))
        if any(plays_itself(seat.player) for seat in seats):
            menu.addAction(tr("The players stay as they were")).triggered.connect(partial(self._play_on, film, n, {}))
        button = page.bar.buttons["play on"]
        menu.popup(button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    @staticmethod
    def _mine(film: Film, seat: int) -> dict[int, str]:
        """The player of `seat` is here, everybody else is played by the program, as before where it was."""
        assert film.opened is not None
        others = enumerate(film.opened.header.seats)
        players = {number: each.player if plays_itself(each.player) else word(COMPUTER) for number, each in others}
        return players | {seat: "here"}

    def _play_on(self, film: Film, n: int, players: dict[int, str], *_: bool) -> None:
        window = self._window
        if film.opened is None:
            return
        try:
            with waiting():
                path = begin_at(film.opened, n, window.games, players)
        except JournalError as error:
            window.say(tr("The game can’t be played on"), game_word(str(error)))
            return
        self.leave()
        window.continue_game(path)
