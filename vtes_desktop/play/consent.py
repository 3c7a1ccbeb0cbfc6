"""Whose leave a request needs, in manual and in strict mode, and what they are told of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from vtes_desktop.play import requests as r
from vtes_desktop.play.history import History
from vtes_desktop.play.leave import RANDOM
from vtes_desktop.play.manners import carry_out, leave_needed
from vtes_desktop.play.turns import SEED_TOLD
from vtes_desktop.table.doing import Doing
from vtes_desktop.table.journal import Header
from vtes_desktop.table.saying import Saying
from vtes_desktop.table.table import Table


class Consent:
    """Knows whom a request concerns besides who makes it.

    :param trial: makes what a seat tries only, to be undone.
    """

    def __init__(self, header: Header, history: History, trial: Callable[[int], Doing]) -> None:
        self._header = header
        self._history = history
        self._trial = trial

    def last_done(self, table: Table, seat: int) -> int:
        """The line that a take-back of `seat` goes back to; 0 for none: in manual mode the last that can be taken
        back, in strict mode the last of its own. None once everyone knows the seed."""
        done = self._history.done
        if table.tally.get(SEED_TOLD):
            return 0
        if table.mode == "strict":
            return self._history.last_of(self.party(table, seat))
        return done[-1] if done else 0

    def party(self, table: Table, seat: int) -> set[int]:
        """The seats that one person plays: with open hands all of this desktop, else each for itself."""
        here = {number for number, each in enumerate(self._header.seats) if each.player == "here"}
        return here if table.open and seat in here else {seat}

    def needed(self, table: Table, seat: int, request: r.Request) -> frozenset[int]:
        """The seats still playing whose leave `seat` needs; not itself."""
        of: Iterable[int] = ()
        lines, history = self._history.lines, self._history
        match request:
            case r.TakeBack() | r.Again() if table.mode == "strict":
                of = () if self._is_free(table, seat, request) else self._people() - self.party(table, seat)
            case r.TakeBack() if history.done:
                of = (lines[history.done[-1] - 1].seat,)
            case r.Again() if history.undone:
                of = (lines[history.undone[-1] - 1].seat,)
            case _:
                of = leave_needed(table, seat, request)
        return frozenset(of) & frozenset(table.playing()) - {seat}

    def _people(self) -> set[int]:
        return {number for number, each in enumerate(self._header.seats) if each.player != RANDOM}

    def _is_free(self, table: Table, seat: int, request: r.TakeBack | r.Again) -> bool:
        """Whether a seat of a strict table may take back or do again without asking: its own last answer, while
        nothing was revealed by it, drawn by chance, or decided by another since."""
        undone = self._history.undone
        if isinstance(request, r.Again):
            return not undone or self._history.lines[undone[-1] - 1].seat in self.party(table, seat)
        n = self.last_done(table, seat)
        doing = self._trial(seat)
        try:
            return n == 0 or self._history.told_nothing(doing, n)
        finally:
            doing.undo()

    def line(self, table: Table, seat: int, request: r.Request) -> int:
        """In strict mode: the line that a take-back, or doing it again, is about; else 0."""
        undone = self._history.undone
        if table.mode == "strict" and isinstance(request, r.TakeBack):
            return self.last_done(table, seat)
        return undone[-1] if table.mode == "strict" and isinstance(request, r.Again) and undone else 0

    def about(self, table: Table, seat: int, request: r.Request) -> Saying:
        """What a request would do, in words that tell nobody more than they know. Raises :class:`RefusedError`."""
        doing = self._trial(seat)
        drawn, given = doing.chance.drawn, doing.new_id.given
        try:
            match request:
                case r.TakeBack():
                    self._history.take_back(doing, self.last_done(table, seat))
                case r.Again():
                    self._history.again(doing)
                case _:
                    carry_out(doing, request)
        finally:
            doing.undo()
            doing.chance.drawn, doing.new_id.given = drawn, given
        return doing.first_words()
