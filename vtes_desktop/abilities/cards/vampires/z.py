"""Vampires, Z: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import Reading, Upon
from vtes_desktop.abilities.cards.defining import Named, completed
from vtes_desktop.abilities.cards.phrases import VAMPIRE
from vtes_desktop.abilities.vocabulary.effects.flow import ForEachMethuselah, May
from vtes_desktop.abilities.vocabulary.effects.piles import BurnFromLibrary

CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Zygodat",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "successful bleed",
                    (May((ForEachMethuselah("target", (BurnFromLibrary(2),)),), "burn the top two cards"),),
                    about="minion",
                ),
            ),
        ),
        sentences="cef756",
    ),
)
