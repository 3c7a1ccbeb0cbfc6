"""Vampires, D: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import InPlayAction, Price, Reading, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, completed
from vtes_desktop.abilities.cards.phrases import OWN, READY, VAMPIRE
from vtes_desktop.abilities.vocabulary.conditions.actions import BeingPlayed, CalledByThis
from vtes_desktop.abilities.vocabulary.conditions.union import Acting, Is
from vtes_desktop.abilities.vocabulary.effects.blood import AddBlood, BurnBlood
from vtes_desktop.abilities.vocabulary.effects.masters import Cancel
from vtes_desktop.abilities.vocabulary.effects.owning import AddShares, AllotBlood
from vtes_desktop.abilities.vocabulary.targets import Which

CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Danielle Diron",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "unlock phase",
                    (AddBlood("this", 2),),
                    (READY, Is("this", Which("vampire", blood="none"))),
                    turn="yours",
                ),
            ),
        ),
    ),
    completed(
        "Diana Iadanza",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "cancel the reaction card",
                    ("as played",),
                    (Cancel(free=False),),
                    conditions=(BeingPlayed("Reaction"), CalledByThis()),
                    by="bearer",
                    blood=1,
                ),
            ),
        ),
    ),
    completed(
        "Dmitra Ilyanova",
        Reading(
            "Vampire",
            actions=(
                InPlayAction(
                    "call a referendum to distribute 4 blood",
                    (AddShares(),),
                    "political",
                    1,
                    declares=(AllotBlood(4, Which("vampire")),),
                    by=OWN,
                ),
            ),
        ),
    ),
    completed(
        "Dónal O'Connor",
        Reading(
            "Vampire",
            upon=(Upon("as blocked", (BurnBlood("blocker"),), (Acting(), Is("blocker", Which("vampire")))),),
        ),
        group=2,
    ),
    # What an effect of a card has one burn is not its cost (ruling).
    completed("Dragos", Reading(VAMPIRE, prices=(Price(-100, "blood", types=("Combat",)),))),
)
