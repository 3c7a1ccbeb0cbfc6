"""What several allies say alike."""

from __future__ import annotations

from typing import Final

from vtes_desktop.abilities.cards.language import *


def act_on(which: Which, text: str, *words: Words, stealth: int = 0, other_way: bool = False) -> InPlayAction:
    """An action of the ally itself upon what is chosen as it is announced."""
    return InPlayAction(text, words, stealth=stealth, declares=(Choose(which),), by=OWN, other_way=other_way)


PATHOS: Final = "pathos"


def equips(text: str, which: Which) -> InPlayAction:
    """An ally equips itself with a card of its Methuselah's library, for its cost."""
    return InPlayAction(text, (Fetch(which),), "equip", 1, by=OWN)
