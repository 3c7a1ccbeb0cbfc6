"""Actions to enter combat with a minion (sec. 6.1.6, 6.4, 11)."""

from __future__ import annotations

from collections.abc import Callable

from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.combat.rounds import fight
from vtes_desktop.rules.effects import window
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.minion.plan import Plan
from vtes_desktop.rules.playing.requirements import is_beyond
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.situation import Action
from vtes_desktop.table.table import Copy

AFTERWARDS = Callable[[Game], Procedure[None]]


def enter_combat_plan(
    game: Game,
    minion: Copy,
    target: Copy,
    *,
    stealth: int = 0,
    blood_cost: int = 0,
    pool_cost: int = 0,
    level: str = "",
    card: Copy | None = None,
    source: Copy | None = None,
    first: AFTERWARDS | None = None,
    afterwards: AFTERWARDS | None = None,
    acting: bool = True,
    locks: bool = False,
) -> Plan:
    """Enter combat with a minion of another Methuselah, as a directed action, with a `card` of the hand or by a
    `source` in play; what else it does comes `first` or `afterwards`. In the combat the target counts as the acting
    minion where this one is not `acting`; it `locks` it with that, not before (ruling on Deep Song)."""
    action = Action(
        "enter combat",
        minion.id,
        minion.controller,
        card=source.id if source is not None else 0,
        level=level,
        targets=(target.id,),
        seats=(target.controller,),
        stealth=stealth + minions.stealth(game, minion),
        blood_cost=blood_cost,
        pool_cost=pool_cost,
    )

    def resolve(game: Game) -> Procedure[None]:
        passing, fighter = game.passing, game.table.copies.get(game.action.minion, minion)
        if first is not None:
            yield from first(game)
        question = f"{game.name(fighter)} and {game.name(target)} are about to enter combat."
        seats = list(dict.fromkeys((action.seat, target.controller)))
        yield from window(game, seats, "before combat", question, "6.4", until=lambda: passing.action.action_ended)
        if passing.action.action_ended:
            return
        if locks:
            game.lock(target)
        both = (fighter, target) if acting else (target, fighter)
        yield from fight(game, *both, combat_begins(game), of_action=True)
        if afterwards is not None:
            yield from afterwards(game)

    def may_resolve(game: Game) -> str:
        return why_no_combat(game, game.table.copies.get(game.action.minion, minion), target)

    return Plan(action, resolve, f"enters combat with {game.name(target)}", card, may_resolve)


def combat_begins(game: Game) -> Callable[[], Procedure[None]]:
    """What effects have begin with a combat that comes of the running action."""

    def begin() -> Procedure[None]:
        for run in list(game.passing.action.in_combat):
            yield from run()

    return begin


def why_no_combat(game: Game, minion: Copy, target: Copy) -> str:
    """Why two minions can't enter combat, or nothing: both must be ready, with different controllers (sec. 6.4)."""
    if not minions.is_ready(game, target):
        return "its target is not ready any more"
    if minion.controller == target.controller:
        return "its target is controlled by the same Methuselah"
    return ""


def may_assail(
    game: Game,
    minion: Copy,
    other: Copy,
    card: Card | None = None,
    *,
    played: bool = True,
    level: str = "",
    cost: tuple[int, int] = (0, 0),
) -> bool:
    """Whether no effect keeps a minion from an action to enter combat with another: neither one that protects that, nor
    one that has the minion spare it, nor one for which it would have to pay more than it has besides what the `card`
    that is played at a level, or one in play by its text, costs in blood and pool."""
    beyond = is_beyond(game, minion, other, card, played=played, level=level, cost=cost)
    if beyond or minions.is_protected(game, other, minion):
        return False
    game.passing.now.assailant = minion
    return game.abilities.modifier(game, other, "spared") <= 0


def opponents(
    game: Game, minion: Copy, against: frozenset[str] = frozenset(), card: Card | None = None, level: str = ""
) -> list[Copy]:
    """The ready minions of others that a minion may enter combat with, of those that are ``vampire`` or ``ally``,
    ``locked`` or ``unlocked``, ``younger`` or ``older``, ``sabbat``, ``open to frenzy``, or controlled by the ``prey``,
    where that is asked; with the `card` that is played for it at a level, where that is known."""
    return [
        other
        for seat in game.clockwise(minion.controller)
        if seat != minion.controller
        for other in minions.ready_minions(game, seat)
        if ("vampire" not in against or minions.is_vampire(game, other))
        and may_assail(game, minion, other, card, level=level)
        and ("ally" not in against or minions.is_ally(game, other))
        and ("locked" not in against or other.locked)
        and ("unlocked" not in against or not other.locked)
        and ("younger" not in against or _is_aged(game, other, minion, younger=True))
        and ("older" not in against or _is_aged(game, other, minion, younger=False))
        and ("sabbat" not in against or minions.sect(game, other) == "Sabbat")
        and ("open to frenzy" not in against or not minions.is_spared_frenzy(game, other))
        and ("prey" not in against or other.controller == game.table.prey(minion.controller))
        and all(other.locked or _is_weak(game, other, word) for word in against if word.startswith("locked or "))
    ]


def _is_aged(game: Game, other: Copy, minion: Copy, *, younger: bool) -> bool:
    """Whether another is a vampire younger, or older, than one that may play the card as a vampire (sec. 1.6.3)."""
    if not minions.is_vampire(game, other):
        return False
    size, mine = minions.capacity(game, other), minions.playing_capacity(game, minion)
    return size < mine if younger else size > mine


def _is_weak(game: Game, other: Copy, word: str) -> bool:
    """Whether a minion is a vampire with no more blood than ``locked or 3 blood`` says."""
    return minions.is_vampire(game, other) and other.blood <= int(word.split()[2])
