"""Disease counters: what they do to the vampires that have one (Vampiric Disease)."""

from __future__ import annotations

from typing import Final

from vtes_desktop.rules.game import Game
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy

DISEASE: Final = "disease"
"""The kind of counters. A vampire can have only one."""


def infect(game: Game, copy: Copy) -> None:
    """Give a vampire a disease counter, unless it has one."""
    if not copy.counters.get(DISEASE):
        game.do(m.SetCounter(copy.id, DISEASE, 1))
        game.say(game.doing.name(copy), " has the disease", seat=copy.controller)


def is_infected(copy: Copy) -> bool:
    """Whether a vampire has a disease counter: then it gains no blood by hunting."""
    return bool(copy.counters.get(DISEASE))


def spread(game: Game, one: Copy, other: Copy) -> None:
    """Of two vampires who fight at close range, one that has the disease gives it to the other before strikes are
    chosen."""
    if is_infected(one) != is_infected(other):
        infect(game, other if is_infected(one) else one)


def suffer(game: Game, copy: Copy) -> None:
    """A vampire with the disease has unlocked, by whatever means: it burns 1 blood, or without any its counter."""
    if not is_infected(copy):
        return
    if copy.blood:
        game.burn_blood(copy, 1)
        game.say(game.doing.name(copy), " burns 1 blood for the disease", seat=copy.controller)
    else:
        game.do(m.SetCounter(copy.id, DISEASE, 0))
        game.say(game.doing.name(copy), " is rid of the disease", seat=copy.controller)
