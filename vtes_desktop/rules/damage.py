"""Damage: prevented, healed, or what it leads to (sec. 6.4.6, 6.5.1)."""

from __future__ import annotations

from msgspec import Struct

from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Procedure
from vtes_desktop.rules.effects import window
from vtes_desktop.rules.game import Game
from vtes_desktop.table import moves as m
from vtes_desktop.table.table import Copy, Place


class Hurt(Struct):
    """Damage on its way to a minion or retainer; prevention takes from it."""

    copy: Copy
    normal: int = 0
    aggravated: int = 0
    unpreventable: bool = False

    @property
    def total(self) -> int:
        """All points left."""
        return self.normal + self.aggravated


def inflict(game: Game, hurts: list[Hurt], order: list[int]) -> Procedure[None]:
    """Resolve damage inflicted at the same time: first all prevention, then all healing (sec. 6.4.6)."""
    for hurt in hurts:
        if hurt.total and not hurt.unpreventable and game.table.copies.get(hurt.copy.id) is hurt.copy:
            yield from prevent(game, hurt, order)
    for hurt in hurts:
        if hurt.total and game.table.copies.get(hurt.copy.id) is hurt.copy:
            yield from handle(game, hurt)


def prevent(game: Game, hurt: Hurt, order: list[int]) -> Procedure[None]:
    """Let damage be prevented, effect by effect (sec. 6.4.6). The abilities find what is to be prevented by
    :attr:`Game.hurt`."""
    game.hurt = hurt
    words = f"{game.name(hurt.copy)} would take {hurt.total} damage"
    seats = [hurt.copy.controller, *(seat for seat in order if seat != hurt.copy.controller)]
    yield from window(game, seats, "prevention", f"{words}: prevent it?", "6.4.6")
    game.hurt = None


def handle(game: Game, hurt: Hurt) -> Procedure[None]:
    """Heal what can be healed; the rest wounds, or burns (sec. 6.4.6)."""
    copy = hurt.copy
    aggravated = f" ({hurt.aggravated} aggravated)" if hurt.aggravated else ""
    game.say(game.doing.name(copy), f" takes {hurt.total} damage{aggravated}", seat=copy.controller)
    if minions.is_vampire(game, copy):
        yield from hurt_vampire(game, hurt)
    else:
        yield from lose_life(game, copy, hurt.total)


def hurt_vampire(game: Game, hurt: Hurt) -> Procedure[None]:
    """A vampire burns a blood for each normal damage; what it can't heal wounds it. Aggravated damage can't be healed:
    the first wounds it, each further point must be paid with a blood, or it is burned (sec. 6.4.6)."""
    copy = hurt.copy
    unhealed = hurt.normal - game.burn_blood(copy, hurt.normal)
    wounded = unhealed > 0 or minions.in_torpor(game, copy)
    aggravated = hurt.aggravated
    if aggravated and not wounded:
        wounded = True
        aggravated -= 1
    if aggravated > copy.blood:
        yield from burn_minion(game, copy)
        return
    game.burn_blood(copy, aggravated)
    if wounded and minions.is_ready(game, copy):
        go_to_torpor(game, copy)


def go_to_torpor(game: Game, copy: Copy) -> None:
    """A wounded vampire goes to torpor, with all that is on it (sec. 6.5.1)."""
    game.say(game.doing.name(copy), " goes to torpor", seat=copy.controller)
    game.doing.move_card(copy, Place(copy.controller, "torpor"))


def lose_life(game: Game, copy: Copy, amount: int) -> Procedure[None]:
    """Allies and retainers lose a life for each damage of any kind; without life they are burned (sec. 6.4.6)."""
    game.burn_blood(copy, amount)
    if copy.blood == 0:
        yield from without_life(game, copy)


def without_life(game: Game, copy: Copy) -> Procedure[None]:
    """An ally or retainer without life is burned; an Imbued is incapacitated instead (Imbued appendix)."""
    if minions.is_imbued(game, copy):
        if minions.is_ready(game, copy):
            game.say(game.doing.name(copy), " is incapacitated", seat=copy.controller)
            game.doing.move_card(copy, Place(copy.controller, "torpor"))
    else:
        yield from burn_minion(game, copy)


def burn_minion(game: Game, copy: Copy) -> Procedure[None]:
    """Burn a minion or retainer with everything on it."""
    game.burn(copy)
    yield from ()


def steal_blood(game: Game, thief: Copy, victim: Copy, amount: int) -> int:
    """Move blood or life from the victim to the thief; what is too much drains off at once (sec. 6.4.5).

    Returns how much was stolen. Draining waits for the caller where both strikes resolve together.
    """
    stolen = min(amount, victim.blood)
    game.doing.move_blood(m.Purse("card", victim.id), m.Purse("card", thief.id), stolen)
    if stolen:
        game.say(game.doing.name(thief), f" steals {stolen} blood from ", game.doing.name(victim))
    minions.drain(game, thief)
    return stolen
