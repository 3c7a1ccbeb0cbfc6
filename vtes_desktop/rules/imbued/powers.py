"""What the powers of the Imbued do when they are used: the power is locked, its cost in convictions paid (Imbued
appendix). Effects that are always on need no use, and no unlocked card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache, partial

from msgspec import Struct

from vtes_desktop.cards.model import Card, CardType
from vtes_desktop.rules import minions
from vtes_desktop.rules.by_hand.carrying_out import carry_out
from vtes_desktop.rules.by_hand.read_actions import declare_target
from vtes_desktop.rules.by_hand.step import by_hand
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.imbued.convictions import conviction_actions, conviction_uses
from vtes_desktop.rules.imbued.imbued import burn_conviction, convictions, is_monster
from vtes_desktop.rules.kept import of_what_lies
from vtes_desktop.rules.minion import action_text, blocks
from vtes_desktop.rules.minion.plan import Plan, Possible
from vtes_desktop.rules.minion.taken import Taken
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.playing.timing import timing
from vtes_desktop.table.asking import Option, Procedure
from vtes_desktop.table.situation import Action
from vtes_desktop.table.table import Copy

_TYPES: dict[str, CardType] = {
    "ACTION": "Action",
    "ACTION MODIFIER": "Action Modifier",
    "REACTION": "Reaction",
    "COMBAT": "Combat",
}


class Effect(Struct, frozen=True):
    """One effect of a power: when it can be used, by its icon, and what it costs."""

    mode: Mode
    cost: int
    """Convictions."""


@lru_cache(maxsize=64)
def effects_of(card: Card) -> tuple[Effect, ...]:
    """The effects of a power that have an icon; a paragraph without one goes on with the effect before it."""
    found: list[tuple[CardType, int, list[str]]] = []
    for part in card.text:
        kinds = [_TYPES[mark] for mark in part.marks if mark in _TYPES]
        cost = next((int(match[1]) for mark in part.marks if (match := re.match(r"(\d+) CONVICTION", mark))), 0)
        if kinds:
            found.append((kinds[0], cost, [part.text]))
        elif found and not part.marks:
            found[-1][2].append(part.text)
    return tuple(Effect(Mode(kind, text="\n".join(texts)), cost) for kind, cost, texts in found)


def usable(game: Game, minion: Copy) -> Iterator[tuple[Copy, int, Effect]]:
    """The effects of a ready Imbued's unlocked powers that it can pay for, with their places on the card."""
    if not minions.is_imbued(game, minion) or not minions.is_ready(game, minion):
        return
    held = len(convictions(game, minion))
    for power in minions.on_it(game, minion):
        if power.locked or "Power" not in game.card(power).types:
            continue
        for place, effect in enumerate(effects_of(game.card(power))):
            if effect.cost <= held:
                yield power, place, effect


def price(effect: Effect) -> str:
    """What an effect costs, in words."""
    return f" ({effect.cost} conviction{'s' if effect.cost > 1 else ''})" if effect.cost else ""


# -- as an action ---------------------------------------------------------------------------------------------------


def power_actions(game: Game, minion: Copy, taken: Taken) -> Iterator[Possible]:
    """The actions that an Imbued can take with its powers, each once a turn (sec. 6.1.6), or by a conviction."""
    yield from conviction_actions(game, minion, taken)
    for power, place, effect in usable(game, minion):
        key = f"in play {power.id} {place}"
        if effect.mode.type != "Action" or taken.has(minion, key):
            continue
        said = action_text.played(game.card(power), effect.mode)
        text = f"{game.name(minion)} uses {game.name(power)}{price(effect)}"
        option = Option("use power", text, power.id, minion.id, level=str(place))
        plan = partial(power_plan, game, minion, power, effect, said.stealth)
        yield Possible(option, "use power", plan, (key,), "(D)" in effect.mode.text)


def power_plan(game: Game, minion: Copy, power: Copy, effect: Effect, stealth: int) -> Procedure[Plan | None]:
    """An action by a power: the power locks now, its cost is paid when the action succeeds."""
    action = Action(
        "use power",
        minion.id,
        minion.controller,
        card=power.id,
        stealth=stealth + minions.stealth(game, minion),
        conviction_cost=effect.cost,
    )
    if "(D)" in effect.mode.text:
        action = yield from declare_target(game, action, power)
    game.lock(power)

    def resolve(game: Game) -> Procedure[None]:
        yield from by_hand(game, action.seat, power, minion=minion)

    return Plan(action, resolve, f"uses {game.name(power)}")


# -- in the windows of others' and one's own actions, and of combat -------------------------------------------------


def power_uses(game: Game, seat: int, window: Window) -> list[Use]:
    """What the powers of a Methuselah's Imbued can be used for in a window, as the cards of that icon are played, and
    what their convictions can be burned for."""
    imbued = ready_imbued(game).get(seat)
    if imbued is None:
        return []
    found = []
    for minion in imbued:
        for power, place, effect in usable(game, minion):
            if may_use(game, minion, power, effect, window):
                text = f"{game.name(minion)}: {game.name(power)}{price(effect)}"
                option = Option("use power", text, power.id, minion.id, level=str(place))
                found.append(Use(option, partial(use, game, seat, minion, power, effect)))
    return [*found, *conviction_uses(game, seat, window)]


@of_what_lies
def ready_imbued(game: Game) -> dict[int, list[Copy]]:
    """The ready Imbued of each seat that has any."""
    found: dict[int, list[Copy]] = {}
    for seat in range(len(game.table.seats)):
        for minion in minions.ready_minions(game, seat):
            if minions.is_imbued(game, minion):
                found.setdefault(seat, []).append(minion)
    return found


def may_use(game: Game, minion: Copy, power: Copy, effect: Effect, window: Window) -> bool:
    """Whether an effect can be used now: in a combat of its Imbued, in its action, or as its reaction."""
    when = timing(game.card(power), effect.mode)
    if window not in when.windows:
        return False
    if effect.mode.type == "Combat":
        return game.fight is not None and minion in game.fight.both
    action = game.table.action
    if action is None or game.fight is not None:
        return False
    acting = game.table.copies.get(action.minion)
    if when.monster and (acting is None or not is_monster(game, acting)):
        return False
    if when.outcome == "successful" and not game.passing.action.successful:
        return False
    if effect.mode.type == "Action Modifier":
        return minion.id == action.minion and (when.needed != "stealth" or blocks.stealth_needed(game))
    if minion.controller == action.seat:
        return False
    if any(kept(minion) for kept in game.passing.action.cannot_react):
        return False
    if not (minion.locked if when.locked == "only" else blocks.may_react(game, minion)):
        return False
    return when.needed != "intercept" or blocks.intercept_needed(game, minion)


def use(game: Game, seat: int, minion: Copy, power: Copy, effect: Effect) -> Procedure[bool]:
    """Use an effect: the power locks, its cost is paid, and it is done as far as it is read, the rest by hand."""
    game.say(game.doing.name(minion), " uses ", game.doing.name(power), seat=seat)
    game.lock(power)
    yield from burn_conviction(game, minion, effect.cost)
    known = carry_out(game, seat, power, effect.mode, minion)
    yield from known if known is not None else by_hand(game, seat, power, minion=minion)
    return True
