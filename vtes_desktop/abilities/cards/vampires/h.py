"""Vampires, H: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import Reading, Upon, Usable
from vtes_desktop.abilities.cards.defining import Named, completed
from vtes_desktop.abilities.cards.phrases import VAMPIRE
from vtes_desktop.abilities.vocabulary.conditions.actions import CalledByThis
from vtes_desktop.abilities.vocabulary.effects.flow import ForEachMethuselah, May
from vtes_desktop.abilities.vocabulary.effects.masters import BurnFromLibrary
from vtes_desktop.abilities.vocabulary.effects.singles import RecallPlayed
from vtes_desktop.abilities.vocabulary.effects.votes import VotersBurn

CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Hartmut Stover",
        Reading(VAMPIRE, upon=(Upon("votes tallied", (VotersBurn("against"),), (CalledByThis(),)),)),
    ),
    completed(
        "Hecate",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "successful bleed",
                    (May((ForEachMethuselah("target", (BurnFromLibrary(1),)),), "burn the top card of the library"),),
                    about="minion",
                ),
            ),
        ),
    ),
    # A card of several types must have been played as a combat card (ruling).
    completed(
        "Henry Taylor",
        Reading(
            VAMPIRE,
            usable=(
                Usable(
                    "put a combat card that he played on top of your library",
                    ("after resolution",),
                    (RecallPlayed("Combat"),),
                    once="action",
                    torpid=True,
                ),
            ),
        ),
    ),
)
