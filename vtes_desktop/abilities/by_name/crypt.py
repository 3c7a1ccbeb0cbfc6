"""Crypt cards defined by name, by what they do in phases and as they come or go: what no template reads of them; the
rest of each is compiled."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, completed
from vtes_desktop.abilities.card_text import Reading, Standing, Upon, Usable
from vtes_desktop.abilities.vocabulary.conditions.actions import PhaseIs, TurnOf
from vtes_desktop.abilities.vocabulary.conditions.union import (
    IsReady,
)
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnBlood, BurnPool, GainPool
from vtes_desktop.abilities.vocabulary.effects.cards import Burn, RemoveFromGame
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.edge import BurnEdge
from vtes_desktop.abilities.vocabulary.effects.flow import Alternative, Either, ForEachMethuselah, May, WithEach
from vtes_desktop.abilities.vocabulary.effects.masters import DrawCrypt, ToUncontrolled, UseTransfers
from vtes_desktop.abilities.vocabulary.effects.owning import (
    BringAlly,
    Distribute,
    GainTitle,
    LoseTransfers,
    MakeAnarch,
    MoreTransfers,
)
from vtes_desktop.abilities.vocabulary.targets import Which
from vtes_desktop.rules.effects import Event

READY: Final = IsReady("this")

LEAVING: Final[tuple[Event, ...]] = ("goes to torpor", "ready minion burned", "leaves the ready region")
"""How minions leave the ready region in a combat."""

CARDS: Final[tuple[Named, ...]] = (
    # Before a contest, if there is one (ruling).
    completed(
        "Anarch Convert",
        Reading(
            "Vampire",
            upon=(
                Upon(
                    "comes into play",
                    (
                        May(
                            (
                                Choose(Which("vampire", ("ready", "torpor"), "you", other=True, words=("non-titled",))),
                                RemoveFromGame("this"),
                                MakeAnarch(),
                                Either(
                                    (Alternative("gain 1 pool", (GainPool(),)), Alternative("draw", (DrawCrypt(),)))
                                ),
                            ),
                            "make another vampire Anarch",
                        ),
                    ),
                    about="this",
                ),
            ),
        ),
    ),
    completed(
        "Tupdog",
        Reading(
            "Vampire",
            upon=(Upon("end of phase", (Burn("this"), DrawCrypt()), (PhaseIs("minion"),), turn="yours", torpid=True),),
        ),
    ),
    completed("Anson", Reading("Vampire", standing=(Standing("master phase actions", 1, conditions=(READY,)),))),
    completed(
        "Antonio d'Erlette",
        Reading(
            "Vampire",
            usable=(
                Usable(
                    "4 transfers: put a mage in play",
                    ("influence",),
                    (UseTransfers(4), BringAlly(Which("card", words=("mage",)))),
                    conditions=(READY,),
                    turn="yours",
                ),
            ),
        ),
        sentences=2,
    ),
    # The prey can use locations before they are burned, and those that come later stay (rulings).
    completed(
        "Arika",
        Reading(
            "Vampire",
            upon=(
                Upon(
                    "end of phase",
                    (
                        ForEachMethuselah(
                            "active",
                            (
                                WithEach(
                                    Which("location", ("ready", "torpor", "in play"), "you"),
                                    (
                                        Either(
                                            (
                                                Alternative("burn 1 pool", (BurnPool(),)),
                                                Alternative("burn the location", (Burn("target"),)),
                                            )
                                        ),
                                    ),
                                ),
                            ),
                        ),
                    ),
                    (READY, PhaseIs("unlock"), TurnOf("prey")),
                ),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Keith Moody",
        Reading(
            "Vampire",
            upon=(
                Upon(
                    "unlock phase",
                    (ForEachMethuselah("prey", (May((BurnEdge(), BurnBlood("minion")), "burn the Edge"),)),),
                    turn="yours",
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Carna, The Princess Witch",
        Reading(
            "Vampire",
            usable=(
                Usable(
                    "burn a retainer: gain 2 blood",
                    ("unlock",),
                    (Burn("target"), AddBlood("minion", 2)),
                    (Choose(Which("retainer", ("ready", "torpor"), "you", on="minion")),),
                    turn="yours",
                    once="turn",
                    torpid=True,
                ),
            ),
        ),
        group=3,
    ),
    completed(
        "Owain Evans, The Wanderer",
        Reading(
            "Vampire",
            upon=(
                Upon(
                    "unlock phase",
                    (
                        May(
                            (Choose(Which("vampire", ("ready", "torpor"), "active")), AddBlood("target")),
                            "move a blood",
                        ),
                    ),
                    (READY,),
                ),
            ),
        ),
    ),
    completed(
        "Erlik",
        Reading(
            "Vampire",
            upon=(
                Upon(
                    "comes into play",
                    (
                        Distribute(
                            5,
                            Which("vampire", ("uncontrolled",), "you", clans=("Harbinger of Skulls",)),
                            from_minion=True,
                        ),
                    ),
                    about="this",
                ),
            ),
        ),
    ),
    # She must choose, there is no default (ruling).
    completed(
        "Leandro",
        Reading(
            "Vampire",
            upon=(
                Upon(
                    "unlock phase",
                    (
                        ForEachMethuselah(
                            "active",
                            (
                                Either(
                                    (
                                        Alternative("burn 1 pool", (BurnPool(),)),
                                        Alternative("no transfers in this turn", (LoseTransfers(),)),
                                    )
                                ),
                            ),
                        ),
                    ),
                    (READY,),
                    turn="others",
                ),
            ),
        ),
    ),
    # Who controlled him gets the transfers (ruling).
    completed(
        "Capuchin, The",
        Reading("Vampire", upon=(Upon("burned", (ToUncontrolled("this"), MoreTransfers(3)), about="this"),)),
    ),
    # Before a contest, if there is one (ruling).
    completed(
        "Victor Pelletier",
        Reading(
            "Vampire",
            standing=(Standing("yields its title", 1),),
            upon=(
                Upon(
                    "comes into play",
                    (
                        May(
                            (
                                Either(
                                    (
                                        Alternative("1 pool: primogen", (BurnPool(1), GainTitle("primogen"))),
                                        Alternative(
                                            "2 pool: Prince of Paris", (BurnPool(2), GainTitle("prince of Paris"))
                                        ),
                                        Alternative(
                                            "3 pool: Ventrue Justicar", (BurnPool(3), GainTitle("justicar of Ventrue"))
                                        ),
                                    )
                                ),
                            ),
                            "give him a title",
                        ),
                    ),
                    about="this",
                ),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Matasuntha",
        Reading(
            "Vampire",
            upon=tuple(
                Upon(event, (May((GainPool(),), "gain 1 pool"),), about="opponent", torpid=True) for event in LEAVING
            ),
        ),
    ),
)
