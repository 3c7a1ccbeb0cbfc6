"""What cards in play give a minion in combat: optional maneuvers, presses, additional strikes (sec. 6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from vtes_desktop.rules import minions
from vtes_desktop.rules.choice import Option
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
