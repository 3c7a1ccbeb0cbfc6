"""Who watches a game without a seat: they see what is public, all the same, and perhaps some while later."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from msgspec.structs import replace

from vtes_desktop.lan.protocol import LOG_SAYINGS, Begins, News
from vtes_desktop.lan.visitor import Visitor, encoded
from vtes_desktop.play.client import Client
from vtes_desktop.play.host import Host
from vtes_desktop.play.requests import Request
from vtes_desktop.play.updates import Reply, Snapshot, Update
from vtes_desktop.table.table import NOBODY


class Gallery:
    """The spectators of one game.

    Without a delay the host is listened to while somebody watches. With one it is listened to from the beginning, and
    what it tells is kept until its time has come.
    """

    def __init__(
        self, host: Host, delay: float, loop: asyncio.AbstractEventLoop, told: Callable[[int, int | None], int]
    ) -> None:
        """:param told: how many sentences the log has for a seat in the first so many lines."""
        self._host = host
        self._delay = delay
        self._told = told
        self._loop = loop
        self._visitors: list[Visitor] = []
        self._late: deque[tuple[float, Update]] = deque()
        self._first: Snapshot | None = None
        self._mirror: Client | None = None
        self._timer: asyncio.TimerHandle | None = None
        if delay:
            self._first = host.join(NOBODY, self._keep, 1)
            self._timer = loop.call_later(delay, self._open)

    def __len__(self) -> int:
        return len(self._visitors)

    def admit(self, visitor: Visitor) -> None:
        """Let somebody watch."""
        if visitor not in self._visitors:
            if not self._visitors and not self._delay:
                self._host.join(NOBODY, self._tell, 1)
            self._visitors.append(visitor)
        if not self._delay:
            snapshot = self._host.snapshot(NOBODY, LOG_SAYINGS)
            visitor.send(self._begins(snapshot))
        elif self._mirror is not None:
            visitor.send(self._begins(self._as_it_was(self._mirror)))

    def dismiss(self, visitor: Visitor) -> None:
        """Somebody watches no more."""
        if visitor in self._visitors:
            self._visitors.remove(visitor)
            if not self._visitors and not self._delay:
                self._host.leave(self._tell)

    def close(self) -> None:
        """The game is closed."""
        if self._timer is not None:
            self._timer.cancel()
        self._host.leave(self._keep if self._delay else self._tell)

    @property
    def last_line(self) -> int:
        """The last line of the journal that spectators have seen."""
        return (self._mirror.n if self._mirror else 0) if self._delay else len(self._host.lines)

    def _begins(self, snapshot: Snapshot) -> Begins:
        _, earlier = self._host.sayings(NOBODY, snapshot.n + 1, LOG_SAYINGS)
        return Begins(snapshot, self._told(NOBODY, snapshot.n), earlier)

    def _tell(self, update: Update) -> None:
        ready = encoded(News(update))
        for visitor in self._visitors:
            visitor.send_ready(ready)

    # -- with a delay --------------------------------------------------------------------------------------------------

    def _keep(self, update: Update) -> None:
        self._late.append((self._loop.time() + self._delay, update))
        if self._mirror is not None and self._timer is None:
            self._wait()

    def _open(self) -> None:
        """What was so at the beginning may be seen now."""
        assert self._first is not None
        self._timer = None
        self._mirror = Client(self._first, _ask_nothing)
        for visitor in self._visitors:
            visitor.send(self._begins(self._as_it_was(self._mirror)))
        self._wait()

    def _wait(self) -> None:
        if self._late:
            self._timer = self._loop.call_at(self._late[0][0], self._show)

    def _show(self) -> None:
        self._timer = None
        now = self._loop.time()
        while self._late and self._late[0][0] <= now and self._mirror is not None:
            _, update = self._late.popleft()
            # Encoded first: the mirror takes over what the update holds.
            ready = encoded(News(update))
            self._mirror.receive(update)
            self._mirror.log.clear()
            for visitor in self._visitors:
                visitor.send_ready(ready)
        self._wait()

    def _as_it_was(self, mirror: Client) -> Snapshot:
        assert self._first is not None
        log, _ = self._host.sayings(NOBODY, mirror.n + 1, LOG_SAYINGS)
        return replace(
            self._first,
            n=mirror.n,
            t=mirror.t,
            table=mirror.table,
            log=log,
            can_take_back=mirror.can_take_back,
            can_again=mirror.can_again,
            unsaved=mirror.unsaved,
            asked=mirror.asked,
            sum=mirror.sum,
            reveal=mirror.reveal,
        )


def _ask_nothing(_: Request, reply: Callable[[Reply], None]) -> None:
    reply(Reply(False, "You are only watching."))
