"""Vampires, R: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import Reading, Standing, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, completed
from vtes_desktop.abilities.cards.phrases import READY, VAMPIRE
from vtes_desktop.abilities.vocabulary.conditions.actions import PhaseIs
from vtes_desktop.abilities.vocabulary.conditions.events import StrikeWith
from vtes_desktop.abilities.vocabulary.conditions.play import Quiet
from vtes_desktop.abilities.vocabulary.conditions.union import Not
from vtes_desktop.abilities.vocabulary.effects.bouts import PreventFor
from vtes_desktop.abilities.vocabulary.effects.draws import ShuffleDiscarded
from vtes_desktop.abilities.vocabulary.targets import Which

CARDS: Final[tuple[Named, ...]] = (
    # All discards and draws are made first, then those cards are shuffled in (ruling).
    completed(
        "Rachel Brandywine",
        Reading(
            VAMPIRE,
            upon=(Upon("end of phase", (ShuffleDiscarded(),), (READY, PhaseIs("discard")), turn="yours"),),
        ),
    ),
    # Only what is not aggravated, even if it is treated as normal (ruling).
    completed(
        "Randall",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "prevent 1 damage to another minion",
                    ("prevention",),
                    (PreventFor(Which(other=True), 1, normal_only=True),),
                    conditions=(Not(Quiet(action=False)),),
                    by="bearer",
                    blood=1,
                    once="turn",
                    torpid=True,
                ),
            ),
        ),
    ),
    completed(
        "Reverend Blackwood",
        Reading(VAMPIRE, standing=(Standing("strike damage", 1, conditions=(StrikeWith(discipline="tha"),)),)),
    ),
)
