"""Vampires, I: what their text can't tell is defined by name."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import Reading, Upon
from vtes_desktop.abilities.cards.defining import Named, completed
from vtes_desktop.abilities.cards.phrases import VAMPIRE, cheaper
from vtes_desktop.abilities.vocabulary.conditions.events import Played
from vtes_desktop.abilities.vocabulary.conditions.union import Acting, Is
from vtes_desktop.abilities.vocabulary.effects.flow import By, May
from vtes_desktop.abilities.vocabulary.effects.hands import Draw
from vtes_desktop.abilities.vocabulary.effects.piles import LookAt
from vtes_desktop.abilities.vocabulary.targets import Which

CARDS: Final[tuple[Named, ...]] = (
    completed(
        "Ira Rivers",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "card played",
                    (May((Draw(at_once=True),), "draw a card"),),
                    (Played("it", who="minion", codes=("aus",)),),
                ),
            ),
        ),
        sentences="7232ff",
    ),
    completed(
        "Iris Bennett",
        Reading(
            VAMPIRE,
            upon=(
                Upon(
                    "as blocked",
                    (By("blocker", (May((LookAt("hand", "acting"),), "look at the hand"),)),),
                    (Acting(), Is("blocker", Which("vampire", age="older"))),
                ),
            ),
        ),
        sentences="7c3294",
    ),
    completed(
        "Izhim abd Azrael",
        Reading(VAMPIRE, prices=cheaper(True)),
        sentences="e57f36",
    ),
)
