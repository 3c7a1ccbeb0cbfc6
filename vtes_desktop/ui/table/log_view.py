"""The log and the chat: what happened, in sentences, and a line to say something.

One document a seat, each sentence one block of it, so that another seat's log is at hand when that seat looks, and a
new sentence costs the same after five thousand others.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.plain_words import seen
from vtes_desktop.play import requests as r
from vtes_desktop.play.updates import Update
from vtes_desktop.table.saying import Card, Saying, Who
from vtes_desktop.table.table import NOBODY
from vtes_desktop.ui import theme
from vtes_desktop.ui.game_words import game_word, translated
from vtes_desktop.ui.languages import tr
from vtes_desktop.ui.plain import Pages, as_written
from vtes_desktop.ui.table import signs
from vtes_desktop.ui.table.bargains import BargainRow, DealButton, has_bargains
from vtes_desktop.ui.table.chat import ChatLine, SignalRow
from vtes_desktop.ui.table.following import Rank
from vtes_desktop.ui.table.overlay import keeps
from vtes_desktop.ui.table.seat_colours import seat_colour
from vtes_desktop.ui.table.session import Hover, Session

Style = Literal["heading", "phase", "move", "chat", "score", "chance", "table"]
"""How a sentence is set: its kind, with a new turn told from a new phase."""

_COLOURS: Final[dict[Style, str]] = {
    "heading": "GOLD",
    "phase": "DIM",
    "move": "BONE",
    "chat": "BONE",
    "score": "GOLD_BRIGHT",
    "chance": "TARGET",
    "table": "DIM",
}
"""By their names in the theme."""
SIGNS: Final[dict[Style, str]] = {"score": "» ", "chance": "~ ", "table": "— "}
"""What stands before a sentence, so that its kind is told by more than colour."""


def style_of(saying: Saying) -> Style:
    """How a sentence is set. A turn's first sentence, “Turn 4: Sarah”, is a heading."""
    if saying.kind == "turn":
        return "heading" if saying.parts[:1] == ("Turn ",) else "phase"
    return saying.kind


def clock_time(seconds: float) -> str:
    """Seconds of play as ``h:mm:ss``.

    >>> clock_time(3725.4)
    '1:02:05'
    """
    whole = max(0, int(seconds))
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"


def because(name: str, why: str) -> str:
    """A computer player's reason, as a sentence.

    >>> because("Alexis", "Lisa has no unlocked minion; 6 pool left")
    'Alexis’s reason: Lisa has no unlocked minion; 6 pool left.'
    """
    return tr("{name}’s reason: {why}.", name=name, why=game_word(why))


