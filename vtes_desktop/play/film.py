"""A game as a film: any moment of it, as any seat saw it, read from what was kept of it and never written to.

Of a game that was hosted here the journal tells all: each seat's eyes can be looked through, and all hands at once from
above. A guest's program keeps what its own seat was told (:mod:`~vtes_desktop.play.transcript`): that is a film, too,
through these eyes alone.

The table is kept every few hundred changes (:data:`MOVES_BETWEEN`), so that each moment is a few milliseconds away.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace

from vtes_desktop.plain_words import plain
from vtes_desktop.play.consent import plays_itself
from vtes_desktop.play.credible import goes_on, is_game
from vtes_desktop.play.games import lay_out
from vtes_desktop.play.transcript import SUFFIX as SEEN
from vtes_desktop.play.transcript import Began, Heard, TranscriptError, entries
from vtes_desktop.table import moves as m
from vtes_desktop.table.applying import apply_all, clone_table
from vtes_desktop.table.checks import MoveError
from vtes_desktop.table.doing import Travel
from vtes_desktop.table.journal import NO_EXTRA, JournalError, Line, Opened, read
from vtes_desktop.table.saying import Saying, cut_saying
from vtes_desktop.table.sight import Changes, cut, merge
from vtes_desktop.table.table import NOBODY, Place, Table

ABOVE: Final = NOBODY
"""The eyes that see all hands at once; of a film that does not tell all, those of who only watches."""
MOVES_BETWEEN: Final = 160
"""About as many changes of the table lie between two moments at which it is kept."""
MOST_CARDS: Final = 6_000
"""Six decks of a thousand cards: more than any table holds, and as many as can be shown."""
MOST_SEEN: Final = 512 * 1024 * 1024
"""Bytes of a transcript; no game comes near."""

MarkKind = Literal["turn", "action", "combat", "referendum", "oust", "end"]


class FilmError(Exception):
    """What was kept can't be shown; the message is a sentence for the player."""


class Mark(Struct, frozen=True):
    """Something that one wants to jump to."""

    frame: int
    """The line after which it is so."""
    kind: MarkKind
    seat: int
    """Whose turn or action it is, who is ousted."""
    round: int


class Frame(Struct, frozen=True):
    """One step of a film: a line of the journal, or what a seat was told at once."""

    t: float
    """Seconds of play."""
    seat: int
    """Who did it; -1 for nobody, or where that was not told."""
    sayings: tuple[Saying, ...]


class Reel(Protocol):
    """What a film is read from."""

    frames: list[Frame]

    def opening(self) -> Table:
        """The table before the first frame."""

    def advance(self, table: Table, frame: int) -> tuple[Table, int]:
        """Bring a table from before a frame (counted from 1) to after it; returns it, or another in its place, and
        about how many changes that took. Raises :class:`~vtes_desktop.table.checks.MoveError`."""

    def seen(self, table: Table, eyes: int) -> Table:
        """A table of :meth:`advance` as these eyes see it, sharing nothing with it."""

    def begun(self, frame: int) -> Iterator[MarkKind]:
        """What begins within a frame even though it may be over at its end."""

    def travels(self, table: Table, frame: int) -> list[Travel]:
        """The ways of cards in a frame, from the table before it."""


