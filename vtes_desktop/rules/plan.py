"""The plan of an action: what is announced, and what happens when it succeeds (sec. 6.2.1)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.game import Game
from vtes_desktop.table.situation import Action
from vtes_desktop.table.table import Copy

Resolve = Callable[[Game], Procedure[None]]


class Plan(Struct, frozen=True):
    """An action as it is announced: what lies on the table for everyone, and what happens when it succeeds."""

    action: Action
    resolve: Resolve
    words: str
    """What the log says of it: ``bleeds Alexis``."""
    card: Copy | None = None
    """The card of the hand that is played to take it."""
    may_resolve: Callable[[Game], str] = lambda _: ""
    """Why it can't resolve after all (its target is gone), or nothing."""


Planned = tuple[Option, Callable[[], Procedure[Plan | None]], tuple[str, ...]]
"""An action that may be taken: its option, what settles its plan, what is remembered of it in this turn."""


def later(make: Callable[..., Plan], *declared: object) -> Callable[[], Procedure[Plan | None]]:
    """The plan of an action that leaves nothing to be declared, made when it is announced."""

    def settle() -> Procedure[Plan | None]:
        yield from ()
        return make(*declared)

    return settle
