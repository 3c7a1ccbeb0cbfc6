"""The games to go on with: who plays, which round, whose turn, when; read off the Qt thread, put away undoably."""

from __future__ import annotations

import contextlib
import datetime
import logging
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import QListView, QMenu, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QToolTip, QWidget

from vtes_desktop.folders import GAME_SUFFIX
from vtes_desktop.plain_words import all_told_apart, plain
from vtes_desktop.ui import theme
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.languages import later, tr
from vtes_desktop.ui.plain import as_written

if TYPE_CHECKING:
    from vtes_desktop.lan.tickets import Ticket

log = logging.getLogger(__name__)

TRASH = "trash"
"""The folder within that of the games where deleted ones go."""

_MONTHS = (
    later("January"), later("February"), later("March"), later("April"), later("May"), later("June"), later("July"),
    later("August"), later("September"), later("October"), later("November"), later("December"),
)  # fmt: skip

_Index = QModelIndex | QPersistentModelIndex


HOSTED_HERE: Final = later("hosted here")
"""Of a game on the network: where it is."""


class Game(Struct, frozen=True):
    """One game as the list shows it."""

    path: Path
    when: float
    """When it was last played: seconds since 1970, the file's own."""
    players: tuple[str, ...] = ()
    round: int = 1
    active: str = ""
    """Whose turn it is."""
    played: float = 0.0
    """Seconds of play."""
    problem: str = ""
    """Why it can't be continued, as a sentence; empty when it can."""
    ticket: Ticket | None = None
    """Of a game on the network: what one comes back with."""
    table: str = ""
    """Of a game on the network: what its table is called."""
    where: str = ""
    """Of a game on the network: :data:`HOSTED_HERE`, or at whose host."""
    over: bool = False

    @property
    def film(self) -> Path | None:
        """The file by which it can be watched, on this machine; None for a game that is elsewhere, or unreadable."""
        if self.ticket is None:
            return None if self.problem else self.path
        journal = self.path.with_suffix(GAME_SUFFIX)
        return journal if journal.is_file() else None

    @property
    def title(self) -> str:
        """Who plays; before that the table's name, where it has one."""
        who = ", ".join(self.players)
        return " — ".join(words for words in (self.table, who) if words) or plain(self.path.stem)

    @property
    def state(self) -> str:
        """Where it stands: ``Round 4 · Sarah’s turn · 1 h 12 min played``; or what is wrong with it."""
        if self.problem:
            return self.problem
        parts = [tr("Round {round}", round=self.round), tr("{active}’s turn", active=self.active)]
        if self.over:
            parts = [tr("The game is over")]
        elif self.ticket is not None and not self.ticket.playing:
            parts = [tr("In its lobby")]
        elif not self.active:  # known only since the seat was come back to
            parts = [tr("In play")] if self.ticket is not None else []
        if self.where.startswith("at "):
            parts.append(tr("at {host}", host=self.where[3:]))
        elif self.where:
            parts.append(tr(self.where))
        if minutes := round(self.played / 60):
            hours, minutes = divmod(minutes, 60)
            parts.append(
                tr("{hours} h {minutes} min played", hours=hours, minutes=minutes)
                if hours
                else tr("{minutes} min played", minutes=minutes)
            )
        return " · ".join(parts)


def games_in(folder: Path) -> list[Game]:
    """The games in a folder, the last played first. What can't be read is listed with its problem. Raises OSError."""
    paths = [path for path in folder.iterdir() if path.suffix == GAME_SUFFIX]
    if not paths:
        return []
    from vtes_desktop.table.journal import JournalError, read_summary

    games: list[Game] = []
    for path in paths:
        when = 0.0
        try:
            when = path.stat().st_mtime
            header, line = read_summary(path)
        except (JournalError, OSError) as error:
            games.append(Game(path, when, problem=plain(game_word(str(error)))))
            continue
        players = tuple(all_told_apart([seat.name for seat in header.seats]))
        at, active = line.at if line else (1, 0)
        name = players[active] if 0 <= active < len(players) else ""
        games.append(Game(path, when, players, at, name, line.t if line else 0.0))
    return in_order(games)


def in_order(games: list[Game]) -> list[Game]:
    """The last played first."""
    return sorted(games, key=lambda game: game.when, reverse=True)


def put_away(path: Path) -> Path:
    """Move a game into the trash folder beside it and return where it is now.

    Raises OSError, and :class:`~vtes_desktop.table.journal.JournalInUseError` when it is open in another window.
    """
    from filelock import FileLock, Timeout

    from vtes_desktop.table.journal import JournalInUseError

    lock = path.with_name(path.name + ".lock")
    try:
        with FileLock(lock, timeout=0):
            pass
    except Timeout as error:
        raise JournalInUseError(
            tr("The game “{name}” is open in another window of this program.", name=path.stem)
        ) from error
    target = move_to_trash(path)
    with contextlib.suppress(OSError):  # an empty file of no further use
        lock.unlink(missing_ok=True)
    return target


def move_to_trash(path: Path) -> Path:
    """Move a file into the trash folder beside it and return where it is now. Raises OSError."""
    return _move(path, path.parent / TRASH)