class GameReel:
    """A journal: the truth."""

    def __init__(self, opened: Opened) -> None:
        self._opened = opened
        self.frames = [Frame(line.t, line.seat, line.log) for line in opened.lines]

    def opening(self) -> Table:
        """The table as the header has it."""
        return lay_out(self._opened.header)

    def advance(self, table: Table, frame: int) -> tuple[Table, int]:
        """Make a line's moves."""
        line = self._line(frame)
        apply_all(table, line.moves)
        return table, len(line.moves)

    def seen(self, table: Table, eyes: int) -> Table:
        """As a seat may know it; from above with all hands open."""
        if eyes != ABOVE or not tells_all(self._opened):
            return cut(table, eyes)
        seen = cut(replace(table, open=True), ABOVE)
        seen.open = table.open
        return seen

    def begun(self, frame: int) -> Iterator[MarkKind]:
        """Actions, combats and referendums of its moves."""
        for move in self._line(frame).moves:
            if isinstance(move, m.SetAction) and move.action is not None and move.action.step == "announced":
                yield "action"
            elif isinstance(move, m.SetCombat) and move.combat is not None:
                yield "combat"
            elif isinstance(move, m.SetReferendum) and move.referendum is not None:
                yield "referendum"

    def travels(self, table: Table, frame: int) -> list[Travel]:
        """Where its cards went; `table` is left as it was."""
        places: dict[int, Place] = {}
        found: list[Travel] = []
        for move in self._line(frame).moves:
            if isinstance(move, m.MoveCard):
                copy = table.copies.get(move.copy)
                source = places.get(move.copy) or (copy.place if copy is not None else None)
                after = move.becomes or move.copy
                places[after] = move.to
                if source is not None and source != move.to:
                    found.append(Travel(move.copy, after, source, move.to))
        return found

    def _line(self, frame: int) -> Line:
        return self._opened.lines[frame - 1]


class SeenReel:
    """A transcript: what one seat was told."""

    def __init__(self, told: Sequence[Began | Heard]) -> None:
        self._told = told
        self.frames = [_frame(entry, first=number == 0) for number, entry in enumerate(told)]

    def opening(self) -> Table:
        """As the seat first saw it."""
        first = self._told[0]
        assert isinstance(first, Began)
        return clone_table(first.snapshot.table)

    def advance(self, table: Table, frame: int) -> tuple[Table, int]:
        """Take in what was told."""
        entry = self._told[frame - 1]
        if isinstance(entry, Began):
            return clone_table(entry.snapshot.table), MOVES_BETWEEN
        changes = entry.update.changes
        if not goes_on(table, entry.update):
            raise MoveError("It names what is not on the table.")
        merge(table, _apart(changes))
        return table, len(changes.copies) + len(changes.piles)

    def seen(self, table: Table, eyes: int) -> Table:  # noqa: ARG002 - there is but one pair of eyes
        """Just as it was told."""
        return clone_table(table)

    def begun(self, frame: int) -> Iterator[MarkKind]:
        """Nothing that was not told of at the end of one."""
        entry = self._told[frame - 1]
        view = entry.update.changes.table if isinstance(entry, Heard) else None
        if view is not None and view.action is not None and view.action.step == "announced":
            yield "action"
        if view is not None and view.combat is not None:
            yield "combat"
        if view is not None and view.referendum is not None:
            yield "referendum"

    def travels(self, table: Table, frame: int) -> list[Travel]:  # noqa: ARG002 - they were told, too
        """As they were told."""
        entry = self._told[frame - 1]
        return list(entry.update.travels) if isinstance(entry, Heard) else []


def _frame(entry: Began | Heard, *, first: bool) -> Frame:
    if isinstance(entry, Began):
        return Frame(entry.snapshot.t, NOBODY, tuple(entry.snapshot.log) if first else ())
    said = entry.update.sayings
    return Frame(entry.update.t, said[0].seat if said else NOBODY, said)


def _apart(changes: Changes) -> Changes:
    """Changes whose copies may be given to a table."""
    return replace(changes, copies=[replace(copy, attached=list(copy.attached)) for copy in changes.copies])


def tells_all(opened: Opened) -> bool:
    """Whether a journal may be looked at through all eyes: when the game is over, or nobody else plays in it.

    While a game on the network is being played its host has a journal, and no business in the others' hands.
    """
    elsewhere = [seat for seat in opened.header.seats if seat.player != "here" and not plays_itself(seat.player)]
    if len(elsewhere) <= 1:  # a person alone with computer players, though at a table on the network
        return True
    ends = [move.over for line in opened.lines for move in line.moves if isinstance(move, m.EndGame)]
    return bool(ends) and ends[-1]


