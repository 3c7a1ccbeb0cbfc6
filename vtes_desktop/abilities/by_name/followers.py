"""Allies, retainers, equipment and events, defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, completed, named
from vtes_desktop.abilities.card_text import Reading, Standing, Usable
from vtes_desktop.abilities.vocabulary.amounts import Counted
from vtes_desktop.abilities.vocabulary.conditions.union import Covers, InterceptNeeded, Is, IsReady, There
from vtes_desktop.abilities.vocabulary.effects.actions import AddIntercept
from vtes_desktop.abilities.vocabulary.effects.cards import RemoveFromGame
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.holdings import Sift
from vtes_desktop.abilities.vocabulary.effects.rising import Rise
from vtes_desktop.abilities.vocabulary.targets import Which

CARDS: Final[tuple[Named, ...]] = (
    named(
        "Heart of Nizchetus",
        Reading(
            "Equipment",
            usable=(
                Usable(
                    "draw up to 3 cards, then move as many to the bottom",
                    ("unlock",),
                    (Sift(3),),
                    conditions=(IsReady(),),
                    turn="yours",
                    by="bearer",
                    once="turn",
                ),
            ),
        ),
    ),
    named(
        "Bowl of Convergence",
        Reading(
            "Equipment",
            standing=(Standing("intercept", 1, conditions=(Is("minion", Which("vampire", discipline="aus")),)),),
            usable=(
                Usable(
                    "burn 1 blood: +1 intercept",
                    ("block attempt",),
                    (AddIntercept(),),
                    conditions=(
                        Is("minion", Which("vampire", discipline="AUS")),
                        InterceptNeeded(Which(own=True)),
                    ),
                    by="bearer",
                    blood=1,
                    once="action",
                ),
            ),
        ),
    ),
    completed(
        "Emerald Legionnaire",
        Reading(
            "Ally",
            usable=(
                Usable(
                    "remove 7 cards of your ash heap: another one comes into play",
                    ("unlock",),
                    (RemoveFromGame("removed"), Rise(2, "rising")),
                    (
                        Choose(Which("card", ("ash heap",), "you", name="Emerald Legionnaire"), "rising"),
                        Choose(Which("card", ("ash heap",), "you", apart="rising"), "removed", 7, 7),
                    ),
                    (
                        There(Which("card", ("ash heap",), "you"), 8),
                        Covers(
                            Counted(Which("vampire", whose="you", clans=("Harbinger of Skulls",), unique=True)),
                            Counted(Which("ally", ("ready",), "you", name="Emerald Legionnaire"), plus=1),
                        ),
                    ),
                    turn="yours",
                    by="bearer",
                ),
            ),
        ),
    ),
)
