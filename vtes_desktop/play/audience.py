"""Who listens to a game: the clients that have joined, and what there is to tell them, in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from vtes_desktop.play.updates import Update
from vtes_desktop.table.doing import Doing, Travel
from vtes_desktop.table.saying import Saying, cut_saying, is_for_all
from vtes_desktop.table.sight import Changes, Telling

Receive = Callable[[Update], None]


class Listener:
    """A client that has joined, with the ids that its mirror holds."""

    def __init__(self, seat: int, receive: Receive, known: set[int]) -> None:
        self.seat = seat
        self.receive = receive
        self.known = known


class Audience:
    """All who listen."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._outbox: deque[tuple[Listener, Update]] = deque()
        self._delivering = False

    @property
    def seats(self) -> set[int]:
        """The seats from which somebody looks."""
        return {listener.seat for listener in self._listeners}

    def join(self, seat: int, receive: Receive, known: set[int]) -> None:
        """Tell `receive` of everything from now on; its mirror holds the copies `known`."""
        self._listeners.append(Listener(seat, receive, known))

    def leave(self, receive: Receive) -> None:
        """Stop telling `receive`, also of what is on its way."""
        self._listeners = [listener for listener in self._listeners if listener.receive != receive]

    def dismiss(self) -> None:
        """Stop telling anybody."""
        self._listeners.clear()
        self._outbox.clear()

    def tell(self, cut: Callable[[Listener], Update | None]) -> None:
        """Send each listener what is cut for it; None for nothing.

        All is cut before anybody is told, and a client that asks for something as it is told does not overtake the
        rest: everybody hears everything in the same order.
        """
        for listener in self._listeners:
            update = cut(listener)
            if update is not None:
                self._outbox.append((listener, update))
        self._deliver()

    def _deliver(self) -> None:
        if self._delivering:
            return
        self._delivering = True
        try:
            while self._outbox:
                listener, update = self._outbox.popleft()
                if listener in self._listeners:
                    listener.receive(update)
        finally:
            self._delivering = False
            if self._outbox:
                # One client's fault must not keep the others' mirrors from being true.
                self._deliver()


class News:
    """What was done, as listeners may know it."""

    def __init__(self, doing: Doing, log: tuple[Saying, ...]) -> None:
        self._telling = Telling(doing.table, doing.touched)
        self._travels = tuple(doing.travels)
        self._log = log
        self._said = [(saying, is_for_all(saying)) for saying in log]
        self._for_all = all(open_ for _, open_ in self._said)

    def to(self, listener: Listener) -> tuple[Changes, tuple[Saying, ...], tuple[Travel, ...]]:
        """For one of them: changes, sentences, and the ways of cards."""
        had = {travel.before for travel in self._travels if travel.before in listener.known}
        told = self._telling.to(listener.seat, listener.known)
        travels = self._travels and tuple(
            Travel(
                travel.before if travel.before in had else 0,
                travel.after if travel.after in listener.known else 0,
                travel.source,
                travel.target,
            )
            for travel in self._travels
        )
        if self._for_all:
            return told, self._log, travels
        heard = (saying if open_ else cut_saying(saying, listener.seat) for saying, open_ in self._said)
        return told, tuple(saying for saying in heard if saying is not None), travels