class Film:
    """A game, read once; make one with :func:`read_film`. Its methods may be called from one thread at a time.

    Frames count from 1, as the journal's lines; 0 is the table before the first.
    """

    def __init__(self, path: Path, name: str, names: Sequence[str], reel: Reel, eyes: tuple[int, ...]) -> None:
        self.path = path
        self.name = name
        self.names = tuple(names)
        """Of the seats, as the game began."""
        self.eyes = eyes
        """Through whom one may look: seats, and :data:`ABOVE`."""
        self.problem = ""
        """Why the film ends before what was kept does, as a sentence; empty when it does not."""
        self.extra = NO_EXTRA
        """What the game has of its own: a card set."""
        self.opened: Opened | None = None
        """The journal that it was read from; None for a guest's film."""
        self.marks: list[Mark] = []
        """What one may jump to, in order."""
        self.pools: list[list[tuple[int, int]]] = []
        """For each seat, after which frame its pool came to what."""
        self._reel = reel
        self._kept: list[tuple[int, Table]] = []
        self._known: tuple[int, Table] | None = None
        self._length = 0

    @property
    def length(self) -> int:
        """How many frames there are."""
        return self._length

    @property
    def kept_length(self) -> int:
        """How many frames there are, or will be once all is read."""
        return len(self._reel.frames)

    @property
    def tells_all(self) -> bool:
        """Whether all hands can be seen at once."""
        return self.opened is not None and tells_all(self.opened)

    def frame(self, n: int) -> Frame:
        """A frame, from 1."""
        return self._reel.frames[n - 1]

    def sayings(self, n: int, eyes: int) -> list[Saying]:
        """What a frame says to these eyes; from above, all of it."""
        if not 1 <= n <= self._length:
            return []
        said = self.frame(n).sayings
        if self.opened is None:
            return list(said)
        if eyes == ABOVE and self.tells_all:
            return [replace(one, only=None) for one in said]
        return [heard for one in said if (heard := cut_saying(one, eyes))]

    def table(self, n: int, eyes: int) -> Table:
        """The table after a frame as these eyes see it, a copy of one's own."""
        return self._reel.seen(self._truth(n), eyes)

    def travels(self, n: int) -> list[Travel]:
        """The ways of cards in a frame, whoever may see them."""
        return self._reel.travels(self._truth(n - 1), n)

    def pool(self, seat: int, n: int) -> int:
        """A seat's pool after a frame."""
        told = self.pools[seat]
        return told[max(0, bisect_right(told, (n, 1 << 60)) - 1)][1]

    def last_said(self, n: int, eyes: int) -> int:
        """The last frame up to `n` that says something to these eyes; 0 for none."""
        return next((frame for frame in range(min(n, self._length), 0, -1) if self.sayings(frame, eyes)), 0)

    def next_mark(self, n: int, kinds: Iterable[MarkKind], way: int = 1) -> int:
        """The frame of the next mark of these kinds after frame `n`, or (`way` -1) of the last before it; where there
        is none, the end or the beginning."""
        wanted = frozenset(kinds)
        frames = [mark.frame for mark in self.marks if mark.kind in wanted]
        if way > 0:
            return next((frame for frame in frames if frame > n), self._length)
        return next((frame for frame in reversed(frames) if frame < n), 0)

    def _truth(self, n: int) -> Table:
        """The table after a frame; not to be changed by whoever asks."""
        if self._known is not None and self._known[0] == n:
            return self._known[1]
        place = bisect_right(self._kept, n, key=lambda kept: kept[0]) - 1
        at, table = self._kept[place]
        if self._known is not None and at <= self._known[0] < n:
            at, table = self._known  # nobody else has it
        else:
            table = clone_table(table)
        self._known = None
        for frame in range(at + 1, n + 1):
            table, _ = self._reel.advance(table, frame)
        self._known = n, table
        return table

    def _develop(self) -> Iterator[int]:
        """Go through all frames once: keep tables, find what to jump to. Yields the frame that it has come to."""
        table = self._reel.opening()
        if len(table.copies) > MOST_CARDS:
            raise FilmError(f"“{self.path.name}” has {len(table.copies)} cards: too many for any table.")
        self._kept.append((0, clone_table(table)))
        self.pools = [[(0, seat.pool)] for seat in table.seats]
        since, turn, playing, over = 0, table.turn, table.playing(), table.over
        for n in range(1, len(self._reel.frames) + 1):
            had = table.action, table.combat, table.referendum
            try:
                table, changes = self._reel.advance(table, n)
            except MoveError as error:
                self.problem = f"What was kept does not add up at line {n}: {error} The film ends before that."
                return
            self._length = n
            since += changes
            if since >= MOVES_BETWEEN:
                self._kept.append((n, clone_table(table)))
                since = 0
            if table.turn != turn:
                self.marks.append(Mark(n, "turn", table.active, table.round))
            self._mark(n, had, table)
            left = [seat for seat in playing if not table.seats[seat].playing]
            self.marks += [Mark(n, "oust", seat, table.round) for seat in left]
            if table.over and not over:
                self.marks.append(Mark(n, "end", NOBODY, table.round))
            turn, playing, over = table.turn, table.playing(), table.over
            for told, seat in zip(self.pools, table.seats, strict=True):
                if seat.pool != told[-1][1]:
                    told.append((n, seat.pool))
            yield n

    def _mark(self, n: int, had: tuple[object, object, object], table: Table) -> None:
        """Note the actions, combats and referendums that begin in a frame."""
        begun = set(self._reel.begun(n))
        kinds: tuple[MarkKind, ...] = ("action", "combat", "referendum")
        going_on = (table.action, table.combat, table.referendum)
        for kind, before, now in zip(kinds, had, going_on, strict=True):
            # An action may follow upon another in one line; a combat and a referendum change from step to step.
            if kind in begun and (before is None or (kind == "action" and now is not before)):
                self.marks.append(Mark(n, kind, table.active, table.round))


