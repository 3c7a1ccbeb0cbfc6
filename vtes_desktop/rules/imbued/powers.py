"""What the powers of the Imbued do when they are used: the power is locked, its cost in convictions paid (Imbued
appendix). Effects that are always on need no use, and no unlocked card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from msgspec.structs import replace

from vtes_desktop.cards.model import Card
from vtes_desktop.rules import minions
from vtes_desktop.rules.by_hand.read_actions import declare_target, words_of
from vtes_desktop.rules.by_hand.step import do_card
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.facts import PowerEffect
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.imbued.convictions import conviction_actions, conviction_uses
from vtes_desktop.rules.imbued.imbued import burn_conviction, convictions, is_monster
from vtes_desktop.rules.kept import of_what_stands
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.minion.plan import Plan, Possible, action_by
from vtes_desktop.rules.minion.taken import Taken
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.timing import Timing
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.table import Copy

Times = Callable[[Card, Mode], Timing]


def usable(game: Game, minion: Copy) -> Iterator[tuple[Copy, int, PowerEffect]]:
    """The effects of an Imbued's unlocked powers that it can pay for, with their places on the card."""
    if not minions.is_imbued(game, minion):
        return
    held = len(convictions(game, minion))
    for power in minions.on_it(game, minion):
        if power.locked or "Power" not in game.card(power).types:
            continue
        for place, effect in enumerate(game.facts(game.card(power)).effects):
            if effect.cost <= held:
                yield power, place, effect


def price(effect: PowerEffect) -> str:
    """What an effect costs, in words."""
    return f" ({effect.cost} conviction{'s' if effect.cost > 1 else ''})" if effect.cost else ""


# -- as an action ---------------------------------------------------------------------------------------------------


def power_actions(game: Game, minion: Copy, taken: Taken) -> Iterator[Possible]:
    """The actions that an Imbued can take with its powers, each once a turn (sec. 6.1.6), or by a conviction."""
    yield from conviction_actions(game, minion, taken)
    for power, place, effect in usable(game, minion):
        key = f"in play {power.id} {place}"
        seat = minion.controller
        if effect.mode.type != "Action" or taken.has(minion, key) or not minions.is_ready(game, minion):
            continue
        if not game.abilities.may(game, seat, power, effect.mode, minion):
            continue
        said = game.reader.action(game.card(power), effect.mode)
        text = f"{game.name(minion)} uses {game.name(power)}{price(effect)}"
        option = Option("use power", text, power.id, minion.id, level=str(place))
        plan = partial(power_plan, game, minion, power, effect, said.stealth)
        yield Possible(option, "use power", plan, (key,), effect.mode.directed)


def power_plan(game: Game, minion: Copy, power: Copy, effect: PowerEffect, stealth: int) -> Procedure[Plan | None]:
    """An action by a power: the power locks now, its cost is paid when the action succeeds."""
    action = action_by(game, minion, "use power", stealth, card=power.id, conviction_cost=effect.cost)
    declared = yield from game.abilities.declare(game, minion.controller, power, effect.mode, minion)
    if declared is not None:
        action = replace(action, targets=declared.targets, seats=declared.seats)
    elif effect.mode.directed:
        action = yield from declare_target(game, action, power)
    game.lock(power)

    def resolve(game: Game) -> Procedure[None]:
        yield from do_card(game, action.seat, power, effect.mode, minion)

    said = f" ({words})" if (words := words_of(declared)) else ""
    return Plan(action, resolve, f"uses {game.name(power)}{said}")


# -- in the windows of others' and one's own actions, and of combat -------------------------------------------------


def power_uses(game: Game, seat: int, window: Window, timing: Times) -> list[Use]:
    """What the powers of a Methuselah's Imbued can be used for in a window, as the cards of that icon are played, and
    what their convictions can be burned for.

    :param timing: when an effect of a power can be used, and by whom.
    """
    imbued = imbued_in_play(game).get(seat)
    if imbued is None:
        return []
    found = []
    for minion in imbued:
        for power, place, effect in usable(game, minion):
            when = timing(game.card(power), effect.mode)
            may = may_use(game, minion, when, effect.mode, window)
            if may and game.abilities.may(game, seat, power, effect.mode, minion):
                text = f"{game.name(minion)}: {game.name(power)}{price(effect)}"
                option = Option("use power", text, power.id, minion.id, level=str(place))
                found.append(Use(option, partial(use, game, seat, minion, power, effect)))
    return [*found, *conviction_uses(game, seat, window)]


@of_what_stands
def imbued_in_play(game: Game) -> dict[int, list[Copy]]:
    """The Imbued of each seat that has any, ready or incapacitated."""
    found: dict[int, list[Copy]] = {}
    for seat in range(len(game.table.seats)):
        for minion in minions.minions(game, seat):
            if minions.is_imbued(game, minion):
                found.setdefault(seat, []).append(minion)
    return found


def may_use(game: Game, minion: Copy, when: Timing, mode: Mode, window: Window) -> bool:
    """Whether an effect can be used now: in a combat of its Imbued, in its action, or as its reaction; by another
    Imbued where its text says so."""
    if window not in when.windows or not (minions.is_ready(game, minion) or when.torpor):
        return False
    action = game.table.action
    if mode.type == "Combat":
        return game.fight is not None and _by_whom(when, own=minion in game.fight.both)
    if action is None or game.fight is not None or (when.action and action.kind not in when.action):
        return False
    acting = game.table.copies.get(action.minion)
    if when.monster and (acting is None or not is_monster(game, acting)):
        return False
    if when.outcome == "successful" and not game.passing.action.successful:
        return False
    if mode.type == "Action Modifier":
        if minion.controller != action.seat or not _by_whom(when, own=minion.id == action.minion):
            return False
        return when.needed != "stealth" or blocks.stealth_needed(game)
    if minion.controller == action.seat or any(kept(minion) for kept in game.passing.action.cannot_react):
        return False
    if not (minion.locked if when.locked == "only" else blocks.may_react(game, minion)):
        return False
    return when.needed != "intercept" or blocks.intercept_needed(game, minion)


def _by_whom(when: Timing, *, own: bool) -> bool:
    """Whether the acting minion, or a combatant, can use what it is its `own` turn to use, or another can."""
    return when.others != "only" if own else when.others != "no"


def use(game: Game, seat: int, minion: Copy, power: Copy, effect: PowerEffect) -> Procedure[bool]:
    """Use an effect: the power locks, its cost is paid, and it is done as far as it is read, the rest by hand."""
    game.say(game.doing.name(minion), " uses ", game.doing.name(power), seat=seat)
    yield from game.abilities.declare(game, seat, power, effect.mode, minion)
    game.lock(power)
    yield from burn_conviction(game, minion, effect.cost)
    yield from do_card(game, seat, power, effect.mode, minion)
    return True
