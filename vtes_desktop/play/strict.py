"""Strict mode: the referee between the host and the rules.

A referee's procedure lives in memory only. What brings it back, after a crash or a take-back, is the journal: the table
is rebuilt up to the start of the running turn, and the answers since then are fed in again (design, decision 4).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from vtes_desktop.any_json import UNREADABLE
from vtes_desktop.play import requests as r
from vtes_desktop.play.consent import when_strict
from vtes_desktop.play.games import Play, Sitting
from vtes_desktop.play.history import last_start
from vtes_desktop.play.rules_mark import LENGTH
from vtes_desktop.table.applying import apply_all
from vtes_desktop.table.asking import Choice, IllegalError, Referee, Together
from vtes_desktop.table.chance import Chance, Ids
from vtes_desktop.table.doing import Doing, RefusedError
from vtes_desktop.table.faces import Faces
from vtes_desktop.table.journal import Header, Left, Line
from vtes_desktop.table.sight import sees
from vtes_desktop.table.table import Copy, Table


class DivergedError(Exception):
    """The rules no longer lead where the journal went: it was played by another version of them."""


class Strict:
    """The referee of a host's game, from the start of a phase on.

    :param play: how the game is played.
    """

    def __init__(self, table: Table, header: Header, play: Play) -> None:
        self.table = table
        self._header = header
        self._play = play
        self._sitting: Sitting | None = None
        self.broken = False
        """Whether the procedure has died of a fault of ours and must be rebuilt."""

    @property
    def choice(self) -> Choice | None:
        """What is being asked now, of several who are asked together of the first that has not answered; None when the
        game is over."""
        return self.referee.choice if self.referee is not None else None

    def choice_of(self, seat: int) -> Choice | None:
        """What a seat is asked; None when it is not."""
        return self.referee.choice_of(seat) if self.referee is not None else None

    @property
    def together(self) -> tuple[tuple[int, ...], Mapping[int, int]]:
        """The seats that are asked together now, and what those of them have picked who have answered; none and nothing
        where one is asked alone."""
        referee = self.referee
        if referee is None or not isinstance(referee.question, Together):
            return (), {}
        return referee.question.seats, referee.picked

    def tells(self, choice: Choice, seat: int) -> bool:
        """Whether `seat` may know what is being asked: who is asked, and who sees the card that it is about.

        The question may name a card that is still in a hand.
        """
        if choice.seat == seat or not choice.about:
            return True
        about = self.table.copies.get(choice.about)
        return about is not None and sees(self.table, about, seat)

    def begin(self, doing: Doing, line: int, before: Sequence[Line]) -> None:
        """Start from the phase that the table is in and run to the first question; in the journal's line of that
        number. `before` are the lines in effect before it."""
        self._sitting = self._play.referee(doing, self._header, line, before)
        self._sitting.referee.start()

    def leave(self) -> Left | None:
        """What must be remembered of the turn when it is sent away."""
        return self._sitting.left() if self._sitting is not None else None

    def check(self, seat: int) -> Choice:
        """What is being asked of `seat`. Raises :class:`RefusedError` when it is not asked."""
        if self.choice is None:
            raise RefusedError("The game is over.")
        if (choice := self.choice_of(seat)) is None:
            name = self.table.seats[self.choice.seat].name
            raise RefusedError(f"{name} is asked, not {self.table.seats[seat].name}.")
        return choice

    def answer(self, doing: Doing, option: int, line: int) -> None:
        """Take a seat's answer, as the journal's line of that number. Raises :class:`RefusedError` with the reason why
        it is none."""
        choice = self.check(doing.seat)
        if self._sitting is None:
            raise RefusedError("The game is over.")
        referee, game = self._sitting.referee, self._sitting.game
        if isinstance(referee.question, Together):
            doing.together = "all" if referee.would_go_on(choice.seat) else "waits"
        game.doing, game.line = doing, line
        try:
            referee.answer(option, doing.seat)
        except IllegalError as error:
            raise RefusedError(str(error)) from error
        except BaseException:
            # The procedure has died half-way: only a new one from the turn's start can go on.
            self.broken = True
            raise

    @property
    def referee(self) -> Referee | None:
        """Who runs the game; None before it has begun. To be looked at, and for positions to be tried
        (:func:`vtes_desktop.rules.trying.try_out`): answers go by :meth:`answer`."""
        return self._sitting.referee if self._sitting is not None else None

    def why_not(self, seat: int, copy: Copy) -> str:
        """Why `seat` can do nothing with a copy now, or what it can, as a sentence."""
        if self._sitting is None:
            return "The game is over."
        return self._sitting.why_not(self.choice_of(seat) or self.choice, seat, copy)

    def by_hand(self, seat: int) -> bool:
        """Whether `seat` is doing by hand what a card says."""
        choice = self.choice_of(seat)
        return choice is not None and choice.kind == "by hand"

    def moved(self, doing: Doing) -> None:
        """Something else than an answer has changed the table: count what was done by hand."""
        if self._sitting is None:
            return
        if self.by_hand(doing.seat):
            self._sitting.game.moved_by_hand += len(doing.moves)
        self._sitting.moved(doing)

    @property
    def step_began(self) -> int:
        """The line in which the step began that is being done by hand, or agreed on; 0 for none."""
        steps = self._sitting.game.steps if self._sitting is not None else []
        return steps[-1] if steps else 0

    def admit(self, seat: int, request: r.Request) -> None:
        """Whether this may be asked of a strict table now. Raises :class:`RefusedError` with the reason why not."""
        when = when_strict(self.table, request)
        if when == "always" or (when == "by hand" and self.by_hand(seat)):
            return
        if self.choice is None:
            raise RefusedError("The game is over.")
        name = self.table.seats[self.choice.seat].name
        rule = f" ({self._play.section}{self.choice.rule})" if self.choice.rule else ""
        waits = f"The referee waits for {name}{rule}"
        told = self.tells(self.choice_of(seat) or self.choice, seat)
        raise RefusedError(f"{waits}: {self.choice.question}" if told else f"{waits}.")


def rebuild(
    header: Header,
    lines: Sequence[Line],
    faces: Faces,
    chance: Chance,
    ids: Ids,
    play: Play,
    start: Table | None = None,
) -> Strict:
    """The referee after `lines` (those in effect, in order), on a table of its own that equals the host's.

    :param start: the table as the last turn among them began, to be gone on with; without it all lines are played.

    `chance` and `ids` are wound to where they were after the last line. Raises :class:`DivergedError` when the rules
    do not lead where the lines went.
    """
    begin = last_start(lines)
    if begin < 0:
        raise DivergedError("The journal has no turn to begin with.")
    first = lines[begin]
    count, chance.drawn, ids.given = first.start
    table = start
    if table is None:
        table = play.lay_out(header)
        for line in lines[:begin]:
            apply_all(table, line.moves)
        apply_all(table, first.moves[:count])
    strict = Strict(table, header, play)
    doing = Doing(table, faces, header.options, chance, ids, first.seat)
    try:
        strict.begin(doing, first.n, lines[:begin])
    except RefusedError as error:
        raise DivergedError(f"{error}{_whose(header, play)}") from error
    _same(header, play, first, doing, first.moves[count:])
    for line in lines[begin + 1 :]:
        doing = Doing(table, faces, header.options, chance, ids, line.seat)
        try:
            pick = msgspec.json.decode(line.request, type=r.Pick) if line.picks else None
        except UNREADABLE as error:
            raise DivergedError(f"Line {line.n} is no answer: {error}.") from error
        if pick is None:
            for move in line.moves:
                doing.do(move)
            chance.drawn, ids.given = line.drawn, line.given
            strict.moved(doing)
        else:
            try:
                strict.answer(doing, pick.option, line.n)
            except RefusedError as error:
                raise DivergedError(
                    f"Line {line.n} can’t be answered any more: {error}{_whose(header, play)}"
                ) from error
            _same(header, play, line, doing, line.moves)
    return strict


def _same(header: Header, play: Play, line: Line, doing: Doing, moves: Iterable[object]) -> None:
    if tuple(doing.moves) != tuple(moves):
        raise DivergedError(
            f"From line {line.n} on the rules do something else now than what the journal says.{_whose(header, play)}"
        )


def _whose(header: Header, play: Play) -> str:
    """That the game began with other rules than these, as a sentence; empty where it did not, or nobody knows."""
    here = play.mark()
    if not header.rules or not here or header.rules == here:
        return ""
    return f" The game began with rules {header.rules[:LENGTH]}, this program has {here}."