class Formats:
    """The fonts and colours of the log at one text scale."""

    def __init__(self, scale: float) -> None:
        self._px = theme.BASE_PX * scale
        self._made: dict[tuple[Style, str], QTextCharFormat] = {}
        self._blocks: dict[Style, QTextBlockFormat] = {}

    def _font(self, style: Style, what: str) -> QFont:
        if what == "card":
            return theme.serif(self._px * (1.22 if style == "heading" else 1.12))
        bold = what == "seat" or style in ("heading", "score")
        return theme.sans(self._px * (1.12 if style == "heading" else 1.0), bold=bold)

    def text(self, style: Style, what: str = "") -> QTextCharFormat:
        """How letters are set: plain ones, those of a ``card`` or of a ``seat``."""
        made = self._made.get((style, what))
        if made is None:
            made = QTextCharFormat()
            made.setFont(self._font(style, what))
            made.setForeground(QColor(theme.colour(_COLOURS[style]) if what != "card" else theme.BONE))
            self._made[style, what] = made
        return made

    def block(self, style: Style) -> QTextBlockFormat:
        """How a sentence stands among the others."""
        made = self._blocks.get(style)
        if made is None:
            em = self._px
            made = QTextBlockFormat()
            made.setTopMargin(em * (0.95 if style == "heading" else 0.55 if style == "phase" else 0.18))
            made.setBottomMargin(em * (0.35 if style == "heading" else 0.18))
            made.setLeftMargin(em * (0.2 if style == "heading" else 0.55))
            made.setRightMargin(em * 0.3)
            made.setLineHeight(104, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            if style == "chat":
                made.setBackground(QColor(theme.CHAT))
            self._blocks[style] = made
        return made


class Aside(Struct, frozen=True):
    """Something that was said beside the game, by who watches or by the table itself: it is in no journal."""

    after: int
    """How many sentences of the log come before it."""
    name: str
    text: str


class _Sheet:
    """One seat's log as a document, with when each sentence was said."""

    def __init__(self, session: Session, seat: int, formats: Formats, asides: Sequence[Aside], parent: QObject) -> None:
        self.document = QTextDocument(parent)
        self.document.setUndoRedoEnabled(False)
        self.document.setDocumentMargin(4)
        self.times: dict[int, float] = {}
        self.lines: dict[int, int] = {}
        """By sentence, the line of the journal that says it."""
        self._client = session.clients[seat]
        self._name = session.name
        self._formats = formats
        self._written = 0
        self._asides = asides
        self._aside_blocks: list[int] = []
        """Which blocks of the document are no sentences of the game's log."""
        self._seats: dict[int, QTextCharFormat] = {}

    def heard(self, update: Update) -> None:
        """Note when the newest sentences were said, in seconds of play."""
        length = len(self._client.log)
        for number in range(length - len(update.sayings), length):
            self.times[number] = update.t
            self.lines[number] = update.n

    def write(self) -> int:
        """Write the sentences that are not there yet; returns how many there were."""
        log, before = self._client.log, self._written
        names = [seat.name for seat in self._client.table.seats]
        kinds = self._client.table.description.kinds
        cursor = QTextCursor(self.document)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        while True:
            number = len(self._aside_blocks)
            if number < len(self._asides) and self._asides[number].after <= self._written:
                plain = self._begin(cursor, "chat")
                self._aside_blocks.append(cursor.blockNumber())
                aside = self._asides[number]
                cursor.insertText(seen(f"{aside.name}: {aside.text}" if aside.name else aside.text), plain)
            elif self._written < len(log):
                saying = log[self._written]
                style = style_of(saying)
                plain = self._begin(cursor, style)
                self._written += 1
                if style in SIGNS:
                    cursor.insertText(SIGNS[style], plain)
                for text, named in translated(saying, names, self._name, kinds):
                    cursor.insertText(seen(text), plain if named is None else self._named(style, named))
            else:
                break
        cursor.endEditBlock()
        return self._written - before

    def _begin(self, cursor: QTextCursor, style: Style) -> QTextCharFormat:
        """Begin a line; returns how its letters are set."""
        plain = self._formats.text(style)
        if self._written or self._aside_blocks:
            cursor.insertBlock(self._formats.block(style), plain)
        else:
            cursor.setBlockFormat(self._formats.block(style))
        return plain

    def number_of(self, block: int) -> int:
        """Which sentence of the log stands in a block of the document; -1 for what is none."""
        asides = bisect_left(self._aside_blocks, block)
        there = asides < len(self._aside_blocks) and self._aside_blocks[asides] == block
        return NOBODY if there else block - asides

    def _named(self, style: Style, named: Card | Who) -> QTextCharFormat:
        """How the name of a card or a seat is set."""
        if isinstance(named, Who):
            made = QTextCharFormat(self._formats.text(style, "seat"))
            made.setForeground(QColor(seat_colour(named.seat)))
            return made
        if not named.card and not named.copy:
            return self._formats.text(style)
        made = QTextCharFormat(self._formats.text(style, "card" if named.card else ""))
        made.setAnchor(True)
        made.setAnchorHref(f"card:{named.card}/{named.copy}")
        made.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
        made.setUnderlineColor(QColor(theme.FAINT))
        return made


class _Pages(Pages):
    """Shows a log; tells which card's name the pointer, or the keyboard, is on."""

    def __init__(self, time_of: Callable[[int], str]) -> None:
        super().__init__()
        self._time_of = time_of
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Log"))
        self.setFrameShape(QFrame.Shape.NoFrame)

    @property
    def at_end(self) -> bool:
        """Whether the reader has the newest sentence in sight."""
        bar = self.verticalScrollBar()
        return bar.sliderPosition() >= bar.maximum() - self.fontMetrics().height()

    def to_end(self) -> None:
        """Show the newest sentence."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def event(self, event: QEvent) -> bool:
        """Say when the sentence under the pointer was said."""
        if isinstance(event, QHelpEvent):
            point = self.viewport().mapFrom(self, event.pos())
            words = self._time_of(self.cursorForPosition(point).blockNumber())
            QToolTip.showText(event.globalPos(), as_written(words), self)
            return True
        return super().event(event)


class LogView(QFrame):
    """What happened, in sentences, with chat and signals below.

    Card names in it show the card through :attr:`Session.hovered`. Who has scrolled back stays there, and is told of
    what is new.
    """

    left = Signal()
    """Esc in the chat line: the table should have the focus again."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.setProperty("panel", "raised")
        self._scale = session.settings.options.text_scale
        self._formats = Formats(self._scale)
        self._sheets: dict[int, _Sheet] = {}
        self._asides: list[Aside] = []
        self.pages = _Pages(self._time_of)
        self.pages.highlighted.connect(self._hover)
        self.signals = SignalRow()
        self.signals.wanted.connect(self.signal)
        self.deal = DealButton(session) if not session.watches and has_bargains(session) else None
        """Only where the game knows bargains."""
        self.bargains = BargainRow(session)
        self.chat_line = ChatLine()
        if session.watches:  # who only watches says nothing at the table
            self.signals.hide()
            self.chat_line.setVisible(session.may_talk)
        self.chat_line.returnPressed.connect(self._say)
        self.chat_line.left.connect(self.left)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 10)
        column.setSpacing(6)
        column.addWidget(self.pages, 1)
        column.addWidget(self.bargains)
        column.addWidget(self.signals)
        said = QHBoxLayout()
        said.setSpacing(4)
        said.addWidget(self.chat_line, 1)
        if self.deal is not None:
            said.addWidget(self.deal)
        column.addLayout(said)
        self.news = QPushButton(tr("New lines"), self.pages)
        self.news.setProperty("tone", "gold")
        self.news.setIcon(signs.icon("down", theme.GROUND))
        self.news.setCursor(Qt.CursorShape.PointingHandCursor)
        self.news.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.news.clicked.connect(self._catch_up)
        self.news.hide()
        self._follows = True
        """Whether the newest sentence is kept in sight: until the reader scrolls back."""
        self.pages.verticalScrollBar().actionTriggered.connect(self._scrolled)
        self.pages.verticalScrollBar().rangeChanged.connect(self._grown)
        self.pages.installEventFilter(self)
        for seat, client in session.clients.items():
            client.on_update.append(partial(self._heard, seat))
        session.following.add_for_each(self._updated, Rank.LOG)
        session.viewer_changed.connect(self._turn_page)
        session.settings.changed.connect(self._rescale)
        self._turn_page()

    def talk(self) -> None:
        """Put the cursor in the chat line."""
        self.chat_line.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def signal(self, kind: Literal["hand", "something", "wait", "go on"]) -> None:
        """Give a signal to the table."""
        self.session.ask(r.Signal(kind))

    def event(self, event: QEvent) -> bool:
        """Keep Enter and Esc for the chat line, and Space for a button, from the table's keys; not from the log."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and keeps(event):
            if not self.pages.hasFocus():
                event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the chip of new sentences in its corner when the column changes."""
        if watched is self.pages and event.type() == QEvent.Type.Resize:
            self._place_news()
        return super().eventFilter(watched, event)

    def _sheet(self, seat: int) -> _Sheet:
        sheet = self._sheets.get(seat)
        if sheet is None:
            sheet = self._sheets[seat] = _Sheet(self.session, seat, self._formats, self._asides, self)
        return sheet

    def _heard(self, seat: int, update: Update) -> None:
        if update.sayings:
            self._sheet(seat).heard(update)

    def _updated(self, update: Update) -> None:
        if not update.sayings:
            return
        self._sheet(self.session.viewer).write()
        if not self._follows:
            self._place_news()
            self.news.show()

    def _turn_page(self) -> None:
        """Show the log of who is looking."""
        self.chat_line.clear()
        sheet = self._sheet(self.session.viewer)
        sheet.write()
        self.pages.setDocument(sheet.document)
        # Qt shows where the cursor is when the pages are first shown.
        self.pages.moveCursor(QTextCursor.MoveOperation.End)
        self._catch_up()

    def _rescale(self) -> None:
        scale = self.session.settings.options.text_scale
        if scale == self._scale:
            return
        self._scale = scale
        self._formats = Formats(scale)
        old, self._sheets = self._sheets, {}
        for seat, sheet in old.items():
            self._sheet(seat).times, self._sheet(seat).lines = sheet.times, sheet.lines
        self._turn_page()
        for sheet in old.values():
            sheet.document.deleteLater()
        self.signals.fit()

    def put_before(self, sayings: Sequence[Saying]) -> None:
        """Add the sentences of before those that are there: a long game on the network tells its last ones first."""
        if not sayings:
            return
        seat = self.session.viewer
        self.session.client.log[:0] = sayings
        self._asides[:] = [replace(one, after=one.after + len(sayings)) for one in self._asides]
        old = self._sheets.pop(seat, None)
        if old is not None:
            sheet = self._sheet(seat)
            sheet.times = {number + len(sayings): time for number, time in old.times.items()}
            sheet.lines = {number + len(sayings): line for number, line in old.lines.items()}
        written, bar = self.chat_line.text(), self.pages.verticalScrollBar()
        from_end = 0 if self._follows else bar.maximum() - bar.value()
        self._turn_page()
        self.chat_line.setText(written)
        if from_end:
            bar.setValue(bar.maximum() - from_end)
        if old is not None:
            old.document.deleteLater()

    def overhear(self, name: str, text: str) -> None:
        """Show what somebody says beside the game: who watches, or the table itself (without a name)."""
        self._asides.append(Aside(len(self.session.client.log), name, text))
        self._sheet(self.session.viewer).write()
        if not self._follows:
            self._place_news()
            self.news.show()

    def _time_of(self, block: int) -> str:
        sheet = self._sheet(self.session.viewer)
        number = sheet.number_of(block)
        if number < 0:
            return tr("beside the game")
        time = sheet.times.get(number)
        said = (
            tr("after {clock_time} of play", clock_time=clock_time(time))
            if time is not None
            else tr("before you sat down")
        )
        reason = self._reason(sheet, number)
        return f"{reason}\n{said}" if reason else said

    def _reason(self, sheet: _Sheet, number: int) -> str:
        """Why a computer player did what a sentence says; empty where it is not its doing."""
        reason = self.session.reason(sheet.lines.get(number, 0))
        log = self.session.client.log
        if reason is None or number >= len(log) or log[number].seat != reason.seat:
            return ""
        return because(self.session.table.seats[reason.seat].name, reason.why)

    def show_sentence(self, number: int) -> None:
        """Go to a sentence of the log, by its number."""
        sheet = self._sheet(self.session.viewer)
        document = sheet.document
        for block in range(max(0, number), document.blockCount()):
            if sheet.number_of(block) == number:
                cursor = QTextCursor(document.findBlockByNumber(block))
                cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
                self.pages.setTextCursor(cursor)
                self.pages.ensureCursorVisible()
                return

    def tell_why(self) -> None:
        """Say why a computer player did the last thing for which it had a reason."""
        reason = self.session.last_reason
        if reason is not None:
            name = self.session.table.seats[reason.seat].name
            self.overhear("", because(name, reason.why))

    def _hover(self, link: QUrl) -> None:
        card, _, copy = link.path().partition("/")
        self.session.hovered.emit(Hover(int(card), int(copy)) if card.isdecimal() else Hover())

    def _say(self) -> None:
        text = self.chat_line.text().strip()
        if text:
            self.session.say(text)
        self.chat_line.clear()

    def _catch_up(self) -> None:
        self._follows = True
        self.news.hide()
        self.pages.to_end()

    def _scrolled(self) -> None:
        """The reader, and not a new sentence or another width, has moved the pages."""
        self._follows = self.pages.at_end
        if self._follows:
            self.news.hide()

    def _grown(self) -> None:
        if self._follows:
            self.pages.to_end()

    def _place_news(self) -> None:
        self.news.adjustSize()
        ground = self.pages.rect()
        self.news.move(QPoint((ground.width() - self.news.width()) // 2, ground.height() - self.news.height() - 6))
        self.news.raise_()
