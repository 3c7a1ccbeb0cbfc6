"""Trying things out: the position of a running game set up again on a table of its own (design, decision 14).

>>> trial = try_out(referee)                          # doctest: +SKIP
>>> trial.choice == referee.choice                    # doctest: +SKIP
True
>>> trial.answer(0)                                   # doctest: +SKIP
>>> trial.table.seats[1].pool                         # doctest: +SKIP
24

Nothing that is done in a trial touches the game that it was set up from. A trial can be tried out in turn
(``try_out(trial.referee)``), so one may go down as many ways as one likes.

A player must not try out what she may not know: :func:`deal_anew` deals what is hidden from a seat again, and a `luck`
of the trial's own has it shuffle and draw otherwise than the game will.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final

from vtes_desktop.rules.game import Game, Referee
from vtes_desktop.rules.trail import ByHand, Memory, Step
from vtes_desktop.rules.turn import game_and_turns as turn
from vtes_desktop.rules.turn.interrupted import take_up
from vtes_desktop.table.applying import apply, clone_table
from vtes_desktop.table.asking import Choice, IllegalError
from vtes_desktop.table.chance import Chance, Ids
from vtes_desktop.table.doing import Doing
from vtes_desktop.table.sight import sees
from vtes_desktop.table.table import Copy, Table

PASSING: Final = ("pass", "no block", "agreed")
"""The kinds of the options of who does nothing."""
_MOST_MORE: Final = 200
"""How many may be asked besides where hidden cards were dealt anew, before it leads nowhere."""


class NotSoError(Exception):
    """The answers that were given can't have been given with these hidden cards; the message is a sentence."""


class Trial:
    """A position set up again: a table and a referee of its own, at the same choice."""

    def __init__(self, game: Game, referee: Referee, chance: Chance, ids: Ids) -> None:
        self.game = game
        self.referee = referee
        self.luck = chance
        """What shuffles and draws."""
        self._ids = ids

    @property
    def table(self) -> Table:
        """The trial's own table."""
        return self.game.table

    @property
    def choice(self) -> Choice | None:
        """What is asked now; None when the game is over."""
        return self.referee.choice

    def answer(self, picked: int) -> Choice | None:
        """Pick an option of the open choice by its place and run to the next choice; None when the game is over.

        Raises :class:`~vtes_desktop.rules.game.IllegalError`.
        """
        if self.choice is None:
            raise IllegalError("Nothing is being asked.")
        self.game.doing = self.begin(self.choice.seat)
        return self.referee.answer(picked)

    def begin(self, seat: int) -> Doing:
        """What a seat does next on the table."""
        doing = self.game.doing
        return Doing(doing.table, doing.catalogue, doing.options, self.luck, self._ids, seat)


def try_out(referee: Referee, *, hidden: Mapping[int, int] | None = None, luck: Chance | None = None) -> Trial:
    """The position of a referee, set up again from the last moment in which nothing was going on.

    :param hidden: other faces for copies, by their ids now: the numbers of printed cards of the same kind
        (:func:`deal_anew`). Those who were asked in the meantime answer as they did, or pass where they can.
    :param luck: what shuffles and draws from here on; by default as the game itself will.
    :raises NotSoError: with other hidden cards, where an answer that was given is none that could have been.
    """
    game, trail = referee.game, referee.trail
    rest, doing = trail.rest, game.doing
    table = clone_table(doing.table)
    for copy, card in (hidden or {}).items():
        table.copies[copy].card = card
    for move in reversed(trail.back):
        apply(table, move)
    chance, ids = doing.chance.copy(rest.drawn), doing.new_id.copy(rest.given)
    mine = Game(Doing(table, doing.catalogue, doing.options, chance, ids, doing.seat), game.edition, game.abilities)
    mine.marks_acts = game.marks_acts
    take_up(mine, game.left)
    memory = rest.memory if isinstance(rest.memory, Memory) else None
    if memory is not None:
        memory.recall(mine)
    trial = Trial(mine, Referee(mine, turn.play(mine, from_rest=memory is not None), memory), chance, ids)
    trial.referee.start()
    _follow(trial, referee, exactly=not hidden)
    if luck is not None:
        trial.luck = luck
        mine.doing = trial.begin(doing.seat)
    return trial


