"""Vampires, Q: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import Reading, Usable
from vtes_desktop.abilities.cards.defining import Named, completed
from vtes_desktop.abilities.cards.phrases import POLITICAL, VAMPIRE
from vtes_desktop.abilities.vocabulary.effects.choosing import Choose
from vtes_desktop.abilities.vocabulary.effects.votes import Abstain
from vtes_desktop.abilities.vocabulary.targets import Which

CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Quentin",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "a vampire abstains",
                    ("polling",),
                    (Abstain(),),
                    (Choose(Which("vampire")),),
                    (POLITICAL,),
                    by="bearer",
                    blood=1,
                    once="action",
                    torpid=True,
                ),
            ),
        ),
        sentences="d05be0",
    ),
)
