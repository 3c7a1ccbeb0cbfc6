"""What cards in play give a minion in combat: optional maneuvers, presses, additional strikes (sec. 6.4); and how
maneuvers and presses are used by turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import PASS, Option, Procedure
from vtes_desktop.rules.effects import Use, Window, settle
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.phrases import Extra
from vtes_desktop.table.table import Copy

if TYPE_CHECKING:
    from vtes_desktop.rules.combat import Fight


class Available(Struct, frozen=True):
    """One maneuver, press or additional strike that a card in play offers now."""

    copy: Copy
    extra: Extra
    key: tuple[int, int]


def available(game: Game, combat: Fight, minion: Copy, what: str) -> list[Available]:
    """What a minion's own card and the cards on it offer of a kind, as often as they do; stolen equipment offers
    nothing in that round (sec. 6.4.5)."""
    found = []
    for copy in (minion, *minions.on_it(game, minion)):
        if copy.id in combat.no_equipment or (copy.kind == "crypt" and copy is not minion and not is_merged(minion)):
            continue
        for place, extra in enumerate(minions.facts(game, copy).extras):
            key = (copy.id, place)
            if extra.what == what and left(game, combat, extra, key) > 0:
                found.append(Available(copy, extra, key))
    return found


def is_merged(minion: Copy) -> bool:
    """Whether a vampire has merged with the card under it (sec. 1.5)."""
    return "merged" in minion.marks


def left(game: Game, combat: Fight, extra: Extra, key: tuple[int, int]) -> int:
    """How many of an extra are left."""
    if extra.each == "combat":
        return extra.amount - combat.used[key]
    if extra.each == "first round" and game.combat.round > 1:
        return 0
    return extra.amount - combat.used_this_round[key]


def use(combat: Fight, chosen: Available) -> None:
    """Use one of an extra."""
    combat.used[chosen.key] += 1
    combat.used_this_round[chosen.key] += 1


def options(game: Game, minion: Copy, kind: str, found: list[Available]) -> dict[Option, Available]:
    """The options for what is available."""
    verb = {"maneuver": "Maneuver", "press": "Press", "additional strike": "Additional strike"}[kind]
    made: dict[Option, Available] = {}
    for each in found:
        where = "" if each.copy is minion else f" with {game.name(each.copy)}"
        made[Option(kind, f"{verb}{where}", each.copy.id, minion.id, amount=each.extra.amount)] = each
    return made


# -- maneuvers and presses by turns (sec. 6.4.2, 6.4.4) --------------------------------------------------------------


def by_turns(game: Game, combat: Fight, ask: Callable[[Copy], Procedure[bool]]) -> Procedure[None]:
    """Ask the two minions in turn for a maneuver or press, the acting one first, until both have passed; neither uses
    two in a row (sec. 6.4.2, 6.4.4). `ask` returns whether the minion used one."""
    last: Copy | None = None
    passed = 0
    minion = combat.acting
    while passed < 2 and combat.goes_on(game):
        used = False
        if minion is not last:
            used = yield from ask(minion)
        if used:
            last, passed = minion, 0
        else:
            passed += 1
        minion = combat.other(minion)


def ask_to_use(
    game: Game, minion: Copy, window: Window, question: str, own: dict[Option, Available], rule: str
) -> Procedure[Available | Use | None]:
    """Ask a minion's controller for something that cards in play offer or a card of the hand does; None for a pass."""
    uses = {use.option: use for use in game.abilities.uses(game, minion.controller, window)}
    if not own and not uses and not game.asks_anyway(minion.controller):
        return None
    options = [*own, *uses, PASS]
    option = yield from game.choose(minion.controller, window, question, options, rule, always=True)
    return own.get(option) or uses.get(option)


def run_use(game: Game, use: Use) -> Procedure[bool]:
    """Use a card of the hand or another effect; returns whether it took effect, and was not cancelled."""
    took_effect = yield from use.run()
    settle(game)
    return took_effect
