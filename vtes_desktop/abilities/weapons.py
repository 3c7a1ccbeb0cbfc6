"""What cards say of a weapon: who can't strike with it, and what is so of its strikes (sec. 6.4.3)."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.card_text import Standing, Upon
from vtes_desktop.abilities.vocabulary.conditions.condition import Conditions
from vtes_desktop.abilities.vocabulary.effects.word import Words
from vtes_desktop.abilities.vocabulary.targets import Which

THIS_WEAPON: Final = Which("card", chosen="this")


def unusable(*conditions: Conditions) -> Standing:
    """The weapon can't be struck with while something is so."""
    return Standing("unusable", 1, THIS_WEAPON, conditions=conditions)


def upon_strike(*words: Words) -> Upon:
    """What is so of every strike with the weapon."""
    return Upon("strike chosen", words, about="this", by="bearer")
