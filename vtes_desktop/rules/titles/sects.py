"""Sects and clans that change (sec. 10). What a vampire is of now is told by :mod:`~vtes_desktop.rules.minions`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from vtes_desktop.rules import minions
from vtes_desktop.rules.game import Game
from vtes_desktop.rules.titles.titles import claim_title, yield_title
from vtes_desktop.table.table import Copy

SECTS_OF_CLANS: Mapping[str, str] = MappingProxyType(
    {
        **dict.fromkeys(("Brujah", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue", "Caitiff"), "Camarilla"),
        **dict.fromkeys(
            (
                "Ahrimane",
                "Blood Brother",
                "Brujah antitribu",
                "Gangrel antitribu",
                "Harbinger of Skulls",
                "Kiasyd",
                "Lasombra",
                "Malkavian antitribu",
                "Nosferatu antitribu",
                "Pander",
                "Salubri antitribu",
                "Toreador antitribu",
                "Tremere antitribu",
                "Tzimisce",
                "Ventrue antitribu",
            ),
            "Sabbat",
        ),
        **dict.fromkeys(("Akunanse", "Guruhi", "Ishtarri", "Osebo"), "Laibon"),
    }
)
"""The sect of each clan where a card says none (sec. 10.1–10.3)."""


def sect_of_clan(clan: str) -> str:
    """The sect of a clan; clans of no sect are Independent (sec. 10.4).

    >>> sect_of_clan("Toreador"), sect_of_clan("Toreador antitribu"), sect_of_clan("Giovanni")
    ('Camarilla', 'Sabbat', 'Independent')
    """
    return SECTS_OF_CLANS.get(clan, "Independent")


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
    settle_title(game, copy)


def change_clan(game: Game, copy: Copy, clan: str) -> None:
    """Make a vampire one of a clan, and so of its sect where that is another (sec. 10)."""
    minions.mark(game, copy, "clan", clan)
    game.say(game.doing.name(copy), f" is {clan}", seat=copy.controller)
    if sect_of_clan(clan) != minions.sect(game, copy):
        change_sect(game, copy, sect_of_clan(clan))
    else:
        settle_title(game, copy)


def make_anarch(game: Game, copy: Copy) -> None:
    """Make a vampire an anarch: of the sect, or Independent and an anarch where they are none (sec. 10.5)."""
    if minions.is_anarch(game, copy):
        return
    if game.edition.anarch_is_sect:
        minions.mark(game, copy, "sect", "Anarch")
    else:
        minions.mark(game, copy, "sect", "Independent")
        minions.mark(game, copy, "anarch", "yes")
    game.say(game.doing.name(copy), " is an anarch", seat=copy.controller)
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
