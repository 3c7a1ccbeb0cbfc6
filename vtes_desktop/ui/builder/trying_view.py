"""Try this deck: whole games of it against a field, played by computer Methuselahs in a process of their own.

The process is ``vtes-desktop lab deck --follow``: it says after each game what is known, keeps its results in the cache
folder, and stops when its input is closed. So a pause is a stop, and going on reads on where it was.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QProcess, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QToolTip, QVBoxLayout, QWidget

from vtes_desktop import folders
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.decks.deck import Deck
from vtes_desktop.decks.shelf import safe_name
from vtes_desktop.folders import GAME_SUFFIX
from vtes_desktop.rules.editions.edition import CURRENT
from vtes_desktop.ui import theme
from vtes_desktop.ui.builder.fitting_row import FittingRow
from vtes_desktop.ui.choosers import ChoiceBox
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label, as_written, caption
from vtes_desktop.ui.saving import ask_where_to_save
from vtes_desktop.ui.waiting import waiting

if TYPE_CHECKING:
    from vtes_desktop.lab.deck_report import Followed
    from vtes_desktop.ui.builder.charts import Bar

PLAYERS = 5
GAMES = 200
NARROW = 0.04
"""Half of the interval's width with which it is enough."""
PICTURE = QSize(1200, 720)
_DELAY = 300
"""Milliseconds until the picture follows: games may come faster than anybody reads."""