def bring_back(trashed: Path) -> Path:
    """Move a game out of the trash folder again and return where it is now. Raises OSError."""
    return _move(trashed, trashed.parent.parent)


def _move(path: Path, folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    target = folder / path.name
    number = 2
    while target.exists():
        target = folder / f"{path.stem} ({number}){path.suffix}"
        number += 1
    return path.rename(target)


def when_words(when: float, now: datetime.datetime | None = None) -> str:
    """A time in a few words: ``today 14:05``, ``yesterday 23:40``, ``3 March``, ``3 March 2024``."""
    now = now or datetime.datetime.now()
    then = datetime.datetime.fromtimestamp(when)
    days = (now.date() - then.date()).days
    if days in (0, 1):
        return f"{tr('yesterday') if days else tr('today')} {then:%H:%M}"
    # Not %B: months are in the window's language, whatever the system's.
    month = tr(_MONTHS[then.month - 1])
    if then.year == now.year:
        return tr("{day} {month}", day=then.day, month=month)
    return tr("{day} {month} {year}", day=then.day, month=month, year=then.year)


class GameReader(QObject):
    """Reads the list of games in a thread of its own."""

    read = Signal(list)
    """The :class:`Game` list, the last played first. Told in Qt's thread: whoever listens may come and go meanwhile."""
    _found = Signal(int, object)

    def __init__(self, folder: Path, network: Path | None = None) -> None:
        """:param network: the folder of what is kept of games on the network; None for those in `folder` alone."""
        # Without a parent, and held by its own thread while that runs, so that no page has to wait for it.
        super().__init__()
        self._folder = folder
        self._network = network
        self._started = 0
        self._found.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Read now; :attr:`read` tells when it is done."""
        self._started += 1
        # No daemon: one that Python leaves behind within a signal takes the program down on its way out.
        threading.Thread(target=self._read, args=(self._started,), name="list of games").start()

    def _read(self, number: int) -> None:
        try:
            games = games_in(self._folder)
        except OSError as error:
            log.warning("The games in %s can't be listed: %s", self._folder, error)
            games = []
        if self._network is not None and self._network.is_dir():
            from vtes_desktop.ui.lan.kept_games import network_games

            games = in_order(games + network_games(self._network, self._folder))
        try:
            self._found.emit(number, games)
        except RuntimeError:
            log.debug("The program ended before the list of games was read.")

    def _tell(self, number: int, games: list[Game]) -> None:
        if number == self._started:  # an older reading may come last, and knows of games that are no more
            self.read.emit(games)


class _Games(QAbstractListModel):
    """The games as rows; a screen reader hears all of a row in one sentence."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.games: list[Game] = []

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.games)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        game = self.games[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{game.title}. {game.state}. {when_words(game.when)}"
        return None

    def set_games(self, games: list[Game]) -> None:
        self.beginResetModel()
        self.games = games
        self.endResetModel()


class _Row(QStyledItemDelegate):
    """Paints a game in two lines, with a bin at its end while the pointer or the keyboard is on it."""

    scale = 1.0
    verb = "Continue"
    """What a click does; to what is only to be watched there is no bin."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:  # noqa: ARG002 - Qt's signature
        return QSize(round(200 * self.scale), round(60 * self.scale))

    def bin(self, row: QRectF) -> QRectF:
        """Where in a row the bin is."""
        side = 30 * self.scale
        return QRectF(row.right() - side - 10 * self.scale, row.center().y() - side / 2, side, side)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        k = self.scale
        model = index.model()
        assert isinstance(model, _Games)
        game = model.games[index.row()]
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        focused = chosen and bool(option.state & QStyle.StateFlag.State_HasFocus)
        rect = QRectF(option.rect).adjusted(2 * k, 2 * k, -2 * k, -2 * k)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if hovered or focused:
            fill = QColor(theme.RAISED)
            fill.setAlpha(220)
            painter.setBrush(fill)
            painter.setPen(QPen(QColor(theme.GOLD if focused else theme.EDGE_LINE), 2 * k if focused else 1))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 8 * k, 8 * k)
        inner = rect.adjusted(14 * k, 8 * k, -14 * k, -8 * k)
        if hovered or focused:
            inner.setRight(self.bin(rect).left() - 8 * k)
            if self.verb == "Continue":
                _paint_bin(painter, self.bin(rect).adjusted(6 * k, 5 * k, -6 * k, -5 * k))
            else:
                from vtes_desktop.ui.table import signs  # of the shelf of films alone: the start page draws none

                signs.paint(painter, self.bin(rect).adjusted(5 * k, 5 * k, -5 * k, -5 * k), "play", theme.GOLD_BRIGHT)
        top = QRectF(inner.left(), inner.top(), inner.width(), inner.height() / 2)
        foot = top.translated(0, top.height())
        small = theme.sans(12 * k)
        when = when_words(game.when)
        measure = QFontMetricsF(small)
        painter.setFont(small)
        painter.setPen(QColor(theme.DIM))
        painter.drawText(top, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, when)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        name = theme.sans(14.5 * k, bold=True)
        room = top.width() - measure.horizontalAdvance(when) - 12 * k
        painter.setFont(name)
        painter.setPen(QColor(theme.DIM if game.problem else theme.BONE))
        painter.drawText(top, left, QFontMetricsF(name).elidedText(game.title, Qt.TextElideMode.ElideRight, room))
        painter.setFont(small)
        painter.setPen(QColor(theme.BLOOD_BRIGHT if game.problem else theme.GOLD))
        painter.drawText(foot, left, measure.elidedText(game.state, Qt.TextElideMode.ElideRight, foot.width()))
        painter.restore()

    def helpEvent(self, event: QEvent, view: QWidget, option: QStyleOptionViewItem, index: _Index) -> bool:
        """Say what the bin does, and in full what the row may cut short."""
        model = index.model()
        if isinstance(model, _Games) and index.isValid() and isinstance(event, QHelpEvent):
            game = model.games[index.row()]
            on_bin = self.bin(QRectF(option.rect)).contains(QPointF(event.pos()))
            on_bin = on_bin and self.verb == "Continue"
            does = tr("Continue: {game} (Enter)", game=game.title)
            if self.verb == "Watch":
                does = tr("Watch: {game} (Enter)", game=game.title)
            text = tr("Delete this game (Del)") if on_bin else game.problem or does
            QToolTip.showText(event.globalPos(), as_written(text), view)
            return True
        return False


def _paint_bin(painter: QPainter, rect: QRectF) -> None:
    painter.save()
    painter.setPen(QPen(QColor(theme.DIM), rect.width() * 0.09))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lid = rect.top() + rect.height() * 0.2
    painter.drawLine(QPointF(rect.left(), lid), QPointF(rect.right(), lid))
    middle = rect.center().x()
    grip = rect.width() * 0.16
    painter.drawLine(QPointF(middle - grip, rect.top()), QPointF(middle + grip, rect.top()))
    body = QRectF(rect.left() + rect.width() * 0.13, lid, rect.width() * 0.74, rect.bottom() - lid)
    painter.drawRoundedRect(body, rect.width() * 0.08, rect.width() * 0.08)
    for across in (-0.14, 0.14):
        x = middle + rect.width() * across
        painter.drawLine(QPointF(x, lid + body.height() * 0.28), QPointF(x, lid + body.height() * 0.74))
    painter.restore()


class GameList(QListView):
    """The list itself: a click or Enter continues a game, W watches it, Del or the bin deletes it.

    :param verb: ``Watch`` for a list of games that are only to be watched.
    """

    wanted = Signal(object)
    """Continue this :class:`Game`, or watch it where that is all there is to do."""
    watched = Signal(object)
    """Watch this :class:`Game` as a film."""
    unwanted = Signal(object)
    """Delete this :class:`Game`."""

    def __init__(self, parent: QWidget | None = None, *, verb: Literal["Continue", "Watch"] = "Continue") -> None:
        super().__init__(parent)
        self._games = _Games(self)
        self._row = _Row(self)
        self._row.verb = verb
        self._continues = verb == "Continue"
        self.setModel(self._games)
        self.setItemDelegate(self._row)
        self.setAccessibleName(tr("Games to continue") if self._continues else tr("Games to watch"))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setStyleSheet("QListView { background: transparent; border: none; }")

    @property
    def games(self) -> list[Game]:
        """What is listed, the last played first."""
        return self._games.games

    def set_games(self, games: list[Game]) -> None:
        """List these games; the selection stays on its row."""
        row = self.currentIndex().row()
        self._games.set_games(games)
        if games:
            self.setCurrentIndex(self._games.index(min(max(row, 0), len(games) - 1)))

    def set_scale(self, scale: float) -> None:
        """Follow the text scale."""
        self._row.scale = scale
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter continues, Del deletes, everything else moves about."""
        game = self._game(self.currentIndex())
        if game is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._want(game)
        elif game is not None and self._continues and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.unwanted.emit(game)
        elif game is not None and self._continues and event.key() == Qt.Key.Key_W:
            self._watch(game)
        elif event.key() == Qt.Key.Key_Left:
            self.focusPreviousChild()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The bin deletes, the rest of a row continues."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        game = self._game(index)
        if game is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if self._continues and self._row.bin(QRectF(self.visualRect(index))).contains(event.position()):
            self.unwanted.emit(game)
        else:
            self._want(game)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Both, by name."""
        game = self._game(self.indexAt(event.pos()))
        if game is None or not self._continues:
            return
        menu = QMenu(self)
        go_on = menu.addAction(tr("Continue"), lambda: self._want(game))
        go_on.setEnabled(not game.problem)
        watch = menu.addAction(tr("Watch the replay\tW"), lambda: self._watch(game))
        watch.setEnabled(game.film is not None)
        menu.addAction(tr("Delete"), lambda: self.unwanted.emit(game))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def _want(self, game: Game) -> None:
        if not game.problem:
            self.wanted.emit(game)

    def _watch(self, game: Game) -> None:
        if game.film is not None:
            self.watched.emit(game)

    def _game(self, index: QModelIndex) -> Game | None:
        return self._games.games[index.row()] if index.isValid() else None
