"""Numbers lent until the end of the turn, or for the next action: marks on the table, so that they outlast a phase.

A mark ``bleed this turn`` with the value 2 adds two to a minion's bleed until the turn ends; of a Methuselah's numbers
the table keeps count. :func:`forget` takes them off.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Final

from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.kept import names_of_counters, of_counters
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy

THIS_TURN: Final = " this turn"
FOR_GOOD: Final = " for good"
"""Ends the marks of what is added to a minion's number as long as it stays in play."""
FED: Final = f"hunting ground{THIS_TURN}"
"""The mark of a vampire that has gained blood from a hunting ground in this turn."""


def lend(game: Game, copy: Copy, name: str, amount: int) -> None:
    """Add to one of a minion's numbers until the end of the turn."""
    key = name + THIS_TURN
    total = int(copy.marks.get(key, 0)) + amount
    minions.mark(game, copy, key, str(total) if total else "")


def lent(copy: Copy, name: str) -> int:
    """What is added to a minion's number until the end of the turn."""
    marks = copy.marks
    if not marks:
        return 0
    names = lent_by(name)
    return 0 if marks.keys().isdisjoint(names) else sum(int(marks[each]) for each in names if each in marks)


@cache
def lent_by(name: str) -> tuple[str, ...]:
    """The marks of a minion that say what is added to one of its numbers, by how long that lasts."""
    return name + THIS_TURN, name + FOR_GOOD, name + UNTIL_UNLOCK


@cache
def lent_by_any(names: frozenset[str]) -> frozenset[str]:
    """The same of several numbers together."""
    return frozenset(mark for name in names for mark in lent_by(name))


def lend_to(game: Game, seat: int, name: str, amount: int) -> None:
    """Add to one of a Methuselah's numbers until the end of the turn; there is no such thing as less."""
    key = f"{name} {seat}{THIS_TURN}"
    game.do(m.SetCounter(0, key, max(0, game.table.tally.get(key, 0) + amount)))


def lent_to(game: Game, seat: int, name: str) -> int:
    """What is added to a Methuselah's number until the end of the turn."""
    return game.table.tally.get(_this_turn(name, seat), 0)


@cache
def _this_turn(name: str, seat: int) -> str:
    return f"{name} {seat}{THIS_TURN}"


def lend_to_clan(game: Game, seat: int, name: str, clan: str, amount: int) -> None:
    """Add to a number of all vampires of a clan that a Methuselah controls until the end of the turn."""
    lend_to(game, seat, f"{name} of {clan}", amount)
    lend_to(game, seat, f"{name} of clans", 1)


ACTION_OF: Final = "action of card "
"""Begins the counters of the table that say whose action a Methuselah's minions may take for the turn."""
LENT_ACTIONS: Final = "actions of cards"
"""The counter of the table that says whether there are any."""


def lend_action(game: Game, seat: int, copy: Copy) -> None:
    """A Methuselah's minions may take the action of a card until the end of the turn, wherever the card goes."""
    lend_to(game, seat, f"{ACTION_OF}{copy.id}", 1)
    lend_to(game, seat, LENT_ACTIONS, 1)


def lent_actions(game: Game, seat: int) -> list[Copy]:
    """The cards, maybe out of play by now, whose action a Methuselah's minions may take for the turn."""
    if not lent_to(game, seat, LENT_ACTIONS):
        return []
    ending = f" {seat}{THIS_TURN}"
    keys = [key for key, count in game.table.tally.items() if count and key.startswith(ACTION_OF)]
    return [game.copy(int(key[len(ACTION_OF) : -len(ending)])) for key in keys if key.endswith(ending)]


BLEED_OF_ALL: Final = "bleed of minions"
"""What all minions of a Methuselah have for the turn, until one of their bleeds is blocked."""


def end_until_blocked(game: Game, seat: int) -> None:
    """A bleed of a Methuselah's is blocked: what her minions have until then is over."""
    key = f"{BLEED_OF_ALL} {seat}{THIS_TURN}"
    if game.table.tally.get(key):
        game.do(m.SetCounter(0, key, 0))


def forget(game: Game) -> None:
    """The turn ends: nothing is lent any more."""
    for key in [key for key in game.table.tally if key.endswith(THIS_TURN)]:
        game.do(m.SetCounter(0, key, 0))
    for copy in _bearing(game, THIS_TURN):
        for key in [key for key in copy.marks if key.endswith(THIS_TURN)]:
            minions.mark(game, copy, key, "")


