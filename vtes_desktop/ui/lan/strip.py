"""A line over the table that says what of the network one should know: a lost connection, who is away, a warning."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, Literal

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from vtes_desktop.lan.guest import Standing
from vtes_desktop.play import requests as r
from vtes_desktop.play.time_limit import limit_in_words
from vtes_desktop.ui import theme
from vtes_desktop.ui.game_words import game_word
from vtes_desktop.ui.lan.checking import Checking
from vtes_desktop.ui.lan.session import NetworkSession
from vtes_desktop.ui.languages import later, listed, plural, tr
from vtes_desktop.ui.plain import Label, caption
from vtes_desktop.ui.table.asks import announce

TICK: Final = 500
"""Milliseconds between two looks at the clock while a connection is being made again."""
DAY_MS: Final = 24 * 3600 * 1000
ASKED: Final = later(
    "Was every shuffle as committed? To check it the host tells the seed: nothing can be taken back then."
)
Tone = Literal["dim", "gold", "blood"]


class Strip(QFrame):
    """The line. It is there only while there is something to say.

    :param monotonic: seconds that only ever grow: the same clock as the connection's.
    """

    def __init__(
        self,
        session: NetworkSession,
        parent: QWidget | None = None,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self._monotonic = monotonic
        self._warning = ""
        self._warning_tone: Tone = "blood"
        self._over_seen = False
        self._late_seen = False
        self._played, self._since = session.client.t, monotonic()
        self.checking = Checking(session, session.room, self)
        self.checking.done.connect(self._checked)
        self._settled: frozenset[int] = frozenset()
        self._said = self._short = ""
        """What was told last; and what is told of a longer sentence, without what changes every second."""
        self.setObjectName("strip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.words = Label()
        self.words.setWordWrap(True)
        self.now = self._button(tr("Try now"), lambda: session.room.guest.hurry())
        self.pause = self._button(tr("Pause"), self._pause)
        self.random = self._button(tr("Computer player"), self._random)
        self.go_on = self._button(tr("Go on without"), self._go_on)
        self.check = self._button(tr("Check the shuffles"), self._check)
        self.end = self._button(tr("End the game"), lambda: session.ask(r.TimeUp()))
        self.close_button = self._button(tr("Close"), self._close)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 4, 10, 4)
        row.addWidget(self.words, 1)
        self._buttons = (self.now, self.pause, self.random, self.go_on, self.check, self.end, self.close_button)
        for button in self._buttons:
            row.addWidget(button)
        self._time = QTimer(self)
        self._time.setSingleShot(True)
        self._time.timeout.connect(self.refresh)
        self._clock = QTimer(self)
        self._clock.setInterval(TICK)
        self._clock.timeout.connect(self.refresh)
        room = session.room
        room.standing_changed.connect(self.refresh)
        room.changed.connect(self.refresh)
        room.warned.connect(self._warned)
        room.refused.connect(self._refused)
        room.lost_seat.connect(self._warned)
        room.key_given.connect(self._key_given)
        session.updated.connect(self.refresh)
        self.refresh()

    def _button(self, text: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(caption(text))
        button.setProperty("compact", True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAutoDefault(True)
        button.clicked.connect(lambda: do())
        return button

    # -- what there is to say ------------------------------------------------------------------------------------------

    def away(self) -> list[int]:
        """The seats still playing whose people are not there."""
        lobby = self.session.room.lobby
        if lobby is None or self.session.table.over:
            return []
        playing = self.session.table.playing()
        return [
            number
            for number, seat in enumerate(lobby.seats)
            if seat.player == "person" and not seat.here and number in playing
        ]

    def refresh(self) -> None:
        """Say what there is to say now, the most pressing first."""
        standing = self.session.room.guest.standing
        away = self.away()
        self._over_seen = self._over_seen and self.session.table.over
        late = self._is_late()
        self._late_seen = self._late_seen and late
        self._settled &= frozenset(away)
        waiting = [number for number in away if number not in self._settled]
        lost = standing.kind != "connected"
        buttons: set[QPushButton] = set()
        words: str
        tone: Tone
        if lost:
            words, tone = self._lost(standing), "blood"
            if standing.kind == "away":
                buttons = {self.now}
        elif self._warning:
            words, tone, buttons = self._warning, self._warning_tone, {self.close_button}
        elif self.session.table.over and not self._over_seen:
            words, tone, buttons = tr("The game is over. {asked}", asked=tr(ASKED)), "gold", set()
            if self.checking.running:
                words = tr("Checking every shuffle of the game…")
            else:
                buttons = {self.check, self.close_button}
        elif late and not self._late_seen:
            words, tone = self._late(), "gold"
            buttons = {self.close_button}
            if self.session.viewer >= 0:
                buttons.add(self.end)
        elif waiting:
            words, tone = self._waiting(waiting), "gold"
            buttons = {self.go_on}
            if self.session.table.clock.running and self.session.viewer >= 0:
                buttons.add(self.pause)
            if self.session.room.owner and self.session.table.mode == "strict":
                buttons.add(self.random)
        else:
            words, tone = "", "dim"
        self._show(words, tone, buttons)
        if lost and standing.kind == "away":
            self._clock.start()
        else:
            self._clock.stop()

    def _lost(self, standing: Standing) -> str:
        if standing.kind == "ended":
            return tr(
                "The table can’t be reached any more. {reason} The game is safe with its host.",
                reason=game_word(standing.reason),
            )
        seconds = max(0, math.ceil(standing.again_at - self._monotonic()))
        lost, why = tr("Connection lost, coming back…"), game_word(standing.reason)
        when = tr("Next try in {seconds} s.", seconds=seconds) if standing.kind == "away" and seconds else ""
        self._short = f"{lost} {why}".strip()
        return " ".join(part for part in (lost, when, why) if part)

    def _is_late(self) -> bool:
        """Whether the game's time is up; looks again when it will be."""
        table, client = self.session.table, self.session.client
        if client.t != self._played:
            self._played, self._since = client.t, self._monotonic()
        clock = table.clock
        self._time.stop()
        if not clock.limit or table.over:
            return False
        left = clock.limit - self._played
        if clock.running:
            left -= self._monotonic() - self._since
            if left > 0:
                self._time.start(min(math.ceil(left * 1000), DAY_MS))
        return left <= 0

    def _late(self) -> str:
        length = game_word(limit_in_words(self.session.table.clock.limit))
        return tr(
            "The time of this game, {length}, is up. Play goes on until the players agree to end it. {late}",
            length=length,
            late=game_word(self.session.game.words.late),
        )

    def _waiting(self, seats: list[int]) -> str:
        names = [self.session.table.seats[number].name for number in seats]
        return plural(
            "{who} is away. The seat is kept; the table can wait, or go on.",
            "{who} are away. The seat is kept; the table can wait, or go on.",
            len(names),
            who=listed(names),
        )

    def _show(self, words: str, tone: Tone, buttons: set[QPushButton]) -> None:
        self.words.setText(words)
        for button in self._buttons:
            button.setVisible(button in buttons)
        ground, line = {
            "blood": (theme.ALARM, theme.BLOOD_BRIGHT),
            "gold": (theme.PANEL, theme.GOLD),
        }.get(tone, (theme.PANEL, theme.EDGE_LINE))
        self.setStyleSheet(f"#strip {{ background: {ground}; border: none; border-bottom: 2px solid {line}; }}")
        self.setVisible(bool(words))
        told, self._short = self._short or words, ""
        if told and told != self._said:
            announce(self, told)
        self._said = told

    def _warned(self, sentence: str) -> None:
        self._tell(sentence, "blood")

    def _tell(self, sentence: str, tone: Tone) -> None:
        self._warning, self._warning_tone = sentence, tone
        self.refresh()

    def _refused(self, sentence: str) -> None:
        self.session.refused.emit(game_word(sentence))

    def _key_given(self, seat: int, invitation: str) -> None:
        QGuiApplication.clipboard().setText(invitation)
        name = self.session.table.seats[seat].name if 0 <= seat < len(self.session.table.seats) else ""
        self._tell(
            tr("An invitation to the seat of {name} is copied: whoever uses it first sits there.", name=name), "gold"
        )

    # -- what can be done about it -------------------------------------------------------------------------------------

    def _pause(self) -> None:
        self.session.ask(r.Pause(False))

    def _random(self) -> None:
        for number in self.away():
            self.session.room.replace(number)

    def _go_on(self) -> None:
        self._settled = frozenset(self.away())
        self.refresh()

    def _check(self) -> None:
        self.checking.start()
        self.refresh()

    def _checked(self, words: str, honest: bool) -> None:
        self._over_seen = True
        self._tell(words, "gold" if honest else "blood")

    def _close(self) -> None:
        if not self._warning:
            self._late_seen = self._is_late()
            self._over_seen = self.session.table.over
        self._warning = ""
        self.refresh()
