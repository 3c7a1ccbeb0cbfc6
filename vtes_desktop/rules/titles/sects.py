"""Sects and clans that change (sec. 10). What a vampire is of now is told by :mod:`~vtes_desktop.rules.minions`."""

from __future__ import annotations

from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.titles.titles import claim_title, yield_title
from vtes_desktop.table.table import Copy


def change_sect(game: Game, copy: Copy, sect: str) -> None:
    """Make a vampire one of a sect: it is no anarch any more unless that is the sect (sec. 10, 10.5)."""
    if sect == "Anarch":
        make_anarch(game, copy)
        return
    if sect == minions.sect(game, copy):
        return
    if not game.edition.anarch_is_sect:
        minions.mark(game, copy, "anarch", "no")
    minions.mark(game, copy, "sect", sect)
    game.say(game.doing.name(copy), f" is {sect}", seat=copy.controller)
    game.passing.now.happened.append(("changes sect", copy, copy.controller))
    settle_title(game, copy)


def change_clan(game: Game, copy: Copy, clan: str) -> None:
    """Make a vampire one of a clan; where the edition has it so, of the clan's sect too (2012 sec. 10; not any more:
    RTR 20201130)."""
    minions.mark(game, copy, "clan", clan)
    game.say(game.doing.name(copy), f" is {clan}", seat=copy.controller)
    sect = game.edition.sect_of(clan)
    if sect and sect != minions.sect(game, copy):
        change_sect(game, copy, sect)
    else:
        settle_title(game, copy)


def make_anarch(game: Game, copy: Copy) -> None:
    """Make a vampire an anarch: of the sect, or Independent and an anarch where they are none (sec. 10.5)."""
    if minions.is_anarch(game, copy):
        return
    minions.mark(game, copy, "sect", "Anarch" if game.edition.anarch_is_sect else "Independent")
    if not game.edition.anarch_is_sect:
        minions.mark(game, copy, "anarch", "yes")
    game.say(game.doing.name(copy), " is an anarch", seat=copy.controller)
    game.passing.now.happened.append(("becomes anarch", copy, copy.controller))
    game.passing.now.happened.append(("changes sect", copy, copy.controller))
    settle_title(game, copy)


def settle_title(game: Game, copy: Copy) -> None:
    """After a change of sect or clan: a contested title that the vampire may no longer hold is yielded at once; one
    that it may hold again may be contested (sec. 10)."""
    full = minions.held_title(game, copy)
    if not full:
        return
    if minions.may_hold(game, copy, full):
        claim_title(game, copy)
    elif copy.marks.get("contested title"):
        yield_title(game, copy)
