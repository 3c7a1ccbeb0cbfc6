"""The host: it owns the true table, and is the one way in and out of a game.

A request comes in by :meth:`Host.submit`; the manners (or the referee) carry it out; the journal gets its line; then
every client that has joined receives an :class:`~vtes_desktop.play.updates.Update` cut for its seat.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Set
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.plain_words import plain
from vtes_desktop.play import requests as r
from vtes_desktop.play.audience import Audience, Listener, News, Receive
from vtes_desktop.play.business import SEED_TOLD
from vtes_desktop.play.chair import Chair
from vtes_desktop.play.consent import Consent, when_strict
from vtes_desktop.play.games import ExtraError, Play, play_of
from vtes_desktop.play.history import History
from vtes_desktop.play.questions import Question, Questions
from vtes_desktop.play.strict import DivergedError
from vtes_desktop.play.updates import Arrow, Ask, Asked, Reply, Reveal, Snapshot, Update
from vtes_desktop.table import moves as m
from vtes_desktop.table.chance import Chance, Ids
from vtes_desktop.table.checks import MoveError
from vtes_desktop.table.doing import Doing, RefusedError, Travel
from vtes_desktop.table.faces import Faces
from vtes_desktop.table.journal import Header, Journal, JournalError, Line, Opened, Wish, terms
from vtes_desktop.table.saying import Saying, Who, cut_saying, unlinked
from vtes_desktop.table.sight import Changes, cut, tells_apart
from vtes_desktop.table.syncing import Syncer
from vtes_desktop.table.table import NOBODY, Table

NOT_ASKABLE = (msgspec.MsgspecError, UnicodeError, OverflowError, TypeError, RecursionError)
"""What comes of a request that no wire could have brought."""


class _Now(NamedTuple):
    """What an update tells that is the same for everybody."""

    n: int
    t: float
    can_again: bool
    unsaved: str
    sum: str
    reveal: Reveal | None


class Host:
    """One game being played. Make one with :meth:`start` or :meth:`resume`, and :meth:`close` it."""

    def __init__(
        self,
        catalogue: Catalogue,
        journal: Journal,
        header: Header,
        monotonic: Callable[[], float] = time.monotonic,
        play: Play | None = None,
    ) -> None:
        """`catalogue` is the card list that this program has read, `play` how the game is played where that is another
        than everywhere (:func:`play_of`). Raises :class:`JournalError` for a header that the game can't begin with."""
        self.play = play or play_of(header.game)
        try:
            faces = self.play.faces(header.extra, catalogue)
            self.table: Table = self.play.lay_out(header)
        except ExtraError as error:
            raise JournalError(str(error)) from error
        self.catalogue = catalogue
        """The card list that this program has read."""
        self.faces: Faces = faces
        """The printed cards of the game."""
        self.journal = journal
        self.header = header
        self.damage = ""
        """What was lost when the journal was opened, as a sentence; empty when nothing was."""
        self.gone: Callable[[], Set[int]] = frozenset
        """Tells the seats whose players have been away for so long that the end of the game does not wait for them;
        who hosts a game across a network knows."""
        self._terms = terms(header)
        self._chance = Chance(header.key)
        self._new_id = Ids(header.key, max(self.table.copies, default=0))
        self._decoder: msgspec.json.Decoder[r.Request] = msgspec.json.Decoder(r.Request)
        self._audience = Audience()
        self._history = History()
        self._questions = Questions()
        self._consent = Consent(header, self._history, self._doing)
        self._monotonic = monotonic
        self._played = 0.0
        self._since = monotonic()
        self._chair = Chair(header, self.faces, self._history, self._chance, self._new_id, self.play)

    @classmethod
    def start(
        cls,
        catalogue: Catalogue,
        path: Path,
        header: Header,
        monotonic: Callable[[], float] = time.monotonic,
        play: Play | None = None,
        syncer: Syncer | None = None,
    ) -> Host:
        """Begin a game: make its journal and deal. Raises :class:`~vtes_desktop.table.journal.JournalError`."""
        journal = Journal.create(path, header, syncer)
        try:
            host = cls(catalogue, journal, header, monotonic, play)
        except BaseException:
            journal.close()
            raise
        host.submit(NOBODY, r.Deal())
        return host

    @classmethod
    def resume(
        cls,
        catalogue: Catalogue,
        path: Path,
        monotonic: Callable[[], float] = time.monotonic,
        plays: Callable[[str], Play] = play_of,
        syncer: Syncer | None = None,
    ) -> Host:
        """Go on with a game as its journal has it; `plays` says how games are played. Raises
        :class:`~vtes_desktop.table.journal.JournalError`."""
        journal, opened = Journal.resume(path, syncer)
        try:
            host = cls(catalogue, journal, opened.header, monotonic, plays(opened.header.game))
            host._go_on(opened)
        except BaseException:
            # A fault of ours, or a disk that fails just now: the game must not stay locked.
            journal.close()
            raise
        return host

    def _go_on(self, opened: Opened) -> None:
        try:
            self._replay(opened.lines)
        except MoveError:
            self.journal.cut_off(opened, len(self.lines))
        self.damage = opened.damage
        if not self.lines:  # killed in its deal
            self._since = self._monotonic()
            self.submit(NOBODY, r.Deal())
            return
        try:
            self._call_referee_back()
        except DivergedError as error:
            if not self.table.over:  # what is over needs no referee: nothing is lost with it
                self.damage = f"{self.damage} The referee can’t go on: {error} The table is in manual mode now.".strip()
                self._carry_out(self.table.active, r.SwitchMode("manual"))
        self._since = self._monotonic()
        self._ask_again()

    def close(self) -> None:
        """Save what is left to save and let go of the journal. The game can be resumed; nothing more can be asked."""
        self._audience.dismiss()
        self.journal.close()

    @property
    def lines(self) -> list[Line]:
        """The lines of the journal."""
        return self._history.lines

    @property
    def played(self) -> float:
        """Seconds of play so far; the clock stands while the game is paused or over."""
        now = self._monotonic()
        if self.table.clock.running:
            self._played += now - self._since
        self._since = now
        return self._played

    def snapshot(self, seat: int, most: int | None = None) -> Snapshot:
        """All that a seat (-1: a spectator) may know; of the log no more than about the last `most` sentences."""
        log, _ = self.sayings(seat, len(self.lines) + 1, most)
        return Snapshot(
            len(self.lines),
            self.played,
            seat,
            cut(self.table, seat),
            log,
            self._questions.of(seat),
            bool(self._consent.last_done(self.table, seat)),
            bool(self._history.undone),
            self.journal.unsaved,
            plain(self.header.name),
            self._chair.asked_of(seat),
            self.header.options.ask,
            self.header.commitment,
            self.header.numbers,
            self._terms,
            self.journal.sum,
            self._reveal(),
            self.header.extra,
        )

    def sayings(self, seat: int, before: int, most: int | None = None) -> tuple[list[Saying], int]:
        """What the log says to `seat` in the lines before this one: no more than the last `most` sentences (but never
        less than a line's), and the line before which there are more; 0 for none."""
        return self._history.sayings(seat, before, most)

    def said(self, seat: int, before: int | None = None) -> int:
        """How many sentences the log has for `seat`, in all or in the lines before this one."""
        lines = self.lines if before is None else self.lines[: max(0, before - 1)]
        return sum(saying.only is None or seat in saying.only for line in lines for saying in line.log)

    def asked(self, seat: int) -> Asked | None:
        """In strict mode: what the referee asks now, as `seat` may know it."""
        return self._chair.asked_of(seat)

    def join(self, seat: int, receive: Receive, most: int | None = None) -> Snapshot:
        """Tell `receive` of everything from now on, cut for `seat`; returns where that starts from (`most` as in
        :meth:`snapshot`)."""
        snapshot = self.snapshot(seat, most)
        self._audience.join(seat, receive, set(snapshot.table.copies))
        return snapshot

    def leave(self, receive: Receive) -> None:
        """Stop telling `receive`."""
        self._audience.leave(receive)

    def is_asked(self, request: r.Request) -> bool:
        """Whether somebody has asked the others for this, and waits for their answers."""
        return self._questions.is_open(request)

    def stop_at_limit(self) -> float:
        """Stop the clock when the time limit is reached, once in a game; returns the seconds of play until then, 0 when
        there is nothing to wait for."""
        clock = self.table.clock
        left = clock.limit - self.played
        if not clock.limit or not clock.running or self.table.over or self._history.was_stopped():
            return 0.0
        if left <= 0 and not self.journal.closed:
            self._carry_out(NOBODY, r.Pause(False))
        return max(0.0, left)

    def submit(self, seat: int, request: r.Request, number: int = 0, once: bytes = b"") -> Reply:
        """Do what `seat` asks, or say why not; the journal keeps the `number` that it gave this (0 for none), or the
        word by which it is known when it comes again.

        Every client has been told when this returns; but when it is called from a client's own ear, all clients are
        first told of what came before.
        """
        if self.journal.closed:
            return Reply(False, "This game was closed.")
        if seat != NOBODY and not 0 <= seat < len(self.table.seats):
            return Reply(False, f"There is no seat {seat} at this table.")
        try:
            request = r.in_plain_words(self._decoder.decode(msgspec.json.encode(request)))
        except NOT_ASKABLE as error:
            return Reply(False, f"That can't be asked of a table: {error}.")
        if isinstance(request, r.Deal) and self.lines:
            return Reply(False, "The cards were dealt already.")
        if (seat == NOBODY) != isinstance(request, r.Deal):
            return Reply(False, f"Only a {self.table.description.player} at the table can do that.")
        match request:
            case r.Point(source, target, to):
                return self._point(Arrow(seat, source, target, to))
            case r.Answer():
                return self._answer(seat, request)
            case r.WhyNot(copy):
                return self._why_not(seat, copy)
        return self._ask(seat, request, number, once)

    def _doing(self, seat: int) -> Doing:
        return Doing(self.table, self.faces, self.header.options, self._chance, self._new_id, seat)

    def _why_not(self, seat: int, i: int) -> Reply:
        copy = self.table.copies.get(i)
        if copy is None or not tells_apart(self.table, copy, seat):
            return Reply(False, "That card is not there any more.")
        if self._chair.strict is None:
            return Reply(False, "The table is in manual mode: the players see to the rules themselves.")
        return Reply(True, self._chair.strict.why_not(seat, copy))

    def _carry_out(
        self, seat: int, request: r.Request, number: int = 0, *, once: bytes = b"", why: str = "", settles: int = 0
    ) -> Reply:
        doing = self._doing(seat)
        drawn, given = self._chance.drawn, self._new_id.given
        # Before anything is done: it may stop the clock.
        played = self.played
        back = again = 0
        try:
            match request:
                case r.TakeBack():
                    back = self._history.take_back(doing, self._consent.last_done(self.table, seat))
                case r.Again():
                    again = self._history.again(doing)
                case r.SwitchMode():
                    self._chair.switch(doing, request.mode, why)
                case r.Pick() if began := self._chair.not_agreed(seat, request):
                    back = self._history.undo_step(doing, began)
                case _:
                    self._chair.carry_out(doing, request)
            sayings = doing.sayings()
        except RefusedError as error:
            self._never_happened(doing, drawn, given)
            return Reply(False, str(error))
        except BaseException:
            # A fault of ours: nothing of it may stay on the table, and whoever called must know.
            self._never_happened(doing, drawn, given)
            raise
        line = Line(
            len(self.lines) + 1,
            round(played, 2),
            seat,
            msgspec.Raw(msgspec.json.encode(request)),
            tuple(doing.moves),
            sayings,
            back,
            again,
            tuple(doing.draws),
            self._chance.drawn,
            self._new_id.given,
            isinstance(request, r.Pick),
            doing.together,
            doing.start,
            (self.table.round, self.table.active),
            number,
            settles=settles,
            left=doing.left,
            once=once,
        )
        self._questions.settle(settles)
        self.journal.append(line)
        if any(isinstance(move, m.SetPhase) for move in doing.moves):
            self.journal.sync_soon()
        self._history.append(line, doing.inverses())
        lost = ""
        if back or again:
            try:
                self._call_referee_back()
            except DivergedError as error:
                lost = str(error)
        news = News(doing, line.log)
        now = self._now()
        self._audience.tell(lambda listener: self._update(now, listener.seat, *news.to(listener)))
        if lost:
            self._carry_out(seat, r.SwitchMode("manual"), why=lost)
        elif back and line.picks and (undone := self._chair.leave_undone()):
            self._carry_out(*undone)
        return Reply(True, n=line.n)

    def _call_referee_back(self) -> None:
        """After lines were taken back or read from disk: bring the referee to where the table is. Raises
        :class:`DivergedError`."""
        self.table = self._chair.call_back(self.table)

    def _never_happened(self, doing: Doing, drawn: int, given: int) -> None:
        """Leave the table, chance and the referee as they were before something was tried."""
        doing.undo()
        self._chance.drawn, self._new_id.given = drawn, given
        if self._chair.strict is not None and self._chair.strict.broken:
            self._call_referee_back()

    def _point(self, arrow: Arrow) -> Reply:
        shown = {arrow.source, arrow.target} - {0}
        for i in shown:
            copy = self.table.copies.get(i)
            if copy is None or not tells_apart(self.table, copy, arrow.by):
                return Reply(False, "That card is not there any more.")
        if not NOBODY <= arrow.seat < len(self.table.seats):
            return Reply(False, f"There is no seat {arrow.seat} at this table.")

        now = self._now()

        def cut_arrow(listener: Listener) -> Update | None:
            return self._update(now, listener.seat, Changes(), arrow=arrow) if shown <= listener.known else None

        self._audience.tell(cut_arrow)
        return Reply(True)

    def _ask(self, seat: int, request: r.Request, number: int, once: bytes) -> Reply:
        """Do what `seat` asks, or put one question to all whose leave that needs."""
        try:
            if seat != NOBODY:
                self._check_held(seat, request)
                self._chair.admit(seat, request)
            needed = self._leave_needed(seat, request)
            if not needed:
                return self._carry_out(seat, request, number, once=once)
            self._questions.check(seat, request)
            about = self._consent.about(self.table, seat, request)
        except RefusedError as error:
            return Reply(False, str(error))
        wish = Wish(tuple(sorted(needed)), about, self._consent.target(self.table, seat, request))
        n = self._write_words(seat, request, number=number, wish=wish)
        self._questions.add(Question(Ask(n, seat, wish.of, about), request, wish.target, number))
        self._tell_asks()
        return Reply(True, n=n, waiting=True)

    def _leave_needed(self, seat: int, request: r.Request) -> frozenset[int]:
        return self._consent.needed(
            self.table,
            seat,
            request,
            by_hand=self._chair.by_hand(seat),
            present=self._audience.seats,
            gone=self._left,
            played=self.played,
        )

    def _check_held(self, seat: int, request: r.Request) -> None:
        """In strict mode what changes the game waits while somebody asks to take something back. Raises
        :class:`RefusedError`."""
        held = isinstance(request, r.Pick | r.TakeBack | r.Again) or when_strict(self.table, request) == "by hand"
        if self._chair.strict is None or not held or (by := self._questions.taking_back()) is None:
            return
        who = "You have asked" if by == seat else f"{self.table.seats[by].name} asks"
        raise RefusedError(f"{who} to take something back: that is settled first.")

    def _answer(self, seat: int, answer: r.Answer) -> Reply:
        asked = self._questions.get(answer.ask)
        if asked is None:
            return Reply(False, "That question is settled already.")
        ask, request, target, number = asked
        if (seat != ask.by or answer.yes) and not ask.waits_for(seat):
            return Reply(False, "That was not asked of you.")
        if not answer.yes:
            said = (Who(seat), " refuses: ", *unlinked(ask.saying.parts))
            self._settle(seat, answer, Saying(said, seat, "table", (ask.by,)) if seat != ask.by else None)
            return Reply(True)
        # The table may have changed since: others may have to be asked now, or it can't be done any more.
        try:
            if target != self._consent.target(self.table, ask.by, request):
                raise RefusedError("Something else was done since: ask again.")
            self._chair.admit(ask.by, request)
            agreed = {*ask.agreed, seat}
            if missing := self._missing(asked, agreed):
                of = tuple(sorted(missing | agreed))
                self._questions.add(asked._replace(ask=replace(ask, of=of, agreed=tuple(sorted(agreed)))))
                self._tell_asks()
                return Reply(True, waiting=True)
            reply = self._carry_out(ask.by, request, number, settles=ask.number)
        except RefusedError as error:
            reply = Reply(False, str(error))
        if not reply.accepted:
            self._settle(seat, answer, Saying((reply.reason,), kind="table", only=(ask.by,)))
        return reply

    def _missing(self, asked: Question, agreed: Set[int]) -> Set[int]:
        """Whose leave is missing yet: of those who are needed now, and of those who were asked and have not left."""
        needed = self._leave_needed(asked.ask.by, asked.request)
        return (needed | (set(asked.ask.of) - self._left)) - agreed

    @property
    def _left(self) -> Set[int]:
        """The seats whose players have been away for long, and from which nobody else looks."""
        return self.gone() - self._audience.seats

    def ask_no_more_who_left(self) -> None:
        """Do what was asked for when all have agreed but those who have left for long since they were asked."""
        for asked in self._questions.all:
            ask, request, target, number = asked
            if not set(ask.of) - set(ask.agreed) <= self._left:
                continue
            try:
                if target != self._consent.target(self.table, ask.by, request) or self._missing(asked, set(ask.agreed)):
                    continue
                self._chair.admit(ask.by, request)
            except RefusedError:
                continue  # who answers it will be told why
            self._carry_out(ask.by, request, number, settles=ask.number)

    def _settle(self, seat: int, answer: r.Answer, saying: Saying | None) -> None:
        """A question was refused, withdrawn, or can't be granted any more."""
        self._questions.settle(answer.ask)
        self._write_words(seat, answer, log=(saying,) if saying else (), settles=answer.ask)
        self._tell_asks(saying)

    def _write_words(
        self,
        seat: int,
        request: r.Request,
        *,
        log: tuple[Saying, ...] = (),
        number: int = 0,
        wish: Wish | None = None,
        settles: int = 0,
    ) -> int:
        """Keep in the journal that something was asked or answered between seats; returns the line's number."""
        line = Line(
            len(self.lines) + 1,
            round(self.played, 2),
            seat,
            msgspec.Raw(msgspec.json.encode(request)),
            log=log,
            drawn=self._chance.drawn,
            given=self._new_id.given,
            at=(self.table.round, self.table.active),
            asked=number,
            wish=wish,
            settles=settles,
        )
        self.journal.append(line)
        self._history.append(line, [])
        return line.n

    def _ask_again(self) -> None:
        """Put the questions that were open when the game was closed once more to all who were asked."""
        for line, wish in self._history.unsettled():
            with suppress(*NOT_ASKABLE):
                request = self._decoder.decode(line.request)
                ask = Ask(line.n, line.seat, wish.of, wish.about)
                self._questions.add(Question(ask, request, wish.target, line.asked))

    def _tell_asks(self, saying: Saying | None = None) -> None:
        now = self._now()

        def cut_asks(listener: Listener) -> Update:
            heard = cut_saying(saying, listener.seat) if saying else None
            return self._update(now, listener.seat, Changes(), (heard,) if heard else ())

        self._audience.tell(cut_asks)

    def _now(self) -> _Now:
        """How things stand, taken once for all who are told of it."""
        history, journal = self._history, self.journal
        return _Now(len(self.lines), self.played, bool(history.undone), journal.unsaved, journal.sum, self._reveal())

    def _update(
        self,
        now: _Now,
        seat: int,
        told: Changes,
        sayings: tuple[Saying, ...] = (),
        travels: tuple[Travel, ...] = (),
        arrow: Arrow | None = None,
    ) -> Update:
        return Update(
            now.n,
            now.t,
            told,
            sayings,
            travels,
            self._questions.of(seat),
            arrow,
            bool(self._consent.last_done(self.table, seat)),
            now.can_again,
            now.unsaved,
            self._chair.asked_of(seat),
            now.sum,
            now.reveal,
        )

    def _reveal(self) -> Reveal | None:
        """What everyone may know once the seed was told."""
        told = self.table.over and self.table.tally.get(SEED_TOLD)
        return Reveal(self.header.seed, self.header.numbers) if told else None

    def _replay(self, lines: Iterable[Line]) -> None:
        """Play a journal's lines again. Raises :class:`MoveError` at the first that does not add up; those before it
        are played."""
        for line in lines:
            self._history.replay(line, self.table)
            self._chance.drawn, self._new_id.given, self._played = line.drawn, line.given, line.t
