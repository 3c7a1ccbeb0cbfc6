"""What several allies say alike."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *

PATHOS: Final = "pathos"


def equips(text: str, which: Which) -> InPlayAction:
    """An ally equips itself with a card of its Methuselah's library, for its cost."""
    return InPlayAction(text, (Fetch(which),), "equip", 1, by=OWN)
