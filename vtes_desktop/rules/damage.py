"""Damage: prevented, healed, or what it leads to (sec. 6.4.6, 6.5.1)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option, Procedure
from vtes_desktop.rules.effects import window
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.imbued import incapacitate
from vtes_desktop.rules.red_list import award_trophies, is_red_list
from vtes_desktop.table.table import Copy, Place


class Hurt(Struct):
    """Damage on its way to a minion or retainer; prevention takes from it."""

    copy: Copy
    normal: int = 0
    aggravated: int = 0
    unpreventable: bool = False
    by: Copy | None = None
    """The minion that inflicts it in combat; whoever burns a Red List minion so may receive trophies (sec. 11)."""
    lost: int = 0
    """The blood or life that it has cost in the end."""

    @property
    def total(self) -> int:
        """All points left."""
        return self.normal + self.aggravated


def inflict(game: Game, hurts: Sequence[Hurt], order: Sequence[int]) -> Procedure[None]:
    """Resolve damage inflicted at the same time: first all prevention in the order of the seats, then all healing
    (sec. 6.4.6)."""
    first_to_last = sorted(hurts, key=lambda hurt: _rank(order, hurt.copy.controller))
    for hurt in first_to_last:
        if hurt.total and not hurt.unpreventable and in_play(game, hurt.copy):
            yield from prevent(game, hurt, order)
    for hurt in first_to_last:
        if hurt.total and in_play(game, hurt.copy):
            yield from handle(game, hurt)


def _rank(order: Sequence[int], seat: int) -> int:
    return order.index(seat) if seat in order else len(order)


def in_play(game: Game, copy: Copy) -> bool:
    """Whether a minion or retainer is still in play: it may have been burned together with its bearer."""
    return game.table.copies.get(copy.id) is copy and game.table.region_of(copy).in_play


def prevent(game: Game, hurt: Hurt, order: Sequence[int]) -> Procedure[None]:
    """Let damage be prevented, one effect at a time, until none is left or nobody wants to (sec. 6.4.6).

    The effects find what is to be prevented in :attr:`Game.hurt`, and take from it by :func:`prevent_points`.
    """
    outer, game.hurt = game.hurt, hurt
    words = f"{game.name(hurt.copy)} would take {hurt.total} damage"
    seats = list(dict.fromkeys([hurt.copy.controller, *order]))
    yield from window(game, seats, "prevention", f"{words}: prevent it?", "6.4.6", until=lambda: not hurt.total)
    game.hurt = outer


def prevent_points(game: Game, hurt: Hurt, amount: int, *, aggravated: bool = True) -> Procedure[None]:
    """Prevent points of damage; the player says whether normal or aggravated ones where there are both (sec. 6.4.6).

    An effect that can't prevent `aggravated` damage takes from the normal only.
    """
    for _ in range(amount):
        options = [Option("normal", "Prevent a normal point")] if hurt.normal else []
        if hurt.aggravated and aggravated:
            options.append(Option("aggravated", "Prevent an aggravated point"))
        if not options:
            return
        question = f"Which damage to {game.name(hurt.copy)} is prevented?"
        option = yield from game.choose(hurt.copy.controller, "prevention", question, options, "6.4.6", hurt.copy.id)
        if option.kind == "normal":
            hurt.normal -= 1
        else:
            hurt.aggravated -= 1


def handle(game: Game, hurt: Hurt) -> Procedure[None]:
    """Handle damage that was not prevented: healed, or what it leads to (sec. 6.4.6)."""
    copy = hurt.copy
    aggravated = f" ({hurt.aggravated} aggravated)" if hurt.aggravated else ""
    game.say(game.doing.name(copy), f" takes {hurt.total} damage{aggravated}", seat=copy.controller)
    before = copy.blood
    if minions.is_vampire(game, copy):
        yield from hurt_vampire(game, hurt)
    else:
        yield from lose_life(game, copy, hurt.total, hurt.by)
    hurt.lost = before - copy.blood if in_play(game, copy) else before


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
        yield from burn_minion(game, copy, hurt.by)
        return
    game.burn_blood(copy, aggravated)
    if wounded:
        go_to_torpor(game, copy)


def go_to_torpor(game: Game, copy: Copy) -> None:
    """A wounded vampire goes to torpor, with all that is on it (sec. 6.5.1). An ally that an effect would send there,
    having played a card as a vampire, is burned instead (sec. 1.6.3)."""
    if not minions.is_vampire(game, copy):
        game.burn(copy)
    elif minions.is_ready(game, copy):
        game.say(game.doing.name(copy), " goes to torpor", seat=copy.controller)
        game.doing.move_card(copy, Place(copy.controller, "torpor"))


def lose_life(game: Game, copy: Copy, amount: int, by: Copy | None = None) -> Procedure[None]:
    """Allies and retainers lose a life for each damage of any kind; without life they are burned (sec. 6.4.6)."""
    game.burn_blood(copy, amount)
    yield from check_life(game, copy, by)


def check_life(game: Game, copy: Copy, by: Copy | None = None) -> Procedure[None]:
    """An ally or retainer that has lost its last life is burned; an Imbued is incapacitated instead (sec. 6.1.4,
    6.1.5, Imbued appendix)."""
    if minions.is_vampire(game, copy) or copy.blood or not in_play(game, copy):
        return
    if minions.is_imbued(game, copy):
        incapacitate(game, copy)
    else:
        yield from burn_minion(game, copy, by)


def burn_minion(game: Game, copy: Copy, by: Copy | None = None) -> Procedure[None]:
    """Burn a minion or retainer with everything on it; for a Red List minion `by` whom it was burned is rewarded."""
    hunted = minions.is_minion(game, copy) and is_red_list(game, copy)
    bearer = game.table.copies.get(copy.place.on)
    game.burn(copy)
    if bearer is not None:
        minions.drain(game, bearer)
    if hunted and by is not None:
        yield from award_trophies(game, by)