def _follow(trial: Trial, referee: Referee, *, exactly: bool) -> None:
    """Answer as was answered since, up to the choice that is open."""
    steps, at, more = referee.trail.steps, 0, 0
    while at < len(steps):
        step = steps[at]
        if isinstance(step, ByHand):
            _do_by_hand(trial, step)
            at += 1
        elif (place := _place(trial.choice, step)) >= 0:
            trial.answer(place)
            at += 1
        elif exactly:
            raise NotSoError(f"“{step.option.text or step.option.kind}” can’t be answered.")
        else:
            at = _catch_up(trial, referee, at)
            more += 1
        if more > _MOST_MORE:
            raise NotSoError("Too many would have been asked besides.")
    while not exactly and not _is_asked(trial.choice, _first(referee)):
        _catch_up(trial, referee, at)
        more += 1
        if more > _MOST_MORE:
            raise NotSoError("What is asked now would not have been.")


def _catch_up(trial: Trial, referee: Referee, at: int) -> int:
    """With other hidden cards somebody is asked who was not, and passes; or somebody who did nothing is not asked, and
    that is passed over. Returns which step comes next."""
    steps, choice = referee.trail.steps, trial.choice
    if choice is None:
        raise NotSoError("The game would be over.")
    for later in range(at, len(steps) + 1):
        step = steps[later] if later < len(steps) else None
        if later > at and (_is_asked(choice, _first(referee)) if step is None else _place(choice, step) >= 0):
            return later
        if not isinstance(step, Step) or step.option.kind not in PASSING:
            break
    passing = next((n for n, option in enumerate(choice.options) if option.kind in PASSING), -1)
    if passing < 0:
        raise NotSoError(f"“{choice.question}” was not asked.")
    trial.answer(passing)
    return at


def _first(referee: Referee) -> Choice | None:
    """What is asked now; of several who are asked together the first, answered or not: a trial does not know which."""
    return next(iter(referee.choices), None)


def _is_asked(choice: Choice | None, wanted: Choice | None) -> bool:
    """Whether the same is asked of the same Methuselah."""
    if choice is None or wanted is None:
        return choice is wanted
    return (choice.seat, choice.kind, choice.question) == (wanted.seat, wanted.kind, wanted.question)


def _place(choice: Choice | None, step: Step | ByHand) -> int:
    """The place of an answer among the options of a choice; -1 where it is none of them."""
    if choice is None or isinstance(step, ByHand) or (choice.seat, choice.kind) != (step.seat, step.kind):
        return -1
    return next((place for place, option in enumerate(choice.options) if option == step.option), -1)


def _do_by_hand(trial: Trial, step: ByHand) -> None:
    doing = trial.begin(step.seat)
    for move in step.moves:
        doing.do(move)
    if trial.choice is not None and trial.choice.kind == "by hand" and trial.choice.seat == step.seat:
        trial.game.moved_by_hand += len(step.moves)
    doing.chance.drawn, doing.new_id.given = step.drawn, step.given
    trial.referee.trail.by_hand(doing)


def deal_anew(
    table: Table, seat: int, chance: random.Random, pools: Mapping[tuple[int, str], Sequence[int]] | None = None
) -> dict[int, int]:
    """Other faces for all copies that a seat may not see, as :func:`try_out` takes them.

    :param pools: by owner and kind (``crypt``, ``library``): the numbers of the cards that may be there, at least as
        many as lie hidden; by default just those that do, in another order. Give what the seat may know of a deck:
        the default tells what is left in it, if not where.
    """
    unseen: dict[tuple[int, str], list[Copy]] = {}
    for copy in table.lying():
        if not sees(table, copy, seat):
            unseen.setdefault((copy.owner, copy.kind), []).append(copy)
    faces: dict[int, int] = {}
    for which, copies in unseen.items():
        there = pools[which] if pools is not None and which in pools else [copy.card for copy in copies]
        faces |= zip((copy.id for copy in copies), chance.sample(list(there), len(copies)), strict=True)
    return faces
