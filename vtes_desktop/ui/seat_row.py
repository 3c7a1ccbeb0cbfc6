"""One seat of a new game: who sits there, with which deck, and what is to be said about that deck."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from vtes_desktop.bots.seating import Sitter, word
from vtes_desktop.bots.suiting import ENOUGH
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.ui import theme
from vtes_desktop.ui.deck_choice import ChosenDeck, UnreadableDeckError, from_file
from vtes_desktop.ui.deck_picker import DeckPicker, dropped_file
from vtes_desktop.ui.deck_problems import DeckProblems
from vtes_desktop.ui.faces.back import paint_back
from vtes_desktop.ui.faces.shape import height_for
from vtes_desktop.ui.languages import plural, tr
from vtes_desktop.ui.last_table import LastSeat
from vtes_desktop.ui.options import Settings
from vtes_desktop.ui.plain import Label, as_written, caption
from vtes_desktop.ui.seat_player import SeatPlayer


class _DeckButton(QPushButton):
    """Shows the deck: both backs, its name, its size."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._title, self._counts, self._scale = tr("Choose a deck…"), "", 1.0

    def show_deck(self, title: str, counts: str, scale: float) -> None:
        self._title, self._counts, self._scale = title, counts, scale
        self.setAccessibleName(tr("Deck: {title}. {counts}", title=title, counts=counts))
        self.setToolTip(
            as_written(
                tr("{title}\n{counts}\nClick for another deck, or drop a deck file here.", title=title, counts=counts)
            )
        )
        height = self.sizeHint().height() - 4
        self.setStyleSheet(f"QPushButton {{ min-height: {height}px; max-height: {height}px; }}")
        self.setMinimumWidth(round(140 * scale))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(280 * self._scale), round(46 * self._scale))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.style().drawControl(QStyle.ControlElement.CE_PushButtonBevel, option, painter, self)
        k = self._scale
        width = 22 * k
        top = (self.height() - height_for(width)) / 2
        paint_back(painter, QRectF(14 * k, top, width, height_for(width)), "crypt")
        paint_back(painter, QRectF(24 * k, top, width, height_for(width)), "library")
        room = QRectF(58 * k, 0, self.width() - 70 * k, self.height())
        name, small = theme.sans(13.5 * k, bold=True), theme.sans(11.5 * k)
        left = Qt.AlignmentFlag.AlignLeft
        painter.setFont(name)
        painter.setPen(QColor(theme.BONE))
        middle = room.height() / 2
        cut = QFontMetricsF(name).elidedText(self._title, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room.adjusted(0, 0, 0, -middle + k), left | Qt.AlignmentFlag.AlignBottom, cut)
        painter.setFont(small)
        painter.setPen(QColor(theme.DIM))
        cut = QFontMetricsF(small).elidedText(self._counts, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room.adjusted(0, middle + 2 * k, 0, 0), left | Qt.AlignmentFlag.AlignTop, cut)


class _Number(QWidget):
    """The seat's place at the table, in a ring."""

    def __init__(self) -> None:
        super().__init__()
        self._number, self._scale = 1, 1.0

    def show_number(self, number: int, scale: float) -> None:
        self._number, self._scale = number, scale
        self.setFixedSize(round(30 * scale), round(30 * scale))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.GOLD), 1.6 * self._scale))
        painter.drawEllipse(QRectF(self.rect()).adjusted(2, 2, -2, -2))
        painter.setFont(theme.serif(16 * self._scale))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, str(self._number))


