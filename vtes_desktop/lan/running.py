"""A game being played at a host's table: requests once and only once, news to whoever has a seat or watches."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec.structs import replace

from vtes_desktop.bots.company import Company
from vtes_desktop.bots.pace import even
from vtes_desktop.bots.seating import parse
from vtes_desktop.bots.thinker import Thinker
from vtes_desktop.lan.gallery import Gallery
from vtes_desktop.lan.limits import Bucket, Limits
from vtes_desktop.lan.protocol import LOG_SAYINGS, REMEMBERED, Answered, Begins, News, Sayings
from vtes_desktop.lan.saved import MOST_DEEDS
from vtes_desktop.lan.visitor import DeniedError, Visitor
from vtes_desktop.play import requests as r
from vtes_desktop.play.audience import Receive
from vtes_desktop.play.client import Client
from vtes_desktop.play.host import Host
from vtes_desktop.play.requests import Request
from vtes_desktop.play.updates import Reply, Update
from vtes_desktop.table.table import NOBODY

log = logging.getLogger(__name__)

FURTHEST = 1_000_000
"""By how much the numbers of a seat may go up at once: nobody can use them all up for who has the seat next."""
SUM_BYTES = 42
"""Of a line of the journal beside what is encoded here: its checksum and its end."""
_FAULT = Reply(False, "The host’s program failed at this. The table is as it was; ask for something else.")
_FORGOTTEN = Reply(
    False, "The host was restarted before it had done this. Look at the table, and ask again if need be."
)


class Answers:
    """What a seat has asked for, by its own numbers, and what it was answered."""

    def __init__(self) -> None:
        self.last = 0
        """The greatest number taken."""
        self._replies: OrderedDict[int, Reply] = OrderedDict()

    def before(self, number: int) -> Reply | None:
        """The reply to a number that was taken before; None for a new one. Raises :class:`DeniedError`."""
        if number > self.last:
            if number > self.last + FURTHEST:
                raise DeniedError("order", "The number of this request is too far ahead.")
            return None
        return self._replies.get(number, _FORGOTTEN)

    def give(self, number: int, reply: Reply) -> None:
        """A number is taken, and answered so."""
        self.last = max(self.last, number)
        self._replies[number] = reply
        while len(self._replies) > REMEMBERED:
            self._replies.popitem(last=False)


CLOCK_SECONDS = 1.0
"""Between two looks at the time limit."""
ENDS: Final = (r.Pick, r.Answer, r.NextPhase, r.GoToPhase, r.EndTurn, r.Withdraw, r.TimeUp, r.EndGame, r.TellSeed)
"""What a seat may still ask when its part of the journal is full: it brings the game to its end."""
NEVER_ASKS: Final = (r.Pick, r.Answer, r.Chat)
"""What a seat may still ask when it has put many questions to the others: it puts none."""
LAST: Final = (r.Answer, r.TimeUp, r.EndGame, r.TellSeed)
"""What may still be asked when the whole journal is full."""


class Record:
    """What a game has of its seats so far: their answered requests, and how much of the journal they have filled."""

    def __init__(self, seats: int, limits: Limits, now: float) -> None:
        self.answers = [Answers() for _ in range(seats)]
        self.said: deque[bytes] = deque(maxlen=MOST_DEEDS)
        """The words of what was said to the table, as far as they are remembered."""
        self.filled = [0] * seats
        """Bytes of the journal's lines, by the seat that caused them."""
        self._limits = limits
        self._rate = [Bucket(limits.journal_burst, limits.journal_each_second, now) for _ in range(seats)]
        self._pause_until = [0.0] * seats
        self._questions = [Bucket(limits.asks_burst, limits.asks_each_second, now) for _ in range(seats)]
        self._ask_from = [0.0] * seats

    @classmethod
    def of(cls, host: Host, limits: Limits) -> Record:
        """A game's, from its lines. Takes a while for a long one; in any thread."""
        record = cls(len(host.table.seats), limits, 0.0)
        record.said.extend(line.once for line in host.lines if line.once)
        for line in host.lines:
            if line.seat != NOBODY:
                record.filled[line.seat] += len(msgspec.json.encode(line)) + SUM_BYTES
                if line.asked:
                    record.answers[line.seat].give(line.asked, Reply(True, n=line.n, waiting=bool(line.wish)))
        return record

    def why_not(self, seat: int, request: Request, now: float) -> str:
        """Why a seat may not write this into the journal now, as a sentence; empty when it may."""
        limits = self._limits
        if sum(self.filled) >= limits.journal_in_all and not isinstance(request, LAST):
            return f"This game has filled its journal ({_size(limits.journal_in_all)}): it can only be ended now."
        if self.filled[seat] >= limits.journal_of_seat and not isinstance(request, ENDS):
            full = _size(limits.journal_of_seat)
            return f"You have filled your part of this game’s journal ({full}): you can only play it to its end now."
        if (pause := self._pause_until[seat] - now) > 0 and not isinstance(request, ENDS):
            return f"You have done more than this table takes in a short time: wait {math.ceil(pause)} seconds."
        if (pause := self._ask_from[seat] - now) > 0 and not isinstance(request, NEVER_ASKS):
            return f"You have asked the others much in a short time: wait {math.ceil(pause)} seconds."
        return ""

    def asked_others(self, seat: int, now: float) -> None:
        """A seat has put a question to others."""
        self._ask_from[seat] = now + self._questions[seat].charge(now, 1)

    def wrote(self, seat: int, size: int, now: float) -> None:
        """So many bytes of the journal were caused by a seat."""
        self.filled[seat] += size
        self._pause_until[seat] = now + self._rate[seat].charge(now, size)