UNTIL_UNLOCK: Final = " until unlock"
UNTIL_DISCARD: Final = " until discard"
UNLOCK_OF: Final = "unlock phase that ends "
"""Begins the mark of a card that says in whose unlock phase another of its marks ends."""


def mark_until_unlock(game: Game, seat: int, copy: Copy, key: str, value: str) -> None:
    """Give a card in play a mark until the next unlock phase of the Methuselah who does so, though another may control
    the card by then; `key` ends as those marks do."""
    minions.mark(game, copy, key, value)
    minions.mark(game, copy, UNLOCK_OF + key, str(seat))


UNTIL: Final[Mapping[str, str]] = {"unlock phase": UNTIL_UNLOCK, "discard phase": UNTIL_DISCARD}
"""How the counters and marks end that are there until such a phase begins, by its event."""


def until_phase(game: Game, seat: int, name: str, amount: int, phase: str = "unlock phase") -> None:
    """Add to one of a Methuselah's numbers, or take from it, until her next unlock phase, or another of :data:`UNTIL`;
    a counter is never less than nothing, so both are counted apart."""
    key = f"{'more' if amount > 0 else 'less'} {name} {seat}{UNTIL[phase]}"
    game.do(m.SetCounter(0, key, game.table.tally.get(key, 0) + abs(amount)))


def lent_in_all(game: Game, seat: int, name: str) -> int:
    """What is added to a Methuselah's number for the turn, and until her next unlock phase or discard phase."""
    if not is_anything_lent(game):
        # That is so most of the time, and asked several times at each choice.
        return 0
    tally, (more, less) = game.table.tally, _counters(name, seat)
    return sum(tally.get(key, 0) for key in more) - sum(tally.get(key, 0) for key in less)


@of_counters
def is_anything_lent(game: Game) -> bool:
    """Whether there is a counter of what Methuselahs have for the turn or until a phase."""
    names = names_of_counters(game)
    return THIS_TURN in names or UNTIL_UNLOCK in names or UNTIL_DISCARD in names


@cache
def _counters(name: str, seat: int) -> tuple[Sequence[str], Sequence[str]]:
    more, less = ([f"{which} {name} {seat}{until}" for until in UNTIL.values()] for which in ("more", "less"))
    return (_this_turn(name, seat), *more), less


HUNT_STEALTH: Final = "stealth of hunting vampires"
"""What all vampires have more stealth when they hunt, until the unlock phase of who gave it."""


def hunting_stealth(game: Game) -> int:
    """The stealth that all vampires have when they hunt, by effects that outlast their cards."""
    tally = game.table.tally
    return sum(count for name, count in tally.items() if name.startswith(f"more {HUNT_STEALTH} "))


def forget_at_phase(game: Game, phase: str, seat: int) -> bool:
    """A phase of a Methuselah begins, one of :data:`UNTIL`: what was added until then is not any more. Returns whether
    anything was."""
    until = UNTIL[phase]
    over = [key for key in game.table.tally if key.endswith(f" {seat}{until}")]
    for key in over:
        game.do(m.SetCounter(0, key, 0))
    if until == UNTIL_UNLOCK:
        _forget_marks(game, seat)
    return bool(over)


def _forget_marks(game: Game, seat: int) -> None:
    """What cards in play were marked with until a Methuselah's unlock phase, they are marked with no more."""
    for copy in _bearing(game, UNTIL_UNLOCK):
        for key in [key for key in copy.marks if key.endswith(UNTIL_UNLOCK) and not key.startswith(UNLOCK_OF)]:
            if copy.marks.get(UNLOCK_OF + key, str(copy.controller)) == str(seat):
                minions.mark(game, copy, key, "")
                minions.mark(game, copy, UNLOCK_OF + key, "")


def _bearing(game: Game, ending: str) -> list[Copy]:
    """The cards that bear a mark whose name ends so, those out of play too: contested, or on who is uncontrolled."""
    names = [name for name in game.ever_borne() if name.endswith(ending)]
    if not names:
        return []
    table = game.table
    piles = [table.seats[seat].piles[region] for seat in game.playing() for region in ("contested", "uncontrolled")]
    away = [table.copies[number] for pile in piles for number in pile]
    out_of_play = chain.from_iterable(table.with_attached(copy) if copy.attached else (copy,) for copy in away)
    there = chain(game.lying_in_play(), (copy for copy in out_of_play if copy.marks and not game.in_play(copy)))
    return [copy for copy in there if not copy.marks.keys().isdisjoint(names)]
