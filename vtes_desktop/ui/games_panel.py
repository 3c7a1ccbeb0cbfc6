"""The panel of the start page with the games to go on with: the list, read off the Qt thread, and the undo below it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from vtes_desktop.ui import theme
from vtes_desktop.ui.continue_list import HOSTED_HERE, Game, GameList, GameReader, bring_back, put_away
from vtes_desktop.ui.dressing import dress_letters
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label

ROW = 60
"""Height of a game, in pixels at text scale 1."""


class GamesPanel(QFrame):
    """The games to go on with; to be shown while :attr:`wanted`.

    :param games: the folder of games.
    :param network: the folder of what is kept of games on the network; None to list none of those.
    """

    continue_game = Signal(Path)
    come_back = Signal(object)
    """Go on with a game on the network, by its :class:`~vtes_desktop.lan.tickets.Ticket`."""
    watch_wanted = Signal(Path)
    """Watch this game as a film."""
    changed = Signal()
    """Other games are listed, or there is something to undo."""

    def __init__(self, games: Path, network: Path | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("games")
        self._games = games
        self._network = network
        self._undoes: Callable[[], object] | None = None
        """Brings back the game that was deleted last."""
        self.reader = GameReader(games, network)
        self.reader.read.connect(self._games_read)
        self._heading = Label(tr("Continue"))
        self.list = GameList()
        self.list.wanted.connect(self.go_on)
        self.list.unwanted.connect(self.delete)
        self.list.watched.connect(lambda game: self.watch_wanted.emit(game.film))
        self.undo_bar = QFrame()
        self.undo_text = Label()
        self.undo_text.setWordWrap(True)
        self.undo_button = QPushButton(tr("Undo"))
        self.undo_button.setProperty("compact", True)
        self.undo_button.setAutoDefault(True)
        self.undo_button.setAccessibleName(tr("Undo the deletion"))
        self.undo_button.clicked.connect(self.undo)
        bar = QHBoxLayout(self.undo_bar)
        bar.setContentsMargins(8, 4, 4, 0)
        bar.addWidget(self.undo_text, 1)
        bar.addWidget(self.undo_button)
        self.undo_bar.hide()
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._heading)
        self._column.addWidget(self.list, 1)
        self._column.addWidget(self.undo_bar)

    @property
    def wanted(self) -> bool:
        """Whether there is anything to see."""
        return bool(self.list.games) or self._undoes is not None

    def refresh(self) -> None:
        """Read the list of games anew, in the background."""
        self.reader.start()

    def fit(self, scale: float, room: int) -> None:
        """Bring lengths to the text scale; `room` is the height in pixels that the panel may take at most."""

        def px(length: float) -> int:
            return round(length * scale)

        self.list.set_scale(scale)
        dress_letters(self._heading, f"font: 700 {px(22)}px '{theme.SERIF}'; padding-left: {px(10)}px;")
        chrome = px(70) + (px(40) if self.undo_bar.isVisibleTo(self) else 0)
        shown = max(1, min(len(self.list.games), (room - chrome) // px(ROW)))  # whole rows only
        self.setFixedHeight(shown * px(ROW) + chrome)
        self._column.setContentsMargins(px(10), px(12), px(10), px(12))
        # The table shows through a little; the text keeps its contrast all the same.
        dress_letters(
            self,
            f"#games {{ background: {theme.GROUND}; border: 1px solid {theme.EDGE_LINE}; border-radius: {px(12)}px; }}",
        )
        dress_letters(self.undo_bar, f"color: {theme.DIM};")

    def settle(self) -> None:
        """A deletion is final for this page once it was left; the file is still in the trash folder."""
        self._undoes = None
        self.undo_bar.hide()

    def _games_read(self, games: list[Game]) -> None:
        self.list.set_games(games)
        self.changed.emit()

    def go_on(self, game: Game) -> None:
        """Continue a game, or come back to it."""
        if game.ticket is not None:
            self.come_back.emit(game.ticket)
        else:
            self.continue_game.emit(game.path)

    def delete(self, game: Game) -> None:
        """Take a game away, and offer to bring it back."""
        from vtes_desktop.lan.kept_list import KeptListError
        from vtes_desktop.table.journal import JournalError

        try:
            self._undoes = self._put_away(game)
            self.undo_text.setText(tr("“{game}” is in the trash folder of the games now.", game=game.title))
            if game.ticket is not None and game.where != HOSTED_HERE:
                self.undo_text.setText(tr("Your seat at “{table}” is forgotten here.", table=game.table))
        except (OSError, JournalError, KeptListError) as error:
            self._undoes = None
            self.undo_text.setText(tr("It can't be deleted: {error}", error=error))
        self.undo_button.setVisible(self._undoes is not None)
        self.undo_bar.show()
        if self._undoes is not None:
            self.list.set_games([one for one in self.list.games if one != game])
        self.changed.emit()

    def _put_away(self, game: Game) -> Callable[[], object]:
        """Take a game away; returns what brings it back."""
        if game.ticket is None or self._network is None:
            return partial(bring_back, put_away(game.path))
        from vtes_desktop.ui.lan import kept_games

        return kept_games.put_away(game.ticket, self._network, self._games)

    def undo(self) -> None:
        """Bring back the game that was deleted last, if one was."""
        from vtes_desktop.lan.kept_list import KeptListError

        if self._undoes is None:
            return
        try:
            self._undoes()
            self.undo_bar.hide()
        except (OSError, KeptListError) as error:
            self.undo_text.setText(tr("It can't be brought back: {error}", error=error))
        self._undoes = None
        self.undo_button.hide()
        self.refresh()
