"""Vampires, W: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import Price, Reading, Usable
from vtes_desktop.abilities.cards.defining import Named, completed
from vtes_desktop.abilities.cards.phrases import VAMPIRE
from vtes_desktop.abilities.vocabulary.amounts import BloodOn
from vtes_desktop.abilities.vocabulary.conditions.combat import Fights
from vtes_desktop.abilities.vocabulary.conditions.events import CostOfPlayed, PlayedBy
from vtes_desktop.abilities.vocabulary.conditions.union import AtLeast
from vtes_desktop.abilities.vocabulary.effects.blood import BurnBlood
from vtes_desktop.abilities.vocabulary.effects.cards import Cancel

CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Walker Grimes",
        Reading(VAMPIRE, prices=(Price(1, "pool", types=("Master",), payer="you", on_this=True),)),
        sentences="3a7568",
    ),
    # Pool is paid for in blood, with what changes the cost for the opponent; only while he fights (rulings).
    completed(
        "Watenda",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "burn its cost in blood to cancel the card",
                    ("as played",),
                    (BurnBlood("minion", CostOfPlayed()), Cancel(free=False)),
                    conditions=(
                        Fights(),
                        PlayedBy(("Combat",), who="opponent"),
                        AtLeast(BloodOn("minion"), CostOfPlayed()),
                    ),
                    by="bearer",
                    once="combat",
                ),
            ),
        ),
        sentences="3d3127 11c1f4",
    ),
)