def developing(path: Path) -> Iterator[tuple[Film, int]]:
    """Read a film bit by bit: yields it with the frame that it has come to; whole after the last.

    Raises :class:`FilmError` with a sentence.
    """
    film = _of_transcript(path) if path.suffix == SEEN else _of_journal(path)
    for n in film._develop():
        yield film, n
    if not film.length and not film.problem:
        raise FilmError(f"“{path.name}” ends before anything was done in it. There is nothing to watch.")
    if not film.length:
        raise FilmError(film.problem)


def read_film(path: Path) -> Film:
    """Read a film at once: a journal, or what a guest's program kept. Raises :class:`FilmError`."""
    *_, (film, _n) = developing(path)
    return film


def _of_journal(path: Path) -> Film:
    try:
        opened = read(path)
    except JournalError as error:
        raise FilmError(str(error).replace("to continue", "to watch")) from error
    seats = range(len(opened.header.seats))
    names = [seat.name for seat in lay_out(opened.header).seats]
    here = [seat for seat in seats if opened.header.seats[seat].player == "here"]
    eyes = (*(seats if tells_all(opened) else here), ABOVE)
    film = Film(path, plain(opened.header.name), names, GameReel(opened), eyes)
    film.opened = opened
    film.extra = opened.header.extra
    film.problem = opened.damage
    return film


def _of_transcript(path: Path) -> Film:
    try:
        if path.stat().st_size > MOST_SEEN:
            raise FilmError(f"“{path.name}” is larger than any game could be.")
        told: list[Began | Heard] = []
        problem = ""
        try:
            told.extend(entries(path))
        except TranscriptError as error:
            problem = str(error)
    except OSError as error:
        raise FilmError(f"“{path.name}” can’t be read: {error.strerror}.") from error
    if not told or not isinstance(told[0], Began):
        raise FilmError(problem or f"“{path.name}” does not say how its game began.")
    first = told[0].snapshot
    table = first.table
    if not all(is_game(entry.snapshot) for entry in told if isinstance(entry, Began)):
        raise FilmError(f"“{path.name}” is no game that can be shown.")
    film = Film(path, plain(first.name), [plain(seat.name) for seat in table.seats], SeenReel(told), (first.seat,))
    film.extra = first.extra
    film.problem = problem
    return film
