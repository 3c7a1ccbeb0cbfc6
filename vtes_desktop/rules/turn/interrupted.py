"""A turn in which the referee was sent away and called back: what was used up in it stays so.

The table itself carries what lies on it, effects for the turn included. What a procedure remembers of a phase or a turn
is written to the journal when the referee leaves (:class:`~vtes_desktop.table.journal.Left`), and taken up again when
it comes back in the same turn: no phase begins twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct, field

from vtes_desktop.rules.minion.taken import Taken
from vtes_desktop.rules.numbers import MethuselahNumber
from vtes_desktop.table.journal import Left

if TYPE_CHECKING:
    from vtes_desktop.rules.game import Game

Phase = Literal["master", "influence", "discard"]
COUNTERS: Final[dict[Phase, MethuselahNumber]] = {
    "master": "master phase actions",
    "influence": "transfers",
    "discard": "discard phase actions",
}
"""The counter of the table for what is left to do in a phase; and what cards add to it as the phase begins."""


class Settled(Struct):
    """What was done in this turn's unlock and discard phases and can't be done in them again (sec. 4, 8)."""

    kinds: set[str] = field(default_factory=set)
    """Of the unlock phase, what there is one of: ``edge``, ``withdraw``."""
    copies: set[int] = field(default_factory=set)
    """The cards whose contests were settled."""
    given: set[int] = field(default_factory=set)
    """The Imbued that were given a conviction."""
    event_played: bool = False
    """Whether an event was played in the discard phase."""

    def copy(self) -> Settled:
        """The same, sharing nothing that could change."""
        return Settled(set(self.kinds), set(self.copies), set(self.given), self.event_played)


def leave(game: Game) -> Left:
    """What must be remembered of the running turn when the referee is sent away; a running action is taken."""
    table, taken, settled = game.table, game.taken.copy(), game.settled
    if (running := taken.running) is not None:
        taken.note(running.minion, running.keys)
        taken.free += running.free
        taken.all += 1
    here = table.phases.index(table.phase)
    before = game.left if game.left is not None and game.left.turn == table.turn else None
    begun = {*table.phases[: here + 1], *(before.phases if before else ())}
    actions = dict(before.actions) if before else {}
    for phase, counter in COUNTERS.items():
        if phase == table.phase:
            actions[phase] = table.tally.get(counter, 0)
        elif table.phases.index(phase) < here:
            actions[phase] = 0
    return Left(
        table.turn,
        tuple(phase for phase in table.phases if phase in begun),
        actions,
        {minion: tuple(keys) for minion, keys in sorted(taken.done.items())},
        taken.free,
        taken.all,
        tuple(sorted(taken.forbidden)),
        tuple(sorted(taken.finished)),
        tuple(sorted(settled.kinds)),
        tuple(sorted(settled.copies)),
        tuple(sorted(settled.given)),
        settled.event_played,
    )


def take_up(game: Game, left: Left | None) -> None:
    """Go on with what was remembered, if it is of the running turn."""
    if left is None or left.turn != game.table.turn:
        return
    game.left = left
    done = {minion: list(keys) for minion, keys in left.done.items()}
    game.taken = Taken(done, left.free, left.all, set(left.forbidden), set(left.finished))
    game.settled = Settled(set(left.settled), set(left.copies), set(left.given), left.event_played)


def goes_on(game: Game, phase: str) -> bool:
    """Whether a phase of the running turn has begun before the referee was sent away, and so does not begin anew."""
    return game.left is not None and game.left.turn == game.table.turn and phase in game.left.phases
