"""What was done in a game, line by line, what of it stands, and how it is taken back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from vtes_desktop.play.business import SEED_TOLD
from vtes_desktop.play.limits import LOG_CHARACTERS
from vtes_desktop.table import moves as m
from vtes_desktop.table.applying import apply, apply_all, clone_table
from vtes_desktop.table.checks import MoveError
from vtes_desktop.table.doing import Doing, RefusedError
from vtes_desktop.table.journal import Line, Wish
from vtes_desktop.table.saying import Cards, Part, Saying, Who, cut_saying, unlinked
from vtes_desktop.table.sight import sees
from vtes_desktop.table.table import NOBODY, Copy, Table

SHOWS = (m.MoveCard, m.Shuffle, m.Show, m.Turn, m.OpenTable)
"""Moves by which somebody may come to see a card."""


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

    def was_stopped(self) -> bool:
        """Whether the host has stopped the clock at the time limit before."""
        return any(line.seat == NOBODY for line in self.lines[1:])

    def append(self, line: Line, inverses: list[m.Move]) -> None:
        """Keep a line. Everything with moves can be taken back but the deal; and every answer to the referee."""
        self.lines.append(line)
        if asks_anew(line):
            self.asked = line.n
        if line.back:
            place = self.done.index(line.back)
            self.undone += reversed(self.done[place:])
            del self.done[place:]
            if line.picks:
                # What was not agreed on is not done again.
                self.undone.clear()
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
        if line.settles and not (line.settles < line.n and self.lines[line.settles - 1].wish):
            raise MoveError(f"Line {line.n} settles what was not asked.")
        if line.wish and any(not 0 <= seat < len(table.seats) for seat in line.wish.of):
            raise MoveError(f"Line {line.n} asks a seat that is not there.")
        self.append(line, apply_all(table, line.moves))

    def in_effect(self) -> list[Line]:
        """The lines that made the table what it is, and those by which chance went on; in order."""
        standing = set(self.done)
        return [
            line
            for line in self.lines
            if line.n in standing or (line.seat == NOBODY and line.moves) or (line.draws and not line.moves)
        ]

    def at_last_start(self, table: Table, lines: Sequence[Line]) -> Table | None:
        """The table at the last start among `lines` (:func:`last_start`; those in effect), made from the `table` that
        they lead to by taking back what was done since; None where that can't be taken back."""
        begin = last_start(lines)
        since = lines[begin:]
        if begin < 0 or any(line.n not in self._inverses for line in since if line.moves):
            return None
        at = clone_table(table)
        first, count = since[0], since[0].start[0]
        for line in reversed(since[1:]):
            for move in self._inverses.get(line.n, ()):
                apply(at, move)
        for move in self._inverses[first.n][: len(first.moves) - count] if first.moves else ():
            apply(at, move)
        return at

    def unsettled(self) -> list[tuple[Line, Wish]]:
        """The lines in which leave was asked for that nobody has settled, with what was asked."""
        settled = {line.settles for line in self.lines}
        return [(line, line.wish) for line in self.lines if line.wish is not None and line.n not in settled]

    def last_of(self, seats: Collection[int]) -> int:
        """The number of the last line of any of these seats that can be taken back; 0 for none."""
        for n in reversed(self.done):
            if self.lines[n - 1].seat in seats:
                return n
        return 0

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
        doing.say(Who(doing.seat), " takes back", *self._deed(n), since, kind="table", only=self._hearers(n))
        return n

    def undo_step(self, doing: Doing, began: int) -> int:
        """Take back all that was done by hand after line `began`, as somebody does not agree on it; returns the first
        of those lines. Raises :class:`RefusedError`."""
        n = next((number for number in self.done if number > began), 0)
        if n == 0:
            raise RefusedError("Nothing was done.")
        for number in reversed(self.done[self.done.index(n) :]):
            for move in self._inverses[number]:
                doing.do(move)
        doing.say(Who(doing.seat), " does not agree: what was done by hand is taken back", kind="table")
        return n

    def again(self, doing: Doing) -> int:
        """Do again what was last taken back; returns its number. Raises :class:`RefusedError`."""
        if not self.undone:
            raise RefusedError("Nothing was taken back.")
        n = self.undone[-1]
        for move in self.lines[n - 1].moves:
            doing.do(move)
        doing.say(Who(doing.seat), " does again", *self._deed(n), kind="table", only=self._hearers(n))
        return n

    def told_nothing(self, doing: Doing, n: int) -> bool:
        """Whether line `n`, the last that stands, neither was left to chance nor told anybody what others had answered
        in secret, nor showed a new face. Tries to take it back with `doing`, which is to be undone."""
        if self._was_chance(n) or self.lines[n - 1].together == "all":
            return False
        now = faces_seen(doing.table)
        self.take_back(doing, n)
        return _no_more(now, faces_seen(doing.table))

    def again_tells_nothing(self, doing: Doing) -> bool:
        """Whether doing again what was last taken back neither was left to chance nor shows anybody a new face. Tries
        it with `doing`, which is to be undone."""
        if self._was_chance(self.undone[-1]):
            return False
        before = faces_seen(doing.table)
        self.again(doing)
        return _no_more(faces_seen(doing.table), before)

    def _was_chance(self, n: int) -> bool:
        line = self.lines[n - 1]
        return bool(line.draws) or any(isinstance(move, m.Shuffle) for move in line.moves)

    def was_anything_seen_since(self, n: int) -> bool:
        """Whether after line `n` anything was left to chance, or done by which a card can have been seen or what was
        answered in secret, even when it was taken back since."""
        return any(
            line.draws or line.together == "all" or any(isinstance(move, SHOWS) for move in line.moves)
            for line in self.lines[n:]
            if not line.back and not line.again
        )

    def was_anything_seen_since_undone(self) -> bool:
        """The same, after the last line by which something was taken back or done again."""
        return self.was_anything_seen_since(
            next((line.n for line in reversed(self.lines) if line.back or line.again), 0)
        )

    def was_shown_by(self, copy: Copy, seat: int) -> bool:
        """Whether it was `seat` that has shown a copy to those who see it now, of her own will."""
        for line in reversed(self.lines):
            if m.Show(copy.id, copy.shown_to) in line.moves:
                return line.seat == seat and not line.picks
        return False

    def leave_given(self, n: int) -> frozenset[int]:
        """The seats whose leave was asked for line `n`."""
        settled = self.lines[n - 1].settles
        wish = self.lines[settled - 1].wish if settled else None
        return frozenset(wish.of) if wish else frozenset()

    def _hearers(self, n: int) -> tuple[int, ...] | None:
        """Who heard the first sentence of a line; None for everyone."""
        log = self.lines[n - 1].log
        return log[0].only if log else None

    def _deed(self, n: int) -> Iterable[Part]:
        """What was done in a line, after “takes back”: its first sentence, without links to copies that may be gone;
        and of what changed the turn or the table, what that was."""
        line = self.lines[n - 1]
        before = next((move for move in reversed(self._inverses[n]) if isinstance(move, m.SetPhase)), None)
        of_the_turn = not line.log or line.log[0].kind == "turn"
        for move in line.moves:
            match move:
                case m.SetPhase(turn=turn) if of_the_turn and before is not None and turn != before.turn:
                    return " the end of the turn of ", Who(before.active)
                case m.SetPhase(phase=phase, active=active) if of_the_turn:
                    return f" going to the {phase} phase in the turn of ", Who(active)
                case m.SetMode(mode):
                    return (" calling the referee" if mode == "strict" else " sending the referee away",)
                case m.OpenTable(is_open):
                    return (" opening all hands" if is_open else " closing the hands",)
        return ": ", *unlinked(line.log[0].parts if line.log else ("a move",))


def _no_more(after: Sequence[Counter[int]], before: Sequence[Counter[int]]) -> bool:
    return all(not seen - known for seen, known in zip(after, before, strict=True))


def last_start(lines: Sequence[Line]) -> int:
    """The place of the last line in which a turn began, or strict mode did; -1 for none."""
    return next((place for place in range(len(lines) - 1, -1, -1) if lines[place].start != (0, 0, 0)), -1)


def asks_anew(line: Line) -> bool:
    """Whether the referee, if there is one, asks another question after this line than before it: it was answered, by
    all who were asked together; it has just come, or it has been called back to where the table is."""
    answered = line.picks and line.together != "waits"
    return answered or bool(line.back or line.again) or line.start != (0, 0, 0)


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
