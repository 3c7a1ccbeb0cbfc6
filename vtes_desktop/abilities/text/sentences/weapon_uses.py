"""Sentences of weapons: other strikes that put them aside, what becomes of them when damage is prevented, how
dear their damage is to heal, and that they must be struck with (sec. 6.4.5, 6.4.6)."""

from __future__ import annotations

import re
from typing import Final

from vtes_desktop.abilities.text.sentences.fighters import is_weapon
from vtes_desktop.abilities.text.template import Pieces, Sentence, sentence, where
from vtes_desktop.abilities.words import *


def _burned_if_prevented(_: re.Match[str], said: Sentence) -> Pieces | None:
    return (upon_strike(StrikeDoes("prevented", (Burn("this"),))),)


def _dear(_: re.Match[str], said: Sentence) -> Pieces | None:
    return (upon_strike(StrikeIs(doubly_healed=True)),)


def _always(_: re.Match[str], said: Sentence) -> Pieces | None:
    return (Standing("must be struck with", 1, THIS_WEAPON),)


_TEMPLATES: Final = (
    sentence(r"Burn this weapon if any damage from it is prevented\.", _burned_if_prevented),
    sentence(
        r"Vampires must spend twice the normal amount of blood to heal the damage from this weapon's strikes\.", _dear
    ),
    sentence(r"Each strike the bearer makes at close range must be with this weapon if possible\.", _always),
)
SENTENCES: Final = where(is_weapon, _TEMPLATES)