def _size(count: int) -> str:
    return f"{count / 2**20:g} MiB"


class Told:
    """How many sentences the log of a game has for each seat, each counted once."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._counted: dict[int, tuple[int, int]] = {}

    def __call__(self, seat: int, lines: int | None = None) -> int:
        """How many in all, or in the first so many lines (never fewer lines than before)."""
        lines = len(self._host.lines) if lines is None else lines
        seen, count = self._counted.get(seat, (0, 0))
        for n in range(seen, lines):
            count += sum(saying.only is None or seat in saying.only for saying in self._host.lines[n].log)
        self._counted[seat] = lines, count
        return count


class Running:
    """One game."""

    def __init__(
        self,
        host: Host,
        record: Record,
        delay: float,
        pace: float,
        loop: asyncio.AbstractEventLoop,
        done: Callable[[], None],
        thinker: Thinker,
        *,
        bargains: bool = False,
    ) -> None:
        """:param bargains: whether computer players offer some.
        :param pace: seconds that a computer player takes over each answer, whatever there is to choose.
        :param done: called after each request of a seat, whatever came of it.
        """
        self.host = host
        self.told = Told(host)
        self.gallery = Gallery(host, delay, loop, self.told)
        self._loop = loop
        self._record = record
        self._answers = record.answers
        self._listening: dict[int, tuple[Visitor, Receive]] = {}
        key = f"{host.header.commitment} {len(host.lines)}"
        steady = even(pace)
        self._company = Company(
            thinker,
            key,
            self._later,
            self._post,
            lambda: steady,
            log.warning,
        )
        self._company.awake = lambda: self.anybody
        self._company.talks = lambda: bargains
        self._receiving: dict[int, Receive] = {}
        self._done = done
        self._clock = loop.call_later(CLOCK_SECONDS, self._look_at_clock)

    @property
    def anybody(self) -> bool:
        """Whether a person plays or watches just now."""
        return bool(self._listening) or len(self.gallery) > 0

    def last_asked(self, seat: int) -> int:
        """The greatest number of a request that was taken of a seat."""
        return self._answers[seat].last

    def begin(self, visitor: Visitor) -> None:
        """Tell a visitor, who has a seat or watches, all that it may know, and whatever happens from now on."""
        if visitor.seat == NOBODY:
            self.gallery.admit(visitor)
        else:
            self.end(visitor)

            def receive(update: Update) -> None:
                visitor.send(News(update))

            snapshot = self.host.join(visitor.seat, receive, LOG_SAYINGS)
            self._listening[visitor.seat] = (visitor, receive)
            _, earlier = self.host.sayings(visitor.seat, snapshot.n + 1, LOG_SAYINGS)
            visitor.send(Begins(snapshot, self.told(visitor.seat), earlier))
        self._company.wake()

    def end(self, visitor: Visitor) -> None:
        """Tell a visitor nothing more."""
        self.gallery.dismiss(visitor)
        listening = self._listening.get(visitor.seat)
        if listening is not None and listening[0] is visitor:
            del self._listening[visitor.seat]
            self.host.leave(listening[1])

    def ask(self, visitor: Visitor, number: int, request: Request) -> None:
        """A request of the visitor's seat. Raises :class:`DeniedError`."""
        answers = self._answers[visitor.seat]
        reply = answers.before(number)
        if reply is None:
            # Should the rules fail at it, the guest who comes back and asks again is answered this, and they don't fail
            # again.
            answers.give(number, _FAULT)
            reply = self._submit_within_limits(visitor.seat, request, number)
            answers.give(number, reply)
        visitor.send(Answered(number, reply))

    def _submit_within_limits(self, seat: int, request: Request, number: int, once: bytes = b"") -> Reply:
        if why := self._record.why_not(seat, request, self._loop.time()):
            return Reply(False, why)
        if isinstance(request, r.Pick) and request.why:
            # Reasons are those of computer players; what guests have to say they say in the chat.
            request = replace(request, why="")
        before = self.host.journal.size
        reply = self.host.submit(seat, request, number, once)
        self._record.wrote(seat, self.host.journal.size - before, self._loop.time())
        if reply.waiting and not isinstance(request, r.Answer):
            self._record.asked_others(seat, self._loop.time())
        self._done()
        return reply

    def has_heard(self, once: bytes) -> bool:
        """Whether what was said with this word is in the journal."""
        return once in self._record.said

    def say(self, seat: int, text: str, once: bytes) -> Reply:
        """A seat says something to the table; the word of its own goes to disk with it."""
        reply = self._submit_within_limits(seat, r.Chat(text), 0, once)
        if reply.accepted and once:
            self._record.said.append(once)
        return reply

    def release(self, seat: int, other: int) -> Reply:
        """A seat asks the table to let somebody else have one."""
        return self._submit_within_limits(seat, r.PassSeat(other), 0)

    def end_game(self, seat: int) -> Reply:
        """A seat asks the table to end the game."""
        return self._submit_within_limits(seat, r.EndGame(), 0)

    def _look_at_clock(self) -> None:
        """Stop the clock at the time limit, whoever is there or not."""
        self._clock = self._loop.call_later(CLOCK_SECONDS, self._look_at_clock)
        self.host.stop_at_limit()
        self.host.ask_no_more_who_left()
        self._done()

    def earlier(self, visitor: Visitor, number: int, before: int) -> None:
        """More of the log."""
        if visitor.seat == NOBODY:
            before = min(before, self.gallery.last_line + 1)
        sayings, more = self.host.sayings(visitor.seat, before, LOG_SAYINGS)
        visitor.send(Sayings(number, more, tuple(sayings)))

    def close(self) -> Callable[[], None]:
        """Tell nobody anything more; returns what saves the game and may take a while, for another thread."""
        self._clock.cancel()
        for seat in self._company.seats:
            self.dismiss_computer(seat)
        self._company.close()
        self.gallery.close()
        self._listening.clear()
        return self.host.close

    # -- computer players ----------------------------------------------------------------------------------------------

    def seat_computer(self, seat: int, player: str) -> None:
        """Let a computer or random player answer for a seat.

        :param player: who, as a journal's header has it.
        """
        waiting: list[Client] = []

        def receive(update: Update) -> None:
            client = waiting[0]
            client.receive(update)
            client.log.clear()

        client = Client(self.host.join(seat, receive, 1), lambda request, reply: reply(self.host.submit(seat, request)))
        waiting.append(client)
        self._receiving[seat] = receive
        self._company.seat(client, parse(player))

    def dismiss_computer(self, seat: int) -> None:
        """The computer player leaves its seat."""
        if seat in self._company:
            self._company.dismiss(seat)
            self.host.leave(self._receiving.pop(seat))

    def _later(self, seconds: float, call: Callable[[], None]) -> None:
        self._loop.call_later(seconds, call)

    def _post(self, call: Callable[[], None]) -> None:
        self._loop.call_soon_threadsafe(call)