class TryingPicture(QWidget):
    """The picture of what is known."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = 1.0
        self.followed: Followed | None = None
        self.words = ""
        """What is said while there is nothing to show."""
        self._bars: list[Bar] = []
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        """A few lines."""
        return QSize(180, round(110 * self.scale))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint it, or say why there is nothing."""
        painter = QPainter(self)
        if self.followed is None:
            painter.setPen(QColor(theme.DIM))
            painter.setFont(theme.sans(13 * self.scale))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.words)
            return
        from vtes_desktop.ui.builder import trying_chart

        self._bars = trying_chart.paint(painter, QRectF(self.rect()), self.followed, self.scale)

    def event(self, event: QEvent) -> bool:
        """The words of what is pointed at."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            x, y = event.pos().x(), event.pos().y()
            words = next(
                (
                    bar.words
                    for bar in self._bars
                    if bar.x <= x <= bar.x + bar.width and bar.y <= y <= bar.y + bar.height
                ),
                "",
            )
            QToolTip.showText(event.globalPos(), as_written(words), self)
            return True
        return super().event(event)

    def as_picture(self) -> QPixmap:
        """The same, large, for a file."""
        picture = QPixmap(PICTURE)
        picture.fill(QColor(theme.GROUND))
        if self.followed is not None:
            from vtes_desktop.ui.builder import trying_chart

            painter = QPainter(picture)
            room = QRectF(24, 20, PICTURE.width() - 48, PICTURE.height() - 40)
            trying_chart.paint(painter, room, self.followed, 1.6)
            painter.end()
        return picture


WATCHED = 12
"""So many games are kept to be watched."""


class TryingView(QWidget):
    """The page: who is played against, start and pause, and what the games tell so far."""

    watch_wanted = Signal(Path)
    """Watch this game of the deck as a film."""

    def __init__(self, catalogue: Catalogue, games: int = GAMES) -> None:
        super().__init__()
        self._catalogue = catalogue
        self._games = games
        self._deck = Deck()
        self._process: QProcess | None = None
        self._waiting = b""
        self._pausing = False
        """Whether the process was told to stop, and plays its last games."""
        self._stale = False
        """Whether what it still says is of another deck."""
        self.picture = TryingPicture()
        self.said = Label()
        self.said.setProperty("tone", "dim")
        self.against = ChoiceBox()
        self.against.setAccessibleName(tr("Against which decks"))
        self.against.setToolTip(tr("The decks of the other four Methuselahs"))
        self.against.addItem(tr("against starter decks"), "starters")
        self.against.addItem(tr("against my decks"), "")
        self.start = QToolButton()
        self.start.clicked.connect(self.start_or_pause)
        self.save = QToolButton()
        self.save.setText(caption(tr("Save")))
        self.save.setToolTip(tr("Save the picture (PNG) or all numbers (CSV)"))
        self.save.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.save)
        menu.addAction(caption(tr("Picture…")), lambda: self._ask_where("picture", tr("PNG (*.png)"), ".png"))
        menu.addAction(caption(tr("Table…")), lambda: self._ask_where("table", tr("CSV (*.csv)"), ".csv"))
        self.save.setMenu(menu)
        self.watch = QToolButton()
        self.watch.setText(caption(tr("Watch")))
        self.watch.setToolTip(tr("Watch the last of its games as a film"))
        self.watch.clicked.connect(self._watch)
        self._folder: Path | None = None
        row = self._row = FittingRow(gap=5)
        row.add(self.start, 0)
        row.add(self.against, 1)
        row.add(self.said, 1, stretch=1)
        row.add(self.watch, 2)
        row.add(self.save, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        column.addWidget(row)
        column.addWidget(self.picture, 1)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_DELAY)
        self._later.timeout.connect(self._show)
        self._news: Followed | None = None
        self.against.currentIndexChanged.connect(self._anew)
        if (program := QCoreApplication.instance()) is not None:
            program.aboutToQuit.connect(self.end)
        self._anew()

    # -- the deck --------------------------------------------------------------------------------------------------

    def show_deck(self, deck: Deck) -> None:
        """Another deck, or the deck changed: its games so far say nothing of it any more."""
        if deck.entries == self._deck.entries and deck.name == self._deck.name:
            return
        self._deck = deck.copy()
        self._anew()

    def set_scale(self, scale: float) -> None:
        """Follow the text scale."""
        self.picture.scale = scale
        self.picture.updateGeometry()

    def _anew(self) -> None:
        self.pause()
        self._stale = self.is_running
        self._news = self.picture.followed = None
        self._show()

    @property
    def why_not(self) -> str:
        """Why this deck can't be tried; empty when it can."""
        return CURRENT.why_not_deck(self._deck.crypt_count, self._deck.library_count, PLAYERS)

    # -- its games -------------------------------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        """Whether games are being played."""
        return self._process is not None

    def start_or_pause(self) -> None:
        """The button."""
        if self.is_running:
            self.pause()
        else:
            self.begin()

    def begin(self) -> None:
        """Play, or go on where it was."""
        if self.is_running or self.why_not:
            return
        with waiting():  # the laboratory and the sum of the whole program: the first time that a deck is tried
            from vtes_desktop.decks.reading import OWN, write_deck
            from vtes_desktop.lab.results import program_sum

            program = program_sum()
        field = self.against.currentData() or str(folders.decks())
        text = write_deck(self._deck, OWN, self._catalogue)
        key = hashlib.sha256(f"{program} {field} {self._games} {text}".encode()).hexdigest()[:20]
        folder = folders.cache() / "lab" / key
        process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._failed)
        self._process, self._waiting, self._folder = process, b"", folder
        self._pausing = self._stale = False
        try:
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / "deck.vtesdeck"
            file.write_text(text, "utf-8")
        except OSError as error:
            self._process = None
            self._say(tr("The games can’t be kept in {folder}: {strerror}.", folder=folder, strerror=error.strerror))
            return
        environment = process.processEnvironment()
        for name, value in {**os.environ, "PYTHONIOENCODING": "utf-8"}.items():
            environment.insert(name, value)
        process.setProcessEnvironment(environment)
        jobs = str(max(1, (os.cpu_count() or 2) - 1))
        wanted = ["lab", "deck", str(file), "--against", field, "--games", str(self._games), "--until", str(NARROW)]
        kept = ["--out", str(folder), "--journals", str(WATCHED), "--jobs", jobs, "--follow"]
        process.start(sys.executable, ["-m", "vtes_desktop", *wanted, *kept])
        self._say(tr("The players sit down…"))
        self._show()

    def pause(self) -> None:
        """Stop after the games that are being played; what was played is kept."""
        if self._process is not None and not self._pausing:
            self._pausing = True
            self._process.closeWriteChannel()
            self._show()

    def end(self) -> None:
        """The program ends: so do the games. Those that were played are kept."""
        if self._process is not None:
            self._stale = True
            self._process.kill()
            self._process.waitForFinished(2000)

    def _read(self) -> None:
        process = self._process
        if process is None:
            return
        *lines, self._waiting = (self._waiting + bytes(process.readAllStandardOutput().data())).split(b"\n")
        if lines and not self._stale:
            from vtes_desktop.lab.deck_report import Followed

            self._news = msgspec.json.decode(lines[-1], type=Followed)
            if not self._later.isActive():
                self._later.start()

    def _finished(self, status: int) -> None:
        process = self._process
        if process is None:
            return
        self._read()
        self._process = None
        process.deleteLater()
        trouble = bytes(process.readAllStandardError().data()).decode(errors="replace").strip()
        self._show()
        if status > 1 and not self._stale:
            self._say(trouble.splitlines()[-1] if trouble else tr("The games have stopped."))

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._process = None
            self._show()
            self._say(tr("The games can’t be started."))

    # -- what is shown ---------------------------------------------------------------------------------------------

    def _show(self) -> None:
        if self._news is not None:
            self.picture.followed = self._news
        followed, why = self.picture.followed, self.why_not
        running = self.is_running
        text = tr("Pause") if running else tr("Go on") if followed is not None else tr("Try this deck")
        text = tr("Pausing…") if self._pausing and running else text
        self.start.setText(caption(text))
        words = tr("Stop after the running games; go on later") if running else tr("Play whole games of this deck")
        self.start.setToolTip(as_written(why or words))
        self.start.setAccessibleName(words)
        enough = followed is not None and not running and followed.done >= followed.of
        self.start.setEnabled(not self._pausing if running else not (why or enough))
        self.save.setEnabled(followed is not None)
        self.watch.setEnabled(followed is not None and self._folder is not None)
        self.picture.words = why or tr(
            "Computer players play whole games of this deck, on this machine, while you work on."
        )
        if followed is not None:
            share = followed.report.standing.vp_share
            self._say(
                tr(
                    "{done} of {of} games, ± {half_width:.2f}",
                    done=followed.done,
                    of=followed.of,
                    half_width=share.half_width,
                )
            )
            own = tr(
                "{value:.0%} of the victory points, between {low:.0%} and {high:.0%}",
                value=share.value,
                low=share.low,
                high=share.high,
            )
            self.picture.setAccessibleName(tr("{own}, over {done} games", own=own, done=followed.done))
        elif not running:
            self._say("")
        self.picture.update()

    def _say(self, words: str) -> None:
        self.said.setText(words)
        self.said.setToolTip(as_written(words))
        self._row.fit()

    def _watch(self) -> None:
        """Watch the game that was played last, of those that are kept."""
        folder = self._folder / "games" if self._folder is not None else None
        games = list(folder.glob(f"*{GAME_SUFFIX}")) if folder is not None and folder.is_dir() else []
        if games:
            self.watch_wanted.emit(max(games, key=lambda path: path.stat().st_mtime))
        else:
            self._say(tr("No game of it is kept yet."))

    # -- saving ----------------------------------------------------------------------------------------------------

    def _ask_where(self, what: str, kind: str, suffix: str) -> None:
        name = f"{safe_name(self._deck.name or 'Deck')}{suffix}"
        ask_where_to_save(self, tr("Save the {what}", what=tr(what)), name, kind, self.save_as, suffix.lstrip("."))

    def save_as(self, path: Path) -> None:
        """Save what is shown: a picture, or for a name that ends with ``.csv`` all numbers."""
        followed = self.picture.followed
        if followed is None:
            return
        if path.suffix.lower() == ".csv":
            from vtes_desktop.ui.builder import trying_chart

            try:
                path.write_text(trying_chart.as_table(followed), "utf-8-sig")
            except OSError as error:
                self._say(tr("The table can’t be saved as {path}: {strerror}.", path=path, strerror=error.strerror))
        elif not self.picture.as_picture().save(str(path), "PNG"):
            self._say(tr("The picture can’t be saved as {path}.", path=path))
