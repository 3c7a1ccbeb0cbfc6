"""The pages of Vendetta before its table: quick start, a new game, the card editor; and how a game begins."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from vtes_desktop.bots.seating import Sitter, word
from vtes_desktop.play.host import Host
from vtes_desktop.play.setup import free_path, new_header
from vtes_desktop.table.journal import NO_DECK, JournalError, Options
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.names import names_for, your_name
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.vendetta.card_editor import CardEditor
from vtes_desktop.ui.vendetta.new_game import BY_LOT, HouseNewGame, HouseSetup
from vtes_desktop.vendetta import card_files
from vtes_desktop.vendetta.agreed import agreement
from vtes_desktop.vendetta.readings import Readings

if TYPE_CHECKING:
    from vtes_desktop.ui.window import MainWindow

GAME: Final = "vendetta"


def quick_setup(you: str, seats: int) -> HouseSetup:
    """You and sensible computer players with the practice set; everybody chooses a clan at the table."""
    names = names_for(seats, you)
    players = tuple(
        (name, word(Sitter() if number == 0 else Sitter("computer")), BY_LOT) for number, name in enumerate(names)
    )
    return HouseSetup(players, card_files.practice(), Readings())


class HouseRooms(QObject):
    """Belongs to a window; each page is made when it is first wanted.

    :param games: the folder of games.
    """

    def __init__(self, window: MainWindow, settings: Settings, games: Path) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._games = games
        self._new_game: HouseNewGame | None = None
        self._editor: CardEditor | None = None
        self._before_editor: QWidget | None = None

    def quick_start(self, seats: int) -> None:
        """Sit down at once against computer players."""
        self.begin(quick_setup(your_name(self._settings), seats))

    def show_new_game(self) -> None:
        """The page that sets up a game."""
        window = self._window
        if self._new_game is None:
            self._new_game = page = HouseNewGame(self._settings)
            page.back.connect(window.show_start)
            page.sit_down.connect(self.begin)
            page.editor_wanted.connect(self.show_builder)
            page.host_wanted.connect(self._host)
            window.pages.addWidget(page)
        window.pages.setCurrentWidget(self._new_game)
        self._new_game.begin_again()

    def show_builder(self) -> None:
        """The card editor."""
        window = self._window
        if self._editor is None:
            self._editor = CardEditor(self._settings)
            self._editor.back.connect(self._leave_editor)
            window.pages.addWidget(self._editor)
        self._before_editor = window.pages.currentWidget()
        window.pages.setCurrentWidget(self._editor)

    def _leave_editor(self) -> None:
        if self._before_editor is self._new_game and self._new_game is not None:
            self.show_new_game()
        else:
            self._window.show_start()

    def _host(self) -> None:
        """Open a table for others on the network, with the cards and readings that were agreed on."""
        if self._new_game is not None:
            setup = self._new_game.setup()
            self._window.network.show_host(GAME, self.agreed(), seats=len(setup.players), strict=setup.strict)

    def agreed(self) -> msgspec.Raw:
        """The cards and readings of the page of a new game; the practice set where it was never opened."""
        if self._new_game is None:
            return agreement(card_files.practice())
        setup = self._new_game.setup()
        return agreement(setup.cards, setup.readings)

    def begin(self, setup: HouseSetup) -> None:
        """Begin a game and sit down at it."""
        catalogue = self._window.cards_for(GAME)
        if catalogue is None:
            return
        clans = tuple(clan or None for *_, clan in setup.players)
        if not any(clans) and setup.strict:
            clans = ()  # everybody chooses at the table
        created = datetime.datetime.now().astimezone()
        try:
            header = new_header(
                [(name, NO_DECK, player) for name, player, _ in setup.players],
                Options(open_table=setup.open_table, time_limit=0),
                game=GAME,
                extra=agreement(setup.cards, setup.readings, clans),
                mode="strict" if setup.strict else "manual",
                created=created,
            )
            host = Host.start(catalogue, free_path(self._games, created), header)
        except JournalError as error:
            self._window.say(tr("The game can't begin"), game_word(str(error)))
            return
        self._window.sit_down(host)
