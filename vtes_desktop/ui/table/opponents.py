"""The computer players at this desktop's table, on the window's side: their process, the pace, and hints for people."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from vtes_desktop.bots.company import Company, Reason, reason_in, told_to
from vtes_desktop.bots.near import thinking_for
from vtes_desktop.bots.pace import PACES
from vtes_desktop.bots.seating import parse
from vtes_desktop.bots.thinker import Thinker
from vtes_desktop.bots.thinking import Task, Thought
from vtes_desktop.play.client import Client, sit_down
from vtes_desktop.play.host import Host
from vtes_desktop.play.updates import Asked
from vtes_desktop.ui.options import Settings


class Advice(Struct, frozen=True):
    """What a computer player would do in a person's place."""

    number: int
    """Of the question."""
    option: int
    """The index of the option."""
    why: str
    """A sentence."""


class Opponents(QObject):
    """Plays the seats that no person plays, and gives advice.

    The process that thinks is started when somebody first needs it, and ended with the table.
    """

    told = Signal(str)
    """A sentence about how the thinking goes."""
    changed = Signal()
    """Whether one of them waits until a person wants to see its deed."""
    advised = Signal(object)
    """An :class:`Advice` for the open question."""
    _posted = Signal(object)

    def __init__(self, host: Host, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._thinker = thinking_for(host, lambda: Thinker(host.catalogue.source))
        self._posted.connect(_call, Qt.ConnectionType.QueuedConnection)
        self._key = host.header.commitment
        self._closed = False
        self._advice: Advice | None = None
        self.company = Company(
            self._thinker,
            f"{self._key} {len(host.lines)}",
            self._later,
            self._posted.emit,
            lambda: PACES[settings.options.pace],
            self.told.emit,
        )
        self.company.talks = lambda: settings.options.bargains
        self.company.changed = self.changed.emit
        settings.changed.connect(self.company.wake)

    def sit_at(self, host: Host) -> None:
        """Take the seats that the game's header gives to them."""
        for seat, entry in enumerate(host.header.seats):
            sitter = parse(entry.player)
            if sitter.plays_itself:
                self.company.seat(sit_down(host, seat), sitter)

    def reason(self, line: int, seat: int) -> Reason | None:
        """Why one of them did what a line of the journal says, as far as a seat may know it."""
        reason = self.company.reasons.get(line)
        if reason is None and 0 < line <= len(self._host.lines):
            # Of an evening before this one.
            reason = reason_in(self._host.lines[line - 1])
        return told_to(reason, seat, self._host.table, self._host.catalogue) if reason is not None else None

    def last_reason(self, seat: int) -> Reason | None:
        """Why one of them did the last thing for which it had a reason."""
        reasons = self.company.reasons
        return self.reason(next(reversed(reasons)), seat) if reasons else None

    def advise(self, client: Client, asked: Asked) -> None:
        """Think about a person's question; :attr:`advised` tells what comes of it."""
        if self._advice is not None and self._advice.number == asked.number:
            self.advised.emit(self._advice)
            return

        def done(thought: Thought | None, said: str) -> None:
            self._posted.emit(lambda: self._thought(asked, thought, said))

        task = Task(f"{self._key} advice", client.seat, "regular", "plain", client.table, asked)
        self._thinker.think(task, done)

    def _thought(self, asked: Asked, thought: Thought | None, said: str) -> None:
        if said:
            self.told.emit(said)
        if thought is None or self._closed:
            return
        option = asked.options[thought.option].text
        words = f"{option}: {thought.why}." if thought.why else f"{option}. Nothing here is better."
        self._advice = Advice(asked.number, thought.option, words)
        self.advised.emit(self._advice)

    def close(self) -> None:
        """They get up; their process ends."""
        self._closed = True
        self.company.close()
        self._thinker.close()

    def _later(self, seconds: float, call: Callable[[], None]) -> None:
        QTimer.singleShot(round(seconds * 1000), self, call)


def _call(posted: Callable[[], None]) -> None:
    posted()