class SeatRow(QFrame):
    """A row of the new game's page. A deck file can be dropped on it; Alt with the arrows moves it."""

    changed = Signal()
    remove = Signal()
    move_by = Signal(int)
    """-1: one place up, 1: one down."""
    computer_wanted = Signal()
    """Somebody is to play here whom only a referee can ask."""
    suiting_deck_wanted = Signal()
    """A deck is wanted that suits those of the others."""

    def __init__(self, settings: Settings, catalogue: Catalogue, usual_name: str, parent: QWidget | None = None):
        super().__init__(parent)
        self._settings = settings
        self._catalogue = catalogue
        self.usual_name = usual_name
        """Who sits here when no name is written."""
        self.chosen: ChosenDeck | None = None
        """The deck; None while none is chosen."""
        self.refereed = True
        """Whether there will be a referee."""
        self.setProperty("panel", "plain")
        self.setAcceptDrops(True)
        self.number = _Number()
        self.name = QLineEdit()
        self.name.setMaxLength(40)
        self.name.setPlaceholderText(usual_name)
        self.name.setText(usual_name)
        self.name.setAccessibleName(tr("Name of the Methuselah"))
        self.name.textChanged.connect(self.changed)
        self.deck = _DeckButton()
        self.deck.clicked.connect(self.choose)
        self.mend = QPushButton()
        self.mend.setProperty("compact", True)
        self.mend.clicked.connect(self.look_at_problems)
        self.says = Label()
        self.says.setWordWrap(True)
        self.up, self.down = self._arrow(-1), self._arrow(1)
        self.out = QToolButton()
        self.out.setText("✕")
        self.out.setAccessibleName(tr("Take this seat away"))
        self.out.setToolTip(tr("Take this seat away"))
        self.out.clicked.connect(self.remove)
        self.player = SeatPlayer()
        self.player.changed.connect(self._player_changed)
        self.player.suiting_deck_wanted.connect(self.suiting_deck_wanted)
        for button in (self.deck, self.mend):
            button.setAutoDefault(True)  # Enter presses them too
        self._lay_out()
        self.show_at(0, 2)

    def _arrow(self, step: int) -> QToolButton:
        arrow = QToolButton()
        arrow.setText("▲" if step < 0 else "▼")
        words = tr("Sit one place earlier (Alt+Up)") if step < 0 else tr("Sit one place later (Alt+Down)")
        arrow.setAccessibleName(words)
        arrow.setToolTip(as_written(words))
        arrow.clicked.connect(lambda: self.move_by.emit(step))
        return arrow

    def _lay_out(self) -> None:
        self._across = QHBoxLayout()
        self._across.addWidget(self.number)
        self._across.addWidget(self.name, 2)
        self._across.addWidget(self.deck, 5)
        arrows = QHBoxLayout()
        arrows.setSpacing(0)
        for button in (self.player, self.up, self.down, self.out):
            arrows.addWidget(button)
        self._across.addLayout(arrows)
        self._below = QHBoxLayout()
        self._below.addWidget(self.says, 1)
        self._below.addWidget(self.mend, 0, Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._across)
        self._column.addLayout(self._below)

    @property
    def scale(self) -> float:
        """The text scale."""
        return theme.clamp_scale(self._settings.options.text_scale)

    @property
    def who(self) -> str:
        """The name that is written, or the usual one."""
        return " ".join(self.name.text().split()) or self.usual_name

    def last(self) -> LastSeat:
        """The seat as it is kept for the next time."""
        chosen = self.chosen
        file = str(chosen.file) if chosen and chosen.file else ""
        name = "" if self.who == self.usual_name else self.who
        player = word(self.player.sitter, person="")
        return LastSeat(name, chosen.starter if chosen else "", file, player)

    def seat(self, sitter: Sitter) -> None:
        """Say who plays here."""
        self.player.show_sitter(sitter, refereed=self.refereed)
        self._show_deck()

    def referee(self, *, there: bool) -> None:
        """Say whether there will be a referee, whom computer players need."""
        self.refereed = there
        self.seat(self.player.sitter)

    @property
    def sitter(self) -> Sitter:
        """Who will play here."""
        return self.player.sitter if self.refereed else Sitter()

    def _player_changed(self) -> None:
        if self.player.sitter.plays_itself:
            self.computer_wanted.emit()
        self._show_deck()
        self.changed.emit()

    def show_at(self, place: int, seats: int) -> None:
        """Show it as the seat of that place (from 0) among so many."""
        self._place, self._seats = place, seats
        k = self.scale
        self.number.show_number(place + 1, k)
        self.up.setEnabled(place > 0)
        self.down.setEnabled(place < seats - 1)
        self.out.setEnabled(seats > 2)
        self._column.setContentsMargins(*(round(side * k) for side in (12, 8, 8, 8)))
        self._column.setSpacing(round(4 * k))
        self._across.setSpacing(round(10 * k))
        self._below.setContentsMargins(round(40 * k), 0, round(6 * k), 0)
        self.name.setMinimumWidth(round(80 * k))
        for button in (self.up, self.down, self.out):
            button.setFixedWidth(round(30 * k))
            button.setStyleSheet("QToolButton { padding-left: 0; padding-right: 0; }")
        self._show_deck()

    def set_deck(self, chosen: ChosenDeck | None) -> None:
        """Give the seat a deck."""
        self.chosen = chosen
        self._show_deck()
        self.changed.emit()

    def _show_deck(self) -> None:
        chosen = self.chosen
        if chosen is None:
            self.deck.show_deck(tr("Choose a deck…"), tr("a starter deck, or a file of yours"), self.scale)
        else:
            # Of a starter deck the clan matters more than the set: it stands first, where a narrow window shows it.
            of_set, _, name = chosen.name.rpartition(": ") if chosen.starter else ("", "", chosen.name)
            self.deck.show_deck(name, f"{chosen.counts} · {of_set}" if of_set else chosen.counts, self.scale)
        unread = chosen.unread if chosen else 0
        notes = len(chosen.deck.problems) - unread if chosen else 0
        self.mend.setVisible(bool(unread or notes))
        self.mend.setText(
            caption(
                plural("{n} line to look at…", "{n} lines to look at…", unread)
                if unread
                else plural("{n} line noted…", "{n} lines noted…", notes)
            )
        )
        warnings = chosen.warnings if chosen else []
        told = [tr("Not legal, but playable: {warnings}", warnings=" ".join(warnings))] if warnings else []
        if chosen is not None and self.sitter.kind == "computer" and (part := chosen.share(self._catalogue)) < ENOUGH:
            told.append(
                tr(
                    "Only {part:.0%} of this deck plays itself: a computer player leaves the rest in its hand.",
                    part=part,
                )
            )
        self.say(" ".join(told), "blood")

    def say(self, sentence: str, tone: str = "blood") -> None:
        """Say something about this seat under it."""
        self.says.setText(sentence)
        self.says.setVisible(bool(sentence))
        self.says.setStyleSheet(
            f"font-size: {round(11.5 * self.scale)}px; color: {theme.BLOOD_BRIGHT if tone == 'blood' else theme.DIM};"
        )

    def choose(self) -> None:
        """Open the list of decks."""
        now = self.chosen.name if self.chosen else ""
        picker = DeckPicker(self._catalogue, self._settings.options.last_decks, self.scale, self, now=now)
        picker.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        picker.chosen.connect(self._picked)
        picker.open()

    def _picked(self, chosen: ChosenDeck) -> None:
        self.set_deck(chosen)
        if chosen.unread:
            self.look_at_problems()

    def look_at_problems(self) -> None:
        """Open the lines that were not understood."""
        if self.chosen is None:
            return
        dialog = DeckProblems(self.chosen, self._catalogue, self.scale, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chosen = self.chosen
        dialog.finished.connect(lambda _: self.set_deck(chosen))
        dialog.open()

    def take_file(self, path: Path) -> None:
        """Play the deck of a file; when it can't be read the deck stays and the row says why."""
        try:
            self._picked(from_file(path, self._catalogue))
        except UnreadableDeckError as error:
            self.say(str(error))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt with the arrows moves the seat."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is not None and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.move_by.emit(step)
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A deck file may be dropped."""
        if dropped_file(event) is not None:
            event.acceptProposedAction()
            self._mark("gold")

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """The file went on."""
        super().dragLeaveEvent(event)
        self._mark("plain")

    def dropEvent(self, event: QDropEvent) -> None:
        """A dropped deck file is played."""
        self._mark("plain")
        path = dropped_file(event)
        if path is not None:
            event.acceptProposedAction()
            self.take_file(path)

    def _mark(self, panel: str) -> None:
        self.setProperty("panel", panel)
        self.style().unpolish(self)
        self.style().polish(self)
