"""The trail of a game: what it takes to set its position up again, at any choice (design, decision 14).

Now and then nothing is going on: as a phase begins, and before each action of a minion phase. What the referee then
remembers beyond the table is little, and plain data (:class:`Memory`). From there on a :class:`Trail` keeps the answers
and the moves that take them back; :mod:`vtes_desktop.rules.trying` sets the position up again from these.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct, field

from vtes_desktop.rules.minion.taken import Taken
from vtes_desktop.rules.moments import Event
from vtes_desktop.rules.passing import JustNow, Passing
from vtes_desktop.rules.repeats import Repeats
from vtes_desktop.rules.turn.interrupted import Settled
from vtes_desktop.table import moves as m
from vtes_desktop.table.asking import Choice, Option
from vtes_desktop.table.doing import Doing, Rest

if TYPE_CHECKING:
    from vtes_desktop.rules.game import Game


class Memory(Struct, frozen=True):
    """What the referee remembers before an action beyond what lies on the table."""

    taken: Taken
    """What was taken in this turn before."""
    settled: Settled
    """What was done in this turn's unlock phase."""
    happened: tuple[tuple[Event, int, int], ...]
    """With the number of the copy that it has happened to, 0 for none."""
    repeats: Repeats
    """What was used in this phase."""

    def recall(self, game: Game) -> None:
        """Have a new referee remember it."""
        game.taken = self.taken.copy()
        game.settled = self.settled.copy()
        game.repeats = self.repeats.copy()
        copies = game.table.copies
        game.passing.now.happened += [
            (what, copies[copy] if copy else None, seat) for what, copy, seat in self.happened
        ]


def rest(game: Game) -> None:
    """Nothing is going on, before an action: what was for the one before is forgotten, and where nothing else lasts
    for a while the position can be set up again from here."""
    passing = game.passing = Passing(now=JustNow(happened=game.passing.now.happened))
    if game.fight is not None or game.hurt is not None or game.strike_made is not None:
        return
    copies, happened = game.table.copies, []
    for what, copy, seat in passing.now.happened:
        if copy is not None and copies.get(copy.id) is not copy:
            return
        happened.append((what, copy.id if copy is not None else 0, seat))
    game.doing.rests(Memory(game.taken.copy(), game.settled.copy(), tuple(happened), game.repeats.copy()))


class Step(Struct, frozen=True, gc=False):
    """An answer that was given: by whom, to what, which option."""

    seat: int
    kind: str
    option: Option


class ByHand(Struct, frozen=True):
    """What was done between two answers without being asked: by hand what a card says, a card shown to others."""

    seat: int
    moves: tuple[m.Move, ...]
    drawn: int
    """Random draws before what comes next."""
    given: int
    """New ids before what comes next."""


class Trail(Struct):
    """What has come of a game since nothing was going on. The referee keeps it; nobody else may change it."""

    rest: Rest = Rest(0, 0, 0)
    steps: list[Step | ByHand] = field(default_factory=list)
    """What was answered and done since, in order."""
    back: list[m.Move] = field(default_factory=list)
    """The moves that take it back, in the reverse of the order to apply them."""

    def answered(self, doing: Doing, before: int, answers: Sequence[tuple[Choice, Option]]) -> None:
        """An answer (several, of those who were asked together; none: the start) has led on to the next question;
        `before` so many moves had been made in `doing` before it."""
        for choice, option in answers:
            self.steps.append(Step(choice.seat, choice.kind, option))
        if (rest := doing.rest) is not None and rest is not self.rest and rest.moves >= before:
            self.rest, before = rest, rest.moves
            self.steps.clear()
            self.back.clear()
        self.back += doing.taking_back(before)

    def by_hand(self, doing: Doing) -> None:
        """All of `doing` was done between two answers."""
        if doing.moves:
            self.steps.append(ByHand(doing.seat, tuple(doing.moves), doing.chance.drawn, doing.new_id.given))
            self.back += doing.taking_back()
