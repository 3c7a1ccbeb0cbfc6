"""Vampires, Y: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import Reading, Upon
from vtes_desktop.abilities.cards.defining import Named, completed
from vtes_desktop.abilities.cards.phrases import VAMPIRE
from vtes_desktop.abilities.vocabulary.conditions.events import Played
from vtes_desktop.abilities.vocabulary.effects.flow import May
from vtes_desktop.abilities.vocabulary.effects.hands import Draw

CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Yseult",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "card played",
                    (May((Draw(at_once=True),), "draw a card"),),
                    (Played("it", who="minion", codes=("mel",)),),
                ),
            ),
        ),
        sentences="7a43d3",
    ),
)
