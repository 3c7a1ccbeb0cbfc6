"""Carrying out what is read of a card in fixed phrases (:mod:`.fixed_effects`); the rest by hand."""

from __future__ import annotations

from msgspec.structs import replace

from vtes_desktop.rules import minions
from vtes_desktop.rules.by_hand.fixed_effects import ALL, Does
from vtes_desktop.rules.by_hand.step import by_hand
from vtes_desktop.rules.combat.additional import gain, may_gain
from vtes_desktop.rules.combat.damage import prevent_points
from vtes_desktop.rules.combat.strike import strike_of
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.minion import blocks
from vtes_desktop.rules.passing import Lasts
from vtes_desktop.rules.playing.modes import Mode
from vtes_desktop.rules.politics.referendum import gain_votes
from vtes_desktop.table.asking import Procedure
from vtes_desktop.table.table import Copy


def carry_out(game: Game, seat: int, copy: Copy, mode: Mode, minion: Copy | None) -> Procedure[None] | None:
    """What a card does, when any of it is read; None when all must be done by hand.

    Maneuvers and presses need nothing more: they were played in their step, which knows what that means.
    """
    read = game.reader.does(game.card(copy), mode)
    if minion is None or replace(read, rest=()) == Does():
        return None
    return carry_out_read(game, seat, copy, minion, read)


def carry_out_read(game: Game, seat: int, copy: Copy, minion: Copy, read: Does) -> Procedure[None]:
    """Do what was read of a card for the minion that plays it; what was not, its player does by hand."""
    if read.cancels:
        cancel(game, copy, free=read.free)
    if read.locks:
        game.lock(minion)
    if read.unlocks:
        game.unlock(minion)
    if read.wakes:
        minions.mark(game, minion, blocks.AWAKE, "yes")
    if game.table.referendum is not None and read.votes:
        gain_votes(game, seat, read.votes, minion)
    if game.fight is not None:
        yield from _in_combat(game, copy, minion, read)
    elif game.table.action is not None:
        _in_action(game, minion, read)
    if read.rest:
        yield from by_hand(game, seat, copy, " ".join(read.rest), minion)


def cancel(game: Game, copy: Copy, *, free: bool) -> None:
    """Cancel the card that is being played; its cost is paid all the same unless that is `free` (sec. 11)."""
    others = [each for each in game.passing.now.being_played if each is not copy]
    if others:
        minions.mark(game, others[-1], "cancelled", "free" if free else "yes")
        game.passing.now.canceller = copy.controller
        game.say(game.doing.name(others[-1]), " is cancelled", seat=copy.controller)


def _in_action(game: Game, minion: Copy, read: Does) -> None:
    """Numbers of the running action (sec. 6.2.2.2); only one limited increase of a bleed counts in an action."""
    if read.stealth:
        blocks.add_stealth(game, read.stealth)
    if read.intercept:
        blocks.add_intercept(game, minion, read.intercept)
    if read.their_intercept and game.action.blocker:
        blocks.add_intercept(game, game.copy(game.action.blocker), read.their_intercept)
    if read.bleed and game.action.kind == "bleed":
        game.change_action(bleed=game.action.bleed + read.bleed)
        if read.limited:
            game.passing.action.limited.add("bleed")
    if read.unblockable:
        game.change_action(unblockable=True)


def _in_combat(game: Game, copy: Copy, minion: Copy, read: Does) -> Procedure[None]:
    """Strikes, damage prevention and strength (sec. 6.4)."""
    fight = game.fight
    if fight is None:
        return
    step = game.combat.step
    if read.strike is not None and step == "choose strike":
        game.strike_made = strike_of(read.strike, read.strike.amount, minion, copy.id)
    if read.additional and step == "additional" and may_gain(game, fight, minion):
        gain(game, fight, minion, read.additional)
    if read.prevent and game.hurt is not None:
        points = game.hurt.total if read.prevent == ALL else read.prevent
        yield from prevent_points(game, game.hurt, points, aggravated=not read.normal_only, by=copy)
    if read.strength:
        lasts: Lasts = "combat" if read.lasts == "combat" else "round"
        game.passing.add(minion.id, "strength", read.strength, lasts)
