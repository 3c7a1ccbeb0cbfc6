"""The host: it owns the true table, and is the one way in and out of a game.

A request comes in by :meth:`Host.submit`; the manners (or the referee) carry it out; the journal gets its line; then
every client that has joined receives an :class:`~vtes_desktop.play.updates.Update` cut for its seat.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec
from msgspec.structs import replace

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play import requests as r
from vtes_desktop.play.manners import asked_first, carry_out
from vtes_desktop.play.setup import lay_out
from vtes_desktop.play.updates import Arrow, Ask, Reply, Snapshot, Update
from vtes_desktop.table import moves as m
from vtes_desktop.table.applying import apply
from vtes_desktop.table.chance import Chance
from vtes_desktop.table.doing import Doing, RefusedError, Travel
from vtes_desktop.table.journal import Header, Journal, JournalError, Line
from vtes_desktop.table.saying import Card, Cards, Part, Saying, Who, cut_saying
from vtes_desktop.table.sight import Changes, changes, cut
from vtes_desktop.table.table import NOBODY, Table

Receive = Callable[[Update], None]


class _Listener:
    """A client that has joined, with the ids that its mirror holds."""

    def __init__(self, seat: int, receive: Receive, known: set[int]) -> None:
        self.seat = seat
        self.receive = receive
        self.known = known


class Host:
    """One game being played. Make one with :meth:`start` or :meth:`resume`, and :meth:`close` it."""

    def __init__(
        self, catalogue: Catalogue, journal: Journal, header: Header, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self.catalogue = catalogue
        self.journal = journal
        self.header = header
        self.table: Table = lay_out(header)
        self.lines: list[Line] = []
        self.damage = ""
        """What was lost when the journal was opened, as a sentence; empty when nothing was."""
        self._chance = Chance(header.seed)
        self._last_id = max(self.table.copies, default=0)
        self._listeners: list[_Listener] = []
        self._done: list[int] = []
        self._undone: list[int] = []
        self._inverses: dict[int, list[m.Move]] = {}
        self._asks: dict[int, tuple[Ask, r.Request]] = {}
        self._asked = 0
        self._monotonic = monotonic
        self._played = 0.0
        self._since = monotonic()

    @classmethod
    def start(
        cls, catalogue: Catalogue, path: Path, header: Header, monotonic: Callable[[], float] = time.monotonic
    ) -> Host:
        """Begin a game: make its journal and deal. Raises :class:`~vtes_desktop.table.journal.JournalError`."""
        host = cls(catalogue, Journal.create(path, header), header, monotonic)
        host.submit(NOBODY, r.Deal())
        return host

    @classmethod
    def resume(cls, catalogue: Catalogue, path: Path, monotonic: Callable[[], float] = time.monotonic) -> Host:
        """Go on with a game as its journal has it. Raises :class:`~vtes_desktop.table.journal.JournalError`."""
        journal, opened = Journal.resume(path)
        try:
            host = cls(catalogue, journal, opened.header, monotonic)
            host.damage = opened.damage
            host._replay(opened.lines)
        except ValueError as error:
            journal.close()
            raise JournalError(f"The game “{path.name}” does not add up: {error}") from error
        if not host.lines:
            host.submit(NOBODY, r.Deal())
        return host

    def close(self) -> None:
        """Save what is left to save and let go of the journal. The game can be resumed."""
        self._listeners.clear()
        self.journal.close()

    @property
    def played(self) -> float:
        """Seconds of play so far; the clock stands while the game is paused or over."""
        now = self._monotonic()
        if self.table.clock.running:
            self._played += now - self._since
        self._since = now
        return self._played

    def snapshot(self, seat: int) -> Snapshot:
        """All that a seat (-1: a spectator) may know."""
        log = [heard for line in self.lines for saying in line.log if (heard := cut_saying(saying, seat))]
        return Snapshot(
            len(self.lines),
            self.played,
            seat,
            cut(self.table, seat),
            log,
            self._asks_of(seat),
            bool(self._done),
            bool(self._undone),
            self.journal.unsaved,
            self.header.name,
            self.header.options.ask,
        )

    def join(self, seat: int, receive: Receive) -> Snapshot:
        """Tell `receive` of everything from now on, cut for `seat`; returns where that starts from."""
        snapshot = self.snapshot(seat)
        self._listeners.append(_Listener(seat, receive, set(snapshot.table.copies)))
        return snapshot

    def leave(self, receive: Receive) -> None:
        """Stop telling `receive`."""
        self._listeners = [listener for listener in self._listeners if listener.receive != receive]

    def submit(self, seat: int, request: r.Request) -> Reply:
        """Do what `seat` asks, or say why not. Every client has been told when this returns."""
        if seat != NOBODY and not 0 <= seat < len(self.table.seats):
            return Reply(False, f"There is no seat {seat} at this table.")
        if (seat == NOBODY) != isinstance(request, r.Deal):
            return Reply(False, "Only a Methuselah at the table can do that.")
        match request:
            case r.Point(source, target, to):
                return self._point(Arrow(seat, source, target, to))
            case r.Answer():
                return self._answer(seat, request)
        if self.header.options.ask and (of := asked_first(self.table, seat, request)) is not None:
            return self._ask(seat, of, request)
        return self._carry_out(seat, request)

    def _carry_out(self, seat: int, request: r.Request) -> Reply:
        doing = Doing(self.table, self.catalogue, self.header.options, self._chance, self._new_id, seat)
        drawn = self._chance.drawn
        back = again = 0
        try:
            match request:
                case r.TakeBack():
                    back = self._take_back(doing)
                case r.Again():
                    again = self._again(doing)
                case _:
                    carry_out(doing, request)
        except RefusedError as error:
            doing.undo()
            self._chance.drawn = drawn
            return Reply(False, str(error))
        except BaseException:
            # A fault of ours: nothing of it may stay on the table, and whoever called must know.
            doing.undo()
            self._chance.drawn = drawn
            raise
        line = Line(
            len(self.lines) + 1,
            round(self.played, 2),
            seat,
            msgspec.Raw(msgspec.json.encode(request)),
            tuple(doing.moves),
            doing.sayings(),
            back,
            again,
            tuple(doing.draws),
            (self.table.round, self.table.active),
        )
        self.journal.append(line)
        if any(isinstance(move, m.SetPhase) for move in doing.moves):
            self.journal.sync_soon()
        self.lines.append(line)
        self._remember(line, doing.inverses())
        self._tell(line, doing)
        return Reply(True, n=line.n)

    def _remember(self, line: Line, inverses: list[m.Move]) -> None:
        """Keep what can be taken back: everything with moves but the deal."""
        if line.back:
            self._undone.append(self._done.pop())
        elif line.again:
            self._done.append(self._undone.pop())
            self._inverses[line.again] = inverses
        elif line.moves and line.seat != NOBODY:
            self._done.append(line.n)
            self._undone.clear()
            self._inverses[line.n] = inverses

    def _take_back(self, doing: Doing) -> int:
        if not self._done:
            raise RefusedError("There is nothing left to take back.")
        n = self._done[-1]
        for move in self._inverses[n]:
            doing.do(move)
        doing.say(Who(doing.seat), " takes back: ", *self._quoted(n), kind="table")
        return n

    def _again(self, doing: Doing) -> int:
        if not self._undone:
            raise RefusedError("Nothing was taken back.")
        n = self._undone[-1]
        for move in self.lines[n - 1].moves:
            doing.do(move)
        doing.say(Who(doing.seat), " does again: ", *self._quoted(n), kind="table")
        return n

    def _quoted(self, n: int) -> Iterable[Part]:
        """The first sentence of a line, without links to copies that may be gone."""
        log = self.lines[n - 1].log
        for part in log[0].parts if log else ("a move",):
            match part:
                case Card():
                    yield replace(part, copy=0)
                case Cards(cards):
                    yield Cards(tuple(replace(card, copy=0) for card in cards))
                case _:
                    yield part

    def _point(self, arrow: Arrow) -> Reply:
        for listener in self._listeners:
            if {arrow.source, arrow.target} - {0} <= listener.known:
                listener.receive(self._update(listener, Changes(), arrow=arrow))
        return Reply(True)

    def _ask(self, seat: int, of: int, request: r.Request) -> Reply:
        """Try the request to see what would be said, take it back, and ask whose things it touches."""
        doing = Doing(self.table, self.catalogue, self.header.options, self._chance, self._new_id, seat)
        drawn = self._chance.drawn
        refused = ""
        sayings: tuple[Saying, ...] = ()
        try:
            carry_out(doing, request)
            sayings = doing.sayings()
        except RefusedError as error:
            refused = str(error)
        finally:
            doing.undo()
            self._chance.drawn = drawn
        if refused:
            return Reply(False, refused)
        self._asked += 1
        about = sayings[0] if sayings else Saying((Who(seat), " moves a card"), seat)
        self._asks[self._asked] = Ask(self._asked, seat, of, about), request
        self._tell_asks()
        return Reply(True, waiting=True)

    def _answer(self, seat: int, answer: r.Answer) -> Reply:
        asked = self._asks.get(answer.ask)
        if asked is None:
            return Reply(False, "That question is settled already.")
        ask, request = asked
        if seat not in (ask.of, ask.by) or (answer.yes and seat != ask.of):
            return Reply(False, "That was not asked of you.")
        del self._asks[answer.ask]
        if answer.yes:
            reply = self._carry_out(ask.by, request)
            self._tell_asks()
            return reply
        self._tell_asks()
        return Reply(True)

    def _asks_of(self, seat: int) -> tuple[Ask, ...]:
        return tuple(
            replace(ask, saying=heard)
            for ask, _ in self._asks.values()
            if seat in (ask.of, ask.by) and (heard := cut_saying(ask.saying, seat))
        )

    def _tell_asks(self) -> None:
        for listener in self._listeners:
            listener.receive(self._update(listener, Changes()))

    def _tell(self, line: Line, doing: Doing) -> None:
        for listener in list(self._listeners):
            had = {travel.before for travel in doing.travels if travel.before in listener.known}
            told = changes(self.table, doing.touched, listener.seat, listener.known)
            travels = tuple(
                Travel(
                    travel.before if travel.before in had else 0,
                    travel.after if travel.after in listener.known else 0,
                    travel.source,
                    travel.target,
                )
                for travel in doing.travels
            )
            sayings = tuple(heard for saying in line.log if (heard := cut_saying(saying, listener.seat)))
            listener.receive(self._update(listener, told, sayings, travels))

    def _update(
        self,
        listener: _Listener,
        told: Changes,
        sayings: tuple[Saying, ...] = (),
        travels: tuple[Travel, ...] = (),
        arrow: Arrow | None = None,
    ) -> Update:
        return Update(
            len(self.lines),
            self.played,
            told,
            sayings,
            travels,
            self._asks_of(listener.seat),
            arrow,
            bool(self._done),
            bool(self._undone),
            self.journal.unsaved,
        )

    def _new_id(self) -> int:
        self._last_id += 1
        return self._last_id

    def _replay(self, lines: list[Line]) -> None:
        for line in lines:
            inverses = [apply(self.table, move) for move in line.moves]
            inverses.reverse()
            self.lines.append(line)
            self._remember(line, inverses)
            for move in line.moves:
                self._note_ids_and_draws(move)
            for draw, _, _ in line.draws:
                self._chance.drawn = max(self._chance.drawn, draw + 1)
        if lines:
            self._played = lines[-1].t

    def _note_ids_and_draws(self, move: m.Move) -> None:
        match move:
            case m.MoveCard(becomes=i):
                self._last_id = max(self._last_id, i)
            case m.Shuffle(becomes=ids, draw=draw):
                self._last_id = max(self._last_id, *ids, 0)
                self._chance.drawn = max(self._chance.drawn, draw + 1)
            case m.Create(copy):
                self._last_id = max(self._last_id, copy.id)
