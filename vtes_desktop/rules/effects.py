"""Effects: how cards come into the rules' procedures, without the rules knowing a card (design, decision 6).

At each **window** of a procedure the game asks its :class:`Abilities` what a seat may use there; what standing
modifiers there are is asked of them too. `rules/` itself brings the printed ones; the abilities room brings the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal, Protocol

from msgspec import Struct

from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.ousting import check_pools
from vtes_desktop.rules.requirements import Mode
from vtes_desktop.table.situation import Action
from vtes_desktop.table.table import Copy

if TYPE_CHECKING:
    from vtes_desktop.rules.plan import Plan, Possible

Window = Literal[
    "unlock",
    "master",
    "minion",
    "influence",
    "discard",
    "as announced",
    "before block",
    "block attempt",
    "as blocked",
    "after blocks",
    "before resolution",
    "after resolution",
    "before range",
    "range",
    "before strikes",
    "choose strike",
    "prevention",
    "after strikes",
    "additional strikes",
    "press",
    "end of round",
    "end of combat",
    "terms",
    "before votes",
    "polling",
    "as played",
]
"""A moment of a procedure at which effects may be used."""


class Use(Struct, frozen=True):
    """Something that a seat may use in a window, and what it does."""

    option: Option
    run: Callable[[], Procedure[bool]]
    """Returns whether it took effect: False for a card that was cancelled as it was played."""


class Abilities(Protocol):
    """What cards bring into the rules."""

    def uses(self, game: Game, seat: int, window: Window) -> Sequence[Use]:
        """What a seat may use in a window now, each legal: timing, requirement, cost and targets are given."""

    def effect(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[None] | None:
        """What a card that was just played does, or None when it must be done by hand."""

    def action(self, game: Game, minion: Copy, copy: Copy, mode: Mode, action: Action) -> Plan | None:
        """The plan of an action card that they know, given the action as its type has it; None for others."""

    def in_play(self, game: Game, minion: Copy) -> Sequence[Possible]:
        """The actions that a minion may take by cards in play that they know; each has a key ``in play …`` by which it
        is not taken twice in a turn (sec. 6.1.6)."""

    def modifier(self, game: Game, copy: Copy, name: str) -> int:
        """What standing modifiers add to a minion's ``bleed``, ``strength``, ``stealth``, ``intercept``,
        ``capacity`` or to a seat's ``hand size`` beyond what is printed; more than 0 where all its strikes are ``first
        strike``, or its hand strikes ``aggravated hands``."""


def window(
    game: Game,
    order: Sequence[int],
    name: Window,
    question: str,
    rule: str = "1.6.1",
    *,
    until: Callable[[], bool] = lambda: False,
    allowed: Callable[[Use], bool] = lambda _: True,
) -> Procedure[None]:
    """Let seats use effects in a window in sequence (sec. 1.6.1); any effect gives the word back to the first.

    It closes early when `until` says so; only uses that are `allowed` are offered. What an effect has brought about
    comes at once: blood above a capacity drains off, a Methuselah without pool is ousted.
    """
    offered: dict[int, list[Use]] = {}

    def usable(seat: int) -> list[Option]:
        if until() or not game.table.seats[seat].playing:
            return []
        offered[seat] = [use for use in game.abilities.uses(game, seat, name) if allowed(use)]
        return [use.option for use in offered[seat]]

    def use(seat: int, option: Option) -> Procedure[None]:
        chosen = next(use for use in offered[seat] if use.option == option)
        yield from chosen.run()
        settle(game)

    yield from game.in_turns(order, name, question, usable, use, rule, over=until)


def settle(game: Game) -> None:
    """What follows at once from any effect: blood in excess of a capacity drains off (sec. 1.5), whoever has no pool
    is ousted (sec. 9.1). Raises :class:`~vtes_desktop.rules.ousting.LeftError` when that is whose turn it is."""
    drain_all(game)
    try:
        check_pools(game)
    finally:
        # What she controlled has left the vampires of others too.
        drain_all(game)


def drain_all(game: Game) -> None:
    """Blood in excess of any capacity drains off (sec. 1.5)."""
    for seat in game.table.playing():
        for minion in minions.minions(game, seat):
            minions.drain(game, minion)
