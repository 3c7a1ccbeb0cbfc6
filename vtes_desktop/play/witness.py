"""A seat's transcript as a witness: what the seat was told, held against the host's journal line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vtes_desktop.play.in_words import InWords
from vtes_desktop.play.lie import Lie
from vtes_desktop.play.transcript import Began, Entry, TranscriptError
from vtes_desktop.play.updates import Snapshot, Update
from vtes_desktop.table.journal import Header, terms
from vtes_desktop.table.saying import Saying, cut_saying
from vtes_desktop.table.sight import cut, merge
from vtes_desktop.table.table import NOBODY, Table

PROMISED = ("commitment to its seed", "terms", "random numbers")


class Witness:
    """What one seat was told, entry by entry; with an empty transcript it knows nothing.

    :param words: puts cards and seats into words.
    """

    def __init__(self, header: Header, told: Iterator[Entry], words: InWords) -> None:
        self._header = header
        self._told = told
        self._words = words
        self._next: Snapshot | Update | None = None
        self._mirror: Table | None = None
        self._seat = NOBODY
        self._at = -1
        self._log: list[Saying] = []
        self.heard = 0
        """Entries that were checked."""
        self._step()

    @property
    def last(self) -> int:
        """The last journal line that the witness was told of; -1 for none."""
        return self._at

    def _step(self) -> None:
        entry = next(self._told, None)
        self._next = None if entry is None else entry.snapshot if isinstance(entry, Began) else entry.update

    @property
    def _who(self) -> str:
        """Who was told, to begin a sentence."""
        return self._words.seat(self._seat) if self._seat >= 0 else "Who watched"

    def look(self, n: int, sum_: str, table: Table, log: Sequence[Saying]) -> None:
        """Check all that the seat was told at line `n`. Raises :class:`Lie`."""
        self._log.extend(log)
        while (said := self._next) is not None and said.n <= n:
            if isinstance(said, Snapshot):
                if not NOBODY <= said.seat < len(table.seats):
                    raise TranscriptError(f"The transcript is that of seat {said.seat + 1}, which this game has not.")
                self._seat = said.seat
            if said.n < n:
                raise Lie(
                    n + 1,
                    f"{self._who} was told of line {said.n + 1} after this one: the host went back and played on "
                    "otherwise (a machine that lost its power can lose its last lines).",
                )
            if said.sum != sum_:
                raise Lie(
                    n + 1,
                    f"This is not the line of then: {self._who} was told another checksum of it.",
                    said.sum or "no checksum",
                    sum_,
                )
            if isinstance(said, Snapshot):
                self._snapshot(n, said)
            else:
                self._update(n, said, log)
            if self._mirror is not None:
                self._compare(n, table)
            self.heard += 1
            self._step()

    def end(self, n: int, name: str) -> None:
        """After the journal's last line. Raises :class:`Lie` when the seat was told of more.

        :param name: the journal's.
        """
        last = -1
        while self._next is not None:
            last = max(last, self._next.n)
            self._step()
        if last >= 0:
            raise Lie(
                n + 2,
                f"“{name}” ends at line {n + 1}, but {self._who} was told of line {last + 1}: what came after line "
                f"{n + 1} was cut off (a machine that lost its power can lose its last lines).",
            )

    def _snapshot(self, n: int, said: Snapshot) -> None:
        header = self._header
        promised = (said.commitment, said.terms, said.numbers)
        if promised != (kept := (header.commitment, terms(header), header.numbers)):
            wrong = next(place for place, (one, other) in enumerate(zip(promised, kept, strict=True)) if one != other)
            what = f"At the start {self._who} was told another {PROMISED[wrong]} than the journal has."
            if wrong == 1:
                # Of the terms only a fingerprint is told.
                raise Lie(1, f"{what} The host changed a name, a deck, its order or an option afterwards.")
            raise Lie(1, what, self._words.value(promised[wrong]), self._words.value(kept[wrong]))
        self._mirror, self._at = said.table, n
        heard = [one for saying in self._log if (one := cut_saying(saying, said.seat))]
        if said.log and heard[-len(said.log) :] != said.log:
            raise Lie(n + 1, f"The log that {self._who} was shown is not the journal’s.")

    def _update(self, n: int, said: Update, log: Sequence[Saying]) -> None:
        if self._mirror is None:
            raise TranscriptError("The transcript does not begin with what the seat saw at its start.")
        if n > self._at:
            if n > self._at + 1:
                raise Lie(n + 1, f"{self._who} was not told of line {self._at + 2}, but then of this one.")
            expected = [one for saying in log if (one := cut_saying(saying, self._seat))]
            if list(said.sayings) != expected:
                _, told, other = self._words.difference(expected, list(said.sayings))
                raise Lie(n + 1, f"{self._who} was told other sentences than the journal has.", told, other)
            self._at = n
        try:
            merge(self._mirror, said.changes)
        except (IndexError, KeyError) as error:
            raise Lie(n + 1, f"{self._who} was told of a seat or a region that is not at this table.") from error

    def _compare(self, n: int, table: Table) -> None:
        expected = cut(table, self._seat)
        if self._mirror != expected:
            what, one, other = self._words.difference(expected, self._mirror)
            raise Lie(n + 1, f"{self._who} was shown something else than what was so: {what}.", one, other)
