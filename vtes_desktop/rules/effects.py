"""Effects: how cards come into the rules' procedures, without the rules knowing a card (design, decision 6).

At each **window** of a procedure the game asks its :class:`Abilities` what a seat may use there; what standing
modifiers there are is asked of them too. `rules/` itself brings the printed ones; the abilities room brings the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal, Protocol

from msgspec import Struct

from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.requirements import Mode
from vtes_desktop.table.situation import Action
from vtes_desktop.table.table import Copy

if TYPE_CHECKING:
    from vtes_desktop.rules.plan import Plan

Window = Literal[
    "unlock",
    "master",
    "minion",
    "influence",
    "discard",
    "as announced",
    "before block",
    "block attempt",
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
    run: Callable[[], Procedure[None]]


class Abilities(Protocol):
    """What cards bring into the rules."""

    def uses(self, game: Game, seat: int, window: Window) -> Sequence[Use]:
        """What a seat may use in a window now, each legal: timing, requirement, cost and targets are given."""

    def effect(self, game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[None] | None:
        """What a card that was just played does, or None when it must be done by hand."""

    def action(self, game: Game, minion: Copy, copy: Copy, mode: Mode, action: Action) -> Plan | None:
        """The plan of an action card that they know, given the action as its type has it; None for others."""

    def modifier(self, game: Game, copy: Copy, name: str) -> int:
        """What standing modifiers add to a minion's ``bleed``, ``strength``, ``stealth``, ``intercept``,
        ``capacity`` or to a seat's ``hand size`` beyond what is printed."""


def window(game: Game, order: Sequence[int], name: Window, question: str, rule: str = "1.6.1") -> Procedure[None]:
    """Let seats use effects in a window in sequence (sec. 1.6.1); any effect gives the word back to the first."""
    offered: dict[int, list[Use]] = {}

    def usable(seat: int) -> list[Option]:
        offered[seat] = list(game.abilities.uses(game, seat, name))
        return [use.option for use in offered[seat]]

    def use(seat: int, option: Option) -> Procedure[None]:
        chosen = next(use for use in offered[seat] if use.option == option)
        yield from chosen.run()

    yield from game.in_turns(order, name, question, usable, use, rule)
