"""Vampires, B: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import InPlayAction, Price, Reading, Standing, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, completed
from vtes_desktop.abilities.cards.phrases import CURRENCIES, OWN, READY, VAMPIRE
from vtes_desktop.abilities.vocabulary.amounts import Number
from vtes_desktop.abilities.vocabulary.conditions.actions import CalledByThis
from vtes_desktop.abilities.vocabulary.conditions.events import ItsMethuselah
from vtes_desktop.abilities.vocabulary.conditions.union import Acting, AtLeast, Is, IsUnlocked, Not, Successful
from vtes_desktop.abilities.vocabulary.effects.cards import Unlock
from vtes_desktop.abilities.vocabulary.effects.draws import (
    DiscardCards,
    DrawAnother,
    DrawnThisTurn,
    HandSizeUntilUnlock,
)
from vtes_desktop.abilities.vocabulary.effects.flow import If
from vtes_desktop.abilities.vocabulary.effects.marking import Mark
from vtes_desktop.abilities.vocabulary.effects.singles import GrowHand
from vtes_desktop.abilities.vocabulary.targets import Which

LOCKED: Final = Not(IsUnlocked("this"))

BARRED: Final = "bars the Camarilla this turn"

CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Babalawo Alafin",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "discard two cards",
                    ("unlock",),
                    (DiscardCards(2), If((AtLeast(Number("same"), 1),), (HandSizeUntilUnlock(-1, "others"),))),
                    conditions=(READY,),
                    turn="yours",
                    once="turn",
                ),
            ),
        ),
        sentences=2,
    ),
    completed(
        "Bakr",
        Reading(
            VAMPIRE,
            actions=(
                InPlayAction("enter combat", (), "enter combat", 1, by=OWN, against=Which(whose="others"), blood=1),
            ),
        ),
    ),
    completed(
        "Baldesar Rossellini",
        Reading(
            VAMPIRE,
            prices=tuple(
                Price(-1, currency, types=types, payer="you", optional=True, location=location, conditions=(READY,))
                for currency in CURRENCIES
                for types, location in ((("Equipment",), False), (("Master", "Action"), True))
            ),
        ),
    ),
    # Also where the action was unblocked and came to nothing (ruling).
    completed(
        "Baron Dieudonne",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "unlock",
                    ("after resolution",),
                    (Unlock("minion"),),
                    conditions=(Acting(), Successful(), LOCKED),
                    turn="yours",
                    blood=1,
                    once="action",
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Baroque",
        Reading(
            VAMPIRE,
            actions=(
                InPlayAction(
                    "enter combat with a younger vampire",
                    (),
                    "enter combat",
                    by=OWN,
                    against=Which("vampire", whose="others", age="younger", not_clans=("Giovanni", "Nosferatu")),
                ),
            ),
        ),
    ),
    completed(
        "Benjamin Rose",
        Reading(
            VAMPIRE,
            actions=(InPlayAction("call a referendum for +1 hand size", (GrowHand(),), "political", 1, by=OWN),),
        ),
    ),
    completed("Black Cat", Reading(VAMPIRE, prices=(Price(-1, "pool", types=("Equipment",)),))),
    # “Once each turn” is once in each player's turn (ruling); it does not ask for being ready.
    completed(
        "Blackhorse Tanner",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "cards drawn",
                    (DrawnThisTurn("drew another", (DrawAnother(),)),),
                    (ItsMethuselah("you"),),
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Bruce de Guy",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "burn 1 blood: Camarilla vampires cannot cast",
                    ("as announced",),
                    (Mark(BARRED, "this"),),
                    conditions=(Acting(kinds=("political",)),),
                    by="bearer",
                    blood=1,
                    once="action",
                ),
            ),
            standing=(
                Standing(
                    "no votes",
                    1,
                    Which("vampire", words=("camarilla",)),
                    conditions=(CalledByThis(), Is("this", Which("vampire", mark=BARRED))),
                ),
            ),
            upon=(Upon("after resolution", (Mark(BARRED, "this", ""),), (Acting(),), torpid=True),),
        ),
    ),
)
