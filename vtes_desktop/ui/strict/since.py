"""What touched somebody here while others played: it waits until she has seen it (experience.md)."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from vtes_desktop.play.updates import Update
from vtes_desktop.table.table import Table
from vtes_desktop.ui import theme
from vtes_desktop.ui.fitting import in_two
from vtes_desktop.ui.game_words import told
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Label, as_written, caption
from vtes_desktop.ui.strict.grids import empty
from vtes_desktop.ui.strict.passing import tells_of
from vtes_desktop.ui.table.following import Rank
from vtes_desktop.ui.table.overlay import Overlay
from vtes_desktop.ui.table.session import Session

MOST = 6
"""Lines that are shown; the log has all of them."""
WIDEST = 560
"""The most that the words of a line take, in pixels at text scale 1."""
BESIDE = 64
"""Pixels beside the words of a line, at text scale 1."""
ROW = 30
"""The height of a line, in pixels at text scale 1."""


class SinceYourTurn(Overlay):
    """A few lines of what others did to who is looking, each a way to its place in the log.

    It comes by itself as her turn begins, and goes when she puts it away or has done something after her master phase.
    """

    wanted = Signal(int)
    """A line was chosen: the number of the sentence in the log."""
    counted = Signal()
    """There are more lines, or none any more."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent, panel="gold")
        self._session = session
        self._lines: dict[int, list[tuple[int, str]]] = {seat: [] for seat in session.clients}
        self._active = dict.fromkeys(session.clients, session.table.active)
        self._pools = {seat: session.table.seats[seat].pool for seat in session.clients}
        """Each seat's pool as it was seen last in its own turn."""
        self._last = dict(self._pools)
        self._changed: dict[int, int] = {}
        """The number of the sentence at which a seat's pool changed last, where it did since."""
        title = Label(tr("Since your last turn"))
        title.setProperty("tone", "heading")
        close = QPushButton(tr("Seen"))
        close.setProperty("tone", "flat")
        close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        close.clicked.connect(self.seen)
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(close)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(14, 8, 10, 10)
        whole.setSpacing(2)
        whole.addLayout(head)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        whole.addLayout(self._rows)
        # Who watches has no turn; a film's one client is given the eyes of any seat.
        for seat, client in session.clients.items() if not session.watches else ():
            client.on_update.append(partial(self._heard, seat))
        self._news: set[str] = set()
        """What the window has not followed yet: ``began``, ``counted``."""
        session.following.add(self._follow, Rank.QUESTION)
        session.viewer_changed.connect(self._looked)

    @property
    def lines(self) -> list[tuple[int, str]]:
        """The numbers of the sentences in the log, with their words, for who is looking."""
        return self._lines.get(self._session.viewer, [])

    def seen(self) -> None:
        """They have been read."""
        self.lines.clear()
        self.close_panel()
        self.counted.emit()

    def show_lines(self) -> None:
        """Show what there is."""
        empty(self._rows)
        lines = self.lines
        scale = theme.clamp_scale(self._session.settings.options.text_scale)
        wide = min(round(WIDEST * scale), self.ground.width() - round(BESIDE * scale))
        most = max(1, min(MOST, int(self.ground.height() / (ROW * scale)) - 2))
        rows: list[tuple[int, str, str]] = []
        for number, words in reversed(lines):
            shown = in_two(words, self.fontMetrics(), wide)
            most -= 1 + shown.count("\n")
            if most < 0 and rows:
                break
            rows.insert(0, (number, words, shown))
        for number, words, shown in rows:
            button = QPushButton(caption(shown, lines=True))
            button.setAccessibleName(words)
            button.setToolTip(as_written(words))
            button.setProperty("tone", "flat")
            button.setStyleSheet("text-align: left")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(self._choose, number))
            self._rows.addWidget(button)
            button.show()
        if len(lines) > len(rows):
            more = Label(tr("and {count} more, in the log", count=len(lines) - len(rows)))
            more.setProperty("tone", "dim")
            self._rows.addWidget(more)
        self.show()
        self.adjustSize()
        self.place()
        self.raise_()

    def place(self) -> None:
        """At the right end of the others' areas, where one's own things stay free."""
        room = self.ground.adjusted(8, 8, -8, -8)
        size = self.sizeHint().boundedTo(room.size())
        self.setGeometry(QRect(room.right() - size.width(), room.top(), size.width(), size.height()))

    def _choose(self, number: int, *_: bool) -> None:
        self.wanted.emit(number)

    def _looked(self) -> None:
        self.hide()
        if self.lines and self._session.table.active == self._session.viewer:
            self.show_lines()
        self.counted.emit()

    def _heard(self, seat: int, update: Update) -> None:
        client = self._session.clients[seat]
        table = client.table
        first = len(client.log) - len(update.sayings)
        names = [each.name for each in table.seats]
        before = len(self._lines[seat])
        for number, saying in enumerate(update.sayings, first):
            if table.active != seat and tells_of(saying, seat, table):
                self._lines[seat].append((number, told(saying, names, self._session.name)))
        self._look_at_pool(seat, table, first)
        active, self._active[seat] = self._active[seat], table.active
        if seat != self._session.viewer:
            return
        if table.active == seat != active:
            self._news.add("began")
        if len(self._lines[seat]) != before:
            self._news.add("counted")
        if self._news and not self._session.following.waits:
            self._follow()

    def _look_at_pool(self, seat: int, table: Table, first: int) -> None:
        """What others made of a seat's pool is told as its turn begins; in its own it sees that."""
        pool, mine = table.seats[seat].pool, table.active == seat
        if pool != self._last[seat]:
            self._last[seat], self._changed[seat] = pool, first
        if mine and self._active[seat] != seat and pool != self._pools[seat]:
            said = tr("Your pool: {before}, now {now}", before=self._pools[seat], now=pool)
            self._lines[seat].append((self._changed.get(seat, first), said))
        if mine or self._active[seat] == seat:
            self._pools[seat] = pool

    def _follow(self) -> None:
        """Come as a turn begins."""
        news, self._news = self._news, set()
        if "began" in news and self.lines and self._session.table.mode == "strict":
            self.show_lines()
        if "counted" in news:
            self.counted.emit()

    def acted(self) -> None:
        """Something was done in the turn: they were in sight for as long as she looked at what to do."""
        if self.isVisible() and self._session.table.phase not in ("unlock", "master"):
            self.seen()
