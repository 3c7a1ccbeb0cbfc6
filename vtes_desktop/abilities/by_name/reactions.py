"""Reaction cards defined by name: those ways to play them that no template understands."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.by_name.defining import Named, mended
from vtes_desktop.abilities.card_text import Reading
from vtes_desktop.abilities.vocabulary.conditions.union import BlockMayBegin, InterceptNeeded, Is, Same
from vtes_desktop.abilities.vocabulary.effects.actions import (
    AddIntercept,
    EndAction,
    NotAgain,
)
from vtes_desktop.abilities.vocabulary.effects.attempts import AttemptToBlock
from vtes_desktop.abilities.vocabulary.effects.cards import Unlock
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.flow import Alternative, Either
from vtes_desktop.abilities.vocabulary.effects.votes import Decide, ReturnActionCard
from vtes_desktop.abilities.vocabulary.targets import Which

REACTION: Final = "Reaction"
ABOUT_TO_FIGHT: Final = (
    Is("acting", Which("vampire", age="younger")),
    Same("fighting", "minion"),
)
"""An acting younger vampire is about to enter combat with the vampire that plays the card."""
ANARCH: Final = Which("vampire", ("ready",), "you", words=("anarch",))
LOCKED_ANARCH: Final = Which("vampire", ("ready",), "you", words=("anarch",), locked=True)
CARDS: Final[tuple[Named, ...]] = (
    mended(
        "Obedience",
        Reading(REACTION, "dom", conditions=ABOUT_TO_FIGHT, words=(Unlock("acting"), EndAction(), NotAgain())),
        Reading(REACTION, "DOM", conditions=ABOUT_TO_FIGHT, words=(EndAction(), NotAgain())),
    ),
    mended(
        "Organized Resistance",
        Reading(
            REACTION,
            words=(
                Either(
                    (
                        Alternative("+1 intercept", (AddIntercept("blocker", 1),), (InterceptNeeded(ANARCH),)),
                        Alternative(
                            "Unlock a locked Anarch, who attempts to block with +1 intercept",
                            (
                                Choose(LOCKED_ANARCH),
                                Unlock("target"),
                                AddIntercept("target", 1),
                                AttemptToBlock("target"),
                            ),
                            (BlockMayBegin(which=LOCKED_ANARCH),),
                        ),
                    )
                ),
            ),
        ),
    ),
    mended(
        "Delaying Tactics",
        Reading(
            REACTION,
            words=(Decide("cancelled"), Unlock("acting"), ReturnActionCard("Political Action"), NotAgain(all=True)),
        ),
    ),
)
