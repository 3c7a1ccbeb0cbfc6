"""Determining the range of a round (sec. 6.4.2)."""

from __future__ import annotations

from typing import Literal

from vtes_desktop.rules import minions
from vtes_desktop.rules.combat import extras, lasting
from vtes_desktop.rules.combat.extras import Available
from vtes_desktop.rules.combat.fight import Fight
from vtes_desktop.rules.combat.strikes import weapon_strike
from vtes_desktop.rules.game import Game
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy


def determine_range(game: Game, combat: Fight) -> Procedure[None]:
    """Maneuver to long range and back, never twice in a row by the same minion; the acting minion has the first word
    (sec. 6.4.2)."""
    game.change_combat(step="range")
    by_effect = lasting.range_set(combat)
    if by_effect is not None:
        game.change_combat(range=by_effect.range)
        game.say(f"The range is {by_effect.range}, by an effect", seat=combat.acting.controller)
        return
    yield from extras.by_turns(game, combat, lambda minion: maneuver_or_pass(game, combat, minion))
    if combat.goes_on(game):
        game.say(f"The range is {game.combat.range}", seat=combat.acting.controller)


def maneuver_or_pass(game: Game, combat: Fight, minion: Copy) -> Procedure[bool]:
    """Ask one minion's controller for a maneuver, again where it was cancelled; returns whether one was used."""
    while combat.goes_on(game):
        other = other_range(game)
        if lasting.cannot(combat, minion, "maneuver to long" if other == "long" else "maneuver to close"):
            return False
        question = f"{game.name(minion)}: maneuver to {other} range?"
        own = extras.options(game, minion, "maneuver", own_maneuvers(game, combat, minion))
        chosen = yield from extras.ask_to_use(game, minion, "range", question, own, "6.4.2")
        if chosen is None:
            return False
        if isinstance(chosen, Available):
            use_own(game, combat, minion, chosen)
            return True
        before = game.combat.range
        if (yield from extras.run_use(game, chosen)):
            if game.combat.range == before:
                change_range(game, minion)
            return True
    return False


def other_range(game: Game) -> Literal["close", "long"]:
    """The range to which a maneuver changes: close becomes long, long becomes close."""
    return "long" if game.combat.range == "close" else "close"


def own_maneuvers(game: Game, combat: Fight, minion: Copy) -> list[Available]:
    """The optional maneuvers of cards in play that a minion can use now: not a second weapon's when it is committed to
    a strike already, nor any weapon's when it cannot strike (sec. 6.4.2)."""
    return [
        each
        for each in extras.available(game, combat, minion, "maneuver")
        if each.extra.only in ("", other_range(game))
        and (
            minions.facts(game, each.copy).weapon is None
            or (may_commit(combat, minion, each.copy.id) and may_strike_so(game, combat, minion, each.copy))
        )
    ]


def may_strike_so(game: Game, combat: Fight, minion: Copy, copy: Copy) -> bool:
    """Whether nothing keeps a minion from the strike with a weapon, which its maneuver would choose (sec. 6.4.2)."""
    weapon = minions.facts(game, copy).weapon
    return weapon is not None and lasting.may_strike(combat, minion, weapon_strike(minion, copy, weapon).kind)


def may_commit(combat: Fight, minion: Copy, source: int) -> bool:
    """Whether a minion may maneuver with a strike card or weapon: it has not done so with another in this round
    (sec. 6.4.2)."""
    bound = combat.round.committed.get(minion.id)
    return bound is None or bound.source == source


def use_own(game: Game, combat: Fight, minion: Copy, chosen: Available) -> None:
    """Use a card's maneuver; a weapon's chooses the minion's strike as well (sec. 6.4.2)."""
    extras.use(game, combat, minion, chosen)
    weapon = minions.facts(game, chosen.copy).weapon
    if weapon is not None:
        combat.round.committed[minion.id] = weapon_strike(minion, chosen.copy, weapon)
    change_range(game, minion)


def change_range(game: Game, minion: Copy) -> None:
    """A maneuver has been used."""
    other = other_range(game)
    game.change_combat(range=other)
    game.say(game.doing.name(minion), f" maneuvers to {other} range", seat=minion.controller)
