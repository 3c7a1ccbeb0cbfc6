"""What was done in a game, line by line, what of it stands, and how it is taken back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from vtes_desktop.play.limits import LOG_CHARACTERS
from vtes_desktop.play.turns import SEED_TOLD
from vtes_desktop.table import moves as m
from vtes_desktop.table.applying import apply_all
from vtes_desktop.table.checks import MoveError
from vtes_desktop.table.doing import Doing, RefusedError
from vtes_desktop.table.journal import Line
from vtes_desktop.table.saying import Cards, Part, Saying, Who, cut_saying, unlinked
from vtes_desktop.table.sight import sees
from vtes_desktop.table.table import NOBODY, Table


class History:
    """The lines of a game's journal, with those that stand and those that were taken back."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.done: list[int] = []
        """The numbers of the lines that can be taken back, in order."""
        self.undone: list[int] = []
        """The numbers of the lines that can be done again, the next one last."""
        self.asked = 0
        """The number of the last line after which the referee asks anew: what it asks now goes by this number. It
        hangs on the journal alone, so that after *Continue* no question has the number of another."""
        self._inverses: dict[int, list[m.Move]] = {}

    def sayings(self, seat: int, before: int, most: int | None) -> tuple[list[Saying], int]:
        """What the lines before this one say to `seat`: no more than the last `most` sentences (but never less than a
        line's), and the line before which there are more; 0 for none."""
        found: list[list[Saying]] = []
        count = characters = 0
        for line in reversed(self.lines[: max(0, before - 1)]):
            heard = [cut for saying in line.log if (cut := cut_saying(saying, seat))]
            characters += sum(_length(part) for saying in heard for part in saying.parts)
            too_much = most is not None and (count + len(heard) > most or characters > LOG_CHARACTERS)
            if found and too_much:
                return [saying for of_line in reversed(found) for saying in of_line], line.n + 1
            if heard:
                found.append(heard)
                count += len(heard)
        return [saying for of_line in reversed(found) for saying in of_line], 0

    def append(self, line: Line, inverses: list[m.Move]) -> None:
        """Keep a line. Everything with moves can be taken back but the deal."""
        self.lines.append(line)
        if asks_anew(line):
            self.asked = line.n
        if line.back:
            place = self.done.index(line.back)
            self.undone += reversed(self.done[place:])
            del self.done[place:]
        elif line.again:
            self.done.append(self.undone.pop())
            self._inverses[line.again] = inverses
        elif (line.moves or line.picks) and line.seat != NOBODY:
            self.done.append(line.n)
            self.undone.clear()
            self._inverses[line.n] = inverses

    def replay(self, line: Line, table: Table) -> None:
        """Play a line from the journal again. Raises :class:`MoveError` when it does not add up."""
        if (line.back and line.back not in self.done) or (line.again and line.again not in self.undone[-1:]):
            raise MoveError(f"Line {line.n} takes back what was not done last.")
        self.append(line, apply_all(table, line.moves))

    def in_effect(self) -> list[Line]:
        """The lines that made the table what it is, and those by which chance went on; in order."""
        standing = set(self.done)
        return [
            line
            for line in self.lines
            if line.n in standing or (line.seat == NOBODY and line.moves) or (line.draws and not line.moves)
        ]

    def last_of(self, seats: Collection[int]) -> int:
        """The number of the last line of any of these seats that can be taken back; 0 for none."""
        return next((n for n in reversed(self.done) if self.lines[n - 1].seat in seats), 0)

    def take_back(self, doing: Doing, n: int) -> int:
        """Take back line `n` and all that was done since. Raises :class:`RefusedError` when there is nothing."""
        if doing.table.tally.get(SEED_TOLD):
            raise RefusedError("The seed was told: nothing can be taken back any more.")
        if n not in self.done:
            raise RefusedError("There is nothing left to take back.")
        place = self.done.index(n)
        for number in reversed(self.done[place:]):
            for move in self._inverses[number]:
                doing.do(move)
        more = len(self.done) - place - 1
        since = f", and {more} more since" if more else ""
        doing.say(Who(doing.seat), " takes back: ", *self._quoted(n), since, kind="table", only=self._hearers(n))
        return n

    def again(self, doing: Doing) -> int:
        """Do again what was last taken back; returns its number. Raises :class:`RefusedError`."""
        if not self.undone:
            raise RefusedError("Nothing was taken back.")
        n = self.undone[-1]
        for move in self.lines[n - 1].moves:
            doing.do(move)
        doing.say(Who(doing.seat), " does again: ", *self._quoted(n), kind="table", only=self._hearers(n))
        return n

    def told_nothing(self, doing: Doing, n: int) -> bool:
        """Whether line `n` is the last that stands, and neither chance had part in it nor did anybody see a new face
        by it. Tries it with `doing`, which is to be undone."""
        line = self.lines[n - 1]
        if self.done[-1:] != [n] or line.draws or any(isinstance(move, m.Shuffle) for move in line.moves):
            return False
        now = faces_seen(doing.table)
        self.take_back(doing, n)
        before = faces_seen(doing.table)
        return all(not seen - known for seen, known in zip(now, before, strict=True))

    def _hearers(self, n: int) -> tuple[int, ...] | None:
        """Who heard the first sentence of a line; None for everyone."""
        log = self.lines[n - 1].log
        return log[0].only if log else None

    def _quoted(self, n: int) -> Iterable[Part]:
        """The first sentence of a line, without links to copies that may be gone."""
        log = self.lines[n - 1].log
        return unlinked(log[0].parts if log else ("a move",))


def asks_anew(line: Line) -> bool:
    """Whether the referee, if there is one, asks another question after this line than before it: it was answered, it
    has just come, or it has been called back to where the table is."""
    return line.picks or bool(line.back or line.again) or line.start != (0, 0, 0)


def _length(part: Part) -> int:
    """About how many characters a part of a sentence takes up in a message."""
    match part:
        case str():
            return len(part)
        case Cards(cards):
            return 80 * len(cards)
    return 80


def faces_seen(table: Table) -> list[Counter[int]]:
    """For each seat, the printed cards whose faces it sees, each as many times as it lies there."""
    return [
        Counter(copy.card for copy in table.copies.values() if sees(table, copy, seat))
        for seat in range(len(table.seats))
    ]
