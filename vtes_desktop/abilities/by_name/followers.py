"""Allies, retainers, equipment and events, defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, named
from vtes_desktop.abilities.card_text import Reading, Standing, Usable
from vtes_desktop.abilities.conditions import InterceptNeeded, Is, IsReady
from vtes_desktop.abilities.which import Which
from vtes_desktop.abilities.words.actions import AddIntercept
from vtes_desktop.abilities.words.holdings import Sift

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
)
