"""Checking a game after it: is every shuffle as committed, and is the journal what really happened?

The journal is checked line by line, so that the first lie is named where it stands: the checksums; every random draw
and every new id against the seed; that the moves can be made and their sum is what the line says; and that the request
leads to just these moves, by playing the whole game again (:class:`_Again`). With a seat's transcript, also that the
host told that seat what was so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct, field

from vtes_desktop import __version__
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play.again import PlayedAgain
from vtes_desktop.play.setup import lay_out
from vtes_desktop.play.transcript import Began, Entry, TranscriptError, entries
from vtes_desktop.play.updates import Snapshot, Update
from vtes_desktop.table import moves as m
from vtes_desktop.table.applying import apply_all
from vtes_desktop.table.chance import Chance, Ids, commitment
from vtes_desktop.table.checks import MoveError
from vtes_desktop.table.journal import Header, JournalError, Line, checksum, read, stated, terms
from vtes_desktop.table.saying import Saying, cut_saying
from vtes_desktop.table.sight import cut, merge
from vtes_desktop.table.table import NOBODY, Table

SEED_BYTES = 32
SHOWN = 160
"""Characters of a value that a lie shows at most."""


class Lie(Exception):  # noqa: N818 - it is one, not an error of this program
    """The first thing that is not as committed."""

    def __init__(self, row: int, what: str, expected: object = "", found: object = "") -> None:
        super().__init__(what)
        self.row = row
        """The line of the file, from 1 (the header)."""
        self.what = what
        self.expected = _short(expected)
        self.found = _short(found)

    def __str__(self) -> str:
        told = f"Line {self.row}: {self.what}"
        return f"{told} Expected {self.expected}, found {self.found}." if self.expected or self.found else told


class Verdict(Struct):
    """What came of checking a game."""

    lie: Lie | None = None
    """The first; None when there is none."""
    lines: int = 0
    """Lines of the journal after its first that were checked."""
    shuffles: int = 0
    draws: int = 0
    """Other random draws."""
    told: int = 0
    """Entries of the transcript that were checked."""
    notes: list[str] = field(default_factory=list)
    """What could not be checked, a sentence each."""

    @property
    def honest(self) -> bool:
        """Whether all that was checked is as committed."""
        return self.lie is None


def verify(path: Path, catalogue: Catalogue | None = None, seen: Path | None = None) -> Verdict:
    """Check a journal from its first line to its last, or to the first lie.

    :param catalogue: the card list; without one the game is not played again, only its chance and moves are checked.
    :param seen: the transcript of a seat (:mod:`~vtes_desktop.play.transcript`).
    :raises JournalError: the file is no journal, or can't be read.
    :raises TranscriptError: the transcript can't be read.
    """
    opened = read(path)
    try:
        rows = path.read_bytes().split(b"\n")
    except OSError as error:
        raise JournalError(f"The game “{path.name}” can't be read: {error.strerror}.") from error
    check = _Check(opened.header, Verdict(), catalogue, entries(seen) if seen is not None else iter(()))
    try:
        check.begin(rows[0])
        for line, row in zip(opened.lines, rows[1:], strict=False):
            check.line(line, row)
        if opened.damage:
            raise Lie(len(opened.lines) + 2, "This line can’t be read, or its number is not the next.")
        check.end()
    except Lie as lie:
        check.verdict.lie = lie
    if rows[-1] and not opened.damage:
        check.verdict.notes.append("The last line is torn; a program that died while writing it leaves one.")
    return check.verdict


class _Check:
    """A journal being checked: what has been checked so far has led to :attr:`table`."""

    def __init__(self, header: Header, verdict: Verdict, catalogue: Catalogue | None, told: Iterator[Entry]) -> None:
        self.header = header
        self.verdict = verdict
        self.table = lay_out(header)
        self._chance = Chance(header.key)
        self._ids = Ids(header.key, max(self.table.copies, default=0))
        self._again = PlayedAgain(catalogue, header) if catalogue is not None else None
        self._last = Line(0, 0.0, NOBODY)
        self._standing: list[Line] = []
        self._rolled = self._last
        """The last line that drew a number and moved nothing: that is not taken back."""
        self._taken_back: list[Line] = []
        self._sum = ""
        self._summed = False
        self._witness = _Witness(header, told)
        if catalogue is None:
            verdict.notes.append(
                "Without a card list the game was not played again: only chance and moves are checked."
            )

    def begin(self, row: bytes) -> None:
        """The first line: is the seed what was committed to? Raises :class:`Lie`."""
        header = self.header
        if len(header.seed) != 2 * SEED_BYTES:
            raise Lie(1, "The seed has not the length of one.", f"{SEED_BYTES} bytes", f"{len(header.seed) // 2} bytes")
        if (of_seed := commitment(header.seed)) != header.commitment:
            raise Lie(1, "The seed is not the one that was committed to.", header.commitment, of_seed)
        if not any(header.numbers):
            self.verdict.notes.append("No seat gave a random number: whoever chose the seed could choose the shuffles.")
        self._sums(1, row)
        if not self._summed:
            self.verdict.notes.append("The journal is of an older program, which wrote no checksums.")
        self._witness.look(0, self._sum, self.table, ())

    def line(self, line: Line, row: bytes) -> None:
        """A further line. Raises :class:`Lie`."""
        at = line.n + 1
        self._sums(at, row)
        if line.t < self._last.t:
            raise Lie(at, "The clock runs backwards.", f"{self._last.t} s or more", f"{line.t} s")
        if line.back or line.again:
            self._undoing(at, line)
        else:
            self._draws(at, line)
        try:
            apply_all(self.table, line.moves)
        except MoveError as error:
            raise Lie(at, f"Its moves can’t be made: {error}") from error
        if line.at != (now := (self.table.round, self.table.active)):
            raise Lie(at, "Round and seat after it are not what its moves lead to.", now, line.at)
        if self._again is not None and (wrong := self._again.differs(line)):
            what, expected, found = wrong
            if self.header.program != __version__:
                what += f" (The game began with version {self.header.program or 'unknown'}; this is {__version__}.)"
            raise Lie(at, what, expected, found)
        self._keep(line)
        self.verdict.lines += 1
        self._witness.look(line.n, self._sum, self.table, line.log)

    def end(self) -> None:
        """After the last line. Raises :class:`Lie` when somebody was told of more."""
        self._witness.end(self._last.n)
        self.verdict.told = self._witness.heard

    def _sums(self, at: int, row: bytes) -> None:
        bare, found = stated(row)
        if not found and not self._summed:
            return
        expected = checksum(self.header.seed, self._sum, bare)
        if found != expected:
            raise Lie(at, "The line, or one before it, was changed: its checksum is wrong.", expected, found or "none")
        if not self._summed and at > 1:
            self.verdict.notes.append(f"The lines before {at} are of an older program, which wrote no checksums.")
        self._summed, self._sum = True, found

    def _undoing(self, at: int, line: Line) -> None:
        """A take-back brings nothing new: no draw, no id."""
        if (line.drawn, line.given, line.draws) != (self._last.drawn, self._last.given, ()):
            raise Lie(at, "A take-back can’t draw anything.", self._last.drawn, line.drawn)

    def _starts(self) -> list[tuple[int, int]]:
        """Where chance may stand before the next line: draws and ids so far.

        After a take-back in strict mode, what was taken back can be drawn once more, and comes the same.
        """
        last = self._last
        starts = [(last.drawn, last.given)]
        if (last.back or last.again) and self.table.mode == "strict" and self._standing:
            effective = max(self._standing[-1], self._rolled, key=lambda line: line.n)
            starts.append((effective.drawn, effective.given))
        return starts

    def _draws(self, at: int, line: Line) -> None:
        """Every draw of a line, from the number where the last one ended, and every id. Raises :class:`Lie`."""
        ids, shuffles = _ids_given(line.moves), [each for each in line.moves if isinstance(each, m.Shuffle)]
        numbers = sorted([each.draw for each in shuffles] + [draw for draw, _, _ in line.draws])
        starts = [start for start in self._starts() if numbers == list(range(start[0], line.drawn))]
        if not starts:
            drawn = self._starts()[0][0]
            raise Lie(at, "Its random draws are not the next ones.", f"{drawn} to {line.drawn}", numbers)
        for shuffle in shuffles:
            expected = Chance(self.header.key, shuffle.draw).order(len(shuffle.order))[1]
            if shuffle.order != expected:
                what = f"The {shuffle.region} of {self._name(shuffle.seat)} was not shuffled as committed."
                raise Lie(at, what, expected, shuffle.order)
            self.verdict.shuffles += 1
        for draw, size, came in line.draws:
            if size < 1 or (expected_number := Chance(self.header.key, draw).number(size)[2]) != came:
                raise Lie(
                    at, f"Draw {draw} of {size} did not come as committed.", expected_number if size else "", came
                )
            self.verdict.draws += 1
        for start in starts:
            if line.given - start[1] == len(ids):
                self._ids.given = start[1]
                if (wanted := [self._ids() for _ in ids]) == ids:
                    return
                first = next(place for place, (one, other) in enumerate(zip(wanted, ids, strict=True)) if one != other)
                raise Lie(at, "A card got an id that was not the next.", wanted[first], ids[first])
        raise Lie(at, "Not as many ids were given as it says.", line.given - starts[0][1], len(ids))

    def _name(self, seat: int) -> str:
        return self.header.seats[seat].name if 0 <= seat < len(self.header.seats) else f"seat {seat + 1}"

    def _keep(self, line: Line) -> None:
        if line.back:
            # With a line go all that came after it.
            while self._standing and self._standing[-1].n >= line.back:
                self._taken_back.append(self._standing.pop())
        elif line.again:
            if self._taken_back:
                self._standing.append(self._taken_back.pop())
        elif line.moves or line.picks:
            self._standing.append(line)
            self._taken_back.clear()
        if line.draws and not line.moves:
            self._rolled = line
        self._last = line


def _ids_given(moves: Sequence[m.Move]) -> list[int]:
    """The new ids in moves, in the order in which they were given."""
    ids: list[int] = []
    for move in moves:
        match move:
            case m.MoveCard(becomes=new) if new:
                ids.append(new)
            case m.Shuffle(becomes=several):
                ids.extend(several)
            case m.Create(copy):
                ids.append(copy.id)
    return ids


class _Witness:
    """A seat's transcript, held against the journal line by line."""

    def __init__(self, header: Header, told: Iterator[Entry]) -> None:
        self._header = header
        self._told = told
        self._next: Snapshot | Update | None = None
        self._mirror: Table | None = None
        self._seat = NOBODY
        self._at = -1
        self._log: list[Saying] = []
        self.heard = 0
        """Entries that were checked."""
        self._step()

    def _step(self) -> None:
        entry = next(self._told, None)
        self._next = None if entry is None else entry.snapshot if isinstance(entry, Began) else entry.update

    def look(self, n: int, sum_: str, table: Table, log: Sequence[Saying]) -> None:
        """Check all that the seat was told at line `n`. Raises :class:`Lie`."""
        self._log.extend(log)
        while (said := self._next) is not None and said.n <= n:
            if said.n < n:
                raise Lie(n + 1, "The seat was told of an earlier line after this one.", n, said.n)
            if sum_ and said.sum != sum_:
                raise Lie(n + 1, "The seat was told another checksum: this is not the line of then.", said.sum, sum_)
            if isinstance(said, Snapshot):
                self._snapshot(n, said)
            else:
                self._update(n, said, log)
            if self._mirror is not None:
                self._compare(n, table)
            self.heard += 1
            self._step()

    def end(self, n: int) -> None:
        """After the journal's last line. Raises :class:`Lie` when the seat was told of more."""
        if self._next is not None:
            raise Lie(n + 2, f"The seat was told of line {self._next.n + 1}, which the journal does not have.")

    def _snapshot(self, n: int, said: Snapshot) -> None:
        header = self._header
        promised = (said.commitment, said.terms, said.numbers)
        if promised != (kept := (header.commitment, terms(header), header.numbers)):
            what = "The seat was told another commitment, other terms or other random numbers."
            wrong = next(place for place, (one, other) in enumerate(zip(promised, kept, strict=True)) if one != other)
            raise Lie(1, what, promised[wrong], kept[wrong])
        self._mirror, self._seat, self._at = said.table, said.seat, n
        heard = [one for saying in self._log if (one := cut_saying(saying, said.seat))]
        if said.log and heard[-len(said.log) :] != said.log:
            raise Lie(n + 1, "The log that the seat was told is not the journal’s.")

    def _update(self, n: int, said: Update, log: Sequence[Saying]) -> None:
        if self._mirror is None:
            raise TranscriptError("The transcript does not begin with what the seat saw at its start.")
        if n > self._at:
            if n > self._at + 1:
                raise Lie(n + 1, "The seat was not told of the line before this one.", self._at + 2, n + 1)
            expected = [one for saying in log if (one := cut_saying(saying, self._seat))]
            if list(said.sayings) != expected:
                raise Lie(n + 1, "The seat was told other sentences than the journal has.")
            self._at = n
        merge(self._mirror, said.changes)

    def _compare(self, n: int, table: Table) -> None:
        expected = cut(table, self._seat)
        if self._mirror != expected:
            wrong, one, other = _difference(expected, self._mirror)
            raise Lie(n + 1, f"The seat was shown something else than what was so: {wrong}.", one, other)


def _difference(expected: Table, found: Table | None) -> tuple[str, object, object]:
    """Which part of two tables is another, and what it is in each."""
    for name in expected.__struct_fields__:
        one, other = getattr(expected, name), getattr(found, name, None)
        if one == other:
            continue
        if name == "copies" and isinstance(one, dict) and isinstance(other, dict):
            i = min(i for i in one.keys() | other.keys() if one.get(i) != other.get(i))
            return f"card {i}", one.get(i, "no such card"), other.get(i, "no such card")
        return name, one, other
    return "the table", "", ""


def _short(value: object) -> str:
    """A value as a lie shows it."""
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode(errors="replace")
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"
