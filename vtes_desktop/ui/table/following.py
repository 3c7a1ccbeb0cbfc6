"""How the window follows an update: part by part, so that nothing holds up the pointer and what moves for long.

An update has changed the mirror before anybody hears of it. What shows the table (the cards, the question, panels, the
log, the bar) is brought to it in turn, and whenever :data:`SLICE_MS` are over the window's loop goes round once: what
has changed by then is painted, what moves goes on. A part that gives back a generator follows in as many steps, and a
turn of which painting took :data:`TURN_MS` is left to painting.

Whatever is pressed meets a window that has followed: before a key, a button or the wheel does anything, all that waits
is done at once.
"""

from __future__ import annotations

import math
from bisect import insort
from collections import deque
from collections.abc import Callable, Iterator
from enum import IntEnum
from itertools import count
from time import perf_counter
from typing import Final
from weakref import WeakMethod

from PySide6.QtCore import QAbstractEventDispatcher, QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from shiboken6 import isValid

from vtes_desktop.play.updates import Update

SLICE_MS: Final = 4.0
"""How long parts follow before the window's loop goes round."""
TURN_MS: Final = 9.0
"""How long a turn of the loop may have taken already when parts begin to follow in it."""
FORGETS: Final = 0.9
"""What remains of how long a part once took, each time that it follows more quickly."""
_PRESSES: Final = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.Wheel,
        QEvent.Type.ContextMenu,
        QEvent.Type.KeyPress,
        QEvent.Type.ShortcutOverride,
        QEvent.Type.Shortcut,
        QEvent.Type.DragEnter,
        QEvent.Type.DragMove,
        QEvent.Type.Drop,
    }
)


class Rank(IntEnum):
    """What follows first."""

    TABLE = 0
    """Cards, pools, areas: where a person looks."""
    QUESTION = 1
    """What is asked, and what may be answered."""
    PANEL = 2
    """Combat, referendum, and what else lies over the table."""
    LOG = 3
    BAR = 4
    REST = 5
    """What is told by all of these."""


class Following(QObject):
    """The parts of a window that follow updates, in the order of their rank, then in which they were added.

    Parts are held weakly: who is gone does not follow any more.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.slice_ms = SLICE_MS
        """How long parts follow at a time; infinite where all is to follow at once."""
        self.turn_ms = TURN_MS
        self._numbers = count()
        self._parts: list[tuple[Rank, int, WeakMethod[Callable[..., object]], bool]] = []
        """Each with its rank, its number, and whether it is told the update itself."""
        self._waiting: deque[tuple[int, WeakMethod[Callable[..., object]], Update | None]] = deque()
        self._begun: tuple[object, Iterator[object]] | None = None
        """Whose steps are being taken, and those that are left."""
        self._woke = 0.0
        """When this turn of the loop began, of `perf_counter`."""
        self._yielded = False
        """Whether the last turn was left to painting."""
        dispatcher = QAbstractEventDispatcher.instance()
        if dispatcher is not None:
            dispatcher.awake.connect(self._wake)
        self._takes: dict[int, float] = {}
        """About how long each part took lately, in seconds."""
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    def add(self, part: Callable[[], object], rank: Rank) -> None:
        """Have a method called after updates: once for several that it has not followed yet."""
        insort(self._parts, (rank, next(self._numbers), WeakMethod(part), False), key=_order)

    def add_for_each(self, part: Callable[[Update], object], rank: Rank) -> None:
        """Have a method called with each update."""
        insort(self._parts, (rank, next(self._numbers), WeakMethod(part), True), key=_order)

    @property
    def waits(self) -> bool:
        """Whether something has not followed yet."""
        return bool(self._waiting) or self._begun is not None

    def follow(self, update: Update) -> None:
        """The mirror has changed: let every part follow in its turn."""
        behind = {number for number, _, told in self._waiting if told is None}
        for _, number, part, each in self._parts:
            if each or number not in behind:
                self._waiting.append((number, part, update if each else None))
        if math.isinf(self.slice_ms):
            self.finish()
        elif self.waits and not self._timer.isActive():
            self._timer.start()
            app = QCoreApplication.instance()
            if app is not None:
                app.installEventFilter(self)

    def finish(self) -> None:
        """Let all that waits follow now."""
        while self.waits:
            self._next()
        self._rest()

    def has_time(self) -> bool:
        """Whether this turn of the window's loop has time for more than it has done; every second one has it."""
        self._yielded = not self._yielded and perf_counter() - self._woke > self.turn_ms / 1000
        return not self._yielded

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002 - Qt's signature
        """Whatever is pressed, or held by the pointer, means the table as it is."""
        if event.type() in _PRESSES or (isinstance(event, QMouseEvent) and event.buttons() != Qt.MouseButton.NoButton):
            self.finish()
        return False

    def _wake(self) -> None:
        self._woke = perf_counter()

    def _go_on(self) -> None:
        if not self.has_time():
            return
        now = perf_counter()
        until = now + self.slice_ms / 1000
        while self.waits:
            number, before = self._first, now
            self._next()
            now = perf_counter()
            self._takes[number] = max(now - before, self._takes.get(number, 0.0) * FORGETS)
            # What would go far beyond the slice begins the next one.
            if now >= until or (self.waits and now + self._takes.get(self._first, 0.0) / 2 >= until):
                break
        if not self.waits:
            self._rest()

    @property
    def _first(self) -> int:
        """The number of the part whose turn it is; -1 for one that has begun."""
        return self._waiting[0][0] if self._begun is None else -1

    def _next(self) -> None:
        """One part, or one step of it."""
        begun, self._begun = self._begun, None
        if begun is not None:
            if isValid(begun[0]):
                self._take_step(*begun)
            return
        _, weak, update = self._waiting.popleft()
        part = weak()
        whose = getattr(part, "__self__", None)
        if part is None or not isValid(whose):
            return
        steps = part() if update is None else part(update)
        if isinstance(steps, Iterator):
            self._take_step(whose, steps)

    def _take_step(self, whose: object, steps: Iterator[object]) -> None:
        try:
            next(steps)
        except StopIteration:
            return
        self._begun = whose, steps

    def _rest(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
            app = QCoreApplication.instance()
            if app is not None:
                app.removeEventFilter(self)


def _order(part: tuple[Rank, int, object, bool]) -> tuple[Rank, int]:
    return part[:2]


def through(steps: Iterator[object]) -> None:
    """Take all steps of a part at once."""
    for _ in steps:
        pass
