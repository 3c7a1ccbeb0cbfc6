"""Somebody who plays at a window of their own: chooses a deck, is ready, answers what the referee asks at random."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from vtes_desktop.bots.random_player import RandomPlayer
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.cards.starters import StarterDeck
from vtes_desktop.play import requests as r
from vtes_desktop.ui.deck_choice import from_starter
from vtes_desktop.ui.seating import preferred_starters
from vtes_desktop.ui.window import MainWindow

LOOK_MS = 5


class Player(QObject):
    """Plays until the game is over, or its journal has so many lines.

    :param deck: which of the starter decks.
    """

    def __init__(self, window: MainWindow, deck: int, lines: int) -> None:
        super().__init__(window)
        self.window = window
        self.lines = lines
        self.given = 0
        self.refused: list[str] = []
        self._deck = deck
        self._answered = -1
        self._agreed: set[int] = set()
        """What others wanted everybody's leave for."""
        self._random: RandomPlayer | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    @property
    def done(self) -> bool:
        """Whether there is nothing left to do."""
        page = self.window.table_page
        return page is not None and (page.session.table.over or page.session.client.n >= self.lines)

    def _look(self) -> None:
        network = self.window.network
        if self.window.table_page is not None:
            self._play()
        elif (lobby := network.lobby_page) is not None:
            if lobby.chosen is None and self.window.catalogue is not None:
                lobby.take_deck(from_starter(self._starter(self.window.catalogue), self.window.catalogue))
            elif lobby.ready.isEnabled() and not lobby.ready.isChecked():
                lobby.ready.click()

    def _starter(self, catalogue: Catalogue) -> StarterDeck:
        return preferred_starters(catalogue)[self._deck]

    def _play(self) -> None:
        page = self.window.table_page
        assert page is not None
        client = page.session.client
        if self._random is None:
            self._random = RandomPlayer(client, self._deck)
            page.session.refused.connect(self.refused.append)
        for ask in client.asks:
            if ask.waits_for(client.seat) and ask.number not in self._agreed:
                self._agreed.add(ask.number)
                client.ask(r.Answer(ask.number, True), lambda _: None)
        asked = client.asked
        if self.done or not self._random.is_asked:
            return
        number = asked.number if asked is not None else -2
        if number != self._answered:
            self._answered = number
            self.given += 1
            self._random.step()


def stop_when(until: Callable[[], bool], then: Callable[[], None], parent: QObject) -> None:
    """Call `then` once when `until` is so."""
    timer = QTimer(parent)
    timer.setInterval(LOOK_MS)

    def look() -> None:
        if until():
            timer.stop()
            then()

    timer.timeout.connect(look)
    timer.start()
