"""Checking a game after it: is every shuffle as committed, and is the journal what really happened?

The journal is checked line by line, so that the first lie is named where it stands: the checksums; every random draw
and every new id against the seed; that the moves can be made and their sum is what the line says; and that the request
leads to just these moves, by playing the whole game again (:class:`~vtes_desktop.play.again.PlayedAgain`). With a
seat's transcript, also that the host told that seat what was so (:mod:`~vtes_desktop.play.witness`).

Whoever chose the seed can write another game with it that is as consistent: only what somebody was told binds a host.
That is said, as is everything else that could not be checked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct, field

from vtes_desktop import __version__
from vtes_desktop.cards.catalogue import Catalogue
from vtes_desktop.play.again import PlayedAgain
from vtes_desktop.play.games import ExtraError, play_of
from vtes_desktop.play.in_words import InWords
from vtes_desktop.play.lie import Lie
from vtes_desktop.play.transcript import Entry, entries
from vtes_desktop.play.witness import Witness
from vtes_desktop.table import moves as m
from vtes_desktop.table.applying import apply
from vtes_desktop.table.chance import MOST_SIDES, Chance, Ids, commitment
from vtes_desktop.table.checks import MoveError
from vtes_desktop.table.journal import (
    QUESTIONS_NUMBERED,
    Header,
    JournalError,
    Line,
    checksum,
    read,
    stated,
)
from vtes_desktop.table.table import NOBODY

SEED_BYTES = 32


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
    notes = check.verdict.notes
    try:
        check.begin(rows[0])
        for line, row in zip(opened.lines, rows[1:], strict=False):
            check.line(line, row)
        if opened.damage:
            raise Lie(
                len(opened.lines) + 2,
                "This line can’t be read, or its number is not the next: the file was changed or damaged.",
            )
        check.end(path.name)
    except Lie as lie:
        check.verdict.lie = lie
    if rows[-1] and not opened.damage:
        notes.append(
            f"The journal ends in the middle of line {len(rows)}, which was left out; a program that died while "
            "writing it leaves such a line."
        )
    if seen is None:
        notes.append(
            "No transcript of a seat was given (--seen): names, decks, the clock, who asked for what and who was told "
            "what could not be held against what anybody saw."
        )
    return check.verdict


class _Check:
    """A journal being checked: what has been checked so far has led to :attr:`table`."""

    def __init__(self, header: Header, verdict: Verdict, catalogue: Catalogue | None, told: Iterator[Entry]) -> None:
        self.header = header
        self.verdict = verdict
        self._play = play_of(header.game)
        try:
            self.table = self._play.lay_out(header)
            faces = self._play.faces(header.extra, catalogue or Catalogue(()))
        except ExtraError as error:
            raise JournalError(str(error)) from error
        self._words = InWords(self.table, faces)
        self._chance = Chance(header.key)
        self._ids = Ids(header.key, max(self.table.copies, default=0))
        self._again: PlayedAgain | None = None
        self._last = Line(0, 0.0, NOBODY)
        self._standing: list[Line] = []
        self._rolled = self._last
        """The last line that drew a number and moved nothing: that is not taken back."""
        self._taken_back: list[Line] = []
        self._sum = ""
        self._witness = Witness(header, told, self._words)
        if catalogue is None and not faces.cards:
            verdict.notes.append(
                "Without a card list the game was not played again: only chance and moves are checked."
            )
        elif missing := next((copy.card for copy in self.table.lying() if copy.card not in faces.cards), 0):
            verdict.notes.append(
                f"This program’s card list has no card number {missing}, and so the game was not played again: only "
                "chance and moves are checked."
            )
        else:
            self._again = PlayedAgain(catalogue or Catalogue(()), header, self._words)

    def begin(self, row: bytes) -> None:
        """The first line: is the seed what was committed to? Raises :class:`Lie`."""
        header = self.header
        if len(header.seed) != 2 * SEED_BYTES:
            raise Lie(1, "The seed has not the length of one.", f"{SEED_BYTES} bytes", f"{len(header.seed) // 2} bytes")
        if (of_seed := commitment(header.seed)) != header.commitment:
            raise Lie(
                1,
                "The seed is not the one that was committed to before the game.",
                f"one whose SHA-256 is {self._words.value(header.commitment)}",
                f"one whose SHA-256 is {of_seed}",
            )
        if not any(header.numbers):
            self.verdict.notes.append("No seat gave a random number: whoever chose the seed could choose the shuffles.")
        if header.format < QUESTIONS_NUMBERED and self._again is not None:
            self.verdict.notes.append(
                "The game was begun with a program that numbered the referee’s questions otherwise: which question an "
                "answer was for was not checked, only what came of it."
            )
        self._sums(1, row)
        self._witness.look(0, self._sum, self.table, ())

    def line(self, line: Line, row: bytes) -> None:
        """A further line. Raises :class:`Lie`."""
        try:
            self._line(line, row)
        except Lie as lie:
            if lie.row == line.n + 1 and not lie.of:
                lie.of = f"asked by {self._words.seat(line.seat)}"
                if line.log:
                    lie.of += f": {self._words.value(line.log[0])}"
            raise

    def _line(self, line: Line, row: bytes) -> None:
        at = line.n + 1
        self._sums(at, row)
        if line.t < self._last.t:
            raise Lie(at, "The clock runs backwards.", f"{self._last.t:.10g} seconds or more", f"{line.t:.10g} seconds")
        if line.back or line.again:
            self._undoing(at, line)
        else:
            self._draws(at, line)
        self._moves(at, line)
        if line.at != (now := (self.table.round, self.table.active)):
            raise Lie(
                at, "Round and turn after it are not what its moves lead to.", self._turn(*now), self._turn(*line.at)
            )
        self._play_again(at, line)
        self._keep(line)
        self.verdict.lines += 1
        self._witness.look(line.n, self._sum, self.table, line.log)

    def _moves(self, at: int, line: Line) -> None:
        for move in line.moves:
            told = self._words.move(move)
            try:
                apply(self.table, move)
            except MoveError as error:
                raise Lie(at, f"It says that {self._words.value(told)}, which can’t be done. {error}") from error

    def _turn(self, turn_round: int, seat: int) -> str:
        return f"round {turn_round}, {self._words.seat(seat)}’s turn"

    def _play_again(self, at: int, line: Line) -> None:
        """Play the line's request. Raises :class:`Lie` when something else comes of it."""
        if self._again is None or (wrong := self._again.differs(line)) is None:
            return
        same = self.header.rules == self._play.mark() if self.header.rules else self.header.program == __version__
        if same:
            raise Lie(at, *wrong)
        # Of two versions neither need be wrong: nobody is accused of what another program did.
        self._again = None
        self.verdict.notes.append(
            f"From line {at} on only chance and moves are checked: the game began with version "
            f"{self._words.value(self.header.program) if self.header.program else 'unknown'} of the program, and this "
            f"version {__version__} plays it otherwise. Check it with that version."
        )

    def end(self, name: str) -> None:
        """After the last line of the journal called `name`. Raises :class:`Lie` when somebody was told of more."""
        n = self._last.n
        last = self._witness.last
        self._witness.end(n, name)
        self.verdict.told = self._witness.heard
        if 0 <= last < n:
            self.verdict.notes.append(
                f"The transcript ends at line {last + 1} of {n + 1}: what came after it was held against nobody’s."
            )
        if not self.table.over:
            self.verdict.notes.append(
                f"“{name}” ends at line {n + 1}, before the game is over: only somebody’s transcript could tell "
                "whether more was played."
            )

    def _sums(self, at: int, row: bytes) -> None:
        bare, found = stated(row)
        if not found:
            raise Lie(at, "The line has no checksum, as every line has that this program writes: it was taken away.")
        expected = checksum(self.header.seed, self._sum, bare)
        if found != expected:
            raise Lie(at, "The line, or one before it, was changed: its checksum is wrong.", expected, found)
        self._sum = found

    def _undoing(self, at: int, line: Line) -> None:
        """A take-back brings nothing new: no draw, no id."""
        if line.draws or (line.drawn, line.given) not in self._starts():
            raise Lie(
                at,
                "A take-back can’t draw anything.",
                self._drawn(self._last.drawn, self._last.given),
                self._drawn(line.drawn, line.given),
            )

    @staticmethod
    def _drawn(drawn: int, given: int) -> str:
        return f"{drawn} random draws and {given} new card ids so far"

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
        starts = [
            start
            for start in self._starts()
            if line.drawn - start[0] == len(numbers) and numbers == list(range(start[0], line.drawn))
        ]
        if not starts:
            first, many = self._starts()[0][0], len(numbers)
            raise Lie(
                at,
                "Its random draws are not the next ones: one was passed over, left out or made twice.",
                f"{self._numbered(range(first, first + many))}, and {first + many} draws so far",
                f"{self._numbered(numbers)}, and {line.drawn} draws so far",
            )
        for shuffle in shuffles:
            self._shuffled(at, shuffle)
        for draw, size, came in line.draws:
            self._came(at, draw, size, came)
        for start in starts:
            if line.given - start[1] == len(ids):
                self._ids.given = start[1]
                if (wanted := [self._ids() for _ in ids]) == ids:
                    return
                first = next(place for place, (one, other) in enumerate(zip(wanted, ids, strict=True)) if one != other)
                raise Lie(at, "A card got an id that was not the next.", f"{wanted[first]}", f"{ids[first]}")
        raise Lie(
            at,
            "It does not count the new card ids as its moves give them.",
            f"{starts[0][1] + len(ids)}",
            f"{line.given}",
        )

    @staticmethod
    def _numbered(numbers: Sequence[int]) -> str:
        """Draws by their numbers, counted from 1."""
        if not numbers:
            return "no draw"
        return f"draw {numbers[0] + 1}" if len(numbers) == 1 else f"draws {numbers[0] + 1} to {numbers[-1] + 1}"

    def _shuffled(self, at: int, shuffle: m.Shuffle) -> None:
        expected = Chance(self.header.key, shuffle.draw).order(len(shuffle.order))[1]
        if shuffle.order != expected:
            first = next(
                place for place, (one, other) in enumerate(zip(expected, shuffle.order, strict=True)) if one != other
            )
            raise Lie(
                at,
                f"The {shuffle.region} of {self._words.seat(shuffle.seat)} was not shuffled as committed.",
                f"as card {first + 1} from the top the one that lay at place {expected[first] + 1} before",
                f"the one that lay at place {shuffle.order[first] + 1}",
            )
        self.verdict.shuffles += 1

    def _came(self, at: int, draw: int, size: int, came: int) -> None:
        if not 1 <= size <= MOST_SIDES:
            raise Lie(at, f"It draws one of {size} numbers, which this program never does.")
        expected = Chance(self.header.key, draw).number(size)[2]
        if expected != came:
            raise Lie(
                at,
                f"Random draw {draw + 1} did not come as committed.",
                f"{expected + 1} of {size}",
                f"{came + 1} of {size}",
            )
        self.verdict.draws += 1

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
