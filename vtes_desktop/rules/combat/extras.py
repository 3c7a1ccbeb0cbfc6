"""What cards in play give a minion in combat: optional maneuvers, presses, additional strikes (sec. 6.4); and how
maneuvers and presses are used by turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from msgspec import Struct

from vtes_desktop.rules import minions
from vtes_desktop.rules.combat import lasting
from vtes_desktop.rules.combat.damage import prevent_points, preventable
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.combat.lasting import Until
from vtes_desktop.rules.combat.strikes import may_use
from vtes_desktop.rules.contributed import Use
from vtes_desktop.rules.effects import settle
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.moments import Window
from vtes_desktop.rules.playing.printed import Extra, ExtraKind
from vtes_desktop.table.asking import PASS, Option, Procedure
from vtes_desktop.table.table import Copy

GIVEN = 1_000
"""The places of extras that effects have given count up from here: those of a card's own text are below."""


class Available(Struct, frozen=True):
    """One maneuver, press or additional strike that a card in play offers now."""

    copy: Copy
    extra: Extra
    key: tuple[int, int]
    blood: int = 0
    """What it costs the minion."""


def available(game: Game, combat: Fight, minion: Copy, what: str) -> Iterator[Available]:
    """What a minion's own card and the cards on it offer of a kind, as often as they do; stolen equipment offers
    nothing in that round (sec. 6.4.5)."""
    for copy in (minion, *minions.on_it(game, minion)):
        if minions.is_silent(game, copy):
            continue
        under = copy.kind == "crypt" and copy is not minion
        if not may_use(game, combat, copy) or (under and not minions.is_merged(minion)):
            continue
        for place, extra in enumerate(minions.facts(game, copy).extras):
            key = (copy.id, place)
            meant = copy is minion or minions.fits(game, minion, extra.must_be)
            if meant and extra.what == what and left(game, combat, extra, key) > 0 and is_usable(game, copy):
                yield Available(copy, extra, key)
    for given in lasting.of(combat, lasting.GivenExtra, minion):
        key = (given.source, given.number)
        if given.extra.what == what and given.blood <= minion.blood and left(game, combat, given.extra, key) > 0:
            yield Available(game.table.copies.get(given.source, minion), given.extra, key, given.blood)


def is_usable(game: Game, copy: Copy) -> bool:
    """Whether a card's own text lets its bearer use it now, were it a weapon."""
    return minions.facts(game, copy).weapon is None or game.abilities.modifier(game, copy, "unusable") <= 0


def give(combat: Fight, minion: Copy, source: Copy, until: Until, *extras: Extra, blood: int = 0) -> None:
    """A minion gets an optional maneuver, press or additional strike by an effect of a card, of several one, for
    so much blood."""
    number = next_number(combat)
    combat.lasting += [lasting.GivenExtra(minion.id, until, extra, source.id, number, blood) for extra in extras]


def next_number(combat: Fight) -> int:
    """The place of what an effect gives now, that no other effect of the combat has."""
    combat.given += 1
    return GIVEN + combat.given


def left(game: Game, combat: Fight, extra: Extra, key: tuple[int, int]) -> int:
    """How many of an extra are left."""
    if extra.not_first and game.combat.round == 1:
        return 0
    if extra.each == "combat":
        return extra.amount - combat.used[key]
    if extra.each == "first round" and game.combat.round > 1:
        return 0
    return extra.amount - combat.round.used[key]


def use(game: Game, combat: Fight, minion: Copy, chosen: Available) -> None:
    """Use one of an extra, for blood where it costs some."""
    game.burn_blood(minion, chosen.blood)
    combat.used[chosen.key] += 1
    combat.round.used[chosen.key] += 1


def options(game: Game, minion: Copy, kind: ExtraKind, found: list[Available]) -> dict[Option, Available]:
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
        if minion is not last and (yield from ask(minion)):
            last, passed = minion, 0
        else:
            passed += 1
        minion = combat.other(minion)


def ask_to_use(
    game: Game, minion: Copy, window: Window, question: str, own: dict[Option, Available], rule: str
) -> Procedure[Available | Use | None]:
    """Ask a minion's controller for something that cards in play offer or a card of the hand does; None for a pass,
    which there is not where something mandatory is offered."""
    uses = {use.option: use for use in game.abilities.uses(game, minion.controller, window)}
    if not own and not uses and not game.asks_anyway(minion.controller):
        return None
    must = any(each.extra.mandatory for each in own.values())
    options = [*own, *uses] if must else [*own, *uses, PASS]
    option = yield from game.choose(minion.controller, window, question, options, rule, always=not must)
    return own.get(option) or uses.get(option)


def run_use(game: Game, use: Use) -> Procedure[bool]:
    """Use a card of the hand or another effect; returns whether it took effect, and was not cancelled."""
    took_effect = yield from use.run()
    yield from settle(game)
    return took_effect


# -- prevention that effects have given (sec. 6.4.6) -----------------------------------------------------------------


def prevention_uses(game: Game, seat: int) -> Iterator[Use]:
    """The damage that a seat's minion can prevent now by what earlier effects have given it."""
    combat, hurt = game.fight, game.hurt
    if combat is None or hurt is None or hurt.copy.controller != seat:
        return
    for given in lasting.of(combat, lasting.GivenPrevention, hurt.copy):
        key = (given.source, given.number)
        used = (combat.used if given.once else combat.round.used)[key]
        by = game.table.copies.get(given.source)
        # What is left over of a use that costs something is lost; else it may be used later in the round.
        left = 0 if used and given.blood else given.amount - used
        points = min(left, preventable(game, hurt, given.of, by))
        if points > 0 and given.blood <= hurt.copy.blood:
            source = game.table.copies.get(given.source, hurt.copy)
            option = Option("prevent", f"{game.name(source)}: prevent {points} damage", source.id, hurt.copy.id)
            yield Use(option, partial(_prevent, game, combat, given, points))


def _prevent(game: Game, combat: Fight, given: lasting.GivenPrevention, points: int) -> Procedure[bool]:
    combat.used[given.source, given.number] += points
    combat.round.used[given.source, given.number] += points
    if game.hurt is not None:
        game.burn_blood(game.hurt.copy, given.blood)
        by, struck = game.table.copies.get(given.source), given.of != "any"
        yield from prevent_points(game, game.hurt, points, by=by, struck=struck)
    return True
