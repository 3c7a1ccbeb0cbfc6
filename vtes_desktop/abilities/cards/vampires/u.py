"""Vampires, U: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import InPlayAction, Reading, Usable
from vtes_desktop.abilities.cards.defining import Named, completed
from vtes_desktop.abilities.cards.phrases import OWN, VAMPIRE
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.hands import Discard
from vtes_desktop.abilities.vocabulary.effects.piles import Return
from vtes_desktop.abilities.vocabulary.targets import Which

CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Uchenna",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "burn a card from your hand",
                    ("master",),
                    (Discard(burn=True),),
                    turn="yours",
                    blood=1,
                    once="turn",
                    torpid=True,
                ),
            ),
        ),
        sentences="7a3396 8f721c",
    ),
    # Not where there are not two cards to choose (ruling).
    completed(
        "Undele",
        Reading(
            "Vampire",
            actions=(
                InPlayAction(
                    "call a referendum to take two minion cards from the ash heap",
                    (Return("target"),),
                    "political",
                    1,
                    declares=(Choose(Which("minion card", ("ash heap",), "you"), least=2, most=2),),
                    by=OWN,
                ),
            ),
        ),
        sentences="f4913f",
    ),
)
