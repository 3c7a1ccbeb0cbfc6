"""Sentences of weapons: other strikes that put them aside, what becomes of them when damage is prevented, how
dear their damage is to heal, and that they must be struck with (sec. 6.4.5, 6.4.6)."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.text.sentences.fighters import is_weapon
from vtes_desktop.abilities.text.template import *
from vtes_desktop.abilities.words import *

_TEMPLATES: Final = (
    says(
        r"Burn this weapon if any damage from it is prevented\.", upon_strike(StrikeDoes("prevented", (Burn("this"),)))
    ),
    says(
        r"Vampires must spend twice the normal amount of blood to heal the damage from this weapon's strikes\.",
        upon_strike(StrikeIs(doubly_healed=True)),
    ),
    says(
        r"Each strike the bearer makes at close range must be with this weapon if possible\.",
        Standing("must be struck with", 1, THIS_WEAPON),
    ),
)
SENTENCES: Final = where(is_weapon, _TEMPLATES)
