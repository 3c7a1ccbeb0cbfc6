"""The plan of an action: what may be taken, what is announced, and what happens when it succeeds (sec. 6.1, 6.2.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict, Unpack

from msgspec import Struct

from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.playing.modes import acting_mode
from vtes_desktop.rules.playing.requirements import price, prices
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.situation import Action, ActionKind
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
    needs: frozenset[str] = frozenset()
    """What the card in play that allows it asks of who takes it: clans, sects, titles."""
    convictions: tuple[Copy, ...] = ()
    """The convictions that were named as its cost; none where they are chosen as it is paid."""
    declared: str = ""
    """What was declared with its card, as the log says it (sec. 6.2.1)."""


def bleeds(game: Game, seat: int) -> str:
    """How the words of a plan to bleed begin."""
    return f"bleeds {game.seat_name(seat)} "


class Details(TypedDict, total=False):
    """What may be said of an action beyond its kind, its minion and its stealth (see :class:`Action`)."""

    card: int
    level: str
    targets: tuple[int, ...]
    seats: tuple[int, ...]
    bleed: int
    blood_cost: int
    pool_cost: int
    conviction_cost: int
    share: int


def action_by(game: Game, minion: Copy, kind: ActionKind, stealth: int = 0, **details: Unpack[Details]) -> Action:
    """An action of a minion, with so much stealth besides its own."""
    return Action(kind, minion.id, minion.controller, stealth=stealth + minions.stealth(game, minion), **details)


class Possible(Struct, frozen=True):
    """An action that a minion may take now."""

    option: Option
    kind: ActionKind
    """The kind of the action, as :attr:`Action.kind` will have it."""
    plan: Callable[[], Procedure[Plan | None]]
    """Settles what is declared with the announcement (targets, cost); None when the player thinks better of it."""
    keys: tuple[str, ...] = ()
    """What :class:`~vtes_desktop.rules.minion.taken.Taken` remembers of it."""
    directed: bool = False
    """Whether it is directed at another Methuselah or what she controls."""
    blood: int = 0
    """What it costs by the card in play that allows it, in blood or life."""
    pool: int = 0


def card_action(game: Game, minion: Copy, copy: Copy, kind: ActionKind, *, level: str = "", stealth: int = 0) -> Action:
    """The action with a card of the hand: its cost and stealth, before anything is said of a target (sec. 6.2.1)."""
    card = game.card(copy)
    blood, pool = prices(game, minion.controller, minion, card, acting_mode(game.facts(card).modes, level))
    spent = price(game, minion.controller, minion, card, "conviction")
    return action_by(game, minion, kind, stealth, level=level, blood_cost=blood, pool_cost=pool, conviction_cost=spent)


def later(make: Callable[..., Plan], *declared: object) -> Callable[[], Procedure[Plan | None]]:
    """The plan of an action that leaves nothing to be declared, made when it is announced."""

    def settle() -> Procedure[Plan | None]:
        yield from ()
        return make(*declared)

    return settle
