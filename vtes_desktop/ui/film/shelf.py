"""The shelf: every game that can be watched, one's own, those of the network and those of the laboratory."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop import folders
from vtes_desktop.folders import GAME_SUFFIX
from vtes_desktop.play.transcript import SUFFIX as SEEN
from vtes_desktop.play.transcript import Began, TranscriptError, entries
from vtes_desktop.ui.backdrop import Backdrop
from vtes_desktop.ui.continue_list import HOSTED_HERE, Game, GameList, games_in, in_order
from vtes_desktop.ui.film.reading import FilmReader
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import Label

log = logging.getLogger(__name__)

MOST_OF_THE_LABORATORY: Final = 60
"""Its last games; it plays them by the thousand."""


def films(games: Path, laboratory: Path) -> list[Game]:
    """All games that can be watched, the last played first.

    :param games: the folder of games, with those that were hosted here and what was seen at other hosts in it.
    :param laboratory: the folder in which series of games are kept.
    """
    found = [game for game in _games(games) if not game.problem]
    found += [_from(game, HOSTED_HERE) for game in _games(games / "hosted")]
    found += _seen(games / "seen")
    played = [game for folder in sorted(laboratory.glob("*/games")) for game in _games(folder)]
    found += [_from(game, later("of the laboratory")) for game in in_order(played)[:MOST_OF_THE_LABORATORY]]
    return in_order(found)


def _games(folder: Path) -> list[Game]:
    try:
        return games_in(folder) if folder.is_dir() else []
    except OSError as error:
        log.warning("The games in %s can't be listed: %s", folder, error)
        return []


def _from(game: Game, where: str) -> Game:
    return game if game.problem else replace(game, where=where)


def _seen(folder: Path) -> list[Game]:
    """What was seen at other hosts."""
    found = []
    for path in folder.glob(f"*{SEEN}") if folder.is_dir() else ():
        try:
            first = next(entries(path), None)
            when = path.stat().st_mtime
        except (TranscriptError, OSError) as error:
            log.info("%s", error)
            continue
        if isinstance(first, Began):
            names = tuple(seat.name for seat in first.snapshot.table.seats)
            found.append(Game(path, when, names, 0, "", table=first.snapshot.name, where=later("As you saw it")))
    return found


class _Lister(QObject):
    """Looks for films in a thread of its own."""

    found = Signal(list)
    _came = Signal(int, list)

    def __init__(self, look: Callable[[], list[Game]]) -> None:
        super().__init__()
        self._look = look
        self._number = 0
        self._came.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        self._number += 1
        threading.Thread(target=self._run, args=(self._number,), name="list of films").start()

    def _run(self, number: int) -> None:
        found = self._look()
        try:
            self._came.emit(number, found)
        except RuntimeError:
            log.debug("The program ended before the list of films was read.")

    def _tell(self, number: int, found: list[Game]) -> None:
        if number == self._number:
            self.found.emit(found)


class FilmShelf(Backdrop):
    """The page on which a film is chosen, and shown to be read.

    :param games: the folder of games.
    :param laboratory: that of the laboratory's series.
    """

    back = Signal()
    chosen = Signal(object)
    """A :class:`~vtes_desktop.play.film.Film` to be watched."""

    def __init__(
        self, settings: Settings, games: Path, laboratory: Path | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._games = games
        where = laboratory or folders.cache() / "lab"
        self._lister = _Lister(lambda: films(games, where))
        self._lister.found.connect(self._listed)
        self.reader = FilmReader()
        self.reader.read.connect(self._read)
        self.reader.failed.connect(self._failed)
        self.reader.went_on.connect(self._went_on)
        self.back_button = QPushButton(tr("‹  Back"))
        self.back_button.setProperty("tone", "flat")
        self.back_button.clicked.connect(self._leave)
        title = Label(tr("Watch a replay"))
        title.setProperty("tone", "title")
        self._about = Label(
            tr(
                "Every game is a film: your own, those on the network, those of computer players. "
                "Watching changes nothing; from any moment a new game can be played on."
            )
        )
        self._about.setProperty("tone", "dim")
        self._about.setWordWrap(True)
        self.list = GameList(verb="Watch")
        self.list.wanted.connect(lambda game: self.open(game.path))
        self.nothing = Label(tr("There is no game to watch yet. Play one, or open a file that somebody gave you."))
        self.nothing.setProperty("tone", "dim")
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.hide()
        self.open_button = QPushButton(tr("Open a file…"))
        self.open_button.clicked.connect(self._ask_which)
        self.problem = Label()
        self.problem.setWordWrap(True)
        self.problem.setProperty("tone", "blood")
        self.problem.hide()
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(tr("Reading the film"))
        self.progress.hide()
        self._lay_out(title)
        settings.changed.connect(self._fit)
        self._fit()

    def _lay_out(self, title: Label) -> None:
        head = QHBoxLayout()
        head.addWidget(self.back_button)
        head.addWidget(title, 1)
        head.addWidget(self.open_button)
        self._panel = QFrame()
        self._panel.setProperty("panel", "raised")
        inside = QVBoxLayout(self._panel)
        inside.addWidget(self.nothing)
        inside.addWidget(self.list, 1)
        self._whole = QVBoxLayout(self)
        self._whole.addLayout(head)
        self._whole.addWidget(self._about)
        self._whole.addWidget(self.problem)
        self._whole.addWidget(self._panel, 1)
        self._whole.addWidget(self.progress)

    def _fit(self) -> None:
        k = self._settings.options.text_scale
        self._whole.setContentsMargins(*(round(each * k) for each in (40, 24, 40, 24)))
        self._whole.setSpacing(round(10 * k))
        self.list.set_scale(k)

    def showEvent(self, event: QShowEvent) -> None:
        """Look what there is."""
        super().showEvent(event)
        self.problem.hide()
        self._lister.start()
        self.list.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    def open(self, path: Path) -> None:
        """Read a film; :attr:`chosen` tells when it can be watched."""
        self.problem.hide()
        self.progress.setRange(0, 0)
        self.progress.show()
        self.reader.start(path)

    def _ask_which(self) -> None:
        kinds = tr("Games (*{game_suffix} *{seen})", game_suffix=GAME_SUFFIX, seen=SEEN)
        dialog = QFileDialog(self, tr("Open a game"), str(self._games), kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda path: self.open(Path(path)))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _leave(self) -> None:
        self.reader.stop()
        self.progress.hide()
        self.back.emit()

    def _listed(self, found: list[Game]) -> None:
        self.list.set_games(found)
        self.list.setVisible(bool(found))
        self.nothing.setVisible(not found)

    def _went_on(self, n: int, of: int) -> None:
        self.progress.setRange(0, of)
        self.progress.setValue(n)

    def _read(self, film: object) -> None:
        self.progress.hide()
        self.chosen.emit(film)

    def _failed(self, why: str) -> None:
        self.progress.hide()
        self.problem.setText(why)
        self.problem.show()
